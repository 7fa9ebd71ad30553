"""Permissions: who may act at a table from where, and that the bot does nothing for people that they may not do
themselves."""

from __future__ import annotations

import re

import pytest

from cogs.clicks.lobby import HANDLERS as LOBBY
from cogs.clicks.router import HANDLERS, LEAVING
from cogs.forms.custom_id import ComponentId
from sandbox import Player
from sandbox.model import Permission
from storage.model import HomeKind, Pace, Status
from tests.wire.stage import Json, Stage, button, ids, open_page, shown
from tests.wire.test_attacks import BROKEN, press, stored
from tests.wire.test_closing import begin, info_of, manager_closes
from tests.wire.test_replay import finished

FILM, SHARE = re.compile(r".*:film:.*"), re.compile(r".*:share:.*")
NOT_THERE = "cannot see at the moment"


def public(stage: Stage) -> list[Json]:
    """Return what everybody sees in the table's channel."""
    return [one for one in stage.messages() if not stage.world.messages.is_ephemeral(one["id"])]


async def elsewhere(stage: Stage, player: Player | None = None) -> tuple[Player, Json]:
    """Add another server and return a player in it, by default a new one who is in no other server, with a private
    message there."""
    guild = stage.world.add_guild("Elsewhere")
    channel = stage.world.add_channel(guild, "lounge")
    if player is None:
        player = Player(stage.world, "Zed", guild, "en-US")
    else:
        stage.world.join(guild, player.user)
    await stage.world.until(lambda: len(stage.client.guilds) == 2, 5, "the other server")
    return player, (await player.slash(channel, "help")).posted


async def in_own_room(stage: Stage, player: Player) -> Json:
    """Return a message of the bot in the player's direct messages, outside of all servers."""
    return (await player.slash(stage.world.dm_with(player.id), "help")).posted


# -- from outside ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING, Status.CANCELLED])
async def test_nobody_from_another_server_does_or_learns_anything_by_any_button(stage: Stage, status: Status) -> None:
    await (stage.open() if status is Status.LOBBY else stage.start(stage.ben))
    table = await stage.table()
    if status is Status.CANCELLED:
        await stage.ana.slash(stage.channel, "table cancel")
        info = await info_of(stage)
        await stage.client.tables.ending.vote(table, info.seats[1].person or 0, True)
    await stage.settle()
    zed, page = await elsewhere(stage)
    before, said = await stored(stage, table), len(public(stage))
    for act in sorted(HANDLERS.keys() - LEAVING):
        reply = await press(zed, page, str(ComponentId(table, act, (), 0 if ":" in act else None)))
        assert reply.message is not None and NOT_THERE in shown(reply.message), act
    await stage.settle()
    assert await stored(stage, table) == before and len(public(stage)) == said
    assert await stage.client.tables.records.db.read.all("SELECT * FROM follower") == []
    assert await stage.table() == table, "no table was opened for him"


async def test_who_is_thrown_out_neither_reads_on_nor_sits_down_again(stage: Stage) -> None:
    await stage.start(stage.ben)
    table, page = await stage.table(), await in_own_room(stage, stage.ben)
    stage.world.leave(stage.sandbox.guild, stage.ben.id)
    await stage.pass_time_running(600)
    await stage.client.tables.seats.person_left(int(stage.sandbox.guild["id"]), int(stage.ben.id))
    await stage.settle()
    before = await stored(stage, table)
    for act in ("choose", "log", "words", "back", "rematch"):
        assert "no podemos ver" in shown((await press(stage.ben, page, f"s:{table}:-:0:{act}")).posted), act
    assert await stage.ben.autocomplete(stage.world.dm_with(stage.ben.id), "hand", "table", "") == []
    tables = await stage.ben.slash(stage.world.dm_with(stage.ben.id), "tables")
    assert "Grimm" not in shown(tables.posted) and not any(":back" in one for one in ids(tables.posted))
    assert await stored(stage, table) == before
    stage.world.join(stage.sandbox.guild, stage.ben.user)
    back = await press(stage.ben, page, f"s:{table}:-:0:back")
    assert "Juegas tú otra vez" in shown(back.posted), "who has come back is let in at once"


