"""Learn what villages of Above and Below are worth, for the strong player, from games of varied AIs of level `good`.

`python -m training.above_below.learning` writes `games/above_below/ai/weights.json`. The traits of all villages at the
end of each day are fitted to the points that they still got, by ridge regression. In what the seats differ is fitted
too and then forgotten. What explorations and numbers of pages bring are averages over all pages.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.above_below import SPEC
from games.above_below.ai.good import Good
from games.above_below.ai.judgement import FILE, SCALE, party_traits
from games.above_below.ai.traits import names, points_now, traits_of
from games.above_below.explore.odds import faces_of, mean
from games.above_below.rules import AboveBelowRules
from games.above_below.state import AboveBelowState, Expedition, Player, Step, Zone
from games.above_below.turn import TURN
from games.core.copying import copy_of
from games.core.processes import spawn_context
from games.core.registry import new_run
from games.core.run import Run
from games.core.view import table_view
from training.above_below.varying import (
    GIFTED,
    SPREADS,
    WILD,
    causes,
    give,
    is_gifted,
    options_of,
    players_of,
    varied,
)

PLANS = 60
"""The maximum number of plans compared per turn."""
ROUNDS = 7
RIDGE = 100.0
"""How strongly weights are drawn to zero."""
FAILED, NO_ROLL = -1, 0
"""What stands for a failure, and for choices without a roll or with a page that follows, among the numbers reached."""
NUMBERS = range(1, 11)
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Trip:
    """An exploration: the nights to come, what its gain may depend on, the number reached (or `FAILED`, `NO_ROLL`), and
    what changed by it: the points now, the traits, and the traits without injuries."""

    nights: int
    party: list[float]
    reached: int
    points: float
    change: list[float]
    unhurt: list[float]


@dataclass
class Rows:
    """The villages of a game at nightfall: their traits, the nights to come, the points that they still got, and in
    what their owners differ; and the explorations."""

    gifted: bool
    traits: list[list[float]] = field(default_factory=list)
    nights: list[int] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    causes: list[list[float]] = field(default_factory=list)
    trips: list[Trip] = field(default_factory=list)


class Noting(AboveBelowRules):
    """The rules, which also note the tables at nightfall, and those before and after each exploration."""

    def __init__(self, rng: random.Random, gifts: bool) -> None:
        self.rng, self.gifts = rng, gifts
        self.evenings: list[AboveBelowState] = []
        self.trips: list[tuple[AboveBelowState, AboveBelowState]] = []
        self._before: AboveBelowState | None = None

    async def segment(self, state: AboveBelowState) -> None:
        if state.step is Step.DUSK and state.round < ROUNDS:
            if self.gifts:
                give(state, self.rng)
            self.evenings.append(copy_of(state))
        if state.step is Step.READ and self._before is None:
            self._before = copy_of(state)
        if state.step in (Step.TURN, Step.DUSK) and self._before is not None:
            self.trips.append((self._before, copy_of(state)))
            self._before = None
        await super().segment(state)


def play(number: int) -> Rows:
    """Play a game, and return its rows."""
    rng, gifted = random.Random(number), is_gifted(number)
    players = players_of(number)
    deal = hashlib.sha256(f"learning:{number}".encode()).hexdigest()
    seats = [varied(rng, SPREADS[gifted]) for _ in range(players)]
    ais = [Good(PLANS, weights) for weights in seats]
    wild = rng.choice(WILD[gifted])
    rules = Noting(rng, gifted)
    run = Run(rules, new_run(SPEC, players, deal, options_of(number)).state)
    while not run.finished:
        seat, decision = next(iter(run.open_questions().items()))
        if decision.key == TURN and rng.random() < wild:
            run.submit(seat, (rng.choice(decision.parts[0].ids),))
        else:
            run.submit(seat, ais[seat].choose(table_view(run, seat), decision, rng))
    totals = rules.result(run.state).totals
    rows = Rows(gifted, trips=[trip_of(before, after) for before, after in rules.trips])
    for state in rules.evenings:
        reputations = [player.reputation for player in state.players]
        for player in state.players:
            rows.traits.append(list(traits_of(player, reputations, state.quests).values()))
            rows.nights.append(ROUNDS - state.round)
            rows.points.append(totals[player.seat] - points_now(player, reputations))
            rows.causes.append(causes(seats[player.seat], wild))
    return rows


def trip_of(before: AboveBelowState, after: AboveBelowState) -> Trip:
    """Return an exploration by the tables before and after it."""
    party, told = before.trip, after.trip
    player, then = before.players[party.seat], after.players[party.seat]
    faces = [faces_of(one.piece, player.villager(one.piece).states) for one in party.party]
    was, now = ([one.reputation for one in state.players] for state in (before, after))
    changes = [
        [
            later - earlier for later, earlier in zip(
                traits_of(at_night(then, healed), now, after.quests).values(),
                traits_of(at_night(player, healed), was, before.quests).values(), strict=True)
        ]
        for healed in (False, True)
    ]
    return Trip(
        ROUNDS - before.round, party_traits(player, float(mean(faces)), len(faces), before.tool_laid is not None),
        _reached(told), points_now(then, now) - points_now(player, was), *changes,
    )


def _reached(trip: Expedition) -> int:
    if len(trip.pages) > 1 or (trip.outcome == "success" and not trip.reached):
        return NO_ROLL
    return FAILED if trip.outcome == "failure" else trip.reached


def at_night(player: Player, healed: bool) -> Player:
    """Return a village as it is when everybody has worked; `healed`: without injuries."""
    player = copy_of(player)
    for one in player.villagers:
        if healed or one.zone is not Zone.INJURED:
            one.zone = Zone.EXHAUSTED
    return player


def fit(games: Sequence[Rows]) -> dict[str, Any]:
    """Return all weights that explain these games best, and print the errors."""
    found = _traits(games)
    trips = [trip for rows in games if rows.gifted for trip in rows.trips]
    gains = {healed: np.array([_gain(found, trip, healed) for trip in trips]) for healed in (False, True)}
    party = np.array([trip.party for trip in trips], float)
    nights = np.array([trip.nights for trip in trips])
    time, last = nights / SCALE, nights == 0
    before = _solve(np.hstack([party, party * time[:, None]])[~last], gains[False][~last], 3).reshape(2, -1).T
    in_last = _solve(party[last], gains[False][last], 3)
    return {
        "traits": dict(zip(names(), found.round(4).tolist(), strict=True)),
        "explore": before.round(4).tolist(),
        "explore_last": [[round(float(one), 4), 0.0] for one in in_last],
        "numbers": _numbers(np.array([trip.reached for trip in trips]), time, gains[True]),
    }


def _traits(games: Sequence[Rows]) -> Numbers:
    """Return for each trait the coefficients of the powers 0, 1, 2 of the time."""
    traits = np.array([row for rows in games for row in rows.traits], np.float32).astype(float)
    time = np.array([one for rows in games for one in rows.nights]) / SCALE
    points = np.array([one for rows in games for one in rows.points], float)
    others = np.array([row for rows in games for row in rows.causes], np.float32).astype(float)
    gifted = 20.0 * np.array([rows.gifted for rows in games for _ in rows.nights])[:, None]
    others = np.hstack([others, gifted, gifted * time[:, None]])
    width = traits.std(0)
    width[width < 1e-6] = 1
    column, scaled = time[:, None], traits / width
    inputs = np.hstack([scaled, scaled * column, scaled * column**2, others, others * column])
    pull, number = np.full(inputs.shape[1], RIDGE), traits.shape[1]
    pull[[0, number, 2 * number]] = 1  # of the trait that is always 1
    found = np.linalg.solve(inputs.T @ inputs + np.diag(pull), inputs.T @ points)
    off = points - inputs @ found
    for nights in range(1, ROUNDS):
        there = np.round(time * SCALE) == nights
        print(f"{nights} nights to come: the points spread by {points[there].std():.1f}, "
              f"the error is {np.sqrt((off[there] ** 2).mean()):.1f}")
    coefficients: Numbers = (found[: 3 * number].reshape(3, -1) / width).T
    return coefficients


def _gain(traits: Numbers, trip: Trip, healed: bool) -> float:
    """Return how many points an exploration brought by the fitted weights."""
    time = trip.nights / SCALE
    worth = traits @ [1, time, time**2] if trip.nights else np.zeros(len(traits))
    return trip.points + float(np.array(trip.unhurt if healed else trip.change) @ worth)


def _numbers(reached: Numbers, time: Numbers, gains: Numbers) -> dict[str, list[float]]:
    """Return what each number brings, and its change by the time. Numbers above 0 follow a parabola, because the
    highest are seldom reached."""
    there = reached > 0
    number, when = reached[there].astype(float), time[there]
    a, b, c, d, e = _solve(
        np.stack([np.ones(len(number)), number, number**2, when, number * when], 1), gains[there], 1)
    found = {str(n): [round(float(a + b * n + c * n * n), 4), round(float(d + e * n), 4)] for n in NUMBERS}
    for one in (FAILED, NO_ROLL):
        mine = reached == one
        inputs = np.stack([np.ones(mine.sum()), time[mine]], 1)
        found[str(one)] = _solve(inputs, gains[mine], 1).round(4).tolist()
    return found


def _solve(inputs: Numbers, wanted: Numbers, ridge: float) -> Numbers:
    square = inputs.T @ inputs + ridge * np.eye(inputs.shape[1])
    return np.asarray(np.linalg.solve(square, inputs.T @ wanted), np.float64)


def written(found: dict[str, Any]) -> str:
    """Return the weights as the text of their file, a line for each."""
    parts = []
    for name, there in found.items():
        pairs = there.items() if isinstance(there, dict) else ()
        lines = ",\n".join(f"{json.dumps(one)}: {json.dumps(numbers)}" for one, numbers in pairs)
        parts.append(f"{json.dumps(name)}: " + (f"{{\n{lines}\n}}" if lines else json.dumps(there)))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Play the games and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=884, help="without gifts")
    parser.add_argument("--gifted", type=int, default=796, help="with gifts")
    parser.add_argument("--processes", type=int, default=2)
    job = parser.parse_args()
    numbers = [*range(job.games), *range(GIFTED, GIFTED + job.gifted)]
    with ProcessPoolExecutor(job.processes, spawn_context()) as pool:
        games = list(pool.map(play, numbers, chunksize=4))
    FILE.write_text(written(fit(games)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
