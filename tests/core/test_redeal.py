"""Re-dealing what a viewer cannot know."""

from __future__ import annotations

import random

from games.core.redeal import REVERSED, SORTED, hidden_cards, redeal
from games.core.state import Card
from tests.core.demo import Demo, Farm, Table, farms


def table() -> Table:
    state = farms(Farm(0), Farm(1), deck="fedc")
    state.farms[0].hand = [Card("a"), Card("b")]
    state.farms[1].hand = [Card("y", known_to=0b01), Card("z")]
    return state


def names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]


def test_all_hidden_cards_are_found_with_their_owners() -> None:
    assert [(p.card.name, p.owner) for p in hidden_cards(table())] == [
        ("a", 0), ("b", 0), ("y", 1), ("z", 1), ("f", None), ("e", None), ("d", None), ("c", None),
    ]


def test_own_and_known_cards_stay_and_the_rest_moves() -> None:
    again = redeal(table(), 0, SORTED)
    assert names(again.farms[0].hand) == ["a", "b"]
    assert names(again.farms[1].hand) == ["y", "c"]
    assert names(again.deck) == ["d", "e", "f", "z"]


def test_a_spectator_knows_nothing() -> None:
    again = redeal(table(), None, REVERSED)
    assert names(again.farms[0].hand) == ["z", "y"]
    assert names(again.deck) == ["d", "c", "b", "a"]


def test_the_original_is_untouched_and_no_card_is_lost() -> None:
    state = table()
    again = redeal(state, 1, random.Random(1).shuffle)
    assert state == table()
    assert sorted(p.card.name for p in hidden_cards(again)) == sorted(p.card.name for p in hidden_cards(state))


def test_a_view_of_the_demo_shows_only_what_the_viewer_knows() -> None:
    state = table()
    for viewer in (0, 1, None):
        for mix in (SORTED, REVERSED):
            assert Demo().view(redeal(state, viewer, mix), viewer) == Demo().view(state, viewer)
