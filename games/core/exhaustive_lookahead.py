"""Exhaustive lookahead: play a part of the rules in copies, once for each way to answer its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from games.core.ask import Lanes, RebuildableQuestion, Script
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Kind
from games.core.state import GameState

S = TypeVar("S", bound=GameState)
MOST = 200
"""The maximum number of paths that are played through."""


def exhaustive_lookahead(state: S, begin: Callable[[S], Script[None]]) -> Iterator[S]:
    """Yield each state to which a part of the rules could lead, so that an action can be refused that might lead to a
    forbidden state. `begin(copy)` starts it on a copy of `state`, and it is played to its end once for each way to
    answer its questions. At most `MOST` (200) copies are played; ways beyond that are left out.

    The answers tried are the question's proposals (the complete answers that its decision offers at one click), the
    empty answer if all its parts are optional, and, if it has one part and one option is enough, each single option (of
    an amount: 1). Free actions are not tried. `state` does not change, and the script may not draw anything. Raises
    `TypeError` if several seats are asked at once.
    """
    waiting: list[tuple[Answer, ...]] = [()]
    for _ in range(MOST):
        if not waiting:
            return
        given = waiting.pop()
        now = copy_of(state)
        asked = _played(begin(now), given)
        if asked is None:
            yield now
        else:
            waiting += [(*given, answer) for answer in answers_of(asked)]


def _played(script: Script[None], given: tuple[Answer, ...]) -> Decision | None:
    """Run a script with these answers to its questions, and return the next question, None if the script has ended.
    Raises `TypeError` if it asks several seats at once."""
    try:
        request = script.send(None)
        for answer in given:
            request = script.send(answer)
    except StopIteration:
        return None
    script.close()
    if isinstance(request, Lanes):
        raise TypeError("only one seat may be asked at a time where outcomes are looked for")
    return request.make() if isinstance(request, RebuildableQuestion) else request


def answers_of(decision: Decision) -> list[Answer]:
    """Return the answers to try for a question: each proposal, each single option, and the empty answer if all parts
    allow it. They fit the form, but the rules may refuse them."""
    found = dict.fromkeys(decision.proposals)
    if all(part.least == 0 for part in decision.parts):
        found[()] = None
    if len(decision.parts) == 1 and decision.parts[0].least <= 1:
        part = decision.parts[0]
        found.update(dict.fromkeys((f"{name}=1" if part.kind is Kind.AMOUNTS else name,) for name in part.ids))
    return list(found)
