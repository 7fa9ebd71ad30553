"""React to changes of the places where tables' messages are posted (their homes): channels and threads that go, Discord
servers that the bot leaves or rejoins."""

from __future__ import annotations

from collections.abc import Callable, Collection

from games.core.text import Text, key_of, text
from storage.deadlines import clocks, due
from storage.engine.transaction import Reader, Tx
from storage.league import seasons
from storage.model import Status
from storage.notifications import outbox
from storage.outgoing import Notice, OutboxKind
from storage.play import standing, tables
from storage.servers import servers
from tables.core.announcements import publish, put_notices
from tables.core.row_cache import row_of
from tables.play.ending import Ending
from tables.state.records import Records
from tables.time.clock_updates import make_up_for_refusal


class Homes:
    """Keep tables working when their home (the place of their messages) changes, or end them and notify their
    opener."""

    def __init__(self, records: Records, ending: Ending) -> None:
        self._records = records
        self._ending = ending

    async def channel_deleted(self, channel_id: int) -> None:
        """End the table of a deleted channel or thread and notify its opener, end the seasons that were announced
        there, and delete the standing invitations there. Nothing happens if there are none."""
        table_id = await self._table_of(channel_id)
        if table_id is not None:
            async with self._records.change(table_id) as (tx, info):
                if info.status.is_running:
                    await self._ending.end(tx, info, "bot-notice-home-gone", homeless=True)
        async with self._records.write() as tx:
            await standing.delete_in_channel(tx, channel_id)
            await seasons.end_in_channel(tx, channel_id)

    async def thread_archived(self, channel_id: int, locked: bool = False) -> None:
        """React to an archived thread with a table. Only a `locked` one matters, since posting reopens others: the
        opener is told once that the table waits."""
        table_id = await self._table_of(channel_id)
        if table_id is not None and locked:
            game = (await self._records.info(table_id)).game
            await self.record_refused(table_id, text("bot-notice-locked", game=Text(key_of(game, "name"))))

    async def thread_opened(self, thread_id: int) -> None:
        """React to a thread that was archived or locked and is open again: what waits is sent there now. Nothing may
        wait that would show that the bot can write there, so the time of the lock ends here."""
        table_id = await self._table_of(thread_id)
        if table_id is not None:
            await self.record_accepted(table_id)
        await self.permissions_changed(thread_id)

    async def record_refused(self, table_id: int, why: Text) -> None:
        """Record that Discord lets the bot write nothing in a table's home. The first time, a message with the text
        `why` is stored for the opener, unless the table was long over: nothing of theirs waits there then."""
        now = self._records.clock.now()
        async with self._records.change(table_id) as (tx, info):
            is_belated = info.ended_at is not None and info.ended_at + outbox.BELATED < now
            if await tables.note_refused(tx, table_id, now) and not is_belated:
                await put_notices(tx, info, now, Notice(why, to_opener=True))

    async def record_accepted(self, table_id: int) -> None:
        """Record that the bot can write in a table's home again, so that the opener is notified of the next refusal.
        Clocks do not count the time until now. Nothing happens if Discord has not refused it."""
        async with self._records.storage_errors_as_refusals():
            if not await tables.with_refused_home(self._records.read, [table_id]):
                return
        async with self._records.write(table_id) as tx:
            await make_up_for_refusal(tx, table_id, self._records.clock.now())

    async def permissions_changed(self, *channels: int, guild_id: int | None = None) -> None:
        """Make what could not be sent in these channels and threads, or in the whole Discord server, due now: messages
        of tables, notices to single persons, and messages and tables of seasons.

        Called after permissions have changed there.
        """
        async with self._records.write() as tx:
            if await self._retry(tx, channels, guild_id):
                tx.on_commit(self._records.wake.set)

    async def _retry(self, tx: Tx, channels: Collection[int], guild_id: int | None) -> bool:
        """Make what could not be sent in these channels, or in a Discord server, due now. Returns whether there is
        something."""
        now = self._records.clock.now()
        waiting = await outbox.retry(tx, now, channels=channels, guild_id=guild_id)
        waiting += await outbox.retry(tx, now, channels=channels, guild_id=guild_id, kind="notice")
        return waiting + await seasons.retry(tx, channels=channels, guild_id=guild_id) > 0

    async def guild_gone(self, guild_id: int) -> None:
        """Suspend the tables of a Discord server from which the bot was removed: their clocks stand still, and nothing
        is published."""
        async with self._records.write() as tx:
            await tables.set_away(tx, guild_id, True)
            if await clocks.absent_from_server_since(tx, guild_id) is None:  # else another bot has noticed it before
                await clocks.add_pause(tx, self._records.clock.now(), None, guild_id=guild_id)

    async def others_gone(self, here: Collection[int], serves: Callable[[int], bool]) -> None:
        """Suspend what goes on in all Discord servers except `here`, those that the bot is in now: it was removed from
        them while it was not connected, so that nobody told it. `serves` says of a server whether it is on this bot's
        shards. The time until now must have been noted as downtime before."""
        async with self._records.storage_errors_as_refusals():
            known = await servers.with_plans(self._records.read)
        for guild_id in known:
            if guild_id not in here and serves(guild_id):
                await self.guild_gone(guild_id)

    async def guild_back(self, guild_id: int) -> None:
        """Resume the tables of a Discord server where the bot is back; nothing happens if it was not gone.

        Their messages are published again, clocks run, and deadlines move by the time for which the bot was gone. What
        ended meanwhile is announced now.
        """
        async with self._records.storage_errors_as_refusals():
            if not await self._was_gone(self._records.read, guild_id):  # as at every start, in most servers
                return
        async with self._records.write() as tx:
            now = self._records.clock.now()
            since = await clocks.absent_from_server_since(tx, guild_id)  # another bot may have noticed it meanwhile
            waiting = await tables.away_in(tx, guild_id)
            if since is not None:
                await due.extend_deadlines(tx, now - since, guild_id=guild_id)
                await seasons.extend_rounds(tx, since, now, guild_id=guild_id)
            await tables.set_away(tx, guild_id, False)
            await clocks.end_pause(tx, guild_id, now)
            await self._retry(tx, (), guild_id)  # what was refused until the bot knew that it was removed
            for table_id in waiting:
                info = await row_of(tx, table_id)
                if info.status.is_running:
                    kind = OutboxKind.LOBBY if info.status is Status.LOBBY else OutboxKind.TURN
                    await publish(tx, info, kind, now, open_seats=range(len(info.seats)))
            tx.on_commit(self._records.wake.set)

    async def _was_gone(self, reader: Reader, guild_id: int) -> bool:
        """Return whether the bot was out of a Discord server until now, or tables wait there as if it was."""
        since = await clocks.absent_from_server_since(reader, guild_id)
        return since is not None or bool(await tables.away_in(reader, guild_id))

    async def _table_of(self, channel_id: int) -> int | None:
        async with self._records.storage_errors_as_refusals():
            return await tables.running_in(self._records.read, channel_id)
