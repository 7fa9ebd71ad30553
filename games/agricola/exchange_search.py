"""The search for exchanges that bring what is missing for a price. Nothing is changed by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import chain, combinations
from operator import mul
from typing import NamedTuple

from games.agricola.exchange import LIGHT, Exchange, Holder, counters_on, takes_live_animals, with_lit
from games.agricola.exchange_worths import worths_at
from games.agricola.goods import GOODS
from games.core.prices import Price

STEPS = 600
"""Maximum number of exchanges tried in a search; as many again if nothing was found."""
Plan = Mapping[str, int]
"""The number of times each exchange is made, by its id."""


def plans(player: Holder, found: list[Exchange], one: Price) -> Iterator[Plan]:
    """Yield minimal sets of exchanges that provide what is missing for a price and can be made in some order."""
    for lit in _subsets(player.locked):
        usable = with_lit(player, found, lit)
        lights = {LIGHT + name: 1 for name in lit}
        for plan in _Search(player, usable, one, len(lit)).plans():
            yield {**lights, **plan}


def _subsets(locked: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(locked, n) for n in range(len(locked) + 1))


class _Move(NamedTuple):
    """An exchange with its goods as indices. `once`: the index of another limit that it uses up, -1 for none."""

    id: str
    take: int
    n: int
    good: int
    gives: int
    once: int = -1


class _Reached(NamedTuple):
    """A point from which the search can continue: its distance from the price, the steps left (of two equal distances
    the later one is first), the good being raised and the next exchange for it, the balance, and the plan."""

    far: int
    left: int
    raising: int
    first: int
    balance: tuple[int, ...]
    plan: Plan


NUMBER = {good: number for number, good in enumerate(GOODS)}
FUEL = NUMBER["fuel"]
RAISED = tuple(range(len(GOODS) - 1, -1, -1))
"""The order in which missing goods are raised, as indices."""
NOTHING_MISSING = -1, 0


class _Search:
    """A search for exchanges after which no good is negative. While a good is missing, each exchange for it is tried.

    Each balance of goods is visited once, however it was reached. After the goods, the balance contains the limits of
    exchanges: those that can be made once, counters on cards, and animals that have a home.
    """

    def __init__(self, player: Holder, found: list[Exchange], one: Price, lit: int) -> None:
        self.goods = [player.goods[good] for good in GOODS]
        self.lit = lit
        self.balance = list(self.goods)
        for good, n in one.goods:
            self.balance[NUMBER[good]] -= n
        self.balance[FUEL] -= lit
        rates = tuple([(some.take, some.n, some.good, some.gives, some.counts > 0) for some in found if some.good])
        self.worths = {
            NUMBER[good]: (*worth.each, *worth.once) for good, worth in worths_at(rates).items()
        }
        self.ways: dict[int, list[_Move]] = {}
        self.moves: dict[str, _Move] = {}
        limits: dict[str, int] = {}
        for some in sorted(found, key=lambda some: some.counts <= 0):  # those of `Worth.once` first
            if some.good:
                once = self._limit(player, some, limits)
                self.moves[some.id] = _Move(
                    some.id, NUMBER[some.take], some.n, NUMBER[some.good], some.gives, once,
                )
        for some in found:
            if some.good:
                self.ways.setdefault(NUMBER[some.good], []).append(self.moves[some.id])
        self.plan: dict[str, int] = {}
        self.seen: set[tuple[object, ...]] = set()
        self.steps = STEPS

    def _limit(self, player: Holder, one: Exchange, limits: dict[str, int]) -> int:
        """Return the index in the balance of the limit of an exchange."""
        if one.counts > 0:
            name, n = one.id, one.most
        elif one.counts < 0:
            name, n = one.counter, counters_on(player, one.counter)
        elif takes_live_animals(one):
            name, n = one.take, player.goods[one.take]
        else:
            return -1
        if name not in limits:
            limits[name] = len(self.balance)
            self.balance.append(n)
        return limits[name]

    def plans(self) -> Iterator[Plan]:
        """Yield the plans, without unnecessary exchanges. If all steps were used without a result, as many more are
        spent from the balances nearest to the price."""
        found = False
        for plan in self._possible(self._run(-1, 0)):
            found = True
            yield plan
        if self.steps < 0 and not found:
            self.steps = STEPS
            self.seen.clear()
            yield from self._possible(self._run_nearest_first())

    def _possible(self, stops: Iterator[None]) -> Iterator[Plan]:
        """Yield the plans at these stops that can be made in some order."""
        for _ in stops:
            plan = self._needed()
            if self._in_order(self.goods, (*plan.items(), *[("", 1)] * self.lit), set()):
                yield plan

    def _run(self, raising: int, first: int) -> Iterator[None]:
        """Continue the search from here, raising the same good while it is missing, and stop wherever nothing is
        missing. `first`: earlier exchanges for it have been tried."""
        target = self._target(raising, first)
        if target == NOTHING_MISSING:
            yield
        elif target is not None:
            for at, move in self._moves(*target):
                self.steps -= 1
                if self.steps < 0:
                    return
                self._make(move, 1)
                yield from self._run(target[0], at)
                self._make(move, -1)

    def _run_nearest_first(self) -> Iterator[None]:
        """Stop at the same points as `_run`, but continue first where the fewest goods were exchanged and the fewest
        are missing."""
        waiting = [_Reached(0, 0, -1, 0, tuple(self.balance), {})]
        while waiting:
            _, _, raising, first, balance, plan = heappop(waiting)
            self.balance, self.plan = list(balance), dict(plan)
            target = self._target(raising, first)
            if target == NOTHING_MISSING:
                yield
            elif target is not None:
                for at, move in self._moves(*target):
                    self.steps -= 1
                    if self.steps < 0:
                        return
                    self._make(move, 1)
                    here = tuple(self.balance), dict(self.plan)
                    heappush(waiting, _Reached(self._distance(), self.steps, target[0], at, *here))
                    self._make(move, -1)

    def _target(self, raising: int, first: int) -> tuple[int, int] | None:
        """Return the good to raise from here, which is `raising` while it is missing, and the index of the first
        exchange for it; `NOTHING_MISSING` where the price is covered, None where the search was before or is in vain.
        """
        balance = self.balance
        short = [raising]
        if raising < 0 or balance[raising] >= 0:
            short = [good for good in RAISED if balance[good] < 0]
            if not short:
                return NOTHING_MISSING
            raising, first = short[0], 0
        key = raising, first, *balance
        if any(map(self._hopeless, short)) or key in self.seen:
            return None
        self.seen.add(key)
        return raising, first

    def _distance(self) -> int:
        """Return how many goods were exchanged, plus twice the number of those that are missing."""
        pairs = list(zip(self.goods, self.balance, strict=False))  # after the goods stand the limits
        return sum(max(0, had - n) for had, n in pairs) + 2 * sum(max(0, -n) for _, n in pairs)

    def _moves(self, raising: int, first: int) -> Iterator[tuple[int, _Move]]:
        """Yield the exchanges for a good, from index `first` on, that can be made or for which more goods can be
        obtained."""
        balance, ways = self.balance, self.ways[raising]
        for at in range(first, len(ways)):
            move = ways[at]
            if move.once >= 0 and not balance[move.once]:
                continue
            if balance[move.take] >= move.n or move.take in self.ways:
                yield at, move

    def _make(self, move: _Move, n: int) -> None:
        balance, plan = self.balance, self.plan
        balance[move.take] -= n * move.n
        balance[move.good] += n * move.gives
        if move.once >= 0:
            balance[move.once] -= n
        plan[move.id] = plan.get(move.id, 0) + n
        if not plan[move.id]:
            del plan[move.id]

    def _hopeless(self, good: int) -> bool:
        """Return whether all goods are worth too little for a missing good."""
        worth = self.worths.get(good)
        return worth is None or sum(map(mul, self.balance, worth)) < 0

    def _needed(self) -> Plan:
        """Return the plan without unnecessary exchanges."""
        balance, plan = list(self.balance), dict(self.plan)
        for name in self.plan:
            move = self.moves[name]
            while name in plan and balance[move.good] >= move.gives:
                balance[move.good] -= move.gives
                balance[move.take] += move.n
                plan[name] -= 1
                if not plan[name]:
                    del plan[name]
        return plan

    def _in_order(self, goods: Sequence[int], left: tuple[tuple[str, int], ...], failed: set[object]) -> bool:
        """Return whether these exchanges can be made one after another, each with goods available then. An exchange
        without a name is the fuel that lights a card."""
        if not left:
            return True
        if left in failed:
            return False
        for at, (name, n) in enumerate(left):
            _, taken, number, good, gives, _ = self.moves[name] if name else LIGHTING
            if goods[taken] >= number:
                after = list(goods)
                after[taken] -= number
                after[good] += gives
                rest = (*left[:at], *([(name, n - 1)] if n > 1 else []), *left[at + 1 :])
                if self._in_order(after, rest, failed):
                    return True
        failed.add(left)
        return False


LIGHTING = _Move("", FUEL, 1, FUEL, 0)
