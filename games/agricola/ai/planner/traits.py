"""A position as the strong player sees it from one seat: about 150 numbers, most between 0 and 1.

They are what a person would look at: the time left, the family and its house, goods and how near they are to the next
room, the land, the animals and their room, the meals to come, cards, what lies and is free on the table, and what the
others can do. They say nothing about which card is which.
"""

from __future__ import annotations

from games.agricola.ai.planner.horizon import Horizon, horizon
from games.agricola.ai.planner.hunger import coming_food, due_at, due_in_all
from games.agricola.animals import housing
from games.agricola.cards.box import card_of
from games.agricola.goods import ANIMALS, HOUSES
from games.agricola.harvest.needs import heating_cost
from games.agricola.majors.cooking import cook_rates
from games.agricola.scoring import ROOM, by_steps
from games.agricola.special_actions import SPECIALS
from games.agricola.state import PEOPLE, AgricolaState, Phase, Player, SoloSpecials

PILES = ("wood", "clay", "reed", "stone", "food", "sheep", "boar", "cattle")
"""Goods that gather on the table."""
ALWAYS = ("farm_expansion", "meeting_place", "farmland", "grain_seeds", "day_laborer", "side_job", "house_building")
LATER = (
    "major_improvement", "fencing", "grain_utilization", "basic_wish_for_children", "house_redevelopment",
    "vegetable_seeds", "urgent_wish_for_children", "cultivation", "farm_redevelopment",
)
"""Spaces where something is done: those that are there from the beginning, and round cards."""
GROWTH = ("basic_wish_for_children", "modest_wish")
MATERIAL = {"wood": "clay", "clay": "stone"}
FARM_ANIMALS = ("sheep", "boar", "cattle")
NO_HORSE, NO_MOOR, NOBODY = [0.0] * 4, [0.0] * 10, [0.0] * 13
"""What stands for the horses, for all of the moor, and for the others where there are none."""
ALONE = ("fell_trees", "slash_and_burn", "cut_peat", "horse_market", "hiring_fair", "illicit_work")
"""Special actions without hand cards: alone on the moor those at hand and those to come stand where others would."""


def traits(state: AgricolaState, player: Player) -> list[float]:
    """What the seat's position is like, in the order in which the weights of `judgement` stand."""
    ahead = horizon(state, player)
    found = _time(state, player, ahead)
    found += _family(state, player, ahead)
    found += _goods(player)
    found += _land(player)
    found += _animals(state, player, ahead)
    found += _meals(state, player, ahead)
    found += _cards(state, player, ahead)
    found += _table(state)
    found += _others(state, player)
    found += _moor(state, player, ahead) if state.moor else NO_MOOR
    return found


def _time(state: AgricolaState, player: Player, ahead: Horizon) -> list[float]:
    rounds, hands, due, breedings = ahead.rounds, ahead.hands, len(ahead.harvests), ahead.breedings
    until = ahead.harvests[0] - state.round if ahead.harvests else 0
    return [
        rounds / 14, min(1.0, rounds), min(3, rounds) / 3, min(6, rounds) / 6, hands / 5, min(1.0, hands),
        ahead.placements / 40, min(8, ahead.placements) / 8, ahead.before_harvest / 12,
        min(3, ahead.before_harvest) / 3, due / 6, min(1.0, due), breedings / 6, min(1.0, breedings), until / 3,
        float(state.phase in (Phase.FIELD, Phase.FEED)), float(rounds > 0 and state.starter == player.seat),
        float(state.phase is Phase.WORK and state.active == player.seat),
    ]


def _family(state: AgricolaState, player: Player, ahead: Horizon) -> list[float]:
    people, rooms, goods = player.people, player.rooms, player.goods
    beds = min(PEOPLE, rooms) - people
    wish = any(name in state.spaces for name in GROWTH)
    now = ahead.hands > 0 and _free(state, GROWTH) and beds > 0
    late = ahead.hands > 0 and _free(state, ("urgent_wish_for_children",)) and people < PEOPLE
    next_house = MATERIAL.get(player.house, "")
    ready = min(goods[next_house] / rooms, goods["reed"], 1.0) if next_house else 0.0
    return [
        people / 5, float(people > 2), float(people > 3), float(people > 4), rooms / 5, float(rooms > 2),
        float(rooms > 3), beds / 2, float(beds > 0), float(beds > 1), player.newborns / 2, float(wish), float(now),
        float(late), float(beds > 0) * ahead.rounds / 14, people * ahead.rounds / 40, float(player.house == "clay"),
        float(player.house == "stone"), rooms * ROOM[player.house] / 10, ready, ready * rooms / 5,
        HOUSES.index(player.house) * ahead.rounds / 28,
    ]


