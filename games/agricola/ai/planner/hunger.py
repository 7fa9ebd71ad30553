"""What the strong player expects of the harvests to come: the food that is missing, the fuel, the hunger."""

from __future__ import annotations

from typing import NamedTuple

from games.agricola.ai.planner.horizon import Horizon
from games.agricola.ai.planner.larder import REAPED, Larder, larder
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.wants import food_rate
from games.agricola.goods import ANIMALS
from games.agricola.harvest.needs import heating_cost
from games.agricola.majors.cooking import cook_rates
from games.agricola.state import AgricolaState, Player

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
    goods, yard, rates, stock = player.goods, player.yard, cook_rates(player), larder(state, player, ahead)
    due, soon = stock.due, stock.soon + stock.food
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
    missing = stock.in_all - soon - stock.later - flow - 0.35 * edible
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


def famine(stock: Larder, ahead: Horizon) -> float:
    """What the next harvest costs beyond what has been learnt from games in which hardly anybody ever begged: whom the
    placements left cannot feed any more will beg."""
    if not ahead.harvests or ahead.before_harvest > 6:
        return 0.0
    edible = stock.food + stock.soon + stock.animals + stock.crops + stock.standing
    return BEGGED * max(0, stock.due - edible - FETCHED * ahead.before_harvest - SLIGHT)


def glut(stock: Larder) -> float:
    """What has been learnt believes food to be worth that nobody will eat any more."""
    return SPARE * max(0, stock.food + stock.soon + stock.later - stock.in_all - SLIGHT)


def frost(player: Player, ahead: Horizon, due: int) -> float:
    """What the cold of the next harvest costs beyond what has been learnt from games in which hardly anybody fell ill:
    those whom neither the fuel at hand nor the placements left can keep warm. `due`: the fuel for the house."""
    if not ahead.harvests or ahead.before_harvest > 2:
        return 0.0
    warm = player.goods["fuel"] + player.goods["wood"] + CUT * ahead.before_harvest
    return CHILL * min(player.people, max(0, due - warm))


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
