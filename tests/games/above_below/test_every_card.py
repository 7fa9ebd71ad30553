"""Every card once: what its content file says of it happens in play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.above_below.cards.box import building
from games.above_below.content.load import BUILDINGS, EXPANDED, VILLAGERS
from games.above_below.content.schema import BuildingData, Mark, Perk, Symbol, VillagerData
from games.above_below.night.dawn import income
from games.above_below.night.rest import beds
from games.above_below.scoring import scores
from games.above_below.state import Step, Zone
from games.above_below.view import view_of
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table

ROWS = (*BUILDINGS.house, *BUILDINGS.key_house, *BUILDINGS.star_house, *BUILDINGS.outpost)
OWNED = {"mushroom": 1, "fruit": 2, "ore": 3, "amethyst": 2, "rope": 1, "paper": 2, "fish": 1}


def built(name: str, **more: int) -> Table:
    """Seat 0 has built it, with goods on the track, two potions, and an empty cave left."""
    table = Table().laid(0, **OWNED).own(0, potion=2).empty_cave(0, 2).coins(0, 40).on_offer(name)
    return table.turn(0, "build", "villager:builder", f"building:{name}")


def points_of(perk: Perk, table: Table) -> int:
    """What the symbol counts in that village: three villagers, two empty caves, this one building."""
    times = {
        Symbol.POINTS: 1, Symbol.POINTS_PER_GOOD: OWNED.get(perk.good or "", 0), Symbol.POINTS_PER_BUILDING: 1,
        Symbol.POINTS_PER_POTION: table.player(0).goods["potion"], Symbol.POINTS_PER_VILLAGER: 3,
        Symbol.POINTS_PER_EMPTY_CAVE: 2,
    }
    return perk.n * times.get(perk.op, 0)


@pytest.mark.parametrize("data", ROWS, ids=lambda data: data.id)
def test_a_building_does_what_stands_on_it(data: BuildingData) -> None:
    table = built(data.id)
    own, plain = table.player(0), Table().laid(0, **OWNED).state.players[0]
    assert own.coins == 40 - data.cost
    lying = [perk for perk in data.perks if perk.op in (Symbol.GOODS_ONCE, Symbol.GOOD_REFRESH)]
    assert own.on_cards == dict.fromkeys([data.id] * len(lying), sum(perk.n for perk in lying))
    assert beds(own) == 3 + number(data, Symbol.BED)
    per_good = sum(perk.n * OWNED[perk.good or ""] for perk in data.perks if perk.op is Symbol.INCOME_PER_GOOD)
    assert income(own) == income(plain) + number(data, Symbol.INCOME) + per_good
    assert own.goods["potion"] == 2 + number(data, Symbol.POTION_PER_ROUND)
    assert own.reputation == number(data, Symbol.REPUTATION)
    assert scores(table.now)[0]["cards"] == sum(points_of(perk, table) for perk in data.perks)


def number(data: BuildingData, symbol: Symbol) -> int:
    return sum(perk.n for perk in data.perks if perk.op is symbol)


def rerolls(table: Table, page: NewPage) -> int:
    table.exploring(0, page({"id": "go", "tiers": [{"at": 9, "gain": {}}]}), "trainer", "explorer")
    trip = view_of(table.state, 0).expedition
    assert trip is not None
    return trip.rerolls


def explored(table: Table, page: NewPage) -> int:
    table.cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": {}}]}))
    before = table.state.players[0].coins
    table.turn(0, "explore", "villager:trainer", "villager:explorer").answer(0, "choice", "choice:go")
    return table.player(0).coins - before


def trained(table: Table, page: NewPage) -> int:
    table.for_hire("otto").turn(0, "train", "villager:trainer", "newcomer:otto")
    return int(table.zone(0, "otto") is Zone.READY)


def built_another(table: Table, page: NewPage) -> int:
    name = "thatch_cot" if "thatch_cot" not in table.state.players[0].houses else "toll_hut"
    table.on_offer(name).coins(0, building(name).cost).turn(0, "build", "villager:builder", f"building:{name}")
    return table.player(0).coins


def paid_with(drink: str) -> Callable[[Table, NewPage], int]:
    def paid(table: Table, page: NewPage) -> int:
        table.own(0, **{drink: 1}).coins(0, 0)
        return int("refresh:house" in table.question(0).anytime)

    return paid


IN_USE: dict[Symbol, Callable[[Table, NewPage], int]] = {
    Symbol.REROLL: rerolls, Symbol.COIN_ON_EXPLORE: explored, Symbol.TRAINEE_READY: trained,
    Symbol.COIN_ON_BUILD: built_another, Symbol.CIDER_PAYS: paid_with("cider"), Symbol.POTION_PAYS: paid_with("potion"),
}


@pytest.mark.parametrize(("data", "symbol"), [
    pytest.param(data, perk.op, id=f"{data.id}-{perk.op}") for data in ROWS for perk in data.perks if perk.op in IN_USE
])
def test_a_building_helps_in_use(page: NewPage, data: BuildingData, symbol: Symbol) -> None:
    assert IN_USE[symbol](Table().built(0, data.id), page) == number(data, symbol)
    assert IN_USE[symbol](Table().built(0, "fishmonger"), page) == 0


@pytest.mark.parametrize("data", [one for one in ROWS if any(perk.op is Symbol.GOOD_REFRESH for perk in one.perks)],
                         ids=lambda data: data.id)
def test_a_good_comes_again_on_a_building(data: BuildingData) -> None:
    table = Table().built(0, data.id).at(Step.NIGHT)
    assert table.player(0).on_cards == {data.id: 1}


def test_the_starting_house_has_three_beds() -> None:
    assert [data.id for data in BUILDINGS.starting_house] == ["starting_house"]
    assert beds(Table()[0]) == 3


VILLAGERS_BY_ID = [
    data for group in (VILLAGERS.starting, VILLAGERS.ordinary, VILLAGERS.expanded, VILLAGERS.special) for data in group
]


@pytest.mark.parametrize("data", VILLAGERS_BY_ID, ids=lambda data: data.id)
def test_a_villager_lights_what_the_token_says(page: NewPage, data: VillagerData) -> None:
    other = "explorer" if data.id != "explorer" else "trainer"
    for die in range(1, 7):
        best = max((lanterns for least, lanterns in data.lanterns if die >= least), default=0)
        table = Table(villagers=True, dice={"mood": [6], "lantern": [1 if data.id == "explorer" else die] * 2})
        table.dice(mood=[6], lantern=[die, die]).cave_shows(page({"id": "go", "tiers": [{"at": 10, "gain": {}}]}))
        table.villager(0, data.id)
        table.turn(0, "explore", f"villager:{other}", f"villager:{data.id}").answer(0, "choice", "choice:go")
        alone = {"explorer": 1 if die < 3 else 2, "trainer": 1 if die < 4 else 2}[other]
        assert table.now.trip.lanterns == best + alone


@pytest.mark.parametrize("data", VILLAGERS_BY_ID, ids=lambda data: data.id)
def test_a_villager_builds_and_trains_by_the_marks(data: VillagerData) -> None:
    table = Table(villagers=True).on_offer("kiln").coins(0, 30)
    for piece in ("builder", "trainer", "explorer"):
        table.villager(0, piece, Zone.EXHAUSTED)
    table.villager(0, data.id)
    builds = {Mark.HAMMER, Mark.HAMMER_PLUS} & set(data.marks)
    trains = {Mark.QUILL, Mark.QUILL_PLUS} & set(data.marks)
    assert ("build" in table.options(0), "train" in table.options(0)) == (bool(builds), bool(trains))
    newcomer = table.now.for_hire[0]
    if trains:
        table.turn(0, "train", f"villager:{data.id}", f"newcomer:{newcomer}")
        assert table.player(0).coins == 30 - 2 + (Mark.QUILL_PLUS in data.marks)
    elif builds:
        table.turn(0, "build", f"villager:{data.id}", "building:kiln")
        assert table.player(0).coins == 30 - 6 + (Mark.HAMMER_PLUS in data.marks)


@pytest.mark.parametrize("quest", EXPANDED.quest, ids=lambda quest: quest.id)
def test_a_quest_counts_its_points(quest: object) -> None:
    data = next(one for one in EXPANDED.quest if one is quest)
    table = Table(quests=True)
    table[0].quests = [data.id]
    table.state.quests.remove(data.id)
    assert scores(table.state)[0]["quests"] == data.points and data.points > 0


@pytest.mark.parametrize("name", [data.id for data in EXPANDED.tool])
def test_a_tool_is_offered_where_it_helps(page: NewPage, name: str) -> None:
    table = Table(tools=True, dice={"lantern": [1, 1]}).tool(0, name).built(0, "fishmonger", goods=1)
    table.cave_shows(page({"id": "go", "tiers": [{"at": 3, "gain": {}}]}))
    offered = set()
    for action in ("train", "harvest"):
        fork = table.session.fork()
        fork.submit(0, (action,))
        offered |= {option for part in fork.open()[0].parts for option in part.ids}
    table.turn(0, "explore", "villager:trainer", "villager:explorer").answer(0, "choice", "choice:go")
    offered |= set(table.question(0).anytime)
    assert f"tool:{name}" in offered


@pytest.mark.parametrize("state", [data.id for data in EXPANDED.state])
def test_a_state_makes_a_villager_worse(page: NewPage, state: str) -> None:
    """Poison dims, melancholy refuses, greed costs a coin, a coward cannot be exerted."""
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {"coins": 2}}]})

    def outcome(*states: str) -> tuple[object, ...]:
        table = Table(states=True, dice={"mood": [1], "lantern": [2, 1, 1]}).villager(0, "trainer", Zone.READY, *states)
        table.cave_shows(name).turn(0, "explore", *(f"villager:{one}" for one in ("builder", "trainer", "explorer")))
        party = [one.piece for one in table.now.trip.party]
        table.answer(0, "choice", "choice:go")
        if table.asked() == {0: "exert"}:
            table.answer(0, "exert", *table.options(0)[:2])
        return party, table.zone(0, "trainer"), table.now.trip.lanterns, table.player(0).coins

    assert outcome(state) != outcome()
