"""Standing invitations: a lobby opens by itself every week, and stops when no game comes of it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from games.core.text import Text
from storage.model import Home, HomeKind, StandingInvitation, Status, TableInfo, WeeklyTime
from storage.next_time import next_time as next_time_of_all
from storage.outgoing import OutboxKind
from tables.core.errors import RequestRefused
from tables.play.standing import LATE_SECONDS, MOST, MOST_UNMET, next_time
from tables.time.pace import pace_of
from tests.tables.conftest import CHANNEL, GUILD, Bench, bots_at

HOUR, WEEK = 3600.0, 7 * 24 * 3600.0
HOME = Home(HomeKind.CHANNEL, GUILD, CHANNEL)


async def weekly(bench: Bench, hours: float = 5.0, home: Home = HOME) -> StandingInvitation:
    """Return a standing invitation of the first person that is due in so many hours."""
    if not bench.persons:
        bench.persons.append(await bench.tables.people.person(100))
    at = datetime.fromtimestamp(bench.clock.now() + hours * HOUR, UTC)
    time = WeeklyTime("UTC", at.weekday(), at.hour * 60 + at.minute)
    return await bench.tables.standing.add(
        bench.persons[0], home, "little", {"rounds": 3}, pace_of("day", "ask"), "it", time
    )


async def open_due(bench: Bench, *, allowed: bool = True) -> list[TableInfo]:
    """Open the lobbies that are due."""
    opened = [await bench.tables.standing.open(one, allowed=allowed) for one in await bench.tables.standing.due()]
    return [one for one in opened if isinstance(one, TableInfo)]


async def pass_week(bench: Bench, **how: Any) -> list[TableInfo]:
    """Let time pass until the next lobby is due, and open it."""
    (one,) = await bench.tables.standing.of_server(GUILD)
    await bench.live(one.due_at + 60 - bench.clock.now(), step=6 * HOUR)
    return await open_due(bench, **how)


async def refused(key: str, call: Any) -> None:
    with pytest.raises(RequestRefused) as trouble:
        await call
    assert trouble.value.text.key == key


@pytest.mark.parametrize("zone", ["UTC", "Europe/Rome", "America/Bogota"])
def test_the_time_comes_once_a_week_by_the_local_clock(zone: str) -> None:
    """Also across a change of the clocks."""
    time, at = WeeklyTime(zone, 6, 20 * 60), datetime(2026, 3, 1, tzinfo=UTC).timestamp()
    walls = []
    for _ in range(8):
        at = next_time(time, at)
        walls.append(datetime.fromtimestamp(at, ZoneInfo(zone)))
    assert {(one.weekday(), one.hour, one.minute) for one in walls} == {(6, 20, 0)}
    assert len({one.date() for one in walls}) == 8


async def test_a_lobby_opens_at_the_time_with_all_that_was_chosen(bench: Bench) -> None:
    await weekly(bench)
    assert await open_due(bench) == []
    (info,) = await pass_week(bench)
    assert (info.game, info.options["rounds"], info.home, info.language) == ("little", 3, HOME, "it")
    assert info.pace == pace_of("day", "ask") and info.opener == bench.persons[0] == info.seats[0].person
    assert [row.kind for row in await bench.tables.outbox.due()] == [OutboxKind.LOBBY]
    assert await open_due(bench) == [], "once a week"


async def test_weeks_in_which_its_person_is_away_are_left_out(bench: Bench) -> None:
    """Nobody else could start a game of theirs, so such weeks would end the standing invitation."""
    await weekly(bench)
    person = bench.persons[0]
    plan = await bench.tables.absences.draft(person, 0, 21, "wait", "")
    await bench.tables.absences.confirm(person, plan.absence.id)
    for _ in range(3):
        assert await pass_week(bench) == []
    (one,) = await bench.tables.standing.of_server(GUILD)
    assert one.unmet == 0
    assert len(await pass_week(bench)) == 1, "the person is back"


async def test_it_ends_when_no_game_comes_of_it(bench: Bench) -> None:
    await weekly(bench)
    for _ in range(MOST_UNMET):
        (info,) = await pass_week(bench)
    assert await pass_week(bench) == [] and await bench.tables.standing.of_server(GUILD) == []
    notices = await bench.db.read.all("SELECT payload FROM outbox WHERE table_id = ? AND kind = 'notice'", info.id)
    assert "bot-notice-standing-over" in notices[0][0]
    assert (await bench.tables.views.table(info.id)).status is Status.CANCELLED


async def test_a_game_lets_it_go_on(bench: Bench) -> None:
    await weekly(bench)
    other = await bench.tables.people.person(333)
    for _ in range(MOST_UNMET):
        await pass_week(bench)
        (info,) = await pass_week(bench)
        await bench.tables.lobby.join(info.id, other)
        await bench.tables.lobby.start(info.id, info.opener)
        await bench.tables.ending.cancel(info.id, info.opener)
        await bench.tables.ending.cancel(info.id, other)
    (one,) = await bench.tables.standing.of_server(GUILD)
    assert one.unmet == 1 and one.last_table == info.id


async def test_where_another_table_is_running_that_week_is_left_out(bench: Bench) -> None:
    await weekly(bench)
    busy = await bench.begin(2)
    for _ in range(MOST_UNMET + 1):
        assert await pass_week(bench) == []
    for person in bench.persons:
        await bench.tables.ending.cancel(busy, person)
    assert len(await pass_week(bench)) == 1


async def test_its_person_is_told_of_another_table_in_its_place_and_not_of_its_own_game(bench: Bench) -> None:
    one = await weekly(bench)
    busy = await bench.begin(2)
    bench.clock.advance(one.due_at + 60 - bench.clock.now())
    said = await bench.tables.standing.open(one, allowed=True)
    assert isinstance(said, Text) and said.key == "bot-notice-standing-left-out"
    assert isinstance(said.args["why"], Text) and said.args["why"].key == "bot-trouble-channel-taken"
    for person in bench.persons:
        await bench.tables.ending.cancel(busy, person)
    (info,) = await pass_week(bench)
    await bench.tables.lobby.join(info.id, bench.persons[1])
    await bench.tables.lobby.start(info.id, info.opener)
    (one,) = await bench.tables.standing.of_server(GUILD)
    bench.clock.advance(one.due_at + 60 - bench.clock.now())
    assert await bench.tables.standing.open(one, allowed=True) is None


async def test_its_person_is_told_that_its_options_no_longer_fit(bench: Bench) -> None:
    one = await weekly(bench)
    await bench.db_run("UPDATE standing_invitation SET options = '{\"rounds\": \"many\"}'")
    bench.clock.advance(one.due_at + 60 - bench.clock.now())
    (one,) = await bench.tables.standing.due()
    said = await bench.tables.standing.open(one, allowed=True)
    assert isinstance(said, Text) and isinstance(said.args["why"], Text)
    assert said.args["why"].key == "bot-trouble-options"


async def test_its_person_is_told_once_that_a_quota_has_left_a_week_out(bench: Bench) -> None:
    await bench.restart(person_tables=1)
    one = await weekly(bench)
    other = await bench.tables.lobby.open("little", {}, Home(HomeKind.CHANNEL, GUILD, 5), one.person, "it")
    bench.clock.advance(one.due_at + 60 - bench.clock.now())
    said = await bench.tables.standing.open(one, allowed=True)
    assert isinstance(said, Text) and said.key == "bot-notice-standing-left-out"
    assert isinstance(said.args["why"], Text) and said.args["why"].key == "bot-trouble-tables-person"
    assert await bench.tables.standing.open(one, allowed=True) is None
    await bench.tables.lobby.leave(other.id, one.person)
    assert len(await pass_week(bench)) == 1, "the next week is another matter"


async def test_who_may_not_write_there_opens_nothing_and_it_ends(bench: Bench) -> None:
    await weekly(bench)
    for _ in range(MOST_UNMET - 1):
        assert await pass_week(bench, allowed=False) == []
    (last,) = await bench.tables.standing.of_server(GUILD)
    bench.clock.advance(last.due_at + 60 - bench.clock.now())
    said = await bench.tables.standing.open(last, allowed=False)
    assert isinstance(said, Text) and said.key == "bot-notice-standing-over" and said.args["n"] == MOST_UNMET
    assert await bench.tables.standing.of_server(GUILD) == []


async def test_it_tells_its_person_directly_where_it_may_write_no_longer(bench: Bench) -> None:
    await weekly(bench)
    for _ in range(MOST_UNMET - 1):
        (info,) = await pass_week(bench)
    assert await pass_week(bench, allowed=False) == []
    notices = await bench.db.read.all("SELECT payload FROM outbox WHERE table_id = ? AND kind = 'notice'", info.id)
    assert "bot-notice-standing-over" in notices[0][0] and '"to_opener":true' in notices[0][0].replace(" ", "")


async def test_a_bot_that_comes_late_leaves_the_week_out(bench: Bench) -> None:
    one = await weekly(bench)
    bench.clock.advance(one.due_at + LATE_SECONDS + HOUR - bench.clock.now())
    said = await bench.tables.standing.open(one, allowed=True)
    assert isinstance(said, Text) and isinstance(said.args["why"], Text), "its person hears of every week left out"
    assert said.args["why"].key == "bot-trouble-standing-late"
    (now,) = await bench.tables.standing.of_server(GUILD)
    assert now.due_at == one.due_at + WEEK and now.unmet == 0


async def test_a_bot_that_comes_late_leaves_the_lobby_of_the_week_before_open(bench: Bench) -> None:
    """Its time was made longer by that in which the bot was not running."""
    await weekly(bench)
    (info,) = await pass_week(bench)
    await bench.live(5 * 24 * HOUR, step=6 * HOUR)
    bench.clock.advance(2 * 24 * HOUR + LATE_SECONDS + HOUR)
    await bench.tables.clocks.record_heartbeat()
    assert await open_due(bench) == []
    await bench.live(HOUR)
    assert (await bench.tables.views.table(info.id)).status is Status.LOBBY
    assert len(await pass_week(bench)) == 1
    assert (await bench.tables.views.table(info.id)).status is Status.CANCELLED


async def test_one_that_fails_holds_up_no_other(bench: Bench) -> None:
    await weekly(bench)
    await weekly(bench, home=Home(HomeKind.THREAD, GUILD, CHANNEL + 1))
    await bench.db_run("UPDATE standing_invitation SET game = 'gone' WHERE channel_id = ?", CHANNEL)
    (one, _) = await bench.tables.standing.of_server(GUILD)
    bench.clock.advance(one.due_at + 60 - bench.clock.now())
    (info,) = await open_due(bench)
    assert info.home == Home(HomeKind.THREAD, GUILD, CHANNEL + 1)
    assert await bench.tables.standing.due() == []


async def test_the_owner_and_a_manager_withdraw_it(bench: Bench) -> None:
    one, other = await weekly(bench), await weekly(bench, 6)
    stranger = await bench.tables.people.person(555)
    withdraw = bench.tables.standing.withdraw
    await refused("bot-trouble-no-standing", withdraw(one.id, stranger, None))
    await refused("bot-trouble-no-standing", withdraw(one.id, stranger, GUILD + 1))
    await withdraw(one.id, stranger, GUILD)
    await withdraw(other.id, bench.persons[0], None)
    assert await bench.tables.standing.of_server(GUILD) == []
    await refused("bot-trouble-no-standing", withdraw(one.id, bench.persons[0], None))


async def test_those_in_a_server_without_the_bot_do_not_count(bench: Bench) -> None:
    """Nobody can withdraw them there."""
    for _ in range(MOST):
        await weekly(bench)
    await bench.tables.homes.guild_gone(GUILD)
    assert await weekly(bench, home=Home(HomeKind.CHANNEL, GUILD + 1, CHANNEL)) is not None


async def test_those_of_a_game_that_is_not_installed_do_not_count(bench: Bench) -> None:
    for _ in range(MOST):
        await weekly(bench)
    await bench.db_run("UPDATE standing_invitation SET game = 'gone'")
    assert await weekly(bench) is not None


async def test_nobody_has_too_many(bench: Bench) -> None:
    for hour in range(MOST):
        await weekly(bench, hour + 1.0)
    await refused("bot-trouble-standing-many", weekly(bench))


@pytest.mark.parametrize("how", ["person", "server", "channel"])
async def test_it_goes_with_its_person_its_server_and_its_channel(bench: Bench, how: str) -> None:
    one = await weekly(bench)
    about = await bench.tables.exports.about(one.person)
    assert [row["channel_id"] for row in about["standing_invitation.person"]] == [CHANNEL]
    if how == "person":
        await bench.tables.deletion.delete(one.person)
    elif how == "server":
        await bench.tables.servers.delete(GUILD)
    else:
        await bench.tables.homes.channel_deleted(CHANNEL)
    assert await bench.db.read.all("SELECT id FROM standing_invitation") == []


async def test_it_waits_while_the_bot_is_not_in_the_server(bench: Bench) -> None:
    """Weeks in which the bot could open nothing do not count, as they do not where it is stopped."""
    one = await weekly(bench)
    await bench.tables.homes.guild_gone(GUILD)
    for _ in range(MOST_UNMET + 1):
        await bench.live(WEEK, step=6 * HOUR)
        assert await bench.tables.standing.due() == []
        async with bench.db.snapshot() as moment:
            assert await next_time_of_all(moment) is None, "the bot does not wake for it"
    await bench.tables.homes.guild_back(GUILD)
    assert await open_due(bench, allowed=False) == [], "it is too late for this week"
    (left,) = await bench.tables.standing.of_server(GUILD)
    assert left.unmet == one.unmet == 0 and bench.clock.now() < left.due_at <= bench.clock.now() + WEEK
    assert len(await pass_week(bench)) == 1


async def test_its_last_lobby_may_be_deleted(bench: Bench) -> None:
    await weekly(bench)
    (info,) = await pass_week(bench)
    await bench.db_run("UPDATE standing_invitation SET last_table = ?", info.id + 100)
    await bench.tables.ending.cancel(info.id, info.opener)
    assert len(await pass_week(bench)) == 1


@pytest.mark.postgres
async def test_two_bots_open_one_lobby(bench: Bench) -> None:
    one = await weekly(bench)
    bench.clock.advance(one.due_at + 60 - bench.clock.now())
    async with bots_at(bench.path, bench) as both:
        done = await asyncio.gather(*(bot.standing.open(one, allowed=True) for bot in both))
    assert sum(info is not None for info in done) == 1
    assert await bench.db.read.all("SELECT count(*) FROM game_table") == [(1,)]


async def test_whoever_has_its_last_lobby_by_now_is_not_told_in_place_of_its_person(bench: Bench) -> None:
    """Its person has left that lobby, as people do who leave the server, so it has another opener."""
    await weekly(bench)
    for _ in range(MOST_UNMET - 1):
        (info,) = await pass_week(bench)
    await bench.tables.lobby.join(info.id, await bench.tables.people.person(333))
    await bench.tables.lobby.leave(info.id, bench.persons[0])
    (last,) = await bench.tables.standing.of_server(GUILD)
    bench.clock.advance(last.due_at + 60 - bench.clock.now())
    said = await bench.tables.standing.open(last, allowed=False)
    assert isinstance(said, Text) and said.key == "bot-notice-standing-over"
    notices = await bench.db.read.all("SELECT payload FROM outbox WHERE table_id = ? AND kind = 'notice'", info.id)
    assert not any("bot-notice-standing-over" in payload for payload, in notices)
