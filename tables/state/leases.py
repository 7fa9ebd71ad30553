"""Leases: how several bots (processes of this program) at one database divide work among themselves.

A lease is a bot's registration in the database. It is renewed by a heartbeat every second, and without one it ends
after three seconds. A claim says that a bot, by its number in the database, does one piece of work, such as publishing
at one table; it is lost with the bot's lease, so that another bot can take over. A fence is the check, within a
transaction, that the bot still has the lease under which it claimed the work: it locks the bot's row until the
transaction ends, or fails with `LeaseLost`.

Publishing a table's messages, thinking for its AI seats, and all scheduled work need a claim. Acts need none: the lock
of a table's row and its revision decide, whichever bot they reach. Everything done because of a claim, in any task, is
done under the number that the bot had when it claimed it, and each of its transactions is fenced. Before anything is
sent to Discord, `check_claim` makes sure that the bot's last heartbeat is recent enough. Only the time between that
check and the sending is unprotected, and a repeated message is recognised by its nonce.
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
from tables.core.redacted_traceback import redacted

log = logging.getLogger(__name__)
HEARTBEAT_SECONDS = 1.0
"""Seconds between heartbeats, and between checks for work that other bots have left."""
SAFE_SECONDS = LEASE - 0.5
"""Seconds after a heartbeat during which no other bot can consider this one dead, with a margin for sending."""
GRACE = 0.7
"""Seconds for which a click is left to an older bot that may be alive. Discord allows three for the answer."""
PATIENCE = 10.0
"""Seconds to wait for a process that has locked the whole database, before start-up fails."""
TURN_VALID_SECONDS = 0.15
"""Seconds after which an agreed turn to begin a session has expired and must be agreed again, so that the next
bot's session does not follow too soon. Doubled after each further delay."""

_NUMBER: ContextVar[int | None] = ContextVar("number", default=None)
"""The bot's number under which the present task's work was claimed; None if it needs no claim."""


class Work(StrEnum):
    """Kinds of work that only one bot does at a time, each for one id, such as a table's."""

    PUBLISH = "publish"  # publishing a table's messages
    THINK = "think"      # thinking for a table's AI seats
    CALL = "call"        # scheduled work and personal notices, for all tables; the id is 0
    HOLD = "hold"        # a range of Discord's shards; the id is the first of them


class StoppedWhileWaiting(Exception):
    """Raised when this bot is stopped while it waits until a range of Discord shards is free."""


class LeaseLost(Exception):
    """Raised when this bot sent no heartbeat in time, so that other bots may have taken over its work. The transaction
    in which it is raised stores nothing."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The result of a claim: the `ids` of the work that this bot alone is to do now, and the bot's number under
    which it claimed them. The number is None if this is the only bot."""

    number: int | None
    ids: set[int]

    def context(self) -> Context:
        """Return a context for new tasks, in which `check_claim` and `hold_claim_until_commit` protect their work under
        this claim."""
        context = contextvars.copy_context()
        context.run(_NUMBER.set, self.number)
        return context


NOTHING = Claim(None, set())


def work_under_claim(number: int | None) -> None:
    """Let the present task work from now on under a claim of the bot with this `number` in the database, which
    `check_claim` and `hold_claim_until_commit` then verify; None for work that needs no claim."""
    _NUMBER.set(number)


