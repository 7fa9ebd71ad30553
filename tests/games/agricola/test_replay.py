"""Recorded games of other programs, played again."""

from __future__ import annotations

import copy
import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.options import AgricolaOptions
from games.agricola.replay import replay, replay_record
from games.agricola.replay.solo_record import deals_of, positions_of
from games.agricola.spaces.table import STAGES
from games.agricola.special_actions import SPECIALS, cards_for
from games.cli.replay import replay_record as any_record
from games.core.decision import normal
from games.core.fuzz import random_answer
from games.core.registry import new_session
from games.core.run import Given
from games.core.transcript import TRANSCRIPT, Transcript
from tests.games.agricola.solo_export import Inexpressible, SoloExport
from tests.games.agricola.trace_export import TraceExport, Untraceable
from tests.scale import scaled

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
@pytest.mark.parametrize(("row", "points", "found"), [
    ("Sheep", "3", "Sheep: ours 4, record 3"), ("Well", "5", "improvements: ours 12, record 13"),
    ("Basketmaker's Workshop", "1+4", "improvements: ours 12, record 11"),
])
def test_a_wrong_score_in_a_solo_log_is_found(row: str, points: str, found: str) -> None:
    game = one_of("solo")
    next(there for there in game["score_table"] if there[0] == row)[2] = points
    assert replay(game) == [found]


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


SOLO_KINDS = [(False, False), (False, True), (True, False), (True, True)]


def solo_records(moor: bool, family: bool, wanted: int) -> list[dict[str, Any]]:
    """Solo games of ours in the language of the logs; games that it has no words for are passed over."""
    records: list[dict[str, Any]] = []
    for number in range(1000):
        if len(records) == wanted:
            return records
        try:
            record = SoloExport(number, moor=moor, family=family).play()
        except Inexpressible:
            continue
        records.append(json.loads(json.dumps(record)))
    raise AssertionError("too few games can be written down")


@pytest.mark.parametrize(("moor", "family"), SOLO_KINDS)
def test_solo_games_of_ours_can_be_written_down_and_read_again(moor: bool, family: bool) -> None:
    records = solo_records(moor, family, scaled(8))
    assert [(record["name"], replay(record)) for record in records] == [(one["name"], []) for one in records]
    moves = {re.sub(r"[0-9]+", "n", event.get("move", "")) for record in records for part in record["log"]
             for event in part["events"]}
    assert len(moves) > 25, "the games say a good part of what there is to say"


@pytest.mark.parametrize(("moor", "family"), SOLO_KINDS)
def test_a_wrong_change_anywhere_in_a_solo_log_is_found(moor: bool, family: bool) -> None:
    (record,) = solo_records(moor, family, 1)
    events = [event for part in record["log"] if part["type"] == "round" for event in part["events"]]
    for at in range(0, len(events), 7):
        wrong = copy.deepcopy(record)
        there = [event for part in wrong["log"] if part["type"] == "round" for event in part["events"]]
        there[at]["changes"].append("+1 Clay")
        assert len(replay(wrong)) == 1, events[at]


def traces(wanted: int) -> list[TraceExport]:
    """Two-player games of ours as traces."""
    games: list[TraceExport] = []
    for number in range(1000):
        if len(games) == wanted:
            return games
        game = TraceExport(number, 2)
        try:
            game.play()
        except Untraceable:
            continue
        games.append(game)
    raise AssertionError("too few games can be written down")


def test_two_player_games_of_ours_can_be_written_down_and_read_again() -> None:
    games = traces(scaled(20))
    records = [json.loads(json.dumps(game.record)) for game in games]
    assert [(record["seed"], replay(record)) for record in records] == [(one["seed"], []) for one in records]
    kinds = {action["type"] for record in records for action in record["actions"]}
    assert kinds >= {"CommitPlow", "CommitSow", "CommitBake", "CommitBuildMajor", "CommitBuildPasture",
                     "CommitAccommodate", "CommitRenovate", "CommitBuildRoom", "CommitBuildStable"}
    assert sum(game.early for game in games) > len(games) / 2, "animals are cooked when they are taken, and to breed"


