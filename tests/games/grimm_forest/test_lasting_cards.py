"""What lies open since an earlier round: whoever chooses a place can read what it does, in every language."""

from __future__ import annotations

import pytest

from games.core.catalogue import Catalogue
from games.core.text import Text
from games.grimm_forest.cards.box import is_next_round, is_unique
from games.grimm_forest.content import FABLES
from games.grimm_forest.wording.terms import card_name, card_rule, card_there
from tests.games.grimm_forest.table import Table
from tests.languages import GRIMM_FOREST as LANGUAGES

UNIQUE = [card for card in FABLES if is_unique(card)]
NEXT_ROUND = [card for card in FABLES if is_next_round(card)]
CATALOGUES = {code: Catalogue(code, ("games.core.texts", "games.grimm_forest.texts")) for code in LANGUAGES}


def test_there_are_such_cards() -> None:
    assert len(UNIQUE) >= 3 and "taxation" in NEXT_ROUND


def said_beside(table: Table, seat: int, language: str) -> str:
    """Return the words of a seat's question and of everything beside its options."""
    question = table.sees(seat).question
    assert question is not None and question.decision.key == "choose"
    texts = [question.prompt, *(one.hint for one in question.wordings.values() if one.hint is not None)]
    return "\n".join(in_words(text, language) for text in texts)


def in_words(text: Text, language: str) -> str:
    return CATALOGUES[language].translate(text, lambda seat: "ABC"[seat])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", UNIQUE)
def test_a_unique_location_of_an_earlier_round_comes_with_what_it_does(card: str, language: str) -> None:
    table = Table().lying_on("brickyard", card, 0)
    for seat in range(3):
        said = said_beside(table, seat, language)
        assert in_words(card_there(card), language) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", NEXT_ROUND)
def test_a_fable_that_acts_this_round_comes_with_what_it_does(card: str, language: str) -> None:
    table = Table().waiting(1, card)
    if table.asked() != dict.fromkeys(range(3), "choose"):  # it is first laid on a place
        table.answer(1, card, "forest")
    for seat in range(3):
        said = said_beside(table, seat, language)
        expected = [card_there(card)] if card == "fairy_food" else [card_name(card), card_rule(card)]
        assert all(in_words(text, language) in said for text in expected)
