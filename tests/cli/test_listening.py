"""Every game can be played to its end by what is said alone, and not much has to be heard for it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from games.agricola.ai.planner import lookahead
from games.cli.listen import hear
from games.core.registry import spec_of
from tests.scale import scaled

MOST_HEARD = {"mi_tierra": 1100, "above_below": 1150}
"""Characters heard for each decision on average, where it is more than with other games: twenty workers of six people
go somewhere in a round; of every page that anybody explores the beginning is read to all."""
USUAL = 900

WAYS: dict[str, dict[str, tuple[int, ...]]] = {
    "grimm_forest": {"base": (2, 3, 4), "advanced": (2, 3, 4)},
    "northwood": {"intro": (1,), "full": (1,), "lone_envoy": (1,), "long_talks": (1,)},
    "agricola": {"moor": (1, 2, 4, 6), "base": (3, 4, 5, 6), "hands": (2, 4), "everything": (3,)},
    "above_below": {"base": (2, 4), "expanded": (2, 4)},
    "mi_tierra": {"rulebook": (2, 4), "more_players": (6,)},
}
"""The ways to play that are heard, and by how many: every number of seats, with and without what makes it longer."""

BESIDE_STRONG: dict[str, dict[str, tuple[int, ...]]] = {
    "agricola": {"moor": (6,), "everything": (3,)},
}
"""The same beside several seats of the strongest kind, where that plays otherwise: it is what people play with."""
OWN, NEWS = 750, 60
"""Beside them: characters for each decision without the news, and for each piece of news, on average. They do more than
others and there is more to tell of it, which says nothing of how it is told; so it is counted apart."""


def beside_keen_seats(spec: Any) -> Any:
    """The game with no stronger AI than those by which the budgets of words were set. One strong one is heard as it
    is; more of them have budgets of their own."""
    return replace(spec, ais={level: ai for level, ai in spec.ais.items() if level != "strong"})


def not_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far Agricola's strong seats look ahead changes nothing of how it is told."""
    monkeypatch.setattr(lookahead, "BUDGET", 0)
    monkeypatch.setattr(lookahead, "ALONE", dict.fromkeys(lookahead.ALONE, 0))


@pytest.mark.parametrize(
    ("game", "way", "players"),
    [(game, way, n) for game, ways in WAYS.items() for way, numbers in ways.items() for n in numbers],
)
def test_a_whole_game_by_what_is_said_alone(
    game: str, way: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    not_ahead(monkeypatch)
    spec: Any = spec_of(game) if players <= 2 else beside_keen_seats(spec_of(game))
    options = spec.options.model_validate(spec.ways[way].options)
    heard = [hear(spec, players, options, seed) for seed in range(scaled(2))]
    characters, decisions = sum(one.characters for one in heard), sum(one.decisions for one in heard)
    assert min(one.decisions for one in heard) >= 10
    assert all(re.match(r"[1-6]\. ", one.text.splitlines()[-1]) for one in heard), "the ranking ends a game"
    assert characters / decisions <= MOST_HEARD.get(game, USUAL)


@pytest.mark.parametrize(
    ("game", "way", "players"),
    [(game, way, n) for game, ways in BESIDE_STRONG.items() for way, numbers in ways.items() for n in numbers],
)
def test_a_whole_game_beside_strong_seats_by_what_is_said_alone(
    game: str, way: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    not_ahead(monkeypatch)
    spec: Any = spec_of(game)
    assert spec.strongest == "strong"
    heard = [hear(spec, players, spec.options.model_validate(spec.ways[way].options), n) for n in range(scaled(1))]
    assert all(re.match(r"[1-6]\. ", one.text.splitlines()[-1]) for one in heard), "the ranking ends a game"
    news = [line for one in heard for line in one.text.splitlines() if line.startswith(" · ")]
    told, decisions = sum(map(len, news)), sum(one.decisions for one in heard)
    assert decisions >= 10 and len(news) >= 10 * players
    assert (sum(one.characters for one in heard) - told) / decisions <= OWN
    assert told / len(news) <= NEWS
