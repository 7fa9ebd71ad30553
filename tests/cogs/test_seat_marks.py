"""The marks of seats before names in texts."""

from __future__ import annotations

from cogs.words.audience import seat_mark
from games.core.registry import GAMES, spec_of
from rendering.kit.theme import PLAYER_MARKS

POINTS = "★"
"""The sign of points and winners."""


def test_every_seat_has_a_sign_of_its_own_that_is_no_letter() -> None:
    seats = max(max(spec_of(game).seats) for game in GAMES)
    marks = [seat_mark(seat) for seat in range(seats)]
    assert len(set(marks)) == seats == len(PLAYER_MARKS)
    assert [mark for mark in marks if len(mark) != 1 or mark.isalnum() or mark == POINTS] == []
