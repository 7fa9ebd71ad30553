"""The time that seats have for their decisions: the table's pace, when a seat's time ends, the warning before, and what
happens when it is over (a vote, or an AI plays). Also the heartbeat by which the bot's downtime is detected."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection
from dataclasses import replace

from games.core.text import Seat, text
from storage.deadlines import clocks, due
from storage.deadlines.clocks import OUTAGE_SECONDS, SeatClock
from storage.engine.processes import WHOLE
from storage.engine.transaction import Tx
from storage.league import pairings, seasons
from storage.model import Absence, Pace, Person, Status, TableInfo
from storage.outgoing import DueItem, DueKind, OutboxKind
from storage.people import lobby_profiles
from storage.play import tables, votes
from storage.play.votes import Vote
from tables.core.announcements import log_and_show, publish
from tables.core.permissions import check_lobby, check_opener
from tables.play.ending import Ending
from tables.play.seats import Seats
from tables.play.votes import Count, Votes
from tables.state.records import Records
from tables.time.clock_updates import (
    LATE,
    make_up_for_downtime,
    person_to_count,
    restart_late_clock,
    rests_of_seat,
    rests_of_seats,
)
from tables.time.pace import DAY, ends_at, uncounted_spans, warning_lead, warns_at

BEAT_EVERY = 60.0
LATE_SECONDS = 48 * 3600.0
"""How many seconds the vote on a late seat is open."""
RECHECK_SECONDS = 10 * 60.0
"""Seconds until a late seat is looked at again if a vote on another one is still open."""
AFTER_ROUND = DAY
"""For how many seconds a question that is asked after the end of a season's round may wait."""
WAIT, AI, END, TIE = "wait", "ai", "end", "tie"


