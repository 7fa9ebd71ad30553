"""Takes what the outbox says Discord must be told, and tells it.

Words first, the picture last. Rows of one table are published one after the other, different tables at once. A row
is leased while its picture is drawn and struck out only afterwards; so whatever happens, everything due is sent.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

import aiohttp
import discord

from bot.tables.outgoing import OutboxKind, Outgoing
from bot.tables.service import TableService
from bot.tables.trouble import Trouble
from cogs.announce import Announcer
from cogs.answering import Answering
from cogs.audience import Audience
from cogs.painter import Painter
from cogs.post import Post
from cogs.turn_post import TurnPoster

log = logging.getLogger(__name__)
AT_ONCE = 16
LONGEST_SLEEP = 30.0
LOOK_EVERY = 5.0
"""Seconds between two looks at reminders, votes and lobbies: nobody waits for those."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
ORDER = (OutboxKind.LOBBY, OutboxKind.TURN, OutboxKind.FINAL, OutboxKind.NOTICE)


class Publisher:
    """Runs as long as the bot is connected."""

    def __init__(self, service: TableService, audience: Audience, painter: Painter, post: Post) -> None:
        self.service = service
        self.post = post
        self.turns = TurnPoster(service, audience, painter, post)
        self.announcer = Announcer(service, audience, painter, post)
        self.answering = Answering()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._looked = -LOOK_EVERY
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Publish until cancelled."""
        while True:
            self.service.wake.clear()
            try:
                await self.take_up()
                timeout = await self._until_next()
            except Trouble as trouble:
                log.error("the outbox cannot be read: %s", trouble)
                timeout = 5.0
            try:
                async with asyncio.timeout(timeout):
                    await self.service.wake.wait()
            except TimeoutError:
                continue

    async def take_up(self) -> None:
        """Begin to publish what is due, at tables where nothing is being published."""
        rows: dict[int, list[Outgoing]] = {}
        for row in await self.service.due_outbox():
            rows.setdefault(row.table_id, []).append(row)
        for table_id, due in rows.items():
            if table_id not in self._busy:
                self._busy[table_id] = asyncio.create_task(self._table(table_id, due), name=f"publish {table_id}")
        if time.monotonic() >= self._looked + LOOK_EVERY:
            self._looked = time.monotonic()
            for item in await self.service.due_items(time.time()):
                await self._guarded(self.announcer.remind(item), item.table_id)

    async def settle(self) -> None:
        """Wait until nothing is being published and nothing is drawn."""
        while self._busy or self.turns.painting:
            await asyncio.gather(*self._busy.values(), *self.turns.painting.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop; what is half done is taken up again at the next start."""
        tasks = [*self._busy.values(), *self.turns.painting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _until_next(self) -> float:
        due = await self.service.next_due()
        if due is None:
            return LONGEST_SLEEP
        least = 1.0 if self._busy else 0.1
        return min(LONGEST_SLEEP, max(least, due - time.time()))

    async def _table(self, table_id: int, rows: list[Outgoing]) -> None:
        try:
            await self.answering.settled(table_id)
            async with self._slots:
                for row in sorted(rows, key=lambda one: ORDER.index(one.kind)):
                    await self._row(row)
        finally:
            del self._busy[table_id]
            self.service.wake.set()

    async def _row(self, row: Outgoing) -> None:
        """Publish one row; whatever goes wrong, it is tried again later."""
        try:
            match row.kind:
                case OutboxKind.LOBBY:
                    await self.announcer.lobby(row)
                case OutboxKind.TURN:
                    await self.turns.publish(row)
                case OutboxKind.FINAL:
                    await self.turns.publish_end(row)
                    await self.announcer.final(row)
                case OutboxKind.NOTICE:
                    await self.announcer.notices(row)
        except discord.HTTPException as error:
            await self._refused(row, error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("table %s: Discord did not answer (%s); again later", row.table_id, error)
            await self.service.outbox_failed(row.id, _backoff(row.attempts, 60))
        except Exception:
            log.exception("table %s: could not publish the %s", row.table_id, row.kind)
            await self.service.outbox_failed(row.id, _backoff(row.attempts, 600))

    async def _refused(self, row: Outgoing, error: discord.HTTPException) -> None:
        info = await self.service.table(row.table_id)
        channel_id = info.home.channel_id
        if error.code == UNKNOWN_CHANNEL and channel_id is not None:
            log.info("table %s: its channel is gone", row.table_id)
            await self.service.home_gone(channel_id)
            await self.service.outbox_done(row.id, row.revision)
        elif error.code == UNKNOWN_MESSAGE:
            await self._forget_lost_messages(row)
        elif error.code == ARCHIVED and channel_id is not None:
            await self._wake_thread(row, channel_id)
        elif isinstance(error, discord.Forbidden):
            log.warning("table %s: not allowed to write in its channel (%s)", row.table_id, error)
            if row.attempts == 0:
                await self._guarded(self.announcer.tell_missing_permissions(info), row.table_id)
            await self.service.outbox_failed(row.id, _backoff(row.attempts + 4, 3600))
        else:
            log.error("table %s: Discord refused the %s: %s", row.table_id, row.kind, error)
            await self.service.outbox_failed(row.id, _backoff(row.attempts, 600))

    async def _forget_lost_messages(self, row: Outgoing) -> None:
        """Somebody deleted a message of the table: a new one takes its place. Discord also refuses to send one again
        that was deleted before it was noted."""
        lost = [one for one in await self.service.messages(row.table_id) if one.open and one.kind is row.kind]
        for message in lost:
            await self.service.message_gone(message.message_id)
        if not lost:
            await self.service.lost_unnoted(row.table_id)
        await self.service.outbox_failed(row.id, 0.0 if lost or not row.attempts else _backoff(row.attempts, 600))

    async def _wake_thread(self, row: Outgoing, channel_id: int) -> None:
        """Messages in an archived thread cannot be edited; writing or editing the thread opens it again."""
        try:
            await self.post.open_thread(channel_id)
        except discord.HTTPException as error:
            log.warning("table %s: its thread stays archived (%s)", row.table_id, error)
            await self.service.archived(channel_id, locked=True)
            await self.service.outbox_failed(row.id, _backoff(row.attempts + 4, 3600))
        else:
            await self.service.outbox_failed(row.id, 0.0)

    async def _guarded(self, work: Awaitable[None], table_id: int) -> None:
        try:
            await work
        except (discord.HTTPException, aiohttp.ClientError, OSError, Trouble) as error:
            log.warning("table %s: %s", table_id, error)


def _backoff(attempts: int, most: float) -> float:
    return float(min(most, 2**min(attempts, 12)))
