"""Takes what the outbox says Discord must be told, and tells it.

Words first, the picture last. Rows of one table are published one after the other, different tables at once. A row
is leased while its picture is drawn and struck out only afterwards; so whatever happens, everything due is sent.

Where several bots serve one database, a table's rows are published by one of them at a time, and one of them tells
people what is due (`tables.sharing`).

While the database takes no writes (a full disk), what is sent cannot be noted, so nothing is sent: the table where it
was found out is left alone for a while, all of publishing too, and a small write is tried before it goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import aiohttp
import discord

from cogs.pictures.painter import Painter
from cogs.publishing.announce import Announcer
from cogs.publishing.answering import Answering
from cogs.publishing.caller import Caller
from cogs.publishing.followers import Followers
from cogs.publishing.following import Following
from cogs.publishing.pause import Pause
from cogs.publishing.post import Post
from cogs.publishing.turn_post import TurnPoster
from cogs.words.audience import Audience
from storage.outgoing import OutboxKind, Outgoing
from tables.service import TableService
from tables.sharing import Doing, Overtaken
from tables.traces import trace
from tables.trouble import Trouble

log = logging.getLogger(__name__)
AT_ONCE = 16
LONGEST_SLEEP = 30.0
OTHERS_EVERY = 5.0
"""Seconds at most between two looks whether another process at the same database has stored something."""
LOOK_EVERY = 5.0
"""Seconds between two looks at reminders, votes and lobbies: nobody waits for those."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds for which publishing is left alone while nothing can be stored."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
ORDER = (OutboxKind.LOBBY, OutboxKind.TURN, OutboxKind.FINAL, OutboxKind.NOTICE, OutboxKind.REMINDER,
         OutboxKind.TAKEN, OutboxKind.FOLLOWERS)


