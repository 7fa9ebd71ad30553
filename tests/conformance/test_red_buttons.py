"""Test of red buttons, for every game: only what gives up for good what a seat could still get is red."""

from __future__ import annotations

from tests.conformance.tables import Case, every_question, some_ways, stages
from tests.scale import scaled

RED = {("northwood", "stop_sure", "yes"), ("above_below", "turn", "pass")}
"""Game, question and option of every red button. Passing leaves villagers without their action."""


@some_ways
def test_only_what_gives_something_up_is_red(case: Case) -> None:
    for session, _ in stages(case, 53, scaled(20)):
        for question in every_question(session):
            for part in question.decision.parts:
                for name in part.ids:
                    one, where = question.wordings[name], (case.game, question.decision.key, name)
                    assert one.apart >= one.forfeits, where
                    if where in RED and one.forfeits:
                        assert len(part.ids) > 1, "something else could still be done"
                    assert not one.forfeits or where in RED, where