def _goods(player: Player) -> list[float]:
    goods = player.goods
    wood, clay, reed, stone = goods["wood"], goods["clay"], goods["reed"], goods["stone"]
    material = goods[player.house]
    beds = player.rooms < PEOPLE
    return [
        min(2, wood) / 2, min(5, wood) / 5, min(10, wood) / 10, wood / 15,
        min(2, clay) / 2, min(5, clay) / 5, clay / 10,
        min(1, reed), min(2, reed) / 2, min(4, reed) / 4, reed / 6, min(1, stone), min(3, stone) / 3, stone / 8,
        beds * min(5, material) / 5, beds * min(1.0, material / 5, reed / 2), beds * min(1.0, material / 10, reed / 4),
        float(beds and material >= 5 and reed >= 2), float(beds and material >= 10 and reed >= 4),
        beds * (min(1.0, material / 5) + min(1.0, reed / 2)) / 2,
    ]


def _land(player: Player) -> list[float]:
    yard, goods = player.yard, player.goods
    fields, empty = yard.fields.bit_count(), yard.empty_fields.bit_count()
    grain, vegetable = goods["grain"], goods["vegetable"]
    all_grain, all_vegetables = grain + yard.on_fields("grain"), vegetable + yard.on_fields("vegetable")
    pastures, left = len(yard.pastures), yard.fences_left
    return [
        fields / 5, min(2, fields) / 2, by_steps("fields", fields) / 4, empty / 4, min(1, empty),
        len(yard.grain) / 3, len(yard.vegetable) / 3, all_grain / 8, min(1, all_grain), min(1, grain), grain / 5,
        by_steps("grain", all_grain) / 4, all_vegetables / 4, min(1, vegetable),
        by_steps("vegetables", all_vegetables) / 4,
        min(empty, grain + vegetable) / 3, yard.unused.bit_count() / 13, pastures / 4, min(1, pastures),
        by_steps("pastures", pastures) / 4, left / 15, yard.fenced.bit_count() / 8, yard.stables.bit_count() / 4,
        yard.fenced_stables() / 4, min(left, goods["wood"]) / 10,
    ]


def _animals(state: AgricolaState, player: Player, ahead: Horizon) -> list[float]:
    goods, found, total, breeding = player.goods, [], 0, 0
    for species in FARM_ANIMALS:
        n = goods[species]
        total += n
        breeding += n > 1
        found += [n / 6, min(1, n), float(n > 1), by_steps(species, n) / 4]
    if state.moor:
        n = goods["horse"]
        total += n
        breeding += n > 1
        found += [n / 6, min(1, n), float(n > 1), (n or -1) / 4]
    else:
        found += NO_HORSE
    room = housing(state, player).total
    free = max(0, room - total)
    born = min(breeding, free)
    return [*found, room / 12, free / 8, min(1, free), breeding / 3, born / 3, born * ahead.breedings / 12]


def _meals(state: AgricolaState, player: Player, ahead: Horizon) -> list[float]:
    goods, rates, harvests = player.goods, cook_rates(player), ahead.harvests
    food = goods["food"]
    animals = sum([rates.get(species, 0) * goods[species] for species in ANIMALS])
    crops = goods["grain"] + rates["vegetable"] * goods["vegetable"]
    cook = max([rates.get(species, 0) for species in ANIMALS])
    found = [
        food / 10, min(3, food) / 3, animals / 10, crops / 6, float(cook > 1), float(cook > 3),
        float(cook > 1) * len(harvests) / 6, player.begging / 2,
    ]
    if not harvests:
        return found + [0.0] * 8
    first = harvests[0]
    due = due_at(state, player, first)
    soon, later = coming_food(player, first)
    short = max(0, due - food - soon)
    hungry = max(0, short - animals - crops)
    missing = max(0, due_in_all(state, player, ahead) - food - soon - later)
    return [
        *found, due / 10, short / 6, min(1, short), hungry / 6, min(1, hungry),
        min(2.0, hungry / max(0.5, ahead.before_harvest)) / 2, missing / 40, (soon + later) / 8,
    ]


