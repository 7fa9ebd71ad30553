"""Acts out of turn through the table service: stored in their place, never asked for, stale clicks, undo, restart."""

from __future__ import annotations

import pytest

from games.core.ask import pick
from games.core.decision import Answer, Decision, one_of
from games.core.rules import Wording
from games.core.text import text
from games.core.verify import verify
from tables.trouble import AnswerRefused, Stale, Trouble
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.little import Little, LittleRules, little


class Wishing(LittleRules):
    """Whoever is not asked may throw a point into the well, and then another."""

    def free_actions(self, state: Little, seat: int) -> Decision | None:
        return one_of(seat, "well", ("point", "wish"))

    async def act_freely(self, state: Little, seat: int, answer: Answer) -> None:
        state.players[seat].points -= 1
        if answer == ("wish",):
            await pick(one_of(seat, "wish", ("rain", "sun")))
            state.players[seat].points -= 1

    def wording(self, view: object, decision: Decision, option: str) -> Wording:
        return Wording(text("little-why"))


@pytest.fixture
def wishing(bench: Bench) -> Bench:
    bench.specs["little"] = little(Wishing())
    return bench


async def act(bench: Bench, table: int, seat: int, answer: str, number: int | None = None) -> None:
    view = await bench.service.view(table, seat)
    assert view.aside is not None
    await bench.service.act_freely(
        table, seat, view.aside.number if number is None else number, (answer,), by=bench.persons[seat],
        interaction=bench.click(),
    )


async def points(bench: Bench, table: int) -> tuple[int, ...]:
    found: tuple[int, ...] = (await bench.service.view(table, None)).board.points
    return found


async def test_an_act_out_of_turn_is_stored_and_nobody_is_asked_or_reminded_for_it(wishing: Bench) -> None:
    table = await wishing.begin()
    await play(wishing, table, ROUND[:2])
    asked = await wishing.db.read.all("SELECT seat, number FROM asked")
    due = await wishing.db.read.all("SELECT seat FROM due WHERE kind = 'reminder'")
    await act(wishing, table, 0, "point")
    assert await points(wishing, table) == (-1, 0) and await wishing.asked(table) == {1: "place"}
    assert await wishing.db.read.all("SELECT seat, number FROM asked") == asked
    assert await wishing.db.read.all("SELECT seat FROM due WHERE kind = 'reminder'") == due == [(1,)]
    assert await wishing.db.read.all("SELECT seat, key, free FROM answer WHERE segment = 1") == [(0, "well", 1)]
    await wishing.restart()
    assert await points(wishing, table) == (-1, 0)


async def test_an_old_click_or_a_strangers_does_nothing(wishing: Bench) -> None:
    table = await wishing.begin()
    await play(wishing, table, ROUND[:2])
    number = (await wishing.service.view(table, 0)).aside
    assert number is not None
    await act(wishing, table, 0, "point")
    before = await wishing.dump()
    with pytest.raises(Stale):
        await act(wishing, table, 0, "point", number.number)
    with pytest.raises(Trouble):
        await wishing.service.act_freely(table, 0, number.number + 1, ("point",), by=wishing.persons[1])
    with pytest.raises(AnswerRefused):
        await act(wishing, table, 0, "money")
    with pytest.raises(Stale):  # seat 1 is asked, so it has nothing to do out of turn
        await wishing.service.act_freely(table, 1, 1, ("point",), by=wishing.persons[1])
    assert await wishing.dump() == before


async def test_the_same_click_acts_once(wishing: Bench) -> None:
    table = await wishing.begin()
    await play(wishing, table, ROUND[:2])
    view = await wishing.service.view(table, 0)
    assert view.aside is not None
    for repeated in (False, True):
        outcome = await wishing.service.act_freely(
            table, 0, view.aside.number, ("point",), by=wishing.persons[0], interaction=77
        )
        assert outcome.repeated is repeated
    assert await points(wishing, table) == (-1, 0)


async def test_its_follow_up_is_a_question_like_any_other_and_all_of_it_can_be_taken_back(wishing: Bench) -> None:
    table = await wishing.begin()
    await play(wishing, table, ROUND[:2])
    await act(wishing, table, 0, "wish")
    assert await wishing.asked(table) == {0: "wish", 1: "place"}
    await wishing.restart()
    assert await wishing.asked(table) == {0: "wish", 1: "place"}
    await wishing.act(table, 0, "rain")
    assert await points(wishing, table) == (-2, 0)
    assert await wishing.db.read.all("SELECT key, free FROM answer WHERE segment = 1 ORDER BY n") == [
        ("well", 1), ("wish", 1)
    ]
    for _ in range(2):
        await wishing.service.undo(table, 0, by=wishing.persons[0])
    assert await points(wishing, table) == (0, 0) and await wishing.asked(table) == {1: "place"}
    assert await wishing.db.read.all("SELECT 1 FROM answer WHERE segment = 1") == []


async def test_a_game_with_acts_out_of_turn_is_built_again_and_verified(wishing: Bench) -> None:
    table = await wishing.begin()
    for seat, answer in ROUND:
        other = 1 - seat
        if (await wishing.service.view(table, other)).aside is not None:
            await act(wishing, table, other, "point")
        await wishing.act(table, seat, *answer)
    last = (await wishing.db.read.all("SELECT max(segment) FROM answer"))[0][0]
    count = (await wishing.db.read.all("SELECT count(*) FROM answer WHERE segment = ?", last))[0][0]
    session = await wishing.service.session_at(table, last, count)
    result = await wishing.service.result(table)
    assert session.finished and result is not None and session.rules.result(session.state) == result
    export = await wishing.service.record(table)
    assert verify(export).wrong == () and sum(one.free for one in export.record.answers) > 3
