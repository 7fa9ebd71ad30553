"""Learn what villages of Above and Below are worth, for the strong player, from games of varied AIs.

`python -m training.above_below.learning` begins with the present `games/above_below/ai/weights.json` and writes it
again. The traits of all villages at the end of each day are fitted to the points that they still got, by ridge
regression towards the former weights. In what the seats differ is fitted too and then forgotten. What explorations and
numbers of pages bring are averages over all pages.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.above_below import SPEC
from games.above_below.ai.judgement import FILE, SCALE, Learnt, party_traits
from games.above_below.ai.traits import Around, names, points_now, traits_of
from games.above_below.explore.odds import faces_of, mean
from games.above_below.rows import on_offer
from games.above_below.rules import AboveBelowRules
from games.above_below.state import AboveBelowState, Expedition, Player, Step, Zone
from games.above_below.turn import TURN
from games.core.copying import copy_of
from games.core.processes import spawn_context
from games.core.registry import new_run
from games.core.run import Run
from games.core.view import seat_view
from training.above_below.varying import GIFTED, WILD, give, is_gifted, options_of, players_of, seat_of

ROUNDS = 7
RIDGE, APART = 1e5, 2e5
"""How strongly weights are drawn to those of before: those for all numbers of players, and what is added for each."""
PARTY = 300
"""The same for what explorations bring."""
YOUNG = {"buy": 100, "unlaid": 100, "harvest": 100, "lying_points": 100}
"""The same for traits that begin so, of which little was known before."""
TRUST = 0.5
"""The share by which a village is judged by how the game ended, and not by how it was judged a night later (lambda of
TD(lambda))."""
TIMES = 12
"""How often the judgement a night later is worked out again."""
FAILED, NO_ROLL = -1, 0
"""What stands for a failure, and for choices without a roll or with a page that follows, among the numbers reached."""
NUMBERS = range(1, 11)
COUNTS = (2, 3, 4)
STEP_APART = 100_000
"""The numbers of the games of two runs differ by so much."""
CHUNK = 200
"""So many games are multiplied at once."""
Numbers = NDArray[Any]


@dataclass(frozen=True)
class Trip:
    """An exploration: the number of players, the nights to come, what its gain may depend on, the number reached (or
    `FAILED`, `NO_ROLL`), and what changed by it: the points now, the traits, and the traits without injuries."""

    players: int
    nights: int
    party: list[float]
    reached: int
    points: float
    change: list[float]
    unhurt: list[float]


@dataclass
class Rows:
    """The villages of a game at nightfall, one row for each night and player, in this order: the traits before gifts
    and with them, the points now before and with them, and in what the owners differ; the final points of the players;
    and the explorations."""

    gifted: bool
    players: int
    expanded: bool
    before: Numbers
    traits: Numbers
    points_before: Numbers
    points: Numbers
    causes: Numbers
    totals: Numbers
    trips: list[Trip]


class Noting(AboveBelowRules):
    """The rules, which also note the tables at nightfall, before gifts and with them, and those before and after each
    exploration."""

    def __init__(self, rng: random.Random, gifts: bool) -> None:
        self.rng, self.gifts = rng, gifts
        self.evenings: list[tuple[AboveBelowState, AboveBelowState]] = []
        self.trips: list[tuple[AboveBelowState, AboveBelowState]] = []
        self._before: AboveBelowState | None = None

    async def segment(self, state: AboveBelowState) -> None:
        if state.step is Step.DUSK and state.round < ROUNDS:
            before = copy_of(state)
            if self.gifts:
                give(state, self.rng)
            self.evenings.append((before, copy_of(state)))
        if state.step is Step.READ and self._before is None:
            self._before = copy_of(state)
        if state.step in (Step.TURN, Step.DUSK) and self._before is not None:
            self.trips.append((self._before, copy_of(state)))
            self._before = None
        await super().segment(state)


def play(number: int, found: Learnt) -> Rows:
    """Play a game, most of whose seats go by what was learnt before, and return its rows."""
    rng, gifted = random.Random(number), is_gifted(number)
    players, options = players_of(number), options_of(number)
    deal = hashlib.sha256(f"learning:{number}".encode()).hexdigest()
    wild = rng.choice(WILD[gifted])
    seats = [seat_of(rng, gifted, wild, found) for _ in range(players)]
    rules = Noting(rng, gifted)
    run = Run(rules, new_run(SPEC, players, deal, options).state)
    while not run.finished:
        seat, decision = next(iter(run.open_questions().items()))
        if decision.key == TURN and rng.random() < wild:
            run.submit(seat, (rng.choice(decision.parts[0].ids),))
        else:
            run.submit(seat, seats[seat].ai.choose(seat_view(run, seat), decision, rng))
    before, after = ([one[k] for one in rules.evenings] for k in (0, 1))
    return Rows(
        gifted, players, options != options_of(0), _traits_in(before), _traits_in(after), _points_in(before),
        _points_in(after), np.array([seat.causes for _ in after for seat in seats], np.float32),
        np.array(rules.result(run.state).totals, float), [trip_of(*one) for one in rules.trips],
    )


def _traits_in(evenings: Sequence[AboveBelowState]) -> Numbers:
    return np.array([
        list(traits_of(player, around(state)).values()) for state in evenings for player in state.players
    ], np.float32)


def _points_in(evenings: Sequence[AboveBelowState]) -> Numbers:
    return np.array([
        points_now(player, around(state)) for state in evenings for player in state.players
    ], float)


def around(state: AboveBelowState) -> Around:
    """Return what the villages of a table are valued by beyond themselves."""
    return Around([player.reputation for player in state.players], state.quests, tuple(on_offer(state)))


def trip_of(before: AboveBelowState, after: AboveBelowState) -> Trip:
    """Return an exploration by the tables before and after it."""
    party, told = before.trip, after.trip
    player, then = before.players[party.seat], after.players[party.seat]
    faces = [faces_of(one.piece, player.villager(one.piece).states) for one in party.party]
    was, now = around(before), around(after)
    changes = [
        [
            later - earlier for later, earlier in zip(
                traits_of(at_night(then, healed), now).values(), traits_of(at_night(player, healed), was).values(),
                strict=True)
        ]
        for healed in (False, True)
    ]
    return Trip(
        len(before.players), ROUNDS - before.round,
        party_traits(player, float(mean(faces)), len(faces), before.tool_laid is not None), _reached(told),
        points_now(then, now) - points_now(player, was), *changes,
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


def fit(games: Sequence[Rows], former: Learnt) -> dict[str, Any]:
    """Return all weights that explain these games best, as little different from those before as that allows, and print
    the errors."""
    found = Traits(games, former)
    trips = [trip for rows in games if rows.gifted for trip in rows.trips]
    gains = {healed: np.array([found.gain(trip, healed) for trip in trips]) for healed in (False, True)}
    party = np.array([trip.party for trip in trips], float)
    nights = np.array([trip.nights for trip in trips])
    time, last = nights / SCALE, nights == 0
    usual, at_end = (np.array(former.found[kind], float) for kind in ("explore", "explore_last"))
    timed = np.hstack([party, party * time[:, None]])
    before = _solve(timed[~last], gains[False][~last], PARTY, usual.T.ravel()).reshape(2, -1).T
    in_last = _solve(party[last], gains[False][last], PARTY, at_end[:, 0])
    return {
        "traits": dict(zip(names(), found.common.round(4).tolist(), strict=True)),
        "players": {
            str(players): dict(zip(names(), there.round(4).tolist(), strict=True))
            for players, there in found.apart.items()
        },
        "explore": before.round(4).tolist(),
        "explore_last": [[round(float(one), 4), 0.0] for one in in_last],
        "numbers": _numbers(np.array([trip.reached for trip in trips]), time, gains[True]),
    }


class Traits:
    """What the traits bring, fitted to games: `common` has for each the coefficients of the powers 0, 1, 2 of the time,
    and `apart` by number of players what is added to those of the powers 0, 1."""

    def __init__(self, games: Sequence[Rows], before: Learnt) -> None:
        traits = np.vstack([rows.traits for rows in games])
        self.width = traits.std(0).astype(float)
        self.width[self.width < 1e-6] = 1
        self.number = traits.shape[1]
        inputs = [self._inputs(rows, rows.traits) for rows in games]
        later = [self._inputs(rows, rows.before)[rows.players:] for rows in games]
        size = inputs[0].shape[1]
        square = np.zeros((size, size))
        for start in range(0, len(inputs), CHUNK):
            part = np.vstack(inputs[start:start + CHUNK]).astype(float)
            square += part.T @ part
        pull = np.full(size, RIDGE)
        pull[3 * self.number : 9 * self.number] = APART
        pull[[0, self.number, 2 * self.number]] = 1  # of the trait that is always 1
        for place, name in enumerate(names()):
            for beginning, weak in YOUNG.items():
                if name.startswith(beginning):
                    pull[[place, place + self.number, place + 2 * self.number]] = weak
        inverse = np.linalg.inv(square + np.diag(pull))
        prior = np.zeros(size)
        prior[: 9 * self.number] = self._known(before)
        found = prior
        for _ in range(TIMES):
            off = np.zeros(size)
            for rows, now, then in zip(games, inputs, later, strict=True):
                off += now.T @ (self._targets(rows, now @ found, then @ found) - now @ prior)
            found = prior + inverse @ off
        self._tell(games, inputs, found)
        self.common = (found[: 3 * self.number].reshape(3, -1) / self.width).T
        apart = found[3 * self.number : 9 * self.number].reshape(3, 2, -1) / self.width
        self.apart = {players: apart[place].T for place, players in enumerate(COUNTS)}

    def _known(self, before: Learnt) -> Numbers:
        """Return the coefficients of what was learnt before."""
        common = np.array([before.found["traits"][name] for name in names()]).T
        apart = [np.array([before.found["players"][str(players)][name] for name in names()]).T for players in COUNTS]
        known: Numbers = (np.vstack([common, *apart]) * self.width).ravel()
        return known

    def _inputs(self, rows: Rows, traits: Numbers) -> Numbers:
        scaled = (traits / self.width).astype(np.float32)
        time = (np.repeat(np.arange(ROUNDS - 1, 0, -1), rows.players)[:, None] / SCALE).astype(np.float32)
        none = np.zeros_like(scaled)
        apart = [part for players in COUNTS for part in (
            (scaled, scaled * time) if rows.players == players else (none, none))]
        table = np.zeros((len(traits), 2 * len(COUNTS) + 1), np.float32)
        table[:, 2 * COUNTS.index(rows.players) + rows.expanded] = 20
        table[:, -1] = 20 * rows.gifted
        others = np.hstack([rows.causes, table])
        return np.hstack([
            scaled, scaled * time, scaled * time**2, *apart, others, others * time, table * time**2]).astype(np.float32)

    def _targets(self, rows: Rows, now: Numbers, later: Numbers) -> Numbers:
        """Return what each village still got (TD(lambda)); `now` and `later` are what is expected so far of the
        villages with their gifts, and a night later before the gifts of that night."""
        nights, players = ROUNDS - 1, rows.players
        points, before = rows.points.reshape(nights, players), rows.points_before.reshape(nights, players)
        now, later = now.reshape(nights, players), later.reshape(nights - 1, players)
        wanted = np.zeros((nights, players))
        wanted[-1] = rows.totals - points[-1]
        for night in range(nights - 2, -1, -1):
            surprise = wanted[night + 1] - now[night + 1]
            wanted[night] = before[night + 1] - points[night] + later[night] + TRUST * surprise
        return wanted.ravel()

    def _tell(self, games: Sequence[Rows], inputs: Sequence[Numbers], found: Numbers) -> None:
        off: dict[int, list[float]] = {}
        for rows, now in zip(games, inputs, strict=True):
            if not rows.gifted:
                still = np.tile(rows.totals, ROUNDS - 1) - rows.points - now @ found
                for place, one in enumerate(still):
                    off.setdefault(ROUNDS - 1 - place // rows.players, []).append(float(one))
        for nights, errors in sorted(off.items()):
            print(f"{nights} nights to come: the error is {np.sqrt(np.mean(np.square(errors))):.2f}")

    def gain(self, trip: Trip, healed: bool) -> float:
        """Return how many points an exploration brought by the fitted weights."""
        time = trip.nights / SCALE
        worth = np.zeros(self.number)
        if trip.nights:
            worth = self.common @ [1, time, time**2] + self.apart[trip.players] @ [1, time]
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


def _solve(inputs: Numbers, wanted: Numbers, ridge: float, prior: Numbers | None = None) -> Numbers:
    """Return the coefficients that explain what is wanted, drawn to those of before or to zero."""
    known = np.zeros(inputs.shape[1]) if prior is None else prior
    square = inputs.T @ inputs + ridge * np.eye(inputs.shape[1])
    return np.asarray(known + np.linalg.solve(square, inputs.T @ (wanted - inputs @ known)), np.float64)


def written(found: dict[str, Any]) -> str:
    """Return the weights as the text of their file, a line for each."""
    parts = []
    for name, there in found.items():
        pairs = there.items() if isinstance(there, dict) else ()
        lines = ",\n".join(f"{json.dumps(one)}: {json.dumps(numbers)}" for one, numbers in pairs)
        parts.append(f"{json.dumps(name)}: " + (f"{{\n{lines}\n}}" if lines else json.dumps(there)))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def completed(found: Mapping[str, Any]) -> Learnt:
    """Return what was learnt, with nothing for traits that it does not know, as those of an earlier version."""
    traits, players = found["traits"], found.get("players", {})
    return Learnt({
        **found,
        "traits": {name: traits.get(name, [0.0] * 3) for name in names()},
        "players": {
            str(one): {name: players.get(str(one), {}).get(name, [0.0] * 2) for name in names()} for one in COUNTS
        },
    })


def main() -> None:
    """Play the games and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=160, help="without gifts")
    parser.add_argument("--gifted", type=int, default=160, help="with gifts")
    parser.add_argument("--first", type=int, default=1, help="another number means other games")
    parser.add_argument("--former", type=Path, default=FILE, help="the weights to begin with")
    parser.add_argument("--processes", type=int, default=2)
    job = parser.parse_args()
    found = completed(json.loads(job.former.read_text(encoding="utf-8")))
    start = STEP_APART * job.first
    numbers = [*range(start, start + job.games), *range(start + GIFTED, start + GIFTED + job.gifted)]
    with ProcessPoolExecutor(job.processes, spawn_context()) as pool:
        games = list(pool.map(partial(play, found=found), numbers, chunksize=4))
    FILE.write_text(written(fit(games, found)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
