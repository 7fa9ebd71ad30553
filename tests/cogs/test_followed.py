"""Private answers that are followed: one question, one message, also where several clicks ask it at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from cogs.pages.page import Page, Shows
from cogs.publishing.followed import Answers, Followed
from cogs.publishing.following import Following
from cogs.publishing.showing import Shown
from tests.clock import HandClock


def shows(table: int, person: int) -> Shows:
    """What an answer to somebody shows of a table."""
    visit: Any = SimpleNamespace(info=SimpleNamespace(id=table), person=person)
    return Shows(visit, 0, None)


def answer(message: int, table: int, person: int = 1) -> Followed:
    """A followed answer; nobody edits it here."""
    nobody: Any = None
    return Followed(message, shows(table, person), message, 0.0, nobody, nobody)


def test_answers_are_found_by_their_table_and_only_the_newest_are_kept() -> None:
    answers = Answers(3)
    for message, table in ((1, 7), (2, 8), (3, 7), (4, 8)):
        answers.put(answer(message, table))
    assert [one.message_id for one in answers.at(7)] == [3], "the oldest had to go"
    assert [one.message_id for one in answers.at(8)] == [2, 4]
    answers.put(answer(2, 8, person=5))
    assert [(one.message_id, one.person) for one in answers.at(8)] == [(4, 1), (2, 5)]
    assert answers.drop(3) and not answers.drop(3) and answers.at(7) == []
    assert [one.message_id for one in answers.all()] == [4, 2]


async def test_two_answers_to_the_same_question_at_once_take_each_older_one_away_once() -> None:
    """While one of them waits for Discord, the other has gone on."""
    tables: Any = SimpleNamespace(clock=HandClock())
    pages: Any = None
    following = Following(tables, pages, Shown())
    removed: list[int] = []

    def note(message: int, *, new: bool) -> Any:
        async def remove() -> None:
            await asyncio.sleep(0)
            removed.append(message)

        edit: Any = None
        return following.note(Page([], shows=shows(7, 1)), message, message, edit, remove, new=new)

    for message in (1, 2, 3):
        await note(message, new=False)
    await asyncio.gather(note(4, new=True), note(5, new=True))
    assert sorted(removed) == [1, 2, 3, 4]
