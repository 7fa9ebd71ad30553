"""How people are told that something waits: once for each question, at once or once a day, where they wish."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path

import pytest

from sandbox import Player, Sandbox
from sandbox.faults import Fault
from tables.recording import REMIND_AFTER
from tests.clock import AheadClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, shown
from tests.wire.test_hours import HOURS, calls, tomorrow, until_called
from tests.wire.test_next_table import labels

NOTICES = "s:0:-:0:notices"
HOUR = 3600.0


async def page(stage: Stage, player: Player) -> Json:
    settings = await player.slash(stage.channel, "settings")
    return (await player.click(settings.posted, custom_id=NOTICES)).posted


async def once_a_day(stage: Stage, player: Player, hour: int = 9) -> Json:
    """Somebody wishes one message a day; the page that answers."""
    return (await player.choose(await page(stage, player), str(hour * 60), custom_id=f"{NOTICES}:how")).posted


async def another_table(stage: Stage, *others: Player) -> int:
    """A table of Ana's and others in a thread."""
    _, lobby = await stage.open_in_thread()
    for player in others:
        await player.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    return await stage.table()


def everywhere(stage: Stage, player: Player) -> list[Json]:
    """Every message, in whatever place, that has notified somebody."""
    world = stage.world
    return [
        one for place in list(world.channels) for one in world.messages.in_channel(place)
        if player.id in world.messages.pings.get(one["id"], [])
    ]


async def test_only_a_click_opens_a_room_and_its_first_message_says_what_it_is_for(stage: Stage) -> None:
    assert stage.world.open_dms == set()
    told = await stage.open_room(stage.ben)
    assert stage.world.open_dms == {stage.ben.id}
    assert "por mensaje directo" in shown(told)
    (first,) = stage.direct(stage.ben)
    assert "Aquí te enteras" in first["content"]


async def test_whoever_takes_no_direct_messages_is_told_so_and_in_the_channel(stage: Stage) -> None:
    stage.world.closed_dms.add(stage.ben.id)
    told = await once_a_day(stage, stage.ben)
    assert "Discord no me deja escribirte" in shown(told) and stage.direct(stage.ben) == []
    await stage.start(stage.ben)
    stage.clock.set(tomorrow(stage, 9, 1))
    await stage.call()
    (digest,) = calls(stage, stage.ben)
    assert "one of your tables on this server is waiting" in digest["content"]
    assert "Grimm" not in digest["content"]


async def test_so_many_rooms_at_a_time_and_no_more(stage: Stage) -> None:
    many = [stage.sandbox.add_seat(f"P{n}").player for n in range(11)]
    for player in many[:10]:
        await stage.open_room(player)
    refused = await stage.open_room(many[10])
    assert "makes me wait" in shown(refused) and many[10].id not in stage.world.open_dms


async def test_one_digest_names_all_that_waits_and_each_only_once(stage: Stage) -> None:
    await once_a_day(stage, stage.ben)
    turn = await stage.start(stage.ben)
    assert f"<@{stage.ben.id}>" in turn["content"] and calls(stage, stage.ben) == []
    second = await another_table(stage, stage.ben)
    stage.clock.set(tomorrow(stage, 9, 1))
    await stage.call()
    _, digest = stage.direct(stage.ben)
    assert "te esperan 2 mesas" in digest["content"] and f"n.º {second}" in digest["content"]
    assert digest["content"].count("¿Adónde va") == 2, "what is asked stands there in words"
    label = next(one for one in labels(digest) if one.startswith("Elegir") and one.endswith(f"n.º {second}"))
    form = await stage.ben.click(digest, label=label)
    assert any(":take:" in one for one in ids(form.posted))
    listed = await stage.ben.click(digest, label="Todas mis mesas")
    assert "Tus mesas" in shown(listed.posted)
    await stage.call()
    assert len(stage.direct(stage.ben)) == 2
    stage.clock.set(tomorrow(stage, 9, 1))
    await stage.call()
    reminder = stage.direct(stage.ben)[2]
    assert reminder["content"].count("⌛") == 2
    stage.clock.set(tomorrow(stage, 9, 1))
    await stage.call()
    assert len(stage.direct(stage.ben)) == 3, "told once, reminded once"
    assert calls(stage, stage.ben) == []


async def test_nothing_waits_nothing_is_sent(stage: Stage) -> None:
    await once_a_day(stage, stage.ben)
    await stage.start(stage.ben)
    await stage.choose(stage.ben, "forest")
    stage.clock.set(tomorrow(stage, 9, 1))
    await stage.call()
    assert len(stage.direct(stage.ben)) == 1


