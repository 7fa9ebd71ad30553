"""Paying prices with exchanges: whether a price can be paid, and in which ways. Nothing is changed by these
functions.

A way never exchanges more than it needs, and no way found loses at least as much of every good as another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import chain, combinations
from operator import mul
from typing import NamedTuple

from games.agricola.begun import preventing
from games.agricola.cards.box import BOX
from games.agricola.exchange import (
    LIGHT,
    Exchange,
    Holder,
    Sum,
    Swaps,
    add_up,
    alive,
    by_names,
    carry_out,
    counters_on,
    exchanges,
    exchanges_of,
    food_rates,
    holding,
    swaps_of,
    with_lit,
)
from games.agricola.goods import GOODS, Goods
from games.agricola.majors.cooking import cook_rates
from games.agricola.state import AgricolaState, Player
from games.agricola.supposing import supposing
from games.core.prices import Price, price

MOST = 12
"""Maximum number of offered ways to pay a price; those that lose fewest goods come first."""
STEPS = 600
"""Maximum number of exchanges tried in the search for ways; as many again if none was found."""
Plan = Mapping[str, int]
"""The number of times each exchange is made, by its id."""
Still = Callable[[AgricolaState, Player], bool]
"""A function that tells what must still be possible after a price has been paid."""


class Way(NamedTuple):
    """A way to pay: the price, the exchanges made for it, and all goods that the player loses by both."""

    price: Price
    plan: Plan
    leaving: Price


class Ways(NamedTuple):
    """The ways to pay a price, and those that would make the begun action, or what must stay possible, impossible."""

    fit: list[Way]
    spoiling: list[Way]


def reachable(state: AgricolaState, player: Player, one: Price, swaps: Swaps | None = None) -> bool:
    """Return whether the player could pay a price now, perhaps with exchanges. `swaps`: the result of `swaps_of`, if
    known."""
    goods = player.goods
    for good, n in one.goods:
        if goods[good] < n:
            break
    else:
        return True
    if swaps is None:
        swaps = swaps_of(state, player)
    if not swaps:
        for good, n in one.goods:
            if goods[good] < n and good not in RAW:
                return False
        if not player.locked:
            return _by_hand(state, player, one)
    elif _worth_too_little(goods, one, _worths(swaps, tuple(player.in_front), state.moor)):
        return False
    key = one, tuple([name for name, _ in swaps]), holding(player, swaps), state.moor
    known = _REACHED.get(key)
    if known is None:
        if len(_REACHED) >= REMEMBERED:
            _REACHED.clear()
        found = exchanges_of(player, swaps, moor=state.moor)
        known = _REACHED[key] = next(_plans(player, found, one), None) is not None
    return known


_REACHED: dict[Hashable, bool] = {}
"""Cached results of searches for missing goods, keyed by all inputs, because a question asks for the same few prices
again and again."""
REMEMBERED = 1024
BOX.caches += (_REACHED.clear,)


def _worth_too_little(goods: Goods, one: Price, worths: Mapping[str, Worth]) -> bool:
    """Return whether the player's goods are certainly not enough for a price: an upper bound of what they could become
    is too low for one of the missing goods, or for all of them together."""
    needed = one.as_dict()
    left = [goods[good] - needed.get(good, 0) for good in GOODS]
    found: list[Worth] = []
    for good, n in one.goods:
        if goods[good] < n:
            worth = worths.get(good)
            if worth is None:
                return True
            if sum(map(mul, left, worth.each)) + sum(worth.once) < 0:
                return True
            found.append(worth)
    if len(found) < 2:
        return False
    together = [max(each) for each in zip(*[worth.each for worth in found], strict=True)]
    total: int = sum(map(mul, left, together))
    return total + sum([sum(worth.once) for worth in found]) < 0


class Worth(NamedTuple):
    """An upper bound of how many of a good one of each good could bring, in the order of `GOODS` (the good itself:
    `WHOLE`), and how much each exchange that can be made only once could add. No other exchange raises the total worth
    of all goods."""

    each: tuple[int, ...]
    once: tuple[int, ...]


WHOLE = 12**8
"""The worth of one piece of the good itself. Worths are integers, rounded up."""
Rate = tuple[str, int, str, int, bool]
"""An exchange: `n` of a good for `gives` of another one, and whether it can be made only once."""


@by_names
def _worths(swaps: Swaps, cards: tuple[str, ...], moor: bool) -> Mapping[str, Worth]:
    """Return the worths of goods for each good that exchanges bring, ignoring other limits."""
    return _worths_at((
        *[(swap.take, swap.n, swap.good, swap.gives, swap.counter > 0) for _, swap in swaps],
        *[(good, 1, "food", rate, False) for good, rate in food_rates(cards).items()],
        *([("wood", 1, "fuel", 1, False)] if moor else []),
    ))


@lru_cache(maxsize=1024)
def _worths_at(rates: tuple[Rate, ...]) -> Mapping[str, Worth]:
    found: dict[str, Worth] = {}
    for good in {rate[2] for rate in rates}:
        worth = {**dict.fromkeys(GOODS, 0), good: WHOLE}
        for _ in GOODS:  # no chain of exchanges needs more of them
            before = dict(worth)
            for taken, n, brought, gives, once in rates:
                if not once:
                    worth[taken] = max(worth[taken], -(-gives * worth[brought] // n))
            if worth == before:
                break
        else:
            raise AssertionError(f"exchanges in a circle bring more and more {good}")
        more = tuple([max(0, gives * worth[to] - n * worth[taken]) for taken, n, to, gives, once in rates if once])
        found[good] = Worth(tuple(worth.values()), more)
    return found


RAW = frozenset(("food", "fuel"))
"""Goods available without any card: food from crops, fuel from wood."""


def _by_hand(state: AgricolaState, player: Player, one: Price) -> bool:
    """Return whether cooking, raw crops and burning alone provide the missing food and fuel."""
    goods, needed = player.goods, dict(one.goods)
    fuel = needed.get("fuel", 0) - goods["fuel"]
    if fuel > 0 and not (state.moor and fuel <= goods["wood"] - needed.get("wood", 0)):
        return False
    food = needed.get("food", 0) - goods["food"]
    for good, rate in cook_rates(player).items() if food > 0 else ():
        food -= rate * (goods[good] - needed.get(good, 0))
    return food <= 0


def payable(state: AgricolaState, player: Player, prices: Sequence[Price], swaps: Swaps | None = None) -> bool:
    """Return whether the player could pay one of these prices now, perhaps with exchanges (see `reachable`)."""
    for one in prices:  # noqa: SIM110  # asked of every card at every placement; `any` takes twice as long
        if reachable(state, player, one, swaps):
            return True
    return False


def ways_to_pay(
    state: AgricolaState, player: Player, prices: Sequence[Price], still: Still | None = None
) -> list[Way]:
    """Return the ways to pay one of these prices: directly if the goods at hand suffice, else with exchanges. After
    each of them `still` holds."""
    return all_ways(state, player, prices, still).fit


def all_ways(state: AgricolaState, player: Player, prices: Sequence[Price], still: Still | None = None) -> Ways:
    """Return all ways to pay one of these prices, and separately those after which something would no longer be
    possible."""
    direct = [Way(one, {}, one) for one in prices if one.within(player.goods)]
    if direct:
        return Ways(direct, [])
    there, found = exchanges(state, player), Ways([], [])
    ways = ways_by_exchange(player, there, prices)
    spoils = preventing(state, player) if ways else None
    for way in ways:
        total = add_up(player, there, way.plan)
        fits = not (spoils and spoils(total)) and (still is None or _leaves(state, player, way.price, total, still))
        (found.fit if fits else found.spoiling).append(way)
        if len(found.fit) == MOST:
            break
    return found


def can_pay_so_that(state: AgricolaState, player: Player, one: Price, still: Still) -> bool:
    """Return whether a price could be paid, perhaps with exchanges, so that `still` holds afterwards. It must hold
    before, because paying never makes anything possible.

    The begun action is not considered: whether it is still possible is often this very question.
    """
    if one.within(player.goods):
        return _leaves(state, player, one, None, still)
    swaps = swaps_of(state, player)
    if not reachable(state, player, one, swaps):
        return False
    if not swaps and not player.locked and one["food"] <= player.goods["food"]:  # wood alone becomes fuel that is short
        n = one["fuel"] - player.goods["fuel"]
        return _leaves(state, player, one, Sum({"wood": n}, {"fuel": n}), still)
    there = exchanges_of(player, swaps, moor=state.moor)
    for number, plan in enumerate(_plans(player, there, one)):
        if number == 1 and not still(state, player):
            return False
        if _leaves(state, player, one, add_up(player, there, plan), still):
            return True
    return False


def ways_by_exchange(player: Holder, found: list[Exchange], prices: Sequence[Price]) -> list[Way]:
    """Return the ways to pay one of these prices with these exchanges, those that lose fewest goods first."""
    ways = [way for one in prices for way in _cheapest(_ways(player, found, one))]
    return sorted(ways, key=lambda way: (sum(n for _, n in way.leaving.goods), _order(way)))


def _leaves(state: AgricolaState, player: Player, one: Price, total: Sum | None, still: Still) -> bool:
    """Return whether `still` holds after these exchanges have been made and the price has been paid."""
    with supposing(player, dict(player.goods)):
        if total is not None:
            carry_out(player, total)
        _pay(player, one)
        return still(state, player)


def pay_in_the_head(player: Player, way: Way, found: list[Exchange]) -> None:
    """Pay in this way on a copy of a player, without log lines."""
    carry_out(player, add_up(player, found, way.plan))
    _pay(player, way.price)


def _pay(player: Player, one: Price) -> None:
    for good, n in one.goods:
        player.goods[good] -= n


def _order(way: Way) -> tuple[int, ...]:
    return tuple(GOODS.index(good) for good, _ in way.leaving.goods)


def _ways(player: Holder, found: list[Exchange], one: Price) -> Iterator[Way]:
    for plan in _plans(player, found, one):
        total = add_up(player, found, plan)
        yield Way(one, plan, _leaving(total, one))


def _leaving(total: Sum, one: Price) -> Price:
    """Return the goods lost by exchanges and a price together."""
    return price({
        good: total.takes.get(good, 0) - total.gives.get(good, 0) + n
        for good, n in {**dict.fromkeys(total.takes, 0), **dict(one.goods)}.items()
    })


def _cheapest(ways: Iterable[Way]) -> list[Way]:
    """Return the ways that are not dominated, that is, no other way loses at most as much of every good."""
    by_loss: dict[Price, Way] = {}
    for way in ways:
        by_loss.setdefault(way.leaving, way)
    return [
        way for loss, way in by_loss.items()
        if not any(other != loss and all(loss[good] >= n for good, n in other.goods) for other in by_loss)
    ]


def _plans(player: Holder, found: list[Exchange], one: Price) -> Iterator[Plan]:
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
    the later one is first), the good being raised and the next exchange for it, the balance, and the exchanges made."""

    far: int
    left: int
    raising: int
    first: int
    balance: tuple[int, ...]
    made: tuple[str, ...]


