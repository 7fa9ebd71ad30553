"""What must be read in a picture can be read on a phone before the picture is tapped."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from statistics import median

import pytest

from games.core.catalogue import LANGUAGES
from games.core.registry import spec_of
from rendering.registry import drawable_games
from tests.conformance.tables import EVERY_CASE, Case
from tests.rendering.legibility import LEAST, LEAST_DETAIL, LEAST_MEDIAN, pictures_of_game
from tests.rendering.texts_only import paint_only_texts
from tests.scale import sample, scaled

CASES = [
    (case, LANGUAGES[number % len(LANGUAGES)]) for game in drawable_games() for number, case in enumerate(
        sample([one for one in EVERY_CASE if one.game == game], 1 / 12, f"legible:{game}", least=len(LANGUAGES))
    )
]
"""Ways to play: every game in every language, each way in one of them."""


@pytest.mark.parametrize(("case", "language"), CASES, ids=str)
@pytest.mark.usefixtures("texts_only")
def test_a_phone_shows_texts_large_enough_to_be_read(case: Case, language: str) -> None:
    for drawn in pictures_of_game(case, language):
        tiny = [run.text for run, size in zip(drawn.runs, drawn.sizes, strict=True) if not run.detail and size < LEAST]
        assert tiny == [], drawn.what
        assert [run.text for run in drawn.runs if run.size < LEAST_DETAIL] == [], drawn.what
        assert [run.text for run in drawn.runs if re.search(r"(?<!\w)-\d", run.text)] == [], drawn.what
        assert not re.search(r"(?<!\w)-\d", drawn.picture.alt), drawn.what
        if drawn.private:
            assert [run.text for run in drawn.runs if run.detail] == [], drawn.what
            assert median(drawn.sizes) >= LEAST_MEDIAN, drawn.what


@pytest.mark.parametrize("game", drawable_games())
def test_pictures_without_pixels_have_the_texts_of_whole_ones(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(game, *max(spec_of(game).ways_to_test(), key=lambda way: way[1]))

    def drawn() -> list[object]:
        return [
            (one.what, one.picture.filename, one.picture.alt, one.picture.width, one.picture.height,
             [replace(run, contrast=0.0) for run in one.runs])
            for one in islice(pictures_of_game(case, "en"), scaled(5))
        ]

    with monkeypatch.context() as patch:
        paint_only_texts(patch)
        texts = drawn()
    assert texts == drawn()
