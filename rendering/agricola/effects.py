"""What majors do, in signs: phrases of drawings and numbers that read alike in every language.

An arrow stands between what is given and what comes of it, a hammer for "when it is built", a sickle for "once a
harvest", a calendar leaf for "a round", a star for points at the end. The whole sentence is in the alt text.
"""

from __future__ import annotations

from games.agricola.majors.table import CRAFTS, MAJORS, STALLS
from rendering import icons
from rendering.agricola.pieces import icon
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import width_of
from rendering.kit.theme import INK, PAPER_DEEP, Style

Phrase = tuple[str, ...]
"""Names of drawings, and texts."""

ARROW = "→"
SIZES = (40, 36, 33, 30, 27, 25, 23)
"""Heights of a drawing in pixels, the first that fits is taken."""
GAP = 3
APART = 7
"""Between phrases."""

_OTHERS: dict[str, tuple[Phrase, ...]] = {
    "well": (("calendar", "5×", ARROW, "1", "food"),),
    "village_church": (("hammer", ARROW, "2", "food"), ("harvest", "1", "fuel", ARROW, "1", "star")),
    "heating_oven": (("hammer", ARROW, "2", "fuel"), ("heat", "−1")),
    "tiled_oven": (("heat", "≤1"),),
    "peat_charcoal_kiln": (
        ("cut_peat", "+1", "fuel"), ("cut_peat", "horse", "+2", "fuel"), ("3·5", "fuel", ARROW, "1·2", "star"),
    ),
    "foresters_lodge": (("fell", "+1", "wood"), ("fell", "horse", "+2", "wood"), ("tree", ARROW, "1", "star")),
    "museum_of_the_moors": (("hammer", "−1", "wood", "/", "clay", "/", "reed", "/", "stone"),),
    "riding_stables": (("2", "horse", ARROW, "calendar", "1", "food"),),
}


def phrases(major: str) -> tuple[Phrase, ...]:
    """What a major does. Raises KeyError for one that nobody has put into signs."""
    card = MAJORS[major]
    found: list[Phrase] = [(good, str(food)) for good, food in card.cook.items()]
    if card.cook:
        found += [("bread", str(card.bake))] if card.bake else []
        found.append((ARROW, "food"))
    elif card.bake:
        found.append(("bread", f"{card.bake_most}×", "grain", ARROW, str(card.bake), "food"))
        found.append(("hammer", ARROW, "bread"))
    if major in CRAFTS:
        craft = CRAFTS[major]
        found.append(("harvest", "1", craft.material, ARROW, str(craft.food), "food"))
        found.append(("·".join(map(str, craft.steps)), craft.material, ARROW, "1·2·3", "star"))
    if major in STALLS:
        taken, given = STALLS[major]
        found.append((taken, ARROW, *" / ".join(given).split()))
    return tuple(found) or _OTHERS[major.removesuffix("_2")]


def draw_effect(canvas: Canvas, room: Rect, major: str) -> None:
    """The phrases as large as they fit, none of them ever broken."""
    said = phrases(major)
    size = next((size for size in SIZES if fits(said, size, room)), SIZES[-1])
    lines = _lines(said, size, room.w)
    step = size + 9
    y = room.cy - (step * len(lines)) // 2
    for line in lines:
        x = room.x
        for phrase in line:
            rect = Rect(x, y + 2, _width(phrase, size), size + 5)
            canvas.panel(rect, 9, PAPER_DEEP)
            _draw(canvas, rect, phrase, size)
            x = rect.right + APART
        y += step


def fits(said: tuple[Phrase, ...], size: int, room: Rect) -> bool:
    """Whether all phrases have room with drawings of this size."""
    lines = _lines(said, size, room.w)
    return len(lines) * (size + 9) <= room.h + 4 and max(_width(phrase, size) for phrase in said) <= room.w


def _lines(said: tuple[Phrase, ...], size: int, width: int) -> list[list[Phrase]]:
    lines: list[list[Phrase]] = [[]]
    used = 0
    for phrase in said:
        wide = _width(phrase, size)
        if lines[-1] and used + APART + wide > width:
            lines.append([])
        used = wide if not lines[-1] else used + APART + wide
        lines[-1].append(phrase)
    return lines


def _style(size: int) -> Style:
    return Style("text", 800, max(19, round(size * 0.8)), 19)


def _is_drawing(token: str) -> bool:
    return token in icons.names()


def _width(phrase: Phrase, size: int) -> int:
    return 8 + sum((size if _is_drawing(token) else width_of(token, _style(size))) + GAP for token in phrase)


def _draw(canvas: Canvas, rect: Rect, phrase: Phrase, size: int) -> None:
    x = rect.x + 5
    for token in phrase:
        if _is_drawing(token):
            icon(canvas, token, x + size // 2, rect.cy, size)
            x += size + GAP
        else:
            canvas.write(token, x, rect.cy, _style(size), INK)
            x += width_of(token, _style(size)) + GAP
