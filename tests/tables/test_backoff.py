"""Backoff: failing work is retried ever more rarely."""

from __future__ import annotations

from tables.core.backoff import Pause
from tests.clock import HandClock


def test_it_doubles_up_to_a_bound_and_is_forgotten_when_it_works() -> None:
    clock = HandClock()
    pause = Pause(1, 8, clock)
    assert pause.left == 0
    assert pause.failed() and pause.left == 1
    lengths = []
    for _ in range(40):
        clock.advance(pause.left)
        assert pause.left == 0 and not pause.failed()
        lengths.append(pause.left)
    assert lengths[:4] == [2, 4, 8, 8] and set(lengths[3:]) == {8}
    assert pause.worked() and not pause.worked() and pause.left == 0