NUMBER = {good: number for number, good in enumerate(GOODS)}
FUEL = NUMBER["fuel"]
RAISED = tuple(range(len(GOODS) - 1, -1, -1))
"""The order in which missing goods are raised, as indices."""


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
            NUMBER[good]: (*worth.each, *worth.once) for good, worth in _worths_at(rates).items()
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
        elif alive(one):
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
        balance = self.balance
        if raising < 0 or balance[raising] >= 0:
            short = [good for good in RAISED if balance[good] < 0]
            if not short:
                yield
                return
            raising, first = short[0], 0
            if any(map(self._hopeless, short)):
                return
        elif self._hopeless(raising):
            return
        key = raising, first, *balance
        if key in self.seen:
            return
        self.seen.add(key)
        for at, move in self._moves(raising, first):
            self.steps -= 1
            if self.steps < 0:
                return
            self._make(move, 1)
            yield from self._run(raising, at)
            self._make(move, -1)

    def _run_nearest_first(self) -> Iterator[None]:
        """Stop at the same points as `_run`, but continue first where the fewest goods were exchanged and the fewest
        are missing (which counts twice)."""
        waiting = [_Reached(0, 0, -1, 0, tuple(self.balance), ())]
        while waiting:
            _, _, raising, first, reached, made = heappop(waiting)
            self.balance = list(reached)
            if raising < 0 or reached[raising] >= 0:
                short = [good for good in RAISED if reached[good] < 0]
                if not short:
                    self.plan = dict(Counter(made))
                    yield
                    continue
                raising, first = short[0], 0
            else:
                short = [raising]
            if any(map(self._hopeless, short)) or (raising, first, *reached) in self.seen:
                continue
            self.seen.add((raising, first, *reached))
            for at, move in self._moves(raising, first):
                self.steps -= 1
                if self.steps < 0:
                    return
                after = list(reached)
                after[move.take] -= move.n
                after[move.good] += move.gives
                if move.once >= 0:
                    after[move.once] -= 1
                goods = after[: len(GOODS)]
                gone = sum(max(0, had - n) for had, n in zip(self.goods, goods, strict=True))
                far = gone + 2 * sum(-n for n in goods if n < 0)
                heappush(waiting, _Reached(far, self.steps, raising, at, tuple(after), (*made, move.id)))

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
