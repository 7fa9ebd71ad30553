"""Drives the rules: one segment from its start to its end, and a game that is only played forwards.

A segment waits either for one seat, or in lanes for several at once. Answers are kept per seat in the order of that
seat's questions, so the order in which people happened to answer never matters.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.core.ask import Lanes, Making, Remade
from games.core.decision import Answer, Decision, Refusal, Refused, normal
from games.core.rules import Rules
from games.core.state import GameState
from games.core.text import text

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Given:
    """One answer as it is stored: who, to which question, what. `free`: an act out of turn, or an answer on its way;
    it stands in its place among the answers of all seats."""

    seat: int
    key: str
    answer: Answer
    free: bool = False


class Misfit(Exception):
    """A stored answer does not fit the rules as they are now."""


@dataclass(slots=True)
class _Lane:
    """One seat's script beside those of others: its open question, or its result when it is `done`."""

    script: Coroutine[Any, Any, Any]
    decision: Decision | None = None
    make: Making | None = None
    result: Any = None
    done: bool = False
    answered: int = 0


def checked(rules: Rules[S, Any], state: S, decision: Decision, answer: Answer) -> Answer:
    """The answer in its normal spelling. Raises `Refused` when it does not fit the form or breaks a rule."""
    answer = normal(decision, answer)
    if decision.is_free(answer):
        return answer
    refusal = rules.refusal(state, decision, answer)
    if refusal is not None:
        raise Refused(refusal)
    return answer


def not_asked() -> Refused:
    """The refusal of an answer by a seat that has no question."""
    return Refused(Refusal("not_asked", text("core-refused-not-asked")))


