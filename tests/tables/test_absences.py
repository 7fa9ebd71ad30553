"""Being away: what it does, how much of it there may be, and that one is back with one click."""

from __future__ import annotations

import pytest

from storage.model import Status
from storage.outgoing import DueKind
from tables.absences import A_YEAR, KIND
from tables.pace import DAY, HOUR
from tables.trouble import Trouble
from tests.tables.conftest import CHANNEL, Bench


async def go(bench: Bench, person: int, begin: int = 0, days: int = 7, how: str = "wait", note: str = "") -> None:
    plan = await bench.tables.absences.think(person, begin, days, how, note)
    await bench.tables.absences.go(person, plan.absence.id)


async def refused(bench: Bench, person: int, begin: int, days: int) -> str:
    with pytest.raises(Trouble) as trouble:
        await go(bench, person, begin, days)
    return trouble.value.text.key


async def said(bench: Bench) -> list[str]:
    """The keys of the notices that wait to be published."""
    return [
        one.text.key for row in await bench.tables.outbox.due() if row.kind == "notice" for one in row.payload.notices
    ]


async def is_person(bench: Bench, table: int, seat: int) -> bool:
    return (await bench.tables.looking.table(table)).seats[seat].person is not None


async def test_what_it_does_to_each_table_is_shown_and_nothing_happens_yet(bench: Bench) -> None:
    await bench.begin(2, channel=701)
    await bench.begin(1, ("legal",), channel=702)
    await bench.lobby(2, channel=703)
    ana, before = bench.persons[0], await said(bench)
    plan = await bench.tables.absences.think(ana, 2, 7, "ask", "walking")
    effects = {one.info.home.channel_id: one.what for one in plan.effects}
    assert effects == {701: "ask", 702: "alone", 703: "lobby"}
    assert plan.left == A_YEAR - 7 and plan.absence.from_at == bench.clock.now() + 2 * DAY
    assert await said(bench) == before and (await bench.tables.looking.table(1)).seats[0].away == ()


async def test_tables_with_others_are_told(bench: Bench) -> None:
    await bench.begin(2, channel=701)
    await bench.begin(1, ("legal",), channel=702)
    await go(bench, bench.persons[0], note="walking")
    rows = [row for row in await bench.tables.outbox.due() if row.kind == "notice"]
    (notice,) = [one for row in rows for one in row.payload.notices]
    assert notice.text.key == "bot-notice-away" and notice.text.args["note"] == "walking" and notice.seats == ()


async def test_a_table_that_waits_calls_nobody_until_they_are_back(bench: Bench) -> None:
    table = await bench.begin(2)
    await go(bench, bench.persons[1], days=5)
    told = await bench.live(5 * DAY - HOUR)
    assert [(one.kind, one.seat) for one in told] == [(DueKind.REMINDER, 0)]
    told = await bench.live(2 * HOUR)
    assert [(one.kind, one.seat) for one in told] == [(DueKind.REMINDER, 1)] and await is_person(bench, table, 1)


async def test_who_is_away_is_called_to_nothing_until_they_are_back(bench: Bench) -> None:
    """Whatever it is about: also as somebody who follows a table, or is invited to one."""
    await bench.begin(2)
    people, ben = bench.tables.people, bench.persons[1]
    assert await people.awake_at(ben, bench.clock.now()) == bench.clock.now()
    await bench.tables.absences.think(ben, 0, 5, "wait", "")
    assert await people.awake_at(ben, bench.clock.now()) == bench.clock.now()  # so far they only think of it
    await go(bench, ben, days=5)
    assert await people.awake_at(ben, bench.clock.now()) == bench.clock.now() + 5 * DAY
    await bench.tables.absences.back(ben)
    assert await people.awake_at(ben, bench.clock.now()) == bench.clock.now()


async def test_an_ai_plays_meanwhile_and_the_seat_comes_back_by_itself(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=60)
    await go(bench, bench.persons[1], begin=1, days=3, how="ai")
    assert await is_person(bench, table, 1)
    await bench.live(DAY)
    assert not await is_person(bench, table, 1) and "bot-log-away-ai" in await bench.told(table)
    await bench.live(3 * DAY - HOUR)
    assert not await is_person(bench, table, 1)
    await bench.live(HOUR)
    assert await is_person(bench, table, 1)


