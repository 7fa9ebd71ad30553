"""The expansion: layouts, special actions, horses."""

from __future__ import annotations

from typing import Any

import pytest

from games.agricola.setup import yard_of
from games.agricola.special_actions import SPECIALS, cards_for
from tests.games.agricola.table import both, farm, give, spaces, table


@pytest.mark.parametrize("layout", range(1, 10))
def test_layouts_have_five_forests_three_moors_and_five_free_spaces(layout: int) -> None:
    yard = yard_of(layout)
    counts = (yard.forests.bit_count(), yard.moors.bit_count(), yard.unused.bit_count())
    assert counts == (5, 3, 5)


def test_no_two_players_get_the_same_layout() -> None:
    one = table(6, moor=True, given={"layouts": None})
    assert len({(player.yard.forests, player.yard.moors) for player in one.state.players}) == 6


def test_the_major_improvement_comes_first_with_the_moor() -> None:
    for seed in range(5):
        one = table(2, moor=True, given={"round_cards": None, "starting_player": seed % 2})
        assert one.state.round_cards == ["major_improvement"]


@pytest.mark.parametrize(("players", "cards"), [(1, 10), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_special_cards_by_number_of_players(players: int, cards: int) -> None:
    assert len(cards_for(players)) == cards
    assert {action for card in cards_for(players) for action in SPECIALS[card].actions} == {
        "fell_trees", "slash_and_burn", "cut_peat", "horse_market", "hiring_fair", "black_market", "illicit_work",
    }


def test_fell_trees_slash_and_burn_and_cut_peat() -> None:
    one = table(2, farm(forests="c1 d1", moors="b2"), moor=True)
    one.place("special:1-2-b:fell_trees", ("d1",))
    assert one.me().goods["wood"] == 2 and one.me().yard.forests == spaces("c1")
    burnt = table(2, farm(forests="c1 d1", moors="b2"), moor=True)
    burnt.place("special:1-2-b:slash_and_burn", ("d1",))
    assert burnt.me().yard.fields == spaces("d1") and burnt.me().yard.forests == spaces("c1")
    cut = table(2, farm(forests="c1 d1", moors="b2"), moor=True)
    cut.place("special:1-2-b:cut_peat")
    assert cut.me().goods["fuel"] == 3 and cut.me().yard.moors == 0


def test_slash_and_burn_needs_a_field_beside_if_there_is_any() -> None:
    one = table(2, farm(fields="b1", forests="c1 e1"), moor=True)
    one.place("special:1-2-b:slash_and_burn")
    assert one.me().yard.fields == spaces("b1 c1")
    none = table(2, farm(fields="b1", forests="e1"), moor=True)
    assert "special:1-2-b:slash_and_burn" not in none.ids()


def test_a_special_action_places_nobody() -> None:
    one = table(2, moor=True)
    one.place("special:1-2-a:hiring_fair")
    assert one.me().home == 2 and one.me().goods["food"] == 3
    assert set(one.session.open()) == {1}


def test_the_second_user_pays_and_the_card_lies_face_down() -> None:
    one = table(3, moor=True, change=both(give(1, food=4), give(2, food=4)))
    one.place("special:1-3-b:hiring_fair")
    one.place("special:1-3-b:fell_trees", ("d1",), seat=1)
    assert one.me(1).goods["food"] == 2 and one.me(1).goods["wood"] == 2
    assert not any("1-3-b" in name for name in one.ids(2))


def test_nobody_takes_the_same_card_twice() -> None:
    one = table(2, moor=True)
    one.place("special:1-2-a:hiring_fair")
    one.place("forest", seat=1)
    assert not any("1-2-a" in name for name in one.ids())


def test_without_two_food_the_second_use_is_out_of_reach() -> None:
    one = table(2, give(1, food=1), moor=True)
    one.place("special:1-2-b:cut_peat", ("b2",))
    assert not any("1-2-b" in name for name in one.ids(1))


def test_cards_are_back_in_the_next_round() -> None:
    one = table(2, moor=True)
    one.place("special:1-2-b:cut_peat", ("b2",))
    one.rest()
    assert one.state.round == 2 and all(card.users == [] for card in one.state.specials)


def test_special_actions_need_somebody_at_home_but_the_sick_will_do() -> None:
    one = table(2, moor=True)
    one.me().sick = 2
    one.place("forest")
    one.place("clay_pit", seat=1)
    assert "special:1-2-a:hiring_fair" in one.ids()


def test_impossible_special_actions_are_not_offered() -> None:
    one = table(2, farm(forests="", moors="", goods={}), moor=True)
    assert [name for name in one.ids() if ":" in name] == ["special:1-2-a:hiring_fair"]


@pytest.mark.parametrize(("players", "card", "price"), [
    (2, "1-2-a", 1), (3, "1-3-a", 0), (4, "1-4-a", 0), (5, "1-5-6-a", 1), (6, "1-5-6-a", 1),
])
def test_the_price_of_a_horse(players: int, card: str, price: int) -> None:
    one = table(players, give(food=2), moor=True)
    one.place(f"special:{card}:horse_market")
    assert one.goods() == {"horse": 1} | ({"food": 2 - price} if price < 2 else {})


def test_a_horse_without_a_home_runs_away() -> None:
    one = table(2, give(food=1, sheep=1), moor=True)
    one.place("special:1-2-a:horse_market")
    assert one.asked().key == "house_animals"
    one.answer("sheep=1")
    assert one.goods() == {"sheep": 1}


@pytest.mark.parametrize(("players", "card", "food"), [(2, "1-2-a", 1), (3, "1-3-b", 2), (4, "1-4-b", 1)])
def test_what_the_hiring_fair_pays(players: int, card: str, food: int) -> None:
    one = table(players, give(), moor=True)
    one.place(f"special:{card}:hiring_fair")
    assert one.goods() == {"food": food}


def test_illicit_work_builds_for_a_food_and_a_fuel() -> None:
    one = table(2, give(food=1, fuel=1, clay=2), moor=True)
    one.place("special:1-2-a:illicit_work", ("fireplace_2",))
    assert one.goods() == {} and one.me().home == 2
    with_wood = table(2, give(food=1, wood=1, clay=2), moor=True)
    with_wood.place("special:1-2-a:illicit_work", ("fireplace_2",))
    assert with_wood.goods() == {}


def test_illicit_work_is_not_offered_when_the_cost_could_not_be_paid_as_well() -> None:
    assert "special:1-2-a:illicit_work" not in table(2, give(food=1, fuel=1, clay=1), moor=True).ids()
    one = table(2, farm(goods={"food": 1, "wood": 1, "stone": 1, "clay": 0}), moor=True)
    one.state.places[5].remove("clay_oven")
    assert "special:1-2-a:illicit_work" in one.ids()  # the kiln for 1 stone


def test_wood_burns_at_any_time() -> None:
    one = table(2, give(wood=3), moor=True)
    one.place("anytime", ("burn=2",))
    assert one.goods() == {"wood": 1, "fuel": 2}
    plain = table(2, give(wood=3))
    plain.place("anytime")
    assert [part.key for part in plain.asked().parts] == ["discard"]


@pytest.mark.parametrize("what", [{"forests": "e1"}, {"moors": "e1"}])
def test_forests_and_moors_are_not_fenced_built_on_or_unused(what: dict[str, Any]) -> None:
    one = table(2, farm(**{"forests": "", "moors": "", **what}, goods={"wood": 9, "reed": 2}), round_number=2,
                moor=True)
    assert "unused" in one.view(0).farms[0].points and one.view(0).farms[0].points["unused"] == -12
    one.place("fencing")
    assert "e1" not in one.ids()
    one.session.undo(0)
    one.place("farm_expansion", ())
    assert "e1" not in one.ids()


def test_horses_score_one_each_without_limit() -> None:
    one = table(2, moor=True)
    one.me().goods["horse"] = 0
    assert one.view(0).farms[0].points["horses"] == -1
    one.me().yard.fences = 0
    one.me().goods["horse"] = 5
    assert one.view(0).farms[0].points["horses"] == 5


def test_a_sick_person_scores_one() -> None:
    one = table(2, farm(people=5), moor=True)
    one.me().sick = 1
    assert one.view(0).farms[0].points["people"] == 13
