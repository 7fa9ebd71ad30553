"""What must hold for every game, whatever its rules."""

from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from games.core.cards import Query
from games.core.codec import dump_given, dump_state, load_given, load_state
from games.core.copying import copy_of
from games.core.decision import flaws
from games.core.fuzz import random_answer
from games.core.preview import preview
from games.core.rebuild import rebuild
from games.core.redeal import REVERSED, SORTED, redeal, unknown_cards
from games.core.registry import GAMES, first_state, spec_of
from games.core.run import Given
from games.core.session import Session
from games.core.spec import LEVELS
from games.core.state import GameState
from games.core.view import table_view
from tests.conformance.tables import (
    Case,
    asks_several,
    drew_nothing,
    every_way,
    keeps_secrets,
    one_answer,
    same,
    seats_and_spectator,
    shown,
    some_ways,
    stages,
    table,
)
from tests.scale import scaled


@every_way
def test_random_play_reaches_the_end_without_a_violation(case: Case) -> None:
    for number in range(scaled(1)):
        session, rng = table(case, number)
        while not session.finished:
            assert session.rules.invariants(session.state) == []
            assert [flaw for decision in session.open().values() for flaw in flaws(decision)] == []
            one_answer(session, rng)
        assert session.rules.invariants(session.state) == []
        result = session.rules.result(session.state)
        assert len(result.places) == len(result.totals) == len(result.scores) == case.players
        assert case.players == 1 or min(result.places) == 1


@some_ways
def test_every_proposal_is_acceptable(case: Case) -> None:
    for session, _ in stages(case, 1, scaled(80)):
        for decision in session.open().values():
            for answer in decision.proposals[:30]:
                assert session.rules.refusal(session.state, decision, answer) is None, (decision.key, answer)


@some_ways
def test_a_restored_table_equals_the_live_one_after_each_answer(case: Case) -> None:
    spec = case.spec
    for session, _ in stages(case, 2, scaled(60)):
        state = load_state(spec, dump_state(session.checkpoint), spec.version)
        again = Session(spec.rules, state, load_given(dump_given(session.given)), segment=session.segment)
        assert same(again, session)
        assert again.lines() == session.lines()


@some_ways
def test_undo_then_the_same_answer_again_changes_nothing(case: Case) -> None:
    undone = 0
    session, rng = table(case, 3)
    for _ in range(scaled(150)):
        if session.finished:
            break
        seat, decision = one_answer(session, rng)
        if not session.can_undo(seat):
            continue
        before, asked = dump_state(session.state), session.open()
        taken = session.undo(seat)
        assert taken.key == decision.key and session.open()[seat].key == decision.key
        session.submit(seat, taken.answer)
        assert dump_state(session.state) == before and session.open() == asked
        undone += 1
    assert undone > 0


@some_ways
def test_the_order_in_which_seats_answer_never_matters(case: Case) -> None:
    compared = 0
    # Some games ask several seats at once only now and then: a few tables, until enough has been compared.
    tables = itertools.chain.from_iterable(stages(case, number, 1000) for number in range(4, 12))
    for session, rng in tables:
        if compared == scaled(5):
            break
        waiting = session.open()
        if len(waiting) < 2 or any(session.held(seat) for seat in range(case.players)):
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
    assert compared > 0 or not asks_several(case)


@pytest.mark.parametrize("game", GAMES)
def test_ais_are_called_what_the_lobby_has_words_for(game: str) -> None:
    levels = tuple(spec_of(game).ais)
    assert levels[:1] == ("legal",) and (max(spec_of(game).seats) == 1 or set(levels) <= set(LEVELS))


@some_ways
def test_every_ai_gives_answers_that_are_taken(case: Case) -> None:
    for ai in case.spec.ais.values():
        session, rng = table(case, 14)
        for _ in range(scaled(60)):
            if session.finished:
                break
            seat, decision = rng.choice(list(session.open().items()))
            session.submit(seat, ai.choose(table_view(session, seat), decision, rng))


@every_way
def test_the_same_seed_and_answers_give_the_same_game(case: Case) -> None:
    ends = []
    for _ in range(2):
        session, rng = table(case, 5)
        while not session.finished:
            one_answer(session, rng)
        ends.append(dump_state(session.state))
    assert ends[0] == ends[1]


@some_ways
def test_every_segment_is_built_again_from_the_answers(case: Case) -> None:
    session, rng = table(case, 12)
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
        start = first_state(case.spec, case.players, session.state.chance.seed, case.options)
        built = rebuild(session.rules, start, answers, segment)
        assert dump_state(built.session.checkpoint) == state
        drawn = {one.segment: one.draws for one in session.closed}
        assert built.draws == {n: drawn[n] for n in range(segment)}


MIXES = (SORTED, REVERSED)


@some_ways
def test_what_a_viewer_cannot_know_does_not_show(case: Case) -> None:
    changed = 0
    for session, rng in stages(case, 6, scaled(20)):
        for viewer in seats_and_spectator(session):
            before = shown(session, viewer)
            for mix in (*MIXES, rng.shuffle):
                twin = session.fork()
                twin.state = redeal(session.state, viewer, mix)
                session.rules.vary(twin.state, viewer, rng)
                if twin.state != session.state:
                    changed += 1
                    assert shown(twin, viewer) == before
    assert changed > 0 or not keeps_secrets(case)


