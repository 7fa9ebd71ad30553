"""The publisher's side: what there is to say, and what was said."""

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
    """The publisher's side of the service.

    A row is published, then `posted` notes the message and `done` deletes the row. A crash in between
    publishes the row again, as an edit of the message that stands, and pings nobody twice. Of all that only a new
    message is stored for good at once; the rest is found out again.
    """

    def __init__(self, records: Records) -> None:
        self._records = records
        self.wake = records.wake
        """Set whenever there is something new to publish."""

    async def due(self, limit: int = 50) -> list[Outgoing]:
        """Outbox rows whose time has come, oldest first."""
        async with self._records.storing():
            number = self._records.sharing.number
            return await outbox.due(self._records.read, self._records.clock.now(), limit, number)

    async def census(self) -> Census:
        """What there is at the moment, for whoever watches over the bot."""
        async with self._records.storing():
            read = self._records.read
            waiting, age = await outbox.oldest(read, self._records.clock.now())
            return Census(await tables.by_status(read), waiting, age)

    async def pending(self, outbox_id: int) -> Outgoing | None:
        """An outbox row as it is now; None when it was published."""
        async with self._records.storing():
            return await outbox.pending(self._records.read, outbox_id)

    async def done(self, row: Outgoing) -> None:
        """The row was published as it is here. If more was merged into it meanwhile, it stays with the rest."""
        async with self._records.write(row.table_id, lasting=False) as tx:
            await outbox.done(tx, row.id, row.revision)

    async def failed(self, row: Outgoing, delay: float) -> None:
        """Publishing failed; try again after `delay` seconds."""
        async with self._records.write(row.table_id) as tx:
            await outbox.failed(tx, row.id, self._records.clock.now(), delay)

    async def notice_said(self, row: Outgoing, name: tuple[int, int, int]) -> None:
        """Note that the notice of this name was said: it is not said again with the others of the row."""
        _, revision, n = name
        async with self._records.write(row.table_id) as tx:
            await outbox.notice_said(tx, row.id, revision, n)

    async def leased(self, row: Outgoing, seconds: float) -> None:
        """The words of the row are out, its picture is on the way: if this process dies, it is due again later."""
        async with self._records.write(row.table_id, lasting=False) as tx:
            await outbox.lease(tx, row.id, row.revision, self._records.clock.now(), seconds)

    async def try_storing(self) -> None:
        """Store something that means nothing. Raises `Trouble` while the database takes no writes."""
        async with self._records.write() as tx:
            await tables.note_trial(tx, self._records.clock.now())

    async def next_due(self) -> float | None:
        """When the next outbox row or due item will be due (seconds since 1970); None when there is none."""
        async with self._records.storing():
            read = self._records.read
            said = await outbox.next_time(read, self._records.sharing.number)
            times = (said, await due.next_time(read), await pending_notifications.next_time(read))
        return min((time for time in times if time is not None), default=None)

    async def messages(self, table_id: int) -> list[PostedMessage]:
        """The table's public messages, oldest first."""
        async with self._records.storing():
            return await messages.of_table(self._records.read, table_id)

    async def asking(self, votes: Collection[int]) -> list[PostedMessage]:
        """The public messages that ask for these open votes, at whichever tables, oldest first."""
        async with self._records.storing():
            return await messages.of_votes(self._records.read, votes) if votes else []

    async def sending(self, row: Outgoing) -> bool:
        """Something that calls people is sent for a row from now on. Returns whether it may have been sent before, so
        long ago that Discord does not know it again: then nobody is called by it."""
        now = self._records.clock.now()
        async with self._records.write(row.table_id) as tx:
            before = await outbox.begin(tx, row.id, now)
        return before is not None and now > before + SURE

    async def not_sent(self, row: Outgoing) -> None:
        """Discord has refused it: it was certainly not sent."""
        async with self._records.write(row.table_id) as tx:
            await outbox.settled(tx, row.id)

    async def posted(
        self, message: PostedMessage, asleep: Mapping[Ping, float] = NOBODY, called: Collection[Ping] = (),
        row: Outgoing | None = None, lease: float = 0.0,
    ) -> None:
        """Note that a message was sent or edited (same `message_id`). Its `asked` are taken off the pending TURN row
        in the same transaction, so that nobody is pinged twice for a question, whatever happens afterwards. Those of
        them who were `asleep` are called at these times; `called` were notified by it. The `row` that it was for is
        then `leased` for so many seconds."""
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
        """These were notified of a vote."""
        async with self._records.write(table_id) as tx:
            for seat in seats:
                await pending_notifications.note(tx, table_id, seat, What.VOTE, vote, self._records.clock.now())

    async def closed(self, message: PostedMessage) -> None:
        """Note that a message has lost its buttons."""
        async with self._records.write(message.table_id, lasting=False) as tx:
            await messages.close(tx, message.message_id)

    async def gone(self, message: PostedMessage) -> None:
        """Note that a message no longer exists in Discord."""
        async with self._records.write(message.table_id) as tx:
            await messages.forget(tx, message.message_id)

    async def unmarked(self, table_id: int) -> list[tuple[int, int]]:
        """Messages that are over and have told what was taken back since (see `storage.undo.undone.unmarked`)."""
        async with self._records.storing():
            return await undone.unmarked(self._records.read, table_id)

    async def marked(self, message: PostedMessage, taken: int) -> None:
        """Note that a message strikes out what was taken back, up to this taking back."""
        async with self._records.write(message.table_id) as tx:
            await undone.marked(tx, message.message_id, taken)

    async def lost_unnoted(self, table_id: int) -> None:
        """A message was sent, but neither noted nor kept: somebody deleted it before this process could note it."""
        async with self._records.write(table_id) as tx:
            await messages.count_lost(tx, table_id)
