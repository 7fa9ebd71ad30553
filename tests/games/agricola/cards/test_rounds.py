"""Cards that act at the start of a round, or when people return home."""

from __future__ import annotations

from tests.games.agricola.farm import Farm


def test_b057_scullery_feeds_a_wood_house() -> None:
    Farm().card(0, "B057").owns(0, food=1)
    Farm().card(0, "B057").yard(0, house="clay").owns(0)


def test_b089_groom_builds_a_stable_from_a_stone_house() -> None:
    one = Farm().card(0, "B089").yard(0, house="stone").has(0, wood=1).asks(0, "build_stables").answer("e3").owns(0)
    assert one.quiet().me().yard.stables
    Farm().card(0, "B089").yard(0, house="stone").has(0, wood=1).answer().owns(0, wood=1)
    Farm().card(0, "B089").has(0, wood=1).quiet()
    Farm().hand(0, "B089").place("lessons", ("B089",)).owns(0, wood=1)


def test_a090_plow_driver_pays_for_a_field() -> None:
    one = Farm().card(0, "A090").yard(0, house="stone").has(0, food=1).yes().asks(0, "plow").answer("c2").owns(0)
    assert one.me().yard.fields
    Farm().card(0, "A090").yard(0, house="stone").has(0, food=1).no().owns(0, food=1)
    Farm().card(0, "A090").has(0, food=1).quiet()
    Farm().card(0, "A090").yard(0, house="stone").quiet()


def test_b097_scholar_plays_an_occupation_or_a_minor_improvement() -> None:
    one = Farm().card(0, "B097").yard(0, house="stone").hand(0, "A116", "A067").has(0, food=1, wood=1)
    one.asks(0, "occupation").answer("A116").owns(0, wood=1).quiet()
    one = Farm().card(0, "B097").yard(0, house="stone").hand(0, "A116", "A067").has(0, food=1, wood=1)
    one.answer().asks(0, "minor").answer("A067").owns(0, food=1).quiet()
    Farm().card(0, "B097").yard(0, house="stone").hand(0, "A116").answer().answer().quiet()
    Farm().card(0, "B097").hand(0, "A116").has(0, food=1).quiet()


def test_b114_childless_wants_three_rooms_and_two_people() -> None:
    one = Farm().card(0, "B114").yard(0, rooms="a1 a2 a3").answer("vegetable").owns(0, food=1, vegetable=1)
    one.quiet()
    Farm().card(0, "B114").owns(0).quiet()
    Farm().card(0, "B114").yard(0, rooms="a1 a2 a3", people=3).owns(0).quiet()


def test_b118_small_scale_farmer_lives_in_two_rooms() -> None:
    Farm().card(0, "B118").owns(0, wood=1)
    Farm().card(0, "B118").yard(0, rooms="a1 a2 a3").owns(0)


def test_m097_village_hall_wants_no_special_action_card() -> None:
    one = Farm().card(0, "M097").place("forest").place("reed_bank").place("clay_pit", seat=1)
    one.owns(0, wood=3, reed=1, food=2)
    one = Farm().card(0, "M097").place("special:1-2-a:hiring_fair").place("forest").place("reed_bank")
    one.owns(0, wood=3, reed=1, food=1)


def test_m097_village_hall_counts_a_card_taken_away_as_gone() -> None:
    one = Farm().card(0, "M097").has(1, food=2).place("special:1-2-a:hiring_fair").place(
        "special:1-2-a:hiring_fair", seat=1,
    )
    one.place("forest").place("reed_bank").place("clay_pit", seat=1).owns(0, wood=3, reed=1, food=3)
