"""Ending a table early, and who may not hand over or take back a seat."""

from __future__ import annotations

import pytest

from storage.model import Status
from storage.outgoing import NoticeKind
from tables.ending import VOTE_SECONDS
from tables.lobby import LOBBY_SECONDS
from tables.trouble import Trouble
from tests.tables.conftest import CHANNEL, Bench


async def status(bench: Bench, table: int) -> Status:
    return (await bench.tables.looking.table(table)).status


async def test_a_game_ends_early_when_all_persons_agree(bench: Bench) -> None:
    table = await bench.begin(3, ("legal",))
    assert not await bench.tables.ending.cancel(table, bench.persons[0])
    (notice,) = next(row for row in await bench.tables.outbox.due() if row.kind == "notice").payload.notices
    assert notice.kind is NoticeKind.VOTE and notice.seats == (1, 2)
    assert not await bench.tables.ending.consent(table, bench.persons[1], True)
    vote = await bench.vote(table)
    assert vote is not None and (vote.vote.by, [*vote.said], vote.waiting) == (bench.persons[0], [0, 1], (2,))
    assert await status(bench, table) is Status.PLAYING
    assert await bench.tables.ending.consent(table, bench.persons[2], True)
    assert await status(bench, table) is Status.CANCELLED
    assert (await bench.told(table))[-1] == "bot-notice-cancelled"
    assert await bench.vote(table) is None and await bench.tables.looking.table_in(CHANNEL) is None


@pytest.mark.parametrize(("agreed", "leaves", "ends"), [((0, 1), 2, True), ((0,), 2, False), ((0,), 0, False)])
async def test_who_hands_a_seat_over_has_no_say_any_more(
    bench: Bench, agreed: tuple[int, ...], leaves: int, ends: bool
) -> None:
    table = await bench.begin(3)
    await bench.restart(ai_delay=60)
    for seat in agreed:
        await bench.tables.ending.cancel(table, bench.persons[seat])
    info = await bench.tables.seats.hand_over(table, leaves, "legal", bench.persons[leaves])
    assert info.status is await status(bench, table) is (Status.CANCELLED if ends else Status.PLAYING)
    assert (await bench.vote(table) is None) == ends


async def test_one_who_wants_to_play_on_ends_the_vote(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.ending.cancel(table, bench.persons[0])
    assert not await bench.tables.ending.consent(table, bench.persons[1], False)
    assert await bench.vote(table) is None and await bench.told(table) == ["bot-log-plays-on"]
    with pytest.raises(Trouble) as trouble:
        await bench.tables.ending.consent(table, bench.persons[1], True)
    assert trouble.value.text.key == "bot-trouble-no-vote"


async def test_to_ask_for_the_end_is_to_agree_to_an_open_vote(bench: Bench) -> None:
    table = await bench.begin(2)
    assert not await bench.tables.ending.cancel(table, bench.persons[0])
    assert not await bench.tables.ending.cancel(table, bench.persons[0])
    assert await bench.tables.ending.cancel(table, bench.persons[1])


async def test_the_only_person_at_a_table_needs_no_consent(bench: Bench) -> None:
    table = await bench.begin(1, ("legal",))
    assert await bench.tables.ending.cancel(table, bench.persons[0])


async def test_a_manager_ends_the_game_of_others_whose_names_they_have_seen(bench: Bench) -> None:
    table = await bench.begin(2)
    stranger = await bench.tables.people.person(5)
    with pytest.raises(Trouble) as trouble:
        await bench.tables.ending.cancel(table, stranger)
    assert trouble.value.text.key == "bot-trouble-not-seated"
    for seen in ([], bench.persons[:1], [*bench.persons, stranger]):
        with pytest.raises(Trouble) as trouble:
            await bench.tables.ending.close_for_others(table, stranger, seen)
        assert trouble.value.text.key == "bot-trouble-players-changed"
    await bench.tables.ending.close_for_others(table, stranger, bench.persons)
    assert await status(bench, table) is Status.CANCELLED
    with pytest.raises(Trouble) as trouble:
        await bench.tables.ending.close_for_others(table, stranger, bench.persons)
    assert trouble.value.text.key == "bot-trouble-over"


@pytest.mark.parametrize("lent", [False, True])
async def test_who_manages_and_plays_is_a_player_like_any_other(bench: Bench, lent: bool) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=60)
    if lent:
        await bench.tables.seats.hand_over(table, 1, "legal", bench.persons[1])
    with pytest.raises(Trouble) as trouble:
        await bench.tables.ending.close_for_others(table, bench.persons[1], bench.persons)
    assert trouble.value.text.key == "bot-trouble-manager-plays" and await status(bench, table) is Status.PLAYING


