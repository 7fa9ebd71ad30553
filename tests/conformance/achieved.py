"""Finished games that meet achievements: for each game and achievement, how the state of a finished game is changed so
that its first seat meets the condition."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from games.above_below.content.load import BUILDINGS, GOODS
from games.above_below.state import STARTING_HOUSE, Cave, Villager, nothing
from games.agricola.farmyard.yard import Farmyard
from games.agricola.goods import no_goods
from games.core.copying import copy_of
from games.core.fuzz import play_randomly
from games.core.registry import new_session, spec_of
from games.grimm_forest.state import House
from games.grimm_forest.state import no_goods as no_resources
from games.mi_tierra.pieces import Pen
from games.northwood.scenarios import SCENARIOS, free_game
from games.northwood.state import Fief, Standing, Visit

Change = Callable[[Any], None]


@cache
def _finished(game: str, players: int) -> Any:
    spec = spec_of(game)
    session = new_session(spec, players, f"{1:064x}", spec.options())
    play_randomly(session, random.Random(1))
    return session.state


def poor(game: str, players: int = 0) -> Any:
    """Return the state of a finished game in which the first seat has nothing worth an achievement, and the others have
    more. `players`: 0 for as many as are usual in tests."""
    state = copy_of(_finished(game, players or (1 if game == "northwood" else 4)))
    _POOR[game](state)
    return state


def changed(game: str, name: str) -> Any:
    """Return the state of a finished game in which the first seat meets an achievement."""
    state = poor(game, 1 if name == "moor_alone" else 0)
    MET[game][name](state)
    return state


def _sets(**values: Any) -> Change:
    """Return a change that sets fields of the first player."""
    def change(state: Any) -> None:
        for name, value in values.items():
            setattr(state.players[0], name, value)
    return change


def _all(*changes: Change) -> Change:
    def change(state: Any) -> None:
        for one in changes:
            one(state)
    return change


# -- Agricola ----------------------------------------------------------------------------------------------------------

_EMPTY = Farmyard()
_FULL = (
    _EMPTY.laid("room", 0b00001).laid("field", 0b11110).laid("field", 1 << 6)
    .ringed_by_fences(0b11 << 7).ringed_by_fences(1 << 9).ringed_by_fences(0b11 << 11).ringed_by_fences(0b11 << 13)
)
_RICH = {"grain": 8, "vegetable": 4, "sheep": 8, "boar": 7, "cattle": 6, "horse": 5}


def _goods(**numbers: int) -> dict[str, int]:
    return {**no_goods(), **numbers}


def _poor_farms(state: Any) -> None:
    for farm in state.players:
        farm.yard, farm.goods, farm.house, farm.people, farm.sick = _EMPTY, _goods(wood=9), "wood", 2, 0
        farm.majors, farm.occupations, farm.minors, farm.begging, farm.bonus = [], [], [], 2, 0
        farm.tokens, farm.newborns = {}, 0
    state.players[-1].bonus = 30


def _points(least: int) -> Change:
    return _sets(bonus=least + 40, begging=0)


AGRICOLA: Mapping[str, Change] = {
    "no_bare_ground": _sets(yard=_FULL),
    "nothing_missing": _sets(yard=_FULL, goods=_goods(**_RICH)),
    "full_house": _sets(people=5),
    "stone_manor": _sets(house="stone", yard=_EMPTY.laid("room", 0b11)),
    "fenced_stables": _sets(yard=_FULL.with_stables(0b1111 << 11)),
    "tilled_land": _sets(yard=_FULL),
    "full_barn": _sets(goods=_goods(grain=8, vegetable=4)),
    "breeder": _sets(goods=_goods(sheep=4, boar=3, cattle=2)),
    "three_crafts": _sets(majors=["joinery", "pottery_2", "basketmakers_workshop"]),
    "stud_farm": _sets(goods=_goods(horse=4)),
    "busy_hand": _sets(minors=list(spec_of("agricola").cards["card"][:8])),
    "moor_alone": _points(65),
    "rich_farm": _points(45),
    "well_fed": _points(25),
    "good_years": _points(35),
}

# -- Above and Below ---------------------------------------------------------------------------------------------------


def _houses(*kinds: str) -> list[str]:
    return [STARTING_HOUSE, *(one.id for kind in kinds for one in getattr(BUILDINGS, kind))]


def _villagers(n: int) -> list[Villager]:
    return [Villager("builder") for _ in range(n)]


def _poor_villages(state: Any) -> None:
    for village in state.players:
        village.coins, village.goods, village.track, village.reputation = 9, nothing(), {}, 0
        village.villagers, village.houses, village.caves, village.on_cards = _villagers(3), [STARTING_HOUSE], [], {}
        village.quests, village.tools, village.sale = [], [], ""
    state.players[-1].track = dict.fromkeys(GOODS[:3], 4)


_TRACK = dict.fromkeys(GOODS, 1)
ABOVE_BELOW: Mapping[str, Change] = {
    "six_kinds": _sets(track=dict.fromkeys(GOODS[:6], 1)),
    "every_kind": _sets(track=_TRACK),
    "laden_track": _sets(track={"mushroom": 30}),
    "big_village": _sets(houses=_houses("house")[:10]),
    "two_floors": _all(
        _sets(houses=_houses("house")[:4]), _sets(caves=[Cave("", one) for one in _houses("outpost")[1:4]])
    ),
    "two_stars": _sets(houses=_houses("star_house")[:3]),
    "own_points": _sets(houses=_houses("star_house", "house")),
    "many_hands": _sets(villagers=_villagers(9)),
    "deep_down": _sets(caves=[Cave("") for _ in range(5)]),
    "unhurt": _sets(villagers=_villagers(7), caves=[Cave("") for _ in range(3)]),
    "good_name": _sets(reputation=6),
    "empty_purse": _sets(coins=1, track={"mushroom": 50}),
    "three_quests": _sets(quests=["stationery", "fish_supper", "strongroom"]),
    "seventy_points": _sets(track={"mushroom": 75}),
    "old_hand": _sets(track={"mushroom": 55}),
}

# -- Mi Tierra ---------------------------------------------------------------------------------------------------------


def _poor_fields(state: Any) -> None:
    for farm in state.players:
        farm.money, farm.fields, farm.channels, farm.cards = 10, dict.fromkeys(farm.fields, ""), [], []
        farm.pens, farm.earned = [None, None, None], {"black": 5}
    state.players[-1].money = 200


def _earned(**sources: int) -> Change:
    return _sets(earned=sources)


def _planted(state: Any) -> None:
    farm = state.players[0]
    farm.fields = dict(zip(farm.fields, ("apple", "apple", "wheat", "wheat", "grape", "grape", "", ""), strict=True))


MI_TIERRA: Mapping[str, Change] = {
    "every_crop": _planted,
    "irrigated": _sets(channels=["a1a2", "a2a3", "a3a4", "b1b2", "b2b3"]),
    "full_pens": _sets(pens=[Pen(2, "sheep", 2), Pen(3, "cow", 3), Pen(2, "horse", 1, wheat=True)]),
    "three_species": _sets(pens=[Pen(2, "sheep", 1), Pen(3, "cow", 1), Pen(2, "horse", 1)]),
    "champion": _sets(pens=[Pen(2, "horse", 1, wheat=True, water=True, trainer=True), None, None]),
    "planner": _sets(cards=["nest_boxes", "a", "b"]),
    "baker": _earned(cake=98),
    "tailor": _earned(clothes=141),
    "merchant": _earned(market=300),
    "showman": _earned(contest=40, rodeo=30),
    "all_trades": _earned(market=1, black=1, contest=1, rodeo=1, cake=49),
    "honest": _all(_earned(market=300), _sets(money=300)),
    "big_money": _sets(money=400),
    "good_years": _sets(money=250),
}

# -- The Grimm Forest --------------------------------------------------------------------------------------------------


def _poor_pigs(state: Any) -> None:
    for pig in state.players:
        pig.goods, pig.houses, pig.tokens, pig.friend = {**no_resources(), "straw": 1}, [], [], "jack"
    state.round = 12
    _rival_houses(state, 2)


def _rival_houses(state: Any, n: int) -> None:
    state.players[-1].houses = [House("straw", 3) for _ in range(n)]


def _built(*materials: str) -> Change:
    return _sets(houses=[House(one, 3) for one in materials])


_WON = _built("brick", "wood", "wood")
GRIMM: Mapping[str, Change] = {
    "three_materials": _built("straw", "wood", "brick"),
    "two_of_brick": _built("brick", "brick"),
    "without_brick": _built("wood", "wood", "straw"),
    "two_firsts": _sets(tokens=["straw", "wood"]),
    "three_firsts": _sets(tokens=["straw", "wood", "brick"]),
    "no_firsts": _WON,
    "quick": _all(_WON, lambda state: setattr(state, "round", 8)),
    "far_ahead": _all(_WON, lambda state: _rival_houses(state, 1)),
    "photo_finish": _all(_WON, lambda state: _rival_houses(state, 3)),
    "nothing_left": _all(_WON, _sets(goods=no_resources())),
    "no_friends": _all(_WON, _sets(friend="")),
    "cut_corners": _sets(houses=[House("wood", 3, corners=True)]),
    "every_site": _sets(houses=[House("straw", 1) for _ in range(5)]),
    "full_table": _WON,
    "settled": _WON,
}

# -- For Northwood! ----------------------------------------------------------------------------------------------------


def _poor_journey(state: Any) -> None:
    state.fiefs = [Fief(number, None, Standing.LOST) for number in range(8)]
    state.visits, state.scenario = [], free_game("intro", "gold")


def _friends(*fiefs: int, scenario: str = "") -> Change:
    def change(state: Any) -> None:
        for fief in fiefs:
            state.fiefs[fief].standing = Standing.FRIENDLY
        if scenario:
            state.scenario = SCENARIOS[scenario]
    return change


_ALL = tuple(range(8))
_SIXTEEN = (0, 1, 2, 3, 6, 7)
NORTHWOOD: Mapping[str, Change] = {
    "silence": _friends(0),
    "long_visit": _friends(7),
    "both_edges": _friends(0, 7),
    "inner_circle": _friends(2, 3, 4, 5),
    "five_in_a_row": lambda state: state.visits.extend(Visit(n, n, n > 2) for n in range(8)),
    "bronze": _friends(*_SIXTEEN),
    "silver": _friends(*_ALL[:5], 6, 7),
    "all_friends": _friends(*_ALL),
    "full_silver": _friends(*_ALL, scenario="everyone"),
    "in_order": _friends(*_ALL, scenario="left_to_right"),
    "few_words": _friends(*_ALL, scenario="lone_envoy"),
    "without_guests": _friends(*_ALL, scenario="no_strangers"),
    "for_northwood": _friends(*_ALL, scenario="for_northwood"),
    "ten_medals": _friends(*_SIXTEEN),
    "thirty_journeys": _friends(*_SIXTEEN),
}

MET = {
    "agricola": AGRICOLA, "above_below": ABOVE_BELOW, "mi_tierra": MI_TIERRA, "grimm_forest": GRIMM,
    "northwood": NORTHWOOD,
}
_POOR: Mapping[str, Change] = {
    "agricola": _poor_farms, "above_below": _poor_villages, "mi_tierra": _poor_fields, "grimm_forest": _poor_pigs,
    "northwood": _poor_journey,
}
