"""The mark of a lesson (➤) is at exactly what must be pressed, at every step of every lesson."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import ui

from cogs.forms.components import Row
from cogs.forms.context import FormContext
from cogs.forms.draft import draft_of
from cogs.forms.form import build, unmarked
from cogs.pages.lesson_guidance import mark_wanted
from cogs.words.catalogues import catalogue_of
from cogs.words.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.decision import Answer, Kind
from games.core.lesson import LEARNER, lesson_of, start_lesson
from games.core.registry import GAMES, spec_of
from games.core.view import Question, table_view

MARK = "➤"
TAUGHT = [game for game in GAMES if spec_of(game).lesson]


def steps(game: str) -> Iterator[tuple[str, Question, Answer]]:
    """Yield the text, the question and the wanted answer of every step."""
    spec = spec_of(game)
    lesson = lesson_of(spec)
    assert lesson is not None
    session, script = start_lesson(spec, lesson), {seat: iter(answers) for seat, answers in lesson.others.items()}
    for step in lesson.steps:
        while others := [seat for seat in session.open_questions() if seat != LEARNER]:
            session.submit(others[0], next(script[others[0]]))
        question = table_view(session, LEARNER).question
        assert question is not None
        wanted = step.wanted(question.decision)
        assert wanted is not None
        yield step.text, question, wanted
        session.submit(LEARNER, step.want)


def marked(rows: list[Row]) -> list[str]:
    """Return what each marked button or marked option of a list stands for, as the end of its id or its value. The
    label of a list is marked if, and only if, one of its options is."""
    found: list[str] = []
    for one in (one for row in rows for one in row):
        if isinstance(one, ui.Button) and (one.label or "").startswith(MARK):
            found.append(str(one.custom_id).rpartition(":" if ":answer:" in str(one.custom_id) else "|")[2])
        if isinstance(one, ui.Select):
            options = [option.value for option in one.options if option.label.startswith(MARK)]
            assert (one.placeholder or "").startswith(MARK) is bool(options), one.placeholder
            found += options
    return found


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_be_pressed_is_marked_once_and_nothing_else_is(game: str, language: str) -> None:
    voice = Voice(catalogue_of(language), "P{}".format, "P{}".format)
    for text, question, wanted in steps(game):
        asked = mark_wanted(question, wanted)
        context = FormContext(voice, 1, LEARNER, asked, wanted=wanted)
        parts = asked.decision.parts
        settled = {
            name for part in parts for name in part.ids
            if part.kind is Kind.ORDER or (len(parts) > 1 and len(part.ids) == part.least)
        }
        needed = [token for token in wanted if token not in settled]
        found = marked(build(context).rows)
        if len(found) == 1 and found[0].endswith(":send"):  # the form begins filled in
            continue
        assert len(found) == len(needed), (text, found)
        assert all(any(token.endswith(one) for token in needed) for one in found), (text, found)
        if not asked.decision.is_free_action(wanted):
            filled = marked(build(context, draft_of(asked.decision, wanted)).rows)
            assert len(filled) <= 1, (text, filled)
            assert MARK not in voice.answer(unmarked(asked), wanted), "what is chosen already is told without it"


def test_a_marked_option_is_written_like_the_others() -> None:
    voice = Voice(catalogue_of("en"), "P{}".format, "P{}".format)
    for game in TAUGHT:
        for _, question, wanted in steps(game):
            plain = FormContext(voice, 1, LEARNER, question)
            pointed = FormContext(voice, 1, LEARNER, mark_wanted(question, wanted), wanted=wanted)
            for name in question.wordings:
                assert pointed.label(name) in (plain.label(name), f"{MARK} {plain.label(name)}")
