"""Playing alone where the bot is not: in servers and chats to which a person has brought it by installing it for
themselves, and in direct messages. Everything there is a private answer."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.publishing.private_answer_index import FollowedAnswer
from cogs.publishing.private_answers import LEAD
from cogs.publishing.private_message_state import EDITABLE
from sandbox import Player, Reply, Sandbox, usable_components
from sandbox.model import InteractionType
from storage.model import HomeKind, Status
from tables.core.errors import RequestRefused
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids, offered, shown, use_component
from tests.wire.test_daily import finish
from tests.wire.test_stats import finished

PLACES = ["foreign server", "foreign thread", "group chat", "two people", "direct messages"]
TAKE = re.compile(r"s:\w+:0:\w+:take:.*")


def place(stage: Stage, name: str) -> Json:
    """Return a place of this kind where Ana is, and Ben too unless it is her direct messages with the bot. Ana has
    installed the bot for herself; in the foreign server she may do everything."""
    world = stage.world
    stage.ana.install_app()
    found: Json
    if name == "direct messages":
        found = world.dm_with(stage.ana.id)
    elif name == "group chat":
        found = world.add_private_channel(stage.ana.id, stage.ben.id, stage.cleo.id)
    elif name == "two people":
        found = world.add_private_channel(stage.ana.id, stage.ben.id)
    else:
        guild = world.add_guild("Elsewhere", "it", bot=False)
        world.join(guild, stage.ana.user, manager=True)
        world.join(guild, stage.ben.user)
        found = world.add_channel(guild, "lounge")
        if name == "foreign thread":
            found = world.add_thread(found, "talk", stage.ben.id, private=True)
            world.join_thread(found, stage.ana.id)
    return found


@pytest.fixture
def foreign(stage: Stage) -> Json:
    """Return a channel of a Discord server that the bot is not in, with Ana, who has installed it, and Ben."""
    return place(stage, "foreign server")


def in_public(stage: Stage, channel: Json) -> list[Json]:
    """Return the bot's messages in a channel that others than one person see."""
    store = stage.world.messages
    return [one for one in store.in_channel(channel["id"]) if not store.is_ephemeral(one["id"])]


def check_private(stage: Stage, channel: Json) -> None:
    """Check that the bot has sent nothing in public, has not tried to, and has sent nothing too late."""
    assert in_public(stage, channel) == []
    known = (f"/channels/{channel['id']}", f"/guilds/{channel.get('guild_id')}")
    assert [call.path for call in stage.world.calls if call.path.startswith(known)] == []
    assert [(call.path, call.status) for call in stage.world.calls if call.status >= 400] == []


async def lobby(player: Player, channel: Json, game: str = "northwood", **options: object) -> Json:
    """Open a private table. Returns its lobby."""
    reply = await player.slash(channel, "play", game=game, **options)
    assert reply.ephemeral
    return reply.posted


async def dealt(player: Player, channel: Json, game: str = "northwood", **options: object) -> Json:
    """Open a private table and start its game. Returns the private answer with its first question."""
    opened = await lobby(player, channel, game, **options)
    begun = await player.click(opened, custom_id=button("start"))
    assert begun.posted["id"] == opened["id"], "the question comes in the place of the lobby"
    return begun.posted


async def forge(player: Player, channel: Json, custom_id: str, on: Json, **more: object) -> Reply:
    """Click a button that is not there, as if it were on the private message `on`. Returns the bot's answer."""
    data: Json = {"component_type": 3 if more else 2, "custom_id": custom_id, "id": 1, **more}
    return await player.answer(player.start(InteractionType.COMPONENT, channel, data, source=on))


async def take(player: Player, message: Json) -> Reply:
    """Give the first answer that a question offers."""
    return await use_component(player, message, offered(message, TAKE)[0])


@pytest.mark.parametrize("where", PLACES)
async def test_a_solo_game_anywhere(stage: Stage, where: str) -> None:
    channel = place(stage, where)
    first = await dealt(stage.ana, channel)
    info = await stage.client.tables.views.table(await stage.table())
    assert (info.home.kind, info.home.guild_id, info.status) == (HomeKind.PRIVATE, None, Status.PLAYING)
    before = shown(first)
    after = await take(stage.ana, first)
    assert after.posted["id"] == first["id"] and shown(first) != before
    await stage.settle()
    await stage.world.until(lambda: first["attachments"], 5, "the picture")
    listed = await stage.ana.slash(channel, "tables")
    assert f"#{info.id}" in shown(listed.posted)
    assert [one for one in stage.ben.visible_messages(channel) if one["author"]["id"] != stage.ben.id] == []
    check_private(stage, channel)


