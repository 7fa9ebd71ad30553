"""Stored tables, and the only way to change one: after waiting in the table's queue (a "turn" at the table), in one
transaction, with its game loaded.

A failure changes nothing, neither in the database nor in memory.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from games.core.journal import Line
from games.core.session import Session
from storage.engine.connection import StorageError
from storage.engine.database import Database
from storage.engine.transaction import Tx
from storage.model import TableInfo
from storage.person_lock import PersonDeleted
from storage.play import games, tables
from tables.core.clock import Clock
from tables.core.days import day_of
from tables.core.errors import NO_TABLE, STORAGE, RequestRefused, StaleQuestion
from tables.core.metrics import ACT
from tables.core.queues import Queues
from tables.core.row_cache import RowCache, row_of
from tables.core.sessions import BEGINNING, Game, Mark, RulesError
from tables.state.game_cache import GameCache
from tables.state.leases import Leases, SingleBotLeases
from tables.state.loading import Stored, read_stored
from tables.state.recording import Recorded, Recorder, look_ahead
from tables.state.retries import Retries

log = logging.getLogger(__name__)
LOG_AGAIN_AFTER = 60.0
"""Seconds before the log repeats the same refusal of the database."""


@dataclass(slots=True)
class Act:
    """An act at a table's game while it is being stored: its transaction, the loaded game, and whether its Discord
    interaction is `new`, that is, not processed before."""

    tx: Tx
    game: Game
    new: bool
    _recorder: Recorder
    _games: GameCache

    async def record(
        self, before: Mark, *, acting: int | None = None, own: Sequence[Line] = (), by_hand: bool = True,
        free: bool = False, asked_again: Collection[int] = (),
    ) -> Recorded:
        """Store everything that the act has changed in the game since `before`, and mark the table's messages for
        publishing.

        The seat `acting` is not pinged; `own` are additional log lines of the table service; `by_hand` is False if the
        seat's person did not see the act; `free`: it was an act out of turn (of a seat that was not asked);
        `asked_again`: seats that an undo with consent asks something else than before.
        """
        return await self._recorder.record(
            self.tx, self.game, before, acting=acting, own=own, by_hand=by_hand, free=free, asked_again=asked_again
        )

    def replace_session(self, session: Session[Any]) -> None:
        """Replace the table's session (its game's state in memory), for an undo. The new one is recorded by `record`,
        and cached after the commit."""
        self.game = replace(self.game, session=session)
        self._games.keep_after(self.tx, self.game)

    async def reread(self) -> TableInfo:
        """Read the table's row again within the transaction, because the act has changed it, and return it."""
        self.game = replace(self.game, info=await row_of(self.tx, self.game.info.id))
        return self.game.info


@dataclass(frozen=True, slots=True)
class Ahead:
    """Data of a table that `Records.read_ahead` has read for `Records.reading` before the table's queue is entered: its
    row, and its game's stored data. `stored` is None if the game was in memory, or changed meanwhile: then `reading`
    reads it."""

    info: TableInfo
    stored: Stored | None = None