async def test_a_player_plays_on_from_their_own_room_also_without_seeing_the_channel(stage: Stage) -> None:
    """Otherwise a table would stand still while it waits for a player who can still answer."""
    await stage.start(stage.ben)
    table, page = await stage.table(), await in_own_room(stage, stage.ben)
    stage.world.deny(stage.channel, Permission.VIEW_CHANNEL, stage.ben.id)
    reply = await press(stage.ben, page, f"s:{table}:-:0:choose")
    assert any(":take:" in one for one in ids(reply.posted))


async def test_who_does_not_see_a_channel_learns_nothing_of_its_table_in_another(stage: Stage) -> None:
    await stage.start(stage.ben)
    table, general = await stage.table(), stage.world.add_channel(stage.sandbox.guild, "general")
    page = (await stage.cleo.slash(general, "help")).posted
    assert NOT_THERE not in shown((await press(stage.cleo, page, f"s:{table}:-:0:log")).posted)
    stage.world.deny(stage.channel, Permission.VIEW_CHANNEL, stage.cleo.id)
    for act in ("log", "words", "follow"):
        assert "non possiamo vedere" in shown((await press(stage.cleo, page, f"s:{table}:-:0:{act}")).posted), act


@pytest.mark.parametrize("member", [True, False])
async def test_a_private_thread_is_seen_by_its_members_only(stage: Stage, member: bool) -> None:
    thread = stage.world.add_thread(stage.channel, "ours", stage.ana.id, private=True)
    for user in (stage.ana.id, stage.world.bot_user["id"], *([stage.cleo.id] if member else [])):
        stage.world.join_thread(thread, user)
    await stage.ana.slash(thread, "play", game="northwood")
    await stage.settle()
    page = (await stage.cleo.slash(stage.channel, "help")).posted
    reply = await press(stage.cleo, page, f"s:{await stage.table()}:-:0:seal")
    assert ("non possiamo vedere" in shown(reply.posted)) is not member


@pytest.mark.parametrize("seen", [True, False])
async def test_a_bot_that_does_not_serve_the_shard_of_a_server_asks_discord(
    stage: Stage, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clicks in direct messages come to the bot of the first shard, no matter in which server a table is."""
    await stage.start(stage.ben)
    if not seen:
        stage.world.deny(stage.channel, Permission.VIEW_CHANNEL, stage.cleo.id)
    guild_id = int(stage.sandbox.guild["id"])
    monkeypatch.setattr(stage.client, "get_guild", lambda _: None)
    monkeypatch.setattr(stage.client, "shard_count", 2)
    monkeypatch.setattr(stage.client, "shard_ids", [1 - (guild_id >> 22) % 2], raising=False)
    table = await stage.table()
    page = await in_own_room(stage, stage.cleo)
    reply = await press(stage.cleo, page, f"s:{table}:-:0:log")
    assert ("non possiamo vedere" in shown(reply.posted)) is not seen
    page = await in_own_room(stage, stage.ben)
    stage.world.leave(stage.sandbox.guild, stage.ben.id)
    await stage.pass_time_running(600)
    reply = await press(stage.ben, page, f"s:{table}:-:0:log")
    assert "no podemos ver" in shown(reply.posted)


async def test_a_server_that_the_bot_has_left_does_not_look_as_if_everybody_had(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot of the server's shard may be dead, so that it has not noticed that anybody left."""
    names, guild_id = stage.client.surface.audience.names, int(stage.sandbox.guild["id"])
    monkeypatch.setattr(names, "_is_in", lambda _: True)
    stage.world.remove_bot(stage.sandbox.guild)
    await stage.pass_time_running(600)
    assert not await names.has_left(guild_id, int(stage.ben.id))
    stage.world.invite_bot(stage.sandbox.guild)
    assert not await names.has_left(guild_id, int(stage.ben.id))
    stage.world.leave(stage.sandbox.guild, stage.ben.id)
    assert await names.has_left(guild_id, int(stage.ben.id)) and await names.is_outside(guild_id, int(stage.ben.id))


async def test_who_has_left_a_server_can_still_stop_following_its_table(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.cleo.click(turn, custom_id=button("choose"))).posted
    await stage.cleo.click(form, custom_id=button("follow:end"))
    page = await in_own_room(stage, stage.cleo)
    stage.world.leave(stage.sandbox.guild, stage.cleo.id)
    await stage.pass_time_running(600)
    await press(stage.cleo, page, f"s:{await stage.table()}:-:0:unfollow")
    assert await stage.client.tables.records.db.read.all("SELECT * FROM follower") == []


async def test_a_click_changes_no_public_message_but_that_of_its_own_table(stage: Stage) -> None:
    lobby = await stage.open()
    second = stage.world.add_channel(stage.sandbox.guild, "second")
    await stage.cleo.slash(second, "play", game="agricola")
    await stage.settle()
    other, before = await stage.table(), shown(lobby)
    for act in sorted(LOBBY):
        reply = await press(stage.cleo, lobby, str(ComponentId(other, act)))
        live = stage.world.messages.get(stage.channel["id"], lobby["id"])
        assert shown(live) == before and reply.ephemeral, act
        assert not any(words in shown(reply.posted) for words in BROKEN), act


# -- acts for a person, within their own permissions ------------------------------------------------------------------


async def test_a_game_is_opened_again_where_it_stood_and_in_no_other_server(stage: Stage) -> None:
    await stage.start(stage.ben)
    table, home = await stage.table(), (await info_of(stage)).home
    await stage.ana.slash(stage.channel, "table cancel")
    _, page = await elsewhere(stage, stage.ben)
    lounge = stage.world.channel(page["channel_id"])
    ended = await stage.ben.slash(lounge, "table cancel")
    await stage.settle()
    await stage.cleo.slash(stage.channel, "play", game="grimm_forest")
    await stage.settle()
    await stage.ben.click(ended.posted, custom_id=button("reopen"))
    info = await info_of(stage, table)
    thread = stage.world.channel(str(info.home.channel_id))
    assert info.status is Status.PLAYING and info.home.kind is HomeKind.THREAD
    assert info.home.guild_id == home.guild_id and thread["parent_id"] == str(home.channel_id)
    assert stage.world.can_see(stage.ana.id, thread)


async def refused(stage: Stage, page: Json, act: str) -> None:
    """Check that Ben is refused an act in the table's channel and that his click changes nothing."""
    said, before = len(public(stage)), await stage.table()
    reply = await stage.ben.click(page, custom_id=button(act))
    assert "No tienes permiso para escribir" in shown(reply.posted)
    await stage.settle()
    assert len(public(stage)) == said and await stage.table() == before


async def test_nobody_plays_again_where_they_may_not_write(stage: Stage) -> None:
    lobby = await stage.open()
    await stage.ana.click(lobby, custom_id=button("leave"))
    await stage.settle()
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES, stage.ben.id)
    await refused(stage, stage.world.messages.get(stage.channel["id"], lobby["id"]), "rematch")


