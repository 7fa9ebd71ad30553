"""An answer that reveals something unknown cannot be undone freely.

For this, a twin of the table is made in which what a viewer cannot know is dealt again, and both get the same
answer. As long as it can be undone freely, the viewer must get the same at both tables. The same holds for refusals
and previews, which count for nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from games.core.decision import Answer, Decision, Refused
from games.core.fuzz import free_answer, random_answer
from games.core.preview import preview
from games.core.redeal import redeal, sort_names, sort_names_reversed
from games.core.run import AnswerMismatch
from games.core.session import Session
from games.core.view import Question, table_view
from tests.conformance.tables import Case, act_or_answer, keeps_secrets, seats_and_spectator, some_ways, table
from tests.scale import scaled

COMPARED = 60
STRIDE = 7
"""Every seventh moment is tested, as neighbouring ones are similar."""


def what_is_got(session: Session[Any], viewer: int | None) -> tuple[object, ...]:
    """Return all that a viewer gets, except the numbers of questions, which depend on the deal."""
    view = table_view(session, viewer)
    question, aside = (_unnumbered(one) for one in (view.question, view.out_of_turn))
    missing = tuple(one.missing for one in (view.question, view.out_of_turn) if one is not None)
    lines = tuple(line for line in session.lines() if line.visible_to(viewer))
    return replace(view, question=question, out_of_turn=aside), missing, lines


def _unnumbered(question: Question | None) -> Question | None:
    return None if question is None else replace(question, number=0)


def twins(session: Session[Any], viewer: int | None, rng: random.Random) -> Iterator[Session[Any]]:
    """Yield tables that look the same to the viewer, with other hidden cards, other secrets, and another seed for
    later draws."""
    before = what_is_got(session, viewer)
    for mix in (sort_names, sort_names_reversed, rng.shuffle):
        start = redeal(session.checkpoint, viewer, mix)
        session.rules.vary(start, viewer, rng)
        start.chance.seed = f"{rng.getrandbits(256):064x}"
        start.chance.given = {f"{draw.label}:{draw.n}": draw.result for draw in session.draws()}
        try:
            twin = Session(session.rules, start, session.given, segment=session.segment, past=session.past)
        except (AnswerMismatch, ValueError):  # an answer or draw of the present segment is impossible with the new deal
            continue
        if twin.segment == session.segment and what_is_got(twin, viewer) == before:
            yield twin


def answers_to(session: Session[Any], decision: Decision, rng: random.Random) -> set[Answer]:
    """Return some answers, including some that the rules refuse."""
    found = {free_answer(decision, rng), random_answer(session.rules, session.state, decision, rng)}
    return found | {(one,) for one in decision.anytime} | set(decision.proposals[:2])


def given(session: Session[Any], seat: int, answer: Answer, *, free: bool) -> tuple[Session[Any], object]:
    """Return the table after the answer, and the refusal, if any."""
    then = session.fork()
    try:
        (then.act_out_of_turn if free else then.submit)(seat, answer)
    except Refused as refused:
        return then, refused.refusal
    return then, None


def table_of(session: Session[Any]) -> list[int | None]:
    """Return all viewers who could see something too early. Spectators of a solo game take no part in it."""
    viewers = seats_and_spectator(session)
    return viewers if len(viewers) > 2 else viewers[1:]


@some_ways
def test_what_can_be_taken_back_has_shown_nothing(case: Case) -> None:
    compared, undone = 0, 0
    for number in range(60, 60 + scaled(2)):
        session, rng = table(case, number)
        for moment in range(100_000):
            if session.finished or compared > scaled(COMPARED):
                break
            if moment % STRIDE == 0:
                for viewer in rng.sample(table_of(session), min(2, case.players)):
                    for twin in twins(session, viewer, rng):
                        counts = compare(session, twin, viewer, rng)
                        compared, undone = compared + counts[0], undone + counts[1]
            act_or_answer(session, rng)
    assert (compared > 0 and undone > 0) or not keeps_secrets(case)


def compare(session: Session[Any], twin: Session[Any], viewer: int | None, rng: random.Random) -> tuple[int, int]:
    """Compare the results of some answers at both tables. Returns how many were compared, and how many could be
    undone."""
    compared = undone = 0
    for seat in range(len(session.state.players)):
        for free, decision in ((False, session.open_questions().get(seat)), (True, session.out_of_turn_offer(seat))):
            if decision is None or (
                twin.out_of_turn_offer(seat) if free else twin.open_questions().get(seat)
            ) != decision:
                continue
            for answer in answers_to(session, decision, rng):
                here, refused = given(session, seat, answer, free=free)
                there, also_refused = given(twin, seat, answer, free=free)
                compared += 1
                where = (decision.key, answer, seat, viewer)
                if seat == viewer:
                    assert refused == also_refused, where
                    if not free:
                        assert preview(session, seat, answer) == preview(twin, seat, answer), where
                if refused is None and also_refused is None and not here.finished and here.can_undo(seat):
                    undone += 1
                    assert there.can_undo(seat), where
                    assert what_is_got(here, viewer) == what_is_got(there, viewer), where
    return compared, undone


@some_ways
def test_what_the_table_meets_for_the_first_time_cannot_be_taken_back(case: Case) -> None:
    """An example are pages of a book, including those to which a choice leads without a draw."""
    rules, without_a_draw = case.spec.rules, 0
    if not rules.tracks_seen_content:
        return
    for number in range(70, 110):
        if without_a_draw >= scaled(1):
            break
        session, rng = table(case, number)
        while not session.finished:
            met, draws = set(rules.seen_content(session.state)), session.state.chance.counters.copy()
            seat, decision = act_or_answer(session, rng)
            if set(rules.seen_content(session.state)) - met:
                assert not session.can_undo(seat), (decision.key, seat)
                without_a_draw += draws == session.state.chance.counters
    assert without_a_draw > 0
