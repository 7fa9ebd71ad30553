"""Move tables to another channel or Discord server, on behalf of a person who manages both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.text import text
from storage.deadlines import clocks
from storage.deadlines.clocks import OUTAGE_SECONDS
from storage.engine.connection import Conflict
from storage.league import pairings
from storage.model import Home, HomeKind, Person, Status, TableInfo
from storage.notifications import outbox
from storage.outgoing import OutboxKind
from storage.play import games, invitations, tables
from storage.play.invitations import CALLS
from storage.servers import move_offers
from tables.core.announcements import log_line, publish
from tables.core.errors import RequestRefused
from tables.core.row_cache import row_of
from tables.play.votes import Votes
from tables.state.records import Records
from tables.time import clock_updates
from tables.time.deferred import notify_now

OFFERED = 900.0
"""Seconds for which a person's offer to move tables away from a server is valid."""


@dataclass(frozen=True, slots=True)
class MovableTables:
    """What a person may move to a place: running tables (lobbies and games), and the number of finished games by
    Discord server (`finished`)."""

    tables: Sequence[TableInfo]
    finished: dict[int, int]


class Transfer:
    """Move tables and finished games between channels and Discord servers.

    The caller has checked that the person manages the Discord server where they ask. That they manage the other one was
    recorded when they asked there shortly before (`offer`).
    """

    def __init__(self, records: Records, votes: Votes) -> None:
        self._records = records
        self._votes = votes

    async def offer(self, person: Person, guild_id: int) -> None:
        """Record that a person who manages a Discord server may move its tables to another one for some time."""
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await move_offers.offer(tx, person, guild_id, now + OFFERED, now)

    async def movable_tables(self, person: Person, home: Home) -> MovableTables:
        """Return what a person who manages the Discord server of `home` may move to that place: running tables of this
        server, and running tables and finished games of the servers for which they have an open `offer`."""
        assert home.guild_id is not None
        async with self._records.storage_errors_as_refusals():
            read, here = self._records.read, home.guild_id
            others = [one for one in await move_offers.servers_offered_by(
                read, person, self._records.clock.now()
            ) if one != here]
            found = [
                one for guild_id in (here, *others)
                for one in await self._records.existing(await move_offers.playing_in(read, guild_id))
            ]
            today = self._records.today().isoformat()
            over = {guild_id: await move_offers.count_finished(read, guild_id, today) for guild_id in others}
        return MovableTables([one for one in found if one.home.channel_id != home.channel_id], over)

    async def check(self, table_id: int, person: Person, home: Home) -> TableInfo:
        """Return the table if the person may move it to `home`, without moving it. Raises `RequestRefused`."""
        info = await self._records.info(table_id)
        await self._check(info, person, home)
        return info

    async def move_table(
        self, table_id: int, person: Person, home: Home, language: str | None = None
    ) -> TableInfo:
        """Move a running table to another place and return it as it was before, so that its old messages can be dealt
        with. `language`: that of public messages there (None: as before).

        A new message is sent there without pings, and open votes are asked there again. Clocks keep the time that is
        left. A repeated call changes nothing. Raises `RequestRefused`: not theirs to move, not running, or another
        table is running there.
        """
        async with self._records.change(table_id) as (tx, before):
            await self._check(before, person, home)
            if home == before.home:  # repeated call
                return before
            await clock_updates.make_up_for_refusal(tx, table_id, self._records.clock.now())
            if home.guild_id != before.home.guild_id:
                now = self._records.clock.now()
                # another bot may serve that server and be down
                silent = await clocks.without_heartbeat(tx, now - OUTAGE_SECONDS)
                await clock_updates.make_up_for_downtime(
                    tx, {one: last for one, last in silent.items() if one == table_id}, now
                )
                await clock_updates.restart_for_move(tx, before, now)
            try:
                await move_offers.set_home(tx, table_id, home)
            except Conflict:
                raise RequestRefused("bot-trouble-channel-taken") from None
            await pairings.note_moved(tx, table_id)
            if language is not None:
                await tables.set_language(tx, table_id, language)
            info = await row_of(tx, table_id)
            if home.guild_id != before.home.guild_id:
                await clock_updates.keep_waits(tx, info, self._records.clock.now(), before, tx)
            await log_line(tx, info, text("bot-log-moved"), weight=2)
            asked = await games.open_questions(tx, table_id)
            await outbox.retry(tx, self._records.clock.now(), channels=[home.channel_id or 0])
            await publish(tx, info, OutboxKind.TURN, self._records.clock.now(), open_seats=asked)
            await self._votes.ask_again(tx, info)
            if CALLS in await invitations.forbidden(tx, before.home.guild_id):  # the old server allowed no pings
                for person in (one.person for one in info.seats if one.person is not None):
                    await notify_now(tx, person, self._records.clock.now())
            tx.on_commit(self._records.wake.set)
        return before

    async def move_finished_games(self, guild_id: int, person: Person, to: int) -> int:
        """Move the ended games of a Discord server to another one (`to`), with their statistics. Returns how many of
        them are finished.

        Games that can still be reopened and today's daily deals stay. Raises `RequestRefused` without an open `offer`
        of the person for that server.
        """
        async with self._records.write() as tx:
            if guild_id not in await move_offers.servers_offered_by(tx, person, self._records.clock.now()):
                raise RequestRefused("bot-trouble-not-offered")
            return await move_offers.move_ended_games(tx, guild_id, to, self._records.today().isoformat())

    async def _check(self, info: TableInfo, person: Person, home: Home) -> None:
        """Raise `RequestRefused` if the table is not running or private, or its Discord server was not offered by the
        person."""
        if info.status is not Status.PLAYING or info.home.kind is HomeKind.PRIVATE:
            raise RequestRefused("bot-trouble-over")
        async with self._records.storage_errors_as_refusals():
            offered = await move_offers.servers_offered_by(self._records.read, person, self._records.clock.now())
        if info.home.guild_id != home.guild_id and info.home.guild_id not in offered:
            raise RequestRefused("bot-trouble-not-offered")
