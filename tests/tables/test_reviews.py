"""Reviews of finished games: made once, for who sat there, kept, and gone with their person."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from games.core.review import Judgement, Measured, Mistake, Moment, Review, Unit
from games.core.view import TableView
from storage.model import Status, TableInfo
from tables.core.errors import RequestRefused
from tables.review import reviews
from tables.review.worker import ReviewStep, do_step
from tables.service import TableService
from tables.undo.past import CannotRebuild
from tests.tables import little
from tests.tables.conftest import ROUND, Bench, bots_at, play, play_with_a_seat_lent

BEST = {"bid": ("2", 2.0), "place": ("field", 5.0), "rest": ("eat", 1.0)}


class Judge:
    """Would always bid 2, place in the field and eat. It says that a wrong place costs 5, and a wrong bid 2."""

    unit = Unit.TOTAL
    least = 0.5
    measured: Mapping[int, Measured] = MappingProxyType({})

    def stage(self, board: little.LittleView) -> int:
        return board.rounds

    def judge(self, moment: Moment, rng: random.Random) -> Judgement | None:
        if moment.decision.key not in BEST:
            return None
        option, cost = BEST[moment.decision.key]
        return Judgement((option,), 0.0 if moment.answer == (option,) else cost)

    def outlook(self, view: TableView[Any], rng: random.Random) -> Sequence[float]:
        return [float(points) for points in view.board.points]


@pytest.fixture(autouse=True)
def _declared(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The little game can be reviewed."""
    monkeypatch.setattr(little, "REVIEWER", Judge(), raising=False)
    bench.specs["little"] = replace(bench.specs["little"], review="tests.tables.little")
    yield


async def finished(bench: Bench, **options: Any) -> int:
    table = await bench.begin(**options)
    await play(bench, table, ROUND)
    return table


async def made(tables: TableService, table: int, person: int) -> Review:
    return await tables.reviews.wait(await tables.reviews.begin(await tables.views.table(table), person))


async def test_a_review_names_the_decisions_of_its_person_and_is_kept(bench: Bench) -> None:
    table = await finished(bench)
    info = await bench.tables.views.table(table)
    assert await bench.tables.reviews.find(info, bench.persons[1]) is None
    found = await made(bench.tables, table, bench.persons[1])
    assert found.mistakes == (Mistake(1, 1, ("field",), 5.0, stage=1),)
    assert (found.judged, found.decisions) == (3, 6) and found.curve == ((1, (0.0, 0.0)), (2, (0.0, 2.0)))
    view, answer = await bench.tables.reviews.position(info, 1, found.mistakes[0])
    assert answer == ("mill",) and view.question is not None and view.question.decision.key == "place"
    await bench.restart()
    assert await bench.tables.reviews.find(info, bench.persons[1]) == found
    other = await made(bench.tables, table, bench.persons[0])
    assert [(one.segment, one.count, one.best) for one in other.mistakes] == [(0, 1, ("2",)), (5, 2, ("eat",))]


async def test_only_who_sat_there_has_a_review_and_only_of_a_game_that_is_over(bench: Bench) -> None:
    table = await bench.begin()
    with pytest.raises(RequestRefused, match="no-review"):
        await made(bench.tables, table, bench.persons[0])
    await play(bench, table, ROUND)
    with pytest.raises(RequestRefused, match="no-review"):
        await made(bench.tables, table, await bench.tables.people.person(555))
    bench.specs["little"] = replace(bench.specs["little"], review="")
    with pytest.raises(RequestRefused, match="no-review"):
        await made(bench.tables, table, bench.persons[0])
    assert not await bench.db.read.all("SELECT 1 FROM review")


