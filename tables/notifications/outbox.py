"""The outbox as the publisher uses it: messages waiting to be published, and records of what was published."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from storage.deadlines import due
from storage.notifications import messages, outbox, pending_notifications
from storage.outgoing import Outgoing, Ping, PostedMessage, What
from storage.play import tables
from storage.undo import undone
from tables.core.announcements import SURE
from tables.core.model import Census
from tables.state.records import Records

NOBODY: Mapping[Ping, float] = MappingProxyType({})


class Outbox:
    """Give the publisher its outbox rows and record what became of them.

    A row is published, then `posted` records the message and `done` deletes the row. After a crash in between, the
    row is published again as an edit of the existing message, and nobody is pinged twice. The record of a new
    message survives a power failure; records whose loss is repaired by publishing again may not.
    """

    def __init__(self, records: Records) -> None:
        self._records = records
        self.wake = records.wake
        """Event that is set whenever there is something new to publish."""

    async def due(self, limit: int = 50) -> list[Outgoing]:
        """Return at most `limit` outbox rows that are due, oldest first."""
        async with self._records.storing():
            number = self._records.sharing.number
            return await outbox.due(self._records.read, self._records.clock.now(), limit, number)

    async def census(self) -> Census:
        """Return figures for monitoring: tables by status, and the number and age of waiting outbox rows."""
        async with self._records.storing():
            read = self._records.read
            waiting, age = await outbox.oldest(read, self._records.clock.now())
            return Census(await tables.by_status(read), waiting, age)

    async def pending(self, outbox_id: int) -> Outgoing | None:
        """Return an outbox row in its present state, or None if it was published already."""
        async with self._records.storing():
            return await outbox.pending(self._records.read, outbox_id)

    async def done(self, row: Outgoing) -> None:
        """Delete a row that was published. If more was merged into the row since it was read, the row stays with
        that rest."""
        async with self._records.write(row.table_id, lasting=False) as tx:
            await outbox.done(tx, row.id, row.revision)

    async def failed(self, row: Outgoing, delay: float) -> None:
        """Record that publishing a row failed, and schedule a retry after `delay` seconds."""
        async with self._records.write(row.table_id) as tx:
            await outbox.failed(tx, row.id, self._records.clock.now(), delay)

    async def notice_said(self, row: Outgoing, name: tuple[int, int, int]) -> None:
        """Record that one of a row's notices was sent, so that a retry of the row does not send it again.

        `name` identifies the notice. Its last two parts are the revision of the row in which it was added, and its
        index among those added then.
        """
        _, revision, n = name
        async with self._records.write(row.table_id) as tx:
            await outbox.notice_said(tx, row.id, revision, n)

    async def leased(self, row: Outgoing, seconds: float) -> None:
        """Lease a row whose text was sent while its picture is still being drawn.

        If this process dies, the row is due again after `seconds`.
        """
        async with self._records.write(row.table_id, lasting=False) as tx:
            await outbox.lease(tx, row.id, row.revision, self._records.clock.now(), seconds)

    async def try_storing(self) -> None:
        """Write a row without meaning, to test the database. Raises `Trouble` while the database accepts no writes."""
        async with self._records.write() as tx:
            await tables.note_trial(tx, self._records.clock.now())

    async def next_due(self) -> float | None:
        """Return when the next outbox row, due item or notification is due (seconds since 1970), or None if there
        is none."""
        async with self._records.storing():
            read = self._records.read
            said = await outbox.next_time(read, self._records.sharing.number)
            times = (said, await due.next_time(read), await pending_notifications.next_time(read))
        return min((time for time in times if time is not None), default=None)

    async def messages(self, table_id: int) -> list[PostedMessage]:
        """Return the table's public messages, oldest first."""
        async with self._records.storing():
            return await messages.of_table(self._records.read, table_id)

    async def asking(self, votes: Collection[int]) -> list[PostedMessage]:
        """Return the public messages that ask for these open votes, at any table, oldest first."""
        async with self._records.storing():
            return await messages.of_votes(self._records.read, votes) if votes else []

    async def sending(self, row: Outgoing) -> bool:
        """Record that a message with pings is about to be sent for a row.

        Return whether it may have been sent before, too long ago for Discord to recognise the repetition. If so,
        the message must ping nobody.
        """
        now = self._records.clock.now()
        async with self._records.write(row.table_id) as tx:
            before = await outbox.begin(tx, row.id, now)
        return before is not None and now > before + SURE

    async def not_sent(self, row: Outgoing) -> None:
        """Record that Discord refused the message of a row, so that it was certainly not sent."""
        async with self._records.write(row.table_id) as tx:
            await outbox.settled(tx, row.id)

    async def posted(
        self, message: PostedMessage, asleep: Mapping[Ping, float] = NOBODY, called: Collection[Ping] = (),
        row: Outgoing | None = None, lease: float = 0.0,
    ) -> None:
        """Record that a message was sent, or edited (same `message_id`).

        The questions that the message asks are taken off the pending TURN row in the same transaction, so that
        nobody is pinged twice for a question. `asleep` maps the questions of sleeping persons to the times when
        they are to be pinged instead; `called` are the questions whose persons the message pinged. `row`, for which
        the message was sent, is then leased for `lease` seconds.
        """
        now = self._records.clock.now()
        async with self._records.write(message.table_id, lasting=not message.revision) as tx:
            await messages.store(tx, message, now)
            await outbox.take_off_asked(tx, message.table_id, message.asked)
            if row is not None:
                if not message.revision:
                    await outbox.settled(tx, row.id)
                await outbox.lease(tx, row.id, row.revision, now, lease)
            questions = [(ping.seat, ping.number) for ping in called]
            await pending_notifications.told(tx, message.table_id, What.CALL, questions, now)
            if asleep:
                await due.wake(tx, message.table_id, asleep, now)

    async def vote_told(self, table_id: int, vote: int, seats: Collection[int]) -> None:
        """Record that these seats were notified of a vote."""
        async with self._records.write(table_id) as tx:
            for seat in seats:
                await pending_notifications.note(tx, table_id, seat, What.VOTE, vote, self._records.clock.now())

    async def closed(self, message: PostedMessage) -> None:
        """Record that a message's buttons were removed."""
        async with self._records.write(message.table_id, lasting=False) as tx:
            await messages.close(tx, message.message_id)

    async def gone(self, message: PostedMessage) -> None:
        """Record that a message no longer exists in Discord."""
        async with self._records.write(message.table_id) as tx:
            await messages.forget(tx, message.message_id)

    async def unmarked(self, table_id: int) -> list[tuple[int, int]]:
        """Return the finished messages that told of answers undone since (see `storage.undo.undone.unmarked`)."""
        async with self._records.storing():
            return await undone.unmarked(self._records.read, table_id)

    async def marked(self, message: PostedMessage, taken: int) -> None:
        """Record that a message strikes out the undone answers, up to the undo with the number `taken`."""
        async with self._records.write(message.table_id) as tx:
            await undone.marked(tx, message.message_id, taken)

    async def lost_unnoted(self, table_id: int) -> None:
        """Count a message that was sent and then deleted by a user before this process could record it."""
        async with self._records.write(table_id) as tx:
            await messages.count_lost(tx, table_id)
