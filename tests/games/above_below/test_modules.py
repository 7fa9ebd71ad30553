"""The Expanded Edition (rulebook p. 17-18): quests, tools, states, supplies, the second book."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from games.above_below.state import Step, Zone
from games.core.state import Card
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table, cave

READY, INJURED, EXHAUSTED = Zone.READY, Zone.INJURED, Zone.EXHAUSTED
GO = {"id": "go", "tiers": [{"at": 3, "gain": {"coins": 4}}]}


def rolled(page: NewPage, table: Table, *party: str, **choice: Any) -> Table:
    """Seat 0's party has rolled for a choice with one number."""
    table.cave_shows(page({**GO, **choice})).turn(0, "explore", *(f"villager:{piece}" for piece in party))
    return table.answer(0, "choice", "choice:go")


# -- villagers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", ["zoe", "leandro", "rufina", "igor", "petra", "silvano", "dalia"])
def test_seven_more_villagers_come_for_hire(piece: str) -> None:
    table = Table(villagers=True).for_hire(piece)
    table.turn(0, "train", "villager:trainer", f"newcomer:{piece}")
    assert table.zone(0, piece) is EXHAUSTED


# -- quests -------------------------------------------------------------------------------------------------------


def test_a_quest_is_taken_as_soon_as_everything_is_there() -> None:
    """P. 17, the example: paper and pot. Owned is at hand, on the track or on sale; nothing is spent (AB-50)."""
    table = Table(quests=True).laid(0, paper=1).built(0, "kiln", goods=1)
    table.turn(0, "harvest", "villager:builder", "building:kiln=1")
    assert table.player(0).quests == ["stationery"] and "stationery" not in table.now.quests
    assert table.player(0).goods["pot"] == 1 and table.player(0).track == {"paper": 1}


@pytest.mark.parametrize(("quest", "need"), [
    ("stationery", {"paper": 1, "pot": 1}), ("fish_supper", {"rope": 1, "fish": 2}),
    ("strongroom", {"amethyst": 1, "ore": 1}), ("harvest_feast", {"mushroom": 2, "fruit": 2}),
    ("sickbed", {"potion": 2, "cider": 1}),
])
def test_every_quest_asks_for_all_its_things(page: NewPage, quest: str, need: dict[str, int]) -> None:
    for missing in (0, 1):
        table = Table(quests=True).own(0, **need)
        item = next(iter(need))
        table.state.give_back(0, item, 1)
        gain = {"potion": 1} if item == "potion" else {"goods": {item: 1}}
        table.cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": {} if missing else gain}]}))
        table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
        assert table.player(0).quests == ([] if missing else [quest])


def test_goods_on_buildings_are_not_owned() -> None:
    table = Table(quests=True).own(0, paper=1).built(0, "kiln", goods=1).turn(0, "labour", "villager:builder")
    assert not table.player(0).quests


def test_of_two_players_the_first_in_turn_order_takes_a_quest() -> None:
    """AB-50: when several qualify at the same time."""
    table = Table(quests=True)
    for seat in (0, 1):
        table.own(seat, cider=1, potion=1).built(seat, ("herbalist", "moss_apothecary")[seat])
    table.state.first = table.state.turn = 1
    table.at(Step.NIGHT)
    assert (table.player(1).quests, table.player(0).quests) == (["sickbed"], [])


def test_a_bought_item_completes_a_quest() -> None:
    table = Table(quests=True).own(0, paper=1).own(1, pot=1)
    table[1].goods["pot"], table[1].sale, table[1].accept = 0, "pot", 3
    table.answer(0, "turn", "buy").answer(0, "offer", "coin=3")
    assert table.player(0).quests == ["stationery"]


def test_the_cider_of_labour_completes_a_quest() -> None:
    table = Table(quests=True).own(0, potion=2).turn(0, "labour", "villager:builder")
    assert table.player(0).quests == ["sickbed"]


# -- tools --------------------------------------------------------------------------------------------------------


