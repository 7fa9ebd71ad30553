"""Leases: how several bots at one database divide work among themselves.

Publishing a table's messages, thinking for its AI seats, and all scheduled work are done by one bot at any moment.
Acts need no lease: the lock of a table's row and its revision decide, whichever bot they reach. Work is claimed
(`storage.engine.processes`). Everything done because of a claim, in any task, is done under the number that the bot
had when it claimed it. Each of its transactions first finds that number in the database and keeps it there, or
fails with `Overtaken`. Before anything is sent to Discord, `check` makes sure that the bot's last heartbeat is
recent enough. Only the time between that check and the sending is unprotected, and a repeated message is recognised
by its nonce.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import math
import time
from collections.abc import Awaitable, Callable, Collection
from contextvars import Context, ContextVar
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from storage.engine import processes
from storage.engine.connection import Conflict, StorageError
from storage.engine.database import Database
from storage.engine.lock import InUse
from storage.engine.processes import LEASE, AnyShards, Shards
from storage.engine.transaction import Tx
from tables.core.clock import Clock
from tables.core.redacted_traceback import trace

log = logging.getLogger(__name__)
BEAT_EVERY = 1.0
"""Seconds between heartbeats, and between checks for work that other bots have left."""
SURE = LEASE - 0.5
"""Seconds after a heartbeat during which no other bot can consider this one dead, with a margin for sending."""
GRACE = 0.7
"""Seconds for which a click is left to an older bot that may be alive. Discord allows three for the answer."""
PATIENCE = 10.0
"""Seconds to wait for a process that has locked the whole database, before start-up fails."""
PROMPT = 0.15
"""Seconds after which an agreed turn to begin a session has expired and must be agreed again, so that the next
bot's session does not follow too soon. Doubled after each further delay."""

_NUMBER: ContextVar[int | None] = ContextVar("number", default=None)
"""The bot's number under which the present task's work was claimed; None if it needs no claim."""


class Doing(StrEnum):
    """Kinds of work that only one bot does at a time."""

    PUBLISH = "publish"  # publishing a table's messages
    THINK = "think"      # thinking for a table's AI seats
    CALL = "call"        # scheduled work and personal notices, for all tables; the id is 0
    HOLD = "hold"        # a range of Discord's shards; the id is the first of them


class Unneeded(Exception):
    """Raised when this bot is stopped while it waits for shards."""


class Overtaken(Exception):
    """Raised when this bot was considered dead, so that another has taken over its work. Nothing was stored."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim: ids of the work that this bot is to do, and the bot's number under which it does it."""

    number: int | None
    about: set[int]

    def context(self) -> Context:
        """Return a context in which tasks work under this claim."""
        context = contextvars.copy_context()
        context.run(_NUMBER.set, self.number)
        return context


NOTHING = Claimed(None, set())


def do_under(number: int | None) -> None:
    """Let the present task work under a claim from now on."""
    _NUMBER.set(number)


