"""A plain model of what must be pending in the database: it is worked out from the state of tables and people alone,
and compared with the stored rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from storage.deadlines import absences, clocks
from storage.deadlines.due import REMIND_AFTER
from storage.model import HomeKind, Person, Status, TableInfo
from storage.notifications import outbox, pending_notifications
from storage.outgoing import OutboxKind, OutboxRow, QuestionRef
from storage.play import votes
from storage.play.votes import Vote
from tables.deadlines.absences import KIND as AWAY
from tables.deadlines.clocks import RECHECK_SECONDS
from tables.notifications.preferences import NotificationPreferences
from tables.state.recording import OWN_QUESTION_DELAY
from tables.time.clock_updates import LATE, has_no_opponents
from tables.time.waking_hours import next_awake, next_digest
from tests.tables.conftest import Bench

Rows = Mapping[tuple[str, int], tuple[int, float, float | None]]
"""The rows of `due` at a table: (number, time due, time meant) by kind and seat."""
SLACK = 1.0


@dataclass
class PendingModel:
    """Compares the pending rows with those that there must be. `wrong` returns the differences."""

    bench: Bench
    gone: set[int]
    """The ids of the servers in which the bot is not."""

    async def wrong(self) -> list[str]:
        found: list[str] = []
        rows = await self.bench.db.read.all("SELECT id FROM game_table ORDER BY id")
        for (table_id,) in rows:
            info = await self.bench.tables.views.table(table_id)
            found += [f"table {table_id}: {one}" for one in await self._table(info)]
        for person in {*self.bench.persons}:
            found += [f"person {person}: {one}" for one in await self._person(person)]
        found += await self._pauses()
        return found

    # -- tables ----------------------------------------------------------------------------------------------------

    async def _table(self, info: TableInfo) -> list[str]:
        read, now = self.bench.db.read, self.bench.clock.now()
        due: Rows = {
            (kind, seat): (number, at, meant) for kind, seat, number, at, meant in
            await read.all("SELECT kind, seat, number, due_at, meant_at FROM due WHERE table_id = ?", info.id)
        }
        found: list[str] = []
        if info.status.is_running and info.away != (info.home.guild_id in self.gone):
            found.append(f"away: {info.away}")
        if info.status is Status.LOBBY:
            found += [] if ("expiry", -1) in due else ["the lobby never ends"]
        elif info.reopen_until is not None and info.can_reopen(now):
            if abs(due.get(("reopen", -1), (0, 0.0, None))[1] - info.reopen_until) > SLACK:
                found.append("the time to open it again never ends, or at another moment")
        elif info.status is Status.PLAYING:
            found += await self._playing(info, due, now)
        elif due and not info.away:
            found.append(f"over, and due: {dict(due)}")
        return found

    async def _playing(self, info: TableInfo, due: Rows, now: float) -> list[str]:
        read = self.bench.db.read
        asked = {
            seat: (number, at) for seat, number, at in
            await read.all("SELECT seat, number, asked_at FROM asked WHERE table_id = ?", info.id)
        }
        open_votes = await votes.of_table(read, info.id)
        running = await clocks.of_table(read, info.id)
        found: list[str] = []
        for (kind, seat), (number, _, _) in due.items():
            fits = seat in asked and asked[seat][0] == number and info.seats[seat].person is not None
            if kind not in ("votes", "expiry", "reopen") and not fits:
                found.append(f"{kind} of seat {seat} for another question")
        for seat, (number, asked_at) in asked.items():
            if (person := info.seats[seat].person) is not None:
                found += [
                    f"seat {seat}: {one}" for one in (
                        *await self._call(info, due, seat, number, person),
                        *await self._reminder(info, due, seat, number, asked_at, person),
                        *await self._clock(info, due, seat, number, open_votes, now),
                    )
                ]
        for seat, clock in running.items():
            if clock.since is not None and (seat not in asked or has_no_opponents(info)):
                found.append(f"a clock runs for seat {seat}, for whom nobody waits")
        for vote in open_votes:
            found += [f"vote {vote.kind}: {one}" for one in await self._vote(info, due, vote, now)]
        if info.home.guild_id not in self.gone:
            found += await self._absences(info, now)
        return found

    async def _wants(self, info: TableInfo, person: Person) -> bool:
        """Return whether a table may notify a person at once: not muted, no digest, and a place to send it to."""
        settings = await self.bench.tables.people.settings_of(person)
        muted = await pending_notifications.who_muted(self.bench.db.read, info.id)
        return person not in muted and settings.digest is None and await self._has_place(info, person)

    async def _has_place(self, info: TableInfo, person: Person) -> bool:
        notices: NotificationPreferences = self.bench.tables.preferences
        room, settings = await notices.room(person), await self.bench.tables.people.settings_of(person)
        direct = settings.direct and room is not None and not room.closed
        if info.home.kind is HomeKind.PRIVATE:
            return room is not None and not room.closed
        return direct or not await notices.server_muted(info.home.guild_id)

    def _awake(self, info: TableInfo, seat: int, at: float) -> float:
        one = info.seats[seat]
        return next_awake(one.hours, one.away, max(at, self.bench.clock.now()))

    async def _call(self, info: TableInfo, due: Rows, seat: int, number: int, person: Person) -> list[str]:
        """Check that an asked person is notified once: by a message to be published, a notice on its way, a row of
        `due`, or their digest. A private table needs no notification."""
        if info.home.kind is HomeKind.PRIVATE:
            return []
        read, now = self.bench.db.read, self.bench.clock.now()
        row = await read.one(
            "SELECT told, notice, person FROM owed WHERE table_id = ? AND seat = ? AND what = 'call' AND number = ?",
            info.id, seat, number,
        )
        if row is None or row[2] != person:
            return ["the call is not owed"]
        pending = [ask for one in await self._outbox(info) for ask in one.payload.asked]
        if row[0] is not None or row[1] is not None or QuestionRef(seat, number) in pending:
            return []
        answering = await self.bench.tables.orders.answering(info.id)
        if not await self._wants(info, person) or answering.get(seat) == number:
            return []
        wakes = [due[kind, seat] for kind in ("waking", "halfway") if (kind, seat) in due]
        latest = self._awake(info, seat, now + OWN_QUESTION_DELAY)
        return [] if any(at <= latest + SLACK for _, at, _ in wakes) else [f"is not called: {wakes}"]

    async def _outbox(self, info: TableInfo) -> list[OutboxRow]:
        """Return the outbox rows of a table."""
        read = self.bench.db.read
        rows = await read.all("SELECT id FROM outbox WHERE table_id = ?", info.id)
        return [row for (row_id,) in rows if (row := await outbox.find(read, row_id)) is not None]

    async def _reminder(
        self, info: TableInfo, due: Rows, seat: int, number: int, asked_at: float, person: Person
    ) -> list[str]:
        """Check that a question without a running clock has one reminder: a day after its notification."""
        settings = await self.bench.tables.people.settings_of(person)
        if (info.pace is not None and not has_no_opponents(info)) or not settings.reminders:
            return []
        read = self.bench.db.read
        told = await read.one(
            "SELECT 1 FROM owed WHERE table_id = ? AND seat = ? AND what = 'reminder' AND number = ?",
            info.id, seat, number,
        )
        if told is not None or not await self._wants(info, person):
            return []
        row = due.get(("reminder", seat))
        latest = self._awake(info, seat, self.bench.clock.now() + REMIND_AFTER)
        return [] if row is not None and row[1] <= latest + SLACK else [f"is not reminded: {row}"]

    async def _clock(
        self, info: TableInfo, due: Rows, seat: int, number: int, open_votes: list[Vote], now: float
    ) -> list[str]:
        """Check that each question for which others wait has a running clock, or a vote on its late player."""
        if info.pace is None or has_no_opponents(info) or any(
            one.kind == LATE and one.about == seat for one in open_votes
        ):
            return []
        clock = (await clocks.of_table(self.bench.db.read, info.id)).get(seat)
        if clock is None or clock.since is None or clock.number != number:
            return [f"no clock runs: {clock}"]
        ends = await self.bench.tables.clocks.ends_at(info.id, seat)
        assert ends is not None
        row = due.get(("clock", seat))
        late = max(ends, now + RECHECK_SECONDS)
        found = [] if row is not None and row[1] <= late + SLACK else [f"its time ends at {ends}, and due is {row}"]
        notified = await self.bench.db.read.one(
            "SELECT 1 FROM owed WHERE table_id = ? AND seat = ? AND what = 'reminder' AND number = ?",
            info.id, seat, number,
        )
        warned = clock.warned is not None or notified is not None or ("warning", seat) in due
        return found + ([] if warned else ["nobody warns"])

    async def _vote(self, info: TableInfo, due: Rows, vote: Vote, now: float) -> list[str]:
        read, found = self.bench.db.read, list[str]()
        if vote.until <= now and info.home.guild_id not in self.gone:
            found.append("its time is over")
        if vote.kind in (AWAY, LATE) and info.seats[vote.about].person is None:
            found.append(f"about seat {vote.about}, on which nobody sits")
        if vote.kind == AWAY:
            about = info.seats[vote.about].person
            mine = await absences.of_person(read, about) if about is not None else []
            if not any(one.id == vote.payload["absence"] and one.to_at > now for one in mine):
                found.append("about an absence that is over")
        count = next(one for one in await self.bench.tables.votes.of_table(info.id) if one.vote.id == vote.id)
        pending = [one for one in await self._outbox(info) if one.kind == OutboxKind.NOTICE]
        for seat in count.waiting:
            person = info.seats[seat].person
            assert person is not None
            told = await read.one(
                "SELECT 1 FROM owed WHERE table_id = ? AND seat = ? AND what = 'vote' AND number = ?",
                info.id, seat, vote.id,
            )
            if person == vote.by or told is not None or pending or not await self._wants(info, person):
                continue
            row = due.get(("votes", seat))
            if row is None or row[1] > self._awake(info, seat, now) + SLACK:
                found.append(f"seat {seat} is not called to it: {row}")
        return found

    async def _absences(self, info: TableInfo, now: float) -> list[str]:
        """Check that absent people's wishes for their seats at this table were carried out."""
        read, found = self.bench.db.read, list[str]()
        left = await read.one(
            """SELECT 1 FROM absence_seat s JOIN absence a ON a.id = s.absence
               WHERE s.table_id = ? AND a.state = 'over'""",
            info.id,
        )
        if left is not None:
            found.append("a seat was not given back")
        for seat in info.seats:
            if seat.person is None or all(one.person is None for one in info.seats if one is not seat):
                continue  # AIs alone do not play
            holds = [one for one in await absences.of_person(read, seat.person) if one.state == "running"]
            since = await read.one(
                "SELECT from_at FROM seat_holder WHERE table_id = ? AND seat = ? AND to_at IS NULL", info.id, seat.seat
            )
            assert since is not None and info.started_at is not None
            for one in holds:
                if one.to_at <= now or max(since[0], info.started_at) > one.from_at:
                    continue
                done = await read.one(
                    "SELECT 1 FROM absence_seat WHERE absence = ? AND table_id = ?", one.id, info.id
                )
                asking = await votes.find(read, info.id, AWAY)
                if done is None and (one.mode == "ai" or (one.mode == "ask" and asking is None)):
                    found.append(f"seat {seat.seat} is away ({one.mode}), and nothing has come of it")
        return found

    # -- people ----------------------------------------------------------------------------------------------------

    async def _person(self, person: Person) -> list[str]:
        now, read = self.bench.clock.now(), self.bench.db.read
        settings = await self.bench.tables.people.settings_of(person)
        at = await pending_notifications.digest_at(read, person)
        awake = await self.bench.tables.people.awake_at(person, now)
        found: list[str] = []
        if (at is None) != (settings.digest is None):
            found.append(f"digest at {at}")
        if at is not None and settings.digest is not None:
            planned = next_digest(settings.digest, now)
            if at > max(planned, await self.bench.tables.people.awake_at(person, planned)) + SLACK:
                found.append(f"the digest comes at {at}, and could at {planned}")
        for notice in await pending_notifications.unsent_notices_of(read, person):
            late = max(awake, at or 0.0) + 60.0
            if notice.attempts == 0 and notice.due_at > late + SLACK:
                found.append(f"a notice waits until {notice.due_at}, and could be told at {late}")
        return found

    async def _pauses(self) -> list[str]:
        rows = await self.bench.db.read.all("SELECT guild_id FROM pause WHERE to_at IS NULL")
        return [f"server {row[0]} is paused" for row in rows if row[0] not in self.gone]
