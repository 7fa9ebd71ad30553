"""What a table tells its channel waits for the words of the click that led to it."""

from __future__ import annotations

import asyncio

import pytest

import cogs.answering
from cogs.answering import Answering


async def _has_settled(answering: Answering, table_id: int) -> asyncio.Task[None]:
    """Somebody who waits, after everything that could go on has gone on."""
    waiting = asyncio.create_task(answering.settled(table_id))
    for _ in range(5):
        await asyncio.sleep(0)
    return waiting


async def test_the_channel_waits_for_the_words_and_not_for_the_picture_after_them() -> None:
    answering, answered = Answering(), asyncio.Event()
    with answering.at(1, answered):
        waiting = await _has_settled(answering, 1)
        assert not waiting.done()
        answered.set()
        await waiting


async def test_other_tables_do_not_wait() -> None:
    answering = Answering()
    with answering.at(1, asyncio.Event()):
        assert (await _has_settled(answering, 2)).done()


async def test_a_click_that_failed_keeps_nobody_waiting() -> None:
    answering = Answering()
    with pytest.raises(ValueError), answering.at(1, asyncio.Event()):
        raise ValueError
    assert (await _has_settled(answering, 1)).done()


async def test_a_click_that_hangs_keeps_its_table_waiting_for_a_limited_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.answering, "PATIENCE", 0.02)
    answering = Answering()
    with answering.at(1, asyncio.Event()):
        await asyncio.wait_for(answering.settled(1), 2)
