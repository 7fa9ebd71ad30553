"""Fables for a pig in company, or that share with whoever is there."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def test_friendly_game_takes_two_of_choice_from_an_opponent_here() -> None:
    table = Table().hand(0, "friendly_game").purse(1, straw=1, wood=1, brick=2).purse(2, wood=9)
    table.go("fields+friendly_game", "fields", "forest")
    table.answer(0, "take", "wood=1", "brick=1")
    assert table.goods(0) == (2, 1, 1) and table.goods(1) == (3, 0, 1) and table.goods(2) == (0, 13, 0)


def test_friendly_game_asks_whom_and_takes_what_little_there_is() -> None:
    table = Table(4).hand(0, "friendly_game").purse(1, wood=1).purse(2, brick=2).lies("market")
    table.go("market+friendly_game", "market", "market", "market")
    assert table.options(0) == ("seat:1", "seat:2")
    table.answer(0, "friendly_game", "seat:1")
    assert table.goods(0) == (0, 1, 0) and table.goods(1) == (0, 0, 0)


def test_powerful_friends_takes_an_action_from_each_opponent_here() -> None:
    table = Table(4).hand(0, "powerful_friends").go("fields+powerful_friends", "fields", "fields", "forest")
    assert [table.seat(seat).actions for seat in range(4)] == [4, 1, 1, 2]


def test_spy_network_draws_for_each_pig_here_with_oneself() -> None:
    table = Table().hand(0, "spy_network").hand(1, "spy_network")
    table.go("fields+spy_network", "forest+spy_network", "forest")
    assert table.seat(0).hand_size == 1 and table.seat(1).hand_size == 2


def test_search_past_takes_two_from_the_discards() -> None:
    table = Table().hand(0, "search_past").discards("wolf", "giant", "roar")
    table.go("fields+search_past", "fields", "forest")
    table.answer(0, "search_past", "fable:giant", "fable:roar")
    assert table.seat(0).hand == ("giant", "roar") and table.board().discards == ("wolf", "search_past")
    assert table.board(2).players[0].hand == ("giant", "roar")  # everybody saw them


def test_search_past_needs_an_opponent() -> None:
    table = Table().hand(0, "search_past").discards("wolf").go("fields+search_past", "forest", "forest")
    assert table.asked() == {0: "build"}


def test_hidden_vault_brings_two_of_the_places_kind_to_all_here() -> None:
    table = Table().hand(0, "hidden_vault").go("brickyard+hidden_vault", "brickyard", "forest")
    assert table.goods(0) == (0, 0, 3) and table.goods(1) == (0, 0, 3) and table.goods(2) == (0, 4, 0)


def test_hidden_vault_at_the_market_lets_each_choose() -> None:
    table = Table(4).hand(0, "hidden_vault").lies("market")
    table.go("market+hidden_vault", "market", "fields", "forest")
    table.answer(0, "gain", "straw=1", "brick=1").answer(1, "gain", "wood=2")
    assert table.goods(0) == (1, 0, 1) and table.goods(1) == (0, 2, 0)


def test_wandering_trader_trades_with_all_here_who_want_to() -> None:
    table = Table().hand(0, "wandering_trader").purse(0, straw=2).purse(1, brick=4).purse(2, brick=4).lies("fields")
    table.go("fields+wandering_trader", "fields", "forest")
    assert table.options(0) == ("trade:straw:wood", "trade:straw:brick", "none")
    table.answer(0, "wandering_trader", "trade:straw:brick").answer(1, "wandering_trader", "none")
    assert table.goods(0) == (0, 0, 3) and table.goods(1) == (0, 0, 4) and table.goods(2) == (0, 4, 4)
