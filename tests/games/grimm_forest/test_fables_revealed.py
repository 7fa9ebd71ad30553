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
    table.go("fields+wolf", "fields+magic_flute", "forest+giant")
    assert table.asked() == {0: "build"}  # nobody is asked where to put a monster that will be in a hand
    assert table.seat(1).hand == ("giant", "wolf") and table.goods(0) == (2, 0, 0)
    assert table.board(0).players[1].hand == ("giant", "wolf")
    assert table.board().discards == ("magic_flute",)


def test_magic_flute_without_monsters_is_spent() -> None:
    table = Table().hand(0, "magic_flute").go("fields+magic_flute", "fields", "forest")
    assert table.seat(0).hand == () and table.board().discards == ("magic_flute",)


def test_magic_flute_beats_grandmas_house() -> None:
    table = Table().hand(0, "wolf").hand(1, "magic_flute").lying_on("fields", "grandmas_house", 2)
    table.go("forest+wolf", "forest+magic_flute", "forest")
    assert table.seat(1).hand == ("wolf",)
    assert table.board().location("fields").unique is not None  # no monster has come


def test_magic_flute_counts_as_monsters_played_for_chinny() -> None:
    table = Table().hand(0, "wolf").hand(1, "magic_flute").hand(2, "chinny")
    table.go("forest+wolf", "forest+magic_flute", "fields+chinny")
    assert table.seat(2).hand == ()


def test_magic_flute_lets_its_catch_be_played_in_a_later_round() -> None:
    table = Table().hand(0, "wolf").hand(1, "magic_flute").go("forest+wolf", "forest+magic_flute", "fields")
    table.pass_builds().go("forest", "forest+wolf", "fields").answer(1, "place_monster", "fields")
    assert table.seat(2).collected["straw"] == 0


def test_crystal_ball_change_is_not_told_to_who_had_peeked_at_the_old_card() -> None:
    """The Evil Queen has seen the card; whether it was changed afterwards must not show."""

    def seen(choice: str) -> str:
        table = Table().friend(2, "evil_queen").hand(1, "wolf").hand(0, "crystal_ball")
        table.answer(0, "choose", "fields", "fable:crystal_ball").answer(1, "choose", "forest", "fable:wolf")
        table.answer(2, "queen_look", "look:gather:0").answer(2, "choose", "forest")
        assert table.board(2).players[0].gather == "fields"
        table.answer(0, "crystal_ball", "seat:1").answer(0, "crystal_change", choice)
        assert table.asked() == {1: "place_monster"}
        return table.board(2).players[0].gather

    assert seen("stay") == seen("brickyard") == ""


def test_crystal_ball_after_the_wishing_well_may_go_back_to_ones_own_place() -> None:
    table = Table().hand(0, "wishing_well").hand(1, "crystal_ball").friend(2, "little_mermaid")
    table.state.players[2].under_mermaid = ["brickyard"]
    table.go("brickyard+wishing_well", "forest+crystal_ball", "fields")
    table.answer(0, "wishing_well", "seat:0", "seat:2")
    assert table.board(2).players[2].gather == "brickyard"  # the place under the Mermaid, with another's card
    table.answer(1, "crystal_ball", "seat:2").answer(1, "crystal_change", "stay")
    assert table.seat(2).at == "brickyard" and table.seat(0).at == "fields"


def test_curse_darkness_spares_the_cards_under_the_mermaid_and_its_owner() -> None:
    for counter in range(8):
        table = Table().hand(0, "curse_darkness").friend(1, "little_mermaid").hand(2, "wolf")
        table.state.players[1].under_mermaid = ["brickyard"]
        table.state.chance.counter = 100 + counter
        table.go("fields+curse_darkness", "fields", "fields+wolf").answer(2, "place_monster", "brickyard")
        assert table.seat(0).at == "fields" and table.seat(1).at in ("fields", "forest")


def test_curse_darkness_makes_the_evil_queen_forget_what_she_saw() -> None:
    table = Table().friend(2, "evil_queen").hand(0, "curse_darkness").hand(1, "wolf")
    table.answer(0, "choose", "fields", "fable:curse_darkness").answer(1, "choose", "forest", "fable:wolf")
    table.answer(2, "queen_look", "look:gather:1").answer(2, "choose", "forest")
    assert table.asked() == {1: "place_monster"} and table.board(2).players[1].gather == ""


def test_wishing_well_leaves_a_peeker_knowing_where_the_card_went() -> None:
    table = Table().friend(2, "evil_queen").hand(0, "wishing_well").hand(1, "wolf")
    table.answer(0, "choose", "fields", "fable:wishing_well").answer(1, "choose", "forest", "fable:wolf")
    table.answer(2, "queen_look", "look:gather:1").answer(2, "choose", "forest")
    table.answer(0, "wishing_well", "seat:0", "seat:1")
    assert table.board(2).players[0].gather == "forest" and table.board(2).players[1].gather == ""


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
