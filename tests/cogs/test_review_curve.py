"""What the picture of a review says in the reader's language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.pages.review_pages import curve_figure
from cogs.words.catalogues import catalogue_of
from cogs.words.voice import Voice
from games.core.review import Review, Reviewer, Unit


@pytest.mark.parametrize(("language", "half"), [
    ("en", "50%"), ("es", "50\u00a0%"), ("it", "50%"), ("de", "50\u00a0%"),
])
def test_the_scale_of_chances_is_written_as_the_texts_write_them(language: str, half: str) -> None:
    voice = Voice(catalogue_of(language), str, str)
    table = cast(Any, SimpleNamespace(game="grimm_forest", seats=("a", "b")))
    found = Review((), 3, 3, ((0, (0.5, 0.5)), (1, (0.25, 0.75))))

    def chances(unit: Unit) -> tuple[str, ...]:
        return curve_figure(table, found, cast(Reviewer, SimpleNamespace(unit=unit)), 0, voice).chances

    assert chances(Unit.CHANCE) == (half.replace("50", "0"), half, half.replace("50", "100"))
    assert chances(Unit.TOTAL) == ()
