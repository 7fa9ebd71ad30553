"""What the strong player has learnt to expect: the points at the end, from what a position is like (`traits`).

A small network for each kind of table: a weighted sum of the traits, and units that count once their own weighted sum
is above zero. Its weights come from games of the strong player against itself and against players with random wishes
(`benchmarks.agricola_learning`), no person's and no other program's games. Nothing in it is drawn, so the same
position is always worth the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path
from struct import Struct
from typing import Any

from games.agricola.ai.planner.sight import Seen, Sight
from games.agricola.ai.planner.traits import GROUPS, all_seen
from games.agricola.cards.box import BOX

Weights = Sequence[tuple[float, ...]]
FOLDER = Path(__file__).with_name("weights")
KINDS = ("alone", "pair", "few", "few", "crowd", "crowd")
"""Whose weights count for one player, for two, and so on."""
OF_HANDS = "_hands"
"""The end of a file's name for weights that were learnt with hand cards."""
LATE, OF_LATE = 11, "_late"
"""From this round on what was learnt of the last rounds counts, where there is that, by the end of a file's name: what
farms come to is nearly settled then, and weights that say that best mislead early on."""
FINE, COARSE = 2**20, 2**12
"""Weights and traits are rounded to such parts of 1, so that every sum is one of whole numbers and exact, in whatever
order it is taken: a position is worth the same whichever others were judged before it."""
LANE = 64
"""The bits that each unit's sum has of a whole number in which all of them stand side by side: so one multiplication
weighs a trait for all units at once."""
ZERO = 1 << LANE - 1
"""What is added to each lane, for nothing to be below zero. It is the lane's highest bit: turned over, that makes the
number a signed one again."""
KEPT = 1000
"""So many sights of each group of traits are remembered; then they are forgotten. A decision has a few hundred, in
thousands of positions."""


class Judgement:
    """The weights for one kind of table: points where all traits are zero, and what each trait adds to each unit.

    A unit counts `counts` times as much as its weighted sum of the traits is above zero, and the first whatever it is.
    What a group of traits adds to all units follows from what is seen of the position for it, and is remembered by
    that (`known`, group by group): most positions differ from those judged before in a few groups, and each of these
    has mostly been seen, too.
    """

    def __init__(self, base: float, counts: Sequence[float], thresholds: Sequence[float], columns: Weights) -> None:
        self.base = base
        self.counts = counts
        self.thresholds = thresholds
        self.columns = columns
        self._scaled = [one / (FINE * COARSE) for one in counts]
        self._lanes = Struct(f"<{len(thresholds)}q")
        self._zero = _side_by_side([ZERO] * len(thresholds))
        self._start = _side_by_side([round(one * FINE) * COARSE for one in thresholds]) + self._zero
        self._weights = [_side_by_side([round(weight * FINE) for weight in column]) for column in columns]
        ends = accumulate([group.size for group in GROUPS], initial=0)
        self._by_group = [self._weights[start:end] for start, end in pairwise(ends)]
        self.known: list[dict[Seen, int]] = [{} for _ in GROUPS]

    def points(self, found: Sequence[float]) -> float:
        """The points that a seat with these traits may expect at the end."""
        return self._expected(self._start + _weighed(found, self._weights))

    def judged(self, at: Sight) -> float:
        """The points that the seat may expect which sees a position like this."""
        sums = self._start
        for number, (seen, known) in enumerate(zip(all_seen(at), self.known, strict=True)):
            adds = known.get(seen)
            sums += self._reckoned(number, seen) if adds is None else adds
        return self._expected(sums)

    def forget(self) -> None:
        """Reckon everything anew: what cards are has changed."""
        for known in self.known:
            known.clear()

    def _reckoned(self, number: int, seen: Seen) -> int:
        known = self.known[number]
        if len(known) >= KEPT:
            known.clear()
        adds = known[seen] = _weighed(GROUPS[number].told(seen), self._by_group[number])
        return adds

    def _expected(self, sums: int) -> float:
        lanes = (sums ^ self._zero).to_bytes(self._lanes.size, "little")
        first, *others = self._lanes.unpack(lanes)
        value: float = self.base + first / (FINE * COARSE)
        for counts, total in zip(self._scaled, others, strict=True):
            if total > 0:
                value += counts * total
        return value


def _weighed(found: Sequence[float], weights: Sequence[int]) -> int:
    """What traits add to the sums of all units, side by side."""
    return sum([round(trait * COARSE) * weight for trait, weight in zip(found, weights, strict=True)])


def _side_by_side(numbers: Sequence[int]) -> int:
    return sum([number << LANE * at for at, number in enumerate(numbers)])


_known: dict[tuple[int, bool, bool, bool], Judgement | None] = {}
"""By players, whether there are the moor and hand cards, and whether it is late."""


def judgement_for(players: int, *, moor: bool, cards: bool, now: int = 1) -> Judgement | None:
    """The weights for a table in round `now`, if there are any; read when they are first asked for. Where nothing has
    been learnt with hands, what was learnt without counts; and where nothing for as many players, what two have learnt,
    but not for five and six in the base game: one among `good` seats won 23 of 40 games with it, and 37 without. What
    two have learnt of the last rounds is theirs alone: one among three others won 19.5 of 30 with it, and 52.5 of 60
    without. What they have learnt with hands helps others only on the moor, and nobody alone: in the base game one came
    to 41 points with it and to 45 without (40 games), and one among three others won 11.5 of 20 with it and 18
    without."""
    key = players, moor, cards, now >= LATE
    if key not in _known:
        _known[key] = _read(players, moor, cards, late=now >= LATE)
    return _known[key]


def _read(players: int, moor: bool, cards: bool, *, late: bool) -> Judgement | None:
    """The weights of the first of these files that is there."""
    for n in (players, 2) if moor or players < 5 else (players,):
        for hand in (OF_HANDS, "") if cards and (n == players or (moor and players > 1)) else ("",):
            name = _name(n, moor) + hand
            if (file := FOLDER / f"{name}.json").exists():
                of_late = FOLDER / f"{name}{OF_LATE}.json"
                return _judgement(of_late if late and n == players and of_late.exists() else file)
    return None


@cache
def _judgement(file: Path) -> Judgement:
    return judgement_of(json.loads(file.read_text(encoding="utf-8")))


def judgement_of(found: dict[str, Any]) -> Judgement:
    """The weights as a file has them: points for each trait, and the units with their own weighted sums."""
    units = found["units"]
    rows = [found["direct"], *[unit["weights"] for unit in units]]
    thresholds = [0.0, *[unit["threshold"] for unit in units]]
    return Judgement(found["base"], [unit["counts"] for unit in units], thresholds, list(zip(*rows, strict=True)))


def use(judgement: Judgement | None, players: int, *, moor: bool, cards: bool) -> None:
    """Judge with other weights in this process, as learning does, in all rounds; None: without any."""
    for late in (False, True):
        _known[players, moor, cards, late] = judgement


def _name(players: int, moor: bool) -> str:
    return f"{'moor' if moor else 'base'}_{KINDS[players - 1]}"


def _forget() -> None:
    for judgement in _known.values():
        if judgement is not None:
            judgement.forget()


BOX.caches += (_forget,)
