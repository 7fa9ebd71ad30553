"""One fief: its land, stars, ruler, number; friendly, lost, visited or open to a visit."""

from __future__ import annotations

from PIL import Image

from games.northwood.content import suit_of
from games.northwood.view import FiefView, NorthwoodView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import GOLD, GOLD_LIGHT, SHADOW, WALNUT_EDGE, Colour
from rendering.northwood.cards import draw_number, draw_portrait, draw_suit

RADIUS = 16
POINTER = 38
"""Room above a card for the visitor's arrow."""

FRIENDLY: Colour = (74, 146, 72)
LOST: Colour = (70, 66, 64)
FRESH: Colour = (255, 250, 205)
"""Rim of a fief that was won or lost just now."""


def fief_card(rect: Rect, pointer: int) -> Rect:
    """The card within the area of a fief, of which ``pointer`` pixels above are left to the visitor's arrow."""
    return Rect(rect.x, rect.y + pointer, rect.w, rect.h - pointer)


def choosable(view: NorthwoodView) -> frozenset[int]:
    """The fiefs that may be visited next: all neutral ones, or the first of them where a scenario sets the order."""
    if view.step != "fief":
        return frozenset()
    neutral = [fief.number for fief in view.fiefs if fief.standing == "neutral"]
    if view.order and neutral:
        return frozenset((neutral[0] if view.order > 0 else neutral[-1],))
    return frozenset(neutral)


def fief_key(fief: FiefView, view: NorthwoodView, *, new: bool = False) -> tuple[object, ...]:
    """All that a fief shows; ``new``: it was won or lost just now."""
    number = fief.number
    return ("fief", fief, number == view.visiting, number in choosable(view), number in view.goal.fiefs, new)


def fief_ground(canvas: Canvas, rects: list[Rect], pointer: int = 0) -> None:
    """The land, one strip through all cards of a row."""
    first, last = fief_card(rects[0], pointer), fief_card(rects[-1], pointer)
    land = sprite("northwood-land", last.right - first.x, first.h, shadow=False).rgb
    for rect in rects:
        card = fief_card(rect, pointer)
        part: Image.Image = land.crop((card.x - first.x, 0, card.right - first.x, card.h))
        canvas.panel(card, RADIUS, part, shadow=True)
        canvas.edge(card, RADIUS, WALNUT_EDGE, 3)


def draw_fief(canvas: Canvas, fief: FiefView, view: NorthwoodView, pointer: int = 0, *, new: bool = False) -> None:
    """Everything on the land."""
    card = fief_card(canvas.rect, pointer)
    if fief.standing == "lost":
        _lost(canvas, card, fief)
    else:
        _open(canvas, card, fief, view)
    if new:
        canvas.edge(card, RADIUS, FRESH, 10)


def _open(canvas: Canvas, card: Rect, fief: FiefView, view: NorthwoodView) -> None:
    """A fief that is not lost: stars, ruler, number."""
    _edge(canvas, card, fief, view)
    _stars(canvas, card, fief)
    low = card.bottom - 42
    if fief.ruler is not None:
        side = min(card.w - 22, card.h - 56 - 66)
        draw_portrait(canvas, Rect(card.cx - side // 2, card.y + 54, side, side), fief.ruler)
        draw_suit(canvas, card.right - 43, low, 72, suit_of(fief.ruler))
    draw_number(canvas, card.x + 43, low, 72, fief.number)
    if fief.number in view.goal.fiefs:
        canvas.sprite(sprite("goal_flag", 58), card.x + 34, card.y + 78)
    if fief.standing == "friendly":
        _ribbon(canvas, card, fief)
    if fief.number == view.visiting:
        canvas.sprite(sprite("visitor", 50), card.cx, card.y - 13)


def _edge(canvas: Canvas, card: Rect, fief: FiefView, view: NorthwoodView) -> None:
    """Gold when visited, pale gold when it may be chosen, green when friendly."""
    if fief.number == view.visiting:
        canvas.edge(card, RADIUS, GOLD, 8)
    elif fief.number in choosable(view):
        canvas.edge(card, RADIUS, GOLD_LIGHT, 5)
    elif fief.standing == "friendly":
        canvas.edge(card, RADIUS, FRIENDLY, 7)


def _stars(canvas: Canvas, card: Rect, fief: FiefView) -> None:
    """As many as the fief is worth; golden when they are won."""
    name = "star" if fief.standing == "friendly" else "star_open"
    step = min(37, (card.w - 24) // 4)
    canvas.veil(Rect(card.x + 6, card.y + 6, card.w - 12, 44), 14, SHADOW, 0.42)
    left = card.cx - step * (fief.stars - 1) // 2
    for index in range(fief.stars):
        canvas.sprite(sprite(name, step - 1, shadow=False), left + step * index, card.y + 28)


def _ribbon(canvas: Canvas, card: Rect, fief: FiefView) -> None:
    """The ribbon with the heart: on the portrait of a friend who is at home, large when he has left."""
    if fief.ruler is None:
        size = min(124, card.h - 150)
        canvas.sprite(sprite("friendly", size), card.cx, (card.y + card.bottom - 34) // 2)
    else:
        canvas.sprite(sprite("friendly", 84), card.cx, card.y + 52 + min(card.w - 22, card.h - 122) - 8)


def _lost(canvas: Canvas, card: Rect, fief: FiefView) -> None:
    """Face down."""
    canvas.panel(card, RADIUS, LOST)
    canvas.edge(card.pad(9), RADIUS - 6, (112, 106, 100), 3)
    canvas.edge(card, RADIUS, (44, 40, 38), 3)
    canvas.sprite(sprite("dialogue_back", min(card.h - 150, 120), shadow=False, faded=True), card.cx, card.cy - 18)
    canvas.sprite(sprite("no_point", 58), card.cx, card.cy - 18)
    left = card.cx - 32 * (fief.stars - 1) // 2
    for index in range(fief.stars):
        canvas.sprite(sprite("star", 32, shadow=False, faded=True), left + 32 * index, card.y + 32)
    draw_number(canvas, card.x + 43, card.bottom - 42, 64, fief.number, lost=True)
