"""What the picture of a looked-up card shows: the wares of a market with their prices, the thing of a development card,
or an event."""

from __future__ import annotations

from collections.abc import Mapping

from games.mi_tierra.cards.box import market_of
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.theme import CREAM, INK, SHADOW, WALNUT_EDGE, Colour, Style
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.pieces import draw_ware

EMBLEM = "apple"
"""The icon that stands for the game in statistics."""
RADIUS = 18
COLOURS: Mapping[str, Colour] = {"market": (34, 92, 66), "plan": (128, 70, 22), "event": (44, 78, 122)}
SCENES: Mapping[str, str] = {"market": "official_market", "plan": "development", "event": "crops"}
PRICE = Style("text", 900, 84, 54)
MOST = Style("text", 900, 54, 40)
FOOT = 88


def colour_of(kind: str, card: str) -> Colour:
    """Return the background colour of a card's name: that of its kind."""
    return COLOURS[kind]


def draw_art(canvas: Canvas, rect: Rect, kind: str, card: str) -> None:
    """Draw what a card shows before the area to which it belongs."""
    canvas.panel(rect, RADIUS, sprite(f"scene-{SCENES[kind]}", rect.w, rect.h, shadow=False).rgb)
    canvas.translucent_panel(rect, RADIUS, SHADOW, 0.35)
    if kind == "market":
        _wares(canvas, rect, card)
        return
    side = rect.h - 24
    disc = Rect(rect.cx - side // 2, rect.y + 12, side, side)
    canvas.panel(disc, side // 2, CREAM, shadow=True)
    canvas.edge(disc, side // 2, WALNUT_EDGE, 4)
    canvas.sprite(sprite(card, side * 2 // 3), disc.cx, disc.cy)


def _wares(canvas: Canvas, rect: Rect, card: str) -> None:
    """Draw the wares that a market buys, each above its price, and how many units it takes."""
    market = market_of(card)
    count = len(market.prices)
    width = min(280, (rect.w - 40) // count)
    room = Rect(rect.cx - width * count // 2, rect.y + 12, width * count, rect.h - 24)
    for cell, (ware, price) in zip(room.columns(*[1.0] * count, gap=12), market.prices, strict=True):
        canvas.panel(cell, 22, CREAM, shadow=True)
        canvas.edge(cell, 22, WALNUT_EDGE, 3)
        above, below = cell.rows(1.0, FOOT)
        draw_ware(canvas, ware, above.cx, above.cy + 6, min(above.h - 16, above.w - 16))
        canvas.write(f"${price}", below.cx, below.cy - 4, PRICE, INK, anchor="m", width=below.w - 8)
    tag = Rect(rect.right - 146, rect.y + 14, 132, 72)
    canvas.panel(tag, 30, CREAM, shadow=True)
    canvas.edge(tag, 30, WALNUT_EDGE, 3)
    canvas.write(f"× {market.most}", tag.cx, tag.cy, MOST, INK, anchor="m", width=tag.w - 16)
    if market.leaves:
        canvas.sprite(sprite("leaving", 96, shadow=False, rim=CREAM), rect.right - 80, tag.bottom + 62)
