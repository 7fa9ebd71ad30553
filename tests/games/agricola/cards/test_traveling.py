"""Traveling cards: their effect, and that they go to the left."""

from __future__ import annotations

import pytest

from tests.games.agricola.farm import Farm

MAJORS = ("fireplace_2", "pottery", "joinery")


def played(one: Farm, card: str, *answers: tuple[str, ...]) -> Farm:
    """Seat 0 plays the card on the Meeting Place."""
    return one.hand(0, card).place("meeting_place", (card,), *answers)


def passed(one: Farm, card: str) -> None:
    assert one.me(0).minors == [] and [held.name for held in one.me(1).hand] == [card]
    assert one.view(0).farms[1].hand == (card,), "everybody has seen which card it was"


def test_m015_peat_burn_off_turns_a_moor() -> None:
    one = played(Farm().yard(0, moors="a1"), "M015", ("a1",)).owns(0, fuel=1)
    passed(one, "M015")
    assert one.me().yard.fields
    one = played(Farm().yard(0, moors="a1"), "M015", ()).owns(0, fuel=1)
    assert not one.me().yard.fields
    played(Farm().yard(0, moors="a1", fields="e3"), "M015").owns(0, fuel=1).quiet()


def test_m016_clear_felling_turns_two_forests() -> None:
    one = played(Farm().yard(0, forests="a1 b1 c1"), "M016", ("a1", "c1")).owns(0, wood=2)
    assert one.me().yard.moors.bit_count() == 2 and one.me().yard.forests.bit_count() == 1
    Farm().hand(0, "M016").yard(0, forests="a1 b1 c1 d1").place("meeting_place").refuses("M016")


def test_m017_reforestation_lays_a_forest() -> None:
    one = played(Farm().card(0, *MAJORS), "M017", ("e3",))
    assert one.me().yard.forests == 1 << 14
    Farm().hand(0, "M017").place("meeting_place").refuses("M017")


def test_m018_register_of_craftsmen_builds_cheaper() -> None:
    one = played(
        Farm().card(0, "fireplace_2", "fireplace_3").has(0, wood=2, stone=1), "M018", ("joinery",),
    ).owns(0)
    assert "joinery" in one.me().majors
    passed(one, "M018")
    one = played(Farm().card(0, "fireplace_2", "fireplace_3").has(0, wood=2, stone=1), "M018", ("nothing",))
    one.owns(0, wood=2, stone=1)
    played(Farm().card(0, "fireplace_2", "fireplace_3").has(0, clay=9), "M018").owns(0, clay=9).quiet()


@pytest.mark.parametrize(("pastures", "fuel"), [("b1 b2 b3 c1 c2 c3", 5), ("b1 b2 b3 c1 c2", 0)])
def test_m019_lawn_turf_counts_unused_spaces_exactly(pastures: str, fuel: int) -> None:
    one = played(Farm().card(0, *MAJORS, "well").yard(0, pastures=pastures), "M019")
    one.owns(0, **({"fuel": fuel} if fuel else {}))
    Farm().hand(0, "M019").card(0, *MAJORS).place("meeting_place").refuses("M019")


def test_m020_peat_pellets_count_moors() -> None:
    played(Farm().card(0, "well").yard(0, moors="a1 b1"), "M020").owns(0, fuel=2)
    played(Farm().card(0, "well"), "M020").owns(0)


def test_m021_peat_cutting_expedition_pays_for_moors_and_horses() -> None:
    one = played(
        Farm().has(0, food=4, horse=3).yard(0, moors="a1 b1 c1", pastures="d3 e3"), "M021", ("a1", "c1"),
    ).owns(0, fuel=5, horse=3)
    assert one.me().bonus == 2 and one.me().yard.moors.bit_count() == 1
    passed(one, "M021")


def test_m021_peat_cutting_expedition_may_leave_the_moors() -> None:
    one = played(Farm().has(0, food=4).yard(0, moors="a1"), "M021", ()).owns(0)
    assert one.me().bonus == 0 and one.me().yard.moors
    played(Farm().has(0, food=4), "M021").owns(0).quiet()
    Farm().hand(0, "M021").has(0, food=3).place("meeting_place").refuses("M021")


def test_m021_is_no_cutting_of_peat() -> None:
    played(Farm().card(0, "M116").has(0, food=4).yard(0, moors="a1"), "M021", ("a1",)).owns(0, fuel=2)


