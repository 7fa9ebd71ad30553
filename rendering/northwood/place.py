"""A place for an ally: portrait, name, rule, whether ready, and whose place a guest takes."""

from __future__ import annotations

from games.northwood.content import name_of, rule_of, suit_of
from games.northwood.view import PlaceView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.text import fit
from rendering.kit.texture import paper
from rendering.kit.theme import INK, WALNUT_EDGE, Colour, Style
from rendering.northwood.cards import draw_portrait, draw_suit
from rendering.reader import Reader

RADIUS = 18
NAME = Style("heading", 800, 29, 20)
RULE = Style("text", 600, 25, 19)
EASY = Style("text", 600, 22, 22)
SIDES = (110, 99, 88, 77, 66)
"""Sizes of the portrait, in order of choice."""

ASLEEP: Colour = (196, 190, 180)
READY_EDGE: Colour = (232, 180, 72)
LEADING = 1.1


def place_key(place: PlaceView, reader: Reader) -> tuple[object, ...]:
    """All that a place shows."""
    return ("place", place, reader.words(name_of(place.active)), reader.words(rule_of(place.active)))


def draw_place(canvas: Canvas, place: PlaceView, reader: Reader) -> None:
    """The card of whoever acts here."""
    rect = canvas.rect.pad(4)
    who, out = place.active, place.exhausted
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 7, ASLEEP) if out else paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, RADIUS, (134, 128, 120) if out else READY_EDGE, 3 if out else 5)
    name, words = reader.words(name_of(who)), reader.words(rule_of(who))
    picture, title, rule = _areas(rect, name, words)
    draw_portrait(canvas, picture, who, exhausted=out)
    draw_suit(canvas, picture.right - 6, picture.bottom - 20, 46, suit_of(who))
    canvas.sprite(sprite("exhausted" if out else "ready", 48), picture.x + 6, picture.y + 6)
    if place.guest is not None:
        _covered(canvas, Rect(picture.x - 8, picture.bottom - 46, 44, 44), place.ally)
    canvas.write(name, title.x, title.cy, NAME, INK, width=title.w, lines=4, height=title.h, leading=1.12)
    height = round(rule.h / LEADING)
    canvas.write(words, rule.x, rule.cy, RULE, INK, width=rule.w, lines=5, height=height, leading=LEADING)


def _areas(rect: Rect, name: str, words: str) -> tuple[Rect, Rect, Rect]:
    """Portrait, name and rule: the portrait as large as it may be while both texts are read with ease."""
    picture = title = rule = rect
    for side in SIDES:
        picture = Rect(rect.x + 16, rect.y + 14, side, side)
        title = Rect(picture.right + 24, picture.y, rect.right - picture.right - 38, side - 2)
        top = picture.bottom + 8
        rule = Rect(rect.x + 14, top, rect.w - 24, rect.bottom - 8 - top)
        easy = not fit(words, EASY, rule.w, 5, round(rule.h / LEADING)).cut
        if easy and not fit(name, NAME, title.w, 4, title.h).cut:
            break
    return picture, title, rule


def _covered(canvas: Canvas, rect: Rect, ally: str) -> None:
    """The ally for whom a guest stands in, small."""
    draw_portrait(canvas, rect, ally)
    canvas.edge(rect, 8, WALNUT_EDGE, 3)
