"""Acts: answering, changing one's mind, taking back, twice the same click, two clicks at once."""

from __future__ import annotations

import asyncio

import pytest

from games.core.text import Listed, Text
from tables.trouble import AnswerRefused, Stale, Trouble
from tests.tables.conftest import ROUND, Bench, play


async def test_an_answer_is_taken_and_the_others_are_still_asked(bench: Bench) -> None:
    table = await bench.begin()
    outcome = await bench.act(table, 0, "1")
    assert await bench.asked(table) == {1: "bid"}
    assert outcome.view.question is not None and outcome.view.question.held == ("1",)
    assert outcome.newly_asked == () and not outcome.finished and not outcome.repeated


async def test_the_last_answer_tells_what_happened_and_who_is_asked_next(bench: Bench) -> None:
    table = await bench.begin()
    await bench.act(table, 1, "2")
    outcome = await bench.act(table, 0, "1")
    assert [one.line.text.key for one in outcome.lines] == ["little-first"]
    assert outcome.newly_asked == (1,)


async def test_the_one_who_acts_is_not_newly_asked(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    assert (await bench.act(table, 1, "mill")).newly_asked == ()


async def test_a_whole_game_ends_with_a_result_and_opens_its_seal(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    info, result, seal = (
        await bench.tables.looking.table(table), await bench.tables.looking.result(table),
        await bench.tables.history.seal(table),
    )
    assert result is not None and info.status == "finished" and info.ended_at is not None
    assert result.places == (2, 1) and result.scores == ({"points": 0}, {"points": 2}) and result.totals == (0, 2)
    assert seal.secret and seal.seed and seal.commitment == info.commitment
    with pytest.raises(Trouble) as trouble:
        await bench.tables.play.submit(table, 0, 0, ("1",), by=bench.persons[0])
    assert trouble.value.text.key == "bot-trouble-over"


async def test_a_finished_game_can_still_be_looked_at(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    await bench.restart()
    view = await bench.tables.looking.view(table, 1)
    assert view.finished and view.board.points == (0, 2) and view.question is None and not view.can_undo


async def test_the_same_click_acts_once(bench: Bench) -> None:
    table = await bench.begin()
    first = await bench.act(table, 0, "1", interaction=77)
    before = await bench.dump()
    again = await bench.act(table, 0, "2", interaction=77)
    assert not first.repeated and again.repeated and again.lines == ()
    assert await bench.dump() == before


async def test_the_same_click_acts_once_after_a_restart_too(bench: Bench) -> None:
    table = await bench.begin()
    await bench.act(table, 0, "1", interaction=77)
    await bench.restart()
    assert (await bench.act(table, 0, "2", interaction=77)).repeated


async def test_a_refused_click_may_come_again(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    with pytest.raises(AnswerRefused):
        await bench.act(table, 1, "coin=3", interaction=78)
    assert not (await bench.act(table, 1, "coin=1", interaction=78)).repeated


async def test_a_stale_number_is_recognised(bench: Bench) -> None:
    table = await bench.begin()
    number = (await bench.tables.looking.view(table, 0)).question.number  # type: ignore[union-attr]  # it is asked
    await bench.act(table, 0, "1")
    before = await bench.dump()
    with pytest.raises(Stale) as stale:
        await bench.tables.play.submit(table, 0, number, ("2",), by=bench.persons[0], interaction=bench.click())
    assert (stale.value.table_id, stale.value.seat) == (table, 0)
    assert await bench.dump() == before


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
async def test_nobody_answers_for_another_seat(bench: Bench, seat: int) -> None:
    table = await bench.begin()
    with pytest.raises(Trouble) as trouble:
        await bench.tables.play.submit(table, seat, 0, ("1",), by=bench.persons[0], interaction=bench.click())
    assert trouble.value.text.key == "bot-trouble-not-your-seat"


async def test_a_refusal_says_the_rule_and_what_is_possible(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    before = await bench.dump()
    with pytest.raises(AnswerRefused) as refused:
        await bench.act(table, 1, "coin=3")
    assert refused.value.refusal.rule == "too_much" and refused.value.refusal.instead == (("coin=1",),)
    assert refused.value.text == Text("little-too-much")
    assert await bench.dump() == before


async def test_a_changed_mind_replaces_the_answer(bench: Bench) -> None:
    table = await bench.begin()
    await bench.act(table, 0, "0")
    bench.clock.wait(50)
    await bench.act(table, 0, "2")
    await bench.act(table, 1, "1")
    assert await bench.asked(table) == {0: "place"}
    rows = await bench.db.read.all("SELECT seat, answer, answered_at - asked_at FROM answer ORDER BY n")
    assert rows == [(0, '["2"]', 50.0), (1, '["1"]', 50.0)]


async def test_two_clicks_at_once_wait_for_each_other(bench: Bench) -> None:
    table = await bench.begin()
    clicks = [
        bench.tables.play.submit(table, seat, 0, (bid,), by=bench.persons[seat], interaction=bench.click())
        for seat, bid in ((0, "1"), (1, "2"), (0, "2"), (1, "0"))
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(one).__name__ for one in results] == ["Outcome", "Outcome", "Stale", "Stale"]
    assert await bench.asked(table) == {1: "place"}
    assert len(await bench.db.read.all("SELECT 1 FROM answer")) == 2


async def test_acts_at_many_tables_at_once_do_not_mix(bench: Bench) -> None:
    tables = [await bench.begin(channel=channel) for channel in range(1, 21)]
    await asyncio.gather(*(play(bench, table, ROUND) for table in tables))
    for table in tables:
        assert (await bench.tables.looking.result(table)).totals == (0, 2)  # type: ignore[union-attr]  # it is over


async def test_undo_takes_the_answer_and_its_lines_back_and_says_so(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    await bench.act(table, 1, "mill")
    assert await bench.told(table) == ["little-first", "little-placed"]
    outcome = await bench.tables.play.undo(table, 1, by=bench.persons[1], interaction=bench.click())
    assert await bench.told(table) == ["little-first", "bot-log-took-back"]
    (line,) = outcome.lines
    assert line.line.text.args["what"] == Listed((Text("little-place-mill"),))
    assert await bench.asked(table) == {1: "place"}
    assert await bench.db.read.all("SELECT key FROM answer WHERE seat = 1") == [("bid",)]


async def test_undo_of_an_amount_names_it(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    outcome = await bench.tables.play.undo(table, 1, by=bench.persons[1])
    amount = Text("bot-log-amount", {"n": 2, "what": Text("little-pay-coin")})
    assert outcome.lines[-1].line.text.args["what"] == Listed((amount,))


async def test_undo_of_a_secret_answer_does_not_name_it(bench: Bench) -> None:
    table = await bench.begin()
    await bench.act(table, 0, "2")
    outcome = await bench.tables.play.undo(table, 0, by=bench.persons[0])
    assert [one.line.text.key for one in outcome.lines] == ["bot-log-took-back-hidden"]
    assert outcome.lines[0].line.text.args.keys() == {"seat"}


async def test_undo_stops_at_the_barrier(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    before = await bench.dump()
    with pytest.raises(AnswerRefused) as refused:
        await bench.tables.play.undo(table, 1, by=bench.persons[1], interaction=bench.click())
    assert refused.value.refusal.rule == "undo_barrier" and await bench.dump() == before


async def test_the_same_undo_click_takes_back_once(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    await bench.tables.play.undo(table, 1, by=bench.persons[1], interaction=5)
    again = await bench.tables.play.undo(table, 1, by=bench.persons[1], interaction=5)
    assert again.repeated and await bench.asked(table) == {1: "pay"}


async def test_a_private_line_reaches_only_its_seat(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    assert "little-secret" in await bench.told(table, 1)
    assert "little-secret" not in await bench.told(table, 0) + await bench.told(table, None)


async def test_what_happened_since_ones_last_act(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    assert [one.line.text.key for one in await bench.tables.looking.since_last_act(table, 0)] == [
        "little-first", "little-placed", "little-paid",
    ]
    assert [one.line.text.key for one in await bench.tables.looking.since_last_act(table, 1)] == ["little-secret"]


async def test_lines_in_lanes_keep_their_numbers_when_another_comes_before_them(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:6])
    first = (await bench.tables.looking.lines(table, None))[-1]
    await play(bench, table, ROUND[6:7])
    lines = await bench.tables.looking.lines(table, None)
    assert [one.line.text.key for one in lines[-2:]] == ["little-eat", "little-sleep"] and lines[-2] == first
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    assert (await bench.told(table))[-2:] == ["little-sleep", "bot-log-took-back"]


async def test_no_number_of_a_line_is_used_twice(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    seen: set[int] = set()
    for _ in range(3):
        new = {one.n for one in (await bench.act(table, 1, "field")).lines}
        assert new and not new & seen
        seen |= new
        await bench.tables.play.undo(table, 1, by=bench.persons[1])


async def test_a_broken_rule_changes_nothing_and_is_reported(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    before = await bench.dump()
    with pytest.raises(Trouble) as trouble:
        await bench.act(table, 1, "boom")
    assert trouble.value.text.key == "bot-trouble-broken"
    (report,) = await bench.db.read.all("SELECT table_id, segment, seat, key, answer, traceback FROM report")
    assert report[:5] == (table, 1, 1, "place", '["boom"]') and "ZeroDivisionError" in report[5]
    assert [row for row in await bench.dump() if not row.startswith("report ")] == [
        row for row in before if not row.startswith("report ")
    ]
    await play(bench, table, ROUND[2:])


async def test_cards_are_counted_when_the_game_is_over(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    await bench.act(table, 1, "field")
    assert await bench.db.read.all("SELECT * FROM card_count") == []
    await play(bench, table, ROUND[3:-1])
    assert await bench.db.read.all("SELECT * FROM card_count") == []
    await play(bench, table, ROUND[-1:])
    assert await bench.db.read.all("SELECT card, what, n FROM card_count") == [("field", "played", 1)]
