"""Stored tables, and the only way to change one: in its queue, in one transaction, with its game loaded.

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
from storage.play import games, tables
from tables.core.clock import Clock
from tables.core.days import day_of
from tables.core.errors import STORAGE, Stale, Trouble
from tables.core.metrics import ACT
from tables.core.queues import Queues
from tables.core.row_cache import Rows, row_of
from tables.core.sessions import BEGINNING, Broken, Game, Mark
from tables.state.game_cache import Games
from tables.state.leases import Alone, Sharing
from tables.state.loading import Stored, stored
from tables.state.recording import Recorded, Recorder, look_ahead
from tables.state.retries import Retries

log = logging.getLogger(__name__)
SAID_EVERY = 60.0
"""Seconds before the log repeats the same refusal of the database."""


@dataclass(slots=True)
class Act:
    """An act at a table's game: its transaction, and whether its interaction is `new`, that is, not processed
    before."""

    tx: Tx
    game: Game
    new: bool
    _recorder: Recorder
    _games: Games

    async def record(
        self, before: Mark, *, acting: int | None = None, own: Sequence[Line] = (), by_hand: bool = True,
        free: bool = False,
    ) -> Recorded:
        """Store everything that has changed since `before`: see `Recorder.record`."""
        return await self._recorder.record(
            self.tx, self.game, before, acting=acting, own=own, by_hand=by_hand, free=free
        )

    def put_in_place(self, session: Session[Any]) -> None:
        """Replace the table's session. The new one is recorded and cached from now on."""
        self.game = replace(self.game, session=session)
        self._games.keep_after(self.tx, self.game)

    async def reread(self) -> TableInfo:
        """Read the table's row again, as the act has changed it."""
        self.game = replace(self.game, info=await row_of(self.tx, self.game.info.id))
        return self.game.info


@dataclass(frozen=True, slots=True)
class Ahead:
    """Data of a table read before its turn: its row, and its game's stored data unless the game was in memory."""

    info: TableInfo
    stored: Stored | None = None


