"""What Discord still has to be told, and what it has been told. Read by the publisher."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from games.core.text import Text
from storage.model import Person


class OutboxKind(StrEnum):
    """Kinds of outbox rows. A table has at most one pending row of each; what comes later is merged into it."""

    LOBBY = "lobby"    # the lobby message is out of date
    TURN = "turn"      # bring the turn message up to date; a new message if `asked` is not empty
    FINAL = "final"    # the game is over: publish the ranking
    NOTICE = "notice"  # say `notices`
    FOLLOWERS = "followers"  # tell those who follow the table
    TAKEN = "taken"    # older turn messages have told what was taken back since
    REMINDER = "reminder"  # never a row: what a reminder's message is noted as


class NoticeKind(StrEnum):
    """What a notice is about; the publisher may add buttons by it."""

    VOTE = "vote"  # the seats are asked to vote
    CANCELLED = "cancelled"
    LENT = "lent"  # an AI sits on the seats until their persons are back
    INVITATION = "invitation"  # somebody who does not sit at the table is asked
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to say about a table.

    `seats` are mentioned. With `to_opener` it goes to the opener as a direct message instead of the table's home
    (because the home is gone, or because it concerns only them). `vote`: the vote on which it asks them;
    `guest`: the invitation that it makes known.
    """

    text: Text
    kind: NoticeKind = NoticeKind.PLAIN
    seats: tuple[int, ...] = ()
    to_opener: bool = False
    vote: int | None = None
    guest: int | None = None


@dataclass(frozen=True, slots=True)
class Ping:
    """A question as the publisher counts it: a seat and the number of its question. Never used twice at a table."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Payload:
    """What an outbox row carries: the asks nobody was pinged for yet (TURN), the notices to say (NOTICE), each with the
    revision of the row in which it was put in."""

    asked: tuple[Ping, ...] = ()
    notices: tuple[Notice, ...] = ()
    revisions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A due outbox row, as of a `revision`."""

    id: int
    table_id: int
    kind: OutboxKind
    payload: Payload
    revision: int
    attempts: int

    @property
    def named_notices(self) -> list[tuple[tuple[int, int, int], Notice]]:
        """The notices, each with a name that it keeps whatever is put in later and taken off (use it for nonces)."""
        put_in, counts = self.payload.revisions, Counter[int]()
        named: list[tuple[tuple[int, int, int], Notice]] = []
        for notice, revision in zip(self.payload.notices, put_in, strict=True):
            named.append(((self.id, revision, counts[revision]), notice))
            counts[revision] += 1
        return named


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A public message of a table that stands in Discord.

    A turn message tells the public log lines from `first_line` to `last_line` (numbers of `StoredLine.n`) and has
    pinged for `asked`. `open`: it still has its buttons; `vote`: those of this vote. `revision` counts its edits.
    """

    table_id: int
    kind: OutboxKind
    channel_id: int
    message_id: int
    first_line: int = 0
    last_line: int = 0
    asked: tuple[Ping, ...] = ()
    open: bool = True
    revision: int = 0
    posted_at: float = 0.0
    vote: int | None = None


class DueKind(StrEnum):
    """Kinds of due items that the publisher sees. Expiries and orders end inside the service."""

    REMINDER = "reminder"
    WAKING = "waking"
    VOTES = "votes"
    HALFWAY = "halfway"
    ORDER = "order"
    WARNING = "warning"
    CLOCK = "clock"  # never seen by the publisher
    NEXT = "next"  # never a row: somebody will be asked soon
    INVITATION = "invitation"  # never a row: somebody was invited while they slept


@dataclass(frozen=True, slots=True)
class DueItem:
    """Something whose time has come: remind the person on `seat` of the question they were asked a day ago, tell them
    of one, or of votes, that they were asked while they slept, or that their turn is not over."""

    id: int
    table_id: int
    kind: DueKind
    seat: int
    number: int
    due_at: float


class What(StrEnum):
    """Of what somebody is told."""

    CALL = "call"          # a question that they were asked
    REMINDER = "reminder"  # that it still waits, or that their time ends
    VOTE = "vote"
    NEXT = "next"          # they will be asked soon


class CallKind(StrEnum):
    """Kinds of messages to one person."""

    CALL = "call"        # something waits for them
    DIGEST = "digest"    # the one message of a day
    WARNING = "warning"  # their time at a table ends


@dataclass(frozen=True, slots=True)
class Item:
    """Something that a notice tells of: why, where, and the number of the question (of a vote, an invitation: its id).
    An invitation has the seat -1."""

    kind: DueKind
    table_id: int
    seat: int
    number: int

    @property
    def what(self) -> What | None:
        """What is owed; nothing for an invitation, which is made known by one notice only."""
        return WHAT.get(self.kind)


WHAT = {
    DueKind.WAKING: What.CALL, DueKind.HALFWAY: What.CALL, DueKind.REMINDER: What.REMINDER,
    DueKind.WARNING: What.REMINDER, DueKind.VOTES: What.VOTE, DueKind.NEXT: What.NEXT,
}


@dataclass(frozen=True, slots=True)
class PersonNotice:
    """A message to one person. `table_id`: in whose home it is said; None: in their room. `begun_at`: when it was sent
    last and nobody knows whether it has arrived."""

    id: int
    person: Person
    table_id: int | None
    kind: CallKind
    items: tuple[Item, ...]
    begun_at: float | None
    attempts: int
    due_at: float