@some_ways
def test_what_a_viewer_cannot_know_does_not_change_what_is_asked(case: Case) -> None:
    """The questions themselves are made anew on the re-dealt table, wherever the segment has drawn nothing yet."""
    changed = 0
    for session, _ in stages(case, 7, scaled(40)):
        if session.given or not drew_nothing(session):
            continue
        for viewer in seats_and_spectator(session):
            before = shown(session, viewer)
            for start in redealt(session, viewer):
                twin = Session(
                    session.rules, start, segment=session.segment, numbers=session.numbers, past=session.past,
                )
                assert shown(twin, viewer) == before
                changed += 1
    assert changed > 0 or not keeps_secrets(case)


@some_ways
def test_what_a_viewer_cannot_know_does_not_show_in_a_preview(case: Case) -> None:
    """What an answer would lead to is worked out anew on the re-dealt table; nothing of it may depend on the deal."""
    compared = 0
    for session, rng in stages(case, 10, scaled(50)):
        if not drew_nothing(session):
            continue
        for seat, decision in session.open().items():
            if any(one.seat != seat for one in session.given):  # a secret choice fits only its own cards
                continue
            answers = {*decision.proposals[:4], random_answer(session.rules, session.state, decision, rng)}
            before = [preview(session, seat, one) for one in answers]
            for start in redealt(session, seat):
                twin = Session(session.rules, start, session.given)
                assert [preview(twin, seat, one) for one in answers] == before
                compared += sum(one.board is not None for one in before)
    assert compared > 0 or not keeps_secrets(case)


def redealt(session: Session[Any], viewer: int | None) -> Iterator[Any]:
    """Starts of the present segment that differ only in what the viewer cannot know."""
    for mix in MIXES:
        start = redeal(session.checkpoint, viewer, mix)
        if start != session.checkpoint:
            yield start


@some_ways
def test_who_learns_what_was_hidden_is_said_by_the_rules(
    case: Case, monkeypatch: pytest.MonkeyPatch
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
    for number in range(scaled(1)):
        session, rng = table(case, 11 + number)
        while not session.finished:
            before = [unknown_cards(session.state, seat) for seat in range(case.players)]
            secret = [has_secrets(session, seat) for seat in range(case.players)]
            said = 0
            one_answer(session, rng)
            for seat in range(case.players):
                found = before[seat] - unknown_cards(session.state, seat)
                if found or (secret[seat] and not has_secrets(session, seat)):
                    learnt += 1
                    assert said >> seat & 1, (seat, found)
    assert learnt > 0 or not keeps_secrets(case)


def has_secrets(session: Session[Any], seat: int) -> bool:
    """Whether something but cards is hidden from the seat: a secret choice of somebody else."""
    for number in range(3):
        twin = copy_of(session.state)
        session.rules.vary(twin, seat, random.Random(number))
        if twin != session.state:
            return True
    return False


@some_ways
def test_a_held_private_answer_shows_only_to_its_seat(case: Case) -> None:
    compared = 0
    for session, rng in stages(case, 8, scaled(60)):
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
                compared += viewer != seat
    assert compared > 0 or not asks_several(case, secretly=True)


@some_ways
def test_earlier_copies_never_change(case: Case) -> None:
    kept: list[tuple[Session[Any], str]] = []
    for number, (session, _) in enumerate(stages(case, 9, scaled(60))):
        if number % 10 == 0:
            fork = session.fork()
            kept.append((fork, dump_state(fork.state)))
    assert kept and all(dump_state(fork.state) == before for fork, before in kept)


@some_ways
def test_the_order_of_cards_in_play_changes_no_value(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Costs, capacities and permissions are the same whatever was played first: with every card before every player,
    in one order and in the other, every viewer sees the same and is asked the same.

    In random play two cards hardly ever meet at one query, so they are laid there. (Games whose queries read the cards
    before a player themselves have a test of their own.)
    """
    box = case.spec.box
    if box is None:
        return
    met = 0

    def lying(among: Collection[str], seats: int, turned: bool) -> Iterator[tuple[int, str]]:
        nonlocal met
        met += len(among) > 1
        names = list(among)
        return ((seat, card) for card in (names[::-1] if turned else names) for seat in range(seats))

    for session, _ in stages(case, 13, scaled(25)):
        for viewer in seats_and_spectator(session):
            seen = []
            for turned in (False, True):
                with monkeypatch.context() as patch:
                    patch.setattr(box, "in_play", lambda _, among, turned=turned: lying(among, case.players, turned))
                    seen.append(shown(session, viewer))
            assert seen[0] == seen[1]
    assert met > 0 or not any(type(hook) is Query and len(hook.effects) > 1 for hook in box.hooks)


@pytest.mark.parametrize("game", GAMES)
def test_the_ways_to_play_reach_every_option_and_every_number_of_seats(game: str) -> None:
    spec = spec_of(game)
    played = {players for _, players in spec.ways_to_test()}
    assert played == set(spec.seats)
    found = [spec.options_of(way).model_dump(mode="json") for way in spec.ways]
    for name, field in spec.options.model_json_schema()["properties"].items():
        values = field.get("enum") or [False, True]
        assert {one[name] for one in found} == set(values), name