def test_a_wrong_amount_anywhere_in_a_trace_is_found() -> None:
    record = json.loads(json.dumps(traces(1)[0].record))
    for at in [number for number, action in enumerate(record["actions"]) if action["type"] == "Stop"][::9]:
        wrong = copy.deepcopy(record)
        wrong["actions"][at]["after"][2] += 1
        assert len(replay(wrong)) == 1, wrong["actions"][at]


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("options", [{}, {"moor": False}, {"family": True, "fuel_tokens": True, "trial_cards": True}])
def test_our_own_transcripts_are_replayed_for_every_number_of_players(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(players)
    session = new_session(SPEC, players, f"{players:064x}", AgricolaOptions(**options))
    answers: list[Given] = []
    while not session.finished:
        seat, decision = next(iter(session.open().items()))
        answer = normal(decision, random_answer(SPEC.rules, session.state, decision, rng))
        answers.append(Given(seat, decision.key, answer))
        session.submit(seat, answer)
    totals = SPEC.rules.result(session.state).totals
    transcript = Transcript("agricola", SPEC.version, players, f"{players:064x}", tuple(answers), options, {}, totals)
    record = json.loads(TRANSCRIPT.dump_json(transcript))
    assert any_record(record) == [("agricola", [])]
    record["totals"][0] += 1
    assert any_record(record)[0][1] != []


def test_a_record_that_lacks_something_is_told_so() -> None:
    assert replay({"log": []}) == ["the record has no 'round_cards' where one is needed"]
    cards = [card for stage in STAGES for card in stage]
    wrong = ["the record cannot be read: the round cards are not all there, each once and stage by stage"]
    for order in ([], cards[1:], [*cards[1:], cards[0]], [*cards[:13], cards[0]]):
        assert replay({"log": [], "round_cards": order}) == wrong
    assert replay({"log": 3, "round_cards": cards})[0].startswith("the record cannot be read")
    assert replay({"actions": []}) == ["the record has no 'final' where one is needed"]


@pytest.mark.parametrize(("move", "sentence"), [
    ("Gather mushrooms", "round 1: no reading for 'gather mushrooms'"),
    ("Sow Mushroom", "round 1: no reading for 'sow mushroom'"),
    ("Plow", "round 1: the record does not say where the next plow goes"),
    ("Stone2", "round 1: eastern_quarry cannot be used"),
    ("Wood and Cook 2 Grain", "round 1: grain cannot be done 2 times"),
])
def test_what_cannot_be_followed_is_said_in_a_sentence(move: str, sentence: str) -> None:
    event = {"kind": "member", "move": move, "changes": []}
    log = [{"type": "round", "title": "Round 1", "events": [event, event], "state_after": {"goods": {}}}]
    if move.startswith("Wood"):
        log[0]["events"] = [{"kind": "member", "move": "Reed", "changes": ["+1 Reed"]},
                            {**event, "changes": ["+2 Wood"]}]
    rounds = [card for stage in STAGES for card in stage]
    found = replay({"log": log, "round_cards": rounds, "expected_total": 0})
    assert len(found) == 1 and found[0].startswith(sentence)


def special(*moves: tuple[str, list[str]], order: list[Any]) -> dict[str, Any]:
    """A solo log of one round with the expansion: a person on Fishing, then these special actions."""
    events = [{"kind": "member", "move": "Fishing", "changes": ["+1 Food"]},
              *({"kind": "special", "move": move, "changes": changes} for move, changes in moves)]
    goods = {"type": "round", "title": "Round 1", "events": events, "state_after": {"goods": {}}}
    rounds = [card for stage in STAGES for card in stage]
    return {"log": [goods], "fotm": True, "layout": 5, "round_cards": rounds, "special_action_card_order": order}


ORDER = ["CPSB", "HC", "BMCWHF", "BMCWHFFT", "HFFT", "CPSBHC", "BMCW", "CPSBFT", "BMCWHFHC", "HCFT"]


def test_the_second_special_action_of_a_round_asks_for_food_after_the_first() -> None:
    """Rulebook, solo mode: 2 food for not discarding the card. With 1 food there is no second action."""
    record = special(("Cut Peat", ["+3 Fuel"]), ("Slash and Burn", ["-2 Food"]), order=ORDER)
    assert replay(record) == ["round 1: a second special action asks for 2 food after the first one, and there are 1"]


def test_special_action_cards_go_by_id_by_actions_or_by_letters() -> None:
    by_id = list(cards_for(1))
    by_actions = [list(SPECIALS[card].actions) for card in by_id]
    told = [[{"action": action} for action in actions] for actions in by_actions]
    letters = {"horse_market": "HC", "hiring_fair": "HF", "black_market": "BM", "illicit_work": "CW",
               "fell_trees": "FT", "slash_and_burn": "SB", "cut_peat": "CP"}
    by_letters = ["".join(letters[action] for action in actions) for actions in by_actions]
    shown = ("Horse Coper", ["-1 Food", "+1 Horse"])
    orders: tuple[list[Any], ...] = (by_id, by_actions, told, by_letters)
    for order in orders:
        assert replay(special(shown, order=order)) == ["the record ends before the game does"]
    assert replay(special(shown, order=["XY", *by_letters[1:]])) == [
        "the record cannot be read: no special action card is called 'XY'"
    ]


def test_positions_of_special_actions_go_by_action_by_tile_or_by_what_comes_of_them() -> None:
    record = solo_records(True, False, 1)[0]
    there = {kind for kind, _ in record["geometry"]["ops"]} & {"cut_peat", "slash_and_burn", "fell_trees"}
    assert there >= {"cut_peat", "slash_and_burn"}
    for names in (
        {"cut_peat": "moor", "slash_and_burn": "forest", "fell_trees": "forest"},
        {"cut_peat": "peat", "slash_and_burn": "plow", "fell_trees": "fell"},
        {"cut_peat": "Cut Peat", "slash_and_burn": "Slash and Burn", "fell_trees": "Fell Trees"},
    ):
        renamed = copy.deepcopy(record)
        renamed["geometry"]["ops"] = [[names.get(kind, kind), place] for kind, place in record["geometry"]["ops"]]
        assert replay(renamed) == []


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


@with_samples
def test_games_are_read_with_or_without_what_is_around_them() -> None:
    solo, trace = one_of("solo"), one_of("two_players")
    for record in (solo, [solo], {"games": [solo]}, {"solo": {"games": [solo]}}, {"solo": [solo]}):
        assert [problems for _, problems in replay_record(record) or ()] == [[]]
    for record in ([solo, trace], {"games": [solo, trace]}, {"solo": [solo], "two_players": {"games": [trace]}}):
        assert [problems for _, problems in replay_record(record) or ()] == [[], []]
    assert replay_record({"games": []}) is None and replay_record([]) is None


def test_a_record_may_give_a_geometry_for_each_layout() -> None:
    ops = [["plow", [0, 0]]]
    record = {"layout": 5, "geometry": {"4": {"ops": []}, "5": {"ops": ops}}, "round_cards": []}
    assert positions_of(record) == [("plow", [0, 0])] and deals_of(record)["layouts"] == [5]
    first = {"geometry": {"7": {"ops": ops}}, "round_cards": []}
    assert deals_of(first)["layouts"] == [7] and positions_of(first) == [("plow", [0, 0])]
    rows = {"geometry": {"MM.F. RMFF. R..FF": {"ops": ops}}, "round_cards": []}
    assert deals_of(rows)["layouts"] == ["MM.F. RMFF. R..FF"]
    with pytest.raises(ValueError, match="no geometry for layout"):
        positions_of({"layout": 3, "geometry": {"4": {"ops": []}}})
