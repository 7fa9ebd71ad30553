"""Fables at their edges: nobody there, nothing to take, too little to choose from, two of a kind, two players."""

from __future__ import annotations

import pytest

from games.core.session import Session
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.state import Fable, GrimmState, Step
from games.grimm_forest.view import GrimmView
from tests.games.grimm_forest.table import Table, new_state

# -- too few Friends -----------------------------------------------------------------------------------------


def tavern(*left: str, start: int = 0) -> Session[GrimmState]:
    """Seat 0 of three plays Night at the Tavern while seats 1 and 2 have Friends, with these Friends left to draw."""
    state = new_state(start=start)
    pool = {card.name: card for card in state.friend_deck}
    state.players[1].friend, state.players[2].friend = "jack", "goldilocks"
    state.friend_deck = [pool[name] for name in reversed(left)]
    fable = next(card for card in state.deck if card.name == "night_tavern")
    state.deck.remove(fable)
    state.players[0].hand.append(fable)
    session = Session(GrimmRules(), state)
    for seat, answer in enumerate((("fields", "fable:night_tavern"), ("fields",), ("forest",))):
        session.submit(seat, answer)
    return session


def company(session: Session[GrimmState]) -> list[str]:
    """Who is with whom."""
    board = session.rules.view(session.state, None)
    assert isinstance(board, GrimmView)
    return [player.friend for player in board.players]


def test_night_tavern_with_two_friends_left_leaves_the_last_in_turn_order_his() -> None:
    session = tavern("rapunzel", "snow_white")
    assert session.open()[0].parts[0].ids == ("friend:rapunzel", "friend:snow_white")
    session.submit(0, ("friend:snow_white",))
    assert company(session) == ["snow_white", "rapunzel", "goldilocks"]
    assert session.state.friend_discards == ["jack"]


def test_night_tavern_counts_the_last_in_turn_order_from_the_start_player() -> None:
    session = tavern("rapunzel", "snow_white", start=2)
    session.submit(0, ("friend:snow_white",))
    assert company(session) == ["snow_white", "jack", "rapunzel"]


def test_night_tavern_with_one_friend_left_asks_nothing_and_gives_him_to_its_player() -> None:
    session = tavern("rapunzel")
    assert company(session) == ["rapunzel", "jack", "goldilocks"]
    assert session.state.players[0].at == "fields"


def test_night_tavern_without_friends_changes_nothing_and_is_spent() -> None:
    session = tavern()
    assert company(session) == ["", "jack", "goldilocks"] and session.state.discards == ["night_tavern"]


def test_night_tavern_goes_on_with_the_discarded_friends_of_earlier_rounds() -> None:
    table = Table().hand(0, "night_tavern")
    deck = table.state.friend_deck
    table.state.friend_discards, table.state.friend_deck = [card.name for card in deck[1:]], deck[:1]
    table.go("fields+night_tavern", "fields", "forest")
    assert len(table.board(0).tavern) == 3 and table.board().friend_deck_size == len(deck) - 3


def test_mysterious_stranger_stays_away_when_no_friend_is_left() -> None:
    state = new_state()
    state.friend_deck = []
    state.players[0].hand.append(next(card for card in state.deck if card.name == "mysterious_stranger"))
    session = Session(GrimmRules(), state)
    for seat, answer in enumerate((("fields", "fable:mysterious_stranger"), ("forest",), ("forest",))):
        session.submit(seat, answer)
    assert session.open()[0].key == "build" and session.state.players[0].friend == ""


# -- too few Fables, nobody with any -------------------------------------------------------------------------


def test_ghostly_whispers_with_three_cards_left_keeps_two_of_them() -> None:
    table = Table().hand(0, "ghostly_whispers").empty_deck().hand_out_discards(1, keep=3)
    table.go("fields+ghostly_whispers", "forest", "forest")
    assert len(table.options(0)) == 3
    table.answer(0, "whispers_keep", *table.options(0)[:2])
    assert table.seat(0).hand_size == 2 and len(table.board().discards) == 2


def test_ghostly_whispers_without_any_fable_left_do_nothing() -> None:
    table = Table().hand(0, "ghostly_whispers").empty_deck().hand_out_discards(1)
    table.go("fields+ghostly_whispers", "forest", "forest")
    assert table.asked() == {0: "build"} and table.seat(0).hand == ()


