"""Reopen a table whose game was ended early: within a day, by its players, in the state in which it ended."""

from __future__ import annotations

from games.core.text import Seat, text
from storage.deadlines import clocks, due
from storage.engine.connection import Conflict
from storage.engine.transaction import Tx
from storage.league import pairings
from storage.model import Home, Person, Status, TableInfo
from storage.notifications import pending_notifications
from storage.outgoing import NotificationKind, OutboxKind, QuestionRef
from storage.play import games, invitations, tables
from tables.core.announcements import log_line, publish, put_notices
from tables.core.errors import RequestRefused
from tables.core.row_cache import row_of
from tables.play.ending import KIND as ENDING
from tables.play.quotas import TOO_MANY, Quotas
from tables.play.votes import Votes
from tables.state.recording import remind_at
from tables.state.records import Records
from tables.time.clock_updates import make_up_for_refusal, start_for_arriving, stop_for_last_person

OF_OPENER = (TOO_MANY["tables-person"], TOO_MANY["ais-person"])
"""The texts for limits of the person who opened the table."""


class Reopening:
    """Reopen tables. The deadlines of questions, reminders and votes move by the time for which the table was
    closed."""

    def __init__(self, records: Records, votes: Votes, quotas: Quotas) -> None:
        self._records = records
        self._votes = votes
        self._quotas = quotas

    async def check(self, table_id: int, by: Person) -> TableInfo:
        """Return the table if the person `by` may reopen it now, so that a button can be offered. Raises
        `RequestRefused`: not a player, running, or too late."""
        info = await self._records.info(table_id)
        self._check(info, by)
        return info

    async def reopen(
        self, table_id: int, by: Person, home: Home | None = None, interaction: int | None = None
    ) -> TableInfo:
        """Reopen a game that was ended early, so that it goes on where it stopped, in its channel or at another `home`.

        Clocks and deadlines do not count the time for which it was closed. The persons who are asked are notified
        again, except `by`. A repeated `interaction` changes nothing. Raises `RequestRefused`: not a player, too late,
        another table is running in the channel, or a limit on tables or AI seats is exceeded.
        """
        async with self._records.change(table_id) as (tx, info):
            if not await tables.is_new_interaction(tx, interaction, self._records.clock.now()):
                return info
            self._check(info, by)
            return await self._reopen(tx, info, home or info.home, by)

    def _check(self, info: TableInfo, by: Person) -> None:
        if info.place_of(by) is None:
            raise RequestRefused("bot-trouble-only-players")
        if info.status.is_running:
            raise RequestRefused("bot-trouble-open-already")
        if not info.can_reopen(self._records.clock.now()):
            raise RequestRefused("bot-trouble-over")

    async def _reopen(self, tx: Tx, info: TableInfo, home: Home, by: Person) -> TableInfo:
        """Reopen the table in a transaction: its state, clocks, messages, votes and reminders."""
        assert info.ended_at is not None
        asked = await games.open_questions(tx, info.id)
        persons = {seat.seat for seat in info.seats if seat.person is not None}
        ai_due = not asked.keys() <= persons
        await due.delete_kind(tx, info.id, "reopen")
        await make_up_for_refusal(tx, info.id, self._records.clock.now())
        try:
            await tables.set_reopened(tx, info.id, home, ai_due, self._records.clock.now() - info.ended_at)
        except Conflict:
            raise RequestRefused("bot-trouble-channel-taken") from None
        if home != info.home:
            await pairings.note_moved(tx, info.id)
        await self._check_quotas(tx, info, home, by)
        place = info.place_of(by)
        assert place is not None
        await log_line(tx, info, text("bot-log-opened-again", seat=Seat(place)), weight=2)
        await clocks.add_pause(tx, info.ended_at, self._records.clock.now(), table_id=info.id)
        info = await row_of(tx, info.id)
        called = {seat: n for seat, n in asked.items() if seat in persons and info.seats[seat].person != by}
        await publish(
            tx, info, OutboxKind.TURN, self._records.clock.now(), open_seats=asked.keys() & persons,
            new_asks=[QuestionRef(seat, number) for seat, number in sorted(called.items())],
        )
        await put_notices(tx, info, self._records.clock.now())
        # the others may have been deleted while it was closed
        await stop_for_last_person(tx, info, asked, self._records.clock.now())
        await self._votes.settle(tx, info, ENDING)  # who opens it again wants no end
        await self._votes.ask_again(tx, info)
        # also for seats that were late at the closing
        await start_for_arriving(tx, info, asked, self._records.clock.now())
        if (at := remind_at(info, self._records.clock.now())) is not None:  # also for seats that were reminded before
            await due.schedule_missing_reminders(
                tx, info.id, {seat: n for seat, n in asked.items() if seat in persons}, at
            )
        here = {(seat, number) for seat, number in asked.items() if info.seats[seat].person == by}
        await pending_notifications.mark_delivered(tx, info.id, NotificationKind.CALL, here, self._records.clock.now())
        if ai_due:
            self._records.ai_asked(info.id)  # the AI waits for its turn, so the table is open before it answers
        return info

    async def _check_quotas(self, tx: Tx, info: TableInfo, home: Home, by: Person) -> None:
        """Check the limits on tables and AI seats. Raises `RequestRefused` if the reopened table exceeds one."""
        try:
            await self._quotas.check_tables(tx, info.opener, home.guild_id)
            if any(seat.ai is not None and seat.lent_by is None for seat in info.seats):
                await self._quotas.check_ais(tx, info.opener, home.guild_id)
        except RequestRefused as trouble:
            if by == info.opener or trouble.text.key not in OF_OPENER:
                raise
            raise RequestRefused("bot-trouble-opener-has-enough") from None

    async def expire(self, table_id: int) -> None:
        """End the time for reopening a table that was ended early, if it is still closed: the button for it is
        removed."""
        async with self._records.change(table_id) as (tx, info):
            if info.status is Status.CANCELLED:
                await tables.end_for_good(tx, table_id)
                await put_notices(tx, info, self._records.clock.now())
                if await invitations.followers(tx, info.id):  # who are told already, and follow it no more
                    await publish(tx, info, OutboxKind.FOLLOWERS, self._records.clock.now())
