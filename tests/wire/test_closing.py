"""Ending a game early and opening it again, as people in a channel see it."""

from __future__ import annotations

import re

import pytest

from sandbox import Player
from storage.model import HomeKind, Status, TableInfo
from storage.outgoing import OutboxKind
from tables.ending import REOPEN_SECONDS
from tests.wire.stage import Json, Stage, button, ids, shown

CLOSE = re.compile(r"s:\w+:-:0:close:.*")


async def info_of(stage: Stage, table: int | None = None) -> TableInfo:
    return await stage.client.tables.looking.table(table or await stage.table())


async def begin(stage: Stage) -> Json:
    """Ben and Cleo play; Ana manages the server and does not. Returns the turn message."""
    await stage.ben.slash(stage.channel, "play", game="grimm_forest")
    await stage.settle()
    lobby = (await stage.posted(OutboxKind.LOBBY))[-1]
    await stage.cleo.click(lobby, custom_id=button("join"))
    await stage.ben.click(lobby, custom_id=button("start"))
    return await stage.turn()


async def notice(stage: Stage, act: str) -> Json:
    """The newest public message with a button of an act."""
    await stage.settle()
    public = [one for one in stage.messages() if not stage.world.messages.is_ephemeral(one["id"])]
    return [one for one in public if any(button(act).fullmatch(name) for name in ids(one))][-1]


async def manager_closes(stage: Stage) -> Json:
    """Returns the public message that says so."""
    asked = await stage.ana.slash(stage.channel, "table cancel")
    await stage.ana.click(asked.posted, custom_id=CLOSE)
    return await notice(stage, "reopen")


async def test_a_manager_sees_whose_game_it_is_before_it_ends(stage: Stage) -> None:
    await begin(stage)
    asked = await stage.ana.slash(stage.channel, "table cancel")
    assert asked.ephemeral and (await info_of(stage)).status is Status.PLAYING
    for player in (stage.ben, stage.cleo):
        assert f"<@{player.id}>" in shown(asked.posted)
    ended = await stage.ana.click(asked.posted, custom_id=CLOSE)
    assert "ended" in shown(ended.posted) and (await info_of(stage)).status is Status.CANCELLED
    assert "somebody who manages" in (await notice(stage, "reopen"))["content"]


async def test_that_it_ended_is_told_once_where_it_stands(stage: Stage) -> None:
    """Two messages one below the other, each with a button that opens it again, are one too many."""
    lobby = await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    here = await stage.ana.slash(stage.channel, "table cancel")
    assert "ended" in shown(here.posted) and not ids(here.posted)
    assert (await notice(stage, "reopen"))["content"]


async def test_who_ends_it_from_elsewhere_can_open_it_again_from_there(stage: Stage) -> None:
    lobby = await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    other = stage.world.add_channel(stage.sandbox.guild, "other")
    elsewhere = await stage.ana.slash(other, "table cancel")
    assert any(":reopen" in one for one in ids(elsewhere.posted))


async def test_who_manages_and_plays_asks_the_others(stage: Stage) -> None:
    await stage.start(stage.ben)
    asked = await stage.ana.slash(stage.channel, "table cancel")
    assert ids(asked.posted) == [] and (await info_of(stage)).status is Status.PLAYING
    vote = await notice(stage, "agree")
    await stage.ben.click(vote, custom_id=button("agree"))
    await stage.settle()
    assert (await info_of(stage)).status is Status.CANCELLED
    assert ids(stage.world.messages.get(stage.channel["id"], vote["id"])) == [], "a vote that is over has no buttons"


@pytest.mark.parametrize("left", [False, True], ids=["no longer a manager", "left"])
async def test_a_manager_who_is_none_any_more_ends_nothing(stage: Stage, left: bool) -> None:
    await begin(stage)
    asked = await stage.ana.slash(stage.channel, "table cancel")
    if left:
        stage.world.leave(stage.sandbox.guild, stage.ana.id)
        with pytest.raises(AssertionError):
            await stage.ana.click(asked.posted, custom_id=CLOSE)
    else:
        stage.sandbox.guild["members"][stage.ana.id]["roles"] = []
        reply = await stage.ana.click(asked.posted, custom_id=CLOSE)
        assert "Only somebody who manages" in shown(reply.posted)
    assert (await info_of(stage)).status is Status.PLAYING


