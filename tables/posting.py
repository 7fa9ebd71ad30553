"""What the publisher needs: what to say, what was said, whom to remind."""

from __future__ import annotations

from storage import due, messages, outbox, quotas, tables
from storage.outgoing import DueItem, Outgoing, PostedMessage
from tables.looking import Looking

INTERACTIONS_KEPT = 24 * 3600.0
PRUNE_EVERY = 3600.0


class Posting(Looking):
    """The publisher's side of the service.

    A row is published, then `posted` notes the message and `outbox_done` deletes the row. A crash in between
    publishes the row again, as an edit of the message that stands, and pings nobody twice.
    """

    _pruned_at = 0.0

    async def due_outbox(self, limit: int = 50) -> list[Outgoing]:
        """Outbox rows whose time has come, oldest first."""
        async with self._storing():
            return await outbox.due(self.db.read, self.clock(), limit)

    async def pending(self, outbox_id: int) -> Outgoing | None:
        """An outbox row as it is now; None when it was published."""
        async with self._storing():
            return await outbox.pending(self.db.read, outbox_id)

    async def outbox_done(self, outbox_id: int, revision: int) -> None:
        """The row was published as of `revision`. If more was merged into it meanwhile, the row stays with the rest."""
        async with self._write() as tx:
            await outbox.done(tx, outbox_id, revision)

    async def outbox_failed(self, outbox_id: int, delay: float) -> None:
        """Publishing failed; try again after `delay` seconds."""
        async with self._write() as tx:
            await outbox.failed(tx, outbox_id, self.clock(), delay)

    async def outbox_leased(self, outbox_id: int, revision: int, seconds: float) -> None:
        """The words of the row are out, its picture is on the way: if this process dies, it is due again later."""
        async with self._write() as tx:
            await outbox.lease(tx, outbox_id, revision, self.clock(), seconds)

    async def try_storing(self) -> None:
        """Store something that means nothing. Raises `Trouble` while the database takes no writes."""
        async with self._write() as tx:
            await tables.note_trial(tx, self.clock())

    def stored_version(self) -> object:
        """Changes whenever anybody has stored something: this process, or another one at the same database."""
        return self.db.version()

    async def next_due(self) -> float | None:
        """When the next outbox row or due item will be due (seconds since 1970); None when there is none."""
        async with self._storing():
            times = (await outbox.next_time(self.db.read), await due.next_time(self.db.read))
        return min((time for time in times if time is not None), default=None)

    async def messages(self, table_id: int) -> list[PostedMessage]:
        """The table's public messages, oldest first."""
        async with self._storing():
            return await messages.of_table(self.db.read, table_id)

    async def posted(self, message: PostedMessage) -> None:
        """Note that a message was sent or edited (same `message_id`). Its `asked` are taken off the pending TURN row
        in the same transaction, so that nobody is pinged twice for a question, whatever happens afterwards."""
        async with self._write() as tx:
            await messages.store(tx, message, self.clock())
            await outbox.take_off_asked(tx, message.table_id, message.asked)

    async def closed_message(self, message_id: int) -> None:
        """Note that a message has lost its buttons."""
        async with self._write() as tx:
            await messages.close(tx, message_id)

    async def message_gone(self, message_id: int) -> None:
        """Note that a message no longer exists in Discord."""
        async with self._write() as tx:
            await messages.forget(tx, message_id)

    async def lost_unnoted(self, table_id: int) -> None:
        """A message was sent, but neither noted nor kept: somebody deleted it before this process could note it."""
        async with self._write() as tx:
            await messages.count_lost(tx, table_id)

    async def due_items(self, now: float) -> list[DueItem]:
        """Reminders whose time has come, for persons who want them. What has run out (votes, lobbies, the time to
        open a table again) is ended on the way. Call it in the same loop as `due_outbox`."""
        async with self._storing():
            lobbies = await due.run_out(self.db.read, "expiry", now)
            votes = await due.run_out(self.db.read, "vote", now)
            closed = await due.run_out(self.db.read, "reopen", now)
            reminders = await due.reminders(self.db.read, now)
            unwanted = await due.unwanted_reminders(self.db.read, now)
        for table_id in lobbies:
            await self._end_lobby(table_id)
        for table_id in votes:
            await self._end_vote(table_id)
        for table_id in closed:
            await self._end_reopening(table_id)
        for due_id in unwanted:
            await self.drop_due(due_id)
        await self._tidy(now)
        return reminders

    async def drop_due(self, due_id: int) -> None:
        """The reminder was sent."""
        async with self._write() as tx:
            await due.drop(tx, due_id)

    async def _end_lobby(self, table_id: int) -> None:
        async with self._turn(table_id), self.db.transaction() as tx:
            await due.drop_kind(tx, table_id, "expiry")
            info = await self._info(tx, table_id)
            if info.started_at is None and info.status.running:
                await self._end(tx, info, "bot-notice-lobby-expired")

    async def _end_vote(self, table_id: int) -> None:
        async with self._turn(table_id), self.db.transaction() as tx:
            await self._close_vote(tx, await self._info(tx, table_id))

    async def _tidy(self, now: float) -> None:
        """Once an hour forget old interactions and counts."""
        if now >= self._pruned_at + PRUNE_EVERY:
            async with self._write() as tx:
                await tables.prune_interactions(tx, now - INTERACTIONS_KEPT)
                await quotas.prune(tx, now)
            self._pruned_at = now
