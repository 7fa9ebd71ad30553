"""One village on the board: coins, reputation, points, villagers by zone, buildings, goods and the track."""

from __future__ import annotations

from games.above_below.content.load import BOARD, ITEMS, SUPPLIES
from games.above_below.scoring import built
from games.above_below.view import AboveBelowView, PlayerView
from rendering.above_below.changes import change_of, total
from rendering.above_below.icons import sprite
from rendering.above_below.pieces import SMALL, band, chip, frame, villager_token
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.tags import change_tag
from rendering.kit.texture import paper
from rendering.kit.theme import INK, INK_SOFT, NAME, PAPER_DEEP, WALNUT_EDGE, Style
from rendering.reader import Reader, mark_of

ZONES = (("ready", "ready"), ("exploring", "lantern"), ("exhausted", "exhausted"), ("injured", "injured"))
SPACE = Style("text", 800, 26, 22)
TOKENS = (58, 54, 50, 46, 42, 38, 34, 30, 26)
"""Sizes of villagers, the largest that fits."""
NARROW = 420
"""Below this width the counts stand in two rows."""


def player_key(player: PlayerView, view: AboveBelowView, reader: Reader) -> tuple[object, ...]:
    """All that a village shows on the board."""
    shown = (
        player.seat, player.coins, player.reputation, total(player), player.villagers, player.houses, player.caves,
        tuple(player.goods.items()), player.sale, player.track, player.quests, tuple(map(repr, player.tools)),
        player.passed,
    )
    change = change_of(view, reader.before, player.seat)
    return ("player", shown, reader.name(player.seat), view.active == player.seat, player.seat in reader.asked, change)


def draw_player(canvas: Canvas, player: PlayerView, view: AboveBelowView, reader: Reader) -> None:
    """A village in a column; whoever is in turn has a golden frame."""
    whole = canvas.rect.pad(3)
    canvas.panel(whole, 18, paper(whole.w, whole.h, 7), shadow=True)
    canvas.edge(whole, 18, WALNUT_EDGE, 2)
    narrow = whole.w < NARROW
    head, chips, zones, things, track = whole.pad(8).rows(46, 92 if narrow else 58, 1.0, 44, 66, gap=5)
    _head(canvas, head, player, view, reader)
    change = change_of(view, reader.before, player.seat)
    cells = chips.grid(2, 2, 5) if narrow else chips.columns(1.0, 1.0, 1.0, 1.0, gap=6)
    counts = (("coin", player.coins), ("torch", player.reputation), ("star", total(player)),
              ("home", len(built(player))))
    for cell, (name, count) in zip(cells, counts, strict=True):
        chip(canvas, cell, name, count)
    for cell, number in zip(cells, (change.coins, change.reputation, change.points, len(change.new)), strict=True):
        if number:
            change_tag(canvas, cell.x + 66, cell.y + 9, f"{number:+d}".replace("-", "−"), gain=number > 0)
    _zones(canvas, zones, player)
    _things(canvas, things, player)
    _track(canvas, track, player)
    if view.active == player.seat:
        frame(canvas, canvas.rect)


def _head(canvas: Canvas, rect: Rect, player: PlayerView, view: AboveBelowView, reader: Reader) -> None:
    signs = [name for name, there in (
        ("hourglass", player.seat in reader.asked), ("exhausted", player.passed),
    ) if there]
    band(canvas, rect, player.seat, reader, NAME, room=48 * len(signs))
    for number, name in enumerate(signs):
        canvas.sprite(sprite(name, 40, shadow=False, rim=(255, 247, 228)), rect.right - 28 - 48 * number, rect.cy)


def _zones(canvas: Canvas, rect: Rect, player: PlayerView) -> None:
    """The villagers one after the other, the sign of their zone before them, as large as they fit."""
    colour = mark_of(player.seat).colour
    groups = [(icon, [one for one in player.villagers if one.zone == zone]) for zone, icon in ZONES]
    groups = [(icon, living) for icon, living in groups if living]
    counts = [len(living) for _, living in groups]
    size = next((size for size in TOKENS if _flow(rect, size, counts)[1] <= rect.bottom), TOKENS[-1])
    for (icon, living), places in zip(groups, _flow(rect, size, counts)[0], strict=True):
        canvas.sprite(sprite(icon, size - 12, shadow=False), *places[0])
        for one, (cx, cy) in zip(living, places[1:], strict=True):
            villager_token(canvas, cx, cy, size, one.piece, one.states, colour)


def _flow(rect: Rect, size: int, groups: list[int]) -> tuple[list[list[tuple[int, int]]], int]:
    """The centres of a sign and its tokens for each group, row after row, and where the last row ends. A sign never
    ends a row."""
    x, y, step = rect.x, rect.y + size // 2 + 2, size + 4
    found = []
    for count in groups:
        places: list[tuple[int, int]] = []
        for number in range(count + 1):
            room = step * (2 if number == 0 else 1)
            if x + room > rect.right and x > rect.x:
                x, y = rect.x, y + step
            places.append((x + size // 2, y))
            x += step
        found.append(places)
    return found, y + size // 2


def _things(canvas: Canvas, rect: Rect, player: PlayerView) -> None:
    """Goods, drinks and supplies at hand, and empty caves; what is on sale stands in a frame."""
    found = [(item, player.goods[item]) for item in (*ITEMS, SUPPLIES) if player.goods[item]]
    if player.empty_caves():
        found.append(("cave", player.empty_caves()))
    if player.sale:
        box = Rect(rect.right - 56, rect.y, 56, rect.h)
        canvas.edge(box, 10, INK_SOFT, 3)
        canvas.sprite(sprite(player.sale, 42, shadow=False), box.cx, box.cy)
        rect = Rect(rect.x, rect.y, rect.w - 62, rect.h)
    step = min(82, rect.w // max(1, len(found)))
    for number, (item, count) in enumerate(found):
        x = rect.x + step * number
        size = min(44, step - 22)
        canvas.sprite(sprite(item, size, shadow=False), x + size // 2, rect.cy)
        canvas.write(str(count), x + size + 2, rect.cy, SMALL, INK)


def _track(canvas: Canvas, rect: Rect, player: PlayerView) -> None:
    """The advancement track: eight spaces, what a good counts there, and how many lie on them."""
    for number, cell in enumerate(rect.columns(*[1.0] * len(BOARD.track), gap=3)):
        canvas.panel(cell, 8, PAPER_DEEP)
        points = BOARD.track[number][0]
        canvas.write(str(points), cell.x + 11, cell.y + 14, SPACE, INK_SOFT, anchor="m")
        if number < len(player.track):
            good, count = player.track[number]
            size = min(cell.w, 46)
            canvas.sprite(sprite(good, size, shadow=False), cell.cx, cell.bottom - size // 2)
            if count > 1:
                spot = Rect(cell.right - 21, cell.y + 1, 21, 26)
                canvas.panel(spot, 8, (255, 252, 240))
                canvas.write(str(count), spot.cx, spot.cy, SPACE, INK, anchor="m")
