"""Waking hours: set by command or page; nobody is called in their quiet hours, nor twice for what fell into them."""

from __future__ import annotations

import asyncio
import re
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from sandbox import Player, Sandbox
from storage.model import Hours
from tests.clock import AheadClock
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import AGREE, REFUSE, Json, Stage, button, ids, shown

MADRID = ZoneInfo("Europe/Madrid")
HOURS = {"place": "Europe/Madrid", "from": 8, "until": 22}


def tomorrow(stage: Stage, hour: int, minute: int = 0, days: int = 1) -> float:
    """A time of the next day in Madrid."""
    day = datetime.fromtimestamp(stage.clock.now(), MADRID).date() + timedelta(days=days)
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=MADRID).timestamp()


def calls(stage: Stage, player: Player) -> list[Json]:
    """The messages of the channel that have notified somebody."""
    return [one for one in stage.messages() if player.id in stage.world.messages.pings.get(one["id"], [])]


@pytest.fixture
async def night(stage: Stage) -> Json:
    """Ben sleeps when the table's first question is put to Ana, Ben and Cleo; the turn message."""
    await stage.ben.slash(stage.channel, "hours", **HOURS)
    stage.clock.set(tomorrow(stage, 23))
    return await stage.start(stage.ben, stage.cleo)


async def until_called(stage: Stage, player: Player, count: int) -> list[Json]:
    """Wait until somebody has been called so often, and it has been noted."""
    await stage.world.until(lambda: len(calls(stage, player)) == count, 10, f"{count} calls")
    read = stage.client.tables.records.read
    async with asyncio.timeout(10):
        while await read.all("SELECT 1 FROM due WHERE due_at <= ?", stage.clock.now()):  # noqa: ASYNC110  # no event
            await asyncio.sleep(0.02)
    return calls(stage, player)


async def test_whoever_sleeps_is_named_but_not_notified_and_called_once_in_the_morning(
    stage: Stage, night: Json
) -> None:
    assert f"<@{stage.ben.id}>" in night["content"]
    assert calls(stage, stage.ben) == [] and len(calls(stage, stage.cleo)) == 1
    stage.clock.set(tomorrow(stage, 8, 1))
    (morning,) = await until_called(stage, stage.ben, 1)
    assert "while you slept" in morning["content"] and night["id"] in morning["content"]
    form = await stage.ben.click(morning, custom_id=button("choose"))
    assert any(":take:" in one for one in ids(form.posted))
    assert len(calls(stage, stage.cleo)) == 1


async def test_whoever_answers_in_the_night_is_not_called_in_the_morning(stage: Stage, night: Json) -> None:
    await stage.choose(stage.ben, "forest")
    stage.clock.set(tomorrow(stage, 8, 1))
    await stage.call()
    assert calls(stage, stage.ben) == []


async def test_a_call_survives_a_restart(sandbox: Sandbox, tmp_path: Path) -> None:
    clock, settings = AheadClock(), settings_for(sandbox, tmp_path)
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await stage.ben.slash(stage.channel, "hours", **HOURS)
        stage.clock.set(tomorrow(stage, 23))
        await stage.start(stage.ben)
    clock.set(tomorrow(stage, 9))
    async with connected(settings, clock) as client:
        stage.client = client
        await until_called(stage, stage.ben, 1)


async def test_a_reminder_waits_for_the_morning_and_comes_a_day_after_the_call(stage: Stage, night: Json) -> None:
    stage.clock.set(tomorrow(stage, 8, 1))
    await until_called(stage, stage.ben, 1)
    stage.clock.set(tomorrow(stage, 7, 30))
    await until_called(stage, stage.cleo, 2)
    assert len(calls(stage, stage.ben)) == 1, "it is night, and no day since the call"
    stage.clock.set(tomorrow(stage, 8, 5, days=0))
    _, reminder = await until_called(stage, stage.ben, 2)
    assert reminder["content"].startswith("⌛")


