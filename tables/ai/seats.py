"""AI seats: they answer through the same code as persons, and see only what their seat sees."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import random
from dataclasses import dataclass
from typing import Any

from games.core.decision import Answer
from games.core.text import Seat, text
from games.core.view import Question, TableView, ai_view, table_view
from storage.deadlines import absences
from storage.engine.connection import StorageError
from storage.model import Status
from storage.outgoing import Notice
from storage.play import tables
from tables.ai.thinking import Thinkers, ThinkingTask
from tables.core.announcements import log_line, put_notices
from tables.core.backoff import Pause
from tables.core.errors import RequestRefused, StaleQuestion
from tables.core.installed_game import spec_of
from tables.core.recently_used import LimitedDict
from tables.core.redacted_traceback import redacted
from tables.learning.lessons import scripted_answer
from tables.play.answers import Answers
from tables.state.leases import NOTHING, LeaseLost, Work, work_under_claim
from tables.state.records import Records

log = logging.getLogger(__name__)

LEGAL = "legal"
TRIES = 4
"""Maximum number of tries at one question. From the second try on, the AI plays at the legal level."""
KEPT = 2000
RETRY_AFTER, LONGEST_PAUSE = 5.0, 300.0
"""Seconds before an AI seat's first retry after a failure of the database, and the maximum. The pause doubles each
time."""


@dataclass(frozen=True, slots=True)
class _AskedSeat:
    """An AI seat that is asked, with all that it needs to choose its answer.

    `seed` makes its choice repeatable after a restart, and `temper` its style the same at all questions of a game.
    Nobody can predict them before the table's secret is public. `scripted` is the answer that a lesson prescribes, if
    any.
    """

    game: str
    seat: int
    level: str
    view: TableView[Any]
    question: Question
    seed: str
    temper: str
    scripted: Answer | None = None
    """The answer that the script of a lesson asks for, or None."""


class AiSeats:
    """Answer for AI seats. Each table whose AI seats are asked has one task, which waits `delay` seconds before each
    answer.

    That a seat is asked is stored in the database, so no question is lost in a restart.
    """

    def __init__(self, records: Records, play: Answers, thinkers: Thinkers, delay: float) -> None:
        self._records = records
        self._play = play
        self._thinkers = thinkers
        self._delay = delay
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._leases = records.leases
        self._done_at: LimitedDict[int, int] = LimitedDict(KEPT)
        """Table revisions at which AI seats had nothing more to do here, or nothing more was tried."""
        records.on_ai_asked(self._asked)
        self._leases.on_heartbeat(self._take_over)

    async def start_up(self) -> None:
        """Start answering for all AI seats with open questions, after a start of the bot. Call once."""
        async with self._records.storage_errors_as_refusals():
            for table_id in await tables.where_ai_is_asked(self._records.read):
                self._asked(table_id)

    async def _take_over(self) -> None:
        """Answer for AI seats whose bot has stopped or has handed their table back."""
        number = self._leases.number
        if number is not None:
            for table_id, revision in (await tables.with_unclaimed_ai(self._records.read, number)).items():
                if self._done_at.get(table_id) != revision and table_id not in self._tasks:
                    self._done_at[table_id] = revision
                    self._asked(table_id)

    async def close(self) -> None:
        """Cancel the tasks that answer for AI seats. What was committed stays; the rest is done after the next
        start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()

    async def settle(self) -> None:
        """Wait until no AI seat has an open question that is being answered. For tests."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    def _asked(self, table_id: int) -> None:
        """Start the task of a table whose AI seat is asked."""
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._task(table_id), name=f"ai of table {table_id}")

    async def _task(self, table_id: int) -> None:
        """Claim a table and answer for its AI seats; log errors that end this."""
        try:
            await self._claim_and_answer(table_id)
        except LeaseLost:
            self._done_at.pop(table_id, None)
            log.info("table %d: another bot thinks for its AI seats", table_id)
        except RequestRefused as trouble:
            log.warning("table %d: the AI seats stop: %s", table_id, trouble.text.key)
        except Exception as error:
            log.error("table %d: the AI seats stop\n%s", table_id, redacted(error))
        finally:
            del self._tasks[table_id]  # not in a callback, or a question in between would be lost

    async def _claim_and_answer(self, table_id: int) -> None:
        """Claim a table (so that no other bot thinks there) and answer for its AI seats; do nothing if another bot has
        claimed it.

        A table with a stuck AI stays claimed, since another bot would get stuck too. Questions asked while the claim is
        handed back are found by `_take_over`.
        """
        try:
            claimed = await self._leases.claim(Work.THINK, [table_id])
        except StorageError:
            claimed = NOTHING
        if not claimed.ids:
            self._done_at.pop(table_id, None)
            return
        work_under_claim(claimed.number)
        stuck = await self._answer_all(table_id)
        if claimed.number is not None and not stuck:
            with contextlib.suppress(StorageError):  # if it fails, the table stays claimed and `_take_over` goes on
                await self._leases.hand_back(Work.THINK, [table_id])

    async def _answer_all(self, table_id: int) -> bool:
        """Answer for the AI seats of a table until only persons are asked. Returns whether an AI is stuck.

        The pause is the same before every answer. Raises `RequestRefused` if the game cannot be loaded or the table is
        gone; a restart or another act tries again.
        """
        tried: tuple[int, int] | None = None
        tries = 0
        storing = Pause(RETRY_AFTER, LONGEST_PAUSE, self._records.clock)
        while True:
            await self._records.clock.sleep(self._delay)
            turn = None
            try:
                turn = await self._turn(table_id)
                if turn is None:
                    return False
                this = (turn.seat, turn.question.number)
                tries = tries + 1 if this == tried else 0
                tried = this
                if tries >= TRIES:
                    await self._stuck(table_id, turn.seat)
                    return True
                answer = await self._choose(turn, tries)
                await self._play.submit(table_id, turn.seat, turn.question.number, answer, by=None, cause="ai")
                storing.worked()
            except StaleQuestion:
                continue
            except RequestRefused as trouble:
                if trouble.of_storage:
                    tries -= turn is not None
                    storing.failed()
                    await self._records.clock.sleep(storing.left)
                    continue
                if turn is None or tries >= TRIES:
                    raise
                log.warning("table %d: an AI seat's answer was not taken: %s", table_id, trouble.text.key)
            except LeaseLost:
                raise
            except Exception as error:  # the last try says at the table that it waits
                if turn is None or tries >= TRIES:
                    raise
                log.error("table %d: an AI seat did not answer\n%s", table_id, redacted(error))

    async def _turn(self, table_id: int) -> _AskedSeat | None:
        """Return the first AI seat at a table that is asked, with its view and question, or None.

        While nobody sits there and an AI plays for a person who is away, the AIs wait: they would play the game to its
        end among themselves.
        """
        async with self._records.reading(table_id) as game:
            if game.info.status is not Status.PLAYING:
                return None
            asked = sorted(game.session.open_questions())
            nobody = all(one.person is None for one in game.info.seats)
            if nobody and await absences.awaited_seats(self._records.read, table_id):
                asked = []
            for seat, level in ((seat, game.info.seats[seat].ai) for seat in asked):
                if level is not None:
                    view = table_view(game.session, seat)
                    assert view.question is not None
                    secret, _, _ = await tables.chance_inputs(self._records.read, table_id)
                    seed = ai_seed(secret, game.session.segment, view.question.number, seat)
                    temper = ai_seed(secret, -1, 0, seat)
                    told = await scripted_answer(self._records.read, game.info, seat)
                    return _AskedSeat(game.info.game, seat, level, view, view.question, seed, temper, told)
            self._done_at[table_id] = game.info.revision
            return None

    async def _choose(self, turn: _AskedSeat, tries: int) -> Answer:
        """Return the seat's answer: the one that a lesson prescribes, or the AI's choice, made in a worker process
        (`tables.ai.thinking`). The level "legal" decides at once; it also takes over if the AI fails or its answer was
        refused (`tries` > 0)."""
        if turn.scripted is not None and not tries:
            return turn.scripted
        level = level_of(turn.game, turn.level)
        seed = f"{turn.seed}:{tries}"
        thought = ThinkingTask(turn.game, level, ai_view(turn.view), turn.question.decision, seed, turn.temper)
        if level != LEGAL and not tries:
            try:
                return await self._thinkers.choose(thought)
            except Exception as error:
                log.error(
                    "%s: the AI level %s failed at %s\n%s", turn.game, level, thought.decision.key, redacted(error)
                )
        return spec_of(turn.game).ais[LEGAL].choose(turn.view, thought.decision, random.Random(thought.seed))

    async def _stuck(self, table_id: int, seat: int) -> None:
        """Announce at the table that no answer of the AI seat was accepted. A restart or another act tries again."""
        said = text("bot-log-ai-stuck", seat=Seat(seat))
        async with self._records.act(table_id) as act:
            tx = act.tx
            tx.on_commit(lambda: self._done_at.__setitem__(table_id, tables.revision_after(tx)))
            await log_line(act.tx, act.game.info, said, weight=2)
            await put_notices(act.tx, act.game.info, self._records.clock.now(), Notice(said))


def level_of(game: str, level: str) -> str:
    """Return the AI level at which a seat with this stored level plays.

    A level that the game does not have any more becomes its strongest, so that nobody gets a weaker opponent than they
    chose.
    """
    spec = spec_of(game)
    return level if level in spec.ais else spec.strongest


def ai_seed(secret: str, segment: int, number: int, seat: int) -> str:
    """Return the seed of an AI seat's random choices at one question, or, with segment -1, for the whole game. `number`
    is the question's, as `Question.number` gives it (not a count).

    It is derived from the table's `secret`, so that others cannot compute its choices beforehand. Once the secret is
    public, anybody can.
    """
    return hmac.digest(secret.encode(), f"ai:{segment}:{number}:{seat}".encode(), "sha256").hex()
