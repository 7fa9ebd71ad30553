"""The deal of the day: the same for everybody, once, unknown before its day, checkable after it."""

from __future__ import annotations

import asyncio
import logging
import random
from datetime import timedelta

import pytest
from pydantic import SecretStr

from games.core.chance import Chance, commitment
from games.core.daily import FIRST_LINK, Link, checks, day_seed, unbroken
from games.core.verify import verify
from games.northwood import SPEC
from games.northwood.daily import day_options
from storage import daily as storage
from storage.connection import Conflict, StorageError
from storage.model import Home, HomeKind, Person, PersonSettings, Status, TableInfo
from tables.daily import DailyStanding
from tables.days import end_of
from tables.recording import LAST_CALL, LEAST_WAIT
from tables.trouble import Trouble
from tests.tables.conftest import CHANNEL, GUILD, Bench

ALONE = Home(HomeKind.PRIVATE)
DAY = 24 * 3600.0
SECRET = "a secret of the operator's"


@pytest.fixture
async def bench(bench: Bench) -> Bench:
    """With For Northwood! in the registry and a secret of the operator's."""
    bench.specs["northwood"] = SPEC
    await bench.restart(daily_secret=SecretStr(SECRET))
    return bench


async def somebody(bench: Bench, n: int = 0) -> Person:
    return await bench.tables.people.person(100 + n)


async def begin(bench: Bench, n: int = 0, guild: int | None = GUILD, home: Home = ALONE) -> TableInfo:
    return await bench.tables.daily.play(await somebody(bench, n), home, "en", guild)


async def step(bench: Bench, info: TableInfo, rng: random.Random) -> bool:
    """One legal answer; whether the game goes on."""
    view = await bench.tables.looking.view(info.id, 0)
    if view.question is None:
        return False
    answer = SPEC.ais["legal"].choose(view, view.question.decision, rng)
    await bench.tables.play.submit(info.id, 0, view.question.number, answer, by=info.seats[0].person)
    return True


async def finish(bench: Bench, info: TableInfo, seed: int = 1) -> None:
    rng = random.Random(seed)
    while await step(bench, info, rng):
        pass
    assert (await bench.tables.looking.table(info.id)).status is Status.FINISHED


async def dealt(bench: Bench, info: TableInfo) -> object:
    view = await bench.tables.looking.view(info.id, 0)
    return view.board


async def test_two_people_get_the_same_deal_and_keep_it_over_a_restart(bench: Bench) -> None:
    first = await begin(bench, 0)
    await bench.restart()
    second = await begin(bench, 1)
    assert first.id != second.id and await dealt(bench, first) == await dealt(bench, second)
    await step(bench, first, random.Random(1))
    await step(bench, second, random.Random(1))
    assert await dealt(bench, first) == await dealt(bench, second)


async def test_after_midnight_there_is_a_new_deal(bench: Bench) -> None:
    bench.clock.set(10 * DAY - 1)
    today = await begin(bench)
    bench.clock.wait(1)
    tomorrow = await begin(bench)
    assert tomorrow.id != today.id and tomorrow.daily is not None
    assert tomorrow.daily - timedelta(days=1) == today.daily
    assert await dealt(bench, today) != await dealt(bench, tomorrow)
    mine = await bench.tables.looking.my_tables(await somebody(bench))
    assert {one.info.id for one in mine} == {today.id, tomorrow.id}


async def test_it_is_played_once_also_with_two_clicks_at_once_elsewhere_and_after_giving_up(bench: Bench) -> None:
    both = await asyncio.gather(begin(bench), begin(bench))
    elsewhere = await begin(bench, guild=901, home=Home(HomeKind.CHANNEL, 901, 5))
    assert {one.id for one in (*both, elsewhere)} == {both[0].id}
    person = await somebody(bench)
    assert await bench.tables.ending.cancel(both[0].id, person)
    assert (await begin(bench)).status is Status.CANCELLED
    with pytest.raises(Conflict):
        async with bench.db.transaction() as tx:
            await storage.note_play(tx, bench.tables.records.today(), person, both[0].id, GUILD)


async def test_a_restart_in_the_middle_loses_nothing(bench: Bench) -> None:
    info, rng = await begin(bench), random.Random(3)
    for _ in range(12):
        before = await dealt(bench, info)
        await bench.restart()
        assert (await begin(bench)).id == info.id and await dealt(bench, info) == before
        await step(bench, info, rng)
    await finish(bench, info)
    assert (await begin(bench)).status is Status.FINISHED


