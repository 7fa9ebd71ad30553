"""The rules have changed under a running segment: keep the longest beginning of its answers that fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.copying import copy_of
from games.core.rules import Rules
from games.core.run import Given, Misfit
from games.core.session import Past, Session
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Upgraded(Generic[S]):
    """A session with the answers that still fit, and how many at the end of them were `dropped`."""

    session: Session[S]
    dropped: int


def keep_what_fits(
    rules: Rules[S], state: S, given: Sequence[Given], *,
    segment: int = 0, numbers: Mapping[int, int] | None = None, past: Sequence[Past[S]] = (),
) -> Upgraded[S]:
    """Open a stored table. Where answers are dropped the questions asked instead get new numbers.

    `state` is the segment's checkpoint and is not changed. Raises what the rules raise.
    """
    for kept in range(len(given), 0, -1):
        try:
            session = Session(rules, copy_of(state), given[:kept], segment=segment, numbers=numbers, past=past)
        except Misfit:
            continue
        return _renumbered(session, len(given) - kept)
    session = Session(rules, copy_of(state), (), segment=segment, numbers=numbers, past=past)
    return _renumbered(session, len(given))


def _renumbered(session: Session[S], dropped: int) -> Upgraded[S]:
    if dropped:
        for seat in session.open():
            session.numbers[seat] = session.numbers.get(seat, 0) + 1
    return Upgraded(session, dropped)
