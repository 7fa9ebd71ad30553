"""Exponential backoff: a pause after each failure, doubled each time up to a maximum."""

from __future__ import annotations

from tables.core.clock import Clock


class Pause:
    """Number of successive failures, and the pause until the next try, in seconds of a monotonic clock."""

    def __init__(self, first: float, longest: float, clock: Clock) -> None:
        self._first = first
        self._longest = longest
        self._clock = clock
        self.failures = 0
        self._until = 0.0

    def failed(self) -> bool:
        """Count a failure and begin the pause. Returns whether the previous try had succeeded."""
        self.failures += 1
        self._until = self._clock.steady() + min(self._longest, self._first * 2 ** min(self.failures - 1, 32))
        return self.failures == 1

    def worked(self) -> bool:
        """Reset after a success. Returns whether the previous try had failed."""
        failed, self.failures, self._until = self.failures > 0, 0, 0.0
        return failed

    @property
    def left(self) -> float:
        """Seconds left of the pause; 0 when it may be tried again."""
        return max(0.0, self._until - self._clock.steady())
