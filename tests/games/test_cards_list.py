"""`python -m games cards`: the list of cards is complete and true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from games.cli.cards import COLUMNS, ROOT
from games.cli.main import main
from games.core.registry import GAMES, spec_of
from tests.mutate_cards import names

HERE = Path(__file__).parent
WITH_CARDS = [game for game in GAMES if spec_of(game).box is not None]


def listed(game: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    assert main(["cards", game, "--json"]) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)["cards"]
    return found


@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_of_the_box_is_listed_with_its_file_and_name(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows, box = listed(game, capsys), spec_of(game).box
    assert box is not None and [row["id"] for row in rows] == list(box.cards)
    for row in rows:
        assert set(row) == set(COLUMNS) and (ROOT / str(row["declared"])).is_file()
        assert row["name"] and not re.match(r"[a-z]+(-[a-z0-9]+){2,}", str(row["name"])), "a key without its words"


@pytest.mark.parametrize("game", WITH_CARDS)
def test_the_tests_written_down_for_a_card_exist(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (HERE / game).rglob("test_*.py"))
    there = set(re.findall(r"def (test_\w+)", source))
    for row in listed(game, capsys):
        tests = row["tests"]
        assert isinstance(tests, list) and tests, f"no test of {row['id']} is written down: mutate_cards --record"
        assert {test.partition("[")[0] for test in tests} <= there, row["id"]
        assert any(names(str(test), str(row["id"])) for test in tests), f"{row['id']} is missed by tests of others alone"


def test_the_table_counts_what_is_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "northwood"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == list(COLUMNS) and lines[-1] == "24 cards, 0 of them data only"
    assert len(lines) == 26
