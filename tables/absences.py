"""Being away: planned with a look at what it does, announced at one's tables, ended at any time."""

from __future__ import annotations

import logging
import math
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.text import Seat, Text, text
from storage import absences, due, tables, votes
from storage.model import HOW, Absence, Person, Status, TableInfo
from storage.outgoing import Notice
from storage.transaction import Tx
from storage.votes import Vote
from tables.clocks import AI, WAIT, Clocks
from tables.news import public, tell
from tables.pace import DAY
from tables.records import Records
from tables.seats import Seats
from tables.trouble import Trouble
from tables.votes import Count, Votes

log = logging.getLogger(__name__)
KIND = "away"
"""The kind of votes on whether an AI sits in for somebody who is away."""
A_YEAR, AT_A_STRETCH = 42, 21
"""Days that somebody may be away: of 365, and at a stretch."""
BETWEEN = 2 * DAY
"""Two absences with less between them are one stretch."""
AHEAD = 60
"""Days from now at which one may begin at the latest."""
VOTE_SECONDS = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Effect:
    """What an absence does to one table: it `wait`s, an `ai` sits in, the others are `ask`ed; or, whatever was chosen,
    nobody else waits there (`alone`), its day ends meanwhile (`daily`), it has not begun (`lobby`)."""

    info: TableInfo
    what: str


@dataclass(frozen=True, slots=True)
class Plan:
    """An absence as its person sees it: what it does to each table, and the days of the year that are left besides."""

    absence: Absence
    effects: tuple[Effect, ...]
    left: int


class Absences:
    """At most one absence a person at a time, and one that they think of."""

    def __init__(self, records: Records, polls: Votes, seats: Seats, clocks: Clocks) -> None:
        self._records = records
        self._votes = polls
        self._seats = seats
        self._clocks = clocks
        polls.rule(KIND, _AwayRule(self))

    # -- for the person --------------------------------------------------------------------------------------------

    async def plan(self, person: Person) -> Plan | None:
        """The person's absence: the one that holds or is to come, else the one that they think of."""
        async with self._records.storing():
            known = await absences.of_person(self._records.read, person)
        here = [one for one in known if one.in_force] or [one for one in known if one.state == "draft"]
        if not here:
            return None
        effects = [_effect(info, person, here[0]) for info in await self._tables_of(person)]
        return Plan(here[0], tuple(effects), _left(known, here[0], self._records.clock.now()))

    async def think(self, person: Person, begin: int, days: int, how: str, note: str) -> Plan:
        """Think of being away: in `begin` days, for so many. Nothing happens yet. Raises `Trouble`."""
        if not 0 <= begin <= AHEAD or not 1 <= days <= AT_A_STRETCH or how not in HOW:
            raise Trouble("bot-trouble-away-days", most=AT_A_STRETCH)
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await _check_free(tx, person)
            from_at = now + begin * DAY
            await absences.draft(tx, person, from_at, from_at + days * DAY, note, how, now)
        plan = await self.plan(person)
        assert plan is not None
        return plan

    async def go(self, person: Person, absence_id: int) -> Plan:
        """The person means it; their tables are told. Raises `Trouble`: away too often or too long, thought anew."""
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await _check_free(tx, person)
            known = await absences.of_person(tx, person)
            meant = next((one for one in known if one.id == absence_id and one.state == "draft"), None)
            if meant is None:
                raise Trouble("bot-trouble-away-anew")
            late = max(0.0, now - meant.from_at)
            from_at, to_at = meant.from_at + late, meant.to_at + late
            _check_cap([one for one in known if one.state != "draft"], from_at, to_at)
            await absences.plan(tx, meant, from_at, to_at, now)
        for info in await self._tables_of(person):
            await self._announce(info.id, person, from_at, to_at, meant.note)
        await self.look(now)
        plan = await self.plan(person)
        assert plan is not None
        return plan

    async def back(self, person: Person) -> bool:
        """The person is back before the time, or does not go. Days that have begun count. Returns whether they were to
        be away."""
        now = self._records.clock.now()
        async with self._records.write() as tx:
            here = [one for one in await absences.of_person(tx, person) if one.in_force]
            for one in here:
                await absences.end_now(tx, one, now)
        await self.look(now)
        return bool(here)

    # -- as time goes ----------------------------------------------------------------------------------------------

    async def look(self, now: float) -> None:
        """Absences begin and end. What was interrupted is done again."""
        async with self._records.storing():
            found = await absences.due(self._records.read, now)
        for one in found:
            if one.state == "planned" and one.to_at > now:
                await self._begin(one)
            else:
                await self._end(one)

    async def _begin(self, absence: Absence) -> None:
        for info in await self._tables_of(absence.person):
            what = _effect(info, absence.person, absence).what
            try:
                async with self._records.change(info.id) as (tx, now_info):
                    seat = now_info.seat_of(absence.person)
                    if seat is None or now_info.status is not Status.PLAYING:
                        continue
                    if what == AI:
                        await self.sit_in(tx, now_info, seat, absence.id)
                    elif what == "ask" and await votes.find(tx, info.id, KIND) is None:
                        said = text("bot-notice-away-ask", seat=Seat(seat), until=str(int(absence.to_at)))
                        until = min(self._records.clock.now() + VOTE_SECONDS, absence.to_at)
                        await self._votes.open(
                            tx, now_info, KIND, said, until, about=seat, payload={"absence": absence.id}
                        )
            except Trouble as trouble:
                _note(info.id, trouble)
        async with self._records.write() as tx:
            await absences.set_state(tx, absence.id, "running")
            tx.on_commit(self._records.wake.set)

    async def _end(self, absence: Absence) -> None:
        async with self._records.storing():
            lent = await absences.lent(self._records.read, absence.id)
        for table_id, seat in lent:
            try:
                await self._seats.take_back(table_id, seat, absence.person)
            except Trouble as trouble:  # they are back already, or the table has ended
                _note(table_id, trouble)
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await absences.set_state(tx, absence.id, "over")
        for info in await self._tables_of(absence.person):
            async with self._records.change(info.id) as (tx, here):
                vote = await votes.find(tx, here.id, KIND)
                if vote is not None and vote.payload["absence"] == absence.id:
                    await self._votes.close(tx, here, vote)
                mine = here.seat_of(absence.person)
                if mine is not None:
                    await due.after_absence(tx, here.id, mine, now)

    async def sit_in(self, tx: Tx, info: TableInfo, seat: int, absence_id: int) -> None:
        """An AI plays the seat until its person is back."""
        await absences.lend(tx, absence_id, info.id, seat)
        await self._seats.sit_in(tx, info, seat, "bot-log-away-ai")

    # -- tables ----------------------------------------------------------------------------------------------------

    async def _tables_of(self, person: Person) -> list[TableInfo]:
        async with self._records.storing():
            mine = await tables.running_of(self._records.read, person)
            return [await self._records.info(table_id) for table_id, *_ in mine]

    async def _announce(self, table_id: int, person: Person, from_at: float, to_at: float, note: str) -> None:
        """Say it where others play; nobody is called for it."""
        async with self._records.change(table_id) as (tx, info):
            seat = info.seat_of(person)
            if seat is None or _nobody_else(info, person) or not public(info):
                return
            said: Text = text(
                "bot-notice-away", seat=Seat(seat), since=str(int(from_at)), until=str(int(to_at)), note=note,
                noted=int(bool(note)),
            )
            await tell(tx, info, self._records.clock.now(), Notice(said))


