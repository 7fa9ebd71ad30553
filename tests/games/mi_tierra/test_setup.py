"""Set-up (rulebook, "Preparazione")."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.chance import Chance
from games.core.spec import NoOptions
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.setup import setup
from tests.games.mi_tierra.table import Table, new_state


@pytest.mark.parametrize("players", range(2, 7))
def test_money_workers_and_cards_lie_ready(players: int) -> None:
    state = new_state(players, start=1)
    assert [state.players[seat].money for seat in state.order] == [5, 6, 7, 8, 9, 10][:players]
    assert state.order[0] == 1 and state.order == [(1 + k) % players for k in range(players)]
    assert all((one.hired, one.idle) == (3, 2) for one in state.players)
    assert all(one.fields["a2"] == "apple" and list(one.fields.values()).count("") == 7 for one in state.players)
    assert (len(state.unseen), len(state.deck), len(state.grid), len(state.plans)) == (7, 50, 4, 28)
    assert all(card.name[0] in "AE" for card in state.unseen)
    assert state.row == [""] * players
    assert MiTierraRules().invariants(state) == []


def test_deck_b_follows_deck_a() -> None:
    state = setup(3, NoOptions(), Chance("5c" * 32), {})
    names = [card.name for card in reversed(state.deck)]
    of_b = {"E07", "E08", "E09", "E10", "E11", "E12"}
    decks = ["B" if name[0] == "B" or name in of_b else "A" for name in names]
    assert decks == ["A"] * 27 + ["B"] * 23


def test_a_market_for_each_player_is_laid_out_in_the_first_round() -> None:
    """Rulebook, "Mantenimento mercato": as many as there are players."""
    for players in range(2, 7):
        table = Table(players)
        assert table.asked() == {0: "place"}
        assert [name[0] for name in table.state.row] == ["A"] * players


def test_five_and_six_are_told_that_they_are_our_addition() -> None:
    assert "big-table" not in Table(4).log()
    for players in (5, 6):
        assert Table(players).log()[0] == "big-table"
    for players in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            setup(players, NoOptions(), Chance("00" * 32), {})


@pytest.mark.parametrize("given", [
    {"start": 3}, {"start": -1}, {"deck_a": ["B01"]}, {"deck_b": ["A01"]}, {"deck_a": ["A01", "A01"]},
    {"plans": ["shears"] * 3}, {"weather": "fine"},
])
def test_impossible_deals_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        setup(3, NoOptions(), Chance("00" * 32), given)
