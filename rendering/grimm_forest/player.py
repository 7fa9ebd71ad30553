"""One player's board: name, resources, cards in hand, Friend, first-builder tokens and houses."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core.text import Text, key_of
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.view import FableView, GrimmView, PlayerView
from games.grimm_forest.words import card_name, place_name
from rendering.grimm_forest.pieces import chip, chip_ground, face, goods_chip, goods_line, houses_row, medallion
from rendering.kit.canvas import Canvas, rounded
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import grass, paper
from rendering.kit.theme import CREAM, GOLD, INK, INK_SOFT, NAME, PAPER_DEEP, SHADOW, WALNUT_EDGE, Colour, Style
from rendering.reader import Reader, mark_of

RADIUS = 20
HEADER = 56
FRIEND = Style("text", 700, 27, 20)
DETAIL = Style("text", 600, 22, 19)
TALLY = Style("text", 800, 34, 30)
STORED = Style("text", 800, 26, 20)


def player_key(player: PlayerView, view: GrimmView, reader: Reader) -> tuple[object, ...]:
    """All that a player's board shows, and nothing private: the hand only by its size."""
    shown = (
        player.seat,
        tuple(player.goods.values()),
        player.houses,
        player.sites + player.corner_sites,
        player.tokens,
        player.friend,
        tuple(player.stored.values()),
        player.hand_size,
        player.actions,
        player.chosen,
    )
    words = (reader.name(player.seat), *_friend_words(player, view, reader))
    state = (view.active, view.start, view.phase, player.seat in reader.asked, view.houses_to_win)
    return ("player", shown, words, state, _waiting(player, view))


class Areas(NamedTuple):
    """The parts of a player's board."""

    whole: Rect
    header: Rect
    goods: list[Rect]
    friend: Rect
    meadow: Rect


def _areas(block: Rect) -> Areas:
    whole = block.pad(6)
    header, _, goods, _, friend, _, meadow, _ = whole.rows(HEADER, 8, 98, 7, 84, 7, 1.0, 8)
    chips = goods.pad(10, 0).columns(1.0, 1.0, 1.0, 1.0, gap=7)
    return Areas(whole, header, chips, friend.pad(10, 0), meadow.pad(10, 0))


def player_ground(canvas: Canvas, rect: Rect, seat: int) -> None:
    """Paper, band in the player's colour, grounds of the chips, meadow: what never changes."""
    areas, mark = _areas(rect), mark_of(seat)
    whole, header, meadow = areas.whole, areas.header, areas.meadow
    canvas.panel(whole, RADIUS, paper(whole.w, whole.h, 7), shadow=True)
    band = Image.new("RGB", (header.w, header.h), mark.colour)
    canvas.paste(band, header.x, header.y, rounded(whole.w, whole.h, RADIUS).crop((0, 0, header.w, header.h)))
    canvas.paste(Image.new("RGB", (header.w, 2), WALNUT_EDGE), header.x, header.bottom - 2)
    canvas.mark(mark, header.x + 34, header.cy, 44, letter=mark.letter)
    for cell, kind in zip(areas.goods, (*MATERIALS, "hand"), strict=True):
        chip_ground(canvas, cell, kind)
    canvas.panel(meadow, 14, grass(meadow.w, meadow.h, 3, (142, 176, 92)))
    canvas.edge(meadow, 14, (104, 132, 66), 2)
    canvas.edge(whole, RADIUS, WALNUT_EDGE, 2)


