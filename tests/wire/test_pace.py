"""A table's pace and being away, as people in a channel see them; restarts in between."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from sandbox import Player, Sandbox
from tables.pace import DAY, HOUR
from tests.clock import AheadClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, shown

PACE = re.compile(r"s:\w+:-:0:pace")
AWAY = r"s:0:-:0:away:{}.*"


def calls(stage: Stage, player: Player, sign: str) -> list[Json]:
    """The messages with this sign that have notified somebody."""
    pings = stage.world.messages.pings
    called = [one for one in stage.messages() if player.id in pings.get(one["id"], [])]
    return [one for one in called if one["content"].startswith(sign)]


def with_button(stage: Stage, act: str) -> list[Json]:
    return [one for one in stage.messages() if any(button(act).fullmatch(name) for name in ids(one))]


async def warned(stage: Stage, player: Player) -> None:
    """Wait until somebody was warned, and it was noted."""
    await stage.world.until(lambda: len(calls(stage, player, "⏳")) == 1, 10, "the warning")
    read = stage.client.tables.records.read
    async with asyncio.timeout(10):
        for left in ("due WHERE kind = 'warning'", "notice"):
            while await read.all(f"SELECT 1 FROM {left}"):  # noqa: ASYNC110  # there is no event for it
                await asyncio.sleep(0.02)


async def begin(stage: Stage, pace: str, *others: Player) -> Json:
    lobby = await stage.open()
    for player in others:
        await player.click(lobby, custom_id=button("join"))
    await stage.ana.choose(lobby, pace, custom_id=PACE)
    await stage.ana.click(lobby, custom_id=button("start"))
    return await stage.turn()


async def test_the_opener_chooses_the_pace_in_the_lobby(stage: Stage) -> None:
    lobby = await stage.open()
    refused = await stage.ben.choose(lobby, "day-ai", custom_id=PACE)
    assert refused.ephemeral
    await stage.ana.choose(lobby, "day-ai", custom_id=PACE)
    here = stage.world.messages.get(stage.channel["id"], lobby["id"])
    assert "A day each, three days in reserve" in shown(here) and "an AI sits in at once" in shown(here)
    await stage.ana.choose(lobby, "none", custom_id=PACE)
    assert "**Pace**" not in shown(stage.world.messages.get(stage.channel["id"], lobby["id"]))


async def test_whoever_has_muted_the_table_is_named_in_the_warning_and_not_called(stage: Stage) -> None:
    await begin(stage, "quarter-ask", stage.ben, stage.cleo)
    ben = await stage.client.tables.people.person(int(stage.ben.id))
    await stage.client.tables.notices.mute(await stage.table(), ben, True)
    await stage.live(24 * HOUR)
    await stage.world.until(lambda: len(calls(stage, stage.cleo, "⏳")) == 1, 10, "the warnings")
    await stage.call()
    (warning,) = [one for one in stage.messages() if one["content"].startswith(f"⏳ ◆ <@{stage.ben.id}>")]
    assert stage.world.messages.pings[warning["id"]] == []


async def test_warned_in_public_then_the_others_decide_and_one_click_takes_it_back(stage: Stage) -> None:
    await begin(stage, "quarter-ask", stage.ben, stage.cleo)
    for player in (stage.ana, stage.cleo):
        await stage.choose(player, "fields")
    mine = await stage.ben.slash(stage.channel, "tables")
    assert "Tu tiempo se acaba <t:" in shown(mine.posted)
    await stage.live(24 * HOUR)
    await warned(stage, stage.ben)
    await stage.live(5 * HOUR)
    await stage.settle()
    assert with_button(stage, r"ballot:\w+\|wait") == []
    await stage.live(2 * HOUR)
    await stage.world.until(lambda: len(with_button(stage, r"ballot:\w+\|ai")) == 1, 10, "the vote")
    (vote,) = with_button(stage, r"ballot:\w+\|ai")
    assert stage.world.messages.pings[vote["id"]] == [stage.ana.id, stage.cleo.id]
    no_say = await stage.ben.click(vote, custom_id=button(r"ballot:\w+\|wait"))
    assert "no tienes voto" in shown(no_say.posted)
    first = await stage.ana.click(vote, custom_id=button(r"ballot:\w+\|ai"))
    assert "Noted" in shown(first.posted)
    last = await stage.cleo.click(vote, custom_id=button(r"ballot:\w+\|ai"))
    assert "gioca un’IA" in shown(last.posted)
    await stage.settle()
    assert ids(stage.world.messages.get(stage.channel["id"], vote["id"])) == []
    (lent,) = with_button(stage, "back")
    back = await stage.ben.click(lent, custom_id=button("back"))
    assert back.ephemeral
    info = await stage.client.tables.looking.table(await stage.table())
    assert info.seats[1].person is not None
    assert len(calls(stage, stage.ben, "⏳")) == 1 and calls(stage, stage.ben, "⌛") == []


async def test_clocks_survive_a_restart_and_do_not_run_in_an_outage(sandbox: Sandbox, tmp_path: Path) -> None:
    clock, settings = AheadClock(), settings_for(sandbox, tmp_path)
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await begin(stage, "quarter-ai", stage.ben)
        await stage.choose(stage.ana, "fields")
        await stage.live(HOUR)
        table = await stage.table()
        ends = await client.tables.clocks.ends_at(table, 1)
        assert ends is not None
    clock.wait(20 * DAY)
    async with connected(settings, clock) as client:
        stage.client = client
        await client.tables.clocks.beat()
        later = await client.tables.clocks.ends_at(table, 1)
        assert later is not None and abs(later - ends - 20 * DAY) < 60
        await stage.live(24 * HOUR)
        await warned(stage, stage.ben)
    async with connected(settings, clock) as client:
        stage.client = client
        await stage.live(6 * HOUR)
        await stage.world.until(lambda: len(with_button(stage, "back")) == 1, 10, "the AI to sit in")
        assert len(calls(stage, stage.ben, "⏳")) == 1
        mine = await stage.ben.slash(stage.channel, "tables")
        await stage.ben.click(mine.posted, custom_id=button("back"))
        info = await client.tables.looking.table(table)
        assert info.seats[1].person is not None


async def test_being_away_is_seen_before_it_begins_and_told_to_the_table(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    page = await stage.ben.slash(stage.channel, "away", days=3, note="de **viaje** @everyone")
    assert page.ephemeral and "te espera" in shown(page.posted)
    page = await stage.ben.choose(page.posted, "ai", custom_id=re.compile(AWAY.format("how")))
    page = await stage.ben.choose(page.posted, "10", custom_id=re.compile(AWAY.format("days")))
    assert "una IA juega hasta que vuelvas" in shown(page.posted) and "32 días" in shown(page.posted)
    assert not any("🧳" in one["content"] for one in stage.messages())
    gone = await stage.ben.click(page.posted, custom_id=re.compile(AWAY.format("go")))
    await stage.settle()
    (told,) = [one for one in stage.messages() if "🧳" in one["content"]]
    assert "viaje" in told["content"] and not stage.world.messages.pings.get(told["id"])
    table = await stage.table()
    assert (await stage.client.tables.looking.table(table)).seats[1].lent_by is not None
    again = await stage.ben.click(gone.posted, custom_id=re.compile(AWAY.format("back")))
    assert "vuelto" in shown(again.posted)
    assert (await stage.client.tables.looking.table(table)).seats[1].person is not None


async def test_whoever_is_away_is_named_and_called_when_they_are_back(stage: Stage) -> None:
    page = await stage.cleo.slash(stage.channel, "away", days=2)
    assert "21" in shown(page.posted), "how long one may be away at a stretch"
    await stage.cleo.click(page.posted, custom_id=re.compile(AWAY.format("go")))
    turn = await stage.start(stage.ben, stage.cleo)
    assert f"<@{stage.cleo.id}>" in turn["content"]
    assert stage.cleo.id not in stage.world.messages.pings[turn["id"]]
    await stage.cleo.slash(stage.channel, "away")
    hours = await stage.cleo.slash(stage.channel, "hours")
    page = await stage.cleo.click(hours.posted, custom_id="s:0:-:0:away")
    await stage.cleo.click(page.posted, custom_id=re.compile(AWAY.format("back")))
    stage.clock.wait(60)
    await stage.world.until(lambda: len(calls(stage, stage.cleo, "➤")) == 1, 10, "the call")
