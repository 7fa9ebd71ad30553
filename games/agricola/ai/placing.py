"""Which action the good player takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.agricola.ai import farming
from games.agricola.ai.farming import affordable_majors, bake_value, fence_plan
from games.agricola.ai.situation import Situation
from games.agricola.goods import ANIMALS, BUILDING, HOUSES, covers
from games.agricola.house import ROOM_COST
from games.agricola.special_actions import SECOND_USER
from games.agricola.state import PEOPLE
from games.agricola.view import SpaceView

Weights = Mapping[str, tuple[float, float]]
COMPANY: Weights = {
    "field": (1.0, 0.42), "sow": (0.77, 0.0), "bake": (0.25, 0.0), "fence": (0.72, 0.0), "animal": (0.5, 0.0),
    "major": (0.68, -0.34), "room": (0.91, -0.24), "renovation": (1.05, -2.24), "growth": (0.55, -0.42),
}
"""Factor and offset that turn the estimates of single things into comparable ones, for the base game in company. All
these numbers were found by playing: what a farm may become counts less than goods and food in the hand."""
MOOR: Weights = {
    "field": (0.89, 0.0), "sow": (1.55, 0.0), "bake": (0.97, 0.25), "fence": (0.75, 0.0), "animal": (0.45, 0.0),
    "major": (2.07, 0.0), "room": (0.98, -0.73), "renovation": (1.0, 0.0), "growth": (0.67, -0.3),
}
"""The same with the expansion."""
ALONE: Weights = {
    "field": (0.46, 0.5), "sow": (0.82, 0.0), "bake": (2.25, 0.19), "fence": (2.33, 0.45), "animal": (0.62, -0.28),
    "major": (1.53, 1.42), "room": (0.88, -0.58), "renovation": (0.54, 0.86), "growth": (0.24, -0.91),
}
"""The same in the solo game, where adults eat three and nobody takes anything away."""


def weighed(now: Situation, kind: str, value: float) -> float:
    """An estimate as it counts when actions are compared."""
    weights = ALONE if len(now.view.farms) == 1 else MOOR if now.view.moor else COMPANY
    factor, offset = weights[kind]
    return factor * value + offset


def field_value(now: Situation) -> float:
    """What plowing is worth."""
    return weighed(now, "field", farming.field_value(now))


def sow_value(now: Situation, fields: int | None = None) -> float:
    """What sowing is worth."""
    return weighed(now, "sow", farming.sow_value(now, fields))


def animal_value(now: Situation, species: str, n: int) -> float:
    """What taking animals is worth."""
    return weighed(now, "animal", farming.animal_value(now, species, n))


def option_value(now: Situation, option: str) -> float:
    """What an option of the placing question is worth."""
    if option == "pass":
        return 0.0
    if option.startswith("special:"):
        _, card, action = option.split(":")
        return special_value(now, card, action)
    space = next(space for space in now.view.spaces if space.id == option)
    goods = dict(space.gives)
    for good, n in space.goods.items():
        goods[good] = goods.get(good, 0) + n
    value = bundle_value(now, goods)
    act = ACTION_VALUES.get(option)
    return value + (act(now, space) if act else 0.0)


def bundle_value(now: Situation, goods: Mapping[str, int]) -> float:
    """What goods are worth when they are taken."""
    value = 0.0
    for good, n in goods.items():
        if good in BUILDING:
            value += now.resource_value(good, n)
        elif good == "food":
            value += now.food_value(n)
        elif good == "fuel":
            value += now.fuel_value(n)
        elif good in ANIMALS:
            value += animal_value(now, good, n)
        else:
            value += seed_value(now, good, n)
    return value


def seed_value(now: Situation, crop: str, n: int) -> float:
    """What a crop is worth: for points, and for sowing while there are harvests to come."""
    value = now.count_value(crop, n) + now.food_value(n * now.rates[crop]) * 0.4
    fields = now.empty_fields + (1 if now.rounds_left > 2 else 0)
    if now.goods["grain"] + now.goods["vegetable"] < fields and now.rounds_left:
        value += 1.0 if crop == "grain" else 1.2
    return value


def special_value(now: Situation, card: str, action: str) -> float:
    """What a special action is worth; it uses no person, so it is worth taking early."""
    one = next(one for one in now.view.specials if one.id == card)
    fee = SECOND_USER if one.users else 0
    food = one.food.get(action, 0) - fee
    value = now.food_value(food) if food > 0 else -1.3 * now.food_value(-food)
    space = 0.8
    match action:
        case "fell_trees":
            value += now.resource_value("wood", 2) + space
        case "slash_and_burn":
            value += field_value(now) + space
        case "cut_peat":
            value += now.fuel_value(3) + space
        case "horse_market":
            value += animal_value(now, "horse", 1)
        case "illicit_work":
            value += _best_major(now) - 1.5
        case _:
            value += 0.0
    return value + 1.2


def _best_major(now: Situation) -> float:
    ways = affordable_majors(now)
    return max((weighed(now, "major", farming.major_value(now, way)) for way in ways), default=0.0)


def room_value(now: Situation) -> float:
    """What one more room is worth, its cost not taken off."""
    farm = now.farm
    later = 0.6 + (0.6 if farm.house != "wood" else 0.0)
    if farm.people == PEOPLE or farm.rooms >= PEOPLE:
        return weighed(now, "room", later)
    if farm.rooms > farm.people:
        return weighed(now, "room", later + 0.35 * max(0.0, now.growth_value - 4))
    return weighed(now, "room", later + 0.85 * now.growth_value)


def _expansion(now: Situation, space: SpaceView) -> float:
    cost = ROOM_COST[now.farm.house]
    value = 0.0
    if covers(now.goods, cost):
        value = room_value(now) - now.cost_value(cost)
        if now.goods["reed"] >= 4 and now.goods[now.farm.house] >= 10:
            value += 0.5 * room_value(now) - now.cost_value(cost)
    stable = 0.9 - now.cost_value({"wood": 2}) if now.goods["wood"] >= 2 and now.farm.stables_left else 0.0
    return max(value, stable)


def _growth(now: Situation, space: SpaceView) -> float:
    return weighed(now, "growth", now.growth_value + 1.5)


def _plow(now: Situation, space: SpaceView) -> float:
    return field_value(now)


def _sow_bake(now: Situation, space: SpaceView) -> float:
    return sow_value(now) + weighed(now, "bake", bake_value(now)[0])


def _cultivate(now: Situation, space: SpaceView) -> float:
    field = field_value(now) if now.yard.field_sites else 0.0
    return field + sow_value(now, now.empty_fields + (1 if field else 0))


def _side_job(now: Situation, space: SpaceView) -> float:
    stable = 0.8 - now.cost_value({"wood": 1}) if now.goods["wood"] and now.farm.stables_left else 0.0
    return stable + weighed(now, "bake", bake_value(now)[0])


def renovation_value(now: Situation) -> float:
    """What renovating is worth, its cost taken off."""
    farm = now.farm
    after = HOUSES[HOUSES.index(farm.house) + 1]
    value = farm.rooms - now.cost_value({after: farm.rooms, "reed": 1})
    if farm.rooms <= farm.people < PEOPLE and now.rounds_left > 5:
        value -= 2.0  # more rooms first: they would become dearer
    return weighed(now, "renovation", value + (0.5 if now.view.moor else 0.0))


def _renovate(now: Situation, space: SpaceView) -> float:
    return renovation_value(now) + 0.5 * max(0.0, _best_major(now))


def _renovate_fence(now: Situation, space: SpaceView) -> float:
    return renovation_value(now) + _fencing(now, space)


def _fencing(now: Situation, space: SpaceView) -> float:
    return weighed(now, "fence", fence_plan(now).value)


def _starter(now: Situation, space: SpaceView) -> float:
    return 0.0 if now.view.starter == now.farm.seat else 0.5


ACTION_VALUES: dict[str, Callable[[Situation, SpaceView], float]] = {
    "farm_expansion": _expansion,
    "house_building": _expansion,
    "meeting_place": _starter,
    "farmland": _plow,
    "side_job": _side_job,
    "major_improvement": lambda now, space: _best_major(now),
    "improvement": lambda now, space: _best_major(now),
    "fencing": _fencing,
    "grain_utilization": _sow_bake,
    "basic_wish_for_children": _growth,
    "modest_wish": _growth,
    "urgent_wish_for_children": _growth,
    "house_redevelopment": _renovate,
    "farm_redevelopment": _renovate_fence,
    "cultivation": _cultivate,
    "animal_market": lambda now, space: max(animal_value(now, species, 1) for species in ("sheep", "boar", "cattle")),
    "farm_supplies": lambda now, space: seed_value(now, "grain", 1) - now.food_value(1),
    "building_supplies": lambda now, space: now.resource_value("reed", 1) + now.resource_value("wood", 1),
    "corral": lambda now, space: 1.5,
    "day_laborer": lambda now, space: now.resource_value("wood", 1) if space.gives.get("food") == 1 else 0.0,
    "resource_market": lambda now, space: 0.7 if len(space.gives) == 1 else 0.0,
}
"""What is done on a space beyond taking goods."""
