"""A game that was ended early: opened again by those who play, for a day, as it stood."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from storage.model import Home, HomeKind, Person, Status
from tables.ending import REOPEN_SECONDS, VOTE_SECONDS
from tables.recording import REMIND_AFTER
from tables.trouble import Trouble
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, play
from tests.tables.test_ai import settled

MANAGER = 555


async def close(bench: Bench, table: int) -> None:
    """A manager ends it."""
    manager = await bench.tables.people.person(MANAGER)
    await bench.tables.ending.close_for_others(table, manager, (await bench.tables.looking.table(table)).players)


async def stands(bench: Bench, table: int) -> list[Any]:
    """All that a player could notice: views with questions, who is asked, the vote."""
    seats = range(len((await bench.tables.looking.table(table)).seats))
    views = [await bench.tables.looking.view(table, seat) for seat in (None, *seats)]
    vote = await bench.tables.ending.vote(table)
    return [*views, (vote.by, vote.agreed, vote.waiting) if vote else None]


async def refused(bench: Bench, table: int, by: Person) -> str:
    """Why somebody cannot open it again."""
    before = await bench.dump()
    with pytest.raises(Trouble) as trouble:
        await bench.tables.reopening.reopen(table, by)
    assert await bench.dump() == before
    return trouble.value.text.key


@pytest.mark.parametrize("acts", range(len(ROUND)))
@pytest.mark.parametrize("restarted", [False, True])
async def test_it_goes_on_as_it_stood(bench: Bench, acts: int, restarted: bool) -> None:
    """Questions, held answers, what can be taken back: as if nobody had ended it."""
    table = await bench.begin(2)
    await play(bench, table, ROUND[:acts])
    before = await stands(bench, table)
    await close(bench, table)
    bench.clock.wait(REOPEN_SECONDS - 1)
    await bench.tables.due.reminders(bench.clock.now())
    if restarted:
        await bench.restart()
    info = await bench.tables.reopening.reopen(table, bench.persons[1])
    assert info.status is Status.PLAYING and info.ended_at is None and info.reopen_until is None
    assert await stands(bench, table) == before
    assert (await bench.told(table))[-2:] == ["bot-notice-closed-by-manager", "bot-log-opened-again"]
    await play(bench, table, ROUND[acts:])
    assert (await bench.tables.looking.table(table)).status is Status.FINISHED


async def test_reminders_and_votes_rest_and_come_that_much_later(bench: Bench) -> None:
    table = await bench.begin(3)
    await bench.tables.ending.cancel(table, bench.persons[0])
    bench.clock.wait(1000)
    before = await stands(bench, table)
    await close(bench, table)
    bench.clock.wait(REOPEN_SECONDS - 1)
    assert await bench.tables.due.reminders(bench.clock.now()) == []
    assert await bench.tables.ending.vote(table) is None
    await bench.tables.reopening.reopen(table, bench.persons[2])
    assert await stands(bench, table) == before
    vote = await bench.tables.ending.vote(table)
    assert vote is not None and vote.until == bench.clock.now() + VOTE_SECONDS - 1000
    assert await bench.tables.due.reminders(bench.clock.now() + REMIND_AFTER - 1001) == []
    assert len(await bench.tables.due.reminders(bench.clock.now() + REMIND_AFTER - 1000)) == 3
    assert not await bench.tables.ending.consent(table, bench.persons[1], True)
    assert await bench.tables.ending.consent(table, bench.persons[2], True)


async def test_a_vote_that_has_ended_the_table_is_over(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.ending.cancel(table, bench.persons[0])
    assert await bench.tables.ending.consent(table, bench.persons[1], True)
    await bench.tables.reopening.reopen(table, bench.persons[1])
    assert await bench.tables.ending.vote(table) is None
    assert not await bench.tables.ending.cancel(table, bench.persons[0])


async def test_only_its_players_and_only_for_a_day(bench: Bench) -> None:
    table = await bench.begin(2)
    assert await refused(bench, table, bench.persons[0]) == "bot-trouble-open-already"
    await close(bench, table)
    manager = await bench.tables.people.person(MANAGER)
    assert await refused(bench, table, manager) == "bot-trouble-only-players"
    bench.clock.wait(REOPEN_SECONDS)
    assert await refused(bench, table, bench.persons[0]) == "bot-trouble-over"
    await bench.tables.due.reminders(bench.clock.now())
    assert await refused(bench, table, bench.persons[0]) == "bot-trouble-over"
    for name in ("asked", "due", "vote"):
        assert await bench.db.read.all(f"SELECT * FROM {name}") == []


async def test_what_is_secret_stays_closed_until_the_day_is_over(bench: Bench) -> None:
    for by_vote in (False, True):
        table = await bench.begin(2, channel=CHANNEL + by_vote)
        hands = [(await bench.tables.looking.view(table, seat)).board for seat in (None, 0, 1)]
        if by_vote:
            await bench.tables.ending.cancel(table, bench.persons[0])
            await bench.tables.ending.consent(table, bench.persons[1], True)
        else:
            await close(bench, table)
        until = (await bench.tables.looking.table(table)).reopen_until
        assert until == bench.clock.now() + REOPEN_SECONDS
        bench.clock.wait(REOPEN_SECONDS - 1)
        seal = await bench.tables.history.seal(table)
        assert seal.secret is None and seal.seed is None
        assert [(await bench.tables.looking.view(table, seat)).board for seat in (None, 0, 1)] == hands
        bench.clock.wait(1)
        seal = await bench.tables.history.seal(table)
        assert seal.secret is not None and seal.seed is not None


async def test_in_a_channel_with_a_new_table_it_needs_another_home(bench: Bench) -> None:
    table = await bench.begin(2)
    await close(bench, table)
    await bench.lobby(2)
    assert await refused(bench, table, bench.persons[0]) == "bot-trouble-channel-taken"
    info = await bench.tables.reopening.reopen(table, bench.persons[0], Home(HomeKind.THREAD, GUILD, 9_000))
    assert info.home.channel_id == 9_000 and (await bench.tables.looking.table_in(9_000)) == info
    assert await bench.asked(table) == {0: "bid", 1: "bid"}


async def test_two_clicks_at_once_open_it_once(bench: Bench) -> None:
    table = await bench.begin(2)
    await close(bench, table)
    click = bench.click()
    both = await asyncio.gather(
        *(bench.tables.reopening.reopen(table, bench.persons[0], None, click) for _ in range(2)),
        bench.tables.reopening.reopen(table, bench.persons[1], None, bench.click()), return_exceptions=True,
    )
    assert [type(one).__name__ for one in both] == ["TableInfo", "TableInfo", "Trouble"]
    assert (await bench.told(table)).count("bot-log-opened-again") == 1


async def test_whoever_is_asked_is_called_anew_but_not_who_opened_it(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.publish()
    await close(bench, table)
    await bench.publish()
    await bench.tables.reopening.reopen(table, bench.persons[0])
    turn = next(row for row in await bench.tables.outbox.due() if row.kind == "turn")
    assert [ask.seat for ask in turn.payload.asked] == [1]


async def test_a_table_of_ais_alone_is_opened_by_who_lent_a_seat_and_plays_on(bench: Bench) -> None:
    """Nobody could vote there, so only a manager can have ended it."""
    table = await bench.begin(2)
    await bench.restart(ai_delay=60)
    for seat in (0, 1):
        await bench.tables.seats.hand_over(table, seat, "legal", bench.persons[seat])
    await close(bench, table)
    await bench.restart(ai_delay=0)
    await bench.tables.start_up()
    await asyncio.sleep(0.05)
    assert (await bench.tables.looking.table(table)).status is Status.CANCELLED
    await bench.tables.reopening.reopen(table, bench.persons[1])
    await settled(bench)
    assert (await bench.tables.looking.table(table)).status is Status.FINISHED


async def test_whoever_plays_alone_may_have_clicked_by_mistake(bench: Bench) -> None:
    table = await bench.begin(1, ("legal",))
    await bench.restart(ai_delay=60)
    assert await bench.tables.ending.cancel(table, bench.persons[0])
    await bench.tables.reopening.reopen(table, bench.persons[0])
    assert 0 in await bench.asked(table)


async def test_what_has_no_home_or_has_not_begun_is_not_opened_again(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.homes.gone(CHANNEL)
    assert await refused(bench, table, bench.persons[0]) == "bot-trouble-over"
    lobby = await bench.lobby(2)
    await close(bench, lobby.id)
    assert await refused(bench, lobby.id, bench.persons[0]) == "bot-trouble-over"
    assert (await bench.tables.history.seal(lobby.id)).secret is not None
