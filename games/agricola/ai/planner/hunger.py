"""What the strong player expects of the harvests to come: the food that is missing, the fuel, the hunger."""

from __future__ import annotations

from typing import NamedTuple

from games.agricola.ai.planner.horizon import Horizon
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.wants import food_rate
from games.agricola.calendar import LAST_ROUND
from games.agricola.goods import ANIMALS
from games.agricola.harvest.needs import food_due, food_later, heating_cost
from games.agricola.majors.cooking import cook_rates
from games.agricola.state import AgricolaState, Phase, Player

SICK = 1.6
"""What it costs to have somebody in bed: a placement, or points at the end."""
FUEL, BURNT = 0.4, 0.6
"""What it costs to find a fuel in time, and to burn wood instead."""

FETCHED, SLIGHT, BEGGED = 2, 1, 2.5
"""The food that a placement brings if it must; so much hunger what has been learnt knows about, and what each begging
marker beyond that costs more than it believes."""
SPARE = 0.2
"""What a food is believed to be worth that nobody will eat."""
CUT, CHILL = 2, 1.3
"""The fuel that a placement brings if it must; what somebody whom nothing warms costs more than what has been learnt
believes."""
REAPED = (Phase.FEED, Phase.BREED)
"""Phases of a harvest in which its crops are in."""


class Meals(NamedTuple):
    """What feeding the family takes: the labour that is left for other things, what hunger will cost, and the food that
    must still be found."""

    labour: float
    hunger: float
    missing: float


def meals(state: AgricolaState, player: Player, ahead: Horizon, room: int, taste: Taste) -> Meals:
    """What it takes to feed the family to the end."""
    if not ahead.harvests:
        return Meals(float(ahead.placements), 0.0, 0.0)
    goods, yard, rates = player.goods, player.yard, cook_rates(player)
    first = ahead.harvests[0]
    due = due_at(state, player, first)
    need = due_in_all(state, player, ahead)
    soon, later = coming_food(player, first)
    soon += goods["food"]
    flow = edible = 0.0
    for species in ANIMALS:
        rate, n = rates.get(species, 0), goods[species]
        if rate and n:
            edible += rate * (n - 2 + 1.2 if n > 2 else 0.6 * n)
            if n > 1:
                flow += 0.5 * rate * max(0, len(ahead.harvests) - 1 - min(room, 2))
    reaped = state.phase not in REAPED
    edible += 0.8 * (goods["grain"] + reaped * len(yard.grain))
    edible += 0.8 * rates["vegetable"] * (goods["vegetable"] + reaped * len(yard.vegetable))
    rate_now = food_rate(taste, player.majors)
    missing = need - soon - later - flow - 0.35 * edible
    hunger = 0.0
    short = due - soon - edible
    if short > 0:
        share = short / rate_now / max(0.25, ahead.before_harvest)
        fear = min(1.0, max(0.0, (share - taste.pressed) / taste.panic)) if ahead.before_harvest else 1.0
        hunger += 3.0 * short * fear
    elif soon < due:
        hunger += 0.3 * (due - soon) * (0.4 if ahead.before_harvest else 1.0)
    labour = ahead.placements - max(0.0, missing) / rate_now
    if labour < 0:
        hunger -= 3.0 * labour
    return Meals(max(0.0, labour), hunger - taste.spare_food * max(0.0, -missing), max(0.0, missing))


def famine(state: AgricolaState, player: Player, ahead: Horizon) -> float:
    """What the next harvest costs beyond what has been learnt from games in which hardly anybody ever begged: whom the
    placements left cannot feed any more will beg."""
    if not ahead.harvests or ahead.before_harvest > 6:
        return 0.0
    first, goods, yard, rates = ahead.harvests[0], player.goods, player.yard, cook_rates(player)
    edible = goods["food"] + coming_food(player, first)[0]
    edible += sum([rates.get(species, 0) * goods[species] for species in ANIMALS])
    edible += goods["grain"] + rates["vegetable"] * goods["vegetable"]
    if state.phase not in REAPED:
        edible += len(yard.grain) + rates["vegetable"] * len(yard.vegetable)
    return BEGGED * max(0, due_at(state, player, first) - edible - FETCHED * ahead.before_harvest - SLIGHT)


def glut(state: AgricolaState, player: Player, ahead: Horizon) -> float:
    """What has been learnt believes food to be worth that nobody will eat any more."""
    food = player.goods["food"] + sum(coming_food(player, LAST_ROUND))
    return SPARE * max(0, food - due_in_all(state, player, ahead) - SLIGHT)


def frost(state: AgricolaState, player: Player, ahead: Horizon) -> float:
    """What the cold of the next harvest costs beyond what has been learnt from games in which hardly anybody fell ill:
    those whom neither the fuel at hand nor the placements left can keep warm."""
    if not ahead.harvests or ahead.before_harvest > 2:
        return 0.0
    warm = player.goods["fuel"] + player.goods["wood"] + CUT * ahead.before_harvest
    return CHILL * min(player.people, max(0, heating_cost(state, player) - warm))


def coming_food(player: Player, harvest: int) -> tuple[int, int]:
    """The food on its way to a player that arrives by the round of a harvest, and after it."""
    soon = later = 0
    for number, there in player.coming.items():
        if number <= harvest:
            soon += there.get("food", 0)
        else:
            later += there.get("food", 0)
    return soon, later


def due_at(state: AgricolaState, player: Player, harvest: int) -> int:
    """The food for the family at the harvest of a round, this one or a later one."""
    return food_due(state, player) if harvest == state.round else food_later(state, player)


def due_in_all(state: AgricolaState, player: Player, ahead: Horizon) -> int:
    """The food for the family at all harvests to come."""
    if not ahead.harvests:
        return 0
    return due_at(state, player, ahead.harvests[0]) + food_later(state, player) * (len(ahead.harvests) - 1)


def cold(state: AgricolaState, player: Player, ahead: Horizon) -> float:
    """What heating will cost, and what it costs that somebody lies in bed."""
    goods, loss = player.goods, SICK * player.sick
    if not ahead.harvests:
        return loss
    due = heating_cost(state, player)
    short = max(0, due - goods["fuel"])
    burnt = min(short, goods["wood"])
    loss += BURNT * burnt + SICK * min(short - burnt, player.people) * (0.6 if ahead.before_harvest else 1.0)
    return loss + FUEL * max(0.0, due * (len(ahead.harvests) - 1) - max(0, goods["fuel"] - due))
