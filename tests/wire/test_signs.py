"""The local table knows people by the signs of their seats, as the pictures do, in the channel of their table only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.local import show_seats
from rendering.reader import mark_of
from tests.wire.stage import Stage, button


@pytest.fixture
async def signs(stage: Stage) -> AsyncIterator[dict[str, dict[str, dict[str, str]]]]:
    """By channel and person, kept up to date beside the bot."""
    task = asyncio.create_task(show_seats(stage.sandbox, stage.client.service))
    yield stage.world.marks
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_signs_are_those_of_the_pictures(stage: Stage, signs: dict[str, dict[str, dict[str, str]]]) -> None:
    here = str(stage.channel["id"])
    lobby = await stage.open("grimm_forest")
    await stage.ben.click(lobby, custom_id=button("join"))
    both = {stage.ana.id: "A", stage.ben.id: "B"}

    def letters() -> dict[str, str]:
        return {who: sign["letter"] for who, sign in signs.get(here, {}).items()}

    await stage.world.until(lambda: letters() == both, 5, "both signs")
    assert signs[here][stage.ben.id]["colour"] == "#{:02x}{:02x}{:02x}".format(*mark_of(1).colour)
    assert set(signs) == {here}
    await stage.ben.click(lobby, custom_id=button("leave"))
    await stage.world.until(lambda: stage.ben.id not in signs[here], 5, "Ben to stand up")
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.world.until(lambda: signs[here] == {}, 5, "the table to close")


async def test_a_game_alone_has_no_signs(stage: Stage, signs: dict[str, dict[str, dict[str, str]]]) -> None:
    await stage.ana.slash(stage.channel, "play", game="northwood")
    stage.ana.say(stage.channel, "hello")
    await asyncio.sleep(0.2)
    assert not any(signs.values())
