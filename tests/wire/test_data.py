"""`/data` over the wire: what one is handed, and that nothing is left of somebody who was deleted."""

from __future__ import annotations

import gc
import io
import json
import logging
import types
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandbox import Player, Reply, Sandbox
from tests.clock import AheadClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Stage, button, ids, shown

DELETE = "s:0:-:0:data_delete"
LEFT_ALONE = ("discord", "sandbox", "asyncio", "aiohttp", "_asyncio", "_pytest", "pytest")


def files(stage: Stage, reply: Reply) -> dict[str, bytes]:
    """What stands in the archive that somebody was handed."""
    (attachment,) = reply.posted["attachments"]
    with zipfile.ZipFile(io.BytesIO(stage.download(attachment))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


async def test_everything_about_oneself_and_of_a_running_game_no_more_than_one_sees(stage: Stage) -> None:
    await stage.start(stage.ben)
    table = await stage.table()
    reply = await stage.ben.slash(stage.channel, "data export")
    assert reply.ephemeral and "una en curso" in shown(reply.posted) + reply.posted["content"]
    handed = files(stage, reply)
    assert set(handed) == {"about-me.json", f"running/{table}-grimm_forest.txt"}
    about = json.loads(handed["about-me.json"])
    assert about["person"][0]["discord_id"] == int(stage.ben.id)
    assert [row["table_id"] for row in about["seat_holder.person"]] == [table]
    read = stage.client.tables.records.read
    secret, seed = (await read.all("SELECT secret, seed FROM game_table"))[0]
    everything = b"".join(handed.values()).decode()
    assert secret not in everything and seed not in everything
    seen = handed[f"running/{table}-grimm_forest.txt"].decode()
    assert "Empieza la ronda 1." in seen and "Tus Fábulas" in seen, "the log, and the board with the own hand"
    assert "Ana" in seen and stage.ana.id not in everything, "others by name, as they are called here"


async def test_five_times_a_day(stage: Stage) -> None:
    for _ in range(5):
        assert (await stage.ana.slash(stage.channel, "data export")).posted["attachments"]
    refused = await stage.ana.slash(stage.channel, "data export")
    assert "5 times today" in shown(refused.posted)


def remembered(root: object, number: int) -> Iterator[object]:
    """What can be reached from an object, and is or contains this number."""
    digits, seen, todo = str(number), set[int](), list[object]([root])
    while todo:
        one = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, int | str):
            if one == number or (isinstance(one, str) and digits in one):
                yield one
        elif isinstance(one, types.FunctionType):
            todo += [cell.cell_contents for cell in one.__closure__ or () if cell != types.CellType()]
        elif not isinstance(one, type | types.ModuleType | types.FrameType | types.CodeType) and (
            not type(one).__module__.startswith(LEFT_ALONE)
        ):
            todo += gc.get_referents(one)


def traces(folder: Path, number: int) -> list[str]:
    wanted = (str(number).encode(), number.to_bytes(8, "big"))
    return [one.name for one in folder.iterdir() if any(form in one.read_bytes() for form in wanted)]


async def forget(player: Player, stage: Stage) -> Reply:
    """Somebody deletes themselves."""
    sure = await player.slash(stage.channel, "data delete")
    assert DELETE in ids(sure.posted)
    return await player.click(sure.posted, custom_id=DELETE)


async def test_nothing_is_left_of_somebody_and_their_game_goes_on(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "cogs")
    caplog.set_level(logging.DEBUG, "tables")
    caplog.set_level(logging.DEBUG, "storage")
    clock, settings = AheadClock(), settings_for(sandbox, tmp_path)
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        number = int(stage.ben.id)
        await stage.ben.slash(stage.channel, "hours", place="Europe/Madrid", **{"from": 8, "until": 7})
        turn = await stage.start(stage.ben, stage.cleo)
        assert f"<@{number}>" in turn["content"]
        await stage.choose(stage.ben, "forest")
        await stage.ana.slash(stage.channel, "board")
        await stage.open_room(stage.ben)
        assert traces(tmp_path, number) != []
        assert next(remembered(client.surface, number), None) is not None
        done = await forget(stage.ben, stage)
        assert "ya nada lleva hasta ti" in shown(done.posted)
        turn = await stage.turn()
        assert f"<@{number}>" not in turn["content"] and "(AI)" in turn["content"]
        assert traces(tmp_path, number) == []
        assert next(remembered(client.surface, number), None) is None
        assert number not in client._connection._private_channels_by_user
        await stage.choose(stage.ana, "forest")
        await stage.choose(stage.cleo, "brickyard")
        await stage.settle()
        assert traces(tmp_path, number) == [] and next(remembered(client.tables, number), None) is None
    async with connected(settings, clock) as client:
        stage.client = client
        await stage.settle()
        assert traces(tmp_path, number) == [] and next(remembered(client.surface, number), None) is None
    assert str(number) not in caplog.text
    assert list(sandbox.world.problems) == []


async def test_what_it_does_to_each_table_is_said_before_in_three_languages(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    for player, words in (
        (stage.ana, "an AI plays on in your place"), (stage.ben, "una IA sigue en tu lugar"),
        (stage.cleo, "un’IA continua al tuo posto"),
    ):
        page = shown((await player.slash(stage.channel, "data delete")).posted)
        assert words in page and f"<#{stage.channel['id']}>" in page
    assert await stage.client.tables.records.read.all("SELECT count(*) FROM person WHERE discord_id > 0") == [(3,)]


async def test_a_server_is_managed_by_its_managers(stage: Stage) -> None:
    thread, lobby = await stage.open_in_thread()
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.settle()
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    no = await stage.ben.slash(stage.channel, "data server")
    assert "⚠" in shown(no.posted)
    page = await stage.ana.slash(stage.channel, "data server")
    assert "One table is open" in shown(page.posted)
    handed = await stage.ana.click(page.posted, custom_id="s:0:-:0:data_server:export")
    assert "One more runs still" in handed.posted["content"] and files(stage, handed) == {}
    sure = await stage.ana.click(page.posted, custom_id="s:0:-:0:data_server:delete")
    asked = shown(sure.posted)
    assert "One open table would end" in asked and f"<#{thread['id']}>): <@{stage.ana.id}>, <@{stage.ben.id}>" in asked
    gone = await stage.ana.click(sure.posted, custom_id="s:0:-:0:data_server:delete|sure")
    assert "One table was deleted" in shown(gone.posted)
    await stage.settle()
    assert await stage.client.tables.records.read.all("SELECT count(*) FROM game_table") == [(0,)]
    for place in (stage.channel, thread):
        told = stage.ben.sees(place)[-1]
        assert "Somebody who manages this server has deleted its table" in told["content"], "where they played, too"
        assert "Ana" not in told["content"] and stage.world.messages.pings.get(told["id"], []) == []
    left = await stage.ana.slash(stage.channel, "board")
    assert "There is no table" in shown(left.posted)
