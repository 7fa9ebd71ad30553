"""What all parts of the table service share: the database, the queues, the sessions, and how failures end."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date

from games.core.registry import spec_of
from storage import games, tables
from storage.database import Database, Reader, Tx
from storage.model import HomeKind, Person, TableInfo
from tables.days import day_of
from tables.queues import Queues
from tables.sessions import Broken, SessionCache
from tables.settings import TableSettings
from tables.trouble import Stale, Trouble

log = logging.getLogger(__name__)
SAID_EVERY = 60.0
"""Seconds after which the log says again that the database refuses."""


class Desk:
    """The base of the table service. `wake` is set whenever there is something new for the publisher."""

    def __init__(self, db: Database, settings: TableSettings, clock: Callable[[], float] = time.time) -> None:
        self.db = db
        self.settings = settings
        self.clock = clock
        self.wake = asyncio.Event()
        self._queues = Queues()
        self._sessions = SessionCache(settings.table_cache)
        self._infos: dict[int, TableInfo] = {}
        self._infos_of = db.version()
        """The version of the database of which `_infos` are."""
        self._choices: tuple[object, int] | None = None
        """The revision of what people have chosen, and the version of the database of which it is."""
        self._refused: tuple[str, float] | None = None
        """What the database said when it refused last, and until when that is not said again (monotonic)."""
        self._ai_tasks: dict[int, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def _turn(self, table_id: int) -> AsyncIterator[None]:
        """One's turn at a table. Whatever fails inside leaves nothing behind, in memory neither."""
        async with self._queues.turn(table_id), self._storing():
            before = self.db.commits
            try:
                yield
            except (Trouble, Stale):  # raised before anything was touched
                raise
            except Broken as broken:
                self._sessions.drop(table_id)
                await self._report(broken)
                raise Trouble("bot-trouble-broken") from broken
            except BaseException:
                self._sessions.drop(table_id)
                raise
        if self.db.commits != before:  # looking at a table is no news
            self.wake.set()

    @asynccontextmanager
    async def _storing(self) -> AsyncIterator[None]:
        """Tell a person in words when the database cannot be used."""
        try:
            yield
        except sqlite3.Error as error:
            self._note_refusal(str(error))
            raise Trouble("bot-trouble-storage") from error
        except OverflowError:  # an id that no table, seat or click can have
            raise Trouble("bot-trouble-no-table") from None

    def _note_refusal(self, said: str) -> None:
        """A full disk refuses every click; one line a minute says it."""
        now = time.monotonic()
        if self._refused is None or self._refused[0] != said or now >= self._refused[1]:
            self._refused = said, now + SAID_EVERY
            log.error("the database refused: %s", said)

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[Tx]:
        """A transaction that concerns no particular table."""
        async with self._storing(), self.db.transaction() as tx:
            yield tx

    async def _report(self, broken: Broken) -> None:
        """Keep an exception of the rules. The log says where; answer and details stand only in the database."""
        log.error("the rules failed at %s: %s", broken, type(broken.__cause__).__name__)
        text = "".join(traceback.format_exception(broken.__cause__))
        async with self.db.transaction() as tx:
            await games.store_report(
                tx, broken.table_id, broken.rules_version, broken.segment, broken.given, text, self.clock()
            )

    def today(self) -> date:
        """The day whose deal is played now. Days begin at midnight UTC."""
        return day_of(self.clock())

    async def _stored(self, table_id: int) -> TableInfo:
        """A table as of the last transaction of any process. One click asks for it many times, so it is remembered
        until the next one."""
        now = self.db.version()
        if self._infos_of != now:
            self._infos_of = now
            self._infos.clear()
        info = self._infos.get(table_id)
        if info is None:
            found = await tables.info_and_choices(self.db.read, table_id)
            if found is None:
                raise Trouble("bot-trouble-no-table")
            info, choices = found
            if self._infos_of == now:
                self._infos[table_id] = info
                self._choices = now, choices
        return info

    @staticmethod
    async def _info(reader: Reader, table_id: int) -> TableInfo:
        info = await tables.info(reader, table_id)
        if info is None:
            raise Trouble("bot-trouble-no-table")
        return info


def check_seat(info: TableInfo, seat: int, by: Person | None) -> None:
    """Whether `by` sits there. Raises `Trouble`."""
    if by is None or not 0 <= seat < len(info.seats) or info.seats[seat].person != by:
        raise Trouble("bot-trouble-not-your-seat")


def public_viewer(info: TableInfo) -> int | None:
    """With whose eyes the public messages look: nobody's, but for a game that is played alone with an open hand.

    The deal of the day stays hidden, because others still play it."""
    alone = len(info.seats) == 1 and info.daily is None and info.home.kind is not HomeKind.PRIVATE
    return 0 if alone and spec_of(info.game).open_alone else None


def public(info: TableInfo) -> bool:
    """Whether the table has messages in Discord."""
    return info.home.kind is not HomeKind.PRIVATE
