"""Work that is done for many tables or people, one after the other: one that fails holds up no other, is tried again
with growing pauses, and is reported once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from storage.engine.connection import Conflict
from tables.core.backoff import Pause
from tables.core.clock import Clock
from tables.core.errors import Trouble
from tables.core.redacted_traceback import trace
from tables.state.leases import Overtaken

log = logging.getLogger(__name__)
T = TypeVar("T")
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
"""Seconds until something that has failed is tried again: twice as many each time, up to the bound."""


@dataclass(slots=True)
class _Failing:
    """Something that fails: how often, until when it is left alone, and the reason that the log has."""

    pause: Pause
    reason: str = ""


class Retries:
    """What fails at the moment, by the name of the work and what it is done for. A failure of the database itself is
    raised: nothing else would work either."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failing: dict[str, dict[Hashable, _Failing]] = {}

    @property
    def failing(self) -> int:
        """How many things have failed and will be tried again."""
        return sum(map(len, self._failing.values()))

    async def each(
        self, work: str, items: Iterable[T], do: Callable[[T], Awaitable[object]],
        name: Callable[[T], Hashable] = lambda item: item, *, longest: float = LONGEST_PAUSE,
    ) -> None:
        """Do the work for each item, but for those that are left alone after a failure. `items` are all for which it is
        to be done: what has failed and is not among them any more is forgotten. `name`: by which an item is known
        again; `longest`: the pause that is not exceeded. Raises a `Trouble` of the database, and `Overtaken`."""
        known = {name(item): item for item in items}
        failing = self._failing.setdefault(work, {})
        for key in failing.keys() - known.keys():
            del failing[key]
        for key, item in known.items():
            if key in failing and failing[key].pause.left:
                continue
            error = await _error_of(do(item))
            if error is not None:
                one = failing.setdefault(key, _Failing(Pause(FIRST_PAUSE, longest, self._clock)))
                one.pause.failed()
                one.reason = _say(work, key, error, one.reason)
            elif failing.pop(key, None) is not None:
                log.info("%s: %s works again", work, key)


async def once(
    work: str, items: Iterable[T], do: Callable[[T], Awaitable[object]], name: Callable[[T], Hashable]
) -> None:
    """Do the work for each item, and do not try again what fails. Raises what `Retries.each` raises."""
    for item in items:
        error = await _error_of(do(item))
        if error is not None:
            _say(work, name(item), error)


async def _error_of(doing: Awaitable[object]) -> Exception | None:
    """What it has failed by, as far as that concerns nothing else."""
    try:
        await doing
    except Overtaken:
        raise
    except Exception as error:
        if isinstance(error, Trouble) and error.of_storage and not isinstance(error.__cause__, Conflict):
            raise
        return error
    return None


def _say(work: str, key: Hashable, error: Exception, said: str = "") -> str:
    """Log why something has failed, unless the log has it (`said`). Returns the reason."""
    expected = isinstance(error, Trouble) and not error.of_storage
    reason = error.text.key if isinstance(error, Trouble) and expected else trace(error)
    if reason != said:
        log.log(logging.WARNING if expected else logging.ERROR, "%s: %s failed: %s", work, key, reason)
    return reason


def table(table_id: int) -> str:
    """A table by name."""
    return f"table {table_id}"
