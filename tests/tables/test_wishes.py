"""Wishes: which people are told of a lobby, when, where, and that each is told once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from storage.model import Digest, Person, TableInfo, WakingHours
from storage.outgoing import DueKind
from tables.core.errors import RequestRefused
from tables.notifications.wishes import DAYS, MOST_IN_CHANNEL, MOST_TOLD
from tables.play.quotas import CALLS_TO_SEEKERS
from tables.time.pace import pace_of
from tests.tables.conftest import CHANNEL, GUILD, Bench, bots_at

HOUR, DAY = 3600.0, 24 * 3600.0


async def seeker(
    bench: Bench, number: int = 50, *, room: bool = True, shown: bool = False, **wish: Any
) -> Person:
    """Return a new person who looks for a table, by default for any, on all days, in secret and with direct messages
    opened."""
    person = await bench.tables.people.person(1000 + number)
    if room:
        await bench.tables.preferences.open_room(person, 5000 + number, "en", direct=False)
    chosen: dict[str, Any] = {"game": "", "pace": "", "days": DAYS, **wish}
    await bench.tables.wishes.wish(person, GUILD, chosen["game"], chosen["pace"], chosen["days"], shown)
    return person


async def told(bench: Bench) -> list[tuple[Person, int | None]]:
    """Send the notices that are due. Returns whom they told of a table for which they look, and in which table's
    channel (None: in direct messages)."""
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    sent = await bench.send_notifications()
    return [
        (one.person, one.table_id) for one in sent
        if any(item.kind is DueKind.WISH for item in one.items)
    ]


async def announced(bench: Bench, **pace: str) -> TableInfo:
    """Open a lobby of Ana and have those told who look."""
    info = await bench.lobby(1)
    if pace:
        info = await bench.tables.clocks.set_pace(info.id, pace_of(pace["pace"], "ask"), info.opener)
    await bench.tables.wishes.tell(info.id, info.opener)
    return info


async def refused(key: str, call: Any) -> None:
    with pytest.raises(RequestRefused) as trouble:
        await call
    assert trouble.value.text.key == key


async def test_only_those_are_told_whose_wish_the_table_fits(bench: Bench) -> None:
    fits = [await seeker(bench, 1), await seeker(bench, 2, game="little"), await seeker(bench, 3, pace="day"),
            await seeker(bench, 4, game="little", pace="day")]
    await seeker(bench, 5, pace="week")
    await seeker(bench, 6, pace="none")
    elsewhere = await bench.tables.people.person(1007)
    await bench.tables.wishes.wish(elsewhere, GUILD + 1, "", "", DAYS, True)
    info = await announced(bench, pace="day")
    assert await told(bench) == [(person, None) for person in fits]
    assert await told(bench) == []
    await refused("bot-trouble-announced", bench.tables.wishes.tell(info.id, info.opener))


async def test_only_the_opener_tells_and_only_before_the_game(bench: Bench) -> None:
    await seeker(bench)
    info = await bench.lobby(2)
    await refused("bot-trouble-only-opener", bench.tables.wishes.tell(info.id, bench.persons[1]))
    await bench.tables.lobby.start(info.id, info.opener)
    await refused("bot-trouble-lobby-over", bench.tables.wishes.tell(info.id, info.opener))
    assert await told(bench) == []


async def test_a_full_table_tells_nobody(bench: Bench) -> None:
    info = await bench.lobby(4)
    await refused("bot-trouble-full", bench.tables.wishes.tell(info.id, info.opener))


@pytest.mark.postgres
async def test_two_bots_that_are_pressed_at_once_tell_once(bench: Bench) -> None:
    person = await seeker(bench)
    info = await bench.lobby(1)
    async with bots_at(bench.path, bench) as both:
        done = await asyncio.gather(
            *(one.wishes.tell(info.id, info.opener) for one in both), return_exceptions=True
        )
        assert sorted(str(type(one).__name__) for one in done) == ["NoneType", "RequestRefused"]
        await asyncio.gather(*(one.scheduled_work.do_due(bench.clock.now()) for one in both))
    assert await bench.db.read.all("SELECT person FROM notice") == [(person,)]


@pytest.mark.parametrize("end", ["withdrawn", "joined", "started", "full", "another pace", "closed", "deleted"])
async def test_what_no_longer_applies_is_not_told(bench: Bench, end: str) -> None:
    person = await seeker(bench, pace="none")
    info, tables = await announced(bench), bench.tables
    if end == "withdrawn":
        await tables.wishes.withdraw((await tables.wishes.of_person(person, GUILD))[0].id, person)
    elif end == "joined":
        await tables.lobby.join(info.id, person)
    elif end == "started":
        await tables.lobby.join(info.id, await tables.people.person(77))
        await tables.lobby.start(info.id, info.opener)
    elif end == "full":
        for one in range(3):
            await tables.lobby.join(info.id, await tables.people.person(70 + one))
    elif end == "another pace":
        await tables.clocks.set_pace(info.id, pace_of("day", "ask"), info.opener)
    elif end == "closed":
        await tables.ending.cancel(info.id, info.opener)
    else:
        await tables.deletion.delete(person)
    assert await told(bench) == []


async def test_quiet_hours_and_absences_put_it_off(bench: Bench) -> None:
    person = await seeker(bench)
    hour = datetime.fromtimestamp(bench.clock.now()).astimezone().utctimetuple().tm_hour
    hours = WakingHours("UTC", (hour + 2) % 24 * 60, (hour + 12) % 24 * 60)
    await bench.tables.people.change_settings(person, lambda before: replace(before, hours=hours))
    await announced(bench)
    assert await told(bench) == []
    bench.clock.advance(2 * HOUR)
    assert await told(bench) == [(person, None)]


async def test_a_daily_digest_tells_it(bench: Bench) -> None:
    person = await seeker(bench)
    minute = (int(bench.clock.now()) // 60 + 120) % (24 * 60)
    await bench.tables.preferences.change_settings(
        person, lambda before: replace(before, digest=Digest("UTC", minute))
    )
    await announced(bench)
    bench.clock.advance(HOUR)
    assert await told(bench) == []
    bench.clock.advance(HOUR + 60)
    assert await told(bench) == [(person, None)]


async def test_it_is_told_on_the_chosen_days_only(bench: Bench) -> None:
    today = datetime.fromtimestamp(bench.clock.now()).astimezone().weekday()
    person = await seeker(bench, days=[(today + 2) % 7])
    await announced(bench)
    assert await told(bench) == []
    await bench.tables.preferences.change_settings(person, lambda before: replace(before, next_turn=True))
    assert await told(bench) == [], "a changed setting does not bring it forward"
    bench.clock.advance(2 * DAY)
    assert await told(bench) == [(person, None)]


@pytest.mark.parametrize("why", ["another day", "no direct messages"])
async def test_of_several_wishes_that_fit_the_one_counts_that_can_be_told_first(bench: Bench, why: str) -> None:
    today = datetime.fromtimestamp(bench.clock.now(), UTC).weekday()
    person = await seeker(bench, days=[(today + 2) % 7] if why == "another day" else DAYS)
    if why == "no direct messages":
        await bench.tables.preferences.close_room(person)
    await bench.tables.wishes.wish(person, GUILD, "little", "", DAYS, True)
    info = await announced(bench)
    assert await told(bench) == [(person, info.id)]
    bench.clock.advance(2 * DAY)
    assert await told(bench) == [], "once for each table"


async def test_who_is_not_shown_is_told_in_direct_messages_only(bench: Bench) -> None:
    hidden = await seeker(bench, 1)
    shown = await seeker(bench, 2, shown=True)
    direct = await seeker(bench, 3, shown=True)
    await bench.tables.preferences.change_settings(direct, lambda before: replace(before, direct=True))
    closed = await seeker(bench, 4)
    await bench.tables.preferences.close_room(closed)
    info = await announced(bench)
    assert await told(bench) == [(hidden, None), (shown, info.id), (direct, None)]
    assert [one.person for one in await bench.tables.wishes.shown(GUILD, info.opener)] == [direct, shown]


async def test_a_room_that_closes_meanwhile_does_not_bring_a_secret_wish_into_the_channel(bench: Bench) -> None:
    hidden = await seeker(bench)
    await announced(bench)
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    (notice,) = await bench.tables.personal_messages.due_notices(bench.clock.now())
    await bench.tables.preferences.close_room(hidden)
    await bench.tables.personal_messages.recreate(notice)
    assert await told(bench) == [] and await bench.db.read.all("SELECT * FROM notice") == []


async def test_who_is_not_shown_needs_direct_messages(bench: Bench) -> None:
    person = await bench.tables.people.person(1000)
    wish = bench.tables.wishes.wish
    await refused("bot-trouble-no-room", wish(person, GUILD, "", "", DAYS, False))
    await refused("bot-trouble-no-wish", wish(person, GUILD, "", "", (), True))
    await refused("bot-trouble-no-wish", wish(person, GUILD, "", "soon", DAYS, True))
    await wish(person, GUILD, "", "", DAYS, True)
    await wish(person, GUILD, "", "day", [0], True)
    (one,) = await bench.tables.wishes.of_person(person, GUILD)
    assert (one.pace, one.days) == ("day", frozenset({0})), "one wish for a game in a server"
    await refused("bot-trouble-no-wish-of-yours", bench.tables.wishes.withdraw(one.id, person + 1))


async def test_many_are_told_in_turn(bench: Bench) -> None:
    """A lobby tells some at most; the next one tells the others first."""
    people = [await seeker(bench, n, shown=True, room=False) for n in range(MOST_IN_CHANNEL + 3)]
    first = await announced(bench)
    assert await told(bench) == [(one, first.id) for one in people[:MOST_IN_CHANNEL]]
    await bench.tables.ending.cancel(first.id, first.opener)
    bench.clock.advance(HOUR)
    second = await announced(bench)
    expected = [*people[MOST_IN_CHANNEL:], *people][:MOST_IN_CHANNEL]
    assert await told(bench) == [(one, second.id) for one in expected]
    assert MOST_TOLD > MOST_IN_CHANNEL


async def test_nobody_tells_without_end(bench: Bench) -> None:
    for _ in range(CALLS_TO_SEEKERS):
        info = await announced(bench)
        await bench.tables.ending.cancel(info.id, info.opener)
    info = await bench.lobby(1)
    await refused("bot-trouble-seekers-person", bench.tables.wishes.tell(info.id, info.opener))
    assert await bench.tables.wishes.lobbies_to_announce(info.opener, GUILD) == [info.id]


async def test_managers_forbid_it(bench: Bench) -> None:
    await seeker(bench)
    await bench.tables.invitations.forbid(GUILD, "invitations", True)
    info = await bench.lobby(1)
    await refused("bot-trouble-invitations-forbidden", bench.tables.wishes.tell(info.id, info.opener))


async def test_open_lobbies_are_found_page_by_page(bench: Bench) -> None:
    lobbies = [await bench.lobby(1, channel=CHANNEL + n) for n in range(5)]
    await bench.tables.lobby.join(lobbies[4].id, await bench.tables.people.person(333))
    await bench.tables.lobby.start(lobbies[4].id, bench.persons[0])
    find = bench.tables.wishes.lobbies
    assert [one.id for one in await find(GUILD, "", 2**62, 3)] == [lobbies[n].id for n in (3, 2, 1)]
    assert [one.id for one in await find(GUILD, "little", lobbies[1].id, 3)] == [lobbies[0].id]
    assert await find(GUILD, "agricola", 2**62, 3) == [] and await find(GUILD + 1, "", 2**62, 3) == []
    await bench.tables.homes.guild_gone(GUILD)
    assert await find(GUILD, "", 2**62, 3) == []


async def test_a_table_that_was_deleted_keeps_no_message_and_no_digest_waiting(bench: Bench) -> None:
    one, daily = await seeker(bench, 1), await seeker(bench, 2)
    await bench.tables.preferences.open_room(daily, 5002, "en")
    await bench.tables.preferences.change_settings(daily, lambda now: replace(now, digest=Digest("UTC", 8 * 60)))
    info = await announced(bench)
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    other = await bench.lobby(1, channel=CHANNEL + 1)
    await bench.tables.lobby.join(other.id, daily)
    await bench.tables.lobby.start(other.id, other.opener)
    await bench.tables.servers.delete(GUILD, only=[info.id])
    assert await bench.send_notifications() == []
    assert [row[0] for row in await bench.db.read.all("SELECT person FROM notice")] == [daily], "it is dropped"
    bench.clock.advance(DAY)
    digests = [sent for sent in await bench.send_notifications() if sent.person == daily]
    assert [(item.kind, item.table_id) for sent in digests for item in sent.items] == [
        (DueKind.AFTER_QUIET_HOURS, other.id)
    ]
    assert await bench.db.read.all("SELECT id FROM notice") == [] and one != daily


async def test_wishes_go_with_their_person_and_with_their_server(bench: Bench) -> None:
    one, other = await seeker(bench, 1), await seeker(bench, 2)
    about = await bench.tables.exports.about(one)
    assert [row["days"] for row in about["wish.person"]] == [127]
    await bench.tables.deletion.delete(one)
    assert await bench.db.read.all("SELECT person FROM wish") == [(other,)]
    await bench.tables.servers.delete(GUILD)
    assert await bench.db.read.all("SELECT person FROM wish") == []


async def test_those_who_cannot_be_told_keep_nobody_else_from_being_told(bench: Bench) -> None:
    """People whose direct messages are closed look on, and are passed over."""
    for n in range(MOST_TOLD + 5):
        await bench.tables.preferences.close_room(await seeker(bench, n))
    person = await seeker(bench, MOST_TOLD + 5)
    await announced(bench)
    assert await told(bench) == [(person, None)]


async def reads_once_a_day(bench: Bench, person: Person, hours: float) -> None:
    """Let a person get one message a day by direct message, the next in so many hours."""
    minute = (int(bench.clock.now() + hours * HOUR) // 60) % (24 * 60)
    await bench.tables.preferences.open_room(person, 70, "en")
    await bench.tables.preferences.change_settings(person, lambda before: replace(before, digest=Digest("UTC", minute)))


async def test_on_a_chosen_day_it_is_told_with_the_digest_of_that_day(bench: Bench) -> None:
    """And not at midnight, when that day begins."""
    today = datetime.fromtimestamp(bench.clock.now(), UTC).weekday()
    person = await seeker(bench, days=[(today + 2) % 7])
    await reads_once_a_day(bench, person, 2)
    digest = await bench.tables.preferences.next_digest(person)
    await announced(bench)
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    assert digest is not None and await bench.db.read.all("SELECT due_at FROM notice") == [(digest + 2 * DAY,)]


async def test_whoever_sleeps_at_the_time_of_their_digest_is_told_on_their_day_when_awake(bench: Bench) -> None:
    """The digest of that day comes the next morning, which is no day of theirs."""
    today = datetime.fromtimestamp(bench.clock.now(), UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    person = await seeker(bench, days=[(today.weekday() + 2) % 7])
    hours = WakingHours("UTC", 8 * 60, 22 * 60)
    await bench.tables.preferences.change_settings(
        person, lambda before: replace(before, hours=hours, digest=Digest("UTC", 23 * 60))
    )
    await announced(bench)
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    morning = today.timestamp() + 2 * DAY + 8 * HOUR
    assert await bench.db.read.all("SELECT due_at FROM notice") == [(morning,)]


async def test_no_digest_tells_of_it_on_another_day(bench: Bench) -> None:
    """A changed setting makes what waits for the digest due with the next one."""
    today = datetime.fromtimestamp(bench.clock.now(), UTC).weekday()
    await bench.begin(2)
    ben = bench.persons[1]
    await reads_once_a_day(bench, ben, 2)
    await bench.tables.wishes.wish(ben, GUILD, "", "", [(today + 2) % 7], False)
    lobby = await bench.lobby(1, channel=CHANNEL + 1)
    await bench.tables.wishes.tell(lobby.id, lobby.opener)
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    await bench.tables.preferences.change_settings(ben, lambda before: replace(before, tips=False))
    assert await told(bench) == []
    bench.clock.advance(DAY)
    assert await told(bench) == [], "this digest tells of the game alone"
    bench.clock.advance(DAY)
    assert await told(bench) == [(ben, None)]
