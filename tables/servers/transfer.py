"""Move tables to another channel or server, on behalf of a person who manages both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.text import text
from storage.deadlines import clocks
from storage.deadlines.clocks import GAP
from storage.engine.connection import Conflict
from storage.model import Home, HomeKind, Person, Status, TableInfo
from storage.notifications import outbox
from storage.outgoing import OutboxKind
from storage.play import games, invitations
from storage.play.invitations import CALLS
from storage.servers import move_offers
from tables.core.announcements import log_line, publish
from tables.core.errors import Trouble
from tables.core.row_cache import row_of
from tables.play.votes import Votes
from tables.state.records import Records
from tables.time import clock_updates
from tables.time.deferred import call_now

OFFERED = 900.0
"""Seconds for which a person's offer to move tables away from a server is valid."""


@dataclass(frozen=True, slots=True)
class Bringable:
    """What a person may bring to a place: running tables, and the number of finished games by server."""

    tables: Sequence[TableInfo]
    over: dict[int, int]


class Moving:
    """Move tables and finished games between channels and servers.

    The caller has checked that the person manages the server where they ask. That they manage the other one they
    have shown there shortly before (`offer`).
    """

    def __init__(self, records: Records, votes: Votes) -> None:
        self._records = records
        self._votes = votes

    async def offer(self, person: Person, guild_id: int) -> None:
        """Record that a person who manages a server may take its tables to another one for some time."""
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await move_offers.offer(tx, person, guild_id, now + OFFERED, now)

    async def bringable(self, person: Person, home: Home) -> Bringable:
        """Return what a person who manages a place's server may bring there."""
        assert home.guild_id is not None
        async with self._records.storing():
            read, here = self._records.read, home.guild_id
            others = [one for one in await move_offers.offered(read, person, self._records.clock.now()) if one != here]
            found = [
                await self._records.info(table_id)
                for guild_id in (home.guild_id, *others) for table_id in await move_offers.playing_in(read, guild_id)
            ]
            over = {guild_id: await move_offers.over_in(read, guild_id) for guild_id in others}
        return Bringable([one for one in found if one.home.channel_id != home.channel_id], over)

    async def check(self, table_id: int, person: Person, home: Home) -> TableInfo:
        """Return the table if the person may bring it to a place. Raises `Trouble`."""
        info = await self._records.info(table_id)
        await self._check(info, person, home)
        return info

    async def bring(self, table_id: int, person: Person, home: Home) -> TableInfo:
        """Move a table to another place and return it as it was before.

        A new message is sent there without pings, and open votes are asked there again. Raises `Trouble`: not
        theirs to bring, over, another table is running there.
        """
        async with self._records.change(table_id) as (tx, before):
            await self._check(before, person, home)
            if home == before.home:  # repeated call
                return before
            if home.guild_id != before.home.guild_id:
                now = self._records.clock.now()
                silent = await clocks.silent(tx, now - GAP)  # another bot may serve that server and be down
                await clock_updates.make_up(tx, {one: last for one, last in silent.items() if one == table_id}, now)
                await clock_updates.settle(tx, before, now)
            try:
                await move_offers.set_home(tx, table_id, home)
            except Conflict:
                raise Trouble("bot-trouble-channel-taken") from None
            info = await row_of(tx, table_id)
            await log_line(tx, info, text("bot-log-moved"), weight=2)
            asked = await games.asked(tx, table_id)
            await outbox.retry(tx, self._records.clock.now(), channels=[home.channel_id or 0])
            await publish(tx, info, OutboxKind.TURN, self._records.clock.now(), open_seats=asked)
            await self._votes.ask_again(tx, info)
            if CALLS in await invitations.forbidden(tx, before.home.guild_id):  # the old server allowed no pings
                for person in (one.person for one in info.seats if one.person is not None):
                    await call_now(tx, person, self._records.clock.now())
            tx.on_commit(self._records.wake.set)
        return before

    async def bring_over(self, guild_id: int, person: Person, to: int) -> int:
        """Move a server's finished games to another one, with their statistics. Returns how many.

        Raises `Trouble` if the person may not bring them.
        """
        async with self._records.write() as tx:
            if guild_id not in await move_offers.offered(tx, person, self._records.clock.now()):
                raise Trouble("bot-trouble-not-offered")
            now, today = self._records.clock.now(), self._records.today().isoformat()
            return await move_offers.move_over(tx, guild_id, to, today, now)

    async def _check(self, info: TableInfo, person: Person, home: Home) -> None:
        if info.status is not Status.PLAYING or info.home.kind is HomeKind.PRIVATE:
            raise Trouble("bot-trouble-over")
        async with self._records.storing():
            offered = await move_offers.offered(self._records.read, person, self._records.clock.now())
        if info.home.guild_id != home.guild_id and info.home.guild_id not in offered:
            raise Trouble("bot-trouble-not-offered")
