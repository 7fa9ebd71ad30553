"""What the good player thinks of a card's effects, by what the card declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.agricola.actions.goods import Coming, Gain
from games.agricola.ai.situation import Situation
from games.agricola.cards.box import AgricolaCard
from games.agricola.cards.effects import Changes, PlusEach, PlusHorse, React
from games.agricola.cards.hooks import fuel_most, fuel_saved, played, points, special_gives

COMING = 0.55
"""A food on a round space."""
HELP = {"cut_peat": ("moors", 0.6), "fell_trees": ("forests", 0.0)}
"""What a helper is worth for each tile that its special action takes."""


def effects_value(now: Situation, card: AgricolaCard) -> float:
    """What building or playing a card is worth beside its points, its kitchen and its price."""
    value = _harvests(now, card)
    if card.left is not None and card.harvest is None:
        value += 1.0  # points at the end for goods of which there will be some
    return value + sum(WORTH[type(one)](now, one) for one in card.effects if type(one) in WORTH)


def _harvests(now: Situation, card: AgricolaCard) -> float:
    """What a card's exchange once a harvest is worth."""
    swap = card.harvest
    if swap is None:
        return 0.0
    if swap.points:
        return 0.3 * now.harvests_left
    return 0.5 * now.harvests_left * (1.0 if now.goods[swap.take] > 2 else 0.4)


def _react(now: Situation, effect: React) -> float:
    return sum(_at_once(now, action) for action in effect.do.actions) if effect.hook is played else 0.0


def _at_once(now: Situation, action: object) -> float:
    match action:
        case Gain(goods):
            return now.food_value(goods.get("food", 0)) + (now.fuel_value(goods["fuel"]) if "fuel" in goods else 0.0)
        case Coming(schedule):
            return COMING * sum(goods.get("food", 0) for later, goods in schedule.items() if later <= now.rounds_left)
    return 0.0


def _changes(now: Situation, effect: Changes) -> float:
    query, change = effect.query, effect.change
    if query is fuel_saved:
        return 0.5 * now.harvests_left
    if query is fuel_most:
        return 0.5 * now.harvests_left * max(0, now.farm.heating - 1)
    if query is special_gives and isinstance(change, PlusHorse):
        kind, worth = HELP[change.action]
        return worth * _tiles(now, kind)
    if query is points and isinstance(change, PlusEach):
        return 0.5 * _tiles(now, change.count)
    return 0.0


def _tiles(now: Situation, kind: str) -> int:
    """How many tiles of a kind there are; 0 for what is no tile."""
    return {"forests": now.yard.forests, "moors": now.yard.moors}.get(kind, 0).bit_count()


WORTH: dict[type, Callable[[Situation, Any], float]] = {React: _react, Changes: _changes}