OUTCOMES = {
    "en-US": re.compile("becomes a friend|turns away"), "es-ES": re.compile("ya está de tu parte|se aparta"),
    "it": re.compile("ora è dei tuoi|si allontana"),
}
"""What says how a visit ended, in each language."""


@pytest.mark.parametrize("language", OUTCOMES)
async def test_the_answer_that_ends_a_visit_says_how_it_ended(stage: Stage, language: str) -> None:
    """A private table has no log in a channel, so the page with the next question must say it, however full it is."""
    stage.ana.locale = language
    page = await dealt(stage.ana, stage.channel, "northwood", where="private")
    table, ended, told = await stage.table(), 0, []
    while ended < 3:
        await take(stage.ana, page)
        lines = await stage.client.tables.views.lines(table, 0)
        now = sum(one.line.text.key in ("northwood-log-friend", "northwood-log-failed") for one in lines)
        if now > ended:
            told.append(shown(page))
        ended = now
    assert [one for one in told if not OUTCOMES[language].search(one)] == []


async def test_the_private_answer_that_ends_a_visit_in_a_channel_says_how_it_ended(stage: Stage) -> None:
    opened = await stage.open("northwood")
    await stage.ana.click(opened, custom_id=button("start"))
    await stage.settle()
    hand = (await stage.ana.slash(stage.channel, "hand", table=str(await stage.table()))).posted
    page = (await stage.ana.click(hand, custom_id=button("choose"))).posted
    table, ended = await stage.table(), False
    while not ended:
        await take(stage.ana, page)
        lines = await stage.client.tables.views.lines(table, 0)
        ended = any(one.line.text.key in ("northwood-log-friend", "northwood-log-failed") for one in lines)
    assert OUTCOMES["en-US"].search(shown(page))


@pytest.mark.parametrize("where", ["foreign server", "foreign thread"])
async def test_a_table_of_a_channel_is_played_on_without_advice_for_that_place(stage: Stage, where: str) -> None:
    """The bot cannot be brought into a thread of a server that it is not in."""
    opened = await stage.open("northwood")
    await stage.ana.click(opened, custom_id=button("start"))
    await stage.settle()
    channel = place(stage, where)
    hand = (await stage.ana.slash(channel, "hand", table=str(await stage.table()))).posted
    await take(stage.ana, (await stage.ana.click(hand, custom_id=button("choose"))).posted)
    await stage.settle()
    said = [shown(one) for one in stage.ana.visible_messages(channel)]
    assert said and not [one for one in said if "⚠" in one]


async def test_a_table_begun_there_goes_on_in_any_other_place(stage: Stage, foreign: Json) -> None:
    await dealt(stage.ana, foreign)
    listed = await stage.ana.slash(stage.channel, "tables")
    opened = await stage.ana.click(listed.posted, custom_id=button("choose"))
    assert offered(opened.posted, TAKE) and opened.posted["channel_id"] == stage.channel["id"]
    await take(stage.ana, opened.posted)
    hand = await stage.ana.slash(stage.world.dm_with(stage.ana.id), "hand")
    assert offered(hand.posted, TAKE)
    assert stage.ben.visible_messages(stage.channel) == []


async def test_ais_take_the_other_seats_and_their_moves_bring_the_answer_up_to_date(
    stage: Stage, foreign: Json
) -> None:
    opened = await lobby(stage.ana, foreign, "grimm_forest")
    table = await stage.table()
    assert [seat.ai is not None for seat in (await stage.client.tables.views.table(table)).seats] == [False, True]
    assert not any(re.search(":(join|leave|pace)$", one) for one in ids(opened) if not one.endswith(":leave"))
    more = await stage.ana.click(opened, custom_id=button("seat_ai"))
    assert more.posted["id"] == opened["id"] and len((await stage.client.tables.views.table(table)).seats) == 3
    await stage.ana.click(opened, custom_id=button("unseat_ai"))
    stage.client.tables.ai_seats._delay = 0.2
    first = (await stage.ana.click(opened, custom_id=button("start"))).posted
    asked = ids(first)
    assert offered(first, TAKE)
    await take(stage.ana, first)
    assert f"<@{stage.ana.id}>" not in shown(first) and ids(first) != asked, "she waits for the AI"
    waiting = shown(first)
    await stage.settle()
    await stage.world.until(lambda: shown(first) != waiting, 5, "the news of the AI's move")
    check_private(stage, foreign)


