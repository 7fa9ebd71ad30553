"""Cards that lay things on round spaces."""

from __future__ import annotations

import pytest

from games.agricola.state import AgricolaState, Laid
from tests.games.agricola.farm import Farm


def laid(card: str, *, number: int = 2, **has: int) -> Farm:
    return Farm(number=number).hand(0, card).has(0, **has).place("meeting_place", (card,))


def test_m075_fuel_storage_fills_round_spaces() -> None:
    one = laid("M075", number=10, clay=1, reed=1).owns(0)
    assert one.me().coming == {11: {"wood": 1}, 13: {"fuel": 1}}
    Farm().hand(0, "M075").has(0, clay=1).place("meeting_place").refuses("M075")


def test_m076_flatboat_brings_fuel_and_horses() -> None:
    one = laid("M076", wood=4).coming(0, fuel=4, horse=3).next_round()
    assert one.me().goods["fuel"] == 1
    assert one.next_round().me().goods["horse"] == 1
    Farm().hand(0, "M076").has(0, wood=3).place("meeting_place").refuses("M076")


def test_m076_flatboat_brings_horses_that_want_a_home() -> None:
    one = Farm(number=2).hand(0, "M076").has(0, wood=4, sheep=1).place("meeting_place", ("M076",))
    one.next_round()
    while "house_animals" not in {decision.key for decision in one.session.open().values()}:
        seat, decision = next(iter(one.session.open().items()))
        one.session.submit(seat, (next(name for name in decision.parts[0].ids if name != "sheep_market"),))
        assert one.state.round < 5
    one.answer("horse=1")
    assert one.me().goods["horse"] == 1 and one.me().goods["sheep"] == 0


def test_m077_drying_field_dries_peat() -> None:
    one = Farm(number=2).card(0, "M077").yard(0, moors="a1").place("special:1-2-b:cut_peat").owns(0, fuel=3)
    assert one.me().coming == {5: {"fuel": 2}}
    assert Farm(number=12).card(0, "M077").yard(0, moors="a1").place("special:1-2-b:cut_peat").me().coming == {}


def test_m078_barge_fills_all_rounds() -> None:
    one = Farm(number=11).hand(0, "M078").card(0, "well", "pottery").has(0, wood=3).place("meeting_place", ("M078",))
    assert one.me().coming == {12: {"fuel": 1}, 13: {"food": 1}, 14: {"fuel": 1}}
    Farm().hand(0, "M078").has(0, wood=3).place("meeting_place").refuses("M078")


def test_m094_peat_bath_counts_moors() -> None:
    one = Farm(number=2).card(0, "M094").yard(0, moors="a1 b1").place("infirmary").coming(0, food=2)
    assert set(one.me().coming) == {3, 4}
    Farm(number=2).card(0, "M094").place("infirmary").coming(0)


@pytest.mark.parametrize(("card", "cost", "coming"), [
    ("A044", {"wood": 1}, {3: {"food": 1}, 4: {"food": 1}, 5: {"food": 1}}),
    ("A069", {"wood": 2}, {6: {"vegetable": 1}, 9: {"vegetable": 1}, 11: {"vegetable": 1}}),
    ("B066", {"wood": 2}, {5: {"grain": 1}, 8: {"grain": 1}, 11: {"grain": 1}, 14: {"grain": 1}}),
])
def test_goods_come_in_fixed_rounds(card: str, cost: dict[str, int], coming: dict[int, dict[str, int]]) -> None:
    one = Farm(number=2).hand(0, card).card(0, "A116", "B121").has(0, **cost).place("meeting_place", (card,)).owns(0)
    assert one.me().coming == coming


def test_a044_pond_hut_wants_exactly_two_occupations() -> None:
    Farm().hand(0, "A044").card(0, "A116", "B121").has(0, wood=1).place("meeting_place", ("A044",)).coming(0, food=3)
    Farm().hand(0, "A044").card(0, "A116", "B121", "B104").has(0, wood=1).place("meeting_place").refuses("A044")


def test_a069_large_greenhouse_stops_at_the_last_round() -> None:
    one = Farm(number=9).hand(0, "A069").card(0, "A116", "B121").has(0, wood=2).place("meeting_place", ("A069",))
    assert one.me().coming == {13: {"vegetable": 1}}
    Farm().hand(0, "A069").has(0, wood=2).place("meeting_place").refuses("A069")


