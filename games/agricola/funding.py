"""Paying prices with exchanges: whether a price can be paid, and in which ways. Nothing is changed by these
functions.

A way never exchanges more than it needs, and no way found loses at least as much of every good as another one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from operator import mul
from typing import NamedTuple

from games.agricola.begun_action import preventing
from games.agricola.cards.box import BOX
from games.agricola.exchange import (
    Exchange,
    Holder,
    Sum,
    Swaps,
    add_up,
    cached_by_names,
    carry_out,
    exchanges,
    exchanges_of,
    food_rates,
    holding,
    swaps_of,
)
from games.agricola.exchange_search import Plan, plans
from games.agricola.exchange_worths import Worth, worths_at
from games.agricola.goods import GOODS, Goods
from games.agricola.majors.cooking import cook_rates
from games.agricola.state import AgricolaState, Player
from games.agricola.what_if import supposing
from games.core.prices import Price, price, total

MOST = 12
"""Maximum number of offered ways to pay a price; those that lose fewest goods come first."""


class Still(NamedTuple):
    """What must still be possible after a price has been paid: a check, and the prices of which one is paid for it."""

    possible: Callable[[AgricolaState, Player], bool]
    prices: Callable[[AgricolaState, Player], Iterable[Price]]


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
        known = _REACHED[key] = next(plans(player, found, one), None) is not None
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
    worth_together: int = sum(map(mul, left, together))
    return worth_together + sum([sum(worth.once) for worth in found]) < 0


@cached_by_names
def _worths(swaps: Swaps, cards: tuple[str, ...], moor: bool) -> Mapping[str, Worth]:
    """Return the worths of goods for each good that exchanges bring, ignoring other limits."""
    return worths_at((
        *[(swap.take, swap.n, swap.good, swap.gives, swap.counter > 0) for _, swap in swaps],
        *[(good, 1, "food", rate, False) for good, rate in food_rates(cards).items()],
        *([("wood", 1, "fuel", 1, False)] if moor else []),
    ))


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
    found = Ways([], [])
    for one in prices:
        if one.is_payable_from(player.goods):
            leaves = still is None or _leaves(state, player, one, None, still)
            (found.fit if leaves else found.spoiling).append(Way(one, {}, one))
    if found.fit:
        return found
    there = exchanges(state, player)
    ways = [] if found.spoiling else ways_by_exchange(player, there, prices)
    spoils = preventing(state, player) if ways or still else None

    def fits(way: Way) -> bool:
        swapped = add_up(player, there, way.plan)
        return not (spoils and spoils(swapped)) and (still is None or _leaves(state, player, way.price, swapped, still))

    for way in ways:
        (found.fit if fits(way) else found.spoiling).append(way)
        if len(found.fit) == MOST:
            break
    if still is not None and not found.fit:
        found.fit[:] = _cheapest(filter(fits, _exchanging_first(state, player, prices, still)))[:MOST]
    return found


def can_pay_so_that(state: AgricolaState, player: Player, one: Price, still: Still) -> bool:
    """Return whether a price could be paid, perhaps with exchanges, so that `still` holds afterwards. It must hold
    before, because paying never makes anything possible.

    The begun action is not considered: whether it is still possible is often this very question.
    """
    if one.is_payable_from(player.goods):
        return _leaves(state, player, one, None, still) or _can_exchange_first(state, player, one, still)
    swaps = swaps_of(state, player)
    if not reachable(state, player, one, swaps):
        return False
    if not swaps and not player.locked and one["food"] <= player.goods["food"]:  # wood alone becomes fuel that is short
        n = one["fuel"] - player.goods["fuel"]
        return _leaves(state, player, one, Sum({"wood": n}, {"fuel": n}), still)
    there = exchanges_of(player, swaps, moor=state.moor)
    for number, plan in enumerate(plans(player, there, one)):
        if number == 1 and not still.possible(state, player):
            return False
        if _leaves(state, player, one, add_up(player, there, plan), still):
            return True
    return _can_exchange_first(state, player, one, still)


def _can_exchange_first(state: AgricolaState, player: Player, one: Price, still: Still) -> bool:
    swaps = swaps_of(state, player)
    if not swaps:  # what needs no card can be exchanged after the payment as well
        return False
    if one.is_payable_from(player.goods) and not player.locked and all(not one[swap.take] for _, swap in swaps):
        return False  # the payment takes nothing that a card exchanges
    if not still.possible(state, player):
        return False
    there = exchanges_of(player, swaps, moor=state.moor)
    return any(
        _leaves(state, player, one, add_up(player, there, way.plan), still)
        for way in _exchanging_first(state, player, (one,), still)
    )


def _exchanging_first(state: AgricolaState, player: Player, prices: Sequence[Price], still: Still) -> Iterator[Way]:
    """Yield the ways to pay one of these prices with exchanges that also bring what `still` costs. An exchange that
    takes several of a good at once may be possible before the payment only."""
    there, swaps = exchanges(state, player), swaps_of(state, player)
    for one in prices:
        for later in still.prices(state, player):
            both = total((one, later))
            if not both.is_payable_from(player.goods) and reachable(state, player, both, swaps):
                for plan in plans(player, there, both):
                    yield Way(one, plan, _leaving(add_up(player, there, plan), one))


def ways_by_exchange(player: Holder, found: list[Exchange], prices: Sequence[Price]) -> list[Way]:
    """Return the ways to pay one of these prices with these exchanges, those that lose fewest goods first."""
    ways = [way for one in prices for way in _cheapest(_ways(player, found, one))]
    return sorted(ways, key=lambda way: (sum(n for _, n in way.leaving.goods), _order(way)))


def _leaves(state: AgricolaState, player: Player, one: Price, swapped: Sum | None, still: Still) -> bool:
    """Return whether `still` holds after these exchanges have been made and the price has been paid."""
    with supposing(player, dict(player.goods)):
        if swapped is not None:
            carry_out(player, swapped)
        _pay(player, one)
        return still.possible(state, player)


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
    for plan in plans(player, found, one):
        yield Way(one, plan, _leaving(add_up(player, found, plan), one))


def _leaving(swapped: Sum, one: Price) -> Price:
    """Return the goods lost by exchanges and a price together."""
    return price({
        good: swapped.takes.get(good, 0) - swapped.gives.get(good, 0) + n
        for good, n in {**dict.fromkeys(swapped.takes, 0), **dict(one.goods)}.items()
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
