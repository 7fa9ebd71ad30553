"""Load shedding: while the event loop is busy, clicks are answered and everything else waits. Then a table's newest
message is sent once."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest

from cogs.clicks.router import SHUTDOWN_SECONDS
from cogs.publishing import load_shedding
from cogs.publishing.load_shedding import WORDS
from sandbox import Fault, Sandbox
from storage.outgoing import OutboxKind
from tests.clock import HandClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, asked_line, button

NEVER, ALWAYS = -1.0, 1e9
TURNS = "/channels/*/messages"


class Busy:
    """Makes the event loop look busy for as long as the test wants; the clock of the load shedding stands still
    meanwhile."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self._stage, self._monkeypatch = stage, monkeypatch
        self.clock = HandClock()

    def begin(self) -> None:
        """Make every pass of the loop look busy from now on."""
        self._monkeypatch.setattr(load_shedding, "IDLE_WORK_SECONDS", NEVER)
        self._monkeypatch.setattr(self._stage.client.surface.giving_way, "_steady", self.clock.monotonic)
        self._stage.world.calls.clear()

    def end(self) -> None:
        """Make the loop look calm again."""
        self._monkeypatch.setattr(load_shedding, "IDLE_WORK_SECONDS", ALWAYS)

    def channel_calls(self) -> list[tuple[str, int]]:
        """Return the calls to channels since the busy time began, as methods and status codes."""
        calls = self._stage.world.calls
        return [(one.method, one.status) for one in calls if one.route.startswith("/channels/")]

    async def answered(self) -> Json:
        """Let everybody act during the busy time, and check that only clicks are answered. Returns the turn message
        as it was before."""
        turn, stage = await self._stage.turn(), self._stage
        before = dict(turn)
        self.begin()
        start = (await stage.client.tables.views.view(await stage.table(), None)).board.start
        for seat, place in sorted({0: "fields", 1: "forest"}.items(), key=lambda one: one[0] != start):
            form = (await stage.people[seat].click(turn, custom_id=button("choose"))).posted
            await stage.people[seat].click(form, custom_id=re.compile(rf".*:take:gather\|{place}"))
        assert self.channel_calls() == [] and turn["content"] == before["content"]
        return before

    async def until_told(self) -> None:
        """Let time pass until a new message is sent."""
        async with asyncio.timeout(10):
            while "POST" not in dict(self.channel_calls()):
                self.clock.advance(WORDS)
                await asyncio.sleep(0.01)


@pytest.fixture
def busy(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Busy:
    return Busy(stage, monkeypatch)


async def test_clicks_are_answered_meanwhile_and_only_the_newest_words_are_told(stage: Stage, busy: Busy) -> None:
    await stage.start(stage.ben)
    before = await busy.answered()
    busy.end()
    turn = await stage.turn()
    assert turn["id"] != before["id"] and "Fields" in turn["content"] and "Forest" in turn["content"]
    posts = [one for one in busy.channel_calls() if one[0] == "POST"]
    edits = [one for one in stage.world.calls if one.path.endswith(before["id"]) and "content" in (one.json or {})]
    assert len(posts) == 1 and len(edits) == 1, "the old message is closed; nobody was told who had chosen by then"


async def test_words_come_in_the_end_however_busy_the_loop_is(stage: Stage, busy: Busy) -> None:
    await stage.start(stage.ben)
    before = await busy.answered()
    await busy.until_told()
    busy.end()
    turn = await stage.turn()
    assert turn["id"] != before["id"] and turn["attachments"]


async def test_what_discord_refuses_meanwhile_is_told_later_and_once(stage: Stage, busy: Busy) -> None:
    await stage.start(stage.ben)
    before = await busy.answered()
    stage.world.faults.add(Fault("POST", TURNS, 400))
    await busy.until_told()
    busy.end()
    stage.clock.advance(2.0)
    turn = await stage.turn()
    assert turn["id"] != before["id"] and asked_line(turn)
    assert [status for method, status in busy.channel_calls() if method == "POST"] == [400, 200]


async def test_a_table_that_is_deleted_while_its_words_wait_is_told_nothing(
    stage: Stage, busy: Busy, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.start(stage.ben)
    await busy.answered()
    await stage.client.tables.servers.delete(int(stage.sandbox.guild["id"]))
    busy.end()
    with caplog.at_level(logging.ERROR):
        await stage.client.publisher.settle()
    assert busy.channel_calls() == [] and await stage.pending() == []
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_stopping_waits_for_no_words_and_they_come_after_the_start(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
        busy = Busy(stage, monkeypatch)
        before = dict(await stage.turn())
        busy.begin()
        await stage.choose_without_clicks({0: "fields", 1: "forest"})
        async with asyncio.timeout(SHUTDOWN_SECONDS):
            await client.close()
        assert busy.channel_calls() == []
    busy.end()
    async with connected(settings) as client:
        stage.client = client
        turn = await stage.turn()
        assert turn["id"] != before["id"] and "Fields" in turn["content"]
        assert len(await stage.posted(OutboxKind.TURN)) == 2
