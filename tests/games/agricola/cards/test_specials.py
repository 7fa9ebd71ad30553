"""Cards that do something with special actions, and those that give one more turn."""

from __future__ import annotations

from tests.games.agricola.farm import Farm

PEAT, FELL, FAIR = "special:1-2-b:cut_peat", "special:1-2-b:fell_trees", "special:1-2-a:hiring_fair"


def test_m058_peat_fertilizer_sows_after_cutting_peat() -> None:
    one = Farm().card(0, "M058").has(0, grain=1).yard(0, moors="a1", fields="e3").place(PEAT, ("grain=1",))
    assert one.me().yard.grain == {"e3": 3}
    Farm().card(0, "M058").has(0, grain=1).yard(0, moors="a1", fields="e3").place(PEAT, ()).owns(0, grain=1, fuel=3)
    Farm().card(0, "M058").has(0, grain=1).yard(0, forests="a1", fields="e3").place(FELL).quiet()


def test_m060_sowing_machine_wants_two_horses() -> None:
    base = {"grain": 1, "food": 1}
    one = Farm().card(0, "M060").has(0, horse=1, **base).yard(0, fields="e3", pastures="c1").place(
        "special:1-2-a:horse_market",
    )
    one.asks(0, "sow").answer("grain=1")
    assert one.me().yard.grain == {"e3": 3}
    Farm().card(0, "M060").has(0, horse=1, **base).yard(0, fields="e3").place(FAIR).quiet()


def test_m060_sowing_machine_does_not_hear_of_the_act_that_plays_it() -> None:
    one = Farm().hand(0, "M060").has(0, wood=4, horse=2, grain=1).yard(0, fields="e3", pastures="c1")
    one.place("special:1-2-a:black_market", ("M060",)).owns(0, horse=2, grain=1).quiet()


def test_m109_malthouse_brews_one_grain() -> None:
    Farm().card(0, "M109").has(0, grain=2).yard(0, moors="a1").place(PEAT).yes().owns(0, fuel=3, grain=1, food=4)
    Farm().card(0, "M109").has(0, grain=2).yard(0, moors="a1").place(PEAT).no().owns(0, fuel=3, grain=2)
    Farm().card(0, "M109").yard(0, moors="a1").place(PEAT).owns(0, fuel=3).quiet()


def test_m116_moor_birch_trees_give_wood() -> None:
    Farm().card(0, "M116").yard(0, moors="a1").place(PEAT).owns(0, fuel=3, wood=2)
    Farm().card(0, "M116").yard(1, moors="a1").place(PEAT, seat=1).owns(0)


def test_m119_alder_swamp_gives_a_choice() -> None:
    Farm().card(0, "M119").yard(0, forests="a1").place(FELL, ("reed",)).owns(0, wood=2, reed=1)
    Farm().card(0, "M119").yard(0, moors="a1").place(PEAT).owns(0, fuel=3).quiet()


def test_m121_loam_wants_exactly_one_person_at_home() -> None:
    Farm().card(0, "M121").place("forest").place(FAIR).owns(0, wood=3, food=1, clay=1)
    Farm().card(0, "M121").place(FAIR).owns(0, food=1)


def test_m122_willow_bank_gives_reed() -> None:
    Farm().card(0, "M122").yard(0, forests="a1").place(FELL).owns(0, wood=2, reed=1)
    Farm().card(0, "M122").place(FAIR).owns(0, food=1)


def test_m112_peat_ash_fertilizer_adds_to_everything_that_grows() -> None:
    yard = {"moors": "a1", "fields": "d3 e3", "grain_on": {"e3": 3}, "vegetable_on": {"d3": 1}}
    one = Farm().card(0, "M112").has(0, grain=1, vegetable=1).yard(0, **yard).place(PEAT).yes().owns(0, fuel=3)
    assert one.me().yard.grain == {"e3": 4} and one.me().yard.vegetable == {"d3": 2}
    one = Farm().card(0, "M112").has(0, grain=1, vegetable=1).yard(0, **yard).place(PEAT).no()
    one.owns(0, fuel=3, grain=1, vegetable=1)
    Farm().card(0, "M112").has(0, grain=1).yard(0, **yard).place(PEAT).owns(0, fuel=3, grain=1).quiet()


def test_m057_taps_give_one_more_turn() -> None:
    one = Farm().card(0, "M057").place("forest").place("reed_bank").place("clay_pit", seat=1)
    one.asks(0, "special").answer(FAIR).owns(0, wood=3, reed=1, food=1)
    assert one.state.round == 2


def test_m057_taps_come_once_a_round_and_may_be_left() -> None:
    one = Farm().card(0, "M057").place("forest").place("reed_bank").place("clay_pit", seat=1)
    one.asks(0, "special").answer()
    assert one.state.round == 2, "one turn, and then the round is over"
    one.place("forest").place("reed_bank").place("clay_pit", seat=1).asks(0, "special")
    Farm().card(1, "M057").place("forest").place("reed_bank").place("clay_pit", seat=1)


def test_m057_taps_take_nothing_where_nothing_can_be_taken() -> None:
    one = Farm().card(0, "M057").place("special:1-2-a:hiring_fair").place("forest").place("reed_bank")
    one.place("clay_pit", seat=1)
    assert one.state.round == 2, "nothing is left to take: nobody is asked"
