"""The action spaces in the groups of the lists that a question offers: goods to take, work on the farm, special
actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from games.agricola.view import AgricolaView, SpaceView
from games.agricola.wording.groups import GOODS
from games.agricola.wording.missing import WITH_OCCUPATIONS
from games.core.text import Text
from rendering.agricola.changes import changes_since
from rendering.agricola.spaces import draw_space, space_key
from rendering.agricola.specials import card_height, draw_solo_deck, draw_special, special_key, special_names
from rendering.kit.blocks import Block
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.theme import GOLD_LIGHT, SHADOW, Style
from rendering.reader import Reader

COLUMNS = (3, 4, 5, 6)
WIDE = 5
"""The most columns in which names are large."""
COMFORTABLE, LOWEST = 118, 76
"""The height of a tile that is large enough, and the least height; more columns are tried until they are reached."""
HIGHEST = 190
GAP = 5
HEADING = 38
_SHAPES = (*((columns, HEADING) for columns in COLUMNS), (COLUMNS[-1], 0))
"""Numbers of columns with the heights of headings, in the order in which they are tried."""
TITLE = Style("heading", 800, 33, 28)


class Grid(NamedTuple):
    """The areas of a grid of action spaces: headings and tiles by group, special action cards, and the height of a
    tile."""

    headings: list[Rect]
    tiles: list[list[Rect]]
    specials: list[Rect]
    height: int


def groups_of(view: AgricolaView) -> tuple[tuple[str, tuple[SpaceView, ...]], ...]:
    """Return the spaces of each group, those of the board before the round cards."""
    ordered = sorted(view.spaces, key=lambda space: space.round or 0)
    goods = tuple(space for space in ordered if space.id in GOODS)
    return ("goods", goods), ("farm", tuple(space for space in ordered if space.id not in GOODS))


def grid_of(view: AgricolaView, room: Rect, *, narrow: bool = False) -> Grid:
    """Divide an area among the spaces, in as few columns as leave the tiles high enough. `narrow` allows tiles on which
    a name may be small. If the tiles remain too low, the headings are left out."""
    counts = [len(spaces) for _, spaces in groups_of(view)]
    specials = _special_rows(view, room.w)
    cards_height = sum(high + GAP for _, high in specials) + 2 * GAP
    heading, fixed, height, rows = HEADING, 0, 0, counts
    for columns, heading in _SHAPES if narrow else (*_SHAPES[: WIDE - COLUMNS[0] + 1], (WIDE, 0)):
        rows = [-(-count // columns) for count in counts]
        fixed = heading * (2 + bool(specials)) + cards_height
        height = min(HIGHEST, (room.h - fixed) // sum(rows) - GAP)
        if height >= (COMFORTABLE if columns < WIDE else LOWEST):
            break
    spare = max(0, min(60, (room.h - fixed - (height + GAP) * sum(rows)) // 3))
    y, headings, tiles = room.y + spare // 2, [], []
    for count, lines in zip(counts, rows, strict=True):
        headings += [Rect(room.x, y, room.w, heading)] * bool(heading)
        y += heading
        shared = [count // lines + (line < count % lines) for line in range(lines)]
        tiles.append([
            tile for line, here in enumerate(shared)
            for tile in Rect(room.x, y + line * (height + GAP), room.w, height).columns(*[1.0] * here, gap=GAP)
        ])
        y += lines * (height + GAP) + GAP + spare
    cards: list[Rect] = []
    if specials:
        headings += [Rect(room.x, y, room.w, heading)] * bool(heading)
        y += heading
        for count, high in specials:
            cards += Rect(room.x, y, room.w, high).columns(*[1.0] * count, gap=GAP)
            y += high + GAP
    return Grid(headings, tiles, cards, height)


def _special_rows(view: AgricolaView, width: int) -> list[tuple[int, int]]:
    """Return for each row of special action cards their number and their height."""
    cards = [card.actions for card in view.specials]
    if view.solo is not None:
        cards = [*(cards or [()]), view.solo.next_actions]
    columns = 3 if len(cards) in (3, 5) else 2
    rows = [cards[at : at + columns] for at in range(0, len(cards), columns)]
    return [
        (len(row), max(card_height(len(actions), width // len(row)) for actions in row)) for row in rows
    ]


def _is_shut(view: AgricolaView, space: SpaceView, *, own: bool) -> bool:
    """Return whether a space is dim though nobody stands there. Occupations are played from level III on."""
    taught = space.action is not None and space.action.startswith("lessons")
    return (taught and view.level < WITH_OCCUPATIONS) or (own and space.obstacle is not None)


def grid_blocks(view: AgricolaView, reader: Reader, grid: Grid, *, own: bool) -> Iterator[Block]:
    """Yield the blocks of headings, spaces and special action cards. `own`: for the viewer, with the spaces dimmed
    that the viewer cannot use. Spaces that nobody can use at this level are always dim."""
    changed = changes_since(view, reader.before)
    for rect, group in zip(grid.headings, ("goods", "farm", "special"), strict=False):
        words = reader.words(Text(f"agricola-group-{group}")).removesuffix("…").strip()
        yield Block(rect, ("group", words), partial(_heading, words=words))
    for (kind, spaces), rects in zip(groups_of(view), grid.tiles, strict=True):
        for space, rect in zip(spaces, rects, strict=True):
            new, shut = changed.is_new(space.id), _is_shut(view, space, own=own)
            draw_one = partial(draw_space, kind=kind, space=space, reader=reader, new=new, shut=shut)
            yield Block(rect, (*space_key(space, reader, new=new), kind, shut), draw_one)
    rest: Sequence[Rect] = grid.specials
    for card, rect in zip(view.specials, rest, strict=False):
        yield Block(rect, special_key(card, reader), partial(draw_special, card=card, reader=reader))
    if view.solo is not None:
        solo = view.solo
        key = ("deck", solo.deck, reader.label("agricola-deck"), *special_names(solo.next_actions, reader))
        yield Block(rest[-1], key, partial(draw_solo_deck, actions=solo.next_actions, left=solo.deck, reader=reader))


def _heading(canvas: Canvas, words: str) -> None:
    rect = canvas.rect
    canvas.translucent_panel(Rect(0, 1, rect.w, rect.h - 3), 12, SHADOW, 0.45)
    canvas.write(words, 14, rect.cy - 3, TITLE, GOLD_LIGHT, width=rect.w - 28)
