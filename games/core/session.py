"""Runs one table: a checkpoint of the state, the answers given since, and the segment that waits for the next one.

Restart, undo, a changed mind and a fork all do the same thing: copy the checkpoint and run the segment again with
the answers that are kept. Answers are kept per seat in the order of that seat's questions, so the order in which
people happened to answer never matters.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from games.core.ask import Lanes
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Refusal, Refused, normal
from games.core.journal import Journal, Line
from games.core.rules import Rules
from games.core.state import GameState
from games.core.text import text

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Given:
    """One answer as it is stored: who, to which question, what."""

    seat: int
    key: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class Past(Generic[S]):
    """A finished segment that can still be taken back: its checkpoint and its answers."""

    checkpoint: S
    given: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Closed:
    """What a finished segment leaves for the log and the statistics: its lines, and what cards did in it."""

    segment: int
    lines: tuple[Line, ...]
    tally: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Ahead(Generic[S]):
    """What an answer leads to before anything else happens: the state, and the lines that the answer has written."""

    state: S
    lines: tuple[Line, ...]


PAST_KEPT = 64
"""How many finished segments can be taken back at most."""


class RulesFailed(Exception):
    """The rules raised an exception. The session is as it was before the answer; `__cause__` is what they raised."""


class _Misfit(Exception):
    """A stored answer does not fit the rules as they are now."""


@dataclass(slots=True)
class _Lane:
    script: Coroutine[Any, Any, Any]
    decision: Decision | None = None
    result: Any = None
    done: bool = False
    answered: int = 0


@dataclass(slots=True)
class _Queues:
    """Stored answers that wait to be used again, by seat."""

    by_seat: dict[int, deque[Given]] = field(default_factory=dict)

    @classmethod
    def of(cls, given: Sequence[Given]) -> _Queues:
        queues = cls()
        for one in given:
            queues.by_seat.setdefault(one.seat, deque()).append(one)
        return queues

    def next_for(self, decision: Decision) -> Answer | None:
        queue = self.by_seat.get(decision.seat)
        if not queue:
            return None
        one = queue.popleft()
        if one.key != decision.key:
            raise _Misfit
        return one.answer

    def left(self) -> int:
        return sum(len(queue) for queue in self.by_seat.values())


class Session(Generic[S]):
    """A table in play.

    `state` is live and must not be changed from outside. `segment` counts segments from 0. `numbers[seat]` is the
    number of the seat's present question: it grows whenever that question changes, so a stale click is recognised.
    `reopened` is how many stored answers no longer fitted when the session was loaded. With `light=True` nothing
    can be taken back, which is faster (simulations). `closed` collects finished segments until the caller takes them.
    """

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        given: Sequence[Given] = (),
        *,
        segment: int = 0,
        numbers: Mapping[int, int] | None = None,
        past: Sequence[Past[S]] = (),
        light: bool = False,
    ) -> None:
        self.rules = rules
        self.state = state
        self.segment = segment
        self.numbers: dict[int, int] = dict(numbers or {})
        self.light = light
        self.reopened = 0
        self.given: list[Given] = []
        self.fixed = 0
        self.past: list[Past[S]] = list(past)
        self.checkpoint: S = state if light else copy_of(state)
        self.closed: list[Closed] = []
        self._waiting: Decision | dict[int, _Lane] | None = None
        self._main: Coroutine[Any, Any, None] | None = None
        self._begin(given)

    # -- what is asked -------------------------------------------------------------------------------------------

    def open(self) -> dict[int, Decision]:
        """The questions without an answer, by seat."""
        waiting = self._waiting
        if waiting is None:
            return {}
        if isinstance(waiting, Decision):
            return {waiting.seat: waiting}
        return {seat: lane.decision for seat, lane in waiting.items() if lane.decision is not None}

    def held(self, seat: int) -> Given | None:
        """The seat's last answer that it may still change because other seats have not answered yet."""
        if self.light or not isinstance(self._waiting, dict):
            return None
        lane = self._waiting.get(seat)
        if lane is None or not lane.answered:
            return None
        return next(one for one in reversed(self.given) if one.seat == seat)

    def question(self, seat: int) -> Decision | None:
        """What the seat can answer now: its open question, or the one whose held answer it may still change."""
        found = self.open().get(seat)
        if found is None and self.held(seat) is not None:
            found = self._questions[seat]
        return found

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self._waiting is None

    def lines(self) -> list[Line]:
        """The log lines of the segment in progress, so far."""
        return self.state.journal.all_lines()

    # -- answering -----------------------------------------------------------------------------------------------

    def submit(self, seat: int, answer: Answer) -> None:
        """Answer the seat's open question, or change its held answer.

        Raises `Refused` (nothing changes) or `RulesFailed` (the session is rebuilt as it was).
        """
        decision = self.open().get(seat)
        if decision is None:
            self._change(seat, answer)
            return
        answer = self._checked(decision, answer)
        if self.light:
            self.given.append(Given(seat, decision.key, answer))
            self._deliver(decision, answer)
            self._run(_Queues())
            return
        segment, kept, past = self.segment, list(self.given), list(self.past)
        state_before = self.checkpoint
        closed = list(self.closed)
        self.given.append(Given(seat, decision.key, answer))
        try:
            self._deliver(decision, answer)
            self._run(_Queues())
        except Exception as error:
            self.segment, self.past, self.closed = segment, past, closed
            self.checkpoint = state_before
            self._rebuild(kept)
            raise RulesFailed(f"{self.rules.game}: {decision.key}") from error
        self._renumber(seat)

    def _checked(self, decision: Decision, answer: Answer) -> Answer:
        answer = normal(decision, answer)
        if decision.is_free(answer):
            return answer
        refusal = self.rules.refusal(self.state, decision, answer)
        if refusal is not None:
            raise Refused(refusal)
        return answer

    def _change(self, seat: int, answer: Answer) -> None:
        held = self.held(seat)
        if held is None:
            raise Refused(Refusal("not_asked", text("core-refused-not-asked")))
        kept = list(self.given)
        self._rebuild(self._without_last(kept, seat))
        try:
            self.submit(seat, answer)
        except (Refused, RulesFailed):
            self._rebuild(kept)
            raise

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
        kept = self._without_last(self.given, seat)
        self._rebuild(kept)
        for other in range(max(self.numbers, default=0) + 1):
            self._renumber(other)
        return taken

    def _undo_target(self, seat: int) -> tuple[int, Given] | None:
        """How many segments back the answer lies that the seat may take back, and the answer."""
        if self.light:
            return None
        held = self.held(seat)
        if held is not None:
            return 0, held
        if isinstance(self._waiting, dict) and any(lane.answered for lane in self._waiting.values()):
            return None
        if len(self.given) > self.fixed:
            last = self.given[-1]
            return (0, last) if last.seat == seat else None
        if self.given:
            return None
        for back, step in enumerate(reversed(self.past), 1):
            if step.given:
                return (back, step.given[-1]) if step.given[-1].seat == seat else None
        return None

    @staticmethod
    def _without_last(given: Sequence[Given], seat: int) -> list[Given]:
        at = max(i for i, one in enumerate(given) if one.seat == seat)
        return [one for i, one in enumerate(given) if i != at]

    # -- copies --------------------------------------------------------------------------------------------------

    def fork(self) -> Session[S]:
        """An independent session at the same point."""
        return Session(
            self.rules, copy_of(self.checkpoint), self.given,
            segment=self.segment, numbers=self.numbers, past=self.past,
        )

    def ahead(self, seat: int, answer: Answer) -> Ahead[S] | None:
        """What the seat's answer to its question would lead to, in a copy: as far as the next question, or the end of
        the segment or of the seat's lane. None when somebody would learn something on the way, because nobody may
        see that in advance. Raises `Refused`, and what the rules raise.
        """
        held = seat not in self.open() and self.held(seat) is not None
        given = self._without_last(self.given, seat) if held else self.given
        twin = Session(self.rules, copy_of(self.checkpoint), given)
        decision = twin.open().get(seat)
        if decision is None:
            raise Refused(Refusal("not_asked", text("core-refused-not-asked")))
        answer = twin._checked(decision, answer)
        lanes, journal = twin._waiting, twin.state.journal
        told = journal.lanes.get(seat, journal.lines)
        before = len(told)
        if isinstance(lanes, dict):
            twin._step_lane(seat, lanes[seat], answer)
            return None if journal.learnt else Ahead(twin.state, tuple(told[before:]))
        twin._used += 1
        twin._resume(answer)
        learnt = twin.fixed == twin._used if not twin.closed else not twin.past
        return None if learnt else Ahead(twin.state, tuple(told[before:]))

    # -- the driver ----------------------------------------------------------------------------------------------

    def _begin(self, given: Sequence[Given]) -> None:
        self._questions: dict[int, Decision] = {}
        start, segment, past = self.checkpoint, self.segment, list(self.past)
        try:
            self._restart(_Queues.of(given), given)
        except _Misfit:
            self._keep_what_fits(given, start, segment, past)

    def _keep_what_fits(self, given: Sequence[Given], start: S, segment: int, past: list[Past[S]]) -> None:
        """The rules have changed under a running segment: keep the longest beginning of its answers that fits.

        Every attempt begins from `start`, because an earlier one may have gone on into later segments.
        """
        for kept in range(len(given) - 1, -1, -1):
            self._close_scripts()
            self.checkpoint, self.state = start, copy_of(start)
            self.segment, self.past, self.closed = segment, list(past), []
            try:
                self._restart(_Queues.of(given[:kept]), given[:kept])
            except _Misfit:
                continue
            self.reopened = len(given) - kept
            for seat in self.open():
                self._renumber(seat)
            return

    def _rebuild(self, given: Sequence[Given]) -> None:
        self._close_scripts()
        self.state = copy_of(self.checkpoint)
        self._restart(_Queues.of(given), given)

    def _restart(self, queues: _Queues, given: Sequence[Given]) -> None:
        self.given = list(given)
        self.fixed = 0
        self._used = 0
        self._waiting = None
        self._main = None
        self._run(queues)
        if queues.left():
            raise _Misfit

    def _run(self, queues: _Queues) -> None:
        """Go on until somebody must answer or the game is over."""
        while True:
            if self._main is None:
                if self.rules.finished(self.state):
                    return
                self._main = self.rules.segment(self.state)
                self._resume(None)
            elif isinstance(self._waiting, Decision):
                answer = queues.next_for(self._waiting)
                if answer is None:
                    return
                self._check_stored(self._waiting, answer)
                self._deliver(self._waiting, answer)
            elif not self._feed_lanes(queues):
                return

    def _check_stored(self, decision: Decision, answer: Answer) -> None:
        try:
            self._checked(decision, answer)
        except Refused as refused:
            raise _Misfit from refused

    def _feed_lanes(self, queues: _Queues) -> bool:
        """Give stored answers to the open lanes; whether all lanes have closed."""
        lanes = self._waiting
        assert isinstance(lanes, dict)
        for seat, lane in lanes.items():
            while lane.decision is not None:
                answer = queues.next_for(lane.decision)
                if answer is None:
                    break
                self._check_stored(lane.decision, answer)
                self._step_lane(seat, lane, answer)
        return self._close_lanes_if_done(lanes)

    def _deliver(self, decision: Decision, answer: Answer) -> None:
        if isinstance(self._waiting, dict):
            self._step_lane(decision.seat, self._waiting[decision.seat], answer)
            self._close_lanes_if_done(self._waiting)
        else:
            self._used += 1
            self._resume(answer)

    def _step_lane(self, seat: int, lane: _Lane, answer: Answer | None) -> None:
        if answer is not None:
            lane.answered += 1
            self._used += 1
        self.state.journal.lane = seat
        try:
            request = lane.script.send(answer)
        except StopIteration as stop:
            lane.result, lane.done, lane.decision = stop.value, True, None
        else:
            if not isinstance(request, Decision) or request.seat != seat:
                raise TypeError(f"the lane of seat {seat} awaited {request!r}; it may only ask its own seat")
            lane.decision = self._questions[seat] = request
        finally:
            self.state.journal.lane = None

    def _close_lanes_if_done(self, lanes: dict[int, _Lane]) -> bool:
        if any(not lane.done for lane in lanes.values()):
            return False
        if len(lanes) > 1:
            self.fixed = self._used
        self.state.journal.close_lanes()
        self._resume({seat: lane.result for seat, lane in lanes.items()})
        return True

    def _resume(self, value: object) -> None:
        """Send `value` into the segment. Afterwards it waits at `_waiting`, or it is closed and `_main` is None."""
        assert self._main is not None
        self._waiting = None
        while True:
            try:
                request = self._main.send(value)
            except StopIteration:
                self._mark_barrier()
                self._close_segment()
                return
            self._mark_barrier()
            if isinstance(request, Decision):
                self._waiting = request
                return
            if not isinstance(request, Lanes):
                raise TypeError(f"rules awaited {request!r}; only ask(), ask_all() and each() may suspend a segment")
            lanes = {seat: _Lane(request.scripts[seat]) for seat in sorted(request.scripts)}
            self.state.journal.open_lanes(list(lanes))
            for seat, lane in lanes.items():
                self._step_lane(seat, lane, None)
            if any(not lane.done for lane in lanes.values()):
                self._waiting = lanes
                return
            self.state.journal.close_lanes()
            value = {seat: lane.result for seat, lane in lanes.items()}

    def _mark_barrier(self) -> None:
        if self.state.journal.learnt:
            self.state.journal.learnt = False
            self.fixed = self._used
            self.past.clear()

    def _close_segment(self) -> None:
        """The segment has run to its end: make the next checkpoint."""
        self._main = None
        self._waiting = None
        journal = self.state.journal
        self.state.journal = Journal()
        if self.light:
            self.state.journal.tally = journal.tally
        else:
            self.closed.append(Closed(self.segment, tuple(journal.all_lines()), journal.tally))
            if self.fixed and self.fixed == self._used:
                self.past.clear()
            else:
                self.past.append(Past(self.checkpoint, tuple(self.given)))
                del self.past[:-PAST_KEPT]
            self.checkpoint = copy_of(self.state)
        self.given = []
        self.fixed = self._used = 0
        self.segment += 1

    def _close_scripts(self) -> None:
        """Drop suspended coroutines quietly before the segment is run again."""
        if isinstance(self._waiting, dict):
            for lane in self._waiting.values():
                lane.script.close()
        if self._main is not None:
            self._main.close()
        self._waiting = self._main = None

    def _renumber(self, seat: int) -> None:
        self.numbers[seat] = self.numbers.get(seat, 0) + 1
