"""Every answer of every game fits one button, so that each piece of advice can be followed with one click."""

from __future__ import annotations

import pytest

from cogs.forms.context import FormContext
from cogs.forms.custom_id import parse
from cogs.forms.draft import Draft, digest
from cogs.forms.filling import Pressed, read_click
from cogs.forms.whole_answer import packed_answer, unpacked_answer
from games.core.decision import Decision, Kind, Part
from games.core.fuzz import random_answer
from games.core.view import table_view
from tests.cogs.questions import ids, question, voice
from tests.conformance.tables import Case, act_or_answer, some_ways, table
from tests.scale import scaled

FAR = 36**5
"""The number of a table and of a question that are larger than any bot will have."""


@some_ways
def test_a_button_gives_any_answer(case: Case) -> None:
    words = voice()
    session, rng = table(case, 70)
    for _ in range(scaled(75)):
        for seat, decision in session.open_questions().items():
            asked = table_view(session, seat).question
            assert asked is not None
            answer = random_answer(session.rules, session.state, decision, rng)
            button = FormContext(words, FAR, seat, asked).answer_id(answer, "advised")
            assert button.fits and read_click(asked, parse(str(button)), Pressed(), Draft())[1] == answer
            if not decision.is_free_action(answer):
                assert unpacked_answer(decision, packed_answer(decision, answer)) == answer
        if session.finished:
            break
        act_or_answer(session, rng)


@pytest.mark.parametrize("spoilt", ["", "0000", "!!", "zz0", "_1"])
def test_a_button_of_another_form_gives_no_answer(spoilt: str) -> None:
    form = Decision(0, "test", (Part("some", ("a", "b", "c"), least=0, most=2),))
    assert unpacked_answer(form, packed_answer(form, ("a", "c"))) == ("a", "c")
    assert unpacked_answer(form, spoilt) is None
    changed = Decision(0, "test", (Part("some", ("a", "b", "d"), least=0, most=2),))
    assert unpacked_answer(changed, packed_answer(form, ("a", "c"))) is None
    assert unpacked_answer(form, f"{packed_answer(form, ())[:4]}-1") is None


def test_a_button_sent_with_the_digest_of_a_proposal_still_gives_it() -> None:
    asked = question(Part("pay", ids(4), Kind.AMOUNTS, 1, 6, (3, 0, 9, 2)), proposals=(("x0=1",), ("x2=6",)))
    for act in ("propose", "advised"):
        old = f"s:1:1:7:{act}:{'=' if act == 'advised' else ''}{digest(('x2=6',))}"
        assert read_click(asked, parse(old), Pressed(), Draft())[1] == ("x2=6",)
