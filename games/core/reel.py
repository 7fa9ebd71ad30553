"""A game act by act: what each answer led to, for those who look back at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from games.core.journal import Journal, Line
from games.core.rules import Rules
from games.core.run import Given, Segment
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Act:
    """One answer and all that came of it until somebody was asked again. It is the `count`-th of its segment; `seat` is
    None for what happened before the first question (then `count` is 0)."""

    segment: int
    count: int
    seat: int | None
    lines: tuple[Line, ...]

    @property
    def opens(self) -> bool:
        """Whether a chapter begins with it: a round, a season."""
        return any(line.weight >= 2 for line in self.lines)


def reel(rules: Rules[S, Any], start: S, answers: Mapping[int, Sequence[Given]], first: int = 0) -> Iterator[Act]:
    """The acts of a game from the state at the start of segment `first` on, which is used up, with the answers of each
    segment as they are stored. Raises `Misfit` where the rules do not take them, and what the rules raise."""
    at: tuple[int, int, int | None] = (first, 0, None)
    lines: list[Line] = []
    segment = first
    while not rules.finished(start):
        run, told = Segment(rules, start), set[int]()
        lines += _new(start, told)
        for count, one in enumerate(answers.get(segment, ()), 1):
            yield Act(*at, tuple(lines))
            run.replay([one])
            at, lines = (segment, count, one.seat), _new(start, told)
        if not run.ended:
            break
        start.journal, start.chance.drawn = Journal(), []
        segment += 1
    yield Act(*at, tuple(lines))


def _new(state: GameState, told: set[int]) -> list[Line]:
    """The lines that were not told yet, in the order of the log."""
    found = [line for line in state.journal.all_lines() if id(line) not in told]
    told |= {id(line) for line in found}
    return found
