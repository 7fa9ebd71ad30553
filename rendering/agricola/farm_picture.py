"""One farm, large: farmyard with lettered spaces, supply, needs, majors and coming goods, 1400 x 891."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.agricola.view import AgricolaView, FarmView
from games.agricola.wording.terms import card_text
from rendering.agricola.alt import farm_alt
from rendering.agricola.changes import FarmChange, changes
from rendering.agricola.farm import goods_of, yard_ground, yard_key
from rendering.agricola.icons import sprite
from rendering.agricola.pieces import CATEGORY_ICONS, chip, chip_ground, icon, major_icon, signed, tally
from rendering.agricola.signs import seat_state, star
from rendering.agricola.table import MARGIN, planks_only
from rendering.agricola.yard import Marks, draw_yard
from rendering.kit.blocks import Block, Ground, compose, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.tags import change_tag
from rendering.kit.texture import paper
from rendering.kit.theme import (
    BOARD_SIZE,
    COUNT,
    CREAM,
    GOLD,
    INK,
    INK_SOFT,
    NOTE,
    RED,
    TITLE,
    WALNUT_EDGE,
    Style,
)
from rendering.reader import Reader, mark_of

SHEET = Rect(MARGIN, 10, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - 20)
HEADER, _YARD_ROW, CHIPS = SHEET.rows(72, 1.0, 108, gap=10)
YARD, SIDE = _YARD_ROW.columns(1.0, 318, gap=12)
SUPPLY_COUNT = Style("text", 900, 64, 40)
MAJOR_SIZE = 88
HEADINGS = ("needs", "left", "majors", "coming", "hand", "points")


def draw_farm_picture(view: AgricolaView, reader: Reader, seat: int) -> Picture:
    """The farm of ``seat`` as everybody may see it."""
    farm = view.farms[seat]
    return finish(farm_image(view, reader, farm), f"farm-{seat + 1}", farm_alt(farm, view, reader))


def draw_hand(view: AgricolaView, reader: Reader) -> Picture:
    """The viewer's own farm, with the hand cards. Raises ValueError for a view of nobody's."""
    if view.viewer is None:
        raise ValueError("a spectator has no farm")
    farm = view.farms[view.viewer]
    return finish(farm_image(view, reader, farm, own=True), "hand", farm_alt(farm, view, reader, own=True))


def farm_image(view: AgricolaView, reader: Reader, farm: FarmView, *, own: bool = False) -> Image.Image:
    """The picture before encoding."""
    return compose(farm_picture_ground(), _blocks(view, reader, farm, own))


def farm_picture_ground() -> Ground:
    """Table, paper for the side, wood under the farmyard."""
    return static(("agricola", "farm"), _ground)


def _ground() -> Image.Image:
    canvas = planks_only()
    canvas.shadow(YARD, 16)
    yard_ground(canvas, YARD)
    canvas.panel(SIDE, 18, paper(SIDE.w, SIDE.h, 7), shadow=True)
    canvas.edge(SIDE, 18, WALNUT_EDGE, 2)
    return canvas.image


def _blocks(view: AgricolaView, reader: Reader, farm: FarmView, own: bool) -> Iterator[Block]:
    words = (reader.name(farm.seat), reader.say("agricola-round", n=view.round))
    yield Block(
        HEADER.pad(-4), ("header", farm.seat, farm.total, farm.begging, *words, *seat_state(farm, view, reader)),
        partial(_header, farm=farm, view=view, reader=reader),
    )
    marks = Marks(frozenset(reader.marked), frozenset(reader.offered)) if own else Marks()
    changed = changes(view, reader.before).farm(farm.seat)
    yield Block(
        YARD, ("yard", yard_key(farm), marks, changed), partial(_yard, farm=farm, marks=marks, changed=changed)
    )
    goods = goods_of(farm, moor=view.moor)
    yield Block(CHIPS, ("chips", tuple(goods), changed.gains), partial(_supply, goods=goods, changed=changed))
    cards = _cards(farm, view, own)
    key = (
        "side", tuple(farm.points.items()), farm.majors, farm.locked, farm.food_due, farm.heating, farm.goods["food"],
        farm.goods["fuel"], farm.goods["wood"], farm.stables_left, farm.fences_left, _coming(farm), view.moor,
        tuple((reader.words(card_text(card)), card in farm.hand) for card in cards),
        tuple(reader.say(f"agricola-{heading}") for heading in HEADINGS),
    )
    yield Block(SIDE, key, partial(_side, farm=farm, view=view, reader=reader, cards=cards))


def _coming(farm: FarmView) -> tuple[tuple[int, tuple[tuple[str, int], ...]], ...]:
    return tuple((number, tuple(goods.items())) for number, goods in farm.coming)


def _cards(farm: FarmView, view: AgricolaView, own: bool) -> tuple[str, ...]:
    """Hand cards in play, and for their owner those in hand."""
    return (*farm.occupations, *farm.minors, *(farm.hand if own else ())) if view.cards else ()


def _header(canvas: Canvas, farm: FarmView, view: AgricolaView, reader: Reader) -> None:
    rect = canvas.rect.pad(4)
    mark = mark_of(farm.seat)
    canvas.panel(rect, 18, mark.colour)
    canvas.edge(rect, 18, WALNUT_EDGE, 2)
    starts, active, asked = seat_state(farm, view, reader)
    if active:
        canvas.edge(canvas.rect, 22, GOLD, 5)
    canvas.mark(mark, rect.x + 44, rect.cy, 54, letter=mark.letter)
    right = canvas.write(signed(farm.total), rect.right - 22, rect.cy, TITLE, mark.on_colour, anchor="r").x - 34
    star(canvas, right, rect.cy, 52)
    right -= 44
    if farm.begging:
        if farm.begging > 1:
            right = canvas.write(f"×{farm.begging}", right, rect.cy, COUNT, mark.on_colour, anchor="r").x
        right -= 32
        canvas.sprite(sprite("begging", 54, rim=CREAM), right, rect.cy)
        right -= 42
    for name in ["start_player"] * starts + ["hourglass"] * asked:
        canvas.sprite(sprite(name, 56, shadow=False, rim=CREAM), right - 28, rect.cy)
        right -= 66
    words = reader.say("agricola-round", n=view.round)
    right = canvas.write(words, right - 12, rect.cy, TITLE, mark.on_colour, anchor="r", width=230).x
    canvas.write(reader.name(farm.seat), rect.x + 88, rect.cy, TITLE, mark.on_colour, width=right - rect.x - 112)


def _yard(canvas: Canvas, farm: FarmView, marks: Marks, changed: FarmChange) -> None:
    draw_yard(canvas, canvas.rect, farm, lettered=True, marks=marks, changed=changed)


def _supply(canvas: Canvas, goods: list[tuple[str, int]], changed: FarmChange) -> None:
    for cell, (good, n) in zip(canvas.rect.columns(*[1.0] * len(goods), gap=8), goods, strict=True):
        chip_ground(canvas, cell, good)
        chip(canvas, cell, good, n, SUPPLY_COUNT)
        if gain := changed.of(good):
            change_tag(canvas, cell.right - 4, cell.y + 18, f"+{gain}", gain=True)


def _side(canvas: Canvas, farm: FarmView, view: AgricolaView, reader: Reader, cards: tuple[str, ...]) -> None:
    """What a harvest would ask for, what is left to build, majors, coming goods, cards."""
    rect = canvas.rect.pad(16, 12)
    y = _heading(canvas, reader.say("agricola-needs"), rect, rect.y + 12)
    lacks = farm.food_due > farm.goods["food"]
    _need(canvas, "food", farm.food_due, rect.x, y + 32, lacking=lacks)
    if view.moor:
        cold = farm.heating > farm.goods["fuel"] + farm.goods["wood"]
        _need(canvas, "heat", farm.heating, rect.x + 146, y + 32, lacking=cold)
    y = _heading(canvas, reader.say("agricola-left"), rect, y + 84)
    tally(canvas, "fence", str(farm.fences_left), rect.x, y + 32, 58, INK)
    tally(canvas, "stable", str(farm.stables_left), rect.x + 146, y + 32, 58, INK)
    y += 84
    if farm.majors:
        y = _heading(canvas, reader.say("agricola-majors"), rect, y)
        y = _majors(canvas, rect, y, farm)
    if farm.coming and y < rect.bottom - 90:
        y = _heading(canvas, reader.say("agricola-coming"), rect, y)
        y = _arrivals(canvas, rect, y, farm)
    if cards and y < rect.bottom - 60:
        y = _heading(canvas, reader.say("agricola-hand"), rect, y)
        for card in cards[: (rect.bottom - y) // 32]:
            colour = INK_SOFT if card in farm.hand else INK
            canvas.write(reader.words(card_text(card)), rect.x, y + 14, NOTE, colour, width=rect.w)
            y += 32
        y += 18
    for columns, height, size in ((3, 56, 44), (4, 42, 31)):
        rows = -(-len(farm.points) // columns)
        if y + 24 + rows * height <= rect.bottom:
            y = _heading(canvas, reader.say("agricola-points"), rect, y)
            _points(canvas, Rect(rect.x, y, rect.w, rows * height).grid(columns, rows), size, farm)
            break


def _need(canvas: Canvas, name: str, n: int, x: int, cy: int, *, lacking: bool) -> None:
    """What a harvest asks for, with an exclamation mark where it is not there."""
    right = tally(canvas, name, str(n), x, cy, 56, RED if lacking else INK)
    if lacking:
        disc = Rect(right + 5, cy - 16, 32, 32)
        canvas.panel(disc, 16, RED)
        canvas.write("!", disc.cx, disc.cy, Style("text", 900, 28, 19), CREAM, anchor="m")


def _points(canvas: Canvas, cells: list[Rect], size: int, farm: FarmView) -> None:
    """Points by category if the game ended now, losses in red."""
    style = Style("text", 800, round(size * 0.87), 19)
    for cell, (category, n) in zip(cells, farm.points.items(), strict=False):
        icon(canvas, CATEGORY_ICONS[category], cell.x + size // 2, cell.cy, size)
        ink = RED if n < 0 else INK if n else INK_SOFT
        canvas.write(signed(n), cell.x + size + 3, cell.cy, style, ink, width=cell.w - size - 4)


def _heading(canvas: Canvas, words: str, rect: Rect, y: int) -> int:
    canvas.write(words, rect.x, y, Style("heading", 800, 28, 20), INK_SOFT, width=rect.w)
    return y + 20


def _majors(canvas: Canvas, rect: Rect, y: int, farm: FarmView) -> int:
    """The drawings of all majors, smaller when there are many; a lock on those that still want fuel."""
    columns = 3 if len(farm.majors) <= 6 else 4 if len(farm.majors) <= 12 else 5
    size = min(MAJOR_SIZE, rect.w // columns - 8)
    for index, major in enumerate(farm.majors):
        cx = rect.x + (index % columns) * (rect.w // columns) + rect.w // columns // 2
        cy = y + size // 2 + index // columns * (size + 10)
        icon(canvas, major_icon(major), cx, cy, size, faded=major in farm.locked)
        if major in farm.locked:
            canvas.sprite(sprite("lock", size // 2), cx + size // 4, cy + size // 4)
    return y + -(-len(farm.majors) // columns) * (size + 10) + 16


def _arrivals(canvas: Canvas, rect: Rect, y: int, farm: FarmView) -> int:
    """Round and goods of the next deliveries, two in a row."""
    shown = farm.coming[: max(1, (rect.bottom - y) // 50) * 2]
    for index, (number, goods) in enumerate(shown):
        x = rect.x + index % 2 * (rect.w // 2)
        cy = y + 24 + index // 2 * 50
        disc = Rect(x, cy - 19, 38, 38)
        canvas.panel(disc, 19, (206, 168, 112))
        canvas.write(str(number), disc.cx, cy, Style("text", 800, 24, 19), INK, anchor="m")
        x = disc.right + 6
        for good, n in list(goods.items())[:2]:
            x = tally(canvas, good, str(n), x, cy, 36, INK, Style("text", 800, 30, 24)) + 4
    return y + -(-len(shown) // 2) * 50 + 18