async def test_whoever_comes_back_early_sits_again_and_is_called(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=60)
    await go(bench, bench.persons[1], how="ai")
    assert not await is_person(bench, table, 1)
    assert await bench.tables.absences.back(bench.persons[1]) and await is_person(bench, table, 1)
    assert not await bench.tables.absences.back(bench.persons[1])
    assert (await bench.tables.looking.table(table)).seats[1].away == ()


@pytest.mark.parametrize(
    ("ballots", "sits"), [(("ai", "ai"), False), (("wait", "wait"), True), (("ai",), False), ((), True)]
)
async def test_the_others_are_asked(bench: Bench, ballots: tuple[str, ...], sits: bool) -> None:
    table = await bench.begin(3)
    await bench.restart(ai_delay=60)
    await go(bench, bench.persons[2], how="ask")
    count = await bench.vote(table, KIND)
    assert count is not None and count.waiting == (0, 1)
    for seat, choice in enumerate(ballots):
        await bench.tables.votes.ballot(table, count.vote.id, bench.persons[seat], choice)
    await bench.live(25 * HOUR)
    assert await bench.vote(table, KIND) is None and await is_person(bench, table, 2) == sits
    await bench.tables.absences.back(bench.persons[2])
    assert await is_person(bench, table, 2)


async def test_who_is_back_before_the_others_have_said_anything_ends_the_vote(bench: Bench) -> None:
    table = await bench.begin(2)
    await go(bench, bench.persons[1], how="ask")
    await bench.tables.absences.back(bench.persons[1])
    assert await bench.vote(table, KIND) is None


async def test_at_most_three_weeks_at_a_stretch_and_six_of_a_year(bench: Bench) -> None:
    await bench.begin(2)
    ana = bench.persons[0]
    assert await refused(bench, ana, 0, 22) == "bot-trouble-away-days"
    await go(bench, ana, 0, 21)
    assert await refused(bench, ana, 0, 1) == "bot-trouble-away-already"
    await bench.live(21 * DAY, DAY)
    assert await refused(bench, ana, 1, 1) == "bot-trouble-away-stretch"
    await go(bench, ana, 3, 20)
    await bench.live(30 * DAY, DAY)
    assert await refused(bench, ana, 0, 2) == "bot-trouble-away-year"
    await go(bench, ana, 0, 1)
    await bench.live(3 * DAY, DAY)
    assert await refused(bench, ana, 0, 1) == "bot-trouble-away-year"
    await bench.live(340 * DAY, 10 * DAY)
    await go(bench, ana, 0, 7)


async def test_an_early_return_gives_back_only_whole_days(bench: Bench) -> None:
    await bench.begin(2)
    ana = bench.persons[0]
    for _ in range(2):
        await go(bench, ana, 0, 10)
        await bench.live(HOUR)
        await bench.tables.absences.back(ana)
        await bench.live(3 * DAY, DAY)
    plan = await bench.tables.absences.think(ana, 0, 1, "wait", "")
    assert plan.left == A_YEAR - 3
    await go(bench, ana, 5, 10)
    await bench.tables.absences.back(ana)
    assert (await bench.tables.absences.think(ana, 0, 1, "wait", "")).left == A_YEAR - 3, "it never began"


async def test_a_page_that_is_out_of_date_means_nothing(bench: Bench) -> None:
    await bench.begin(2)
    ana = bench.persons[0]
    old = await bench.tables.absences.think(ana, 0, 3, "wait", "")
    new = await bench.tables.absences.think(ana, 0, 4, "wait", "")
    for who, one in ((ana, old), (bench.persons[1], new)):
        with pytest.raises(Trouble) as trouble:
            await bench.tables.absences.go(who, one.absence.id)
        assert trouble.value.text.key == "bot-trouble-away-anew"
    await bench.tables.absences.go(ana, new.absence.id)


async def test_a_table_that_has_ended_meanwhile_does_not_stand_in_the_way(bench: Bench) -> None:
    gone, here = await bench.begin(2, channel=CHANNEL), await bench.begin(2, channel=701)
    await bench.restart(ai_delay=60)
    await go(bench, bench.persons[1], how="ai")
    await bench.tables.ending.close_for_others(gone, 99, bench.persons[:2])
    await bench.restart(ai_delay=60)
    await bench.live(8 * DAY, DAY)
    assert await is_person(bench, here, 1)
    assert (await bench.tables.looking.table(gone)).status is Status.CANCELLED
