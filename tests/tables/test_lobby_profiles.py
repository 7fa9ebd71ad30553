"""What lobbies show of people who wish it: games, rating, and how punctual they are."""

from __future__ import annotations

import pytest

from storage.model import Pace, Person
from storage.outgoing import OutboxKind
from tables.core.shown_rating import SHOWN_FROM
from tables.people.lobby_profiles import ANSWERS_SHOWN_FROM, LobbyProfile
from tests.rated_games import store_rated_games
from tests.tables.conftest import ROUND, Bench, play

HOUR = 3600.0


async def counts(bench: Bench, person: Person) -> list[tuple[int, int]]:
    rows = await bench.db.read.all("SELECT asked, in_time FROM punctuality WHERE person = ?", person)
    return [(asked, in_time) for asked, in_time in rows]


async def shown(bench: Bench, channel: int = 750) -> LobbyProfile | None:
    """Return what a new lobby of the first person shows of them."""
    info = await bench.lobby(1, channel=channel)
    found = await bench.tables.profiles.of_lobby(info)
    await bench.tables.ending.cancel(info.id, info.opener)
    return found.get(0)


async def test_nobody_is_shown_unless_they_wish_it(bench: Bench) -> None:
    info = await bench.lobby(2)
    await bench.publish()
    assert await bench.tables.profiles.of_lobby(info) == {}
    await bench.tables.profiles.set_shown(bench.persons[1], True)
    assert await bench.tables.profiles.of_lobby(info) == {1: LobbyProfile(0, None, None)}
    assert [row.kind for row in await bench.tables.outbox.due()] == [OutboxKind.LOBBY], "the message shows it at once"
    await bench.tables.profiles.set_shown(bench.persons[1], False)
    assert await bench.tables.profiles.of_lobby(info) == {}


async def test_lobbies_show_at_once_that_statistics_are_deleted(bench: Bench) -> None:
    await bench.lobby(2)
    await bench.tables.profiles.set_shown(bench.persons[1], True)
    await bench.publish()
    await bench.tables.stats.set_visibility(bench.persons[0], "off")
    assert await bench.tables.outbox.due() == [], "this lobby shows nothing of them"
    await bench.tables.stats.set_visibility(bench.persons[1], "off")
    assert [row.kind for row in await bench.tables.outbox.due()] == [OutboxKind.LOBBY]


async def test_answers_in_time_and_late_ones_are_counted(bench: Bench) -> None:
    table = await bench.begin(2, pace=Pace(2 * HOUR, 10 * HOUR, "ask"))
    ana, ben = bench.persons
    await play(bench, table, ROUND[:1])
    assert await counts(bench, ana) == [(1, 1)] and await counts(bench, ben) == []
    bench.clock.advance(3 * HOUR)
    await play(bench, table, ROUND[1:2])
    assert await counts(bench, ben) == [(1, 0)], "with time from the reserve"


@pytest.mark.parametrize("zero", ["ask", "ai"])
async def test_a_question_whose_time_ran_out_is_counted_once(bench: Bench, zero: str) -> None:
    table = await bench.begin(2, pace=Pace(2 * HOUR, 2 * HOUR, zero))
    ana, ben = bench.persons
    await play(bench, table, ROUND[:1])
    await bench.live(12 * HOUR, step=HOUR / 2)
    assert await counts(bench, ben) == [(1, 0)]
    if zero == "ask":
        await play(bench, table, ROUND[1:2])
        assert await counts(bench, ben) == [(1, 0)]
    assert await counts(bench, ana) == [(1, 1)]


async def test_a_question_whose_answer_is_taken_back_is_counted_once(bench: Bench) -> None:
    table = await bench.begin(2, pace=Pace(2 * HOUR, 10 * HOUR, "ask"))
    ben = bench.persons[1]
    await play(bench, table, ROUND[:3])
    assert await counts(bench, ben) == [(2, 2)]
    for _ in range(3):
        await bench.tables.answers.undo(table, 1, by=ben)
        await play(bench, table, ROUND[2:3])
    assert await counts(bench, ben) == [(2, 2)]
    await bench.tables.answers.undo(table, 1, by=ben)
    bench.clock.advance(3 * HOUR)
    await play(bench, table, ROUND[2:3])
    assert await counts(bench, ben) == [(2, 1)]


async def test_at_a_table_for_practice_nothing_is_counted(bench: Bench) -> None:
    info = await bench.lobby(2)
    await bench.tables.clocks.set_pace(info.id, Pace(2 * HOUR, 2 * HOUR, "ask"), info.opener)
    await bench.tables.lobby.set_practice(info.id, True, info.opener)
    await bench.tables.lobby.start(info.id, info.opener)
    await play(bench, info.id, ROUND[:1])
    await bench.tables.answers.undo(info.id, 0, by=info.opener)
    await bench.live(12 * HOUR, step=HOUR / 2)
    assert await bench.db.read.all("SELECT * FROM punctuality") == []


async def test_without_a_clock_nothing_is_counted(bench: Bench) -> None:
    await play(bench, await bench.begin(2), ROUND)
    assert await bench.db.read.all("SELECT * FROM punctuality") == []


async def test_with_enough_of_them_games_rating_and_punctuality_are_shown(bench: Bench) -> None:
    table = await bench.begin(2, rounds=1)
    ana = bench.persons[0]
    await bench.tables.profiles.set_shown(ana, True)
    await play(bench, table, ROUND)
    assert await shown(bench) == LobbyProfile(1, None, None)
    async with bench.db.transaction() as tx:
        await tx.run("UPDATE played SET mu = 30.0, sigma = 2.0 WHERE person = ?", ana)
        await tx.run("INSERT INTO punctuality (person, asked, in_time) VALUES (?, ?, ?)", ana, ANSWERS_SHOWN_FROM, 15)
        await store_rated_games(tx, ana, 20.0, first=100, games=SHOWN_FROM - 1)  # as many games like the first
        await tx.run("UPDATE game_table SET ended_at = 1 WHERE id >= 100")
    found = await shown(bench)
    assert found is not None and found.rating is not None
    assert (found.games, found.rating.mu, found.punctual) == (SHOWN_FROM, 30.0, 0.75), "the latest rating"


async def test_who_wants_no_statistics_is_not_counted(bench: Bench) -> None:
    table = await bench.begin(2, pace=Pace(2 * HOUR, 10 * HOUR, "ask"))
    ana, ben = bench.persons
    await play(bench, table, ROUND[:2])
    await bench.tables.stats.set_visibility(ben, "off")
    assert await counts(bench, ben) == [] and await counts(bench, ana) == [(1, 1)]
    await play(bench, table, ROUND[2:3])
    assert await counts(bench, ben) == []
