"""The deal of the day as people on Discord see it: alone or in the open, without spoiling it for others."""

from __future__ import annotations

import hashlib
import random
import re
import time
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from games.core.registry import spec_of
from sandbox import Player
from storage.model import HomeKind, Status
from storage.outgoing import OutboxKind
from tables.days import day_of, end_of
from tables.trouble import Trouble
from tests.wire.stage import Json, Stage, button, ids, shown

SEED = re.compile(r"[0-9a-f]{64}")


@pytest.fixture
def morning(stage: Stage) -> None:
    """For tests of a whole day: it begins now, whatever the time is."""
    stage.clock.set(end_of(day_of(time.time())) - 24 * 3600.0)


def begin(way: str) -> str:
    """The button that begins the deal."""
    return f"s:0:-:0:deal:{way}"


async def privately(stage: Stage, player: Player) -> Json:
    """Somebody begins their deal for themselves; the private message with their first question."""
    page = await player.slash(stage.channel, "daily")
    assert page.ephemeral
    begun = await player.click(page.posted, custom_id=begin("private"))
    assert begun.posted["id"] == page.posted["id"]
    return begun.posted


async def finish(stage: Stage, table: int, seed: int = 1) -> None:
    """Play a table to its end, as if by many clicks."""
    tables, rng, legal = stage.client.tables, random.Random(seed), spec_of("northwood").ais["legal"]
    person = (await tables.looking.table(table)).seats[0].person
    while (question := (await tables.looking.view(table, 0)).question) is not None:
        answer = legal.choose(await tables.looking.view(table, 0), question.decision, rng)
        await tables.play.submit(table, 0, question.number, answer, by=person)
    assert (await tables.looking.table(table)).status is Status.FINISHED


async def test_a_private_deal_is_seen_by_its_player_alone(stage: Stage) -> None:
    before = len(stage.messages(stage.ben))
    first = await privately(stage, stage.ana)
    table = await stage.table()
    info = await stage.client.tables.looking.table(table)
    assert info.home.kind is HomeKind.PRIVATE and info.daily is not None
    assert any(":take:fief" in one for one in ids(first))
    await stage.settle()
    await finish(stage, table)
    await stage.settle()
    assert len(stage.messages(stage.ben)) == before
    assert await stage.posted(OutboxKind.TURN) == await stage.posted(OutboxKind.FINAL) == []
    other = await stage.ben.slash(stage.channel, "board", table=str(table))
    assert "⚠" in shown(other.posted)
    stranger: Any = SimpleNamespace(user=SimpleNamespace(id=int(stage.ben.id), display_name="Ben"), guild_id=None)
    with pytest.raises(Trouble):
        await stage.client.surface.visit(stranger, info)


async def test_the_table_of_the_day_is_shown_after_playing_and_everybody_gets_the_same_deal(stage: Stage) -> None:
    await privately(stage, stage.ana)
    ana = await stage.table()
    rulers = (await stage.client.tables.looking.view(ana, 0)).board.fiefs
    hand = (await stage.client.tables.looking.view(ana, 0)).board.hand
    await finish(stage, ana)
    mine = shown((await stage.ana.slash(stage.channel, "daily")).posted)
    assert "Today’s ranking" in mine and f"<@{stage.ana.id}>" in mine
    hidden = await stage.ben.slash(stage.channel, "daily")
    assert f"<@{stage.ana.id}>" not in shown(hidden.posted) and "★" not in shown(hidden.posted)
    await stage.ben.click(hidden.posted, custom_id=begin("private"))
    board = (await stage.client.tables.looking.view(await stage.table(), 0)).board
    assert (board.fiefs, board.hand) == (rulers, hand)
    midway = shown((await stage.ben.slash(stage.channel, "daily")).posted)
    assert f"<@{stage.ana.id}>" not in midway
    await finish(stage, await stage.table(), 7)
    both = shown((await stage.ben.slash(stage.channel, "daily")).posted)
    assert f"<@{stage.ana.id}>" in both and f"<@{stage.ben.id}>" in both and "clasificación de hoy" in both


async def test_there_is_one_go_at_it_and_old_buttons_lead_back_to_it(stage: Stage) -> None:
    page = await stage.ana.slash(stage.channel, "daily")
    again = await stage.ana.slash(stage.channel, "daily")
    await stage.ana.click(page.posted, custom_id=begin("private"))
    led_back = await stage.ana.click(again.posted, custom_id=begin("here"))
    assert any(":take:fief" in one for one in ids(led_back.posted))
    assert await stage.table() == 1
    await finish(stage, 1)
    late = await stage.ana.slash(stage.channel, "daily")
    assert not any(":deal:" in one for one in ids(late.posted))


async def test_the_end_is_told_privately_with_the_way_to_the_table_of_the_day(stage: Stage) -> None:
    first = await privately(stage, stage.ana)
    going_on = await stage.ana.slash(stage.channel, "daily")
    table = await stage.table()
    await finish(stage, table)
    ended = await stage.ana.click(going_on.posted, custom_id=button("choose"))
    assert "the end" in shown(ended.posted) and re.search(r"\*\*\d+ stars?\*\*", shown(ended.posted))
    ranking = await stage.ana.click(ended.posted, custom_id=button("daily"))
    assert "Today’s ranking" in shown(ranking.posted)
    stale = await stage.ana.choose(first, "fief:3", custom_id=re.compile(r".*:take:fief"))
    assert "the end" in shown(stale.posted)


