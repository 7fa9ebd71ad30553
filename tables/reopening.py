"""Opening a table again that was ended early: for a day, by those who play there, as it stood."""

from __future__ import annotations

import sqlite3

from games.core.journal import Line
from games.core.text import Seat, text
from storage import due, games, lines, outbox, tables, votes
from storage.database import Tx
from storage.model import Home, Person, Status, TableInfo
from storage.outgoing import Ask, Notice, NoticeKind, OutboxKind
from storage.votes import Vote
from tables.desk import public
from tables.ending import VOTE_SECONDS, Ending
from tables.trouble import Trouble


class Reopening(Ending):
    """Questions, reminders and an open vote rest while a table is closed; what was due then is due that much later."""

    async def check_reopen(self, table_id: int, by: Person) -> TableInfo:
        """The table, if the person may open it again. Raises `Trouble`."""
        async with self._storing():
            info = await self._stored(table_id)
        self._check_reopen(info, by)
        return info

    async def reopen(
        self, table_id: int, by: Person, home: Home | None = None, interaction: int | None = None
    ) -> TableInfo:
        """Let a game that was ended early go on as it stood, at its home or at another one. A repeated interaction
        changes nothing. Raises `Trouble`: not a player, too late, another table is running in the channel."""
        async with self._turn(table_id):
            async with self.db.transaction() as tx:
                info = await self._info(tx, table_id)
                if not await tables.first_time(tx, interaction, self.clock()):
                    return info
                self._check_reopen(info, by)
                info = await self._reopen(tx, info, home or info.home, by)
            self._sessions.drop(table_id)
        return info

    async def notices_since(self, table_id: int) -> float | None:
        """Since when the buttons of the newest notice are of use: to vote, or to open the table again. None when
        buttons of no notice are."""
        async with self._storing():
            info = await self._stored(table_id)
            if info.reopens(self.clock()):
                return info.ended_at
            vote = await votes.find(self.db.read, table_id) if info.status.running else None
        return None if vote is None else vote.until - VOTE_SECONDS

    def _check_reopen(self, info: TableInfo, by: Person) -> None:
        if info.place_of(by) is None:
            raise Trouble("bot-trouble-only-players")
        if info.status.running:
            raise Trouble("bot-trouble-open-already")
        if not info.reopens(self.clock()):
            raise Trouble("bot-trouble-over")

    async def _reopen(self, tx: Tx, info: TableInfo, home: Home, by: Person) -> TableInfo:
        assert info.ended_at is not None
        asked = await games.asked(tx, info.id)
        persons = {seat.seat for seat in info.seats if seat.person is not None}
        ai_due = not asked.keys() <= persons
        await due.drop_kind(tx, info.id, "reopen")
        try:
            await tables.set_reopened(tx, info.id, home, ai_due, self.clock() - info.ended_at)
        except sqlite3.IntegrityError:
            raise Trouble("bot-trouble-channel-taken") from None
        place = info.place_of(by)
        assert place is not None
        segment = (await tables.progress(tx, info.id)).segment
        await lines.add_own(tx, info.id, segment, [Line(text("bot-log-opened-again", seat=Seat(place)), weight=2)])
        info = await self._info(tx, info.id)
        if public(info):
            called = {seat: n for seat, n in asked.items() if seat in persons and info.seats[seat].person != by}
            await outbox.put(
                tx, info.id, OutboxKind.TURN, self.clock(), open_seats=asked.keys() & persons,
                new_asks=[Ask(seat, number) for seat, number in sorted(called.items())],
            )
        vote = await votes.find(tx, info.id)
        await self._tell(tx, info, *([] if vote is None else [_vote_again(info, vote)]))
        if ai_due:
            self._kick(info.id)  # it waits for its turn, so the table is open before it answers
        return info

    async def _end_reopening(self, table_id: int) -> None:
        """The day is over: nothing can be opened again, and the message about the end loses its button."""
        async with self._turn(table_id), self.db.transaction() as tx:
            info = await self._info(tx, table_id)
            if info.status is Status.CANCELLED:
                await tables.forget_open(tx, table_id)
                await self._tell(tx, info)


def _vote_again(info: TableInfo, vote: Vote) -> Notice:
    """Ask anew those who have not said yet whether the table may end."""
    seat = info.place_of(vote.by)
    waiting = tuple(one.seat for one in info.seats if one.person is not None and one.person not in vote.agreed)
    return Notice(text("bot-notice-vote", seat=Seat(seat or 0)), NoticeKind.CANCEL_VOTE, waiting)
