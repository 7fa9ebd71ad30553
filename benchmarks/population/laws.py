"""What must hold at every moment: whom Discord may call and when, whose time may run, and that no table stands still
for ever. It is judged by what Discord is told and by what stands in the database, with arithmetic of its own."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from sandbox.bus import Event
from sandbox.world import World
from storage.model import Hours

Span = tuple[float, float]
Question = tuple[int, int, int]
"""Table, seat and the question's number."""
Asking = tuple[int, int, str]
"""Table, seat, and since when who is asked there. A question that has another number because somebody else took
something back is the same asking."""
Running = tuple[int, int, float]
"""Table, seat, and since when its clock runs: on, where somebody else takes something back and the question changes."""
DAY = 86400.0
PATIENCE = 21 * DAY
"""After so long without anybody who could answer a table stands still, if others are there."""
KINDS = {"t": "turn", "r": "call", "n": "notice", "l": "lobby", "f": "final", "w": "follower"}
"""What a message is, by the first letter of its nonce; those of direct messages that answer nothing are numbers."""
TO_QUESTIONS = ("waking", "halfway", "reminder", "warning")
LATER = ("reminder", "warning")
"""Kinds of calls for a question of which somebody has heard."""
SHORT = 300.0
"""Seconds without a beat of the bot's heart that still count."""
SLACK = 120.0
"""Seconds by which counting minutes may differ from reckoning."""
WRONG_KEPT = 50


@dataclass
class Known:
    """What somebody has told the bot of when they may be called, as the population knows it: `hours` and the spans in
    which they said to be away. `gone`: they will never look in again."""

    discord_id: int
    hours: Hours | None = None
    away: list[Span] = field(default_factory=list)
    gone_at: float | None = None

    def may_be_called(self, now: float) -> bool:
        """Whether it is no quiet hour of theirs, by the clock on their wall."""
        return awake(self.hours, now) and not any(begin <= now < end for begin, end in self.away)


def awake(hours: Hours | None, now: float) -> bool:
    """Whether the clock on somebody's wall shows a waking hour."""
    if hours is None:
        return True
    wall = datetime.fromtimestamp(now, ZoneInfo(hours.zone))
    minute = wall.hour * 60 + wall.minute
    if hours.wake <= hours.sleep:
        return hours.wake <= minute < hours.sleep
    return minute >= hours.wake or minute < hours.sleep


class Errors(logging.Handler):
    """Whatever is logged as an error is one; warnings are counted."""

    def __init__(self, wrong: list[str], counted: Counter[str]) -> None:
        super().__init__(logging.WARNING)
        self._wrong = wrong
        self._counted = counted

    def emit(self, record: logging.LogRecord) -> None:
        """Note it."""
        if record.levelno >= logging.ERROR:
            self._wrong.append(f"logged: {record.getMessage()}")
        else:
            self._counted[f"warning: {record.msg}"] += 1


