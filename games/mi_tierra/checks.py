"""What must always hold of a state: for tests and conformance checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.mi_tierra.cards.box import market_deck, plan_deck
from games.mi_tierra.content import (
    ALL_WORKERS,
    ANIMALS,
    CROPS,
    FARM,
    FARM_LIMIT,
    GOODS,
    PENS_IN_ALL,
    WORKERS,
    spaces_of,
)
from games.mi_tierra.fields import CHANNELS, one_chain
from games.mi_tierra.placing import DEVELOPMENT, FIELD, PEN
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.supply import animals_left, goods_left, pens_left, tiles_left, water_left


def flaws(state: MiTierraState) -> list[str]:
    """Lost or doubled pieces, negative numbers, exceeded capacities."""
    found = [*_cards(state), *_supply(state), *_workers(state)]
    for player in state.players:
        found += [f"seat {player.seat}: {flaw}" for flaw in _farm(player)]
    return found


def _cards(state: MiTierraState) -> Iterator[str]:
    markets = Counter(card.name for card in (*state.deck, *state.unseen))
    markets.update(name for name in (*state.row, *state.closing, *state.gone, state.in_force) if name)
    if markets != Counter((*market_deck("A"), *market_deck("B"))):
        yield f"markets and events: {markets}"
    plans = Counter(card.name for card in state.plans)
    plans.update(name for name in (*state.grid, *state.plans_gone) if name)
    for player in state.players:
        plans.update(player.cards)
    if plans != Counter(plan_deck()):
        yield f"development cards: {plans}"


def _supply(state: MiTierraState) -> Iterator[str]:
    left = {good: goods_left(state, good) for good in GOODS}
    left |= {animal: animals_left(state, animal) for animal in ANIMALS}
    left |= {f"pens of {size}": pens_left(state, size) for size in PENS_IN_ALL}
    left |= {f"tiles of {crop}": tiles_left(state, crop) for crop in CROPS}
    left["water"] = water_left(state)
    yield from (f"{count} {name} left in the supply" for name, count in left.items() if count < 0)


def _workers(state: MiTierraState) -> Iterator[str]:
    seats = list(range(len(state.players)))
    if sorted(state.order) != seats or sorted(state.track) != seats:
        yield f"order {state.order}, track {state.track}"
    for player in state.players:
        if not WORKERS <= player.hired <= ALL_WORKERS or state.at_hut(player.seat) < 0:
            yield f"seat {player.seat}: {player.hired} workers, {state.at_hut(player.seat)} at home"
    for area, count in Counter(one.area for one in state.placed).items():
        if area not in (FIELD, PEN) and count > spaces_of(area, len(state.players)):
            yield f"{count} workers on {area}"
    own = [(one.area, one.spot, one.seat if one.area != DEVELOPMENT else 0) for one in state.placed if one.spot]
    if len(own) != len(set(own)):
        yield f"two workers on one space: {own}"


def _farm(player: Player) -> Iterator[str]:
    if min(player.goods.values()) < 0 or player.money < 0 or player.reserve < 0:
        yield f"less than nothing: ${player.money}, {player.goods}, {player.reserve} water"
    if any(player.fields[place] != crop for place, crop in FARM.printed.items()):
        yield "the printed field is not what it was"
    if not one_chain(player.channels) or not set(player.channels) <= set(CHANNELS):
        yield f"no chain: {player.channels}"
    if len(set(player.cards)) != len(player.cards) or len(player.cards) > FARM_LIMIT:
        yield f"development cards {player.cards}"
    for pen in player.pens:
        if pen is not None and (not 0 <= pen.count <= pen.room or bool(pen.animal) != bool(pen.count)):
            yield f"{pen}"
