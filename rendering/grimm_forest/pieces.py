"""Pieces that several pictures of The Grimm Forest share: pigs, chips with counts, medallions, houses."""

from __future__ import annotations

from collections.abc import Collection

from games.grimm_forest.content import MATERIALS
from games.grimm_forest.view import HouseView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import (
    COUNT,
    COUNT_BIG,
    CREAM,
    GOLD,
    INK,
    INK_SOFT,
    SHADOW,
    WALNUT,
    Colour,
    Style,
)
from rendering.reader import mark_of

STAGES = {1: "floor", 2: "walls", 3: "roof"}
"""Names of the drawings of a house by how many parts stand."""

TINTS: dict[str, Colour] = {
    "straw": (253, 240, 200),
    "wood": (240, 222, 196),
    "brick": (250, 220, 204),
    "hand": (214, 234, 232),
}
"""Grounds behind the resources, so that a glance at the colour is enough."""

CHIP_TEXT = Style("text", 800, 24, 19)

SECTIONS = {1: (0.62, 0.97), 2: (0.36, 0.82), 3: (0.0, 0.48)}
"""Top and bottom of each section as shares of the drawing of a house, by its part."""

RING: Colour = (255, 250, 205)


def face(kind: str, card: str) -> str:
    """The name of a card's illustration."""
    return f"{kind}-{card.replace('_', '-')}"


def pig(canvas: Canvas, seat: int, cx: int, cy: int, size: int) -> None:
    """A pig in its player's colour with the player's mark on its belly."""
    mark = mark_of(seat)
    rim = INK if sum(mark.colour) > 500 else (255, 250, 238)
    canvas.sprite(sprite("pig", size, tint=mark.colour, rim=rim), cx, cy)
    canvas.mark(mark, cx, cy + round(size * 0.19), round(size * 0.42), letter=mark.letter)


def chip_ground(canvas: Canvas, rect: Rect, kind: str) -> None:
    """The ground of a chip for a material or for the hand."""
    canvas.panel(rect, 12, TINTS[kind])
    canvas.edge(rect, 12, (196, 164, 116), 2)


def chip(canvas: Canvas, rect: Rect, name: str, count: int) -> None:
    """An icon with a number: side by side when there is room, else one above the other. None greys out."""
    colour = INK if count else INK_SOFT
    if rect.w >= 122:
        size = min(rect.h - 16, rect.w // 2 - 8, 92)
        canvas.sprite(sprite(name, size, faded=not count), rect.x + 10 + size // 2, rect.cy)
        canvas.write(str(count), rect.right - 16, rect.cy, COUNT_BIG, colour, anchor="r", width=rect.w - size - 30)
    else:
        size = min(rect.h - 46, rect.w - 10)
        canvas.sprite(sprite(name, size, faded=not count), rect.cx, rect.y + 5 + size // 2)
        canvas.write(str(count), rect.cx, rect.bottom - 23, COUNT, colour, anchor="m")


def goods_chip(canvas: Canvas, rect: Rect, material: str, count: int) -> None:
    """A resource with its number; from five on it is drawn as a big stack."""
    chip(canvas, rect, f"{material}_stack" if count >= 5 else material, count)


def pill(canvas: Canvas, cx: int, cy: int, text: str) -> None:
    """A few characters on a small dark rounded ground."""
    rect = Rect(cx - 22, cy - 14, 44, 28)
    canvas.panel(rect, 14, WALNUT)
    canvas.edge(rect, 14, CREAM, 2)
    canvas.write(text, cx, cy, CHIP_TEXT, CREAM, anchor="m", width=rect.w - 8)


def medallion(canvas: Canvas, cx: int, cy: int, size: int, name: str, owner: int | None, *, done: bool = False) -> None:
    """A card lying on a place: its icon on a dark disc with a golden edge and the mark of whoever played it."""
    disc = Rect(cx - size // 2, cy - size // 2, size, size)
    canvas.shadow(disc, size // 2, blur=6)
    canvas.panel(disc, size // 2, WALNUT if not done else (92, 84, 76))
    canvas.edge(disc, size // 2, GOLD if not done else (150, 142, 130), max(3, size // 24))
    canvas.sprite(sprite(name, round(size * 0.74), shadow=False, faded=done), cx, cy)
    if owner is not None:
        small = max(26, size // 3)
        canvas.mark(mark_of(owner), cx + size // 2 - small // 3, cy + size // 2 - small // 3, small)


def house(canvas: Canvas, view: HouseView, cx: int, ground: int, size: int, *, new: bool = False) -> None:
    """A house standing at ``ground``; what is missing is a dashed outline, a section just built has a light ring."""
    name = f"house_{view.material}_{STAGES[view.parts]}"
    cy = ground - round(size * 0.46)
    if new:
        _ring(canvas, cx, cy, size, view.parts)
    canvas.sprite(sprite(name, size), cx, cy)
    if view.corners:
        pill(canvas, cx, ground - 10, "−1")


def _ring(canvas: Canvas, cx: int, cy: int, size: int, part: int) -> None:
    """A bright ring around a section."""
    top, bottom = SECTIONS[part]
    y = cy - size // 2 + round(size * top)
    ring = Rect(cx - round(size * 0.5), y, size, round(size * (bottom - top)))
    canvas.veil(ring, ring.h // 3, RING, 0.55)
    canvas.edge(ring, ring.h // 3, RING, max(4, size // 26))


def houses_row(
    canvas: Canvas, rect: Rect, houses: tuple[HouseView, ...], limit: int, ringed: Collection[int] = ()
) -> None:
    """Houses side by side, as large as the width allows; those in ``ringed`` have decided a tie."""
    if not houses:
        return
    size = min(limit, rect.h, rect.w // len(houses))
    width = round(size * 0.96)
    left = rect.cx - width * (len(houses) - 1) // 2
    for number, view in enumerate(houses):
        cx = left + width * number
        if number in ringed:
            ring = Rect(cx - width // 2, rect.bottom - 4 - size, width, size + 2)
            canvas.veil(ring, 26, RING, 0.5)
            canvas.edge(ring, 26, GOLD, 7)
        house(canvas, view, cx, rect.bottom - 4, size)


def name_plate(canvas: Canvas, rect: Rect, text: str, style: Style) -> None:
    """A place's name on a dark veil."""
    canvas.veil(rect, rect.h // 3, SHADOW, 0.74)
    canvas.write(text, rect.cx, rect.cy, style, CREAM, anchor="m", width=rect.w - 24)


def goods_line(goods: dict[str, int]) -> list[tuple[str, int]]:
    """Materials of which there are any, weakest first."""
    return [(material, goods[material]) for material in MATERIALS if goods.get(material)]
