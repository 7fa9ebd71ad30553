"""What the benchmarks measure is there: they are no timed tests, so nothing else would notice."""

from __future__ import annotations

import pytest

from benchmarks.engine import GAMES, Measured, table_in_play


@pytest.mark.parametrize("measured", GAMES, ids=lambda one: f"{one.game}-{max(one.players)}")
def test_a_table_in_mid_turn_is_found_for_every_game(measured: Measured) -> None:
    session = table_in_play(measured.game, max(measured.players), 80, measured.options[-1])
    assert session.given and session.open()
