"""The strong AI seat: it answers every question acceptably and in time, sees only its view, and its learnt judgement
makes sense."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from games.above_below import SPEC
from games.above_below.actions.build import BUILD
from games.above_below.actions.labour import LABOUR
from games.above_below.ai.judgement import LearntValuation, learnt, with_building, with_villager
from games.above_below.ai.last_day import after_last_day, tomorrow
from games.above_below.ai.plan import PlannedAction, Planner
from games.above_below.ai.strong import STRONG
from games.above_below.ai.trading import price_of
from games.above_below.ai.traits import Around, names, placed, points_now, traits_of
from games.above_below.ai.weights import Weights
from games.above_below.explore.send import EXPLORE
from games.above_below.rows import on_offer
from games.above_below.rules import AboveBelowRules
from games.above_below.scoring import result
from games.above_below.state import AboveBelowState, Cave, Step, Zone
from games.above_below.view import view_of
from games.core.registry import new_run
from games.core.run import Run, check_answer
from games.core.session import Session
from games.core.view import table_view
from tests.games.above_below.table import Table
from tests.games.strong_seats import answered_in_a_random_game, compared_with_other_deals

NIGHTS = range(1, 7)


def game(players: int, number: int, way: str = "expanded") -> Run[AboveBelowState]:
    secret = f"{random.Random(f'strong:{players}:{number}').getrandbits(256):064x}"
    return new_run(SPEC, players, secret, SPEC.options_of(way))


def judge(state: AboveBelowState) -> LearntValuation:
    return LearntValuation(view_of(state, 0), 0, Weights())


@pytest.mark.parametrize("way", ["base", "expanded"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_acceptable_and_in_time(players: int, way: str) -> None:
    """Random answers lead to the questions."""
    assert {"turn", "explore", "choice", "build"} <= answered_in_a_random_game(STRONG, game(players, 1, way))


def test_nothing_hidden_is_seen() -> None:
    """Its answer is the same for any order of the piles and any secret prices."""
    session = Session(AboveBelowRules(), game(2, 5).state)
    compared = compared_with_other_deals(STRONG, session)
    found: set[tuple[int, int, str]] = set()
    while len(found) < 12:
        found.add((session.state.round, *next(compared)))


def test_weights_name_every_trait() -> None:
    found = learnt().found
    assert tuple(found["traits"]) == names()
    assert all(tuple(found["players"][str(players)]) == names() for players in SPEC.seats)


def test_traits_of_a_state_and_of_a_view_are_the_same() -> None:
    state = game(3, 2).state
    around = Around([player.reputation for player in state.players], state.quests, tuple(on_offer(state)))
    for player, seen in zip(state.players, view_of(state, None).players, strict=True):
        assert traits_of(player, around) == traits_of(seen, around)


def test_the_points_now_are_those_of_the_rules_once_all_goods_are_laid() -> None:
    """The rarest new kind comes first, so that most goods lie where they are worth most."""
    state = game(2, 3, "base").state
    me = state.players[0]
    me.track, me.reputation, me.coins = {"ore": 2}, 3, 0
    me.goods.update(fish=1, pot=3)
    assert list(placed(me).values()) == [2, 1, 3]
    expected = points_now(me, Around([3, 0], (), ()))
    me.goods.update(fish=0, pot=0)
    me.track |= {"fish": 1, "pot": 3}
    assert result(state).totals[0] == expected


@pytest.mark.parametrize("nights", NIGHTS)
def test_more_is_worth_more(nights: int) -> None:
    """Coins, a good, a villager, a cave, a house and a larger party are worth something, less at the end."""
    state = game(2, 4, "base").state
    state.round = 7 - nights
    one = judge(state)
    builder, explorer = (piece for piece in state.players[0].ready() if piece[:7] in ("builder", "explore"))
    house = next(name for name in state.house_row if name)
    newcomer = next(piece for piece in state.for_hire if piece)
    found = (one.coin, one.good("ore"), one.newcomer(newcomer), one.building(house), one.cave())
    assert min(found) > 0, found
    assert one.exploring([builder, explorer]) < one.exploring(state.players[0].ready())
    assert one.number((3, 5), 2) < one.number((3, 5), 3) < one.number((3, 5), 5)


def test_in_the_last_round_only_points_count() -> None:
    state = game(2, 4, "base").state
    state.round = 7
    one = judge(state)
    assert one.now == points_now(view_of(state, 0).players[0], Around([0, 0], (), ()))
    assert one.building("carved_door") == 5 and one.newcomer("bruno") == 0


def test_a_plan_is_valued_by_the_village_to_which_it_leads() -> None:
    """An outpost uses up a cave, and coins are paid and earned before they are counted."""
    state = game(2, 4, "base").state
    me = state.players[0]
    me.coins, me.caves = 7, [Cave("e001,e002,e003,e004,e005,e006")]
    state.outpost_row[0] = "carved_door"
    builder, *others = me.ready()
    one = judge(state)
    plan = (
        PlannedAction(BUILD, (builder,), ("carved_door",), price=3), PlannedAction(LABOUR, tuple(others)),
    )
    village = with_building(replace(one.evening, caves=()), "carved_door")
    goods = {**village.goods, "cider": village.goods["cider"] + 1}
    assert one.after(plan) == pytest.approx(one.value(replace(village, coins=7 - 3 + len(others), goods=goods)))


@pytest.mark.parametrize("item", ["mushroom", "ore", "potion"])
@pytest.mark.parametrize("round_", [2, 4, 6])
def test_an_item_is_offered_for_no_less_than_it_is_worth_by_the_learnt_judgement(item: str, round_: int) -> None:
    table = Table(2).laid(0, fish=1, pot=1).own(0, **{item: 1}).at(Step.TURN, round_)
    view = view_of(table.state, 0)
    without = replace(view.players[0], goods={**view.players[0].goods, item: 0})
    holder = LearntValuation(view, 0, Weights())
    poorer = LearntValuation(replace(view, players=(without, view.players[1])), 0, Weights())
    assert holder.kept(item) == pytest.approx(poorer.item(item))
    assert price_of(holder, item) * holder.coin >= poorer.item(item)


def test_tools_can_be_used_again_on_the_last_day() -> None:
    table = Table(tools=True).tool(0, "basket_of_plenty", used=True).at(Step.TURN, 6)
    view = view_of(table.state, 0)
    assert not tomorrow(view, view.players[0]).players[0].tools[0].used


def test_a_newcomer_changes_the_reputation() -> None:
    village = judge(game(2, 4).state).evening
    assert with_villager(village, "liquid_woman").reputation == village.reputation - 1


def test_what_a_trait_brings_depends_on_the_nights_to_come() -> None:
    ready = [learnt().worths(nights, 2)["ready"] for nights in NIGHTS]
    assert ready[0] > 0 and ready == sorted(ready)


def test_it_is_the_strongest_level() -> None:
    assert SPEC.strongest == "strong" and SPEC.ais["strong"] is STRONG


def answer(table: Table, seat: int = 0) -> tuple[str, ...]:
    return STRONG.choose(table_view(table.session, seat), table.question(seat), random.Random(0))


def test_with_too_few_beds_those_rise_who_are_needed_most() -> None:
    """Five are tired and there are three beds: the only builder, the only trainer and the brightest rise."""
    table = Table().at(Step.NIGHT, 3)
    for piece in ("bruno", "vera"):
        table.villager(0, piece)
    for one in table[0].villagers:
        one.zone = Zone.EXHAUSTED
    assert set(answer(table)) == {"bed:builder", "bed:trainer", "bed:bruno"}
    assert check_answer(AboveBelowRules(), table.now, table.question(0), answer(table))


def test_a_potion_and_a_cider_are_used_with_the_beds() -> None:
    table = Table().at(Step.NIGHT, 3).own(0, potion=1, cider=1)
    for piece in ("bruno", "vera"):
        table.villager(0, piece)
    for one in table[0].villagers:
        one.zone = Zone.EXHAUSTED
    table[0].villager("bruno").zone = Zone.INJURED
    found = answer(table)
    assert "potion:bruno" in found and sum(one.startswith("cider:") for one in found) == 1
    assert {one.partition(":")[2] for one in found} >= {"builder", "trainer", "bruno"}
    assert check_answer(AboveBelowRules(), table.now, table.question(0), found)


@pytest.mark.parametrize(("coins", "first"), [(0, "explore"), (20, "build")])
def test_explorers_go_before_the_builder_where_nobody_else_can_buy_the_house(coins: int, first: str) -> None:
    """What they bring may pay for a better one."""
    table = Table().coins(1, coins).on_offer("thatch_cot")
    explorers = PlannedAction(EXPLORE, ("trainer", "explorer"))
    plan = (PlannedAction(BUILD, ("builder",), ("thatch_cot",), 9.0, 5), explorers)
    state = table.state
    state.house_row[:], state.outpost_row[:] = ["thatch_cot", "", "", ""], [""] * 4
    state.key_houses, state.star_houses = [], []
    assert STRONG.in_order(judge(state), plan)[0].action == first


def test_a_building_that_is_asked_for_is_planned_however_little_it_is_worth() -> None:
    state = game(2, 4, "base").state
    state.round, state.players[0].coins = 7, 30
    one = judge(state)
    worst = min((name for name in state.house_row + state.star_houses), key=one.bargain)
    assert not Planner(one, 600).several(BUILD, 5, worst)
    assert all(worst in deed.what for plan in Planner(one, 600, worst).several(BUILD, 5, worst)
               for deed in plan if deed.action == BUILD and len(plan) == 1)
    assert Planner(one, 600, worst).several(BUILD, 5, worst)


def test_on_the_day_before_the_last_coins_are_worth_what_can_be_built_with_them_tomorrow() -> None:
    """With ten coins, four of income and three who labour, the villagers' star house (2 + 1 points, and 2 for each of
    three villagers) can be paid, but not with three; what is built today cannot be built again."""
    table = Table().coins(0, 10)
    table.state.round = 6
    one = judge(table.state)
    rich, poor = (after_last_day(one, replace(one.evening, coins=coins)) for coins in (13, 3))
    assert rich >= poor + 4
    assert "star_villagers" not in tomorrow(one.view, with_building(one.evening, "star_villagers")).star_houses
    there = tomorrow(one.view, replace(with_building(one.evening, "fish_pond"), coins=2))
    mine = there.players[0]
    assert (there.round, mine.coins, mine.on_cards["fish_pond"]) == (7, 6, 1) and len(mine.ready()) == 3


def test_tomorrow_potions_ciders_and_beds_are_used() -> None:
    table = Table().own(0, potion=1, cider=2)
    for piece in ("bruno", "vera"):
        table.villager(0, piece)
    table[0].villager("bruno").zone = Zone.INJURED
    one = judge(table.state)
    mine = tomorrow(one.view, one.evening).players[0]
    assert len(mine.ready()) == 5 and (mine.goods["potion"], mine.goods["cider"]) == (0, 0)


def test_a_quest_counts_as_soon_as_everything_for_it_is_there() -> None:
    """In the last round, too. Paper and a pot are asked for, four points."""
    table = Table(quests=True).own(0, paper=1).at(Step.TURN, 7)
    one = judge(table.state)
    assert "stationery" in one.view.quests and one.good("pot") == one.good("rope") + 4
