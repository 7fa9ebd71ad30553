"""Finding people over the wire: open lobbies, people who look, and being told of a new table."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
from pydantic import SecretStr

from cogs.clicks.find import BATCH
from cogs.pages.find_page import PER_PAGE
from sandbox import Player, Sandbox
from sandbox.faults import Fault
from sandbox.model import Permission
from storage.outgoing import OutboxKind
from tables.core.errors import RequestRefused
from tables.play.quotas import Quotas
from tables.play.standing import MOST, MOST_UNMET
from tests.clock import AheadClock
from tests.databases import address_for
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, offered, shown, use_component
from tests.wire.test_attacks import press
from tests.wire.test_hours import tomorrow
from tests.wire.test_notices import once_a_day

DROP = re.compile(r"s:0:-:0:find:drop\|\d+")


def part(act: str) -> re.Pattern[str]:
    """Return a pattern for the component of the form of a wish that does `act`."""
    return re.compile(rf"s:0:-:0:wish:{act}\|.*")


async def look(stage: Stage, player: Player, *, shows: bool = False, **choices: str) -> Json:
    """Look for a table as this player: fill in the form and save it. Returns the page after that."""
    page = await player.slash(stage.channel, "find")
    form = await player.click(page.posted, custom_id=part("new"))
    for name, value in choices.items():
        form = await player.choose(form.posted, value, custom_id=part(name))
    if shows:
        form = await player.click(form.posted, custom_id=part("shown"))
    return (await player.click(form.posted, custom_id=part("save"))).posted


async def tell(stage: Stage, opened: Json) -> str:
    """Press "Tell those who look" as Ana, have everything sent, and return what she is told."""
    reply = await stage.ana.click(opened, custom_id=button("seekers"))
    await stage.settle()
    await stage.send_due_notifications()
    return shown(reply.posted)


def calls_in_channel(stage: Stage, player: Player) -> list[Json]:
    pings = stage.world.messages.pings
    return [one for one in stage.messages() if player.id in pings.get(one["id"], [])]


async def test_a_lobby_is_found_and_joined(stage: Stage) -> None:
    await stage.open()
    page = await stage.ben.slash(stage.channel, "find")
    said = shown(page.posted)
    assert page.ephemeral and f"<#{stage.channel['id']}>" in said
    assert "3 asientos libres" in said and "Sin reloj" in said
    (page_button,) = [one for one in ids(page.posted) if ":find_join" in one]
    joined = await stage.ben.click(page.posted, custom_id=page_button)
    assert joined.ephemeral and f"<#{stage.channel['id']}>" in shown(joined.posted)
    await stage.settle()
    (lobby,) = await stage.posted(OutboxKind.LOBBY)
    assert f"<@{stage.ben.id}>" in shown(lobby)
    again = await stage.ben.slash(stage.channel, "find")
    assert "2 asientos libres" in shown(again.posted)
    assert not any(":find_join" in one for one in ids(again.posted)), "Ben sits there"
    twice = await press(stage.ben, again.posted, page_button)
    assert "⚠" in shown(twice.posted)


async def test_who_looks_in_secret_is_told_by_direct_message_and_joins_there(stage: Stage) -> None:
    saved = await look(stage, stage.ben, game="grimm_forest")
    assert "Buscas" in shown(saved) and "todos los días" in shown(saved)
    assert stage.ben.id not in shown((await stage.ana.slash(stage.channel, "find")).posted)
    before = stage.direct_messages(stage.ben)
    opened = await stage.ana.slash(stage.channel, "play", game="grimm_forest")
    await stage.settle()
    assert stage.direct_messages(stage.ben) == before, "only when Ana presses the button"
    assert "People who look for such a table and may join it are told" in await tell(stage, opened.posted)
    (news,) = stage.direct_messages(stage.ben)[len(before):]
    assert "una mesa como la que buscas" in news["content"].split("\n")[0], "nobody waits for them"
    assert f"<#{stage.channel['id']}>" in news["content"] and f"<@{stage.ana.id}>" in news["content"]
    assert calls_in_channel(stage, stage.ben) == []
    assert "already" in await tell(stage, opened.posted)
    assert stage.direct_messages(stage.ben) == [*before, news]
    joined = await stage.ben.click(news, custom_id=button("find_join"))
    assert "asiento" in shown(joined.posted)
    await stage.settle()
    assert f"<@{stage.ben.id}>" in shown((await stage.posted(OutboxKind.LOBBY))[0])


async def test_who_shows_it_is_seen_and_told_in_the_channel(stage: Stage) -> None:
    await look(stage, stage.cleo, shows=True, pace="none")
    page = await stage.ana.slash(stage.channel, "find")
    assert f"<@{stage.cleo.id}>: Any game · No clock · every day" in shown(page.posted)
    assert stage.direct_messages(stage.cleo) == [], "no direct messages were opened for it"
    opened = await stage.ana.slash(stage.channel, "play", game="agricola")
    await tell(stage, opened.posted)
    (call,) = calls_in_channel(stage, stage.cleo)
    assert "Agricola" in call["content"]
    stranger = await stage.ben.click(call, custom_id=DROP)
    assert "otra persona" in shown(stranger.posted)
    gone = await stage.cleo.click(call, custom_id=DROP)
    assert "Non cerchi più" in shown(gone.posted)
    assert stage.cleo.id not in shown((await stage.ana.slash(stage.channel, "find")).posted)
    await stage.ben.click(call, custom_id=button("find_join"))
    await stage.settle()
    (lobby,) = await stage.posted(OutboxKind.LOBBY)
    assert f"<@{stage.ben.id}>" in shown(lobby), "anybody may join an open table"
    assert any(":find_join" in one for one in ids(call))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    assert ids(call) == [], "the lobby is closed"


async def test_a_stranger_cannot_tell_for_the_opener(stage: Stage) -> None:
    await look(stage, stage.cleo)
    before = stage.direct_messages(stage.cleo)
    opened = await stage.ana.slash(stage.channel, "play", game="agricola")
    (custom_id,) = [one for one in ids(opened.posted) if ":seekers" in one]
    refused = await press(stage.ben, stage.messages()[-1], custom_id)
    assert "⚠" in shown(refused.posted)
    await stage.send_due_notifications()
    assert stage.direct_messages(stage.cleo) == before


async def test_who_may_not_see_the_channel_finds_nothing_there_and_is_told_nothing(stage: Stage) -> None:
    saved = await look(stage, stage.ben, game="agricola")
    hidden = stage.world.add_channel(stage.sandbox.guild, "secret")
    stage.world.deny(hidden, Permission.VIEW_CHANNEL, stage.ben.id)
    before = stage.direct_messages(stage.ben)
    opened = await stage.ana.slash(hidden, "play", game="agricola")
    await tell(stage, opened.posted)
    assert stage.direct_messages(stage.ben) == before
    page = await stage.ben.slash(stage.channel, "find")
    assert shown(page.posted) == shown(saved).split("\n", 1)[1], "no trace of the table"
    assert hidden["id"] in shown((await stage.cleo.slash(stage.channel, "find")).posted)


async def test_who_has_left_the_server_is_no_longer_shown(stage: Stage) -> None:
    await look(stage, stage.cleo, shows=True)
    stage.world.leave(stage.sandbox.guild, stage.cleo.id)
    stage.clock.advance(600.0)
    assert stage.cleo.id not in shown((await stage.ana.slash(stage.channel, "find")).posted)
    assert await stage.client.tables.records.db.read.all("SELECT * FROM wish") == []


async def test_who_takes_no_direct_messages_cannot_look_in_secret(stage: Stage) -> None:
    stage.world.closed_dms.add(stage.ben.id)
    refused = await look(stage, stage.ben)
    assert "⚠" in shown(refused)
    assert "Buscas" not in shown((await stage.ben.slash(stage.channel, "find")).posted)


async def test_the_form_of_a_wish_says_in_which_zone_the_days_are(stage: Stage) -> None:
    for hours, said in ((None, "i giorni sono quelli di utc"), ("Europe/Rome", "i giorni sono quelli di roma")):
        if hours is not None:
            await stage.cleo.slash(stage.channel, "hours", place=hours, **{"from": 8, "until": 22})
        page = (await stage.cleo.slash(stage.channel, "find")).posted
        form = await stage.cleo.click(page, custom_id=part("new"))
        assert said in shown(form.posted).lower()


async def test_a_wish_is_withdrawn_on_the_page(stage: Stage) -> None:
    page = await look(stage, stage.ben, pace="day")
    (drop,) = offered(page, re.compile(r"s:0:-:0:find:drop"))
    page = (await use_component(stage.ben, page, drop)).posted
    assert "✔" in shown(page) and "Buscas" not in shown(page)
    assert await stage.client.tables.records.db.read.all("SELECT * FROM wish") == []


async def test_days_and_a_game_are_kept_by_the_form(stage: Stage) -> None:
    page = await stage.ana.slash(stage.channel, "find", game="mi_tierra")
    form = await stage.ana.click(page.posted, custom_id=part("new"))
    form = await stage.ana.choose(form.posted, "4", "5", custom_id=part("days"))
    form = await stage.ana.click(form.posted, custom_id=part("shown"))
    form = await stage.ana.choose(form.posted, "days", custom_id=part("pace"))
    assert "Everybody here can see" in shown(form.posted)
    saved = await stage.ana.click(form.posted, custom_id=part("save"))
    assert "Mi Tierra · Three days per decision, a week in reserve · Fri, Sat (everybody" in shown(saved.posted)


async def test_many_lobbies_have_pages(stage: Stage) -> None:
    channels = [stage.world.add_channel(stage.sandbox.guild, f"c{n}") for n in range(PER_PAGE + 2)]
    for n, channel in enumerate(channels):
        await (stage.ana, stage.cleo)[n % 2].slash(channel, "play", game="agricola")
    page = await stage.ben.slash(stage.channel, "find")
    assert [channel["id"] in shown(page.posted) for channel in channels] == [False] * 2 + [True] * PER_PAGE
    older = await stage.ben.click(page.posted, "Más mesas")
    assert [channel["id"] in shown(older.posted) for channel in channels] == [True] * 2 + [False] * PER_PAGE
    newest = await stage.ben.click(older.posted, "Las más nuevas")
    assert shown(newest.posted) == shown(page.posted)
    assert PER_PAGE < BATCH


async def weekly(stage: Stage, player: Player, **options: object) -> Json:
    """Have a table of Agricola opened every Sunday at 20:00 as this player. Returns the answer."""
    chosen = {"game": "agricola", "day": 6, "time": "20:00", **options}
    return (await player.slash(stage.channel, "weekly", **chosen)).posted


async def pass_to_sunday(stage: Stage) -> None:
    """Let time pass until the standing invitation is due, and have its lobby opened."""
    (one,) = await stage.client.tables.standing.of_server(int(stage.sandbox.guild["id"]))
    await stage.pass_time_running(one.due_at + 60 - stage.clock.now())
    await stage.client.publisher._standing.open_due()
    await stage.settle()


async def test_a_weekly_table_opens_by_itself_and_is_withdrawn_by_a_manager(stage: Stage) -> None:
    said = shown(await weekly(stage, stage.cleo, pace="day"))
    assert "ogni domenica alle 20:00 (Roma)" in said and "Un giorno a decisione" in said and "3 volte di fila" in said
    seen = await stage.ben.slash(stage.channel, "find")
    assert "cada domingo a las 20:00" in shown(seen.posted) and f"<@{stage.cleo.id}>" in shown(seen.posted)
    assert all(line.startswith("-# ") for line in shown(seen.posted).splitlines() if "-#" in line), "small print"
    assert not any("find:weekly" in one for one in ids(seen.posted)), "Ben is neither owner nor manager"
    ((number,),) = await stage.client.tables.records.db.read.all("SELECT id FROM standing_invitation")
    await press(stage.ben, seen.posted, "s:0:-:0:find:weekly", (str(number),))
    assert len(await stage.client.tables.standing.of_server(int(stage.sandbox.guild["id"]))) == 1
    await pass_to_sunday(stage)
    (lobby,) = await stage.posted(OutboxKind.LOBBY)
    assert "Agricola" in shown(lobby) and f"<@{stage.cleo.id}>" in shown(lobby)
    await stage.client.publisher._standing.open_due()
    await stage.settle()
    assert await stage.posted(OutboxKind.LOBBY) == [lobby]
    page = await stage.ana.slash(stage.channel, "find")
    gone = await stage.ana.choose(page.posted, str(number), custom_id="s:0:-:0:find:weekly")
    assert "no longer opens" in shown(gone.posted) and "Every week" not in shown(gone.posted)
    await stage.until_handled()
    told = stage.messages(stage.ben)[-1]["content"]
    assert "has withdrawn a weekly table" in told and "**Agricola**" in told and "every Sunday at 20:00 (Rome)" in told
    assert calls_in_channel(stage, stage.cleo) == []


async def test_a_weekly_table_opens_only_where_its_person_may_still_write(stage: Stage) -> None:
    await weekly(stage, stage.ben, place="Europe/London")
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES, stage.ben.id)
    await pass_to_sunday(stage)
    assert await stage.client.tables.records.db.read.all("SELECT id FROM game_table") == []
    assert "⚠" in shown(await weekly(stage, stage.ben)), "nor may Ben ask for one"


async def test_a_weekly_table_that_ends_where_nobody_may_write_tells_its_person_once(stage: Stage) -> None:
    await weekly(stage, stage.ben)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES, stage.ben.id)
    room = stage.world.dm_with(stage.ben.id)
    for _ in range(MOST_UNMET):
        assert stage.ben.visible_messages(room) == []
        await pass_to_sunday(stage)
    (told,) = stage.ben.visible_messages(room)
    assert "Agricola" in shown(told) and "3 times in a row, so it no longer opens" in shown(told)
    await stage.client.publisher._standing.open_due()
    assert stage.ben.visible_messages(room) == [told]


async def test_that_a_weekly_table_has_ended_is_told_however_often_discord_is_away(stage: Stage) -> None:
    await weekly(stage, stage.ben)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES, stage.ben.id)
    room = stage.world.dm_with(stage.ben.id)
    away = stage.world.faults.add(Fault("POST", f"/channels/{room['id']}/messages", status=401, times=2))
    for _ in range(MOST_UNMET):
        await pass_to_sunday(stage)
    assert stage.ben.visible_messages(room) == []
    for _ in range(3):
        stage.clock.advance(3600)
        await stage.client.publisher._standing.open_due()
    (told,) = stage.ben.visible_messages(room)
    assert not away.times and "it no longer opens" in shown(told)


async def test_who_has_too_many_tables_is_told_that_the_weekly_one_did_not_open(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await weekly(stage, stage.ben)

    async def too_many(*_: object) -> None:
        raise RequestRefused("bot-trouble-tables-person", most=20)

    monkeypatch.setattr(Quotas, "check_tables", too_many)
    for weeks in (1, 2):
        await pass_to_sunday(stage)
        told = stage.ben.visible_messages(stage.world.dm_with(stage.ben.id))
        assert len(told) == weeks and "Agricola did not open this week. You cannot" in shown(told[-1])


async def test_a_time_is_typed_as_people_do(stage: Stage) -> None:
    for typed, clock in (("8", "08:00"), ("20.30", "20:30"), ("23h05", "23:05")):
        assert f"at {clock}" in shown(await weekly(stage, stage.ana, time=typed))
    for typed in ("24:00", "8pm", "12:60", ""):
        assert "⚠" in shown(await weekly(stage, stage.ana, time=typed))


async def test_a_wish_and_its_call_outlive_restarts(sandbox: Sandbox, tmp_path: Path) -> None:
    clock, settings = AheadClock(), settings_for(sandbox, tmp_path)
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await look(stage, stage.ben)
        opened = await stage.ana.slash(stage.channel, "play", game="agricola")
        await stage.settle()
    async with connected(settings, clock) as client:
        stage.client = client
        before = stage.direct_messages(stage.ben)
        await stage.ana.click(opened.posted, custom_id=button("seekers"))
    async with connected(settings, clock) as client:
        stage.client = client
        await stage.send_due_notifications()
        assert len(stage.direct_messages(stage.ben)) == len(before) + 1
    assert list(sandbox.world.problems) == []


@pytest.mark.postgres
async def test_two_bots_tell_once(sandbox: Sandbox, tmp_path: Path) -> None:
    url = SecretStr(address_for(tmp_path / "tables.sqlite3").url)
    settings = settings_for(sandbox, tmp_path, database_url=url)
    async with connected(settings) as first, connected(settings) as second:
        stage = Stage(sandbox, first)
        await look(stage, stage.ben)
        before = stage.direct_messages(stage.ben)
        opened = await stage.ana.slash(stage.channel, "play", game="agricola")
        await stage.ana.click(opened.posted, custom_id=button("seekers"))
        await stage.world.until(lambda: stage.direct_messages(stage.ben)[len(before):], 10, "a message to Ben")
        for bot in (first, second):
            await bot.publisher.caller.send_due()
        assert len(stage.direct_messages(stage.ben)) == len(before) + 1
        assert "already" in shown((await stage.ana.click(opened.posted, custom_id=button("seekers"))).posted)
    assert list(sandbox.world.problems) == []


async def test_a_lobby_shows_how_people_play_who_wish_it(stage: Stage) -> None:
    lobby = await stage.open()
    await stage.cleo.click(lobby, custom_id=button("join"))
    settings = await stage.cleo.slash(stage.channel, "settings")
    said = await stage.cleo.click(settings.posted, custom_id="s:0:-:0:profile:on")
    assert "gli altri ora vedono" in shown(said.posted)
    await stage.settle()
    (lobby,) = await stage.posted(OutboxKind.LOBBY)
    lines = shown(lobby).splitlines()
    at = next(n for n, line in enumerate(lines) if f"<@{stage.cleo.id}>" in line)
    assert lines[at + 1] == "-# first game" and shown(lobby).count("first game") == 1, "Ana shows nothing"
    await stage.ben.click(lobby, custom_id=button("join"))
    assert "first game" in shown((await stage.posted(OutboxKind.LOBBY))[0]), "also after a click"
    await stage.cleo.click(settings.posted, custom_id="s:0:-:0:profile:off")
    await stage.settle()
    assert "first game" not in shown((await stage.posted(OutboxKind.LOBBY))[0])


async def test_nobody_is_promised_to_be_told_where_managers_forbid_it(stage: Stage) -> None:
    """Nobody can press "Tell those who look" there."""
    page = await stage.ben.slash(stage.channel, "find")
    await stage.client.tables.invitations.forbid(int(stage.sandbox.guild["id"]), "invitations", True)
    form = await stage.ben.click(page.posted, label="Avísame cuando …")
    assert "no permite" in shown(form.posted) and not ids(form.posted)


async def test_who_shows_that_they_look_is_told_directly_where_managers_let_nobody_be_pinged(stage: Stage) -> None:
    await stage.client.tables.invitations.forbid(int(stage.sandbox.guild["id"]), "calls", True)
    page = await stage.ana.slash(stage.channel, "find")
    form = await stage.ana.click(page.posted, custom_id=part("new"))
    form = await stage.ana.click(form.posted, custom_id=part("shown"))
    assert "so you are told by direct message" in shown(form.posted)
    await look(stage, stage.cleo, shows=True)
    before = stage.direct_messages(stage.cleo)
    await tell(stage, (await stage.ana.slash(stage.channel, "play", game="agricola")).posted)
    (news,) = stage.direct_messages(stage.cleo)[len(before):]
    assert "Agricola" in news["content"] and calls_in_channel(stage, stage.cleo) == []


async def test_who_shows_that_they_look_is_warned_where_managers_let_nobody_be_pinged_later(stage: Stage) -> None:
    saved, warning = await look(stage, stage.ben, shows=True), "no puedo avisarte de lo que buscas"
    await stage.client.tables.invitations.forbid(int(stage.sandbox.guild["id"]), "calls", True)
    page = await stage.ben.slash(stage.channel, "find")
    assert warning not in shown(saved) and warning in shown(page.posted)


async def test_who_looks_for_one_game_is_not_told_that_no_table_has_a_seat(stage: Stage) -> None:
    await stage.open()
    page = await stage.ben.slash(stage.channel, "find", game="agricola")
    assert "ninguna mesa abierta de **Agricola**" in shown(page.posted)
    every = await stage.ben.click(page.posted, label="Todos los juegos")
    assert "The Grimm Forest" in shown(every.posted) and not [one for one in ids(every.posted) if "page||0" in one]


async def test_nobody_whose_statistics_are_off_is_said_to_play_their_first_game(stage: Stage) -> None:
    await stage.open()
    ana = await stage.client.tables.people.person(int(stage.ana.id))
    for visibility, shows in (("off", False), ("private", True)):
        await stage.client.tables.stats.set_visibility(ana, visibility)
        settings = (await stage.ana.slash(stage.channel, "settings")).posted
        if not shows:
            settings = (await stage.ana.click(settings, custom_id="s:0:-:0:profile:on")).posted
        await stage.settle()
        assert ("others see how you play" in shown(settings)) is shows, shown(settings)
        assert ("your statistics are off" in shown(settings)) is not shows and "now see" not in shown(settings)
        assert ("first game" in shown((await stage.posted(OutboxKind.LOBBY))[0])) is shows


async def test_ones_own_weekly_table_is_withdrawn_however_many_there_are(stage: Stage) -> None:
    """The page lists the next ten only."""
    today = datetime.fromtimestamp(stage.clock.now(), UTC).weekday()
    for _ in range(MOST):
        for player in (stage.ana, stage.cleo):
            await weekly(stage, player, day=(today + 2) % 7)
    await weekly(stage, stage.ben, day=(today + 5) % 7)
    managers = (await stage.ana.slash(stage.channel, "find")).posted
    assert len(offered(managers, re.compile("s:0:-:0:find:weekly"))) == 2 * MOST + 1, "each can be withdrawn"
    assert "… and one more" in shown(managers)
    page = await stage.ben.slash(stage.channel, "find")
    number = (await stage.client.tables.standing.of_server(int(stage.sandbox.guild["id"])))[-1].id
    gone = await stage.ben.choose(page.posted, str(number), custom_id="s:0:-:0:find:weekly")
    assert "Ya no se abre" in shown(gone.posted)
    assert len(await stage.client.tables.standing.of_server(int(stage.sandbox.guild["id"]))) == 2 * MOST


async def test_a_game_that_is_not_installed_any_more_stops_no_other(stage: Stage) -> None:
    """Neither its lobbies, nor who looks for it, nor its weekly tables."""
    await look(stage, stage.ana, shows=True, game="agricola")
    await look(stage, stage.ben, shows=True, game="agricola")
    await weekly(stage, stage.cleo)
    await stage.ana.slash(stage.world.add_channel(stage.sandbox.guild, "elsewhere"), "play", game="agricola")
    await stage.settle()
    async with stage.client.tables.records.write() as tx:
        for name in ("wish", "standing_invitation", "game_table"):
            await tx.run(f"UPDATE {name} SET game = 'gone'")
    await stage.open()
    page = await stage.ben.slash(stage.channel, "find")
    assert len([one for one in ids(page.posted) if ":find_join" in one]) == 1, shown(page.posted)
    assert "gone" not in shown(page.posted)


async def test_what_people_who_have_left_look_for_in_secret_goes(stage: Stage) -> None:
    """Else they would take the places of those who can be told."""
    await look(stage, stage.cleo)
    person = await stage.client.tables.people.person(int(stage.cleo.id))
    stage.world.leave(stage.sandbox.guild, stage.cleo.id)
    opened = await stage.ana.slash(stage.channel, "play", game="agricola")
    await tell(stage, opened.posted)
    assert await stage.client.tables.wishes.of_person(person, int(stage.sandbox.guild["id"])) == []


async def test_a_digest_tells_of_two_tables_for_one_wish(stage: Stage) -> None:
    await once_a_day(stage, stage.ben)
    await look(stage, stage.ben)
    await stage.start(stage.ben)
    ana, told = await stage.client.tables.people.person(int(stage.ana.id)), []
    for _ in range(2):
        await stage.open_in_thread()
        told.append(await stage.table())
        await stage.client.tables.wishes.tell(told[-1], ana)
    await stage.send_due_notifications()
    before = stage.direct_messages(stage.ben)
    stage.clock.set(tomorrow(stage, 9, 1))
    await stage.send_due_notifications()
    (digest,) = stage.direct_messages(stage.ben)[len(before):]
    assert all(f"n.º {table}" in digest["content"] for table in told)
    assert len([one for one in ids(digest) if ":find_join" in one]) == 2
    assert len([one for one in ids(digest) if DROP.fullmatch(one)]) == 1


async def test_a_weekly_table_of_which_discord_says_slowly_who_may_write_holds_up_no_other(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered, fetch = asyncio.Event(), asyncio.Event(), discord.Guild.fetch_member

    async def slow(guild: discord.Guild, member: int) -> discord.Member:
        asked.set()
        await answered.wait()
        return await fetch(guild, member)

    await weekly(stage, stage.ben)
    (one,) = await stage.client.tables.standing.of_server(int(stage.sandbox.guild["id"]))
    monkeypatch.setattr(discord.Guild, "fetch_member", slow)
    await stage.pass_time_running(one.due_at + 60 - stage.clock.now())
    stage.client.tables.outbox.wake.set()
    async with asyncio.timeout(5):
        await asked.wait()
    elsewhere = stage.world.add_channel(stage.sandbox.guild, "elsewhere")
    try:
        await stage.ana.slash(elsewhere, "play", game="grimm_forest")
        await stage.world.until(lambda: len(stage.cleo.visible_messages(elsewhere)) == 1, 3, "a lobby")
    finally:
        answered.set()
    await stage.settle()
    assert "Agricola" in shown(stage.messages()[-1])
