"""What happens at a time: reminders, and the end of lobbies, votes and second chances that nobody took up."""

from __future__ import annotations

from storage import due, quotas, tables
from storage.outgoing import DueItem
from tables.ending import Ending
from tables.records import Records
from tables.reopening import Reopening

INTERACTIONS_KEPT = 24 * 3600.0
PRUNE_EVERY = 3600.0


class Due:
    """Looked at now and then, beside the outbox."""

    def __init__(self, records: Records, ending: Ending, reopening: Reopening) -> None:
        self._records = records
        self._ending = ending
        self._reopening = reopening
        self._pruned_at = 0.0

    async def reminders(self, now: float) -> list[DueItem]:
        """Reminders whose time has come, for persons who want them. What has run out (votes, lobbies, the time to
        open a table again) is ended on the way."""
        read = self._records.read
        async with self._records.storing():
            lobbies = await due.run_out(read, "expiry", now)
            votes = await due.run_out(read, "vote", now)
            closed = await due.run_out(read, "reopen", now)
            reminders = await due.reminders(read, now)
            unwanted = await due.unwanted_reminders(read, now)
        for table_id in lobbies:
            await self._ending.lobby_ran_out(table_id)
        for table_id in votes:
            await self._ending.vote_ran_out(table_id)
        for table_id in closed:
            await self._reopening.ran_out(table_id)
        for due_id in unwanted:
            await self.drop(due_id)
        await self._tidy(now)
        return reminders

    async def drop(self, due_id: int) -> None:
        """The reminder was sent."""
        async with self._records.write() as tx:
            await due.drop(tx, due_id)

    async def _tidy(self, now: float) -> None:
        """Once an hour forget old interactions and counts."""
        if now >= self._pruned_at + PRUNE_EVERY:
            async with self._records.write() as tx:
                await tables.prune_interactions(tx, now - INTERACTIONS_KEPT)
                await quotas.prune(tx, now)
            self._pruned_at = now
