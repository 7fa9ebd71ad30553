"""Cards that do something when their owner uses an action space."""

from __future__ import annotations

import pytest

from games.agricola.state import AgricolaState
from tests.games.agricola.farm import Farm


def test_a160_lutenist_interrupts_another_player() -> None:
    one = Farm(4).card(1, "A160").has(1, food=1).place("traveling_players", seat=2).asks(1, "buy").yes(1)
    one.owns(1, wood=1, vegetable=1).quiet()


def test_a160_lutenist_may_decline_and_ignores_its_owner() -> None:
    Farm(4).card(0, "A160").place("traveling_players").owns(0, food=1).quiet()
    Farm(4).card(0, "A160").has(0, food=2).place("traveling_players", seat=1).no().owns(0, food=3, wood=1)


@pytest.mark.parametrize(("card", "space", "got"), [
    ("A067", "grain_seeds", {"grain": 2}), ("A116", "forest", {"wood": 4}),
    ("B121", "reed_bank", {"reed": 1, "clay": 1}),
    ("B142", "grain_seeds", {"grain": 1, "vegetable": 1}), ("B077", "day_laborer", {"food": 2, "clay": 3}),
    ("M087", "fishing", {"food": 1, "fuel": 2}), ("M120", "fishing", {"food": 1, "clay": 2}),
    ("M124", "day_laborer", {"food": 2, "stone": 1}), ("A078", "fishing", {"food": 2, "reed": 1}),
    ("M083", "day_laborer", {"food": 2, "fuel": 1}),
])
def test_goods_with_a_space(card: str, space: str, got: dict[str, int]) -> None:
    Farm().card(0, card).place(space).owns(0, **got)
    Farm().card(1, card).place(space).owns(1)


def test_a067_corn_scoop_gives_a_grain_more() -> None:
    Farm().card(0, "A067").place("grain_seeds").owns(0, grain=2)
    Farm().card(0, "A067").place("forest").owns(0, wood=3)


def test_a078_canoe_needs_an_occupation() -> None:
    Farm().hand(0, "A078").has(0, wood=2).place("meeting_place").refuses("A078")
    Farm().hand(0, "A078").card(0, "A067", "A116").has(0, wood=2).place("meeting_place", ("A078",)).owns(0)


def test_a078_canoe_gives_food_and_reed() -> None:
    Farm().card(0, "A078").place("fishing").owns(0, food=2, reed=1)


def test_a080_stone_tongs_work_in_quarries_only() -> None:
    Farm(number=7).card(0, "A080").place("western_quarry").owns(0, stone=2)
    Farm().card(0, "A080").place("resource_market").owns(0, food=1, stone=1)


def test_a116_wood_cutter_takes_one_more() -> None:
    Farm(4).card(0, "A116").place("copse").owns(0, wood=2)
    Farm().card(0, "A116").place("clay_pit").owns(0, clay=1)


def test_b121_geologist_digs_in_the_clay_pit_with_three_players() -> None:
    Farm(3).card(0, "B121").place("clay_pit").owns(0, clay=2)
    Farm(2).card(0, "B121").place("clay_pit").owns(0, clay=1)


def test_a155_conjurer_performs() -> None:
    Farm(4).card(0, "A155").place("traveling_players").owns(0, food=1, wood=1, grain=1)
    Farm(4).card(0, "A155").place("traveling_players", seat=1).owns(0)


def test_b142_greengrocer_brings_a_vegetable() -> None:
    Farm(3).card(0, "B142").place("grain_seeds").owns(0, grain=1, vegetable=1)


def test_b156_storehouse_keeper_chooses() -> None:
    Farm(4).card(0, "B156").place("resource_market", ("clay",)).owns(0, reed=1, stone=1, food=1, clay=1)
    Farm(4).card(0, "B156").place("forest").owns(0, wood=3).quiet()


def test_a114_seasonal_worker_chooses_from_round_six() -> None:
    Farm(number=5).card(0, "A114").place("day_laborer").owns(0, food=2, grain=1).quiet()
    Farm(number=6).card(0, "A114").place("day_laborer", ("vegetable",)).owns(0, food=2, vegetable=1)


def test_a119_firewood_comes_at_the_end_of_the_turn() -> None:
    Farm().card(0, "A119").place("farmland", ("a1",)).owns(0, wood=1)
    Farm().card(0, "A119").place("clay_pit").owns(0, clay=1)


def test_b077_loam_pit_digs_clay() -> None:
    Farm().card(0, "B077").place("day_laborer").owns(0, food=2, clay=3)


def test_m083_coal_seam_works_with_two_acts() -> None:
    Farm().card(0, "M083").place("day_laborer").owns(0, food=2, fuel=1)
    Farm().card(0, "M083").place("special:1-2-a:hiring_fair").owns(0, food=1, fuel=1)
    Farm().hand(0, "M083").has(0, wood=1, clay=1).place("meeting_place", ("M083",)).owns(0, fuel=1)


