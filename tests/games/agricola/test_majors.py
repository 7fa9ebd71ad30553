"""Every major improvement, by its id."""

from __future__ import annotations

import pytest

from games.agricola.majors.table import MAJORS, bread
from tests.games.agricola.table import Table, both, farm, give, table

RICH = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "food": 9, "fuel": 9}


def built(name: str, *answers: tuple[str, ...], moor: bool = True, goods: dict[str, int] | None = None) -> Table:
    """A table where seat 0 has just built a major that was made available."""
    one = table(2, farm(goods=RICH | (goods or {})), moor=moor)
    for stack in one.state.places:
        if name in stack:
            stack.remove(name)
            stack.append(name)
    one.place("major_improvement", (name,), *answers)
    assert one.me().majors == [name]
    return one


def paid(one: Table) -> dict[str, int]:
    """What seat 0 has paid since it was rich."""
    return {good: n - one.me().goods[good] for good, n in RICH.items() if n != one.me().goods[good]}


def cooks(one: Table, **rates: int) -> None:
    """Seat 0 gets one of everything edible and cooks it on its next turn, for these amounts of food."""
    names = ("sheep", "boar", "cattle", "horse", "vegetable")
    one.place("forest", seat=1)
    for name in names:
        for other in names:
            one.me().goods[other] = 0
        one.me().goods[name] = 1
        food = one.me().goods["food"]
        one.answer("anytime")
        offered = name in one.ids()
        assert offered == (name in rates), name
        if offered:
            one.answer(f"{name}=1")
            assert one.me().goods["food"] - food == rates[name], name
        else:
            one.answer(f"release:{name}=1")


def test_fireplace_2_cooks_and_bakes() -> None:
    one = built("fireplace_2")
    assert paid(one) == {"clay": 2}
    cooks(one, sheep=2, boar=2, cattle=3, vegetable=2)
    assert bread(("fireplace_2",), 3) == 6


def test_fireplace_3_cooks_and_bakes() -> None:
    one = built("fireplace_3")
    assert paid(one) == {"clay": 3}
    cooks(one, sheep=2, boar=2, cattle=3, vegetable=2)
    assert bread(("fireplace_3",), 3) == 6


def test_cooking_hearth_4_cooks_better() -> None:
    one = built("cooking_hearth_4")
    assert paid(one) == {"clay": 4}
    cooks(one, sheep=2, boar=3, cattle=4, vegetable=3)
    assert bread(("cooking_hearth_4",), 2) == 6


def test_cooking_hearth_5_cooks_better() -> None:
    one = built("cooking_hearth_5")
    assert paid(one) == {"clay": 5}
    cooks(one, sheep=2, boar=3, cattle=4, vegetable=3)
    assert bread(("cooking_hearth_5",), 2) == 6


@pytest.mark.parametrize(("old", "place"), [("fireplace_2", 0), ("fireplace_3", 1)])
def test_a_hearth_for_a_fireplace_which_goes_back_to_its_place(old: str, place: int) -> None:
    one = table(2, farm(majors=[old], goods={}))
    one.place("major_improvement", (f"cooking_hearth_5:for:{old}",))
    assert one.me().majors == ["cooking_hearth_5"] and one.goods() == {}
    assert one.state.places[place] == [old]


def test_well_brings_five_food() -> None:
    one = built("well", moor=False)
    assert paid(one) == {"wood": 1, "stone": 3}
    assert one.me().coming == {number: {"food": 1} for number in range(2, 7)}
    food = one.me().goods["food"]
    one.rest()
    assert one.state.round == 2 and one.me().goods["food"] == food + 1


def test_well_late_brings_what_is_left() -> None:
    one = table(2, give(wood=1, stone=3), round_number=12)
    one.place("major_improvement", ("well",))
    assert sorted(one.me().coming) == [13, 14]


def test_clay_oven_bakes_one_at_once() -> None:
    one = built("clay_oven", ("grain=1",), goods={"grain": 3})
    assert paid(one) == {"clay": 3, "stone": 1, "food": -5}
    assert bread(("clay_oven",), 1) == 5 and bread(("clay_oven",), 2) == 0


