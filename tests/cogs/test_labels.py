"""Labels that fit a button on a phone: 25 letters and no more, but for the few that cannot be said shorter."""

from __future__ import annotations

import pytest

from cogs.words.voice import unstressed
from games.core.registry import GAMES, spec_of
from games.core.text import Text, key_of
from games.northwood.content import CHARACTERS
from tests.cogs.questions import met_in_play, voice

MOST = 25
LANGUAGES = ("en", "es", "it")
NAMES = ("Ana", "Ben", "Clara", "David", "Emma", "Felix")

LONGER = {
    "above-below-choice": 45,  # what the explorers do, as the book names it, with its numbers
    "agricola-upgrade": 46,  # the price tells two Fireplaces and two Hearths apart, and both cards must be named
    "agricola-space-modest-wish": 28,  # the title of the space on the published board
    "agricola-space-basic-wish-for-children": 28,  # the same
    "agricola-space-urgent-wish-for-children": 28,  # the same
    "grimm-forest-special": 30,  # the title of a Friend after one short verb
    "grimm-forest-look-at-gather": 40,  # whose card of which kind: a name stands in it
    "grimm-forest-look-at-fable": 40,  # the same
}
"""Keys whose labels may be longer, and how long."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_labels_are_short(game: str, language: str) -> None:
    words = voice(language).words
    said = {
        (wording.label.key, words.say(wording.label, lambda seat: NAMES[seat]))
        for players in spec_of(game).seats
        for _, question, _ in met_in_play(game, players, 1, 5)
        for wording in question.wordings.values()
    }
    assert said
    assert {(key, label) for key, label in said if len(label) > LONGER.get(key, MOST)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_for_buttons(language: str) -> None:
    """Random games of the usual way meet only the plain characters."""
    words = voice(language).words
    names = [words.say(Text(key_of("northwood-animal", name)), str) for name in CHARACTERS]
    assert len(set(names)) == len(names) == 24
    assert all(len(name) <= MOST and "northwood" not in name for name in names)


@pytest.mark.parametrize(("written", "shown"), [
    ("Draw wages for *A. N. Other*", "Draw wages for A. N. Other"), ("**Now** or *never*", "Now or never"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("*", "*"), ("a* b*", "a* b*"),
])
def test_stars_that_a_button_would_show_as_they_are_written_are_left_out(written: str, shown: str) -> None:
    assert unstressed(written) == shown
