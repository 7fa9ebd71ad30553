"""Reviews: after a game the strong AI looks at a person's own decisions and names those that cost most
(`games.core.review`).

A review is made when its person asks for it, in steps of a few seconds at most, while no AI seat waits for a thinking
process. It is stored when it is complete. A restart in between loses the steps that were done: the person asks again,
and gets the same review. Two bots that make one at the same time store it once.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from games.core.codec import dump, dump_state, load
from games.core.decision import Answer
from games.core.review import Mistake, Review, Reviewer, reviewer_of, steps
from games.core.rules import Result
from games.core.run import AnswerMismatch
from games.core.view import TableView, table_view
from storage.model import Person, Status, TableInfo
from storage.review import reviews
from tables.ai.thinking import Thinkers
from tables.core.errors import RequestRefused
from tables.core.installed_game import is_installed, spec_of
from tables.core.redacted_traceback import redacted
from tables.play.views import Views
from tables.review.worker import ReviewedSeat, ReviewStep, do_step, find_moments
from tables.state.records import Records
from tables.undo.history import History
from tables.undo.past import CannotRebuild, answers_of, epoch_start, epochs_of

log = logging.getLogger(__name__)


@cache
def _log_once(game: str, why: str) -> None:
    log.error("the reviewer of %s is left out: %s", game, why)


@dataclass(slots=True)
class Making:
    """A review that is being made: `done` of about `of` steps (0: not known yet). The task returns it."""

    task: asyncio.Task[Review] = field(init=False)
    done: int = 0
    of: int = 0


class Reviews:
    """Make reviews of finished games for people who sat there, one at a time."""

    def __init__(self, records: Records, history: History, views: Views, thinkers: Thinkers) -> None:
        self._records = records
        self._history = history
        self._views = views
        self._thinkers = thinkers
        self._making: dict[tuple[int, Person], Making] = {}
        self._turn = asyncio.Lock()

    def reviewer(self, info: TableInfo) -> Reviewer | None:
        """Return the reviewer of a table's game, None if it has none or is not installed. One that cannot be loaded is
        left out and logged once."""
        if not is_installed(info.game):
            return None
        try:
            return reviewer_of(spec_of(info.game))
        except (Exception, SystemExit) as error:  # each page of a replay asks, and its game may be from another package
            _log_once(info.game, f"{type(error).__name__}: {error}")
            return None

    def offered(self, info: TableInfo, person: Person) -> bool:
        """Return whether a person may have their decisions at a table reviewed: the game was played to its end, the
        seat was theirs then, and the game has a reviewer. Lessons and puzzles have none."""
        if info.status is not Status.FINISHED or info.is_exercise or info.place_of(person) is None:
            return False
        return self.reviewer(info) is not None

    async def find(self, info: TableInfo, person: Person) -> Review | None:
        """Return the review of a person's decisions at a table, None if it has not been made yet."""
        async with self._records.storage_errors_as_refusals():
            data = await reviews.find(self._records.read, info.id, person)
        return None if data is None else load(Review, data)

    async def position(self, info: TableInfo, seat: int, mistake: Mistake) -> tuple[TableView[Any], Answer]:
        """Return the table as the seat saw it when it had to make a decision, with its question, and its answer. Raises
        `CannotRebuild` if today's rules do not lead there."""
        session = await self._history.session_at(info.id, mistake.segment, mistake.count - 1)
        async with self._records.storage_errors_as_refusals():
            given = (await answers_of(self._records.read, info.id)).get(mistake.segment, [])
        view = table_view(session, seat)
        if len(given) < mistake.count or view.question is None:
            raise CannotRebuild(f"table {info.id}: nothing is asked before answer {mistake.count} there")
        return replace(view, out_of_turn=None, can_undo=False), given[mistake.count - 1].answer

    async def begin(self, info: TableInfo, person: Person) -> Making:
        """Begin to make a review, unless that has begun, and return how far it is.

        Raises `RequestRefused` if none is offered, while parts of the game are secret, or while another one is being
        made for this person.
        """
        known = self._making.get((info.id, person))
        if known is not None:
            return known
        if not self.offered(info, person) or not await self._history.open_to_all(info.id):
            raise RequestRefused("bot-trouble-no-review")
        if known := self._making.get((info.id, person)):  # another click has begun it meanwhile
            return known
        if any(other == person for _, other in self._making):
            raise RequestRefused("bot-trouble-review-busy")
        making = self._making[info.id, person] = Making()
        making.task = asyncio.create_task(self._make(info, person, making), name=f"review at table {info.id}")
        making.task.add_done_callback(lambda task: self._end(info.id, person, task))
        return making

    def _end(self, table_id: int, person: Person, task: asyncio.Task[Review]) -> None:
        """Forget a review that is made or has failed; log a failure."""
        del self._making[table_id, person]
        error = None if task.cancelled() else task.exception()
        if isinstance(error, CannotRebuild):
            log.info("no review: %s", error)
        elif error is not None and not isinstance(error, RequestRefused):
            log.error("table %d: a review has failed\n%s", table_id, redacted(error))

    async def wait(self, making: Making) -> Review:
        """Wait for a review and return it. Raises `CannotRebuild` if the game can no longer be played again, and
        `RequestRefused` if the review has failed or the bot is stopping."""
        try:
            return await asyncio.shield(making.task)
        except (CannotRebuild, RequestRefused):
            raise
        except asyncio.CancelledError:
            if not making.task.cancelled():
                raise
            raise RequestRefused("bot-trouble-review-failed") from None
        except Exception as error:
            raise RequestRefused("bot-trouble-review-failed") from error

    async def close(self) -> None:
        """Stop making reviews. Their people ask again after the next start."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- making ----------------------------------------------------------------------------------------------------

    async def _make(self, info: TableInfo, person: Person, making: Making) -> Review:
        """Make a review and store it."""
        seat, result = info.place_of(person), await self._views.result(info.id)
        assert seat is not None and result is not None
        async with self._turn:
            about, own = await self._read(info, seat, person, result)
            try:
                found = await self._thinkers.in_idle_time(find_moments, about)
            except AnswerMismatch as misfit:
                raise CannotRebuild(f"table {info.id}: today's rules lead to another game") from misfit
            working = steps(spec_of(info.game), found, result, f"review:{info.id}:{seat}", own)
            making.of = len(own)
            got = None
            while True:
                try:
                    step = working.send(got)
                except StopIteration as end:
                    made: Review = end.value
                    break
                got = await self._step(info, ReviewStep(info.game, step))
                making.done = min(making.done + 1, making.of)
        async with self._records.write(info.id) as tx:
            await reviews.store(tx, info.id, seat, person, dump(made, Review))
        return made

    async def _step(self, info: TableInfo, step: ReviewStep) -> object:
        """Return the result of a step, None if the AI fails in it or takes too long."""
        try:
            got: object = await self._thinkers.in_idle_time(do_step, step)
        except Exception as error:
            log.warning("table %d: a decision cannot be reviewed\n%s", info.id, redacted(error))
            return None
        return got

    async def _read(
        self, info: TableInfo, seat: int, person: Person, result: Result
    ) -> tuple[ReviewedSeat, set[tuple[int, int]]]:
        """Return what the thinking processes need of the game, and which of its answers are the person's own. Raises
        `CannotRebuild` if its beginning is not stored."""
        async with self._records.storage_errors_as_refusals(), self._records.db.snapshot() as moment:
            answers, epochs = await answers_of(moment, info.id), await epochs_of(moment, info)
            if not epochs or epochs[0][0].segment:
                raise CannotRebuild(f"table {info.id} keeps nothing of its beginning")
            starts = tuple([(epoch.segment, dump_state(await epoch_start(moment, info, epoch))) for epoch, _ in epochs])
            own = await reviews.own_decisions(moment, info.id, seat, person)
        given = {at: tuple(those) for at, those in answers.items()}
        return ReviewedSeat(info.game, starts, given, seat, tuple(result.totals)), own