def test_stone_oven_bakes_two_at_once() -> None:
    one = built("stone_oven", ("grain=2",), goods={"grain": 3})
    assert paid(one) == {"clay": 1, "stone": 3, "food": -8}
    assert bread(("stone_oven", "clay_oven", "fireplace_2"), 5) == 5 + 4 + 4 + 2 + 2


def test_baking_at_once_may_be_declined() -> None:
    one = built("clay_oven", (), goods={"grain": 3})
    assert one.me().goods["grain"] == 3


def craft(name: str, good: str, n: int) -> Table:
    """A table at feeding whose seat 0 owns a craft building."""
    one = table(2, both(farm(majors=[name], goods={good: n}), give(1, food=9)), round_number=4)
    one.place("grain_seeds")
    one.place("reed_bank", seat=1)
    one.place("farmland", ("c1",))
    one.place("clay_pit", seat=1)
    return one


def test_joinery_turns_wood_into_food_and_points() -> None:
    one = craft("joinery", "wood", 6)
    one.answer("joinery=1", "grain=1")
    assert (one.me().goods["wood"], one.me().begging) == (5, 1)
    assert one.view(0).farms[0].points["bonus"] == 2


def test_pottery_turns_clay_into_food_and_points() -> None:
    one = craft("pottery", "clay", 8)
    one.answer("pottery=1")
    assert (one.me().goods["clay"], one.me().begging) == (7, 2)
    assert one.view(0).farms[0].points["bonus"] == 3


def test_basketmakers_workshop_turns_reed_into_food_and_points() -> None:
    one = craft("basketmakers_workshop", "reed", 3)
    one.answer("basketmakers_workshop=1")
    assert (one.me().goods["reed"], one.me().begging) == (2, 1)
    assert one.view(0).farms[0].points["bonus"] == 1


def test_horse_slaughterhouse_1_cooks_animals_only() -> None:
    one = built("horse_slaughterhouse_1")
    assert paid(one) == {"clay": 1, "stone": 1}
    cooks(one, sheep=1, boar=1, cattle=2, horse=2, vegetable=1)
    assert bread(("horse_slaughterhouse_1",), 1) == 0


def test_horse_slaughterhouse_2_cooks_animals_only() -> None:
    one = built("horse_slaughterhouse_2")
    assert paid(one) == {"clay": 1, "stone": 1}
    cooks(one, sheep=1, boar=1, cattle=2, horse=2, vegetable=1)


def test_cookhouse_1_cooks_everything() -> None:
    one = built("cookhouse_1")
    assert paid(one) == {"clay": 6}
    cooks(one, sheep=2, boar=3, cattle=4, horse=2, vegetable=3)
    assert bread(("cookhouse_1",), 2) == 6


def test_cookhouse_2_cooks_everything() -> None:
    one = built("cookhouse_2")
    assert paid(one) == {"clay": 6}
    cooks(one, sheep=2, boar=3, cattle=4, horse=2, vegetable=3)


@pytest.mark.parametrize("old", ["fireplace_2", "fireplace_3", "cooking_hearth_5"])
def test_a_cookhouse_for_a_fireplace_or_a_hearth(old: str) -> None:
    one = table(2, both(farm(majors=[old], goods={}), farm(1, majors=["cooking_hearth_4"])), moor=True)
    one.place("major_improvement", (f"cookhouse_1:for:{old}",))
    assert one.me().majors == ["cookhouse_1"]
    assert old in [stack[-1] for stack in one.state.places if stack]


def test_the_cookhouse_is_taken_before_the_hearth_above_it_comes_back() -> None:
    one = table(2, farm(majors=["cooking_hearth_4"], goods={}), moor=True)
    one.place("major_improvement", ("cookhouse_1:for:cooking_hearth_4",))
    assert one.state.places[2] == ["cooking_hearth_4"]


def test_slaughterhouses_are_no_upgrades_and_cannot_be_returned() -> None:
    one = table(2, farm(majors=["horse_slaughterhouse_1"], goods={}), moor=True)
    assert "major_improvement" not in one.ids()


