"""Leases: several bots with one database share the work on its tables. A bot that has claimed a table does the work,
and one that was taken for dead can write nothing of it any more."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from storage.engine import processes
from storage.engine.connection import Statement
from storage.engine.database import Database
from storage.outgoing import OutboxKind, PostedMessage
from tables.core.clock import Clock
from tables.service import TableService
from tables.state.leases import TURN_VALID_SECONDS, Claim, DatabaseLeases, LeaseLost, Work
from tables.time.pace import pace_of
from tests.tables.conftest import CHANNEL, ROUND, Bench, bots_at, play
from tests.tables.test_two_processes import act_at

BEAT = 0.05


class WrongClock(Clock):
    """The clock of a machine that is off by so many seconds."""

    def __init__(self, off: float) -> None:
        super().__init__(lambda: time.time() + off)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.state.leases.HEARTBEAT_SECONDS", BEAT)


@pytest.fixture
async def bots(bench: Bench) -> AsyncIterator[list[TableService]]:
    """Yield two bots with the bench's database."""
    async with bots_at(bench.path, bench) as both:
        yield both


def among(bot: TableService) -> DatabaseLeases:
    assert isinstance(bot.records.leases, DatabaseLeases)
    return bot.records.leases


async def under(claimed: Claim, work: Callable[[], Awaitable[object]]) -> None:
    """Do something under a claim."""

    async def done() -> None:
        await work()

    await asyncio.create_task(done(), context=claimed.context())


async def stop(bot: TableService) -> None:
    """Suspend a bot, as a stopped process."""
    beating = among(bot)._beating
    assert beating is not None
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)


async def taken_for_dead(bot: TableService, by: TableService) -> None:
    """Let another bot find that this one has given no sign of life."""
    await stop(bot)
    number = among(bot).number
    await end_lease(bot)

    async def gone() -> bool:
        return number not in await processes.registered(by.records.db)

    await until(gone)


