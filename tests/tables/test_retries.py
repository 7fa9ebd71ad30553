"""Retries of work for many tables: one that fails does not delay the others, is retried ever more rarely, and is
logged once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from games.core.decision import Answer
from storage.model import Pace
from storage.outgoing import DueItem
from tables.core.errors import STORAGE, RequestRefused
from tables.deadlines.absences import KIND
from tables.state.retries import LONGEST_PAUSE, Retries
from tables.time.pace import DAY, HOUR
from tests.clock import HandClock
from tests.tables.conftest import GUILD, Bench
from tests.tables.little import BrokenRules, little
from tests.tables.test_absences import go


async def test_what_fails_is_left_alone_ever_longer_and_said_once(caplog: pytest.LogCaptureFixture) -> None:
    clock = HandClock()
    retries, tried = Retries(clock), list[str]()
    broken = {"b"}

    async def do(item: str) -> None:
        tried.append(item)
        if item in broken:
            raise RequestRefused("bot-trouble-broken")

    with caplog.at_level(logging.INFO):
        for _ in range(3600):
            await retries.each("work", "abc", do)
            clock.advance(1)
    assert tried.count("a") == tried.count("c") == 3600 and tried.count("b") == 10  # 5, 10, 20 … seconds apart
    assert len(caplog.messages) == 1 and "work: b" in caplog.messages[0] and retries.failing == 1
    broken.clear()
    clock.advance(LONGEST_PAUSE)
    with caplog.at_level(logging.INFO):
        await retries.each("work", "abc", do)
    assert "works again" in caplog.messages[-1] and retries.failing == 0


async def test_what_fails_takes_no_place_among_those_tried_at_once() -> None:
    retries, tried = Retries(HandClock()), list[int]()

    async def fails(item: int) -> None:
        tried.append(item)
        raise ZeroDivisionError

    await retries.each("work", range(5), fails, most=3)
    assert tried == [0, 1, 2]
    await retries.each("work", range(5), fails, most=3)
    assert tried == [0, 1, 2, 3, 4]


async def test_what_is_not_to_be_done_any_more_is_forgotten() -> None:
    retries = Retries(HandClock())

    async def fails(item: int) -> None:
        raise ZeroDivisionError

    await retries.each("work", range(3), fails)
    assert retries.failing == 3
    await retries.each("other work", range(3), fails)
    await retries.each("work", [1], fails)
    assert retries.failing == 4


async def test_a_database_that_refuses_ends_the_round() -> None:
    async def refuses(item: int) -> None:
        raise RequestRefused(STORAGE)

    retries = Retries(HandClock())
    with pytest.raises(RequestRefused):
        await retries.each("work", range(3), refuses)
    assert retries.failing == 0


# -- one broken table and all others ---------------------------------------------------------------------------------

Breaks = Callable[[Bench, int], Awaitable[None]]


async def gone(bench: Bench, table: int) -> None:
    del bench.specs["breaking"]


async def too_new(bench: Bench, table: int) -> None:
    await bench.db_run("UPDATE game_table SET rules_version = 9 WHERE id = ?", table)


async def broken(bench: Bench, table: int) -> None:
    bench.specs["breaking"] = little(BrokenRules(), version=2)


async def late(bench: Bench, table: int) -> None:
    """Change nothing: the deadlines of all players at the table are near, and the others have voted for an AI."""


async def away(bench: Bench, table: int) -> None:
    """The others vote about a player who is away."""
    await go(bench, bench.persons[2], how="ask", days=4)
    vote = await bench.vote(table, KIND)
    assert vote is not None
    await bench.tables.votes.cast_from_click(table, vote.vote.id, bench.persons[0], "ai")


async def away_soon(bench: Bench, table: int) -> None:
    """An AI will sit in for a player from tomorrow on."""
    await go(bench, bench.persons[2], begin=1, how="ai", days=4)


async def back_soon(bench: Bench, table: int) -> None:
    """An AI sits in for a player who is back in four days."""
    await go(bench, bench.persons[2], how="ai", days=4)


async def ordered(bench: Bench, table: int) -> None:
    """A standing order is about to answer."""
    view = await bench.tables.views.view(table, 2)
    assert view.question is not None
    async with bench.db.transaction() as tx:
        await tx.run("INSERT INTO due (table_id, kind, seat, number, due_at) VALUES (?, 'order', 2, ?, ?)",
                     table, view.question.number, bench.clock.now() + HOUR)


async def ending(bench: Bench, table: int) -> None:
    """The players vote on ending the game."""
    await bench.tables.ending.cancel(table, bench.persons[0])


async def played(bench: Bench, table: int) -> None:
    """An AI plays a seat that was handed over."""
    await bench.tables.seats.lend_to_ai(table, 2, "good", bench.persons[2])


@pytest.mark.sampled(1 / 3)
@pytest.mark.parametrize("breaks", [gone, too_new, broken], ids=lambda one: one.__name__)
@pytest.mark.parametrize(
    "waits", [late, away, away_soon, back_soon, ordered, ending, played], ids=lambda one: one.__name__
)
async def test_beside_a_broken_table_every_other_is_served_and_nothing_grows(
    bench: Bench, caplog: pytest.LogCaptureFixture, breaks: Breaks, waits: Breaks
) -> None:
    bench.specs["breaking"] = little()
    pace = Pace(HOUR, HOUR, "ai") if waits is late else None
    mine = await bench.begin(3, pace=pace, channel=1, game="breaking")
    await bench.restart(ai_delay=1)
    await waits(bench, mine)
    others = [await bench.begin(3, channel=2), await bench.begin(3, channel=3, pace=Pace(6 * HOUR, 6 * HOUR, "ask"))]
    answer: Answer = ("1",)
    await bench.act(others[0], 0, *answer)
    bench.tables.records.games.sessions.clear()
    await breaks(bench, mine)
    await bench.restart(ai_delay=1)
    await bench.tables.start_up()
    told: list[DueItem] = []
    grown: list[tuple[int, int, int]] = []
    for _ in range(7):
        told += await bench.live(DAY)
        rows = await bench.db.read.one("SELECT count(*) FROM report")
        assert rows is not None
        grown.append((rows[0], len(caplog.messages), bench.tables.records.retries.failing))
    assert max(failing for _, _, failing in grown) <= 3, grown
    assert grown[-1][0] <= 1 and grown[-1][1] < 10, caplog.messages
    answered = {2} if waits in (away_soon, back_soon) else set()  # answered by the AI that sits in
    reminded = {one.seat for one in told if one.kind == "reminder" and one.table_id == others[0]}
    assert reminded == {1, 2} - answered
    assert {(one.table_id, one.seat) for one in told if one.kind == "warning"} >= {(others[1], 0), (others[1], 1)}
    assert await bench.vote(others[1], "late") is not None or any(
        seat.person is None for seat in (await bench.tables.views.table(others[1])).seats
    )


async def test_an_ai_seat_at_a_table_that_was_deleted_thinks_no_more(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=1)
    await bench.tables.seats.lend_to_ai(table, 0, "good", bench.persons[0])
    await bench.tables.servers.delete(GUILD)
    for _ in range(100):
        bench.clock.advance(1)
        await asyncio.sleep(0)
    await bench.tables.ai_seats.settle()
    assert len(caplog.messages) == 1 and await bench.db.read.all("SELECT 1 FROM report") == []


async def test_a_table_that_is_broken_at_any_click_is_reported_once(bench: Bench) -> None:
    table = await bench.begin(2)
    bench.specs["little"] = little(BrokenRules(), version=2)
    await bench.restart()
    for _ in range(5):
        with pytest.raises(RequestRefused):
            await bench.tables.views.view(table, 0)
    assert len(await bench.db.read.all("SELECT 1 FROM report")) == 1


async def test_a_broken_table_is_tried_again_after_an_act_and_goes_on_when_it_can(bench: Bench) -> None:
    """The AI seat has stopped; after a restart with working rules the game goes on."""
    table = await bench.begin(3)
    await bench.restart(ai_delay=10**9)
    await bench.tables.seats.lend_to_ai(table, 0, "good", bench.persons[0])
    bench.specs["little"] = little(BrokenRules(), version=2)
    await bench.restart(ai_delay=0)
    await bench.tables.start_up()
    await bench.tables.ai_seats.settle()
    bench.specs["little"] = little()
    await bench.restart(ai_delay=0)
    await bench.tables.start_up()
    await bench.tables.ai_seats.settle()
    assert 0 not in await bench.asked(table)
