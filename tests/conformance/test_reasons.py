"""Reasons for missing options are true in random games of every kind."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.view import table_view
from tests.conformance.reasons import REASONS, Claim
from tests.conformance.tables import EVERY_CASE, act_or_answer, table
from tests.scale import sample

LOOKED_AT = 0.3
"""The share of questions whose reasons are checked."""


@pytest.mark.parametrize("game", REASONS)
def test_the_reason_why_something_is_not_offered_is_true(game: str) -> None:
    prefix, holds = REASONS[game]
    met: Counter[str] = Counter()
    for case in sample([one for one in EVERY_CASE if one.game == game], 1 / 3, f"reasons:{game}", 3):
        session, rng = table(case, 3)
        while not session.finished:
            for seat, decision in session.open_questions().items():
                question = table_view(session, seat).question
                for missing in question.missing if question is not None and rng.random() < LOOKED_AT else ():
                    reason = missing.reason.key.removeprefix(prefix)
                    claim = Claim(session.state, seat, decision, missing.label, missing.reason.args)
                    assert holds[reason](claim), (case, decision.key, missing)
                    met[reason] += 1
            act_or_answer(session, rng)
    assert len(met) > len(holds) // 3, met