async def test_a_private_table_where_the_bot_is(stage: Stage) -> None:
    """In a server with the bot, a person chooses it: nobody else learns of the table."""
    first = await dealt(stage.ana, stage.channel, where="private")
    await take(stage.ana, first)
    await stage.settle()
    assert in_public(stage, stage.channel) == [] and await stage.pending() == []
    assert stage.ben.visible_messages(stage.channel) == []
    public = await stage.ben.slash(stage.channel, "play", game="northwood")
    await stage.settle()
    assert public.ephemeral and len(in_public(stage, stage.channel)) == 1, "the channel is free for another table"


async def test_a_stranger_gets_nothing_of_it(stage: Stage, foreign: Json) -> None:
    first = await dealt(stage.ana, foreign)
    table = await stage.table()
    custom_id, _ = offered(first, TAKE)[0]
    await stage.settle()
    stage.ben.install_app()
    own = await stage.ben.slash(foreign, "tables")
    assert f"#{table}" not in shown(own.posted)
    before = await stage.client.tables.views.view(table, 0)
    for name in (custom_id, f"s:{table}:-:0:choose", f"s:{table}:-:0:start", f"s:{table}:-:0:rematch"):
        reply = await forge(stage.ben, foreign, name, own.posted)
        assert "⚠" in shown(reply.posted) and reply.ephemeral, name
    for command in ("board", "hand", "log"):
        assert "⚠" in shown((await stage.ben.slash(foreign, command, table=str(table))).posted)
    assert (await stage.client.tables.views.view(table, 0)).question == before.question
    check_private(stage, foreign)


async def test_the_lobby_stays_beside_its_lessons(stage: Stage, foreign: Json) -> None:
    opened = await lobby(stage.ana, foreign, "grimm_forest")
    before = ids(opened)
    lessons = await stage.ana.click(opened, custom_id=button("learn"))
    assert lessons.ephemeral and "s:0:-:0:learn:grimm_forest" in ids(lessons.posted)
    assert lessons.posted["id"] != opened["id"] and ids(opened) == before, "it stands nowhere else"
    check_private(stage, foreign)


async def test_nobody_is_invited_to_a_private_table_or_joins_it(stage: Stage, foreign: Json) -> None:
    await lobby(stage.ana, foreign, "grimm_forest")
    table, tables = await stage.table(), stage.client.tables
    reply = await stage.ana.slash(foreign, "table invite", person=stage.ben)
    assert "⚠" in shown(reply.posted) and "for one person" in shown(reply.posted)
    with pytest.raises(RequestRefused):
        await tables.lobby.join(table, await tables.people.person(int(stage.ben.id)))
    await dealt(stage.ana, foreign)
    assert "⚠" in shown((await stage.ana.slash(foreign, "table give", person=stage.ben, table="2")).posted)
    check_private(stage, foreign)


@pytest.mark.parametrize("foreign_server", [True, False], ids=["foreign server", "server with the bot"])
async def test_a_name_of_one_server_is_shown_in_no_other_place(
    stage: Stage, foreign: Json, foreign_server: bool
) -> None:
    """What Ana is called among the members of one server is nothing for Ben, who has met her in another."""
    await finished(stage, stage.ana, stage.ben)
    await stage.client.tables.stats.set_visibility(await stage.client.tables.people.person(int(stage.ana.id)), "shown")
    channel = foreign if foreign_server else stage.channel
    stage.world.guilds[channel["guild_id"]]["members"][stage.ana.id]["nick"] = "Doctor Secret"
    await lobby(stage.ana, channel, where="private")
    page = (await stage.ben.slash(stage.world.dm_with(stage.ben.id), "stats")).posted
    await stage.world.until(lambda: page["attachments"], 20, "the picture of the statistics")
    (picture,) = page["attachments"]
    assert "Ana" in picture["description"] and "Doctor Secret" not in picture["description"]


