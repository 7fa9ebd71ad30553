"""The face of a hand card: name, points, cost, prerequisite, effect, and a scene where it has one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from games.agricola.cards.box import card_of
from games.agricola.cards.decks import BASE_MINORS, MOOR_MINORS, OCCUPATIONS, deck_of
from games.agricola.goods import lacking
from games.agricola.view import FarmView
from games.agricola.wording.effects import card_effect
from games.agricola.wording.hands import needs_text
from games.agricola.wording.terms import card_text
from rendering.agricola.icons import sprite
from rendering.agricola.pieces import icon, signed
from rendering.agricola.scenes import scene
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import fit
from rendering.kit.texture import paper
from rendering.kit.theme import CREAM, GOLD, INK, PAPER_DEEP, RED, WALNUT_EDGE, Colour, Style
from rendering.reader import Reader

RADIUS = 14
BANDS: Mapping[str, Colour] = {OCCUPATIONS: (138, 96, 10), MOOR_MINORS: (106, 66, 40), BASE_MINORS: (176, 84, 22)}
"""Grounds of the names: the colours of the cards' backs."""
NAME = Style("heading", 800, 34, 26)
SLENDER = Style("text", 700, 34, 20)
"""For a name that is too long for the other letters."""
EFFECT = Style("text", 500, 38, 20)
NEEDS = Style("text", 700, 28, 26)
PRICE = Style("text", 800, 36, 24)
POINTS = Style("text", 900, 36, 24)
GOOD = 38
"""Size of a good of the cost."""
LEADING = 1.16
TIGHT = 0.95
"""Leading of a name and of a prerequisite."""
NAME_LINES, NEEDS_LINES = 2, 3
SCENES = (0.42, 0.36, 0.3, 0.25)
"""Heights of the scene as a share of the card's, in order of choice."""
LEGIBLE = 28
"""The scene gives way until the effect can be written in this size, which a phone shows; a short one has it anyway."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is drawn: what it costs now, and what is in the way. `chosen` cards are marked by the reader;
    `offered` ones could be taken; `None` where nothing is asked and nothing held."""

    card: str
    cost: tuple[tuple[str, int], ...]
    unmet: bool = False
    lacking: frozenset[str] = frozenset()
    playable: bool | None = None
    chosen: bool = False
    offered: bool = False


def printed_face(card: str) -> Face:
    """A card as it is printed."""
    return Face(card, tuple(card_of(card).cost.items()))


def held_face(card: str, farm: FarmView, reader: Reader) -> Face:
    """A card of the viewer's own hand, with what stands in its way now."""
    cost, playable = farm.hand_costs[card], card in farm.playable
    short = () if playable else lacking(farm.goods, cost)
    return Face(
        card, tuple(cost.items()), card not in farm.ready, frozenset(short), playable,
        card in reader.marked, any(name.partition(":")[0] == card for name in reader.offered),
    )


def face_key(face: Face, reader: Reader) -> tuple[object, ...]:
    """All that the face shows."""
    needs = needs_text(face.card)
    words = (card_text(face.card), card_effect(face.card), *([needs] if needs else []))
    return "hand card", face, tuple(reader.words(one) for one in words)


def draw_face(canvas: Canvas, face: Face, reader: Reader) -> None:
    """The whole card."""
    rect = canvas.rect.pad(5)
    canvas.panel(rect, RADIUS, paper(rect.w, rect.h, 7), shadow=True)
    band, body = rect.rows(62, 1.0)
    _name(canvas, band, face, reader)
    body = body.pad(12, 6)
    needs = needs_text(face.card)
    if face.cost:
        price, body = body.rows(GOOD + 10, 1.0)
        _price(canvas, price, face)
    if needs is not None:
        wanted = reader.say("agricola-needs-card", needs=needs)
        wanted = f"{wanted} !" if face.unmet else wanted
        line, body = body.rows(_needs_height(wanted, body), 1.0, gap=4)
        _needs(canvas, line, wanted, unmet=face.unmet)
    words = reader.words(card_effect(face.card))
    words = words[:1].upper() + words[1:]
    _effect(canvas, _below_the_scene(canvas, body, rect.h, face.card, words), words)
    _edge(canvas, rect, face)