async def test_a_room_that_is_closed_later_sends_the_digest_into_the_channels(stage: Stage) -> None:
    await once_a_day(stage, stage.ben)
    await stage.start(stage.ben)
    await another_table(stage, stage.ben)
    stage.world.closed_dms.add(stage.ben.id)
    stage.clock.set(tomorrow(stage, 9, 1))
    await stage.call()
    await stage.call()
    (digest,) = [one for one in everywhere(stage, stage.ben) if "of your tables" in one["content"]]
    assert "2 of your tables on this server are waiting" in digest["content"]
    assert "Discord no me deja escribirte" in shown(await page(stage, stage.ben))


async def test_after_quiet_hours_one_notice_tells_of_all_tables(stage: Stage) -> None:
    await stage.ben.slash(stage.channel, "hours", **HOURS)
    stage.clock.set(tomorrow(stage, 23))
    await stage.start(stage.ben)
    await another_table(stage, stage.ben)
    assert everywhere(stage, stage.ben) == []
    stage.clock.set(tomorrow(stage, 8, 1))
    await stage.call()
    (morning,) = everywhere(stage, stage.ben)
    assert "2 of your tables" in morning["content"]
    listed = await stage.ben.click(morning, label="All my tables")
    assert listed.ephemeral and "Te esperan 2 mesas" in shown(listed.posted)
    stage.clock.wait(REMIND_AFTER - HOUR)
    await stage.call()
    assert len(everywhere(stage, stage.ben)) == 1


async def test_it_comes_by_direct_message_for_those_who_wish_it(stage: Stage) -> None:
    await stage.ben.slash(stage.channel, "hours", **HOURS)
    await stage.open_room(stage.ben)
    stage.clock.set(tomorrow(stage, 23))
    await stage.start(stage.ben)
    stage.clock.set(tomorrow(stage, 8, 1))
    await stage.call()
    _, morning = stage.direct(stage.ben)
    assert "Te espera una mesa" in morning["content"] and calls(stage, stage.ben) == []


async def test_a_muted_table_calls_nobody_and_still_stands_there(stage: Stage) -> None:
    await stage.start(stage.ben)
    await stage.choose(stage.ben, "forest")
    hand = await stage.ben.click((await stage.turn()), custom_id=button("hand"))
    muted = await stage.ben.click(hand.posted, label="Silenciar esta mesa")
    assert "ya no te avisa" in shown(muted.posted)
    before = len(calls(stage, stage.ben))
    await stage.silently({0: "fields"})
    await stage.settle()
    stage.clock.wait(REMIND_AFTER + 1)
    await stage.call()
    assert len(calls(stage, stage.ben)) == before
    listed = await stage.ben.slash(stage.channel, "tables")
    assert "🔕" in shown(listed.posted)
    settings = await page(stage, stage.ben)
    assert "Una mesa no te avisa" in shown(settings)
    again = await stage.ben.click(settings, custom_id=re.compile(rf"{NOTICES}:unmute.*"))
    assert "Una mesa no te avisa" not in shown(again.posted)


async def test_the_wish_for_a_digest_survives_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    clock, settings = AheadClock(), settings_for(sandbox, tmp_path)
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await once_a_day(stage, stage.ben)
        await stage.start(stage.ben)
    clock.set(tomorrow(stage, 9, 1))
    async with connected(settings, clock) as client:
        stage.client = client
        await stage.world.until(lambda: len(stage.direct(stage.ben)) == 2, 10, "the digest")


async def test_whoever_wants_to_be_called_at_once_again_is_called_to_what_waits(stage: Stage) -> None:
    await once_a_day(stage, stage.ben)
    await stage.start(stage.ben)
    await stage.ben.choose(await page(stage, stage.ben), "once", custom_id=f"{NOTICES}:how")
    await stage.ben.choose(await page(stage, stage.ben), "home", custom_id=f"{NOTICES}:where")
    await stage.call()
    (called,) = await until_called(stage, stage.ben, 1)
    assert "is waiting for you" in called["content"]


async def test_whoever_is_invited_in_the_night_is_called_in_the_morning(stage: Stage) -> None:
    await stage.ben.slash(stage.channel, "hours", **HOURS)
    stage.clock.set(tomorrow(stage, 23))
    await stage.open()
    await stage.ana.slash(stage.channel, "table invite", person=stage.ben)
    await stage.settle()
    assert calls(stage, stage.ben) == [] and f"<@{stage.ben.id}>" in stage.messages()[-1]["content"]
    stage.clock.set(tomorrow(stage, 8, 1))
    (morning,) = await until_called(stage, stage.ben, 1)
    assert "you were invited" in morning["content"]
    await stage.ben.click(morning, custom_id=button(r"guest:\w+\|accept"))
    await stage.call()
    assert len(calls(stage, stage.ben)) == 1


