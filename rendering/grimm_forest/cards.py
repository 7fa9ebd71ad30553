"""Card faces: illustration, title, and the rule, which begins with when the card acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.grimm_forest.cards.box import fable_rules
from games.grimm_forest.content import FABLES, Kind
from games.grimm_forest.wording.terms import card_name, card_rule, place_name
from rendering.grimm_forest.icons import sprite
from rendering.grimm_forest.pieces import TINTS, face
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import fit
from rendering.kit.texture import paper
from rendering.kit.theme import CREAM, GOLD, INK, WALNUT, Colour, Style
from rendering.reader import Reader

TITLE = Style("heading", 800, 34, 20)
RULE = Style("text", 500, 36, 20)
LYING = Style("text", 800, 26, 19)
LYING_LARGE = Style("text", 800, 46, 30)
RADIUS = 18
BAND = 46
LEADING = 1.18
PICTURE_HEIGHTS = (0.66, 0.58, 0.5, 0.42, 0.34)
"""Height of the illustration as a share of the card's width, in order of choice."""

BANDS: dict[str, Colour] = {
    Kind.PLAIN: (31, 94, 104),
    Kind.MONSTER: (96, 44, 112),
    Kind.UNIQUE: (42, 98, 58),
    Kind.NEXT_ROUND: (28, 82, 124),
    "friend": (118, 52, 98),
}
"""Ground of the title by what kind of card it is; the sign on the illustration says the same."""

SIGNS = {Kind.MONSTER: "monster_mark", Kind.UNIQUE: "place_mark", Kind.NEXT_ROUND: "next_mark"}


def kind_of(card: str) -> str:
    """The kind of a card: a Fable's, or "friend"."""
    return fable_rules(card).nature if card in FABLES else "friend"


class Parts(NamedTuple):
    """Where the parts of a card lie."""

    picture: Rect
    band: Rect
    rule: Rect


def _parts(rect: Rect, rule: str) -> Parts:
    """The highest illustration with which the rule can be read, else the lowest."""
    for share in PICTURE_HEIGHTS:
        height = min(round(rect.w * share), round(rect.h * 0.52))
        picture = Rect(rect.x + 8, rect.y + 8, rect.w - 16, height)
        band = Rect(picture.x, picture.bottom - 4, picture.w, BAND)
        top = band.bottom + 12
        text = Rect(rect.x + 16, top, rect.w - 32, rect.bottom - 12 - top)
        parts = Parts(picture, band, text)
        if _fits(text, rule, RULE):
            break
    return parts


def draw_card(canvas: Canvas, rect: Rect, card: str, reader: Reader, *, copies: int = 1) -> None:
    """A whole card.

    The illustration gives way to a long rule on a small card; a rule that would still be too small to read is left
    out, and the words beside the picture say it.
    """
    rule = reader.words(card_rule(card))
    parts = _parts(rect, rule)
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 9), shadow=True)
    _picture(canvas, parts.picture, card, copies)
    band = parts.band
    canvas.panel(band, 12, BANDS[kind_of(card)])
    name = reader.words(card_name(card))
    canvas.write(name, band.cx, band.cy, TITLE, CREAM, anchor="m", width=band.w - 20, lines=2, height=44, leading=1.0)
    write_rule(canvas, parts.rule, rule, RULE)


def _picture(canvas: Canvas, rect: Rect, card: str, copies: int) -> None:
    kind = kind_of(card)
    art = sprite(face("friend" if kind == "friend" else "fable", card), rect.w, rect.h, shadow=False)
    canvas.panel(rect, RADIUS - 6, art.rgb)
    if kind in SIGNS:
        _sign(canvas, rect.x + 34, rect.y + 34, SIGNS[Kind(kind)])
    if copies > 1:
        tag = Rect(rect.right - 84, rect.y + 8, 76, 48)
        canvas.panel(tag, 16, WALNUT)
        canvas.write(f"×{copies}", tag.cx, tag.cy, TITLE, CREAM, anchor="m")