class Clocks:
    """Warn persons before their time is over, and act when it is. A stored wake-up (a row of `due`) only causes a
    check: whether the time is over is calculated again."""

    def __init__(self, records: Records, polls: Votes, ending: Ending, seats: Seats) -> None:
        self._records = records
        self._votes = polls
        self._seats = seats
        self._beat_at: float | None = None
        polls.register(LATE, _LateRule(self, ending))

    # -- heartbeat -------------------------------------------------------------------------------------------------

    async def record_heartbeat(self) -> None:
        """Store that the bot is connected, at most once a minute. Called often.

        If the last stored heartbeat is too old, the time since then was downtime: the clocks of tables in the bot's
        Discord servers do not count it, and the ends of rounds there move.
        """
        now = self._records.clock.now()
        if self._beat_at is not None and 0 <= now - self._beat_at < BEAT_EVERY:
            return
        shards = self._records.leases.shards or WHOLE
        async with self._records.write() as tx:
            now = self._records.clock.now()  # can be later than above, if the transaction had to wait
            silent = now - OUTAGE_SECONDS
            await make_up_for_downtime(tx, await clocks.without_heartbeat(tx, silent, shards), now)
            for season_id, last in (await seasons.without_heartbeat(tx, silent, shards)).items():
                await seasons.extend_rounds(tx, last, now, season_ids=[season_id])
            await clocks.store_heartbeat(tx, now, shards)
        self._beat_at = now

    async def disconnected_tables(self, now: float) -> Collection[int]:
        """Return the ids of the tables in Discord servers for which no bot has been connected lately. No clock may end
        there, since this time will not count."""
        async with self._records.storage_errors_as_refusals():
            return (await clocks.without_heartbeat(self._records.read, now - OUTAGE_SECONDS)).keys()

    # -- the pace of a table ---------------------------------------------------------------------------------------

    async def set_pace(self, table_id: int, pace: Pace | None, by: Person) -> TableInfo:
        """Set how much time each seat of a table in its lobby has (`pace`; None: no clocks), and return the table. Only
        the opener may (`by`). Raises `RequestRefused`."""
        async with self._records.change(table_id) as (tx, info):
            check_lobby(info)
            check_opener(info, by)
            await tables.set_pace(tx, table_id, pace)
            await publish(tx, info, OutboxKind.LOBBY, self._records.clock.now())
            return replace(info, pace=pace)

    async def ends_at(
        self, table_id: int, seat: int, meant: Absence | None = None, *, in_round: bool = True
    ) -> float | None:
        """Return when the time of a seat that is asked will be over, in seconds since 1970, or None if no clock runs.

        A seat that has not been warned is treated as if it was warned now. `meant` is a planned absence, which is not
        stored yet, to be counted too. Without `in_round`, the end of a season's round does not count.
        """
        asked = [(await self._records.info(table_id), seat)]
        return (await self.ends_of(asked, meant, in_round=in_round)).get((table_id, seat))

    async def ends_of(
        self, asked: Collection[tuple[TableInfo, int]], meant: Absence | None = None, *, in_round: bool = True
    ) -> dict[tuple[int, int], float]:
        """Return when the time of each of these seats will be over, as `ends_at` does, keyed by (table, seat). Seats
        without a running clock are left out."""
        paced = [(info, seat) for info, seat in asked if info.pace is not None and info.status is Status.PLAYING]
        if not paced:
            return {}
        async with self._records.storage_errors_as_refusals():
            known = await clocks.of_tables(self._records.read, {info.id for info, _ in paced})
            running = [
                (info, clock, clock.since) for info, seat in paced
                if (clock := known[info.id].get(seat)) is not None and clock.since is not None
            ]
            now = self._records.clock.now()
            rests_of = await rests_of_seats(
                self._records.read, [(info, clock.seat, since) for info, clock, since in running], now
            )
            ids: Collection[int] = {info.id for info, _, _ in running} if in_round else ()
            rounds = await pairings.ends_of_rounds(self._records.read, ids)
        found: dict[tuple[int, int], float] = {}
        for (info, clock, since), (rest, pauses) in zip(running, rests_of, strict=True):
            warned = clock if clock.warned is not None else replace(clock, warned=now)
            own = [*rest, *(uncounted_spans([meant], (), since) if meant is not None else ())]
            over = rounds.get(info.id)
            taken = math.inf if over is None else over if since <= over else since + AFTER_ROUND
            found[info.id, clock.seat] = min(ends_at(warned, own, pauses), taken)
        return found

    # -- warnings --------------------------------------------------------------------------------------------------

    async def must_warn(self, item: DueItem, now: float) -> bool:
        """Return whether the person must be warned now that their time is running out.

        Otherwise the wake-up `item` is put off until then, or deleted if the clock no longer runs for its question.
        """
        async with self._records.change(item.table_id) as (tx, info):
            clock = await _running(tx, info, item.seat, item.number)
            if clock is None:
                await due.delete(tx, item.id)
                return False
            assert clock.since is not None
            rest, _ = await rests_of_seat(tx, info, item.seat, clock.since, now)
            at = warns_at(clock, rest)
            if at > now + 1.0:
                await due.reschedule(tx, item.id, at)
            return at <= now + 1.0 and item.table_id not in await self.disconnected_tables(now)

    async def record_warning(self, tx: Tx, info: TableInfo, seat: int, number: int) -> None:
        """Record that the person was warned about the seat's question, so that from now on they have at least the
        minimum time. `number` is the question's, as its buttons carry it. Nothing happens if the clock no longer
        runs."""
        clock = await _running(tx, info, seat, number)
        if clock is not None:
            await clocks.store(tx, info.id, replace(clock, warned=self._records.clock.now()))

    async def count_as_warned(self, tx: Tx, info: TableInfo, seat: int, until: float) -> None:
        """Record that a person has read that the time of their seat ends before `until`, which counts as a warning.
        Nothing happens if it ends later, if they were warned before, so that nobody gains time by it, or if no clock
        runs."""
        clock, now = (await clocks.of_table(tx, info.id)).get(seat), self._records.clock.now()
        if clock is not None and clock.since is not None and clock.warned is None:
            rest, pauses = await rests_of_seat(tx, info, seat, clock.since, now)
            warned = replace(clock, warned=now)
            if ends_at(warned, rest, pauses) < until:
                await clocks.store(tx, info.id, warned)

    # -- the end of a clock ----------------------------------------------------------------------------------------

    async def end_expired(self, now: float, silent: Collection[int]) -> None:
        """Act on the clocks whose time is over at `now`: open a vote on the late seat, or let an AI play, as the
        table's pace says. The tables `silent` are left out, since their bot is not connected."""
        async with self._records.storage_errors_as_refusals():
            come = await due.items_due(self._records.read, DueKind.CLOCK, now)
        found = [item for item in come if item.table_id not in silent]

        async def look_at(item: DueItem) -> None:
            async with self._records.change(item.table_id) as (tx, info):
                await self._look(tx, info, item, now)

        await self._records.retries.each("clocks", found, look_at, str)

    async def _look(self, tx: Tx, info: TableInfo, item: DueItem, now: float) -> None:
        """Calculate again when the clock of a due item ends: put the item off, have the person warned first, or act if
        the time is over."""
        clock = await _running(tx, info, item.seat, item.number)
        if clock is None:
            await due.delete(tx, item.id)
            return
        assert clock.since is not None
        rest, pauses = await rests_of_seat(tx, info, item.seat, clock.since, now)
        ends = ends_at(clock, rest, pauses)
        away = any(begin <= now < end for begin, end in info.seats[item.seat].away)
        if clock.warned is None and not away:  # no clock ends without a warning; their page said that to who is away
            await due.make_due_now(tx, info.id, item.seat, "warning", now)
            ends = max(ends, now + warning_lead(clock))
        if ends > now + 1.0:
            await due.reschedule(tx, item.id, ends)
        else:
            await self._over(tx, info, clock, item, now)

    async def _over(self, tx: Tx, info: TableInfo, clock: SeatClock, item: DueItem, now: float) -> None:
        """Act on a clock whose time is over: lend the seat to an AI or open a vote on it. If no other person plays, the
        clock only stops; if another late vote is open, this waits."""
        assert info.pace is not None
        others = info.has_others_than(clock.seat)
        if others and info.pace.zero != AI and await votes.find(tx, info.id, LATE) is not None:
            await due.reschedule(tx, item.id, now + RECHECK_SECONDS)
            return
        await due.delete(tx, item.id)
        if not others:  # nobody waits for them
            await clocks.store(tx, info.id, replace(clock, since=None, warned=None))
            return
        await clocks.store(tx, info.id, replace(clock, since=None, spare=0.0, reserve=0.0))
        person = person_to_count(info, clock.seat)
        if person is not None and not clock.extensions:
            await lobby_profiles.count_answer(tx, person, False)
        if info.pace.zero == AI:
            await self.lend_to_ai(tx, info, clock.seat)
        else:
            said = text("bot-notice-late", seat=Seat(clock.seat), again=int(clock.extensions > 0))
            await self._votes.open(
                tx, info, LATE, said, now + LATE_SECONDS, about=clock.seat,
                payload={"number": clock.number, "again": clock.extensions > 0},
            )

    async def lend_to_ai(self, tx: Tx, info: TableInfo, seat: int) -> None:
        """Let the game's strongest AI (every game has one) play on the seat of a person whose time is over, and notify
        the person, who can take it back with one click. A person must hold the seat."""
        await self._seats.lend_late(tx, info, seat, "bot-log-sits-in", "bot-notice-sits-in")

    async def give_more_time(self, tx: Tx, info: TableInfo, seat: int) -> None:
        """Give a late seat the time of one decision again and restart its clock, after the others decided to wait."""
        clock = (await clocks.of_table(tx, info.id)).get(seat)
        if clock is not None and info.pace is not None and info.seats[seat].person is not None:
            now = self._records.clock.now()
            await restart_late_clock(tx, info, clock, now)
            await log_and_show(tx, info, text("bot-log-late-waits", seat=Seat(seat)), now)

    async def had_more_time(self, tx: Tx, info: TableInfo, seat: int) -> bool:
        """Return whether the seat's present decision was already given more time after it was late."""
        clock = (await clocks.of_table(tx, info.id)).get(seat)
        return clock is not None and clock.extensions > 0


