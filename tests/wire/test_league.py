"""A league over the wire: open a season, enter by the button, play in threads that the bot opens, look at standings."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
from typing import Any

import pytest

from cogs.pages.seal import seal_words
from sandbox import Fault, Player
from sandbox.model import ChannelType, Permission
from storage.league import pairings, seasons
from storage.model import Home, PairingStatus, Season, SeasonStatus, TableInfo
from tables.core.errors import STORAGE, RequestRefused
from tests.cogs.questions import voice
from tests.wire.stage import Stage, ids, offered, shown
from tests.wire.test_hours import HOURS, tomorrow
from tests.wire.test_moving import bring

Json = dict[str, Any]


def season_button(act: str, *args: object) -> re.Pattern[str]:
    """Return a pattern for the custom id of a season's button."""
    return re.compile(r"s:0:-:0:" + act + ":" + r"\|".join(map(str, args)) + r"(\|.*)?")


async def publish(stage: Stage) -> None:
    """Do what is due about seasons, and send it."""
    tables = stage.client.tables
    await tables.season_course.do_due(tables.clock.now())
    await stage.client.publisher.seasons.publish_due()
    await stage.settle()


async def open_season(stage: Stage, **more: object) -> Json:
    """Open a season of two-seat tables as Ana, and return its public message."""
    given = {"name": "Autumn", "game": "grimm_forest", **more}
    await stage.ana.slash(stage.channel, "league open", **given)
    await publish(stage)
    return next(one for one in stage.messages() if "Autumn" in one["content"])


def said(stage: Stage) -> list[str]:
    """Return the texts of the public messages in the channel."""
    private = stage.world.messages.is_ephemeral
    return [one["content"] for one in stage.messages() if not private(one["id"])]


async def test_a_season_from_its_opening_to_its_files(stage: Stage) -> None:
    message = await open_season(stage)
    assert "Autumn" in message["content"] and "nobody has entered" in message["content"]
    for player in (stage.ana, stage.ben, stage.cleo):
        reply = await player.click(message, custom_id=season_button("season_enter"))
        assert reply.ephemeral
    assert "Participas" in shown((await stage.ben.click(message, custom_id=season_button("season"))).posted)
    await publish(stage)
    assert any("3 people have entered" in one for one in said(stage))
    page = await stage.ana.slash(stage.channel, "league show")
    begun = await stage.ana.click(page.posted, custom_id=season_button("season_run", r"\d+", "start"))
    assert "begins" in shown(begun.posted)
    await publish(stage)
    assert any("Round 1 of 2 begins with one table" in one for one in said(stage))
    announced = next(one for one in stage.messages() if "round 1, table 1" in one["content"])
    thread = stage.world.channel(announced["id"])
    assert "Autumn" in thread["name"] and stage.ana.visible_messages(thread)
    (info,) = [await stage.client.tables.views.table(await stage.table())]
    assert str(info.home.channel_id) == announced["id"] and len(info.seats) == 2
    rounds = await stage.ben.click(
        (await stage.ben.slash(stage.channel, "league show")).posted, custom_id=season_button("season", "round")
    )
    assert f"<#{announced['id']}>" in shown(rounds.posted) and "descansa" in shown(rounds.posted)
    page = await stage.ana.slash(stage.channel, "league show")
    table = await stage.ana.click(page.posted, custom_id=season_button("season_run", r"\d+", "csv"))
    rows = list(csv.DictReader(io.StringIO(stage.download(table.posted["attachments"][0]).decode("utf-8-sig"))))
    assert {one["name"] for one in rows} == {"Ana", "Ben", "Cleo"}
    page = await stage.ana.slash(stage.channel, "league show")
    file = await stage.ana.click(page.posted, custom_id=season_button("season_run", r"\d+", "json"))
    found = json.loads(stage.download(file.posted["attachments"][0]))
    assert found["rounds"] == 2 and len(found["pairings"]) == 2
    people = {stage.ana.id, stage.ben.id, stage.cleo.id}  # as text: many programs would round the numbers
    assert {one["id"] for one in found["standings"][0]} == people
    assert {seat["id"] for one in found["pairings"] for seat in one["seats"]} == people
    assert not any(one["dropped_out"] for one in found["standings"][0])
    sure = await stage.ana.click(page.posted, custom_id=season_button("season_run", r"\d+", "end"))
    await stage.ana.click(sure.posted, custom_id=season_button("season_run", r"\d+", "stop"))
    await publish(stage)
    assert "ended early" in said(stage)[-1]


