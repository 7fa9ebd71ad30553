"""Undo with consent: who is asked, what they are told, and that the table returns to its earlier state."""

from __future__ import annotations

import pytest

from games.core.text import Listed, Seat, Text
from games.core.verify import verify
from storage.model import Pace, Person
from storage.notifications import pending_notifications
from storage.outgoing import DueKind, NotificationKind, OutboxKind
from storage.play import games
from tables.core.errors import RequestRefused
from tables.state.recording import OWN_QUESTION_DELAY
from tables.time.clock_updates import LATE
from tables.time.pace import DAY
from tables.undo.undo import ASK_SECONDS, GRANT, KIND, MOST_GRANTED, REFUSE
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.little import little

PLACED = 2
"""The number of the answer of `ROUND` with which seat 1 goes to the mill."""


async def offered(bench: Bench, table: int, seat: int) -> list[tuple[int, int]]:
    return [(one.segment, one.n) for one in await bench.tables.undo_requests.offers(table, bench.persons[seat])]


async def ask(bench: Bench, table: int, seat: int, at: tuple[int, int]) -> bool:
    return await bench.tables.undo_requests.request_undo(table, *at, bench.persons[seat], bench.click())


async def say(bench: Bench, table: int, person: Person, choice: str) -> str | None:
    (count,) = [one for one in await bench.tables.votes.of_table(table) if one.vote.kind == KIND]
    return (await bench.tables.votes.cast_from_click(table, count.vote.id, person, choice))[1]


async def board(bench: Bench, table: int) -> list[object]:
    views = [await bench.tables.views.view(table, seat) for seat in (None, 0, 1)]
    return [(view.board, [(one.seat, one.key) for one in view.asked]) for view in views]


async def refused(bench: Bench, table: int, seat: int, at: tuple[int, int]) -> str:
    with pytest.raises(RequestRefused) as trouble:
        await ask(bench, table, seat, at)
    return trouble.value.text.key


async def test_with_the_consent_of_who_has_learnt_something_the_table_stands_as_it_stood(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:PLACED])
    before, numbers = await board(bench, table), (await bench.tables.views.view(table, 1)).question
    told = await bench.log_keys(table, 1)
    assert numbers is not None
    await play(bench, table, ROUND[PLACED:5])
    hand = (await bench.tables.views.view(table, 1)).board.hand
    draws = await bench.db.read.all("SELECT label, result FROM draw")
    at = (await offered(bench, table, 1))[2]
    assert not await ask(bench, table, 1, at)
    assert await say(bench, table, bench.persons[0], GRANT) == GRANT
    assert await board(bench, table) == before
    assert await bench.log_keys(table, 1) == [*told, "bot-log-undone"]
    assert await bench.db.read.all("SELECT label, result FROM draw") == []
    again = (await bench.tables.views.view(table, 1)).question
    assert again is not None and again.number != numbers.number
    await bench.restart()
    assert await board(bench, table) == before
    await play(bench, table, [(1, ("field",)), *ROUND[PLACED + 1 : 5]])
    assert (await bench.tables.views.view(table, 1)).board.hand == hand  # the draws stay the same
    assert await bench.db.read.all("SELECT label, result FROM draw") == draws
    await play(bench, table, ROUND[5:])
    assert (await bench.tables.views.view(table, None)).finished


