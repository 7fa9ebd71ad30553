"""Cards about fences, places for animals, and single spaces of the farmyard."""

from __future__ import annotations

import pytest

from games.agricola.state import AgricolaState
from games.core.cards import Kept
from tests.games.agricola.farm import Farm

PEAT, FELL, SLASH = "special:1-2-b:cut_peat", "special:1-2-b:fell_trees", "special:1-2-b:slash_and_burn"


def test_a088_hedge_keeper_builds_three_fences_for_nothing() -> None:
    one = Farm(number=2).card(0, "A088").has(0, wood=1).place("fencing", ("e3",)).owns(0)
    assert one.quiet().me().yard.pastures
    Farm(number=2).card(0, "A088").refuses("fencing")


def test_a088_hedge_keeper_helps_once_in_each_action() -> None:
    one = Farm(number=2).card(0, "A088").has(0, wood=4).place("fencing", ("e3",))
    one.asks(0, "fence").answer("e2").owns(0).quiet()
    assert len(one.me().yard.pastures) == 2


def test_a016_rammed_clay_pays_fences_with_clay() -> None:
    Farm(number=2).card(0, "A016").has(0, wood=1, clay=3).place("fencing", ("e3",)).owns(0)
    one = Farm(number=2).card(0, "A016").has(0, wood=4, clay=1).place("fencing", ("e3",)).asks(0, "pay")
    one.offers("wood-4", "clay-1+wood-3").answer("wood-4").owns(0, clay=1)
    Farm(number=2).has(0, wood=1, clay=3).refuses("fencing")
    Farm().hand(0, "A016").place("meeting_place", ("A016",)).owns(0, clay=1)


@pytest.mark.parametrize(("pastures", "sheep"), [
    ([("d2", "d3", "e2", "e3")], 2), ([("e2", "e3")], 0), ([("d2", "d3", "e2", "e3"), ("e3",)], 0),
])
def test_a083_shepherds_crook_wants_four_undivided_spaces(pastures: list[tuple[str, ...]], sheep: int) -> None:
    one = Farm(number=2).card(0, "A083").has(0, wood=12).place("fencing", *pastures, ())
    assert one.me().goods["sheep"] == sheep


def test_a026_sleeping_corner_joins_one_other_player() -> None:
    base = Farm(number=5).card(1, "A026").yard(0, rooms="a1 a2 a3").yard(1, rooms="a1 a2 a3")
    one = base.place("basic_wish_for_children").offers("basic_wish_for_children", seat=1)
    one.place("basic_wish_for_children", seat=1)
    assert one.me(1).people == 3 and one.view(0).spaces is not None
    one = Farm(number=5).yard(0, rooms="a1 a2 a3").yard(1, rooms="a1 a2 a3").place("basic_wish_for_children")
    one.refuses("basic_wish_for_children", seat=1)


def test_a026_sleeping_corner_joins_on_no_other_space_and_not_itself() -> None:
    Farm(number=5).card(1, "A026").place("forest").refuses("forest", seat=1)
    one = Farm(number=5).card(0, "A026").yard(0, rooms="a1 a2 a3 b3").place("basic_wish_for_children")
    one.place("forest", seat=1).refuses("basic_wish_for_children")


def test_m034_home_wood_keeps_animals_in_forests() -> None:
    one = Farm().card(0, "M034").yard(0, forests="a1").has(0, boar=1, food=1).place("special:1-2-a:horse_market")
    one.owns(0, boar=1, horse=1)
    one = Farm().card(0, "M034").yard(0, forests="a1").has(0, boar=1, horse=1).place(FELL).asks(0, "house_animals")
    one = Farm(number=4).card(0, "M034").yard(0, forests="a1").has(0, sheep=1).place("sheep_market")
    one.asks(0, "house_animals")


def test_m064_family_burial_plot_blocks_a_space() -> None:
    one = Farm().hand(0, "M064").yard(0, house="stone").has(0, stone=1).place("meeting_place", ("M064",), ("e3",))
    one.scores(0, bonus=1, unused=-12, cards=1)
    one = Farm().hand(0, "M064").yard(0, house="stone").has(0, stone=1).place("meeting_place", ("M064",), ())
    one.scores(0, bonus=0, unused=-13)
    Farm().hand(0, "M064").has(0, stone=1).place("meeting_place").refuses("M064")


def test_m070_moor_archaeology_puts_a_post_where_peat_was_cut() -> None:
    one = Farm().card(0, "M070").yard(0, moors="a1").place(PEAT).yes().scores(0, bonus=1, unused=-12)
    assert one.view(0).farms[0].fences_left == 14
    Farm().card(0, "M070").yard(0, moors="a1").place(PEAT).no().scores(0, bonus=0, unused=-13)
    Farm().card(0, "M070").yard(0, forests="a1").place(FELL).quiet()


def test_b019_moldboard_plow_plows_twice_in_the_game() -> None:
    one = Farm().card(0, "B019").change(_two).place("farmland", ("c2",), ("c1",))
    assert one.me().yard.fields.bit_count() == 2 and one.me().kept["B019"].count == 1
    one = Farm().card(0, "B019").change(_two).place("farmland", (), ("c2",)).asks(0, "plow").answer()
    assert one.me().kept["B019"].count == 2
    Farm().card(0, "B019").place("farmland", ("c2",)).quiet()
    one = Farm().hand(0, "B019").card(0, "A116").has(0, wood=2).place("meeting_place", ("B019",))
    assert one.me().kept["B019"].count == 2