def test_m087_peat_barge_fishes_fuel() -> None:
    Farm().card(0, "M087").place("fishing").owns(0, food=1, fuel=2)


def test_m098_fish_smoke_house_sells_food() -> None:
    Farm().card(0, "M098").has(0, fuel=1).place("fishing").yes().owns(0, food=4)
    Farm().card(0, "M098").has(0, fuel=1).place("fishing").no().owns(0, food=1, fuel=1)
    Farm().card(0, "M098").place("fishing").owns(0, food=1).quiet()


def test_m099_healing_clay_is_for_the_sick() -> None:
    Farm().card(0, "M099").yard(0, sick=1).place("infirmary").owns(0, food=2)
    Farm().card(0, "M099").place("infirmary").owns(0, food=1)
    Farm().hand(0, "M099").has(0, clay=1).place("meeting_place", ("M099",)).owns(0, food=1)


def test_b056_brook_flows_past_four_spaces() -> None:
    one = Farm().hand(0, "B056").place("fishing").place("clay_pit", seat=1)
    one.place("meeting_place", ("B056",)).next_round().place("reed_bank").owns(0, food=2, reed=2)
    Farm().hand(0, "B056").place("meeting_place").refuses("B056")


def test_b056_brook_flows_past_the_first_round_card() -> None:
    Farm().card(0, "B056").has(0, clay=2).place("major_improvement", ("fireplace_2",)).owns(0, food=1)


def test_b062_pitchfork_waits_for_farmland() -> None:
    Farm().card(0, "B062").place("farmland", ("a1",), seat=1).place("grain_seeds").owns(0, grain=1, food=3)
    Farm().card(0, "B062").place("grain_seeds").owns(0, grain=1)


def test_a138_harpooner_pays_wood() -> None:
    Farm(3).card(0, "A138").has(0, wood=1).place("fishing").yes().owns(0, food=3, reed=1)
    Farm(3).card(0, "A138").has(0, wood=1).place("fishing").no().owns(0, food=1, wood=1)
    Farm(3).card(0, "A138").place("fishing").owns(0, food=1).quiet()


@pytest.mark.parametrize(("space", "species", "number"), [
    ("sheep_market", "sheep", 4), ("pig_market", "boar", 9), ("cattle_market", "cattle", 10),
])
def test_a147_animal_dealer_sells_one_more(space: str, species: str, number: int) -> None:
    one = Farm(3, number=number).card(0, "A147").has(0, food=1).yard(0, pastures="e1 e2").place(space).yes()
    one.owns(0, **{species: 2})


def test_a147_animal_dealer_wants_food() -> None:
    Farm(3, number=4).card(0, "A147").place("sheep_market").owns(0, sheep=1).quiet()


def test_b166_cattle_feeder_sells_cattle() -> None:
    Farm(4).card(0, "B166").has(0, food=1).place("grain_seeds").yes().owns(0, grain=1, cattle=1)
    Farm(4).card(0, "B166").has(0, food=1).place("grain_seeds").no().owns(0, grain=1, food=1)


def test_m129_plowhorse_market_sells_before_or_after_plowing() -> None:
    one = Farm().card(0, "M129").has(0, food=1).place("farmland")
    one.yes().asks(0, "plow").answer("a1").owns(0, horse=1).quiet()
    one = Farm().card(0, "M129").has(0, food=1).place("farmland")
    one.no().answer("a1").yes().owns(0, horse=1).quiet()


def test_m130_nosebag_brings_a_horse() -> None:
    Farm().card(0, "M130").place("grain_seeds").owns(0, grain=1, horse=1)


def test_b108_oven_firing_boy_bakes() -> None:
    Farm().card(0, "B108", "fireplace_2").has(0, grain=1).place("forest", ("grain=1",)).owns(0, wood=3, food=2)
    Farm().card(0, "B108", "fireplace_2").has(0, grain=1).place("forest", ()).owns(0, wood=3, grain=1)
    Farm().card(0, "B108").has(0, grain=1).place("forest").owns(0, wood=3, grain=1).quiet()


def test_a024_threshing_board_bakes_before_or_after_plowing() -> None:
    one = Farm().card(0, "A024", "fireplace_2").has(0, grain=1).place("farmland", ("grain=1",))
    one.asks(0, "plow").answer("a1").owns(0, food=2).quiet()
    one = Farm().card(0, "A024", "fireplace_2").has(0, grain=1).place("farmland", ())
    one.answer("a1").asks(0, "bake").answer("grain=1").owns(0, food=2).quiet()
    one = Farm().card(0, "A024", "fireplace_2").has(0, grain=1).place("farmland", ())
    one.answer("a1").answer().owns(0, grain=1).quiet()