async def test_a_season_takes_people_in_its_name_by_their_names_and_no_promotion_without_an_earlier_one(
    stage: Stage,
) -> None:
    options = {"name": f"Cup of <@{stage.ben.id}>", "game": "grimm_forest"}
    refused = await stage.ana.slash(stage.channel, "league open", **options, promoted=2)
    assert "⚠" in shown(refused.posted) and "`after`" in shown(refused.posted)
    opened = await stage.ana.slash(stage.channel, "league open", **options)
    assert "Cup of @Ben" in shown(opened.posted)


async def test_a_season_that_is_open_is_said_to_be_so_also_if_it_cannot_be_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is asked to try again opens a second one."""
    async def fails(_: int) -> None:
        raise RequestRefused(STORAGE)

    monkeypatch.setattr(stage.client.tables.seasons, "view", fails)
    reply = await stage.ana.slash(stage.channel, "league open", name="Autumn", game="grimm_forest")
    assert "The season is open" in shown(reply.posted) and "⚠" not in shown(reply.posted)


async def test_only_managers_open_and_run_a_season(stage: Stage) -> None:
    refused = await stage.ben.slash(stage.channel, "league open", name="Mine", game="grimm_forest")
    assert "⚠" in shown(refused.posted)
    await open_season(stage)
    page = await stage.ben.slash(stage.channel, "league show")
    assert not [one for one in ids(page.posted) if "season_run" in one]
    mine = await stage.ana.slash(stage.channel, "league show")
    assert [one for one in ids(mine.posted) if "season_run" in one]
    season = (await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"])))[0]
    assert season.status is SeasonStatus.OPEN


@pytest.mark.parametrize("dies", ["start_thread", "send"])
async def test_a_table_is_announced_and_opened_once_whenever_the_bot_dies(
    stage: Stage, dies: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await open_season(stage)
    for player in (stage.ana, stage.ben):
        await player.click(message, custom_id=season_button("season_enter"))
    tables, post = stage.client.tables, stage.client.publisher.post
    season = (await tables.seasons.of_server(int(stage.sandbox.guild["id"])))[0]
    await tables.seasons.start(season.id)
    await publish_news(stage)
    done = getattr(post, dies)

    async def fails_afterwards(*args: Any, **more: Any) -> Any:
        await done(*args, **more)
        raise ConnectionResetError

    monkeypatch.setattr(post, dies, fails_afterwards)
    await stage.client.publisher.seasons.publish_due()
    monkeypatch.undo()
    stage.clock.advance(30)
    await publish(stage)
    announced = [one for one in stage.messages() if "round 1, table 1" in one["content"]]
    (pairing,) = (await tables.seasons.view(season.id)).pairings
    assert len(announced) == 1 and pairing.status is PairingStatus.PLAYING
    assert len(stage.sandbox.guild["threads"]) == 1


async def publish_news(stage: Stage) -> None:
    """Let the first round be paired, without opening its tables."""
    await stage.client.tables.season_course.do_due(stage.clock.now())


async def test_a_deleted_message_is_replaced(stage: Stage) -> None:
    message = await open_season(stage)
    stage.world.messages.delete(message)
    await stage.client.tables.seasons.enter(1, await stage.client.tables.people.person(int(stage.ben.id)))
    for _ in range(2):
        await publish(stage)
    assert "one person has entered" in said(stage)[-1]


async def started(stage: Stage, *players: Player, **more: object) -> Season:
    """Open a season, with these options, let people enter, and pair the first round."""
    message = await open_season(stage, **more)
    for player in players:
        await player.click(message, custom_id=season_button("season_enter"))
    tables = stage.client.tables
    season = (await tables.seasons.of_server(int(stage.sandbox.guild["id"])))[0]
    await tables.seasons.start(season.id)
    await publish_news(stage)
    return season


async def test_a_table_that_cannot_be_opened_holds_up_no_other(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    season = await started(stage, *stage.people, stage.sandbox.add_seat("Dan", "en-US").player)
    course = stage.client.tables.season_course
    opened, first = course.open_table, (await stage.client.tables.season_messages.planned(season.id))[0]

    async def fails_for_the_first(pairing_id: int, home: Home) -> TableInfo | None:
        if pairing_id == first.id:
            raise ValueError("this game cannot begin")
        return await opened(pairing_id, home)

    monkeypatch.setattr(course, "open_table", fails_for_the_first)
    await publish(stage)
    found = (await stage.client.tables.seasons.view(season.id)).pairings
    assert [one.status for one in found] == [PairingStatus.PLANNED, PairingStatus.PLAYING]


async def test_an_ai_sits_down_for_who_has_left_the_server_and_the_next_round_is_without_them(stage: Stage) -> None:
    season = await started(stage, stage.ana, stage.ben)
    stage.world.leave(stage.sandbox.guild, stage.ben.id)
    stage.clock.advance(600)  # a departure is noticed after a few minutes
    await publish(stage)
    tables = stage.client.tables
    info = await tables.views.table(await stage.table())
    assert sorted(seat.discord_id or 0 for seat in info.seats) == [0, int(stage.ana.id)]
    playing = (await tables.seasons.view(season.id)).playing
    assert [one.discord_id for one in playing] == [int(stage.ana.id)]


async def test_a_channel_that_vanished_unseen_ends_its_season(stage: Stage) -> None:
    season = await started(stage, stage.ana, stage.ben)
    channel = stage.world.channels.pop(stage.channel["id"])
    await publish(stage)
    assert (await stage.client.tables.seasons.season(season.id)).status is SeasonStatus.OVER
    stage.world.channels[channel["id"]] = channel


async def test_each_table_of_a_large_round_is_shown(stage: Stage) -> None:
    """A message has no room for all of them, so the round has pages."""
    tables = stage.client.tables
    season = await started(stage, *stage.people)
    people = [await tables.people.person(10**18 + n) for n in range(160)]
    async with tables.records.write() as tx:
        for n in range(80):
            await pairings.insert(tx, season.id, 1, 0, n + 3, 0, PairingStatus.VOID, None, people[2 * n:2 * n + 2])
        await seasons.mark_changed(tx, season.id)
    page = await stage.ben.slash(stage.channel, "league show")
    page = await stage.ben.click(page.posted, custom_id=season_button("season", "round"))
    words = shown(page.posted)
    turning, seen = season_button("season", "round", r"\d+", 1, r"\d+"), set[str]()
    while left := [one for one in ids(page.posted) if turning.fullmatch(one) and one not in seen]:
        seen.add(left[0])
        page = await stage.ben.click(page.posted, custom_id=left[0])
        words += shown(page.posted)
    assert all(f"<@{10**18 + n}>" in words for n in range(160))


async def test_deleted_people_are_not_shown_as_numbers(stage: Stage) -> None:
    tables = stage.client.tables
    await started(stage, stage.ana, stage.ben)
    await tables.deletion.delete(await tables.people.person(int(stage.ben.id)))
    await publish(stage)
    page = await stage.ana.slash(stage.channel, "league show")
    page = await stage.ana.click(page.posted, custom_id=season_button("season", "round"))
    announced = next(one for one in said(stage) if "round 1, table 1" in one)
    for words in (shown(page.posted), announced):
        assert "<@0>" not in words and "Unknown" in words


async def test_who_leaves_before_the_start_is_not_told_to_finish_a_game(stage: Stage) -> None:
    message = await open_season(stage)
    page = await stage.ana.click(message, custom_id=season_button("season_enter"))
    page = await stage.ana.click(page.posted, custom_id=season_button("season_leave"))
    assert "dropped out" in shown(page.posted) and "finish the game" not in shown(page.posted)


async def test_who_leaves_while_they_play_nowhere_is_not_told_to_finish_a_game(stage: Stage) -> None:
    season = await started(stage, *stage.people)
    await publish(stage)
    (bye,) = [
        one.seats[0].discord_id for one in (await stage.client.tables.seasons.view(season.id)).pairings
        if one.status is PairingStatus.BYE
    ]
    for player in stage.people:
        page = await player.slash(stage.channel, "league show")
        page = await player.click(page.posted, custom_id=season_button("season_leave"))
        left = shown((await player.click(page.posted, custom_id=season_button("season_leave"))).posted)
        words = ("finish the game", "la partida en la que", "la partita in corso")
        assert any(one in left for one in words) is (player.id != str(bye))


@pytest.mark.parametrize(("form", "what_follows"), [("knockout", "could not enter it again"), ("swiss", "enter again")])
async def test_nobody_drops_out_of_a_season_that_has_begun_by_one_wrong_tap(
    stage: Stage, form: str, what_follows: str
) -> None:
    season = await started(stage, *stage.people, format=form)
    page = await stage.ana.slash(stage.channel, "league show")
    asked = await stage.ana.click(page.posted, custom_id=season_button("season_leave"))
    assert what_follows in shown(asked.posted)
    assert len((await stage.client.tables.seasons.view(season.id)).playing) == len(stage.people)
    left = await stage.ana.click(asked.posted, custom_id=season_button("season_leave"))
    assert "dropped out" in shown(left.posted)
    assert len((await stage.client.tables.seasons.view(season.id)).playing) == len(stage.people) - 1


async def test_no_lobby_is_said_to_have_shown_the_seal_of_a_table_of_a_season(stage: Stage) -> None:
    await started(stage, stage.ana, stage.ben)
    await publish(stage)
    info = await stage.client.tables.views.table(await stage.table())
    seal = await stage.client.tables.history.seal(info.id)
    for language, begins in (("en", "log begins"), ("es", "historial"), ("it", "cronaca"), ("de", "Verlauf")):
        words = seal_words(info, seal, voice(language))
        assert begins in words and info.commitment in words


@pytest.mark.parametrize(("given", "why"), [
    ({"format": "knockout", "rounds": 3}, "Leave out `rounds`"),
    ({"format": "robin", "rounds": 3}, "Leave out `rounds`"),
    ({"division": 4}, "for a round robin only"),
    ({"format": "knockout", "after": "1"}, "for a round robin only"),
])
async def test_options_that_a_format_has_no_use_for_are_refused(stage: Stage, given: Json, why: str) -> None:
    refused = await stage.ana.slash(stage.channel, "league open", name="Autumn", game="grimm_forest", **given)
    assert why in shown(refused.posted)
    assert await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"])) == []


async def test_a_season_that_continues_divisions_has_them_as_large(stage: Stage) -> None:
    tables = stage.client.tables
    await open_season(stage, format="robin", division=4)
    await tables.seasons.start((await enter(stage))[0].id)
    await tables.seasons.end(1)
    for more in ({}, {"division": 6}):
        await stage.ana.slash(
            stage.channel, "league open", name="Winter", game="grimm_forest", format="robin", after="1", **more
        )
    found = await tables.seasons.of_server(int(stage.sandbox.guild["id"]))
    assert [(one.plan.previous, one.plan.division) for one in found] == [(1, 6), (1, 4), (0, 4)]


async def test_many_later_seasons_hide_neither_one_that_is_played_nor_one_elsewhere(stage: Stage) -> None:
    await open_season(stage)
    await stage.client.tables.seasons.start((await enter(stage))[0].id)
    staff = stage.world.add_channel(stage.sandbox.guild, "staff")
    stage.world.deny(staff, Permission.VIEW_CHANNEL, stage.ben.id)
    (old,) = await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"]))
    async with stage.client.tables.records.db.transaction() as tx:
        for _ in range(30):
            await seasons.insert(
                tx, guild_id=old.guild_id, channel_id=int(staff["id"]), manager=old.manager, name="Test",
                plan=old.plan, language="en", seed=old.seed, now=old.opened_at,
            )
        await tx.run("UPDATE season SET status = 'over', due_at = NULL WHERE id > ?", old.id)
    general = stage.world.add_channel(stage.sandbox.guild, "general")
    assert "Autumn" in shown((await stage.ben.slash(general, "league show")).posted), "it is the only one he sees"
    page = (await stage.ana.slash(general, "league show")).posted
    chosen = [value for _, value in offered(page, season_button("season", "page"))]
    assert len(chosen) == 25 and str(old.id) in chosen
    rest = (await stage.ana.click(page, custom_id=season_button("season", "list", "1"))).posted
    further = [value for _, value in offered(rest, season_button("season", "page"))]
    assert len(further) == 6 and len({*chosen, *further}) == 31, "each can be looked at"


async def enter(stage: Stage) -> list[Season]:
    """Let two people enter the newest season, and return the server's seasons."""
    found = await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"]))
    for player in (stage.ana, stage.ben):
        await stage.client.tables.seasons.enter(found[0].id, await stage.client.tables.people.person(int(player.id)))
    return found


