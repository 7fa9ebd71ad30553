"""What the strong player has learnt to expect: the points at the end, from what a position is like (`traits`).

A small network for each kind of table: a weighted sum of the traits, and units that count once their own weighted sum
is above zero. Its weights come from games of the strong player against itself and against players with random wishes
(`benchmarks.agricola_learning`), no person's and no other program's games. Nothing in it is drawn, so the same
position is always worth the same.
"""

from __future__ import annotations

import json
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

from games.agricola.ai.planner.traits import traits
from games.agricola.state import AgricolaState, Player

FOLDER = Path(__file__).with_name("weights")
KINDS = ("alone", "pair", "many")
"""For how many players weights are: one, two, more."""


class Unit(NamedTuple):
    """What counts `counts` times as much as its weighted sum of the traits is above zero; `threshold` is its sum where
    all traits are zero."""

    threshold: float
    counts: float
    weights: tuple[float, ...]


class Judgement(NamedTuple):
    """The weights for one kind of table: points where all traits are zero, points for each trait, and the units."""

    base: float
    direct: tuple[float, ...]
    units: tuple[Unit, ...]

    def points(self, found: list[float]) -> float:
        """The points that a seat with these traits may expect at the end."""
        value: float = self.base + sum(map(mul, self.direct, found))
        for threshold, counts, weights in self.units:
            over = threshold + sum(map(mul, weights, found))
            if over > 0:
                value += counts * over
        return value


_known: dict[str, Judgement | None] = {}


def judgement_for(players: int, *, moor: bool) -> Judgement | None:
    """The weights for a table, if there are any; read when they are first asked for."""
    name = _name(players, moor)
    if name not in _known:
        file = FOLDER / f"{name}.json"
        _known[name] = judgement_of(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None
    return _known[name]


def judgement_of(found: dict[str, Any]) -> Judgement:
    """The weights as a file has them."""
    units = tuple([Unit(one["threshold"], one["counts"], tuple(one["weights"])) for one in found["units"]])
    return Judgement(found["base"], tuple(found["direct"]), units)


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
    return judgement.points(traits(state, player))