async def end_lease(bot: TableService) -> None:
    """Let a bot's lease end."""
    await bot.records.db.execute(Statement("UPDATE process SET until = 0 WHERE id = ?", (among(bot).number,)))


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition holds."""
    for _ in range(200):
        if await so():
            return
        await asyncio.sleep(BEAT / 2)
    pytest.fail("waited in vain")


async def test_what_one_has_claimed_is_not_the_others(bots: list[TableService]) -> None:
    one, other = map(among, bots)
    assert (await one.claim(Work.PUBLISH, [1, 2])).ids == {1, 2}
    assert (await other.claim(Work.PUBLISH, [2, 3])).ids == {3}
    assert (await one.claim(Work.PUBLISH, [1, 2, 3])).ids == {1, 2}
    assert (await other.claim(Work.THINK, [1, 2])).ids == {1, 2}
    await one.hand_back(Work.PUBLISH, [2, 3])
    assert (await other.claim(Work.PUBLISH, [1, 2, 3])).ids == {2, 3}


async def test_many_who_claim_at_once_share_it_out(bots: list[TableService]) -> None:
    about = range(40)
    claimed = await asyncio.gather(*(among(bot).claim(Work.PUBLISH, about) for bot in bots for _ in range(3)))
    mine, others = (set().union(*(one.ids for one in claimed[n : n + 3])) for n in (0, 3))
    assert mine | others == set(about) and not mine & others


async def test_who_stops_hands_everything_back_at_once(bots: list[TableService]) -> None:
    await among(bots[0]).claim(Work.PUBLISH, [1])
    await among(bots[0]).close()
    assert (await among(bots[1]).claim(Work.PUBLISH, [1])).ids == {1}


async def test_who_is_alive_keeps_what_it_has_claimed(bots: list[TableService]) -> None:
    db, ends = bots[0].records.db, "SELECT until FROM process ORDER BY id"
    await among(bots[0]).claim(Work.PUBLISH, [1])
    before = await db.read.all(ends)

    async def prolonged() -> bool:
        return all(now > then for (now,), (then,) in zip(await db.read.all(ends), before, strict=True))

    await until(prolonged)
    assert (await among(bots[1]).claim(Work.PUBLISH, [1])).ids == set()


async def test_a_bot_counts_the_others_that_are_gone(bots: list[TableService]) -> None:
    one, other = bots
    await among(one)._beat()
    await among(other)._beat()
    assert among(one).lost_bots == among(other).lost_bots == 0
    await taken_for_dead(one, other)

    async def counted() -> bool:
        return among(other).lost_bots == 1

    await until(counted)


async def test_who_was_not_heard_of_loses_it_and_writes_nothing_of_it(bench: Bench, bots: list[TableService]) -> None:
    table = await bench.begin()
    one, other = bots
    (row,) = [row for row in await one.outbox.due() if row.kind is OutboxKind.TURN]
    claimed = await among(one).claim(Work.PUBLISH, [table])
    await under(claimed, lambda: one.outbox.put_off(row, 0.0))
    assert await other.outbox.due() == []
    await taken_for_dead(one, other)
    assert (await among(other).claim(Work.PUBLISH, [table])).ids == {table}
    await among(other)._beat()
    await stop(other)
    before = await bench.dump()
    for late in (
        lambda: one.outbox.done(row), lambda: one.outbox.begin_sending(row),
        lambda: one.outbox.record_message(PostedMessage(table, OutboxKind.TURN, CHANNEL, 11)),
    ):
        with pytest.raises(LeaseLost):
            await under(claimed, late)
    assert await bench.dump() == before
    await among(one)._beat()  # it goes on under another number, and its earlier work is still refused
    assert among(one).number not in (None, claimed.number)
    with pytest.raises(LeaseLost):
        await under(claimed, lambda: one.outbox.done(row))
    await bench.act(table, 0, "1")
    assert {row.table_id for row in await other.outbox.due()} == {table} and await one.outbox.due() == []


async def test_clicks_are_answered_whoever_was_taken_for_dead(bench: Bench, bots: list[TableService]) -> None:
    table = await bench.begin()
    await taken_for_dead(bots[0], bots[1])
    question = (await bots[0].views.view(table, 0)).question
    assert question is not None
    await bots[0].answers.submit(table, 0, question.number, ("1",), by=bench.persons[0], interaction=bench.click())
    assert (await bots[1].views.view(table, 1)).asked


async def test_who_was_taken_for_dead_claims_nothing(bots: list[TableService]) -> None:
    await taken_for_dead(*bots)
    assert (await among(bots[0]).claim(Work.PUBLISH, [1])).ids == set()
    await among(bots[0])._beat()
    assert (await among(bots[0]).claim(Work.PUBLISH, [1])).ids == {1}


async def test_nothing_is_said_when_nobody_has_heard_of_the_bot_for_long(
    bots: list[TableService], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops sending before any other bot can have taken it for dead."""
    sharing = among(bots[0])
    claimed = await sharing.claim(Work.PUBLISH, [1])

    async def check() -> None:
        sharing.check_claim()

    await under(claimed, check)
    monkeypatch.setattr("tables.state.leases.SAFE_SECONDS", 0.0)
    with pytest.raises(LeaseLost):
        await under(claimed, check)
    sharing.check_claim()  # what needs no claim is sent


@pytest.mark.postgres  # in SQLite a writer locks out every other writer
async def test_a_process_in_the_midst_of_a_write_is_not_taken_for_dead(bots: list[TableService]) -> None:
    """Either its write is refused, or the bot that takes over sees it."""
    one, other = bots
    claimed = await among(one).claim(Work.CALL, [0])
    for bot in bots:
        await stop(bot)

    async def write() -> None:
        async with one.records.write() as tx:
            await tx.run("INSERT INTO person (discord_id) VALUES (4711)")
            await end_lease(one)
            await among(other)._beat()
            assert among(one).number in await processes.registered(one.records.db)

    await under(claimed, write)
    assert await other.records.read.all("SELECT 1 FROM person WHERE discord_id = 4711") == [(1,)]


async def test_ai_seats_of_who_was_taken_for_dead_are_taken_over(bench: Bench, bots: list[TableService]) -> None:
    one, other = bots
    await bench.restart(ai_delay=60)
    among(one)._listeners.clear()  # it only gives signs of life
    assert (await among(one).claim(Work.THINK, [1])).ids == {1}
    assert await bench.begin(1, ("legal",)) == 1
    await asyncio.sleep(4 * BEAT)
    assert (await bench.asked(1)).keys() == {0, 1}, "the other leaves it alone"
    await taken_for_dead(one, other)
    await until(lambda: answered(bench, 1))
    assert await other.records.read.all("SELECT seat FROM answer") == [(1,)]


async def answered(bench: Bench, table: int) -> bool:
    """Return whether the AI on seat 1 has answered."""
    return 1 not in await bench.asked(table)


