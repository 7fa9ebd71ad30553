"""What the picture of a looked-up card shows: the front of a building with price and points, a villager with the
lanterns of the die, the goods of a quest, a tool or a state."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from games.above_below.cards.box import BOX, Quest, building
from games.above_below.content.schema import Symbol
from rendering.above_below.icons import sprite
from rendering.above_below.landscape import landscape
from rendering.above_below.pieces import draw_chances, draw_front, draw_villager_token
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.pill import ICON, draw_price_and_points
from rendering.kit.texture import paper
from rendering.kit.theme import CREAM, WALNUT, WALNUT_EDGE, Colour

EMBLEM = "lantern"
"""The icon that stands for the game in statistics."""
RADIUS = 18
COLOURS: Mapping[str, Colour] = {
    "house": (126, 74, 26), "key_house": (120, 84, 6), "star_house": (40, 76, 132), "outpost": (84, 66, 56),
    "villager": (44, 92, 84), "quest": (118, 52, 98), "tool": (92, 76, 30), "state": (116, 44, 40),
}
BUILDINGS = ("house", "key_house", "star_house", "outpost")
HORIZON = 300
DICE = (460, 200)
"""The size of the panel with the results of a villager's die."""


def colour_of(kind: str, card: str) -> Colour:
    """Return the background colour of a card's name: that of its kind."""
    return COLOURS[kind]


def draw_art(canvas: Canvas, rect: Rect, kind: str, card: str) -> None:
    """Draw what a card shows: outposts, villagers and their states underground, all else on the meadow."""
    below = kind in ("outpost", "villager", "state")
    top = 20 if below else max(0, HORIZON + 120 - rect.h)
    ground = landscape(1000, 0 if below else 960).image.crop((0, top, rect.w, top + rect.h))
    canvas.panel(rect, RADIUS, ground)
    if kind in BUILDINGS:
        _building(canvas, rect, card)
    elif kind == "villager":
        _villager(canvas, rect, card)
    elif kind == "quest":
        _quest(canvas, rect, card)
    else:
        side = rect.h - 24
        disc = Rect(rect.cx - side // 2, rect.y + 12, side, side)
        canvas.panel(disc, side // 2, CREAM, shadow=True)
        canvas.edge(disc, side // 2, WALNUT_EDGE, 4)
        canvas.sprite(sprite(card, side * 2 // 3), disc.cx, disc.cy)


def _building(canvas: Canvas, rect: Rect, card: str) -> None:
    draw_front(canvas, Rect(rect.x + 220, rect.y + 10, rect.w - 440, rect.h - 16), card)
    points = sum(perk.n for perk in building(card).perks if perk.op is Symbol.POINTS)
    stars = [(sprite("star", ICON), str(points))] if points else []
    draw_price_and_points(canvas, rect, [(sprite("coin", ICON), str(building(card).cost))], stars)


def _villager(canvas: Canvas, rect: Rect, card: str) -> None:
    face, dice = rect.pad(20, 12).columns(rect.h - 24, 1.0, gap=30)
    draw_villager_token(canvas, face.cx, face.cy, min(face.w, face.h) - 10, card, (), WALNUT)
    wide, high = min(dice.w, DICE[0]), min(dice.h, DICE[1])
    panel = Rect(dice.cx - wide // 2, dice.cy - high // 2, wide, high)
    canvas.panel(panel, 20, paper(panel.w, panel.h, 6, (246, 232, 204)), shadow=True)
    canvas.edge(panel, 20, WALNUT_EDGE, 3)
    draw_chances(canvas, panel.pad(16, 18), card, ())


def _quest(canvas: Canvas, rect: Rect, card: str) -> None:
    quest = BOX.cards[card]
    assert isinstance(quest, Quest)
    wanted = list(chain.from_iterable([good] * n for good, n in quest.need.items()))
    width = min(260, (rect.w - 40) // len(wanted))
    room = Rect(rect.cx - width * len(wanted) // 2, rect.y, width * len(wanted), rect.h)
    for cell, good in zip(room.columns(*[1.0] * len(wanted), gap=16), wanted, strict=True):
        side = min(cell.w, cell.h - 30)
        disc = Rect(cell.cx - side // 2, cell.cy - side // 2, side, side)
        canvas.panel(disc, side // 2, CREAM, shadow=True)
        canvas.edge(disc, side // 2, WALNUT_EDGE, 4)
        canvas.sprite(sprite(good, side * 2 // 3), disc.cx, disc.cy)
    draw_price_and_points(canvas, rect, [], [(sprite("star", ICON), str(quest.points))])
