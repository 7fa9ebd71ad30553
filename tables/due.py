"""What happens at a time: reminders, and the end of lobbies, votes and second chances that nobody took up."""

from __future__ import annotations

from storage import due, owed, processes, quotas, tables
from storage.outgoing import DueItem, DueKind
from tables.absences import Absences
from tables.clocks import Clocks
from tables.ending import Ending
from tables.forecasting import Forecasting
from tables.notices import Notices
from tables.orders import Orders
from tables.records import Records
from tables.reopening import Reopening
from tables.sweeping import Sweeping
from tables.votes import Votes
from tables.waking import next_awake

INTERACTIONS_KEPT = 24 * 3600.0
PRUNE_EVERY = 3600.0


class Due:
    """Looked at now and then, beside the outbox."""

    def __init__(
        self, records: Records, votes: Votes, ending: Ending, reopening: Reopening, orders: Orders, clocks: Clocks,
        absences: Absences, forecasting: Forecasting, notices: Notices, sweeping: Sweeping,
    ) -> None:
        self._records = records
        self._votes = votes
        self._orders = orders
        self._ending = ending
        self._reopening = reopening
        self._clocks = clocks
        self._absences = absences
        self._forecasting = forecasting
        self._notices = notices
        self._sweeping = sweeping
        self._pruned_at = 0.0

    async def reminders(self, now: float) -> list[DueItem]:
        """Reminders whose time has come, for persons who want them, and what people were asked while they slept; what
        falls into their quiet hours is put off, and what they do not want to be called to is left to their digest. What
        has run out (votes, lobbies, the time to open a table again) is ended on the way, and what was ordered is
        answered."""
        read = self._records.read
        async with self._records.storing():
            ordered = await due.come(read, DueKind.ORDER, now)
        for item in ordered:  # before anybody is reminded of what they have answered
            await self._orders.fire(item)
        async with self._records.storing():
            lobbies = await due.run_out(read, "expiry", now)
            closed = await due.run_out(read, "reopen", now)
            found = await due.reminders(read, now)
            unwanted = await due.unwanted_reminders(read, now)
        for table_id in lobbies:
            await self._ending.lobby_ran_out(table_id)
        await self._votes.run_out(now)
        await self._clocks.run_out(now)
        await self._absences.look(now)
        for table_id in closed:
            await self._reopening.ran_out(table_id)
        for due_id in unwanted:
            await self.drop(due_id)
        await self._tidy(now)
        await self._sweeping.some(now)
        return [item for item in found if await self._wanted(item) and await self._awake(item, now)]

    async def _wanted(self, item: DueItem) -> bool:
        """Whether the person wants to be called to it at all. A warning is for all who sit there."""
        if item.kind is DueKind.WARNING:
            return True
        info = await self._records.info(item.table_id)
        quiet = item.seat in await self._notices.not_called(info)
        if quiet:
            await self.drop(item.id)
        return not quiet

    async def _awake(self, item: DueItem, now: float) -> bool:
        """Whether it may be said now; else it is put off until the person is awake and there."""
        seat = (await self._records.info(item.table_id)).seats[item.seat]
        at = next_awake(seat.hours, seat.away, now)
        if at > now:
            async with self._records.write() as tx:
                await due.put_off(tx, item.id, at)
            return False
        return item.kind is not DueKind.WARNING or await self._clocks.must_warn(item, now)

    async def drop(self, due_id: int) -> None:
        """The reminder is of no use any more."""
        async with self._records.write() as tx:
            await due.drop(tx, due_id)

    async def _tidy(self, now: float) -> None:
        """Once an hour forget old interactions and counts, and see what became of forecasts."""
        if now >= self._pruned_at + PRUNE_EVERY:
            async with self._records.write() as tx:
                await tables.prune_interactions(tx, now - INTERACTIONS_KEPT)
                await quotas.prune(tx, now)
                await owed.prune(tx)
                await processes.prune_heard(tx)
            await self._forecasting.judge()
            self._pruned_at = now