def test_covered_majors_cannot_be_built() -> None:
    one = table(2, farm(goods=RICH), moor=True)
    one.place("major_improvement")
    assert "village_church" not in one.ids() and "well" in one.ids()
    assert one.refused("village_church") == "not_offered"
    one.answer("well")
    assert one.state.places[4] == ["village_church"]
    assert len(one.state.places) == 12 and sum(map(len, one.state.places)) == 23


def test_village_church_gives_food_and_sells_points() -> None:
    one = built("village_church")
    assert paid(one) == {"wood": 2, "stone": 4, "food": -2}
    other = table(2, both(farm(majors=["village_church"], forests="", goods={"food": 9, "fuel": 3}),
                          give(1, food=9, fuel=9)), round_number=4, moor=True)
    other.rest()
    assert dict(zip(other.ids(), other.asked().parts[0].limits, strict=True))["village_church"] == 1
    other.answer("village_church=1", "heat=2")
    other.answer("heat=2", seat=1)
    assert other.me().bonus == 1 and other.me().goods["fuel"] == 0


def test_heating_oven_gives_fuel_and_saves_one() -> None:
    one = built("heating_oven")
    assert paid(one) == {"clay": 1, "stone": 1, "fuel": -2}
    assert one.view(0).farms[0].heating == 1


def test_tiled_oven_limits_heating() -> None:
    one = built("tiled_oven")
    assert paid(one) == {"clay": 2, "stone": 1}
    assert one.view(0).farms[0].heating == 1


def stall(name: str, swap: str, before: dict[str, int], after: dict[str, int]) -> None:
    one = table(2, farm(majors=[name], goods=before), moor=True)
    one.place("anytime", (f"{swap}=2",))
    assert one.goods() == after


def test_furniture_stall_turns_wood_into_clay() -> None:
    assert paid(built("furniture_stall")) == {"wood": 1, "stone": 1}
    stall("furniture_stall", "furniture_stall:clay", {"wood": 3}, {"wood": 1, "clay": 2})


def test_ceramics_stall_turns_clay_into_wood() -> None:
    assert paid(built("ceramics_stall")) == {"clay": 1, "stone": 1}
    stall("ceramics_stall", "ceramics_stall:wood", {"clay": 3}, {"wood": 2, "clay": 1})


def test_basket_stall_turns_reed_into_other_resources() -> None:
    assert paid(built("basket_stall")) == {"reed": 1, "stone": 1}
    for good in ("wood", "clay", "stone"):
        stall("basket_stall", f"basket_stall:{good}", {"reed": 3}, {"reed": 1, good: 2})


def test_stalls_work_in_a_chain() -> None:
    one = table(2, farm(majors=["basket_stall"], goods={"reed": 2}), moor=True)
    one.place("anytime", ("burn=2", "basket_stall:wood=2"))
    assert one.goods() == {"fuel": 2}


@pytest.mark.parametrize(("horses", "fuel"), [(0, 4), (1, 5), (2, 5)])
def test_peat_charcoal_kiln_adds_fuel(horses: int, fuel: int) -> None:
    one = table(2, farm(majors=["peat_charcoal_kiln"], goods={"horse": horses}, pastures="e1", moors="c1"), moor=True)
    one.place("special:1-2-b:cut_peat")
    assert one.me().goods["fuel"] == fuel
    assert MAJORS["peat_charcoal_kiln"].cost == {"stone": 1}


@pytest.mark.parametrize(("fuel", "wood", "points"), [
    (2, 0, 0), (3, 0, 1), (4, 0, 1), (5, 0, 2), (9, 0, 2), (1, 2, 1), (0, 5, 2),
])
def test_peat_charcoal_kiln_points_at_the_end(fuel: int, wood: int, points: int) -> None:
    one = table(2, farm(majors=["peat_charcoal_kiln"], goods={"fuel": fuel, "wood": wood}), moor=True)
    assert one.view(0).farms[0].points["bonus"] == points


def test_peat_charcoal_kiln_and_joinery_do_not_count_the_same_wood() -> None:
    one = table(2, farm(majors=["peat_charcoal_kiln", "joinery"], goods={"fuel": 3, "wood": 5}), moor=True)
    assert one.view(0).farms[0].points["bonus"] == 3


