"""Wording as data: a message key with typed arguments, put into a language only when somebody reads it.

Log lines, prompts, labels and refusals are all `Text`. The catalogues (`games/<game>/texts/<lang>.ftl`)
hold the words; a published key is never removed, because stored log lines name it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as an argument; the reader sees the name of whoever sits there."""

    seat: int


@dataclass(frozen=True, slots=True)
class Listed:
    """Several texts joined as the reader's language joins them ("a, b and c"). Empty: the `core-nothing` text."""

    items: tuple[Arg, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the catalogues: `key`, and arguments by name.

    Arguments are numbers (for plurals; half a point is one, too), seats, other texts, lists of them, or a bare
    identifier (`str`) that a message may select on. Never a sentence: those stand in the catalogues.
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg = int | float | str | Seat | Text | Listed


def text(key: str, /, **args: Arg) -> Text:
    """`Text` with its arguments as keywords."""
    return Text(key, args)


def key_of(*words: str) -> str:
    """A catalogue key from identifiers: `key_of("grimm-fable", "big_bad_wolf")` is `grimm-fable-big-bad-wolf`."""
    return "-".join(words).replace("_", "-").replace(":", "-")