async def test_a_failure_at_the_start_leaves_the_deal_to_be_played(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bench.tables.daily.standing(await somebody(bench), GUILD)
    before = await bench.dump()

    async def fails(*_: object) -> None:
        raise StorageError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr("storage.tables.set_started", fails)
        with pytest.raises(Trouble):
            await begin(bench)
    assert await bench.dump() == before
    assert (await begin(bench)).status is Status.PLAYING


async def test_the_table_of_the_day_is_for_those_who_have_played_and_for_their_server(bench: Bench) -> None:
    ana, ben, cleo = [await begin(bench, n, guild) for n, guild in ((0, GUILD), (1, GUILD), (2, 901))]
    await finish(bench, ana, 1)
    await finish(bench, cleo, 2)

    async def seen(n: int, guild: int | None = GUILD) -> list[int]:
        return [one.discord_id for one in (await bench.tables.daily.standing(await somebody(bench, n), guild)).ranking]

    assert await seen(3) == [] and await seen(1) == []  # has not begun; is in the middle of it
    assert await seen(0) == [100] and await seen(2, 901) == [102]
    assert await seen(0, None) == [100]
    await finish(bench, ben, 5)
    assert set(await seen(0)) == set(await seen(1)) == {100, 101}
    ranking = (await bench.tables.daily.standing(await somebody(bench), GUILD)).ranking
    results = {one.id: await bench.tables.looking.result(one.id) for one in (ana, ben)}
    assert [one.total for one in ranking] == sorted((r.totals[0] for r in results.values() if r), reverse=True)
    assert ranking[0].place == 1 and [one.discord_id for one in ranking if one.mine] == [100]
    bench.clock.wait(DAY)
    assert await seen(0) == []


async def test_after_the_day_its_table_is_for_everybody_and_does_not_change_any_more(bench: Bench) -> None:
    ana, ben, cleo = [await begin(bench, n, guild) for n, guild in ((0, GUILD), (1, GUILD), (2, 901))]
    await finish(bench, ana, 1)
    await finish(bench, cleo, 2)
    today = await bench.tables.daily.standing(await somebody(bench), GUILD)
    assert today.final == () and not today.late
    bench.clock.set(end_of(bench.tables.records.today()))
    await finish(bench, ben, 5)  # too late: with the seed open he could know every card

    async def standing(n: int, guild: int | None = GUILD) -> DailyStanding:
        return await bench.tables.daily.standing(await somebody(bench, n), guild)

    assert (await standing(0)).final == today.ranking != ()
    assert [(one.discord_id, one.mine) for one in (await standing(3)).final] == [(100, False)]
    assert (await standing(3)).ranking == ()  # today's is not shown to those who have not played it
    assert [one.discord_id for one in (await standing(2, 901)).final] == [102]
    assert [one.discord_id for one in (await standing(1, None)).final] == []
    assert [(await standing(n)).late for n in (0, 1, 3)] == [False, True, False]
    await finish(bench, await begin(bench, 0))
    assert (await standing(0)).final == today.ranking  # streaks, too, stand as they stood that day
    bench.clock.wait(DAY)
    assert [one.discord_id for one in (await standing(3)).final] == [100] and (await standing(3)).final[0].streak == 2
    assert not (await standing(1)).late


async def test_whoever_closed_their_deal_is_not_told_that_it_came_too_late(bench: Bench) -> None:
    info = await begin(bench)
    assert await bench.tables.ending.cancel(info.id, await somebody(bench))
    bench.clock.wait(DAY)
    standing = await bench.tables.daily.standing(await somebody(bench), GUILD)
    assert standing.final == () and not standing.late


async def test_streaks_count_days_played_to_the_end_without_a_gap(bench: Bench) -> None:
    async def streak(n: int = 0) -> int:
        return (await bench.tables.daily.standing(await somebody(bench, n), GUILD)).streak

    assert await streak() == 0
    for number in range(3):
        info = await begin(bench)
        assert await streak() == number  # begun is not played
        await finish(bench, info)
        assert await streak() == number + 1
        bench.clock.wait(DAY)
    assert await streak() == 3 and await streak(1) == 0
    bench.clock.wait(DAY)
    assert await streak() == 0


async def test_the_seed_stays_closed_until_its_day_is_over_and_then_opens_what_was_promised(bench: Bench) -> None:
    info = await begin(bench)
    rulers = [one.ruler for one in (await bench.tables.looking.view(info.id, None)).board.fiefs]
    await finish(bench, info)
    before = await bench.tables.daily.standing(await somebody(bench), GUILD)
    sealed = await bench.tables.history.seal(info.id)
    assert before.today.seed is None and before.yesterday is None
    assert sealed.secret is None and sealed.seed is None and sealed.commitment == before.today.commitment
    with pytest.raises(Trouble):
        await bench.tables.history.record(info.id)
    bench.clock.wait(DAY)
    record = await bench.tables.history.record(info.id)
    assert verify(record).wrong == () and record.record.daily == before.today.day.isoformat()
    after = await bench.tables.daily.standing(await somebody(bench), GUILD)
    assert after.yesterday is not None and after.yesterday.seed is not None and after.today.seed is None
    assert (after.yesterday.commitment, after.yesterday.link) == (before.today.commitment, before.today.link)
    promise = Link(before.today.day, before.today.commitment, before.today.link)
    assert checks(promise, after.yesterday.seed)
    assert (await bench.tables.history.seal(info.id)).seed == after.yesterday.seed
    again = SPEC.setup(1, day_options(promise.day), Chance(after.yesterday.seed), {})
    assert [one.ruler for one in again.fiefs] == rulers


async def test_the_chain_has_a_link_for_every_day_also_those_without_a_player(bench: Bench) -> None:
    links = []
    for days in (0, 1, 5):
        bench.clock.wait(days * DAY)
        await bench.tables.daily.standing(await somebody(bench), GUILD)
    rows = await bench.db.read.all("SELECT day FROM daily_deal ORDER BY day")
    for (day,) in rows:
        deal = await storage.deal(bench.db.read, type(bench.tables.records.today()).fromisoformat(day))
        assert deal is not None
        links.append(Link(deal.day, commitment(deal.seed), deal.link))
    assert len(links) == 7 and unbroken(links, FIRST_LINK)


async def test_a_secret_of_the_operator_gives_the_seeds_and_a_made_one_is_kept(bench: Bench) -> None:
    info = await begin(bench)
    assert info.commitment == commitment(day_seed(SPEC.id, SECRET, bench.tables.records.today()))
    assert await bench.db.read.all("SELECT * FROM daily_secret") == []
    bench.clock.wait(DAY)
    await bench.restart(daily_secret=None)
    await begin(bench)
    ((_, made),) = await bench.db.read.all("SELECT * FROM daily_secret")
    bench.clock.wait(DAY)
    await bench.restart()
    assert (await begin(bench)).commitment == commitment(day_seed(SPEC.id, made, bench.tables.records.today()))
    assert len(made) == 64 and len(await bench.db.read.all("SELECT * FROM daily_secret")) == 1


async def test_nothing_that_is_public_or_logged_tells_the_seed(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    info = await begin(bench)
    await finish(bench, info)
    standing = await bench.tables.daily.standing(await somebody(bench), GUILD)
    views = [await bench.tables.looking.view(info.id, viewer) for viewer in (0, None)]
    lines = await bench.tables.looking.lines(info.id, 0)
    seed = day_seed(SPEC.id, SECRET, bench.tables.records.today())
    seal = await bench.tables.history.seal(info.id)
    told = f"{standing!r}{info!r}{views!r}{lines!r}{seal!r}{caplog.text}{bench.settings!r}"
    assert seed not in told and SECRET not in told


async def test_nobody_is_told_in_public_about_a_private_deal(bench: Bench) -> None:
    await finish(bench, await begin(bench))
    assert await bench.tables.outbox.due() == []


async def test_an_open_deal_is_told_in_its_channel_and_takes_its_place(bench: Bench) -> None:
    home = Home(HomeKind.CHANNEL, GUILD, CHANNEL)
    info = await begin(bench, home=home)
    assert [str(row.kind) for row in await bench.tables.outbox.due()] == ["turn"]
    with pytest.raises(Trouble) as refused:
        await begin(bench, 1, home=home)
    assert refused.value.text.key == "bot-trouble-channel-taken"
    assert (await begin(bench, 1)).id != info.id  # privately it is still theirs to play


async def test_an_unfinished_deal_is_reminded_of_before_its_day_ends(bench: Bench) -> None:
    over = end_of(bench.tables.records.today())
    bench.clock.set(over)
    over += DAY
    info = await begin(bench)
    assert await bench.tables.due.reminders(over - LAST_CALL - 1) == []
    assert [item.table_id for item in await bench.tables.due.reminders(over - LAST_CALL)] == [info.id]
    bench.clock.set(over - LAST_CALL)
    await step(bench, info, random.Random(1))  # on the move at that time: not now, but if it is left again
    assert await bench.tables.due.reminders(bench.clock.now() + LEAST_WAIT - 1) == []
    assert len(await bench.tables.due.reminders(bench.clock.now() + LEAST_WAIT)) == 1
    bench.clock.set(over - LEAST_WAIT)
    await step(bench, info, random.Random(1))
    assert await bench.tables.due.reminders(over + 3 * DAY) == []  # too late for a reminder to be of use


async def test_a_finished_deal_and_a_person_who_wants_none_are_not_reminded(bench: Bench) -> None:
    await finish(bench, await begin(bench))
    await begin(bench, 1)
    await bench.tables.people.change_settings(await somebody(bench, 1), PersonSettings(reminders=False))
    assert await bench.tables.due.reminders(end_of(bench.tables.records.today()) - 1) == []


async def test_no_ai_plays_it(bench: Bench) -> None:
    info = await begin(bench)
    with pytest.raises(Trouble) as refused:
        await bench.tables.seats.hand_over(info.id, 0, "hint", await somebody(bench))
    assert refused.value.text.key == "bot-trouble-daily-alone"


async def test_a_clock_that_went_back_before_the_chain_began_stops_the_deal(bench: Bench) -> None:
    await begin(bench)
    bench.clock.wait(-2 * DAY)
    with pytest.raises(Trouble) as refused:
        await begin(bench)
    assert refused.value.text.key == "bot-trouble-daily-clock"


async def test_a_deal_that_was_closed_by_mistake_goes_on_in_its_day_only(bench: Bench) -> None:
    """Until then its cards stay closed, and so does the table of the day: the deal may still go on."""
    bench.clock.set(end_of(bench.tables.records.today()) - 3600.0)
    other = await begin(bench, 1)
    await finish(bench, other)
    info, person = await begin(bench), await somebody(bench)
    assert await bench.tables.ending.cancel(info.id, person)
    assert (await bench.tables.looking.table(info.id)).reopen_until == end_of(bench.tables.records.today())
    standing = await bench.tables.daily.standing(person, GUILD)
    assert standing.ranking == () and standing.table is not None
    await bench.tables.reopening.reopen(info.id, person)
    assert (await bench.tables.daily.standing(person, GUILD)).table == await bench.tables.looking.table(info.id)
    assert await bench.tables.ending.cancel(info.id, person)
    bench.clock.wait(3600.0)
    with pytest.raises(Trouble) as trouble:
        await bench.tables.reopening.reopen(info.id, person)
    assert trouble.value.text.key == "bot-trouble-over"
    assert (await bench.tables.history.seal(info.id)).seed is not None


async def test_the_ranking_of_a_day_counts_its_own_days_in_a_row(bench: Bench) -> None:
    """The picture of an earlier deal keeps the streak that it ended with."""
    played = []
    for _ in range(3):
        played.append(await begin(bench))
        await finish(bench, played[-1])
        bench.clock.wait(DAY)
    assert [await bench.tables.daily.streak(one) for one in played] == [1, 2, 3]
    bench.clock.wait(DAY)
    late = await begin(bench)
    await finish(bench, late)
    assert await bench.tables.daily.streak(late) == 1


async def test_of_many_the_best_are_told_and_oneself(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal totals share a place, also with those who are not told of."""
    monkeypatch.setattr("tables.daily.MOST_TOLD", 2)
    scores = [
        storage.Score(person, 100 + person, True, total, {}) for person, total in ((1, 9), (2, 7), (3, 7), (4, 5))
    ]

    async def found(*_: object) -> list[storage.Score]:
        return scores

    monkeypatch.setattr("tables.daily.daily.scores", found)

    async def told(person: Person) -> list[tuple[int, int, bool]]:
        final = (await bench.tables.daily.standing(person, GUILD)).final
        return [(one.place, one.discord_id, one.mine) for one in final]

    assert await told(1) == [(1, 101, True), (2, 102, False)]
    assert await told(3) == [(1, 101, False), (2, 102, False), (2, 103, True)]
    assert await told(4) == [(1, 101, False), (2, 102, False), (4, 104, True)]
