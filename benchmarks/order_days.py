"""How many days a game takes, how often people are called and how many messages a table posts, when part of what they
are asked is ordered ahead.

People are simulated: each has waking hours and looks in at a rate of their own (median 0.35 an hour awake, log-sigma
0.7); some react at once when called. They play as the good AI does. After a turn they plan the next one, with a
probability, in copies of what they see, with three alternatives, exactly as `tables.planning` does; whether the plan
fits when the question comes is found out by the same function as at a table. `python -m benchmarks.order_days
agricola 4 --games 12`.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.decision import Answer, Decision
from games.core.orders import (
    FIRST,
    ROUND,
    Alternative,
    OrderKind,
    Plan,
    Step,
    answer_of,
    fitting,
    repeats,
    same_args,
)
from games.core.registry import new_run, spec_of
from games.core.run import Run
from games.core.spec import GameSpec
from games.core.supposing import suppose, turn_is_over
from games.core.view import table_view
from storage.model import Hours
from tables.matching import GRACE
from tables.waking import due, next_awake

DAY, HOUR = 86400.0, 3600.0
LOOKS_IN, SPREAD, QUICK = 0.35, 0.7, 0.3
"""How often an hour awake somebody looks in (median, log-sigma), and the share of calls to which they come at once."""
AT_ONCE, WARM, LONG = 300.0, 30.0, 600.0
"""Seconds to an answer of somebody who comes when called, and of somebody who is there; what counts as a long pause."""
SAMPLES, MOST_STEPS = 3, 12


@dataclass(slots=True)
class Person:
    """When somebody is awake, and how often they look in, an hour."""

    hours: Hours
    rate: float
    rng: random.Random

    def answers(self, asked: float) -> float:
        """When they answer a question that they are called to."""
        if self.rng.random() < QUICK and next_awake(self.hours, (), asked) == asked:
            return due(self.hours, (), asked, self.rng.expovariate(1 / AT_ONCE))
        return due(self.hours, (), asked, self.rng.expovariate(self.rate) * HOUR)


@dataclass(slots=True)
class Course:
    """What became of one game."""

    days: float = 0.0
    answers: int = 0
    coverable: int = 0
    ordered: int = 0
    used: int = 0
    by_order: int = 0
    pauses: int = 0
    calls: int = 0
    messages: int = 0
    rounds: int = 0


@dataclass(slots=True)
class Table:
    """A game and its people. `share` of the turns are planned; `ahead`: so many at once, and then only by who is
    there, instead of a share. `leave`: they leave to what is proposed what can be left to it every time, and have what
    they have once answered with yes or no answered alike from then on (`alike`)."""

    spec: GameSpec[Any]
    run: Run[Any]
    people: Sequence[Person]
    rng: random.Random
    share: float
    ahead: int = 0
    leave: bool = False
    now: float = 0.0
    course: Course = field(default_factory=Course)
    plans: dict[int, list[Plan]] = field(default_factory=dict)
    waiting: dict[int, tuple[float, Plan | None, int]] = field(default_factory=dict)
    acted: int = -1
    moved: int = -1
    given: dict[int, list[Step]] = field(default_factory=dict)
    alike: dict[tuple[int, str], Step] = field(default_factory=dict)

    def play(self) -> Course:
        """Play to the end."""
        began = self.now
        while not self.run.finished:
            self._ask()
            seat = min(self.waiting, key=lambda one: (self.waiting[one][0], one))
            at, plan, number = self.waiting.pop(seat)
            self.course.pauses += at - self.now > LONG
            self.now = max(self.now, at)
            segment = self.run.segment
            by_hand = plan is None
            if plan is None:
                decision = self.run.open()[seat]
                answer = self._wants(self.run, seat, decision)
                if repeats(decision):
                    self.alike[seat, self._about(decision)] = Step(decision.key, answer)
                self._submit(seat, decision.key, answer)
            else:
                self._chain(seat, plan.alternatives[number].steps)
            self.acted, self.moved = seat if by_hand else -1, seat
            if self.run.segment != segment:
                self.given.clear()
            if self.run.open() and self.run.question(seat) is None:
                self._plan(seat, by_hand)
        self.course.days = (self.now - began) / DAY
        return self.course

    def _ask(self) -> None:
        """Settle for each new question who answers it, and when."""
        facts = self.spec.facts(self.run.rules.view(self.run.state, None))
        self.course.rounds = facts[ROUND].n
        self.course.messages += bool(self.run.open().keys() - self.waiting.keys() - {self.moved})
        for seat, decision in self.run.open().items():
            if seat in self.waiting:
                continue
            coverable = decision.key in self._keys()
            self.course.coverable += coverable
            found = self._ordered(seat, decision) if coverable else None
            self.course.used += found is not None
            found = found or self._left(seat, decision)
            if found is not None:
                self.waiting[seat] = (self.now + GRACE, *found)
            elif seat == self.acted:
                self.waiting[seat] = (self.now + WARM, None, 0)
            else:
                self.course.calls += 1
                self.waiting[seat] = (self.people[seat].answers(self.now), None, 0)

    def _ordered(self, seat: int, decision: Decision) -> tuple[Plan, int] | None:
        """The first of the seat's plans that fits, and which of its alternatives; those before it are dropped."""
        facts, queue = self.spec.facts(self.run.rules.view(self.run.state, None)), self.plans.get(seat, [])
        while queue:
            plan = queue.pop(0)
            self.course.ordered += 1
            fits = fitting(self.run.rules, self.run.state, decision, plan, facts)
            if isinstance(fits, tuple):
                return plan, fits[0]
        return None

    def _left(self, seat: int, decision: Decision) -> tuple[Plan, int] | None:
        """What is answered every time, as proposed or as the time before."""
        kind = self.spec.orders.get(decision.key, OrderKind())
        step = self.alike.get((seat, self._about(decision)))
        if kind.proposed and decision.proposals:
            step = Step(decision.key, FIRST)
        return (Plan((Alternative((step,)),)), 0) if self.leave and step is not None else None

    def _about(self, decision: Decision) -> str:
        return f"{decision.key} {same_args(self.spec.orders.get(decision.key, OrderKind()), decision)}"

    def _keys(self) -> list[str]:
        return [key for key, kind in self.spec.orders.items() if kind.ahead]

    def _submit(self, seat: int, key: str, answer: Answer) -> None:
        self.course.answers += 1
        self.given.setdefault(seat, []).append(Step(key, answer))
        self.run.submit(seat, answer)

    def _chain(self, seat: int, steps: Sequence[Step]) -> None:
        began = self.run.segment
        for number, step in enumerate(steps):
            decision = None if number and turn_is_over(self.spec, self.run, seat, began) else self.run.question(seat)
            answer = None if decision is None else answer_of(self.run.rules, self.run.state, decision, step)
            if decision is None or answer is None:
                return
            self.course.by_order += 1
            self._submit(seat, decision.key, answer)

    def _wants(self, run: Run[Any], seat: int, decision: Decision) -> Answer:
        return self.spec.ais["good"].choose(table_view(run, seat), decision, self.rng)

    def _plan(self, seat: int, by_hand: bool) -> None:
        """The turn is over: plan what comes."""
        wanted = self.ahead if self.ahead and by_hand else int(self.rng.random() < self.share)
        while len(self.plans.setdefault(seat, [])) < wanted:
            plan = self._made(seat)
            if plan is None:
                return
            self.plans[seat].append(plan)

    def _made(self, seat: int) -> Plan | None:
        found = [self._alternative(seat, sample) for sample in range(SAMPLES)]
        kept = tuple(dict.fromkeys(one for one in found if one is not None))
        first = kept[0].steps[0].key if kept else ""
        return Plan(tuple(one for one in kept if one.steps[0].key == first)) if kept else None

    def _alternative(self, seat: int, sample: int) -> Alternative | None:
        given, queue = list(self.given.get(seat, [])), list(self.plans[seat])

        def own(run: Run[Any], decision: Decision) -> Sequence[Step]:
            if given and given[0].key == decision.key:
                return [given.pop(0)]
            if queue and decision.key == queue[0].alternatives[0].steps[0].key:
                fits = fitting(run.rules, run.state, decision, plan := queue.pop(0), {})
                return plan.alternatives[fits[0]].steps if isinstance(fits, tuple) else ()
            return ()

        board = self.run.rules.view(self.run.state, seat)
        ahead = suppose(self.spec, board, seat, self._keys(), own, sample=sample)
        if ahead is None:
            return None
        steps: list[Step] = []
        began = ahead.run.segment
        while (decision := ahead.run.question(seat)) is not None and len(steps) < MOST_STEPS:
            answer = self._wants(ahead.run, seat, decision)
            steps.append(Step(decision.key, answer))
            ahead.run.submit(seat, answer)
            if turn_is_over(self.spec, ahead.run, seat, began):
                break
        return Alternative(tuple(steps))