async def test_nobody_opens_a_game_again_where_they_may_not_write(stage: Stage) -> None:
    await begin(stage)
    closed = await manager_closes(stage)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES, stage.ben.id)
    await refused(stage, closed, "reopen")
    assert (await info_of(stage)).status is Status.CANCELLED


@pytest.mark.parametrize("who", ["the person", "the bot"])
@pytest.mark.sampled(0.5)
async def test_a_moving_picture_is_shown_only_where_the_person_and_the_bot_may_write(stage: Stage, who: str) -> None:
    final = await finished(stage, 6)
    page = (await stage.ana.click(final, custom_id=button("replay"))).posted
    page = (await open_page(stage.ana, page, FILM)).posted
    if who == "the bot":
        stage.world.deny(stage.channel, Permission.ATTACH_FILES)
    else:
        stage.world.deny(stage.channel, Permission.SEND_MESSAGES, stage.ana.id)
    said = len(public(stage))
    reply = await stage.ana.click(page, custom_id=SHARE)
    assert ("Attach Files" if who == "the bot" else "You cannot write") in shown(reply.posted)
    await stage.settle()
    assert len(public(stage)) == said


async def test_a_manager_brings_no_table_to_where_they_may_not_write(stage: Stage) -> None:
    await stage.start(stage.ben)
    den, table = stage.world.add_channel(stage.sandbox.guild, "den"), await stage.table()
    page = (await stage.ana.slash(den, "help")).posted
    stage.world.deny(den, Permission.SEND_MESSAGES, stage.ana.id)
    reply = await press(stage.ana, page, f"s:0:-:0:data_move:go|{table}")
    assert "You cannot write" in shown(reply.posted)
    assert (await info_of(stage)).home.channel_id == int(stage.channel["id"])


async def test_no_table_is_opened_in_a_private_thread_that_the_bot_cannot_see(stage: Stage) -> None:
    thread = stage.world.add_thread(stage.channel, "our corner", stage.ana.id, private=True)
    refused = await stage.ana.slash(thread, "play", game="grimm_forest")
    assert "nobody has added me" in shown(refused.posted)
    assert await stage.client.tables.records.db.read.all("SELECT * FROM game_table") == []


