"""What a viewer saw before the last act: what pictures compare with."""

from __future__ import annotations

from typing import Any

from games.core.decision import Answer
from games.core.view import TableView
from tests.tables.conftest import Bench


async def test_a_view_knows_what_the_same_viewer_saw_before_the_last_act(bench: Bench) -> None:
    table = await bench.begin()

    async def give(answer: Answer) -> None:
        view = await bench.tables.looking.view(table, None)
        seat = view.asked[0].seat
        question = (await bench.tables.looking.view(table, seat)).question
        assert question is not None
        by = (await bench.tables.looking.table(table)).seats[seat].person
        await bench.tables.play.submit(table, seat, question.number, answer, by=by, interaction=bench.click())

    async def seen(viewer: int | None = None) -> TableView[Any]:
        return await bench.tables.looking.view(table, viewer)

    assert (await seen()).before is None
    await give(("1",))
    await give(("0",))
    assert (await seen()).before is None, "bids were learnt: what was before cannot be taken back"
    await give(("field",))
    now = await seen()
    assert now.before is not None and now.before.phase == "place" and now.board.phase == "pay"
    await give(("coin=2",))
    now = await seen()
    assert now.before is not None and now.before.points == (0, 0) and now.board.points == (2, 0)
    await bench.restart()
    assert await seen() == now
    await give(("done",))
    mine, theirs = await seen(0), await seen(1)
    assert mine.before is None and mine.board.hand and not theirs.board.hand
