"""Pieces that several pictures share: symbols of buildings, dice, villagers, chips with counts, cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.above_below.cards.box import building, villager
from games.above_below.content.schema import Mark, Perk, Symbol
from games.above_below.wording.terms import building_name
from rendering.above_below.icons import sprite
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.texture import paper
from rendering.kit.theme import (
    CREAM,
    GOLD,
    INK,
    INK_SOFT,
    NOTE,
    PAPER_DEEP,
    SHADOW,
    WALNUT,
    WALNUT_EDGE,
    Colour,
    Style,
)
from rendering.reader import Reader, mark_of

TALLY = Style("text", 800, 38, 30)
SMALL = Style("text", 800, 30, 24)
CHIP = Style("text", 800, 44, 30)
PALE = 560
"""From this sum of its parts on a colour is too light for a rim on cream."""
TITLE_OF_CARD = Style("text", 700, 21, 19)

GROUNDS: dict[str, Colour] = {
    "house": (246, 232, 200), "starting_house": (246, 232, 200), "key_house": (250, 226, 160),
    "star_house": (214, 226, 246), "outpost": (214, 204, 196),
}
"""Grounds of cards by their kind; each kind has a sign as well."""
SIGNS = {"house": "home", "starting_house": "home", "key_house": "key", "star_house": "star", "outpost": "outpost"}

_GOODS = (Symbol.GOODS_ONCE, Symbol.GOOD_REFRESH, Symbol.INCOME_PER_GOOD, Symbol.POINTS_PER_GOOD)
_ICONS: dict[Symbol, tuple[str, ...]] = {
    Symbol.BED: ("bed",), Symbol.TRAINEE_READY: ("quill", "ready"), Symbol.COIN_ON_BUILD: ("hammer", "coin"),
    Symbol.REROLL: ("reroll",), Symbol.COIN_ON_EXPLORE: ("lantern", "coin"), Symbol.CIDER_PAYS: ("cider", "coin"),
    Symbol.POTION_PAYS: ("potion", "coin"), Symbol.REPUTATION: ("torch",), Symbol.INCOME: ("coin", "refresh"),
    Symbol.POTION_PER_ROUND: ("potion", "refresh"), Symbol.POINTS: ("star",), Symbol.GOODS_ONCE: (),
    Symbol.GOOD_REFRESH: ("refresh",), Symbol.INCOME_PER_GOOD: ("coin",), Symbol.POINTS_PER_GOOD: ("star",),
    Symbol.POINTS_PER_POTION: ("potion", "star"), Symbol.POINTS_PER_BUILDING: ("home", "star"),
    Symbol.POINTS_PER_VILLAGER: ("meeple", "star"), Symbol.POINTS_PER_EMPTY_CAVE: ("cave", "star"),
}
_WITHOUT_NUMBER = (Symbol.TRAINEE_READY, Symbol.CIDER_PAYS, Symbol.POTION_PAYS, Symbol.GOOD_REFRESH,
                   Symbol.POTION_PER_ROUND)


def icons_of(perk: Perk) -> tuple[str, ...]:
    """The icons that stand for a symbol."""
    return (*((perk.good,) if perk.op in _GOODS and perk.good is not None else ()), *_ICONS[perk.op])


def symbol_line(canvas: Canvas, perk: Perk, rect: Rect) -> None:
    """A symbol in one line: its icons, and its number."""
    icons = icons_of(perk)
    number = "" if perk.op in _WITHOUT_NUMBER else str(perk.n)
    size = min(rect.h - 2, (rect.w - (26 if number else 0)) // len(icons), 46)
    width = size * len(icons) + (28 if number else 0)
    x = rect.cx - width // 2
    for name in icons:
        canvas.sprite(sprite(name, size, shadow=False, tint=WALNUT), x + size // 2, rect.cy)
        x += size
    if number:
        high = min(SMALL.size, rect.h)
        canvas.write(number, x + 4, rect.cy, Style(SMALL.family, SMALL.weight, high, high), INK)


def building_card(
    canvas: Canvas, rect: Rect, name: str, reader: Reader, *, price: bool = True, goods: int | None = None
) -> None:
    """A building: its sign, name and symbols; its price on the table, what lies on it in a village."""
    card = building(name)
    canvas.panel(rect, 12, paper(rect.w, rect.h, 4, GROUNDS[card.kind]), shadow=True)
    canvas.edge(rect, 12, WALNUT_EDGE, 2)
    head, body, foot = rect.pad(4).rows(44, 1.0, 46)
    size = 40 if rect.w > 108 and card.cost < 10 else 28
    canvas.sprite(sprite(SIGNS[card.kind], size, shadow=False), head.x + size // 2, head.cy)
    if price:
        canvas.sprite(sprite("coin", size, shadow=False), head.right - size // 2, head.cy)
        canvas.write(str(card.cost), head.right - size - 3, head.cy, TALLY, INK, anchor="r")
    elif goods is not None:
        _lying(canvas, head, name, goods)
    if card.perks:
        lines = body.rows(*[1.0] * len(card.perks))
        for perk, line in zip(card.perks, lines, strict=True):
            symbol_line(canvas, perk, line)
    canvas.write(reader.words(building_name(name)), foot.cx, foot.cy, TITLE_OF_CARD, INK_SOFT, anchor="m",
                 width=foot.w + 4, lines=2, height=foot.h)


def _lying(canvas: Canvas, head: Rect, name: str, goods: int) -> None:
    """The goods on a building, greyed out when there are none."""
    store = building(name).store()
    assert store is not None and store.good is not None
    for number in range(max(1, goods)):
        canvas.sprite(sprite(store.good, 40, faded=not goods), head.right - 22 - 34 * number, head.cy)


def villager_token(
    canvas: Canvas, cx: int, cy: int, size: int, piece: str, states: Sequence[str], colour: Colour
) -> None:
    """A villager: a round token with the marks, a meeple for who has none, a dot in red for each state."""
    disc = Rect(cx - size // 2, cy - size // 2, size, size)
    colour = INK if sum(colour) > PALE else colour
    canvas.panel(disc, size // 2, CREAM, shadow=True)
    canvas.edge(disc, size // 2, colour, max(4, size // 12))
    icons = mark_icons(piece)
    inner = round(size * (0.62 if len(icons) == 1 else 0.42))
    for number, name in enumerate(icons):
        x = cx + (0 if len(icons) == 1 else (number * 2 - 1) * round(size * 0.2))
        canvas.sprite(sprite(name, inner, shadow=False, tint=colour), x, cy)
    if villager(piece).can(Mark.HAMMER_PLUS, Mark.QUILL_PLUS):
        side = max(20, size // 3)
        plus(canvas, Rect(disc.right - side, disc.y - 2, side, side))
    for number, _ in enumerate(states):
        dot = Rect(disc.x + 4 + 14 * number, disc.bottom - 14, 14, 14)
        canvas.panel(dot, 7, (176, 32, 30))


def plus(canvas: Canvas, rect: Rect) -> None:
    """The plus of a mark, which pays a coin less."""
    canvas.panel(rect, rect.w // 2, GOLD)
    thick, inset = max(4, rect.w // 6), rect.w // 5
    canvas.panel(Rect(rect.x + inset, rect.cy - thick // 2, rect.w - 2 * inset, thick), 1, INK)
    canvas.panel(Rect(rect.cx - thick // 2, rect.y + inset, thick, rect.h - 2 * inset), 1, INK)


def mark_icons(piece: str) -> tuple[str, ...]:
    """The icons of a villager's marks; who has none is a meeple."""
    card = villager(piece)
    found = []
    if card.can(Mark.HAMMER, Mark.HAMMER_PLUS):
        found.append("hammer")
    if card.can(Mark.QUILL, Mark.QUILL_PLUS):
        found.append("quill")
    return tuple(found) or ("meeple",)


