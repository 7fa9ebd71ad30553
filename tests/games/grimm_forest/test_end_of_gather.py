"""The order of effects at the end of the Gather phase, and clearing the table."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def test_a_seat_orders_its_own_effects_where_it_matters() -> None:
    table = Table().hand(0, "friendly_game").friend(0, "frog_prince").purse(1, brick=2)
    table.go("fields+friendly_game", "fields", "forest")
    assert table.options(0) == ("card:frog_prince", "card:friendly_game")
    table.answer(0, "next_effect", "card:friendly_game").answer(0, "take", "brick=2").answer(0, "gain", "wood")
    assert table.asked() == {0: "friend"}


def test_effects_that_only_bring_something_need_no_order() -> None:
    table = Table().hand(0, "little_helpers").friend(0, "seven_dwarfs").go("fields+little_helpers", "forest", "forest")
    assert table.asked() == {0: "build"} and table.seat(0).actions == 5


def test_seats_go_in_turn_order() -> None:
    table = Table(3, start=1).hand(0, "share_wealth").hand(1, "friendly_game").lies("fields", straw=10)
    table.go("fields+share_wealth", "fields+friendly_game", "brickyard")
    assert table.goods(0) == (5, 0, 0) and table.goods(1) == (5, 0, 0)  # two taken, then two given back


def test_a_friend_who_arrives_meanwhile_acts_in_the_same_window() -> None:
    table = Table().hand(0, "mysterious_stranger").next_friends("golden_goose")
    table.go("fields+mysterious_stranger", "forest", "forest").answer(0, "friend", "keep")
    table.answer(0, "gain", "brick")
    assert table.goods(0) == (5, 0, 1)


def test_a_friend_who_missed_the_start_of_the_round_waits_for_the_next() -> None:
    table = Table().hand(0, "mysterious_stranger").next_friends("aladdin")
    table.go("fields+mysterious_stranger", "forest", "forest").answer(0, "friend", "keep")
    assert table.goods(0) == (5, 0, 0) and table.asked() == {0: "build"}
    table.pass_builds()
    assert table.asked() == {0: "aladdin"}


def test_resolved_fables_are_discarded_in_the_order_of_their_reveal() -> None:
    table = Table(3, start=1).hand(0, "roar").hand(1, "oracle").hand(2, "roar")
    table.go("fields+roar", "forest+oracle", "brickyard+roar")
    assert table.board().discards == ("oracle", "roar", "roar")
    assert [player.fable for player in table.board().players] == ["", "", ""]


def test_a_fable_without_effect_is_spent_all_the_same() -> None:
    table = Table().hand(0, "little_helpers").go("fields+little_helpers", "fields", "forest")
    assert table.seat(0).hand == () and table.board().discards == ("little_helpers",)


def test_a_unique_location_acts_every_round_until_it_leaves() -> None:
    table = Table().lying_on("fields", "lonely_castle", 2).go("fields", "forest", "forest")
    assert table.goods(0) == (6, 1, 1) and table.board().location("fields").unique is not None
