"""Fences and the pastures they make. Everything here is a pure function of bit masks and is cached."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from games.agricola.farmyard.grid import COLUMNS, ROWS, Place, bits, count, grid_of

FENCES = 15
"""Fence pieces of a player."""
PROPOSALS = 8


@lru_cache(maxsize=65536)
def pastures_of(extra: tuple[Place, ...], fences: int, blocked: int) -> tuple[int, ...]:
    """The enclosed sets of spaces, none of which holds a tile. Each side of a pasture has a fence of its own."""
    return tuple(region for region in enclosed(extra, fences) if not region & blocked)


@lru_cache(maxsize=65536)
def enclosed(extra: tuple[Place, ...], fences: int) -> tuple[int, ...]:
    """Every set of spaces that fences cut off completely from the rest and from the world outside the board."""
    grid = grid_of(extra)
    regions: list[int] = []
    left = grid.everything
    while left:
        region = reached = left & -left
        is_open = False
        while reached:
            further = 0
            for space in bits(reached):
                if grid.sides[space] & _outside(extra) & ~fences:
                    is_open = True
                for other in bits(grid.next_to[space] & ~region):
                    if not grid.sides[space] & grid.sides[other] & fences:
                        further |= 1 << other
            region |= further
            reached = further
        left &= ~region
        if not is_open:
            regions.append(region)
    return tuple(regions)


@lru_cache(maxsize=256)
def _outside(extra: tuple[Place, ...]) -> int:
    """The fence places along the rim of the farmyard."""
    grid = grid_of(extra)
    return grid.boundary(grid.everything)


class Enclosure(NamedTuple):
    """Everything that decides whether a pasture can be fenced: the farmyard's shape and fences, the spaces that no
    pasture may have, and how many fences there are to build with (pieces left and means to pay for them)."""

    extra: tuple[Place, ...]
    fences: int
    blocked: int
    affordable: int

    @property
    def pastures(self) -> tuple[int, ...]:
        """The pastures already there."""
        return pastures_of(self.extra, self.fences, self.blocked) if self.fences else ()

    def new_fences(self, spaces: int) -> int:
        """The fences still missing around a set of spaces, as a mask of fence places."""
        return grid_of(self.extra).boundary(spaces) & ~self.fences

    def fault(self, spaces: int) -> str | None:
        """The rule that forbids making these spaces one new pasture; None when it is allowed.

        tile: one of them has a tile or crops; apart: they do not hang together; mixed: some are fenced already and
        others not, or they lie in different pastures; there: this is a pasture already; detached: it would not
        touch the pastures that exist; fences: not enough pieces or wood.
        """
        if spaces & self.blocked:
            return "tile"
        if not grid_of(self.extra).connected(spaces):
            return "apart"
        return self.fault_of_place(spaces)

    def fault_of_place(self, spaces: int) -> str | None:
        """`fault` of free spaces that are known to hang together."""
        fenced = 0
        for pasture in self.pastures:
            if pasture & spaces:
                if spaces & ~pasture:
                    return "mixed"
                if spaces == pasture:
                    return "there"
            fenced |= pasture
        if fenced and not spaces & fenced and not grid_of(self.extra).around(spaces) & fenced:
            return "detached"
        if count(self.new_fences(spaces)) > self.affordable:
            return "fences"
        return None


@lru_cache(maxsize=64)
def _rectangles(extra: tuple[Place, ...]) -> tuple[int, ...]:
    """All rectangles of spaces, and pairs with a space of an extension, smallest first."""
    grid = grid_of(extra)
    at = {place: number for number, place in enumerate(grid.places)}
    found = {
        sum(1 << at[row, column] for row in range(top, top + height) for column in range(left, left + width))
        for height in range(1, ROWS + 1) for width in range(1, COLUMNS + 1)
        for top in range(ROWS + 1 - height) for left in range(COLUMNS + 1 - width)
    }
    for space in range(len(at)):
        found |= {1 << space} | {1 << space | 1 << other for other in bits(grid.next_to[space])}
    return tuple(sorted(found, key=lambda spaces: (count(spaces), spaces)))


@lru_cache(maxsize=8)
def connected_sets(extra: tuple[Place, ...]) -> tuple[int, ...]:
    """Every set of spaces that hang together: some thousands. Made once for each shape of farmyard."""
    grid = grid_of(extra)
    found: set[int] = set()
    for first in range(len(grid.places)):
        later = grid.everything & -(1 << first)  # each set once: by its first space
        layer = {1 << first}
        while layer:
            found |= layer
            layer = {one | 1 << more for one in layer for more in bits(grid.around(one) & later)} - found
    return tuple(sorted(found, key=lambda spaces: (count(spaces), spaces)))


@lru_cache(maxsize=65536)
def possible_pastures(plan: Enclosure) -> tuple[int, ...]:
    """Pastures that may be fenced now: single spaces, pairs and rectangles; other shapes only when none of those is
    possible. Empty exactly when no new pasture is possible at all."""
    if plan.affordable < (1 if plan.fences else 4):
        return ()
    simple = _without_fault(plan, _rectangles)
    if simple or not plan.fences:
        return simple
    return _without_fault(plan, connected_sets)


def _without_fault(plan: Enclosure, shapes: Callable[[tuple[Place, ...]], tuple[int, ...]]) -> tuple[int, ...]:
    free = _free_sets(shapes, plan.extra, plan.blocked)
    return tuple([spaces for spaces in free if plan.fault_of_place(spaces) is None])


@lru_cache(maxsize=256)
def _free_sets(
    shapes: Callable[[tuple[Place, ...]], tuple[int, ...]], extra: tuple[Place, ...], blocked: int
) -> tuple[int, ...]:
    """The sets without a space that no pasture may have. Blocked spaces are left out one by one: what the first of them
    leave is the same for many farmyards."""
    return tuple([spaces for spaces in shapes(extra) if not spaces & blocked])


@lru_cache(maxsize=65536)
def proposed_pastures(plan: Enclosure) -> tuple[int, ...]:
    """A handful of the possible pastures: for each number of fences the largest, then for each size the cheapest."""
    possible = possible_pastures(plan)
    chosen: dict[int, None] = {}
    best: dict[int, int] = {}
    for spaces in possible:
        needed = count(plan.new_fences(spaces))
        if needed not in best or count(spaces) > count(best[needed]):
            best[needed] = spaces
    for needed in sorted(best):
        chosen[best[needed]] = None
    cheapest: dict[int, int] = {}
    for spaces in possible:
        size = count(spaces)
        if size not in cheapest or count(plan.new_fences(spaces)) < count(plan.new_fences(cheapest[size])):
            cheapest[size] = spaces
    for spaces in cheapest.values():
        chosen[spaces] = None
    return tuple(chosen)[:PROPOSALS]


def can_fence(plan: Enclosure) -> bool:
    """Whether any new pasture at all is possible."""
    return bool(possible_pastures(plan))
