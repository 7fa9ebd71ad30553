"""Held answers can be changed: what is said of the question then is the same as before the answer."""

from __future__ import annotations

from dataclasses import replace

from games.core.fuzz import random_answer
from games.core.view import ai_view, table_view
from tests.conformance.tables import Case, act_or_answer, asks_several, some_ways, table
from tests.scale import scaled

WANTED = 12


@some_ways
def test_a_held_question_is_worded_and_advised_as_before_its_answer(case: Case) -> None:
    if case.players == 1:
        return
    compared, advise = 0, case.spec.hint
    for number in range(50, 58):
        session, rng = table(case, number)
        while not session.finished and compared < scaled(WANTED):
            asked = session.open_questions()
            for seat, decision in asked.items() if len(asked) > 1 else ():
                before = table_view(session, seat)
                fork = session.fork()
                fork.submit(seat, random_answer(session.rules, session.state, decision, rng))
                held = fork.held_answer(seat)
                if seat in fork.open_questions() or held is None:
                    continue
                after = table_view(fork, seat)
                assert before.question is not None and after.question is not None
                assert after.question.held == held.answer
                said = replace(after.question, held=None, number=before.question.number)
                assert said == before.question and said.missing == before.question.missing
                assert ai_view(after).board == before.board
                if advise is not None and compared % 4 == 0:
                    assert advise(ai_view(after), said.decision) == advise(ai_view(before), decision)
                compared += 1
            act_or_answer(session, rng)
    assert compared > 0 or not asks_several(case), "nothing was ever held"
