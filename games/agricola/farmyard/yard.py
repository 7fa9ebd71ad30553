"""What stands on a farmyard."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.agricola.farmyard.grid import Grid, Place, bits, count, grid_of
from games.agricola.farmyard.pastures import pastures_of

START_ROOMS = (1 << 5) | (1 << 10)
"""Two rooms at the left edge, in the middle and the lower row."""

CROPS = ("grain", "vegetable")
SOWN = {"grain": 3, "vegetable": 2}
"""Goods on a field after sowing one of its kind."""


@dataclass(slots=True)
class Farmyard:
    """A player's board: sets of spaces as bit masks over `grid`, `fences` as a mask over its fence places.

    `grain` and `vegetable` are the goods left on planted fields, by space. `extra` are the spaces of extensions.
    Animals are only counted (`Player.goods`): they may be moved about at any time.
    """

    rooms: int = START_ROOMS
    fields: int = 0
    stables: int = 0
    forests: int = 0
    moors: int = 0
    fences: int = 0
    grain: dict[int, int] = field(default_factory=dict)
    vegetable: dict[int, int] = field(default_factory=dict)
    extra: tuple[Place, ...] = ()

    @property
    def grid(self) -> Grid:
        """The shape of this farmyard."""
        return grid_of(self.extra)

    @property
    def tiles(self) -> int:
        """Spaces with a tile on them: rooms, fields, forests, moors. Nothing else may be built there."""
        return self.rooms | self.fields | self.forests | self.moors

    @property
    def pastures(self) -> tuple[int, ...]:
        """The pastures as sets of spaces."""
        return pastures_of(self.extra, self.fences, self.tiles) if self.fences else ()

    @property
    def fenced(self) -> int:
        """All spaces in pastures."""
        spaces = 0
        for pasture in self.pastures:
            spaces |= pasture
        return spaces

    @property
    def unused(self) -> int:
        """Spaces without tile, stable or fence around them."""
        return self.grid.everything & ~(self.tiles | self.stables | self.fenced)

    @property
    def empty_fields(self) -> int:
        """Fields with nothing planted."""
        planted = 0
        for space in self.grain:
            planted |= 1 << space
        for space in self.vegetable:
            planted |= 1 << space
        return self.fields & ~planted

    def planted(self, crop: str) -> dict[int, int]:
        """The goods left on the fields of a crop, by space."""
        return self.grain if crop == "grain" else self.vegetable

    def room_sites(self) -> int:
        """Where one more room may stand: a free space next to a room."""
        return self.grid.around(self.rooms) & self.unused

    def field_sites(self) -> int:
        """Where a field may be ploughed: next to a field, or anywhere when there is none yet."""
        return self.beside_fields(self.unused)

    def beside_fields(self, spaces: int) -> int:
        """Those of `spaces` that a field tile may come to: all while there is no field."""
        return spaces & self.grid.around(self.fields) if self.fields else spaces

    def stable_sites(self) -> int:
        """Where a stable may stand: any space without a tile and without a stable, fenced or not."""
        return self.grid.everything & ~(self.tiles | self.stables)

    def sow(self, crop: str, fields: int) -> None:
        """Plant a crop on the first `fields` empty fields, in reading order."""
        spaces = bits(self.empty_fields)[:fields]
        self.planted(crop).update(dict.fromkeys(spaces, SOWN[crop]))

    def reap(self) -> dict[str, int]:
        """Take one good from every planted field; returns how many of each crop."""
        taken: dict[str, int] = {}
        for crop in CROPS:
            planted = self.planted(crop)
            taken[crop] = len(planted)
            for space in list(planted):
                planted[space] -= 1
                if not planted[space]:
                    del planted[space]
        return taken

    def on_fields(self, crop: str) -> int:
        """Goods of a crop on all fields together."""
        return sum(self.planted(crop).values())

    def fenced_stables(self) -> int:
        """Stables inside pastures."""
        return count(self.stables & self.fenced)
