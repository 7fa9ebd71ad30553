"""A farmyard: the tiles that lie on its spaces, stables and fences, what grows and what lies there.

A farmyard is a value. Whatever is done to it makes another one, so the copies of a state share it, and the sets of
spaces as bit masks, by which the rules find a space quickly, are worked out once for each farmyard and never stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from games.agricola.farmyard.grid import Grid, Place, bits, count, grid_of
from games.agricola.farmyard.lazy import worked_out
from games.agricola.farmyard.pastures import FENCES, enclosed, pastures_of

LETTERS = {"room": "R", "field": "P", "forest": "F", "moor": "M", "grave": "G", "post": "I"}
"""The tiles by their letters in `Farmyard.terrain` (P: plowed). A grave and a single fence post are no tiles, but cards
put them on a space for good, where they are in the way of everything else."""
KINDS = {letter: kind for kind, letter in LETTERS.items()}
START = ",,,,,R,,,,,R,,,,"
"""Two rooms at the left edge, in the middle and the lower row."""

CROPS = ("grain", "vegetable")
SOWN = {"grain": 3, "vegetable": 2}
"""Goods on a field after sowing one of its kind."""
Crops = Mapping[str, int]


@dataclass(frozen=True)
class Farmyard:
    """A player's board. Sets of spaces are bit masks over `grid`, `fences` is a mask over its fence places.

    `terrain` are the tiles space by space, a stack each, its visible tile last: "F,,MF" has a forest on the first
    space, nothing on the second, and a moor beneath a forest on the third. `grain` and `vegetable` are the goods left
    of what was sown, by the name of the space or the id of the card where they grow; `lying` are goods on a space that
    are nobody's yet. `extra` are the spaces of extensions. Animals are only counted (`Player.goods`): they may be moved
    about at any time.
    """

    terrain: str = START
    stables: int = 0
    fences: int = 0
    grain: Crops = field(default_factory=dict)
    vegetable: Crops = field(default_factory=dict)
    lying: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    extra: tuple[Place, ...] = ()

    def __hash__(self) -> int:
        return self._hash

    @worked_out
    def _hash(self) -> int:
        crops = (frozenset(self.grain.items()), frozenset(self.vegetable.items()))
        return hash((self.terrain, self.stables, self.fences, crops, self.extra))

    # -- what lies where ---------------------------------------------------------------------------------------------

    @worked_out
    def grid(self) -> Grid:
        """The shape of this farmyard."""
        return grid_of(self.extra)

    @worked_out
    def stacks(self) -> tuple[str, ...]:
        """The letters of the tiles on each space, the visible one last."""
        return tuple(self.terrain.split(","))

    @worked_out
    def _visible(self) -> Mapping[str, int]:
        """The spaces that show a tile, by its letter."""
        found = dict.fromkeys(KINDS, 0)
        for space, stack in enumerate(self.stacks):
            if stack:
                found[stack[-1]] |= 1 << space
        return found

    @worked_out
    def rooms(self) -> int:
        """Spaces with a room."""
        return self._visible["R"]

    @worked_out
    def fields(self) -> int:
        """Spaces with a field tile."""
        return self._visible["P"]

    @worked_out
    def forests(self) -> int:
        """Spaces that show a forest."""
        return self._visible["F"]

    @worked_out
    def moors(self) -> int:
        """Spaces that show a moor."""
        return self._visible["M"]

    @worked_out
    def graves(self) -> int:
        """Spaces with a grave."""
        return self._visible["G"]

    @worked_out
    def posts(self) -> int:
        """Spaces with a single fence post."""
        return self._visible["I"]

    @worked_out
    def stacked(self) -> int:
        """Spaces where something lies beneath the visible tile."""
        return sum(1 << space for space, stack in enumerate(self.stacks) if len(stack) > 1)

    @worked_out
    def tiles(self) -> int:
        """Spaces with a tile on them: rooms, fields, forests, moors, or what is as much in the way. Nothing else may be
        built there."""
        return sum(self._visible.values())

    @worked_out
    def growing(self) -> int:
        """Spaces where crops grow, fields or not."""
        return self.spaces([name for crop in (self.grain, self.vegetable) for name in crop if name in self.grid.number])

    @worked_out
    def blocked(self) -> int:
        """Spaces where neither tile nor stable may come and that no pasture may have: tiles, growing crops."""
        return self.tiles | self.growing

    @worked_out
    def pastures(self) -> tuple[int, ...]:
        """The pastures as sets of spaces."""
        return pastures_of(self.extra, self.fences, self.blocked) if self.fences else ()

    @worked_out
    def reserves(self) -> int:
        """Spaces with a tile that are fenced all the same: pastures once the last tile is gone."""
        return sum(region for region in enclosed(self.extra, self.fences) if region & self.tiles) if self.fences else 0

    @worked_out
    def fenced(self) -> int:
        """All spaces in pastures."""
        return sum(self.pastures)

    @worked_out
    def unused(self) -> int:
        """Spaces without tile, stable or fence around them; crops and goods do not make them used."""
        return self.grid.everything & ~(self.tiles | self.stables | self.fenced)

    @worked_out
    def free(self) -> int:
        """Unused spaces that a tile may come to."""
        return self.unused & ~self.growing

    @worked_out
    def empty_fields(self) -> int:
        """Fields with nothing planted."""
        return self.fields & ~self.growing

    # -- where something may come ------------------------------------------------------------------------------------

    @worked_out
    def room_sites(self) -> int:
        """Where one more room may stand: a free space next to a room."""
        return self.grid.around(self.rooms) & self.free

    @worked_out
    def field_sites(self) -> int:
        """Where a field may be plowed: next to a field, or anywhere when there is none yet."""
        return self.beside_fields(self.free)

    def beside_fields(self, spaces: int) -> int:
        """Those of `spaces` that a field tile may come to: all while there is no field."""
        return spaces & self.grid.around(self.fields) if self.fields else spaces

    def turned_sites(self, spaces: int) -> int:
        """Those of `spaces` whose tile a field may replace: it is the only one, and lies beside a field."""
        return self.beside_fields(spaces & ~self.stacked)

    @worked_out
    def stable_sites(self) -> int:
        """Where a stable may stand: any space without tile, crops and stable, fenced or not."""
        return self.grid.everything & ~(self.blocked | self.stables)

    @worked_out
    def reserve_sites(self) -> int:
        """Forests and moors next to a pasture that could be fenced all the same with the pieces left."""
        return self.ringed(self.grid.around(self.fenced) & (self.forests | self.moors) & ~self.reserves)

    def ringed(self, spaces: int) -> int:
        """Those of these spaces, each for itself, around which the pieces left would make a fence."""
        return sum(1 << space for space in bits(spaces) if count(self.missing_fences(1 << space)) <= self.fences_left)

    def missing_fences(self, spaces: int) -> int:
        """The fences still missing around a set of spaces, as a mask of fence places."""
        return self.grid.boundary(spaces) & ~self.fences

    # -- counting ----------------------------------------------------------------------------------------------------

    def planted(self, crop: str) -> Crops:
        """The goods left of a crop, by where it grows."""
        return self.grain if crop == "grain" else self.vegetable

    def on_fields(self, crop: str) -> int:
        """Goods of a crop wherever it grows."""
        return sum(self.planted(crop).values())

    @property
    def fences_left(self) -> int:
        """Fence pieces in the player's supply."""
        return FENCES - count(self.fences) - count(self.posts)

    def fenced_stables(self) -> int:
        """Stables inside pastures."""
        return count(self.stables & self.fenced)

    def spaces(self, names: Iterable[str]) -> int:
        """The set of the spaces of these names."""
        number, found = self.grid.number, 0
        for name in names:
            found |= 1 << number[name]
        return found

    # -- changes: each makes another farmyard ------------------------------------------------------------------------

    def laid(self, kind: str, spaces: int) -> Farmyard:
        """With a tile of this kind on each of these spaces, on top of what lies there."""
        letter = LETTERS[kind]
        return self._stacked(stack + letter if spaces >> at & 1 else stack for at, stack in enumerate(self.stacks))

    def lifted(self, spaces: int) -> Farmyard:
        """Without the visible tile of each of these spaces."""
        return self._stacked(stack[:-1] if spaces >> at & 1 else stack for at, stack in enumerate(self.stacks))

    def turned(self, kind: str, spaces: int) -> Farmyard:
        """With a tile of this kind in the place of the visible tile of each of these spaces."""
        return self.lifted(spaces).laid(kind, spaces)

    def _stacked(self, stacks: Iterable[str]) -> Farmyard:
        return replace(self, terrain=",".join(stacks))

    def with_stables(self, spaces: int) -> Farmyard:
        """With a stable on each of these spaces."""
        return replace(self, stables=self.stables | spaces)

    def with_fences(self, fences: int) -> Farmyard:
        """With fences on these fence places."""
        return replace(self, fences=self.fences | fences)

    def ringed_by_fences(self, spaces: int) -> Farmyard:
        """With a fence around a set of spaces."""
        return self.with_fences(self.grid.boundary(spaces))

    def extended(self, places: Sequence[Place]) -> Farmyard:
        """With further spaces."""
        return replace(self, terrain=self.terrain + "," * len(places), extra=(*self.extra, *places))

    def with_crops(self, crop: str, numbers: Crops) -> Farmyard:
        """With these numbers of a crop left where it grows; 0: it grows there no more."""
        planted = {name: n for name, n in {**self.planted(crop), **numbers}.items() if n}
        return replace(self, grain=planted) if crop == "grain" else replace(self, vegetable=planted)

    def sown(self, crop: str, names: Iterable[str]) -> Farmyard:
        """With a crop newly planted on each of these spaces and cards."""
        return self.with_crops(crop, dict.fromkeys(names, SOWN[crop]))

    def cleared(self, name: str) -> Farmyard:
        """With nothing growing on this space or card any more."""
        return self.with_crops("grain", {name: 0}).with_crops("vegetable", {name: 0})

    def reaped(self) -> tuple[Farmyard, dict[str, int]]:
        """With one good less wherever something grows; and how many of each crop that is."""
        bare, taken = self, {}
        for crop in CROPS:
            planted = self.planted(crop)
            taken[crop] = len(planted)
            if planted:
                bare = bare.with_crops(crop, {name: n - 1 for name, n in planted.items()})
        return bare, taken

    def with_goods(self, name: str, goods: Mapping[str, int]) -> Farmyard:
        """With these goods on a space, besides those that lie there."""
        there = dict(self.lying.get(name, {}))
        for good, n in goods.items():
            there[good] = there.get(good, 0) + n
        return replace(self, lying={**self.lying, name: there})

    def without_goods(self, names: Iterable[str]) -> Farmyard:
        """Without the goods that lie on these spaces."""
        gone = set(names)
        return replace(self, lying={name: goods for name, goods in self.lying.items() if name not in gone})


def terrain_of(spaces: int, **tiles: int) -> str:
    """The terrain of a farmyard of that many spaces with single tiles, by kind: `terrain_of(15, room=0b1)`."""
    found = [""] * spaces
    for kind, mask in tiles.items():
        for space in bits(mask):
            found[space] += LETTERS[kind]
    return ",".join(found)
