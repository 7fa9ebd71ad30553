"""Where people answer their questions: in the table's public message or in a private one. Only one of the two has the
buttons of a question."""

from __future__ import annotations

from storage.model import Person
from tables.core.clock import Clock
from tables.core.recently_used import LimitedDict

KEPT = 2000
STAYS = 14.5 * 60
"""Seconds after a person's last act in private for which their questions stay there. Discord lets the bot edit a
private message no longer than that."""


class AnsweringPlaces:
    """Remembers, in memory only, which people have answered in private last.

    Their next questions come there too, with one button in public that leads there. All others answer in public, as far
    as a question can be shown there.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: LimitedDict[tuple[int, Person], float] = LimitedDict(KEPT)
        """By table and person, the monotonic time until which they answer in private."""

    def note(self, table_id: int, person: Person, *, private: bool) -> None:
        """Record where a person answers at a table from now on."""
        if private:
            self._until[table_id, person] = self._clock.monotonic() + STAYS
        else:
            self._until.pop((table_id, person), None)

    def in_private(self, table_id: int, person: Person | None) -> bool:
        """Whether a person answers in private at a table. False for None, an AI seat."""
        return person is not None and self._until.get((table_id, person), 0.0) > self._clock.monotonic()
