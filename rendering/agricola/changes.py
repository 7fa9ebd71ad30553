"""What has just changed on a table of Agricola: the view against what the same viewer saw before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.agricola.view import AgricolaView, CellView, FarmView
from games.agricola.wording.terms import amount_text, cells_text, major_text, space_text
from games.core.text import Arg, Listed, Seat, Text
from rendering.reader import Reader


@dataclass(frozen=True, slots=True)
class FarmChange:
    """One farm's: goods that came with their numbers, the names of the spaces that look different, majors built."""

    gains: tuple[tuple[str, int], ...] = ()
    cells: tuple[str, ...] = ()
    majors: tuple[str, ...] = ()

    def of(self, good: str) -> int:
        """How much of a good has come."""
        return dict(self.gains).get(good, 0)


@dataclass(frozen=True, slots=True)
class Changes:
    """The whole table's; ``taken``: the spaces where somebody has come, with the seat; ``turned``: the round cards that
    were turned up."""

    farms: tuple[FarmChange, ...] = ()
    taken: tuple[tuple[str, int], ...] = ()
    turned: tuple[str, ...] = ()

    def farm(self, seat: int) -> FarmChange:
        """The changes of a seat's farm."""
        return self.farms[seat] if seat < len(self.farms) else NOTHING

    def is_new(self, space: str) -> bool:
        """Whether somebody has just come to this space, or it was not there before."""
        return space in self.turned or any(space == name for name, _ in self.taken)


NOTHING = FarmChange()


def changes(view: AgricolaView, before: AgricolaView | None) -> Changes:
    """What is different from ``before``; nothing where that is not known, and nothing when the game is over."""
    if before is None or view.phase == "end" or len(view.farms) != len(before.farms):
        return Changes()
    farms = tuple(_farm(now, was) for now, was in zip(view.farms, before.farms, strict=True))
    known = {space.id: space for space in before.spaces}
    same_round = view.round == before.round
    taken: list[tuple[str, int]] = []
    for space in view.spaces:
        stood = len(known[space.id].people) if same_round and space.id in known else 0
        taken += [(space.id, seat) for seat in space.people[stood:]]
    turned = tuple(space.id for space in view.spaces if space.round is not None and space.id not in known)
    return Changes(farms, tuple(taken), turned)


def _farm(now: FarmView, was: FarmView) -> FarmChange:
    gains = tuple((good, n - was.goods.get(good, 0)) for good, n in now.goods.items() if n > was.goods.get(good, 0))
    looked = {cell.name: (_look(cell, was), _animals(cell, was)) for cell in was.cells}
    cells = []
    for cell in now.cells:
        look, animals = looked.get(cell.name, (None, 0))
        if _look(cell, now) != look or _animals(cell, now) > animals:
            cells.append(cell.name)
    majors = tuple(major for major in now.majors if major not in was.majors)
    return FarmChange(gains, tuple(cells), majors)


def _look(cell: CellView, farm: FarmView) -> tuple[object, ...]:
    """All that a space shows but the animals of its pasture, which are eaten and moved without a word."""
    around = () if cell.pasture is None else farm.pastures[cell.pasture].cells
    return cell.kind, cell.kind == "room" and farm.house, cell.stable, cell.crop, cell.n, around


def _animals(cell: CellView, farm: FarmView) -> int:
    return 0 if cell.pasture is None else farm.pastures[cell.pasture].n


def told(view: AgricolaView, reader: Reader, seat: int | None = None) -> list[str]:
    """The changes in sentences; of one seat alone where it is named."""
    changed = changes(view, reader.before)
    parts = [Text("draw-agricola-alt-change", {"who": Seat(who), "what": Listed(what)})
             for who, what in _parts(changed) if seat in (None, who)]
    found = [reader.say("agricola-alt-changed", changes=Listed(tuple(parts)))] if parts else []
    if seat is not None:
        return found
    found += [reader.say("agricola-alt-turned", space=space_text(space)) for space in changed.turned]
    return found


def _parts(changed: Changes) -> Iterator[tuple[int, tuple[Arg, ...]]]:
    for seat, farm in enumerate(changed.farms):
        what: list[Arg] = [space_text(space) for space, who in changed.taken if who == seat]
        what += [Text("draw-agricola-alt-change-gain", {"goods": amount_text(good, n)}) for good, n in farm.gains]
        what += [Text("draw-agricola-alt-change-built", {"major": major_text(major)}) for major in farm.majors]
        if farm.cells:
            what.append(Text("draw-agricola-alt-change-cells", {"cells": cells_text(farm.cells)}))
        if what:
            yield seat, tuple(what)