def test_b045_strawberry_patch_wants_two_vegetable_fields() -> None:
    one = Farm().hand(0, "B045").has(0, wood=1).yard(0, fields="d1 e1", vegetable_on={"d1": 1, "e1": 2})
    one.place("meeting_place", ("B045",)).coming(0, food=3).scores(0, cards=2)
    one = Farm().hand(0, "B045").has(0, wood=1).yard(0, fields="d1 e1", vegetable_on={"d1": 1})
    one.place("meeting_place").refuses("B045")


def test_b047_herring_pot_fills_with_each_catch() -> None:
    Farm().card(0, "B047").place("fishing").owns(0, food=1).coming(0, food=3)
    Farm().card(0, "B047").place("fishing", seat=1).coming(0)


def test_b066_sack_cart_leaves_out_the_present_round() -> None:
    one = Farm(number=5).hand(0, "B066").card(0, "A116", "B121").has(0, wood=2).place("meeting_place", ("B066",))
    assert set(one.me().coming) == {8, 11, 14}


def test_b074_thick_forest_grows_in_even_rounds() -> None:
    one = laid("B074", number=10, clay=5).owns(0, clay=5)
    assert one.me().coming == {12: {"wood": 1}, 14: {"wood": 1}}
    Farm().hand(0, "B074").has(0, clay=4).place("meeting_place").refuses("B074")


def test_b084_acorns_basket_brings_boar() -> None:
    one = Farm().hand(0, "B084").card(0, "A116", "B121", "B104").has(0, reed=1).place("meeting_place", ("B084",))
    one.coming(0, boar=2).next_round()
    assert one.me().goods["boar"] == 1
    Farm().hand(0, "B084").has(0, reed=1).place("meeting_place").refuses("B084")


def test_b164_sheep_whisperer_calls_sheep() -> None:
    one = Farm(4, number=4).hand(0, "B164").place("lessons", ("B164",))
    assert one.me().coming == {6: {"sheep": 1}, 9: {"sheep": 1}, 12: {"sheep": 1}, 14: {"sheep": 1}}


def test_a111_wall_builder_eats_after_building() -> None:
    Farm().card(0, "A111").has(0, wood=5, reed=2).place("farm_expansion", ("b3",)).coming(0, food=4)
    Farm().card(0, "A111").has(0, wood=2).place("farm_expansion", ("e3",)).coming(0)


def test_a120_clay_hut_builder_waits_for_the_clay_house() -> None:
    one = Farm(number=6).hand(0, "A120").has(0, clay=2, reed=1).place("lessons", ("A120",)).coming(0)
    one.place("house_redevelopment").coming(0, clay=10)
    Farm().hand(0, "A120").yard(0, house="stone").place("lessons", ("A120",)).coming(0, clay=10)


def test_a120_clay_hut_builder_acts_once() -> None:
    one = Farm(number=8).hand(0, "A120").yard(0, house="clay").has(0, stone=2, reed=1).place("lessons", ("A120",))
    one.place("house_redevelopment").coming(0, clay=10)


def test_b107_manservant_waits_for_the_stone_house() -> None:
    one = Farm(number=12).hand(0, "B107").yard(0, house="clay").has(0, stone=2, reed=1)
    one.place("lessons", ("B107",)).coming(0).place("house_redevelopment").coming(0, food=6)
    Farm(number=12).hand(0, "B107").yard(0, house="stone").place("lessons", ("B107",)).coming(0, food=6)


# -- tiles and offers -------------------------------------------------------------------------------------------------


def test_a019_handplow_plows_five_rounds_later() -> None:
    one = laid("A019", number=1, wood=1).owns(0)
    assert one.view(1).farms[0].laid == ((6, "A019", "field"),)
    while one.state.round < 6:
        one.next_round()
    one.asks(0, "plow").answer("c2")
    assert one.me().yard.fields and one.me().laid == {}


def test_a019_handplow_may_be_left_and_is_lost_beyond_the_end() -> None:
    one = laid("A019", number=1, wood=1)
    while one.state.round < 6:
        one.next_round()
    one.answer()
    assert not one.quiet().me().yard.fields
    assert laid("A019", number=10, wood=1).me().laid == {}


def test_m044_swamp_offers_a_moor_in_round_twelve() -> None:
    one = Farm(number=11).change(lambda state: _lies(state, "M044", 12, "moor")).next_round()
    one.asks(0, "lay_moor").answer("c2")
    assert one.me().yard.moors.bit_count() == 1
    Farm(number=5).hand(0, "M044").place("meeting_place").refuses("M044")
    assert Farm(number=2).hand(0, "M044").place("meeting_place", ("M044",)).view(0).farms[0].laid == (
        (12, "M044", "moor"),
    )