async def test_a_reviewer_that_cannot_be_loaded_keeps_nobody_from_the_replay(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    """The replay asks whether a review is offered, and its game may come from another package."""
    table = await finished(bench)
    info = await bench.tables.views.table(table)
    bench.specs["little"] = replace(bench.specs["little"], review="tests.tables.nowhere")
    for _ in range(2):
        assert not bench.tables.reviews.offered(info, bench.persons[0])
    assert [one.message for one in caplog.records if "reviewer of little" in one.message] == [
        "the reviewer of little is left out: ModuleNotFoundError: No module named 'tests.tables.nowhere'"
    ]
    with pytest.raises(RequestRefused, match="no-review"):
        await made(bench.tables, table, bench.persons[0])


async def test_a_game_that_was_ended_early_and_a_puzzle_have_none(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:3])
    for person in bench.persons[:2]:
        await bench.tables.ending.cancel(table, person)
    info = await bench.tables.views.table(table)
    assert info.status is Status.CANCELLED and not bench.tables.reviews.offered(info, bench.persons[0])
    over = await finished(bench)
    puzzle = await bench.tables.puzzles.begin(over, 2, 1, bench.persons[1], "en")
    assert not bench.tables.reviews.offered(replace(puzzle, status=Status.FINISHED), bench.persons[1])


async def test_what_an_ai_answered_for_a_person_is_not_judged(bench: Bench) -> None:
    table = await bench.begin(persons=1, ais=("good",))
    while not (await bench.tables.views.view(table, None)).finished:
        await bench.tables.ai_seats.settle()
        view = await bench.tables.views.view(table, 0)
        if view.question is not None and view.question.decision.key == "bid":
            await bench.act(table, 0, "1")
            await bench.tables.seats.lend_to_ai(table, 0, "legal", bench.persons[0])
    found = await made(bench.tables, table, bench.persons[0])
    assert (found.judged, found.decisions) == (1, 1) and [one.best for one in found.mistakes] == [("2",)]


async def test_a_seat_that_was_lent_for_a_while_is_reviewed(bench: Bench) -> None:
    await play_with_a_seat_lent(bench, 1)
    found = await made(bench.tables, 1, bench.persons[1])
    assert found.decisions == 6


class Gate:
    """Holds the steps of reviews until it is opened, and counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open, self.steps, self._begun = threading.Event(), 0, threading.Event()
        real = do_step

        def step(about: ReviewStep) -> object:
            self.steps += 1
            self._begun.set()
            assert self.open.wait(20)
            return real(about)

        monkeypatch.setattr(reviews, "do_step", step)

    async def reached(self) -> None:
        assert await asyncio.to_thread(self._begun.wait, 20)


async def test_two_clicks_at_once_lead_to_one_review(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table, gate = await finished(bench), Gate(monkeypatch)
    info = await bench.tables.views.table(table)
    first, second = await asyncio.gather(*(bench.tables.reviews.begin(info, bench.persons[1]) for _ in range(2)))
    assert first is second
    await gate.reached()
    assert first.of == 6 and not first.done
    other = await finished(bench)
    with pytest.raises(RequestRefused, match="busy"):
        await bench.tables.reviews.begin(await bench.tables.views.table(other), bench.persons[1])
    gate.open.set()
    found = await asyncio.gather(bench.tables.reviews.wait(first), bench.tables.reviews.wait(second))
    assert found[0] == found[1] and gate.steps == 8, "an outlook, six judgements, and a reason"
    assert (await made(bench.tables, other, bench.persons[1])).decisions == 6


async def test_two_clicks_while_a_database_server_answers_lead_to_one_review(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have looked for a review that is being made before the first one begins it."""
    info = await bench.tables.views.table(await finished(bench))
    read = bench.tables.records.rows.tables

    async def later(table_ids: Collection[int]) -> dict[int, TableInfo]:
        await asyncio.sleep(0)
        return await read(table_ids)

    monkeypatch.setattr(bench.tables.records.rows, "tables", later)
    first, second = await asyncio.gather(*(bench.tables.reviews.begin(info, bench.persons[1]) for _ in range(2)))
    assert first is second
    await bench.tables.reviews.wait(first)


async def test_two_bots_make_the_same_review_and_keep_it_once(bench: Bench) -> None:
    table = await finished(bench)
    async with bots_at(bench.path, bench) as bots:
        found = await asyncio.gather(*(made(bot, table, bench.persons[1]) for bot in bots))
    assert found[0] == found[1]
    assert len(await bench.db.read.all("SELECT 1 FROM review")) == 1


