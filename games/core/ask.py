"""How rules ask. Nothing else may be awaited inside a segment.

`await ask(decision)` asks one seat. `await ask_all({seat: decision})` asks several at once: nobody's answer
reaches the rules before everybody's is there. `await each({seat: script})` gives every seat a lane of several
questions. In a lane only the lane's own seat may change, and nothing may be drawn: the order in which people
happen to answer must not matter.
"""

from __future__ import annotations

import types
from collections.abc import Coroutine, Generator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from games.core.decision import YES, Answer, Decision, yes_no
from games.core.text import Arg

T = TypeVar("T")
Script = Coroutine[Any, Any, T]


@dataclass(frozen=True, slots=True)
class Lanes:
    """What `each` hands to the session: one script a seat."""

    scripts: Mapping[int, Script[Any]]


@types.coroutine
def _suspend(request: Decision | Lanes) -> Generator[Decision | Lanes, Any, Any]:
    return (yield request)


async def ask(decision: Decision) -> Answer:
    """Wait for the seat's answer, in its normal spelling."""
    answer: Answer = await _suspend(decision)
    return answer


async def each(scripts: Mapping[int, Script[T]]) -> dict[int, T]:
    """Run one script a seat, independently of each other; the results come in seat order."""
    results: dict[int, T] = await _suspend(Lanes(scripts))
    return results


async def ask_all(decisions: Mapping[int, Decision]) -> dict[int, Answer]:
    """Ask several seats at once, secretly: answers are held, and may be changed, until the last one is in."""
    return await each({seat: ask(decision) for seat, decision in decisions.items()})


async def pick(decision: Decision) -> str:
    """Ask for exactly one id and return it."""
    return (await ask(decision))[0]


async def confirm(seat: int, key: str, /, *, private: bool = False, **args: Arg) -> bool:
    """Ask yes or no."""
    return await ask(yes_no(seat, key, private=private, **args)) == YES
