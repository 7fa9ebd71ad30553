"""What happens a day later, or at an old message: reminders, people who have left, few edits."""

from __future__ import annotations

import time
from pathlib import Path

from sandbox import Sandbox
from storage.model import PersonSettings
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids

DAY = 25 * 3600.0


def reminders(stage: Stage) -> list[Json]:
    """The reminders in the channel."""
    return [one for one in stage.messages() if one["content"].startswith("⌛")]


async def a_day_later(stage: Stage) -> None:
    """Let the reminders become due."""
    publisher, tables = stage.client.publisher, stage.client.tables
    for item in await tables.due.reminders(time.time() + DAY):
        await publisher.announcer.remind(item)


async def test_one_reminder_pings_those_who_are_asked_and_want_it(stage: Stage) -> None:
    turn = await stage.start(stage.ben, stage.cleo)
    await stage.choose(stage.ana, "fields")
    person = await stage.client.tables.people.person(int(stage.cleo.id))
    await stage.client.tables.people.change_settings(person, PersonSettings(reminders=False))
    await a_day_later(stage)
    await a_day_later(stage)
    found = reminders(stage)
    assert [stage.world.messages.pings[one["id"]] for one in found] == [[stage.ben.id]]
    assert turn["id"] in found[0]["content"]
    form = await stage.ben.click(found[0], custom_id=button("choose"))
    assert any(":take:" in one for one in ids(form.posted))


async def test_a_reminder_loses_its_button_with_the_question(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    await a_day_later(stage)
    assert all(ids(one) for one in reminders(stage))
    await stage.choose(stage.ana, "fields")
    await stage.settle()
    still = {stage.world.messages.pings[one["id"]][0] for one in reminders(stage) if ids(one)}
    assert still == {stage.ben.id, stage.cleo.id}


async def test_whoever_has_left_the_server_is_replaced_when_reminded(stage: Stage) -> None:
    await stage.start(stage.ben)
    stage.world.leave(stage.sandbox.guild, stage.ben.id)
    await stage.choose(stage.ana, "fields")
    await a_day_later(stage)
    assert reminders(stage) == []
    info = await stage.client.tables.looking.table(await stage.table())
    assert info.seats[1].ai is not None
    await stage.settle()


async def test_whoever_has_left_is_remembered_as_gone(sandbox: Sandbox, tmp_path: Path) -> None:
    """Discord is asked once for somebody who is not there, not at every click, and nobody calls them."""
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
    async with connected(settings) as client:
        stage.client = client
        stage.world.leave(sandbox.guild, stage.ben.id)
        stage.world.calls.clear()
        for _ in range(4):
            await stage.ana.slash(stage.channel, "log")
        await stage.silently({0: "fields", 1: "forest"})
        turn = await stage.turn()
        await a_day_later(stage)
        await stage.settle()
        asked = [call.path for call in stage.world.calls if call.method == "GET" and call.path.endswith(stage.ben.id)]
        assert len([path for path in asked if "/members/" in path]) == 1 and len(asked) == 2
        called = [call.json.get("allowed_mentions", {}).get("users", []) for call in stage.world.calls if call.json]
        assert turn["id"] and all(stage.ben.id not in map(str, users) for users in called)


async def test_whoever_comes_back_counts_as_there_at_once(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
    async with connected(settings) as client:
        stage.client = client
        names, guild = client.surface.audience.names, int(sandbox.guild["id"])
        stage.world.leave(sandbox.guild, stage.ben.id)
        await stage.ana.slash(stage.channel, "log")
        assert names.is_gone(guild, int(stage.ben.id))
        stage.world.join(sandbox.guild, stage.ben.user)
        await stage.ben.slash(stage.channel, "log")
        assert not names.is_gone(guild, int(stage.ben.id))
