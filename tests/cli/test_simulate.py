"""Many games at once, for one number of players or for each."""

from __future__ import annotations

import re

import pytest

from games.cli.main import main


@pytest.mark.parametrize(("arguments", "players"), [
    (["grimm_forest"], ["2", "3", "4"]),
    (["northwood"], ["1"]),
    (["agricola", "--option", "level=3", "--option", "moor=on"], ["1", "2", "3", "4", "5", "6"]),
])
def test_each_number_of_players_that_a_game_is_for_is_played(
    arguments: list[str], players: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments, "--each", "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert re.findall(r"^players: (\d)$", said, re.MULTILINE) == players
    assert said.count("violations: []") == len(players)


def test_a_number_of_players_that_a_game_is_not_for_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "grimm_forest", "--players", "5"]) == 2
    assert "2 to 4 players" in capsys.readouterr().err
