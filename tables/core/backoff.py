"""Exponential backoff: a pause after each failure, doubled each time up to a maximum."""

from __future__ import annotations

from tables.core.clock import Clock


class Pause:
    """The pause before the next try after failures: it counts successive failures, and grows with each. In seconds of a
    monotonic clock."""

    def __init__(self, first: float, longest: float, clock: Clock) -> None:
        self._first = first
        self._longest = longest
        self._clock = clock
        self.failures = 0
        self._until = 0.0

    def failed(self) -> bool:
        """Count a failure and begin the pause. Returns whether it is the first since a success, so that it is logged
        once."""
        self.failures += 1
        self._until = self._clock.monotonic() + min(self._longest, self._first * 2 ** min(self.failures - 1, 32))
        return self.failures == 1

    def worked(self) -> bool:
        """Forget the failures after a success, so that there is no pause. Returns whether there were any, so that the
        recovery is logged."""
        failed, self.failures, self._until = self.failures > 0, 0, 0.0
        return failed

    @property
    def left(self) -> float:
        """Seconds until the next try; 0 when it may be tried now."""
        return max(0.0, self._until - self._clock.monotonic())
