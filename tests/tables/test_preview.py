"""Looking at what an answer would lead to: nothing is stored, nothing is told, and nothing breaks."""

from __future__ import annotations

import pytest

from tables.trouble import Stale, Trouble
from tests.tables.conftest import ROUND, Bench, play


async def number(bench: Bench, table: int, seat: int) -> int:
    view = await bench.service.view(table, seat)
    assert view.question is not None
    return view.question.number


async def test_it_shows_the_table_after_the_answer_and_stores_nothing(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    before, asked = await bench.dump(), await bench.asked(table)
    shown = await bench.service.preview(table, 1, await number(bench, table, 1), ("coin=2",))
    assert shown.board is not None and shown.board.points == (0, 2)
    assert [line.text.key for line in shown.lines] == ["little-paid"]
    assert await bench.dump() == before and await bench.asked(table) == asked
    assert (await bench.service.view(table, 1)).board.points == (0, 0)


async def test_a_question_that_has_gone_is_stale(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    with pytest.raises(Stale):
        await bench.service.preview(table, 1, await number(bench, table, 1) + 1, ("coin=2",))


async def test_rules_that_fail_are_reported_and_the_table_goes_on(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    with pytest.raises(Trouble) as trouble:
        await bench.service.preview(table, 1, await number(bench, table, 1), ("boom",))
    assert trouble.value.text.key == "bot-trouble-broken"
    assert len(await bench.db.read.all("SELECT * FROM report")) == 1
    await bench.act(table, 1, "mill")
