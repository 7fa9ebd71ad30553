"""The heights of messages on a phone, measured in the page's own renderer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing

import pytest

from benchmarks.heights import TALLEST, measured, table
from benchmarks.messages import Collected, collect
from games.core.registry import GAMES


@pytest.mark.browser
async def test_messages_are_as_tall_as_the_page_shows_them() -> None:
    async def two() -> AsyncIterator[Collected]:
        message = {
            "id": "1", "author": {"id": "1"}, "timestamp": "2026-01-01T12:00:00Z", "flags": 0, "content": "One line",
            "embeds": [], "attachments": [], "components": [],
        }
        picture = {"url": "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", "width": 700, "height": 800}
        button = {"type": 1, "components": [{"type": 2, "custom_id": "b", "label": "Go", "style": 1}]}
        yield Collected("low", "a", message)
        yield Collected("high", "b", {
            **message, "attachments": [{**picture, "content_type": "image/png"}], "components": [button, button],
        })

    low, high = await measured(two(), "en")
    assert 40 < low.tall < 70 and low.button == 0
    assert 440 < high.button - low.tall < 500 and 40 <= high.tall - high.button < 60
    assert [line.split()[:3] for line in table([low, high])[1:]] == [
        ["high", "1", str(high.tall)], ["low", "1", str(low.tall)]
    ]


HIGHER = {
    ("agricola", "feed"): (910, "a harvest with heating fills in three lists, whose preview names each cost"),
}
"""Questions whose messages may be higher than others, up to which height, and why."""


@pytest.mark.browser
@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("es", "it", "en", "es", "it"), strict=True)])
async def test_no_message_of_a_game_is_higher_than_a_phones_screen(game: str, language: str) -> None:
    async with aclosing(collect(game, 2, language, each=0.5)) as messages:
        heights = await measured(messages, language)
    kinds = {one.collected.kind for one in heights}
    assert len(heights) > 100 and {"public", "private", "lesson", "final", "lobby", "log"} <= kinds
    assert {
        f"{one.collected.kind} {one.collected.question}": one.tall for one in heights
        if one.tall > HIGHER.get((game, one.collected.question), (TALLEST, ""))[0]
    } == {}