def test_spy_network_draws_what_is_left() -> None:
    table = Table().hand(0, "spy_network").empty_deck().hand_out_discards(2, keep=1)
    table.go("fields+spy_network", "fields", "forest")
    assert table.seat(0).hand_size == 1


def test_spy_network_alone_draws_one() -> None:
    assert Table(2).hand(0, "spy_network").go("fields+spy_network", "brickyard").seat(0).hand_size == 1


def test_chinny_without_monsters_and_without_fables_left_draws_nothing() -> None:
    table = Table().hand(0, "chinny").empty_deck().hand_out_discards(1).go("fields+chinny", "forest", "forest")
    assert table.asked() == {0: "build"} and table.seat(0).hand == ()


def test_oracle_finds_nobody_with_a_fable() -> None:
    table = Table(2).hand(0, "oracle").go("fields+oracle", "brickyard")
    assert table.seat(0).hand == () and "takes-fable" not in table.log()


def test_search_past_finds_an_empty_pile() -> None:
    table = Table().hand(0, "search_past").go("fields+search_past", "fields", "forest")
    assert table.asked() == {0: "build"} and table.seat(0).hand == ()


def test_giant_takes_what_there_is_and_passes_over_who_has_nothing() -> None:
    table = Table().hand(0, "giant").purse(2, wood=4).lies("fields")
    table.go("forest+giant", "fields", "fields").answer(0, "place_monster", "fields")
    assert table.goods(1) == (0, 0, 0) and table.goods(2) == (0, 3, 0)


def test_giant_is_lonely_and_nobody_is_asked_to_stop_him() -> None:
    table = Table().hand(0, "giant").friend(1, "jack").go("forest+giant", "fields", "forest")
    table.answer(0, "place_monster", "brickyard")
    assert table.asked() == {0: "build"} and table.seat(1).friend == "jack"


# -- nothing to take, nothing to give ------------------------------------------------------------------------


def test_friendly_game_finds_empty_boards() -> None:
    table = Table().hand(0, "friendly_game").lies("fields").go("fields+friendly_game", "fields", "fields")
    assert table.asked() == {0: "build"} and table.goods(0) == (0, 0, 0)


def test_friendly_game_alone_is_spent() -> None:
    table = Table().hand(0, "friendly_game").purse(1, brick=5).go("fields+friendly_game", "forest", "forest")
    assert table.goods(1) == (0, 2, 5) and table.board().discards == ("friendly_game",)


def test_share_wealth_spares_a_harvest_of_four() -> None:
    table = Table().hand(0, "share_wealth").go("fields+share_wealth", "forest", "brickyard")
    assert table.goods(0) == (5, 0, 0) and table.goods(1) == (0, 4, 0)


def test_share_wealth_gets_what_is_left_of_the_harvest() -> None:
    """Five straw: two go in taxes, two to the first card, and one is left for the second."""
    table = Table().hand(0, "share_wealth").hand(2, "share_wealth").waiting(2, "taxation")
    table.state.start = 2
    table.go("forest+share_wealth", "fields", "brickyard+share_wealth").answer(2, "next_effect", "card:taxation")
    assert [table.goods(seat) for seat in range(3)] == [(1, 2, 0), (0, 0, 0), (2, 0, 3)]


def test_harvest_moon_finds_every_place_visited() -> None:
    table = Table().hand(0, "harvest_moon").go("fields+harvest_moon", "forest", "brickyard")
    assert table.asked() == {0: "build"} and table.goods(0) == (5, 0, 0)


def test_harvest_moon_does_not_halve_a_single_resource() -> None:
    table = Table().hand(0, "harvest_moon").lies("brickyard", brick=1).lies("forest", wood=3)
    table.go("fields+harvest_moon", "fields", "fields")
    assert table.goods(0) == (1, 1, 0)  # the forest without a question: half of one brick is nothing


def test_thoughtful_gift_needs_something_to_give_and_somebody_to_return_it() -> None:
    nothing = Table().hand(0, "thoughtful_gift").purse(1, wood=3).lies("fields")
    assert nothing.go("fields+thoughtful_gift", "fields", "fields").asked() == {0: "build"}
    nobody = Table().hand(0, "thoughtful_gift").lies("fields").purse(0, straw=3)
    assert nobody.go("fields+thoughtful_gift", "fields", "fields").asked() == {0: "build"}