async def test_after_a_restart_the_review_is_asked_for_again(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table, gate = await finished(bench), Gate(monkeypatch)
    info = await bench.tables.views.table(table)
    making = await bench.tables.reviews.begin(info, bench.persons[1])
    waiting = asyncio.create_task(bench.tables.reviews.wait(making))
    await gate.reached()
    gate.open.set()
    await bench.restart()
    with pytest.raises(RequestRefused, match="failed"):
        await waiting
    assert await bench.tables.reviews.find(info, bench.persons[1]) is None
    assert (await made(bench.tables, table, bench.persons[1])).mistakes


async def test_a_review_is_exported_and_goes_with_its_person(bench: Bench) -> None:
    table = await finished(bench)
    for person in bench.persons[:2]:
        await made(bench.tables, table, person)
    about = await bench.tables.exports.about(bench.persons[1])
    (row,) = about["review.person"]
    assert row["table_id"] == table and "field" in row["data"]
    await bench.tables.deletion.delete(bench.persons[1])
    assert await bench.db.read.all("SELECT person FROM review") == [(bench.persons[0],)]


async def test_nothing_is_stored_for_a_person_who_was_deleted_meanwhile(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gate = await finished(bench), Gate(monkeypatch)
    making = await bench.tables.reviews.begin(await bench.tables.views.table(table), bench.persons[1])
    await gate.reached()
    await bench.tables.deletion.delete(bench.persons[1])
    gate.open.set()
    await bench.tables.reviews.wait(making)
    assert not await bench.db.read.all("SELECT 1 FROM review")


async def test_nothing_is_stored_of_a_table_that_was_deleted_meanwhile(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gate = await finished(bench), Gate(monkeypatch)
    info = await bench.tables.views.table(table)
    making = await bench.tables.reviews.begin(info, bench.persons[1])
    await gate.reached()
    assert info.home.guild_id is not None
    await bench.tables.servers.delete(info.home.guild_id)
    gate.open.set()
    await bench.tables.reviews.wait(making)
    assert not await bench.db.read.all("SELECT 1 FROM review")


async def test_a_game_of_older_rules_that_no_longer_fit_has_none(bench: Bench) -> None:
    table = await finished(bench)
    bench.specs["little"] = replace(little.little(little.NewerRules()), review="tests.tables.little")
    await bench.restart()
    with pytest.raises(CannotRebuild):
        await made(bench.tables, table, bench.persons[1])


async def test_a_game_whose_rules_were_changed_in_the_middle_is_reviewed_as_a_whole(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    bench.specs["little"] = replace(little.little(version=2), review="tests.tables.little")
    await bench.restart()
    await play(bench, table, ROUND[4:])
    epochs = await bench.db.read.all("SELECT segment FROM epoch ORDER BY segment")
    assert len(epochs) == 2 and epochs[1][0] > 0
    found = await made(bench.tables, table, bench.persons[1])
    assert found.decisions == 6 and [one.best for one in found.mistakes] == [("field",)]
    view, answer = await bench.tables.reviews.position(await bench.tables.views.table(table), 1, found.mistakes[0])
    assert answer == ("mill",) and view.question is not None and view.question.decision.key == "place"


async def test_a_decision_in_which_the_ai_fails_is_not_judged(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Judge, moment: Moment, rng: random.Random) -> Judgement | None:
        if moment.decision.key == "bid":
            raise ValueError("the AI has failed")
        return real(self, moment, rng)

    real = Judge.judge
    monkeypatch.setattr(Judge, "judge", fail)
    found = await made(bench.tables, await finished(bench), bench.persons[1])
    assert (found.judged, found.decisions) == (2, 6)


async def test_a_game_that_todays_rules_would_end_otherwise_has_none(bench: Bench) -> None:
    table = await finished(bench)
    await bench.db_run("UPDATE answer SET answer = '[\"coin=1\"]' WHERE key = 'pay'")
    with pytest.raises(CannotRebuild):
        await made(bench.tables, table, bench.persons[1])
