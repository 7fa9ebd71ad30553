"""What must hold all the time, tried on random tables with all cards."""

from __future__ import annotations

import pytest

from games.core.codec import dump_given, dump_state, load_given, load_state
from games.core.decision import flaws
from games.core.fuzz import Legal, random_answer
from games.core.session import Session
from games.grimm_forest import SPEC
from games.grimm_forest.rules import GrimmRules
from tests.conformance.tables import one_answer, same
from tests.games.grimm_forest.table import new_state
from tests.games.grimm_forest.test_view import advanced_table
from tests.scale import scaled

each_table = pytest.mark.parametrize("players", [2, 3, 4])


@each_table
def test_nothing_is_ever_lost_or_doubled(players: int) -> None:
    for number in range(scaled(4)):
        session, rng = advanced_table(players, number)
        while not session.finished:
            assert session.rules.invariants(session.state) == []
            assert [flaw for decision in session.open().values() for flaw in flaws(decision)] == []
            one_answer(session, rng)
        assert session.rules.invariants(session.state) == []
        assert session.state.somebody_has_won() and session.state.round < 100


@each_table
def test_a_restored_table_equals_the_live_one_after_each_answer(players: int) -> None:
    session, rng = advanced_table(players, 100)
    for _ in range(scaled(150)):
        if session.finished:
            return
        one_answer(session, rng)
        state = load_state(SPEC, dump_state(session.checkpoint), SPEC.version)
        again = Session(GrimmRules(), state, load_given(dump_given(session.given)), segment=session.segment)
        assert same(again, session) and again.lines() == session.lines()


@each_table
def test_undo_and_the_same_answer_again_change_nothing(players: int) -> None:
    session, rng = advanced_table(players, 200)
    undone = 0
    for _ in range(scaled(200)):
        if session.finished:
            break
        seat, _decision = one_answer(session, rng)
        if session.can_undo(seat) and not session.finished:
            before = dump_state(session.state)
            taken = session.undo(seat)
            session.submit(seat, taken.answer)
            assert dump_state(session.state) == before
            undone += 1
    assert undone > 10


@each_table
def test_proposals_are_acceptable_and_the_legal_player_too(players: int) -> None:
    session, rng = advanced_table(players, 300)
    for _ in range(scaled(150)):
        if session.finished:
            return
        for decision in session.open().values():
            for answer in (*decision.proposals, Legal().choose(None, decision, rng)):
                assert session.rules.refusal(session.state, decision, answer) is None
        one_answer(session, rng)


def test_the_invariants_notice_what_is_wrong() -> None:
    for spoil in (
        lambda state: state.deck.pop(),
        lambda state: state.friend_deck.pop(),
        lambda state: state.discards.append("wolf"),
        lambda state: state.players[0].goods.update(wood=-1),
        lambda state: state.locations["fields"].update(straw=-1),
        lambda state: state.first_tokens.pop(),
        lambda state: state.sections["wood"].__setitem__(1, 4),
        lambda state: setattr(state.players[0], "actions", -1),
    ):
        state = new_state(3)
        assert GrimmRules().invariants(state) == []
        spoil(state)
        assert GrimmRules().invariants(state) != []


def test_free_answers_reach_every_kind_of_question() -> None:
    """Random play meets every question of the game; a question nobody ever meets would be dead code."""
    met: set[str] = set()
    for number in range(120):
        session, rng = advanced_table(2 + number % 3, 1000 + number)
        while not session.finished:
            seat, decision = next(iter(session.open().items()))
            met.add(decision.key)
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
        if met >= QUESTIONS:
            return
    assert met == QUESTIONS


QUESTIONS = {
    "add", "aladdin", "ali_baba", "big_bad_wolf", "bridge_troll", "build", "cancel_monster", "chinny", "choose",
    "crystal_ball", "crystal_change", "discard", "fairy_food", "first_builder", "friend", "friendly_game", "gain",
    "gift_amount", "gift_return", "gingerbread_man", "give", "give_fable", "godmother_fables", "goldilocks_keep",
    "goldilocks_top", "harvest_moon", "hired_help", "market", "mermaid_keep", "next_effect", "night_tavern", "oracle",
    "pinocchio", "place_monster", "place_unique", "puss_build", "puss_from", "queen_look", "rapunzel",
    "red_riding_hood", "rumpelstiltskin", "search_past", "sleeping_beauty", "take", "take_from_market",
    "thoughtful_gift", "thumbelina", "tom_thumb", "wandering_trader", "whispers_keep", "wishing_well",
}