def _lies(state: AgricolaState, card: str, number: int, what: str) -> None:
    state.players[0].minors.append(card)
    state.players[0].laid = {number: [Laid(card, what)]}


def test_m045_tree_nursery_offers_two_forests() -> None:
    one = Farm(number=11).change(lambda state: _lies(state, "M045", 12, "forest")).next_round()
    one.asks(0, "lay_forest").answer()
    assert not one.me().yard.forests
    Farm().hand(0, "M045").card(0, "well").has(0, wood=1).place("meeting_place").refuses("M045")
    one = Farm().hand(0, "M045").has(0, wood=1).place("meeting_place", ("M045",))
    assert set(one.me().laid) == {12, 13}


def test_m048_forest_swamp_grows_after_cutting_peat() -> None:
    one = Farm(number=2).card(0, "M048").yard(0, moors="a1").place("special:1-2-b:cut_peat")
    assert one.view(None).farms[0].laid == ((6, "M048", "forest"),)
    one = Farm(number=5).change(lambda state: _lies(state, "M048", 6, "forest")).next_round()
    one.asks(0, "lay_forest").answer("e3")
    assert one.me().yard.forests
    Farm().card(0, "M048").yard(0, forests="a1").place("special:1-2-b:fell_trees").quiet()


def test_m049_surveyors_map_offers_three_tiles() -> None:
    one = laid("M049", vegetable=2)
    assert one.view(0).farms[0].laid == ((11, "M049", "field"), (12, "M049", "moor"), (13, "M049", "forest"))
    one = Farm(number=10).yard(0, fields="c2").change(lambda state: _lies(state, "M049", 11, "field")).next_round()
    one.asks(0, "lay_field").refuses("e3").answer("c1")
    assert one.me().yard.fields.bit_count() == 2
    Farm(number=3).hand(0, "M049").has(0, vegetable=2).place("meeting_place").refuses("M049")


def test_m056_peat_cutting_rights_offer_cut_peat() -> None:
    one = Farm(number=1).hand(0, "M056").has(0, horse=1).place("meeting_place", ("M056",))
    assert one.view(0).farms[0].laid == ((5, "M056", "fuel"), (8, "M056", "fuel"))
    one = Farm(number=4).yard(0, moors="a1").change(lambda state: _lies(state, "M056", 5, "fuel")).next_round()
    fuel = one.me().goods["fuel"]
    one.asks(0, "special").answer("special:1-2-b:cut_peat")
    assert one.me().goods["fuel"] == fuel + 3
    one.quiet().refuses("special:1-2-b:fell_trees")
    Farm(number=4).change(lambda state: _lies(state, "M056", 5, "fuel")).next_round().quiet()


def test_m131_cattle_stall_offers_its_animals_in_the_order_chosen() -> None:
    one = Farm().hand(0, "M131").has(0, wood=2, clay=2).place("meeting_place", ("M131",))
    for round_number, species in ((3, "horse"), (5, "sheep"), (7, "boar")):
        assert one.asked().args["round"] == round_number
        one.answer(species)
    laid = {number: [thing.what for thing in there] for number, there in one.me().laid.items()}
    assert laid == {3: ["horse"], 5: ["sheep"], 7: ["boar"], 9: ["cattle"]}


def test_m131_cattle_stall_sells_for_a_food_or_not() -> None:
    one = Farm(number=3).card(0, "M131").has(0, food=1).change(_boar).asks(0, "buy").yes()
    one.owns(0, boar=1)
    one = Farm(number=3).card(0, "M131").has(0, food=1).change(_boar).no().owns(0, food=1)
    assert one.me().laid == {}
    Farm(number=3).card(0, "M131").change(_boar).quiet().owns(0)


def _boar(state: AgricolaState) -> None:
    state.players[0].laid[3] = [Laid("M131", "boar")]


def test_m131_cattle_stall_lays_nothing_beyond_the_last_round() -> None:
    one = Farm(number=11).hand(0, "M131").has(0, wood=2, clay=2).place("meeting_place", ("M131",), ("cattle",))
    assert {number: there[0].what for number, there in one.me().laid.items()} == {13: "cattle"}
    one = Farm(number=13).hand(0, "M131").has(0, wood=2, clay=2).place("meeting_place", ("M131",))
    assert one.me().laid == {} and one.me().minors == ["M131"]