async def test_a_vote_wakes_nobody(stage: Stage, night: Json) -> None:
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.settle()
    vote = stage.messages()[-1]
    assert f"<@{stage.ben.id}>" in vote["content"]
    assert stage.ben.id not in stage.world.messages.pings[vote["id"]]
    assert stage.cleo.id in stage.world.messages.pings[vote["id"]]


async def test_the_page_sets_place_and_hours_one_by_one(stage: Stage) -> None:
    settings = await stage.ben.slash(stage.channel, "settings")
    page = await stage.ben.click(settings.posted, custom_id="s:0:-:0:hours")
    assert "a cualquier hora" in shown(page.posted)
    page = await stage.ben.choose(page.posted, "America/Mexico_City", custom_id=re.compile(r".*hours:zone"))
    assert "de **08:00** a **22:00** en Mexico City" in shown(page.posted)
    page = await stage.ben.choose(page.posted, "600", custom_id=re.compile(r".*hours:wake"))
    page = await stage.ben.choose(page.posted, "60", custom_id=re.compile(r".*hours:sleep"))
    assert "de **10:00** a **01:00**" in shown(page.posted)
    page = await stage.ben.click(page.posted, custom_id=re.compile(r".*hours:never"))
    assert "a cualquier hora" in shown(page.posted)


async def test_too_few_waking_hours_change_nothing(stage: Stage) -> None:
    await stage.cleo.slash(stage.channel, "hours", place="Europe/Rome", **{"from": 9, "until": 18})
    refused = await stage.cleo.slash(stage.channel, "hours", until=12)
    assert "otto ore" in shown(refused.posted)
    person = await stage.client.tables.people.person(int(stage.cleo.id))
    assert (await stage.client.tables.people.settings_of(person)).hours == Hours("Europe/Rome", 9 * 60, 18 * 60)
    unknown = await stage.cleo.slash(stage.channel, "hours", place="Etc/GMT+5")
    assert "Non conosco" in shown(unknown.posted)


async def test_every_place_is_found_as_one_types(stage: Stage) -> None:
    found = await stage.ana.autocomplete(stage.channel, "hours", "place", "lond")
    assert {"name": "London (Europe)", "value": "Europe/London"}.items() <= found[0].items()
    assert len(await stage.ana.autocomplete(stage.channel, "hours", "place", "")) > 20
    found = await stage.ana.autocomplete(stage.channel, "hours", "place", "buenos")
    assert [one["value"] for one in found] == ["America/Argentina/Buenos_Aires"]


async def test_whoever_slept_through_a_vote_is_called_to_it_in_the_morning(stage: Stage, night: Json) -> None:
    await stage.choose(stage.ben, "forest")
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.settle()
    vote = stage.messages()[-1]
    stage.clock.set(tomorrow(stage, 8, 1))
    (morning,) = await until_called(stage, stage.ben, 1)
    assert "a vote was" in morning["content"] and vote["id"] in morning["content"]
    await stage.ben.click(vote, custom_id=button(REFUSE))
    assert len(calls(stage, stage.ana)) == 1


async def test_whoever_has_voted_in_the_night_or_slept_through_all_of_it_is_not_called(
    stage: Stage, night: Json
) -> None:
    await stage.choose(stage.ben, "forest")
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.settle()
    vote = stage.messages()[-1]
    await stage.ben.click(vote, custom_id=button(AGREE))
    stage.clock.set(tomorrow(stage, 8, 1))
    await until_called(stage, stage.ben, 0)
    stage.clock.set(tomorrow(stage, 23))
    await stage.cleo.click(vote, custom_id=button(REFUSE))
    await stage.ana.slash(stage.channel, "table cancel")
    await stage.settle()
    await stage.cleo.click(stage.messages()[-1], custom_id=button(REFUSE))
    stage.clock.set(tomorrow(stage, 8, 1))
    await stage.call()
    assert [one for one in calls(stage, stage.ben) if "vote" in one["content"]] == []