class _AwayRule:
    """The other persons say whether to wait or to let an AI sit in; it must be more than half of those who speak."""

    choices = (WAIT, AI)

    def __init__(self, parts: Absences) -> None:
        self._absences = parts

    def voters(self, info: TableInfo, vote: Vote) -> list[int]:
        return [one.seat for one in info.seats if one.seat != vote.about]

    def outcome(self, count: Count) -> str | None:
        said = list(count.said.values())
        ais, waits = said.count(AI), said.count(WAIT)
        if count.waiting and not count.over and abs(ais - waits) <= len(count.waiting):
            return None
        return AI if ais > waits else WAIT

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        seat = count.vote.about
        if outcome == AI and count.info.seats[seat].person is not None:
            await self._absences.sit_in(tx, count.info, seat, int(count.vote.payload["absence"]))


def _effect(info: TableInfo, person: Person, absence: Absence) -> Effect:
    if info.status is Status.LOBBY:
        return Effect(info, "lobby")
    if info.daily is not None:
        return Effect(info, "daily")
    return Effect(info, "alone" if _nobody_else(info, person) else absence.how)


def _nobody_else(info: TableInfo, person: Person) -> bool:
    return not any(other != person for other in info.players)


async def _check_free(tx: Tx, person: Person) -> None:
    if any(one.in_force for one in await absences.of_person(tx, person)):
        raise Trouble("bot-trouble-away-already")


def _days(begin: float, end: float) -> int:
    """Days that have begun count whole."""
    return max(0, math.ceil((end - begin) / DAY - 1e-6))


def _left(known: Sequence[Absence], absence: Absence, now: float) -> int:
    """The days of the 365 before an absence's end that are left besides it and all others."""
    spans = [(one.from_at, one.to_at) for one in known if one.state != "draft" and one.id != absence.id]
    return A_YEAR - _days(absence.from_at, absence.to_at) - sum(
        _days(begin, end) for begin, end in spans if end > max(absence.to_at, now) - 365 * DAY
    )


def _check_cap(known: Sequence[Absence], begin: float, end: float) -> None:
    """Raises `Trouble` where somebody would be away for too long, at a stretch or of a year."""
    spans = [(one.from_at, one.to_at) for one in known]
    year = sum(_days(*span) for span in spans if span[1] > end - 365 * DAY) + _days(begin, end)
    if year > A_YEAR:
        raise Trouble("bot-trouble-away-year", most=A_YEAR, left=max(0, A_YEAR - year + _days(begin, end)))
    stretch, first = _days(begin, end), begin
    for since, until in sorted(spans, reverse=True):
        if until <= begin and first - until < BETWEEN:
            stretch, first = stretch + _days(since, until), since
    if stretch > AT_A_STRETCH:
        raise Trouble("bot-trouble-away-stretch", most=AT_A_STRETCH)


def _note(table_id: int, trouble: Trouble) -> None:
    if trouble.of_storage:
        raise trouble
    log.info("table %d: %s", table_id, trouble.text.key)
