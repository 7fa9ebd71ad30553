"""Remembers one table: a checkpoint of the state, the answers given since, and what can still be taken back.

Restart, undo, a changed mind and a fork all do the same thing: copy the checkpoint and run the segment again with
the answers that are kept (`games.core.run`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.core.chance import Draw
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Refusal, Refused
from games.core.journal import Line
from games.core.rules import Rules
from games.core.run import Given, Misfit, Segment, checked, not_asked
from games.core.state import GameState
from games.core.text import text

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Past(Generic[S]):
    """A finished segment that can still be taken back: its checkpoint and its answers."""

    checkpoint: S
    given: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Closed:
    """What a finished segment leaves for the log, the statistics and the proof of its draws: its lines, what cards did
    in it, who has learnt something (a bit mask, -1 for everybody), and what was drawn."""

    segment: int
    lines: tuple[Line, ...]
    tally: Mapping[str, int]
    learnt: int
    draws: tuple[Draw, ...]


PAST_KEPT = 64
"""How many finished segments can be taken back at most."""


class RulesFailed(Exception):
    """The rules raised an exception. The session is as it was before the answer; `__cause__` is what they raised."""


def without_last(given: Sequence[Given], seat: int) -> list[Given]:
    """The answers without the seat's last one."""
    at = max(i for i, one in enumerate(given) if one.seat == seat)
    return [one for i, one in enumerate(given) if i != at]


