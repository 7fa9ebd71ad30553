"""The base of every game's state: plain data, copied at each segment's start, saved as JSON.

A state holds everything that survives a segment. Hidden cards are `Card`s in lists declared with `hidden()`,
so that one generic re-deal (`games.core.redeal`) knows what a viewer cannot know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from games.core.chance import Chance
from games.core.journal import Journal, Line
from games.core.text import Arg, Text


@dataclass(slots=True)
class Card:
    """A card that somebody may not see. `known_to` is a bit mask of the seats that know which one it is."""

    name: str
    known_to: int = 0

    def known_by(self, seat: int | None) -> bool:
        """Whether `seat` knows this card; a spectator (None) knows none."""
        return seat is not None and bool(self.known_to >> seat & 1)

    def learn(self, seat: int) -> None:
        """`seat` has seen this card and will remember it."""
        self.known_to |= 1 << seat


def hidden(pool: str, *, owner: bool = False) -> Any:
    """A field of type `list[Card]` (or `Card | None`) whose cards are hidden.

    `pool` names the deck the cards come from: a re-deal exchanges cards only within a pool.
    `owner=True`: the field lies in a part of the state with a `seat: int` field, and that seat sees it.
    A deck and the hands drawn from it are one pool. The default is an empty list.
    """
    return field(default_factory=list, metadata={"hidden": pool, "owner": owner})


def hidden_card(pool: str, *, owner: bool = False) -> Any:
    """Like `hidden`, for a single `Card | None`."""
    return field(default=None, metadata={"hidden": pool, "owner": owner})


EVERYBODY = -1
"""The bit mask of all seats, however many there are."""


class LaneError(RuntimeError):
    """Rules tried to draw inside a lane, where the order of answers would matter."""


@dataclass(slots=True)
class GameState:
    """Base of all states. `chance` is the random source, `journal` what happened since the segment began."""

    chance: Chance
    journal: Journal = field(default_factory=Journal)

    def say(
        self, key: str, /, *, seat: int | None = None, to: Iterable[int] | None = None, weight: int = 1, **args: Arg
    ) -> None:
        """Write a log line. `to`: the seats that may read it (default: everybody); `seat`: who acted."""
        audience = None if to is None else tuple(sorted(set(to)))
        self.journal.write(Line(Text(key, args), seat, audience, weight))

    def learnt(self, *seats: int) -> None:
        """These seats have learnt something (none named: everybody), so what was answered before can no longer be
        taken back freely."""
        for seat in seats:
            self.journal.learnt |= 1 << seat
        if not seats:
            self.journal.learnt = EVERYBODY

    def rolls(self, *seats: int) -> Chance:
        """The random source, marked as used: a draw is an undo barrier and may not stand in a lane. `seats` see what
        comes of it; none named: everybody."""
        if self.journal.lane is not None:
            raise LaneError("rules drew inside a lane")
        self.learnt(*seats)
        return self.chance