async def test_whoever_is_behind_an_ai_alone_is_shown_as_first(stage: Stage) -> None:
    """As in the standings: what an AI earned in a person's place does not count."""
    season = await started(stage, stage.ana, stage.ben)
    (pairing,) = (await stage.client.tables.seasons.view(season.id)).pairings
    async with stage.client.tables.records.write() as tx:
        await pairings.store_result(tx, pairing.id, {0: (1, 9.0, False), 1: (2, 5.0, True)})
        await seasons.mark_changed(tx, season.id)
    page = await stage.ana.slash(stage.channel, "league show")
    page = await stage.ana.click(page.posted, custom_id=season_button("season", "round"))
    away, here = (seat.discord_id for seat in pairing.seats)
    assert f"1. <@{here}>, <@{away}> (–)" in shown(page.posted)


async def test_the_page_of_an_absence_says_what_the_round_does(stage: Stage) -> None:
    await started(stage, stage.ana, stage.ben)
    await publish(stage)
    waits = shown((await stage.ana.slash(stage.channel, "away", days=20)).posted)
    assert "waits for you. Its round ends" in waits and "does not count for you" in waits
    plays = shown((await stage.ana.slash(stage.channel, "away", days=20, meanwhile="ai")).posted)
    assert "an AI plays until you are back. It is a table of a season" in plays