def test_the_first_success_of_a_round_takes_the_tool(page: NewPage) -> None:
    table = Table(tools=True, dice={"lantern": [6, 6, 6, 6]}).at(Step.ROUND)
    table.cave_shows(page(GO))
    table.state.cave_pile[-1] = Card(cave("e900"))
    name = table.now.tool_laid
    assert name is not None
    table.turn(0, "explore", "villager:trainer", "villager:explorer").answer(0, "choice", "choice:go")
    assert [held.tool for held in table.player(0).tools] == [name.name] and table.now.tool_laid is None
    table.turn(1, "explore", "villager:trainer", "villager:explorer").answer(1, "choice", "choice:go")
    assert not table.player(1).tools


def test_a_failure_takes_no_tool(page: NewPage) -> None:
    table = Table(tools=True, dice={"lantern": [1, 1]}).at(Step.ROUND)
    rolled(page, table, "builder", "trainer", tiers=[{"at": 9, "gain": {}}])
    assert not table.player(0).tools and table.now.tool_laid is not None


def test_a_tool_that_nobody_took_goes_under_the_pile() -> None:
    """AB-49."""
    table = Table(tools=True).at(Step.ROUND)
    first = table.now.tool_laid
    assert first is not None and len(table.now.tool_pile) == 8
    table.everybody_passes()
    assert table.now.tool_pile[0].name == first.name and len(table.now.tool_pile) == 8


def test_the_staff_adds_one_to_a_die_after_all_were_rolled(page: NewPage) -> None:
    """P. 17, the example: a four becomes a five, with which Ludmila lights three lanterns."""
    table = Table(tools=True, dice={"lantern": [1, 4]}).tool(0, "walking_staff").villager(0, "ludmila")
    rolled(page, table, "trainer", "ludmila", tiers=[{"at": 4, "gain": {"coins": 4}}])
    assert table.question(0).args == {"n": 3}
    table.answer(0, "exert", "tool:walking_staff").answer(0, "die", "villager:ludmila")
    assert table.player(0).coins == 11 and table.player(0).tools[0].used


def test_a_staff_serves_once_a_round(page: NewPage) -> None:
    table = Table(tools=True, dice={"lantern": [1, 1]}).tool(0, "walking_staff", used=True)
    rolled(page, table, "trainer", "explorer")
    assert "tool:walking_staff" not in table.question(0).anytime
    table.answer(0, "exert").everybody_passes()
    assert not table.player(0).tools[0].used


def test_with_the_book_anybody_trains_for_a_coin_less() -> None:
    table = Table(tools=True).tool(0, "book_of_knowledge").for_hire("otto").coins(0, 1)
    table.answer(0, "turn", "train")
    assert table.refused(0, "villager:builder", "newcomer:otto").rule == "quill"
    assert table.refused(0, "villager:trainer", "newcomer:otto").rule == "price"
    table.answer(0, "train", "villager:builder", "newcomer:otto", "tool:book_of_knowledge")
    assert table.player(0).coins == 0 and table.player(0).tools[0].used and table.zone(0, "builder") is EXHAUSTED


def test_the_book_makes_no_second_coin_for_a_plus() -> None:
    """AB-41."""
    table = Table(tools=True).tool(0, "book_of_knowledge").villager(0, "ludmila").for_hire("otto")
    table.turn(0, "train", "villager:ludmila", "newcomer:otto", "tool:book_of_knowledge")
    assert table.player(0).coins == 6


def test_a_used_book_teaches_nobody() -> None:
    table = Table(tools=True).tool(0, "book_of_knowledge", used=True).villager(0, "trainer", EXHAUSTED)
    assert "train" not in table.options(0)


