"""Plans in the making: answered in a copy, gone back in, guarded, given; never while one is asked something."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import Settings
from games.core.orders import Guard, Unless
from storage.database import Database
from storage.model import Home, HomeKind, Person
from storage.orders import OrderStatus, Scope
from tables.planning import Planned, name_of
from tables.service import TableService
from tables.trouble import AnswerRefused, Stale, Trouble
from tests.clock import HandClock

TABLE, ANA = 1, 0


class Room:
    """A table of The Grimm Forest with three people, of whom the first waits for the others."""

    def __init__(self, tables: TableService, persons: list[Person]) -> None:
        self.tables, self.persons = tables, persons
        self.ana = persons[ANA]

    async def begin(self) -> Planned:
        return await self.tables.planning.begin(TABLE, ANA, self.ana)

    async def answer(self, planned: Planned, *answer: str) -> Planned:
        assert planned.question is not None
        return await self.tables.planning.answer(TABLE, ANA, self.ana, planned.question.number, answer)

    async def until_asked(self) -> None:
        """Others take what they get until Ana is asked."""
        view = await self.tables.looking.view(TABLE, None)
        while (seat := view.asked[0].seat) != ANA:
            question = (await self.tables.looking.view(TABLE, seat)).question
            assert question is not None
            answer = next(one for one in question.decision.parts[0].ids if one.startswith("gain"))
            await self.tables.play.submit(TABLE, seat, question.number, (answer,), by=self.persons[seat])
            view = await self.tables.looking.view(TABLE, None)

    async def given(self) -> list[tuple[OrderStatus, str]]:
        return [(one.status, one.key) for one in await self.tables.orders.of(TABLE, ANA, self.ana)]


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    db = await Database.open(tmp_path / "tables.sqlite3")
    tables = TableService.over(db, Settings(_env_file=None), HandClock())
    persons = [await tables.people.person(100 + seat) for seat in range(3)]
    info = await tables.lobby.open("grimm_forest", {}, Home(HomeKind.CHANNEL, 1, 1), persons[0], "en", 1)
    for click, person in enumerate(persons[1:], 2):
        await tables.lobby.join(info.id, person, click)
    await tables.lobby.start(info.id, persons[0], 99)
    await tables.play.submit(TABLE, ANA, 0, ("forest",), by=persons[ANA])
    yield Room(tables, persons)
    await tables.close()
    await db.close()


async def test_a_turn_is_planned_as_far_as_it_goes(room: Room) -> None:
    planned = await room.begin()
    assert planned.question is not None and planned.question.decision.key == "build" and not planned.begun
    planned = await room.answer(planned, "gain:wood")
    planned = await room.answer(planned, "gain:wood")
    assert planned.question is None and [step.answer for step in planned.alternative.steps] == [("gain:wood",)] * 2
    planned = await room.tables.planning.back(TABLE, ANA, room.ana)
    assert planned.question is not None and len(planned.alternative.steps) == 1
    await room.tables.planning.keep(TABLE, ANA, room.ana, Scope.ROUND)
    (order,) = await room.tables.orders.of(TABLE, ANA, room.ana)
    assert (order.status, order.key, order.round, order.left) == (OrderStatus.LIVE, "build", 1, None)


async def test_the_next_plan_begins_after_the_orders_that_stand(room: Room) -> None:
    await room.answer(await room.begin(), "gain:wood")
    await room.tables.planning.keep(TABLE, ANA, room.ana, Scope.TIMES)
    planned = await room.begin()
    assert planned.question is not None and planned.question.decision.args["n"] == 1, "one action is ordered already"


async def test_what_one_learns_on_the_way_is_not_known_ahead(room: Room) -> None:
    planned = await room.answer(await room.begin(), "draw")
    assert planned.question is None, "what would be drawn is nobody's to know"


async def test_an_answer_is_refused_as_at_the_table_and_a_form_answered_twice_is_stale(room: Room) -> None:
    planned = await room.begin()
    with pytest.raises(AnswerRefused):
        await room.answer(planned, "build:nothing")
    await room.answer(planned, "gain:wood")
    with pytest.raises(Stale):
        await room.answer(planned, "gain:wood")


async def test_another_alternative_is_made_in_another_course_of_things(room: Room) -> None:
    await room.answer(await room.begin(), "gain:wood")
    planned = await room.tables.planning.otherwise(TABLE, ANA, room.ana)
    planned = await room.answer(planned, "gain:straw")
    await room.tables.planning.keep(TABLE, ANA, room.ana, Scope.TIMES)
    (order,) = await room.tables.orders.of(TABLE, ANA, room.ana)
    assert [one.steps[0].answer for one in order.plan.alternatives] == [("gain:wood",), ("gain:straw",)]
    assert order.plan.about is not None and planned.draft.id == order.id


async def test_guards_are_offered_that_suit_what_was_chosen(room: Room) -> None:
    for seat in (1, 2):
        await room.tables.play.submit(TABLE, seat, 0, ("brickyard",), by=room.persons[seat])
    view = await room.tables.looking.view(TABLE, None)
    while view.board.round == 1:  # until the next choice is the first thing that is asked
        seat = view.asked[0].seat
        own = await room.tables.looking.view(TABLE, seat)
        assert own.question is not None
        answer = next(one for one in own.question.decision.parts[0].ids if one.startswith("gain"))
        await room.tables.play.submit(TABLE, seat, own.question.number, (answer,), by=room.persons[seat])
        view = await room.tables.looking.view(TABLE, None)
    mine = await room.tables.looking.view(TABLE, ANA)
    assert mine.question is not None
    await room.tables.play.submit(TABLE, ANA, mine.question.number, ("forest",), by=room.ana)
    for taken in ("gain:wood", "gain:wood"):
        planned = await room.answer(await room.begin(), taken)
        await room.tables.planning.keep(TABLE, ANA, room.ana, Scope.TIMES)
    planned = await room.begin()
    assert planned.question is not None and planned.question.decision.key == "choose"
    planned = await room.answer(planned, "fields")
    straw = (await room.tables.looking.view(TABLE, None)).board.locations[0].goods["straw"]
    least, below = Guard(Unless.LEAST, "fields:straw", straw), Guard(Unless.BELOW, "fields:straw", straw + 1)
    assert planned.guards == (least, below), "what else there is to choose is nobody's to know"
    planned = await room.tables.planning.guard(TABLE, ANA, room.ana, [name_of(below), "gone.0.forest"])
    assert planned.alternative.guards == (below,)


async def test_what_everybody_may_choose_guards_an_order_and_it_may_hold_several_times(room: Room) -> None:
    planned = await room.answer(await room.begin(), "gain:wood")
    gone, offered = Guard(Unless.GONE, "gain:straw"), Guard(Unless.OFFERED, "gain:straw")
    assert {gone, offered} <= set(planned.guards) and Guard(Unless.GONE, "gain:wood") not in planned.guards
    await room.tables.planning.guard(TABLE, ANA, room.ana, [name_of(offered)])
    await room.tables.planning.keep(TABLE, ANA, room.ana, Scope.TIMES, times=2)
    (order,) = await room.tables.orders.of(TABLE, ANA, room.ana)
    assert order.left == 2 and order.plan.alternatives[0].guards == (offered,)
    for seat in (1, 2):
        await room.tables.play.submit(TABLE, seat, 0, ("brickyard",), by=room.persons[seat])
    for left in (1, 0):
        await room.until_asked()
        await room.tables.orders.now(TABLE, ANA, room.ana)
        (order,) = await room.tables.orders.of(TABLE, ANA, room.ana)
        assert order.left == left and (order.status is OrderStatus.SPENT) is (left == 0)


async def test_nothing_is_planned_while_one_is_asked_or_by_others(room: Room) -> None:
    with pytest.raises(Trouble) as trouble:
        await room.tables.planning.begin(TABLE, 1, room.persons[1])
    assert trouble.value.text.key == "bot-trouble-asked-now"
    with pytest.raises(Trouble) as trouble:
        await room.tables.planning.begin(TABLE, ANA, room.persons[1])
    assert trouble.value.text.key == "bot-trouble-not-your-seat"


async def test_nothing_is_given_before_anything_is_chosen_and_a_plan_is_forgotten(room: Room) -> None:
    await room.begin()
    with pytest.raises(Trouble) as trouble:
        await room.tables.planning.keep(TABLE, ANA, room.ana, Scope.TIMES)
    assert trouble.value.text.key == "bot-trouble-nothing-planned"
    await room.tables.planning.discard(TABLE, ANA, room.ana)
    assert await room.given() == []
    with pytest.raises(Stale):
        await room.tables.planning.look(TABLE, ANA, room.ana)
