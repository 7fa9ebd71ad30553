"""Fables that act in the next round."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def test_fairy_food_feeds_all_who_end_up_where_it_lies_next_round() -> None:
    table = Table().hand(0, "fairy_food").go("fields+fairy_food", "forest", "brickyard")
    assert [fable.card for fable in table.board().next_round] == ["fairy_food"]
    table.pass_builds().answer(0, "fairy_food", "forest")
    assert [food.owner for food in table.board().location("forest").fairy_food] == [0]
    before = [table.goods(seat) for seat in range(3)]
    table.go("fields", "forest", "forest")
    table.answer(1, "gain", "brick=3").answer(2, "gain", "straw=1", "wood=1", "brick=1")
    assert table.goods(1) == (before[1][0], before[1][1] + 2, before[1][2] + 3)
    assert table.goods(2) == (before[2][0] + 1, before[2][1] + 3, before[2][2] + 1)
    assert table.board().discards == ("fairy_food",)


def test_hired_help_doubles_the_next_harvest_when_paid() -> None:
    table = Table().hand(0, "hired_help").purse(0, straw=1, wood=2).go("fields+hired_help", "forest", "brickyard")
    assert table.options(0) == ("pay:straw:wood", "pay:wood:wood", "none")
    table.answer(0, "hired_help", "pay:wood:wood")
    assert table.goods(0) == (6, 0, 0)
    table.pass_builds()
    table.go("brickyard", "forest", "forest")
    assert table.goods(0) == (8, 0, 6) and table.board().discards == ("hired_help",)


def test_hired_help_does_not_count_as_collected() -> None:
    table = Table().hand(0, "hired_help").hand(1, "share_wealth").purse(0, wood=2)
    table.go("fields+hired_help", "forest", "brickyard").answer(0, "hired_help", "pay:wood:wood").pass_builds()
    table.go("forest", "fields+share_wealth", "brickyard")
    assert table.seat(0).collected["wood"] == 4 and table.goods(0)[1] == 8  # eight wood, but four collected


def test_hired_help_is_discarded_when_unpaid() -> None:
    table = Table().hand(0, "hired_help").purse(0, wood=2).go("fields+hired_help", "forest", "brickyard")
    table.answer(0, "hired_help", "none")
    assert table.board().discards == ("hired_help",) and table.goods(0) == (5, 2, 0)


def test_hired_help_of_a_poor_player_is_discarded_without_a_question() -> None:
    table = Table().hand(0, "hired_help").purse(0, wood=1).go("fields+hired_help", "forest", "brickyard")
    assert table.asked() == {0: "build"} and table.board().discards == ("hired_help",)


def test_taxation_waits_for_the_next_round() -> None:
    table = Table().hand(0, "taxation").purse(1, brick=4).go("fields+taxation", "forest", "brickyard")
    assert table.goods(1) == (0, 4, 4)
    assert [fable.card for fable in table.board().next_round] == ["taxation"]


def test_taxation_halves_opponents_elsewhere_sturdiest_first() -> None:
    table = Table().waiting(0, "taxation").purse(0, brick=4).purse(1, brick=4).purse(2, straw=3, wood=3, brick=1)
    table.go("fields", "fields", "forest")
    assert table.goods(0) == (2, 0, 4) and table.goods(1) == (2, 0, 4)  # at the tax collector's place
    assert table.goods(2) == (3, 3, 0)  # of eleven five: the brick, then four wood
    assert table.board().discards == ("taxation",)


def test_taxation_hits_the_gingerbread_man_who_is_nowhere() -> None:
    table = Table().waiting(0, "taxation").friend(1, "gingerbread_man").purse(1, straw=3)
    table.go("fields", "fields", "forest").answer(1, "gingerbread_man", "yes")
    assert table.goods(1) == (3, 0, 0)  # three straw and one of each: half of six, brick and wood first