class Records:
    """The shared base of all parts of the table service: queues, transactions, cached games and rows.

    `wake` is set when there is something new to publish.
    """

    def __init__(
        self, db: Database, clock: Clock, *, ai_delay: float, cache: int, sharing: Sharing | None = None
    ) -> None:
        self.db = db
        self.sharing: Sharing = sharing or Alone()
        self.read = db.read
        """Reads committed data."""
        self.clock = clock
        self.rows = Rows(db)
        self.wake = asyncio.Event()
        self.queues = Queues()
        self.retries = Retries(clock)
        """Retries of work that is done for many tables or people."""
        self._recorder = Recorder(clock, ai_delay, self.ai_asked, self._finished)
        self.games = Games(self._recorder, clock, cache)
        self._ai_listeners: list[Callable[[int], None]] = []
        self._end_listeners: list[Callable[[Tx, Game], Awaitable[None]]] = []
        self._act_listeners: list[Callable[[Act, int], Awaitable[None]]] = []
        self._refused: tuple[str, float] | None = None
        """The last refusal of the database, and until when it is not logged again (monotonic)."""

    def today(self) -> date:
        """Return the date of the present daily deal. Days begin at midnight UTC."""
        return day_of(self.clock.now())

    def close(self) -> None:
        """Drop all cached games."""
        self.games.sessions.clear()

    # -- AI seats --------------------------------------------------------------------------------------------------

    def when_ai_asked(self, listener: Callable[[int], None]) -> None:
        """Register a function to be called with a table whenever its AI seat is asked, perhaps before that is
        stored."""
        self._ai_listeners.append(listener)

    def ai_asked(self, table_id: int) -> None:
        """Tell the listeners that an AI seat of this table is asked."""
        for listener in self._ai_listeners:
            listener(table_id)

    # -- endings ---------------------------------------------------------------------------------------------------

    def when_finished(self, listener: Callable[[Tx, Game], Awaitable[None]]) -> None:
        """Register a function to be called with every finished game, in the transaction that stores its end. It
        must not fail."""
        self._end_listeners.append(listener)

    async def _finished(self, tx: Tx, game: Game) -> None:
        for listener in self._end_listeners:
            await listener(tx, game)

    # -- listeners for acts ----------------------------------------------------------------------------------------

    def when_acted(self, listener: Callable[[Act, int], Awaitable[None]]) -> None:
        """Register a function to be called with every act of a seat, in its transaction, after it is recorded."""
        self._act_listeners.append(listener)

    async def acted(self, act: Act, seat: int) -> None:
        """Tell the listeners that a seat has answered, acted out of turn, or undone an answer."""
        for listener in self._act_listeners:
            await listener(act, seat)

    # -- turns at a table ------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def look(self, table_id: int, ahead: Ahead | None = None) -> AsyncIterator[Game]:
        """Take a turn at a table to read its game. Raises `Trouble` for a table that has not started.

        Data read `ahead` are used, unless the game has changed in this process since.
        """
        async with self._turn(table_id):
            if ahead is None or self.games.sessions.revision_of(table_id) > ahead.info.revision:
                ahead = Ahead(await self.rows.table(table_id))
            game = self.games.in_memory(ahead.info)
            if game is None and ahead.stored is not None:
                game = self.games.as_stored(ahead.info, ahead.stored)
            yield game or await self._loaded(table_id)

    async def read_ahead(self, infos: Collection[TableInfo]) -> dict[int, Ahead]:
        """Read the data that `look` needs for these tables in a few queries, by table id.

        Only games that are not in memory are read. A table that differs from its row in `infos` is left to `look`.
        """
        missing = {
            info.id: info.revision for info in infos
            if info.started_at is not None and self.games.sessions.revision_of(info.id) != info.revision
        }
        kept: dict[int, Stored] = {}
        if missing:
            async with self.storing(), self.db.snapshot() as moment:
                now = await tables.revisions(moment, missing)
                kept = await stored(moment, [one for one, revision in missing.items() if now.get(one) == revision])
        return {info.id: Ahead(info, kept.get(info.id)) for info in infos}

    @asynccontextmanager
    async def act(self, table_id: int, interaction: int | None = None) -> AsyncIterator[Act]:
        """Take a turn at a table with its game, in a transaction. No one else, in any process, can change it
        meanwhile.

        Raises `Trouble` for a table that has not started.
        """
        with ACT.time():
            async with self._turn(table_id), self._news(table_id) as tx:
                look_ahead(tx, table_id, self.games.sessions.segment_of(table_id))
                entered = await tables.enter(tx, table_id, interaction, self.clock.now())
                if entered is None:
                    raise Trouble("bot-trouble-no-table")
                info, new = entered
                yield Act(tx, await self.games.to_change(tx, info), new, self._recorder, self.games)

    @asynccontextmanager
    async def change(self, table_id: int) -> AsyncIterator[tuple[Tx, TableInfo]]:
        """Take a turn at a table with its row, in a transaction, also in a lobby. Raises `Trouble`."""
        async with self._turn(table_id), self._news(table_id) as tx:
            yield tx, await row_of(tx, table_id)

    async def in_hand(self, tx: Tx, info: TableInfo) -> Act:
        """Load the game, for a caller that already has a table's turn in a transaction (`change`)."""
        return Act(tx, await self.games.to_change(tx, info), True, self._recorder, self.games)

    async def begin(self, tx: Tx, game: Game, own: Sequence[Line] = ()) -> None:
        """Store the start of a game, in a transaction of its table. `own` are log lines of the table service."""
        await self._recorder.record(tx, game, BEGINNING, own=own)
        self.games.keep_after(tx, game)

    async def go_on(self, tx: Tx, game: Game, since: Mark, own: Sequence[Line] = ()) -> None:
        """Store a game that begins in its middle, in a transaction of its table: everything new `since` a mark.

        Its checkpoint and the answers since that are stored already.
        """
        await self._recorder.record(tx, game, since, own=own)
        self.games.keep_after(tx, game)

    async def _loaded(self, table_id: int) -> Game:
        """Load the table's game from one snapshot of the database. Writes only if its rules were upgraded."""
        async with self.db.snapshot() as moment:
            info, found = await row_of(moment, table_id), await stored(moment, [table_id])
        game = self.games.as_stored(info, found[table_id])
        if game is not None:
            return game
        async with self._news(table_id) as tx:
            return await self.games.to_change(tx, await row_of(tx, table_id))

    @asynccontextmanager
    async def _turn(self, table_id: int) -> AsyncIterator[None]:
        """Take a turn at a table. After a failure inside, its game is dropped from memory."""
        async with self.queues.turn(table_id), self.storing():
            try:
                yield
            except (Trouble, Stale):  # raised before anything was changed
                raise
            except Broken as broken:
                self.games.sessions.drop(table_id)
                await self._report(broken)
                raise Trouble("bot-trouble-broken") from broken
            except BaseException:
                self.games.sessions.drop(table_id)
                raise

    # -- the database ----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def storing(self) -> AsyncIterator[None]:
        """Convert errors of the database into `Trouble`."""
        try:
            yield
        except StorageError as error:
            self._note_refusal(str(error))
            raise Trouble(STORAGE) from error
        except OverflowError:  # an id outside the range of valid ids
            raise Trouble("bot-trouble-no-table") from None

    @asynccontextmanager
    async def write(
        self, *tables: int, lasting: bool = True, beside: bool = False
    ) -> AsyncIterator[Tx]:
        """Open a transaction outside the tables' queues, for data about tables or about none of them.

        `lasting` False allows that a power failure undoes it; it must be harmless and repeatable. For `beside` see
        `Database.transaction`. Raises `Overtaken`.
        """
        async with self.storing(), self.db.transaction(*tables, lasting=lasting, beside=beside) as tx:
            await self.sharing.fence(tx)
            yield tx

    async def info(self, table_id: int) -> TableInfo:
        """Return a table as of the last transaction of any process. Raises `Trouble` if there is none with this id."""
        return (await self.infos([table_id]))[table_id]

    async def infos(self, table_ids: Collection[int]) -> dict[int, TableInfo]:
        """Return tables as of the last transaction of any process, in this order. Raises `Trouble` if one does not
        exist."""
        async with self.storing():
            return await self.rows.tables(table_ids)

    @asynccontextmanager
    async def _news(self, table_id: int) -> AsyncIterator[Tx]:
        """Open a transaction at a table with priority, since a person waits for it, and wake the publisher after
        it.

        Raises `Overtaken`.
        """
        async with self.db.transaction(table_id, first=True) as tx:
            await self.sharing.fence(tx)
            tx.on_commit(self.wake.set)
            yield tx

    def _note_refusal(self, said: str) -> None:
        """Log a refusal of the database, at most once a minute for the same one; a full disk refuses every click."""
        now = self.clock.steady()
        if self._refused is None or self._refused[0] != said or now >= self._refused[1]:
            self._refused = said, now + SAID_EVERY
            log.error("the database refused: %s", said)

    async def _report(self, broken: Broken) -> None:
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
