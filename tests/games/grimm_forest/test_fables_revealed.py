"""Fables that act at once when revealed."""

from __future__ import annotations

from tests.games.grimm_forest.table import Table


def test_crystal_ball_looks_and_lets_its_player_change() -> None:
    table = Table().hand(0, "crystal_ball").go("fields+crystal_ball", "fields", "forest")
    table.answer(0, "crystal_ball", "seat:1")
    assert table.board(0).players[1].gather == "fields" and table.board(2).players[1].gather == ""
    assert table.options(0) == ("stay", "forest", "brickyard") and table.sees(1).asked[0].prompt is None
    table.answer(0, "crystal_change", "brickyard")
    assert table.goods(0) == (0, 0, 3) and table.goods(1) == (5, 0, 0)


def test_crystal_ball_allows_staying() -> None:
    table = Table().hand(0, "crystal_ball").go("fields+crystal_ball", "forest", "forest")
    table.answer(0, "crystal_ball", "seat:2").answer(0, "crystal_change", "stay")
    assert table.goods(0) == (5, 0, 0)


def test_curse_darkness_gives_each_opponent_a_random_place_he_may_look_at() -> None:
    seen = set()
    for counter in range(12):
        table = Table().hand(0, "curse_darkness").hand(2, "crystal_ball")
        table.state.chance.counter = 100 + counter
        table.go("fields+curse_darkness", "fields", "fields+crystal_ball")
        now = table.board(1).players[1].gather
        assert table.board(0).players[1].gather == "" and table.board(0).players[0].gather == "fields"
        seen.add(now)
        table.answer(2, "crystal_ball", "seat:0").answer(2, "crystal_change", "stay")
        assert table.seat(1).at == now and table.seat(0).at == "fields"
    assert seen == {"fields", "forest", "brickyard"}


def test_magic_flute_takes_all_monsters_of_the_round_into_the_hand() -> None:
    table = Table().hand(0, "wolf").hand(1, "magic_flute").hand(2, "giant")
    table.go("fields+wolf", "fields+magic_flute", "forest+giant").answer(0, "place_monster", "fields")
    assert table.asked() == {0: "build"}  # seat 2 never places his giant
    assert table.seat(1).hand == ("giant", "wolf") and table.goods(0) == (2, 0, 0)
    assert table.board(0).players[1].hand == ("giant", "wolf")
    assert table.board().discards == ("magic_flute",)


def test_night_tavern_deals_everybody_a_new_friend() -> None:
    table = Table().hand(0, "night_tavern").friend(1, "jack").next_friends("goldilocks", "golden_goose", "rapunzel")
    table.go("fields+night_tavern", "fields", "forest")
    assert table.board(0).tavern == ("golden_goose", "goldilocks", "rapunzel") and table.board(1).tavern == ()
    table.answer(0, "night_tavern", "friend:rapunzel")
    assert table.seat(0).friend == "rapunzel" and table.board().friend_discards == ("jack",)
    assert {table.seat(1).friend, table.seat(2).friend} == {"goldilocks", "golden_goose"}


def test_night_tavern_can_deal_the_little_mermaid() -> None:
    table = Table(2).hand(0, "night_tavern").next_friends("jack", "little_mermaid").go("fields+night_tavern", "fields")
    table.answer(0, "night_tavern", "friend:jack").answer(1, "mermaid_keep", "forest", "brickyard")
    assert table.seat(1).under_mermaid == ("fields",) and table.seat(1).at == "fields"  # already on the way


def test_wishing_well_swaps_two_hidden_gather_cards() -> None:
    table = Table().hand(0, "wishing_well").hand(2, "crystal_ball")
    table.go("fields+wishing_well", "forest", "brickyard+crystal_ball")
    table.answer(0, "wishing_well", "seat:0", "seat:1")
    assert table.board(0).players[0].gather == "forest" and table.board(0).players[1].gather == "fields"
    assert table.board(1).players[1].gather == "fields" and table.board(2).players[1].gather == ""
    table.answer(2, "crystal_ball", "seat:0").answer(2, "crystal_change", "stay")
    assert table.goods(0) == (0, 4, 0) and table.goods(1) == (5, 0, 0)
    table.pass_builds()
    assert table.seat(0).gather_cards == ("fields", "forest", "brickyard")  # own cards are back


def test_wishing_well_cards_go_back_to_their_owners_when_a_plan_changes() -> None:
    table = Table().hand(0, "wishing_well").hand(1, "crystal_ball")
    table.go("fields+wishing_well", "forest+crystal_ball", "brickyard")
    table.answer(0, "wishing_well", "seat:0", "seat:1").answer(1, "crystal_ball", "seat:2")
    assert table.options(1) == ("stay", "fields", "brickyard")  # his own forest card lies before seat 0
    table.answer(1, "crystal_change", "fields")
    assert table.seat(0).at == "forest" and table.seat(1).at == "fields"


def test_wishing_well_for_two_leaves_no_choice() -> None:
    table = Table(2).hand(0, "wishing_well").go("forest+wishing_well", "brickyard")
    assert table.seat(0).at == "brickyard" and table.seat(1).at == "forest"
