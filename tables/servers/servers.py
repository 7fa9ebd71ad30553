"""Count, list and delete all tables of a server, for its managers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from storage.model import TableInfo
from storage.play import tables
from storage.servers import servers
from tables.state.records import Records


@dataclass(frozen=True, slots=True)
class Deleted:
    """The result of a deletion: the number of tables, and the channels where games were running."""

    tables: int
    channels: tuple[int, ...]


class Servers:
    """Manage all tables of a server. The caller has checked that the person manages it."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def count(self, guild_id: int) -> tuple[int, int]:
        """Return how many tables run in a server, and how many games have begun there."""
        async with self._records.storing():
            return await servers.count(self._records.read, guild_id)

    async def running(self, guild_id: int) -> list[TableInfo]:
        """Return the running tables of a server."""
        async with self._records.storing():
            found = await tables.running_in_server(self._records.read, guild_id)
            return [await self._records.info(table_id) for table_id in found]

    async def delete(self, guild_id: int, only: Sequence[int] | None = None) -> Deleted:
        """Delete the server's tables (`only`: these), including running ones, with all their data.

        Daily deals stay while their day is not over.
        """
        today = self._records.today().isoformat()
        async with self._records.storing():
            found = await servers.table_ids(self._records.read, guild_id, today) if only is None else list(only)
            parts = await servers.parts_of_a_table(self._records.read)
        channels: list[int] = []
        for table_id in found:
            async with self._records.change(table_id) as (tx, info):
                if info.status.running and info.home.channel_id is not None:
                    channels.append(info.home.channel_id)
                await servers.delete_table(tx, table_id, parts)
                tx.on_commit(partial(self._records.games.sessions.drop, table_id))
        async with self._records.write() as tx:
            await servers.delete_choices(tx, guild_id)
        await self._records.db.overwrite()
        return Deleted(len(found), tuple(dict.fromkeys(channels)))
