"""How often forecasts hold: a population of people who sleep, work, react to the ping and travel, at a thousand tables.
`make forecasts`."""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from storage.model import Hours
from tables.forecast import MISSES, Awake, Forecast, Habits, Sitting, adapted, forecast, span
from tables.rehearsal import Rehearsal, Trace, rehearsed
from tables.waking import used

DAY = 86400.0
STAGES = (0.1, 0.35, 0.6, 0.85)
ZONES = (
    "Europe/Madrid", "Europe/Rome", "America/New_York", "America/Argentina/Buenos_Aires", "Asia/Kolkata", "Asia/Tokyo",
)
START = 1_790_000_000.0
KEPT = 60
PRIOR = 8


@dataclass
class Person:
    """Looks in at a rate of their own while awake, less at work; some react to the ping."""

    hours: Hours
    rate: float
    pinged: float
    office: bool
    cold: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))
    warm: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))

    def answers_at(self, asked: float, warm: bool, awake: Awake, rng: random.Random) -> float:
        """When they answer a question."""
        if warm and rng.random() < 0.75:
            return asked + rng.expovariate(1 / 60.0)
        if rng.random() < self.pinged:
            return awake.due(asked, rng.expovariate(1 / 600.0))
        when = asked
        while True:
            when = awake.due(when, rng.expovariate(self.rate / 3600.0))
            weekday, hour = int(when / DAY + 4) % 7, when / 3600 % 24
            if not (self.office and weekday < 5 and 9 <= hour < 17 and rng.random() < 0.7):
                return when


def somebody(rng: random.Random) -> Person:
    """One of the population."""
    wake = rng.choice((6, 7, 8, 9, 10)) * 60
    return Person(
        Hours(rng.choice(ZONES), wake, (wake + rng.choice((15, 16, 17)) * 60) % 1440),
        0.35 * math.exp(rng.gauss(0, 0.7)), rng.choice((0.0, 0.1, 0.3, 0.5)), rng.random() < 0.5,
    )


@dataclass
class Played:
    """A game as it went: for each answer its seat, when it was asked and when it was answered."""

    seats: list[int]
    asked: list[float]
    answered: list[float]

    @property
    def order(self) -> list[int]:
        """The answers in order of time."""
        return sorted(range(len(self.seats)), key=lambda n: self.answered[n])


def play(trace: Trace, people: list[Person], start: float, rng: random.Random) -> Played:
    """A game whose questions come in the order of a trace. One of ten goes on a holiday in the middle of it."""
    awakes = []
    for person in people:
        gone = start + rng.uniform(0, 60) * DAY
        away = [(gone, gone + rng.uniform(4, 15) * DAY)] if rng.random() < 0.1 else []
        awakes.append(Awake(person.hours, away, start))
    acted = [-math.inf] * len(people)
    game = Played([], [], [])
    for seat, opener in trace:
        asked = start if opener < 0 else game.answered[opener]
        when = people[seat].answers_at(asked, asked - acted[seat] <= 600, awakes[seat], rng)
        acted[seat] = when
        game.seats.append(seat)
        game.asked.append(asked)
        game.answered.append(when)
    return game


def learn(game: Played, people: list[Person]) -> None:
    """What the bot comes to know of people by a game."""
    acted = [-math.inf] * len(people)
    for n in game.order:
        person, asked = people[game.seats[n]], game.asked[n]
        wait = used(person.hours, (), asked, game.answered[n])
        (person.warm if asked - acted[game.seats[n]] <= 600 else person.cold).append(wait)
        acted[game.seats[n]] = game.answered[n]


