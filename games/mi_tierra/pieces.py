"""What lies on the table, as frozen values that a state and a view share: pens, workers, animals that are shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pen:
    """A pen on one of a farm's sites: its capacity, its animals of one kind, a wheat tile (which takes one animal's
    room), a water cube, a trainer."""

    size: int
    animal: str = ""
    count: int = 0
    wheat: bool = False
    water: bool = False
    trainer: bool = False

    @property
    def room(self) -> int:
        """How many animals can live here."""
        return self.size - self.wheat

    @property
    def level(self) -> int:
        """The training of the animals here: 1 to 3 (rulebook, "Addestramento")."""
        if self.count != 1 or not (self.wheat and self.water):
            return 1
        return 3 if self.trainer else 2


@dataclass(frozen=True, slots=True)
class Placement:
    """Workers of a seat on one space. `spot` tells the spaces of an area apart where that matters: the side of the
    development board, the field or pen (`p1`) of a farm. `done`: activated and gone home."""

    seat: int
    area: str
    spot: str = ""
    workers: int = 1
    done: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """What one worker shows at a contest or rodeo: `count` animals of a kind and training, and the pens they come
    from."""

    seat: int
    animal: str
    count: int
    level: int
    pens: tuple[int, ...]

    @property
    def points(self) -> int:
        """Animals times training."""
        return self.count * self.level
