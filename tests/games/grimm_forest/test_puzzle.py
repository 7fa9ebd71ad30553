"""Puzzles of The Grimm Forest: what a seat cannot know is not only cards."""

from __future__ import annotations

import random

from games.core.puzzle import create_puzzle
from games.core.session import Session
from games.grimm_forest import SPEC
from games.grimm_forest.state import Step
from tests.games.grimm_forest.table import Table

SEED = "ab" * 32


def test_where_the_others_go_is_secret_until_it_is_revealed() -> None:
    table = Table(4).hand(0, "wolf").go("fields+wolf", "forest", "forest", "market")
    assert table.asked() == {0: "place_monster"}
    made = [create_puzzle(table.session, 0, SEED, random.Random(n)) for n in range(8)]
    laid = {tuple(player.gather.place for player in one.state.players if player.gather is not None) for one in made}
    assert {places[0] for places in laid} == {"fields"} and len(laid) > 4


def test_a_card_that_was_looked_at_stays() -> None:
    table = Table(3).hand(0, "crystal_ball").go("fields+crystal_ball", "forest", "brickyard")
    table.answer(0, "crystal_ball", "seat:1")
    for number in range(8):
        board = create_puzzle(table.session, 0, SEED, random.Random(number)).state.players
        assert board[1].gather is not None and board[1].gather.place == "forest"


def test_the_others_choose_anew_what_they_had_chosen_in_secret() -> None:
    table = Table(3).hand(1, "dragon")
    table.answer(1, "choose", "forest", "fable:dragon")
    held = create_puzzle(table.session, 1, SEED, random.Random(1))
    assert held.given == table.session.given and sorted(held.open_questions()) == [0, 2]
    made = [create_puzzle(table.session, 0, SEED, random.Random(n)) for n in range(8)]
    assert all(one.given == [] and sorted(one.open_questions()) == [0, 1, 2] for one in made)
    assert len({one.state.players[1].hand[0].name for one in made}) > 4


def test_what_another_has_answered_in_secret_before_is_open_again() -> None:
    """The Fables that seat 0 has kept are no better known than those in the deck, and neither is its new place."""
    table = Table(3).hand(0, "ghostly_whispers").friend(1, "golden_goose")
    table.next_fables("wolf", "giant", "roar", "taxation").go("fields+ghostly_whispers", "forest", "brickyard")
    table.answer(0, "whispers_keep", "fable:giant", "fable:taxation")
    assert table.asked() == {1: "gain"}
    made = [create_puzzle(table.session, 1, SEED, random.Random(n)).state for n in range(8)]
    assert len({tuple(card.name for card in one.players[0].hand) for one in made}) > 4
    assert len({tuple(card.name for card in one.deck) for one in made}) > 4

    table = Table(3).hand(0, "crystal_ball").hand(1, "wolf").go("fields+crystal_ball", "forest+wolf", "brickyard")
    table.answer(0, "crystal_ball", "seat:2").answer(0, "crystal_change", "brickyard")
    assert table.asked() == {1: "place_monster"}
    made = [create_puzzle(table.session, 1, SEED, random.Random(n)).state for n in range(8)]
    assert len({one.players[0].gather.place for one in made if one.players[0].gather is not None}) > 1


def test_a_turn_that_is_taken_back_may_draw_from_something_else() -> None:
    """The discards were shuffled in this turn; played otherwise, there are two more of them."""
    table = Table(3).at(Step.BUILD).friend(0, "fairy_godmother").hand(0, "wolf", "roar").empty_deck()
    table.hand_out_discards(1, keep=5).answer(0, "build", "draw")
    made = create_puzzle(table.session, 0, SEED, random.Random(1))
    assert len(made.given) == 1 and len(made.state.deck) == 4
    again = Session(SPEC.rules, made.checkpoint)
    again.submit(0, ("free:fairy_godmother",))
    again.submit(0, again.open_questions()[0].proposals[0])
    again.submit(0, ("draw",))
    assert len(again.state.deck) == 6
