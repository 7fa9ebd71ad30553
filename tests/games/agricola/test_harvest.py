"""The harvest: fields, feeding and heating, breeding."""

from __future__ import annotations

import pytest

from games.core.catalogue import catalogue
from games.core.text import Text
from games.core.view import table_view
from tests.games.agricola.table import Table, both, farm, give, spaces, table


def people_may_go(one: Table, seat: int = 0) -> list[str]:
    """The spaces offered, without special actions and exchanges."""
    return [name for name in one.ids(seat) if ":" not in name and name != "anytime"]


def test_fields_give_one_each_before_feeding() -> None:
    one = table(2, both(farm(fields="b1 c1", grain_on={"b1": 3}, vegetable_on={"c1": 1}), give(1, food=20)),
                round_number=4)
    one.me().goods["food"] = 20
    one.rest()
    assert one.me().goods["grain"] >= 1 and one.me().goods["vegetable"] == 1
    assert one.me().yard.grain == {"b1": 2} and one.me().yard.vegetable == {}


def test_food_may_not_be_withheld_and_crops_may() -> None:
    one = table(2, both(give(grain=1), give(1, food=20)), round_number=4)
    one.place("fishing")
    one.rest()
    decision = one.asked()
    assert decision.key == "feed" and decision.args["food"] == 4
    have = one.me().goods["food"]
    one.answer()
    assert one.me().goods["food"] == 0 and one.me().begging == 4 - have and one.me().goods["grain"] == 1


def test_crops_and_animals_feed_the_family() -> None:
    change = farm(majors=["fireplace_2"], pastures="d1 e1", goods={"grain": 1, "vegetable": 1, "sheep": 3})
    one = table(2, both(change, give(1, food=20)), round_number=4)
    food = one.me().goods["food"]
    one.place("clay_pit")
    one.rest()
    one.answer("grain=1", "vegetable=1", "sheep=1")
    assert food == 0 and one.me().begging == 0
    assert one.goods()["sheep"] == 3, "two of them bred"


def test_more_than_there_is_is_refused_by_name() -> None:
    change = farm(majors=["joinery"], goods={"wood": 2})
    one = table(2, both(change, give(1, food=20, fuel=9)), round_number=4, moor=True)
    one.place("infirmary")
    one.rest()
    assert one.refused("burn=2", "joinery=1", "heat=2") == "overdrawn"
    assert one.refused("heat=2") == "overdrawn"
    wood = one.me().goods["wood"]
    assert wood == 2
    one.answer("burn=1", "joinery=1", "heat=1")
    assert one.me().goods["wood"] == 0 and one.me().sick == 1


def test_newborns_eat_one() -> None:
    one = table(2, both(farm(rooms="a1 a2 a3"), give(food=9), give(1, food=20)), round_number=7)
    one.place("basic_wish_for_children")
    assert one.view(0).farms[0].food_due == 5
    one.rest()
    assert one.state.round == 8 and one.me().goods["food"] == 9 - 5
    assert one.view(0).farms[0].food_due == 6


@pytest.mark.parametrize(("rooms", "house", "majors", "due"), [
    ("a2 a3", "wood", [], 2), ("a1 a2 a3", "wood", [], 3), ("a1 a2 a3", "stone", [], 1), ("a2 a3", "stone", [], 0),
    ("a1 a2 a3 b1", "clay", [], 3), ("a1 a2 a3 b1", "stone", [], 2), ("a2 a3", "wood", ["heating_oven"], 1),
    ("a2 a3", "wood", ["tiled_oven"], 1), ("a2 a3", "clay", ["tiled_oven"], 1), ("a2 a3", "stone", ["tiled_oven"], 0),
    ("a1 a2 a3 b1", "wood", ["tiled_oven", "heating_oven"], 1), ("a2 a3", "clay", ["heating_oven", "tiled_oven"], 0),
])
def test_heating_costs(rooms: str, house: str, majors: list[str], due: int) -> None:
    one = table(2, farm(rooms=rooms, house=house, majors=majors, forests="", moors=""), moor=True)
    assert one.view(0).farms[0].heating == due


