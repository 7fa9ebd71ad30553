"""Hints that are too long for a select are shown in full in the message above it."""

from __future__ import annotations

from cogs.forms.components import OPTION
from cogs.forms.context import FormContext
from cogs.forms.form import build, public_form
from cogs.pages.question_text import BRIEF, has_story, question_texts, question_words
from cogs.pages.turn_message import turn_message
from cogs.words.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.decision import Kind, Part
from games.core.rules import Wording
from games.core.text import text
from games.core.view import Question, public_question, table_view
from tests.cogs.questions import ids, question, some_languages, voice
from tests.cogs.test_messages import table
from tests.conformance.tables import Case, every_question, some_ways, stages
from tests.scale import scaled


@some_ways
def test_a_hint_that_a_list_would_cut_stands_in_the_message(case: Case) -> None:
    seen: set[str] = set()
    for session, _ in stages(case, 61, scaled(30)):
        for asked in every_question(session):
            worded = repr(asked.wordings)
            if worded not in seen:
                seen.add(worded)
                for reader in map(voice, some_languages(len(seen), LANGUAGES)):
                    assert cut(asked, reader) == []


def cut(asked: Question, reader: Voice) -> list[str]:
    """Return the hints of selects that a private page with this question does not show in full."""
    context = FormContext(reader, 1, asked.decision.seat, asked)
    told = "\n".join(question_texts("", question_words(asked, reader), build(context).notes, ()))
    return [hint for hint in too_long(context) if hint not in told]


def too_long(context: FormContext) -> list[str]:
    """Return the hints that a select of this question would cut."""
    parts = (part for part in context.question.decision.parts if part.kind is not Kind.AMOUNTS)
    return [hint for part in parts for hint in map(context.hint, part.ids) if len(hint) > OPTION]


@some_ways
def test_a_hint_that_a_public_list_would_cut_stands_in_the_public_message(case: Case) -> None:
    info = table(case.game, case.players)
    for number, (session, _) in enumerate(stages(case, 62, scaled(30))):
        view = table_view(session, None)
        for seat in session.open_questions() if len(view.asked) == 1 else ():
            asked = public_question(session, seat)
            if asked is None:
                continue
            for reader in map(voice, some_languages(number, LANGUAGES)):
                context = FormContext(reader, 1, seat, asked)
                if public_form(context) is not None:
                    told = turn_message(info, view, [], reader, question=asked).content
                    assert [hint for hint in too_long(context) if hint not in told] == []


def test_only_what_is_too_long_for_a_list_is_told_twice() -> None:
    part = Part("one", ids(20))
    asked = question(part)
    long = "A long story " * 9
    asked.wordings["x7"] = Wording(text("cogs-somebody", n=7), text("cogs-amount", n=3, what=long))
    notes = build(FormContext(voice(), 1, 1, asked)).notes
    assert len(notes) == 2 and f"3 × {long}" in notes[1]
    assert notes[0] == "What the list has no room for:", "not the only option, nor the best"


def test_many_short_lines_are_no_story_and_give_way_where_there_is_no_room() -> None:
    """Four lines of the night stood above a question once, as two lines and an ellipsis, although it had no room."""
    night, page = "- Ana gets 6 coins.", "- " + "In the cave sits a duck. " * 20
    assert not has_story("\n".join([night] * (BRIEF + 1))) and has_story(f"{night}\n{page}")
    assert has_story(page, 11) and not has_story(page, 12), "a phone breaks it into twelve lines"
