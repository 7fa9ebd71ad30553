"""Unique Locations: laying, effect, leaving."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def test_grandmas_house_brings_two_of_choice_to_all_there_and_stays() -> None:
    table = Table().hand(0, "grandmas_house").go("fields+grandmas_house", "fields", "forest")
    table.answer(0, "place_unique", "fields").answer(0, "gain", "brick=2").answer(1, "gain", "wood=1", "brick=1")
    assert table.goods(0) == (2, 0, 2) and table.goods(1) == (2, 1, 1)
    unique = table.board().location("fields").unique
    assert unique is not None and unique.card == "grandmas_house"


def test_grandmas_house_draws_every_monster_and_leaves_with_it() -> None:
    table = Table().hand(0, "wolf").hand(1, "grandmas_house").hand(2, "big_bad_wolf")
    table.go("forest+wolf", "forest+grandmas_house", "forest+big_bad_wolf")
    table.answer(0, "place_monster", "forest").answer(1, "place_unique", "fields")
    assert table.goods(0) == (0, 1, 0)  # the wolf had to follow, so the forest was left to share
    assert table.board().location("fields").unique is None
    assert set(table.board().discards) == {"grandmas_house", "wolf", "big_bad_wolf"}


def test_lonely_castle_gives_one_of_each_to_a_lone_visitor() -> None:
    table = Table().hand(0, "lonely_castle").go("forest+lonely_castle", "fields", "forest")
    table.answer(0, "place_unique", "fields")
    assert table.goods(1) == (6, 1, 1)
    assert table.board().location("fields").unique is not None


def test_lonely_castle_gives_nothing_to_two_and_leaves_when_three_come() -> None:
    table = Table().hand(0, "lonely_castle").go("fields+lonely_castle", "fields", "fields")
    table.answer(0, "place_unique", "fields")
    assert table.goods(0) == (1, 0, 0) and table.board().location("fields").unique is None


def test_lonely_castle_leaves_when_both_come_in_a_game_of_two() -> None:
    table = Table(2).hand(0, "lonely_castle").go("forest+lonely_castle", "forest").answer(0, "place_unique", "forest")
    assert table.board().location("forest").unique is None and table.goods(0) == (0, 2, 0)


def test_royal_wedding_costs_the_absent_one_resource() -> None:
    table = Table().hand(0, "royal_wedding").purse(2, straw=1)
    table.go("fields+royal_wedding", "forest", "forest").answer(0, "place_unique", "fields")
    table.answer(2, "discard", "straw")
    assert table.goods(0) == (5, 0, 0) and table.goods(1) == (0, 1, 0) and table.goods(2) == (0, 2, 0)
    assert table.board().location("fields").unique is not None


def test_royal_wedding_leaves_when_nobody_comes() -> None:
    table = Table().hand(0, "royal_wedding").go("forest+royal_wedding", "forest", "forest")
    table.answer(0, "place_unique", "fields")
    assert table.board().location("fields").unique is None and table.board().discards == ("royal_wedding",)
    assert [table.goods(seat) for seat in range(3)] == [(0, 0, 0)] * 3


def test_royal_wedding_hits_the_gingerbread_man_who_is_nowhere() -> None:
    table = Table().hand(0, "royal_wedding").friend(1, "gingerbread_man").lies("fields", 2).lies("brickyard")
    table.lies("forest")
    table.go("fields+royal_wedding", "fields", "forest").answer(0, "place_unique", "fields")
    table.answer(1, "gingerbread_man", "yes")
    assert table.goods(1) == (0, 0, 0) and table.goods(0) == (1, 0, 0)


def test_only_one_unique_location_a_place() -> None:
    table = Table().hand(0, "royal_wedding").hand(1, "lonely_castle")
    table.go("fields+royal_wedding", "fields+lonely_castle", "forest").answer(0, "place_unique", "fields")
    assert table.options(1) == ("forest", "brickyard")
