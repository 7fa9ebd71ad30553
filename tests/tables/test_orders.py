"""Answers given ahead: used a minute after the question, never seen by others, gone when they do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.core.decision import one_of
from games.core.orders import FIRST, Alternative, Guard, Plan, Step, Unless, declining, holds
from storage.orders import OrderStatus, Scope, StandingOrder
from tables.matching import GRACE
from tables.orders import said_of
from tables.sessions import mark
from tables.trouble import Stale, Trouble
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.little import NewerRules, little

MINE = 1
"""The seat that wins the bids of `ROUND` and gives the orders."""


def plan(*steps: tuple[str, str], guards: Sequence[Guard] = ()) -> Plan:
    """One alternative: (question, answer) by (question, answer)."""
    return Plan((Alternative(tuple(Step(key, tuple(answer.split())) for key, answer in steps), tuple(guards)),))


TURN = plan(("place", "mill"), ("pay", "coin=2"), ("done", "done"))


async def ordered(bench: Bench, table: int, what: Plan, scope: Scope = Scope.TIMES, left: int = 1) -> int:
    """Seat 1 gives an order."""
    key = what.alternatives[0].steps[0].key
    return await bench.tables.orders.give(table, MINE, bench.persons[MINE], key, {}, what, scope=scope, left=left)


async def later(bench: Bench, seconds: float = GRACE) -> None:
    """So much time passes, and what is due happens."""
    bench.clock.wait(seconds)
    await bench.tables.due.reminders(bench.clock.now())


async def mine(bench: Bench, table: int) -> list[StandingOrder]:
    return await bench.tables.orders.of(table, MINE, bench.persons[MINE])


async def statuses(bench: Bench, table: int) -> list[tuple[OrderStatus, str]]:
    return [(one.status, one.why) for one in await mine(bench, table)]


async def causes(bench: Bench, table: int) -> list[tuple[str, str]]:
    rows = await bench.db.read.all("SELECT key, cause FROM answer WHERE table_id = ? ORDER BY segment, n", table)
    return [(key, cause) for key, cause in rows]


async def test_an_order_answers_a_minute_after_the_question_and_not_before(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:2])
    await later(bench, GRACE - 1)
    assert await bench.asked(table) == {MINE: "place"}
    await later(bench, 1)
    assert await bench.asked(table) == {MINE: "pay"}
    assert (await causes(bench, table))[-1] == ("place", "order")
    assert await statuses(bench, table) == [(OrderStatus.SPENT, "")]


async def test_a_whole_turn_is_answered_at_once(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, TURN)
    await play(bench, table, ROUND[:2])
    await later(bench)
    assert await bench.asked(table) == {0: "rest", 1: "rest"}
    assert [cause for _, cause in await causes(bench, table)] == ["person", "person", "order", "order", "order"]
    assert (await bench.tables.looking.view(table, None)).board.points == (0, 2)


async def test_an_answer_that_does_not_fit_later_in_the_turn_is_left_to_the_person(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill"), ("pay", "coin=9")))
    await play(bench, table, ROUND[:2])
    await later(bench)
    assert await bench.asked(table) == {MINE: "pay"}
    assert await statuses(bench, table) == [(OrderStatus.SPENT, "rest")]
    await bench.act(table, MINE, "coin=1")


async def test_alternatives_are_taken_in_their_order_as_their_guards_allow(bench: Bench) -> None:
    table = await bench.begin()
    never = Alternative((Step("place", ("mill",)),), (Guard(Unless.LEAST, "points", 1),))
    gone = Alternative((Step("place", ("tower",)),))
    last = Alternative((Step("place", ("field",)),), (Guard(Unless.OFFERED, "mill"), Guard(Unless.BELOW, "points", 1)))
    await ordered(bench, table, Plan((never, gone, last)))
    await play(bench, table, ROUND[:2])
    await later(bench)
    rows = await bench.db.read.all("SELECT answer FROM answer WHERE key = 'place'")
    assert rows == [('["field"]',)]


@pytest.mark.parametrize(("what", "why"), [
    (plan(("place", "tower")), "option"),
    (plan(("place", "mill"), guards=[Guard(Unless.GONE, "field")]), "guard"),
])
async def test_an_order_that_does_not_fit_is_dropped_with_a_reason(bench: Bench, what: Plan, why: str) -> None:
    table = await bench.begin()
    await ordered(bench, table, what)
    await play(bench, table, ROUND[:2])
    assert await statuses(bench, table) == [(OrderStatus.DROPPED, why)]
    await later(bench)
    assert await bench.asked(table) == {MINE: "place"}


async def test_the_next_in_rank_takes_the_place_of_one_that_does_not_fit(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "tower")))
    await ordered(bench, table, plan(("place", "field")))
    preferred = await ordered(bench, table, plan(("place", "mill")))
    await bench.tables.orders.prefer(table, preferred, bench.persons[MINE])
    await play(bench, table, ROUND[:2])
    about = await bench.tables.orders.about_to(table, MINE, bench.persons[MINE])
    assert about is not None and about.order.id == preferred and about.seconds == GRACE


async def test_proposals_and_the_most_that_is_possible(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, Plan((Alternative((Step("place", ("mill",)), Step("pay", FIRST))),)))
    await play(bench, table, ROUND[:2])
    await later(bench)
    assert await bench.asked(table) == {MINE: "done"}
    rows = await bench.db.read.all("SELECT answer FROM answer WHERE key = 'pay'")
    assert rows == [("[]",)]


async def test_several_asked_at_once_are_answered_like_a_click_that_can_be_changed(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("rest", "sleep")), Scope.GAME)
    await play(bench, table, ROUND[:5])
    await later(bench)
    assert await bench.asked(table) == {0: "rest", 1: "sure"}
    await bench.tables.play.undo(table, MINE, by=bench.persons[MINE])
    assert await bench.asked(table) == {0: "rest", 1: "rest"}


async def test_an_order_lasts_as_long_as_it_says(bench: Bench) -> None:
    table = await bench.begin(rounds=3)
    await ordered(bench, table, plan(("rest", "eat")), Scope.ROUND)
    await ordered(bench, table, plan(("place", "field")), Scope.TIMES, left=2)
    for _ in range(2):
        await play(bench, table, ROUND[:2])
        await later(bench)
        await play(bench, table, [(1, ("coin=1",)), (1, ("done",))])
        await later(bench)
        if (await bench.asked(table))[1] == "rest":
            await bench.act(table, 1, "sleep")
        await play(bench, table, [(1, ("yes",)), (0, ("sleep",)), (0, ("yes",))])
    assert await statuses(bench, table) == [(OrderStatus.DROPPED, "over"), (OrderStatus.SPENT, "")]
    by_order = [key for key, cause in await causes(bench, table) if cause == "order"]
    assert by_order == ["place", "rest", "place"]


async def test_whoever_answers_within_the_minute_has_answered_and_the_order_waits(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:2])
    await bench.act(table, MINE, "field")
    await later(bench)
    assert await bench.asked(table) == {MINE: "pay"}
    assert await statuses(bench, table) == [(OrderStatus.LIVE, "")]


async def test_an_order_about_to_answer_can_be_withdrawn_or_hurried(bench: Bench) -> None:
    table = await bench.begin()
    order = await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:2])
    await bench.tables.orders.withdraw(table, order, bench.persons[MINE])
    await later(bench)
    assert await bench.asked(table) == {MINE: "place"} and await mine(bench, table) == []
    other = await bench.begin_elsewhere(701)
    await ordered(bench, other, TURN)
    await play(bench, other, ROUND[:2])
    await bench.tables.orders.now(other, MINE, bench.persons[MINE])
    assert await bench.asked(other) == {0: "rest", 1: "rest"}


async def test_what_an_order_did_can_be_taken_back_and_then_nothing_is_answered_until_one_acts(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await ordered(bench, table, plan(("place", "field")))
    await play(bench, table, ROUND[:2])
    await later(bench)
    await bench.tables.play.undo(table, MINE, by=bench.persons[MINE])
    assert await statuses(bench, table) == [(OrderStatus.ASLEEP, "undone"), (OrderStatus.HELD, "")]
    await later(bench)
    assert await bench.asked(table) == {MINE: "place"}
    await bench.act(table, MINE, "mill")
    assert await statuses(bench, table) == [(OrderStatus.ASLEEP, "undone"), (OrderStatus.LIVE, "")]
    asleep = (await mine(bench, table))[0]
    await bench.tables.orders.wake(table, asleep.id, bench.persons[MINE])
    assert [one.left for one in await mine(bench, table)] == [1, 1]


async def test_when_somebody_else_takes_back_the_order_has_not_been_used(bench: Bench) -> None:
    """As an undo by consent leaves it: the answer is gone, and the question is put anew."""
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:2])
    await later(bench)
    async with bench.tables.records.act(table) as act:
        before = mark(act.game.session)
        act.game.session.undo(MINE)
        await act.tx.run("DELETE FROM answer WHERE cause = 'order'")
        await act.record(before)
    assert [(one.status, one.left) for one in await mine(bench, table)] == [(OrderStatus.LIVE, 1)]
    await later(bench)
    assert await bench.asked(table) == {MINE: "pay"}


async def test_orders_rest_while_an_ai_plays_and_go_with_their_person(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await ordered(bench, table, plan(("bid", "2")), Scope.GAME)
    await bench.tables.seats.hand_over(table, MINE, "silly", bench.persons[MINE])
    await bench.act(table, 0, "1")
    await bench.tables.seats.take_back(table, MINE, bench.persons[MINE])
    await bench.act(table, MINE, "2")
    await later(bench)
    assert await bench.asked(table) == {MINE: "pay"}
    await ordered(bench, table, plan(("rest", "eat")))
    newcomer = await bench.tables.people.person(999)
    async with bench.tables.records.write() as tx:
        await tx.run("UPDATE seat_holder SET to_at = 1 WHERE table_id = ? AND seat = ? AND to_at IS NULL", table, MINE)
        await tx.run("INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (?, ?, ?, 1)", table, MINE,
                     newcomer)
    assert await bench.db.read.all("SELECT * FROM standing_order") == []


async def test_whoever_hands_a_seat_over_while_an_order_is_about_to_answer_is_not_answered_for(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:2])
    await bench.tables.seats.hand_over(table, MINE, "crashing", bench.persons[MINE])
    await bench.tables.seats.take_back(table, MINE, bench.persons[MINE])
    assert await bench.tables.orders.answering(table) == {}
    await later(bench)
    assert await bench.asked(table) == {MINE: "place"} and (await statuses(bench, table))[0][0] == OrderStatus.LIVE


async def test_orders_are_forgotten_when_the_table_ends(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, TURN)
    await ordered(bench, table, plan(("bid", "2")), Scope.GAME)
    await play(bench, table, ROUND[:2])
    await later(bench)
    await play(bench, table, ROUND[5:])
    assert await bench.db.read.all("SELECT * FROM standing_order") == []
    record = await bench.tables.history.record(table)
    assert {one.cause for one in record.record.answers} == {"person"}, "that orders were used is nobody's business"


async def test_orders_survive_a_restart_in_the_middle_of_a_turn(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bench.begin()
    await ordered(bench, table, TURN)
    await play(bench, table, ROUND[:2])
    await bench.restart()
    bench.clock.wait(GRACE)
    number = (await bench.tables.orders.answering(table))[MINE]
    await bench.tables.orders._answer(table, MINE, number)  # the process ends between two answers
    await bench.restart()
    assert await bench.asked(table) == {MINE: "pay"}
    await bench.tables.due.reminders(bench.clock.now())
    assert await bench.asked(table) == {0: "rest", 1: "rest"}


async def test_an_order_that_makes_the_rules_fail_is_dropped_and_the_person_asked(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "boom")))
    await play(bench, table, ROUND[:2])
    await later(bench)
    assert await bench.asked(table) == {MINE: "place"}
    assert await statuses(bench, table) == [(OrderStatus.DROPPED, "broken")]
    assert len(await bench.db.read.all("SELECT * FROM report")) == 1
    await later(bench)
    assert len(await bench.db.read.all("SELECT * FROM report")) == 1, "it is not tried again"
    assert caplog.records and not any("order" in one.getMessage() or "seat" in one.getMessage()
                                      for one in caplog.records), "the log does not tell that there was one"
    await bench.act(table, MINE, "mill")


async def test_after_an_update_of_the_rules_an_order_fits_or_goes(bench: Bench) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:1])
    bench.specs["little"] = replace(little(NewerRules(), 2), orders=bench.specs["little"].orders)
    await bench.restart()
    await play(bench, table, ROUND[1:2])
    assert await statuses(bench, table) == [(OrderStatus.DROPPED, "option")]


async def test_a_question_is_answered_alike_every_time_or_as_long_as_nothing_changes(bench: Bench) -> None:
    table = await bench.begin(rounds=3)
    await play(bench, table, ROUND[:5])
    view = await bench.tables.looking.view(table, MINE)
    assert view.question is not None and declining(bench.specs["little"].orders["rest"], view.question.decision)
    said = said_of(view.question, ("sleep",))
    await bench.tables.orders.always(
        table, MINE, view.question.number, ("sleep",), said, bench.persons[MINE], unchanged=True
    )
    with pytest.raises(Stale):
        await bench.tables.orders.always(table, MINE, view.question.number + 1, ("sleep",), said, bench.persons[MINE])
    await later(bench)
    assert (await bench.asked(table))[MINE] == "rest", "from the next time on"
    await play(bench, table, [(1, ("eat",)), (0, ("eat",)), (0, ("yes",)), (1, ("yes",)), *ROUND[:5]])
    await later(bench)
    assert (await bench.asked(table))[MINE] == "sure"
    await play(bench, table, [(1, ("yes",)), (0, ("eat",)), (0, ("yes",)), *ROUND[:5]])
    assert await statuses(bench, table) == [(OrderStatus.LIVE, "")]
    one = (await mine(bench, table))[0].plan.alternatives[0]
    assert not holds(one.guards[0], one_of(MINE, "rest", ("sleep", "eat", "sing")), {}), "now it offers something else"


async def test_a_question_is_left_to_what_is_proposed(bench: Bench) -> None:
    table = await bench.begin()
    await bench.tables.orders.proposed(table, MINE, "pay", bench.persons[MINE])
    await play(bench, table, ROUND[:3])
    await later(bench)
    assert await bench.db.read.all("SELECT answer, cause FROM answer WHERE key = 'pay'") == [("[]", "order")]
    with pytest.raises(Trouble):
        await bench.tables.orders.proposed(table, MINE, "place", bench.persons[MINE])


async def test_of_orders_that_are_done_only_the_newest_are_kept(bench: Bench) -> None:
    table = await bench.begin()
    for _ in range(20):
        one = await ordered(bench, table, plan(("place", "mill")))
        async with bench.tables.records.write() as tx:
            await tx.run("UPDATE standing_order SET status = 'dropped' WHERE id = ?", one)
    assert len(await mine(bench, table)) == 13


async def test_whatever_is_wrong_with_an_order_the_tables_go_on(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:2])

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tables.orders.answer_of", fails)
    await later(bench)
    assert await statuses(bench, table) == [(OrderStatus.DROPPED, "broken")]
    assert await bench.asked(table) == {MINE: "place"}


async def test_only_who_sits_there_gives_and_sees_orders_and_not_too_many(bench: Bench) -> None:
    table = await bench.begin()
    order = await ordered(bench, table, plan(("place", "mill")))
    stranger = bench.persons[0]
    for refused in (
        bench.tables.orders.of(table, MINE, stranger), bench.tables.orders.withdraw(table, order, stranger),
        bench.tables.orders.give(table, MINE, stranger, "place", {}, TURN),
    ):
        with pytest.raises(Trouble):
            await refused
    for _ in range(11):
        await ordered(bench, table, plan(("place", "mill")))
    with pytest.raises(Trouble) as trouble:
        await ordered(bench, table, plan(("place", "mill")))
    assert trouble.value.text.key == "bot-trouble-orders"


async def test_nobody_orders_where_nobody_waits(bench: Bench) -> None:
    table = await bench.begin(persons=1, ais=("legal",))
    with pytest.raises(Trouble) as trouble:
        await bench.tables.orders.give(table, 0, bench.persons[0], "place", {}, TURN)
    assert trouble.value.text.key == "bot-trouble-nobody-waits"


OTHERS_READ = (
    "SELECT kind, payload, revision, attempts, since, due_at FROM outbox WHERE table_id = ?",
    "SELECT seat, number, asked_at FROM asked WHERE table_id = ?",
    "SELECT n, segment, own, data FROM line WHERE data NOT LIKE '%log-sealed%' AND table_id = ?",
    "SELECT kind, seat, number, due_at FROM due WHERE kind <> 'order' AND table_id = ?",
    "SELECT segment, n, seat, key, answer, asked_at, answered_at FROM answer WHERE table_id = ?",
    "SELECT segment, numbers, revision FROM game_table WHERE id = ?",
)


async def seen_by_others(bench: Bench, table: int) -> list[object]:
    """Everything from which messages, views and their times are made; the orders themselves apart."""
    rows: list[object] = [await bench.db.read.all(sql, table) for sql in OTHERS_READ]
    views = [await bench.tables.looking.view(table, viewer) for viewer in (None, 0)]
    return [*rows, [replace(view, question=None) for view in views], await bench.told(table, 0)]


async def test_a_table_with_orders_is_the_same_as_one_whose_person_clicks_at_that_moment(bench: Bench) -> None:
    """Row for row, at every moment: what is asked, told, put into the outbox, due, and how often the table changed."""
    with_orders = await bench.begin(rounds=2)
    by_hand = await bench.begin_elsewhere(701, rounds=2)
    for table in (with_orders, by_hand):  # the same deal, so that nothing else differs
        await bench.db_run("UPDATE game_table SET revision = 0 WHERE id = ?", table)
    compared = 0

    async def same() -> None:
        nonlocal compared
        assert await seen_by_others(bench, with_orders) == await seen_by_others(bench, by_hand)
        compared += 1

    await same()
    await ordered(bench, with_orders, TURN, Scope.GAME)
    await ordered(bench, with_orders, plan(("bid", "2"), guards=[Guard(Unless.LEAST, "points", 5)]), Scope.GAME)
    rest = await ordered(bench, with_orders, plan(("rest", "eat")))
    await ordered(bench, with_orders, plan(("place", "tower")))
    await same()
    for _ in range(2):
        for seat, answer in ROUND[:2]:
            for table in (with_orders, by_hand):
                await bench.act(table, seat, *answer)
            await same()
        await later(bench)
        for step in TURN.alternatives[0].steps:
            await bench.act(by_hand, MINE, *step.answer)
        await same()
        await later(bench)
        if any(one.id == rest for one in await mine(bench, with_orders)) and compared < 6:
            await bench.act(by_hand, MINE, "eat")
        else:
            for table in (with_orders, by_hand):
                await bench.act(table, MINE, "eat")
        await same()
        for seat, answer in [(0, ("sleep",)), (0, ("yes",)), (1, ("yes",))]:
            for table in (with_orders, by_hand):
                await bench.act(table, seat, *answer)
            if await bench.asked(with_orders):
                await same()
    assert compared >= 12


async def test_what_an_order_did_is_taken_back_with_consent_like_a_click_and_the_order_has_not_been_used(
    bench: Bench
) -> None:
    table = await bench.begin()
    await ordered(bench, table, plan(("place", "mill")))
    await play(bench, table, ROUND[:2])
    await later(bench)
    assert await statuses(bench, table) == [(OrderStatus.SPENT, "")]
    offer = (await bench.tables.undoing.offers(table, bench.persons[0]))[-1]
    await bench.tables.undoing.ask(table, offer.segment, offer.n, bench.persons[0])
    (count,) = await bench.tables.votes.of_table(table)
    assert count.waiting == (MINE,) and "order" not in repr(count.vote.said)
    await bench.tables.votes.ballot(table, count.vote.id, bench.persons[MINE], "grant")
    assert await statuses(bench, table) == [(OrderStatus.LIVE, "")]
    await play(bench, table, ROUND[:2])
    await later(bench)
    assert await bench.asked(table) == {MINE: "pay"} and (await causes(bench, table))[-1] == ("place", "order")
    await bench.tables.ending.cancel(table, bench.persons[0])
    await bench.tables.ending.consent(table, bench.persons[1], True)
    bench.clock.wait(25 * 3600)
    (taken,) = (await bench.tables.history.record(table)).record.taken_back
    assert {one.cause for one in taken.answers} == {"person"}, "nobody sees that it was an order"
