"""What an answer would lead to, shown before it counts: the table as it would be, or the rule against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.core.copying import copy_of
from games.core.decision import Answer, Refusal, Refused
from games.core.journal import Line
from games.core.run import Segment, checked, not_asked
from games.core.session import Session, without_last
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Ahead(Generic[S]):
    """What an answer leads to before anything else happens: the state, and the lines that the answer has written."""

    state: S
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """`board` is the game's view for the one who asks, after the answer and nothing else; None when the answer is
    refused, or when it would show what nobody may know in advance. `lines` are what the log would say."""

    board: Any | None = None
    lines: tuple[Line, ...] = ()
    refusal: Refusal | None = None


def preview(session: Session[S], seat: int, answer: Answer) -> Preview:
    """What the seat would see after this answer. Nothing changes. Raises what the rules raise."""
    try:
        then = ahead(session, seat, answer)
    except Refused as refused:
        return Preview(refusal=refused.refusal)
    if then is None:
        return Preview()
    lines = tuple(line for line in then.lines if line.visible_to(seat))
    return Preview(session.rules.view(then.state, seat), lines)


def ahead(session: Session[S], seat: int, answer: Answer) -> Ahead[S] | None:
    """What the seat's answer to its question would lead to, in a copy: as far as the next question, or the end of the
    segment or of the seat's lane. None when somebody would learn something on the way, because nobody may see that in
    advance. Raises `Refused`, and what the rules raise.
    """
    if session.question(seat) is None:
        raise not_asked()
    held = seat not in session.open()
    run = Segment(session.rules, copy_of(session.checkpoint))
    run.replay(without_last(session.given, seat) if held else session.given)
    decision, journal = run.open()[seat], run.state.journal
    answer = checked(run.rules, run.state, decision, answer)
    in_lane = seat in journal.lanes
    before = len(journal.lanes[seat] if in_lane else journal.lines)
    learnt = run.give_alone(decision, answer)
    told = journal.lanes[seat] if in_lane else journal.lines
    run.close()
    return None if learnt else Ahead(run.state, tuple(told[before:]))
