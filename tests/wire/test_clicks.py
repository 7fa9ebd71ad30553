"""Clicks that come too late, too often, from others, or from nowhere."""

from __future__ import annotations

import asyncio
import random
import re
import string
from pathlib import Path

from sandbox import Sandbox
from sandbox.model import InteractionType
from tests.scale import scaled
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, asked_line, button, ids, shown


async def building(stage: Stage) -> Json:
    """A table of Ana and Ben in the build phase; returns the turn message."""
    await stage.start(stage.ben)
    return await stage.everybody_chooses({0: "fields", 1: "forest"})


async def acts(stage: Stage) -> int:
    """How many answers are stored."""
    rows = await stage.client.tables.records.db.read.all("SELECT count(*) FROM answer")
    return int(rows[0][0])


async def test_a_stale_button_shows_the_present_question(stage: Stage) -> None:
    turn = await building(stage)
    builder, _ = await stage.builder()
    first = next(one for one in ids(turn) if one.endswith("gain:straw"))
    press = {"component_type": 2, "custom_id": first, "id": 1}
    await builder.click(turn, custom_id=first)
    await stage.settle()
    late = await builder.answer(builder.start(InteractionType.COMPONENT, stage.channel, press, source=turn))
    words = shown(late.posted)
    assert late.ephemeral and ("gone on" in words or "ha seguido" in words)
    assert any(":take:build|" in one for one in ids(late.posted))


async def test_somebody_elses_button_is_answered_kindly(stage: Stage) -> None:
    turn = await building(stage)
    _, other = await stage.builder()
    before = await acts(stage)
    reply = await other.click(turn, custom_id=re.compile(r".*gain:straw"))
    assert reply.ephemeral and ("another player" in shown(reply.posted) or "otra persona" in shown(reply.posted))
    watcher = await stage.cleo.click(turn, custom_id=re.compile(r".*gain:straw"))
    assert watcher.ephemeral and "guardare" in shown(watcher.posted)
    assert await acts(stage) == before


async def test_a_double_click_acts_once(stage: Stage) -> None:
    turn = await building(stage)
    builder, _ = await stage.builder()
    before = await acts(stage)
    straw = re.compile(r".*gain:straw")
    clicks = [builder.press(turn, custom_id=straw) for _ in range(4)]
    await asyncio.gather(*(builder.answer(one) for one in clicks))
    assert await acts(stage) == before + 1


async def test_a_refused_choice_says_why_and_keeps_the_question(stage: Stage) -> None:
    turn = await building(stage)
    builder, _ = await stage.builder()
    form = (await builder.click(turn, custom_id=button("hand"))).posted
    wanted = next(one for one in ids(form) if ":take:build|" in one)
    broken = wanted.rpartition("|")[0] + "|build:brick:roof"
    data = {"component_type": 2, "custom_id": broken, "id": 1}
    reply = await builder.answer(builder.start(InteractionType.COMPONENT, stage.channel, data, source=form))
    assert "⚠" in shown(reply.posted) and wanted in ids(reply.posted)


async def test_undo_tells_the_message_anew_and_names_who_took_back(stage: Stage) -> None:
    turn = await building(stage)
    builder, _ = await stage.builder()
    await builder.click(turn, custom_id=re.compile(r".*gain:straw"))
    after = await stage.turn()
    lines = after["content"].count("\n")
    assert any(button("undo").fullmatch(one) for one in ids(after))
    await builder.click(after, custom_id=button("undo"))
    again = await stage.turn()
    assert again["id"] == turn["id"] and f"<@{builder.id}>" in again["content"]
    assert "one action left" not in again["content"] and again["content"].count("\n") >= lines
    assert not any(button("undo").fullmatch(one) for one in ids(again))


async def test_everything_private_opens_again_from_every_message(stage: Stage) -> None:
    turn = await building(stage)
    for act in ("hand", "log", "words", "rules"):
        reply = await stage.ana.click(turn, custom_id=button(act))
        assert reply.ephemeral and shown(reply.posted)
    inside = await stage.ana.click(reply.posted, custom_id=button("hand"))
    assert inside.posted["id"] == reply.posted["id"]


