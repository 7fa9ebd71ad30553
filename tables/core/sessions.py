"""Sessions in memory: made from what is stored, kept while they are used, dropped without regret."""

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
    """A table with its game at hand. Valid only during one's turn in the table's queue."""

    info: TableInfo
    spec: GameSpec[Any]
    session: Session[Any]


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a session stood before an act: what was asked (seat -> number), its segment, the first one kept, how much
    was drawn in its segment, what its players had met, how many answers were given in its segment."""

    asks: Mapping[int, int]
    segment: int
    kept_from: int
    drawn: int = 0
    met: frozenset[str] = frozenset()
    given: int = 0


BEGINNING = Mark({}, -1, 0)
"""Before a game's first segment."""


def asks_of(session: Session[Any]) -> dict[int, int]:
    """The open questions: seat -> number."""
    return {seat: session.numbers.get(seat, 0) for seat in session.open()}


def kept_from(session: Session[Any]) -> int:
    """The first segment that can still be taken back."""
    return session.segment - len(session.past)


def mark(session: Session[Any]) -> Mark:
    """Where a session stands."""
    met = frozenset(session.rules.met(session.state))
    return Mark(asks_of(session), session.segment, kept_from(session), len(session.draws()), met, len(session.given))


class Broken(Exception):
    """The rules raised an exception (`__cause__`): while loading, or at the answer `given`."""

    def __init__(self, table_id: int, rules_version: int, segment: int, given: Given | None = None) -> None:
        super().__init__(f"table {table_id}, segment {segment}, {given.key if given else 'loading'}")
        self.table_id = table_id
        self.rules_version = rules_version
        self.segment = segment
        self.given = given


def restore(spec: GameSpec[Any], saved: Sequence[Saved], at: Progress) -> Upgraded[Any]:
    """The session as it was stored.

    A save of older rules is migrated and its answers are given again; what was finished before an upgrade cannot be
    taken back, because the new rules may have gone another way. Raises what the rules and the codec raise.
    """
    present = saved[-1]
    assert present.state is not None and present.n == at.segment
    state = load_state(spec, present.state, at.rules_version)
    past = _past(spec, saved[:-1], state) if at.rules_version == spec.version else []
    return keep_what_fits(spec.rules, state, present.given, segment=present.n, numbers=at.numbers, past=past)


def _past(spec: GameSpec[Any], saved: Sequence[Saved], present: Any) -> list[Past[Any]]:
    """The segments that can be taken back. Where nobody answered no checkpoint is stored: taking back never stops
    there, so any state will do."""
    return [
        Past(present if one.state is None else load_state(spec, one.state, spec.version), one.given) for one in saved
    ]


class SessionCache:
    """The sessions used last, at most `most` of them, none longer idle than `IDLE_SECONDS`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._sessions: OrderedDict[int, tuple[Session[Any], int, float]] = OrderedDict()

    def get(self, table_id: int, revision: int, now: float) -> Session[Any] | None:
        """The table's session if it is in memory as of this revision of the table; an older one is forgotten."""
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
        """The revision of the table of which its session is in memory; below all others where there is none."""
        found = self._sessions.get(table_id)
        return found[1] if found else -1

    def segment_of(self, table_id: int) -> int | None:
        """The segment of the session that is in memory, right or wrong as it may be by now."""
        found = self._sessions.get(table_id)
        return found[0].segment if found else None

    def put(self, table_id: int, session: Session[Any], revision: int, now: float) -> None:
        """Keep a session as of a revision of its table, and let go of those that were not used for long."""
        self._sessions[table_id] = (session, revision, now)
        self._sessions.move_to_end(table_id)
        while len(self._sessions) > self._most or next(iter(self._sessions.values()))[2] < now - IDLE_SECONDS:
            self._sessions.popitem(last=False)

    def drop(self, table_id: int) -> None:
        """Forget a session: its table will be read from the database again."""
        self._sessions.pop(table_id, None)

    def clear(self) -> None:
        """Forget all."""
        self._sessions.clear()

    def __len__(self) -> int:
        return len(self._sessions)
