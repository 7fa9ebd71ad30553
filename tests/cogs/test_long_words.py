"""Long questions are told whole or, where there is no room, elsewhere: never cut."""

from __future__ import annotations

import pytest

from cogs.forms.components import CONTENT, layout
from cogs.pages.private import question_texts, question_words
from cogs.pages.turn_message import turn_message
from games.core.decision import Decision, Part
from games.core.text import text
from games.core.view import Question, TableView, Waiting
from tests.cogs.questions import KINDS, LANGUAGES, ids, payload, question, voice
from tests.cogs.test_messages import board, table

SENTENCE = "You stand before the {n}th door of the long gallery, and somebody behind it is singing. "


def story(length: int) -> str:
    """So many characters, no two sentences alike."""
    words = "".join(SENTENCE.format(n=n) for n in range(length // 60))
    return words[:length].strip()


def long_question(length: int, seat: int = 0) -> Question:
    """A question whose prompt is so long; what a text may be given is shorter, so it is given two halves."""
    words = story(length)
    half = words.index("singing.", length // 2) + len("singing.")
    return Question(
        Decision(seat, "test", (Part("few", ids(3)),)),
        text("cogs-thread-name", game=words[:half], who=words[half:].strip()),
        question(Part("few", ids(3))).wordings, 7,
    )


@pytest.mark.parametrize("length", [699, 701, 900, 1500])
def test_a_long_question_is_told_whole_in_public(length: int) -> None:
    asked = long_question(length)
    view = TableView("grimm_forest", None, board(), None, (Waiting(0, "test", asked.prompt),), False, False)
    told = turn_message(table("grimm_forest", 2), view, [], voice(), question=asked)
    assert voice().say(asked.prompt) in told.content and "…" not in told.content and len(told.content) <= CONTENT


def test_of_two_long_questions_the_one_without_room_is_told_in_private() -> None:
    first, second = long_question(1200), long_question(1201, 1)
    view = TableView(
        "grimm_forest", None, board(), None,
        (Waiting(0, "test", first.prompt), Waiting(1, "test", second.prompt)), False, False,
    )
    told = turn_message(table("grimm_forest", 2), view, [], voice())
    assert voice().say(first.prompt) in told.content and told.content.count("door of the long gallery") <= 1200 // 60
    assert voice().key("cogs-button-choose") in told.content and "<@1234567890123456701>" in told.content
    assert len(told.content) <= CONTENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_question_is_told_whole_in_private_whatever_stands_beside_it(language: str) -> None:
    """The news before it and the explanations of its buttons give way, a line at a time."""
    hints = [f"- Option {n}: {story(90)}" for n in range(30)]
    news = [f"- {n} {story(80)}" for n in range(30)]
    one, asked = voice(language), long_question(1800)
    prompt = question_words(asked, one)
    texts = question_texts("\n".join(news), prompt, hints, ("held", "marked"))
    shown = "\n".join(part["content"] for box in payload(layout(texts)) for part in box["components"])
    assert prompt == one.say(asked.prompt) and prompt in shown and "held\nmarked" in shown and len(shown) <= 4000
    rest = shown.replace(prompt, "").splitlines()
    assert all(line in (*hints, *news, "held", "marked", "…", "") for line in rest)
    assert hints[0] in shown, "explanations begin with the first button's"


def test_a_short_question_is_a_heading() -> None:
    assert question_words(KINDS["few"], voice()).startswith("### ")