class Records:
    """The shared base of all parts of the table service: queues, transactions, and the caches of games and table rows.

    `wake` is an event that is set when there is something new to publish.
    """

    def __init__(
        self, db: Database, clock: Clock, *, ai_delay: float, cache: int, leases: Leases | None = None
    ) -> None:
        self.db = db
        self.leases: Leases = leases or SingleBotLeases()
        self.read = db.read
        """Reads committed data."""
        self.clock = clock
        self.rows = RowCache(db)
        self.wake = asyncio.Event()
        self.queues = Queues()
        self.retries = Retries(clock)
        """Retries of work that is done for many tables or people."""
        self._recorder = Recorder(clock, ai_delay, self.ai_asked, self._finished)
        self.games = GameCache(self._recorder, clock, cache)
        self._ai_listeners: list[Callable[[int], None]] = []
        self._end_listeners: list[Callable[[Tx, Game], Awaitable[None]]] = []
        self._act_listeners: list[Callable[[Act, int], Awaitable[None]]] = []
        self._refused: tuple[str, float] | None = None
        """The last refusal of the database, and until when it is not logged again (monotonic)."""

    def today(self) -> date:
        """Return today's date (UTC), by which daily deals are named."""
        return day_of(self.clock.now())

    def close(self) -> None:
        """Drop all cached games from memory, at the end of the service."""
        self.games.sessions.clear()

    # -- AI seats --------------------------------------------------------------------------------------------------

    def on_ai_asked(self, listener: Callable[[int], None]) -> None:
        """Register a function to be called with a table whenever its AI seat is asked, perhaps before that is
        stored."""
        self._ai_listeners.append(listener)

    def ai_asked(self, table_id: int) -> None:
        """Call the functions registered with `on_ai_asked`, because an AI seat of this table is asked."""
        for listener in self._ai_listeners:
            listener(table_id)

    # -- endings ---------------------------------------------------------------------------------------------------

    def on_finish(self, listener: Callable[[Tx, Game], Awaitable[None]]) -> None:
        """Register a function to be called with every finished game, in the transaction that stores its end. If it
        fails, the act that ended the game is not stored."""
        self._end_listeners.append(listener)

    async def _finished(self, tx: Tx, game: Game) -> None:
        for listener in self._end_listeners:
            await listener(tx, game)

    # -- listeners for acts ----------------------------------------------------------------------------------------

    def on_act(self, listener: Callable[[Act, int], Awaitable[None]]) -> None:
        """Register a function to be called with every act of a seat, in its transaction, after it is recorded."""
        self._act_listeners.append(listener)

    async def acted(self, act: Act, seat: int) -> None:
        """Call the functions registered with `on_act`, because a seat has answered, acted out of turn, or undone an
        answer."""
        for listener in self._act_listeners:
            await listener(act, seat)

    # -- turns at a table ------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self, table_id: int, ahead: Ahead | None = None) -> AsyncIterator[Game]:
        """Wait for the table's queue and yield its present game for reading, loaded if necessary; nobody in this
        process changes it within the block. Raises `RequestRefused` for a table that has not started.

        `ahead` are data that `read_ahead` has read for this table, which save queries; they are not used if the game
        has changed in this process since. None: everything is read here.
        """
        async with self._turn(table_id):
            if ahead is None or self.games.sessions.revision_of(table_id) > ahead.info.revision:
                ahead = Ahead(await self.rows.table(table_id))
            game = self.games.in_memory(ahead.info)
            if game is None and ahead.stored is not None:
                game = self.games.as_stored(ahead.info, ahead.stored)
            yield game or await self._loaded(table_id)

    async def read_ahead(self, infos: Collection[TableInfo]) -> dict[int, Ahead]:
        """Read in a few queries the data from which `reading` yields the games of many tables, and return them by table
        id, one for each of `infos`, to be passed to `reading` as `ahead`. Nothing is cached.

        Stored games are read only for tables whose game is not in memory. If a table has changed since its row in
        `infos` was read, its game is left out, and `reading` reads it itself.
        """
        missing = {
            info.id: info.revision for info in infos
            if info.started_at is not None and self.games.sessions.revision_of(info.id) != info.revision
        }
        kept: dict[int, Stored] = {}
        if missing:
            async with self.storage_errors_as_refusals(), self.db.snapshot() as moment:
                now = await tables.revisions(moment, missing)
                kept = await read_stored(moment, [one for one, revision in missing.items() if now.get(one) == revision])
        return {info.id: Ahead(info, kept.get(info.id)) for info in infos}

    @asynccontextmanager
    async def act(self, table_id: int, interaction: int | None = None) -> AsyncIterator[Act]:
        """Wait for the table's queue, open a transaction and yield an act with the loaded game. Nobody else, in any
        process, can change the table within the block, at whose end the transaction is committed.

        `interaction` is the Discord interaction's id, which is stored so that a repeated one is recognised (`Act.new`).
        Raises `RequestRefused` for a table that has not started.
        """
        with ACT.time():
            async with self._turn(table_id), self._priority_transaction(table_id) as tx:
                look_ahead(tx, table_id, self.games.sessions.segment_of(table_id))
                entered = await tables.begin_act(tx, table_id, interaction, self.clock.now())
                if entered is None:
                    raise RequestRefused(NO_TABLE)
                info, new = entered
                yield Act(tx, await self.games.to_change(tx, info), new, self._recorder, self.games)

    @asynccontextmanager
    async def change(self, table_id: int) -> AsyncIterator[tuple[Tx, TableInfo]]:
        """Wait for the table's queue, open a transaction, and yield it with the table's row, for changes that do not
        need the game or before it starts. Committed at the end of the block. Raises `RequestRefused` if there is no
        such table."""
        async with self._turn(table_id), self._priority_transaction(table_id) as tx:
            yield tx, await row_of(tx, table_id)

    async def act_within(self, tx: Tx, info: TableInfo) -> Act:
        """Load the game and return an act, for a caller that is already in a table's queue and transaction
        (`change`)."""
        return Act(tx, await self.games.to_change(tx, info), True, self._recorder, self.games)

    async def begin(self, tx: Tx, game: Game, own: Sequence[Line] = ()) -> None:
        """Store the start of a game and cache it, in a transaction that has already stored its table. `own` are log
        lines of the table service."""
        await self._recorder.record(tx, game, BEGINNING, own=own)
        self.games.keep_after(tx, game)

    async def begin_in_middle(self, tx: Tx, game: Game, since: Mark, own: Sequence[Line] = ()) -> None:
        """Store a game that begins in its middle (a puzzle), in a transaction of its table: everything new `since` a
        mark, and the table service's log lines `own`. It is cached after the commit.

        Its checkpoint and the answers from there to the mark are stored already.
        """
        await self._recorder.record(tx, game, since, own=own)
        self.games.keep_after(tx, game)

    async def _loaded(self, table_id: int) -> Game:
        """Load the table's game from one snapshot of the database. Writes only if its rules were upgraded."""
        async with self.db.snapshot() as moment:
            info, found = await row_of(moment, table_id), await read_stored(moment, [table_id])
        game = self.games.as_stored(info, found[table_id])
        if game is not None:
            return game
        async with self._priority_transaction(table_id) as tx:
            return await self.games.to_change(tx, await row_of(tx, table_id))

    @asynccontextmanager
    async def _turn(self, table_id: int) -> AsyncIterator[None]:
        """Wait for the table's queue and hold it during the block. After a failure inside, the game is dropped from
        memory."""
        async with self.queues.turn(table_id), self.storage_errors_as_refusals():
            try:
                yield
            except (RequestRefused, StaleQuestion):  # raised before anything was changed
                raise
            except RulesError as broken:
                self.games.sessions.drop(table_id)
                await self._report(broken)
                raise RequestRefused("bot-trouble-broken") from broken
            except BaseException:
                self.games.sessions.drop(table_id)
                raise

    # -- the database ----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def storage_errors_as_refusals(self) -> AsyncIterator[None]:
        """Convert errors of the database within the block into `RequestRefused`, and log them; an id outside the valid
        range becomes "no such table". Someone who was deleted a moment ago is told so."""
        try:
            yield
        except PersonDeleted:
            raise RequestRefused("bot-trouble-just-deleted") from None
        except StorageError as error:
            self._note_refusal(str(error))
            raise RequestRefused(STORAGE) from error
        except OverflowError:  # an id outside the range of valid ids
            raise RequestRefused(NO_TABLE) from None

    @asynccontextmanager
    async def write(
        self, *tables: int, lasting: bool = True, beside: bool = False
    ) -> AsyncIterator[Tx]:
        """Open a transaction without waiting for a table's queue, for data about these `tables` (or about none) that
        are not part of a game.

        `lasting` False allows that a power failure undoes it; that must be harmless. For `beside` see
        `Database.transaction`. Raises `LeaseLost` if the present task's claim on its work is lost.
        """
        async with (
            self.storage_errors_as_refusals(), self.db.transaction(*tables, lasting=lasting, beside=beside) as tx
        ):
            await self.leases.hold_claim_until_commit(tx)
            yield tx

    async def info(self, table_id: int) -> TableInfo:
        """Return a table's row as of the last transaction of any process. Raises `RequestRefused` if there is none with
        this id."""
        return (await self.infos([table_id]))[table_id]

    async def infos(self, table_ids: Collection[int]) -> dict[int, TableInfo]:
        """Return tables' rows by id, as of the last transaction of any process, in the given order. Raises
        `RequestRefused` if one does not exist."""
        async with self.storage_errors_as_refusals():
            return await self.rows.tables(table_ids)

    async def existing(self, table_ids: Collection[int]) -> list[TableInfo]:
        """Return tables' rows in the given order, without those of tables that were deleted since their ids were read:
        for lists, which are right without them."""
        async with self.storage_errors_as_refusals():
            return [*(await self.rows.existing(table_ids)).values()]

    @asynccontextmanager
    async def _priority_transaction(self, table_id: int) -> AsyncIterator[Tx]:
        """Open a transaction at a table that comes before others, since a person waits for it, and wake the publisher
        after it.

        Raises `LeaseLost` if the present task's claim on its work is lost.
        """
        async with self.db.transaction(table_id, first=True) as tx:
            await self.leases.hold_claim_until_commit(tx)
            tx.on_commit(self.wake.set)
            yield tx

    def _note_refusal(self, said: str) -> None:
        """Log a refusal of the database, at most once a minute for the same one; a full disk refuses every click."""
        now = self.clock.monotonic()
        if self._refused is None or self._refused[0] != said or now >= self._refused[1]:
            self._refused = said, now + LOG_AGAIN_AFTER
            log.error("the database refused: %s", said)

    async def _report(self, broken: RulesError) -> None:
        """Store an exception of the rules, once for each place in a game.

        The log only says where it happened. The answer and the details are stored in the database alone.
        """
        text = "".join(traceback.format_exception(broken.__cause__))
        async with self.db.transaction() as tx:
            new = await games.store_report(
                tx, broken.table_id, broken.rules_version, broken.segment, broken.given, text, self.clock.now()
            )
        if new:
            log.error("the rules failed at %s: %s", broken, type(broken.__cause__).__name__)
