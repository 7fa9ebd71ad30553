"""What happens to tables when channels, threads and servers go."""

from __future__ import annotations

from games.core.text import Text, key_of, text
from storage import outbox, tables
from storage.model import Status
from storage.outgoing import Notice, OutboxKind
from tables.ending import Ending
from tables.news import publish, tell
from tables.records import Records


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
            async with self._records.change(table_id) as (tx, info):
                said = text("bot-notice-locked", game=Text(key_of(info.game, "name")))
                await tell(tx, info, self._records.clock.now(), Notice(said, to_opener=True))

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

    async def guild_back(self, guild_id: int) -> None:
        """The bot is in the server (again): tables that waited go on and show themselves anew."""
        async with self._records.storing():
            waiting = [
                info for table_id in await tables.running_in_server(self._records.read, guild_id)
                if (info := await self._records.info(table_id)).away
            ]
        if not waiting:
            return
        async with self._records.write() as tx:
            await tables.set_away(tx, guild_id, False)
            for info in waiting:
                kind = OutboxKind.LOBBY if info.status is Status.LOBBY else OutboxKind.TURN
                await publish(tx, info, kind, self._records.clock.now(), open_seats=range(len(info.seats)))
            tx.on_commit(self._records.wake.set)

    async def _table_of(self, channel_id: int) -> int | None:
        async with self._records.storing():
            return await tables.running_in(self._records.read, channel_id)