async def test_a_lobby_is_closed_by_its_opener(bench: Bench) -> None:
    info = await bench.lobby(2)
    with pytest.raises(Trouble) as trouble:
        await bench.tables.ending.cancel(info.id, bench.persons[1])
    assert trouble.value.text.key == "bot-trouble-only-opener"
    assert await bench.tables.ending.cancel(info.id, bench.persons[0])


async def test_a_cancelled_table_takes_no_answers_but_can_be_looked_at(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.ending.close_for_others(table, 99, bench.persons[:2])
    for doing in (
        bench.tables.play.submit(table, 0, 0, ("1",), by=bench.persons[0]), bench.tables.play.undo(table, 0, by=1),
        bench.tables.seats.hand_over(table, 0, "legal", bench.persons[0]),
    ):
        with pytest.raises(Trouble) as trouble:
            await doing
        assert trouble.value.text.key == "bot-trouble-over"
    view = await bench.tables.looking.view(table, 0)
    assert view.question is None and view.asked == () and await bench.tables.looking.public_question(table, 0) is None
    assert await bench.tables.due.reminders(bench.clock.now() + 10**7) == []


async def test_a_vote_runs_out(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.ending.cancel(table, bench.persons[0])
    bench.clock.wait(VOTE_SECONDS - 1)
    await bench.tables.due.reminders(bench.clock.now())
    assert await bench.vote(table) is not None
    bench.clock.wait(1)
    await bench.tables.due.reminders(bench.clock.now())
    assert await bench.vote(table) is None and await status(bench, table) is Status.PLAYING


async def test_a_lobby_in_which_nothing_happens_is_closed(bench: Bench) -> None:
    lobby = (await bench.lobby()).id
    playing = await bench.begin(channel=5)
    bench.clock.wait(LOBBY_SECONDS)
    await bench.tables.due.reminders(bench.clock.now())
    assert await status(bench, lobby) is Status.CANCELLED and await status(bench, playing) is Status.PLAYING
    notices = [row.payload.notices[0].text.key for row in await bench.tables.outbox.due() if row.kind == "notice"]
    assert notices == ["bot-notice-lobby-expired"]


@pytest.mark.parametrize(
    ("by", "seat", "level", "key"),
    [(0, 1, "legal", "not-your-seat"), (0, 9, "legal", "not-your-seat"), (0, 0, "divine", "no-level")],
)
async def test_who_may_not_hand_over(bench: Bench, by: int, seat: int, level: str, key: str) -> None:
    table = await bench.begin(2)
    with pytest.raises(Trouble) as trouble:
        await bench.tables.seats.hand_over(table, seat, level, bench.persons[by])
    assert trouble.value.text.key == f"bot-trouble-{key}"


@pytest.mark.parametrize("seat", [0, 1, 2, 9, -1])
async def test_only_who_lent_a_seat_takes_it_back(bench: Bench, seat: int) -> None:
    table = await bench.begin(2, ("legal",))
    await bench.restart(ai_delay=60)
    await bench.tables.seats.hand_over(table, 1, "legal", bench.persons[1])
    with pytest.raises(Trouble) as trouble:
        await bench.tables.seats.take_back(table, seat, bench.persons[0])
    assert trouble.value.text.key == "bot-trouble-not-lent"