class Session(Generic[S]):
    """A table in play.

    `state` is live and must not be changed from outside. `segment` counts segments from 0. `numbers[seat]` is the
    number of the seat's present question: it grows whenever that question changes, so a stale click is recognised.
    `closed` collects finished segments until the caller takes them. Making one raises `Misfit` when the rules do not
    take all of `given` (`games.core.upgrade` keeps what fits), and what the rules raise.
    """

    def __init__(
        self,
        rules: Rules[S, Any],
        state: S,
        given: Sequence[Given] = (),
        *,
        segment: int = 0,
        numbers: Mapping[int, int] | None = None,
        past: Sequence[Past[S]] = (),
    ) -> None:
        self.rules = rules
        self.state = state
        self.segment = segment
        self.numbers: dict[int, int] = dict(numbers or {})
        self.past: list[Past[S]] = list(past)
        self.closed: list[Closed] = []
        self.checkpoint: S = copy_of(state)
        self.given: list[Given] = []
        self._run: Segment[S] | None = None
        self._replay(given)

    # -- what is asked -------------------------------------------------------------------------------------------

    def open(self) -> dict[int, Decision]:
        """The questions without an answer, by seat."""
        return {} if self._run is None else self._run.open()

    def held(self, seat: int) -> Given | None:
        """The seat's last answer that it may still change because other seats have not answered yet."""
        if self._run is None or not self._run.holds(seat):
            return None
        last = next(one for one in reversed(self.given) if one.seat == seat)
        return None if last.free else last

    def free(self, seat: int) -> Decision | None:
        """What the seat may do out of turn, while it is not asked (`act`)."""
        return None if self._run is None else self._run.free(seat)

    def acting(self, seat: int) -> bool:
        """Whether the seat's open question belongs to an act out of turn."""
        return self._run is not None and self._run.aside(seat)

    def question(self, seat: int) -> Decision | None:
        """What the seat can answer now: its open question, or the one whose held answer it may still change."""
        found = self.open().get(seat)
        if found is None and self._run is not None and self.held(seat) is not None:
            found = self._run.questions[seat]
        return found

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self._run is None

    def lines(self) -> list[Line]:
        """The log lines of the segment in progress, so far."""
        return self.state.journal.all_lines()

    def draws(self) -> list[Draw]:
        """What was drawn in the segment in progress, so far; in the first one also for setting up."""
        return self.state.chance.drawn

    # -- answering -----------------------------------------------------------------------------------------------

    def submit(self, seat: int, answer: Answer) -> None:
        """Answer the seat's open question, or change its held answer.

        Raises `Refused` (nothing changes) or `RulesFailed` (the session is rebuilt as it was).
        """
        decision = self.open().get(seat)
        if decision is None or self._run is None:
            self._change(seat, answer)
            return
        run, answer = self._run, checked(self.rules, self.state, decision, answer)
        given = Given(seat, decision.key, answer, run.aside(seat))
        self._take(given, lambda: run.give(decision, answer))

    def act(self, seat: int, answer: Answer) -> None:
        """Do something out of turn, as `free` offers it. Raises `Refused` or `RulesFailed`, as `submit`."""
        decision = self.free(seat)
        if decision is None or self._run is None:
            raise not_asked()
        run, answer = self._run, checked(self.rules, self.state, decision, answer)
        self._take(Given(seat, decision.key, answer, free=True), lambda: run.act(seat, answer))

    def _take(self, given: Given, go: Callable[[], None]) -> None:
        """Note an answer and let the rules go on with it; whose question has changed by it gets a new number."""
        segment, checkpoint, kept = self.segment, self.checkpoint, list(self.given)
        past, closed, asked = list(self.past), list(self.closed), self.open() if given.free else {}
        self.given.append(given)
        try:
            go()
            self._go_on()
        except Exception as error:
            self.segment, self.checkpoint, self.past, self.closed = segment, checkpoint, past, closed
            self._rebuild(kept)
            raise RulesFailed(f"{self.rules.game}: {given.key}") from error
        self._renumber(given.seat)
        now = self.open()
        for seat in asked.keys() & now.keys() - {given.seat}:
            if asked[seat] != now[seat]:
                self._renumber(seat)

    def _change(self, seat: int, answer: Answer) -> None:
        if self.held(seat) is None:
            raise not_asked()
        kept = list(self.given)
        self._rebuild(without_last(kept, seat))
        try:
            self.submit(seat, answer)
        except (Refused, RulesFailed):
            self._rebuild(kept)
            raise

    def _renumber(self, seat: int) -> None:
        self.numbers[seat] = self.numbers.get(seat, 0) + 1

    # -- taking back ---------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether `undo(seat)` would do something."""
        return self._undo_target(seat) is not None

    def undo(self, seat: int) -> Given:
        """Take back the seat's last answer, up to the last barrier: something learnt, or another seat's answer.

        Returns what was taken back. Raises `Refused` when there is nothing that this seat may take back.
        """
        target = self._undo_target(seat)
        if target is None:
            rule = "undo_barrier" if self.given or self.segment else "undo_nothing"
            raise Refused(Refusal(rule, text(f"core-refused-{rule.replace('_', '-')}")))
        steps, taken = target
        for _ in range(steps):
            step = self.past.pop()
            self.checkpoint, self.given = step.checkpoint, list(step.given)
            self.segment -= 1
        self.closed = [one for one in self.closed if one.segment < self.segment]
        self._rebuild(without_last(self.given, seat))
        for other in range(max(self.numbers, default=0) + 1):
            self._renumber(other)
        return taken

    def _undo_target(self, seat: int) -> tuple[int, Given] | None:
        """How many segments back the answer lies that the seat may take back, and the answer."""
        held = self.held(seat)
        if held is not None:
            return 0, held
        last = self.given[-1] if self._run is not None and len(self.given) > self._run.fixed else None
        if self._run is not None and self._run.holding and not (last is not None and last.free):
            return None
        if last is not None:
            return (0, last) if last.seat == seat else None
        if self.given:
            return None
        for back, step in enumerate(reversed(self.past), 1):
            if step.given:
                return (back, step.given[-1]) if step.given[-1].seat == seat else None
        return None

    # -- running the segment -------------------------------------------------------------------------------------

    def fork(self) -> Session[S]:
        """An independent session at the same point."""
        return Session(
            self.rules, copy_of(self.checkpoint), self.given,
            segment=self.segment, numbers=self.numbers, past=self.past,
        )

    def _rebuild(self, given: Sequence[Given]) -> None:
        """Run the present segment again from its checkpoint."""
        if self._run is not None:
            self._run.close()
        self.state = copy_of(self.checkpoint)
        self._replay(given)

    def _replay(self, given: Sequence[Given]) -> None:
        self.given = list(given)
        self._run = None if self.rules.finished(self.state) else Segment(self.rules, self.state)
        if self._run is not None:
            self._run.replay(given)
            self._go_on()
        elif given:
            raise Misfit

    def _go_on(self) -> None:
        """Close the segment if it has ended, and begin the next, until somebody must answer or the game is over."""
        while self._run is not None:
            if self._run.learnt:
                self.past.clear()
            if not self._run.ended:
                return
            self._close_segment(self._run)
            self._run = None if self.rules.finished(self.state) else Segment(self.rules, self.state)

    def _close_segment(self, run: Segment[S]) -> None:
        """The segment has run to its end: make the next checkpoint."""
        journal, draws = self.state.journal, tuple(self.draws())
        self.state.turn_the_page()
        self.closed.append(Closed(self.segment, tuple(journal.all_lines()), journal.tally, run.learnt, draws))
        if run.fixed and run.fixed == run.used:
            self.past.clear()
        else:
            self.past.append(Past(self.checkpoint, tuple(self.given)))
            del self.past[:-PAST_KEPT]
        self.checkpoint = copy_of(self.state)
        self.given = []
        self.segment += 1
