"""Fables for a pig that is alone at the end of the Gather phase."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.table import Table


def test_oracle_takes_a_random_fable_from_each_other_player() -> None:
    table = Table().hand(0, "oracle").hand(1, "wolf", "roar").hand(2, "giant").go("fields+oracle", "forest", "forest")
    table.answer(0, "oracle", "yes")
    assert table.seat(0).hand_size == 2 and table.seat(1).hand_size == 1 and table.seat(2).hand_size == 0
    assert "giant" in table.seat(0).hand
    assert "giant" in table.board(2).players[0].hand  # the giver remembers it
    assert "giant" not in table.board(1).players[0].hand


def test_oracle_may_be_left_alone() -> None:
    """Rulebook, Consult the Oracle: you may take. An empty hand can be better, against a Huntsman for one."""
    table = Table().hand(0, "oracle").hand(1, "wolf", "roar").go("fields+oracle", "forest", "forest")
    assert table.asked() == {0: "oracle"}
    table.answer(0, "oracle", "no")
    assert table.seat(0).hand == () and table.seat(1).hand_size == 2 and table.asked() == {0: "build"}


def test_oracle_does_nothing_in_company() -> None:
    table = Table().hand(0, "oracle").hand(1, "wolf").go("fields+oracle", "fields", "forest")
    assert table.seat(1).hand_size == 1


def test_oracle_makes_third_players_forget_what_they_knew() -> None:
    table = Table().hand(0, "oracle").hand(1, "wolf", "roar")
    for card in table.state.players[1].hand:
        card.learn(2)
    table.go("fields+oracle", "forest", "forest").answer(0, "oracle", "yes")
    assert table.board(2).players[1].hand == () and table.board(2).players[0].hand == ()


def test_ghostly_whispers_draws_four_and_keeps_two() -> None:
    table = Table().hand(0, "ghostly_whispers").next_fables("wolf", "wolf", "giant", "roar")
    table.go("fields+ghostly_whispers", "forest", "forest")
    assert set(table.options(0)) == {"fable:wolf", "fable:wolf:2", "fable:giant", "fable:roar"}
    assert table.board(0).looking == ("giant", "roar", "wolf", "wolf")
    assert table.board(1).looking == () and table.board(1).looking_count == 4 and table.board(1).looker == 0
    assert table.sees(1).asked[0].prompt is None
    table.answer(0, "whispers_keep", "fable:wolf:2", "fable:roar")
    assert table.seat(0).hand == ("roar", "wolf")
    assert table.board().discards == ("wolf", "giant", "ghostly_whispers")
    assert table.board(1).looker == -1


def test_ghostly_whispers_with_two_cards_left_keeps_both() -> None:
    table = Table().hand(0, "ghostly_whispers").empty_deck().hand_out_discards(1, keep=2)
    kept = table.state.discards
    table.go("fields+ghostly_whispers", "forest", "forest")
    assert table.seat(0).hand == tuple(sorted(kept))


def test_ghostly_whispers_needs_solitude() -> None:
    table = Table().hand(0, "ghostly_whispers").go("fields+ghostly_whispers", "fields", "forest")
    assert table.seat(0).hand == ()


@pytest.mark.parametrize(("place", "actions"), [("fields", 4), ("forest", 2)])
def test_little_helpers_bring_two_actions_to_who_is_alone(place: str, actions: int) -> None:
    table = Table().hand(0, "little_helpers").go(f"{place}+little_helpers", "forest", "forest")
    assert table.seat(0).actions == actions


def test_mysterious_stranger_is_a_friend_to_keep_or_give() -> None:
    table = Table().hand(0, "mysterious_stranger").next_friends("jack")
    table.go("fields+mysterious_stranger", "forest", "forest")
    assert table.board().offer == "jack" and table.board().offer_by == 0
    table.answer(0, "friend", "seat:2")
    assert table.seat(2).friend == "jack" and table.board().offer == ""


def test_mysterious_stranger_avoids_company() -> None:
    table = Table().hand(0, "mysterious_stranger").go("fields+mysterious_stranger", "fields", "forest")
    assert table.asked() == {0: "build"}


def test_cutting_corners_becomes_a_site_where_each_section_costs_one_less() -> None:
    table = Table().hand(0, "cutting_corners").purse(0, brick=9).go("fields+cutting_corners", "forest", "forest")
    assert table.seat(0).corner_sites == 1 and table.board().discards == ()
    assert "build:brick:floor" in table.options(0)
    table.answer(0, "build", "build:brick:floor:corners")
    assert table.goods(0) == (5, 0, 8)
    table.answer(0, "build", "build:brick:walls:corners").answer(0, "friend", "seat:1")
    assert table.goods(0) == (5, 0, 5)
    assert table.seat(0).houses[0].corners


def test_cutting_corners_is_a_sixth_site() -> None:
    table = Table().hand(0, "cutting_corners").purse(0, straw=9)
    for material in ("wood", "brick", "straw", "wood", "brick"):
        table.house(0, material)
    table.go("forest+cutting_corners", "fields", "fields")
    assert "build:straw:floor" not in table.options(0)
    assert "build:straw:floor:corners" in table.options(0)


def test_cutting_corners_is_lost_in_company() -> None:
    table = Table().hand(0, "cutting_corners").go("fields+cutting_corners", "fields", "forest")
    assert table.seat(0).corner_sites == 0 and table.board().discards == ("cutting_corners",)
