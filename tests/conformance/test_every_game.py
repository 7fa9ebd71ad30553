"""What must hold for every game, whatever its rules."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from games.core.codec import dump_given, dump_state, load_given, load_state
from games.core.copying import copy_of
from games.core.decision import flaws
from games.core.fuzz import random_answer
from games.core.preview import preview
from games.core.rebuild import rebuild
from games.core.redeal import REVERSED, SORTED, hidden_cards, redeal, unknown_cards
from games.core.registry import first_state, spec_of
from games.core.run import Given
from games.core.session import Session
from games.core.state import GameState
from tests.conformance.tables import EVERY_TABLE, one_answer, same, seats_and_spectator, shown, stages, table
from tests.scale import scaled

every_table = pytest.mark.parametrize(("game", "players"), EVERY_TABLE)


@every_table
def test_random_play_reaches_the_end_without_a_violation(game: str, players: int) -> None:
    for number in range(scaled(2)):
        session, rng = table(game, players, number)
        while not session.finished:
            assert session.rules.invariants(session.state) == []
            assert [flaw for decision in session.open().values() for flaw in flaws(decision)] == []
            one_answer(session, rng)
        assert session.rules.invariants(session.state) == []
        result = session.rules.result(session.state)
        assert len(result.places) == len(result.totals) == len(result.scores) == players
        assert players == 1 or min(result.places) == 1


@every_table
def test_every_proposal_is_acceptable(game: str, players: int) -> None:
    for session, _ in stages(game, players, 1, scaled(150)):
        for decision in session.open().values():
            for answer in decision.proposals[:30]:
                assert session.rules.refusal(session.state, decision, answer) is None, (decision.key, answer)


@every_table
def test_a_restored_table_equals_the_live_one_after_each_answer(game: str, players: int) -> None:
    spec = spec_of(game)
    for session, _ in stages(game, players, 2, scaled(120)):
        state = load_state(spec, dump_state(session.checkpoint), spec.version)
        again = Session(spec.rules, state, load_given(dump_given(session.given)), segment=session.segment)
        assert same(again, session)
        assert again.lines() == session.lines()


@every_table
def test_undo_then_the_same_answer_again_changes_nothing(game: str, players: int) -> None:
    undone = 0
    session, rng = table(game, players, 3)
    for _ in range(scaled(150)):
        if session.finished:
            break
        seat, decision = one_answer(session, rng)
        if session.finished or not session.can_undo(seat):
            continue
        before, asked = dump_state(session.state), session.open()
        taken = session.undo(seat)
        assert taken.key == decision.key and session.open()[seat].key == decision.key
        session.submit(seat, taken.answer)
        assert dump_state(session.state) == before and session.open() == asked
        undone += 1
    assert undone > 0


@every_table
def test_the_order_in_which_seats_answer_never_matters(game: str, players: int) -> None:
    compared = 0
    for session, rng in stages(game, players, 4, 1000):
        if compared == scaled(5):
            break
        waiting = session.open()
        if len(waiting) < 2 or any(session.held(seat) for seat in range(players)):
            continue
        answers = {s: random_answer(session.rules, session.state, d, rng) for s, d in waiting.items()}
        ends = []
        for order in itertools.islice(itertools.permutations(answers), 6):
            fork = session.fork()
            for seat in order:
                fork.submit(seat, answers[seat])
            ends.append(fork)
        assert all(same(ends[0], end) for end in ends)
        assert all([c.lines for c in ends[0].closed] == [c.lines for c in end.closed] for end in ends)
        compared += 1
    assert compared > 0 or players == 1


@every_table
def test_the_same_seed_and_answers_give_the_same_game(game: str, players: int) -> None:
    ends = []
    for _ in range(2):
        session, rng = table(game, players, 5)
        while not session.finished:
            one_answer(session, rng)
        ends.append(dump_state(session.state))
    assert ends[0] == ends[1]


@every_table
def test_every_segment_is_built_again_from_the_answers(game: str, players: int) -> None:
    session, rng = table(game, players, 12)
    answers: dict[int, list[Given]] = {}
    checkpoints: dict[int, str] = {}
    for _ in range(scaled(150)):
        if session.finished:
            break
        segment = session.segment
        checkpoints[segment] = dump_state(session.checkpoint)
        seat, decision = rng.choice(list(session.open().items()))
        answer = random_answer(session.rules, session.state, decision, rng)
        session.submit(seat, answer)
        answers.setdefault(segment, []).append(Given(seat, decision.key, answer))
    for segment, state in list(checkpoints.items())[:: max(1, len(checkpoints) // 12)]:
        start = first_state(spec_of(game), players, session.state.chance.seed)
        built = rebuild(session.rules, start, answers, segment)
        assert dump_state(built.session.checkpoint) == state
        drawn = {one.segment: one.draws for one in session.closed}
        assert built.draws == {n: drawn[n] for n in range(segment)}


MIXES = (SORTED, REVERSED)


@every_table
def test_what_a_viewer_cannot_know_does_not_show(game: str, players: int) -> None:
    for session, rng in stages(game, players, 6, scaled(80)):
        for viewer in seats_and_spectator(session):
            before = shown(session, viewer)
            for mix in (*MIXES, rng.shuffle):
                twin = session.fork()
                twin.state = redeal(session.state, viewer, mix)
                session.rules.vary(twin.state, viewer, rng)
                assert shown(twin, viewer) == before


@every_table
def test_what_a_viewer_cannot_know_does_not_change_what_is_asked(game: str, players: int) -> None:
    """The questions themselves are made anew on the re-dealt table, wherever the segment has drawn nothing yet."""
    compared = 0
    for session, _ in stages(game, players, 7, scaled(120)):
        if session.given or not drew_nothing(session):
            continue
        for viewer in seats_and_spectator(session):
            for mix in MIXES:
                twin = Session(
                    session.rules, redeal(session.checkpoint, viewer, mix),
                    segment=session.segment, numbers=session.numbers, past=session.past,
                )
                assert shown(twin, viewer) == shown(session, viewer)
                compared += 1
    assert compared > 0


@every_table
def test_what_a_viewer_cannot_know_does_not_show_in_a_preview(game: str, players: int) -> None:
    """What an answer would lead to is worked out anew on the re-dealt table; nothing of it may depend on the deal."""
    asked = compared = 0
    for session, rng in stages(game, players, 10, scaled(150)):
        for seat, decision in session.open().items():
            if not session.rules.previewed(decision):
                continue
            asked += 1
            if not drew_nothing(session):
                continue
            compared += 1
            answers = {*decision.proposals[:4], random_answer(session.rules, session.state, decision, rng)}
            for mix in MIXES:
                twin = Session(session.rules, redeal(session.checkpoint, seat, mix), session.given)
                assert [preview(twin, seat, one) for one in answers] == [preview(session, seat, one) for one in answers]
    assert compared or not asked


def drew_nothing(session: Session[Any]) -> bool:
    """Whether no hidden card has moved and nothing was drawn since the segment began."""
    def places(state: Any) -> list[tuple[str, int | None, str]]:
        return [(place.pool, place.owner, place.card.name) for place in hidden_cards(state)]

    then, now = session.checkpoint, session.state
    return bool(then.chance.counters == now.chance.counters) and places(then) == places(now)


@every_table
def test_who_learns_what_was_hidden_is_said_by_the_rules(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever knows after an act a card that they could not place before it, or has no secret of others before them
    any more, is among those of whom the rules say that they have learnt something."""
    said = 0
    declared = GameState.learnt

    def noted(state: GameState, *seats: int) -> None:
        nonlocal said
        declared(state, *seats)
        said |= state.journal.learnt

    monkeypatch.setattr(GameState, "learnt", noted)
    learnt = 0
    for number in range(scaled(2)):
        session, rng = table(game, players, 11 + number)
        while not session.finished:
            before = [unknown_cards(session.state, seat) for seat in range(players)]
            secret = [has_secrets(session, seat) for seat in range(players)]
            said = 0
            one_answer(session, rng)
            for seat in range(players):
                found = before[seat] - unknown_cards(session.state, seat)
                if found or (secret[seat] and not has_secrets(session, seat)):
                    learnt += 1
                    assert said >> seat & 1, (seat, found)
    assert learnt > 0


