"""What happens to tables when channels, threads and servers go."""

from __future__ import annotations

from games.core.text import Text, key_of, text
from storage.deadlines import clocks, due
from storage.model import Status
from storage.notifications import outbox
from storage.outgoing import Notice, OutboxKind
from storage.play import tables
from tables.core.announcements import publish, tell
from tables.core.row_cache import row_of
from tables.play.ending import Ending
from tables.state.records import Records


class Homes:
    """A table survives, or it ends tidily and its opener is told."""

    def __init__(self, records: Records, ending: Ending) -> None:
        self._records = records
        self._ending = ending

    async def gone(self, channel_id: int) -> None:
        """The channel or thread was deleted: its table ends and its opener is told."""
        table_id = await self._table_of(channel_id)
        if table_id is not None:
            async with self._records.change(table_id) as (tx, info):
                if info.status.running:
                    await self._ending.end(tx, info, "bot-notice-home-gone", homeless=True)

    async def archived(self, channel_id: int, locked: bool = False) -> None:
        """The thread was archived. Posting opens it again, so nothing happens, unless it is locked: the opener is
        told that the table waits."""
        table_id = await self._table_of(channel_id)
        if table_id is not None and locked:
            game = (await self._records.info(table_id)).game
            await self.refused(table_id, text("bot-notice-locked", game=Text(key_of(game, "name"))))

    async def refused(self, table_id: int, why: Text) -> None:
        """Note that Discord lets the bot write nothing in a table's home. The opener is told `why`, the first time."""
        now = self._records.clock.now()
        async with self._records.change(table_id) as (tx, info):
            if await tables.note_refused(tx, table_id, now):
                await tell(tx, info, now, Notice(why, to_opener=True))

    async def accepted(self, table_id: int) -> None:
        """Note that the bot can write in a table's home: the next refusal is told again."""
        async with self._records.write(table_id) as tx:
            await tables.note_accepted(tx, table_id)

    async def opened(self, *channels: int, guild_id: int | None = None) -> None:
        """Somebody has changed who may do what in these channels and threads, or in the whole server: what could not
        be published there is tried again now."""
        async with self._records.write() as tx:
            if await outbox.retry(tx, self._records.clock.now(), channels=channels, guild_id=guild_id):
                tx.on_commit(self._records.wake.set)

    async def guild_gone(self, guild_id: int) -> None:
        """The bot was removed from a server: its tables wait, nothing is published there."""
        async with self._records.write() as tx:
            await tables.set_away(tx, guild_id, True)
            await clocks.end_pause(tx, guild_id, self._records.clock.now())
            await clocks.add_pause(tx, self._records.clock.now(), None, guild_id=guild_id)

    async def guild_back(self, guild_id: int) -> None:
        """The bot is in the server (again): tables that waited go on and show themselves again, clocks run, and what
        could not be taken up meanwhile lasts that much longer. What ended meanwhile is told now."""
        now = self._records.clock.now()
        async with self._records.storing():
            since = await clocks.paused_since(self._records.read, guild_id)
            waiting = await tables.away_in(self._records.read, guild_id)
        if since is None and not waiting:
            return
        async with self._records.write() as tx:
            if since is not None:
                await due.prolong(tx, now - since, guild_id=guild_id)
            await tables.set_away(tx, guild_id, False)
            await clocks.end_pause(tx, guild_id, now)
            for table_id in waiting:
                info = await row_of(tx, table_id)
                if info.status.running:
                    kind = OutboxKind.LOBBY if info.status is Status.LOBBY else OutboxKind.TURN
                    await publish(tx, info, kind, now, open_seats=range(len(info.seats)))
            tx.on_commit(self._records.wake.set)

    async def _table_of(self, channel_id: int) -> int | None:
        async with self._records.storing():
            return await tables.running_in(self._records.read, channel_id)
