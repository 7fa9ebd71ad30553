"""Going on from a point of a finished game: alone, for nothing, and never while somebody plays that game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from games.core.chance import game_seed
from games.core.codec import dump_state
from storage.model import HomeKind, Status
from tables.ending import REOPEN_SECONDS
from tables.trouble import Trouble
from tests.tables.conftest import ROUND, Bench, play

PLACED = 2
"""The act of `ROUND` after which seat 1 is asked where to go."""

SOME = {"bid": ("0",), "place": ("mill",), "pay": ("coin=1",), "done": ("done",), "rest": ("eat",), "sure": ("yes",)}


async def state_of(bench: Bench, table: int) -> str:
    async with bench.tables.records.look(table) as game:
        return dump_state(game.session.checkpoint)


async def test_somebody_goes_on_alone_where_a_game_once_stood(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    then = await bench.tables.replay.view(table, PLACED, 1)
    stranger = await bench.tables.people.person(555)
    before = [one for one in await bench.dump() if one.startswith(("answer (1,", "line (1,", "result (1,"))]
    info = await bench.tables.puzzles.begin(table, PLACED, None, stranger, "en", 77)
    assert (await bench.tables.puzzles.begin(table, PLACED, None, stranger, "en", 77)).id == info.id
    assert info.status is Status.PLAYING and info.home.kind is HomeKind.PRIVATE and info.puzzle and info.practice
    assert [one.person for one in info.seats] == [None, stranger] and info.seats[0].ai is not None
    view = await bench.tables.looking.view(info.id, 1)
    assert view.board == then.board and view.question is not None and view.question.decision.key == "place"
    ((secret, seed),) = await bench.db.read.all("SELECT secret, seed FROM game_table WHERE id = ?", info.id)
    assert seed == game_seed(secret, ())
    await bench.restart()
    await bench.tables.start_up()
    while not (await bench.tables.looking.view(info.id, None)).finished:
        await bench.tables.ais.settle()
        view = await bench.tables.looking.view(info.id, 1)
        if view.question is not None:
            answer = SOME[view.question.decision.key]
            await bench.tables.play.submit(info.id, 1, view.question.number, answer, by=stranger)
    assert (await bench.tables.stats.mine(stranger)).careers == () and (await bench.tables.stats.mine(1)).careers
    with pytest.raises(Trouble):
        await bench.tables.history.record(info.id)
    assert (await bench.tables.history.seal(info.id)).seed is None
    assert [one for one in await bench.dump() if one.startswith(("answer (1,", "line (1,", "result (1,"))] == before


async def test_new_cards_come_unless_the_old_ones_are_wished(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    hand = (await bench.tables.replay.view(table, len(ROUND), 1)).board.hand
    hands = []
    for same in (True, False, False, False):
        info = await bench.tables.puzzles.begin(table, PLACED, 1, bench.persons[1], "en", same_draws=same)
        for _, answer in ROUND[PLACED:5]:
            number = (await bench.tables.looking.question_number(info.id, 1)) or 0
            await bench.tables.play.submit(info.id, 1, number, answer, by=bench.persons[1])
        hands.append((await bench.tables.looking.view(info.id, 1)).board.hand)
    assert hands[0] == hand and set(hands[1:]) != {hand}


async def test_at_a_puzzle_one_takes_back_as_one_likes(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    info = await bench.tables.puzzles.begin(table, PLACED, 1, bench.persons[1], "en")
    for _, answer in ROUND[PLACED:5]:
        number = (await bench.tables.looking.question_number(info.id, 1)) or 0
        await bench.tables.play.submit(info.id, 1, number, answer, by=bench.persons[1])
    offer = (await bench.tables.undoing.offers(info.id, bench.persons[1]))[-1]
    assert await bench.tables.undoing.ask(info.id, offer.segment, offer.n, bench.persons[1])
    assert (await bench.asked(info.id)) == {1: "place"}


async def test_a_puzzle_begins_in_the_midst_of_a_segment_too(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    info = await bench.tables.puzzles.begin(table, PLACED + 2, None, bench.persons[0], "en")
    assert (await bench.asked(info.id)) == {1: "done"}
    kept = await state_of(bench, info.id)
    await bench.restart()
    assert (await bench.asked(info.id)) == {1: "done"} and await state_of(bench, info.id) == kept


async def test_nothing_is_left_to_decide_at_the_end(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    with pytest.raises(Trouble) as trouble:
        await bench.tables.puzzles.begin(table, len(ROUND), None, bench.persons[0], "en")
    assert trouble.value.text.key == "bot-trouble-puzzle-over"


async def looks_back(bench: Bench, table: int) -> list[str]:
    """What somebody may do who looks back at a table: "" where it is allowed, else why not."""
    ways: list[Callable[[], Awaitable[object]]] = [
        lambda: bench.tables.history.record(table), lambda: bench.tables.replay.reel(table),
        lambda: bench.tables.replay.view(table, 0, 0), lambda: bench.tables.replay.film(table, None, 60),
        lambda: bench.tables.puzzles.begin(table, PLACED, 0, bench.persons[0], "en"),
    ]
    found = []
    for way in ways:
        try:
            await way()
            found.append("")
        except Trouble as trouble:
            found.append(trouble.text.key)
    seal = await bench.tables.history.seal(table)
    assert (seal.seed is None) == (found[0] != "")
    return found


CLOSED, OPEN = ["bot-trouble-record-closed"] * 5, [""] * 5


async def test_no_file_replay_film_or_puzzle_of_a_game_that_is_played_or_may_be_opened_again(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    assert await looks_back(bench, table) == CLOSED
    await bench.tables.ending.cancel(table, bench.persons[0])
    await bench.tables.ending.consent(table, bench.persons[1], True)
    assert await looks_back(bench, table) == CLOSED
    bench.clock.wait(REOPEN_SECONDS + 1)
    assert await looks_back(bench, table) == OPEN


async def test_no_file_replay_film_or_puzzle_of_a_deal_before_its_day_is_over(bench: Bench) -> None:
    table = await bench.begin()
    async with bench.db.transaction() as tx:
        day = bench.tables.records.today()
        await tx.run("INSERT INTO daily_deal (day, seed, before, link) VALUES (?, 'x', 'x', 'x')", day.isoformat())
        await tx.run("INSERT INTO daily_play (day, person, table_id) VALUES (?, ?, ?)", day.isoformat(), 1, table)
        await tx.run("UPDATE game_table SET revision = revision + 1")
    bench.tables.records.games.sessions.clear()
    await play(bench, table, ROUND)
    assert (await bench.tables.looking.table(table)).daily == day
    assert await looks_back(bench, table) == CLOSED
    bench.clock.wait(timedelta(days=1).total_seconds())
    assert await looks_back(bench, table) == OPEN