async def test_what_costs_a_table_of_a_season_its_result_says_so(stage: Stage) -> None:
    await started(stage, stage.ana, stage.ben)
    await publish(stage)
    thread = stage.world.channel(next(one for one in stage.messages() if "round 1, table 1" in one["content"])["id"])
    ends = await stage.ben.slash(thread, "table cancel")
    assert "no tiene allí resultado para nadie" in shown(ends.posted)
    await stage.settle()
    assert any("no result there for anybody" in one["content"] for one in stage.ana.visible_messages(thread))
    given = await stage.ana.slash(thread, "table give", person=stage.cleo)
    assert "you get no points for it" in shown(given.posted)
    handed = await stage.ana.slash(thread, "table handover")
    assert "what the AI earns does not count for you" in shown(handed.posted)
    await stage.start(stage.ben)
    handed = await stage.ana.slash(stage.channel, "table handover")
    assert "An AI plays for you" in shown(handed.posted) and "season" not in shown(handed.posted)


async def test_a_season_needs_a_channel_with_threads_and_nobody_is_told_to_choose_otherwise(stage: Stage) -> None:
    voice = stage.world.add_channel(stage.sandbox.guild, "talk", ChannelType.VOICE)
    refused = await stage.ana.slash(voice, "league open", name="Never", game="grimm_forest")
    assert "text channel" in shown(refused.posted) and "hoose" not in shown(refused.posted)