def course(game: str, players: int, number: int, share: float, ahead: int = 0, leave: bool = False) -> Course:
    """One game; the same people and the same deal for the same number."""
    spec, rng = spec_of(game), random.Random(number)
    people = []
    for _ in range(players):
        wake = rng.randrange(6 * 60, 10 * 60)
        hours = Hours("UTC", wake, (wake + rng.randrange(13 * 60, 16 * 60)) % 1440)
        people.append(Person(hours, LOOKS_IN * rng.lognormvariate(0, SPREAD), random.Random(rng.random())))
    run = new_run(spec, players, f"{number:064x}", spec.options())
    return Table(spec, run, people, random.Random(number), share, ahead, leave, now=18 * HOUR).play()


def main() -> int:
    """Print a line for each share of planned turns."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.order_days", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--shares", type=float, nargs="*", default=[0, 0.25, 0.5, 2 / 3, 1])
    parser.add_argument("--ahead", type=int, default=0, help="so many turns at once, by whoever is there")
    parser.add_argument("--leave", action="store_true", help="with --ahead: order for every time what can be")
    args = parser.parse_args()
    print(f"{args.game}, {args.players} seats, {args.games} games each")
    print("planned   days (median, change)   orders used of given   answers by order   long pauses  "
          "calls/person/round  messages")
    base = 0.0
    ways = [(share, 0, False) for share in args.shares]
    ways += [(0.0, args.ahead, leave) for leave in (False, True)[: 1 + args.leave]] if args.ahead else []
    for share, ahead, leave in ways:
        found = [course(args.game, args.players, number, share, ahead, leave) for number in range(args.games)]
        days = statistics.median(one.days for one in found)
        base = base or days
        given, used = sum(one.ordered for one in found), sum(one.used for one in found)
        calls = statistics.mean(one.calls / (args.players * one.rounds) for one in found)
        ordered = sum(one.by_order for one in found) / sum(one.answers for one in found)
        messages = statistics.mean(one.messages / (args.players * one.rounds) for one in found)
        pauses = statistics.mean(one.pauses for one in found)
        what = f"{ahead} ahead{'+' * leave}" if ahead else f"{share:7.0%}"
        print(f"{what:8} {days:9.1f} {days / base - 1:+8.0%} {used / given if given else 0:19.0%} {ordered:18.0%} "
              f"{pauses:14.0f} {calls:16.2f} {messages:13.2f}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