def _fits(rect: Rect, words: str, rule: Style) -> bool:
    return not fit(words, Style(rule.family, rule.weight, rule.floor, rule.floor), rect.w, _lines(rect, rule.floor)).cut


def _lines(rect: Rect, size: int) -> int:
    """How many lines of this size the area holds."""
    return max(1, int((rect.h + size * 0.3) / (size * LEADING)))


def write_rule(canvas: Canvas, rect: Rect, words: str, rule: Style, anchor: str = "m") -> None:
    """The rule as large as it fits, or not at all."""
    x = rect.cx if anchor == "m" else rect.x
    for size in range(rule.size, rule.floor - 1, -1):
        style, lines = Style(rule.family, rule.weight, size, size), _lines(rect, size)
        if not fit(words, style, rect.w, lines).cut:
            canvas.write(words, x, rect.cy, style, INK, anchor=anchor, width=rect.w, lines=lines, leading=LEADING)
            return


def _sign(canvas: Canvas, cx: int, cy: int, name: str) -> None:
    disc = Rect(cx - 28, cy - 28, 56, 56)
    canvas.panel(disc, 28, CREAM)
    canvas.edge(disc, 28, GOLD, 3)
    canvas.sprite(sprite(name, 42, shadow=False), cx, cy)


def draw_art(canvas: Canvas, rect: Rect, card: str) -> None:
    """The illustration alone."""
    kind = kind_of(card)
    art = sprite(face("friend" if kind == "friend" else "fable", card), rect.w, rect.h, shadow=False)
    canvas.panel(rect, 14, art.rgb, shadow=True)
    canvas.edge(rect, 14, CREAM, 4)
    if kind in SIGNS:
        _sign(canvas, rect.x + 36, rect.y + 36, SIGNS[Kind(kind)])


def draw_place_card(
    canvas: Canvas,
    rect: Rect,
    place: str,
    reader: Reader,
    *,
    goods: Mapping[str, int] | None = None,
    out_of_use: bool = False,
) -> None:
    """A Gather card, with what lies at the place now where ``goods`` is given."""
    art = sprite(f"scene-{place}", rect.w, rect.h, shadow=False, faded=out_of_use)
    if out_of_use:
        canvas.panel(rect, 14, (120, 112, 100))
        canvas.paste(art.rgb, rect.x, rect.y, art.mask)
    else:
        canvas.panel(rect, 14, art.rgb, shadow=True)
    band = Rect(rect.x, rect.bottom - 44, rect.w, 44)
    canvas.panel(band, 14, WALNUT)
    canvas.edge(rect, 14, CREAM, 4)
    if out_of_use:
        canvas.sprite(sprite("lock", 54), rect.cx, rect.cy - 22)
    elif goods is not None:
        _lying_goods(canvas, rect, goods)
    canvas.write(reader.words(place_name(place)), band.cx, band.cy - 3, TITLE, CREAM, anchor="m", width=band.w - 40)


def _lying_goods(canvas: Canvas, rect: Rect, goods: Mapping[str, int]) -> None:
    """Icons with numbers on light grounds, from the top left."""
    large = rect.h > 200
    width, height, size = (112, 62, 50) if large else (57, 36, 24)
    shown = [(material, count) for material, count in goods.items() if count]
    for index, (material, count) in enumerate(shown):
        chip = Rect(rect.x + 8 + index * (width + 3), rect.y + 8, width, height)
        canvas.panel(chip, 10, TINTS[material])
        canvas.sprite(sprite(material, size, shadow=False), chip.x + 4 + size // 2, chip.cy)
        style = LYING_LARGE if large else LYING
        canvas.write(str(count), chip.right - 4, chip.cy, style, INK, anchor="r", width=width - size - 9)


def draw_card_back(canvas: Canvas, rect: Rect) -> None:
    """A Fable that lies face down."""
    canvas.panel(rect, 14, BANDS[Kind.PLAIN], shadow=True)
    canvas.edge(rect, 14, CREAM, 4)
    canvas.sprite(sprite("fable_back", min(rect.h - 20, rect.w - 20), shadow=False), rect.cx, rect.cy)