async def test_no_season_is_opened_or_begun_where_the_bot_may_open_no_threads(stage: Stage) -> None:
    """Its tables would be announced and never opened."""
    stage.world.deny(stage.channel, Permission.CREATE_PUBLIC_THREADS)
    refused = await stage.ana.slash(stage.channel, "league open", name="Never", game="grimm_forest")
    assert "Create Public Threads" in shown(refused.posted)
    assert await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"])) == []
    stage.world.deny(stage.channel, Permission(0))
    message = await open_season(stage)
    for player in (stage.ana, stage.ben):
        await player.click(message, custom_id=season_button("season_enter"))
    page = await stage.ana.slash(stage.channel, "league show")
    stage.world.deny(stage.channel, Permission.CREATE_PUBLIC_THREADS)
    start = season_button("season_run", r"\d+", "start")
    refused = await stage.ana.click(page.posted, custom_id=start)
    assert "Create Public Threads" in shown(refused.posted)
    (season,) = await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"]))
    assert season.status is SeasonStatus.OPEN
    stage.world.deny(stage.channel, Permission(0))
    assert "begins" in shown((await stage.ana.click(page.posted, custom_id=start)).posted)


async def test_a_manager_who_does_not_see_the_channel_of_a_season_learns_and_decides_nothing_of_it(
    stage: Stage,
) -> None:
    message = await open_season(stage)
    for player in (stage.ana, stage.ben):
        await player.click(message, custom_id=season_button("season_enter"))
    page = await stage.ana.slash(stage.channel, "league show")
    await stage.ana.click(page.posted, custom_id=season_button("season_run", r"\d+", "start"))
    await publish(stage)
    (season,) = await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"]))
    other = stage.world.add_channel(stage.sandbox.guild, "staff")
    dora = stage.sandbox.add_seat("Dora", manager=True).player
    order = f"<@{stage.ana.id}> <@{stage.ben.id}>"
    assert await dora.autocomplete(other, "league result", "season", "", round=1, table=1, order=order) != []
    stage.world.deny(stage.channel, Permission.VIEW_CHANNEL, dora.id)
    assert await dora.autocomplete(other, "league result", "season", "", round=1, table=1, order=order) == []
    for named in ({}, {"season": str(season.id)}):
        refused = await dora.slash(other, "league result", round=1, table=1, order=order, **named)
        assert "⚠" in shown(refused.posted)
    (pairing,) = (await stage.client.tables.seasons.view(season.id)).pairings
    assert pairing.status is PairingStatus.PLAYING
    await stage.ana.click(page.posted, custom_id=season_button("season_run", r"\d+", "end"))
    await stage.client.tables.seasons.end(season.id)
    refused = await dora.slash(
        other, "league open", name="Next", game="grimm_forest", format="robin", after=str(season.id)
    )
    assert "no such season" in shown(refused.posted)


