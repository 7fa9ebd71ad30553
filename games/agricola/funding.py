"""Prices that goods at hand become by exchanges: whether they can be paid, and in which ways. Nothing is changed here.

A way never exchanges more than it needs, and none of those found loses at least as much of everything as another one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
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
    by_names,
    carry_out,
    counters_on,
    exchanges,
    exchanges_of,
    food_rates,
    holding,
    swaps_of,
)
from games.agricola.goods import GOODS, Goods
from games.agricola.majors.cooking import cook_rates
from games.agricola.state import AgricolaState, Player
from games.agricola.supposing import supposing
from games.core.prices import Price, price

MOST = 12
"""So many ways of paying one price are offered at most, those that lose fewest goods first."""
STEPS = 600
"""So many exchanges are tried in the search for ways, where cards allow many."""
Plan = Mapping[str, int]
"""How often each exchange is made, by its id."""
Still = Callable[[AgricolaState, Player], bool]
"""What must still be possible when a price has been paid."""


class Way(NamedTuple):
    """A way to pay: the price, the exchanges made for it, and all the goods that leave the player by both."""

    price: Price
    plan: Plan
    leaving: Price


class Ways(NamedTuple):
    """The ways to pay a price, and those that would leave nothing of what has been begun, or must be possible."""

    fit: list[Way]
    spoiling: list[Way]


def reachable(state: AgricolaState, player: Player, one: Price, swaps: Swaps | None = None) -> bool:
    """Whether the player could pay a price now, perhaps by exchanges. `swaps`: what `swaps_of` says, where that is
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
"""Whether a search has found a way to bring what was short of a price, by all that decides it: the same few prices are
asked for again and again at one question."""
REMEMBERED = 1024
BOX.caches += (_REACHED.clear,)


def _worth_too_little(goods: Goods, one: Price, worths: Mapping[str, Worth]) -> bool:
    """Whether all that a player has is worth too little of what is short of a price: of one of these goods, or of all
    of them together, where every other good counts as the one of them of which it could bring most."""
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
    return sum(map(mul, left, together)) + sum([sum(worth.once) for worth in found]) < 0


class Worth(NamedTuple):
    """How many of a good one of each good could bring at best, in the order of `GOODS`, itself `WHOLE`; and how much
    more each exchange that can be made only once could bring. No other exchange raises what all goods are worth."""

    each: tuple[int, ...]
    once: tuple[int, ...]


WHOLE = 12**8
"""The worth of one piece of the good itself: worths are whole numbers, each at least as high as what is exact."""
Rate = tuple[str, int, str, int, bool]
"""An exchange: `n` of a good for `gives` of another one, and whether it can be made only once."""


@by_names
def _worths(swaps: Swaps, cards: tuple[str, ...], moor: bool) -> Mapping[str, Worth]:
    """What goods are worth of each good that exchanges bring, other limits left aside."""
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
        once = tuple([max(0, gives * worth[to] - n * worth[taken]) for taken, n, to, gives, once in rates if once])
        found[good] = Worth(tuple(worth.values()), once)
    return found


RAW = frozenset(("food", "fuel"))
"""What may be had without any card: food for crops, fuel for wood."""


def _by_hand(state: AgricolaState, player: Player, one: Price) -> bool:
    """Whether cooking, raw crops and burning alone bring what is short of food and fuel."""
    goods, needed = player.goods, dict(one.goods)
    fuel = needed.get("fuel", 0) - goods["fuel"]
    if fuel > 0 and not (state.moor and fuel <= goods["wood"] - needed.get("wood", 0)):
        return False
    food = needed.get("food", 0) - goods["food"]
    for good, rate in cook_rates(player).items() if food > 0 else ():
        food -= rate * (goods[good] - needed.get(good, 0))
    return food <= 0


def payable(state: AgricolaState, player: Player, prices: Sequence[Price], swaps: Swaps | None = None) -> bool:
    """Whether the player could pay one of these prices now, perhaps by exchanges (see `reachable`)."""
    for one in prices:  # noqa: SIM110  # asked of every card at every placement; `any` takes twice as long
        if reachable(state, player, one, swaps):
            return True
    return False


def ways_to_pay(
    state: AgricolaState, player: Player, prices: Sequence[Price], still: Still | None = None
) -> list[Way]:
    """The ways to pay one of these prices: as they are, where goods at hand cover one, else by exchanges. After each of
    them that is `still` possible which must be."""
    return all_ways(state, player, prices, still).fit


