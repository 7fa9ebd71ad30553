"""Several bots at one database share out what happens at its tables: who claims it does it, and who was taken for dead
writes nothing of it any more."""

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
from tables.state.leases import PROMPT, Among, Claimed, Doing, Overtaken
from tables.time.pace import pace_of
from tests.tables.conftest import CHANNEL, ROUND, Bench, bots_at, play
from tests.tables.test_two_processes import act_at

BEAT = 0.05


class WrongClock(Clock):
    """That of a machine that is so many seconds off."""

    def __init__(self, off: float) -> None:
        super().__init__(lambda: time.time() + off)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.state.leases.BEAT_EVERY", BEAT)


@pytest.fixture
async def bots(bench: Bench) -> AsyncIterator[list[TableService]]:
    """Two bots at the bench's database."""
    async with bots_at(bench.path, bench) as both:
        yield both


def among(bot: TableService) -> Among:
    assert isinstance(bot.records.sharing, Among)
    return bot.records.sharing


async def under(claimed: Claimed, work: Callable[[], Awaitable[object]]) -> None:
    """Do something because of a claim."""

    async def done() -> None:
        await work()

    await asyncio.create_task(done(), context=claimed.context())


async def stop(bot: TableService) -> None:
    """It stands still, as a stopped process does."""
    beating = among(bot)._beating
    assert beating is not None
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)


async def taken_for_dead(bot: TableService, by: TableService) -> None:
    """Another finds that it has not been heard of."""
    await stop(bot)
    number = among(bot).number
    await unheard_of(bot)

    async def gone() -> bool:
        return number not in await processes.alive(by.records.db)

    await until(gone)