def test_b091_assistant_tiller_plows() -> None:
    one = Farm().card(0, "B091").place("day_laborer", ("a1",)).owns(0, food=2)
    assert one.me().yard.fields
    Farm().card(0, "B091").place("day_laborer", ()).owns(0, food=2).quiet()


def test_b087_cottager_builds_one_room_or_renovates() -> None:
    one = Farm().card(0, "B087").has(0, wood=10, reed=4).place("day_laborer")
    assert one.asked().parts[0].most == 1
    one.answer("b3").owns(0, wood=5, reed=2, food=2).quiet()
    one = Farm().card(0, "B087").has(0, clay=2, reed=1).place("day_laborer", ("clay",))
    assert one.me().house == "clay"
    one = Farm().card(0, "B087").has(0, clay=2, reed=1).place("day_laborer", ("nothing",))
    assert one.me().house == "wood"


def test_m042_deep_plow_turns_a_moor_before_or_after() -> None:
    one = Farm().card(0, "M042").yard(0, moors="c3").place("farmland", ("c3",))
    one.asks(0, "plow").refuses("a1").answer("c2").quiet()
    one = Farm().card(0, "M042").yard(0, moors="c3").place("farmland", ())
    one.answer("c2").asks(0, "moor_to_field").answer().quiet()
    Farm().hand(0, "M042").card(0, "fireplace_2", "well").has(0, wood=3).place("meeting_place", ("M042",), ("a1",))


def test_m041_cattle_collar_plows_once_more() -> None:
    one = Farm(number=8).card(0, "M041").has(0, cattle=1).place("farmland", ("a1",), ("b1",))
    assert one.me().yard.fields.bit_count() == 2
    Farm(number=8).card(0, "M041").place("farmland", ("a1",)).quiet()
    one = Farm(number=8).card(0, "M041").has(0, cattle=1).yard(0, forests="a1")
    one.place("special:1-2-b:slash_and_burn").answer("b1").quiet()


def test_m054_agricultural_implement_takes_a_special_action() -> None:
    one = Farm().card(0, "M054").place("farmland", ("a1",)).asks(0, "special")
    one.answer("special:1-2-a:hiring_fair").owns(0, food=1).quiet()
    Farm().card(0, "M054").place("farmland", ("a1",), ()).owns(0).quiet()
    Farm().card(0, "M054").place("forest").quiet()


def test_m061_hay_wagon_builds_after_taking_much() -> None:
    Farm().card(0, "M061").has(0, wood=2, reed=2).place("forest", ("b3",)).owns(0)
    Farm().card(0, "M061").has(0, clay=2, reed=1).place("forest", ("nothing",)).owns(0, wood=3, clay=2, reed=1)
    Farm().card(0, "M061").has(0, clay=2, reed=1).place("clay_pit").owns(0, clay=3, reed=1).quiet()


def test_m110_farm_cart_brings_grain() -> None:
    def pile(state: AgricolaState) -> None:
        state.spaces["forest"].goods["wood"] = 2

    Farm().card(0, "M110").change(pile).place("forest").owns(0, wood=5, grain=1)
    Farm().card(0, "M110").place("forest").owns(0, wood=3)


def test_m114_riverside_woods_give_three_at_most() -> None:
    Farm().card(0, "M114").yard(0, forests="a1 b1").place("fishing").owns(0, food=1, wood=2)
    Farm().card(0, "M114").yard(0, forests="a1 b1 c1 d1").place("fishing").owns(0, food=1, wood=3)


def test_m117_draught_horses_pull_wood() -> None:
    Farm().card(0, "M117").has(0, horse=1, food=1).place("forest").yes().owns(0, horse=1, wood=4)
    Farm().card(0, "M117").has(0, horse=1, food=1).place("forest").no().owns(0, horse=1, wood=3, food=1)
    Farm().card(0, "M117").has(0, food=1).place("forest").owns(0, wood=3, food=1).quiet()


def test_m117_draught_horses_pull_two_of_four() -> None:
    def pile(state: AgricolaState) -> None:
        state.spaces["forest"].goods["wood"] = 1

    Farm().card(0, "M117").change(pile).has(0, horse=1, food=1).place("forest").yes().owns(0, horse=1, wood=6)


def test_m120_river_clay_comes_with_fish() -> None:
    Farm().card(0, "M120").place("fishing").owns(0, food=1, clay=2)


def test_m124_stone_wagon_brings_stone() -> None:
    Farm().card(0, "M124").place("day_laborer").owns(0, food=2, stone=1)


def test_m127_wheelbarrow_carries_fuel() -> None:
    def pile(state: AgricolaState) -> None:
        state.spaces["forest"].goods["wood"] = 1

    Farm().card(0, "M127").change(pile).place("forest").owns(0, wood=4, fuel=1)
    Farm().card(0, "M127").place("forest").owns(0, wood=3)
    Farm().card(0, "M127").yard(0, moors="a1").place("special:1-2-b:cut_peat", ("stone",)).owns(0, fuel=3, stone=1)