def test_without_the_moor_nothing_is_heated() -> None:
    assert table().view(0).farms[0].heating == 0


def test_unheated_rooms_make_people_ill_but_never_more_than_there_are() -> None:
    change = farm(rooms="a1 a2 a3", goods={"food": 9}, forests="", moors="")
    one = table(2, both(change, give(1, food=9, fuel=9)), round_number=4, moor=True)
    one.place("reed_bank")
    one.place("infirmary", seat=1)
    one.place("infirmary")
    one.place("infirmary", seat=1)
    one.answer("heat=2", seat=1)
    assert one.me().sick == 2 and one.state.round == 5
    assert people_may_go(one) == ["infirmary"]
    one.place("infirmary")
    one.place("infirmary", seat=1)
    one.place("infirmary")
    assert one.me().sick == 0
    one.rest()
    assert one.me().home == 2 and "forest" in one.ids()


def test_the_sick_go_only_to_the_infirmary_and_any_number_may() -> None:
    one = table(2, give(), moor=True)
    one.me().sick = 1
    one.place("forest")
    one.place("infirmary", seat=1)
    assert people_may_go(one) == ["infirmary"]
    obstacles = {space.id: space.obstacle for space in one.view(0).spaces}
    assert obstacles["fishing"] == "sick" and obstacles["infirmary"] is None
    one.place("infirmary")
    assert one.me().goods["food"] == 1 and one.me().sick == 0
    assert one.state.spaces["infirmary"].people == [1, 0]


def test_deliberate_cold_is_allowed() -> None:
    one = table(2, both(give(food=9, fuel=5), give(1, food=9, fuel=5)), round_number=4, moor=True)
    for seat in (0, 1, 0, 1):
        one.place("infirmary", seat=seat)
    one.answer("heat=1")
    one.answer("heat=2", seat=1)
    assert one.me().sick == 1 and one.me().goods["fuel"] == 4


def test_feeding_is_answered_in_any_order_and_may_be_changed_until_all_have() -> None:
    one = table(2, both(give(food=1, grain=3), give(1, food=1, grain=3)), round_number=4)
    one.place("reed_bank")
    one.place("clay_pit", seat=1)
    one.place("forest")
    one.place("farmland", ("c1",), seat=1)
    one.answer("grain=3", seat=1)
    assert one.session.held(1) is not None
    one.answer("grain=2", seat=1)
    one.answer("grain=3")
    assert one.me().begging == 0 and one.me(1).begging == 1


def test_breeding_gives_one_of_each_species_with_two() -> None:
    change = farm(pastures="d1 e1, d2 e2", goods={"food": 9, "sheep": 2, "boar": 3, "cattle": 1})
    one = table(2, both(change, give(1, food=9)), round_number=4)
    one.rest()
    assert {s: one.me().goods[s] for s in ("sheep", "boar", "cattle")} == {"sheep": 3, "boar": 4, "cattle": 1}


def test_young_without_room_are_chosen_and_nothing_is_cooked() -> None:
    change = farm(stables="d1 d2 d3", majors=["fireplace_2"], goods={"food": 9, "sheep": 2, "boar": 2})
    one = table(2, both(change, give(1, food=9)), round_number=4)
    one.place("reed_bank")
    one.rest()
    one.answer()
    food = one.me().goods["food"]
    assert one.asked().key == "breed"
    assert one.refused("sheep=3", "boar=3") == "no_room"
    one.answer("sheep=3", "boar=1")
    assert (one.me().goods["sheep"], one.me().goods["boar"]) == (3, 1)
    assert one.me().goods["food"] == food


def test_crafts_work_once_a_harvest() -> None:
    change = farm(majors=["joinery", "pottery", "basketmakers_workshop"], goods={"wood": 2, "clay": 2, "reed": 2})
    one = table(2, both(change, give(1, food=9)), round_number=4)
    one.place("grain_seeds")
    one.place("forest", seat=1)
    one.place("meeting_place")
    one.place("clay_pit", seat=1)
    parts = one.asked().parts[0]
    assert dict(zip(parts.ids, parts.limits, strict=True))["joinery"] == 1
    food = one.me().goods["food"]
    one.answer("joinery=1", "pottery=1", "basketmakers_workshop=1")
    assert one.me().goods["food"] == food + 7 - 4


