"""Tips: a question with a single answer gets none."""

from __future__ import annotations

import pytest

from cogs.pages.lesson_guidance import leaves_no_choice
from games.core.decision import Decision, Kind, Part


@pytest.mark.parametrize(("part", "forced"), [
    (Part("turn", ("pass",)), True),
    (Part("turn", ("pass", "labour")), False),
    (Part("who", ("one",), least=0), False),
    (Part("who", ("one", "two"), Kind.PICK, 2, 2), True),
    (Part("order", ("one", "two"), Kind.ORDER, 2, 2), False),
    (Part("pay", ("coin",), Kind.AMOUNTS, 1, 3, (3,)), False),
])
def test_a_question_with_a_single_answer_leaves_no_choice(part: Part, forced: bool) -> None:
    assert leaves_no_choice(Decision(0, part.key, (part,))) is forced
    assert not leaves_no_choice(Decision(0, "both", (part, Part("turn", ("pass", "labour")))))