def all_ways(state: AgricolaState, player: Player, prices: Sequence[Price], still: Still | None = None) -> Ways:
    """The same, with the ways that are left out because of what would no longer be possible."""
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
    """Whether a price could be paid, perhaps by exchanges, so that something is still possible afterwards. It must be
    possible before, for paying never makes anything possible.

    What has been begun is not looked at: whether it can still be done is often this very question.
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
    """The ways to pay one of these prices by some of these exchanges, those that lose fewest goods first."""
    ways = [way for one in prices for way in _cheapest(_ways(player, found, one))]
    return sorted(ways, key=lambda way: (sum(n for _, n in way.leaving.goods), _order(way)))


def _leaves(state: AgricolaState, player: Player, one: Price, total: Sum | None, still: Still) -> bool:
    """Whether something is still possible once these exchanges have been made and the price has been paid."""
    with supposing(player, dict(player.goods)):
        if total is not None:
            carry_out(player, total)
        _pay(player, one)
        return still(state, player)


def pay_in_the_head(player: Player, way: Way, found: list[Exchange]) -> None:
    """Pay so, without anything being told."""
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
    """The goods that leave by exchanges and a price together."""
    return price({
        good: total.takes.get(good, 0) - total.gives.get(good, 0) + n
        for good, n in {**dict.fromkeys(total.takes, 0), **dict(one.goods)}.items()
    })


def _cheapest(ways: Iterable[Way]) -> list[Way]:
    """The ways of which none loses at least as much of everything as another one."""
    by_loss: dict[Price, Way] = {}
    for way in ways:
        by_loss.setdefault(way.leaving, way)
    return [
        way for loss, way in by_loss.items()
        if not any(other != loss and all(loss[good] >= n for good, n in other.goods) for other in by_loss)
    ]


def _plans(player: Holder, found: list[Exchange], one: Price) -> Iterator[Plan]:
    """The exchanges that bring what is short of a price, none of them needless."""
    balance = dict(player.goods)
    for good, n in one.goods:
        balance[good] -= n
    for lit in _subsets(player.locked):
        usable, spent = _with_lit(player, found, lit), dict(balance)
        spent["fuel"] -= len(lit)
        search = _Search(player, usable)
        if search.hopeless(spent):
            continue
        for plan in search.run(spent, {}, "", 0, frozenset()):
            yield {**{LIGHT + name: 1 for name in lit}, **plan}


def _subsets(locked: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(locked, n) for n in range(len(locked) + 1))


def _with_lit(player: Holder, found: list[Exchange], lit: Sequence[str]) -> list[Exchange]:
    """The exchanges as they are once these cards are lit (variant)."""
    if not player.locked:
        return found
    dark = [name for name in player.locked if name not in lit]
    rates = food_rates(tuple([name for name in player.in_front if name not in dark]))
    usable: list[Exchange] = []
    for one in found:
        if one.good == "food" and one.id == one.take:
            if rate := rates.get(one.take, 0):
                usable.append(one._replace(gives=rate))
        elif not one.id.startswith(LIGHT) and one.id.partition(":")[0] not in dark:
            usable.append(one)
    return usable


class _Search:
    """A search for exchanges that leave no good below nothing; what has been raised is not exchanged away again."""

    def __init__(self, player: Holder, found: list[Exchange]) -> None:
        self.player = player
        self.by_good: dict[str, list[Exchange]] = {}
        for one in found:
            self.by_good.setdefault(one.good, []).append(one)
        self.steps = STEPS

    def hopeless(self, balance: Goods) -> bool:
        """Whether all exchanges together could not bring what is short."""
        return any(
            n < 0 and n + sum(one.most * one.gives for one in self.by_good.get(good, ())) < 0
            for good, n in balance.items()
        )

    def run(
        self, balance: Goods, plan: dict[str, int], raising: str, first: int, raised: frozenset[str]
    ) -> Iterator[Plan]:
        """The plans that go on from here, with more of the good that is being raised as long as it is short. `first`:
        of the exchanges for it those before have been tried; `raised`: what has been raised so far, this good too."""
        short = raising
        if not raising or balance[raising] >= 0:
            short, first = next((good for good in reversed(GOODS) if balance[good] < 0), ""), 0
            raised |= {short}
        if not short:
            if self._needed(balance, plan):
                yield dict(plan)
            return
        ways = self.by_good.get(short, [])
        for at in range(first, len(ways)):
            one = ways[at]
            if one.take in raised or plan.get(one.id, 0) >= one.most or self._no_counter(one, plan):
                continue
            if balance[one.take] < one.n and one.take not in self.by_good:
                continue
            self.steps -= 1
            if self.steps < 0:
                return
            balance[one.take] -= one.n
            balance[short] += one.gives
            plan[one.id] = plan.get(one.id, 0) + 1
            yield from self.run(balance, plan, short, at, raised)
            plan[one.id] -= 1
            if not plan[one.id]:
                del plan[one.id]
            balance[one.take] += one.n
            balance[short] -= one.gives

    def _no_counter(self, one: Exchange, plan: Plan) -> bool:
        if one.counts >= 0:
            return False
        used = sum(n for name, n in plan.items() if name.partition(":")[0] == one.counter)
        return used >= counters_on(self.player, one.counter)

    def _needed(self, balance: Goods, plan: Plan) -> bool:
        """Whether the price could not be paid with one exchange less."""
        for ways in self.by_good.values():
            for one in ways:
                if plan.get(one.id) and balance[one.good] >= one.gives:
                    return False
        return True