async def unheard_of(bot: TableService) -> None:
    """Its lease is over."""
    await bot.records.db.at_once(Statement("UPDATE process SET until = 0 WHERE id = ?", (among(bot).number,)))


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until it is so."""
    for _ in range(200):
        if await so():
            return
        await asyncio.sleep(BEAT / 2)
    pytest.fail("waited in vain")


async def test_what_one_has_claimed_is_not_the_others(bots: list[TableService]) -> None:
    one, other = map(among, bots)
    assert (await one.claim(Doing.PUBLISH, [1, 2])).about == {1, 2}
    assert (await other.claim(Doing.PUBLISH, [2, 3])).about == {3}
    assert (await one.claim(Doing.PUBLISH, [1, 2, 3])).about == {1, 2}
    assert (await other.claim(Doing.THINK, [1, 2])).about == {1, 2}
    await one.hand_back(Doing.PUBLISH, [2, 3])
    assert (await other.claim(Doing.PUBLISH, [1, 2, 3])).about == {2, 3}


async def test_many_who_claim_at_once_share_it_out(bots: list[TableService]) -> None:
    about = range(40)
    claimed = await asyncio.gather(*(among(bot).claim(Doing.PUBLISH, about) for bot in bots for _ in range(3)))
    mine, others = (set().union(*(one.about for one in claimed[n : n + 3])) for n in (0, 3))
    assert mine | others == set(about) and not mine & others


async def test_who_stops_hands_everything_back_at_once(bots: list[TableService]) -> None:
    await among(bots[0]).claim(Doing.PUBLISH, [1])
    await among(bots[0]).close()
    assert (await among(bots[1]).claim(Doing.PUBLISH, [1])).about == {1}


async def test_who_is_alive_keeps_what_it_has_claimed(bots: list[TableService]) -> None:
    db, ends = bots[0].records.db, "SELECT until FROM process ORDER BY id"
    await among(bots[0]).claim(Doing.PUBLISH, [1])
    before = await db.read.all(ends)

    async def prolonged() -> bool:
        return all(now > then for (now,), (then,) in zip(await db.read.all(ends), before, strict=True))

    await until(prolonged)
    assert (await among(bots[1]).claim(Doing.PUBLISH, [1])).about == set()


async def test_who_was_not_heard_of_loses_it_and_writes_nothing_of_it(bench: Bench, bots: list[TableService]) -> None:
    table = await bench.begin()
    one, other = bots
    (row,) = [row for row in await one.outbox.due() if row.kind is OutboxKind.TURN]
    claimed = await among(one).claim(Doing.PUBLISH, [table])
    await under(claimed, lambda: one.outbox.leased(row, 0.0))
    assert await other.outbox.due() == []
    await taken_for_dead(one, other)
    assert (await among(other).claim(Doing.PUBLISH, [table])).about == {table}
    await among(other)._beat()
    await stop(other)
    before = await bench.dump()
    for late in (
        lambda: one.outbox.done(row), lambda: one.outbox.sending(row),
        lambda: one.outbox.posted(PostedMessage(table, OutboxKind.TURN, CHANNEL, 11)),
    ):
        with pytest.raises(Overtaken):
            await under(claimed, late)
    assert await bench.dump() == before
    await among(one)._beat()  # it goes on under another number, and what it did under the former one is still refused
    assert among(one).number not in (None, claimed.number)
    with pytest.raises(Overtaken):
        await under(claimed, lambda: one.outbox.done(row))
    await bench.act(table, 0, "1")
    assert {row.table_id for row in await other.outbox.due()} == {table} and await one.outbox.due() == []


async def test_clicks_are_answered_whoever_was_taken_for_dead(bench: Bench, bots: list[TableService]) -> None:
    table = await bench.begin()
    await taken_for_dead(bots[0], bots[1])
    question = (await bots[0].looking.view(table, 0)).question
    assert question is not None
    await bots[0].play.submit(table, 0, question.number, ("1",), by=bench.persons[0], interaction=bench.click())
    assert (await bots[1].looking.view(table, 1)).asked


async def test_who_was_taken_for_dead_claims_nothing(bots: list[TableService]) -> None:
    await taken_for_dead(*bots)
    assert (await among(bots[0]).claim(Doing.PUBLISH, [1])).about == set()
    await among(bots[0])._beat()
    assert (await among(bots[0]).claim(Doing.PUBLISH, [1])).about == {1}


async def test_nothing_is_said_when_nobody_has_heard_of_the_bot_for_long(
    bots: list[TableService], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anybody can have taken it for dead, it says nothing any more."""
    sharing = among(bots[0])
    claimed = await sharing.claim(Doing.PUBLISH, [1])

    async def check() -> None:
        sharing.check()

    await under(claimed, check)
    monkeypatch.setattr("tables.state.leases.SURE", 0.0)
    with pytest.raises(Overtaken):
        await under(claimed, check)
    sharing.check()  # what needs no claim is said


@pytest.mark.postgres  # whoever writes to a file keeps all others from writing
async def test_a_process_in_the_midst_of_a_write_is_not_taken_for_dead(bots: list[TableService]) -> None:
    """Either its write is refused, or who takes over sees it."""
    one, other = bots
    claimed = await among(one).claim(Doing.CALL, [0])
    for bot in bots:
        await stop(bot)

    async def write() -> None:
        async with one.records.write() as tx:
            await tx.run("INSERT INTO person (discord_id) VALUES (4711)")
            await unheard_of(one)
            await among(other)._beat()
            assert among(one).number in await processes.alive(one.records.db)

    await under(claimed, write)
    assert await other.records.read.all("SELECT 1 FROM person WHERE discord_id = 4711") == [(1,)]


async def test_ai_seats_of_who_was_taken_for_dead_are_taken_over(bench: Bench, bots: list[TableService]) -> None:
    one, other = bots
    await bench.restart(ai_delay=60)
    among(one)._listeners.clear()  # it only says that it is alive
    assert (await among(one).claim(Doing.THINK, [1])).about == {1}
    assert await bench.begin(1, ("legal",)) == 1
    await asyncio.sleep(4 * BEAT)
    assert (await bench.asked(1)).keys() == {0, 1}, "the other leaves it alone"
    await taken_for_dead(one, other)
    await until(lambda: answered(bench, 1))
    assert await other.records.read.all("SELECT seat FROM answer") == [(1,)]


