"""The First Builder bonus."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.table import Table


def roofed(table: Table, material: str = "wood") -> Table:
    """Seat 0 completes a house."""
    table.house(0, material, 2).purse(0, **{material: 6}).next_friends("jack").lies("fields")
    return table.go("fields", "fields", "fields").answer(0, "build", f"build:{material}:roof")


def test_the_three_rewards_are_offered() -> None:
    assert roofed(Table()).options(0) == ("goods", "fables", "friend")


def test_one_of_each_resource() -> None:
    table = roofed(Table()).answer(0, "first_builder", "goods")
    assert table.goods(0) == (1, 1, 1) and table.seat(0).tokens == ("wood",)
    assert table.board().first_tokens == ("straw", "brick")


def test_two_fables() -> None:
    assert roofed(Table()).answer(0, "first_builder", "fables").seat(0).hand_size == 2


def test_a_friend_by_the_usual_rules() -> None:
    table = roofed(Table()).answer(0, "first_builder", "friend").answer(0, "friend", "seat:2")
    assert table.seat(2).friend == "jack"


def test_a_second_house_of_the_material_earns_nothing() -> None:
    table = roofed(Table().house(1, "wood").token(1, "wood"))
    assert table.asked() == {0: "build"} and table.seat(0).tokens == ()


def test_the_token_is_given_once_even_if_that_house_was_torn_down() -> None:
    table = roofed(Table().house(1, "wood", 2).token(1, "wood"))
    assert table.asked() == {0: "build"} and table.seat(0).tokens == ()


@pytest.mark.parametrize("material", ["straw", "wood", "brick"])
def test_each_material_has_its_token(material: str) -> None:
    table = roofed(Table(), material).answer(0, "first_builder", "goods")
    assert table.seat(0).tokens == (material,)


def test_a_reward_that_cannot_be_had_is_not_offered() -> None:
    table = roofed(Table().empty_deck().hand_out_discards(2))
    assert table.options(0) == ("goods", "friend")
