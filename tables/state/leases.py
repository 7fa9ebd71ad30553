"""What several bots at one database share out among themselves: each table's messages and AI seats, and whatever
happens at a time, are one bot's work at any moment.

Acts need none of this: the lock of a table's row and its revision decide, whichever bot they come to. Work is claimed
(`storage.engine.processes`), and everything that is done because of a claim, in whatever task, is done under the bot's
number of that moment. Each of its transactions first finds that number in the database and keeps it there, or fails
with `Overtaken`; before anything is said to Discord it is asked here whether the bot was heard of lately. In between
there is only the time between that question and the sending, and what was sent then has its nonce.
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
"""Seconds between two signs of life, and two looks for what others have left."""
SURE = LEASE - 0.5
"""Seconds after a sign of life for which nobody can have taken this bot for dead, with some to spare for sending."""
GRACE = 0.7
"""Seconds that a click is left to an older bot which may be alive. Discord gives three for the answer."""
PATIENCE = 10.0
"""Seconds to wait for who has the database to themselves."""
PROMPT = 0.15
"""Seconds after which a session is not begun any more as was agreed: who was held up agrees anew, lest the next one
follow too soon. Each time that it was held up again it may be twice as long."""

_NUMBER: ContextVar[int | None] = ContextVar("number", default=None)
"""The number under which what is being done was claimed; None: it needs no claim."""


class Doing(StrEnum):
    """What only one bot does at a time."""

    PUBLISH = "publish"  # a table's messages
    THINK = "think"      # for a table's AI seats
    CALL = "call"        # what happens at a time, and the notices to people; about 0
    HOLD = "hold"        # a range of Discord's shards; about the first of them


class Unneeded(Exception):
    """This bot was stopped while it waited for shards."""


class Overtaken(Exception):
    """This bot was taken for dead, so what it was doing is another's by now. Nothing of it was stored."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """What is this bot's to do, and the number under which it does it."""

    number: int | None
    about: set[int]

    def context(self) -> Context:
        """In which tasks do it."""
        context = contextvars.copy_context()
        context.run(_NUMBER.set, self.number)
        return context


NOTHING = Claimed(None, set())


def do_under(number: int | None) -> None:
    """What the present task does from now on, it does under a claim."""
    _NUMBER.set(number)


class Sharing(Protocol):
    """How work is shared out."""

    @property
    def number(self) -> int | None:
        """This bot among those at its database; None: it is the only one."""
    @property
    def shards(self) -> Shards | None:
        """Those of Discord that this bot holds; None: perhaps any."""
    @property
    def look_every(self) -> float:
        """Seconds after which it is seen what others have left."""
    @property
    def ousted(self) -> asyncio.Event:
        """Set when another bot holds the shards that this one has."""
    async def start(self) -> None:
        """Be there. Raises `InUse`."""
    async def close(self) -> None:
        """Hand everything back."""
    def when_looking(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Call this every so often, to see what others have left."""
    async def claim(self, doing: Doing, about: Collection[int]) -> Claimed:
        """What of this nobody else does, is this bot's until it is handed back."""
    async def hand_back(self, doing: Doing, about: Collection[int]) -> None:
        """This is done."""
    async def hear(self, interaction: int) -> bool:
        """Whether a click is this bot's to answer. While one bot takes the place of another, both hear of it."""
    async def may_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Wait until Discord takes another session of a bucket. Returns whether it was waited as long as that needs.
        `soon`: it begins when this is asked again, and has this turn then, unless that takes too long."""
    def check(self) -> None:
        """Whether what is being done is still this bot's to do, as far as it can know. Raises `Overtaken`."""
    async def fence(self, tx: Tx) -> None:
        """The same, surely, until a transaction ends. Raises `Overtaken`."""


class Alone:
    """The only bot at its database: all of it is its own, and nothing need be asked."""

    number = None
    shards: Shards | None = None
    look_every = math.inf

    def __init__(self) -> None:
        self.ousted = asyncio.Event()

    async def start(self) -> None:
        """See `Sharing`."""

    async def close(self) -> None:
        """See `Sharing`."""

    def when_looking(self, listener: Callable[[], Awaitable[None]]) -> None:
        """There is nobody who leaves anything."""

    async def claim(self, doing: Doing, about: Collection[int]) -> Claimed:
        """All of it."""
        return Claimed(None, set(about))

    async def hand_back(self, doing: Doing, about: Collection[int]) -> None:
        """See `Sharing`."""

    async def hear(self, interaction: int) -> bool:
        """It is."""
        return True

    async def may_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """Nobody knows."""
        return False

    def check(self) -> None:
        """It is."""

    async def fence(self, tx: Tx) -> None:
        """It is."""


