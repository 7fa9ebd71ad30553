"""The majors board: what can be built for how much, what lies beneath, and who owns what, 1400 x 891."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.agricola.view import AgricolaView, FarmView, MajorView
from games.agricola.wording.terms import major_text
from rendering.agricola.alt import majors_alt
from rendering.agricola.effects import draw_effect
from rendering.agricola.pieces import icon, major_icon
from rendering.agricola.table import BAR, ROOM, bar_key, draw_bar, plain_table
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper
from rendering.kit.theme import CREAM, INK, SHADOW, WALNUT, WALNUT_EDGE, Colour, Style
from rendering.reader import Reader, mark_of

RADIUS = 16
BAND: Colour = (140, 46, 34)
NAME = Style("text", 800, 30, 19)
COVERED = Style("text", 700, 27, 19)
PRICE = Style("text", 800, 38, 30)
POINTS = Style("text", 900, 40, 30)
OWNERS_HEIGHT = 72
PICTURE = 84
FOOT = 44
"""Height of the line with the covered card."""
FEW = 12
"""Places of the usual boards; six players without the expansion have eighteen, on narrower cards."""


def draw_majors(view: AgricolaView, reader: Reader) -> Picture:
    """All places with their cards from above, and a line with what each player has built."""
    return finish(majors_image(view, reader), "majors", majors_alt(view, reader))


def majors_image(view: AgricolaView, reader: Reader) -> Image.Image:
    """The picture before encoding."""
    return compose(plain_table(), _blocks(view, reader))


def _blocks(view: AgricolaView, reader: Reader) -> Iterator[Block]:
    yield Block(BAR, bar_key(view, reader), partial(draw_bar, view=view, reader=reader))
    owned = any(farm.majors for farm in view.farms)
    places, owners = ROOM.rows(1.0, OWNERS_HEIGHT, gap=8) if owned else (ROOM, None)
    columns, rows = (4, 3) if len(view.places) <= FEW else (6, 3)
    for rect, place in zip(places.grid(columns, rows, gap=8), view.places, strict=False):
        words = tuple(reader.words(major_text(card)) for card in place.cards)
        key = ("major", place.cards, tuple(place.cost.items()), place.points, words, reader.say("agricola-built"))
        yield Block(rect, key, partial(_place, place=place, reader=reader, small=columns > 4))
    if owners is not None:
        built = ("owners", tuple(farm.majors for farm in view.farms))
        yield Block(owners, built, partial(_owners, farms=view.farms))


def _place(canvas: Canvas, place: MajorView, reader: Reader, *, small: bool) -> None:
    rect = canvas.rect.pad(4)
    if not place.cards:
        canvas.veil(rect, RADIUS, SHADOW, 0.5)
        canvas.edge(rect, RADIUS, (96, 70, 46), 2)
        words = reader.say("agricola-built")
        canvas.write(words, rect.cx, rect.cy, NAME, (222, 186, 132), anchor="m", width=rect.w - 30)
        return
    card = place.cards[0]
    covered = place.cards[1:]
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 7))
    band = Rect(rect.x, rect.y, rect.w, 50 if small else 44)
    canvas.panel(band, RADIUS, BAND)
    canvas.paste(Image.new("RGB", (band.w, 18), BAND), band.x, band.bottom - 18)
    canvas.sprite(sprite("star", 42, rim=INK), rect.right - 26, band.cy)
    canvas.write(str(place.points), rect.right - 52, band.cy, POINTS, CREAM, anchor="r")
    name = reader.words(major_text(card))
    if small:
        canvas.write(name, band.x + 10, band.cy, NAME, CREAM, width=band.w - 84, lines=2, height=46, leading=0.95)
    else:
        canvas.write(name, band.x + 14, band.cy, NAME, CREAM, width=band.w - 92)
    foot = Rect(rect.x + 8, rect.bottom - FOOT - 6, rect.w - 16, FOOT)
    body = Rect(rect.x + 10, band.bottom + 2, rect.w - 20, (foot.y if covered else rect.bottom - 8) - band.bottom - 4)
    above, price = body.rows(1.0, 42)
    if small:
        effect, price = above, price.columns(1.0, 58)[0]
        icon(canvas, major_icon(card), body.right - 30, price.cy - 6, 58)
    else:
        picture, effect = above.columns(PICTURE, 1.0, gap=8)
        if len(place.cost) == 1:
            effect = Rect(effect.x, body.y, effect.w, body.h)
        icon(canvas, major_icon(card), picture.cx, picture.cy, min(PICTURE, picture.h - 2))
    _price(canvas, price, place, 31 if small else 40)
    draw_effect(canvas, effect, card)
    if covered:
        _covered(canvas, foot, covered[0], reader)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 2)


def _price(canvas: Canvas, row: Rect, place: MajorView, size: int) -> None:
    """What it costs the viewer: goods side by side."""
    x = row.x + 2
    for good, n in place.cost.items():
        icon(canvas, good, x + size // 2, row.cy, size)
        x = canvas.write(str(n), x + size + 4, row.cy, PRICE, INK).right + size // 3


def _covered(canvas: Canvas, rect: Rect, card: str, reader: Reader) -> None:
    """The card beneath, which cannot be built yet."""
    canvas.veil(rect, 10, WALNUT, 0.86)
    canvas.sprite(sprite("lock", 30, shadow=False), rect.x + 20, rect.cy)
    canvas.sprite(sprite(major_icon(card), FOOT, shadow=False), rect.x + 62, rect.cy)
    canvas.write(reader.words(major_text(card)), rect.x + 92, rect.cy, COVERED, CREAM, width=rect.w - 100)


def _owners(canvas: Canvas, farms: tuple[FarmView, ...]) -> None:
    """The marks of all players, each with the drawings of what he has built."""
    rect = canvas.rect
    canvas.veil(rect, 16, SHADOW, 0.6)
    weights = [1.0 + len(farm.majors) for farm in farms]
    for cell, farm in zip(rect.pad(14, 6).columns(*weights, gap=10), farms, strict=True):
        mark = mark_of(farm.seat)
        canvas.mark(mark, cell.x + 24, cell.cy, 44, letter=mark.letter)
        step = min(58, (cell.w - 56) // max(1, len(farm.majors)))
        for index, major in enumerate(farm.majors):
            canvas.sprite(sprite(major_icon(major), 54), cell.x + 80 + step * index, cell.cy)
