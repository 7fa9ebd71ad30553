"""Hand cards as pictures: the own ones by kind, those before one in a draft, and what somebody has played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.agricola.cards.box import card_of
from games.agricola.cards.decks import DECKS, deck_of
from games.agricola.view import AgricolaView, FarmView
from games.agricola.wording.terms import card_text
from games.core.text import Seat
from rendering.agricola.alt import cards_alt
from rendering.agricola.hand_card import Face, draw_face, face_key, held_face, printed_face
from rendering.agricola.table import BAR, ROOM, bar_key, draw_bar, plain_table
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.theme import CREAM, LABEL, SHADOW, Style
from rendering.reader import Reader

GRIDS = ((3, 1), (4, 1), (3, 2), (4, 2), (5, 2), (5, 3), (6, 3), (8, 4))
"""Columns and rows, the first that has room for all cards is taken."""
TALLEST = 1.4
"""Height of a card by its width."""
TAKEN_HEIGHT = 116
TAKEN = Style("text", 700, 26, 20)


def draw_kind(kind: str, view: AgricolaView, reader: Reader) -> Picture:
    """The viewer's own hand cards of a kind ("occupation", "minor"), with what can be played now."""
    farm = own_farm(view)
    names = [card for card in in_order(farm.hand) if card_of(card).kind == kind]
    return _picture("hand", names, [held_face(card, farm, reader) for card in names], view, reader)


def draw_all(view: AgricolaView, reader: Reader) -> Picture:
    """The viewer's whole hand, before the first round: as the cards are printed."""
    farm = own_farm(view)
    names = in_order(farm.hand)
    return _picture("hand", names, [_choice(card, reader) for card in names], view, reader)


def draw_pile(view: AgricolaView, reader: Reader) -> Picture:
    """The cards to choose from in a draft, and the names of those taken before."""
    farm = own_farm(view)
    return _picture("hand", farm.pile, [_choice(card, reader) for card in farm.pile], view, reader, in_order(farm.hand))


def draw_played(seat: int, view: AgricolaView, reader: Reader) -> Picture:
    """The hand cards that somebody has played."""
    farm = view.farms[seat]
    names = (*farm.occupations, *farm.minors)
    return _picture("cards", names, [printed_face(card) for card in names], view, reader, whose=seat)


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards deck by deck."""
    return sorted(cards, key=lambda card: (DECKS.index(deck_of(card)), card))


def own_farm(view: AgricolaView) -> FarmView:
    """The viewer's farm. Raises ValueError for a view of nobody's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.farms[view.viewer]


def _choice(card: str, reader: Reader) -> Face:
    printed = printed_face(card)
    return Face(card, printed.cost, chosen=card in reader.marked, offered=False)


def _picture(
    stem: str, names: Sequence[str], faces: Sequence[Face], view: AgricolaView, reader: Reader,
    taken: Sequence[str] = (), whose: int | None = None,
) -> Picture:
    image = compose(plain_table(), _blocks(faces, view, reader, taken))
    if whose is not None:
        title = reader.say("agricola-alt-hand-played", seat=Seat(whose))
    else:
        title = reader.say("agricola-alt-hand")
    farm = None if whose is not None or any(face.playable is None for face in faces) else own_farm(view)
    return finish(image, stem, cards_alt(title, names, farm, reader, taken))


def _blocks(faces: Sequence[Face], view: AgricolaView, reader: Reader, taken: Sequence[str]) -> Iterator[Block]:
    yield Block(BAR, bar_key(view, reader), partial(draw_bar, view=view, reader=reader))
    room, below = ROOM.rows(1.0, TAKEN_HEIGHT, gap=8) if taken else (ROOM, None)
    for rect, face in zip(_grid(room, len(faces)), faces, strict=False):
        yield Block(rect, face_key(face, reader), partial(draw_face, face=face, reader=reader))
    if below is not None:
        words = tuple(reader.words(card_text(card)) for card in taken)
        title = reader.say("agricola-taken")
        yield Block(below, ("taken", title, words), partial(_taken, title=title, words=words))


def _grid(room: Rect, count: int) -> list[Rect]:
    columns, rows = next(grid for grid in GRIDS if grid[0] * grid[1] >= count)
    cells = room.grid(columns, rows, gap=6)
    tall = round(cells[0].w * TALLEST)
    left = (cells[-1].right - cells[count - 1].right) // 2 if rows == 1 else 0
    return [Rect(cell.x + left, cell.y + max(0, cell.h - tall) // 2, cell.w, min(cell.h, tall)) for cell in cells]


def _taken(canvas: Canvas, title: str, words: Sequence[str]) -> None:
    """The names of the cards taken so far."""
    rect = canvas.rect
    canvas.veil(rect, 14, SHADOW, 0.6)
    head, room = rect.pad(16, 6).columns(150, 1.0, gap=12)
    canvas.write(title, head.x, head.cy, LABEL, CREAM, width=head.w, lines=2, height=head.h)
    columns = 4 if len(words) <= 8 else 5
    for cell, name in zip(room.grid(columns, -(-len(words) // columns), gap=14), words, strict=False):
        canvas.write(name, cell.x, cell.cy, TAKEN, CREAM, width=cell.w)