def test_m022_ecological_niche_counts_line_by_line() -> None:
    one = Farm().has(0, sheep=1).yard(0, forests="a1", fields="e3", grain_on={"e3": 2})
    played(one, "M022").owns(0, sheep=1, food=3, fuel=1)
    one = Farm().has(0, sheep=1).has(1, sheep=1).yard(0, moors="a1").yard(1, moors="a1")
    played(one, "M022").owns(0, sheep=1)


def test_m023_edge_of_the_forest_counts_sides() -> None:
    one = Farm().card(0, *MAJORS).yard(0, forests="b1", fields="a1 c1", moors="b2")
    played(one, "M023").owns(0, food=2, fuel=1)
    played(Farm().card(0, *MAJORS).yard(0, forests="b1", fields="e3"), "M023").owns(0)


def test_m024_basic_supplies_fill_what_is_empty() -> None:
    played(Farm().has(0, wood=1, food=2), "M024").owns(
        0, fuel=1, food=2, wood=1, clay=1, reed=1, stone=1, grain=1,
    )
    Farm().hand(0, "M024").place("meeting_place").refuses("M024")


def test_m025_household_inventory_takes_from_the_row() -> None:
    one = Farm().has(0, food=1).yard(0, pastures="b1 b2 b3 c1 c2 c3")
    played(one, "M025").owns(0, reed=1, grain=1, cattle=1)
    Farm().hand(0, "M025").has(0, food=1).place("meeting_place").refuses("M025")
    played(Farm().has(0, food=1).yard(0, fields="a1"), "M025").owns(0)


def test_m026_chimney_hood_takes_the_best_oven() -> None:
    played(Farm().has(0, clay=1).card(0, "fireplace_2", "clay_oven"), "M026").owns(0, food=5)
    played(Farm().has(0, clay=1), "M026").owns(0)


def test_m028_out_on_the_wallaby_serves_each_craft() -> None:
    played(Farm().card(0, "joinery", "pottery"), "M028").owns(0, wood=3, clay=3)
    played(Farm().card(0, "basketmakers_workshop"), "M028").owns(0, reed=2)
    played(Farm(), "M028").owns(0)


def test_m029_tinker_works_once() -> None:
    played(Farm().has(0, food=1).card(0, *MAJORS), "M029").owns(0, wood=1, clay=1, reed=1, stone=1)
    played(Farm().has(0, food=1).card(0, "well", "fireplace_2", "clay_oven"), "M029").owns(0)


def test_m030_farm_animal_market_exchanges_two_sheep() -> None:
    base = {"food": 1, "sheep": 2}
    played(Farm().has(0, **base).yard(0, pastures="d3 e3, e2"), "M030", ("yes",)).owns(0, cattle=1, horse=1)
    played(Farm().has(0, **base).yard(0, pastures="d3 e3, e2"), "M030", ("no",)).owns(0, sheep=2)
    played(Farm().has(0, food=1, sheep=1), "M030").owns(0, sheep=1).quiet()


def test_a002_shifting_cultivation_plows() -> None:
    one = played(Farm().has(0, food=2), "A002", ("c2",)).owns(0)
    passed(one, "A002")
    cells = " ".join(f"{column}{row}" for column in "bcde" for row in "123") + " a1"
    Farm().hand(0, "A002").has(0, food=2).yard(0, forests=cells).place("meeting_place").refuses("A002")


def test_a005_clay_embankment_gives_half() -> None:
    played(Farm().has(0, food=1, clay=5), "A005").owns(0, clay=7)
    played(Farm().has(0, food=1, clay=1), "A005").owns(0, clay=1)


def test_a009_young_animal_market_swaps_a_sheep() -> None:
    passed(played(Farm().has(0, sheep=1), "A009").owns(0, cattle=1), "A009")
    Farm().hand(0, "A009").place("meeting_place").refuses("A009")


def test_b008_market_stall_swaps_a_grain() -> None:
    passed(played(Farm().has(0, grain=1), "B008").owns(0, vegetable=1), "B008")
    Farm().hand(0, "B008").place("meeting_place").refuses("B008")


def test_a_traveling_card_is_played_again_by_the_next_player() -> None:
    one = played(Farm(number=2).has(0, grain=1).has(1, grain=1), "B008")
    one.place("major_improvement", seat=1)
    assert one.me(1).minors == []
    one.answer("minor", seat=1) if one.asked(1).key == "improvement" else None
    one.answer("B008", seat=1).owns(1, vegetable=1)
    assert [held.name for held in one.me(0).hand] == ["B008"]


def test_a_traveling_card_leaves_the_solo_game() -> None:
    one = Farm(1).hand(0, "B008").has(0, grain=1).place("meeting_place", ("B008",)).owns(0, vegetable=1)
    assert one.state.removed == ["B008"] and one.me().hand == []