async def test_who_has_a_say_is_told_who_learnt_how_much_and_never_what(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    at = (await offered(bench, table, 1))[2]
    await ask(bench, table, 1, at)
    (count,) = await bench.tables.votes.of_table(table)
    assert count.waiting == (0,) and count.vote.question.key == "bot-notice-undo"
    assert count.vote.question.args["what"] == Text("little-placed", {"who": Seat(1)})
    concerned = count.vote.question.args["concerned"]
    assert isinstance(concerned, Listed)
    nobody, asker = (one.args for one in concerned.items if isinstance(one, Text))
    assert (nobody["seat"], nobody["acts"], nobody["saw"], nobody["more"]) == (Seat(0), 0, 0, 1)
    assert (asker["seat"], asker["acts"], asker["saw"]) == (Seat(1), 3, 1)
    assert "card1" not in repr(count.vote.question)
    wish = await bench.tables.undo_requests.open_request(table, bench.persons[0])
    assert wish is not None and wish.seat == 1
    assert [line.text.key for line in wish.taken] == ["little-placed", "little-paid"]
    own = await bench.tables.undo_requests.open_request(table, bench.persons[1])
    assert own is not None and [line.text.key for line in own.taken][-1] == "little-secret"


async def test_whoever_acts_while_it_is_open_has_a_say_too_and_the_asker_who_acts_has_thought_better(
    bench: Bench
) -> None:
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    (count,) = await bench.tables.votes.of_table(table)
    assert count.waiting == (0, 2)  # everybody saw the draw
    assert await say(bench, table, bench.persons[0], GRANT) is None
    await bench.act(table, 1, "eat")
    assert await bench.tables.votes.of_table(table) == []
    with pytest.raises(RequestRefused):
        await bench.tables.votes.cast_from_click(table, count.vote.id, bench.persons[2], GRANT)


async def test_a_seat_that_acts_is_asked_as_well(bench: Bench) -> None:
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",))])
    await play(bench, table, [(1, ("2",)), (2, ("0",))])
    at = (await offered(bench, table, 1))[0]
    await bench.act(table, 1, "mill")
    await ask(bench, table, 1, at)
    assert [count.waiting for count in await bench.tables.votes.of_table(table)] == [(0, 2)]


async def test_who_refuses_closes_that_act_for_good_and_nobody_is_told_who(bench: Bench) -> None:
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    offers = await offered(bench, table, 1)
    await ask(bench, table, 1, offers[2])
    assert await say(bench, table, bench.persons[2], REFUSE) == REFUSE
    assert "bot-log-undo-refused" in await bench.log_keys(table)
    lines = [one.line for one in await bench.tables.views.lines(table, None)]
    assert [line.text.args for line in lines if line.text.key == "bot-log-undo-refused"] == [{"seat": Seat(1)}]
    assert await offered(bench, table, 1) == offers[:2]  # later answers may still be undone, earlier ones not
    for at in offers[2:]:
        assert await refused(bench, table, 1, at) == "bot-trouble-undo-closed"
    await ask(bench, table, 1, offers[1])
    assert await say(bench, table, bench.persons[0], GRANT) is None
    assert await say(bench, table, bench.persons[2], GRANT) == GRANT


async def test_one_wish_a_table_which_lapses_after_a_day_or_is_withdrawn(bench: Bench) -> None:
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    at, other = (await offered(bench, table, 1))[2], (await offered(bench, table, 0))[0]
    await ask(bench, table, 1, at)
    assert await refused(bench, table, 0, other) == "bot-trouble-vote-open"
    with pytest.raises(RequestRefused):
        await bench.tables.undo_requests.withdraw(table, bench.persons[0])
    await bench.tables.undo_requests.withdraw(table, bench.persons[1])
    await ask(bench, table, 0, other)
    bench.clock.advance(ASK_SECONDS + 1)
    standing = await board(bench, table)
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    assert await bench.tables.votes.of_table(table) == [] and await board(bench, table) == standing
    assert (await bench.log_keys(table))[-1] == "bot-log-undo-lapsed"
    await ask(bench, table, 1, at)  # nobody has refused this one


async def test_no_seat_has_more_than_three_taken_back(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:PLACED])
    for _ in range(MOST_GRANTED):
        await play(bench, table, ROUND[PLACED:5])
        await ask(bench, table, 1, (await offered(bench, table, 1))[2])
        assert await say(bench, table, bench.persons[0], GRANT) == GRANT
    await play(bench, table, ROUND[PLACED:5])
    assert await refused(bench, table, 1, (await offered(bench, table, 1))[2]) == "bot-trouble-undo-often"


async def test_an_ai_alone_grants_nothing_but_at_a_table_for_practice(bench: Bench) -> None:
    table = await bench.begin(1, ("good",))
    await bench.tables.ai_seats.settle()
    await play(bench, table, [(0, ("1",))])
    await bench.tables.ai_seats.settle()
    (at, *_) = await offered(bench, table, 0)
    assert await refused(bench, table, 0, at) == "bot-trouble-undo-nobody"
    async with bench.db.transaction() as tx:
        await tx.run("UPDATE game_table SET practice = TRUE")
    assert await ask(bench, table, 0, at)
    await bench.tables.ai_seats.settle()
    assert await bench.asked(table) == {0: "bid"}
    info = await bench.tables.views.table(table)
    assert info.practice


async def test_who_undoes_at_once_is_not_called_to_what_their_click_has_led_to(bench: Bench) -> None:
    info = await bench.lobby(2, ("good",))
    await bench.tables.lobby.set_practice(info.id, True, bench.persons[0])
    await bench.tables.lobby.start(info.id, bench.persons[0], bench.click())
    for seat, answer in [(0, "2"), (1, "0"), (0, "mill"), (0, "coin=1"), (0, "done"), (0, "sleep"), (0, "yes")]:
        await bench.act(info.id, seat, answer)
        await bench.tables.ai_seats.settle()
    await bench.publish()
    assert await ask(bench, info.id, 0, (await offered(bench, info.id, 0))[0]), "only an AI has acted since"
    assert await bench.asked(info.id) == {0: "rest", 1: "rest"}
    (turn,) = [row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.TURN]
    assert turn.payload.asked == ()
    bench.clock.advance(OWN_QUESTION_DELAY)
    due = await bench.tables.scheduled_work.do_due(bench.clock.now())
    assert [(one.kind, one.seat) for one in due] == [(DueKind.UNFINISHED_TURN, 0)], "if they stop in the middle of it"


