"""What taking back an answer would undo: who has acted since it, who has learnt something, and how much of what kind.

Nothing here tells what was learnt. It counts cards by the pool from which they come (`games.core.state.hidden`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from games.core.redeal import unknown_cards
from games.core.run import Given, Misfit, Segment
from games.core.session import Session
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened from an answer on. `taken` are the answers, the first of them that answer itself, with their
    segments. `learnt` has the seats that have learnt something; `cards` says of how many cards of which pool a seat
    has found out where they lie; a seat that has learnt something else stands in `learnt` alone."""

    taken: tuple[tuple[int, Given], ...]
    learnt: frozenset[int]
    cards: Mapping[int, Mapping[str, int]]

    @property
    def acts(self) -> Counter[int]:
        """How many answers each seat has given."""
        return Counter(given.seat for _, given in self.taken)

    @property
    def concerned(self) -> frozenset[int]:
        """The seats without which this cannot be taken back: those that have acted or learnt something."""
        return frozenset(self.acts) | self.learnt


def since(session: Session[S], answers: Mapping[int, Sequence[Given]], seats: int) -> Since:
    """What the answers beyond `session` have led to: its segment may have more of them, and there may be later
    segments. `seats` is how many sit at the table. The session is used up. Raises `Misfit` when the rules do not take
    the answers, and what the rules raise."""
    rules, state, segment = session.rules, session.checkpoint, session.segment
    skip, last = len(session.given), max(answers, default=-1)
    taken: list[tuple[int, Given]] = []
    watch = _Watch(seats)
    while not rules.finished(state):
        run = Segment(rules, state)
        if skip:
            run.replay(answers[segment][:skip])
            run.learnt = 0
        else:
            watch.look(run)
        for given in answers.get(segment, ())[skip:]:
            if not taken:
                watch.begin(state)
            run.replay([given])
            watch.look(run)
            taken.append((segment, given))
        if not run.ended:
            break
        state.turn_the_page()
        segment, skip = segment + 1, 0
    if segment < last:
        raise Misfit
    return Since(tuple(taken), frozenset(watch.learnt), watch.cards)


class _Watch:
    """Sees who learns what, from the first answer that is taken on."""

    def __init__(self, seats: int) -> None:
        self.learnt: set[int] = set()
        self.cards: dict[int, Counter[str]] = {}
        self._seats = range(seats)
        self._unknown: list[Counter[tuple[str, str]]] = []

    def begin(self, state: GameState) -> None:
        """The first answer is given now."""
        self._unknown = [unknown_cards(state, seat) for seat in self._seats]

    def look(self, run: Segment[Any]) -> None:
        """The rules wait again, or a segment has ended: what it has come to since the last look."""
        if not self._unknown:
            return
        mask = run.learnt | run.state.journal.learnt  # what is learnt inside open lanes is not told yet
        run.learnt = 0
        now = [unknown_cards(run.state, seat) for seat in self._seats]
        for seat in self._seats:
            if mask >> seat & 1:
                self.learnt.add(seat)
            for (pool, _), n in (self._unknown[seat] - now[seat]).items():
                self.cards.setdefault(seat, Counter())[pool] += n
        self._unknown = now
