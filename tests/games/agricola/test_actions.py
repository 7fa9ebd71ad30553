"""Action spaces and turns, through the door that players use."""

from __future__ import annotations

import pytest

from games.agricola.spaces.table import TABLES
from games.agricola.state import AgricolaState
from tests.games.agricola.table import both, farm, give, spaces, table

BASE = {"farm_expansion", "meeting_place", "grain_seeds", "farmland", "lessons", "day_laborer", "forest", "clay_pit",
        "reed_bank", "fishing", "side_job"}


def test_two_players_have_the_board_and_the_side_job() -> None:
    assert set(table().state.spaces) == BASE | {"major_improvement"}


@pytest.mark.parametrize(("players", "moor", "there", "missing"), [
    (1, False, {"forest"}, {"side_job", "infirmary"}),
    (1, True, {"infirmary", "resource_market"}, {"side_job"}),
    (2, True, {"infirmary", "resource_market", "side_job"}, {"grove"}),
    (3, True, {"infirmary", "grove", "hollow", "resource_market", "lessons_b", "side_job"}, {"copse"}),
    (4, False, {"copse", "grove", "hollow", "resource_market", "traveling_players", "side_job"}, {"infirmary"}),
    (5, True, {"riverbank_forest", "animal_market", "modest_wish", "side_job", "infirmary"}, {"corral"}),
    (6, False, {"farm_supplies", "building_supplies", "corral", "side_job", "improvement"}, {"infirmary"}),
])
def test_spaces_by_number_of_players(players: int, moor: bool, there: set[str], missing: set[str]) -> None:
    board = set(table(players, moor=moor).state.spaces)
    assert there <= board and not missing & board


def test_accumulation_by_number_of_players() -> None:
    piles = {players: TABLES[players, True, False, False] for players in range(1, 7)}
    assert [piles[n]["forest"].accumulates for n in range(1, 7)] == [{"wood": 2}] + [{"wood": 3}] * 5
    assert [piles[n]["hollow"].accumulates["clay"] for n in (3, 4, 5, 6)] == [1, 2, 3, 3]
    assert piles[3]["resource_market"].gives == {"food": 1}
    assert piles[4]["resource_market"].gives == {"reed": 1, "stone": 1, "food": 1}
    assert piles[6]["resource_market"].gives == {"reed": 1, "stone": 1, "wood": 1}
    assert piles[1]["resource_market"].gives == {"food": 1, "stone": 1}


def test_start_food() -> None:
    one = table(3)
    assert [one.goods(seat) for seat in range(3)] == [{"food": 2}, {"food": 3}, {"food": 3}]
    assert table(1).goods() == {}


def test_all_goods_of_a_space_are_taken_and_pile_up_again() -> None:
    one = table()
    one.place("forest")
    assert one.goods()["wood"] == 3
    one.place("clay_pit", seat=1)
    one.rest()
    assert one.state.spaces["forest"].goods == {"wood": 3}
    assert one.state.spaces["fishing"].goods == {"food": 2}


def test_a_space_takes_one_person() -> None:
    one = table()
    one.place("forest")
    assert "forest" not in one.ids(1)
    assert one.refused("forest", seat=1) == "not_offered"


def test_turns_go_round_and_skip_who_has_nobody_at_home() -> None:
    one = table(2, farm(people=3))
    order = []
    for _ in range(5):
        seat = next(iter(one.session.open()))
        order.append(seat)
        one.place(next(name for name in ("forest", "clay_pit", "reed_bank", "fishing", "grain_seeds")
                       if name in one.ids(seat)), seat=seat)
    assert order == [0, 1, 0, 1, 0]


def test_the_meeting_place_gives_the_token_at_once_and_its_food() -> None:
    one = table()
    one.place("forest")
    one.place("meeting_place", seat=1)
    assert one.state.starter == 1 and one.goods(1)["food"] == 4
    assert set(one.session.open()) == {0}
    one.rest()
    assert set(one.session.open()) == {1}


def test_farm_expansion_rooms_then_stables() -> None:
    one = table(2, give(wood=12, reed=2))
    one.place("farm_expansion", ("b2",), ("e1", "e2", "e3"))
    assert one.goods() == {"wood": 1}
    assert one.me().rooms == 3 and one.me().yard.stables == spaces("e1 e2 e3")


