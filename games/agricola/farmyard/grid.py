"""The shape of a farmyard: its spaces, who is next to whom, and the places between them where fences stand.

Spaces are numbered row by row from the top left; sets of spaces and sets of fences are bit masks. An extension adds
spaces after the fifteen of the board, so the numbers of the old ones never change.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

ROWS = 3
COLUMNS = 5
BOARD = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))
"""The spaces of every farmyard board as (row, column), row 0 at the top."""

Place = tuple[int, int]
Edge = tuple[int, int, bool]
"""A place for a fence: (row, column, upright). Lying it is the top side of that space, upright its left side."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The spaces of one farmyard. All masks are over the spaces of `places`, or over `edges` where it says fences.

    `next_to[i]` are the neighbours of space i, `sides[i]` its four fence places; `names[i]` its name for people
    ("b2": second column, second row from the top).
    """

    places: tuple[Place, ...]
    names: tuple[str, ...]
    number: dict[str, int]
    edges: tuple[Edge, ...]
    next_to: tuple[int, ...]
    sides: tuple[int, ...]
    everything: int

    def around(self, spaces: int) -> int:
        """The neighbours of a set of spaces, without the set itself."""
        found = 0
        for space in bits(spaces):
            found |= self.next_to[space]
        return found & ~spaces

    def boundary(self, spaces: int) -> int:
        """The fence places around a set of spaces: every side that lies between it and anything else."""
        once = 0
        for space in bits(spaces):
            once ^= self.sides[space]
        return once

    def connected(self, spaces: int) -> bool:
        """Whether the spaces hang together by their sides; an empty set does not."""
        if not spaces:
            return False
        reached = spaces & -spaces
        while True:
            more = reached | (self.around(reached) & spaces)
            if more == reached:
                return reached == spaces
            reached = more


@cache
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a bit mask, smallest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def count(mask: int) -> int:
    """How many there are in a bit mask."""
    return mask.bit_count()


def _edges_of(place: Place) -> tuple[Edge, Edge, Edge, Edge]:
    row, column = place
    return (row, column, False), (row + 1, column, False), (row, column, True), (row, column + 1, True)


def name_of(place: Place) -> str:
    """A space in the players' letters: columns a to e, rows 1 to 3; beyond the left and upper edge z, y and 0."""
    row, column = place
    letter = chr(ord("a") + column) if column >= 0 else chr(ord("z") + 1 + column)
    return f"{letter}{row + 1}" if row >= -1 else f"{letter}-{-1 - row}"


@cache
def grid_of(extra: tuple[Place, ...] = ()) -> Grid:
    """The grid of the board with extension spaces at `extra`, in the order in which they were added."""
    places = BOARD + extra
    edges: dict[Edge, int] = {}
    sides: list[int] = []
    for place in places:
        mask = 0
        for edge in _edges_of(place):
            mask |= 1 << edges.setdefault(edge, len(edges))
        sides.append(mask)
    at = {place: number for number, place in enumerate(places)}
    next_to: list[int] = []
    for row, column in places:
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        next_to.append(sum(1 << at[place] for place in around if place in at))
    names = tuple(name_of(place) for place in places)
    number = {name: i for i, name in enumerate(names)}
    return Grid(places, names, number, tuple(edges), tuple(next_to), tuple(sides), (1 << len(places)) - 1)
