"""One player's board: name, resources, cards in hand, Friend, first-builder tokens and houses."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core.text import Text, key_of
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.view import FableView, GrimmView, PlayerView
from games.grimm_forest.wording.terms import card_name, place_name
from rendering.grimm_forest.changes import changes, signed
from rendering.grimm_forest.meadow import WIDE, draw_houses
from rendering.grimm_forest.pieces import chip, chip_ground, face, goods_chip, goods_line, medallion
from rendering.kit.canvas import Canvas, rounded
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.tags import change_tag
from rendering.kit.text import fit
from rendering.kit.texture import grass, paper
from rendering.kit.theme import CREAM, GOLD, INK, INK_SOFT, NAME, PAPER_DEEP, WALNUT_EDGE, Colour, Style
from rendering.reader import Reader, mark_of

RADIUS = 20
HEADER = 54
TOKEN = 46
WAITING = (44, 38, 32)
"""Sizes of a Fable that waits for its round, in order of choice."""

FRIEND = Style("text", 700, 27, 19)
DETAIL = Style("text", 600, 22, 19)
TALLY = Style("text", 800, 34, 30)
DONE = Style("text", 800, 30, 28)
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
    return ("player", shown, words, state, _waiting(player, view), changes(view, reader.before).player(player.seat))


class Areas(NamedTuple):
    """The parts of a player's board."""

    whole: Rect
    header: Rect
    goods: list[Rect]
    friend: Rect
    meadow: Rect


def _areas(block: Rect) -> Areas:
    whole = block.pad(6)
    header, _, goods, _, friend, _, meadow, _ = whole.rows(HEADER, 7, 98, 6, 54, 6, 1.0, 7)
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
    areas, change = _areas(canvas.rect), changes(view, reader.before).player(player.seat)
    _header(canvas, areas.header, player, view, reader)
    for cell, material in zip(areas.goods, MATERIALS, strict=False):
        goods_chip(canvas, cell, material, player.goods[material])
    chip(canvas, areas.goods[-1], "hand", player.hand_size)
    for cell, count in zip(areas.goods, (*map(change.of, MATERIALS), change.hand), strict=True):
        if count:
            change_tag(canvas, cell.right + 2, cell.y + 14, signed(count), gain=count > 0)
    _friend(canvas, areas.friend, player, view, reader)
    _meadow(canvas, areas.meadow, player, view, change.grown)
    if player.seat == view.active:
        canvas.edge(canvas.rect, RADIUS + 6, GOLD, 7)