def _two(state: AgricolaState) -> None:
    state.players[0].kept["B019"] = Kept(2)


def test_m055_tool_shed_does_the_other_action_before_or_after() -> None:
    one = Farm().card(0, "M055").yard(0, moors="a1", forests="e3").place(PEAT).yes()
    assert one.goods() == {"fuel": 3} and one.me().yard.fields
    one = Farm().card(0, "M055").yard(0, moors="a1", forests="e3").place(PEAT).no().yes()
    assert one.me().yard.fields
    one = Farm().card(0, "M055").yard(0, moors="a1", forests="e3").place(SLASH).no().no()
    assert one.quiet().me().yard.moors
    Farm().card(0, "M055").yard(0, moors="a1").place(PEAT).quiet()


def test_m055_tool_shed_works_once_a_round() -> None:
    one = Farm(6).card(0, "M055").yard(0, moors="a1", forests="e3 e2").place("special:6-b:cut_peat").yes()
    one.answer("e3")
    one.place("special:6-a:slash_and_burn").quiet()
    assert one.me().yard.fields.bit_count() == 2


def test_m059_natures_fertilizer_sows_the_new_field() -> None:
    one = Farm().card(0, "M059").yard(0, forests="a1").has(0, grain=1).place(SLASH, ("grain=1",))
    assert one.me().yard.grain == {"a1": 3}
    Farm().card(0, "M059").yard(0, forests="a1").has(0, grain=1).place(SLASH, ()).owns(0, grain=1).quiet()
    Farm().card(0, "M059").has(0, grain=1).place("farmland", ("a1",)).owns(0, grain=1).quiet()
    one = Farm().card(0, "M059", "M040").yard(0, moors="a1").has(0, vegetable=1).answer("use:M040").answer("a1")
    one.answer("vegetable=1")
    assert one.me().yard.vegetable == {"a1": 2}


def test_m092_arid_field_pays_when_the_space_is_used() -> None:
    one = Farm().card(0, "M092").yard(0, moors="c2").place(PEAT).owns(0, fuel=3).scores(0, unused=-13)
    one.place("farmland", ("c2",)).owns(0, fuel=4, food=1)
    Farm().card(0, "M092").yard(0, forests="c2").place(FELL).place("farmland", ("c2",)).owns(0, wood=2)


def test_m096_fallow_land_pays_after_both_actions() -> None:
    Farm().card(0, "M096").yard(0, forests="c2").place(FELL).place("farmland", ("c2",)).owns(0, wood=2, food=1)
    Farm().card(0, "M096", "M092").yard(0, moors="c2").place(PEAT).place("farmland", ("c2",)).owns(0, fuel=4, food=2)
    Farm().card(0, "M096").yard(1, moors="c2").place(PEAT, seat=1).owns(0)


def test_m095_fallow_fields_pay_when_they_are_sown() -> None:
    one = Farm(number=3).hand(0, "M095").has(0, grain=1).yard(0, fields="d3 e3")
    one.place("meeting_place", ("M095",), ("e3",)).owns(0, grain=1)
    one.place("grain_utilization", ("grain=1",)).owns(0, food=2)
    assert one.me().yard.grain == {"e3": 3}
    Farm().hand(0, "M095").place("meeting_place", ("M095",)).quiet()


def test_a112_scythe_worker_reaps_one_more() -> None:
    one = Farm(number=4).card(0, "A112").yard(0, fields="d3 e3", grain_on={"d3": 3, "e3": 1})
    while "reap_more" not in {decision.key for decision in one.session.open().values()}:
        seat, decision = next(iter(one.session.open().items()))
        one.session.submit(seat, (next(name for name in decision.parts[0].ids if name in ("infirmary", "reed_bank")),))
    assert one.ids() == ("d3",)
    one.answer("d3")
    assert one.me().yard.grain == {"d3": 1}
    Farm().hand(0, "A112").place("lessons", ("A112",)).owns(0, grain=1)


def test_b136_house_steward_rewards_the_biggest_houses() -> None:
    one = Farm(3).card(0, "B136").yard(1, rooms="a1 a2 a3").yard(2, rooms="a1 a2 a3")
    one.scores(0, bonus=0).scores(1, bonus=3).scores(2, bonus=3)
    Farm(3, number=6).hand(0, "B136").place("lessons", ("B136",)).owns(0, wood=3)
    Farm(3, number=14).hand(0, "B136").place("lessons", ("B136",)).owns(0)


def test_m071_bog_body_pays_the_owners_of_the_museums() -> None:
    Farm().card(0, "M071").card(1, "museum_of_the_moors").scores(0, bonus=0).scores(1, bonus=1)
    Farm().card(0, "M071", "M113").scores(0, bonus=1)


def test_b163_pastor_waits_until_only_he_lives_small() -> None:
    one = Farm(4).hand(0, "B163").yard(1, rooms="a1 a2 a3").yard(2, rooms="a1 a2 a3").has(3, wood=5, reed=2)
    one.place("lessons", ("B163",)).owns(0).place("farm_expansion", ("b3",), seat=3)
    one.owns(0, wood=3, clay=2, reed=1, stone=1)
    Farm(4).hand(0, "B163").place("lessons", ("B163",)).owns(0)
