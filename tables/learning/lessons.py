"""Lessons: learn a game at a private table with guidance through the first turns (`games.core.lesson`).

A lesson's progress is not stored but derived from the answers given. It therefore survives a restart, follows an
undo, and ends when the learner answers differently.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.decision import Answer
from games.core.lesson import LEARNER, Lesson, LessonMismatch, lesson_of, start_lesson, step_text
from games.core.spec import GameSpec
from games.core.text import Text
from games.core.view import TableView
from storage.engine.transaction import Reader, Tx
from storage.learning import lessons
from storage.model import Person, TableInfo
from storage.play import tables
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.row_cache import row_of
from tables.core.sessions import Game
from tables.learning.private_tables import open_private_table
from tables.play.ending import Ending
from tables.play.opening import opening_transaction
from tables.play.quotas import Quotas
from tables.state.records import Records


@dataclass(frozen=True, slots=True)
class Guidance:
    """What a lesson says at one question: step `number` (counted from 1) of `steps`, its text, the answer that it asks
    for, and the picture shown with it ("" for the question's own)."""

    number: int
    steps: int
    said: Text
    wanted: Answer
    shows: str


@dataclass(frozen=True, slots=True)
class Progress:
    """A learner's progress in a lesson: the number of steps `done` (0 at the start), and whether they went `astray` by
    giving another answer than the lesson asked for.

    `over`: all steps are done. `just_over`: and nothing was answered since.
    """

    done: int
    astray: bool
    over: bool
    just_over: bool


class Lessons:
    """Begin lessons and return how far they are. A person has at most one of each game at a time. They count in the
    quotas like other tables."""

    def __init__(self, records: Records, quotas: Quotas, ending: Ending) -> None:
        self._records = records
        self._quotas = quotas
        self._ending = ending

    async def running(self, person: Person) -> Mapping[str, int]:
        """Return the person's running lessons: the id of the lesson's table, by game."""
        async with self._records.storage_errors_as_refusals():
            return await lessons.running_of(self._records.read, person)

    async def begin(self, game: str, person: Person, language: str, *, anew: bool = False) -> TableInfo:
        """Return the table of the person's lesson of a game, and begin one if none is running. With `anew`, end the
        running lesson and begin another, or leave it as it is if that is refused.

        Raises `RequestRefused`: the game has no lesson, or a quota is used up.
        """
        spec = spec_of(game)
        lesson = lesson_of(spec)
        if lesson is None:
            raise RequestRefused("bot-trouble-no-lesson")
        running = (await self.running(person)).get(game)
        if running is not None and not anew:
            return await self._records.info(running)
        if running is not None:
            async with self._records.write() as tx:  # the running lesson counts, as the other one will
                await self._quotas.check_tables(tx, person, None)
                if lesson.players > 1:
                    await self._quotas.check_ais(tx, person, None)
            await self._ending.cancel(running, person)
        async with opening_transaction(self._records) as (tx, hold):
            meanwhile = (await lessons.running_of(tx, person)).get(game)
            if meanwhile is not None:  # a second click at the same time
                return await row_of(tx, meanwhile)
            info = await self._sat_down(tx, spec, lesson, person, language)
            await hold(info.id)
            await self._records.begin(tx, Game(info, spec, start_lesson(spec, lesson)))
            return await row_of(tx, info.id)

    async def _sat_down(
        self, tx: Tx, spec: GameSpec[Any], lesson: Lesson, person: Person, language: str
    ) -> TableInfo:
        """Store the lesson's table, a practice table with all seats taken, and return it."""
        now = self._records.clock.now()
        table_id = await open_private_table(
            tx, self._quotas, spec, spec.options.model_validate(dict(lesson.options)).model_dump(mode="json"), person,
            seat=LEARNER, players=lesson.players, level=lesson.level, language=language, secret=lesson.secret,
            ticket=None, now=now,
        )
        await lessons.mark(tx, table_id)
        await tables.set_practice(tx, table_id, True)
        await tables.set_started(tx, table_id, lesson.seed, now, lesson.given)
        return await row_of(tx, table_id)

    async def progress(self, info: TableInfo) -> Progress | None:
        """Return how far the learner has come at a table; None if the table is no lesson."""
        lesson = lesson_of(spec_of(info.game)) if info.lesson else None
        if lesson is None:
            return None
        async with self._records.storage_errors_as_refusals():
            given = await lessons.answers(self._records.read, info.id)
        return _progress(lesson, given.get(LEARNER, ()))

    async def guidance(self, info: TableInfo, view: TableView[object]) -> Guidance | None:
        """Return what the lesson says at the viewer's question, or None if there is nothing to say or the learner went
        astray."""
        if not info.lesson or view.viewer != LEARNER or view.question is None:
            return None
        lesson, progress = lesson_of(spec_of(info.game)), await self.progress(info)
        if lesson is None or progress is None or progress.astray:
            return None
        done = progress.done - (view.question.held is not None)
        step = lesson.step(done)
        wanted = step.wanted(view.question.decision) if step is not None else None
        if step is None or wanted is None:
            return None
        try:
            said = step_text(info.game, step, view.board)
        except LessonMismatch:
            return None
        return Guidance(done + 1, len(lesson.steps), said, wanted, step.shows)

    async def is_newcomer(self, person: Person, info: TableInfo) -> bool:
        """Return whether the person has never finished this table's game, apart from lessons, so that a lesson can be
        suggested."""
        async with self._records.storage_errors_as_refusals():
            return not await lessons.has_played(self._records.read, person, info.game)


async def scripted_answer(reader: Reader, info: TableInfo, seat: int) -> Answer | None:
    """Return the answer that a lesson prescribes for an AI seat at its present question; None if there is none or the
    learner went astray."""
    lesson = lesson_of(spec_of(info.game)) if info.lesson else None
    if lesson is None:
        return None
    given = await lessons.answers(reader, info.id)
    progress = _progress(lesson, given.get(LEARNER, ()))
    return None if progress.astray or progress.over else lesson.scripted(seat, len(given.get(seat, ())))


def _progress(lesson: Lesson, given: Sequence[Answer]) -> Progress:
    led = min(len(given), len(lesson.steps))
    astray = any(answer != step.want for answer, step in zip(given, lesson.steps, strict=False))
    over = not astray and led == len(lesson.steps)
    return Progress(led, astray, over, over and len(given) == led)
