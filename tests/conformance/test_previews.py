"""What is said about an answer in advance comes true: previews, outcomes of proposals, advice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from games.core.decision import Answer
from games.core.fuzz import random_answer
from games.core.preview import play_answer_in_copy, preview
from games.core.registry import spec_of
from games.core.run import check_answer
from games.core.session import Session
from games.core.text import Text
from games.core.view import Question, ai_view, table_view
from tests.conformance.tables import Case, act_or_answer, some_ways, stages, table
from tests.scale import scaled


@some_ways
def test_what_a_preview_shows_is_what_happens(case: Case) -> None:
    """The log begins with the lines of the preview, and the board is the previewed one if nothing follows by itself."""
    lines = 0
    for session, rng in stages(case, 80, scaled(20)):
        for seat, decision in session.open_questions().items():
            answer = random_answer(session.rules, session.state, decision, rng)
            seen = preview(session, seat, answer)
            then = session.fork()
            then.submit(seat, answer)
            if seen.board is None:
                continue
            told = [line for line in told_by(then) if line.visible_to(seat)]
            assert all(told.count(line) >= seen.lines.count(line) for line in seen.lines), (decision.key, answer)
            lines += len(seen.lines)
            if then.segment == session.segment and len(session.open_questions()) == 1 and not then.finished:
                assert then.rules.view(then.state, seat) == seen.board, (decision.key, answer)
    assert lines > 0


def told_by(session: Session[Any]) -> list[Any]:
    """Return all lines of a table that are still kept."""
    return [line for closed in session.closed for line in closed.lines] + session.lines()


Witness = Callable[[Any, Any, int], int]
"""Return the number that the text should name, from the state before, the state after, and the seat."""


def gained(what: str, sign: int = 1) -> Witness:
    """Return a witness for a number of the player that grows (or, with -1, shrinks)."""
    return lambda before, after, seat: sign * (
        getattr(after.players[seat], what) - getattr(before.players[seat], what)
    )


def said_of_proposals(question: Question) -> Iterator[tuple[Answer, Text]]:
    """Yield each proposal with what it leads to, and those of a single amount with the text of that."""
    yield from question.outcomes.items()
    for answer in question.decision.proposals:
        if len(answer) == 1 and "=" in answer[0]:
            name, _, number = answer[0].partition("=")
            said = question.counted(name, int(number))
            if said is not None:
                yield answer, said


WITNESSES: Mapping[str, Mapping[tuple[str, str], Witness]] = {
    "mi_tierra": {
        ("mi-tierra-outcome-money", "n"): gained("money"), ("mi-tierra-trade-sell", "n"): gained("money"),
        ("mi-tierra-trade-buy", "n"): gained("money", -1),
    },
    "agricola": {("agricola-feeding", "missing"): gained("begging")},
}
"""By game: the texts beside proposals and their arguments, with the witness that checks them against the states."""


@pytest.mark.parametrize("game", WITNESSES)
def test_the_number_beside_a_proposal_is_what_it_brings(game: str) -> None:
    spec, met = spec_of(game), Counter[tuple[str, str]]()
    for number in range(90, 120):
        if all(met[one] >= scaled(8) for one in WITNESSES[game]):
            break
        way, players = spec.ways_to_test()[number % len(spec.ways_to_test())]
        session, rng = table(Case(game, way, players), number)
        while not session.finished:
            for seat in session.open_questions():
                question = table_view(session, seat).question
                assert question is not None
                for answer, said in said_of_proposals(question):
                    for key, name in WITNESSES[game]:
                        if said.key == key and (then := play_answer_in_copy(session, seat, answer)) is not None:
                            came = WITNESSES[game][key, name](session.state, then.state, seat)
                            assert came == said.args[name], (said, answer)
                            met[key, name] += 1
            act_or_answer(session, rng)
    assert all(met[one] > 0 for one in WITNESSES[game])


@some_ways
def test_advice_is_taken(case: Case) -> None:
    """This includes advice about a held answer, for which the table is looked at without that answer."""
    advise, asked = case.spec.hint, 0
    if advise is None:
        return
    for session, rng in stages(case, 81, scaled(6)):
        for seat, decision in session.open_questions().items():
            answer, _ = advise(ai_view(table_view(session, seat)), decision)
            check_answer(session.rules, session.state, decision, answer)
            then = session.fork()
            then.submit(seat, random_answer(session.rules, session.state, decision, rng))
            if seat not in then.open_questions() and (reopened := then.reopened(seat)) is not None:
                answer, _ = advise(ai_view(table_view(then, seat)), reopened.decision)
                then.submit(seat, answer)
            asked += 1
    assert asked > 0
