"""The Build phase: actions and building rules (rulebook, "2. Build")."""

from __future__ import annotations

import pytest

from games.core.decision import Refused
from tests.games.grimm_forest.table import Table


def building(table: Table) -> Table:
    """Seat 0's build turn; the pigs meet where nothing lies."""
    return table.lies("fields").go(*["fields"] * len(table.state.players))


def test_two_actions_the_same_or_different() -> None:
    table = building(Table()).answer(0, "build", "gain:brick").answer(0, "build", "draw")
    assert table.goods(0) == (0, 0, 1) and table.seat(0).hand_size == 1 and table.asked() == {1: "build"}


def test_actions_cannot_be_skipped() -> None:
    table = building(Table())
    assert "end" not in table.options(0)
    assert set(table.options(0)) == {"draw", "gain:straw", "gain:wood", "gain:brick"}


def test_sections_are_built_in_order_and_paid_in_their_material() -> None:
    table = building(Table().purse(0, straw=12, wood=1, brick=9))
    assert "build:straw:floor" in table.options(0) and "build:wood:floor" not in table.options(0)
    assert "build:straw:walls" not in table.options(0)
    table.answer(0, "build", "build:straw:floor")
    assert table.goods(0) == (10, 1, 9) and table.seat(0).houses[0].parts == 1


def test_walls_cost_four_and_the_friend_is_shown() -> None:
    """Rulebook, Build, the example: four wood and three straw, the walls of wood on a floor that stands."""
    table = building(Table().purse(0, straw=3, wood=4).house(0, "wood", 1).next_friends("rumpelstiltskin"))
    assert {"build:straw:floor", "build:wood:walls"} <= set(table.options(0))
    table.answer(0, "build", "build:wood:walls")
    assert table.goods(0) == (3, 0, 0) and table.board().offer == "rumpelstiltskin"
    assert table.sees(1).asked[0].prompt is not None


def test_a_roof_costs_six_and_completes_a_house() -> None:
    table = building(Table().purse(0, wood=6).house(0, "wood", 2)).answer(0, "build", "build:wood:roof")
    table.answer(0, "first_builder", "goods")
    assert table.goods(0) == (1, 1, 1) and table.seat(0).houses_done == 1


def test_no_second_unfinished_house_of_a_material() -> None:
    table = building(Table().purse(0, wood=3).house(0, "wood", 1))
    assert not any(option.startswith("build") for option in table.options(0))


def test_another_house_of_a_material_after_the_first_is_complete() -> None:
    table = building(Table().purse(0, wood=3).house(0, "wood"))
    assert "build:wood:floor" in table.options(0)


def test_houses_of_different_materials_may_stand_unfinished_together() -> None:
    table = building(Table().purse(0, straw=2, brick=2).house(0, "wood", 1))
    assert {"build:straw:floor", "build:brick:floor"} <= set(table.options(0))


def test_five_sites() -> None:
    table = Table().purse(0, straw=9)
    for material in ("straw", "straw", "wood", "wood", "brick"):
        table.house(0, material)
    table.state.players[0].houses.sort(key=lambda house: house.parts)
    table = building(table)
    assert not any(option.endswith(":floor") for option in table.options(0))


def test_floors_run_out_and_begun_houses_go_on() -> None:
    table = Table(4).purse(0, straw=9)
    table.house(0, "straw", 1)
    for seat in (1, 1, 2, 2):
        table.house(seat, "straw", 1)
    table = building(table)
    assert "build:straw:walls" in table.options(0)
    assert table.board().sections_left["straw"][0] == 0
    other = building(Table(4).purse(3, straw=9).house(1, "straw", 1).house(0, "straw", 1).house(2, "straw", 1)
                     .house(0, "straw", 1).house(1, "straw", 1))
    for seat in range(3):
        other.answer(seat, "build", "gain:wood").answer(seat, "build", "gain:wood")
    assert not any("straw:floor" in option for option in other.options(3))


def test_after_a_wolf_two_unfinished_houses_of_a_material_go_on() -> None:
    table = building(Table().purse(0, straw=6).house(0, "straw", 2).house(0, "straw", 1))
    assert {"build:straw:roof", "build:straw:walls"} <= set(table.options(0))


def test_a_turn_without_actions_is_passed_over() -> None:
    table = Table().lies("fields")
    table.state.players[0].actions = 0
    table.go("fields", "fields", "fields")
    assert table.asked() == {1: "build"}


def test_the_turn_can_be_taken_back_until_something_is_learnt() -> None:
    table = building(Table()).answer(0, "build", "gain:brick")
    table.session.undo(0)
    assert table.goods(0) == (0, 0, 0)
    table.answer(0, "build", "draw")
    with pytest.raises(Refused):
        table.session.undo(0)


def test_fables_are_reshuffled_and_no_draw_is_offered_when_there_are_none() -> None:
    table = building(Table().hand(1, "roar").empty_deck())
    table.answer(0, "build", "draw")
    assert table.board().discards == () and table.board().deck_size == 54
    empty = Table().empty_deck()
    empty.hand_out_discards(2)
    assert "draw" not in building(empty).options(0)
