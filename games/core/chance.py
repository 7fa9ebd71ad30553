"""Committed chance: every draw is HMAC-SHA256(seed, label, counter), so it can be checked afterwards.

The seed is fixed before the first draw and opened at the end of the game; a checker repeats the draws from it.
The state keeps only the counter's value, so undoing and playing on repeats the same draws.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Chance:
    """The random source of one game. `seed` is 64 hex digits and secret until the end; `counter` counts draws."""

    seed: str
    counter: int = 0

    def _numbers(self, label: str) -> Iterator[int]:
        """32-bit numbers of the next draw, as many as it needs."""
        self.counter += 1
        block = 0
        while True:
            message = f"{label}:{self.counter}:{block}".encode()
            digest = hmac.digest(bytes.fromhex(self.seed), message, hashlib.sha256)
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1

    def below(self, label: str, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        return _below(self._numbers(label), n)

    def choice(self, label: str, items: Sequence[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(label, len(items))]

    def shuffle(self, label: str, items: MutableSequence[Any]) -> None:
        """Put `items` into an order, each equally likely (Fisher and Yates)."""
        numbers = self._numbers(label)
        for last in range(len(items) - 1, 0, -1):
            other = _below(numbers, last + 1)
            items[last], items[other] = items[other], items[last]


def _below(numbers: Iterator[int], n: int) -> int:
    limit = (1 << 32) - (1 << 32) % n  # numbers beyond it would favour the small results
    for number in numbers:
        if number < limit:
            return number % n
    raise AssertionError("the stream of numbers does not end")


def game_seed(secret: str, tickets: Sequence[str]) -> str:
    """The seed of a table: SHA-256 over the server's secret and the tickets of those who joined.

    `secret` was committed to (`commitment`) before anybody joined; `tickets` are the ids of the joining clicks in
    order, which the server cannot choose. So neither side can steer the draws.
    """
    return hashlib.sha256("|".join((secret, *tickets)).encode()).hexdigest()


def commitment(secret: str) -> str:
    """What is published when the lobby opens: it binds the server to `secret` without showing it."""
    return hashlib.sha256(f"sobremesa:{secret}".encode()).hexdigest()
