"""What the strong AI counts of a farm at the start of a round (its *traits*), as numbers by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from games.mi_tierra.ai.situation import best_prices, rounds_after
from games.mi_tierra.cards.box import plan_deck
from games.mi_tierra.content import ANIMALS, CROPS, GOODS, TRADE
from games.mi_tierra.fields import watered
from games.mi_tierra.state import MiTierraState, Player

SALE = 3
"""Units that a market takes in an average sale."""


@cache
def plans() -> tuple[str, ...]:
    """Return the kinds of development cards. They are known once all cards are loaded."""
    return tuple(sorted(set(plan_deck())))


def rounds_to_play(state: MiTierraState) -> float:
    """Estimate how many rounds will be played, this one included."""
    return 1 + rounds_after(len(state.players), state.round, len(state.deck), last=state.last_round)


def open_prices(state: MiTierraState) -> dict[str, int]:
    """Return the best price for each ware on the open markets."""
    return best_prices((*state.row, *state.closing))


def traits_of(state: MiTierraState, player: Player, prices: Mapping[str, int]) -> dict[str, float]:
    """Return all traits of a farm; `prices` are those of `open_prices`."""
    return {trait: count for part in parts_of(state, player, prices).values() for trait, count in part}


def parts_of(
    state: MiTierraState, player: Player, prices: Mapping[str, int]
) -> dict[str, Iterable[tuple[str, float]]]:
    """Return the traits of a farm by the part of it that they count. `length`: what any farm brings in the rounds to
    play."""
    return {
        "length": (("one", 1.0),),
        "money": (("money", player.money),),
        "order": (("turn", float(state.order.index(player.seat))),),
        "goods": _goods(player, prices),
        "fields": _fields(player),
        "animals": _pens(player),
        "workers": (("workers", player.hired), ("leaving", player.leaving)),
        "cards": (("plans", len(player.cards)), *((plan, plan in player.cards) for plan in plans())),
    }


def _goods(player: Player, prices: Mapping[str, int]) -> Iterator[tuple[str, float]]:
    """Yield each good with diminishing counts, what can be made of them, and what the open markets pay."""
    goods = player.goods
    for good in GOODS:
        count = goods[good]
        yield good, count
        yield f"{good}_2", min(count, 2)
        yield f"{good}_5", min(count, 5)
    yield "cakes", min(goods[good] // count for good, count in TRADE.oven.needs.items())
    yield "garments", min(goods[good] // count for good, count in TRADE.clothing.needs.items())
    sales = sorted((price * min(goods[ware], SALE) for ware, price in prices.items() if ware in goods), reverse=True)
    yield "sale", sum(sales[:1])
    yield "sales", sum(sales[:3])


def _fields(player: Player) -> Iterator[tuple[str, float]]:
    crops, wet = list(player.fields.values()), watered(player.channels)
    for crop in CROPS:
        yield f"{crop}_field", crops.count(crop)
    yield "wet_crops", sum(bool(crop) and field in wet for field, crop in player.fields.items())
    yield "wet_fields", len(wet)
    yield "water", player.reserve + len(player.channels)


def _pens(player: Player) -> Iterator[tuple[str, float]]:
    pens = [pen for pen in player.pens if pen is not None]
    yield "pens", len(pens)
    yield "pen_size", sum(pen.size for pen in pens)
    yield "pen_room", sum(pen.room - pen.count for pen in pens)
    yield "empty_pens", sum(not pen.animal for pen in pens)
    yield "trainers", player.trainers
    for animal in ANIMALS:
        there = [pen for pen in pens if pen.animal == animal]
        count = sum(pen.count for pen in there)
        yield animal, count
        yield f"{animal}_1", min(count, 1)
        yield f"{animal}_3", min(count, 3)
        yield f"{animal}_6", min(count, 6)
        yield f"{animal}_trained", sum((pen.level - 1) * pen.count for pen in there)
