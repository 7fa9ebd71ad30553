"""The list of lessons: a package whose lesson is broken takes no other game's lesson away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.pages import lessons_page
from games.core.registry import spec_of
from games.core.spec import GameSpec


def test_a_lesson_that_cannot_be_loaded_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The commands list the lessons when they are loaded, so the bot would not start."""
    broken = replace(spec_of("northwood"), lesson="games.northwood.nowhere")

    def found(game: str) -> GameSpec[Any]:
        return broken if game == "pebbles" else spec_of(game)

    monkeypatch.setattr(lessons_page, "spec_of", found)
    assert lessons_page.taught(["pebbles", "northwood"]) == ["northwood"]
    assert lessons_page.taught(["pebbles"]) == []
    (said,) = [one.message for one in caplog.records]
    assert "pebbles" in said and "games.northwood.nowhere" in said