async def fail_for_hours(stage: Stage) -> None:
    """Let a season be published in vain, so that the pause before the next try grows to an hour."""
    for _ in range(12):
        await publish(stage)
        await stage.pass_time_running(3600)


async def test_a_round_is_opened_as_soon_as_the_bot_may_write_again(stage: Stage) -> None:
    season = await started(stage, stage.ana, stage.ben)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    await fail_for_hours(stage)
    await publish(stage)
    stage.world.deny(stage.channel, Permission(0))
    await asyncio.sleep(0.1)
    await publish(stage)
    (pairing,) = (await stage.client.tables.seasons.view(season.id)).pairings
    assert pairing.status is PairingStatus.PLAYING


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS])
async def test_its_manager_is_told_once_that_a_season_waits_for_a_permission(
    stage: Stage, denied: Permission
) -> None:
    season = await started(stage, stage.ana, stage.ben)
    stage.world.deny(stage.channel, denied)
    for _ in range(3):
        await publish(stage)
        await stage.pass_time_running(3600)
    (told,) = stage.direct_messages(stage.ana)
    assert "Autumn" in told["content"] and f"<#{stage.channel['id']}>" in told["content"]
    assert (await stage.client.tables.seasons.season(season.id)).refused_at is not None
    stage.world.deny(stage.channel, Permission(0))
    await asyncio.sleep(0.1)
    await publish(stage)
    assert (await stage.client.tables.seasons.season(season.id)).refused_at is None


async def test_its_manager_is_told_after_their_quiet_hours_that_a_season_waits(stage: Stage) -> None:
    await started(stage, stage.ana, stage.ben)
    await stage.ana.slash(stage.channel, "hours", **HOURS)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    stage.clock.set(tomorrow(stage, 23))
    await publish(stage)
    assert stage.direct_messages(stage.ana) == []
    await stage.pass_time_running(9 * 3600 + 60)
    await publish(stage)
    (told,) = stage.direct_messages(stage.ana)
    assert "Autumn" in told["content"]


