"""Times that are named to people: the texts, the README and the help agree with the constants in the code."""

from __future__ import annotations

import pytest

from storage.model import Home, HomeKind, Pace, Status
from tables.core.errors import RequestRefused
from tables.time.pace import DAY, HOUR, pace_of
from tests.tables.conftest import CHANNEL, GUILD, Bench
from tests.tables.test_absences import go, refused


async def test_a_lobby_waits_a_week_for_its_start(bench: Bench) -> None:
    lobby = await bench.lobby(2)
    await bench.live(7 * DAY - HOUR, 6 * HOUR)
    assert (await bench.tables.views.table(lobby.id)).status is Status.LOBBY
    await bench.live(2 * HOUR)
    assert (await bench.tables.views.table(lobby.id)).status is Status.CANCELLED


@pytest.mark.parametrize(("days", "ends"), [(4, False), (6, True)])
async def test_whoever_has_left_it_waiting_for_a_week_does_not_keep_it_from_ending(
    bench: Bench, days: int, ends: bool
) -> None:
    table = await bench.begin(2)
    await bench.act(table, 0, "1")
    await bench.live(days * DAY)
    await bench.tables.ending.cancel(table, bench.persons[0])
    await bench.live(2 * DAY + HOUR)
    assert (await bench.tables.views.table(table)).status is (Status.CANCELLED if ends else Status.PLAYING)


@pytest.mark.parametrize(("hours", "opens"), [(23, True), (25, False)])
async def test_for_a_day_a_table_can_be_opened_again(bench: Bench, hours: int, opens: bool) -> None:
    table = await bench.begin(2)
    for person in bench.persons:
        await bench.tables.ending.cancel(table, person)
    await bench.live(hours * HOUR)
    if opens:
        await bench.tables.reopening.reopen(table, bench.persons[0])
    else:
        with pytest.raises(RequestRefused, match="over"):
            await bench.tables.reopening.reopen(table, bench.persons[0])


async def test_an_absence_begins_within_the_next_two_months(bench: Bench) -> None:
    await bench.begin(2)
    assert await refused(bench, bench.persons[0], 61, 3) == "bot-trouble-away-days"
    await go(bench, bench.persons[0], begin=60, days=3)


@pytest.mark.parametrize(("hours", "is_open"), [(47, True), (49, False)])
async def test_who_is_invited_has_two_days_to_answer(bench: Bench, hours: int, is_open: bool) -> None:
    lobby = await bench.lobby(2)
    guest = await bench.tables.people.person(700)
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], guest)
    (invitation,) = (await bench.db.read.all("SELECT id FROM invitation"))[0]
    bench.clock.advance(hours * HOUR)
    assert (await bench.tables.invitations.invitation(invitation) is not None) == is_open


def test_how_fast_tables_play() -> None:
    told = {"hour": (1, 12), "quarter": (6, 24), "day": (24, 72), "days": (72, 168), "week": (168, 168)}
    for name, (spare, reserve) in told.items():
        assert pace_of(name, "ask") == Pace(spare * HOUR, reserve * HOUR, "ask")


@pytest.mark.parametrize(("minutes", "is_offered"), [(14, True), (16, False)])
async def test_for_a_quarter_of_an_hour_tables_can_be_taken_away(
    bench: Bench, minutes: int, is_offered: bool
) -> None:
    await bench.begin(2)
    manager = bench.persons[0]
    await bench.tables.transfer.offer(manager, GUILD)
    bench.clock.advance(minutes * 60)
    elsewhere = Home(HomeKind.CHANNEL, GUILD + 1, CHANNEL + 1)
    assert bool((await bench.tables.transfer.movable_tables(manager, elsewhere)).tables) == is_offered
