"""Cards that sell and exchange when something has been done, and cards for several players."""

from __future__ import annotations

import pytest

from games.agricola.state import AgricolaState, Phase
from games.core.cards import Kept
from tests.games.agricola.farm import Farm


def test_a056_basket_puts_two_wood_back() -> None:
    one = Farm().card(0, "A056").place("forest").yes().owns(0, wood=1, food=3)
    assert one.state.spaces["forest"].goods == {"wood": 2}
    one = Farm().card(0, "A056").place("forest").no().owns(0, wood=3)
    assert one.state.spaces["forest"].goods == {}
    Farm().card(0, "A056").has(0, wood=2).place("clay_pit").owns(0, clay=1, wood=2).quiet()


def test_a108_mushroom_collector_puts_one_wood_back() -> None:
    one = Farm().card(0, "A108").place("forest").yes().owns(0, wood=2, food=2)
    assert one.state.spaces["forest"].goods == {"wood": 1}
    Farm().card(0, "A108").place("forest").no().owns(0, wood=3)


def test_a050_milk_jug_serves_everybody() -> None:
    one = Farm(3, number=10).card(0, "A050").place("cattle_market", seat=1)
    one.owns(0, food=3)
    assert one.me(1).goods["food"] == one.me(2).goods["food"] == 1
    Farm(3).card(0, "A050").place("forest", seat=1).owns(0)


def test_a165_pig_breeder_breeds_after_round_twelve() -> None:
    one = Farm(4, number=12).card(0, "A165").has(0, boar=2).yard(0, pastures="e2 e3").next_round()
    assert one.me().goods["boar"] == 3
    one = Farm(4, number=12).card(0, "A165").has(0, boar=2, sheep=1).yard(0, pastures="e3")
    assert one.next_round().me().goods["boar"] == 2
    Farm(4).hand(0, "A165").place("lessons", ("A165",)).owns(0, boar=1)


def test_m118_timber_mill_saws_more_for_fuel() -> None:
    one = Farm().card(0, "M118").yard(0, forests="a1").place("special:1-2-b:fell_trees").refuses("yes").no()
    one.owns(0, wood=3)
    one = Farm().card(0, "M118").yard(0, forests="a1").has(0, fuel=1).place("special:1-2-b:fell_trees")
    one.yes().owns(0, wood=4)
    one = Farm().card(0, "M118").yard(0, forests="a1").has(0, fuel=1).place("special:1-2-b:fell_trees")
    one.no().owns(0, wood=3, fuel=1)


def test_m118_timber_mill_saws_four_wood_of_a_space() -> None:
    def pile(state: AgricolaState) -> None:
        state.spaces["forest"].goods["wood"] = 1

    Farm(moor=False).card(0, "M118").change(pile).place("forest").owns(0, wood=5).quiet()
    Farm().card(0, "M118").place("forest").owns(0, wood=3).quiet()


@pytest.mark.parametrize(("players", "stones"), [(2, 5), (3, 3), (4, 5)])
def test_m123_stone_quarry_holds_stones(players: int, stones: int) -> None:
    one = Farm(players).hand(0, "M123").has(0, vegetable=3).place("meeting_place", ("M123",)).owns(0)
    assert one.view(1).farms[0].kept["M123"].count == stones


def test_m123_stone_quarry_is_dug_at_the_hiring_fair_until_it_is_empty() -> None:
    def one_left(state: AgricolaState) -> None:
        state.players[0].kept["M123"] = Kept(1)

    one = Farm().card(0, "M123").change(one_left).place("special:1-2-a:hiring_fair").owns(0, food=1, stone=1)
    assert one.me().kept["M123"].count == 0
    Farm().card(0, "M123").place("special:1-2-a:hiring_fair").owns(0, food=1)


def test_m074_administration_sells_points_in_the_last_harvest() -> None:
    one = Farm(number=14).card(0, "M074", "well", "joinery").has(0, food=9)
    while "pay_food" not in {decision.key for decision in one.session.open().values()}:
        seat, decision = next(iter(one.session.open().items()))
        one.session.submit(seat, (next(name for name in decision.parts[0].ids if name in ("infirmary", "reed_bank")),))
    assert one.asked().parts[0].most == 2
    before = one.me().bonus
    one.answer("food=2")
    assert one.me().bonus == before + 2
    Farm(number=13).card(0, "M074", "well").has(0, food=9).through(Phase.FEED).scores(0, begging=0)
    Farm().hand(0, "M074").has(0, wood=1, clay=2).place("meeting_place", ("M074",)).owns(0, food=2)
    Farm().hand(0, "M074", "M079", "M075", "M076", "M077").has(0, wood=1, clay=2).place("meeting_place").refuses("M074")


def test_m079_peat_sled_brings_more_later() -> None:
    one = Farm(number=5).hand(0, "M079").has(0, wood=1).place("meeting_place", ("M079",)).refuses("round:15:fuel-6")
    one.offers("round:7:fuel-3", "round:9:fuel-4", "round:12:fuel-5").answer("round:9:fuel-4")
    assert one.me().coming == {9: {"fuel": 4}}
    Farm(number=13).hand(0, "M079").has(0, wood=1).place("meeting_place", ("M079",)).quiet().coming(0)