async def test_a_watcher_sees_public_things_only(stage: Stage) -> None:
    turn = await building(stage)
    reply = await stage.cleo.click(turn, custom_id=button("hand"))
    assert "hand.png" not in str(reply.posted) and "Straw" not in str(ids(reply.posted))
    board = await stage.cleo.click(turn, custom_id=button("words"))
    assert len(shown(board.posted)) > 200


async def test_hostile_clicks_change_nothing(stage: Stage) -> None:
    turn = await building(stage)
    before = await acts(stage)
    rng = random.Random(4)
    real = ids(turn)
    for number in range(scaled(120)):
        base = rng.choice(real)
        parts = base.split(":", 5)
        match rng.randrange(5):
            case 0:
                hostile = "".join(rng.choice(string.printable) for _ in range(rng.randrange(1, 100)))
            case 1:
                hostile = ":".join([*parts[:1], str(rng.randrange(99)), *parts[2:]])
            case 2:
                hostile = ":".join([*parts[:3], "zz", *parts[4:]])
            case 3:
                hostile = ":".join([*parts[:2], str(rng.randrange(2, 9)), *parts[3:]])
            case _:
                act = rng.choice(("send", "filled", "order", "page"))
                hostile = f"s:1:{rng.randrange(3)}:{rng.randrange(9)}:{act}:x|y"
        player = (stage.ana, stage.ben, stage.cleo)[number % 3]
        kind = rng.choice((2, 3))
        data = {"component_type": kind, "custom_id": hostile, "id": 1, **({"values": ["'; --"]} if kind == 3 else {})}
        reply = await player.answer(player.start(InteractionType.COMPONENT, stage.channel, data, source=turn))
        assert reply.ephemeral and shown(reply.posted)
    assert await acts(stage) == before


async def test_an_undo_that_reaches_an_older_message_changes_that_one_too(stage: Stage) -> None:
    await building(stage)
    builder, other = await stage.builder()
    for goods in ("straw", "wood"):
        await builder.click(await stage.turn(), custom_id=re.compile(rf".*gain:{goods}"))
    older, newer = (await stage.turns())[-2:]
    assert f"<@{other.id}>" in asked_line(newer) and "straw" in older["content"]
    before = older["content"]
    for _ in range(2):
        await builder.click(await stage.turn(), custom_id=button("undo"))
    older, newer = (await stage.turns())[-2:]
    assert f"<@{builder.id}>" in asked_line(newer)
    assert older["content"] != before
    assert len(await stage.turns()) == 3


async def test_an_older_message_that_somebody_deleted_stops_nothing(stage: Stage) -> None:
    await building(stage)
    stage.world.messages.delete((await stage.turns())[0])
    builder, _ = await stage.builder()
    await builder.click(await stage.turn(), custom_id=re.compile(r".*gain:straw"))
    assert "one action left" in (await stage.turn())["content"]


async def test_one_picture_too_many_in_a_minute_is_a_sentence_and_the_words_stand(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    async with connected(settings_for(sandbox, tmp_path, person_pictures=2)) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
        for _ in range(2):
            await stage.ana.slash(stage.channel, "board")
        third = await stage.ana.slash(stage.channel, "board")
        assert "The Grimm Forest" in shown(third.posted)
        await stage.world.until(
            lambda: any("the limit is 2" in shown(one) for one in stage.messages()), 5, "the sentence"
        )
        assert third.posted["attachments"] == []


async def test_a_thread_too_many_today_is_not_opened(sandbox: Sandbox, tmp_path: Path) -> None:
    async with connected(settings_for(sandbox, tmp_path, person_threads=1)) as client:
        stage = Stage(sandbox, client)
        for n in range(3):
            reply = await stage.ana.slash(stage.channel, "play", game="grimm_forest", where="thread")
            assert ("the daily limit is 1" in shown(reply.posted)) == (n > 0)
        assert len(sandbox.guild["threads"]) == 1
