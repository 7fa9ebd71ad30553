"""The ladder: ratings explain results, a report names every match, and a former version plays along."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from games.cli.ladder.former import FormerDiffers, FormerProgram
from games.cli.ladder.matches import arrange_matches
from games.cli.ladder.ratings import mean_of, rate_pairs, share_won
from games.cli.ladder.report import replace_section
from games.cli.main import main
from games.core.registry import spec_of

ROOT = Path(__file__).parents[2]
DEAL = "7" * 64


def run_ladder(folder: Path, *typed: str) -> tuple[int, str]:
    """Run the command with its files in a folder. Return the exit code and the report, "" if none was written."""
    page = folder / "strength.md"
    files = ["--partial", str(folder / "counts.jsonl"), "--report", str(page), "--processes", "1"]
    code = main(["ladder", *typed, *files])
    return code, page.read_text(encoding="utf-8") if page.exists() else ""


def test_ratings_of_results_made_from_ratings_are_those_ratings() -> None:
    """At 400 points of difference the stronger one wins ten games of eleven, at 200 points 76 %."""
    pairs = {
        ("a", "b"): {1.0: 7597, 0.0: 2403}, ("b", "c"): {1.0: 7597, 0.0: 2403}, ("a", "c"): {1.0: 9091, 0.0: 909},
    }
    found = rate_pairs(pairs, random.Random(1))
    assert [round(found[name].value) for name in "abc"] == pytest.approx([1200, 1000, 800], abs=2)
    assert all(2 < found[name].error < 4 for name in "ac")


def test_who_has_lost_every_game_is_rated_far_below_with_a_large_error() -> None:
    found = rate_pairs({("a", "b"): {1.0: 10}}, random.Random(1))
    assert 400 < found["a"].value - found["b"].value < 800 and found["a"].error > 20


def test_a_share_of_games_has_its_standard_error() -> None:
    assert share_won({1.0: 50, 0.0: 50}).error == pytest.approx(0.05, abs=0.001)
    assert (won := share_won({1.0: 10})).value == 1 and won.error > 0.05
    assert mean_of({2.0: 1, 4.0: 1}).value == 3


def test_matches_are_pairs_and_one_against_three_as_far_as_the_game_allows() -> None:
    contenders = ["legal", "good", "adviser"]
    names = [
        one.name
        for one in arrange_matches(spec_of("grimm_forest"), contenders, False, 5, {"advanced": True}, (1, 2, 4))
    ]
    assert names == [
        "legal : good, advanced True", "legal : adviser, advanced True", "good : adviser, advanced True",
        "legal : three good, advanced True", "adviser : three good, advanced True",
    ]
    alone = arrange_matches(spec_of("northwood"), ["legal", "good"], False, 5, {}, (1, 2, 4))
    assert [one.name for one in alone] == ["legal alone", "good alone"]


def test_a_report_has_the_matches_and_replaces_only_its_own_section(tmp_path: Path) -> None:
    (tmp_path / "strength.md").write_text("# Strength\n\nWords.\n\n## The Grimm Forest\n\nold\n\n## Other\n\nkept\n")
    ways = ("--way", "base", "--way", "advanced")
    code, page = run_ladder(tmp_path, "grimm_forest", "--games", "2", "--only", "legal,good", *ways)
    assert code == 0 and page.startswith("# Strength\n\nWords.\n\n## The Grimm Forest\n\n`python -m games ladder")
    assert "old" not in page and page.endswith("## Other\n\nkept\n")
    assert "### Tables of two\n" in page and "### Tables of two, advanced True\n" in page
    assert "| legal | three good | 2 |" in page


def test_games_alone_report_the_mean_result_and_the_share_of_wins(tmp_path: Path) -> None:
    _, page = run_ladder(tmp_path, "northwood", "--games", "3", "--only", "legal")
    assert "### Alone" in page and "| legal | 3 |" in page


def test_games_of_other_code_are_not_added_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "counts.jsonl").write_text('{"game": "grimm_forest", "version": 0, "code": "", "seed": 0}\n')
    code, page = run_ladder(tmp_path, "grimm_forest", "--games", "1")
    assert (code, page) == (2, "") and "--anew" in capsys.readouterr().err


@pytest.mark.parametrize("typed", [["--only", "best"], ["--way", "none"], ["--players", "two"]])
def test_what_is_not_there_is_named(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "grimm_forest", *typed]) == 2
    assert typed[1] in capsys.readouterr().err


@pytest.mark.parametrize("typed", [["--players", "9"], ["--only", "good", "--players", "2"]])
def test_a_ladder_without_a_match_leaves_the_page_alone(
    tmp_path: Path, typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_ladder(tmp_path, "grimm_forest", *typed) == (2, "") and "no match" in capsys.readouterr().err


def test_a_former_version_plays_along(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """This very version stands in for a former one: it must make the same decisions from the same deal, so both win
    half of the games in which they change seats."""
    code, page = run_ladder(
        tmp_path, "grimm_forest", "--games", "2", "--players", "2", "--only", "good", "--former", str(ROOT)
    )
    assert code == 0 and "| good |" in page and "| former good |" in page


def test_a_level_that_loses_to_its_former_self_fails_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The level "good" of this version is made to play like "legal"."""
    monkeypatch.setattr("games.cli.ladder.contenders.ai_named", lambda spec, name: spec.ais["legal"])
    code, _ = run_ladder(
        tmp_path, "grimm_forest", "--games", "4", "--players", "2", "--only", "good", "--former", str(ROOT)
    )
    assert code == 1 and "good has become weaker" in capsys.readouterr().err


def test_alone_the_results_of_both_versions_are_compared(tmp_path: Path) -> None:
    code, page = run_ladder(tmp_path, "northwood", "--games", "2", "--only", "legal", "--former", str(ROOT))
    assert code == 0 and "| former legal | 2 |" in page


def test_a_former_version_with_other_rules_is_reported() -> None:
    former = FormerProgram(ROOT)
    try:
        with pytest.raises(FormerDiffers, match="KeyError"):
            former.begin("chess", 2, DEAL, {}, "good", "a")
        with pytest.raises(FormerDiffers, match="best"):
            former.begin("grimm_forest", 2, DEAL, {}, "best", "a")
        former.begin("grimm_forest", 2, DEAL, {}, "good", "a")
        with pytest.raises(FormerDiffers, match="Refused"):
            former.tell(0, ("nowhere",))
    finally:
        former.close()


def test_a_section_is_added_to_a_page_without_it() -> None:
    assert replace_section("# Strength\n", "Go", "## Go\n\nnew\n") == "# Strength\n\n## Go\n\nnew\n"
