"""Two services on one file, as after an overlapping update: nothing is lost, doubled or judged by what is over."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import Database
from storage.model import Home, HomeKind, PersonSettings
from tables.model import Outcome
from tables.service import TableService
from tables.trouble import Stale, Trouble
from tests.scale import scaled
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, play
from tests.tables.player import some_answer

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def other(bench: Bench) -> AsyncIterator[TableService]:
    """A second service over the bench's file, with connections and memories of its own."""
    db = await Database.open(bench.path, busy_seconds=5)
    tables = TableService.over(db, bench.settings, bench.clock)
    yield tables
    await tables.close()
    await db.close()


async def act_at(tables: TableService, bench: Bench, table: int, seat: int, *answer: str) -> Outcome:
    """The person on a seat answers what this service asks."""
    view = await tables.looking.view(table, seat)
    assert view.question is not None
    return await tables.play.submit(
        table, seat, view.question.number, answer, by=bench.persons[seat], interaction=bench.click()
    )


async def test_played_alternately_both_see_every_act(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    services = (bench.tables, other)
    for n, (seat, answer) in enumerate(ROUND):
        for one in services:  # both have the table in memory before each act
            await one.looking.view(table, seat)
        await act_at(services[n % 2], bench, table, seat, *answer)
        seen = [[await one.looking.view(table, viewer) for viewer in (None, 0, 1)] for one in services]
        assert seen[0] == seen[1]
        assert [await one.looking.table(table) for one in services] == [await bench.tables.looking.table(table)] * 2
    for one in services:
        result = await one.looking.result(table)
        assert result is not None and result.totals == (0, 2)
    stored = await bench.db.read.all("SELECT seat, answer FROM answer ORDER BY segment, n")
    assert [(seat, tuple(json.loads(answer))) for seat, answer in stored] == [(s, tuple(a)) for s, a in ROUND]


async def test_a_click_for_a_question_that_the_other_has_answered_is_stale(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    number = (await other.looking.view(table, 1)).question.number  # type: ignore[union-attr]  # seat 1 is asked
    await bench.act(table, 1, "mill")
    with pytest.raises(Stale):
        await other.play.submit(table, 1, number, ("field",), by=bench.persons[1], interaction=bench.click())
    assert list((await bench.asked(table)).values()) == ["pay"]


async def test_of_one_click_that_comes_to_both_one_counts(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    question = (await bench.tables.looking.view(table, 0)).question
    assert question is not None
    await other.looking.view(table, 0)
    outcomes = await asyncio.gather(*(
        one.play.submit(table, 0, question.number, ("1",), by=bench.persons[0], interaction=77)
        for one in (bench.tables, other)
    ))
    assert sorted(one.repeated for one in outcomes) == [False, True]
    assert await bench.db.read.all("SELECT seat, answer FROM answer") == [(0, '["1"]')]


async def test_clicks_at_once_at_both_are_each_counted_once(bench: Bench, other: TableService) -> None:
    """Every question is answered at both at the same time, in different ways: exactly one of them counts."""
    rng = random.Random(5)
    table = await bench.begin(rounds=scaled(6))
    services = (bench.tables, other)
    given = 0
    while (await bench.tables.looking.table(table)).status.running:
        seat = rng.choice(sorted(await bench.asked(table)))
        question = (await rng.choice(services).looking.view(table, seat)).question
        assert question is not None
        rivals = [
            one.play.submit(table, seat, question.number, some_answer(question.decision, rng), by=bench.persons[seat],
                            interaction=bench.click())
            for one in services
        ]
        done = await asyncio.gather(*rivals, return_exceptions=True)
        assert all(isinstance(one, Outcome | Stale) or _over(one) for one in done), done
        counted = sum(isinstance(one, Outcome) for one in done)
        held = question.decision.key in ("bid", "rest", "sure")  # may be changed while the other seat is asked
        assert counted == 1 or (counted == 2 and held)
        given += 1
    assert given > 9
    assert (await bench.db.read.all("SELECT count(*) FROM result")) == [(2,)]
    await bench.restart()
    assert await bench.tables.looking.view(table, 0) == await other.looking.view(table, 0)


def _over(error: object) -> bool:
    return isinstance(error, Trouble) and error.text.key == "bot-trouble-over"


async def test_undo_at_one_is_undone_at_the_other(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    assert (await other.looking.view(table, 1)).can_undo
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    assert {one.key for one in (await other.looking.view(table, None)).asked} == {"pay"}
    await other.play.undo(table, 1, by=bench.persons[1])
    assert await bench.asked(table) == {1: "place"}
    await play(bench, table, ROUND[2:])


async def test_a_seat_handed_over_at_one_belongs_to_the_ai_at_the_other(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    number = (await other.looking.view(table, 1)).question.number  # type: ignore[union-attr]  # seat 1 is asked
    await other.looking.table(table)
    await bench.restart(ai_delay=60)
    await bench.tables.seats.hand_over(table, 1, "good", bench.persons[1])
    with pytest.raises(Trouble) as trouble:
        await other.play.submit(table, 1, number, ("mill",), by=bench.persons[1], interaction=bench.click())
    assert trouble.value.text.key == "bot-trouble-not-your-seat"
    assert (await other.looking.table(table)).seats[1].ai == "good"
    await other.seats.take_back(table, 1, bench.persons[1])
    await bench.act(table, 1, "mill")


async def test_a_seat_that_both_would_play_for_the_ai_is_played_once(bench: Bench, other: TableService) -> None:
    """Each service has the table in memory from before the other's AI has answered."""
    await bench.restart(ai_delay=60)
    table = await bench.begin(1, ("legal",))
    before = await other.looking.view(table, 0)
    await bench.restart(ai_delay=0)
    await bench.tables.looking.view(table, 0)
    services = (bench.tables, other)
    await asyncio.gather(*(one.start_up() for one in services))
    async with asyncio.timeout(10):
        for one in services:
            await one.ais.settle()
    assert await bench.db.read.all("SELECT seat FROM answer") == [(1,)], "one of them counted"
    assert await other.looking.view(table, 0) == await bench.tables.looking.view(table, 0) != before
    assert await bench.db.read.all("SELECT 1 FROM report") == []


async def test_a_table_cancelled_at_one_is_over_at_the_other(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    question = (await other.looking.view(table, 0)).question
    assert question is not None
    await bench.tables.ending.close_for_others(table, 99, bench.persons[:2])
    with pytest.raises(Trouble) as trouble:
        await other.play.submit(table, 0, question.number, ("1",), by=bench.persons[0], interaction=bench.click())
    assert trouble.value.text.key == "bot-trouble-over"
    assert not (await other.looking.view(table, 0)).asked


async def test_a_lobby_fills_and_starts_from_both(bench: Bench, other: TableService) -> None:
    info = await bench.lobby(1)
    await other.looking.table(info.id)
    ben = await other.people.person(500)
    await other.lobby.join(info.id, ben, bench.click())
    assert len((await bench.tables.looking.table(info.id)).seats) == 2
    await bench.tables.lobby.start(info.id, bench.persons[0], bench.click())
    assert (await other.looking.view(info.id, 1)).question is not None


async def test_what_a_person_chooses_at_one_counts_at_the_other(bench: Bench, other: TableService) -> None:
    person = await bench.tables.people.person(42)
    assert await other.people.person(42) == person
    assert (await other.people.settings_of(person)).language is None
    await bench.tables.people.change_settings(person, PersonSettings("it", reminders=False))
    assert await other.people.settings_of(person) == PersonSettings("it", reminders=False)
    assert await bench.tables.people.settings_of(person) == PersonSettings("it", reminders=False)


async def test_a_language_chosen_for_a_server_reaches_tables_in_memory(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    assert (await other.looking.table(table)).language == "en"
    await bench.tables.people.set_server_language(GUILD, "es")
    assert (await other.looking.table(table)).language == "es"


async def test_whatever_writes_to_a_table_or_its_seats_raises_the_revision(bench: Bench) -> None:
    table = await bench.begin()
    statements = (
        "UPDATE game_table SET away = TRUE", "UPDATE game_table SET away = TRUE", "UPDATE seat_holder SET to_at = NULL",
        "DELETE FROM seat_holder WHERE seat = 1",
        "INSERT INTO seat_holder (table_id, seat, ai, from_at) VALUES (1, 1, 'good', 0)",
    )
    before = (await bench.tables.looking.table(table)).revision
    for statement in statements:
        async with bench.db.transaction() as tx:
            await tx.run(statement)
        after = (await bench.tables.looking.table(table)).revision
        assert after > before, statement
        before = after


@pytest.mark.sqlite  # PostgreSQL is asked anew each time
async def test_a_commit_elsewhere_is_seen_and_looking_is_not_one(bench: Bench, other: TableService) -> None:
    before = bench.db.version()
    assert bench.db.version() == before
    await other.people.person(4321)
    after = bench.db.version()
    assert after != before
    await bench.tables.looking.table_in(CHANNEL)
    assert bench.db.version() == after


async def test_an_act_that_has_failed_leaves_the_memory_of_both_right(bench: Bench, other: TableService) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    await other.looking.view(table, 1)
    with pytest.raises(Trouble):
        await act_at(other, bench, table, 1, "boom")
    await bench.act(table, 1, "mill")
    assert {one.key for one in (await other.looking.view(table, None)).asked} == {"pay"}


# -- real processes ----------------------------------------------------------------------------------------------


class Player:
    """A process of its own that answers whatever is asked anywhere (`tests.tables.player`)."""

    def __init__(self, path: Path, seed: int) -> None:
        self._arguments = (str(path), str(seed))
        self._clicks: list[int] = []
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.tables.player", *self._arguments, cwd=ROOT,
            env={**os.environ, "PYTHONUTF8": "1"},
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )
        assert await self._line() == b"ready\n"

    def go(self) -> None:
        """It begins to play."""
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(b"\n")

    async def counted(self, most: int | None = None) -> list[int]:
        """The clicks of which it has said that they were counted: until `most`, else until it ends."""
        while (most is None or len(self._clicks) < most) and (line := await self._line()).endswith(b"\n"):
            self._clicks.append(int(line))
        return self._clicks

    async def _line(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        return await self.process.stdout.readline()

    async def kill(self) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


async def test_real_processes_play_at_once_and_one_is_killed(bench: Bench) -> None:
    rounds, tables = 10, scaled(4)
    for channel in range(tables):
        await bench.begin(channel=channel, rounds=rounds)
    players = [Player(bench.path, seed) for seed in (1, 2, 3)]
    async with asyncio.timeout(120):
        await asyncio.gather(*(player.start() for player in players))
        for player in players:
            player.go()
        await players[0].counted(20)
        await players[0].kill()
        said = [await player.counted() for player in players]
        await asyncio.gather(*(player.kill() for player in players))
    counted = {click for clicks in said for click in clicks}
    done = {row[0] for row in await bench.db.read.all("SELECT id FROM interaction WHERE id > 1000000")}
    assert counted <= done and len(done - counted) <= 1  # the killed one may have died before it said so
    assert all(said), "each of them has played"
    assert await bench.db.read.all("SELECT table_id, count(*) FROM answer GROUP BY table_id ORDER BY table_id") == [
        (table, rounds * len(ROUND)) for table in range(1, tables + 1)
    ]
    for table in range(1, tables + 1):
        assert (await bench.tables.looking.view(table, None)).board.phase == "over"
        assert await bench.tables.looking.result(table) is not None


async def test_homes_are_taken_once_between_processes(bench: Bench, other: TableService) -> None:
    people = [await one.people.person(1) for one in (bench.tables, other)]
    opened = await asyncio.gather(
        *(
            tables.lobby.open("little", {}, Home(HomeKind.CHANNEL, GUILD, CHANNEL), person, "en", bench.click())
            for tables, person in zip((bench.tables, other), people, strict=True)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Trouble) for one in opened) == 1
