"""Card look-up: each card of every game has texts in every language, in Discord and in the terminal."""

from __future__ import annotations

import logging

import pytest

from cogs.pages.rules_help import cards
from games.cli import keys
from games.cli.voice import Voice
from games.core.catalogue import LANGUAGES, catalogue
from games.core.registry import GAMES, spec_of, texts_of
from games.core.text import Text, key_of
from tests.cogs.questions import voice

WITH_CARDS = [game for game in GAMES if spec_of(game).cards]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_has_words_where_it_is_looked_up(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The name and text are there, and no text key is shown instead."""
    spec, own = spec_of(game), [entry for entry in cards() if entry.game == game]
    assert len(own) == sum(map(len, spec.cards.values())) > 0
    here = voice(language)
    with caplog.at_level(logging.ERROR):
        silent = [entry.card for entry in own if key_of(game, "") in "\n".join(entry.page(here).texts)]
    assert silent == [] and caplog.messages == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_has_words_in_the_terminal(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    spec, told = spec_of(game), list[str]()
    words = catalogue(language, ("games.core.texts", "games.cli.texts", texts_of(game)))
    here = Voice(words, ("Ana",), told.append)
    with caplog.at_level(logging.ERROR):
        for kind, names in spec.cards.items():
            for card in names:
                keys.card(here, spec, words.translate(Text(key_of(game, kind, card)), str))
    assert caplog.messages == [] and len(told) >= sum(map(len, spec.cards.values()))
    assert [line for line in told if key_of(game, "") in line] == []
