"""The picture of one card that is looked up: what it shows, its name and kind, what is printed on it, and its effect.

The layout is the same for every game. A drawing package of a game draws what a card shows in its module `single_card`:
`colour_of(kind, card)` is the background of the card's name, `draw_art(canvas, rect, kind, card)` fills `rect`, and
`EMBLEM` is the icon that stands for the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, Protocol

from PIL import Image

from rendering.kit.blocks import Block, Ground, compose, static_ground
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture, join_alt
from rendering.kit.text import fit, fits, printable
from rendering.kit.texture import paper, planks, vignette
from rendering.kit.theme import CREAM, GOLD, GOLD_LIGHT, INK, PAPER_DEEP, SQUARE_SIZE, WALNUT_EDGE, Colour, Style

NAME = Style("heading", 800, 66, 40)
KIND = Style("text", 700, 34, 27)
FACT = Style("text", 700, 42, 30)
EFFECT = Style("text", 500, 52, 28)
COMFORTABLE = 38
"""The size of the effect below which the art gets lower instead."""
ART_HEIGHTS = (500, 450, 400, 350, 300, 250, 200, 150)
"""Possible heights of the art; the first that leaves room for a comfortable effect is used."""
CARD = Rect(0, 0, *SQUARE_SIZE).pad(22)
BAND = 164
RADIUS = 26
LEADING = 1.14
SIDE = 26
BULLET = 40
GAP = 12


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card, and all that is said about it in the reader's language.

    `about`: its kind and its game. `facts`: what else is printed on it, such as cost and points. `effect`: what it
    does, as sentences.
    """

    game: str
    kind: str
    card: str
    name: str
    about: tuple[str, ...]
    facts: tuple[str, ...]
    effect: str

    @property
    def alt(self) -> str:
        """The card in words for people who do not see the picture: the same as the picture says."""
        return join_alt([f"{self.name} ({', '.join(self.about)}).", *map(_sentence, self.facts), self.effect])


class CardArt(Protocol):
    """What the module `single_card` of a game's drawing package has."""

    colour_of: Callable[[str, str], Colour]
    draw_art: Callable[[Canvas, Rect, str, str], None]


class _Words(NamedTuple):
    """Facts and effect with their text sizes and numbers of lines."""

    facts: Sequence[tuple[str, int]]
    fact: Style
    effect: tuple[str, int]
    style: Style

    @property
    def height(self) -> int:
        """The height of all lines."""
        facts = sum(round(lines * self.fact.size * LEADING) + GAP for _, lines in self.facts)
        return facts + round(self.effect[1] * self.style.size * LEADING)


def draw_single_card(face: CardFace, art: CardArt) -> Picture:
    """Draw a card, 1000 x 1000."""
    height, words = _fitted(face)
    band, body = CARD.rows(BAND, 1.0)
    shown, text = body.pad(12, 10).rows(height, 1.0, gap=14)
    colour = art.colour_of(face.kind, face.card)
    blocks = [
        Block(band, ("card name", face.name, face.about, colour), partial(_name, face=face, colour=colour)),
        Block(shown, ("card art", face.game, face.kind, face.card), partial(_art, face=face, art=art)),
        Block(text.pad(SIDE - 12, 0), ("card words", face.facts, face.effect), partial(_write, words=words)),
    ]
    return encode_picture(compose(_ground(), blocks), "card", face.alt)


def _ground() -> Ground:
    return static_ground(("single card",), _draw_ground)


def _draw_ground() -> Image.Image:
    canvas = Canvas(vignette(planks(*SQUARE_SIZE, 9, (104, 72, 46), 92)).copy())
    canvas.panel(CARD, RADIUS, paper(CARD.w, CARD.h, 7), shadow=True)
    canvas.edge(CARD, RADIUS, WALNUT_EDGE, 3)
    return canvas.image


def _name(canvas: Canvas, face: CardFace, colour: Colour) -> None:
    rect = canvas.rect
    canvas.panel(rect, RADIUS, colour)
    canvas.paste(Image.new("RGB", (rect.w, RADIUS), colour), 0, rect.bottom - RADIUS)
    name, kind = rect.pad(SIDE, 10).rows(1.0, 44, gap=2)
    canvas.write(face.name, name.x, name.cy, NAME, CREAM, width=name.w, lines=2, height=name.h, leading=0.98)
    canvas.write(" · ".join(face.about), kind.x, kind.cy, KIND, GOLD_LIGHT, width=kind.w)


def _art(canvas: Canvas, face: CardFace, art: CardArt) -> None:
    art.draw_art(canvas, canvas.rect, face.kind, face.card)


def _fitted(face: CardFace) -> tuple[int, _Words]:
    """Return the height of the art, and the words in the largest sizes that fit below it."""
    width = CARD.w - 2 * SIDE - 3
    for comfortable in (COMFORTABLE, EFFECT.floor):
        for height in ART_HEIGHTS:
            room = CARD.h - BAND - height - 34
            for size in range(EFFECT.size, comfortable - 1, -2):
                words = _words(face, width, size)
                if words.height <= room:
                    return height, words

    return ART_HEIGHTS[-1], _words(face, width, EFFECT.floor)


def _words(face: CardFace, width: int, size: int) -> _Words:
    """Return the words at this size of the effect."""
    style = replace(EFFECT, size=size, floor=size)
    small = max(FACT.floor, min(FACT.size, size - 4))
    fact = replace(FACT, size=small, floor=small)
    effect = printable(face.effect, style.family)
    facts = [(words, _lines(words, fact, width - BULLET)) for words in face.facts]
    return _Words(facts, fact, (effect, _lines(effect, style, width)), style)


def _lines(words: str, style: Style, width: int) -> int:
    return next((n for n in range(1, 20) if fits(words, style, width, n)), len(fit(words, style, width, 20).lines))


def _write(canvas: Canvas, words: _Words) -> None:
    """Write the facts, each after a dot, and the effect below them."""
    rect = canvas.rect
    y = max(0, (rect.h - words.height) // 2)
    for text, lines in words.facts:
        high = round(lines * words.fact.size * LEADING)
        dot = Rect(2, y + round(words.fact.size * LEADING) // 2 - 9, 18, 18)
        canvas.panel(dot, 9, GOLD)
        canvas.edge(dot, 9, WALNUT_EDGE, 2)
        canvas.write(text, BULLET, y + high // 2, words.fact, INK, width=rect.w - BULLET, lines=lines, leading=LEADING)
        y += high + GAP
    text, lines = words.effect
    high = round(lines * words.style.size * LEADING)
    if words.facts:
        canvas.panel(Rect(0, y - GAP // 2 - 2, rect.w, 3), 1, PAPER_DEEP)
    canvas.write(text, 3, y + high // 2, words.style, INK, width=rect.w - 3, lines=lines, leading=LEADING)


def _sentence(words: str) -> str:
    return words if words.endswith((".", "!", "?", "”", ")", "»")) else f"{words}."
