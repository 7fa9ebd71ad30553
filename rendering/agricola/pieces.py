"""Pieces that several pictures of Agricola share: people, goods with counts, badges, icons of majors."""

from __future__ import annotations

from games.agricola.goods import BUILDING
from rendering.agricola.icons import sprite
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.theme import COUNT, CREAM, INK, INK_SOFT, PAPER, WALNUT, Colour, Style
from rendering.reader import mark_of

TINTS: dict[str, Colour] = {
    "wood": (240, 222, 196),
    "clay": (250, 220, 204),
    "reed": (232, 236, 196),
    "stone": (226, 230, 236),
    "fuel": (230, 216, 204),
    "food": (252, 232, 196),
    "grain": (253, 240, 200),
    "vegetable": (254, 224, 196),
}
"""Grounds behind goods, so that a glance at the colour is enough."""

SUPPLY = (*BUILDING, "fuel", "food", "grain", "vegetable")
"""Goods in a supply in the order of the pictures; animals are on the farm."""

PALE = frozenset({"sheep", "cattle", "newborn"})
"""Icons that need a rim on light grounds."""

MAJOR_ICONS = {
    "fireplace": "fireplace",
    "cooking_hearth": "hearth",
    "horse_slaughterhouse": "slaughterhouse",
    "cookhouse": "cookhouse",
    "village_church": "church",
    "basketmakers_workshop": "basketry",
    "peat_charcoal_kiln": "kiln",
    "foresters_lodge": "lodge",
    "museum_of_the_moors": "museum",
}
"""Majors whose drawing is not called as they are; cards that are there twice share one."""

CATEGORY_ICONS = {
    "fields": "field",
    "pastures": "fence",
    "grain": "grain",
    "vegetables": "vegetable",
    "sheep": "sheep",
    "boar": "boar",
    "cattle": "cattle",
    "horses": "horse",
    "unused": "site",
    "fenced_stables": "stable",
    "clay_rooms": "room_clay",
    "stone_rooms": "room_stone",
    "people": "family",
    "begging": "begging",
    "improvements": "hammer",
    "bonus": "star",
    "cards": "hand",
}
"""The drawings for the categories of the score pad."""

BADGE = Style("text", 800, 40, 24)
CHIP_COUNT = Style("text", 800, 44, 24)
RIM: Colour = (74, 56, 40)


def signed(n: int) -> str:
    """Points with a true minus sign."""
    return str(n).replace("-", "−")


def major_icon(major: str) -> str:
    """The drawing of a major improvement."""
    kind = major.rstrip("0123456789").rstrip("_")
    return MAJOR_ICONS.get(kind, kind)


def icon(canvas: Canvas, name: str, cx: int, cy: int, size: int, *, faded: bool = False) -> None:
    """An icon with its shadow, pale ones with a rim."""
    canvas.sprite(sprite(name, size, rim=RIM if name in PALE and not faded else None, faded=faded), cx, cy)


def person(canvas: Canvas, seat: int, cx: int, cy: int, size: int, *, away: bool = False) -> None:
    """A person in the seat's colour with the seat's mark; whoever is away at work is only an outline of himself."""
    mark = mark_of(seat)
    rim = INK if sum(mark.colour) > 440 else (255, 250, 238)
    canvas.sprite(sprite("meeple", size, tint=mark.colour, rim=None if away else rim, faded=away), cx, cy)
    if not away:
        canvas.mark(mark, cx, cy + round(size * 0.1), round(size * 0.42), letter=mark.letter)


def badge(canvas: Canvas, text: str, right: int, bottom: int, *, height: int = 46) -> None:
    """A few characters on a dark rounded ground that ends at this corner."""
    size = height * 40 // 46
    width = height // 2 + len(text) * round(size * 0.52)
    rect = Rect(right - width, bottom - height, width, height)
    canvas.panel(rect, height // 2, WALNUT)
    canvas.edge(rect, height // 2, CREAM, 2)
    canvas.write(text, rect.cx, rect.cy, Style("text", 800, size, 19), CREAM, anchor="m", width=width - 8)


def chip_ground(canvas: Canvas, rect: Rect, good: str) -> None:
    """The ground of a chip for a good."""
    canvas.panel(rect, 12, TINTS.get(good, PAPER))
    canvas.edge(rect, 12, (196, 164, 116), 2)


def chip(canvas: Canvas, rect: Rect, good: str, n: int, style: Style = CHIP_COUNT) -> None:
    """A good with its number beside it, smaller where a long number wants the room; none greys out."""
    share = 0.5 if rect.w > 100 else 0.46 if n < 10 else 0.36
    size = min(rect.h - 12, round(rect.w * share))
    icon(canvas, good, rect.x + 4 + size // 2, rect.cy, size, faded=not n)
    ink = INK if n else INK_SOFT
    pad = max(5, rect.w // 14)
    canvas.write(str(n), rect.right - pad, rect.cy, style, ink, anchor="r", width=rect.w - size - 4 - pad)


def tally(canvas: Canvas, name: str, text: str, x: int, cy: int, size: int, ink: Colour, style: Style = COUNT) -> int:
    """An icon and a number behind it, from ``x`` on. Returns where they end."""
    icon(canvas, name, x + size // 2, cy, size)
    return canvas.write(text, x + size + 6, cy, style, ink).right
