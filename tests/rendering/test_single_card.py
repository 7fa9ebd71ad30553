"""The picture of a card that is looked up shows what its page says, large enough for a phone, and its alt text says the
same."""

from __future__ import annotations

from statistics import median
from types import SimpleNamespace

import pytest

from cogs.pages.rules_help import CardEntry, cards
from games.core.catalogue import LANGUAGES
from rendering.kit.encode import LIMIT
from rendering.kit.picture import ALT_LIMIT
from rendering.kit.text import Recorded, printable, recording
from rendering.kit.theme import PHONE_WIDTH, SQUARE_SIZE, WALNUT
from rendering.registry import draw_card, has_card_pictures
from rendering.single_card import CardFace, draw_single_card
from tests.cogs.questions import voice
from tests.rendering.legibility import LEAST, LEAST_MEDIAN
from tests.scale import sample, scaled


def _one_of_each_kind(language: str) -> list[CardEntry]:
    """Return a card of each kind, each kind in one language at least."""
    found = list({(entry.game, entry.kind): entry for entry in sample(list(cards()), 0.5, language)}.values())
    return found if scaled(1) > 1 else found[LANGUAGES.index(language) :: len(LANGUAGES)]


def _size(run: Recorded) -> float:
    return run.size * PHONE_WIDTH / SQUARE_SIZE[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_shows_all_that_its_page_says_and_can_be_read_on_a_phone(language: str) -> None:
    for entry in _one_of_each_kind(language):
        face = entry.face(voice(language))
        with recording() as runs:
            picture = draw_card(face)
        assert len(picture.data) <= LIMIT and picture.filename == "card.jpg" and picture.alt == face.alt
        _check(face, runs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_card_fit_on_it(language: str) -> None:
    """Only the words are drawn here: what cards show takes long."""
    art = SimpleNamespace(colour_of=lambda kind, card: WALNUT, draw_art=lambda canvas, rect, kind, card: None)
    for entry in sample(list(cards()), 0.06, f"words of cards: {language}"):
        face = entry.face(voice(language))
        with recording() as runs:
            draw_single_card(face, art)
        _check(face, runs)


def _check(face: CardFace, runs: list[Recorded]) -> None:
    drawn = " ".join(run.text for run in runs)
    for words in (face.name, " · ".join(face.about), *face.facts, face.effect):
        assert words in drawn, face.card
    assert [run.text for run in runs if run.cut or not run.inside] == [], face.card
    assert [run.text for run in runs if run.contrast < (4.5 if run.size < 32 else 3)] == [], face.card
    assert min(map(_size, runs)) >= LEAST and median(map(_size, runs)) >= LEAST_MEDIAN, face.card


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_every_card_says_what_its_picture_says(language: str) -> None:
    for entry in cards():
        face = entry.face(voice(language))
        assert has_card_pictures(entry.game) and 20 < len(face.alt) <= ALT_LIMIT
        for words in (face.name, *face.about, *face.facts, face.effect):
            assert words in face.alt, entry.value


def test_no_card_has_an_emoji_that_a_picture_cannot_show() -> None:
    """A picture would show a sign in its place."""
    faces = [entry.face(voice("en")) for entry in cards()]
    assert [face.card for face in faces if printable(face.effect, "text") != face.effect] == []
