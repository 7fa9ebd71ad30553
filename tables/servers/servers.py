"""Count, list and delete all tables of a Discord server, for its managers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from storage.learning import daily
from storage.model import TableInfo
from storage.play import tables
from storage.servers import servers
from tables.core.errors import RequestRefused
from tables.state.records import Records


@dataclass(frozen=True, slots=True)
class Deleted:
    """The result of a deletion: the number of tables, the channels where games were running, the number of seasons,
    standing invitations and wishes (`plans`), and whether the server had `settings`."""

    tables: int
    channels: tuple[int, ...]
    plans: int = 0
    settings: bool = False


class Servers:
    """Manage all tables of a Discord server. The caller has checked that the person manages it."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def count(self, guild_id: int) -> tuple[int, int]:
        """Return how many tables run in a Discord server (lobbies and games), and how many games that had begun there
        are over, however they ended."""
        async with self._records.storage_errors_as_refusals():
            return await servers.count(self._records.read, guild_id)

    async def running(self, guild_id: int) -> list[TableInfo]:
        """Return the tables of a Discord server whose lobby is open or whose game is running."""
        async with self._records.storage_errors_as_refusals():
            found = await tables.running_in_server(self._records.read, guild_id)
        return await self._records.existing(found)

    async def delete(self, guild_id: int, only: Sequence[int] | None = None) -> Deleted:
        """Delete all tables of a Discord server, including running ones, with all their data, and the server's
        settings, seasons, standing invitations and wishes. This cannot be undone. Daily deals stay while their day is
        not over; private ones stay with their people, and none counts in the server's rankings any more.

        `only`: delete these tables and the settings, since they were written to an export; what that leaves out stays,
        and with it the settings by which it goes.
        """
        today, plans = self._records.today().isoformat(), 0
        if only is None:  # first, since tables open by themselves because of these
            async with self._records.write() as tx:
                plans = await servers.delete_plans(tx, guild_id)
        async with self._records.storage_errors_as_refusals():
            found = await servers.table_ids(self._records.read, guild_id, today) if only is None else list(only)
            parts = await servers.parts_of_a_table(self._records.read)
        channels: list[int] = []
        deleted = 0
        for table_id in found:
            try:
                async with self._records.change(table_id) as (tx, info):
                    await servers.delete_table(tx, table_id, parts)
                    tx.on_commit(partial(self._records.games.sessions.drop, table_id))
            except RequestRefused as trouble:
                if not trouble.of_missing_table:  # another manager deletes at the same time
                    raise
                continue
            deleted += 1
            if info.status.is_running and info.home.channel_id is not None:
                channels.append(info.home.channel_id)
        async with self._records.write() as tx:
            stays = only is not None and await servers.has_plans(tx, guild_id)
            settings = not stays and await servers.delete_settings(tx, guild_id)
            if only is None:
                await daily.leave_rankings(tx, guild_id)
        await self._records.db.erase_deleted()
        return Deleted(deleted, tuple(dict.fromkeys(channels)), plans, settings)
