"""After the end of the process everything goes on where it stood: answers, undo, upgrades of the rules."""

from __future__ import annotations

import pytest

from tables.trouble import AnswerRefused, Trouble
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.little import BrokenRules, LittleRules, NewerRules, little


async def everything(bench: Bench, table: int) -> list[object]:
    """All that anybody can see of a table."""
    seen: list[object] = [await bench.service.view(table, viewer) for viewer in (None, 0, 1)]
    seen += [await bench.service.lines(table, viewer) for viewer in (None, 0, 1)]
    seen += [await bench.service.public_question(table, seat) for seat in (0, 1)]
    seen.append(await bench.service.table(table))
    return seen


async def test_after_every_act_a_restarted_service_shows_the_same(bench: Bench) -> None:
    table = await bench.begin(rounds=2)

    async def compare() -> None:
        before = await everything(bench, table)
        stored = await bench.dump()
        await bench.restart()
        assert await everything(bench, table) == before
        assert await bench.dump() == stored

    await play(bench, table, ROUND * 2, each=compare)
    assert await bench.service.result(table) is not None


async def test_the_draws_are_the_same_with_and_without_a_restart(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    await bench.restart()
    await play(bench, table, ROUND[4:5])
    hand = (await bench.service.view(table, 1)).board.hand
    await bench.restart()
    assert hand and (await bench.service.view(table, 1)).board.hand == hand


@pytest.mark.parametrize("restarts", [False, True])
async def test_undo_reaches_over_segments(bench: Bench, restarts: bool) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    for expected in ("pay", "place"):
        if restarts:
            await bench.restart()
        await bench.service.undo(table, 1, by=bench.persons[1])
        assert await bench.asked(table) == {1: expected}
    if restarts:
        await bench.restart()
    assert await bench.told(table) == ["little-first", "bot-log-took-back", "bot-log-took-back"]
    assert await bench.db.read.all("SELECT n FROM segment") == [(1,)]
    assert await bench.db.read.all("SELECT seat FROM answer") == [(0,), (1,)]
    with pytest.raises(AnswerRefused):
        await bench.service.undo(table, 1, by=bench.persons[1])
    await play(bench, table, ROUND[2:])
    result = await bench.service.result(table)
    assert result is not None and result.totals == (0, 2)


async def test_undo_and_the_same_answers_again_leave_the_same_game(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    before = (await bench.service.view(table, 1)).board
    await bench.service.undo(table, 1, by=bench.persons[1])
    await bench.service.undo(table, 1, by=bench.persons[1])
    await play(bench, table, ROUND[2:4])
    assert (await bench.service.view(table, 1)).board == before


async def test_only_segments_that_can_be_taken_back_are_kept(bench: Bench) -> None:
    table = await bench.begin()
    kept: list[list[tuple[int, bool]]] = []

    async def look() -> None:
        rows = await bench.db.read.all("SELECT n, state IS NOT NULL FROM segment ORDER BY n")
        kept.append([(n, bool(state)) for n, state in rows])

    await play(bench, table, ROUND, each=look)
    assert kept[0] == [(0, True)]
    assert kept[2] == [(1, True), (2, False), (3, True)]  # nobody answers in segment 2: no checkpoint of it
    assert kept[4] == [(4, False), (5, True)]  # the draw in segment 4 ends all undo
    assert kept[-1] == [(6, True)]


async def test_an_upgrade_migrates_and_goes_on(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    bench.specs["little"] = little(LittleRules(), version=2)
    await bench.restart()
    view = await bench.service.view(table, 0)
    assert view.board.points == (10, 12) and await bench.asked(table) == {1: "done"}
    assert (await bench.service.table(table)).rules_version == 2
    assert "bot-log-reopened" not in await bench.told(table)
    await bench.restart()
    assert (await bench.service.view(table, 0)).board.points == (10, 12)
    await play(bench, table, ROUND[4:])


async def test_an_upgrade_asks_again_what_no_longer_fits_and_tells(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    await bench.publish()
    async with bench.db.transaction() as tx:  # as if the process had ended between answer and next segment
        await tx.run("UPDATE answer SET answer = '[\"9\"]' WHERE seat = 1")
        await tx.run("UPDATE game_table SET segment = 0")
        (state,) = (await tx.all("SELECT state FROM segment WHERE n = 1"))[0]
        await tx.run("UPDATE segment SET n = 0, state = ?", state)
    bench.specs["little"] = little(NewerRules(), version=2)
    await bench.restart()
    await bench.service.view(table, 0)
    assert "bot-log-reopened" in await bench.told(table)
    assert await bench.asked(table) == {1: "place"}
    stored = await bench.dump()
    await bench.restart()
    await bench.service.view(table, 0)
    assert await bench.dump() == stored
    assert (await bench.service.due_outbox())[0].kind == "turn"
    await bench.act(table, 1, "garden")


async def test_after_an_upgrade_what_was_before_cannot_be_taken_back(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    bench.specs["little"] = little(LittleRules(), version=2)
    await bench.restart()
    assert not (await bench.service.view(table, 1)).can_undo
    with pytest.raises(AnswerRefused):
        await bench.service.undo(table, 1, by=bench.persons[1])


async def test_a_table_of_newer_rules_waits_for_the_update(bench: Bench) -> None:
    table = await bench.begin()
    async with bench.db.transaction() as tx:
        await tx.run("UPDATE game_table SET rules_version = 9")
    await bench.restart()
    before = await bench.dump()
    with pytest.raises(Trouble) as trouble:
        await bench.act(table, 0, "1")
    assert trouble.value.text.key == "bot-trouble-too-new" and await bench.dump() == before


async def test_rules_that_cannot_load_a_table_are_reported(bench: Bench) -> None:
    table = await bench.begin()
    bench.specs["little"] = little(BrokenRules(), version=2)
    await bench.restart()
    with pytest.raises(Trouble) as trouble:
        await bench.service.view(table, 0)
    assert trouble.value.text.key == "bot-trouble-broken"
    (report,) = await bench.db.read.all("SELECT seat, traceback FROM report")
    assert report[0] == -1 and "no segment works" in report[1]
    bench.specs["little"] = little()
    await bench.restart()
    assert await bench.asked(table) == {0: "bid", 1: "bid"}