class Publisher:
    """Runs as long as the bot is connected."""

    def __init__(
        self, tables: TableService, audience: Audience, painter: Painter, post: Post, following: Following
    ) -> None:
        self.tables = tables
        self.clock = tables.clock
        self._sharing = tables.records.sharing
        self._mine: set[int] = set()
        """The tables that this bot has claimed."""
        self.post = post
        self.turns = TurnPoster(tables, audience, painter, post)
        self.announcer = Announcer(tables, audience, painter, post)
        self.followers = Followers(tables, audience, post)
        self.answering = Answering()
        self._following = following
        self.caller = Caller(tables, audience, post)
        self._calling: asyncio.Task[None] | None = None
        self._to_call = asyncio.Event()
        self._moved: set[int] = set()
        """The tables that have gone on since those were told who are next there."""
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._looked = -LOOK_EVERY
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._storing = Pause(FIRST_PAUSE, LONGEST_PAUSE, self.clock)
        self._resting: dict[int, Pause] = {}
        """The tables whose publishing has failed although others may work."""

    async def run(self) -> None:
        """Publish until cancelled."""
        while True:
            self.tables.outbox.wake.clear()
            known = self.tables.looking.version()
            end, wake = self.clock.steady() + await self._once(), self.tables.outbox.wake
            look_every = min(OTHERS_EVERY, self._sharing.look_every)
            while (left := end - self.clock.steady()) > 0 and not await self.clock.heard(wake, min(left, look_every)):
                if self.tables.looking.version() != known:
                    break

    async def _once(self) -> float:
        """Take up what is due, unless nothing can be stored. Returns how long to wait until the next time."""
        if self._storing.left:
            return self._storing.left
        try:
            if self._storing.failures:
                await self.tables.outbox.try_storing()
                self._storing.worked()
                log.warning("the database takes writes again: publishing goes on")
            await self.take_up()
            if self.tables.outbox.wake.is_set():  # there is more by now
                return self._storing.left
            return max(await self._until_next(), self._storing.left)
        except Overtaken:
            return self._sharing.look_every
        except Trouble as trouble:
            if not trouble.of_storage:
                log.error("the outbox cannot be taken up: %s", trouble.text.key)
                return LOOK_EVERY
            self._cannot_store()
            return self._storing.left

    def _cannot_store(self) -> None:
        """The database refuses: leave everything alone for a while. It is said once."""
        if not self._storing.left and self._storing.failed():
            log.error("the database takes no writes: nothing is published until it does")

    async def take_up(self) -> None:
        """Begin to publish what is due, at tables where nothing is being published."""
        async with self.tables.records.storing():
            await self._hand_back()
            rows: dict[int, list[Outgoing]] = {}
            for row in await self.tables.outbox.due():
                if row.table_id not in self._busy and not self._rests(row.table_id):
                    rows.setdefault(row.table_id, []).append(row)
            claimed = await self._sharing.claim(Doing.PUBLISH, rows.keys())
        self._mine |= claimed.about
        for table_id in claimed.about:
            task = asyncio.create_task(
                self._table(table_id, rows[table_id]), name=f"publish {table_id}", context=claimed.context()
            )
            self._busy[table_id] = task
        if self.clock.steady() >= self._looked + LOOK_EVERY:
            self._looked = self.clock.steady()
            await self._look()

    def _rests(self, table_id: int) -> bool:
        return table_id in self._resting and self._resting[table_id].left > 0

    async def _hand_back(self) -> None:
        """Where nothing is published nor drawn any more, another may go on."""
        over = self._mine - self._busy.keys() - self.turns.boards.painting.keys()
        await self._sharing.hand_back(Doing.PUBLISH, over)
        self._mine -= over

    async def _look(self) -> None:
        """See to what happens at a time, unless another bot does."""
        if self.post.connected:
            await self.tables.clocks.beat()
        async with self.tables.records.storing():
            claimed = await self._sharing.claim(Doing.CALL, [0])
        if claimed.about:
            await asyncio.create_task(self._make_calls(), name="what is due", context=claimed.context())
        self._to_call.set()
        if self._calling is None or self._calling.done():
            call = self._call(all_of_them=bool(claimed.about))
            self._calling = asyncio.create_task(call, name="calls", context=claimed.context())

    async def _make_calls(self) -> None:
        await self.tables.calls.begin(await self.tables.due.reminders(self.clock.now()))
        await self.tables.calls.digests(self.clock.now())

    async def _call(self, *, all_of_them: bool) -> None:
        """Make the notices to who is next, and send those that are due, beside everything else: nobody waits for them.
        """
        try:
            while self._to_call.is_set():
                self._to_call.clear()
                while self._moved:
                    await self.tables.calls.next_ones(self._moved.pop())
                if all_of_them:
                    await self.caller.call_all()
        except Overtaken:
            log.info("another bot calls people")
        except Trouble as trouble:
            if trouble.of_storage:
                self._cannot_store()
            else:
                log.error("nobody can be called: %s", trouble.text.key)
        except Exception as error:
            log.error("nobody can be called\n%s", trace(error))

    async def settle(self) -> None:
        """Wait until nothing is being published and nothing is drawn."""
        while doing := self.doing:
            await asyncio.gather(*doing, return_exceptions=True)

    async def close(self) -> None:
        """Stop; what is half done is taken up again at the next start."""
        doing = self.doing
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)

    @property
    def doing(self) -> list[asyncio.Task[None]]:
        """What is being published, and drawn for it."""
        calling = [self._calling] if self._calling is not None and not self._calling.done() else []
        return [*self._busy.values(), *self.turns.boards.doing, *self._following.doing, *calling]

    async def _until_next(self) -> float:
        due = await self.tables.outbox.next_due()
        if due is None:
            return LONGEST_SLEEP
        least = 1.0 if self._busy or self._resting else 0.1
        return min(LONGEST_SLEEP, max(least, due - self.clock.now()))

    async def _table(self, table_id: int, rows: list[Outgoing]) -> None:
        try:
            await self.answering.settled(table_id)
            async with self._slots:
                for row in sorted(rows, key=lambda one: ORDER.index(one.kind)):
                    if self._storing.left:
                        return
                    await self._row(row)
            self._resting.pop(table_id, None)
        except Overtaken:
            log.info("table %s: another bot publishes there", table_id)
        except Trouble as trouble:
            self._resting.setdefault(table_id, Pause(FIRST_PAUSE, LONGEST_PAUSE, self.clock)).failed()
            if trouble.of_storage:
                self._cannot_store()
            else:
                log.error("table %s: cannot be published: %s", table_id, trouble.text.key)
        finally:
            del self._busy[table_id]
            self.tables.outbox.wake.set()

    async def _row(self, row: Outgoing) -> None:
        """Publish one row; whatever goes wrong, it is tried again later."""
        try:
            match row.kind:
                case OutboxKind.LOBBY:
                    await self.announcer.lobby(row)
                case OutboxKind.TURN:
                    await self.turns.publish(row)
                    await self.announcer.end_reminders(row.table_id)
                    await self._following.refresh(row.table_id)
                    self._moved.add(row.table_id)
                case OutboxKind.FINAL:
                    await self.turns.publish_end(row)
                    await self.announcer.final(row)
                case OutboxKind.FOLLOWERS:
                    await self.followers.tell(row)
                case OutboxKind.NOTICE:
                    await self.announcer.notices(row)
                case OutboxKind.TAKEN:
                    await self.turns.strike_out(row)
        except Overtaken:
            raise
        except discord.HTTPException as error:
            await self._refused(row, error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("table %s: Discord did not answer (%s); again later", row.table_id, error)
            await self.tables.outbox.failed(row, _backoff(row.attempts, 60))
        except Exception as error:
            if isinstance(error, Trouble) and error.of_storage:
                raise
            log.error("table %s: could not publish the %s\n%s", row.table_id, row.kind, trace(error))
            await self.tables.outbox.failed(row, _backoff(row.attempts, 600))

    async def _refused(self, row: Outgoing, error: discord.HTTPException) -> None:
        info = await self.tables.looking.table(row.table_id)
        channel_id = info.home.channel_id
        if error.status < 500:
            await self.tables.outbox.not_sent(row)
        if error.code == UNKNOWN_CHANNEL and channel_id is not None:
            log.info("table %s: its channel is gone", row.table_id)
            await self.tables.homes.gone(channel_id)
            await self.tables.outbox.done(row)
        elif error.code == UNKNOWN_MESSAGE:
            await self._forget_lost_messages(row)
        elif error.code == ARCHIVED and channel_id is not None:
            await self._wake_thread(row, channel_id)
        elif isinstance(error, discord.Forbidden):
            log.warning("table %s: not allowed to write in its channel (%s)", row.table_id, error)
            if row.attempts == 0:
                await self._guarded(self.announcer.tell_missing_permissions(info), row.table_id)
            await self.tables.outbox.failed(row, _backoff(row.attempts + 4, 3600))
        else:
            log.error("table %s: Discord refused the %s: %s", row.table_id, row.kind, error)
            await self.tables.outbox.failed(row, _backoff(row.attempts, 600))

    async def _forget_lost_messages(self, row: Outgoing) -> None:
        """Somebody deleted a message of the table: a new one takes its place. Discord also refuses to send one again
        that was deleted before it was noted."""
        lost = [one for one in await self.tables.outbox.messages(row.table_id) if one.open and one.kind is row.kind]
        for message in lost:
            await self.tables.outbox.gone(message)
        if not lost:
            await self.tables.outbox.lost_unnoted(row.table_id)
        await self.tables.outbox.failed(row, 0.0 if lost or not row.attempts else _backoff(row.attempts, 600))

    async def _wake_thread(self, row: Outgoing, channel_id: int) -> None:
        """Messages in an archived thread cannot be edited; writing or editing the thread opens it again."""
        try:
            await self.post.open_thread(channel_id)
        except discord.HTTPException as error:
            log.warning("table %s: its thread stays archived (%s)", row.table_id, error)
            await self.tables.homes.archived(channel_id, locked=True)
            await self.tables.outbox.failed(row, _backoff(row.attempts + 4, 3600))
        else:
            await self.tables.outbox.failed(row, 0.0)

    async def _guarded(self, work: Awaitable[None], table_id: int) -> None:
        """Do it; raises nothing but that nothing can be stored."""
        try:
            await work
        except Trouble as trouble:
            if trouble.of_storage:
                raise
            log.warning("table %s: %s", table_id, trouble.text.key)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s: %s", table_id, error)


def _backoff(attempts: int, most: float) -> float:
    return float(min(most, 2**min(attempts, 12)))
