"""What happens when a seat's time is over (a vote, or an AI plays), and the heartbeat that detects downtime of the
bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace

from games.core.text import Seat, text
from storage.deadlines import clocks, due
from storage.deadlines.clocks import GAP, SeatClock
from storage.engine.processes import WHOLE
from storage.engine.transaction import Tx
from storage.model import Absence, Pace, Person, Status, TableInfo
from storage.outgoing import DueItem, DueKind, Notice, NoticeKind
from storage.play import tables, votes
from storage.play.votes import Vote
from tables.core.announcements import tell
from tables.core.permissions import check_lobby, check_opener
from tables.play.ending import Ending
from tables.play.seats import Seats
from tables.play.votes import Count, Votes
from tables.state.records import Records
from tables.time.clock_updates import LATE, all_resting, begin_anew, make_up, resting
from tables.time.pace import ends_at, lead, rests, warns_at

BEAT_EVERY = 60.0
LATE_SECONDS = 48 * 3600.0
"""How many seconds the vote on a late seat is open."""
ONE_AFTER_THE_OTHER = 10 * 60.0
"""Seconds until a late seat is looked at again if a vote on another one is still open."""
WAIT, AI, END, TIE = "wait", "ai", "end", "tie"


class Clocks:
    """Warn and end clocks. A row of `due` is only a wake-up: whether the time is over is calculated again."""

    def __init__(self, records: Records, polls: Votes, ending: Ending, seats: Seats) -> None:
        self._records = records
        self._votes = polls
        self._seats = seats
        self._beat_at: float | None = None
        polls.rule(LATE, _LateRule(self, ending))

    # -- heartbeat -------------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Record a heartbeat of the connected bot, at most once a minute.

        Downtime since the last heartbeat becomes a pause for the tables in its servers.
        """
        now = self._records.clock.now()
        if self._beat_at is not None and 0 <= now - self._beat_at < BEAT_EVERY:
            return
        shards = self._records.sharing.shards or WHOLE
        async with self._records.write() as tx:
            now = self._records.clock.now()  # can be later than above, if the transaction had to wait
            await make_up(tx, await clocks.silent(tx, now - GAP, shards), now)
            await clocks.beat(tx, now, shards)
        self._beat_at = now

    async def silent(self, now: float) -> Collection[int]:
        """Return the tables in servers for which no bot is connected. No clock may end there; this time becomes a
        pause."""
        async with self._records.storing():
            return (await clocks.silent(self._records.read, now - GAP)).keys()

    # -- the pace of a table ---------------------------------------------------------------------------------------

    async def set_pace(self, table_id: int, pace: Pace | None, by: Person) -> TableInfo:
        """Set the pace of a table in its lobby. Only the opener may. Raises `Trouble`."""
        async with self._records.change(table_id) as (tx, info):
            check_lobby(info)
            check_opener(info, by)
            await tables.set_pace(tx, table_id, pace)
            return replace(info, pace=pace)

    async def ends_at(self, table_id: int, seat: int, meant: Absence | None = None) -> float | None:
        """Return when the time of a seat that is asked will be over, or None if no clock runs.

        This assumes that a seat without a warning is warned now. `meant` is a planned absence to be included.
        """
        return (await self.ends_of([(await self._records.info(table_id), seat)], meant)).get((table_id, seat))

    async def ends_of(
        self, asked: Collection[tuple[TableInfo, int]], meant: Absence | None = None
    ) -> dict[tuple[int, int], float]:
        """Return when the time of each of these seats will be over, by table and seat, for those with a running
        clock.

        See `ends_at`.
        """
        paced = [(info, seat) for info, seat in asked if info.pace is not None and info.status is Status.PLAYING]
        if not paced:
            return {}
        async with self._records.storing():
            known = await clocks.of_tables(self._records.read, {info.id for info, _ in paced})
            running = [
                (info, clock, clock.since) for info, seat in paced
                if (clock := known[info.id].get(seat)) is not None and clock.since is not None
            ]
            now = self._records.clock.now()
            rests_of = await all_resting(
                self._records.read, [(info, clock.seat, since) for info, clock, since in running], now
            )
        found: dict[tuple[int, int], float] = {}
        for (info, clock, since), (rest, pauses) in zip(running, rests_of, strict=True):
            warned = clock if clock.warned is not None else replace(clock, warned=now)
            own = [*rest, *(rests([meant], (), since) if meant is not None else ())]
            found[info.id, clock.seat] = ends_at(warned, own, pauses)
        return found

    # -- warnings --------------------------------------------------------------------------------------------------

    async def must_warn(self, item: DueItem, now: float) -> bool:
        """Return whether a warning is due now. Otherwise its row is put off, or dropped if it is no longer needed."""
        async with self._records.change(item.table_id) as (tx, info):
            clock = await _running(tx, info, item.seat, item.number)
            if clock is None:
                await due.drop(tx, item.id)
                return False
            assert clock.since is not None
            rest, _ = await resting(tx, info, item.seat, clock.since, now)
            at = warns_at(clock, rest)
            if at > now + 1.0:
                await due.reckoned(tx, item.id, at)
            return at <= now + 1.0 and item.table_id not in await self.silent(now)

    async def warned(self, tx: Tx, info: TableInfo, seat: int, number: int) -> None:
        """Record that the person was warned. From now on they have at least the minimum time before the end."""
        clock = await _running(tx, info, seat, number)
        if clock is not None:
            await clocks.store(tx, info.id, replace(clock, warned=self._records.clock.now()))

    # -- the end of a clock ----------------------------------------------------------------------------------------

    async def run_out(self, now: float, silent: Collection[int]) -> None:
        """Check the clocks whose time may be over, one table after the other, except at the tables `silent`."""
        async with self._records.storing():
            come = await due.come(self._records.read, DueKind.CLOCK, now)
        found = [item for item in come if item.table_id not in silent]

        async def look_at(item: DueItem) -> None:
            async with self._records.change(item.table_id) as (tx, info):
                await self._look(tx, info, item, now)

        await self._records.retries.each("clocks", found, look_at, str)

    async def _look(self, tx: Tx, info: TableInfo, item: DueItem, now: float) -> None:
        clock = await _running(tx, info, item.seat, item.number)
        if clock is None:
            await due.drop(tx, item.id)
            return
        assert clock.since is not None
        rest, pauses = await resting(tx, info, item.seat, clock.since, now)
        ends = ends_at(clock, rest, pauses)
        if clock.warned is None:  # no clock ends without a warning
            await due.hasten(tx, info.id, item.seat, "warning", now)
            ends = max(ends, now + lead(clock))
        if ends > now + 1.0:
            await due.reckoned(tx, item.id, ends)
        else:
            await self._over(tx, info, clock, item, now)

    async def _over(self, tx: Tx, info: TableInfo, clock: SeatClock, item: DueItem, now: float) -> None:
        assert info.pace is not None
        others = [one.person for one in info.seats if one.person is not None and one.seat != clock.seat]
        if others and info.pace.zero != AI and await votes.find(tx, info.id, LATE) is not None:
            await due.reckoned(tx, item.id, now + ONE_AFTER_THE_OTHER)
            return
        await due.drop(tx, item.id)
        if not others:  # nobody waits for them
            await clocks.store(tx, info.id, replace(clock, since=None, warned=None))
            return
        await clocks.store(tx, info.id, replace(clock, since=None, spare=0.0, reserve=0.0))
        if info.pace.zero == AI:
            await self.sit_in(tx, info, clock.seat)
        else:
            said = text("bot-notice-late", seat=Seat(clock.seat), again=int(clock.waits > 0))
            await self._votes.open(
                tx, info, LATE, said, now + LATE_SECONDS, about=clock.seat, payload={"number": clock.number}
            )

    async def sit_in(self, tx: Tx, info: TableInfo, seat: int) -> None:
        """Lend the seat to an AI and notify its person, who can take it back with one click."""
        info = await self._seats.sit_in(tx, info, seat, "bot-log-sits-in")
        said = text("bot-notice-sits-in", seat=Seat(seat))
        await tell(tx, info, self._records.clock.now(), Notice(said, NoticeKind.LENT, (seat,)))

    async def wait_on(self, tx: Tx, info: TableInfo, seat: int) -> None:
        """Give a late seat the time of one decision again, after the others decided to wait."""
        clock = (await clocks.of_table(tx, info.id)).get(seat)
        if clock is not None and info.pace is not None and info.seats[seat].person is not None:
            await begin_anew(tx, info, clock, self._records.clock.now())

    async def waited(self, tx: Tx, info: TableInfo, seat: int) -> bool:
        """Return whether this decision was already given more time after it was late."""
        clock = (await clocks.of_table(tx, info.id)).get(seat)
        return clock is not None and clock.waits > 0


