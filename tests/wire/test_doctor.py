"""The doctor, on the stand-in: what is right is found right, what is wrong is named, and nothing is left behind."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from pydantic import SecretStr

from bot.doctor import examine
from sandbox import Player, Sandbox
from sandbox.model import Permission
from tests.wire.conftest import GAME, connected, settings_for
from tests.wire.stage import Json, Stage, button


async def press(sandbox: Sandbox, ana: Player) -> None:
    """Do what the doctor asks for: press the button, send the form, press the button in the answer."""

    def button() -> Json | None:
        return next((one for one in ana.sees(sandbox.channel) if one["content"] == "➤"), None)

    message = await sandbox.world.until(button, 20, "the doctor's button")
    assert message is not None
    form = await ana.click(message, custom_id="s:0:-:0:doctor")
    answer = await ana.submit(form, **{"0": "3"})
    assert answer.ephemeral
    await sandbox.world.until(lambda: answer.posted["attachments"], 5, "the picture")
    await ana.click(answer.posted, custom_id="s:0:-:0:doctor")


async def test_all_is_well(sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ana = sandbox.add_seat("Ana", manager=True).player
    pressing = asyncio.create_task(press(sandbox, ana))
    code = await examine(settings_for(sandbox, tmp_path), int(sandbox.channel["id"]), patience=20)
    await pressing
    report = capsys.readouterr().out
    assert code == 0, report
    assert "FAILED" not in report and "All is well." in report
    assert [line for line in report.splitlines() if line.startswith("untried")] == [
        f"untried the database is whole: there is none at {tmp_path / 'tables.sqlite3'} yet; the first start makes it"
    ]
    assert "a picture that moves: WebP, too: MOVING_PICTURES=webp" in report
    assert "999 of 1000 connections of today are left" in report and "8 edits in " in report
    left = [one for one in ana.sees(sandbox.channel) if not sandbox.world.messages.is_ephemeral(one["id"])]
    assert left == []
    assert all(thread["thread_metadata"]["archived"] for thread in sandbox.guild["threads"])
    assert list(sandbox.world.problems) == []


async def test_beside_a_running_bot_all_is_well_and_neither_disturbs_the_other(
    sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        pressing = asyncio.create_task(press(sandbox, stage.ana))
        code = await examine(settings, int(sandbox.channel["id"]), patience=20)
        await pressing
        assert code == 0, capsys.readouterr().out
        examining = asyncio.create_task(examine(settings, int(sandbox.channel["id"]), patience=2))
        await sandbox.world.until(lambda: [one for one in stage.messages() if one["content"] == "➤"], 20, "the doctor")
        lobby = await stage.open(GAME)  # a command, while the doctor looks around
        await stage.ben.click(lobby, custom_id=button("join"))  # a click
        await examining
        await stage.settle()
    assert list(sandbox.world.problems) == []
    assert not [one for one in caplog.records if one.levelname in ("ERROR", "WARNING") and one.name.startswith("cogs")]


async def test_what_is_missing_is_named(sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sandbox.world.deny(sandbox.channel, Permission.ATTACH_FILES)
    code = await examine(settings_for(sandbox, tmp_path), int(sandbox.channel["id"]), patience=0.1)
    report = capsys.readouterr().out
    assert code == 1
    assert "missing in this channel: attach_files" in report and "untried" in report


async def test_too_many_servers_too_many_starts_and_slow_edits(
    sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.doctor.OFTEN", 0)
    told: list[Any] = [(4, "", {}), (1, "", {"total": 1000, "remaining": 3})]

    async def get_bot_gateway(_: object) -> Any:
        return told.pop(0)

    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", get_bot_gateway)
    for said in ("Discord asks for 4 shards", "only 3 of 1000 connections of today are left"):
        assert await examine(settings_for(sandbox, tmp_path), int(sandbox.channel["id"]), patience=0.1) == 1
        report = capsys.readouterr().out
        assert said in report and "8 edits of a message took" in report


async def test_a_wrong_channel_and_a_wrong_token(
    sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(sandbox, tmp_path)
    assert await examine(settings, 1, patience=0.1) == 1
    assert "no text channel" in capsys.readouterr().out
    wrong = settings.model_copy(update={"discord_token": SecretStr("wrong")})
    assert await examine(wrong, 1) == 1
    report = capsys.readouterr().out
    assert "does not know the token" in report and "wrong\n" not in report