def test_with_the_basket_a_villager_harvests_two_goods() -> None:
    table = Table(tools=True).tool(0, "basket_of_plenty").built(0, "kiln", goods=1).built(0, "fishmonger", goods=1)
    table.answer(0, "turn", "harvest")
    assert table.refused(0, "villager:builder", "building:kiln=1", "building:fishmonger=1").rule == "harvest_count"
    table.answer(0, "harvest", "villager:builder", "building:kiln=1", "building:fishmonger=1",
                 "tool:basket_of_plenty=1")
    assert table.player(0).goods["pot"] == table.player(0).goods["fish"] == 1 and table.player(0).tools[0].used


def test_no_villager_carries_two_baskets() -> None:
    table = Table(tools=True).tool(0, "basket_of_plenty").tool(0, "basket_of_plenty").built(0, "fishmonger", goods=2)
    table.built(0, "fruit_cellar", goods=2).answer(0, "turn", "harvest")
    answer = ("villager:builder", "building:fishmonger=2", "building:fruit_cellar=1", "tool:basket_of_plenty=2")
    assert table.refused(0, *answer).rule == "baskets"


# -- states -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "lanterns"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_poison_takes_one_from_the_die(page: NewPage, die: int, lanterns: int) -> None:
    """P. 18; below one it lights nothing (AB-46)."""
    table = Table(states=True, dice={"lantern": [1, die]}).villager(0, "trainer", READY, "poisoned")
    rolled(page, table, "builder", "trainer", tiers=[{"at": 9, "gain": {}}])
    assert table.now.trip.lanterns == lanterns


def test_poison_and_staff_make_up_for_each_other(page: NewPage) -> None:
    table = Table(states=True, tools=True, dice={"lantern": [1, 4]}).tool(0, "walking_staff")
    table.villager(0, "trainer", READY, "poisoned")
    rolled(page, table, "builder", "trainer", tiers=[{"at": 4, "gain": {}}])
    table.answer(0, "exert", "tool:walking_staff").answer(0, "die", "villager:trainer")
    assert table.question(0).args == {"n": 2}


def test_a_coward_is_never_exerted_nor_injured(page: NewPage) -> None:
    table = Table(states=True, dice={"lantern": [1, 1]}).villager(0, "trainer", READY, "coward")
    table.villager(0, "explorer", READY, "coward")
    fail = {"penalty": {"injury": True}}
    rolled(page, table, "trainer", "explorer", fail=fail)
    assert table.now.trip.outcome == "failure" and table.zone(0, "trainer") is EXHAUSTED
    table = Table(states=True, dice={"lantern": [1, 1]}).villager(0, "trainer", READY, "coward")
    rolled(page, table, "trainer", "explorer")
    assert table.options(0) == ("villager:explorer",)


@pytest.mark.parametrize(("gain", "coins"), [({"coins": 4}, 3), ({"coins": 1}, 0), ({}, 0), ({"coins": -1}, -1)])
def test_greed_costs_a_coin_where_coins_are_gained(page: NewPage, gain: dict[str, int], coins: int) -> None:
    table = Table(states=True).villager(0, "trainer", READY, "greedy")
    table.cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": gain}]}))
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert table.player(0).coins == 7 + coins


def test_two_greedy_ones_cost_one_coin_and_exerted_ones_count(page: NewPage) -> None:
    """AB-47. The coin of an exploring symbol is gained in the exploration too (AB-55)."""
    table = Table(states=True, dice={"lantern": [1, 1]}).built(0, "guide_post")
    table.villager(0, "trainer", READY, "greedy").villager(0, "explorer", READY, "greedy")
    rolled(page, table, "trainer", "explorer").answer(0, "exert", "villager:trainer")
    assert table.player(0).coins == 7 + 4 + 1 - 1
    table = Table(states=True).built(0, "guide_post").villager(0, "trainer", READY, "greedy")
    table.cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": {}}]}))
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert table.player(0).coins == 7


def test_who_becomes_greedy_by_the_coins_themselves_keeps_them_all(page: NewPage) -> None:
    """AB-56; from the next exploration on, a coin less."""
    table = Table(states=True)
    table.cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": {"coins": 4, "state": "greedy"}}]}))
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    table.answer(0, "afflict", "villager:trainer")
    assert table.player(0).villager("trainer").states == ["greedy"] and table.player(0).coins == 7 + 4


