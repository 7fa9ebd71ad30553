"""Absences of persons: draft one with a preview of its effects, confirm and announce it at their tables, end it at any
time."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from games.core.text import Seat, Text, text
from storage.deadlines import absences
from storage.engine.transaction import Tx
from storage.league import pairings
from storage.model import ABSENCE_MODES, Absence, Person, Status, TableInfo
from storage.outgoing import Notice
from storage.play import tables, votes
from storage.play.votes import Vote
from tables.core.announcements import is_public, log_and_show, put_notices
from tables.core.errors import RequestRefused
from tables.core.row_cache import row_of
from tables.deadlines.clocks import AI, LATE_SECONDS, WAIT, Clocks
from tables.play.quotas import Quotas
from tables.play.seats import Seats
from tables.play.votes import Count, Votes
from tables.state.records import Records
from tables.state.retries import table_label
from tables.time.clock_updates import LATE
from tables.time.deferred import bring_forward
from tables.time.pace import DAY

KIND = "away"
"""The kind of votes on whether an AI plays for an absent person."""
A_YEAR, AT_A_STRETCH = 42, 21
"""Maximum days of absence: in 365 days, and at a stretch."""
YEAR = 365 * DAY
STRETCH_GAP = 2 * DAY
"""Two absences with less than this many seconds between them count as one stretch."""
MOST_DAYS_AHEAD = 60
"""Maximum number of days from now until an absence begins."""
VOTE_SECONDS = 24 * 3600.0
LENT, ALONE = "lent", "alone"
"""What happens at a table where an AI plays for the person for another reason (it plays on), or where nobody else
waits (nothing)."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What an absence means for one table.

    `what` is what happens there: the table `wait`s, an `ai` plays, or the others are `ask`ed. If the person's choice
    has no effect there, it is the reason: nobody else waits (`alone`, also while AIs play for all others), the deal
    ends anyway (`daily`), the game has not begun (`lobby`), or an AI plays for them for another reason (`lent`).
    `over_at` is when the time for an open question ends in spite of the absence, if it does. `in_season`: it is a table
    of a season, where nothing counts that an AI earns. `round_over_at`: when the round ends and an AI plays on for
    those who are waited for; None: not before the person is back.
    """

    info: TableInfo
    what: str
    over_at: float | None = None
    in_season: bool = False
    round_over_at: float | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """An absence, or the draft of one, as its person sees it.

    `effects` are those on their tables, `left` the days of absence in 365 days that are left after it, and `more_at`
    the time from which more are available (None: no other absence counts).
    """

    absence: Absence
    effects: tuple[Effect, ...]
    left: int
    more_at: float | None = None


class Absences:
    """Store persons' absences (days on which they will not play) and carry out their effects at tables. A person has at
    most one absence at a time, and one draft (an absence that is prepared but not yet confirmed)."""

    def __init__(self, records: Records, polls: Votes, seats: Seats, clocks: Clocks, quotas: Quotas) -> None:
        self._records = records
        self._votes = polls
        self._seats = seats
        self._clocks = clocks
        self._quotas = quotas
        polls.register(KIND, _AwayRule(self), self.is_over)

    # -- for the person --------------------------------------------------------------------------------------------

    async def plan(self, person: Person) -> Plan | None:
        """Return the person's present or coming absence, or else their draft, with its effects on their tables; None if
        there is neither."""
        async with self._records.storage_errors_as_refusals():
            known = await absences.of_person(self._records.read, person)
        here = [one for one in known if one.is_planned_or_running] or [one for one in known if one.state == "draft"]
        if not here:
            return None
        mine = await self._tables_of(person)
        async with self._records.storage_errors_as_refusals():
            rounds = await pairings.ends_of_rounds(self._records.read, [info.id for info in mine])
            own = await absences.lent_for(self._records.read, here[0].id)
            changing = await self._changing(here[0], [info.id for info in mine])
        effects = [_in_season(await self._effect(info, here[0], own, changing), here[0], rounds) for info in mine]
        others = _counting(known, here[0], self._records.clock.now())
        left = A_YEAR - _days(here[0].from_at, here[0].to_at) - sum(_days(*span) for span in others)
        more_at = min(end for _, end in others) + YEAR if others else None
        return Plan(here[0], tuple(effects), left, more_at)

    async def is_awaited(self, table_id: int) -> bool:
        """Return whether the AIs at a table wait for a person who is away, as soon as nobody sits there."""
        async with self._records.storage_errors_as_refusals():
            return bool(await absences.awaited_seats(self._records.read, table_id))

    async def _changing(self, absence: Absence, table_ids: Collection[int]) -> Collection[int]:
        """Return those of these tables of its person for which an absence, or a draft of one, still means what they
        chose. At the others they have taken their seat back or sat down while they are away, or the others were asked
        and wait: the table waits."""
        if absence.state != "running":
            return table_ids
        read = self._records.read
        asking = [table for table, vote in (await votes.of_kind(read, KIND)).items()
                  if vote.payload["absence"] == absence.id]
        return {*await absences.not_applied(read, absence), *asking}

    async def _effect(
        self, info: TableInfo, absence: Absence, own: Collection[int], changing: Collection[int]
    ) -> Effect:
        """Return what an absence, or a draft of one, would mean for one table now. `own`: the tables where an AI plays
        because of it; `changing`: see `_changing`."""
        found, seat = _effect(info, absence.person, absence), info.seat_of(absence.person)
        if seat is not None and info.id not in changing and found.what in (AI, "ask", "lobby"):
            found = replace(found, what=WAIT)
        if found.what not in ABSENCE_MODES:
            return found
        if seat is None:
            return replace(found, what=AI if info.id in own else LENT)
        if absence.from_at <= self._records.clock.now() and not info.has_others_than(seat):
            return replace(found, what=ALONE)
        meant = replace(
            absence, state="planned", made_at=self._records.clock.now()
        ) if not absence.is_planned_or_running else None
        over_at = await self._clocks.ends_at(info.id, seat, meant, in_round=False)
        asked_until = absence.from_at if found.what == AI else absence.to_at
        return replace(found, over_at=over_at) if over_at is not None and over_at < asked_until else found

    async def draft(self, person: Person, begin: int, days: int, how: str, note: str) -> Plan:
        """Store a draft of an absence that starts in `begin` days and lasts `days`, in place of an earlier draft, and
        return it with its effects.

        `how` says what is to happen at their tables ("wait", "ai" or "ask"), `note` is shown to the others. It has no
        effect before `confirm`. Raises `RequestRefused`: too many days, or absent already.
        """
        if not 0 <= begin <= MOST_DAYS_AHEAD or not 1 <= days <= AT_A_STRETCH or how not in ABSENCE_MODES:
            raise RequestRefused("bot-trouble-away-days", most=AT_A_STRETCH)
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await _check_free(tx, person)
            from_at = now + begin * DAY
            await absences.draft(tx, person, from_at, from_at + days * DAY, note, how, now)
        plan = await self.plan(person)
        assert plan is not None
        return plan

    async def confirm(self, person: Person, absence_id: int) -> Plan:
        """Put a draft into force, announce it at the person's tables, and begin it if it starts now.

        A draft that should have started already starts now. Raises `RequestRefused`: absent too often or too long, or
        the draft was replaced.
        """
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await _check_free(tx, person)
            known = await absences.of_person(tx, person)
            meant = next((one for one in known if one.id == absence_id and one.state == "draft"), None)
            if meant is None:
                raise RequestRefused("bot-trouble-away-anew")
            late = max(0.0, now - meant.from_at)
            from_at, to_at = meant.from_at + late, meant.to_at + late
            _check_cap([one for one in known if one.state != "draft"], from_at, to_at)
            await self._quotas.count_absence(tx, person)
            await absences.plan(tx, meant, from_at, to_at, now)
            for table_id, *_ in await tables.running_of(tx, person):
                await self._announce(tx, await row_of(tx, table_id), person, from_at, to_at, meant.note)
            tx.on_commit(self._records.wake.set)
        await self.apply_due(now)
        plan = await self.plan(person)
        assert plan is not None
        return plan

    async def back(self, person: Person) -> bool:
        """End the person's absence now, or cancel a coming one, and give their lent seats back. Tables that have waited
        are told. Days that have begun count. Returns whether there was an absence."""
        now = self._records.clock.now()
        async with self._records.write() as tx:
            here = [one for one in await absences.of_person(tx, person) if one.is_planned_or_running]
            for one in here:
                await absences.end_now(tx, one, now)
            for table_id, *_ in await tables.running_of(tx, person) if here else ():
                await _announce_back(tx, await row_of(tx, table_id), person, now)
            tx.on_commit(self._records.wake.set)
            await votes.bring_forward(tx, person, LATE, now + LATE_SECONDS)
            await bring_forward(tx, person, now)
        await self.apply_due(now)
        return bool(here)

    # -- scheduled work --------------------------------------------------------------------------------------------

    async def apply_due(self, now: float) -> None:
        """Begin and end the absences that are due at `now`, and carry out their effects: lend seats to AIs, open votes,
        give seats back. Effects that an earlier call left undone are carried out, too."""
        async with self._records.storage_errors_as_refusals():
            found = await absences.due(self._records.read, now)

        async def begin_or_end(one: Absence) -> None:
            async with self._records.write() as tx:
                if one.state == "planned" and one.to_at > now:
                    await absences.begin(tx, one.id)
                else:
                    await absences.end(tx, one.id)
                    await bring_forward(tx, one.person, now)
                tx.on_commit(self._records.wake.set)

        each = self._records.retries.each
        await each("beginnings and ends of absences", found, begin_or_end, lambda one: f"absence {one.id}")
        async with self._records.storage_errors_as_refusals():
            read = self._records.read
            lent = await absences.to_give_back(read)
            asked = await votes.of_kind(read, KIND)
            holding = await absences.running(read, now) if asked else set()
        await each("seats to give back", lent, self._give_back, lambda one: f"seat {one[3]} at {table_label(one[2])}")
        over = [vote_at for vote_at, vote in asked.items() if vote.payload["absence"] not in holding]
        await each("votes about absences", over, self._recount, table_label)
        async with self._records.storage_errors_as_refusals():
            new = await absences.to_apply(read, now)
        await each("absences", new, self._apply, lambda one: f"absence {one[0].id} at {table_label(one[1])}")

    async def _apply(self, found: tuple[Absence, int]) -> None:
        """Carry out the effect of a running absence at a table. While a vote on another absence is open there, it
        waits, and while an AI plays for everybody else, or AIs alone would play the game to its end."""
        absence, table_id = found
        info = await self._records.info(table_id)
        what = _effect(info, absence.person, absence).what
        if what not in (AI, "ask") or (what == "ask" and await self._asked_already(table_id)):
            return
        here = info.seat_of(absence.person)
        if here is None or not info.has_others_than(here):
            return
        async with self._records.change(table_id) as (tx, info):
            seat, now = info.seat_of(absence.person), self._records.clock.now()
            if seat is None or info.status is not Status.PLAYING or not info.has_others_than(seat):
                return
            if not await absences.is_running(tx, absence.id, now):
                return
            if what == AI:
                await self.lend_to_ai(tx, info, seat, absence.id)
            else:
                await absences.record_asked(tx, absence.id, table_id)
                said = text("bot-notice-away-ask", seat=Seat(seat), until=str(int(absence.to_at)))
                until = min(now + VOTE_SECONDS, absence.to_at)
                await self._votes.open(tx, info, KIND, said, until, about=seat, payload={"absence": absence.id})

    async def _asked_already(self, table_id: int) -> bool:
        async with self._records.storage_errors_as_refusals():
            return await votes.find(self._records.read, table_id, KIND) is not None

    async def _give_back(self, found: tuple[int, Person, int, int]) -> None:
        """Give a seat that was lent to an AI for an absence back to its person, if it is still lent by them."""
        absence_id, person, table_id, seat = found
        if (await self._records.info(table_id)).seats[seat].lent_by == person:
            await self._seats.take_back(table_id, seat, person, by_click=False)
        async with self._records.write(table_id) as tx:
            await absences.delete_lent(tx, absence_id, table_id)

    async def _recount(self, table_id: int) -> None:
        async with self._records.change(table_id) as (tx, info):
            await self._votes.recount(tx, info)

    async def is_over(self, tx: Tx, info: TableInfo, vote: Vote) -> bool:
        """Return whether a vote about an absence has become pointless: the absence is over, or the seat has changed
        hands."""
        if info.seats[vote.about].person is None:
            return True
        mine = [one.id for one in await absences.of_persons(tx, [info.seats[vote.about].person or 0])]
        absence_id = int(vote.payload["absence"])
        return absence_id not in mine or not await absences.is_running(tx, absence_id, self._records.clock.now())

    async def lend_to_ai(self, tx: Tx, info: TableInfo, seat: int, absence_id: int) -> None:
        """Lend the seat to the strongest AI until its person is back, and store for which absence."""
        await absences.record_lent(tx, absence_id, info.id, seat)
        await self._seats.lend_to_strongest_ai(tx, info, seat, "bot-log-away-ai")

    async def log_waiting(self, tx: Tx, info: TableInfo, seat: int) -> None:
        """Log that the others have decided to wait for the absent person on a seat."""
        await log_and_show(tx, info, text("bot-log-away-waits", seat=Seat(seat)), self._records.clock.now())

    # -- tables ----------------------------------------------------------------------------------------------------

    async def _tables_of(self, person: Person) -> list[TableInfo]:
        async with self._records.storage_errors_as_refusals():
            mine = await tables.running_of(self._records.read, person)
        return await self._records.existing([table_id for table_id, *_ in mine])

    async def _announce(
        self, tx: Tx, info: TableInfo, person: Person, from_at: float, to_at: float, note: str
    ) -> None:
        """Announce an absence at a table where other persons play. The message pings nobody. The person has read when
        their time for an open question ends meanwhile, which counts as a warning: they get none while they are
        away."""
        seat = info.seat_of(person)
        if seat is None or _nobody_else(info, person) or not is_public(info):
            return
        await self._clocks.count_as_warned(tx, info, seat, to_at)
        said: Text = text(
            "bot-notice-away", seat=Seat(seat), since=str(int(from_at)), until=str(int(to_at)), note=note,
            noted=int(bool(note)),
        )
        await put_notices(tx, info, self._records.clock.now(), Notice(said))


async def _announce_back(tx: Tx, info: TableInfo, person: Person, now: float) -> None:
    """Announce that an absence is over before its time, at a table where other persons play. The message pings nobody.
    Where an AI has played, the log says it when the seat is taken back."""
    seat = info.seat_of(person)
    if seat is not None and not _nobody_else(info, person):
        await put_notices(tx, info, now, Notice(text("bot-notice-away-over", seat=Seat(seat))))


class _AwayRule:
    """The rule of votes on an absence: wait, or let an AI play. An AI plays if more than half of the ballots want
    it."""

    choices = (WAIT, AI)

    def __init__(self, parts: Absences) -> None:
        self._absences = parts

    def voters(self, info: TableInfo, vote: Vote) -> list[int]:
        """Return all seats but that of the absent person."""
        return [one.seat for one in info.seats if one.seat != vote.about]

    def outcome(self, count: Count) -> str | None:
        """Return the choice that has more ballots (a tie means to wait), as soon as the missing ballots cannot change
        that."""
        said = list(count.said.values())
        ais, waits = said.count(AI), said.count(WAIT)
        if count.waiting and not count.over and abs(ais - waits) <= len(count.waiting):
            return None
        return AI if ais > waits else WAIT

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        """Lend the absent person's seat to an AI, if that was decided, or log that the table waits."""
        seat = count.vote.about
        if outcome == AI and count.info.seats[seat].person is not None:
            await self._absences.lend_to_ai(tx, count.info, seat, int(count.vote.payload["absence"]))
        elif outcome == WAIT:
            await self._absences.log_waiting(tx, count.info, seat)