def seen(game: Played, people: list[Person], traces: list[Trace], at: int, rng: random.Random, all_cold: list[float]
         ) -> tuple[Forecast, float] | None:
    """The forecast after so many answers, a while later."""
    order = game.order
    before = set(order[:at])
    now = game.answered[order[at - 1]] + 1.0
    sittings = {}
    for seat, person in enumerate(people):
        open_now = [n for n in order[at:] if game.seats[n] == seat and game.asked[n] < now]
        acts = [game.answered[n] for n in before if game.seats[n] == seat]
        asked = game.asked[open_now[0]] if open_now else None
        awake = Awake(person.hours, (), min(asked or now, now))
        prior = [rng.choice(all_cold) for _ in range(PRIOR)]
        habits = Habits([*person.cold, *prior], [*person.warm] or [60.0])
        waited = awake.used(now) if asked is not None else 0.0
        sittings[seat] = Sitting(awake, habits, asked, waited, max(acts, default=-math.inf))
    found = forecast(sittings, at, traces, now, rng)
    return None if found is None else (found, now)


def measure(tables: int, warm_up: int, players: int, seed: int, say: Callable[[str], None] = print) -> dict[str, float]:
    """Let tables be played one after the other, forecast at four stages of each, and count what holds."""
    rng = random.Random(seed)
    known = rehearsed(Rehearsal("grimm_forest", players, "good", tuple(range(40))))
    traces, real = known[:30], known[30:]
    crowd = [somebody(rng) for _ in range(120)]
    all_cold: list[float] = [3600.0] * 30
    missing: dict[tuple[str, int], float] = defaultdict(lambda: MISSES)
    held: dict[str, list[bool]] = defaultdict(list)
    raw: dict[str, list[bool]] = defaultdict(list)
    widths: dict[str, list[float]] = defaultdict(list)
    for n in range(warm_up + tables):
        people = rng.sample(crowd, players)
        trace = rng.choice(real)
        shift = rng.randrange(players)
        shifted = tuple(((seat + shift) % players, opener) for seat, opener in trace)
        game = play(shifted, people, START + n * DAY / 4, rng)
        for stage, share in enumerate(STAGES):
            at = max(1, int(len(trace) * share))
            result = seen(game, people, traces, at, rng, all_cold)
            if result is None:
                continue
            for kind, times, truth in outcomes(game, at, *result):
                low, high = span(times, missing[kind, stage])
                plain = span(times, MISSES)
                if n >= warm_up:
                    held[kind].append(low <= truth <= high)
                    raw[kind].append(plain[0] <= truth <= plain[1])
                    widths[f"{kind} {share:.0%}"].append((high - low) / DAY)
                missing[kind, stage] = adapted(missing[kind, stage], not low <= truth <= high)
        learn(game, people)
        all_cold += [wait for person in people for wait in list(person.cold)[-3:]]
        all_cold = all_cold[-400:]
    for kind, results in held.items():
        say(f"{kind}: {sum(results) / len(results):.1%} hold ({sum(raw[kind]) / len(raw[kind]):.1%} as drawn), "
            f"{len(results)} spans")
    for name, days in widths.items():
        say(f"width {name}: median {sorted(days)[len(days) // 2]:.2f} days")
    return {kind: sum(results) / len(results) for kind, results in held.items()}


def outcomes(game: Played, at: int, found: Forecast, now: float) -> list[tuple[str, list[float], float]]:
    """What was forecast, and what has come: the next act of one who is asked, the turn of one who is not, the end."""
    order = game.order
    later = order[at:]
    asked = {game.seats[n] for n in later if game.asked[n] < now}
    result: list[tuple[str, list[float], float]] = []
    for seat in sorted(set(game.seats)):
        mine = [n for n in later if game.seats[n] == seat]
        kind, times = ("act", found.acts[seat]) if seat in asked else ("turn", found.turns[seat])
        if mine and len(times) > 20:
            truth = game.answered[mine[0]] if seat in asked else min(game.asked[n] for n in mine)
            result.append((kind, list(times), truth))
    result.append(("end", list(found.ends), max(game.answered)))
    return result


def main() -> None:
    """Measure, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.forecasts")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--warm-up", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    measure(args.tables, args.warm_up, args.players, args.seed)


if __name__ == "__main__":
    main()