class Among:
    """One of several bots, with shards of its own (None: perhaps any). Call `start` before the first click; `stop` ends
    its waiting for shards that no other has. Its `clock` agrees with the database's from then on, as all others' do."""

    look_every = BEAT_EVERY

    def __init__(
        self, db: Database, shards: Shards | AnyShards | None = None, stop: asyncio.Event | None = None,
        clock: Clock | None = None,
    ) -> None:
        self._db = db
        self._clock = clock or Clock()
        self._wanted = shards if isinstance(shards, AnyShards) else None
        self.shards = shards.none if isinstance(shards, AnyShards) else shards
        """Those that it holds."""
        self._stop = stop or asyncio.Event()
        self.ousted = asyncio.Event()
        self._beside = False
        """Whether other bots hear of the same clicks."""
        self._older = False
        """Whether one of them was there before this one."""
        self._noticed = asyncio.Event()
        """Those who do know of this one."""
        self._number: int | None = None
        self._heard_at = -math.inf
        """When the database heard of this bot last, at the earliest (monotonic)."""
        self._turns: dict[int, float] = {}
        """The turns to begin a session that this bot has and has not used: when it got them, by bucket."""
        self._beating: asyncio.Task[None] | None = None
        self._listeners: list[Callable[[], Awaitable[None]]] = []

    @property
    def number(self) -> int | None:
        """The number by which the database knows this bot. It gets another one after it was taken for dead."""
        return self._number

    async def start(self) -> None:
        """Be there, with shards, and known to those who hear of the same clicks. Raises `InUse` while somebody has the
        database to themselves, and `Unneeded`."""
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
            except StorageError as error:  # the server is being restarted, and a spare outlives that as others do
                log.warning("which shards are free is not known: %s", error)
            if self._stop.is_set():
                await self.close()
                raise Unneeded
            await asyncio.sleep(BEAT_EVERY)

    async def close(self) -> None:
        """Hand everything back."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if self._number is not None:
            with contextlib.suppress(StorageError):  # else it is taken for dead
                await processes.leave(self._db, self._number)
        self._number, self._heard_at = None, -math.inf

    def when_looking(self, listener: Callable[[], Awaitable[None]]) -> None:
        """Call this with every sign of life."""
        self._listeners.append(listener)

    async def claim(self, doing: Doing, about: Collection[int]) -> Claimed:
        """See `Sharing`. Raises `StorageError`."""
        number = self._number
        if number is None or not about:
            return Claimed(number, set())
        try:
            return Claimed(number, await processes.claim(self._db, number, doing, about))
        except Conflict:  # it was taken for dead, and will hear of it with its next sign of life
            return Claimed(number, set())

    async def hand_back(self, doing: Doing, about: Collection[int]) -> None:
        """See `Sharing`. Raises `StorageError`."""
        if self._number is not None and about:
            await processes.hand_back(self._db, self._number, doing, about)

    async def hear(self, interaction: int) -> bool:
        """See `Sharing`. The oldest bot answers, as long as it does: a private message is one bot's to change. While
        the database refuses it is answered by all: with a refusal, which Discord takes once."""
        if not self._beside:
            return True
        if self._older:
            await asyncio.sleep(GRACE)
        try:
            return await processes.hear(self._db, interaction)
        except StorageError:
            return True

    async def may_identify(self, bucket: int, *, soon: bool = False) -> bool:
        """See `Sharing`."""
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
        """See `Sharing`."""
        number = _NUMBER.get()
        if number is not None and (number != self._number or time.monotonic() > self._heard_at + SURE):
            raise Overtaken

    async def fence(self, tx: Tx) -> None:
        """See `Sharing`."""
        number = _NUMBER.get()
        if number is not None and not await processes.is_known(tx, number):
            raise Overtaken

    # -- signs of life ---------------------------------------------------------------------------------------------

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
            except StorageError as error:  # whoever needs the database says so
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