async def answered(bench: Bench, table: int) -> bool:
    """Whether the AI on seat 1 has answered."""
    return 1 not in await bench.asked(table)


async def test_an_ai_seat_is_thought_for_by_one_of_all(bench: Bench, bots: list[TableService]) -> None:
    await bench.restart(ai_delay=60)
    table = await bench.begin(1, ("legal",), rounds=2)
    thought: list[int] = []
    for n, bot in enumerate(bots):
        choose = bot.ais._choose

        async def chosen(turn: object, tries: int, *, n: int = n, choose: Callable[..., Awaitable[object]] = choose
                         ) -> object:
            thought.append(n)
            await asyncio.sleep(3 * BEAT)
            return await choose(turn, tries)

        bot.ais._choose = chosen  # type: ignore[method-assign, assignment]  # to see who thinks
    await until(lambda: answered(bench, table))
    assert len(thought) == 1


async def test_machines_whose_clocks_are_wrong_go_by_the_databases(bench: Bench) -> None:
    """What one of them says is due now is due now for the others, and nobody pays for half a minute too much."""
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
    """One visit to say that it is alive, one to see what AI seats others have left."""
    asked: list[str] = []
    reading = bots[0].records.db.backend.reading
    do = reading.do

    async def counted(statements: list[Statement], queries: tuple[Statement, ...] = (), last: str = "") -> object:
        asked.append(queries[0].sql.split()[0])
        return await do(statements, queries, last)

    await stop(bots[0])
    reading.do = counted  # type: ignore[method-assign, assignment]  # to count
    await among(bots[0])._beat()
    await bots[0].ais._take_over()
    assert asked == ["UPDATE", "SELECT"]


async def test_one_alone_asks_nothing(bench: Bench) -> None:
    sharing = bench.tables.records.sharing
    table = await bench.begin()
    assert (await sharing.claim(Doing.PUBLISH, [table])).about == {table}
    await play(bench, table, ROUND[:2])
    assert await bench.db.read.all("SELECT 1 FROM process") == await bench.db.read.all("SELECT 1 FROM claim") == []


async def test_who_was_held_up_agrees_anew_when_a_session_begins(
    bots: list[TableService], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord counts from the session that it sees: what was agreed long before it began would let the next follow too
    soon."""
    agree, held_up = processes.may_identify, iter((2 * PROMPT, 0.0))
    dbs = [bot.records.db for bot in bots]

    async def late(db: Database, bucket: int, begun_at: float | None = None) -> tuple[float, float | None]:
        found = await agree(db, bucket, begun_at)
        await asyncio.sleep(next(held_up, 0.0))
        return found

    monkeypatch.setattr(processes, "may_identify", late)
    assert await among(bots[0]).may_identify(0)
    begins = time.time()
    ((at,),) = await dbs[0].read.all("SELECT at FROM identified")
    assert begins - at < 2 * PROMPT and next(held_up, None) is None
    for elsewhere in (None, at - 1.0):
        left, begun = await agree(dbs[1], 0, elsewhere)
        assert left > processes.IDENTIFY_EVERY - 2 * PROMPT and begun is None
    assert (await agree(dbs[1], 1))[0] == 0.0, "another bucket"


async def test_where_the_database_is_always_slow_sessions_begin_all_the_same(
    bots: list[TableService], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody would connect, and who tries again and again would keep all others from it, too."""
    agree = processes.may_identify

    async def slow(db: Database, bucket: int, begun_at: float | None = None) -> tuple[float, float | None]:
        found = await agree(db, bucket, begun_at)
        await asyncio.sleep(2 * PROMPT)
        return found

    monkeypatch.setattr(processes, "may_identify", slow)
    async with asyncio.timeout(10 * PROMPT):
        assert await among(bots[0]).may_identify(0)
