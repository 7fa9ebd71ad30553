"""Every game can be played to its end by what is said alone, and not much has to be heard for it."""

from __future__ import annotations

import pytest

from games.cli.listen import hear
from games.core.registry import spec_of

MOST_HEARD = 900
"""Characters heard for each decision on average."""


@pytest.mark.parametrize(("game", "players"), [("grimm_forest", 3), ("northwood", 1), ("agricola", 2)])
def test_a_whole_game_by_what_is_said_alone(game: str, players: int) -> None:
    spec = spec_of(game)
    heard = [hear(spec, players, spec.options(), seed) for seed in range(2)]
    characters, decisions = sum(one.characters for one in heard), sum(one.decisions for one in heard)
    assert min(one.decisions for one in heard) >= 10
    assert all(one.text.splitlines()[-1].startswith(("1.", "2.", "3.")) for one in heard), "the ranking ends a game"
    assert characters / decisions <= MOST_HEARD