class Leases(Protocol):
    """How several bots at one database divide work: each claims a piece of work before it does it, and loses its claims
    when its heartbeat (and so its lease) stops."""

    @property
    def number(self) -> int | None:
        """The number of this bot in the database, under which it claims work; None if it is the only one."""
    @property
    def shards(self) -> Shards | None:
        """The range of Discord shards (parts of the bot's Discord servers) that this bot holds; None if it may hold
        any."""
    @property
    def lost_bots(self) -> int:
        """How many other bots have ended or died since this one began. What they knew only in memory is lost."""
    @property
    def check_seconds(self) -> float:
        """Seconds between looks for work whose bot has lost its claims; infinite if there are no other bots."""
    @property
    def shards_lost(self) -> asyncio.Event:
        """Event that is set when another bot has claimed this bot's shards, after this one was considered dead."""
    async def start(self) -> None:
        """Register this bot at the database and start its heartbeats. Raises `InUse` if another process has locked the
        database."""
    async def close(self) -> None:
        """Give up all claims and unregister this bot, so that others can take over at once."""
    def on_heartbeat(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Register a function to be called with every heartbeat, so that it can look for work whose bot has lost its
        claims."""
    async def claim(self, work: Work, ids: Collection[int]) -> Claim:
        """Claim the work of a kind for those of the ids in `ids` that no other bot has claimed, until `hand_back`.

        The result has the ids that this bot may work on. The others are left to the bots that have claimed them.
        """
    async def hand_back(self, work: Work, ids: Collection[int]) -> None:
        """Give up the claims on finished work, so that any bot can claim it again."""
    async def should_answer(self, interaction: int) -> bool:
        """Return whether this bot should answer the click with this interaction id, and claim it. While one bot
        replaces another, both receive each click, and only the first to claim it may answer.

        Call it once for each click, since a second call may return False. It may wait 0.7 seconds for an older bot. If
        the database fails, it returns True.
        """
    async def wait_to_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Wait until Discord accepts another gateway session ("identify") in a rate-limit bucket. Returns whether the
        time was agreed with the other bots; False means that the caller must keep the limit alone.

        With `soon`, the agreed time is kept for the next call for this bucket, unless it expires: the session begins
        only then.
        """
    def check_claim(self) -> None:
        """Raise `LeaseLost` if this bot may have lost the claim under which the present task works.

        It looks at the time of the last heartbeat and needs no query. Called before anything is sent to Discord.
        """
    async def hold_claim_until_commit(self, tx: Tx) -> None:
        """Make sure, within a transaction, that this bot keeps the claim under which the present task works until the
        transaction ends: the bot's row in the database is locked. Raises `LeaseLost` if the claim is lost."""


class SingleBotLeases:
    """`Leases` for the only bot at its database: every claim succeeds without a query, and none can be lost."""

    number = None
    shards: Shards | None = None
    lost_bots = 0
    check_seconds = math.inf

    def __init__(self) -> None:
        self.shards_lost = asyncio.Event()

    async def start(self) -> None:
        """Do nothing: there are no other bots to be told."""

    async def close(self) -> None:
        """Do nothing: there are no claims to give up."""

    def on_heartbeat(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Do nothing: there are no other bots."""

    async def claim(self, doing: Work, about: Collection[int]) -> Claim:
        """Return a claim to all the ids in `about`, with the number None. `doing` is the kind of work."""
        return Claim(None, set(about))

    async def hand_back(self, doing: Work, about: Collection[int]) -> None:
        """Do nothing: no other bot waits for the work."""

    async def should_answer(self, interaction: int) -> bool:
        """Return True: no other bot receives the click."""
        return True

    async def wait_to_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Return False at once: there are no other bots to agree with, so the caller keeps Discord's limit alone."""
        return False

    def check_claim(self) -> None:
        """Do nothing: no claim can be lost."""

    async def hold_claim_until_commit(self, tx: Tx) -> None:
        """Do nothing: no claim can be lost."""


class DatabaseLeases:
    """`Leases` for one of several bots at a database, kept in the database.

    `shards` are its shards of Discord (None: perhaps any). Call `start` before the first click. Setting `stop` ends the
    wait for free shards. After the start, `clock` agrees with the database's time, as the clocks of all bots do.
    """

    check_seconds = HEARTBEAT_SECONDS

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
        self.shards_lost = asyncio.Event()
        self.lost_bots = 0
        self._beside = False
        """Whether other bots receive the same clicks."""
        self._older = False
        """Whether one of those bots is older than this one."""
        self._others: set[int] = set()
        """The numbers of the other bots at the last heartbeat."""
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

        Raises `InUse` if another process has locked the database, and `StoppedWhileWaiting` if it is stopped meanwhile.
        """
        if self._beating is not None:
            return
        end = time.monotonic() + PATIENCE
        while not await self._register():
            if time.monotonic() >= end:
                raise InUse(f"{self._db.where} is being worked on. Start the bot when that is done")
            await asyncio.sleep(HEARTBEAT_SECONDS)
        await self._beat()
        self._beating = asyncio.create_task(self._beat_on(), name="signs of life")
        if self._wanted is not None:
            await self._wait_for_shards(self._wanted)
        await self._noticed.wait()

    async def _wait_for_shards(self, wanted: AnyShards) -> None:
        """Wait until a range of shards of the wanted size is free, and claim it. Raises `StoppedWhileWaiting`."""
        while self.shards == wanted.none:
            try:
                for shards in wanted.ranges:
                    if (await self.claim(Work.HOLD, [shards.first])).ids and self._number is not None:
                        await processes.set_shards(self._db, self._number, shards)
                        self.shards = shards
                        log.info("this bot holds the shards %d to %d of %d", shards.first, shards.last, shards.count)
                        return
            except StorageError as error:  # perhaps the server restarts, which a standby survives
                log.warning("which shards are free is not known: %s", error)
            if self._stop.is_set():
                await self.close()
                raise StoppedWhileWaiting
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def close(self) -> None:
        """Stop the heartbeats, give up all claims and unregister."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if self._number is not None:
            with contextlib.suppress(StorageError):  # otherwise it is considered dead soon
                await processes.unregister(self._db, self._number)
        self._number, self._heard_at = None, -math.inf

    def on_heartbeat(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Register a function to be called after every heartbeat but the first. Its errors are logged."""
        self._listeners.append(listener)

    async def claim(self, doing: Work, about: Collection[int]) -> Claim:
        """Claim the work of the kind `doing` for those of the ids in `about` that no other bot has claimed, until
        `hand_back`. Raises `StorageError`.

        The result is empty if this bot is not registered, or was considered dead and has not noticed it yet.
        """
        number = self._number
        if number is None or not about:
            return Claim(number, set())
        try:
            return Claim(number, await processes.claim(self._db, number, doing, about))
        except Conflict:  # considered dead; the next heartbeat will notice it
            return Claim(number, set())

    async def hand_back(self, doing: Work, about: Collection[int]) -> None:
        """Give up the claims on finished work of the kind `doing` for the ids in `about`, so that any bot can claim it
        again. Raises `StorageError`."""
        if self._number is not None and about:
            await processes.release(self._db, self._number, doing, about)

    async def should_answer(self, interaction: int) -> bool:
        """Return whether this bot should answer the click with this interaction id, while several bots receive the same
        clicks.

        The oldest bot answers as long as it is alive, because each private message belongs to one bot; newer ones wait
        for `GRACE` seconds first. If the database fails, all bots answer with a refusal, and Discord accepts the first.
        """
        if not self._beside:
            return True
        if self._older:
            await asyncio.sleep(GRACE)
        try:
            return await processes.claim_interaction(self._db, interaction)
        except StorageError:
            return True

    async def wait_to_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Wait until it is this bot's turn to begin a gateway session in a rate-limit bucket, as agreed in the
        database.

        With `soon`, the turn is kept for the next call for this bucket. Returns False, without waiting on, if the
        database fails.
        """
        left, begun_at, asked, prompt = 1.0, self._turns.pop(bucket, None), -math.inf, TURN_VALID_SECONDS
        while left or time.monotonic() > asked + prompt:
            asked, prompt = time.monotonic(), TURN_VALID_SECONDS if left else 2 * prompt
            try:
                left, begun_at = await processes.reserve_identify(self._db, bucket, begun_at)
            except StorageError as error:
                log.warning("when other bots have connected is not known: %s", error)
                return False
            await asyncio.sleep(left)
        if soon and begun_at is not None:
            self._turns[bucket] = begun_at
        return True

    def check_claim(self) -> None:
        """Raise `LeaseLost` if this bot was registered again since the present task's claim, or its last heartbeat is
        more than `SAFE_SECONDS` old. Needs no query."""
        number = _NUMBER.get()
        if number is not None and (number != self._number or time.monotonic() > self._heard_at + SAFE_SECONDS):
            raise LeaseLost

    async def hold_claim_until_commit(self, tx: Tx) -> None:
        """Lock this bot's row until the transaction ends, so that the present task's claim cannot be lost before.
        Raises `LeaseLost` if the row is gone. Does nothing for a task that works under no claim."""
        number = _NUMBER.get()
        if number is not None and not await processes.is_registered(tx, number):
            raise LeaseLost

    # -- heartbeats ------------------------------------------------------------------------------------------------

    async def _register(self) -> bool:
        """Register this bot under a new number, and claim its shards again. Returns whether it is registered."""
        at = time.monotonic()
        self._number = await processes.register(self._db, self.shards)
        claimed = self.shards if self._wanted is not None and self.shards != self._wanted.none else None
        if claimed is not None and not (await self.claim(Work.HOLD, [claimed.first])).ids:
            self.shards_lost.set()
        if self._number is not None:
            self._heard_at = at
        return self._number is not None

    async def _beat_on(self) -> None:
        """Send a heartbeat every second and call the listeners, until cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self._beat()
                for listener in self._listeners:
                    await listener()
            except StorageError as error:  # reported by the code that needs the database
                log.debug("no sign of life: %s", error)
            except Exception as error:
                log.error("a look for what others have left failed\n%s", redacted(error))

    async def _beat(self) -> None:
        """Send a heartbeat, which renews the lease, and note which other bots there are. Register again if this bot was
        considered dead."""
        at, number = time.monotonic(), self._number
        if number is None:
            await self._register()
            return
        bots, there = await processes.renew_lease(self._db, number)
        self._clock.adjust_to(there, time.monotonic() - at)
        if any(one.number == number for one in bots):
            self._heard_at = at
            others = [one for one in bots if one.number != number]
            now = {one.number for one in others}
            self.lost_bots += len(self._others - now)
            self._others = now
            beside = [one for one in others if self.shards is None or self.shards.overlaps(one.shards)]
            self._beside, self._older = bool(beside), any(one.number < number for one in beside)
            if all(one.seen >= number for one in beside):
                self._noticed.set()
            return
        log.warning("this bot was not heard of for too long, and others have taken over what it was doing")
        await self._register()
