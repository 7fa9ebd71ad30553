"""AI seats: they play through the same door, see only what their seat sees, and go on after a restart."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from dataclasses import replace
from typing import Any

from games.core.decision import Answer, Decision
from games.core.view import TableView
from storage import tables
from tables.ai import RETRY_AFTER, ai_seed
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.little import LegalAi, LittleRules, little


async def settled(bench: Bench) -> None:
    """Wait until no AI seat thinks any more."""
    async with asyncio.timeout(10):
        await bench.tables.ais.settle()


async def test_ai_seats_answer_until_only_persons_are_asked(bench: Bench) -> None:
    table = await bench.begin(1, ("legal", "good"))
    await settled(bench)
    assert await bench.asked(table) == {0: "bid"}
    assert await bench.db.read.all("SELECT DISTINCT seat, cause FROM answer ORDER BY seat") == [(1, "ai"), (2, "ai")]


async def test_a_game_among_ai_seats_and_one_who_follows_ends(bench: Bench) -> None:
    table = await bench.begin(1, ("good",), rounds=3)
    while (await bench.tables.looking.table(table)).status == "playing":
        await settled(bench)
        view = await bench.tables.looking.view(table, 0)
        if view.question is not None and view.question.held is None:
            part = view.question.decision.parts[0]
            await bench.act(table, 0, *([] if part.least == 0 else [part.ids[0]]))
    assert await bench.tables.looking.result(table) is not None


async def test_consecutive_ai_acts_are_transactions_of_their_own_but_one_outbox_row(bench: Bench) -> None:
    await bench.begin(1, ("legal", "legal", "legal"))
    await settled(bench)
    assert len(await bench.db.read.all("SELECT 1 FROM answer")) == 3
    (row,) = [row for row in await bench.tables.outbox.due() if row.kind == "turn"]
    assert [ask.seat for ask in row.payload.asked] == [0]


async def test_an_ai_sees_only_its_seats_view(bench: Bench) -> None:
    await bench.begin(1, ("legal",))
    await settled(bench)
    legal = bench.specs["little"].ais["legal"]
    assert isinstance(legal, LegalAi) and legal.seen and all(view.viewer == 1 for view in legal.seen)


async def test_while_an_ai_is_asked_publishing_waits_for_it_but_not_for_long(bench: Bench) -> None:
    await bench.restart(ai_delay=2.0)
    await bench.begin(1, ("legal",))
    assert [row.kind for row in await bench.tables.outbox.due()] == ["lobby"]
    assert await bench.tables.outbox.next_due() == bench.clock.now()
    bench.clock.wait(4.0)
    assert [row.kind for row in await bench.tables.outbox.due()] == ["lobby", "turn"]


async def test_the_next_process_goes_on_for_the_ai(bench: Bench) -> None:
    await bench.restart(ai_delay=60.0)
    table = await bench.begin(1, ("legal",))
    assert await bench.asked(table) == {0: "bid", 1: "bid"}
    await bench.restart(ai_delay=0)
    await bench.tables.start_up()
    await settled(bench)
    assert await bench.asked(table) == {0: "bid"}
    assert await bench.db.read.all("SELECT ai_due FROM game_table") == [(0,)]


async def test_the_same_ai_chooses_the_same_after_a_restart(bench: Bench) -> None:
    chosen = []
    for channel in (1, 2):
        table = await bench.begin(1, ("legal",), channel=channel)
        async with bench.db.transaction() as tx:
            await tx.run("UPDATE game_table SET status = 'cancelled' WHERE id = ?", table)
        await settled(bench)
    for _ in range(2):
        async with bench.db.transaction() as tx:
            await tx.run("DELETE FROM answer")
            await tx.run("UPDATE game_table SET status = 'playing', ai_due = 1, numbers = '{}' WHERE id = 1")
        await bench.restart()
        await bench.tables.start_up()
        await settled(bench)
        chosen.append(await bench.db.read.all("SELECT answer FROM answer WHERE seat = 1"))
    assert chosen[0] == chosen[1] != []


async def test_an_ai_whose_answers_are_not_taken_falls_back_to_a_legal_one(bench: Bench) -> None:
    table = await bench.begin(1, ("silly", "crashing"))
    await settled(bench)
    assert await bench.asked(table) == {0: "bid"}


async def test_an_ai_that_cannot_go_on_says_so(bench: Bench) -> None:
    class Cursed(LittleRules):
        async def segment(self, state: object) -> None:
            await super().segment(state)  # type: ignore[arg-type]  # any state will do
            raise ZeroDivisionError

    bench.specs["little"] = little(Cursed())
    table = await bench.begin(1, ("legal",))
    await bench.tables.play.submit(table, 0, 0, ("0",), by=bench.persons[0])
    await settled(bench)
    assert (await bench.told(table))[-1] == "bot-log-ai-stuck"
    notices = [row.payload.notices for row in await bench.tables.outbox.due() if row.kind == "notice"]
    assert [notice.text.key for notice in notices[0]] == ["bot-log-ai-stuck"]
    assert len(await bench.db.read.all("SELECT 1 FROM report")) == 4


async def test_a_person_who_comes_back_meanwhile_is_not_overruled(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=0.05)
    await bench.tables.seats.hand_over(table, 0, "legal", bench.persons[0])
    await bench.tables.seats.take_back(table, 0, bench.persons[0])
    await bench.clock.pass_by(0.05)
    await settled(bench)
    assert await bench.asked(table) == {0: "bid", 1: "bid"}


async def test_the_ai_tries_again_when_the_database_could_not_be_used(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=0.02)
    await bench.tables.seats.hand_over(table, 0, "legal", bench.persons[0])
    other = sqlite3.connect(bench.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await bench.clock.pass_by(0.02)
    await bench.clock.asleep()  # it has tried
    assert await bench.asked(table) == {0: "bid", 1: "bid"}
    other.execute("ROLLBACK")
    other.close()
    await bench.clock.pass_by(RETRY_AFTER)
    await bench.clock.pass_by(0.02)
    await bench.clock.pass_by(0.02)  # it looks once more whether it is asked
    await settled(bench)
    assert await bench.asked(table) == {1: "bid"}


async def test_handing_over_and_coming_back(bench: Bench) -> None:
    table = await bench.begin(2)
    await play(bench, table, ROUND[:2])
    info = await bench.tables.seats.hand_over(table, 1, "legal", bench.persons[1])
    assert (info.seats[1].ai, info.seats[1].lent_by) == ("legal", bench.persons[1])
    await settled(bench)
    assert (await bench.asked(table)).keys() <= {0}
    info = await bench.tables.seats.take_back(table, 1, bench.persons[1])
    assert info.seats[1].person == bench.persons[1] and info.seats[1].ai is None
    told = await bench.told(table)
    assert [key for key in told if key.startswith("bot-")] == ["bot-log-handed-over", "bot-log-took-seat"]
    holders = await bench.db.read.all("SELECT person, ai, to_at IS NULL FROM seat_holder WHERE seat = 1 ORDER BY id")
    assert holders == [(bench.persons[1], None, 0), (None, "legal", 0), (bench.persons[1], None, 1)]


class DrawingAi(LegalAi):
    """Remembers what chance it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.chances: list[float] = []

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        self.chances.append(random.Random(rng.getrandbits(64)).random())
        return super().choose(view, decision, rng)


async def test_an_ai_seats_choice_cannot_be_told_without_the_tables_secret(bench: Bench) -> None:
    """Two tables that differ in nothing but their secret: what everybody knows of them does not make the choice."""
    drawing = DrawingAi()
    spec = little()
    bench.specs["little"] = replace(spec, ais={**spec.ais, "legal": drawing})
    table = await bench.begin(1, ("legal",))
    await settled(bench)
    secret, _, _ = await tables.seal(bench.db.read, table)
    (chance,) = drawing.chances
    known = [f"{table}:0:0:1", ai_seed("", 0, 0, 1), ai_seed("another secret", 0, 0, 1)]

    def made_from(seed: str) -> float:
        return random.Random(random.Random(f"{seed}:0").getrandbits(64)).random()

    assert chance not in [made_from(one) for one in known]
    assert chance == made_from(ai_seed(secret, 0, 0, 1)), "after the end anybody can repeat it"