def draw_player(canvas: Canvas, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Everything on the ground."""
    areas = _areas(canvas.rect)
    _header(canvas, areas.header, player, view, reader)
    for cell, material in zip(areas.goods, MATERIALS, strict=False):
        goods_chip(canvas, cell, material, player.goods[material])
    chip(canvas, areas.goods[-1], "hand", player.hand_size)
    _friend(canvas, areas.friend, player, view, reader)
    _meadow(canvas, areas.meadow, player, view)
    if player.seat == view.active:
        canvas.edge(canvas.rect, RADIUS + 6, GOLD, 7)


def _header(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Name, start-player token, who is waited for, actions left."""
    mark = mark_of(player.seat)
    right = rect.right - 12
    if player.seat == view.active:
        right = _pill(canvas, right, rect.cy, "hammer", str(player.actions), GOLD) - 8
    for name in _badges(player, view, reader):
        canvas.sprite(sprite(name, 42, shadow=False, rim=CREAM if name == "hourglass" else None), right - 21, rect.cy)
        right -= 48
    canvas.write(reader.name(player.seat), rect.x + 66, rect.cy, NAME, mark.on_colour, width=right - rect.x - 74)


def _pill(canvas: Canvas, right: int, cy: int, name: str, text: str, ground: Colour) -> int:
    """An icon and a few characters on a rounded ground that ends at ``right``. Returns where it begins."""
    width = 52 + 20 * len(text)
    pill = Rect(right - width, cy - 21, width, 42)
    canvas.panel(pill, 21, ground)
    canvas.sprite(sprite(name, 34, shadow=False), pill.x + 25, cy)
    canvas.write(text, pill.right - 12, cy, TALLY, INK, anchor="r")
    return pill.x


def _meadow(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView) -> None:
    """Houses and free sites; above them the tokens and how many of the needed houses are complete."""
    _pill(canvas, rect.right - 6, rect.y + 27, "place_mark", f"{player.houses_done}/{view.houses_to_win}", CREAM)
    for index, token in enumerate(player.tokens):
        canvas.sprite(sprite(f"first_{token}", 50), rect.x + 30 + 46 * index, rect.y + 29)
    free = player.sites + player.corner_sites - len(player.houses)
    wide = rect.w > 500
    left = 150 if wide and player.tokens else 6
    area = Rect(rect.x + left, rect.y, rect.w - left - (126 if wide else 6), rect.h - 2)
    houses_row(canvas, area, player.houses, free, area.h - (8 if wide else 44))


def _badges(player: PlayerView, view: GrimmView, reader: Reader) -> list[str]:
    """Icons in the header, from the right: start player, still asked, already chosen."""
    badges = ["start_player"] if player.seat == view.start else []
    if player.seat in reader.asked and player.seat != view.active:
        badges.append("hourglass")
    elif player.chosen and view.phase == "gather" and not view.revealed_gather:
        badges.append("check")
    return badges


def _friend(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Portrait and name of the Friend; beside it tokens and Fables that wait for their round."""
    portrait = Rect(rect.x, rect.y, 126, rect.h)
    if player.friend:
        picture = sprite(face("friend", player.friend), portrait.w, portrait.h, shadow=False)
        canvas.panel(portrait, 12, picture.rgb)
        canvas.edge(portrait, 12, (122, 58, 104), 3)
    else:
        canvas.panel(portrait, 12, PAPER_DEEP)
        canvas.sprite(sprite("no_friend", 62, shadow=False), portrait.cx, portrait.cy + 4)
    _stored(canvas, portrait, player)
    name, detail = _friend_words(player, view, reader)
    waiting = _waiting(player, view)
    left, right = portrait.right + 12, rect.right
    size = 42 if detail else 50
    for card in waiting:
        medallion(canvas, right - size // 2, rect.bottom - 2 - size // 2, size, card, None)
        right -= size + 3
    ink = INK if player.friend else INK_SOFT
    lines = 2 if not detail and not waiting else 1
    y = rect.y + (18 if lines == 1 else rect.h // 2)
    canvas.write(name, left, y, FRIEND, ink, width=rect.right - left, lines=lines)
    if detail:
        canvas.write(detail, left, rect.y + 59, DETAIL, INK_SOFT, width=right - left, lines=2, height=44, leading=1.0)


def _stored(canvas: Canvas, portrait: Rect, player: PlayerView) -> None:
    """What lies on Rapunzel, along the lower edge of her portrait."""
    stored = goods_line(dict(player.stored))
    if not stored:
        return
    strip = Rect(portrait.x + 3, portrait.bottom - 35, portrait.w - 6, 32)
    canvas.veil(strip, 10, SHADOW, 0.78)
    for cell, (material, count) in zip(strip.columns(*[1.0] * len(stored)), stored, strict=True):
        canvas.sprite(sprite(material, 22, shadow=False), cell.cx - 9, cell.cy)
        canvas.write(str(count), cell.cx + 4, cell.cy, STORED, CREAM)


def _waiting(player: PlayerView, view: GrimmView) -> tuple[str, ...]:
    """Fables of this player that act in a later round and lie on no place."""
    mine: list[FableView] = [fable for fable in view.next_round if fable.owner == player.seat and not fable.settled]
    return tuple(fable.card for fable in mine)


def _friend_words(player: PlayerView, view: GrimmView, reader: Reader) -> tuple[str, str]:
    """The Friend's name and what hangs on him: a prediction, an announced place, a theft, cards out of use."""
    if not player.friend:
        return reader.say("grimm-no-friend"), ""
    name = reader.words(card_name(player.friend))
    detail = ""
    if player.prediction in ("alone", "together"):
        detail = reader.words(Text(key_of("draw-grimm-says", player.prediction)))
    elif player.prediction:
        detail = reader.words(place_name(player.prediction))
    elif player.robbed >= 0:
        detail = reader.say("grimm-robbed", name=reader.name(player.robbed))
    elif player.under_mermaid:
        detail = reader.say("grimm-under-mermaid", n=len(player.under_mermaid))
    return name, detail
