"""Set-up per number of players (rulebook, "General set-up")."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.chance import Chance
from games.grimm_forest.cards.box import fable_deck, friend_deck
from games.grimm_forest.content import FABLES, FRIENDS
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.setup import Options, setup
from games.grimm_forest.view import view_of
from tests.games.grimm_forest.table import new_state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_and_what_lies_there(players: int) -> None:
    view = view_of(new_state(players), None)
    lying = {place.id: tuple(place.goods.values()) for place in view.locations}
    expected = {"fields": (5, 0, 0), "forest": (0, 4, 0), "brickyard": (0, 0, 3)}
    assert lying == (expected | {"market": (1, 1, 1)} if players == 4 else expected)
    assert [len(player.gather_cards) for player in view.players] == [len(lying)] * players
    assert view.sections_left == {"straw": (5, 5, 5), "wood": (5, 5, 5), "brick": (5, 5, 5)}
    assert view.first_tokens == ("straw", "wood", "brick")
    assert all(p.hand_size == 0 and not any(p.goods.values()) and not p.friend for p in view.players)


def test_card_counts() -> None:
    assert len(FABLES) == 32 and len(FRIENDS) == 25
    assert len(fable_deck(True)) == 56 and len(fable_deck(False)) == 38
    assert len(friend_deck(True)) == 25 and len(friend_deck(False)) == 18


@pytest.mark.parametrize("advanced", [True, False])
def test_decks_hold_every_card(advanced: bool) -> None:
    state = new_state(3, advanced=advanced)
    assert Counter(card.name for card in state.deck) == Counter(fable_deck(advanced))
    assert Counter(card.name for card in state.friend_deck) == Counter(friend_deck(advanced))
    assert GrimmRules().invariants(state) == []


def test_given_cards_lie_on_top_of_the_decks() -> None:
    state = new_state(2, fable_deck=["wolf", "wolf", "roar"], friend_deck=["jack"], start=1)
    assert [card.name for card in state.deck[:-4:-1]] == ["wolf", "wolf", "roar"]
    assert state.friend_deck[-1].name == "jack" and state.start == 1
    assert GrimmRules().invariants(state) == []


@pytest.mark.parametrize(
    "given",
    [{"fable_deck": ["wolf"] * 3}, {"fable_deck": ["nobody"]}, {"start": 3}, {"prince_rolls": ["gold"]}, {"x": 1}],
)
def test_impossible_deals_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        setup(3, Options(), Chance("00" * 32), given)


@pytest.mark.parametrize("players", [1, 5])
def test_only_for_two_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        setup(players, Options(), Chance("00" * 32), {})


def test_the_start_player_is_drawn() -> None:
    starts = {setup(4, Options(), Chance(f"{seed:064x}"), {}).start for seed in range(30)}
    assert starts == {0, 1, 2, 3}