def lights_line(piece: str) -> str:
    """The lanterns that each result of a villager's die gives, 1 first: "1 1 1 2 2 2"."""
    return " ".join(str(villager(piece).lights(number)) for number in range(1, 7))


def chip(canvas: Canvas, rect: Rect, name: str, count: int | str) -> None:
    """An icon with a number on a pale ground. Nothing greys out."""
    empty = count == 0
    canvas.panel(rect, 12, PAPER_DEEP)
    size = min(rect.h - 8, rect.w * 2 // 5, 54)
    canvas.sprite(sprite(name, size, faded=empty, shadow=False, tint=WALNUT), rect.x + 5 + size // 2, rect.cy)
    canvas.write(str(count).replace("-", "−"), rect.right - 8, rect.cy, CHIP, INK_SOFT if empty else INK, anchor="r",
                 width=rect.w - size - 16)


def die(canvas: Canvas, cx: int, cy: int, size: int, number: int) -> None:
    """A die with its pips; blank before it is rolled."""
    rect = Rect(cx - size // 2, cy - size // 2, size, size)
    canvas.panel(rect, size // 6, (255, 252, 240), shadow=True)
    canvas.edge(rect, size // 6, INK_SOFT, 2)
    radius = max(3, size // 11)
    for column, row in PIPS.get(number, ()):
        x, y = cx + column * size // 4, cy + row * size // 4
        canvas.panel(Rect(x - radius, y - radius, 2 * radius, 2 * radius), radius, INK)


PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def lantern_row(canvas: Canvas, rect: Rect, count: int, most: int) -> None:
    """Lit lanterns, and pale ones up to `most`."""
    size = min(rect.h, rect.w // max(1, most), 60)
    x = rect.cx - size * most // 2 + size // 2
    for number in range(most):
        canvas.sprite(sprite("lantern", size - 4, faded=number >= count, shadow=False), x + size * number, rect.cy)


def band(canvas: Canvas, rect: Rect, seat: int, reader: Reader, style: Style, *, room: int = 0) -> None:
    """A player's name on a band in the player's colour, with shape and letter; `room` is kept free on the right."""
    mark = mark_of(seat)
    canvas.panel(rect, 14, mark.colour)
    canvas.mark(mark, rect.x + 32, rect.cy, min(46, rect.h - 8), letter=mark.letter)
    canvas.write(reader.name(seat), rect.x + 64, rect.cy, style, mark.on_colour, width=rect.w - 76 - room)


def plate(canvas: Canvas, rect: Rect, words: str, style: Style = NOTE) -> None:
    """Words on a dark veil."""
    canvas.veil(rect, min(16, rect.h // 3), SHADOW, 0.78)
    canvas.write(words, rect.cx, rect.cy, style, CREAM, anchor="m", width=rect.w - 20)


def frame(canvas: Canvas, rect: Rect) -> None:
    """A golden frame around whoever is in turn."""
    canvas.edge(rect, 22, GOLD, 7)
