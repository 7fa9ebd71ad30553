"""Words alone: what people who hear the texts are spared."""

from __future__ import annotations

import pytest

from cogs.words.catalogues import words
from cogs.words.voice import Voice


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("key", [
    "cogs-waking", "cogs-waking-votes", "cogs-halfway", "cogs-my-table-lesson", "cogs-lesson-step", "cogs-lesson-over",
    "cogs-lesson-not-yet", "cogs-tip", "cogs-orders-soon", "cogs-warning-ask", "cogs-time-ends", "cogs-notices-once",
    "cogs-notices-home", "cogs-reminder-daily",
])
def test_words_alone_have_no_signs_before_sentences(key: str, language: str) -> None:
    marked, alone = (Voice(words(language), str, str, marks=marks).key(key) for marks in (True, False))
    assert alone != marked
    assert alone.removeprefix("-# ")[0].isascii() or alone.removeprefix("-# ")[0].isalpha() or alone[0] in "¡¿“«"
    assert alone.startswith("-# ") == marked.startswith("-# ")