async def test_others_play_by_the_time_the_manager_has_read_it(stage: Stage) -> None:
    await begin(stage)
    tables = stage.client.tables
    asked = await stage.ana.slash(stage.channel, "table cancel")
    other = await tables.people.person(4711)
    async with tables.records.db.transaction() as tx:
        await tx.run("UPDATE seat_holder SET person = ? WHERE seat = 1", other)
    reply = await stage.ana.click(asked.posted, custom_id=CLOSE)
    assert "Other people are playing" in shown(reply.posted)
    assert (await info_of(stage)).status is Status.PLAYING


async def test_a_player_opens_it_again_and_nobody_else(stage: Stage) -> None:
    first = await begin(stage)
    closed = await manager_closes(stage)
    assert ids(stage.world.messages.get(stage.channel["id"], first["id"])) == []
    assert "Only those who play" in shown((await stage.ana.click(closed, custom_id=button("reopen"))).posted)
    reply = await stage.cleo.click(closed, custom_id=button("reopen"))
    assert reply.ephemeral and f"<#{stage.channel['id']}>" in shown(reply.posted)
    turn = await stage.turn()
    assert turn["id"] != first["id"] and button("choose").fullmatch(ids(turn)[0])
    assert stage.world.messages.pings[turn["id"]] == [stage.ben.id], "who opened it knows"
    assert ids(stage.world.messages.get(stage.channel["id"], closed["id"])) == []
    for player in (stage.ben, stage.cleo):
        await stage.choose(player, "fields")
    assert "Fields" in (await stage.turn())["content"]


async def test_it_goes_on_in_a_thread_where_the_channel_has_a_new_table(stage: Stage) -> None:
    await begin(stage)
    table = await stage.table()
    closed = await manager_closes(stage)
    await stage.open()
    threads = len(stage.sandbox.guild["threads"])
    stranger = await stage.ana.click(closed, custom_id=button("reopen"))
    assert "Only those who play" in shown(stranger.posted) and len(stage.sandbox.guild["threads"]) == threads
    reply = await stage.ben.click(closed, custom_id=button("reopen"))
    info = await info_of(stage, table)
    assert info.status is Status.PLAYING and info.home.kind is HomeKind.THREAD
    assert f"<#{info.home.channel_id}>" in shown(reply.posted)
    await stage.settle()
    thread = stage.world.channel(str(info.home.channel_id))
    turn = next(one for one in stage.cleo.sees(thread) if ids(one))
    form = await stage.cleo.click(turn, custom_id=button("choose"))
    assert any(":take:" in one for one in ids(form.posted))


async def test_the_button_goes_with_the_day(stage: Stage) -> None:
    await begin(stage)
    closed = await manager_closes(stage)
    stage.clock.wait(REOPEN_SECONDS + 1)
    reply = await stage.ben.click(closed, custom_id=button("reopen"))
    assert "cerrada" in shown(reply.posted) and (await info_of(stage)).status is Status.CANCELLED
    await stage.client.tables.due.reminders(stage.clock.now())
    stage.client.tables.outbox.wake.set()
    await stage.world.until(
        lambda: ids(stage.world.messages.get(stage.channel["id"], closed["id"])) == [], 5, "the button to go"
    )
    assert "somebody who manages" in closed["content"]


async def test_an_open_vote_is_asked_anew(stage: Stage) -> None:
    await begin(stage)
    await stage.ben.slash(stage.channel, "table cancel")
    vote = await notice(stage, "agree")
    closed = await manager_closes(stage)
    assert ids(stage.world.messages.get(stage.channel["id"], vote["id"])) == []
    await stage.ben.click(closed, custom_id=button("reopen"))
    again = await notice(stage, "agree")
    assert again["id"] != vote["id"] and stage.world.messages.pings[again["id"]] == [stage.cleo.id]
    await stage.cleo.click(again, custom_id=button("disagree"))
    await stage.settle()
    assert (await info_of(stage)).status is Status.PLAYING
    assert ids(stage.world.messages.get(stage.channel["id"], again["id"])) == []


async def test_whoever_ends_their_own_game_by_mistake_opens_it_from_the_channel(stage: Stage) -> None:
    player: Player = stage.ben
    await player.slash(stage.channel, "play", game="northwood")
    await stage.settle()
    lobby = (await stage.posted(OutboxKind.LOBBY))[-1]
    await player.click(lobby, custom_id=button("start"))
    await player.slash(stage.channel, "table cancel")
    assert (await info_of(stage)).status is Status.CANCELLED
    await player.click(await notice(stage, "reopen"), custom_id=button("reopen"))
    assert (await info_of(stage)).status is Status.PLAYING
