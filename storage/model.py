"""What stands in the database, as plain frozen data; nothing here reads or writes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any

from games.core.journal import Line

Person = int
"""A row of the `person` table. Not a Discord id: those stand in that table only."""


NOBODY: Person = 0
"""Who all those are that were deleted. Also the Discord id of that row, which no account has."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def running(self) -> bool:
        """Whether the table still takes its place in the channel."""
        return self in (Status.LOBBY, Status.PLAYING)


class HomeKind(StrEnum):
    """What kind of place a table stands in."""

    CHANNEL = "channel"
    THREAD = "thread"
    PRIVATE = "private"


@dataclass(frozen=True, slots=True)
class Home:
    """Where a table stands. A thread's `channel_id` is the thread's own id; a private table has neither id."""

    kind: HomeKind
    guild_id: int | None = None
    channel_id: int | None = None


DAY = 24 * 60
LEAST_AWAKE = 8 * 60
"""Minutes a day that somebody is awake at the least: quiet hours around the clock would stop every clock."""


@dataclass(frozen=True, slots=True)
class Hours:
    """Waking hours: from minute `wake` to minute `sleep` of the local day in `zone` (a name such as "Europe/Rome"),
    across midnight where `sleep` is not the later one."""

    zone: str
    wake: int
    sleep: int

    @property
    def awake(self) -> int:
        """Minutes a day."""
        return (self.sleep - self.wake) % DAY

    @property
    def sound(self) -> bool:
        """Whether these are minutes of a day, and enough of them."""
        return 0 <= self.wake < DAY and 0 <= self.sleep < DAY and self.awake >= LEAST_AWAKE


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody is away, from when to when. `how`: what their tables do meanwhile (see `HOW`). `state`: a `draft` that
    only they know, `planned`, `running`, `over`."""

    id: int
    person: Person
    from_at: float
    to_at: float
    note: str
    how: str
    state: str
    made_at: float

    @property
    def in_force(self) -> bool:
        """Whether it holds, or is to come: it is no thought any more, and not over."""
        return self.state in ("planned", "running")


HOW = ("wait", "ai", "ask")
"""What a table does while somebody is away: it waits for them, an AI sits in, or the others are asked which."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time there is for a decision: `spare` waking seconds each, and `reserve` for the whole game beyond.
    `zero`: what happens then; the others are asked (`ask`), or an AI sits in at once (`ai`)."""

    spare: float
    reserve: float
    zero: str


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat and who sits on it: a person, or an AI of the level `ai`. Where `person` is `NOBODY`, which is only at
    games that are over, `discord_id` is None. `lent_by` is the person who handed the seat to the AI and may take it
    back, `lender_discord_id` who that is in Discord. `hours`: when the person is awake; `away`: from when to when they
    are not there at all."""

    seat: int
    person: Person | None
    discord_id: int | None
    ai: str | None
    lent_by: Person | None = None
    lender_discord_id: int | None = None
    hours: Hours | None = None
    away: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table without its game state: cheap to read, the same for every viewer. Times are seconds since 1970. `options`
    are in the words of today's rules, whatever rules they were chosen under."""

    id: int
    game: str
    status: Status
    options: Mapping[str, Any]
    home: Home
    opener: Person
    opener_discord_id: int
    seats: tuple[SeatInfo, ...]
    language: str
    commitment: str
    rules_version: int
    opened_at: float
    started_at: float | None = None
    ended_at: float | None = None
    away: bool = False
    """The bot is not in the table's server at the moment; nothing is published until it is back."""
    daily: date | None = None
    """The day whose deal is played here, if it is one."""
    revision: int = 0
    """Grows with every change of the table and its seats."""
    lost: int = 0
    """How many of its messages somebody has deleted: with it, attempts to send one are told apart."""

    pace: Pace | None = None
    """None: no clock runs here."""

    reopen_until: float | None = None
    """A game that was ended early: until when its players may open it again. Until then nothing secret is shown."""

    lesson: bool = False
    """Somebody learns the game here, alone with AIs."""

    practice: bool = False
    """Here an act may be taken back also where nobody is left to ask; the table counts for nothing."""

    ready: frozenset[Person] = frozenset()
    """In the lobby: who has said to be ready; the opener by asking the others."""

    puzzle: bool = False
    """Somebody goes on here from a point of another game, alone with AIs. Its draws prove nothing."""

    wished: bool = False
    """Somebody has asked the others to take something back."""

    def reopens(self, now: float) -> bool:
        """Whether its players may still open it again."""
        return self.status is Status.CANCELLED and self.reopen_until is not None and now < self.reopen_until

    def place_of(self, person: Person) -> int | None:
        """The seat that is the person's, also while an AI plays on it for them; None for everybody else."""
        return next((s.seat for s in self.seats if person in (s.person, s.lent_by)), None)

    @property
    def players(self) -> tuple[Person, ...]:
        """The persons whose seats these are, in seat order; those for whom an AI plays, too."""
        owners = (s.person if s.person is not None else s.lent_by for s in self.seats)
        return tuple(one for one in owners if one is not None)

    def seat_of(self, person: Person) -> int | None:
        """The seat on which `person` sits, or None."""
        return next((s.seat for s in self.seats if s.person == person), None)


@dataclass(frozen=True, slots=True)
class Digest:
    """One message a day, at `minute` of the local day in `zone`, instead of a call for each question."""

    zone: str
    minute: int


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What a person has chosen. `language` None: as Discord says. `marks`: letters and shapes besides colours. `hours`
    None: awake at all hours. `tips`: a line of help at each question of a first game. `digest` None: called at once.
    `direct`: what is told to them alone goes into their room of direct messages; `next_turn`: they want to hear of
    being next."""

    language: str | None = None
    reminders: bool = True
    marks: bool = True
    hours: Hours | None = None
    tips: bool = True
    digest: Digest | None = None
    direct: bool = False
    next_turn: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A room. `language`: in which its person has read the page with the button that opened it; `closed`: Discord has
    refused a message there, and none is sent until they open it again."""

    channel_id: int
    language: str
    closed: bool = False


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A log line. `n` grows through the whole table; a line keeps its number until it is taken back.
    `taken`: it was, with the consent of those whom it concerned."""

    n: int
    segment: int
    line: Line
    taken: bool = False
