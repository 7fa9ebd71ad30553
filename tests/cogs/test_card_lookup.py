"""Looking a card up by any of its names, as people type them."""

from __future__ import annotations

import pytest

from cogs.pages.rules_help import cards, find_cards
from games.core.catalogue import LANGUAGES
from games.core.text import key_of
from tests.cogs.questions import voice


def found(typed: str, language: str) -> str:
    """The first card that the look-up offers."""
    return find_cards(typed, voice(language))[0].card


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("es", "Comida de Hadas", "fairy_food"), ("es", "Manjar de hadas", "fairy_food"),
        ("es", "fairy food", "fairy_food"),
        ("es", "Buho", "eyes_queen"), ("es", "lechuza", "eyes_queen"), ("es", "boveda", "hidden_vault"),
        ("es", "Chinny", "chinny"), ("es", "por los pelos", "chinny"), ("es", "Juan Mata", "jack"),
        ("it", "l'oca", "golden_goose"), ("it", "L’Oca", "golden_goose"), ("it", "golden goose", "golden_goose"),
        ("en", "Grandma's", "grandmas_house"), ("en", "grandma’s", "grandmas_house"), ("en", "wolf", "wolf"),
    ],
)
def test_a_card_is_found_by_each_of_its_names(language: str, typed: str, card: str) -> None:
    assert found(typed, language) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_name_belongs_to_one_card_and_finds_it(language: str) -> None:
    words = voice(language).words
    own = {entry.name(voice(language)).casefold() for entry in cards()}
    seen: dict[str, str] = {}
    for entry in cards():
        key = key_of(entry.game, entry.kind, entry.card)
        english = set(() if language == "en" else voice("en").words.also(key)) | {voice("en").key(key)}
        for name in set(words.also(key)) - english:
            assert name.casefold() not in own, f"{name} is the name of a card already"
            assert seen.setdefault(name.casefold(), entry.value) == entry.value, f"{name} stands for two cards"
            assert found(name, language) == entry.card
    assert seen or language != "es", "the Spanish boxes have other titles than we used to"