async def test_its_manager_is_told_later_where_discord_did_not_take_it_at_first(stage: Stage) -> None:
    await started(stage, stage.ana, stage.ben)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    stage.world.faults.add(Fault("POST", "/users/@me/channels", status=503))
    await publish(stage)
    assert stage.direct_messages(stage.ana) == []
    for _ in range(2):
        await stage.pass_time_running(3600)
        await publish(stage)
    (told,) = stage.direct_messages(stage.ana)
    assert "Autumn" in told["content"]


async def test_direct_messages_that_its_manager_does_not_take_any_more_are_closed(stage: Stage) -> None:
    await started(stage, stage.ana, stage.ben)
    await stage.choose_direct_messages(stage.ana)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    room = stage.world.dm_with(stage.ana.id)["id"]
    stage.world.faults.add(Fault("POST", f"/channels/{room}/messages", status=403, code=50007))
    await publish(stage)
    manager = await stage.client.tables.people.person(int(stage.ana.id))
    noted = await stage.client.tables.preferences.room(manager)
    assert noted is not None and noted.closed


async def test_its_manager_is_told_that_the_server_has_too_many_threads(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(stage, stage.ana, stage.ben)
    monkeypatch.setattr("sandbox.rest.threads.MOST_ACTIVE", 0)
    await publish(stage)
    (told,) = stage.direct_messages(stage.ana)
    assert "Autumn" in told["content"] and "as many open threads" in told["content"]


async def test_a_round_is_opened_as_soon_as_the_bot_is_back_in_the_server(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    season = await started(stage, stage.ana, stage.ben)
    stage.world.remove_bot(stage.sandbox.guild)
    await stage.world.until(lambda: not stage.client.guilds, 5, "the bot to be gone")
    await asyncio.sleep(0.1)
    await fail_for_hours(stage)
    assert "publishing seasons" not in caplog.text, "nothing is tried meanwhile"
    stage.world.invite_bot(stage.sandbox.guild)
    await stage.world.until(lambda: stage.client.guilds, 5, "the bot to be back")
    await asyncio.sleep(0.1)
    await publish(stage)
    (pairing,) = (await stage.client.tables.seasons.view(season.id)).pairings
    assert pairing.status is PairingStatus.PLAYING


async def test_a_season_leads_to_where_its_table_stands(stage: Stage) -> None:
    """Also after it was moved, when its thread holds nothing any more."""
    await started(stage, stage.ana, stage.ben)
    await publish(stage)
    table, den = await stage.table(), stage.world.add_channel(stage.sandbox.guild, "den")
    thread = (await stage.client.tables.views.table(table)).home.channel_id
    before = await stage.ben.slash(stage.channel, "league show")
    assert f"<#{thread}>" in shown(before.posted)
    await bring(stage.ana, den, table)
    page = await stage.ben.slash(stage.channel, "league show")
    rounds = await stage.ben.click(page.posted, custom_id=season_button("season", "round"))
    for words in (shown(page.posted), shown(rounds.posted)):
        assert f"<#{den['id']}>" in words and f"<#{thread}>" not in words


async def test_nobody_has_a_place_in_a_season_that_did_not_take_place(stage: Stage) -> None:
    message = await open_season(stage)
    await stage.ana.click(message, custom_id=season_button("season_enter"))
    (season,) = await stage.client.tables.seasons.of_server(int(stage.sandbox.guild["id"]))
    await stage.client.tables.seasons.end(season.id)
    page = (await stage.ana.slash(stage.channel, "league show")).posted
    assert "did not take place" in shown(page) and "place 1" not in shown(page)
    csv_file, json_file = [
        stage.download((await stage.ana.click(page, custom_id=season_button("season_run", r"\d+", kind))).posted[
            "attachments"
        ][0]) for kind in ("csv", "json")
    ]
    (row,) = csv.DictReader(io.StringIO(csv_file.decode("utf-8-sig")))
    assert (row["name"], row["place"]) == ("Ana", "")
    assert json.loads(json_file)["standings"][0][0]["place"] is None
