"""What happens a day later, or at an old message: reminders, people who have left, few edits."""

from __future__ import annotations

import time

from bot.tables.model import PersonSettings
from tests.wire.stage import Json, Stage, button, ids

DAY = 25 * 3600.0


def reminders(stage: Stage) -> list[Json]:
    """The reminders in the channel."""
    return [one for one in stage.messages() if one["content"].startswith("⌛")]


async def a_day_later(stage: Stage) -> None:
    """Let the reminders become due."""
    publisher, service = stage.client.publisher, stage.client.service
    for item in await service.due_items(time.time() + DAY):
        await publisher.announcer.remind(item)


async def test_one_reminder_pings_those_who_are_asked_and_want_it(stage: Stage) -> None:
    turn = await stage.start(stage.ben, stage.cleo)
    await stage.choose(stage.ana, "fields")
    person = await stage.client.service.person(int(stage.cleo.id))
    await stage.client.service.change_settings(person, PersonSettings(reminders=False))
    await a_day_later(stage)
    await a_day_later(stage)
    found = reminders(stage)
    assert [stage.world.messages.pings[one["id"]] for one in found] == [[stage.ben.id]]
    assert turn["id"] in found[0]["content"]
    form = await stage.ben.click(found[0], custom_id=button("choose"))
    assert any(":take:" in one for one in ids(form.posted))


async def test_whoever_has_left_the_server_is_replaced_when_reminded(stage: Stage) -> None:
    await stage.start(stage.ben)
    stage.world.leave(stage.sandbox.guild, stage.ben.id)
    await stage.choose(stage.ana, "fields")
    await a_day_later(stage)
    assert reminders(stage) == []
    info = await stage.client.service.table(await stage.table())
    assert info.seats[1].ai is not None
    await stage.settle()


