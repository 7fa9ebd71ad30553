"""Looking back at finished games: what they were, act by act, and never while somebody plays."""

from __future__ import annotations

import pytest

from games.core.journal import Line
from games.core.reel import Act
from games.core.text import text
from storage.model import Status
from tables.history import NotRepeated
from tables.replay import Reel
from tables.trouble import Trouble
from tests.tables.conftest import ROUND, Bench, play


async def test_a_finished_game_has_its_acts_and_views(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    assert (await bench.tables.looking.table(table)).status is Status.FINISHED
    reel = await bench.tables.replay.reel(table)
    count = (await bench.db.read.all("SELECT count(*) FROM answer"))[0][0]
    assert len(reel.acts) == count + 1 and reel.acts[0].seat is None
    last = await bench.tables.replay.view(table, count, 0)
    assert last.finished and last.before is not None
    assert last.board == (await bench.tables.looking.view(table, 0)).board
    first = await bench.tables.replay.view(table, 0, None)
    assert first.before is None and not first.finished and first.question is None


async def test_nobody_looks_back_at_a_game_that_may_go_on(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    with pytest.raises(Trouble) as refused:
        await bench.tables.replay.reel(table)
    assert refused.value.text.key == "bot-trouble-record-closed"
    await bench.tables.ending.cancel(table, bench.persons[0])
    await bench.tables.ending.consent(table, bench.persons[1], True)
    assert (await bench.tables.looking.table(table)).status is Status.CANCELLED
    with pytest.raises(Trouble):
        await bench.tables.replay.reel(table)


async def test_a_game_whose_beginning_is_not_kept_is_refused(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    async with bench.db.transaction() as tx:
        await tx.run("DELETE FROM epoch")
    with pytest.raises(NotRepeated):
        await bench.tables.replay.reel(table)


def test_ways_lead_to_acts_turns_and_rounds_and_stop_at_the_ends() -> None:
    chapter = (Line(text("a-round"), weight=2),)
    segments = (0, 0, 1, 1, 2, 3)
    acts = tuple(Act(segment, 1, 0, chapter if number in (0, 4) else ()) for number, segment in enumerate(segments))
    reel = Reel(acts)
    assert reel.steps(0) == {
        "first": None, "round_back": None, "turn_back": None, "back": None,
        "on": 1, "turn_on": 2, "round_on": 4, "last": 5,
    }
    assert reel.steps(5) == {
        "first": 0, "round_back": 4, "turn_back": 4, "back": 4, "on": None, "turn_on": None, "round_on": None,
        "last": None,
    }


async def test_one_sees_the_table_again_as_it_was_after_ones_last_act(bench: Bench) -> None:
    table = await bench.begin()
    assert await bench.tables.history.when_last_acted(table, 0) is None
    await play(bench, table, ROUND[:1])
    seen = (await bench.tables.looking.view(table, 0)).board
    await play(bench, table, ROUND[1:5])
    assert (await bench.tables.looking.view(table, 0)).board != seen
    then = await bench.tables.history.when_last_acted(table, 0)
    assert then is not None and then.board == seen and then.question is None and then.viewer == 0
    own = await bench.tables.history.when_last_acted(table, 1)
    assert own is not None and own.board == (await bench.tables.looking.view(table, 1)).board
