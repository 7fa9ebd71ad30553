"""Options of games: in words, offered while somebody types, and read back."""

from __future__ import annotations

import pytest

from cogs.words.options import combined, option_words, read_options
from games.core.registry import GAMES, spec_of
from tables.trouble import Trouble
from tests.cogs.questions import LANGUAGES, voice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_combination_can_be_typed_and_says_what_it_says_in_the_lobby(game: str, language: str) -> None:
    one = voice(language)
    for words, typed in combined(game, one):
        assert len(typed) <= 100
        assert " · ".join(option_words(game, spec_of(game).options(**read_options(game, typed)), one)) == words
        assert "option-" not in words


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_game_needs_no_words(game: str) -> None:
    assert option_words(game, spec_of(game).options(), voice()) == []
    assert read_options(game, None) == spec_of(game).options().model_dump(mode="json")


def test_the_fewest_changes_come_first_and_all_single_ones_fit_into_one_list() -> None:
    typed = [one for _, one in combined("northwood", voice())]
    single = [one for one in typed if "," not in one]
    assert typed[: len(single)] == single and len(single) <= 25
    assert {"scenario=first_steps", "characters=full", "level=gold", "pause=true"} <= set(single)


def test_a_scenario_is_not_offered_with_what_it_settles() -> None:
    assert not any("scenario" in one and ("level" in one or "characters" in one)
                   for _, one in combined("northwood", voice()))
    assert any("scenario" in one and "pause" in one for _, one in combined("northwood", voice()))


@pytest.mark.parametrize("typed", ["scenario=nowhere", "nonsense", "level"])
def test_what_is_no_option_is_refused(typed: str) -> None:
    with pytest.raises(Trouble):
        read_options("northwood", typed)
