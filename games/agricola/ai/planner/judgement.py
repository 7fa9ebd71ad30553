"""What the strong player has learnt to expect: the points at the end, from what a position is like (`traits`).

A small network for each kind of table: a weighted sum of the traits, and units that count once their own weighted sum
is above zero. Its weights come from games of the strong player against itself and against players with random wishes
(`benchmarks.agricola_learning`), no person's and no other program's games. Nothing in it is drawn, so the same
position is always worth the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from operator import eq
from pathlib import Path
from struct import Struct
from typing import Any, NamedTuple

from games.agricola.ai.planner.traits import traits
from games.agricola.state import AgricolaState, Player

Weights = Sequence[tuple[float, ...]]
FOLDER = Path(__file__).with_name("weights")
KINDS = ("alone", "pair")
"""For how many players weights are: one, or two and more."""
FINE, COARSE = 2**20, 2**12
"""Weights and traits are rounded to such parts of 1, so that every sum is one of whole numbers and exact, in whatever
order it is taken: a position is worth the same whichever others were judged before it."""
LANE = 64
"""The bits that each unit's sum has of a whole number in which all of them stand side by side: so one multiplication
weighs a trait for all units at once."""
ZERO = 1 << LANE - 1
"""What is added to each lane, for nothing to be below zero."""
FAR = 10
"""A position that differs from the one beside which it is judged in more traits is the one for those after it."""


class Beside(NamedTuple):
    """A position that has been judged: its traits, and the weighted sums of the units in their lanes."""

    found: list[float]
    sums: int


class Judgement:
    """The weights for one kind of table: points where all traits are zero, and what each trait adds to each unit.

    A unit counts `counts` times as much as its weighted sum of the traits is above zero, and the first whatever it is.
    Most positions differ little from one judged before, in about ten traits; only what these change is summed up.
    """

    def __init__(self, base: float, counts: Sequence[float], thresholds: Sequence[float], columns: Weights) -> None:
        self.base = base
        self.counts = counts
        self.thresholds = thresholds
        self.columns = columns
        self._lanes = Struct(f"<{len(thresholds)}Q")
        self._weights = [_side_by_side([round(weight * FINE) for weight in column]) for column in columns]
        start = _side_by_side([round(one * FINE) * COARSE + ZERO for one in thresholds])
        self._nowhere = Beside([0.0] * len(columns), start)
        self._beside: dict[int, Beside] = {}

    def points(self, found: list[float], seat: int) -> float:
        """The points that a seat with these traits may expect at the end."""
        sums = self._sums(found, seat)
        first, *others = self._lanes.unpack(sums.to_bytes(self._lanes.size, "little"))
        value: float = self.base + (first - ZERO) / (FINE * COARSE)
        for counts, total in zip(self.counts, others, strict=True):
            if total > ZERO:
                value += counts * ((total - ZERO) / (FINE * COARSE))
        return value

    def _sums(self, found: list[float], seat: int) -> int:
        beside = self._beside.get(seat, self._nowhere)
        changed = [number for number, same in enumerate(map(eq, found, beside.found)) if not same]
        sums = beside.sums
        for number in changed:
            more = round(found[number] * COARSE) - round(beside.found[number] * COARSE)
            sums += more * self._weights[number]
        if len(changed) > FAR:
            self._beside[seat] = Beside(found, sums)
        return sums


def _side_by_side(numbers: Sequence[int]) -> int:
    return sum([number << LANE * at for at, number in enumerate(numbers)])


_known: dict[str, Judgement | None] = {}


def judgement_for(players: int, *, moor: bool) -> Judgement | None:
    """The weights for a table, if there are any; read when they are first asked for. Where nothing has been learnt for
    as many players, what two have learnt is used, but not by three and more in the base game: one among `good` seats
    won 33 of 48 games with it, and 47 without."""
    name = _name(players, moor)
    if name not in _known:
        others = [_name(2, moor)] if moor or players < 3 else []
        files = [FOLDER / f"{one}.json" for one in (name, *others)]
        file = next((file for file in files if file.exists()), None)
        _known[name] = judgement_of(json.loads(file.read_text(encoding="utf-8"))) if file is not None else None
    return _known[name]


def judgement_of(found: dict[str, Any]) -> Judgement:
    """The weights as a file has them: points for each trait, and the units with their own weighted sums."""
    units = found["units"]
    rows = [found["direct"], *[unit["weights"] for unit in units]]
    thresholds = [0.0, *[unit["threshold"] for unit in units]]
    return Judgement(found["base"], [unit["counts"] for unit in units], thresholds, list(zip(*rows, strict=True)))


def use(judgement: Judgement | None, players: int, *, moor: bool) -> None:
    """Judge with other weights in this process, as learning does; None: without any."""
    _known[_name(players, moor)] = judgement


def _name(players: int, moor: bool) -> str:
    return f"{'moor' if moor else 'base'}_{KINDS[min(players, len(KINDS)) - 1]}"


def learnt(state: AgricolaState) -> bool:
    """Whether there are weights for a table like this."""
    return judgement_for(len(state.players), moor=state.moor) is not None


def judged(state: AgricolaState, player: Player) -> float:
    """The points that the seat may expect at the end of the game, at a table for which there are weights."""
    judgement = judgement_for(len(state.players), moor=state.moor)
    assert judgement is not None, "asked only where there are weights"
    return judgement.points(traits(state, player), player.seat)
