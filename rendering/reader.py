"""For whom a picture is drawn: the language, how the seats are called, and who is being waited for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.text import Arg, Text, key_of
from rendering.kit.text import printable
from rendering.kit.theme import PLAYER_MARKS, PlayerMark

Words = Callable[[Text], str]
"""Puts a text into the reader's language, seats as plain names."""


@dataclass(frozen=True, slots=True)
class Reader:
    """``names`` are the seats' names in seat order; ``asked`` the seats that have an open question; ``marked`` the
    places that the reader has marked in a half-filled form (ids of the question's options), ``offered`` those that the
    form offers. ``before`` is the game's
    view as the same viewer had it before the last act, None where that is not known: what has changed since stands
    out. ``occasion``: what else there is to celebrate in a ranking, in words: the date of a deal of the day, a streak.
    """

    words: Words
    names: Sequence[str]
    asked: Collection[int] = ()
    marked: Collection[str] = ()
    before: Any = None
    occasion: Sequence[str] = ()
    offered: Collection[str] = ()

    def say(self, key: str, /, **args: Arg) -> str:
        """A label of the pictures' own catalogue (keys begin with ``draw-``)."""
        return self.words(Text(key_of("draw", key), args))

    def name(self, seat: int) -> str:
        """The seat's name as far as it can be written, else its letter."""
        return printable(self.names[seat], "heading") or mark_of(seat).letter


def mark_of(seat: int) -> PlayerMark:
    """Colour, shape and letter of a seat."""
    return PLAYER_MARKS[seat % len(PLAYER_MARKS)]