async def test_a_form_still_works_when_its_token_has_ended(stage: Stage, foreign: Json) -> None:
    first = await dealt(stage.ana, foreign)
    await stage.world.until(lambda: first["attachments"], 5, "the picture")
    await stage.client.router.close()
    stage.client.router._closing = False
    stage.world.skew += 901
    stage.clock.advance(901)
    await stage.client.surface.following.replace_expiring()
    again = await take(stage.ana, first)
    assert again.posted["id"] == first["id"], "its click brings a new token"
    await stage.settle()
    check_private(stage, foreign)


async def waiting(stage: Stage, channel: Json, game: str) -> Json:
    """Begin a private game in which the AI takes an hour. Returns the answer that says so, with its picture."""
    stage.client.tables.ai_seats._delay = 3600.0
    answer = await dealt(stage.ana, channel, game, ai=1)
    table = await stage.table()
    for _ in range(4):
        question = (await stage.client.tables.views.view(table, 0)).question
        if question is None or question.held is not None:
            break
        await take(stage.ana, answer)
    assert "Open it here again" in [one.get("label") for one in usable_components(answer)]
    await stage.world.until(lambda: answer["attachments"], 5, "the picture")
    await stage.client.router.close()
    stage.client.router._closing = False
    return answer


@pytest.mark.parametrize("game", [
    pytest.param("grimm_forest", id="her choice is held"), pytest.param("agricola", id="nothing is asked"),
])
async def test_an_answer_that_waits_is_replaced_by_a_button_before_its_token_ends(
    stage: Stage, foreign: Json, game: str
) -> None:
    answer = await waiting(stage, foreign, game)
    stage.clock.advance(EDITABLE - 2 * LEAD)
    await stage.client.surface.following.replace_expiring()
    before = ids(answer)
    assert len(before) > 1
    stage.clock.advance(1.5 * LEAD)
    stage.world.skew += EDITABLE - LEAD / 2
    await stage.client.surface.following.replace_expiring()
    (only,) = ids(answer)
    assert button("choose").fullmatch(only) and not answer["attachments"]
    assert "a quarter of an hour" in shown(answer)
    stage.world.skew += 901
    stage.clock.advance(901)
    await stage.client.surface.following.replace_expiring()
    opened = await stage.ana.click(answer, "Open it here again")
    assert opened.posted["id"] == answer["id"] and len(ids(opened.posted)) > 1
    check_private(stage, foreign)