def _effect(info: TableInfo, person: Person, absence: Absence) -> Effect:
    """Return the effect of an absence on a table, without the time for an open question."""
    if info.status is Status.LOBBY:
        return Effect(info, "lobby")
    if info.daily is not None:
        return Effect(info, "daily")
    return Effect(info, ALONE if _nobody_else(info, person) else absence.mode)


def _in_season(effect: Effect, absence: Absence, rounds: Mapping[int, float | None]) -> Effect:
    """Return the effect with what the season of its table makes of it. `rounds`: when the rounds of such tables end."""
    if effect.info.id not in rounds:
        return effect
    ends_at = rounds[effect.info.id]
    late = ends_at is not None and ends_at < absence.to_at
    return replace(effect, in_season=True, round_over_at=ends_at if late else None)


def _nobody_else(info: TableInfo, person: Person) -> bool:
    return not any(other != person for other in info.players)


async def _check_free(tx: Tx, person: Person) -> None:
    if any(one.is_planned_or_running for one in await absences.of_person(tx, person)):
        raise RequestRefused("bot-trouble-away-already")


def _days(begin: float, end: float) -> int:
    """Return the number of days in a span of seconds, with a begun day as a whole one."""
    return max(0, math.ceil((end - begin) / DAY - 1e-6))


def _counting(known: Sequence[Absence], absence: Absence, now: float) -> list[tuple[float, float]]:
    """Return the spans of the other absences that count towards the limit of 365 days for this absence."""
    spans = [(one.from_at, one.to_at) for one in known if one.state != "draft" and one.id != absence.id]
    return [(begin, end) for begin, end in spans if end > max(absence.to_at, now) - YEAR]


def _check_cap(known: Sequence[Absence], begin: float, end: float) -> None:
    """Raise `RequestRefused` if an absence would exceed the limit of days at a stretch or of 365 days."""
    spans = [(one.from_at, one.to_at) for one in known]
    year = sum(_days(*span) for span in spans if span[1] > end - YEAR) + _days(begin, end)
    if year > A_YEAR:
        raise RequestRefused("bot-trouble-away-year", most=A_YEAR, left=max(0, A_YEAR - year + _days(begin, end)))
    stretch, first = _days(begin, end), begin
    for since, until in sorted(spans, reverse=True):
        if until <= begin and first - until < STRETCH_GAP:
            stretch, first = stretch + _days(since, until), since
    if stretch > AT_A_STRETCH:
        raise RequestRefused("bot-trouble-away-stretch", most=AT_A_STRETCH)