def test_farm_expansion_with_stables_only() -> None:
    one = table(2, give(wood=12, reed=2))
    one.place("farm_expansion", (), ("e1",))
    assert one.goods() == {"wood": 10, "reed": 2}


def test_something_must_be_done_on_farm_expansion() -> None:
    one = table(2, give(wood=12, reed=2))
    one.place("farm_expansion", ())
    assert one.refused() == "too_few"
    assert "farm_expansion" not in table(2, give(wood=1)).ids()


def test_rooms_must_hang_together_with_the_house() -> None:
    one = table(2, give(wood=10, reed=4))
    one.place("farm_expansion")
    assert one.refused("c1") == "not_offered"
    assert one.refused("c2") == "room_apart"
    one.answer("b2", "c2")
    assert one.me().rooms == 4


def test_rooms_of_a_clay_house_cost_clay() -> None:
    one = table(2, both(farm(house="clay"), give(clay=5, reed=2)))
    one.place("farm_expansion", ("a1",))
    assert one.goods() == {}


def test_plowing_asks_only_for_spaces_beside_fields() -> None:
    one = table(2, farm(fields="c1"))
    one.place("farmland")
    assert one.ids() == ("b1", "d1", "c2")
    one.answer("d1")
    assert one.me().yard.fields == spaces("c1 d1")


def test_grain_utilization_sows_and_bakes() -> None:
    change = farm(fields="b1 c1", majors=["fireplace_2"], goods={"grain": 3, "vegetable": 1})
    one = table(2, change, round_number=3)
    one.place("grain_utilization", ("grain=1", "vegetable=1"), ("grain=2",))
    assert one.goods() == {"food": 4}
    assert one.me().yard.grain == {"b1": 3} and one.me().yard.vegetable == {"c1": 2}


def test_grain_utilization_needs_one_of_both() -> None:
    one = table(2, farm(fields="b1", majors=["fireplace_2"], goods={"grain": 2}), round_number=3)
    one.place("grain_utilization", ())
    assert one.refused() == "too_few"
    assert "grain_utilization" not in table(2, give(grain=1), round_number=3).ids()


def test_cultivation_in_either_order() -> None:
    first = table(2, farm(goods={"grain": 1}), round_number=13)
    first.place("cultivation", ("c1",), ("grain=1",))
    assert first.me().yard.grain == {"c1": 3}
    second = table(2, farm(fields="c1", goods={"grain": 1}), round_number=13)
    second.place("cultivation", (), ("grain=1",), ("b1",))
    assert second.me().yard.grain == {"c1": 3} and second.me().yard.fields == spaces("b1 c1")


def test_fencing_builds_pasture_after_pasture_and_stops_when_told() -> None:
    one = table(2, give(wood=15), round_number=2)
    one.place("fencing", ("d1", "e1", "d2", "e2"), ("e1", "e2"), ())
    assert one.goods() == {"wood": 5}
    assert len(one.me().yard.pastures) == 2


@pytest.mark.parametrize(("cells", "rule"), [
    (("c1", "e1"), "pasture_apart"), (("c1",), "pasture_detached"), (("e1",), "pasture_there"),
    (("d1", "e1"), "pasture_mixed"), (("b1", "c1", "d1", "b2", "c2", "d2"), "pasture_fences"),
])
def test_fencing_refuses_by_name(cells: tuple[str, ...], rule: str) -> None:
    one = table(2, both(farm(pastures="e1"), give(wood=8)), round_number=2)
    one.place("fencing")
    assert one.refused(*cells) == rule


def test_fences_run_out_at_fifteen() -> None:
    one = table(2, give(wood=30), round_number=2)
    one.place("fencing", ("c1", "d1", "e1", "c2", "d2", "e2"), ("e1", "e2"))
    assert one.refused("c3", "d3", "e3") == "pasture_fences"


def test_family_growth_needs_a_room() -> None:
    assert "basic_wish_for_children" not in table(2, round_number=5).ids()
    one = table(2, farm(rooms="a1 a2 a3"), round_number=5)
    one.place("basic_wish_for_children")
    me = one.me()
    assert (me.people, me.newborns, me.home) == (3, 1, 1)
    one.rest()
    assert one.me().home == 3 and one.me().newborns == 0


