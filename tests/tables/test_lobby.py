"""The lobby: opening, sitting down, AI seats, starting."""

from __future__ import annotations

import pytest

from games.core.chance import commitment, game_seed
from storage.model import Home, HomeKind, Status
from tables.ending import REOPEN_SECONDS
from tables.trouble import Trouble
from tests.tables.conftest import CHANNEL, GUILD, Bench

HERE = Home(HomeKind.CHANNEL, GUILD, CHANNEL)


async def refused(bench: Bench, doing: object) -> str:
    """The key of the trouble that something raises; and nothing was stored."""
    before = await bench.dump()
    with pytest.raises(Trouble) as trouble:
        await doing  # type: ignore[misc]
    assert await bench.dump() == before
    return trouble.value.text.key


async def test_the_opener_sits_on_the_first_seat(bench: Bench) -> None:
    info = await bench.lobby(1, rounds=3)
    assert info.status is Status.LOBBY and info.options == {"rounds": 3} and info.home == HERE
    assert [(seat.seat, seat.discord_id, seat.ai) for seat in info.seats] == [(0, 100, None)]
    assert await bench.tables.looking.table_in(CHANNEL) == info
    assert [row.kind for row in await bench.tables.outbox.due()] == ["lobby"]


async def test_options_are_completed_and_checked(bench: Bench) -> None:
    person = await bench.tables.people.person(1)
    for options in ({"rounds": "many"}, {"colour": 1}):
        assert await refused(bench, bench.tables.lobby.open("little", options, HERE, person, "en", 1)
                             ) == "bot-trouble-options"
    assert await refused(bench, bench.tables.lobby.open("chess", {}, HERE, person, "en", 1)) == "bot-trouble-no-game"
    assert (await bench.tables.lobby.open("little", {}, HERE, person, "en", 1)).options == {"rounds": 1}


async def test_one_running_table_a_channel(bench: Bench) -> None:
    info = await bench.lobby()
    person = bench.persons[1]
    opening = bench.tables.lobby.open("little", {}, HERE, person, "en", bench.click())
    assert await refused(bench, opening) == "bot-trouble-channel-taken"
    await bench.tables.ending.cancel(info.id, bench.persons[0])
    assert (await bench.tables.lobby.open("little", {}, HERE, person, "en", bench.click())).id != info.id


async def test_private_tables_need_no_channel_and_publish_nothing(bench: Bench) -> None:
    person = await bench.tables.people.person(1)
    for _ in range(2):
        info = await bench.tables.lobby.open("little", {}, Home(HomeKind.PRIVATE), person, "en", bench.click())
        await bench.tables.lobby.seat_ai(info.id, "legal", person)
        await bench.tables.lobby.start(info.id, person)
    assert await bench.tables.outbox.due() == []
    assert len(await bench.tables.looking.my_tables(person)) == 2


async def test_a_repeated_opening_returns_its_table(bench: Bench) -> None:
    person = await bench.tables.people.person(1)
    first = await bench.tables.lobby.open("little", {}, HERE, person, "en", 41)
    assert await bench.tables.lobby.open("little", {}, HERE, person, "en", 41) == first


async def test_joining_and_leaving_keep_the_seats_together(bench: Bench) -> None:
    info = await bench.lobby(3, ("legal",))
    info = await bench.tables.lobby.leave(info.id, bench.persons[1], bench.click())
    assert [(seat.seat, seat.person, seat.ai) for seat in info.seats] == [
        (0, bench.persons[0], None), (1, bench.persons[2], None), (2, None, "legal"),
    ]
    info = await bench.tables.lobby.unseat_ai(info.id, 2, bench.persons[0])
    assert len(info.seats) == 2


async def test_who_may_not_join_or_leave(bench: Bench) -> None:
    info = await bench.lobby(4)
    late = await bench.tables.people.person(999)
    assert await refused(bench, bench.tables.lobby.join(info.id, bench.persons[1], 1)) == "bot-trouble-already-seated"
    assert await refused(bench, bench.tables.lobby.join(info.id, late, 1)) == "bot-trouble-full"
    assert await refused(bench, bench.tables.lobby.leave(info.id, late, 1)) == "bot-trouble-not-seated"
    assert await refused(bench, bench.tables.lobby.join(12345, late, 1)) == "bot-trouble-no-table"
    await bench.tables.lobby.start(info.id, bench.persons[0], bench.click())
    assert await refused(bench, bench.tables.lobby.leave(info.id, bench.persons[1], 1)) == "bot-trouble-lobby-over"


async def test_a_repeated_click_joins_once_and_is_no_error(bench: Bench) -> None:
    info = await bench.lobby(1)
    person = await bench.tables.people.person(5)
    first = await bench.tables.lobby.join(info.id, person, 42)
    assert await bench.tables.lobby.join(info.id, person, 42) == first
    assert await bench.tables.lobby.leave(info.id, person, 42) == first  # whatever it is said to be


