"""Stopping: drawings add nothing to it, clicks have a bounded time, and what was not sent is sent after the start."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from rendering.kit.picture import Picture
from rendering.registry import draw
from sandbox import Sandbox
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids

HANGS = 30.0


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Drawings hang until the test says go on."""
    go_on = threading.Event()
    sketch = draw  # what the other tests get at once

    def slow(*given: Any) -> Picture:
        go_on.wait(HANGS)
        picture: Picture = sketch(*given)
        return picture

    monkeypatch.setattr("cogs.pictures.drawing.draw", slow)
    yield go_on
    go_on.set()


async def test_a_drawing_that_hangs_holds_back_no_words_and_no_stop(
    sandbox: Sandbox, tmp_path: Path, hanging: threading.Event
) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        lobby = await stage.open("grimm_forest")
        await stage.ben.click(lobby, custom_id=button("join"))
        await stage.ana.click(lobby, custom_id=button("start"))

        def turns() -> list[Json]:
            return [one for one in stage.messages() if any(name.endswith(":choose") for name in ids(one))]

        turn = (await sandbox.world.until(turns, 10, "the words of the turn"))[-1]
        looking = stage.ana.press(turn, custom_id=button("hand"))  # private words and a picture that hangs
        await stage.ana.answer(looking)
        assert not turn["attachments"] and await stage.pending()
        begun = time.monotonic()
    assert time.monotonic() - begun < 3
    hanging.set()
    async with connected(settings) as client:
        stage.client = client
        async with client.tables.records.db.transaction() as tx:
            await tx.run("UPDATE outbox SET due_at = 0")  # the lease of the bot that was stopped
        client.tables.outbox.wake.set()
        await stage.settle()
        assert (await stage.turn())["attachments"] and (await stage.turn())["id"] == turn["id"]


async def test_a_picture_for_one_person_holds_back_no_words_for_all(
    sandbox: Sandbox, tmp_path: Path, hanging: threading.Event
) -> None:
    """A private answer that is out of date gets new words and a new picture; the table goes on meanwhile."""
    async with connected(settings_for(sandbox, tmp_path)) as client:
        stage = Stage(sandbox, client)
        lobby = await stage.open("grimm_forest")
        await stage.ben.click(lobby, custom_id=button("join"))
        await stage.ana.click(lobby, custom_id=button("start"))

        def turns(part: str) -> list[Json]:
            return [one for one in stage.messages() if any(part in name for name in ids(one))]

        turn = (await sandbox.world.until(lambda: turns(":choose"), 10, "the words of the turn"))[-1]
        form = (await stage.ben.answer(stage.ben.press(turn, custom_id=button("choose")))).posted
        await stage.silently({0: "fields", 1: "forest"})
        await sandbox.world.until(lambda: turns(":take:build"), 10, "the first to build")
        await sandbox.world.until(lambda: not any(":take:gather" in one for one in ids(form)), 10, "new private words")
        table = await stage.table()
        (asked,) = (await client.tables.looking.view(table, None)).asked
        question = await client.tables.looking.public_question(table, asked.seat)
        assert question is not None
        by = (await client.tables.looking.table(table)).seats[asked.seat].person
        await client.tables.play.submit(table, asked.seat, question.number, ("gain:straw",), by=by)
        next_one = re.compile(rf"s:\w+:\d+:{question.number + 1}:take:build.*")
        await sandbox.world.until(
            lambda: any(next_one.fullmatch(name) for one in stage.messages() for name in ids(one)), 5,
            "the words of the next turn",
        )
        hanging.set()
        await stage.settle()
        assert form["attachments"]


async def test_a_click_that_hangs_is_waited_for_but_not_longer_than_it_may(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.clicks.router.LAST_WORDS", 0.5)
    async with connected(settings_for(sandbox, tmp_path)) as client:
        stage = Stage(sandbox, client)
        turn = await stage.start(stage.ben)
        form = (await stage.ana.click(turn, custom_id=button("choose"))).posted
        ended = asyncio.Event()

        async def hangs(*_: Any, **__: Any) -> None:
            try:
                await asyncio.sleep(60)
            finally:
                ended.set()

        monkeypatch.setattr(client.tables.play, "submit", hangs)
        stage.ana.press(form, custom_id=re.compile(r".*:take:gather\|forest"))
        await asyncio.sleep(0.2)
        begun = time.monotonic()
        await client.close()
        assert time.monotonic() - begun < 3 and ended.is_set()
