"""What Discord does to bots: errors, rate limits, lost connections; and restarts with open buttons."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from sandbox import Fault, Player, Sandbox
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Stage, asked_line, button, ids, shown

MESSAGES = "/channels/*/messages*"


@pytest.mark.parametrize("fault", [
    Fault("PATCH", MESSAGES, 429, times=2, retry_after=0.05),
    Fault("PATCH", MESSAGES, 500), Fault("PATCH", MESSAGES, 502), Fault("PATCH", MESSAGES, 503),
    Fault("PATCH", MESSAGES, drop=True),
    Fault("PATCH", MESSAGES, 502, after=True),
    Fault("POST", MESSAGES, 502, after=True),
], ids=lambda fault: f"{fault.method} {fault.status or 'dropped'}{' after' if fault.after else ''}")
async def test_the_table_gets_over_it(stage: Stage, fault: Fault) -> None:
    before = await stage.start(stage.ben)
    stage.world.faults.add(fault)
    turn = await stage.everybody_chooses({0: "fields", 1: "forest"})
    assert turn["id"] != before["id"] and "Fields" in turn["content"] and turn["attachments"]
    public = [one for one in stage.messages() if not stage.world.messages.is_ephemeral(one["id"])]
    assert len(public) == 3


async def test_an_answer_that_did_not_arrive_was_still_an_act(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ana.click(turn, custom_id=button("choose"))).posted
    stage.world.faults.add(Fault("POST", "/interactions/*", drop=True))
    press = stage.ana.press(form, custom_id=re.compile(r".*:take:gather\|fields"))
    await stage.settle()
    assert not press.callback.done()
    asked = asked_line(await stage.turn())
    assert f"<@{stage.ana.id}>" not in asked and f"<@{stage.ben.id}>" in asked


async def test_clicks_while_the_gateway_is_away_are_answered_after_resuming(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    gateway = stage.sandbox.server.gateway
    gateway.abort()
    click = stage.ana.press(turn, custom_id=button("choose"))
    stage.world.deadline = 10
    reply = await stage.ana.answer(click)
    assert reply.ephemeral and gateway.resumes == 1


async def test_open_buttons_work_after_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        turn = await stage.start(stage.ben, stage.cleo)
        form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    async with connected(settings) as client:
        stage.client = client
        chosen = await stage.ben.click(form, custom_id=re.compile(r".*:take:gather\|forest"))
        assert "✔" in shown(chosen.posted)
        for player in (stage.ana, stage.cleo):
            await stage.choose(player, "fields")
        assert "the Forest" in (await stage.turn())["content"]
        views = client._connection._view_store
        assert not views._views and not views._modals and not views._dynamic_items
    assert list(sandbox.world.problems) == []


async def test_commands_are_synced_only_when_they_change(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = settings_for(sandbox, tmp_path)

    def syncs() -> int:
        return sum(call.method == "PUT" and call.path.endswith("/commands") for call in sandbox.world.calls)

    async with connected(settings):
        assert syncs() == 1
    async with connected(settings):
        assert syncs() == 1


async def test_two_tables_at_once_do_not_wait_for_each_other(stage: Stage) -> None:
    await stage.start(stage.ben)
    second = stage.world.add_channel(stage.sandbox.guild, "second")
    stage.world.faults.add(Fault("PATCH", f"/channels/{stage.channel['id']}/*", delay=1.0, times=3))
    first = await stage.table()
    await stage.client.tables.play.submit(first, 0, 0, ("fields",), by=1)
    await asyncio.sleep(0.05)
    await stage.cleo.slash(second, "play", game="grimm_forest")
    await stage.world.until(lambda: [one for one in second_public(stage, second) if ids(one)], 0.7, "the second lobby")


def second_public(stage: Stage, channel: dict[str, object]) -> list[dict[str, object]]:
    """Public messages of a channel."""
    player: Player = stage.cleo
    return [one for one in player.sees(channel) if not stage.world.messages.is_ephemeral(one["id"])]
