"""Whom a lobby takes: a range of ratings, and people who finish the games that they begin."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from storage.model import Admission, Person
from storage.outgoing import OutboxKind
from tables.core.admission import LEAST, RANGES, ROUNDED, finishes_games, range_of
from tables.core.errors import RequestRefused
from tables.core.shown_rating import SHOWN_FROM
from tables.notifications.wishes import DAYS
from tables.play.invitations import OPEN_SECONDS
from tests.rated_games import store_finished_game, store_rated_games
from tests.tables.conftest import GUILD, ROUND, Bench, play, play_with_a_seat_lent


async def refused(doing: Awaitable[object]) -> str:
    """Return why a call is refused."""
    with pytest.raises(RequestRefused) as trouble:
        await doing
    return trouble.value.text.key.removeprefix("bot-trouble-")


async def rate(bench: Bench, person: Person, mu: float, games: int = SHOWN_FROM, first: int = 1000) -> None:
    """Store rated games of two people for a person, with this rating after each."""
    async with bench.db.transaction() as tx:
        await store_rated_games(tx, person, mu, first=first, games=games)


async def finish(bench: Bench, person: Person, stayed: int, left: int = 0, first: int = 5000) -> None:
    """Store finished games of a person with somebody else: those in which they stayed, and those that they left."""
    other = await bench.tables.people.person(9999)
    async with bench.db.transaction() as tx:
        for n in range(first, first + stayed + left):
            await store_finished_game(tx, n, "little", person)
            gone = 1.0 if n >= first + stayed else None
            await tx.run("INSERT INTO seat_holder (table_id, seat, person, from_at, to_at) VALUES (?, 0, ?, 0, ?)",
                         n, person, gone)
            await tx.run("INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (?, 1, ?, 0)", n, other)


async def test_a_range_around_the_openers_rating(bench: Bench) -> None:
    lobby = await bench.lobby(1)
    ana = bench.persons[0]
    ben, cleo, dora = [await bench.tables.people.person(200 + n) for n in range(3)]
    assert await refused(bench.tables.lobby.set_rating_range(lobby.id, 200, ana)) == "no-own-rating"
    await rate(bench, ana, 25.0)
    assert await bench.tables.lobby.rating_for_admission(lobby.id, ana) == 1000
    info = await bench.tables.lobby.set_rating_range(lobby.id, 200, ana, bench.click())
    assert info.admission == Admission((800, 1250))
    await rate(bench, ben, 31.3, first=2000)
    await rate(bench, cleo, 31.25, first=3000)
    await rate(bench, dora, 25.0, SHOWN_FROM - 1, first=4000)
    assert await refused(bench.tables.lobby.join(lobby.id, ben, bench.click())) == "rating"
    assert await refused(bench.tables.lobby.join(lobby.id, dora, bench.click())) == "no-rating"
    assert (await bench.tables.lobby.join(lobby.id, cleo, bench.click())).seat_of(cleo) == 1
    info = await bench.tables.lobby.set_rating_range(lobby.id, None, ana, bench.click())
    assert info.admission == Admission()
    assert (await bench.tables.lobby.join(lobby.id, ben, bench.click())).seat_of(ben) == 2


@pytest.mark.parametrize("within", RANGES)
def test_a_range_does_not_say_what_rating_it_is_around(within: int) -> None:
    """Each range that a lobby can show is that of fifty ratings next to each other."""
    around: dict[tuple[int, int], list[int]] = {}
    for rating in range(500, 1500):
        around.setdefault(range_of(rating, within), []).append(rating)
    for (low, high), ratings in around.items():
        assert len(ratings) == ROUNDED and low <= min(ratings) - within and max(ratings) + within <= high


async def test_the_rating_is_that_of_now(bench: Bench) -> None:
    lobby = await bench.lobby(1)
    ana, ben = bench.persons[0], await bench.tables.people.person(200)
    await rate(bench, ana, 25.0)
    await bench.tables.lobby.set_rating_range(lobby.id, 100, ana)
    await rate(bench, ben, 40.0, first=2000)
    await rate(bench, ben, 25.0, 1, first=3000)
    assert (await bench.tables.lobby.join(lobby.id, ben)).seat_of(ben) == 1, "the latest counts"


@pytest.mark.parametrize(("stayed", "left", "takes"), [
    (0, 0, False), (LEAST - 1, 0, False), (LEAST, 0, True), (9, 1, True), (8, 1, False), (20, 3, False), (20, 0, True),
], ids=str)
async def test_people_who_finish_their_games(bench: Bench, stayed: int, left: int, takes: bool) -> None:
    lobby, ben = await bench.lobby(1), await bench.tables.people.person(200)
    info = await bench.tables.lobby.set_finishers(lobby.id, True, bench.persons[0], bench.click())
    assert info.admission == Admission(finishers=True)
    await finish(bench, ben, stayed, left)
    if takes:
        assert (await bench.tables.lobby.join(lobby.id, ben)).seat_of(ben) == 1
    else:
        assert await refused(bench.tables.lobby.join(lobby.id, ben)) == "finishers"


async def test_only_the_latest_games_count(bench: Bench) -> None:
    ben = await bench.tables.people.person(200)
    await finish(bench, ben, 0, 10)
    await finish(bench, ben, 20, 0, first=6000)
    assert await finishes_games(bench.db.read, ben)


async def test_who_wants_no_statistics_is_not_judged(bench: Bench) -> None:
    lobby, ben = await bench.lobby(1), await bench.tables.people.person(200)
    await finish(bench, ben, 20)
    await bench.tables.stats.set_visibility(ben, "off")
    await bench.tables.lobby.set_finishers(lobby.id, True, bench.persons[0])
    assert await refused(bench.tables.lobby.join(lobby.id, ben)) == "finishers-unknown"


async def test_games_for_practice_count_for_nothing(bench: Bench) -> None:
    for n in range(LEAST):
        info = await bench.lobby(2, rounds=1, channel=710 + n)
        await bench.tables.lobby.set_practice(info.id, True, info.opener)
        await bench.tables.lobby.start(info.id, info.opener)
        await play(bench, info.id, ROUND)
    assert not await finishes_games(bench.db.read, bench.persons[0])


async def test_real_games_played_to_the_end_count(bench: Bench) -> None:
    for n in range(LEAST):
        assert not await finishes_games(bench.db.read, (await bench.tables.people.person(100)))
        table = await bench.begin(2, rounds=1, channel=710 + n)
        await play(bench, table, ROUND)
    ana, ben = bench.persons
    assert await finishes_games(bench.db.read, ana) and await finishes_games(bench.db.read, ben)


async def test_a_seat_that_was_lent_and_taken_back_counts_as_finished(bench: Bench) -> None:
    for _ in range(LEAST):
        await play_with_a_seat_lent(bench, 1)
    assert await finishes_games(bench.db.read, bench.persons[1])


async def test_who_sits_there_stays_and_whom_the_opener_invites_may_come(bench: Bench) -> None:
    lobby = await bench.lobby(2)
    ana, ben = bench.persons
    await bench.tables.lobby.set_finishers(lobby.id, True, ana)
    assert (await bench.tables.views.table(lobby.id)).seat_of(ben) == 1
    cleo, dora = [await bench.tables.people.person(200 + n) for n in range(2)]
    for by, guest in ((ben, dora), (ana, cleo)):
        await bench.tables.invitations.invite(lobby.id, by, guest)
    ((first,), (second,)) = await bench.db.read.all("SELECT id FROM invitation ORDER BY id")
    assert await refused(bench.tables.invitations.accept(first, dora)) == "finishers"
    assert (await bench.tables.invitations.accept(second, cleo)).seat_of(cleo) == 2


async def test_whom_the_opener_invites_may_also_use_the_button_of_the_lobby(bench: Bench) -> None:
    lobby = await bench.lobby(2)
    ana, ben = bench.persons
    await bench.tables.lobby.set_finishers(lobby.id, True, ana)
    cleo, dora, eva = [await bench.tables.people.person(200 + n) for n in range(3)]
    for by, guest in ((ana, cleo), (ben, dora), (ana, eva)):
        await bench.tables.invitations.invite(lobby.id, by, guest)
    assert (await bench.tables.lobby.join(lobby.id, cleo, bench.click())).seat_of(cleo) == 2
    assert await refused(bench.tables.lobby.join(lobby.id, dora, bench.click())) == "finishers"
    bench.clock.advance(OPEN_SECONDS)
    assert await refused(bench.tables.lobby.join(lobby.id, eva, bench.click())) == "finishers", "it has expired"


async def test_the_opener_may_invite_whom_another_has_invited(bench: Bench) -> None:
    lobby, cleo = await bench.lobby(2), await bench.tables.people.person(200)
    ana, ben = bench.persons
    await bench.tables.lobby.set_finishers(lobby.id, True, ana)
    await bench.tables.invitations.invite(lobby.id, ben, cleo)
    await bench.tables.invitations.invite(lobby.id, ana, cleo)
    assert await refused(bench.tables.invitations.invite(lobby.id, ana, cleo)) == "invited-already"
    assert await refused(bench.tables.invitations.invite(lobby.id, ben, cleo)) == "invited-already"
    ((asked,),) = await bench.db.read.all("SELECT id FROM invitation")
    assert (await bench.tables.invitations.accept(asked, cleo)).seat_of(cleo) == 2


async def test_whom_the_opener_has_invited_may_come_when_the_opener_has_left(bench: Bench) -> None:
    lobby = await bench.lobby(2)
    ana, ben = bench.persons
    cleo, dora = [await bench.tables.people.person(200 + n) for n in range(2)]
    await bench.tables.lobby.set_finishers(lobby.id, True, ana)
    await bench.tables.invitations.invite(lobby.id, ana, cleo)
    assert (await bench.tables.lobby.leave(lobby.id, ana)).opener == ben
    ((asked,),) = await bench.db.read.all("SELECT id FROM invitation")
    assert (await bench.tables.invitations.accept(asked, cleo)).seat_of(cleo) == 1
    await bench.tables.invitations.invite(lobby.id, cleo, dora)
    assert await refused(bench.tables.lobby.join(lobby.id, dora)) == "finishers", "another than the opener has"


async def test_who_has_declined_an_invitation_is_like_others(bench: Bench) -> None:
    lobby, cleo = await bench.lobby(1), await bench.tables.people.person(200)
    await bench.tables.lobby.set_finishers(lobby.id, True, bench.persons[0])
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], cleo)
    ((asked,),) = await bench.db.read.all("SELECT id FROM invitation")
    await bench.tables.invitations.decline(asked, cleo)
    assert await refused(bench.tables.lobby.join(lobby.id, cleo)) == "finishers"


async def test_who_wants_no_statistics_is_told_that_they_have_no_rating_for_that(bench: Bench) -> None:
    lobby, ben = await bench.lobby(1), await bench.tables.people.person(200)
    await rate(bench, bench.persons[0], 25.0)
    await bench.tables.lobby.set_rating_range(lobby.id, 100, bench.persons[0])
    await bench.tables.stats.set_visibility(ben, "off")
    assert await refused(bench.tables.lobby.join(lobby.id, ben)) == "rating-unknown"


async def test_only_the_opener_decides_and_only_before_the_start(bench: Bench) -> None:
    lobby = await bench.lobby(2)
    ana, ben = bench.persons
    assert await refused(bench.tables.lobby.set_finishers(lobby.id, True, ben)) == "only-opener"
    assert await refused(bench.tables.lobby.set_rating_range(lobby.id, 100, ben)) == "only-opener"
    assert await refused(bench.tables.lobby.rating_for_admission(lobby.id, ben)) == "only-opener"
    await bench.tables.lobby.start(lobby.id, ana)
    assert await refused(bench.tables.lobby.set_finishers(lobby.id, True, ana)) == "lobby-over"
    assert await refused(bench.tables.lobby.set_rating_range(lobby.id, 100, ana)) == "lobby-over"
    assert await refused(bench.tables.lobby.rating_for_admission(lobby.id, ana)) == "lobby-over"


async def test_it_lasts_and_the_lobby_shows_it_at_once(bench: Bench) -> None:
    lobby = await bench.lobby(1)
    await bench.publish()
    await bench.tables.lobby.set_finishers(lobby.id, True, bench.persons[0])
    assert [row.kind for row in await bench.tables.outbox.due()] == [OutboxKind.LOBBY]
    await bench.restart()
    assert (await bench.tables.views.table(lobby.id)).admission == Admission(finishers=True)


async def test_a_repeated_click_changes_nothing(bench: Bench) -> None:
    lobby = await bench.lobby(1)
    click = bench.click()
    await bench.tables.lobby.set_finishers(lobby.id, True, bench.persons[0], click)
    await bench.tables.lobby.set_finishers(lobby.id, False, bench.persons[0])
    info = await bench.tables.lobby.set_finishers(lobby.id, True, bench.persons[0], click)
    assert info.admission == Admission()


async def test_those_who_look_are_told_only_of_lobbies_that_take_them(bench: Bench) -> None:
    lobby = await bench.lobby(1)
    ben, cleo = [await bench.tables.people.person(200 + n) for n in range(2)]
    for n, one in enumerate((ben, cleo)):
        await bench.tables.preferences.open_room(one, 5000 + n, "en", direct=False)
        await bench.tables.wishes.wish(one, GUILD, "", "", DAYS, False)
    await finish(bench, cleo, LEAST)
    await bench.tables.lobby.set_finishers(lobby.id, True, bench.persons[0])
    await bench.tables.wishes.tell(lobby.id, bench.persons[0])
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    assert [one.person for one in await bench.send_notifications()] == [cleo]
