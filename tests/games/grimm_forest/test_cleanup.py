"""The clean-up and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.table import Table


def test_places_are_refilled_on_top_of_what_was_left() -> None:
    table = Table(4).go("fields", "fields", "forest", "forest").pass_builds()
    assert table.lying("fields") == (6, 0, 0) and table.lying("forest") == (0, 4, 0)
    assert table.lying("brickyard") == (0, 0, 6) and table.lying("market") == (2, 2, 2)


def test_the_start_token_passes_clockwise_and_pigs_go_home() -> None:
    table = Table(3, start=2).go("fields", "fields", "forest").pass_builds()
    assert table.board().start == 0 and table.board().order == (0, 1, 2) and table.board().round == 2
    assert all(player.at == "" and not player.chosen for player in table.board().players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_the_build_phase_of_a_third_house(players: int) -> None:
    table = Table(players).house(0, "wood").house(0, "straw").house(0, "brick", 2).purse(0, brick=6).token(0, "brick")
    table.state.first_tokens.remove("wood")
    table.state.players[0].tokens.append("wood")
    table.state.first_tokens.remove("straw")
    table.state.players[0].tokens.append("straw")
    table.go(*["forest"] * players)
    table.answer(0, "build", "build:brick:roof")
    assert not table.session.finished  # everybody finishes the phase
    table.pass_builds()
    assert table.session.finished and table.board().places[0] == 1 and table.board().phase == "over"
    result = table.session.rules.result(table.session.state)
    assert result.places[0] == 1 and result.totals[0] == 3


def test_two_houses_are_not_enough() -> None:
    table = Table().house(0, "wood").house(0, "straw").go("forest", "forest", "forest").pass_builds()
    assert table.board().round == 2