async def test_an_answer_that_cannot_be_replaced_keeps_no_other_from_it(
    stage: Stage, foreign: Json, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await waiting(stage, foreign, "grimm_forest")
    following = stage.client.surface.following
    (sound,) = following._open.all()
    broken, really = replace(sound, message_id=1), following._replace_expiring

    async def replaced(one: FollowedAnswer) -> None:
        if one is broken:
            raise RuntimeError
        await really(one)

    monkeypatch.setattr(following._open, "all", lambda: [broken, sound])
    monkeypatch.setattr(following, "_replace_expiring", replaced)
    stage.clock.advance(EDITABLE - LEAD / 2)
    await following.replace_expiring()
    assert len(ids(answer)) == 1 and "cannot be changed" in caplog.text


async def test_the_publisher_replaces_answers_in_time(stage: Stage, foreign: Json) -> None:
    answer = await waiting(stage, foreign, "grimm_forest")
    stage.clock.advance(EDITABLE - LEAD / 2)
    stage.client.tables.outbox.wake.set()
    await stage.world.until(lambda: len(ids(answer)) == 1, 10, "the button")
    await stage.client.publisher.settle()


async def test_after_a_restart_a_button_and_the_list_open_the_table_again(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        foreign = place(stage, "foreign server")
        answer = await waiting(stage, foreign, "grimm_forest")
        table = await stage.table()
        unfinished = await lobby(stage.ana, foreign)
    async with connected(settings) as client:
        stage.client = client
        await stage.settle()
        before = shown(answer)
        opened = await stage.ana.click(answer, "Open it here again")
        assert opened.posted["id"] == answer["id"] and shown(answer) != before, "the AI has chosen meanwhile"
        listed = (await stage.ana.slash(foreign, "tables")).posted
        there = await stage.ana.click(listed, custom_id=f"s:{table + 1}:-:0:choose")
        assert any(button("start").fullmatch(one) for one in ids(there.posted))
        await stage.ana.click(unfinished, custom_id=button("start"))
        assert offered(unfinished, TAKE), "an old lobby starts its game all the same"
        await stage.settle()
        check_private(stage, foreign)


LOOKING: list[tuple[str, dict[str, Any]]] = [
    ("learn", {}), ("learn", {"game": "northwood"}), ("daily", {}), ("rules", {}), ("card", {"name": "a"}),
    ("tables", {}), ("stats", {}), ("stats", {"whose": "server"}), ("stats", {"whose": "achievements"}),
    ("settings", {}), ("help", {}), ("about", {}), ("hours", {}), ("away", {}), ("hand", {}), ("board", {}),
    ("log", {}), ("table undo", {}), ("data export", {}), ("data delete", {}), ("data server", {}),
]


@pytest.mark.parametrize("where", PLACES)
async def test_every_command_for_one_person_answers_privately(stage: Stage, where: str) -> None:
    channel = place(stage, where)
    for name, options in LOOKING:
        reply = await stage.ana.slash(channel, name, **options)
        assert reply.ephemeral and shown(reply.posted), name
        await stage.client.router.close()
        stage.client.router._closing = False
    await stage.settle()
    check_private(stage, channel)


async def test_direct_messages_are_to_be_allowed_on_a_server_with_the_bot(stage: Stage, foreign: Json) -> None:
    stage.world.closed_dms.add(stage.ana.id)
    page = (await stage.ana.slash(foreign, "daily")).posted
    refused = shown((await stage.ana.click(page, custom_id="s:0:-:0:room")).posted)
    assert "a server that I am in" in refused and "this server" not in refused
    notices = (await stage.ana.click((await stage.ana.slash(foreign, "settings")).posted, custom_id="s:0:-:0:notices"))
    closed = await stage.ana.choose(notices.posted, "room", custom_id="s:0:-:0:notices:where")
    assert "a server that I am in" in shown(closed.posted) and "this server" not in shown(closed.posted)


async def test_what_belongs_to_a_server_is_not_offered_where_the_bot_is_not(stage: Stage, foreign: Json) -> None:
    """Ana manages the foreign server, but the bot is not in it: nothing is kept or shown of it."""
    settings = (await stage.ana.slash(foreign, "settings")).posted
    here = (await stage.ana.slash(stage.channel, "settings")).posted
    server = [one for one in ids(here) if one.endswith(":set:server")]
    assert server and not [one for one in ids(settings) if one.endswith(":set:server")]
    await forge(stage.ana, foreign, server[0], settings, values=["it"])
    assert await stage.client.tables.people.server_language(int(foreign["guild_id"])) is None
    for where in (foreign, stage.world.dm_with(stage.ana.id)):  # she manages the one, and the other is no server
        assert "server that I was added to" in shown((await stage.ana.slash(where, "data server")).posted)
    page = (await stage.ana.slash(foreign, "daily")).posted
    assert [one for one in ids(page) if ":deal:" in one] == ["s:0:-:0:deal:private"]
    reply = await forge(stage.ana, foreign, "s:0:-:0:deal:here", page)
    assert offered(reply.posted, TAKE), "the deal begins privately"
    info = await stage.client.tables.views.table(await stage.table())
    assert info.home.kind is HomeKind.PRIVATE
    rows = await stage.client.tables.records.db.read.all("SELECT guild_id FROM daily_play")
    assert [guild for (guild,) in rows] == [None]
    check_private(stage, foreign)


async def test_a_result_of_the_day_is_not_posted_where_the_bot_is_not(stage: Stage, foreign: Json) -> None:
    page = (await stage.ana.slash(foreign, "daily")).posted
    await stage.ana.click(page, custom_id="s:0:-:0:deal:private")
    table = await stage.table()
    await finish(stage, table)
    await stage.settle()
    told = (await stage.ana.slash(foreign, "daily")).posted
    assert not [one for one in ids(told) if "deal_share" in one]
    reply = await forge(stage.ana, foreign, f"s:{table}:-:0:deal_share", told)
    assert "for you alone" in shown(reply.posted)
    check_private(stage, foreign)


async def test_an_export_of_more_files_than_discord_takes_there_is_refused_before_it_begins(
    stage: Stage, foreign: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = []
    for n in (5, 6):
        monkeypatch.setattr("cogs.pages.data_page.ZipArchives.archives", lambda _, n=n: [b"x"] * n)
        before = len(stage.ana.visible_messages(foreign))
        reply = await stage.ana.slash(foreign, "data export")
        await stage.client.router.close()
        stage.client.router._closing = False
        assert ("⚠" in shown(reply.posted)) == (n > 5)
        sent.append(len(stage.ana.visible_messages(foreign)) - before)
    assert sent == [5, 1]
    check_private(stage, foreign)
    there = await stage.ana.slash(stage.channel, "data export")
    assert "⚠" not in shown(there.posted)


async def test_the_help_leads_to_the_installation_where_that_is_possible(stage: Stage) -> None:
    link = f"client_id={stage.world.app_id}&integration_type=1&scope=applications.commands"
    assert link in shown((await stage.ana.slash(stage.channel, "help")).posted)


async def test_a_lesson_leads_to_a_private_game(stage: Stage, foreign: Json) -> None:
    page = (await stage.ana.slash(foreign, "learn")).posted
    reply = await forge(stage.ana, foreign, "s:0:-:0:play:northwood", page)
    assert any(button("start").fullmatch(one) for one in ids(reply.posted))
    assert (await stage.client.tables.views.table(await stage.table())).home.kind is HomeKind.PRIVATE
    check_private(stage, foreign)


async def test_a_private_game_ends_is_opened_again_and_played_again(stage: Stage, foreign: Json) -> None:
    await dealt(stage.ana, foreign)
    table = await stage.table()
    ended = (await stage.ana.slash(foreign, "table cancel")).posted
    back = (await stage.ana.click(ended, custom_id=button("reopen"))).posted
    assert offered(back, TAKE), "it goes on where it was"
    await finish(stage, table)
    await stage.settle()
    await stage.world.until(lambda: any(button("rematch").fullmatch(one) for one in ids(back)), 5, "the end")
    again = await stage.ana.click(back, custom_id=button("rematch"))
    assert any(button("start").fullmatch(one) for one in ids(again.posted))
    assert (await stage.client.tables.views.table(await stage.table())).home.kind is HomeKind.PRIVATE
    declined = await stage.ana.click(again.posted, custom_id=button("leave"))
    assert (await stage.client.tables.views.table(await stage.table())).status is Status.CANCELLED
    assert declined.posted["id"] == again.posted["id"]
    check_private(stage, foreign)


@pytest.mark.parametrize(("who", "words"), [("ben", "Solo para ti"), ("cleo", "Solo per te")])
async def test_in_the_persons_language(stage: Stage, who: str, words: str) -> None:
    player = getattr(stage, who)
    player.install_app()
    channel = stage.world.add_private_channel(player.id, stage.ana.id)
    assert words in shown(await lobby(player, channel, "agricola"))


async def test_no_reminder_comes_of_a_private_game(stage: Stage, foreign: Json) -> None:
    await dealt(stage.ana, foreign)
    await stage.choose_direct_messages(stage.ana)
    told = len(stage.direct_messages(stage.ana))
    await stage.pass_time_running(40 * 24 * 3600.0)
    await stage.send_due_notifications()
    assert len(stage.direct_messages(stage.ana)) == told


async def test_a_bot_that_users_cannot_install_starts_all_the_same(
    sandbox: Sandbox, tmp_path: Path, real_commands: None
) -> None:
    sandbox.world.integration_types = {0}
    async with connected(settings_for(sandbox, tmp_path)) as client:
        stage = Stage(sandbox, client)
        assert "integration_type" not in shown((await stage.ana.slash(stage.channel, "help")).posted)
        commands = sandbox.world.commands[None].values()
        assert commands and all(one["integration_types"] == [0] for one in commands)
    assert list(sandbox.world.problems) == []
    sandbox.world.integration_types = {0, 1}
    async with connected(settings_for(sandbox, tmp_path)):
        installable = {one["name"] for one in sandbox.world.commands[None].values() if 1 in one["integration_types"]}
    assert {"play", "learn", "daily", "rules", "card", "tables", "stats", "settings"} <= installable
    assert not installable & {"find", "weekly", "league"}