async def test_an_open_deal_is_told_in_the_channel(stage: Stage) -> None:
    page = await stage.ana.slash(stage.channel, "daily")
    await stage.ana.click(page.posted, custom_id=begin("here"))
    turn = await stage.turn()
    assert f"<@{stage.ana.id}>" in turn["content"] and not any(":hint" in one for one in ids(turn))
    await finish(stage, await stage.table())
    await stage.settle()
    (final,) = await stage.posted(OutboxKind.FINAL)
    seal = await stage.ben.click(final, custom_id=button("seal"))
    assert "when the day is over" in shown(seal.posted) or "cuando acaba el día" in shown(seal.posted)
    hidden = await stage.ben.click(final, custom_id=button("daily"))
    assert hidden.ephemeral and f"<@{stage.ana.id}>" not in shown(hidden.posted)


async def test_a_thread_of_its_own(stage: Stage) -> None:
    page = await stage.ana.slash(stage.channel, "daily")
    await stage.ana.click(page.posted, custom_id=begin("thread"))
    info = await stage.client.tables.looking.table(await stage.table())
    assert info.home.kind is HomeKind.THREAD and str(info.home.channel_id) != stage.channel["id"]


async def test_after_midnight_the_seed_is_opened_and_a_new_deal_waits(stage: Stage) -> None:
    await privately(stage, stage.ana)
    tables = stage.client.tables
    table = await stage.table()
    seed = (await tables.records.db.read.all("SELECT seed FROM game_table"))[0][0]
    await finish(stage, table)
    page = await stage.ana.slash(stage.channel, "daily")
    assert seed not in shown(page.posted)
    stage.clock.wait(24 * 3600)
    page = await stage.ana.slash(stage.channel, "daily")
    assert seed in shown(page.posted) and begin("private") in ids(page.posted)
    assert "1 day" in shown(page.posted)
    opened, seal, link, before = SEED.findall(shown(page.posted).partition("is open")[2])
    assert hashlib.sha256(f"sobremesa:{opened}".encode()).hexdigest() == seal  # as the page itself explains
    day = (tables.records.today() - timedelta(days=1)).isoformat()
    assert hashlib.sha256(f"{before}|{day}|{seal}".encode()).hexdigest() == link
    for player, title in ((stage.ana, "Yesterday’s ranking"), (stage.ben, "La clasificación de ayer")):
        told = shown((await player.slash(stage.channel, "daily")).posted)
        assert title in told and f"<@{stage.ana.id}>" in told.partition(title)[2]
        assert f"<@{stage.ana.id}>" not in told.partition(title)[0]  # nothing about today's deal


async def last_call(stage: Stage, after: float = 0.0) -> None:
    """Let the reminders of today's deals become due, or so much later."""
    tables, announcer = stage.client.tables, stage.client.publisher.announcer
    stage.clock.set(end_of(tables.records.today()) - 1 + after)
    for item in await tables.due.reminders(stage.clock.now()):
        await announcer.remind(item)


async def test_a_private_deal_is_reminded_of_privately_and_goes_on_from_there(stage: Stage, morning: None) -> None:
    await privately(stage, stage.ben)
    before = len(stage.messages())
    await last_call(stage)
    await last_call(stage)
    assert len(stage.messages()) == before
    (reminder,) = stage.ben.sees(stage.world.dm_with(stage.ben.id))
    assert "tu partida del día acaba <t:" in reminder["content"]
    going_on = await stage.ben.click(reminder, custom_id=button("choose"))
    assert any(":take:fief" in one for one in ids(going_on.posted))


async def test_an_open_deal_is_reminded_of_in_its_channel_with_the_same_words(stage: Stage, morning: None) -> None:
    page = await stage.ana.slash(stage.channel, "daily")
    await stage.ana.click(page.posted, custom_id=begin("here"))
    turn = await stage.turn()
    await last_call(stage)
    reminder = stage.messages()[-1]
    assert "your deal of the day ends <t:" in reminder["content"] and turn["id"] in reminder["content"]
    assert stage.world.messages.pings[reminder["id"]] == [stage.ana.id]


async def test_nobody_is_reminded_of_a_day_that_is_over_nor_where_they_do_not_want_it(
    stage: Stage, morning: None
) -> None:
    await privately(stage, stage.ben)
    await last_call(stage, after=3600.0)
    assert stage.ben.sees(stage.world.dm_with(stage.ben.id)) == []
    assert await stage.client.tables.records.db.read.all("SELECT * FROM due WHERE kind = 'reminder'") == []


async def test_whoever_takes_no_direct_messages_is_not_tried_again_and_again(stage: Stage, morning: None) -> None:
    stage.world.closed_dms.add(stage.ben.id)
    await privately(stage, stage.ben)
    await last_call(stage)
    assert await stage.client.tables.records.db.read.all("SELECT * FROM due WHERE kind = 'reminder'") == []


async def test_in_direct_messages_it_can_only_be_played_privately(stage: Stage) -> None:
    room = stage.world.dm_with(stage.ben.id)
    page = await stage.ben.slash(room, "daily")
    assert [one for one in ids(page.posted) if ":deal:" in one] == [begin("private")]
    begun = await stage.ben.click(page.posted, custom_id=begin("private"))
    assert any(":take:fief" in one for one in ids(begun.posted))