def _header(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Name, who is waited for, actions left; the start-player token hangs on the mark, so that it costs no room."""
    mark = mark_of(player.seat)
    right = rect.right - 12
    if player.seat == view.active:
        right = _pill(canvas, right, rect.cy, "hammer", str(player.actions), GOLD) - 8
    for name in _badges(player, view, reader):
        canvas.sprite(sprite(name, 42, shadow=False, rim=CREAM if name == "hourglass" else None), right - 21, rect.cy)
        right -= 48
    if player.seat == view.start:
        canvas.sprite(sprite("start_player", 36), rect.x + 17, rect.bottom - 10)
    left = rect.x + 66
    canvas.write(reader.name(player.seat), left, rect.cy, NAME, mark.on_colour, width=right - left - 6)


def _pill(canvas: Canvas, right: int, cy: int, name: str, text: str, ground: Colour) -> int:
    """An icon and a few characters on a rounded ground that ends at ``right``. Returns where it begins."""
    width = 52 + 20 * len(text)
    pill = Rect(right - width, cy - 21, width, 42)
    canvas.panel(pill, 21, ground)
    canvas.sprite(sprite(name, 34, shadow=False), pill.x + 25, cy)
    canvas.write(text, pill.right - 12, cy, TALLY, INK, anchor="r")
    return pill.x


def _meadow(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, grown: tuple[int, ...]) -> None:
    """Houses and plots; at the sides the tokens, and how many of the needed houses are complete."""
    sites = player.sites + player.corner_sites
    wide = rect.w >= WIDE
    area = rect.pad(52 if wide else 4, 3)
    draw_houses(canvas, area, player.houses, sites, grown)
    for index, token in enumerate(player.tokens):
        canvas.sprite(sprite(f"first_{token}", TOKEN), rect.x + 6 + TOKEN // 2, rect.y + 27 + (TOKEN - 2) * index)
    tally = Rect(rect.right - 56, rect.y + 6, 50, 82)
    canvas.panel(tally, 16, CREAM)
    canvas.sprite(sprite("home", 42, shadow=False), tally.cx, tally.y + 24)
    canvas.write(f"{player.houses_done}/{view.houses_to_win}", tally.cx, tally.bottom - 20, DONE, INK, anchor="m")


def _badges(player: PlayerView, view: GrimmView, reader: Reader) -> list[str]:
    """Icons in the header: still asked, or already chosen."""
    if player.seat in reader.asked and player.seat != view.active:
        return ["hourglass"]
    if player.chosen and view.phase == "gather" and not view.revealed_gather:
        return ["check"]
    return []


def _friend(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Portrait and name of the Friend; beside it tokens and Fables that wait for their round."""
    portrait = Rect(rect.x, rect.y, 81, rect.h)
    if player.friend:
        picture = sprite(face("friend", player.friend), portrait.w, portrait.h, shadow=False)
        canvas.panel(portrait, 12, picture.rgb)
        canvas.edge(portrait, 12, (122, 58, 104), 3)
    else:
        canvas.panel(portrait, 12, PAPER_DEEP)
        canvas.sprite(sprite("no_friend", 48, shadow=False), portrait.cx, portrait.cy)
    words = _waiting_fables(canvas, rect, portrait, player, view, reader)
    name, detail = _friend_words(player, view, reader)
    stored = goods_line(dict(player.stored))
    ink = INK if player.friend else INK_SOFT
    if not detail and not stored:
        canvas.write(name, words.x, words.cy, FRIEND, ink, width=words.w, lines=2, height=50, leading=1.04)
        return
    above, below = words.rows(1.0, 1.0)
    canvas.write(name, words.x, above.cy + 1, FRIEND, ink, width=words.w)
    if stored:
        _stored(canvas, below, stored)
    else:
        canvas.write(_detail(player, detail, reader, words.w), words.x, below.cy, DETAIL, INK_SOFT, width=words.w)


def _waiting_fables(
    canvas: Canvas, rect: Rect, portrait: Rect, player: PlayerView, view: GrimmView, reader: Reader
) -> Rect:
    """Fables that wait for their round: at the right, as large as they leave room for the Friend's name; where they
    leave none, along the lower edge of the portrait. Returns the room for words."""
    cards = _waiting(player, view)
    name, detail = _friend_words(player, view, reader)
    left = portrait.right + 10
    lines = 2 if not detail and not any(player.stored.values()) else 1
    for size in WAITING:
        room = Rect(left, rect.y, rect.right - left - (size + 3) * len(cards), rect.h)
        name_fits = not fit(name, FRIEND, room.w, lines, 50).cut
        if name_fits and not fit(_detail(player, detail, reader, room.w), DETAIL, room.w).cut:
            for index, card in enumerate(cards):
                medallion(canvas, rect.right - size // 2 - (size + 2) * index, rect.cy, size, card, None)
            return room
    for index, card in enumerate(cards):
        medallion(canvas, portrait.right - 10 - 27 * index, portrait.bottom - 13, 30, card, None)
    return Rect(left, rect.y, rect.right - left, rect.h)


def _detail(player: PlayerView, detail: str, reader: Reader, width: int) -> str:
    """What hangs on the Friend; a robbed player is called by his letter where his name is too long."""
    if player.robbed >= 0 and fit(detail, DETAIL, width).cut:
        return reader.say("grimm-robbed", name=mark_of(player.robbed).letter)
    return detail


def _stored(canvas: Canvas, rect: Rect, stored: list[tuple[str, int]]) -> None:
    """What lies on Rapunzel, beside her."""
    x = rect.x
    for material, count in stored:
        canvas.sprite(sprite(material, 26, shadow=False), x + 13, rect.cy)
        x = canvas.write(str(count), x + 29, rect.cy, STORED, INK).right + 8


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
