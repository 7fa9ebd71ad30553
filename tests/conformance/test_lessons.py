"""Every lesson on the real rules: each step is reached, can be taken, and says what is so, in every language."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from importlib import resources
from typing import Any

import pytest

from games.core.catalogue import LANGUAGES, catalogue
from games.core.lesson import LEARNER, Fact, Lesson, flaws, lesson_of, words
from games.core.lesson import begun as lesson_begun
from games.core.registry import GAMES, spec_of, texts_of
from games.core.spec import GameSpec
from games.core.text import Text, key_of
from games.core.view import table_view
from tests.conformance.tables import EVERY_CASE, one_answer, table
from tests.scale import scaled
from tests.test_texts import ROOT, messages, spoken

TAUGHT = [game for game in GAMES if spec_of(game).lesson]
every_lesson = pytest.mark.parametrize("game", TAUGHT)


def taught(game: str) -> tuple[GameSpec[Any], Lesson]:
    spec = spec_of(game)
    lesson = lesson_of(spec)
    assert lesson is not None
    return spec, lesson


@every_lesson
def test_every_step_fits_the_rules_as_they_are(game: str) -> None:
    spec, lesson = taught(game)
    assert flaws(spec, lesson) == []
    assert 12 <= len(lesson.steps) <= 24 and 5 <= lesson.minutes <= 10
    assert len({step.text for step in lesson.steps}) == len(lesson.steps)
    assert all(step.facts for step in lesson.steps)


@every_lesson
def test_a_changed_number_or_answer_does_not_pass(game: str) -> None:
    """Every fact, every answer of the others, and every step: with it changed or gone the lesson does not fit."""
    spec, lesson = taught(game)
    for at, step in enumerate(lesson.steps):
        for name, fact in step.facts.items():
            other = replace(step, facts={**step.facts, name: Fact(fact.at, fact.value + 1)})
            assert flaws(spec, with_step(lesson, at, other)), (step.text, name)
    for seat, script in lesson.others.items():
        for at in range(len(script)):
            assert flaws(spec, replace(lesson, others={**lesson.others, seat: (*script[:at], *script[at + 1:])})), at
        assert flaws(spec, replace(lesson, others={**lesson.others, seat: (*script, script[0])}))


def with_step(lesson: Lesson, at: int, step: Any) -> Lesson:
    return replace(lesson, steps=(*lesson.steps[:at], step, *lesson.steps[at + 1:]))


@every_lesson
def test_every_step_has_words_in_every_language(game: str, caplog: pytest.LogCaptureFixture) -> None:
    spec, lesson = taught(game)
    needed = {key_of(game, "lesson", name) for name in ("about", "end", *(step.text for step in lesson.steps))}
    there = {key for key in messages(resources.files(texts_of(game)), "en") if key.startswith(key_of(game, "lesson-"))}
    assert there == needed
    said: dict[str, Text] = {}
    session = lesson_begun(spec, lesson)
    script = {seat: iter(answers) for seat, answers in lesson.others.items()}
    for step in lesson.steps:
        while others := [seat for seat in session.open() if seat != LEARNER]:
            session.submit(others[0], next(script[others[0]]))
        said[step.text] = words(game, step, table_view(session, LEARNER).board)
        session.submit(LEARNER, step.want)
    with caplog.at_level(logging.ERROR):
        for language in LANGUAGES:
            book = catalogue(language, ("games.core.texts", texts_of(game)))
            for name, text in said.items():
                told = book.say(text, "P{}".format)
                assert 30 < len(told) < 900, (language, name, len(told))
    assert caplog.messages == []


@every_lesson
def test_every_number_in_a_text_is_read_from_the_board(game: str) -> None:
    """A number that stands in a text would go on standing there when the rules have changed."""
    begins = key_of(game, "lesson-")
    for language in LANGUAGES:
        told = spoken(ROOT.joinpath(*texts_of(game).split(".")), language)
        lesson = {key: said for key, said in told.items() if key.startswith(begins)}
        assert [key for key, said in lesson.items() if re.search(r"\d", said)] == [], language


@every_lesson
def test_every_question_has_a_line_of_help_for_a_first_game(game: str) -> None:
    """Every question that comes up in random games of every kind; in all languages, because catalogues have the same
    keys."""
    tips = {key for key in messages(resources.files(texts_of(game)), "en") if key.startswith(key_of(game, "tip-"))}
    asked: set[str] = set()
    for case in EVERY_CASE:
        if case.game == game:
            session, rng = table(case, 17)
            for _ in range(scaled(250)):
                if session.finished:
                    break
                asked.add(key_of(game, "tip", one_answer(session, rng)[1].key))
    assert len(asked) > 10 and asked - tips == set()