class Laws:
    """Listens to the world and looks at the database. `wrong`: what was broken; `counted`: what has happened."""

    def __init__(self, world: World, path: Path, now: Callable[[], float], people: Mapping[int, Known]) -> None:
        self.wrong: list[str] = []
        self.counted: Counter[str] = Counter()
        self._world = world
        self._now = now
        self._people = people
        self._db = sqlite3.connect(path, isolation_level=None)
        self._told: defaultdict[Asking, list[str]] = defaultdict(list)
        self._warned: set[Running] = set()
        self._called: dict[tuple[int, int], float] = {}
        """When a seat was called last."""
        self._outages: list[Span] = []
        world.listeners.append(self._heard)

    def close(self) -> None:
        """Look no longer."""
        self._db.close()

    def outage(self, end: float) -> None:
        """The bot was not there from its last beat on; a short while is no pause for clocks."""
        row = self._one("SELECT at FROM heart")
        if row is not None and end - row[0] > SHORT:
            self._outages.append((row[0], end))

    # -- what Discord is told --------------------------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        self.counted[event.name] += 1
        if event.name != "MESSAGE_CREATE":
            return
        message = event.data
        letter = str(message.get("nonce", ""))[:1]
        kind = KINDS.get(letter, "direct")
        self.counted[f"message {kind}"] += 1
        pings = self._world.messages.pings[message["id"]]
        if kind == "call":
            self._notice(int(message["nonce"][1:], 36), called=bool(pings))
        for user in pings:
            self.counted[f"call {kind}"] += 1
            who = self._people[int(user)]
            if not who.may_be_called(self._now()):
                said = message["content"][:120]
                self.wrong.append(f"{self._when()} somebody was called in quiet hours: {kind} {said}")
            if kind == "turn":
                self._called_by_turn(int(message["channel_id"]), who)

    def _called_by_turn(self, channel: int, who: Known) -> None:
        """A turn message calls to the question that somebody is asked in that channel."""
        row = self._one(
            """SELECT a.table_id, a.seat, a.number FROM asked a JOIN game_table t ON t.id = a.table_id
               JOIN seat_holder h ON h.table_id = a.table_id AND h.seat = a.seat AND h.to_at IS NULL
               JOIN person p ON p.id = h.person
               WHERE t.channel_id = ? AND t.status = 'playing' AND p.discord_id = ?""",
            channel, who.discord_id,
        )
        if row is None:
            self.wrong.append(f"{self._when()} somebody was called to nothing")
        else:
            self._call((row[0], row[1], row[2]), "turn")

    def _notice(self, notice: int, *, called: bool) -> None:
        """A notice to one person tells of questions, of votes and of more, as it is stored while it is sent. Whoever
        has muted a table is named and not called."""
        row = self._one("SELECT items, kind FROM notice WHERE id = ?", notice)
        if row is None:
            self.wrong.append(f"{self._when()} a notice of which nothing is stored")
            return
        self.counted[f"notice {row[1]}"] += 1
        for kind, table, seat, number in json.loads(row[0]):
            self.counted[f"told {kind}"] += 1
            if kind in TO_QUESTIONS and called:
                self._call((table, seat, number), kind)
            elif kind == "warning":
                self._told[self._asking(table, seat)].append(kind)
            if kind == "warning":
                self._warned.add(self._running(table, seat))

    def _call(self, question: Question, kind: str) -> None:
        told = self._told[self._asking(*question[:2])]
        again = sum((one in LATER) == (kind in LATER) for one in told)
        if again > (self._waits(question) if kind == "warning" else 0):
            self.wrong.append(f"{self._when()} called twice for {question}: {told} and {kind}")
        told.append(kind)
        self._called[question[:2]] = self._now()
        if kind == "warning":
            self._check_clock(question)

    def _asking(self, table: int, seat: int) -> Asking:
        row = self._one(
            """SELECT a.asked_at, h.id FROM asked a
               JOIN seat_holder h ON h.table_id = a.table_id AND h.seat = a.seat AND h.to_at IS NULL
               WHERE a.table_id = ? AND a.seat = ?""",
            table, seat,
        )
        return table, seat, str(row)

    def _waits(self, question: Question) -> int:
        """How often the others have given somebody their time anew: each time ends with a warning of its own."""
        row = self._one("SELECT waits FROM clock WHERE table_id = ? AND seat = ?", *question[:2])
        return 0 if row is None else int(row[0])

    # -- clocks ----------------------------------------------------------------------------------------------------

    def _running(self, table: int, seat: int) -> Running:
        row = self._one("SELECT since FROM clock WHERE table_id = ? AND seat = ?", table, seat)
        return table, seat, (row and row[0]) or 0.0

    def running_out(self) -> list[tuple[Question, Running, str]]:
        """The clocks that are looked at now, since when they run, and when who is asked there was warned, as the bot
        has noted it. Those that stand are not looked at any more."""
        found = self._db.execute(
            """SELECT d.table_id, d.seat, d.number, c.since, c.warned
               FROM due d JOIN clock c ON c.table_id = d.table_id AND c.seat = d.seat
               WHERE d.kind = 'clock' AND d.due_at <= ? AND c.since IS NOT NULL""",
            (self._now(),),
        ).fetchall()
        return [
            ((table, seat, number), (table, seat, since), f"{warned}") for table, seat, number, since, warned in found
        ]

    def check_ended(self, looked_at: list[tuple[Question, Running, str]]) -> None:
        """Of the clocks that were looked at: what ended, ended with a warning."""
        for question, running, noted in looked_at:
            row = self._one("SELECT since, number FROM clock WHERE table_id = ? AND seat = ?", *question[:2])
            if row is not None and row[0] is None and row[1] == question[2]:
                self.counted["times over"] += 1
                if running not in self._warned:
                    heard = sorted(one[2] for one in self._warned if one[:2] == question[:2])
                    self.wrong.append(
                        f"{self._when()} {question}: over without a warning since {running[2]}: noted {noted}, {heard}"
                    )

    def _check_clock(self, question: Question) -> None:
        """Count the waking minutes for which a clock has run; three quarters have gone by, or all but six hours."""
        row = self._one(
            """SELECT c.spare, c.reserve, c.since, c.hours, h.person FROM clock c
               JOIN seat_holder h ON h.table_id = c.table_id AND h.seat = c.seat AND h.to_at IS NULL
               WHERE c.table_id = ? AND c.seat = ?""",
            *question[:2],
        )
        if row is None or row[2] is None:
            self.wrong.append(f"{self._when()} {question}: warned of a clock that does not run")
            return
        spare, reserve, since, hours, person = row
        total = spare + reserve
        wanted = min(0.75 * total, total - max(1800.0, min(6 * 3600.0, total / 2)))
        own = Hours(**json.loads(hours)) if hours else None
        rests = [*self._away(person, since), *self._outages]
        spent = counted_minutes(own, rests, since, self._now())
        if spent + SLACK < wanted:
            self.wrong.append(f"{self._when()} {question}: warned after {spent:.0f} waking seconds of {wanted:.0f}")

    def _away(self, person: int, since: float) -> list[Span]:
        """Absences that count for a clock that runs since then."""
        return [
            (begin, end) for begin, end, made in self._db.execute(
                "SELECT from_at, to_at, made_at FROM absence WHERE person = ? AND state <> 'draft'", (person,)
            ) if made <= since or begin >= made + DAY
        ]

    # -- tables that stand still -----------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Each running table asks somebody who is there, and who knows it, or something is due."""
        now = self._now()
        running = self._db.execute("SELECT id FROM game_table WHERE status = 'playing' AND NOT away").fetchall()
        for (table,) in running:
            asked = self._db.execute(
                """SELECT a.seat, a.number, a.asked_at, p.discord_id FROM asked a
                   JOIN seat_holder h ON h.table_id = a.table_id AND h.seat = a.seat AND h.to_at IS NULL
                   LEFT JOIN person p ON p.id = h.person WHERE a.table_id = ?""",
                (table,),
            ).fetchall()
            if not asked:
                self.wrong.append(f"{self._when()} table {table} asks nobody")
            for seat, _, _, discord_id in asked:
                if discord_id is None:
                    self.wrong.append(f"{self._when()} table {table}: an AI does not answer")
                elif not self._called_or_due(table, seat, gone=self._people[discord_id].gone_at is not None):
                    self.wrong.append(f"{self._when()} table {table}: seat {seat} is asked and does not hear of it")
            self._check_patience(table, asked, now)
        for table, since in self._db.execute(
            "SELECT o.table_id, o.since FROM outbox o WHERE o.since < ? AND kind <> 'followers'", (now - 600.0,)
        ):
            self.wrong.append(f"{self._when()} table {table}: not published for {now - since:.0f} s")
        ended = self._db.execute("SELECT id FROM game_table WHERE status IN ('finished', 'cancelled')")
        over = {table for (table,) in ended}
        for asking in [one for one in self._told if one[0] in over]:
            del self._told[asking]
        self._warned = {one for one in self._warned if one[0] not in over}
        for place in [one for one in self._called if one[0] in over]:
            del self._called[place]

    def _called_or_due(self, table: int, seat: int, *, gone: bool) -> bool:
        """Whether somebody was called since they acted last – their question may have changed since –, or will be. Of
        those who have left the server it is found out when they are to be reminded."""
        row = self._one("SELECT max(answered_at) FROM answer WHERE table_id = ? AND seat = ? AND NOT free", table, seat)
        if (table, seat) in self._called and self._called[table, seat] >= ((row and row[0]) or 0.0):
            return True
        muted = """SELECT 1 FROM muted m JOIN seat_holder h ON h.table_id = m.table_id AND h.person = m.person
                   WHERE m.table_id = ? AND h.seat = ? AND h.to_at IS NULL"""
        if self._one(muted, table, seat) is not None:
            return True  # as they wish
        home = self._one("SELECT home FROM game_table WHERE id = ?", table)
        if self._one("SELECT 1 FROM owed WHERE table_id = ? AND seat = ? AND told IS NULL", table, seat) is not None:
            return True  # it is on its way, or in their next digest
        if home is None or home[0] == "private":
            return True  # nobody waits, and nobody is written to who has not opened a room
        kinds = "'reminder', 'warning'" if gone else "'waking', 'halfway', 'order'"
        return self._one(
            f"SELECT 1 FROM due WHERE table_id = ? AND seat = ? AND kind IN ({kinds})", table, seat
        ) is not None

    def _check_patience(self, table: int, asked: list[tuple[int, int, float, int | None]], now: float) -> None:
        """Where only people are asked who have gone for good, the others must have had a way to go on."""
        gone = [self._people[one[3]].gone_at for one in asked if one[3] is not None]
        since = [max(at, one[2]) for at, one in zip(gone, asked, strict=False) if at is not None]
        if not since or len(since) < len(asked) or now - max(since) < PATIENCE:
            return
        others = self._db.execute(
            """SELECT p.discord_id FROM seat_holder h JOIN person p ON p.id = h.person
               WHERE h.table_id = ? AND h.to_at IS NULL""",
            (table,),
        ).fetchall()
        if any(self._people[one].gone_at is None for (one,) in others):
            self.counted["tables that stand still"] += 1
            self.wrong.append(f"{self._when()} table {table} waits for people who have gone for good")

    def _one(self, sql: str, *values: object) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = self._db.execute(sql, values).fetchone()
        return row

    def _when(self) -> str:
        return datetime.fromtimestamp(self._now(), ZoneInfo("UTC")).strftime("%d %b %H:%M:%S")


def counted_minutes(hours: Hours | None, rests: list[Span], since: float, until: float) -> float:
    """The waking seconds between two moments, minute by minute: slow, and hard to get wrong."""
    total, at = 0.0, since
    while at < until:
        step = min(60.0, until - at)
        if awake(hours, at) and not any(begin <= at < end for begin, end in rests):
            total += step
        at += step
    return total
