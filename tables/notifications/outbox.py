"""The outbox as the publisher uses it: table messages that are still to be sent or edited in Discord, and records of
what was sent."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from storage.deadlines import due
from storage.next_time import next_time
from storage.notifications import messages, outbox, pending_notifications
from storage.outgoing import NotificationKind, OutboxRow, PostedMessage, QuestionRef
from storage.play import tables
from storage.undo import undone
from tables.core.announcements import NONCE_SECONDS
from tables.core.model import Figures
from tables.state.records import Records

NO_PINGS: Mapping[QuestionRef, float] = MappingProxyType({})


class Outbox:
    """Give the publisher its outbox rows (messages that are out of date or to be sent) and record what became of them.

    A row is published, then `record_message` records the message and `done` deletes the row. After a crash in between,
    the row is published again as an edit of the existing message, and nobody is pinged twice. The record of a new
    message survives a power failure; records whose loss is repaired by publishing again may not.
    """

    def __init__(self, records: Records) -> None:
        self._records = records
        self.wake = records.wake
        """Event that is set whenever there is something new to publish."""

    async def due(self, limit: int = 50) -> list[OutboxRow]:
        """Return at most `limit` outbox rows that are to be published now, oldest first. Tables at which another bot
        publishes are left out."""
        async with self._records.storage_errors_as_refusals():
            number = self._records.leases.number
            return await outbox.due(self._records.read, self._records.clock.now(), limit, number)

    async def census(self) -> Figures:
        """Return figures for monitoring: tables by status, and the number and age of waiting outbox rows."""
        async with self._records.storage_errors_as_refusals():
            read = self._records.read
            waiting, age = await outbox.backlog(read, self._records.clock.now())
            return Figures(await tables.by_status(read), waiting, age)

    async def pending(self, outbox_id: int) -> OutboxRow | None:
        """Return an outbox row in its present state, or None if it was deleted after publishing."""
        async with self._records.storage_errors_as_refusals():
            return await outbox.find(self._records.read, outbox_id)

    async def done(self, row: OutboxRow) -> None:
        """Delete a row that was published. If more was merged into the row since it was read, the row stays, to be
        published again."""
        async with self._records.write(row.table_id, lasting=False) as tx:
            await outbox.mark_published(tx, row.id, row.revision)

    async def failed(self, row: OutboxRow, delay: float) -> None:
        """Record that publishing a row failed, and schedule a retry after `delay` seconds. If more was merged into the
        row since it was read, it keeps the time at which that is due."""
        async with self._records.write(row.table_id) as tx:
            await outbox.mark_failed(tx, row.id, row.revision, self._records.clock.now(), delay)

    async def record_notice_sent(self, row: OutboxRow, name: tuple[int, int, int]) -> None:
        """Record that one of a row's notices (additional messages) was sent, so that a retry of the row does not send
        it again.

        `name` identifies the notice, as `row.unsent_notices` gives it: the row's id, the revision of the row in which
        it was added, and its index (from 0) among those added then.
        """
        _, revision, n = name
        async with self._records.write(row.table_id) as tx:
            await outbox.mark_notice_sent(tx, row.id, revision, n)

    async def put_off(self, row: OutboxRow, seconds: float) -> None:
        """Put off a row whose text was sent while its picture is still being drawn, so that nobody publishes it
        meanwhile.

        If this process dies, the row is due again after `seconds`.
        """
        async with self._records.write(row.table_id, lasting=False) as tx:
            await outbox.retry_after(tx, row.id, row.revision, self._records.clock.now(), seconds)

    async def try_storing(self) -> None:
        """Store a row without meaning, to find out whether the database accepts writes again. Raises `RequestRefused`
        while it does not."""
        async with self._records.write() as tx:
            await tables.test_write(tx, self._records.clock.now())

    async def next_due(self) -> float | None:
        """Return when there is next something to send or to do: an outbox row, scheduled work or a personal
        notification (seconds since 1970), or None if nothing waits. The publisher sleeps until then."""
        async with self._records.storage_errors_as_refusals():
            read = self._records.read
            said = await outbox.next_time(read, self._records.leases.number)
            times = (said, await next_time(read))
        return min((time for time in times if time is not None), default=None)

    async def messages(self, table_id: int) -> list[PostedMessage]:
        """Return the table's public messages that are recorded as sent and not deleted, oldest first."""
        async with self._records.storage_errors_as_refusals():
            return await messages.of_table(self._records.read, table_id)

    async def messages_of_votes(self, votes: Collection[int]) -> list[PostedMessage]:
        """Return the public messages that ask for these open votes, at any table, oldest first, so that their counts
        can be updated."""
        async with self._records.storage_errors_as_refusals():
            return await messages.of_votes(self._records.read, votes) if votes else []

    async def begin_sending(self, row: OutboxRow, pings: Sequence[QuestionRef] = ()) -> bool:
        """Record that a new message is about to be sent for a row, which pings for these questions.

        Return whether it may have been sent before, too long ago for Discord to recognise the repetition. If so, the
        message must ping nobody.
        """
        now = self._records.clock.now()
        async with self._records.write(row.table_id) as tx:
            before = await outbox.mark_sending(tx, row.id, now, pings)
        return before is not None and now > before + NONCE_SECONDS

    async def record_refused(self, row: OutboxRow) -> None:
        """Record that Discord refused the message of a row, so that it is known not to exist, unless an earlier attempt
        sent it."""
        async with self._records.write(row.table_id) as tx:
            await outbox.mark_refused(tx, row.id, row.begun_at)

    async def record_message(
        self, message: PostedMessage, asleep: Mapping[QuestionRef, float] = NO_PINGS,
        called: Collection[QuestionRef] = (),
        row: OutboxRow | None = None, lease: float = 0.0,
    ) -> None:
        """Record that a message was sent, or edited (same `message_id`).

        The questions that the message asks are taken off the table's pending TURN row in the same transaction, so that
        nobody is pinged twice for a question. `asleep` maps the questions of sleeping persons to the times when they
        are to be pinged instead; `called` are the questions whose persons the message pinged. `row`, for which the
        message was sent, is then put off for `lease` seconds (see `put_off`).
        """
        now = self._records.clock.now()
        async with self._records.write(message.table_id, lasting=not message.revision) as tx:
            await messages.store(tx, message, now)
            await outbox.remove_pings(tx, message.table_id, message.asked)
            if row is not None:
                if not message.revision:
                    await outbox.mark_delivery_known(tx, row.id)
                await outbox.retry_after(tx, row.id, row.revision, now, lease)
            questions = [(ping.seat, ping.number) for ping in called]
            await pending_notifications.mark_delivered(tx, message.table_id, NotificationKind.CALL, questions, now)
            if asleep:
                await due.schedule_after_quiet_hours(tx, message.table_id, asleep, now)

    async def record_vote_notified(self, table_id: int, vote: int, seats: Collection[int]) -> None:
        """Record that the persons on these seats were notified of a vote, so that they are not notified of it again."""
        async with self._records.write(table_id) as tx:
            for seat in seats:
                await pending_notifications.record_delivered(
                    tx, table_id, seat, NotificationKind.VOTE, vote, self._records.clock.now()
                )

    async def record_buttons_removed(self, message: PostedMessage) -> None:
        """Record that a message's buttons were removed, so that it is not edited again for that."""
        async with self._records.write(message.table_id, lasting=False) as tx:
            await messages.mark_without_buttons(tx, message.message_id)

    async def record_message_deleted(self, message: PostedMessage) -> None:
        """Record that a message no longer exists in Discord, so that a new one is sent in its place."""
        async with self._records.write(message.table_id) as tx:
            await messages.delete(tx, message.message_id)

    async def messages_to_strike_out(self, table_id: int) -> list[tuple[int, int]]:
        """Return the earlier turn messages of a table that still show answers undone since, newest first, to be edited:
        the Discord id of each message, and the number of the newest undo that it must show (undos of a table are
        counted from 1). `record_struck_out` records the edit; until then they are returned again."""
        async with self._records.storage_errors_as_refusals():
            return await undone.messages_to_update(self._records.read, table_id)

    async def record_struck_out(self, message: PostedMessage, taken: int) -> None:
        """Record that a message strikes out the undone answers, up to the table's undo number `taken` (counted from 1),
        so that it is not edited for them again."""
        async with self._records.write(message.table_id) as tx:
            await undone.mark_message_updated(tx, message.message_id, taken)

    async def count_lost_message(self, table_id: int) -> None:
        """Count a message that was sent and then deleted by a user before this process could record it, so that a retry
        is sent as a new message."""
        async with self._records.write(table_id) as tx:
            await messages.count_lost(tx, table_id)