class _LateRule:
    """The rule of votes on a late seat: wait, let an AI play, or end the game. Most ballots win.

    A tie or silence means to wait, and the second time that an AI plays.
    """

    choices = (WAIT, AI, END)

    def __init__(self, clocks: Clocks, ending: Ending) -> None:
        self._clocks = clocks
        self._ending = ending

    def voters(self, info: TableInfo, vote: Vote) -> list[int]:
        return [one.seat for one in info.seats if one.seat != vote.about]

    def outcome(self, count: Count) -> str | None:
        (first, most), (_, next_most) = [*Counter(count.said.values()).most_common(2), ("", 0), ("", 0)][:2]
        if count.waiting and not count.over and most <= next_most + len(count.waiting):
            return None
        return first if most > next_most else TIE

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        info, seat = count.info, count.vote.about
        if outcome == TIE:
            outcome = AI if await self._clocks.waited(tx, info, seat) else WAIT
        if outcome == END:
            await self._ending.end(tx, info, "bot-notice-ended-late")
        elif outcome == AI and info.seats[seat].person is not None:
            await self._clocks.sit_in(tx, info, seat)
        else:
            await self._clocks.wait_on(tx, info, seat)


async def _running(tx: Tx, info: TableInfo, seat: int, number: int) -> SeatClock | None:
    """Return a seat's clock if it still runs for this question, or None."""
    clock = (await clocks.of_table(tx, info.id)).get(seat)
    fits = clock is not None and clock.since is not None and clock.number == number
    return clock if fits and info.pace is not None and info.status is Status.PLAYING else None
