"""The least-recently-used dictionary."""

from __future__ import annotations

from tables.core.recently_used import LimitedDict


def test_what_was_put_in_first_goes_first() -> None:
    recent: LimitedDict[str, int] = LimitedDict(2)
    recent["a"] = 1
    recent["b"] = 2
    recent["a"] = 3  # newer than b from now on
    recent["c"] = 4
    assert dict(recent) == {"a": 3, "c": 4}


def test_reading_keeps_nothing_but_moving_does() -> None:
    recent: LimitedDict[str, int] = LimitedDict(2)
    recent["a"] = 1
    recent["b"] = 2
    assert recent.get("a") == 1
    recent["c"] = 3
    assert list(recent) == ["b", "c"]
    recent.move_to_end("b")
    recent["d"] = 4
    assert list(recent) == ["b", "d"]