def _cards(state: AgricolaState, player: Player, ahead: Horizon) -> list[float]:
    points = crafts = used = bakes = lefts = 0
    for name in player.majors:
        card = card_of(name)
        points += card.points
        crafts += card.harvest is not None
        used += card.harvest is not None and player.goods[card.harvest.take] > 0
        bakes += bool(card.kitchen.bake)
        lefts += card.left is not None
    kitchens, improvements = 0, 0
    for stack in state.places:
        if stack:
            improvements += 1
            kitchens += bool(card_of(stack[-1]).kitchen.cook)
    harvests = len(ahead.harvests)
    return [
        points / 8, len(player.majors) / 5, crafts / 3, crafts * harvests / 6, used * min(1, harvests) / 3, bakes / 2,
        lefts / 3, kitchens / 4, min(1, kitchens), improvements / 10,
    ]


def _table(state: AgricolaState) -> list[float]:
    piles = dict.fromkeys(PILES, 0)
    largest = 0
    spaces = state.spaces
    for space in spaces.values():
        for good, n in space.goods.items():
            if good in piles:
                piles[good] += n
                if good == "wood" and n > largest:
                    largest = n
    found = [n / 6 for n in piles.values()]
    found.append(largest / 9)
    found += [float(name in spaces and not spaces[name].people) for name in ALWAYS]
    for name in LATER:
        found += [1.0, float(not spaces[name].people)] if name in spaces else [0.0, 0.0]
    return found


def _others(state: AgricolaState, player: Player) -> list[float]:
    """What the others have, on average, and the seat that comes next."""
    n = len(state.players)
    if n == 1:
        return _specials(state.solo) if state.solo else NOBODY
    home = people = beds = wood = reed = clay = stone = food = kitchens = 0
    for other in state.players:
        if other.seat != player.seat:
            goods = other.goods
            home += other.home
            people += other.people
            beds += other.rooms > other.people and other.people < PEOPLE
            wood, reed = wood + goods["wood"], reed + goods["reed"]
            clay, stone = clay + goods["clay"], stone + goods["stone"]
            food += goods["food"]
            kitchens += bool(other.majors)
    k = n - 1
    return [
        home / 5 / k, people / 5 / k, beds / k, wood / 10 / k, reed / 4 / k, clay / 8 / k, stone / 8 / k, food / 10 / k,
        kitchens / k, n / 6, float(n == 2), float(n == 3), float(n > 4),
    ]


def _specials(solo: SoloSpecials) -> list[float]:
    """What the special card that lies there offers, and the next one, whose back is seen."""
    shown, top = (SPECIALS[name].actions if name else () for name in (solo.shown, solo.top))
    return [
        *[float(action in shown) for action in ALONE], *[float(action in top) for action in ALONE], float(solo.paid),
    ]


def _moor(state: AgricolaState, player: Player, ahead: Horizon) -> list[float]:
    goods, due = player.goods, heating_cost(state, player)
    fuel, short = goods["fuel"], max(0, due - goods["fuel"])
    cold = max(0, short - goods["wood"])
    later = max(0.0, due * (len(ahead.harvests) - 1) - max(0, fuel - due))
    used = sum([len(card.users) for card in state.specials])
    return [
        fuel / 6, due / 5, short / 4 if ahead.harvests else 0.0, cold / 4 if ahead.harvests else 0.0, later / 15,
        player.sick / 3, player.yard.forests.bit_count() / 5, player.yard.moors.bit_count() / 3,
        (len(state.specials) * 2 - used) / 12, float("infirmary" in state.spaces),
    ]


def _free(state: AgricolaState, names: tuple[str, ...]) -> bool:
    """Whether somebody could still come to one of these spaces."""
    return any(name in state.spaces and not state.spaces[name].people for name in names)