class Segment(Generic[S]):
    """One segment in play.

    `state` is live. `used` answers were given; the first `fixed` of them stand behind a barrier. `learnt` is the bit
    mask of the seats that have learnt something in it, -1 for everybody. `questions` has each seat's last question.
    Making one runs the rules to their first question. Raises what the rules raise.
    """

    __slots__ = (
        "_asides", "_main", "_make", "_over", "_waiting", "fixed", "learnt", "questions", "rules", "state", "used",
    )

    def __init__(self, rules: Rules[S, Any], state: S) -> None:
        self.rules = rules
        self.state = state
        self.used = 0
        self.fixed = 0
        self.learnt = 0
        self.questions: dict[int, Decision] = {}
        self._waiting: Decision | dict[int, _Lane] | None = None
        self._make: Making | None = None
        self._asides: dict[int, _Lane] = {}
        self._over = False
        self._main = rules.segment(state)
        self._resume(None)

    # -- what is asked -------------------------------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """Whether the segment has run to its end. It waits for acts out of turn that have begun."""
        return self._over and not self._asides

    def open(self) -> dict[int, Decision]:
        """The questions without an answer, by seat. Who acts out of turn is asked about that first."""
        waiting = self._waiting
        if waiting is None:
            found = {}
        elif isinstance(waiting, Decision):
            found = {waiting.seat: waiting}
        else:
            found = {seat: lane.decision for seat, lane in waiting.items() if lane.decision is not None}
        for seat, aside in self._asides.items():
            assert aside.decision is not None
            found[seat] = aside.decision
        return found

    def free(self, seat: int) -> Decision | None:
        """What the seat may do out of turn: nothing while it is asked something."""
        return None if self._over or seat in self.open() else self.rules.free_actions(self.state, seat)

    def aside(self, seat: int) -> bool:
        """Whether the seat has begun an act out of turn and is asked about it."""
        return seat in self._asides

    def holds(self, seat: int) -> bool:
        """Whether the seat has answered in a lane while others have not: it may still change that answer."""
        lane = self._lane(seat)
        return lane is not None and lane.answered > 0

    @property
    def holding(self) -> bool:
        """Whether any seat holds an answer in a lane."""
        return isinstance(self._waiting, dict) and any(lane.answered for lane in self._waiting.values())

    def _lane(self, seat: int) -> _Lane | None:
        return self._waiting.get(seat) if isinstance(self._waiting, dict) else None

    # -- answering -----------------------------------------------------------------------------------------------

    def give(self, decision: Decision, answer: Answer) -> None:
        """Go on with a checked answer to one of the open questions."""
        if decision.seat in self._asides:
            self._step_aside(decision.seat, answer)
            return
        lane = self._lane(decision.seat)
        if lane is None:
            self.used += 1
            self._resume(answer)
        else:
            self._step_lane(decision.seat, lane, answer)
            self._close_lanes_if_done()

    def act(self, seat: int, answer: Answer) -> None:
        """Carry out a checked act out of turn, as far as its first question."""
        self._asides[seat] = _Lane(self.rules.act_freely(self.state, seat, answer))
        self._step_aside(seat, None)

    def _step_aside(self, seat: int, answer: Answer | None) -> None:
        self.used += 1
        lane, journal = self._asides[seat], self.state.journal
        journal.lane = seat if seat in journal.lanes else None
        try:
            self._step(seat, lane, answer)
        finally:
            journal.lane = None
            if lane.done or lane.decision is None:
                del self._asides[seat]
        self._mark_barrier()
        self._make_anew()

    def _make_anew(self) -> None:
        """Make the waiting questions from the state as it is now."""
        if isinstance(self._waiting, dict):
            for seat, lane in self._waiting.items():
                if lane.decision is not None and lane.make is not None:
                    lane.decision = self.questions[seat] = lane.make()
        elif self._waiting is not None and self._make is not None:
            self._waiting = self.questions[self._waiting.seat] = self._make()

    def give_alone(self, decision: Decision, answer: Answer) -> int:
        """Go on with a checked answer, but not into what follows open lanes; the bit mask of the seats that have learnt
        something by it, -1 for everybody."""
        lane = self._lane(decision.seat)
        if lane is None or decision.seat in self._asides:
            before, self.learnt = self.learnt, 0
            self.give(decision, answer)
            found, self.learnt = self.learnt, self.learnt | before
            return found
        self._step_lane(decision.seat, lane, answer)
        return self.state.journal.learnt

    def replay(self, given: Sequence[Given]) -> None:
        """Give stored answers. Acts out of turn come in their place among all; between them only the order of each
        seat's own answers counts. Raises `Misfit` when the rules do not take all of them."""
        between: list[Given] = []
        for one in given:
            if one.free:
                self._feed(between)
                between = []
                self._act_again(one)
            else:
                between.append(one)
        self._feed(between)

    def _feed(self, given: Sequence[Given]) -> None:
        queues: dict[int, deque[Given]] = {}
        for one in given:
            queues.setdefault(one.seat, deque()).append(one)
        for _ in given:
            ready = next((decision for seat, decision in self.open().items() if queues.get(seat)), None)
            if ready is None or ready.seat in self._asides:
                raise Misfit
            one = queues[ready.seat].popleft()
            self.give(ready, self._checked_again(ready, one))

    def _act_again(self, one: Given) -> None:
        begun = one.seat in self._asides
        decision = self.open()[one.seat] if begun else self.free(one.seat)
        if decision is None:
            raise Misfit
        answer = self._checked_again(decision, one)
        if begun:
            self.give(decision, answer)
        else:
            self.act(one.seat, answer)

    def _checked_again(self, decision: Decision, one: Given) -> Answer:
        if one.key != decision.key:
            raise Misfit
        try:
            return checked(self.rules, self.state, decision, one.answer)
        except Refused as refused:
            raise Misfit from refused

    def close(self) -> None:
        """Drop suspended scripts quietly; the segment is not used any more."""
        lanes = self._waiting if isinstance(self._waiting, dict) else {}
        for lane in (*lanes.values(), *self._asides.values()):
            lane.script.close()
        self._main.close()
        self._asides.clear()
        self._waiting = None

    # -- the driver ----------------------------------------------------------------------------------------------

    def _resume(self, value: object) -> None:
        """Send `value` into the segment; afterwards it waits, or it has ended."""
        self._waiting = None
        while True:
            try:
                request = self._main.send(value)
            except StopIteration:
                self._over = True
                return
            finally:
                self._mark_barrier()
            if isinstance(request, (Decision, Remade)):
                self._make = request.make if isinstance(request, Remade) else None
                decision = request.make() if isinstance(request, Remade) else request
                self._waiting = self.questions[decision.seat] = decision
                return
            if not isinstance(request, Lanes):
                raise TypeError(f"rules awaited {request!r}; only ask(), ask_all() and each() may suspend a segment")
            lanes = self._open_lanes(request)
            if any(not lane.done for lane in lanes.values()):
                self._waiting = lanes
                return
            value = self._results(lanes)

    def _mark_barrier(self) -> None:
        journal = self.state.journal
        if journal.learnt:
            self.learnt |= journal.learnt
            journal.learnt = 0
            self.fixed = self.used

    def _open_lanes(self, request: Lanes) -> dict[int, _Lane]:
        lanes = {seat: _Lane(request.scripts[seat]) for seat in sorted(request.scripts)}
        self.state.journal.open_lanes(list(lanes))
        for seat, lane in lanes.items():
            self._step_lane(seat, lane, None)
        return lanes

    def _step_lane(self, seat: int, lane: _Lane, answer: Answer | None) -> None:
        if answer is not None:
            lane.answered += 1
            self.used += 1
        self.state.journal.lane = seat
        try:
            self._step(seat, lane, answer)
        finally:
            self.state.journal.lane = None

    def _step(self, seat: int, lane: _Lane, answer: Answer | None) -> None:
        """Run a seat's own script to its next question or its end."""
        try:
            request = lane.script.send(answer)
        except StopIteration as stop:
            lane.result, lane.done, lane.decision = stop.value, True, None
            return
        except BaseException:
            lane.decision = None
            raise
        lane.make = request.make if isinstance(request, Remade) else None
        decision = request.make() if isinstance(request, Remade) else request
        if not isinstance(decision, Decision) or decision.seat != seat:
            raise TypeError(f"the script of seat {seat} awaited {request!r}; it may only ask its own seat")
        lane.decision = self.questions[seat] = decision

    def _close_lanes_if_done(self) -> None:
        lanes = self._waiting
        assert isinstance(lanes, dict)
        if any(not lane.done for lane in lanes.values()):
            return
        if len(lanes) > 1:  # nobody takes back what all have chosen
            self.fixed = self.used
        self._resume(self._results(lanes))

    def _results(self, lanes: dict[int, _Lane]) -> dict[int, Any]:
        self.state.journal.close_lanes()
        return {seat: lane.result for seat, lane in lanes.items()}