async def test_an_ai_seat_is_thought_for_by_one_of_all(bench: Bench, bots: list[TableService]) -> None:
    await bench.restart(ai_delay=60)
    table = await bench.begin(1, ("legal",), rounds=2)
    thought: list[int] = []
    for n, bot in enumerate(bots):
        choose = bot.ai_seats._choose

        async def chosen(turn: object, tries: int, *, n: int = n, choose: Callable[..., Awaitable[object]] = choose
                         ) -> object:
            thought.append(n)
            await asyncio.sleep(3 * BEAT)
            return await choose(turn, tries)

        bot.ai_seats._choose = chosen  # type: ignore[method-assign, assignment]  # to see who thinks
    await until(lambda: answered(bench, table))
    assert len(thought) == 1


async def test_machines_whose_clocks_are_wrong_go_by_the_databases(bench: Bench) -> None:
    """What one bot says is due now is due now for all, and no clock counts the half minute by which the machines
    differ."""
    table = await bench.begin(pace=pace_of("hour", "ask"))
    async with bots_at(bench.path, bench, WrongClock(30.0), WrongClock(-30.0)) as both:
        ahead, behind = both
        await bench.publish()
        for one, (seat, answer) in zip(itertools.cycle(both), ROUND[:6], strict=False):
            await act_at(one, bench, table, seat, *answer)
            (row,) = await both[one is ahead].outbox.due()
            await behind.outbox.done(row)
        assert abs(ahead.records.clock.now() - behind.records.clock.now()) < 1.0
        spans = await bench.db.read.all("SELECT answered_at - asked_at FROM answer ORDER BY segment, n")
        assert len(spans) == 6 and all(-1.0 < span < 20.0 for span, in spans[2:])


async def test_a_bot_at_rest_asks_little(bots: list[TableService]) -> None:
    """It makes one query to say that it is alive, and one for AI seats that other bots have left."""
    asked: list[str] = []
    reading = bots[0].records.db.backend.reading
    do = reading.do

    async def counted(statements: list[Statement], queries: tuple[Statement, ...] = (), last: str = "") -> object:
        asked.append(queries[0].sql.split()[0])
        return await do(statements, queries, last)

    await stop(bots[0])
    reading.do = counted  # type: ignore[method-assign, assignment]  # to count
    await among(bots[0])._beat()
    await bots[0].ai_seats._take_over()
    assert asked == ["UPDATE", "SELECT"]


async def test_one_alone_asks_nothing(bench: Bench) -> None:
    sharing = bench.tables.records.leases
    table = await bench.begin()
    assert (await sharing.claim(Work.PUBLISH, [table])).ids == {table}
    await play(bench, table, ROUND[:2])
    assert await bench.db.read.all("SELECT 1 FROM process") == await bench.db.read.all("SELECT 1 FROM claim") == []


async def test_who_was_held_up_agrees_anew_when_a_session_begins(
    bots: list[TableService], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord counts from the session that it sees: an agreement made long before it would let the next session
    follow too soon."""
    agree, held_up = processes.reserve_identify, iter((2 * TURN_VALID_SECONDS, 0.0))
    dbs = [bot.records.db for bot in bots]

    async def late(db: Database, bucket: int, begun_at: float | None = None) -> tuple[float, float | None]:
        found = await agree(db, bucket, begun_at)
        await asyncio.sleep(next(held_up, 0.0))
        return found

    monkeypatch.setattr(processes, "reserve_identify", late)
    assert await among(bots[0]).wait_to_identify(0)
    begins = time.time()
    ((at,),) = await dbs[0].read.all("SELECT at FROM identified")
    assert begins - at < 2 * TURN_VALID_SECONDS and next(held_up, None) is None
    for elsewhere in (None, at - 1.0):
        left, begun = await agree(dbs[1], 0, elsewhere)
        assert left > processes.IDENTIFY_EVERY - 2 * TURN_VALID_SECONDS and begun is None
    assert (await agree(dbs[1], 1))[0] == 0.0, "another bucket"


async def test_where_the_database_is_always_slow_sessions_begin_all_the_same(
    bots: list[TableService], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise no bot would connect, and one that retries again and again would also keep all others from
    connecting."""
    agree = processes.reserve_identify

    async def slow(db: Database, bucket: int, begun_at: float | None = None) -> tuple[float, float | None]:
        found = await agree(db, bucket, begun_at)
        await asyncio.sleep(2 * TURN_VALID_SECONDS)
        return found

    monkeypatch.setattr(processes, "reserve_identify", slow)
    async with asyncio.timeout(10 * TURN_VALID_SECONDS):
        assert await among(bots[0]).wait_to_identify(0)
