"""Committed chance: draw n of a label is HMAC-SHA256(seed, label, n), so it can be checked afterwards.

The seed is fixed before the first draw and opened at the end of the game; a checker repeats the draws from it. Every
label counts for itself, so a draw does not depend on what else was drawn before. The state keeps only how often each
label was drawn, so undoing and playing on repeats the same draws.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw as it happened: the `n`th of its label, out of `size`.

    A "number" has one result from 0 to size-1. An "order" has `size` results: `result[i]` is where the thing that is
    now in place i lay before.
    """

    label: str
    n: int
    kind: Literal["number", "order"]
    size: int
    result: tuple[int, ...]


@dataclass(slots=True)
class Chance:
    """The random source of one game.

    `seed` is 64 hex digits and secret until the end. `counters` says how often each label was drawn; the labels count
    from `start`, which is not 0 in games that began when one counter served all labels. `drawn` collects the draws
    until the segment is over.
    """

    seed: str
    start: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    drawn: list[Draw] = field(default_factory=list)

    def below(self, label: str, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        count = self._next(label)
        result = number_below(self.seed, label, count, n)
        self.drawn.append(Draw(label, count, "number", n, (result,)))
        return result

    def choice(self, label: str, items: Sequence[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(label, len(items))]

    def shuffle(self, label: str, items: MutableSequence[Any]) -> None:
        """Put `items` into an order, each equally likely."""
        count = self._next(label)
        order = order_of(self.seed, label, count, len(items))
        items[:] = [items[at] for at in order]
        self.drawn.append(Draw(label, count, "order", len(items), tuple(order)))

    def _next(self, label: str) -> int:
        drawn = self.counters[label] = self.counters.get(label, 0) + 1
        return self.start + drawn


def number_below(seed: str, label: str, n: int, size: int) -> int:
    """The `n`th draw of a label as a number from 0 to size-1."""
    return _below(_numbers(seed, label, n), size)


def order_of(seed: str, label: str, n: int, size: int) -> list[int]:
    """The `n`th draw of a label as an order of `size` things (Fisher and Yates)."""
    numbers = _numbers(seed, label, n)
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = _below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _numbers(seed: str, label: str, n: int) -> Iterator[int]:
    """32-bit numbers of one draw, as many as it needs."""
    key = bytes.fromhex(seed)
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}:{n}:{block}".encode(), hashlib.sha256)
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


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