async def test_who_is_next_hears_it_where_they_wish(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def surely(*_: object) -> list[int]:
        return [0, 1]

    monkeypatch.setattr(stage.client.tables.forecasting, "next_seats", surely, raising=False)
    for player in (stage.ana, stage.ben):
        wished = await player.click(await page(stage, player), custom_id=f"{NOTICES}:next")
        assert "siguiente" in shown(wished.posted) or "you are next" in shown(wished.posted)
    await stage.start(stage.ben)
    await stage.everybody_chooses({0: "fields", 1: "forest"})
    builder, other = await stage.builder()
    before = len(calls(stage, other)), len(calls(stage, builder))
    read = stage.client.tables.records.read
    stage.clock.wait(10)
    async with asyncio.timeout(10):
        while not await read.all("SELECT 1 FROM notice"):
            stage.client.tables.records.wake.set()  # a clock put forward wakes nobody
            await asyncio.sleep(0.02)
    assert len(calls(stage, other)) == before[0], "perhaps they are asked at once"
    stage.clock.wait(61)
    await stage.call()
    told = calls(stage, other)[before[0]:]
    assert len(told) == 1 and "you are next" in told[0]["content"] and len(calls(stage, builder)) == before[1]


@pytest.mark.parametrize("minutes", [0, 10])
async def test_what_may_have_been_sent_is_not_sent_twice(stage: Stage, minutes: int) -> None:
    """Discord takes the digest and its answer is lost; the bot comes back at once, or when no nonce is known."""
    await once_a_day(stage, stage.ben)
    await stage.start(stage.ben)
    stage.clock.set(tomorrow(stage, 9, 1))
    room = stage.world.dm_with(stage.ben.id)["id"]
    stage.world.faults.add(Fault("POST", f"/channels/{room}/messages", drop=True, after=True, times=5))
    await stage.call()
    assert Counter(one["id"] for one in stage.direct(stage.ben)).total() == 2
    stage.world.faults.clear()
    stage.clock.wait(60.0 * minutes + 31)
    if minutes:
        for one in stage.direct(stage.ben):
            one.pop("nonce", None)  # Discord has forgotten it
    await stage.call()
    assert len(stage.direct(stage.ben)) == 2
    assert await stage.client.tables.records.read.all("SELECT * FROM notice") == []


async def test_a_channel_that_cannot_be_read_is_told_again_without_a_call(stage: Stage) -> None:
    await stage.start(stage.ben)
    stage.world.faults.add(Fault("POST", f"/channels/{stage.channel['id']}/messages", drop=True, after=True, times=5))
    stage.clock.wait(REMIND_AFTER + 1)
    await stage.call()
    stage.world.faults.clear()
    for one in stage.messages():
        one.pop("nonce", None)  # Discord has forgotten it
    stage.clock.wait(10 * 60.0)
    await stage.call()
    reminders = [one for one in calls(stage, stage.ben) if one["content"].startswith("⌛")]
    assert len(reminders) == 1
    assert await stage.client.tables.records.read.all("SELECT * FROM notice") == []


async def test_the_page_with_coffee_turns_its_leaves(stage: Stage) -> None:
    await stage.start(stage.ben)
    table = await stage.table()
    records = stage.client.tables.records
    async with records.write() as tx:
        for n in range(11):
            await tx.run(
                """INSERT INTO game_table (game, rules_version, options, status, home, opener, language, secret,
                       opened_at, channel_id) SELECT game, rules_version, options, 'lobby', home, opener, language,
                       secret, opened_at, channel_id + ? FROM game_table WHERE id = ?""", n + 1, table
            )
        await tx.run(
            """INSERT INTO seat_holder (table_id, seat, person, from_at)
               SELECT t.id, 0, t.opener, 0 FROM game_table t WHERE t.status = 'lobby'"""
        )
    listed = (await stage.ana.slash(stage.channel, "tables")).posted
    assert "One table is waiting" in shown(listed) and {"Page 1 of 2", "Page 2 of 2"} <= set(labels(listed))
    turned = (await stage.ana.click(listed, label="Page 2 of 2")).posted
    assert shown(turned).count("in the lobby") == 2