@pytest.mark.parametrize(("horses", "wood"), [(0, 3), (1, 4)])
def test_foresters_lodge_adds_wood_and_points(horses: int, wood: int) -> None:
    change = farm(majors=["foresters_lodge"], goods={"horse": horses}, forests="c1 d1 e1")
    one = table(2, change, moor=True)
    assert one.view(0).farms[0].points["bonus"] == 3
    one.place("special:1-2-b:fell_trees", ("c1",))
    assert one.me().goods["wood"] == wood
    assert one.view(0).farms[0].points["bonus"] == 2


@pytest.mark.parametrize(("name", "cost"), [
    ("well", {"wood": 1, "stone": 2}), ("joinery", {"wood": 1, "stone": 2}), ("pottery", {"clay": 1, "stone": 2}),
    ("basketmakers_workshop", {"reed": 1, "stone": 2}), ("clay_oven", {"clay": 2, "stone": 1}),
    ("stone_oven", {"clay": 1, "stone": 2}), ("foresters_lodge", {"wood": 1, "clay": 1}), ("fireplace_2", {"clay": 2}),
])
def test_museum_of_the_moors_discounts(name: str, cost: dict[str, int]) -> None:
    one = table(2, farm(majors=["museum_of_the_moors"], goods=RICH), moor=True)
    one.place("major_improvement", (name,))
    assert paid(one) == cost


def test_riding_stables_feed_who_has_two_horses() -> None:
    one = table(2, farm(majors=["riding_stables"], pastures="e1", goods={"horse": 2}), moor=True)
    assert one.me().goods["food"] == 1
    one.me().goods["horse"] = 1
    one.rest()
    assert one.state.round == 2 and one.me().goods["food"] <= 1 + 2
    assert not any(line.text.key == "agricola-log-riding" for line in one.session.closed[-1].lines)


def test_a_new_cooking_improvement_waits_for_fuel_in_the_variant() -> None:
    one = table(2, give(clay=2, sheep=1, fuel=1), moor=True, fuel_tokens=True)
    one.place("major_improvement", ("fireplace_2",))
    one.place("forest", seat=1)
    assert one.me().locked == ["fireplace_2"]
    one.answer("anytime")
    assert one.refused("sheep=1") == "not_lit"
    one.answer("sheep=1", "light:fireplace_2=1")
    assert one.goods() == {"food": 2} and one.me().locked == []


def test_the_variant_moves_the_fuel_with_an_upgrade() -> None:
    one = table(2, farm(majors=["fireplace_2"], locked=["fireplace_2"], goods={}), moor=True, fuel_tokens=True)
    one.place("major_improvement", ("cooking_hearth_4:for:fireplace_2",))
    assert one.me().locked == ["cooking_hearth_4"]
    lit = table(2, farm(majors=["fireplace_2"], goods={}), moor=True, fuel_tokens=True)
    lit.place("major_improvement", ("cooking_hearth_4:for:fireplace_2",))
    assert lit.me().locked == []


def second(name: str, *answers: tuple[str, ...], goods: dict[str, int] | None = None) -> Table:
    """A table of six without the expansion where seat 0 has just built a second copy."""
    one = table(6, farm(goods=RICH | (goods or {})))
    one.place("major_improvement", (name,), *answers)
    assert one.me().majors == [name]
    return one


def test_the_second_copies_are_for_six_players_without_the_expansion() -> None:
    """Facts: eight cards with their own costs and the effects of the first copies; never with the expansion."""
    costs = {place.cards[0]: place.cost for place in table(6).view().places[10:]}
    assert costs == {
        "fireplace_4": {"clay": 4}, "cooking_hearth_6": {"clay": 6}, "well_2": {"clay": 1, "stone": 3},
        "clay_oven_2": {"clay": 4, "stone": 1}, "stone_oven_2": {"clay": 2, "stone": 3},
        "joinery_2": {"wood": 2, "stone": 3}, "pottery_2": {"clay": 2, "stone": 3},
        "basketmakers_workshop_2": {"reed": 2, "stone": 3},
    }
    assert len(table(5).view().places) == 10 and len(table(6, moor=True).view().places) == 12


