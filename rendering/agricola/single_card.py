"""What the picture of a looked-up card shows: the scene of a hand card or the picture of a major improvement, with cost
and points."""

from __future__ import annotations

from games.agricola.cards.box import card_of
from games.agricola.cards.decks import deck_of
from rendering.agricola.hand_card import BANDS
from rendering.agricola.icons import sprite
from rendering.agricola.majors import BAND
from rendering.agricola.pieces import PALE, RIM, draw_icon, major_icon, points_words
from rendering.agricola.scenes import scene
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.pill import ICON, draw_price_and_points
from rendering.kit.sprites import Sprite
from rendering.kit.texture import paper, vignette
from rendering.kit.theme import Colour

EMBLEM = "plough"
"""The icon that stands for the game in statistics."""
RADIUS = 18
HEARTH: Colour = (222, 190, 140)
"""The ground below the picture of a major improvement."""


def colour_of(kind: str, card: str) -> Colour:
    """Return the background colour of a card's name: that of its deck."""
    return BAND if kind == "major" else BANDS[deck_of(card)]


def draw_art(canvas: Canvas, rect: Rect, kind: str, card: str) -> None:
    """Draw what a card shows, with the goods that it costs and its points."""
    picture = None if kind == "major" else scene(card)
    if picture is not None:
        canvas.panel(rect, RADIUS, sprite(picture, rect.w, rect.h, shadow=False).rgb)
    else:
        canvas.panel(rect, RADIUS, vignette(paper(rect.w, rect.h, 5, HEARTH), 0.35))
        name = major_icon(card) if kind == "major" else "lesson"
        draw_icon(canvas, name, rect.cx, rect.cy, rect.h - 40)
    printed = card_of(card)
    cost = [(_good(good), str(n)) for good, n in printed.cost.items()]
    points = [(sprite("star", ICON), points_words(printed.points))] if printed.points else []
    draw_price_and_points(canvas, rect, cost, points)


def _good(name: str) -> Sprite:
    return sprite(name, ICON, rim=RIM if name in PALE else None)
