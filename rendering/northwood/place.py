"""A place for an ally: portrait, name, rule, whether ready, and whose place a guest takes."""

from __future__ import annotations

from games.northwood.content import CHARACTERS, name_of, rule_of
from games.northwood.view import PlaceView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper
from rendering.kit.theme import INK, WALNUT_EDGE, Colour, Style
from rendering.northwood.cards import draw_portrait, draw_suit
from rendering.reader import Reader

RADIUS = 18
NAME = Style("heading", 800, 29, 20)
RULE = Style("text", 600, 25, 19)
ASLEEP: Colour = (196, 190, 180)
READY_EDGE: Colour = (232, 180, 72)
LEADING = 1.1


def place_key(place: PlaceView, reader: Reader) -> tuple[object, ...]:
    """All that a place shows."""
    return ("place", place, reader.words(name_of(place.active)), reader.words(rule_of(place.active)))


def draw_place(canvas: Canvas, place: PlaceView, reader: Reader) -> None:
    """The card of whoever acts here. On a low one the rule gives way: it stands beside the picture too."""
    rect = canvas.rect.pad(4)
    who, out = place.active, place.exhausted
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 7, ASLEEP) if out else paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, RADIUS, (134, 128, 120) if out else READY_EDGE, 3 if out else 5)
    tall = rect.h >= 190
    side = 104 if tall else min(116, rect.h - 20)
    picture = Rect(rect.x + 16, rect.y + 14, side, side)
    draw_portrait(canvas, picture, who, exhausted=out)
    draw_suit(canvas, picture.right - 8, picture.bottom - 12, 48, CHARACTERS[who].suit)
    canvas.sprite(sprite("exhausted" if out else "ready", 50), picture.x + 8, picture.y + 8)
    left = picture.right + 24
    right = rect.right - 14
    if place.guest is not None:
        _covered(canvas, Rect(rect.right - 68, rect.y + 12, 56, 56), place.ally)
        right -= 60
    name = Rect(left, picture.y, right - left, side)
    canvas.write(reader.words(name_of(who)), name.x, name.cy, NAME, INK, width=name.w, lines=4, height=side - 2,
                 leading=1.04)
    if tall:
        top = picture.bottom + 12
        rule = Rect(rect.x + 14, top, rect.w - 26, rect.bottom - 8 - top)
        canvas.write(reader.words(rule_of(who)), rule.x, rule.cy, RULE, INK, width=rule.w, lines=5,
                     height=round(rule.h / LEADING), leading=LEADING)


def _covered(canvas: Canvas, rect: Rect, ally: str) -> None:
    """The ally for whom a guest stands in, small and pale."""
    draw_portrait(canvas, rect, ally)
    canvas.veil(rect, 8, (238, 228, 208), 0.3)
    canvas.edge(rect, 8, WALNUT_EDGE, 2)
