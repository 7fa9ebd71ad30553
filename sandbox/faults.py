"""Trouble on demand: errors, rate limits, delays and broken connections, for tests of what the bot makes of them."""

from __future__ import annotations

import fnmatch
import time
from dataclasses import dataclass, field

from .bus import Bus

OLD_MESSAGE = 3_600.0
"""Seconds after which edits of a message are limited more strictly (code 30046)."""


@dataclass(slots=True)
class Fault:
    """What happens to the next `times` calls whose method and path fit (shell patterns, path below /api/v10)."""

    method: str = "*"
    path: str = "*"
    status: int | None = None
    times: int = 1
    retry_after: float = 0.2
    is_global: bool = False
    via: bool = True
    """A 429 without the `Via` header looks like a ban by the CDN; discord.py then gives up at once."""
    delay: float = 0.0
    drop: bool = False
    """Cut the TCP connection instead of answering."""
    after: bool = False
    """Strike after the call took effect, so that the bot does not learn of its success."""

    def fits(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in ("*", method) and fnmatch.fnmatchcase(path, self.path)


class RateLimited(Exception):
    """Answer 429: wait `retry_after` seconds."""

    def __init__(self, retry_after: float, *, code: int = 0, is_global: bool = False, via: bool = True) -> None:
        super().__init__(f"429, retry after {retry_after:.3f} s")
        self.retry_after, self.code, self.is_global, self.via = retry_after, code, is_global, via


@dataclass(slots=True)
class Bucket:
    """So many calls in so many seconds; the window starts with the first call in it."""

    limit: int
    seconds: float
    left: int = 0
    resets_at: float = field(default=0.0)

    def take(self, code: int = 0) -> None:
        """Count one call. Raises RateLimited when the window is used up."""
        now = time.monotonic()
        if now >= self.resets_at:
            self.left, self.resets_at = self.limit, now + self.seconds
        if self.left <= 0:
            raise RateLimited(self.resets_at - now, code=code)
        self.left -= 1

    def headers(self, name: str) -> dict[str, str]:
        """The X-RateLimit headers from which clients pace themselves."""
        wait = max(0.0, self.resets_at - time.monotonic())
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.left),
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Bucket": name,
        }


class Faults:
    """All trouble that is set up at the moment."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._pending: list[Fault] = []
        self._limits: dict[tuple[str, str], tuple[int, float]] = {}
        self._buckets: dict[tuple[str, str, str], Bucket] = {}
        self._old_edit_limit: tuple[int, float] | None = None
        self._old_edits: dict[str, Bucket] = {}

    def add(self, fault: Fault) -> Fault:
        self._pending.append(fault)
        return fault

    def clear(self) -> None:
        """No more trouble."""
        self._pending.clear()
        self._limits.clear()
        self._buckets.clear()
        self._old_edit_limit = None
        self._old_edits.clear()

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault that befalls this call, if any; it counts as used."""
        for fault in self._pending:
            if fault.fits(method, path):
                fault.times -= 1
                if not fault.times:
                    self._pending.remove(fault)
                return fault
        return None

    def limit_route(self, method: str, template: str, calls: int, seconds: float) -> None:
        """Give a route a bucket for each channel, guild or token; `template` as in the API's documentation."""
        self._limits[method, template] = (calls, seconds)

    def limit_old_edits(self, edits: int, seconds: float) -> None:
        """Limit, in each channel, edits of messages older than an hour (429 with code 30046)."""
        self._old_edit_limit = (edits, seconds)

    def take(self, method: str, template: str, major: str) -> dict[str, str]:
        """Count a call against its route's limit and return the headers of the answer."""
        limit = self._limits.get((method, template))
        if limit is None:
            return {}
        bucket = self._buckets.setdefault((method, template, major), Bucket(*limit))
        bucket.take()
        return bucket.headers(f"{method.lower()}-{len(template)}-{major}")

    def edit_of(self, message_id: str, channel_id: str) -> None:
        """Count an edit through the channel route. Raises RateLimited for one too many of an old message."""
        if self._old_edit_limit and self._bus.age(message_id) > OLD_MESSAGE:
            self._old_edits.setdefault(channel_id, Bucket(*self._old_edit_limit)).take(code=30046)
