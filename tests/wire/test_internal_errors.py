"""Internal errors: every click still gets a sentence, and the log says where the error was."""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import replace
from typing import Any

import pytest

from cogs.forms.components import classic
from cogs.publishing import post
from sandbox import Fault
from storage.outgoing import PostedMessage
from tables.core.errors import RequestRefused
from tests.wire.stage import Stage, button, shown


async def test_an_error_in_a_handler_is_said_and_logged_with_its_place(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted

    quoted = "what somebody has chosen"

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError(quoted)

    monkeypatch.setattr(stage.client.tables.answers, "submit", broken)
    with caplog.at_level(logging.ERROR):
        reply = await stage.ben.click(form, custom_id=re.compile(r".*:take:gather\|fields"))
    assert reply.ephemeral and "Algo ha fallado" in shown(reply.posted)
    assert "table 1, segment" in caplog.text and "seat 1, choose" in caplog.text
    assert "ZeroDivisionError" in caplog.text and quoted not in caplog.text


async def test_a_game_that_cannot_be_shown_is_said_and_told_without_its_secrets(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The place of the error is looked up in the same broken game."""
    turn, quoted = await stage.start(stage.ben), "what somebody has chosen"

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError(quoted)

    monkeypatch.setattr(stage.client.tables.views, "view", broken)
    with caplog.at_level(logging.ERROR):
        reply = await stage.ben.click(turn, custom_id=button("choose"))
    assert reply.ephemeral and "Algo ha fallado" in shown(reply.posted)
    assert "table 1, which cannot be shown" in caplog.text and quoted not in caplog.text


@pytest.mark.parametrize("answer", [Fault(status=503), Fault(drop=True)])
async def test_who_waits_is_told_that_discord_does_not_answer(stage: Stage, answer: Fault) -> None:
    """A call about something else failed, so the click itself can be answered."""
    await stage.start(stage.ben)
    await stage.pass_time_running(600)
    stage.world.faults.add(replace(answer, method="GET", path="/guilds/*/members/*", times=20))
    room = stage.world.dm_with(stage.ben.id)
    await stage.ben.slash(room, "tables")
    await stage.ben.wait_for_message(room, "Discord no responde", 5)


async def test_no_log_line_tells_what_somebody_has_chosen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    taken = re.compile(r".*:take:gather\|forest")

    async def refused(*given: Any, **_: Any) -> None:
        raise RequestRefused("bot-trouble-storage")

    async def broken(*given: Any, **_: Any) -> None:
        raise ValueError(f"what is {given!r}?")

    with caplog.at_level(logging.DEBUG):
        for fails in (refused, broken):
            with monkeypatch.context() as patched:
                patched.setattr(stage.client.tables.answers, "submit", fails)
                await stage.ben.click(form, custom_id=taken)
        stage.world.faults.add(Fault("POST", "/interactions/*", 400))
        await stage.ben.press(form, custom_id=taken).callback
        await stage.settle()
    rooms = ("bot", "cogs", "games", "tables", "storage", "root")
    ours = [one.getMessage() for one in caplog.records if one.name.split(".")[0] in rooms]
    assert ours and not [line for line in ours if "forest" in line]


async def test_storage_in_trouble_is_said_in_the_persons_language(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = await stage.start(stage.ben)

    async def full(*_: Any, **__: Any) -> None:
        raise RequestRefused("bot-trouble-storage")

    monkeypatch.setattr(stage.client.tables.people, "person", full)
    reply = await stage.ben.click(turn, custom_id=button("choose"))
    assert reply.ephemeral and shown(reply.posted).startswith("⚠") and "bot-trouble" not in shown(reply.posted)
    english = await stage.ana.slash(stage.channel, "hand")
    assert shown(english.posted).startswith("⚠") and shown(english.posted) != shown(reply.posted)


async def test_a_click_that_waits_is_deferred_after_a_second_and_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    submit = stage.client.tables.answers.submit

    async def slow(*given: Any, **named: Any) -> Any:
        await asyncio.sleep(1.3)
        return await submit(*given, **named)

    monkeypatch.setattr(stage.client.tables.answers, "submit", slow)
    reply = await stage.ben.click(form, custom_id=re.compile(r".*:take:gather\|fields"))
    assert reply.type == 6
    await stage.world.until(lambda: "✔" in shown(reply.posted), 3, "the answer")


async def test_a_slow_private_answer_is_announced_and_then_given(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = await stage.start(stage.ben)
    lines = stage.client.tables.views.since_last_act

    async def slow(*given: Any) -> Any:
        await asyncio.sleep(1.3)
        return await lines(*given)

    monkeypatch.setattr(stage.client.tables.views, "since_last_act", slow)
    reply = await stage.ben.click(turn, custom_id=button("log"))
    assert reply.type == 5 and reply.ephemeral
    await stage.world.until(lambda: "Qué ha pasado" in shown(reply.posted), 3, "the answer")


async def test_a_picture_that_cannot_be_drawn_leaves_the_words(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise ValueError("no ink")

    monkeypatch.setattr("cogs.pictures.drawing.draw", broken)
    turn = await stage.start(stage.ben)
    form = await stage.ben.click(turn, custom_id=button("choose"))
    assert ":take:" in str(form.posted) and turn["attachments"] == []
    assert "no ink" in caplog.text
    await stage.settle()


async def test_edits_of_old_messages_keep_a_pace(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    turn = await stage.start(stage.ben)
    monkeypatch.setattr(post, "OLD_PACE", 0.3)
    posted = await stage.client.tables.outbox.messages(await stage.table())
    old = next(one for one in posted if one.message_id == int(turn["id"]))
    ancient = PostedMessage(
        old.table_id, old.kind, old.channel_id, old.message_id, old.first_line, old.last_line, old.asked,
        posted_at=old.posted_at - 7200,
    )
    view = classic([])
    began = asyncio.get_running_loop().time()
    for words in ("one", "two", "three"):
        assert await stage.client.publisher.post.edit(ancient, words, view)
    assert not await stage.client.publisher.post.edit(ancient, "three", view)
    assert 0.55 < asyncio.get_running_loop().time() - began < 2



async def test_a_message_that_this_version_cannot_read_holds_up_no_other_table(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """A newer version of the bot, running beside this one until it is stopped, has stored it."""
    await stage.start(stage.ben)
    async with stage.client.tables.records.db.transaction(1) as tx:
        await tx.run(
            "INSERT INTO outbox (table_id, kind, payload, since, due_at) VALUES (1, 'notice', ?, 0, 0)",
            """{"notices":[{"notice":{"text":{"key":"bot-later"},"kind":"later"},"revision":0}]}""",
        )
    stage.client.tables.outbox.wake.set()
    read = stage.client.tables.records.db.read
    with caplog.at_level(logging.ERROR):
        await stage.ana.slash(stage.channel, "play", game="grimm_forest", where="thread")
        async with asyncio.timeout(10):
            while not await read.all("SELECT 1 FROM message WHERE table_id = 2"):  # noqa: ASYNC110  # no event
                await asyncio.sleep(0.02)
    assert "table 1: a message in the outbox cannot be read" in caplog.text
    waiting = await read.all("SELECT kind FROM outbox WHERE table_id = 1")
    assert waiting == [("notice",)], "it waits for a version that can read it"


async def test_an_error_while_looking_for_what_is_due_does_not_end_publishing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    publisher, left = stage.client.publisher, [1]
    take_up = publisher.take_up

    async def broken() -> None:
        if left:
            left.pop()
            raise ZeroDivisionError
        await take_up()

    monkeypatch.setattr(publisher, "take_up", broken)
    with caplog.at_level(logging.ERROR):
        stage.client.tables.outbox.wake.set()
        async with asyncio.timeout(10):
            while left:  # noqa: ASYNC110  # there is no event for it
                await asyncio.sleep(0.02)
        await stage.start(stage.ben)
    assert "ZeroDivisionError" in caplog.text
