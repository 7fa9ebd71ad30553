"""Levels of complexity: which cards are dealt, and which spaces there are."""

from __future__ import annotations

from collections import Counter

import pytest
from pydantic import ValidationError

from games.agricola import SPEC
from games.agricola.cards.box import card_of
from games.agricola.cards.decks import BASE_MINORS, DECKS, MOOR_MINORS, OCCUPATIONS, cards_in, deck_of
from games.agricola.cards.every import HAND_CARDS
from games.agricola.options import AgricolaOptions
from games.core.options import as_today, changed, idle
from games.core.registry import first_state
from tests.games.agricola.table import give, table

SEVEN_MOOR = {MOOR_MINORS: 7}
ALL_KINDS = {OCCUPATIONS: 7, MOOR_MINORS: 4, BASE_MINORS: 3}
BASE_KINDS = {OCCUPATIONS: 7, BASE_MINORS: 7}


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize(("options", "kinds"), [
    ({"level": 1}, {}), ({"level": 2}, SEVEN_MOOR), ({"level": 3}, ALL_KINDS),
    ({"level": 3, "moor": False}, BASE_KINDS),
])
def test_everybody_gets_the_cards_of_the_level(players: int, options: dict[str, int], kinds: dict[str, int]) -> None:
    state = first_state(SPEC, players, "ab" * 32, AgricolaOptions(**options))
    hands = [[card.name for card in player.hand] for player in state.players]
    assert all(Counter(map(deck_of, hand)) == kinds for hand in hands)
    dealt = [name for hand in hands for name in hand]
    assert len(set(dealt)) == len(dealt) and all(card_of(name).players <= players for name in dealt)
    assert all(card.known_to == 1 << player.seat for player in state.players for card in player.hand)


def test_the_decks_are_all_hand_cards_and_each_has_its_least_number_of_players() -> None:
    assert Counter(map(deck_of, HAND_CARDS)) == {deck: len(cards_in(deck, 6)) for deck in DECKS}
    fewer = {players: {card for deck in DECKS for card in cards_in(deck, players)} for players in range(1, 7)}
    assert fewer[4] == fewer[5] == fewer[6] == set(HAND_CARDS)
    for players in (1, 2, 3):
        assert set(HAND_CARDS) - fewer[players] == {
            name for name, card in HAND_CARDS.items() if card.players > players
        } != set()
    assert all(card_of(name).kind == "occupation" for name in set(HAND_CARDS) - fewer[1])


@pytest.mark.parametrize(("players", "level", "moor", "action", "side_job"), [
    (2, 1, True, "meeting_place", True), (2, 2, True, "meeting_place", False), (2, 3, True, "meeting_minor", False),
    (1, 1, True, "meeting_minor", False), (1, 2, True, "meeting_minor", False), (1, 3, False, "meeting_minor", False),
    (6, 1, True, "meeting_place", True), (6, 2, True, "meeting_place", True), (6, 3, True, "meeting_minor", True),
    (4, 3, False, "meeting_minor", False), (5, 1, False, "meeting_place", True),
])
def test_the_meeting_place_and_the_side_job_of_each_level(
    players: int, level: int, moor: bool, action: str, side_job: bool
) -> None:
    there = {space.id: space for space in table(players, moor=moor, level=level, given={}).view().spaces}
    assert there["meeting_place"].action == action and ("side_job" in there) == side_job
    assert there["meeting_place"].goods == ({"food": 1} if action == "meeting_place" else {})


def test_occupations_are_for_level_three() -> None:
    hands = {"hands": [["M075", "A098"], []]}
    assert "lessons" in table(2, give(clay=9), moor=True, level=3, given=hands).ids()
    one = table(2, give(clay=1, reed=1), moor=True, level=2, given={"hands": [["M075"], []]})
    assert "lessons" not in one.ids() and "major_improvement" in one.ids()


def test_the_base_game_has_no_level_two() -> None:
    with pytest.raises(ValidationError):
        AgricolaOptions(moor=False, level=2)
    assert changed(AgricolaOptions, {"level": 2}, {"moor": False}) == AgricolaOptions(moor=False)
    assert changed(AgricolaOptions, {"moor": False}, {"level": 2}) == AgricolaOptions(level=2)
    assert changed(AgricolaOptions, {}, {"level": 4}) is None
    assert idle(AgricolaOptions(moor=False)) == {"fuel_tokens"}


def test_tables_with_trial_cards_are_played_as_level_three() -> None:
    plain = {"moor": True, "family": False, "fuel_tokens": True}
    for trial, level in ((True, 3), (False, 1)):
        stored = plain | {"trial_cards": trial}
        assert as_today(SPEC, stored, 4) == plain | {"level": level}
        assert stored == plain | {"trial_cards": trial}
    assert as_today(SPEC, plain | {"level": 2}, SPEC.version) == plain | {"level": 2}
