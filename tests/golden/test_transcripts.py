"""Golden transcripts: every game with every number of seats has one, and it is still what the rules do.

`make goldens` writes them anew; the difference is then reviewed like code.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from games.core.registry import HOUSE
from tests.conformance.tables import EVERY_TABLE
from tests.golden.transcript import written

HERE = Path(__file__).parent
TABLES = [
    *((game, players, "") for game, players in EVERY_TABLE if game in HOUSE), ("grimm_forest", 3, "advanced"),
    *(("agricola", players, level) for players in range(1, 7) for level in ("level=2", "level=3")),
]
"""Game, seats and a table option as one types it, if any."""


def stem(game: str, players: int, option: str) -> str:
    return "_".join(filter(None, (game, str(players), option.replace("=", "-"))))


@pytest.mark.parametrize(("game", "players", "option"), TABLES)
def test_the_game_is_still_the_same(
    game: str, players: int, option: str, update_goldens: bool, caplog: pytest.LogCaptureFixture
) -> None:
    golden = HERE / f"{stem(game, players, option)}.txt"
    with caplog.at_level(logging.ERROR):
        text = written(game, players, option)
    assert caplog.records == [], "a text is missing or broken"
    if update_goldens:
        golden.write_text(text, encoding="utf-8")
    assert golden.is_file(), f"no golden transcript {golden.name}: run `make goldens`"
    assert golden.read_text(encoding="utf-8") == text


def test_no_transcript_is_left_over() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {stem(*table) for table in TABLES}