async def test_at_a_table_for_practice_no_number_of_undos_is_too_many(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    info = await bench.lobby(2)
    await bench.tables.lobby.set_practice(info.id, True, bench.persons[0])
    await bench.tables.lobby.start(info.id, bench.persons[0], bench.click())
    await play(bench, info.id, ROUND[:4])
    await bench.tables.seats.lend_to_ai(info.id, 0, "good", bench.persons[0])
    for _ in range(MOST_GRANTED):
        await play(bench, info.id, ROUND[4:5])
        assert await ask(bench, info.id, 1, (await offered(bench, info.id, 1))[0]), "nobody is left to ask"
    await bench.tables.seats.take_back(info.id, 0, bench.persons[0])
    await play(bench, info.id, ROUND[4:5])
    assert not await ask(bench, info.id, 1, (await offered(bench, info.id, 1))[0]), "the other is asked"


async def test_who_hands_the_seat_over_to_an_ai_leaves_the_wish_unanswered(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    await bench.tables.seats.lend_to_ai(table, 0, "good", bench.persons[0])
    await bench.tables.ai_seats.settle()
    assert await bench.tables.votes.of_table(table) == [] and "bot-log-undone" not in await bench.log_keys(table)


async def test_whoever_takes_the_seat_back_has_a_say_too(bench: Bench) -> None:
    """An AI played for them when the request was made, but they have learnt something since."""
    await bench.restart(ai_delay=3600)
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    await bench.tables.seats.lend_to_ai(table, 2, "good", bench.persons[2])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    assert [count.waiting for count in await bench.tables.votes.of_table(table)] == [(0,)]
    await bench.tables.seats.take_back(table, 2, bench.persons[2])
    assert [count.waiting for count in await bench.tables.votes.of_table(table)] == [(0, 2)]
    assert await bench.db.read.all("SELECT seat FROM due WHERE kind = 'votes'") == [(2,)], "they are called to it"
    assert await say(bench, table, bench.persons[0], GRANT) is None
    assert await say(bench, table, bench.persons[2], REFUSE) == REFUSE


async def test_what_was_taken_back_stands_in_the_record(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    await say(bench, table, bench.persons[0], GRANT)
    await play(bench, table, ROUND[PLACED:])
    export = await bench.tables.history.record(table)
    (taken,) = export.record.taken_back
    assert export.format == 3 and taken.seat == 1 and taken.count == 0
    assert [(one.seat, tuple(one.answer)) for one in taken.answers] == ROUND[PLACED:5]
    assert verify(export).wrong == () and "cli-verify-taken-back" in [one.key for one in verify(export).good]
    with pytest.raises(ValueError, match="format 3"):
        export.model_validate({**export.model_dump(mode="json"), "format": 1})


async def test_nothing_from_before_other_rules_is_taken_back(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    bench.specs["little"] = little(version=2)
    await bench.restart()
    await bench.tables.views.view(table, 0)
    standing = await board(bench, table)
    with pytest.raises(RequestRefused) as trouble:
        await say(bench, table, bench.persons[0], GRANT)
    assert trouble.value.text.key == "bot-trouble-no-vote" and await board(bench, table) == standing
    assert await offered(bench, table, 1) == [] and await bench.vote(table, KIND) is None


async def test_a_request_from_before_other_rules_keeps_nobody_on_their_seat(bench: Bench) -> None:
    """Without the last of those who are asked it would be granted, which other rules forbid."""
    await bench.restart(ai_delay=3600)
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    await ask(bench, table, 1, (await offered(bench, table, 1))[-1])
    assert await say(bench, table, bench.persons[0], GRANT) is None
    bench.specs["little"] = little(version=2)
    await bench.restart(ai_delay=3600)
    info = await bench.tables.seats.lend_to_ai(table, 2, "legal", bench.persons[2])
    assert info.seats[2].lent_by == bench.persons[2] and await bench.vote(table, KIND) is None
    assert "bot-log-undone" not in await bench.log_keys(table)


async def test_a_table_for_practice_does_not_count(bench: Bench) -> None:
    info = await bench.lobby(2)
    with pytest.raises(RequestRefused):
        await bench.tables.lobby.set_practice(info.id, True, bench.persons[1])
    await bench.tables.lobby.set_practice(info.id, True, bench.persons[0])
    await bench.tables.lobby.start(info.id, bench.persons[0], bench.click())
    await play(bench, info.id, ROUND)
    assert (await bench.tables.views.result(info.id)) is not None
    assert (await bench.tables.stats.mine(bench.persons[1])).careers == ()
    assert await bench.db.read.all("SELECT count(*) FROM card_count") == [(0,)]


async def test_a_wish_tells_nobody_a_line_that_only_one_may_read(bench: Bench) -> None:
    """The last answer of seat 1 led to a card that only that seat saw."""
    table = await bench.begin(2)
    await play(bench, table, ROUND[:5])
    assert "little-secret" in await bench.log_keys(table, 1)
    assert await ask(bench, table, 1, (await offered(bench, table, 1))[0]) is False
    (count,) = await bench.tables.votes.of_table(table)
    assert "little-secret" not in repr(count.vote.question) and "bot-undo-untold" in repr(count.vote.question)
    rows = [row for row in await bench.tables.outbox.due() if row.kind == "notice"]
    assert rows and "little-secret" not in repr(rows)


async def test_who_was_in_the_middle_of_their_turn_is_called_to_what_an_undo_asks_them(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, [ROUND[1], ROUND[0], *ROUND[2:7]])
    assert 0 in await bench.asked(table)
    await bench.publish()
    await ask(bench, table, 1, (await offered(bench, table, 1))[-1])
    assert await say(bench, table, bench.persons[0], GRANT) == GRANT
    assert await bench.asked(table) == {0: "bid", 1: "bid"} and await called(bench, table) == [0, 1]


async def called(bench: Bench, table: int) -> list[int]:
    """Return the seats that the table's next turn message calls."""
    asks = [ask for row in await bench.tables.outbox.due() if row.kind == OutboxKind.TURN for ask in row.payload.asked]
    wanted = await bench.tables.preferences.questions_to_ping(await bench.tables.views.table(table), asks)
    return [one.seat for one in wanted]


async def test_who_has_agreed_long_before_the_last_is_called_to_what_is_asked_then(bench: Bench) -> None:
    """They were called to the question that was open then, and are asked another one now."""
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",))])
    (number,) = (await games.open_questions(bench.db.read, table)).values()
    async with bench.db.transaction() as tx:
        told = [(1, number)]
        await pending_notifications.mark_delivered(tx, table, NotificationKind.CALL, told, bench.clock.now())
    await bench.publish()
    await ask(bench, table, 0, (await offered(bench, table, 0))[0])
    await say(bench, table, bench.persons[1], GRANT)
    bench.clock.advance(3600)
    assert await bench.asked(table) == {1: "place"} and await called(bench, table) == []
    assert await say(bench, table, bench.persons[2], GRANT) == GRANT
    assert await bench.asked(table) == dict.fromkeys(range(3), "bid") and await called(bench, table) == [0, 1, 2]


async def test_who_is_late_is_it_no_more_when_an_undo_asks_them_something_else(bench: Bench) -> None:
    """They have again what was left to them when they answered that, and others have nothing to decide."""
    table = await bench.begin(3, pace=Pace(DAY, DAY, "ask"))
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",))])
    await bench.live(2 * DAY)
    assert await bench.vote(table, LATE) is not None
    await ask(bench, table, 0, (await offered(bench, table, 0))[0])
    for seat in (1, 2):
        await say(bench, table, bench.persons[seat], GRANT)
    assert await bench.asked(table) == dict.fromkeys(range(3), "bid")
    assert await bench.vote(table, LATE) is None
    assert await bench.tables.clocks.ends_at(table, 1) == bench.clock.now() + 2 * DAY
    told = await bench.live(2 * DAY - 60)
    assert {(one.kind, one.seat) for one in told} == {(DueKind.WARNING, seat) for seat in range(3)}


async def test_a_request_does_not_outlive_its_persons_seat(bench: Bench) -> None:
    """Who has the seat by now did not ask for it and could not withdraw it."""
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    guest = await bench.tables.people.person(333)
    await bench.tables.seats.take_over(table, 1, bench.persons[1], guest)
    assert await bench.tables.votes.of_table(table) == []


async def test_a_request_does_not_outlive_its_person_leaving_for_good(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    table = await bench.begin(3)
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    await bench.tables.seats.lend_to_ai(table, 1, "good", bench.persons[1])
    assert len(await bench.tables.votes.of_table(table)) == 1, "their seat is still theirs"
    await bench.tables.seats.take_back(table, 1, bench.persons[1])
    await bench.tables.seats.leave_for_good(table, 1, bench.persons[1])
    assert await bench.tables.votes.of_table(table) == []


async def test_nothing_is_offered_that_one_can_undo_without_asking(bench: Bench) -> None:
    """Nobody could agree to it, and the answer would be that there is nobody left to ask."""
    table = await bench.begin()
    await play(bench, table, ROUND[:4])
    assert await offered(bench, table, 1) == [(0, 2)]
    for _ in range(2):
        await bench.tables.answers.undo(table, 1, by=bench.persons[1])
    assert not await bench.tables.views.can_undo(table)
