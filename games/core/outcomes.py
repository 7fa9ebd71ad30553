"""What a part of the rules could lead to: it is played through in copies, once for each way to answer what it asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from games.core.ask import Lanes, Remade, Script
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Kind
from games.core.state import GameState

S = TypeVar("S", bound=GameState)
MOST = 200
"""Ways that are played through at most."""


def outcomes(state: S, begin: Callable[[S], Script[None]]) -> Iterator[S]:
    """The states that `begin` could lead to. Its questions are answered with each proposal and each single option;
    what may be done at any time besides is not done. Nothing changes in `state`, and nothing may be drawn."""
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
    """What is asked after these answers; None when the script has run to its end."""
    try:
        request = script.send(None)
        for answer in given:
            request = script.send(answer)
    except StopIteration:
        return None
    script.close()
    if isinstance(request, Lanes):
        raise TypeError("only one seat may be asked at a time where outcomes are looked for")
    return request.make() if isinstance(request, Remade) else request


def answers_of(decision: Decision) -> list[Answer]:
    """Each proposal and each single option; nothing, where that may be answered."""
    found = dict.fromkeys(decision.proposals)
    if all(part.least == 0 for part in decision.parts):
        found[()] = None
    if len(decision.parts) == 1 and decision.parts[0].least <= 1:
        part = decision.parts[0]
        found.update(dict.fromkeys((f"{name}=1" if part.kind is Kind.AMOUNTS else name,) for name in part.ids))
    return list(found)