def _below_the_scene(canvas: Canvas, body: Rect, height: int, card: str, words: str) -> Rect:
    """Draw the scene, if there is one and room for it; what is left for the effect."""
    picture = scene(card)
    for share in SCENES if picture is not None else ():
        high, rest = body.rows(round(height * share), 1.0, gap=6)
        size = _size(words, rest) if rest.h > 0 else None
        if picture is not None and size is not None and size >= LEGIBLE:
            canvas.panel(high, 8, sprite(picture, high.w, high.h, shadow=False).rgb)
            return rest
    return body


def _name(canvas: Canvas, band: Rect, face: Face, reader: Reader) -> None:
    colour, points = BANDS[deck_of(face.card)], card_of(face.card).points
    canvas.panel(band, RADIUS, colour)
    canvas.paste(Image.new("RGB", (band.w, RADIUS), colour), band.x, band.bottom - RADIUS)
    right = band.right - 8
    sign = "check" if face.chosen or face.playable else "lock" if face.playable is not None else ""
    if sign:
        canvas.sprite(sprite(sign, 38, rim=CREAM), right - 20, band.cy)
        right -= 44
    if points:
        canvas.sprite(sprite("star", 38, rim=INK), right - 20, band.cy)
        right = canvas.write(signed(points), right - 42, band.cy, POINTS, CREAM, anchor="r").x - 6
    name, width, height = reader.words(card_text(face.card)), right - band.x - 18, band.h - 8
    style = SLENDER if fit(name, NAME, width, NAME_LINES, height).cut else NAME
    canvas.write(
        name, band.x + 10, band.cy, style, CREAM, width=width, lines=NAME_LINES, height=height, leading=TIGHT,
    )


def _price(canvas: Canvas, row: Rect, face: Face) -> None:
    """The goods of the cost; those that are lacking in red, with an exclamation mark."""
    x = row.x
    for good, n in face.cost:
        icon(canvas, good, x + GOOD // 2, row.cy, GOOD)
        ink = RED if good in face.lacking else INK
        words = f"{n}!" if good in face.lacking else str(n)
        x = canvas.write(words, x + GOOD + 4, row.cy, PRICE, ink).right + 16


def _needs_height(words: str, body: Rect) -> int:
    """As many lines as a prerequisite takes, two at least, so that those of neighbours are alike."""
    heights = {lines: round(lines * NEEDS.size * TIGHT) + 9 for lines in range(2, NEEDS_LINES + 1)}
    whole = (
        height for lines, height in heights.items() if not fit(words, NEEDS, body.w - 16, lines, height).cut
    )
    return next(whole, heights[NEEDS_LINES])


def _needs(canvas: Canvas, rect: Rect, words: str, *, unmet: bool) -> None:
    """The prerequisite; in red and with an exclamation mark while it is not met."""
    canvas.panel(rect, 8, PAPER_DEEP)
    canvas.write(
        words, rect.x + 8, rect.cy, NEEDS, RED if unmet else INK, width=rect.w - 16, lines=NEEDS_LINES, height=rect.h,
        leading=TIGHT,
    )


def _size(words: str, room: Rect) -> int | None:
    """The largest size at which the effect fits, if there is one."""
    for size in range(EFFECT.size, EFFECT.floor - 1, -1):
        if not fit(words, Style(EFFECT.family, EFFECT.weight, size, size), room.w, _lines(room, size)).cut:
            return size
    return None


def _lines(room: Rect, size: int) -> int:
    return max(1, int((room.h + size * 0.2) / (size * LEADING)))


def _effect(canvas: Canvas, room: Rect, words: str) -> None:
    """The effect as large as it fits; on a card too small for it the end is left out, and the words beside the picture
    have it."""
    size = _size(words, room) or EFFECT.floor
    style = Style(EFFECT.family, EFFECT.weight, size, size)
    canvas.write(words, room.x, room.cy, style, INK, width=room.w, lines=_lines(room, size), leading=LEADING)


def _edge(canvas: Canvas, rect: Rect, face: Face) -> None:
    if face.chosen:
        canvas.edge(rect.pad(-4), RADIUS + 3, GOLD, 8)
    elif face.offered:
        canvas.edge(rect.pad(-2), RADIUS + 2, GOLD, 5)
    else:
        canvas.edge(rect, RADIUS, WALNUT_EDGE, 2)