def test_a_state_comes_over_an_explorer_of_the_owners_choice(page: NewPage) -> None:
    table = Table(states=True, dice={"lantern": [1, 1]})
    rolled(page, table, "builder", "trainer", tiers=[{"at": 9, "gain": {}}], fail={"penalty": {"state": "greedy"}})
    table.answer(0, "afflict", "villager:trainer")
    assert table.player(0).villager("trainer").states == ["greedy"] and table.now.supply["greedy"] == 4


def test_a_villager_has_a_state_once_and_several_different_ones(page: NewPage) -> None:
    table = Table(states=True).villager(0, "trainer", READY, "greedy", "poisoned")
    table.cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": {"state": "greedy"}}]}))
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert table.player(0).villager("builder").states == ["greedy"]


def test_a_state_stays_to_the_end_of_the_game() -> None:
    table = Table(states=True).villager(0, "trainer", READY, "greedy").everybody_passes()
    assert table.player(0).villager("trainer").states == ["greedy"]


# -- supplies -----------------------------------------------------------------------------------------------------


def test_supplies_add_to_dice_several_to_one_too(page: NewPage) -> None:
    """P. 18; AB-48."""
    table = Table(supplies=True, dice={"lantern": [2, 1]}).own(0, supplies=3)
    rolled(page, table, "trainer", "explorer")
    table.answer(0, "exert", "supplies").answer(0, "die", "villager:trainer")
    assert table.question(0).args == {"n": 2}
    table.answer(0, "exert", "supplies").answer(0, "die", "villager:trainer")
    assert table.player(0).goods["supplies"] == 1 and table.player(0).coins == 11


@pytest.mark.parametrize(("module", "found"), [(True, 2), (False, 0)])
def test_supplies_are_gained_where_they_are_played_with(page: NewPage, module: bool, found: int) -> None:
    table = Table(supplies=module).cave_shows(page({"id": "go", "tiers": [{"at": 0, "gain": {"supplies": 2}}]}))
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:go")
    assert table.player(0).goods["supplies"] == found


# -- the second book ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "name"), [(1, "l901"), (2, "l902"), (3, "l903"), (4, "e900"), (6, "e900")])
def test_a_token_replaces_the_numbers_of_the_cave(
    page: NewPage, monkeypatch: pytest.MonkeyPatch, die: int, name: str
) -> None:
    """P. 18, the example: results 1, 2 and 3 are those of the token."""
    table = second_book(page, monkeypatch, die)
    table.turn(0, "explore", "villager:builder", "villager:trainer")
    assert table.now.trip.page == name and table.now.trip.token and not table.now.tokens
    table.answer(0, "choice", "choice:sit")
    assert table.now.tokens_used == [TOKEN]


TOKEN = "desert_labyrinth:1:l901,l902,l903"


def second_book(page: NewPage, monkeypatch: pytest.MonkeyPatch, die: int) -> Table:
    """The Desert Labyrinth with a single token."""
    sit = {"id": "sit", "tiers": [{"at": 0, "gain": {}}]}
    for name in ("e900", "l901", "l902", "l903"):
        page(sit, id=name)
    for module in ("checks", "setup"):
        monkeypatch.setattr(sys.modules[f"games.above_below.{module}"], "tokens_of", lambda modules: [TOKEN])
    return Table(desert_labyrinth=True, dice={"page": [die, die]}).cave_shows("e900")


def test_used_tokens_are_shuffled_again(page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """AB-51."""
    table = second_book(page, monkeypatch, 2)
    table.state.cave_pile[-1] = Card(cave("e900"))
    table.turn(0, "explore", "villager:builder", "villager:trainer").answer(0, "choice", "choice:sit")
    table.turn(1, "explore", "villager:builder", "villager:trainer")
    assert table.now.trip.token == TOKEN and not table.now.tokens_used
