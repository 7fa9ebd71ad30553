"""Characters with their abilities: friendly rulers who may come along to a visit, all rulers, and the allies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from games.northwood.content import animal_of, rule_of, suit_of
from games.northwood.view import NorthwoodView
from rendering.kit.blocks import Block, Ground, compose, static_ground
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.text import fit
from rendering.kit.texture import paper
from rendering.kit.theme import GOLD_LIGHT, INK, PAPER, SQUARE_SIZE, WALNUT_EDGE, Colour, Style
from rendering.northwood.alt import people_alt
from rendering.northwood.cards import draw_number, draw_portrait, draw_suit
from rendering.northwood.table import BAR, GAP, MARGIN, bar_panel, forest
from rendering.reader import Reader

RADIUS = 20
TITLE = Style("heading", 800, 44, 34)
NAME = Style("heading", 800, 40, 27)
RULE = Style("text", 600, 40, 27)
LEADING = 1.08
FEW = 4
"""The number of people up to which they stand in one column."""
TALLEST = 218
HIGH_SIZE = (SQUARE_SIZE[0], 1200)
"""The size of a picture of more than `FEW` people."""
FRIENDLY: Colour = (74, 146, 72)
TIRED: Colour = (196, 190, 180)


class Person(NamedTuple):
    """A character as a card shows it. `fief`: the number of the fief that the character rules, if that matters."""

    id: str
    fief: int | None = None
    friendly: bool = False
    exhausted: bool = False


def guests(view: NorthwoodView) -> tuple[str, ...]:
    """Return the friendly rulers that have not left their fiefs; none if the scenario does not let them come along."""
    if not view.guests_allowed:
        return ()
    return tuple(fief.ruler for fief in view.fiefs if fief.standing == "friendly" and fief.ruler is not None)


def people_of(what: str, view: NorthwoodView) -> tuple[Person, ...]:
    """Return the people of a picture: "guests", "rulers" or "allies"."""
    if what == "guests":
        return tuple(Person(who) for who in guests(view))
    if what == "allies":
        return tuple(Person(place.active, exhausted=place.exhausted) for place in view.places)
    return tuple(
        Person(fief.ruler, fief.number, fief.standing == "friendly") for fief in view.fiefs if fief.ruler is not None
    )


def draw_people(what: str, view: NorthwoodView, reader: Reader) -> Picture:
    """Draw a picture of people with their abilities: "guests", "rulers" or "allies"."""
    people = people_of(what, view)
    size = HIGH_SIZE if len(people) > FEW else SQUARE_SIZE
    title = reader.label(f"northwood-people-{what}")
    room = Rect(MARGIN, BAR.bottom + GAP, BAR.w, size[1] - BAR.bottom - GAP - 8)
    blocks = [Block(BAR, ("people", title), partial(_draw_title, words=title))]
    blocks += people_blocks(room, people, reader)
    image = compose(people_ground(*size), blocks)
    friendly = [one.fief for one in people if one.friendly and one.fief is not None]
    exhausted = [one.id for one in people if one.exhausted]
    told = people_alt(what, [(one.id, one.fief) for one in people], friendly, exhausted, reader)
    return encode_picture(image, what, told)


def people_ground(width: int, height: int) -> Ground:
    """Return the background: the forest floor."""
    return static_ground(("northwood", "people", width, height), lambda: bar_panel(forest(width, height)).image)


def _draw_title(canvas: Canvas, words: str) -> None:
    rect = canvas.rect
    canvas.write(words, rect.cx, rect.cy, TITLE, GOLD_LIGHT, anchor="m", width=rect.w - 40)


def people_blocks(room: Rect, people: tuple[Person, ...], reader: Reader, few: int = FEW) -> Iterator[Block]:
    """Yield a block for each of these people: up to `few` in one column, more in two."""
    columns = 1 if len(people) <= few else 2
    rows = max(1, -(-len(people) // columns))
    height = min(TALLEST if columns == 1 else room.h, (room.h - GAP * (rows - 1)) // rows)
    area = Rect(room.x, room.y, room.w, height * rows + GAP * (rows - 1))
    for rect, one in zip(area.grid(columns, rows, gap=GAP), people, strict=False):
        key = ("person", one, reader.words(animal_of(one.id)), reader.words(rule_of(one.id)))
        yield Block(rect, key, partial(_draw_person, one=one, reader=reader))


def _draw_person(canvas: Canvas, one: Person, reader: Reader) -> None:
    """Draw portrait, name and ability of a person. An ability that does not fit is left out."""
    rect = canvas.rect.pad(2)
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 8, TIRED if one.exhausted else PAPER), shadow=True)
    canvas.edge(rect, RADIUS, FRIENDLY if one.friendly else WALNUT_EDGE, 6 if one.friendly else 2)
    side = min(rect.h - 24, rect.w * 26 // 100 if rect.w < 600 else 190)
    portrait = Rect(rect.x + 14, rect.y + (14 if rect.w < 600 else (rect.h - side) // 2), side, side)
    draw_portrait(canvas, portrait, one.id, exhausted=one.exhausted)
    sign = max(40, side * 2 // 5)
    low = portrait.bottom - sign // 3
    draw_suit(canvas, portrait.right - sign // 4, low, sign, suit_of(one.id))
    if one.fief is not None:
        draw_number(canvas, portrait.x + sign // 4, low, sign, one.fief)
    words = Rect(portrait.right + sign // 3 + 12, rect.y + 8, 0, rect.h - 16)
    words = words._replace(w=rect.right - 14 - words.x)
    rule = reader.words(rule_of(one.id))
    name = reader.words(animal_of(one.id))
    title, text = words.rows(min(54 if rect.w > 600 else 44, words.h // 2), 1.0)
    fitted = _fitted(rule, text)
    if fitted is None:
        canvas.write(name, words.x, words.cy, NAME, INK, width=words.w, lines=2)
        return
    canvas.write(name, title.x, title.cy, NAME, INK, width=title.w)
    style, lines = fitted
    canvas.write(rule, text.x, text.cy - 2, style, INK, width=text.w, lines=lines, leading=LEADING)


def _fitted(rule: str, room: Rect) -> tuple[Style, int] | None:
    """Return the largest style in which the rule fits, and the number of its lines; None if it does not fit."""
    for size in range(RULE.size, RULE.floor - 1, -1):
        style = replace(RULE, size=size, floor=size)
        fitted = fit(rule, style, room.w, max(1, int((room.h + size * 0.2) / (size * LEADING))))
        if not fitted.cut:
            return style, len(fitted.lines)
    return None
