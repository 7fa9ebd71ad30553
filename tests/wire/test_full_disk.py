"""A disk that is full or read-only: few requests, few words in the log, and everything is made good by itself."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Stage, button, shown


async def set_writable(stage: Stage, writable: bool) -> None:
    """What a disk that turns read-only, as those with errors do, is to SQLite."""
    writer = stage.client.tables.records.db._writer
    await writer.execute_fetchall(f"PRAGMA query_only = {'OFF' if writable else 'ON'}")


async def set_full(stage: Stage, full: bool) -> None:
    """No page can be added any more; what changes within the present ones is still stored."""
    writer = stage.client.tables.records.db._writer
    ((pages,),) = await writer.execute_fetchall("PRAGMA page_count")
    await writer.execute_fetchall(f"PRAGMA max_page_count = {pages if full else 1_000_000}")


async def answer_all(stage: Stage, table: int) -> None:
    """Both answer at the table itself, so that its message is out of date."""
    tables = stage.client.tables
    for seat, place in ((0, "fields"), (1, "forest")):
        question = (await tables.looking.view(table, seat)).question
        assert question is not None
        by = (await tables.looking.table(table)).seats[seat].person
        await tables.play.submit(table, seat, question.number, (place,), by=by)


async def test_a_read_only_disk_makes_nothing_spin_and_is_got_over(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.start(stage.ben)
    table = await stage.table()
    await answer_all(stage, table)
    await set_writable(stage, False)
    calls, lines = len(stage.world.calls), len(caplog.records)
    with caplog.at_level(logging.INFO):
        await asyncio.sleep(3)
    assert len(stage.world.calls) - calls <= 8
    assert len(caplog.records) - lines <= 12
    assert "the database takes no writes" in caplog.text
    assert caplog.text.count("takes no writes") == 1 and caplog.text.count("the database refused") == 1
    # looking is still possible: by command, since the old message may have lost its buttons before the disk stopped
    looked = await stage.ben.slash(stage.channel, "hand")
    assert looked.posted["components"] and not shown(looked.posted).startswith("⚠")
    await set_writable(stage, True)
    await stage.settle()
    async with asyncio.timeout(20):
        turn = await stage.turn()
    assert "Fields" in turn["content"]
    assert [one["id"] for one in stage.messages() if one["content"] == turn["content"]] == [turn["id"]]


async def test_a_click_on_a_full_disk_gets_a_sentence_and_counts_afterwards(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    await set_writable(stage, False)
    take = re.compile(r".*:take:gather\|forest")
    refused = await stage.ben.click(form, custom_id=take)
    assert shown(refused.posted).startswith("⚠")
    await set_writable(stage, True)
    chosen = await stage.ben.click(form, custom_id=take)
    assert "✔" in shown(chosen.posted)


async def test_a_reminder_that_cannot_be_noted_is_not_said_again_and_again(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.publishing.publish.LOOK_EVERY", 0.05)
    async with connected(settings_for(sandbox, tmp_path)) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
        await stage.settle()
        async with client.tables.records.db.transaction() as tx:
            await tx.run("UPDATE due SET due_at = 0")
        await set_writable(stage, False)
        await asyncio.sleep(3)
        said = [one for one in stage.messages() if one["content"].startswith("⌛")]
        assert len(said) <= 2  # one for each of the two who are asked
        await set_writable(stage, True)


async def test_a_disk_without_room_for_another_page_is_got_over(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    """Some things can still be stored then: the try of publishing succeeds and the table fails, again and again."""
    await stage.start(stage.ben)
    table = await stage.table()
    await answer_all(stage, table)
    await set_full(stage, True)
    async with stage.client.tables.records.db.transaction() as tx:  # the last room goes to something else
        await tx.many("INSERT OR IGNORE INTO interaction (id, at) VALUES (?, 0)", [(-n,) for n in range(2, 40)])
    calls, lines = len(stage.world.calls), len(caplog.records)
    await asyncio.sleep(3)
    assert len(stage.world.calls) - calls <= 12 and len(caplog.records) - lines <= 12
    await set_full(stage, False)
    await stage.settle()
    assert "Fields" in (await stage.turn())["content"]
