"""The balance report: it can be stopped, goes on, adds only what is alike, and names what is outside."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from games.cli import measuring
from games.cli.balance import target_row
from games.cli.main import main
from games.cli.measuring import Chunk, OtherRun, Sums, head, play_chunk, way_of
from games.core.balance import Facts, Target, balance_of, count_in, mean, quantile, won
from games.core.registry import spec_named

GAME = "games.above_below"
"""A game by its package, as one that is not on the list is given."""


def report(folder: Path, *args: str) -> tuple[int, str]:
    """Run the command with its files in a folder; the exit code and the page."""
    files = ["--partial", str(folder / "sums.jsonl"), "--report", str(folder / "report.md"), "--processes", "1"]
    code = main(["balance", GAME, "--only", "2 players", *files, *args])
    page = folder / "report.md"
    return code, page.read_text(encoding="utf-8") if page.exists() else ""


def test_a_report_has_every_target_of_what_was_played_and_nothing_of_the_rest(tmp_path: Path) -> None:
    code, page = report(tmp_path, "--games", "2")
    assert code == 0 and "| 2 players | 2 of 10,000 |" in page and "| 3 players | 0 of 10,000 |" in page
    assert "## 2 players" in page and "## 3 players" not in page
    targets = [one for one in balance_of(spec_named(GAME)).targets if not one.settings or "2 players" in one.settings]
    assert all(f"| {one.name} " in page for one in targets)


def test_stopped_and_gone_on_with_it_is_as_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "CHUNK", 1)
    played: list[Chunk] = []

    def until_the_third(name: str, chunk: Chunk, seed: int) -> Facts:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(chunk)
        return play_chunk(name, chunk, seed)

    (tmp_path / "whole").mkdir()
    whole = report(tmp_path / "whole", "--games", "3")
    with monkeypatch.context() as patch:
        patch.setattr(measuring, "play_chunk", until_the_third)
        code, page = report(tmp_path, "--games", "3")
    assert code == 1 and "| 2 players | 2 of 10,000 |" in page
    with (tmp_path / "sums.jsonl").open("a") as file:
        file.write('{"setting": "2 pl')  # killed while it was writing
    assert report(tmp_path, "--games", "3") == whole
    assert report(tmp_path, "--games", "3") == whole, "what came after the torn line was kept"
    assert not [line for line in (tmp_path / "sums.jsonl").read_text().splitlines() if line.count('"setting"') > 1]


def test_two_processes_count_what_one_counts(tmp_path: Path) -> None:
    (tmp_path / "two").mkdir()
    alone = report(tmp_path, "--games", "12")
    assert report(tmp_path / "two", "--games", "12", "--processes", "2") == alone


def test_what_other_code_has_played_does_not_count(tmp_path: Path) -> None:
    spec, file = spec_named(GAME), tmp_path / "sums.jsonl"
    Sums(file, head(spec, 0))
    with pytest.raises(OtherRun, match="seed 0 and not 1"):
        Sums(file, head(spec, 1))
    assert report(tmp_path, "--games", "1", "--seed", "1")[0] == 2
    code, page = report(tmp_path, "--games", "1", "--seed", "1", "--anew")
    assert code == 0 and json.loads(file.read_text().splitlines()[0])["seed"] == 1 and "seed 1" in page


def test_what_was_played_otherwise_does_not_count_for_a_setting(tmp_path: Path) -> None:
    setting = balance_of(spec_named(GAME)).setting("2 players")
    sums = Sums(tmp_path / "sums.jsonl", {})
    sums.keep(Chunk(setting.name, way_of(setting), 0, 10), Counter(games=10))
    assert sums.games(setting) == 10 and [one.first for one in sums.missing(setting, 25)] == [10, 20]
    assert sums.games(replace(setting, options={"tools": True})) == 0


@pytest.mark.parametrize("args", [["northwood"], ["games.nothing"], [GAME, "--only", "nine players"]])
def test_what_cannot_be_measured_is_said(args: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["balance", *args, "--partial", str(tmp_path / "sums.jsonl")]) == 2
    assert "no such game, setting or balance" in capsys.readouterr().err


def test_a_row_tells_what_is_outside_and_why() -> None:
    target = Target("wins", lambda facts: {}, 10, 20, " %", source="§7", why="It is so.")
    assert target_row(target, {"": 12.341}) == "| wins (§7) | 10-20 % | 12.34 % | within |"
    assert target_row(target, {"": 9.0}) == "| wins (§7) | 10-20 % | 9 % | **outside**. It is so. |"
    many = target_row(target, {"mill": 15, "barn": 40, "well": 8})
    assert "8 % to 40 %; 2 of 3 outside: barn 40 %, well 8 %" in many
    assert target_row(target, {}).endswith("| - | not met with |")
    assert replace(target, least=float("-inf")).bounds() == "at most 20 %"
    assert replace(target, most=float("inf")).bounds() == "at least 10 %"


def test_values_are_counted_for_means_and_medians() -> None:
    facts: Facts = Counter()
    for value in (-1, 3, 3, 7):
        count_in(facts, "margin", value)
    assert mean(facts, "margin") == 3 and quantile(facts, "margin", 0.5) == 3 and quantile(facts, "margin", 0.25) == -1
    assert mean(facts, "nothing") == 0 == quantile(facts, "nothing", 0.5)
    assert won((1, 2, 1)) == [30, 0, 30] and won((2, 1)) == [0, 60]
