"""Trouble on demand: errors, rate limits, delays and broken connections, for tests of what the bot makes of them."""

from __future__ import annotations

import fnmatch
import hashlib
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from .bus import Bus

GLOBAL_LIMIT = (50, 1.0)
"""Calls and seconds that one bot has in all (developer documentation, Topics, Rate Limits, "Global Rate Limit")."""
MOST_INVALID, INVALID_SECONDS = 10_000, 600.0
"""Answers 401, 403 and 429 in so many seconds, after which nothing is answered any more (there, "Invalid Request
Limit")."""
AS_MET = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
}
"""Calls and seconds of single routes. Discord publishes none, and may change them: these are what people met."""
OLD_EDITS_AS_MET = (3, 6.0)

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

    def __init__(
        self, retry_after: float, *, code: int = 0, is_global: bool = False, via: bool = True,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"429, retry after {retry_after:.3f} s")
        self.retry_after, self.code, self.is_global, self.via = retry_after, code, is_global, via
        self.headers = dict(headers or {})


@dataclass(slots=True)
class Bucket:
    """So many calls in so many seconds; the window starts with the first call in it."""

    limit: int
    seconds: float
    left: int = 0
    resets_at: float = field(default=0.0)

    def take(self, code: int = 0, *, is_global: bool = False, name: str = "") -> None:
        """Count one call. Raises RateLimited when the window is used up."""
        now = time.monotonic()
        if now >= self.resets_at:
            self.left, self.resets_at = self.limit, now + self.seconds
        if self.left <= 0:
            headers = self.headers(name) if name else {}
            raise RateLimited(self.resets_at - now, code=code, is_global=is_global, headers=headers)
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
        self.global_limit: tuple[int, float] | None = GLOBAL_LIMIT
        """Calls and seconds that the bot has in all; answers to interactions do not count."""
        self._all_calls: Bucket | None = None
        self._invalid: deque[float] = deque(maxlen=MOST_INVALID)

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

    def limit_as_met(self) -> None:
        """Give the routes the limits that people have met at Discord."""
        self._limits |= AS_MET
        self.limit_old_edits(*OLD_EDITS_AS_MET)

    def limit_old_edits(self, edits: int, seconds: float) -> None:
        """Limit, in each channel, edits of messages older than an hour (429 with code 30046)."""
        self._old_edit_limit = (edits, seconds)

    def check_ban(self) -> None:
        """Raises RateLimited, as the network before Discord does, for whoever has asked wrongly too often."""
        while self._invalid and self._invalid[0] <= self._bus.now() - INVALID_SECONDS:
            self._invalid.popleft()
        if len(self._invalid) >= MOST_INVALID:
            raise RateLimited(self._invalid[0] + INVALID_SECONDS - self._bus.now(), via=False)

    def note(self, status: int) -> None:
        """Note how a call was answered."""
        if status in (401, 403, 429):
            self._invalid.append(self._bus.now())

    def take(self, method: str, template: str, major: str) -> dict[str, str]:
        """Count a call against the limit of all calls and its route's, and return the headers of the answer. Raises
        RateLimited."""
        if self.global_limit and not template.startswith(("/interactions/", "/webhooks/")):
            if self._all_calls is None or (self._all_calls.limit, self._all_calls.seconds) != self.global_limit:
                self._all_calls = Bucket(*self.global_limit)
            self._all_calls.take(is_global=True)
        limit = self._limits.get((method, template))
        if limit is None:
            return {}
        bucket = self._buckets.setdefault((method, template, major), Bucket(*limit))
        name = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
        bucket.take(name=name)
        return bucket.headers(name)

    def edit_of(self, message_id: str, channel_id: str) -> None:
        """Count an edit through the channel route. Raises RateLimited for one too many of an old message."""
        if self._old_edit_limit and self._bus.age(message_id) > OLD_MESSAGE:
            self._old_edits.setdefault(channel_id, Bucket(*self._old_edit_limit)).take(code=30046)
