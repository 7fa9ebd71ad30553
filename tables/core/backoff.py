"""Leaving alone what fails: twice as long each time, and no longer than a bound."""

from __future__ import annotations

from tables.core.clock import Clock


class Pause:
    """How often something has failed in a row, and until when it is left alone. In seconds that never jump."""

    def __init__(self, first: float, longest: float, clock: Clock) -> None:
        self._first = first
        self._longest = longest
        self._clock = clock
        self.failures = 0
        self._until = 0.0

    def failed(self) -> bool:
        """It has failed: leave it alone for a while. Returns whether it had worked before."""
        self.failures += 1
        self._until = self._clock.steady() + min(self._longest, self._first * 2 ** min(self.failures - 1, 32))
        return self.failures == 1

    def worked(self) -> bool:
        """It works. Returns whether it had failed before."""
        failed, self.failures, self._until = self.failures > 0, 0, 0.0
        return failed

    @property
    def left(self) -> float:
        """Seconds for which it is still left alone; 0 when it may be tried."""
        return max(0.0, self._until - self._clock.steady())