class Sharing(Protocol):
    """How bots at one database divide work. See the module's docstring."""

    @property
    def number(self) -> int | None:
        """The number of this bot at its database; None if it is the only one."""
    @property
    def shards(self) -> Shards | None:
        """The Discord shards that this bot holds; None if it may hold any."""
    @property
    def look_every(self) -> float:
        """Seconds between checks for work that other bots have left."""
    @property
    def ousted(self) -> asyncio.Event:
        """Event that is set when another bot holds this bot's shards."""
    async def start(self) -> None:
        """Register this bot. Raises `InUse` if the database is locked by another process."""
    async def close(self) -> None:
        """Give up all claims and unregister."""
    def when_looking(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Register a function to be called regularly, to look for work that other bots have left."""
    async def claim(self, doing: Doing, about: Collection[int]) -> Claimed:
        """Claim those of these ids that no other bot has claimed, until they are handed back."""
    async def hand_back(self, doing: Doing, about: Collection[int]) -> None:
        """Give up claims on finished work."""
    async def hear(self, interaction: int) -> bool:
        """Return whether this bot should answer a click. While one bot replaces another, both receive each click."""
    async def may_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Wait until Discord accepts another session of a bucket. Returns whether the turn was agreed with the
        other bots.

        With `soon`, the turn is kept for the next call for this bucket, before the session really begins, unless it
        expires.
        """
    def check(self) -> None:
        """Raise `Overtaken` if this bot may have lost the claim under which the present task works, as far as it
        can know."""
    async def fence(self, tx: Tx) -> None:
        """Make sure that the present task's claim holds until a transaction ends. Raises `Overtaken` if it is lost."""


class Alone:
    """The only bot at its database: every claim succeeds without a query."""

    number = None
    shards: Shards | None = None
    look_every = math.inf

    def __init__(self) -> None:
        self.ousted = asyncio.Event()

    async def start(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    def when_looking(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Do nothing: there are no other bots."""

    async def claim(self, doing: Doing, about: Collection[int]) -> Claimed:
        """Claim everything."""
        return Claimed(None, set(about))

    async def hand_back(self, doing: Doing, about: Collection[int]) -> None:
        """Do nothing."""

    async def hear(self, interaction: int) -> bool:
        """Return True."""
        return True

    async def may_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Return False: there is no one to agree with."""
        return False

    def check(self) -> None:
        """Do nothing: no claim can be lost."""

    async def fence(self, tx: Tx) -> None:
        """Do nothing: no claim can be lost."""


class Among:
    """One of several bots at a database.

    `shards` are its shards of Discord (None: perhaps any). Call `start` before the first click. Setting `stop` ends
    the wait for free shards. After the start, `clock` agrees with the database's time, as the clocks of all bots
    do.
    """

    look_every = BEAT_EVERY

    def __init__(
        self, db: Database, shards: Shards | AnyShards | None = None, stop: asyncio.Event | None = None,
        clock: Clock | None = None,
    ) -> None:
        self._db = db
        self._clock = clock or Clock()
        self._wanted = shards if isinstance(shards, AnyShards) else None
        self.shards = shards.none if isinstance(shards, AnyShards) else shards
        """The shards that it holds."""
        self._stop = stop or asyncio.Event()
        self.ousted = asyncio.Event()
        self._beside = False
        """Whether other bots receive the same clicks."""
        self._older = False
        """Whether one of those bots is older than this one."""
        self._noticed = asyncio.Event()
        """Event that is set when those bots know of this one."""
        self._number: int | None = None
        self._heard_at = -math.inf
        """The earliest possible time of the database's last record of a heartbeat (monotonic)."""
        self._turns: dict[int, float] = {}
        """Agreed turns to begin a session that were not used yet: when they were agreed, by bucket."""
        self._beating: asyncio.Task[None] | None = None
        self._listeners: list[Callable[[], Awaitable[None]]] = []

    @property
    def number(self) -> int | None:
        """The number of this bot in the database. It gets a new number after it was considered dead."""
        return self._number

    async def start(self) -> None:
        """Register this bot, get its shards, and wait until all bots that receive the same clicks know of it.

        Raises `InUse` if another process has locked the database, and `Unneeded` if it is stopped meanwhile.
        """
        if self._beating is not None:
            return
        end = time.monotonic() + PATIENCE
        while not await self._register():
            if time.monotonic() >= end:
                raise InUse(f"{self._db.where} is being worked on. Start the bot when that is done")
            await asyncio.sleep(BEAT_EVERY)
        await self._beat()
        self._beating = asyncio.create_task(self._beat_on(), name="signs of life")
        if self._wanted is not None:
            await self._wait_for_shards(self._wanted)
        await self._noticed.wait()

    async def _wait_for_shards(self, wanted: AnyShards) -> None:
        while self.shards == wanted.none:
            try:
                for shards in wanted.ranges:
                    if (await self.claim(Doing.HOLD, [shards.first])).about and self._number is not None:
                        await processes.hold(self._db, self._number, shards)
                        self.shards = shards
                        log.info("this bot holds the shards %d to %d of %d", shards.first, shards.last, shards.count)
                        return
            except StorageError as error:  # perhaps the server restarts, which a standby survives
                log.warning("which shards are free is not known: %s", error)
            if self._stop.is_set():
                await self.close()
                raise Unneeded
            await asyncio.sleep(BEAT_EVERY)

    async def close(self) -> None:
        """Give up all claims and unregister."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if self._number is not None:
            with contextlib.suppress(StorageError):  # otherwise it is considered dead soon
                await processes.leave(self._db, self._number)
        self._number, self._heard_at = None, -math.inf

    def when_looking(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Register a function to be called with every heartbeat."""
        self._listeners.append(listener)

    async def claim(self, doing: Doing, about: Collection[int]) -> Claimed:
        """Claim work, see `Sharing.claim`. Raises `StorageError`."""
        number = self._number
        if number is None or not about:
            return Claimed(number, set())
        try:
            return Claimed(number, await processes.claim(self._db, number, doing, about))
        except Conflict:  # considered dead; the next heartbeat will notice it
            return Claimed(number, set())

    async def hand_back(self, doing: Doing, about: Collection[int]) -> None:
        """Give up claims, see `Sharing.hand_back`. Raises `StorageError`."""
        if self._number is not None and about:
            await processes.hand_back(self._db, self._number, doing, about)

    async def hear(self, interaction: int) -> bool:
        """Return whether this bot should answer a click, see `Sharing.hear`.

        The oldest bot answers as long as it is alive, because each private message belongs to one bot. If the
        database fails, all bots answer with a refusal, and Discord accepts the first.
        """
        if not self._beside:
            return True
        if self._older:
            await asyncio.sleep(GRACE)
        try:
            return await processes.hear(self._db, interaction)
        except StorageError:
            return True

    async def may_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Wait for a turn to begin a session, see `Sharing.may_identify`."""
        left, begun_at, asked, prompt = 1.0, self._turns.pop(bucket, None), -math.inf, PROMPT
        while left or time.monotonic() > asked + prompt:
            asked, prompt = time.monotonic(), PROMPT if left else 2 * prompt
            try:
                left, begun_at = await processes.may_identify(self._db, bucket, begun_at)
            except StorageError as error:
                log.warning("when other bots have connected is not known: %s", error)
                return False
            await asyncio.sleep(left)
        if soon and begun_at is not None:
            self._turns[bucket] = begun_at
        return True

    def check(self) -> None:
        """Check the claim without a query, see `Sharing.check`."""
        number = _NUMBER.get()
        if number is not None and (number != self._number or time.monotonic() > self._heard_at + SURE):
            raise Overtaken

    async def fence(self, tx: Tx) -> None:
        """Secure the claim in a transaction, see `Sharing.fence`."""
        number = _NUMBER.get()
        if number is not None and not await processes.is_known(tx, number):
            raise Overtaken

    # -- heartbeats ------------------------------------------------------------------------------------------------

    async def _register(self) -> bool:
        at = time.monotonic()
        self._number = await processes.register(self._db, self.shards)
        claimed = self.shards if self._wanted is not None and self.shards != self._wanted.none else None
        if claimed is not None and not (await self.claim(Doing.HOLD, [claimed.first])).about:
            self.ousted.set()
        if self._number is not None:
            self._heard_at = at
        return self._number is not None

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self._beat()
                for listener in self._listeners:
                    await listener()
            except StorageError as error:  # reported by the code that needs the database
                log.debug("no sign of life: %s", error)
            except Exception as error:
                log.error("a look for what others have left failed\n%s", trace(error))

    async def _beat(self) -> None:
        at, number = time.monotonic(), self._number
        if number is None:
            await self._register()
            return
        bots, there = await processes.beat(self._db, number)
        self._clock.agree(there, time.monotonic() - at)
        if any(one.number == number for one in bots):
            self._heard_at = at
            others = [one for one in bots if one.number != number]
            beside = [one for one in others if self.shards is None or self.shards.meets(one.shards)]
            self._beside, self._older = bool(beside), any(one.number < number for one in beside)
            if all(one.seen >= number for one in beside):
                self._noticed.set()
            return
        log.warning("this bot was not heard of for too long, and others have taken over what it was doing")
        await self._register()
