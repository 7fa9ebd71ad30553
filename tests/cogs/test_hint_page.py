"""The page of “What would you do?” can be understood without the question's own message."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from cogs.forms.context import FormContext
from cogs.pages.hint import hint
from games.core.decision import YES, Answer
from games.core.text import Text
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import Step
from games.mi_tierra.wording.terms import ware_name
from tables.ai.thinking import Thinkers
from tests.cogs.questions import voice
from tests.games.mi_tierra.table import Table
from tests.languages import MI_TIERRA as LANGUAGES


class Adviser:
    """Says yes to everything."""

    async def advise(self, _: Any) -> tuple[Answer, Text]:
        return YES, Text("mi-tierra-advice-fee")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_advice_to_say_yes_says_to_what(language: str) -> None:
    table = Table(2).at(Step.AREAS).money(20, 20).pens(0, Pen(3, "sheep", 3)).place(0, "animal_industry")
    view = table.sees(0)
    assert view.question is not None and view.question.decision.key == "make"
    one = voice(language)
    _, texts, _ = await hint(FormContext(one, 7, 0, view.question), view, cast(Thinkers, Adviser()))
    assert texts[0].startswith(f"-# {one.say(view.question.prompt)}\n### ")


async def test_the_advised_option_begins_as_its_button_does() -> None:
    """"I would choose: straw floor" stood above the button "Straw floor"."""
    table = Table(2).at(Step.AREAS).money(20, 20).pens(0, Pen(3, "sheep", 3)).place(0, "animal_industry")
    view = table.sees(0)
    assert view.question is not None
    small = replace(view.question.wordings["yes"], label=ware_name("wool"))
    context = FormContext(voice("en"), 7, 0, replace(view.question, wordings={"yes": small}))
    _, texts, _ = await hint(context, view, cast(Thinkers, Adviser()))
    assert texts[0].endswith(f"I would choose: {context.label('yes')}") and context.label("yes") == "Wool"