class _LateRule:
    """The rule of votes on a late seat: wait, let an AI play, or end the game. Most ballots win.

    A tie or silence means to wait, and the second time that an AI plays. No game ends while a person is away whose
    ballot could prevent it: the table waits for them.
    """

    choices = (WAIT, AI, END)

    def __init__(self, clocks: Clocks, ending: Ending) -> None:
        self._clocks = clocks
        self._ending = ending

    def voters(self, info: TableInfo, vote: Vote) -> list[int]:
        """Return all seats but the late one."""
        return [one.seat for one in info.seats if one.seat != vote.about]

    def outcome(self, count: Count) -> str | None:
        """Return the choice with most ballots, or a tie, which the second time means an AI, as soon as the missing
        ballots cannot change that."""
        (first, most), (_, next_most) = [*Counter(count.said.values()).most_common(2), ("", 0), ("", 0)][:2]
        if count.waiting and not count.over and most <= next_most + len(count.waiting):
            return None
        if most > next_most:
            objecting = len(count.away) if first == END else 0
            return first if most > next_most + objecting else None
        return AI if count.vote.payload.get("again") else TIE

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        """Give the late person more time, lend their seat to an AI, or end the game."""
        info, seat = count.info, count.vote.about
        if outcome == TIE:  # of a vote that an older version has opened, perhaps the second time
            outcome = AI if await self._clocks.had_more_time(tx, info, seat) else WAIT
        if outcome == END:
            await self._ending.end(tx, info, "bot-notice-ended-late", unheard=[seat])
        elif outcome == AI and info.seats[seat].person is not None:
            await self._clocks.lend_to_ai(tx, info, seat)
        else:
            await self._clocks.give_more_time(tx, info, seat)


async def _running(tx: Tx, info: TableInfo, seat: int, number: int) -> SeatClock | None:
    """Return a seat's clock if it still runs for its question `number`, or None."""
    clock = (await clocks.of_table(tx, info.id)).get(seat)
    fits = clock is not None and clock.since is not None and clock.number == number
    return clock if fits and info.pace is not None and info.status is Status.PLAYING else None
