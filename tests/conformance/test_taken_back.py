"""What an answer shows that nobody knew before ends the free way back.

What a viewer cannot know is dealt again at a twin of the present table; the same answer is given at both.
As long as it can be taken back freely, everything that the viewer gets is the same at both tables, and so is a refusal
and a preview, which count for nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from games.core.decision import Answer, Decision, Refused
from games.core.fuzz import free_answer, random_answer
from games.core.preview import preview
from games.core.redeal import REVERSED, SORTED, redeal
from games.core.run import Misfit
from games.core.session import Session
from games.core.view import Question, table_view
from tests.conformance.tables import Case, act_or_answer, keeps_secrets, seats_and_spectator, some_ways, table
from tests.scale import scaled

COMPARED = 60
STRIDE = 7
"""Not every moment: neighbouring ones are alike."""


def what_is_got(session: Session[Any], viewer: int | None) -> tuple[object, ...]:
    """All that a viewer gets, but for the numbers of questions, which are made of the deal."""
    view = table_view(session, viewer)
    question, aside = (_unnumbered(one) for one in (view.question, view.aside))
    missing = tuple(one.missing for one in (view.question, view.aside) if one is not None)
    lines = tuple(line for line in session.lines() if line.visible_to(viewer))
    return replace(view, question=question, aside=aside), missing, lines


def _unnumbered(question: Question | None) -> Question | None:
    return None if question is None else replace(question, number=0)


def twins(session: Session[Any], viewer: int | None, rng: random.Random) -> Iterator[Session[Any]]:
    """The table as it could be as well for all that the viewer knows: other hidden cards, other secrets, another seed
    for what is still to be drawn."""
    before = what_is_got(session, viewer)
    for mix in (SORTED, REVERSED, rng.shuffle):
        start = redeal(session.checkpoint, viewer, mix)
        session.rules.vary(start, viewer, rng)
        start.chance.seed = f"{rng.getrandbits(256):064x}"
        start.chance.given = {f"{draw.label}:{draw.n}": draw.result for draw in session.draws()}
        try:
            twin = Session(session.rules, start, session.given, segment=session.segment, past=session.past)
        except (Misfit, ValueError):  # what was answered or drawn since the segment began was possible only here
            continue
        if twin.segment == session.segment and what_is_got(twin, viewer) == before:
            yield twin


def answers_to(session: Session[Any], decision: Decision, rng: random.Random) -> set[Answer]:
    """Some answers, also such that the rules refuse."""
    found = {free_answer(decision, rng), random_answer(session.rules, session.state, decision, rng)}
    return found | {(one,) for one in decision.anytime} | set(decision.proposals[:2])


def given(session: Session[Any], seat: int, answer: Answer, *, free: bool) -> tuple[Session[Any], object]:
    """The table after the answer, and what was said against it."""
    then = session.fork()
    try:
        (then.act if free else then.submit)(seat, answer)
    except Refused as refused:
        return then, refused.refusal
    return then, None


def table_of(session: Session[Any]) -> list[int | None]:
    """Everybody to whom something may be shown too early. Spectators of a game for one play nothing with it."""
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
    """Compare what some answers lead to at both tables; how many were compared, and how many could be taken back."""
    compared = undone = 0
    for seat in range(len(session.state.players)):
        for free, decision in ((False, session.open().get(seat)), (True, session.free(seat))):
            if decision is None or (twin.free(seat) if free else twin.open().get(seat)) != decision:
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
    """The pages of a book: also those to which a choice leads without a draw."""
    rules, without_a_draw = case.spec.rules, 0
    if not rules.remembers:
        return
    for number in range(70, 110):
        if without_a_draw >= scaled(1):
            break
        session, rng = table(case, number)
        while not session.finished:
            met, draws = set(rules.met(session.state)), session.state.chance.counters.copy()
            seat, decision = act_or_answer(session, rng)
            if set(rules.met(session.state)) - met:
                assert not session.can_undo(seat), (decision.key, seat)
                without_a_draw += draws == session.state.chance.counters
    assert without_a_draw > 0