def test_solo_adults_eat_three() -> None:
    assert table(1).view(0).farms[0].food_due == 6


def test_the_field_phase_comes_before_feeding() -> None:
    one = table(2, both(farm(fields="b1", grain_on={"b1": 1}, goods={"food": 0}), give(1, food=9)), round_number=4)
    one.place("clay_pit")
    one.rest()
    assert one.asked().key == "feed" and one.me().goods["grain"] >= 1
    assert one.me().yard.fields == spaces("b1") and one.me().yard.grain == {}


def hungry_with_sheep() -> Table:
    """At feeding: one food too little, two sheep, and a Fireplace that cooks each into two."""
    change = farm(majors=["fireplace_2"], pastures="d1 e1", goods={"sheep": 2, "food": 1})
    one = table(2, both(change, give(1, food=20)), round_number=4)
    one.place("day_laborer")
    one.place("clay_pit", seat=1)
    one.place("reed_bank")
    one.place("forest", seat=1)
    return one


def test_what_is_cooked_between_eating_and_breeding_is_kept() -> None:
    """Cooking is possible at any time but while animals breed; crops and animals need not feed the family."""
    one = hungry_with_sheep()
    assert [part.key for part in one.asked().parts] == ["feed", "after"]
    one.answer("after:sheep=1")
    assert one.me().begging == 1 and one.goods() == {"food": 2, "sheep": 1, "reed": 1}, "one sheep alone does not breed"


def test_a_sheep_is_cooked_before_the_meal_or_after_it_not_twice() -> None:
    one = hungry_with_sheep()
    assert one.refused("sheep=1", "after:sheep=2") == "overdrawn"
    one.answer("sheep=1", "after:sheep=1")
    assert one.me().begging == 0 and one.goods() == {"food": 3, "reed": 1}


def test_who_has_food_enough_is_not_asked_when_to_cook() -> None:
    """What is cooked before the meal is left over all the same."""
    one = hungry_with_sheep()
    one.session.undo(1)
    one.me().goods["food"] = 9
    one.place("forest", seat=1)
    assert [part.key for part in one.asked().parts] == ["feed"]


def trap() -> Table:
    """At feeding: 3 food and 2 grain, where 4 food and 2 fuel are asked for."""
    one = table(2, both(give(grain=2), give(1, food=20, fuel=9)), round_number=4, moor=True)
    one.place("infirmary")
    one.place("clay_pit", seat=1)
    one.place("day_laborer")
    one.place("reed_bank", seat=1)
    assert one.goods() == {"food": 3, "grain": 2}
    return one


def test_every_proposal_of_feeding_says_what_it_leads_to() -> None:
    question = table_view(trap().session, 0).question
    assert question is not None and question.previewed
    said = {answer: english(text) for answer, text in question.outcomes.items()}
    assert set(said) == set(question.decision.proposals)
    assert said["grain=1",] == "everybody is fed; 2 people fall ill"
    assert said[()] == "begs for 1: −3 points; 2 people fall ill"
    assert english(question.prompt).endswith("costs 3 points. Each fuel missing puts one person in bed.")


def test_what_a_proposal_says_is_what_happens() -> None:
    for answer, begging, sick in ((("grain=1",), 0, 2), ((), 1, 2)):
        one = trap()
        one.answer(*answer)
        assert (one.me().begging, one.me().sick) == (begging, sick)


def test_feeding_with_plenty_is_one_click_that_says_so() -> None:
    rich = farm(majors=["fireplace_2"], goods={"food": 9, "fuel": 9, "sheep": 1})
    one = table(2, both(rich, give(1, food=9, fuel=9)), round_number=4, moor=True)
    one.rest()
    question = table_view(one.session, 0).question
    assert question is not None and question.decision.key == "feed" and not question.previewed
    assert question.decision.proposals[0] == ("heat=2",)
    assert english(question.outcomes["heat=2",]) == "everybody is fed; the house is warm"


def english(text: Text) -> str:
    return catalogue("en", ("games.core.texts", "games.agricola.texts")).say(text, "P{}".format)
