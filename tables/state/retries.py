"""Do work for many tables or people, one after the other, with retries.

A failure of one does not hold up the others. It is retried with growing pauses and logged once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from storage.engine.connection import Conflict
from tables.core.backoff import Pause
from tables.core.clock import Clock
from tables.core.errors import RequestRefused
from tables.core.redacted_traceback import redacted
from tables.state.leases import LeaseLost

log = logging.getLogger(__name__)
T = TypeVar("T")
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
"""Seconds before the first retry, and the maximum. The pause doubles with each failure."""


@dataclass(slots=True)
class _Failing:
    """The state of a failing item: its pause before the next retry, and the reason that was logged."""

    pause: Pause
    reason: str = ""


class Retries:
    """Do work for many items (tables, people) in turn, remember which of them fail, and retry those later.

    Failures are kept apart by the name of the work. Failures of the database are raised instead, because no other item
    would succeed either.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failing: dict[str, dict[Hashable, _Failing]] = {}

    @property
    def failing(self) -> int:
        """Number of items of all works that have failed and will be retried, for monitoring."""
        return sum(map(len, self._failing.values()))

    async def each(
        self, work: str, items: Iterable[T], do: Callable[[T], Awaitable[object]],
        name: Callable[[T], Hashable] = lambda item: item, *, longest: float = LONGEST_PAUSE,
        most: int | None = None,
    ) -> None:
        """Call `do` for each item, except items that are in the pause after a failure. A failure is logged and does not
        stop the others.

        `work` names the work in the log. `items` are all items that are to be done at present: failures of items that
        are missing are forgotten. `name` identifies an item from call to call. `longest` is the maximum pause in
        seconds, `most` the maximum number of items tried in this call; those in a pause do not count. Raises a
        `RequestRefused` of the database, and `LeaseLost`.
        """
        known = {name(item): item for item in items}
        failing = self._failing.setdefault(work, {})
        for key in failing.keys() - known.keys():
            del failing[key]
        due = [(key, item) for key, item in known.items() if key not in failing or not failing[key].pause.left]
        for key, item in due[:most]:
            error = await _error_of(do(item))
            if error is not None:
                one = failing.setdefault(key, _Failing(Pause(FIRST_PAUSE, longest, self._clock)))
                one.pause.failed()
                one.reason = _say(work, key, error, one.reason)
            elif failing.pop(key, None) is not None:
                log.info("%s: %s works again", work, key)


async def each_without_retry(
    work: str, items: Iterable[T], do: Callable[[T], Awaitable[object]], name: Callable[[T], Hashable]
) -> None:
    """Call `do` for each item; a failure is logged under the names of the work and the item, and does not stop the
    others. Raises a `RequestRefused` of the database, and `LeaseLost` (another bot may have taken over the work)."""
    for item in items:
        error = await _error_of(do(item))
        if error is not None:
            _say(work, name(item), error)


async def _error_of(doing: Awaitable[object]) -> Exception | None:
    """Wait for one item's work and return its exception, or None. An exception that concerns other items too is
    raised."""
    try:
        await doing
    except LeaseLost:
        raise
    except Exception as error:
        if isinstance(error, RequestRefused) and error.of_storage and not isinstance(error.__cause__, Conflict):
            raise
        return error
    return None


def _say(work: str, key: Hashable, error: Exception, said: str = "") -> str:
    """Log why an item has failed, unless that reason was logged last time (`said`). Returns the reason."""
    expected = isinstance(error, RequestRefused) and not error.of_storage
    reason = error.text.key if isinstance(error, RequestRefused) and expected else redacted(error)
    if reason != said:
        log.log(logging.WARNING if expected else logging.ERROR, "%s: %s failed: %s", work, key, reason)
    return reason


def table_label(table_id: int) -> str:
    """Return how a table is named in the log."""
    return f"table {table_id}"
