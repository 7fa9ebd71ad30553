"""Dialogues: following suit, what scores, when a visit ends. Rulebook, part C and part D."""

from __future__ import annotations

import pytest

from games.core.view import public_question, table_view
from games.northwood.scenarios import NorthwoodOptions
from tests.games.northwood.table import Table, act, asked, cards, hand, hint_key, options_of, refused, seen, visit

OWL = "eyes_queen"
EXAMPLE = "f8 l5 e1 e7"
"""The hand of the rulebook's example, with suits of ours for its symbols; the owl rules, so Eyes win."""


def owl_says(statement: str, hand: str = EXAMPLE) -> Table:
    """The owl's visit after the first statement."""
    return act(visit(3, hand, ruler=OWL, top=statement), "listen")


def test_example_one_a_lower_card_of_the_suit_must_be_played_and_does_not_score() -> None:
    """Rulebook, part C, first example: the only card of the suit is a 5, the owl has said a 7."""
    table = owl_says("l7")
    assert options_of(table) == {"leaves_5"} and hint_key(table, "leaves_5") == "northwood-hint-no-point"
    act(table, "leaves_5")
    assert table.state.score == [] and table.state.discard[-2:] == cards("l7 l5")


def test_example_two_of_two_cards_of_the_suit_only_the_higher_scores() -> None:
    """Rulebook, part C, second example: against the 2, the 7 scores and the 1 does not."""
    table = owl_says("e2")
    assert options_of(table) == {"eyes_1", "eyes_7"}
    assert hint_key(table, "eyes_7") == "northwood-hint-scores"
    low = act(table.fork(), "eyes_1")
    assert low.state.score == [] and low.state.discard[-1] == "eyes_1"
    act(table, "eyes_7")
    assert table.state.score == cards("e7") and table.state.discard[-1] == "eyes_2"


def test_example_three_without_the_suit_any_card_goes_and_the_owls_suit_scores() -> None:
    """Rulebook, part C, third example: both cards of the owl's suit score, the 8 and the 5 do not."""
    for card, scores in (("e1", True), ("e7", True), ("f8", False), ("l5", False)):
        table = owl_says("c4")
        assert options_of(table) == {*cards(EXAMPLE)}
        act(table, cards(card)[0])
        assert bool(table.state.score) is scores


def test_against_the_favourite_suit_itself_only_a_higher_card_of_it_scores() -> None:
    table = act(owl_says("e5", "f8 c1"), "flowers_8")
    assert table.state.score == []


def test_a_card_that_does_not_follow_is_not_offered() -> None:
    table = owl_says("l7")
    assert refused(table, "eyes_7") == "not_offered" and asked(table).private


def test_an_unseen_hand_gives_no_hint_to_spectators() -> None:
    table = owl_says("l7")
    assert public_question(table, 0) is None
    board = table_view(table, None).board
    assert board.hand == () and board.hand_size == 4 and board.playable == ()


def test_one_ability_before_each_statement() -> None:
    table = act(visit(3, "c1 f2 l3", top="e5"), "claws_jack")
    assert options_of(table) == {"listen"}
    act(table, "listen", asked_card(table))
    assert options_of(table) == {"listen", "flowers_jack", "leaves_jack", "eyes_jack"}


def asked_card(table: Table) -> str:
    """Some card that may answer the next statement."""
    fork = act(table.fork(), "listen")
    return asked(fork).parts[0].ids[0]


def test_with_nobody_ready_the_next_statement_comes_by_itself() -> None:
    table = visit(3, "c1 c2 f2", top="l5 l6", exhausted=(0, 1, 2, 3))
    assert table.state.statement == "leaves_5"
    act(table, "claws_1")
    assert table.state.statement == "leaves_6"


def test_the_pause_option_stops_before_every_statement() -> None:
    options = NorthwoodOptions(pause=True)
    table = visit(3, "c1 c2 f2", top="l5 l6", exhausted=(0, 1, 2, 3), options=options)
    act(table, "listen", "claws_1")
    assert options_of(table) == {"listen"} and table.can_undo(0)


@pytest.mark.parametrize(("fief", "won"), [(0, False), (1, True), (2, False)])
def test_only_the_exact_score_makes_a_friend(fief: int, won: bool) -> None:
    table = act(visit(fief, "e8", ruler=OWL, top="c5"), "listen", "eyes_8")
    done = table.state.visits[-1]
    assert (done.score, done.won) == (1, won)
    board = seen(table).board
    assert board.fiefs[fief].standing == ("friendly" if won else "lost")
    assert board.fiefs[fief].ruler == (OWL if won else None)
    assert board.stars == (3 if won else 0) and board.best == 20 - (0 if won else board.fiefs[fief].stars)


def test_the_visit_ends_with_the_last_card_of_the_deck() -> None:
    table = act(visit(0, "c1 f2", top="e5", deck_size=1), "listen", "flowers_2")
    assert table.state.visits[-1].won and len(hand(table)) == 8


def test_after_a_visit_everything_is_dealt_anew() -> None:
    table = act(visit(1, "e8", ruler=OWL, top="c5", exhausted=(0, 1)), "listen", "eyes_8")
    board = seen(table).board
    assert board.hand_size == 8 and board.deck_size == 24 and board.deck_known == (None,) * 24
    assert board.discard == board.score == () and board.visiting is None
    assert not any(place.exhausted for place in board.places)
    assert asked(table).key == "fief" and "fief:1" not in options_of(table)


def test_the_piles_are_open_in_their_order() -> None:
    table = act(owl_says("e2"), "eyes_7", "listen")
    board = seen(table).board
    assert board.score == ("eyes_7",) and board.discard[0] == "eyes_2" and len(board.discard) == 2
    assert [one.scored for one in board.exchanges] == [True]
