"""Hand cards as pictures: the own ones by kind, those before one in a draft, and what somebody has played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.agricola.cards.box import card_of
from games.agricola.cards.decks import DECKS, deck_of
from games.agricola.state import Phase
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

GRIDS = ((3, 1), (4, 1), (3, 2), (4, 2))
"""Columns and rows, the first that has room for all cards is taken."""
PER_PAGE = 8
"""Cards on one picture at most: with more a phone does not show their words in a size that can be read."""
FINDING = (Phase.DRAFT, Phase.MULLIGAN)
"""The phases in which hands are found: nothing can be played yet."""
TALLEST = 1.4
"""Height of a card by its width."""
TAKEN = Style("text", 700, 26, 24)
TAKEN_COLUMNS, TAKEN_LINE = 3, 36
FEW = 6
"""With no more cards to choose from there is room for the names of those taken; all are a click away at any time."""


def pages_of(cards: Sequence[str]) -> list[Sequence[str]]:
    """The cards in as few pages as show them all, as many on each as can be."""
    if not cards:
        return []
    pages = -(-len(cards) // PER_PAGE)
    size = -(-len(cards) // pages)
    return [cards[start : start + size] for start in range(0, len(cards), size)]


def held(kind: str, farm: FarmView) -> list[str]:
    """The hand cards of a kind ("occupation", "minor"), as they are shown."""
    return [card for card in in_order(farm.hand) if card_of(card).kind == kind]


def played(farm: FarmView) -> tuple[str, ...]:
    """The hand cards that somebody has played, as they are shown."""
    return (*farm.occupations, *farm.minors)


def draw_kind(kind: str, page: int, view: AgricolaView, reader: Reader) -> Picture:
    """A page of the viewer's own hand cards of a kind, with what can be played now; as long as the hands are found, as
    the cards are printed. Raises KeyError for a page that there is not."""
    farm = own_farm(view)
    names = _page(held(kind, farm), page)
    finding = view.phase in FINDING
    faces = [_choice(card, reader) if finding else held_face(card, farm, reader) for card in names]
    return _picture(_stem(f"{kind}s", page), names, faces, view, reader)


def draw_pile(view: AgricolaView, reader: Reader) -> Picture:
    """The cards to choose from in a draft, and the names of those taken before."""
    farm = own_farm(view)
    return _picture("hand", farm.pile, [_choice(card, reader) for card in farm.pile], view, reader, in_order(farm.hand))


def draw_played(seat: int, page: int, view: AgricolaView, reader: Reader) -> Picture:
    """A page of the hand cards that somebody has played. Raises KeyError for a page that there is not."""
    names = _page(played(view.farms[seat]), page)
    return _picture(_stem("cards", page), names, [printed_face(card) for card in names], view, reader, whose=seat)


def _page(cards: Sequence[str], page: int) -> Sequence[str]:
    pages = pages_of(cards)
    if page >= max(1, len(pages)):
        raise KeyError(page)
    return pages[page] if pages else ()


def _stem(name: str, page: int) -> str:
    """The name of a page's file: the pictures of one message need different ones."""
    return f"{name}-{page + 1}" if page else name


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
    lines = -(-len(taken) // TAKEN_COLUMNS) if len(faces) <= FEW else 0
    room, below = ROOM.rows(1.0, 12 + lines * TAKEN_LINE, gap=8) if lines else (ROOM, None)
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
    for cell, name in zip(room.grid(TAKEN_COLUMNS, -(-len(words) // TAKEN_COLUMNS), gap=14), words, strict=False):
        canvas.write(name, cell.x, cell.cy, TAKEN, CREAM, width=cell.w)
