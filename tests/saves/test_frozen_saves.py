"""Saves of every version load and can be finished."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from games.core.codec import SaveTooNew, load_given, load_state
from games.core.fuzz import play_randomly
from games.core.registry import GAMES, spec_of
from games.core.upgrade import keep_what_fits

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_frozen_save_loads_and_can_be_finished(file: Path) -> None:
    save = json.loads(file.read_text(encoding="utf-8"))
    spec = spec_of(save["game"])
    state = load_state(spec, json.dumps(save["state"]), save["rules_version"])
    opened = keep_what_fits(spec.rules, state, load_given(json.dumps(save["given"])), segment=save["segment"])
    session = opened.session
    if save["rules_version"] == spec.version:
        assert opened.dropped == 0
    play_randomly(session, random.Random(1))
    assert session.finished and session.rules.invariants(session.state) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_version_has_a_save_for_every_number_of_seats(game: str) -> None:
    spec = spec_of(game)
    wanted = {f"v{version}_{players}" for version in range(1, spec.version + 1) for players in spec.seats}
    assert {file.stem for file in (HERE / game).glob("*.json")} >= wanted


@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_a_newer_version_is_refused(game: str) -> None:
    spec = spec_of(game)
    with pytest.raises(SaveTooNew):
        load_state(spec, "{}", spec.version + 1)