def test_fireplace_4_cooks_and_bakes() -> None:
    one = second("fireplace_4")
    assert paid(one) == {"clay": 4} and bread(("fireplace_4",), 3) == 6
    one.me().goods["sheep"] = 1
    for seat, name in enumerate(("forest", "clay_pit", "reed_bank", "fishing", "grain_seeds"), 1):
        one.place(name, seat=seat)
    one.place("anytime", ("sheep=1",))
    assert one.me().goods["food"] == RICH["food"] + 2


def test_cooking_hearth_6_replaces_any_fireplace() -> None:
    one = table(6, farm(goods={}, majors=["fireplace_4"]))
    one.place("major_improvement", ("cooking_hearth_6:for:fireplace_4",))
    assert one.state.places[10] == ["fireplace_4"], "back on its own place"
    assert bread(("cooking_hearth_6",), 1) == 3
    one.me().goods["boar"] = 1
    for seat, name in enumerate(("forest", "clay_pit", "reed_bank", "fishing", "grain_seeds"), 1):
        one.place(name, seat=seat)
    one.place("anytime", ("boar=1",))
    assert one.goods() == {"food": 3}


def test_well_2_brings_five_food() -> None:
    assert second("well_2").me().coming == {number: {"food": 1} for number in range(2, 7)}


def test_clay_oven_2_bakes_one_at_once() -> None:
    assert paid(second("clay_oven_2", ("grain=1",), goods={"grain": 3})) == {"clay": 4, "stone": 1, "food": -5}
    assert bread(("clay_oven", "clay_oven_2"), 2) == 10


def test_stone_oven_2_bakes_two_at_once() -> None:
    assert paid(second("stone_oven_2", ("grain=2",), goods={"grain": 3})) == {"clay": 2, "stone": 3, "food": -8}


def second_workshop(name: str, good: str, food: int) -> None:
    """Both turn one good a harvest into food, and both count the goods left (ruling: they are not spent)."""
    first = name.removesuffix("_2")
    one = table(6, both(farm(majors=[first, name], goods={good: 5}), *(give(seat, food=9) for seat in range(1, 6))),
                round_number=4)
    alone = table(6, farm(majors=[name], goods={good: 5})).view(0).farms[0].points["bonus"]
    assert one.view(0).farms[0].points["bonus"] == 2 * alone > 0
    one.me().goods["food"] = 0
    one.rest()
    have = one.me().goods
    before = have[good], have["food"]
    one.answer(f"{first}=1", f"{name}=1")
    assert one.me().goods[good] == before[0] - 2 and one.me().begging == max(0, 4 - before[1] - 2 * food)


def test_joinery_2_turns_wood_into_food_and_points() -> None:
    second_workshop("joinery_2", "wood", 2)


def test_pottery_2_turns_clay_into_food_and_points() -> None:
    second_workshop("pottery_2", "clay", 2)


def test_basketmakers_workshop_2_turns_reed_into_food_and_points() -> None:
    second_workshop("basketmakers_workshop_2", "reed", 3)


def test_the_variant_lights_a_kitchen_with_fuel_that_comes_over_a_stall_while_feeding() -> None:
    """Appendix 5: clay becomes wood in the Ceramics Stall, wood becomes fuel, which lights the Fireplace: it cooks."""
    change = farm(majors=["ceramics_stall", "fireplace_2"], locked=["fireplace_2"], pastures="d1 e1", forests="",
                  moors="", goods={"clay": 3, "sheep": 2})
    one = table(2, both(change, give(1, food=9, fuel=9)), moor=True, fuel_tokens=True, round_number=4)
    one.place("infirmary")
    one.place("clay_pit", seat=1)
    one.place("day_laborer")
    one.place("reed_bank", seat=1)
    assert one.asked().key == "feed" and "light:fireplace_2" in one.ids()
    one.answer("ceramics_stall:wood=3", "burn=3", "light:fireplace_2=1", "sheep=1", "heat=2")
    assert one.me().locked == [] and one.me().sick == 0 and one.me().goods["clay"] == 0