def test_thoughtful_gift_of_one_is_not_asked_how_many_nor_what_comes_back() -> None:
    table = Table(2).hand(0, "thoughtful_gift").lies("fields").purse(0, straw=1).purse(1, brick=4)
    table.go("fields+thoughtful_gift", "fields").answer(0, "thoughtful_gift", "gift:1:straw")
    assert table.goods(0) == (0, 0, 1) and table.goods(1) == (1, 0, 3)


def test_wandering_trader_passes_over_who_has_no_two_of_a_kind() -> None:
    table = Table().hand(0, "wandering_trader").lies("fields").purse(0, 1, 1, 1).purse(1, brick=2)
    table.go("fields+wandering_trader", "fields", "forest")
    assert table.asked() == {1: "wandering_trader"}
    table.answer(1, "wandering_trader", "none")
    assert table.goods(1) == (0, 0, 2) and table.asked() == {0: "build"}


def test_bridge_troll_finds_only_his_owner() -> None:
    table = Table().hand(0, "bridge_troll").go("fields+bridge_troll", "forest", "forest")
    table.answer(0, "place_monster", "fields")
    assert table.goods(0) == (5, 0, 0) and table.asked() == {0: "build"}


def test_bridge_troll_leaves_who_collected_one() -> None:
    table = Table().hand(0, "bridge_troll").lies("forest", wood=2).purse(1, wood=9)
    table.go("fields+bridge_troll", "forest", "forest").answer(0, "place_monster", "forest")
    assert table.goods(0) == (5, 0, 0) and table.goods(1) == (0, 10, 0)


def test_big_bad_wolf_blows_a_lone_floor_away_without_a_question() -> None:
    table = Table().hand(0, "big_bad_wolf").house(1, "straw", 1).go("forest+big_bad_wolf", "fields", "forest")
    table.answer(0, "place_monster", "fields")
    assert table.seat(1).houses == () and table.asked() == {0: "build"}


def test_big_bad_wolf_finds_nobody_with_a_soft_house() -> None:
    table = Table().hand(0, "big_bad_wolf").friend(1, "wood_cutter").go("forest+big_bad_wolf", "fields", "forest")
    table.answer(0, "place_monster", "fields")
    assert table.asked() == {0: "build"} and table.seat(1).friend == "wood_cutter"


def test_dragon_finds_empty_boards_and_nobody_is_asked_to_stop_it() -> None:
    table = Table().hand(0, "dragon").friend(1, "wood_cutter").go("forest+dragon", "fields", "forest")
    table.answer(0, "place_monster", "fields")
    assert table.goods(1) == (5, 0, 0) and table.asked() == {0: "build"}


def test_taxation_rounds_a_single_resource_down_to_nothing() -> None:
    table = Table(2).waiting(0, "taxation").purse(1, wood=1).lies("forest").go("fields", "forest")
    assert table.goods(1) == (0, 1, 0)


def test_royal_wedding_takes_nothing_from_who_has_nothing() -> None:
    table = Table(2).lying_on("fields", "royal_wedding", 0).lies("forest").go("fields", "forest")
    assert table.goods(1) == (0, 0, 0) and table.asked() == {0: "build"}


def test_fairy_food_that_nobody_eats_is_spent() -> None:
    table = Table(2).waiting(0, "fairy_food").answer(0, "fairy_food", "brickyard").go("fields", "forest")
    assert table.asked() == {0: "build"} and table.board().discards == ("fairy_food",)


def test_hidden_vault_alone_pays_its_player() -> None:
    assert Table(2).hand(0, "hidden_vault").go("brickyard+hidden_vault", "fields").goods(0) == (0, 0, 5)


# -- twice -----------------------------------------------------------------------------------------------


def test_powerful_friends_played_by_two_at_one_place_pass_an_action_there_and_back() -> None:
    table = Table().hand(0, "powerful_friends").hand(1, "powerful_friends")
    table.go("fields+powerful_friends", "fields+powerful_friends", "forest")
    assert table.seat(0).actions == 2 and table.seat(1).actions == 2


def test_powerful_friends_take_no_action_from_who_has_none_left() -> None:
    table = Table().hand(0, "powerful_friends")
    table.state.players[1].actions = 0
    table.go("fields+powerful_friends", "fields", "fields")
    assert [table.seat(seat).actions for seat in range(3)] == [3, 0, 1]


