"""What an answer would lead to, shown before it counts: the table as it would be, or the rule against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from games.core.decision import Answer, Refusal, Refused
from games.core.journal import Line
from games.core.session import Session
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


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
        ahead = session.ahead(seat, answer)
    except Refused as refused:
        return Preview(refusal=refused.refusal)
    if ahead is None:
        return Preview()
    lines = tuple(line for line in ahead.lines if line.visible_to(seat))
    return Preview(session.rules.view(ahead.state, seat), lines)