class Run(Generic[S]):
    """A game that is only played forwards, segment after segment: nothing is remembered, nothing taken back.

    For simulations. `tally` is what cards did since the start, `learnt` the bit mask of the seats that have learnt
    something by the last answer, -1 for everybody. Raises what the rules raise.
    """

    def __init__(self, rules: Rules[S, Any], state: S) -> None:
        self.rules = rules
        self.state = state
        self.segment = 0
        self.tally: dict[str, int] = {}
        self.learnt = 0
        self.numbers: dict[int, int] = {}
        self._run: Segment[S] | None = None
        self._go_on()

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self._run is None

    def open(self) -> dict[int, Decision]:
        """The questions without an answer, by seat."""
        return {} if self._run is None else self._run.open()

    def question(self, seat: int) -> Decision | None:
        """What the seat is asked."""
        return self.open().get(seat)

    def held(self, seat: int) -> Given | None:
        """Nothing: an answer is never changed here."""
        return None

    def free(self, seat: int) -> Decision | None:
        """Nothing: in simulations nobody acts out of turn."""
        return None

    def can_undo(self, seat: int) -> bool:
        """Never."""
        return False

    def submit(self, seat: int, answer: Answer) -> None:
        """Answer the seat's open question. Raises `Refused`."""
        decision = self.open().get(seat)
        if decision is None or self._run is None:
            raise not_asked()
        before, self._run.learnt = self._run.learnt, 0
        self._run.give(decision, checked(self.rules, self.state, decision, answer))
        self.learnt = self._run.learnt
        self._run.learnt |= before
        if self._run.ended:
            self._go_on()

    def _go_on(self) -> None:
        run = self._run
        while run is None or run.ended:
            if run is not None:
                self._close_segment()
            run = self._run = None if self.rules.finished(self.state) else Segment(self.rules, self.state)
            if run is None:
                return
            self.learnt |= run.learnt

    def _close_segment(self) -> None:
        for name, count in self.state.journal.tally.items():
            self.tally[name] = self.tally.get(name, 0) + count
        self.state.turn_the_page()
        self.segment += 1