def test_cutting_corners_twice_makes_two_sites() -> None:
    table = Table().hand(0, "cutting_corners", "cutting_corners").purse(0, wood=9)
    table.go("fields+cutting_corners", "forest", "forest").pass_builds()
    table.go("fields+cutting_corners", "forest", "forest")
    assert table.seat(0).corner_sites == 2 and table.board().discards == ()


def test_hired_help_two_rounds_running_doubles_two_harvests() -> None:
    table = Table().hand(0, "hired_help", "hired_help").purse(0, brick=4)
    table.go("fields+hired_help", "forest", "forest").answer(0, "hired_help", "pay:brick:brick").pass_builds()
    straw = table.goods(0)[0]
    table.go("fields+hired_help", "forest", "forest").answer(0, "hired_help", "pay:brick:brick")
    assert table.goods(0)[0] == straw + 10
    table.pass_builds()
    straw = table.goods(0)[0]
    assert table.go("fields", "forest", "forest").goods(0)[0] == straw + 10


def test_chinny_of_two_players_runs_one_after_the_other() -> None:
    table = Table().hand(0, "chinny").hand(1, "chinny").hand(2, "wolf")
    table.go("fields+chinny", "fields+chinny", "forest+wolf").answer(2, "place_monster", "fields")
    table.answer(0, "chinny", "brickyard").answer(1, "chinny", "stay")
    assert table.seat(0).at == "brickyard" and table.goods(1) == (0, 0, 0)


def test_roar_of_two_players_scares_both() -> None:
    places = set()
    for counter in range(10):
        table = Table().hand(0, "roar").hand(1, "roar")
        table.state.chance.start = 100 + counter
        table.go("fields+roar", "fields+roar", "forest")
        places.add((table.seat(0).at, table.seat(1).at))
    stayed = {one for one in places if one[1] == "fields"}
    assert len(places) > 2 and all(own in ("fields", "forest", "brickyard") for own, _ in stayed)
    assert {own for own, other in places if other != "fields"} == {"fields"}  # alone now: his own roar scares nobody


def test_wolf_and_wolf_of_two_players_go_to_two_places() -> None:
    table = Table().hand(0, "wolf").hand(1, "wolf").go("brickyard+wolf", "forest+wolf", "fields")
    table.answer(0, "place_monster", "fields")
    assert table.options(1) == ("forest", "brickyard")


# -- two players -------------------------------------------------------------------------------------------


def test_crystal_ball_for_two_asks_not_whose_card() -> None:
    table = Table(2).hand(0, "crystal_ball").go("fields+crystal_ball", "forest")
    assert table.asked() == {0: "crystal_change"}


def test_wishing_well_may_leave_its_own_player_out() -> None:
    table = Table().hand(0, "wishing_well").go("fields+wishing_well", "forest", "brickyard")
    table.answer(0, "wishing_well", "seat:1", "seat:2")
    assert [table.seat(seat).at for seat in range(3)] == ["fields", "brickyard", "forest"]


def test_lonely_castle_without_visitors_waits() -> None:
    table = Table(2).lying_on("brickyard", "lonely_castle", 0).go("fields", "forest")
    assert table.goods(0)[1:] == (0, 0) and table.board().location("brickyard").unique is not None


def test_grandmas_house_waits_for_a_monster_of_a_later_round() -> None:
    table = Table().hand(0, "wolf").lying_on("brickyard", "grandmas_house", 1)
    table.go("fields+wolf", "fields", "forest")
    assert table.board().location("brickyard").unique is None and table.goods(0) == (2, 0, 0)


def test_curse_darkness_for_two_lets_its_player_where_he_goes() -> None:
    table = Table(2).hand(0, "curse_darkness").go("fields+curse_darkness", "fields")
    assert table.seat(0).at == "fields"


# -- the last round ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("fable", ["hired_help", "taxation", "fairy_food"])
def test_a_next_round_fable_of_the_last_round_stays_without_effect(fable: str) -> None:
    table = Table(2).at(Step.END_OF_BUILD)
    table.state.table.append(Fable(fable, 0, table.state.round))
    table.state.deck.remove(next(card for card in table.state.deck if card.name == fable))
    for material in ("straw", "wood", "brick"):
        table.house(1, material)
    assert table.session.finished and table.session.rules.result(table.session.state).places == (2, 1)
