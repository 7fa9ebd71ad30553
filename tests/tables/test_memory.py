"""Memory does not grow with the tables on disk, nor with the clicks that were waited for."""

from __future__ import annotations

import asyncio

import pytest

from tables.queues import Queues
from tables.sessions import IDLE_SECONDS
from tests.tables.conftest import Bench


async def test_three_hundred_tables_do_not_grow_the_cache(bench: Bench) -> None:
    await bench.restart(person_tables=0, server_tables=0)
    tables = [await bench.begin(channel=channel) for channel in range(300)]
    assert len(bench.tables.records.sessions) == 50
    await asyncio.gather(*(bench.tables.looking.view(table, 0) for table in tables))
    assert len(bench.tables.records.sessions) == 50 and len(bench.tables.records.queues) == 0


async def test_idle_sessions_are_let_go(bench: Bench) -> None:
    for channel in range(3):
        await bench.begin(channel=channel)
    bench.clock.wait(IDLE_SECONDS + 1)
    await bench.begin(channel=9)
    assert len(bench.tables.records.sessions) == 1


async def test_a_queue_is_first_come_first_served_and_vanishes() -> None:
    queues, order = Queues(), []

    async def click(n: int) -> None:
        async with queues.turn(1):
            await asyncio.sleep(0)
            order.append(n)

    await asyncio.gather(*map(click, range(10)))
    assert order == list(range(10)) and len(queues) == 0


async def test_a_queue_survives_a_failure_and_a_cancelled_wait() -> None:
    queues = Queues()
    with pytest.raises(ValueError):
        async with queues.turn(1):
            waiting = asyncio.create_task(queues.turn(1).__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            raise ValueError
    await asyncio.gather(waiting, return_exceptions=True)
    assert len(queues) == 0
