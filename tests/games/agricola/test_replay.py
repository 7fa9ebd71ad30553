"""Recorded games of other programs, played again."""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest

from games.agricola.replay import replay, replay_record
from games.agricola.spaces.table import STAGES
from games.cli.replay import replay_record as any_record

FIXTURES = Path(__file__).parent / "fixtures"
RECORDS = sorted(file for file in FIXTURES.glob("*.json") if file.name != "facts.json")
ROOT = Path(__file__).parents[3]
SAMPLES = Path(os.environ.get("SOBREMESA_FACTS", ROOT.parent / "shared" / "facts")) / "agricola" / "sample_games.json"
with_samples = pytest.mark.skipif(not SAMPLES.is_file(), reason="the recorded games are not at hand")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_gives_the_same_points(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["totals"]
    assert any_record(record) == [("agricola", [])]


def test_five_recorded_games_are_at_hand() -> None:
    assert len(RECORDS) == 5


@with_samples
def test_the_records_agree_after_every_action() -> None:
    found = replay_record(json.loads(SAMPLES.read_text(encoding="utf-8")))
    assert found is not None and len(found) == 5
    assert [problems for _, problems in found] == [[]] * 5


def one_of(shape: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads(SAMPLES.read_text(encoding="utf-8"))[shape]["games"][0]
    return copy.deepcopy(game)


@with_samples
@pytest.mark.parametrize("kind", [
    "PlaceWorker", "CommitPlow", "CommitSow", "CommitBuildMajor", "CommitBuildPasture",
    "CommitAccommodate", "CommitConvert", "CommitBreed", "CommitRenovate", "CommitBuildRoom",
])
def test_a_wrong_amount_in_a_trace_is_found(kind: str) -> None:
    games: list[Any] = json.loads(SAMPLES.read_text(encoding="utf-8"))["two_players"]["games"]
    game = next(game for game in games if any(action["type"] == kind for action in game["actions"]))
    at = next(at for at, action in enumerate(game["actions"]) if action["type"] == kind)
    wrong = [game["actions"][at]]
    for action in game["actions"][at + 1 :]:  # the same act, to its end
        if action["type"] not in ("Stop", "Proceed"):
            break
        wrong.append(action)
    for action in wrong:
        action["after"][0] += 1
    assert any("'wood'" in problem for problem in replay(game))


@with_samples
def test_a_wrong_score_in_a_trace_is_found() -> None:
    game = one_of("two_players")
    game["final"][1]["breakdown"]["sheep"] += 1
    assert replay(game) == ["seat 1, sheep: ours 1, record 2"]


@with_samples
def test_a_wrong_change_in_a_solo_log_is_found() -> None:
    game = one_of("solo")
    event = next(event for part in game["log"] for event in part["events"] if event.get("move") == "Reed")
    event["changes"] = ["+9 Reed"]
    assert len(replay(game)) == 1 and "reed" in replay(game)[0]


@with_samples
def test_an_impossible_move_is_named() -> None:
    game = one_of("solo")
    game["log"][0]["events"][0]["move"] = "Stone2"
    assert "eastern_quarry cannot be used" in replay(game)[0]


def test_other_records_are_left_to_others() -> None:
    assert replay_record([]) is None and replay_record({"game": "northwood"}) is None


def test_a_solo_log_of_the_expansion_is_followed() -> None:
    """Special actions, the card kept for food, building by Illicit Work, burning and the Infirmary."""
    order = ["1-2-b", "1-4-b", "1-4-5", "1-5-6-c", "1-2-a", "1-3-a", "1-3-b", "1-4-a", "1-5-6-a", "1-5-6-b"]

    def event(kind: str, move: str, *changes: str) -> dict[str, Any]:
        return {"kind": kind, "move": move, "changes": list(changes)}

    first = [event("member", "Infirmary", "+1 Food"), event("special", "Cut peat", "+3 Fuel"),
             event("member", "Resource Market", "+1 Food", "+1 Stone")]
    second = [
        event("special", "Clandestine Work, Peat-charcoal Kiln", "-1 Food", "-1 Fuel", "-1 Stone"),
        event("member", "Wood", "+4 Wood"), event("other", "Burn 2 Wood", "-2 Wood", "+2 Fuel"),
        event("member", "Day laborer", "+2 Food"),
    ]
    goods = dict.fromkeys(("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "fuel", "sheep"), 0)
    log = [
        {"type": "round", "title": "Round 1", "events": first,
         "state_after": {"goods": goods | {"food": 2, "fuel": 3, "stone": 1}, "moors": 2, "forests": 5}},
        {"type": "round", "title": "Round 2", "events": second,
         "state_after": {"goods": goods | {"food": 3, "fuel": 4, "wood": 2}, "moors": 2}},
    ]
    rounds = [card for stage in STAGES for card in stage]
    record = {"name": "moor", "fotm": True, "layout": 5, "special_action_card_order": order, "round_cards": rounds,
              "log": log, "expected_total": 0}
    assert replay(record) == ["the record ends before the game does"]
    by_cells = {key: value for key, value in record.items() if key != "layout"}
    by_cells["geometry"] = {"forest": [[0, 3], [0, 4], [1, 4], [2, 3], [2, 4]], "moor": [[1, 1], [1, 2], [1, 3]]}
    assert replay(by_cells) == ["the record ends before the game does"]
    second[1]["changes"] = ["+5 Wood"]
    assert "wood" in replay(record)[0]