async def test_in_a_thread_it_is_the_right_to_write_in_threads_that_counts(stage: Stage) -> None:
    thread, lobby = await stage.open_in_thread()
    await stage.ana.click(lobby, custom_id=button("leave"))
    await stage.settle()
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES_IN_THREADS, stage.ben.id)
    refused = await stage.ben.slash(thread, "play", game="grimm_forest")
    assert "No tienes permiso para escribir" in shown(refused.posted)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES, stage.ben.id)
    await stage.ben.slash(thread, "play", game="grimm_forest")
    await stage.settle()
    assert (await info_of(stage)).opener_discord_id == int(stage.ben.id)


async def test_who_is_invited_must_see_the_channel_of_the_table_and_not_that_of_the_command(stage: Stage) -> None:
    await stage.open()
    general = stage.world.add_channel(stage.sandbox.guild, "general")
    stage.world.deny(stage.channel, Permission.VIEW_CHANNEL, stage.cleo.id)
    for place in (stage.channel, general):
        refused = await stage.ana.slash(place, "table invite", person=stage.cleo)
        assert "cannot see the table’s channel" in shown(refused.posted)
    stage.world.deny(stage.channel, Permission(0), stage.cleo.id)
    stage.world.deny(general, Permission.VIEW_CHANNEL, stage.cleo.id)
    asked = await stage.ana.slash(general, "table invite", person=stage.cleo)
    assert "I have asked" in shown(asked.posted)


@pytest.mark.parametrize("command", ["table invite", "table give"])
async def test_nobody_is_asked_who_is_not_in_the_server(stage: Stage, command: str) -> None:
    await (stage.open() if command == "table invite" else stage.start(stage.ben))
    stage.world.leave(stage.sandbox.guild, stage.cleo.id)
    reply = await stage.ana.slash(stage.channel, command, person=stage.cleo)
    assert "cannot see the table’s channel" in shown(reply.posted)


async def test_a_manager_of_another_server_closes_no_table(stage: Stage) -> None:
    await begin(stage)
    table = await stage.table()
    _, page = await elsewhere(stage, stage.ana)
    guild = stage.world.guilds[stage.world.channel(page["channel_id"])["guild_id"]]
    guild["members"][stage.ana.id]["roles"] = []
    players = ".".join(map(str, (await info_of(stage)).players))
    stage.sandbox.guild["members"][stage.ana.id]["roles"] = []
    manager = next(role for role in guild["roles"] if int(role["permissions"]) & Permission.MANAGE_GUILD)
    guild["members"][stage.ana.id]["roles"] = [manager["id"]]
    reply = await press(stage.ana, page, f"s:{table}:-:0:close:{players}")
    assert "Only a manager of" in shown(reply.posted)
    assert (await info_of(stage)).status is Status.PLAYING


# -- rematches -------------------------------------------------------------------------------------------------------


async def test_the_same_table_once_more_has_the_same_pace_and_the_language_of_now(stage: Stage) -> None:
    lobby = await stage.open()
    await stage.ana.choose(lobby, "hour-ai", custom_id=button("pace"))
    await stage.ana.choose(lobby, "+practice", custom_id=button("switches"))
    before = await info_of(stage)
    await stage.ana.click(lobby, custom_id=button("leave"))
    settings = await stage.ana.slash(stage.channel, "settings")
    await stage.ana.choose(settings.posted, "es", custom_id="s:0:-:0:set:server")
    await stage.settle()
    await stage.ana.click(stage.world.messages.get(stage.channel["id"], lobby["id"]), custom_id=button("rematch"))
    again = await info_of(stage)
    assert (again.id, again.language) == (before.id + 1, "es")
    assert again.pace == before.pace == Pace(3600.0, 43200.0, "ai") and again.practice is before.practice is True


async def test_whose_seat_an_ai_plays_is_told_so_and_takes_it_back(stage: Stage) -> None:
    await stage.start(stage.ben, stage.cleo)
    await stage.ben.slash(stage.channel, "table handover")
    reply = await stage.ben.click(await stage.turn(), custom_id=button("choose"))
    assert "una IA juega por ti" in shown(reply.posted)
    assert not any(":follow" in one for one in ids(reply.posted))
    back = await stage.ben.click(reply.posted, custom_id=button("back"))
    assert "Juegas tú otra vez" in shown(back.posted)
