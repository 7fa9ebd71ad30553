"""Golden transcripts: every game with every number of seats has one, and it is still what the rules do.

`make goldens` writes them anew; the difference is then reviewed like code.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.conformance.tables import EVERY_TABLE
from tests.golden.transcript import written

HERE = Path(__file__).parent


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_the_game_is_still_the_same(
    game: str, players: int, update_goldens: bool, caplog: pytest.LogCaptureFixture
) -> None:
    golden = HERE / f"{game}_{players}.txt"
    with caplog.at_level(logging.ERROR):
        text = written(game, players)
    assert caplog.records == [], "a text is missing or broken"
    if update_goldens:
        golden.write_text(text, encoding="utf-8")
    assert golden.is_file(), f"no golden transcript for {game} with {players}: run `make goldens`"
    assert golden.read_text(encoding="utf-8") == text


def test_no_transcript_is_left_over() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {f"{game}_{players}" for game, players in EVERY_TABLE}
