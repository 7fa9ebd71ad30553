"""Sessions in memory: restored from stored data, and cached while they are used."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.codec import load_state
from games.core.run import Given
from games.core.session import Past, Session
from games.core.spec import GameSpec
from games.core.upgrade import Upgraded, keep_what_fits
from storage.model import TableInfo
from storage.play.games import Saved
from storage.play.tables import Progress

IDLE_SECONDS = 30 * 60


@dataclass(frozen=True, slots=True)
class Game:
    """A table with its loaded game. Valid only during the turn in the table's queue."""

    info: TableInfo
    spec: GameSpec[Any]
    session: Session[Any]


@dataclass(frozen=True, slots=True)
class Mark:
    """The state of a session before an act, to find out what the act has changed.

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
    """Return the open questions: seat -> number."""
    return {seat: session.numbers.get(seat, 0) for seat in session.open()}


def kept_from(session: Session[Any]) -> int:
    """Return the first segment that can still be undone."""
    return session.segment - len(session.past)


def mark(session: Session[Any]) -> Mark:
    """Return a mark of the session's present state."""
    met = frozenset(session.rules.met(session.state))
    return Mark(asks_of(session), session.segment, kept_from(session), len(session.draws()), met, len(session.given))


class Broken(Exception):
    """Raised when the rules raise an exception (`__cause__`): while loading, or at the answer `given`."""

    def __init__(self, table_id: int, rules_version: int, segment: int, given: Given | None = None) -> None:
        super().__init__(f"table {table_id}, segment {segment}, {given.key if given else 'loading'}")
        self.table_id = table_id
        self.rules_version = rules_version
        self.segment = segment
        self.given = given


def restore(spec: GameSpec[Any], saved: Sequence[Saved], at: Progress) -> Upgraded[Any]:
    """Restore a session from stored data.

    A save of older rules is migrated and its answers are given again. Segments finished before an upgrade cannot be
    undone, because the new rules may take another course. Raises the errors of the rules and the codec.
    """
    present = saved[-1]
    assert present.state is not None and present.n == at.segment
    state = load_state(spec, present.state, at.rules_version)
    past = _past(spec, saved[:-1], state) if at.rules_version == spec.version else []
    return keep_what_fits(spec.rules, state, present.given, segment=present.n, numbers=at.numbers, past=past)


def _past(spec: GameSpec[Any], saved: Sequence[Saved], present: Any) -> list[Past[Any]]:
    """Return the segments that can be undone. Without answers, a segment has no stored checkpoint; since undo never
    stops there, any state will do."""
    return [
        Past(present if one.state is None else load_state(spec, one.state, spec.version), one.given) for one in saved
    ]


class SessionCache:
    """Cache of the sessions used last: at most `most`, and none unused for longer than `IDLE_SECONDS`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._sessions: OrderedDict[int, tuple[Session[Any], int, float]] = OrderedDict()

    def get(self, table_id: int, revision: int, now: float) -> Session[Any] | None:
        """Return the table's session if it is cached at this revision of the table. An older one is dropped."""
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
        """Return the table revision of the cached session; -1 if there is none."""
        found = self._sessions.get(table_id)
        return found[1] if found else -1

    def segment_of(self, table_id: int) -> int | None:
        """Return the segment of the cached session, even if it is out of date; None if there is none."""
        found = self._sessions.get(table_id)
        return found[0].segment if found else None

    def put(self, table_id: int, session: Session[Any], revision: int, now: float) -> None:
        """Cache a session at a revision of its table, and drop sessions that were not used for long."""
        self._sessions[table_id] = (session, revision, now)
        self._sessions.move_to_end(table_id)
        while len(self._sessions) > self._most or next(iter(self._sessions.values()))[2] < now - IDLE_SECONDS:
            self._sessions.popitem(last=False)

    def drop(self, table_id: int) -> None:
        """Drop a session, so that its table is read from the database again."""
        self._sessions.pop(table_id, None)

    def clear(self) -> None:
        """Drop all sessions."""
        self._sessions.clear()

    def __len__(self) -> int:
        return len(self._sessions)