async def test_only_the_opener_seats_ais_and_starts(bench: Bench) -> None:
    info = await bench.lobby(2)
    other = bench.persons[1]
    for doing in (
        bench.tables.lobby.seat_ai(info.id, "legal", other), bench.tables.lobby.unseat_ai(info.id, 0, other),
        bench.tables.lobby.start(info.id, other, 1),
    ):
        assert await refused(bench, doing) == "bot-trouble-only-opener"
    opener = bench.persons[0]
    assert await refused(bench, bench.tables.lobby.seat_ai(info.id, "divine", opener)) == "bot-trouble-no-level"
    assert await refused(bench, bench.tables.lobby.unseat_ai(info.id, 1, opener)) == "bot-trouble-not-an-ai"


async def test_the_openers_rights_pass_on(bench: Bench) -> None:
    info = await bench.lobby(2)
    info = await bench.tables.lobby.leave(info.id, bench.persons[0])
    assert info.opener == bench.persons[1] and info.opener_discord_id == 101
    info = await bench.tables.lobby.leave(info.id, bench.persons[1])
    assert info.status is Status.CANCELLED and await bench.tables.looking.table_in(CHANNEL) is None


async def test_too_few_cannot_start(bench: Bench) -> None:
    info = await bench.lobby(1)
    starting = bench.tables.lobby.start(info.id, bench.persons[0], bench.click())
    assert await refused(bench, starting) == "bot-trouble-too-few"


async def test_a_lobby_has_no_view_yet(bench: Bench) -> None:
    info = await bench.lobby()
    assert await refused(bench, bench.tables.looking.view(info.id, None)) == "bot-trouble-not-started"
    await bench.tables.ending.cancel(info.id, bench.persons[0])
    assert await refused(bench, bench.tables.looking.view(info.id, None)) == "bot-trouble-over"


async def test_the_seed_binds_the_service_and_everyone_who_joined(bench: Bench) -> None:
    info = await bench.lobby(2)
    sealed = await bench.tables.history.seal(info.id)
    assert sealed.commitment == info.commitment and sealed.secret is None and sealed.seed is None
    await bench.tables.lobby.start(info.id, bench.persons[0], 4711)
    assert (await bench.tables.history.seal(info.id)).seed is None
    await bench.tables.ending.close_for_others(info.id, 99, bench.persons[:2])
    assert (await bench.tables.history.seal(info.id)).secret is None  # its players may still go on
    bench.clock.wait(REOPEN_SECONDS)
    opened = await bench.tables.history.seal(info.id)
    assert opened.secret is not None and commitment(opened.secret) == info.commitment
    assert len(opened.tickets) == 3 and opened.tickets[-1] == "4711"
    assert opened.seed == game_seed(opened.secret, opened.tickets)


async def test_the_start_says_what_the_draws_are_made_of(bench: Bench) -> None:
    info = await bench.lobby(2)
    await bench.tables.lobby.start(info.id, bench.persons[0], 4711)
    lines = await bench.tables.looking.lines(info.id, None)
    said = [one.line for one in lines if one.line.text.key == "bot-log-sealed"]
    assert [one.text.args for one in said] == [{"seal": info.commitment[:8], "n": 3}]


async def test_starting_asks_everybody(bench: Bench) -> None:
    table = await bench.begin(3)
    kinds = {row.kind: row.payload for row in await bench.tables.outbox.due()}
    assert kinds.keys() == {"lobby", "turn"}
    assert [ask.seat for ask in kinds["turn"].asked] == [0, 1, 2]  # type: ignore[index]
    assert (await bench.tables.looking.table(table)).status is Status.PLAYING


async def test_my_tables_show_first_where_one_is_asked(bench: Bench) -> None:
    asked = await bench.begin(channel=1)
    waiting = await bench.begin(channel=2)
    await bench.act(waiting, 0, "1")
    lobby = await bench.lobby(channel=3)
    mine = await bench.tables.looking.my_tables(bench.persons[0])
    assert [(one.info.id, one.asked, one.seats) for one in mine] == [
        (asked, True, (0,)), (lobby.id, False, (0,)), (waiting, False, (0,)),
    ]
    assert await bench.tables.looking.my_tables(await bench.tables.people.person(77)) == []


async def test_a_table_whose_seat_one_has_handed_over_stays_among_ones_own(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=60)
    await bench.tables.seats.hand_over(table, 1, "legal", bench.persons[1])
    (mine,) = await bench.tables.looking.my_tables(bench.persons[1])
    assert (mine.info.id, mine.asked, mine.seats, mine.lent) == (table, False, (), (1,))
    (others,) = await bench.tables.looking.my_tables(bench.persons[0])
    assert (others.seats, others.lent) == ((0,), ())
    await bench.tables.seats.take_back(table, 1, bench.persons[1])
    (mine,) = await bench.tables.looking.my_tables(bench.persons[1])
    assert (mine.asked, mine.seats, mine.lent) == (True, (1,), ())