def has_secrets(session: Session[Any], seat: int) -> bool:
    """Whether something but cards is hidden from the seat: a secret choice of somebody else."""
    for number in range(3):
        twin = copy_of(session.state)
        session.rules.vary(twin, seat, random.Random(number))
        if twin != session.state:
            return True
    return False


@every_table
def test_a_held_private_answer_shows_only_to_its_seat(game: str, players: int) -> None:
    for session, rng in stages(game, players, 8, scaled(120)):
        secret = {seat: decision for seat, decision in session.open().items() if decision.private}
        if len(session.open()) < 2 or session.given:
            continue
        for seat, decision in secret.items():
            twins = []
            for _ in range(3):
                twin = session.fork()
                twin.submit(seat, random_answer(session.rules, session.state, decision, rng))
                twins.append(twin)
            for viewer in seats_and_spectator(session):
                assert viewer == seat or len({shown(twin, viewer) for twin in twins}) == 1


@every_table
def test_earlier_copies_never_change(game: str, players: int) -> None:
    kept: list[tuple[Session[Any], str]] = []
    for number, (session, _) in enumerate(stages(game, players, 9, scaled(60))):
        if number % 10 == 0:
            fork = session.fork()
            kept.append((fork, dump_state(fork.state)))
    assert all(dump_state(fork.state) == before for fork, before in kept)