def test_urgent_growth_needs_no_room_but_somebody_to_come() -> None:
    one = table(2, round_number=12)
    one.place("urgent_wish_for_children")
    assert one.me().people == 3
    assert "urgent_wish_for_children" not in table(2, farm(people=5), round_number=12).ids()


def test_renovation_and_an_improvement() -> None:
    one = table(2, give(clay=4, reed=1), round_number=6)
    one.place("house_redevelopment", ("fireplace_2",))
    assert one.me().house == "clay" and one.me().majors == ["fireplace_2"] and one.goods() == {}


def test_renovation_to_stone_and_fences_afterwards() -> None:
    one = table(2, both(farm(house="clay"), give(stone=2, reed=1, wood=4)), round_number=14)
    one.place("farm_redevelopment", ("e1",))
    assert one.me().house == "stone" and len(one.me().yard.pastures) == 1


def test_a_stone_house_cannot_be_renovated() -> None:
    one = table(2, both(farm(house="stone"), give(stone=9, reed=9)), round_number=14)
    assert not {"house_redevelopment", "farm_redevelopment"} & set(one.ids())


def test_side_job_builds_one_cheap_stable_and_bakes() -> None:
    one = table(2, farm(majors=["fireplace_2"], goods={"wood": 3, "grain": 1}))
    one.place("side_job")
    assert one.refused("e1", "e2") == "too_many"
    one.answer("e1")
    one.answer("grain=1")
    assert one.goods() == {"wood": 2, "food": 2}


def test_too_many_animals_are_cooked_or_run_away() -> None:
    one = table(2, farm(majors=["fireplace_2"], goods={}), round_number=6)
    one.state.spaces["sheep_market"].goods["sheep"] = 4
    one.place("sheep_market")
    assert one.asked().key == "house_animals"
    assert one.refused("sheep=2") == "no_room"
    one.answer("sheep=1")
    assert one.goods() == {"sheep": 1, "food": 6}
    other = table(2, give(), round_number=6)
    other.state.spaces["sheep_market"].goods["sheep"] = 4
    other.place("sheep_market", ("sheep=1",))
    assert other.goods() == {"sheep": 1}


def test_fencing_may_leave_animals_without_a_home() -> None:
    change = farm(stables="d1 e1", goods={"wood": 6, "sheep": 1, "boar": 1, "cattle": 1})
    one = table(2, change, round_number=2)
    one.place("fencing", ("d1", "e1"))
    assert one.asked().key == "house_animals"
    one.answer("sheep=1", "boar=1")
    assert one.goods() == {"sheep": 1, "boar": 1}


def test_anything_can_be_cooked_before_placing() -> None:
    one = table(2, farm(majors=["cooking_hearth_4"], goods={"sheep": 1, "vegetable": 2, "grain": 1}))
    one.place("anytime", ("sheep=1", "vegetable=1", "grain=1"))
    assert one.goods() == {"food": 6, "vegetable": 1}
    assert one.asked().key == "place"
    one.place("anytime", ("vegetable=1",))
    assert one.asked().anytime == ()


def test_animals_may_be_released() -> None:
    one = table(2, give(boar=1))
    one.place("anytime", ("release:boar=1",))
    assert one.goods() == {}


def test_raw_crops_are_worth_one_food() -> None:
    one = table(2, give(vegetable=1, grain=1))
    one.place("anytime", ("vegetable=1", "grain=1"))
    assert one.goods() == {"food": 2}


def test_the_three_player_market_gives_a_choice() -> None:
    one = table(3, give())
    one.place("resource_market", ("stone",))
    assert one.goods() == {"food": 1, "stone": 1}


def test_five_players_linked_spaces_block_each_other() -> None:
    one = table(5, farm(rooms="a1 a2 a3"), round_number=5)
    assert {"copse", "modest_wish", "traveling_players"} <= set(one.ids())
    one.place("traveling_players")
    assert one.view(1).spaces[0].obstacle == "impossible"
    obstacles = {space.id: space.obstacle for space in one.view(1).spaces}
    assert obstacles["house_building"] == "linked" and obstacles["traveling_players"] == "occupied"
    assert one.state.spaces["copse"].goods == {"wood": 1}


