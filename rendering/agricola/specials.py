"""Special action cards and the solo game's deck of them, as tiles of the board."""

from __future__ import annotations

from games.agricola.special_actions import SECOND_USER
from games.agricola.view import SpecialView
from rendering.agricola.pieces import badge, icon
from rendering.agricola.tiles import COUNT_SMALL, HEADER, NAME, tile
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import fit
from rendering.kit.theme import GOLD_LIGHT, INK
from rendering.reader import Reader, mark_of

SPECIAL_ICONS = {
    "fell_trees": "fell",
    "slash_and_burn": "slash",
    "cut_peat": "cut_peat",
    "horse_market": "horse",
    "hiring_fair": "fair",
    "black_market": "black_market",
    "illicit_work": "illicit",
}
MARK = 28
"""The mark of a user, in the band."""
PRICE = 40
"""Width of what the second user pays."""


def special_key(card: SpecialView, reader: Reader) -> tuple[object, ...]:
    """All that a special action card shows."""
    return ("special", card.actions, card.users, reader.say("agricola-special"))


def draw_special(canvas: Canvas, card: SpecialView, reader: Reader) -> None:
    """Its actions; the marks of its users in the band, where the name gives way to them; the price for the second
    user; faded when both have used it."""
    aside = len(card.users) * (MARK + 3)
    words = reader.say("agricola-special")
    if fit(words, NAME, canvas.rect.w - 20 - aside).cut:
        words, aside = "", 0
    room = tile(canvas, "special", words, aside=aside)
    for index, seat in enumerate(card.users):
        x = room.right - MARK // 2 - (len(card.users) - 1 - index) * (MARK + 3)
        canvas.mark(mark_of(seat), x, 3 + HEADER // 2, MARK, letter=mark_of(seat).letter)
    if len(card.users) == 1:
        room, price = room.columns(1.0, PRICE)
        canvas.write(str(SECOND_USER), price.cx, price.cy - 14, COUNT_SMALL, INK, anchor="m", width=price.w)
        icon(canvas, "food", price.cx, price.cy + 14, 28)
    _actions(canvas, room, card.actions, faded=len(card.users) > 1)


def _actions(canvas: Canvas, room: Rect, actions: tuple[str, ...], *, faded: bool) -> None:
    """As large as they fit side by side in equal cells, a last row that is not full in its middle."""
    count = len(actions)
    columns = max(range(count, 0, -1), key=lambda wide: min(room.w // wide, room.h // -(-count // wide)))
    rows = [actions[at : at + columns] for at in range(0, count, columns)]
    size = min(room.w // columns, room.h // len(rows), 92) - 2
    for row, shown in zip(room.rows(*[1.0] * len(rows)), rows, strict=True):
        left = row.cx - (room.w // columns) * (len(shown) - 1) // 2
        for index, action in enumerate(shown):
            icon(canvas, SPECIAL_ICONS[action], left + index * (room.w // columns), row.cy, size, faded=faded)


def draw_solo_deck(canvas: Canvas, actions: tuple[str, ...], left: int, reader: Reader) -> None:
    """The draw deck of the solo game: the actions on the back of its top card, and how many cards there are."""
    room = tile(canvas, "special", reader.say("agricola-deck"), GOLD_LIGHT)
    if actions:
        _actions(canvas, room, actions, faded=True)
    badge(canvas, f"×{left}", room.right, room.bottom, height=36)
