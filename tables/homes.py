"""What happens to tables when channels, threads, servers and members go."""

from __future__ import annotations

import logging

from games.core import registry
from games.core.text import Text, key_of, text
from storage import outbox, people, tables
from storage.model import Status
from storage.outgoing import Notice, OutboxKind
from tables.handover import HandOver
from tables.trouble import Trouble

log = logging.getLogger(__name__)


class Homes(HandOver):
    """A table survives, or it ends tidily and its opener is told."""

    async def home_gone(self, channel_id: int) -> None:
        """The channel or thread was deleted: its table ends and its opener is told."""
        table_id = await self._table_of(channel_id)
        if table_id is not None:
            async with self._turn(table_id), self.db.transaction() as tx:
                info = await self._info(tx, table_id)
                if info.status.running:
                    await self._end(tx, info, "bot-notice-home-gone", homeless=True)

    async def archived(self, channel_id: int, locked: bool = False) -> None:
        """The thread was archived. Posting opens it again, so nothing happens, unless it is locked: the opener is
        told that the table waits."""
        table_id = await self._table_of(channel_id)
        if table_id is not None and locked:
            async with self._turn(table_id), self.db.transaction() as tx:
                info = await self._info(tx, table_id)
                said = text("bot-notice-locked", game=Text(key_of(info.game, "name")))
                notice = Notice(said, to_opener=True)
                await outbox.put(tx, table_id, OutboxKind.NOTICE, self.clock(), notices=[notice])

    async def home_open(self, *channels: int, guild_id: int | None = None) -> None:
        """Somebody has changed who may do what in these channels and threads, or in the whole server: what could not
        be published there is tried again now."""
        async with self._write() as tx:
            waited = await outbox.retry(tx, self.clock(), channels=channels, guild_id=guild_id)
        if waited:
            self.wake.set()

    async def person_left(self, guild_id: int, discord_id: int) -> None:
        """Somebody has left a server: they leave its lobbies, and an AI takes their seats at its tables."""
        async with self._storing():
            person = await people.find(self.db.read, discord_id)
            running = await tables.running_in_server(self.db.read, guild_id) if person is not None else []
        for table_id in running:
            async with self._storing():
                info = await self._stored(table_id)
            seat = info.seat_of(person) if person is not None else None
            if person is None or seat is None:
                continue
            try:
                if info.status is Status.LOBBY:
                    await self.leave(table_id, person)
                else:
                    await self.hand_over(table_id, seat, registry.spec_of(info.game).strongest, person)
            except Trouble as trouble:  # the table has ended or the seat has changed hands meanwhile
                log.info("table %d, seat %d: %s", table_id, seat, trouble.text.key)

    async def guild_gone(self, guild_id: int) -> None:
        """The bot was removed from a server: its tables wait, nothing is published there."""
        async with self._write() as tx:
            await tables.set_away(tx, guild_id, True)

    async def guild_back(self, guild_id: int) -> None:
        """The bot is in the server (again): tables that waited go on and show themselves anew."""
        async with self._storing():
            waiting = [
                info for table_id in await tables.running_in_server(self.db.read, guild_id)
                if (info := await self._stored(table_id)).away
            ]
        if not waiting:
            return
        async with self._write() as tx:
            await tables.set_away(tx, guild_id, False)
            for info in waiting:
                kind = OutboxKind.LOBBY if info.status is Status.LOBBY else OutboxKind.TURN
                await outbox.put(tx, info.id, kind, self.clock(), open_seats=range(len(info.seats)))
        self.wake.set()

    async def _table_of(self, channel_id: int) -> int | None:
        async with self._storing():
            return await tables.running_in(self.db.read, channel_id)