def test_modest_wish_opens_in_round_five() -> None:
    change = farm(rooms="a1 a2 a3")
    early = table(5, change, round_number=4)
    assert {space.id: space.obstacle for space in early.view(0).spaces}["modest_wish"] == "closed"
    one = table(5, change, round_number=5)
    one.place("modest_wish")
    assert one.me().people == 3


def test_house_building_builds_rooms_only() -> None:
    one = table(5, give(wood=7, reed=2))
    one.place("house_building", ("a1",))
    assert one.me().rooms == 3 and one.goods() == {"wood": 2}


def test_riverbank_forest_gives_reed_with_its_wood() -> None:
    one = table(5, give())
    one.place("riverbank_forest")
    assert one.goods() == {"wood": 1, "reed": 1}


@pytest.mark.parametrize(("choice", "left"), [
    ("sheep", {"sheep": 1, "food": 2}), ("boar", {"boar": 1, "food": 1}), ("cattle", {"cattle": 1}),
])
def test_the_animal_market(choice: str, left: dict[str, int]) -> None:
    one = table(5, give(food=1))
    one.place("animal_market", (choice,))
    assert one.goods() == left


def test_the_animal_market_sells_no_cattle_without_food() -> None:
    one = table(5, give())
    one.place("animal_market")
    assert one.ids() == ("sheep", "boar")


def test_farm_supplies_each_once() -> None:
    one = table(6, give(food=2))
    one.place("farm_supplies", ("grain", "plow"), ("c1",))
    assert one.goods() == {"grain": 1} and one.me().yard.fields == spaces("c1")
    assert "farm_supplies" not in table(6, give()).ids()


def test_building_supplies() -> None:
    one = table(6, give())
    one.place("building_supplies", ("stone", "clay"))
    assert one.goods() == {"food": 1, "stone": 1, "clay": 1}


def test_the_corral_gives_the_first_species_that_is_lacking() -> None:
    one = table(6, both(farm(pastures="d1 e1"), give(sheep=1)))
    one.place("corral")
    assert one.goods() == {"sheep": 1, "boar": 1}
    full = table(6, both(farm(pastures="d1 e1, d2 e2"), give(sheep=1, boar=1, cattle=1)))
    assert "corral" not in full.ids()


def test_improvement_of_six_players_builds_majors_from_round_five() -> None:
    assert "improvement" not in table(6, give(clay=9), round_number=4).ids()
    one = table(6, give(clay=9), round_number=5)
    one.place("improvement", ("fireplace_2",))
    assert one.me().majors == ["fireplace_2"]


def test_family_option_changes_the_day_laborer_and_adds_the_side_job() -> None:
    one = table(1, give(), family=True)
    assert "side_job" in one.state.spaces
    one.place("day_laborer", ("reed",))
    assert one.goods() == {"food": 1, "reed": 1}


def test_lessons_are_useless_without_cards() -> None:
    assert "lessons" not in table().ids()


def test_who_finds_no_space_passes() -> None:
    def full(state: AgricolaState) -> None:
        both(give(), give(1))(state)
        for name in [name for name in state.spaces if name not in ("forest", "fishing")]:
            del state.spaces[name]

    one = table(2, full)
    one.session.submit(0, ("forest",))
    one.session.submit(1, ("fishing",))
    assert one.state.round == 2 and set(one.session.open()) == {0}
    assert any(line.text.key == "agricola-log-stuck" for closed in one.session.closed for line in closed.lines)


def test_level_three_has_the_ordinary_meeting_place() -> None:
    """Expansion, set-up: the alternative Meeting Place is for levels I and II; hand cards with occupations are level
    III, where no food gathers and a minor improvement may be played."""
    one = table(2, give(clay=2, reed=1), moor=True, trial_cards=True, given={"hands": [["M075"], []]})
    assert one.state.spaces["meeting_place"].goods == {}
    one.place("meeting_place", ("M075",))
    assert one.me().minors == ["M075"] and one.state.starter == 0
    assert table(2, moor=True).state.spaces["meeting_place"].goods == {"food": 1}
