"""Sessions (games in memory): made from stored data, and cached while they are used.

A segment is the stretch of a game between two stored states (checkpoints); a session has the present segment's
checkpoint and the answers since.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.codec import load_state
from games.core.run import StoredAnswer
from games.core.session import Session, UndoableSegment
from games.core.spec import GameSpec
from games.core.upgrade import Upgraded, open_with_new_rules
from storage.model import TableInfo
from storage.play.games import StoredSegment
from storage.play.tables import Progress

IDLE_SECONDS = 30 * 60


@dataclass(frozen=True, slots=True)
class Game:
    """A table with its loaded game. Valid only while its user holds the table's queue."""

    info: TableInfo
    spec: GameSpec[Any]
    session: Session[Any]


@dataclass(frozen=True, slots=True)
class Mark:
    """What is noted of a session before an act, to find out afterwards what the act has changed.

    `asks` are the open questions (seat -> number), `kept_from` is the first segment that can be undone, `drawn` and
    `given` count draws and answers in the segment, and `met` is the content seen so far.
    """

    asks: Mapping[int, int]
    segment: int
    kept_from: int
    drawn: int = 0
    met: frozenset[str] = frozenset()
    given: int = 0


BEGINNING = Mark({}, -1, 0)
"""The mark before a game's first segment."""


def asks_of(session: Session[Any]) -> dict[int, int]:
    """Return the numbers of the open questions by seat. A question's number changes when it is asked again."""
    return {seat: session.numbers.get(seat, 0) for seat in session.open_questions()}


def kept_from(session: Session[Any]) -> int:
    """Return the number of the first segment (stretch of the game between two stored states) to which a seat can still
    undo."""
    return session.segment - len(session.past)


def mark_of(session: Session[Any]) -> Mark:
    """Return what must be noted of a session before an act, so that exactly what the act changes can be stored after
    it: the open questions, the segment, the first segment that can be undone, the content seen so far, and how many
    draws and answers the segment has. It is passed to `Recorder.record`, which compares each part with the session."""
    met = frozenset(session.rules.seen_content(session.state))
    return Mark(asks_of(session), session.segment, kept_from(session), len(session.draws()), met, len(session.given))


class RulesError(Exception):
    """Raised when a game's rules raise an exception (`__cause__`): while loading (`given` is None), or at the answer
    `given`."""

    def __init__(self, table_id: int, rules_version: int, segment: int, given: StoredAnswer | None = None) -> None:
        super().__init__(f"table {table_id}, segment {segment}, {given.key if given else 'loading'}")
        self.table_id = table_id
        self.rules_version = rules_version
        self.segment = segment
        self.given = given


def restore(spec: GameSpec[Any], saved: Sequence[StoredSegment], at: Progress) -> Upgraded[Any]:
    """Return a session made from stored data: the present segment's checkpoint (`at` says which one), with its answers
    given again.

    A save of older rules is migrated. Segments finished before an upgrade cannot be undone, because the new rules may
    take another course. Raises the errors of the rules and the codec.
    """
    present = saved[-1]
    assert present.state is not None and present.n == at.segment
    state = load_state(spec, present.state, at.rules_version)
    past = _past(spec, saved[:-1], state) if at.rules_version == spec.version else []
    return open_with_new_rules(spec.rules, state, present.given, segment=present.n, numbers=at.numbers, past=past)


def _past(spec: GameSpec[Any], saved: Sequence[StoredSegment], present: Any) -> list[UndoableSegment[Any]]:
    """Return the earlier segments that can be undone. Without answers, a segment has no stored checkpoint; since undo
    never stops there, any state (`present`) will do."""
    return [
        UndoableSegment(
            present if one.state is None else load_state(spec, one.state, spec.version), one.given
        ) for one in saved
    ]


class SessionCache:
    """Cache of the sessions (games in memory) used last: at most `most`, and none unused for longer than
    `IDLE_SECONDS`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._sessions: OrderedDict[int, tuple[Session[Any], int, float]] = OrderedDict()

    def get(self, table_id: int, revision: int, now: float) -> Session[Any] | None:
        """Return the table's session if it is cached at this revision of the table, else None. A session of another
        revision is dropped."""
        found = self._sessions.get(table_id)
        if found is None:
            return None
        session, known, _ = found
        if known != revision:
            self.drop(table_id)
            return None
        self.put(table_id, session, revision, now)
        return session

    def revision_of(self, table_id: int) -> int:
        """Return the revision of the table at which its session was cached; -1 if it is not cached."""
        found = self._sessions.get(table_id)
        return found[1] if found else -1

    def segment_of(self, table_id: int) -> int | None:
        """Return the number of the present segment of the cached session, even if the session is out of date; None if
        there is none."""
        found = self._sessions.get(table_id)
        return found[0].segment if found else None

    def put(self, table_id: int, session: Session[Any], revision: int, now: float) -> None:
        """Cache a session at a revision of its table, and drop sessions that were not used for long."""
        self._sessions[table_id] = (session, revision, now)
        self._sessions.move_to_end(table_id)
        while len(self._sessions) > self._most or next(iter(self._sessions.values()))[2] < now - IDLE_SECONDS:
            self._sessions.popitem(last=False)

    def drop(self, table_id: int) -> None:
        """Drop a table's session, so that the game is read from the database again."""
        self._sessions.pop(table_id, None)

    def clear(self) -> None:
        """Drop all cached sessions, to free their memory when the service closes. A game used after it is read from
        the database again."""
        self._sessions.clear()

    def __len__(self) -> int:
        return len(self._sessions)
