"""The strong AI seat: it answers every question acceptably and in time, sees only its view, and its learnt judgement
makes sense."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from games.above_below import SPEC
from games.above_below.actions.build import BUILD
from games.above_below.actions.labour import LABOUR
from games.above_below.ai.judgement import LearntValuation, traits_worth, weights, with_building, with_villager
from games.above_below.ai.plan import PlannedAction
from games.above_below.ai.strong import STRONG
from games.above_below.ai.trading import price_of
from games.above_below.ai.traits import goods_of, names, points_now, traits_of
from games.above_below.ai.weights import Weights
from games.above_below.rules import AboveBelowRules
from games.above_below.scoring import result
from games.above_below.state import AboveBelowState, Cave, Step
from games.above_below.view import view_of
from games.core.registry import new_run
from games.core.run import Run
from games.core.session import Session
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
    assert tuple(weights()["traits"]) == names()


def test_traits_of_a_state_and_of_a_view_are_the_same() -> None:
    state = game(3, 2).state
    reputations = [player.reputation for player in state.players]
    for player, seen in zip(state.players, view_of(state, None).players, strict=True):
        assert traits_of(player, reputations, state.quests) == traits_of(seen, reputations, state.quests)


def test_the_points_now_are_those_of_the_rules_once_all_goods_are_laid() -> None:
    """The rarest new kind comes first, so that most goods lie where they are worth most."""
    state = game(2, 3, "base").state
    me = state.players[0]
    me.track, me.reputation, me.coins = {"ore": 2}, 3, 0
    me.goods.update(fish=1, pot=3)
    assert goods_of(me) == [2, 1, 3]
    expected = points_now(me, [3, 0])
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
    assert one.now == points_now(view_of(state, 0).players[0], [0, 0])
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


def test_a_newcomer_changes_the_reputation() -> None:
    village = judge(game(2, 4).state).evening
    assert with_villager(village, "liquid_woman").reputation == village.reputation - 1


def test_what_a_trait_brings_depends_on_the_nights_to_come() -> None:
    ready = [traits_worth(nights)["ready"] for nights in NIGHTS]
    assert ready[0] > 0 and ready == sorted(ready)


def test_it_is_the_strongest_level() -> None:
    assert SPEC.strongest == "strong" and SPEC.ais["strong"] is STRONG
