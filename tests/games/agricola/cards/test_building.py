"""Cards that go with rooms, renovation, growth, improvements and occupations."""

from __future__ import annotations

from tests.games.agricola.farm import Farm


def test_m037_building_plan_builds_stables_after_two_rooms() -> None:
    one = Farm().card(0, "M037").has(0, wood=10, reed=4).place("farm_expansion", ("b2", "b3"))
    one.asks(0, "build_stables").answer("d1", "e1").owns(0)
    assert one.me().yard.stables.bit_count() == 2
    Farm().card(0, "M037").has(0, wood=5, reed=4).place("farm_expansion", ("b3",)).quiet()
    Farm().card(0, "M037").has(0, wood=10, reed=4).place("farm_expansion", ("b2", "b3"), ()).owns(0).quiet()


def test_a110_roughcaster_eats_with_clay() -> None:
    Farm().card(0, "A110").yard(0, house="clay").has(0, clay=5, reed=2).place("farm_expansion", ("b3",)).owns(0, food=3)
    one = Farm(number=6).card(0, "A110").yard(0, house="clay").has(0, stone=2, reed=1).place("house_redevelopment")
    one.owns(0, food=3)
    Farm(number=6).card(0, "A110").has(0, clay=2, reed=1).place("house_redevelopment").owns(0)
    Farm().card(0, "A110").has(0, wood=5, reed=2).place("farm_expansion", ("b3",)).owns(0)


def test_b016_mining_hammer_builds_a_stable() -> None:
    one = Farm(number=6).card(0, "B016").has(0, clay=2, reed=1).place("house_redevelopment", ("e3",)).owns(0)
    assert one.me().yard.stables
    Farm(number=6).card(0, "B016").has(0, clay=2, reed=1).place("house_redevelopment", ()).owns(0).quiet()
    Farm().hand(0, "B016").has(0, wood=1).place("meeting_place", ("B016",)).owns(0, food=1)


def test_b010_caravan_has_room_for_one() -> None:
    one = Farm(number=5).card(0, "B010").place("basic_wish_for_children")
    assert one.me().people == 3 and one.me().rooms == 2
    Farm(number=5).place("forest", seat=1).refuses("basic_wish_for_children")


def test_m052_wedding_coach_brings_a_child_without_room() -> None:
    base = {"wood": 2, "food": 1, "horse": 4}
    one = Farm().hand(0, "M052").has(0, **base).yard(0, pastures="d3 e3").place("meeting_place", ("M052",)).yes()
    assert one.me().people == 3 and one.me().newborns == 1 and one.me().home == 1
    one = Farm().hand(0, "M052").has(0, **base).yard(0, pastures="d3 e3").place("meeting_place", ("M052",)).no()
    assert one.me().people == 2
    one = Farm().hand(0, "M052").has(0, wood=2, food=1, horse=3).yard(0, pastures="d3 e3").place("meeting_place")
    one.refuses("M052")


def test_m089_birthing_house_rewards_growth() -> None:
    one = Farm(number=5).card(0, "M089").yard(0, rooms="a1 a2 a3").place("basic_wish_for_children")
    one.owns(0, fuel=1, food=1).scores(0, bonus=1)
    Farm(number=5).card(0, "M089").yard(1, rooms="a1 a2 a3").place("basic_wish_for_children", seat=1).owns(0)


def test_m103_forest_kindergarten_counts_forests() -> None:
    one = Farm(number=5).card(0, "M103").yard(0, rooms="a1 a2 a3").yard(0, forests="e3 e2")
    one.place("basic_wish_for_children").owns(0, food=2)
    one = Farm().hand(0, "M103").has(0, wood=1, stone=2).yard(0, forests="b1 c1 d1 e1").place("meeting_place")
    one.refuses("M103")


def test_a055_junk_room_counts_itself_and_what_follows() -> None:
    one = Farm().hand(0, "A055").has(0, wood=1, clay=3).place("meeting_place", ("A055",)).owns(0, clay=2, food=1)
    one.place("major_improvement", ("fireplace_2",)).owns(0, food=2)
    Farm().card(0, "A055").has(1, clay=2).place("major_improvement", ("fireplace_2",), seat=1).owns(0)


def test_b025_bread_paddle_bakes_after_an_occupation() -> None:
    one = Farm().card(0, "B025", "fireplace_2").hand(0, "A116").has(0, grain=1).place("lessons", ("A116",))
    one.asks(0, "bake").answer("grain=1").owns(0, food=2)
    one = Farm().card(0, "B025", "fireplace_2").hand(0, "A116").has(0, grain=1).place("lessons", ("A116",), ())
    one.owns(0, grain=1).quiet()
    Farm().hand(0, "B025").has(0, wood=1).place("meeting_place", ("B025",)).owns(0, food=1)


def test_b109_paper_maker_sells_paper_before_the_price_is_paid() -> None:
    one = Farm().card(0, "B109", "A098").hand(0, "B104").has(0, wood=1, food=1).place("lessons", ("B104",), ("yes",))
    one.owns(0, food=2)
    Farm().card(0, "B109").hand(0, "B104").has(0, wood=1, food=1).place("lessons", ("B104",), ("no",)).owns(0, wood=1)
    Farm().card(0, "B109").hand(0, "B104").has(0, food=1).place("lessons", ("B104",)).owns(0)
    Farm().card(1, "B109").hand(0, "B104").has(0, wood=1).place("lessons", ("B104",)).owns(0, wood=1)


def test_b109_paper_maker_may_pay_the_price() -> None:
    one = Farm().card(0, "B109").hand(0, "B104").has(0, wood=1).offers("lessons").place("lessons", ("B104",)).owns(0)
    assert one.me().occupations == ["B109", "B104"]
    Farm().card(0, "B109").hand(0, "B104").refuses("lessons")


def test_b109_paper_maker_sells_nothing_for_itself() -> None:
    Farm().hand(0, "B109").has(0, wood=1).place("lessons", ("B109",)).owns(0, wood=1)


def test_m032_peat_hut_has_room_and_wants_fuel() -> None:
    one = Farm(number=5).card(0, "M032").offers("basic_wish_for_children")
    assert one.view(0).farms[0].heating == 3
    Farm(number=5).refuses("basic_wish_for_children")
    assert Farm().card(0, "M032").yard(0, majors=["tiled_oven"]).view(0).farms[0].heating == 2  # above the limit


def test_m032_peat_hut_becomes_a_room_instead_of_a_renovation() -> None:
    one = Farm(number=6).card(0, "M032").has(0, clay=2, reed=1, wood=1).hand(0, "A055").place("house_redevelopment")
    one.offers("instead:M032").answer("instead:M032").answer("b2").answer("nothing").asks(0, "minor").answer()
    assert one.me().minors == [] and one.me().rooms == 3 and one.me().house == "wood"
    assert one.state.removed == ["M032"]
    one.owns(0, clay=2, reed=1, wood=1)


def test_m032_peat_hut_is_no_room_building_for_others_and_wants_a_wood_house() -> None:
    one = Farm(number=6).card(0, "M032", "A111").place("house_redevelopment", ("b2",)).quiet()
    assert one.me().coming == {} and one.me().rooms == 3
    Farm(number=6).card(0, "M032").yard(0, house="clay").refuses("house_redevelopment")
    Farm(number=6).card(1, "M032").refuses("house_redevelopment")
