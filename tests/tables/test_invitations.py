"""Invitations by name, a seat left to another person, being ready, and following a table."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

import pytest

from games.core.text import Seat
from storage.model import Person, Status, WakingHours
from storage.outgoing import NoticeKind, OutboxKind
from storage.play import invitations, tables
from tables.core.errors import RequestRefused
from tables.notifications.following import MOST_FOLLOWED
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, play
from tests.tables.little import Little, LittleRules, little


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(RequestRefused) as trouble:
        await doing
    return trouble.value.text.key.removeprefix("bot-trouble-")


async def outsider(bench: Bench, n: int = 50) -> Person:
    return await bench.tables.people.person(n)


async def newest(bench: Bench) -> int:
    rows = await bench.db.read.all("SELECT max(id) FROM invitation")
    return int(rows[0][0])


async def test_who_is_invited_sits_down_with_one_click(bench: Bench) -> None:
    lobby, cleo = await bench.lobby(1), await outsider(bench)
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], cleo)
    (notice,) = (await bench.tables.outbox.due())[-1].payload.notices
    assert notice.kind is NoticeKind.INVITATION and notice.guest == await newest(bench) and notice.seats == ()
    assert await refused(bench.tables.invitations.accept(await newest(bench), bench.persons[0])) == "not-invited"
    info = await bench.tables.invitations.accept(await newest(bench), cleo, bench.click())
    assert info.seats[1].person == cleo
    assert await bench.tables.invitations.invitation(1) is None
    assert len(await _tickets(bench, lobby.id)) == 2, "the click goes into the draws like any other"


async def _tickets(bench: Bench, table: int) -> list[str]:
    _, tickets, _ = await tables.chance_inputs(bench.db.read, table)
    return tickets


async def test_a_seat_goes_to_another_person_with_everything_on_it(bench: Bench) -> None:
    table, cleo = await bench.begin(), await outsider(bench)
    await play(bench, table, ROUND[:2])
    await bench.tables.invitations.offer_seat(table, 1, bench.persons[1], cleo)
    assert (await bench.tables.views.table(table)).seats[1].person == bench.persons[1], "they are only asked"
    info = await bench.tables.invitations.accept(await newest(bench), cleo)
    assert [seat.person for seat in info.seats] == [bench.persons[0], cleo]
    assert (await bench.log_keys(table))[-1] == "bot-log-new-holder"
    await bench.restart()
    bench.persons[1] = cleo
    await play(bench, table, ROUND[2:])
    assert list((await bench.tables.stats.mine(cleo)).careers[0].ways) == ["mixed"], "it is not rated"


async def test_the_openers_rights_go_with_the_seat(bench: Bench) -> None:
    table, cleo = await bench.begin(), await outsider(bench)
    await bench.tables.invitations.offer_seat(table, 0, bench.persons[0], cleo)
    assert (await bench.tables.invitations.accept(await newest(bench), cleo)).opener == cleo
    assert await refused(bench.tables.invitations.offer_seat(table, 0, bench.persons[0], cleo)) == "not-your-seat"


async def test_an_offer_does_not_outlive_its_seat_nor_two_days(bench: Bench) -> None:
    await bench.restart(ai_delay=3600)
    table, cleo = await bench.begin(), await outsider(bench)
    await bench.tables.invitations.offer_seat(table, 1, bench.persons[1], cleo)
    await bench.tables.seats.lend_to_ai(table, 1, "legal", bench.persons[1])
    assert await refused(bench.tables.invitations.accept(await newest(bench), cleo)) == "invitation-over"
    await bench.tables.seats.take_back(table, 1, bench.persons[1])
    bench.clock.advance(48 * 3600.0)
    assert await refused(bench.tables.invitations.accept(await newest(bench), cleo)) == "invitation-over"
    await bench.tables.invitations.offer_seat(table, 1, bench.persons[1], cleo)


async def test_a_seat_that_two_are_offered_goes_to_the_first_and_the_other_can_be_offered_another(bench: Bench) -> None:
    table, cleo, dora = await bench.begin(), await outsider(bench), await outsider(bench, 51)
    both = []
    for one in (cleo, dora):
        await bench.tables.invitations.offer_seat(table, 0, bench.persons[0], one)
        both.append(await newest(bench))
    await bench.tables.invitations.accept(both[0], cleo)
    assert await refused(bench.tables.invitations.accept(both[1], dora)) == "invitation-over"
    await bench.tables.invitations.offer_seat(table, 1, bench.persons[1], dora)
    assert (await bench.tables.invitations.accept(await newest(bench), dora)).seats[1].person == dora


async def test_nobody_is_told_in_the_morning_of_a_lobby_that_is_over(bench: Bench) -> None:
    lobby, cleo = await bench.lobby(2), await outsider(bench)
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], cleo)
    wakes = WakingHours("UTC", int(bench.clock.now() / 60 + 60) % 1440, int(bench.clock.now() / 60 + 600) % 1440)
    await bench.tables.people.change_settings(cleo, lambda one: replace(one, hours=wakes))
    await bench.tables.personal_messages.invited(lobby, cleo, await newest(bench))
    await bench.tables.lobby.start(lobby.id, bench.persons[0])
    bench.clock.advance(2 * 3600.0)
    assert await bench.send_notifications() == []
    assert await bench.db.read.all("SELECT id FROM notice WHERE person = ?", cleo) == []
    assert await refused(bench.tables.invitations.accept(await newest(bench), cleo)) == "lobby-over"
    await bench.tables.invitations.offer_seat(lobby.id, 1, bench.persons[1], cleo)
    assert (await bench.tables.invitations.accept(await newest(bench), cleo)).seats[1].person == cleo


async def test_whoever_says_no_is_asked_no_more(bench: Bench) -> None:
    lobby, cleo = await bench.lobby(1), await outsider(bench)
    invite = bench.tables.invitations.invite
    await invite(lobby.id, bench.persons[0], cleo)
    assert await refused(invite(lobby.id, bench.persons[0], cleo)) == "invited-already"
    await bench.tables.invitations.decline(await newest(bench), cleo)
    assert await refused(invite(lobby.id, bench.persons[0], cleo)) == "not-invitable"
    dora = await outsider(bench, 51)
    await bench.tables.invitations.set_invitable(dora, False)
    assert await refused(invite(lobby.id, bench.persons[0], dora)) == "not-invitable"
    await bench.tables.invitations.set_invitable(dora, True)
    await bench.tables.invitations.forbid(GUILD, invitations.INVITATIONS, True)
    assert await refused(invite(lobby.id, bench.persons[0], dora)) == "invitations-forbidden"
    await bench.tables.invitations.forbid(GUILD, invitations.INVITATIONS, False)
    await invite(lobby.id, bench.persons[0], dora)
    assert await refused(invite(lobby.id, cleo, dora)) == "not-seated"


async def test_invitations_are_counted_by_the_day(bench: Bench) -> None:
    await bench.restart(person_invitations=2)
    lobby = await bench.lobby(1)
    for n in range(2):
        await bench.tables.invitations.invite(lobby.id, bench.persons[0], await outsider(bench, 60 + n))
    late = bench.tables.invitations.invite(lobby.id, bench.persons[0], await outsider(bench, 70))
    assert await refused(late) == "invitations-person"


async def test_everybody_says_that_they_are_ready_and_the_opener_is_told(bench: Bench) -> None:
    lobby = await bench.lobby(3)
    ready = bench.tables.readiness
    assert await refused(ready.confirm(lobby.id, bench.persons[1])) == "not-asked-ready"
    assert await refused(ready.ask(lobby.id, bench.persons[1])) == "only-opener"
    info = await ready.ask(lobby.id, bench.persons[0])
    assert info.ready == {bench.persons[0]}
    assert await refused(ready.ask(lobby.id, bench.persons[0])) == "asked-lately"
    await bench.publish()
    await ready.confirm(lobby.id, bench.persons[1])
    assert [row.kind for row in await bench.tables.outbox.due()] == [OutboxKind.LOBBY]
    await ready.confirm(lobby.id, bench.persons[2])
    (notice,) = next(row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.NOTICE).payload.notices
    assert notice.text.key == "bot-notice-all-ready" and notice.seats == (0,)
    await ready.confirm(lobby.id, bench.persons[2])
    row = next(row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.NOTICE)
    assert len(row.payload.notices) == 1, "once"
    await bench.tables.lobby.start(lobby.id, bench.persons[0], bench.click())
    assert (await bench.tables.views.table(lobby.id)).ready == set()
    assert (await bench.tables.views.table(lobby.id)).status is Status.PLAYING


async def test_the_opener_is_told_too_when_the_last_who_is_waited_for_leaves(bench: Bench) -> None:
    lobby = await bench.lobby(4)
    await bench.tables.readiness.ask(lobby.id, bench.persons[0])
    await bench.publish()
    await bench.tables.readiness.confirm(lobby.id, bench.persons[3])
    await bench.tables.lobby.leave(lobby.id, bench.persons[1])
    assert [row.kind for row in await bench.tables.outbox.due()] == [OutboxKind.LOBBY], "one is still waited for"
    await bench.tables.lobby.leave(lobby.id, bench.persons[2])
    (notice,) = next(row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.NOTICE).payload.notices
    assert notice.text.key == "bot-notice-all-ready" and notice.seats == (0,)


async def test_followers_are_told_when_it_is_over(bench: Bench) -> None:
    table, cleo = await bench.begin(), await outsider(bench)
    follow = bench.tables.subscriptions.follow
    assert await refused(follow(table, bench.persons[0], "end")) == "follows-own"
    await follow(table, cleo, "end")
    await bench.publish()
    await play(bench, table, ROUND)
    assert OutboxKind.FOLLOWERS in [row.kind for row in await bench.tables.outbox.due()]
    (one,) = await bench.tables.subscriptions.followers(table)
    assert (one.person, one.discord_id, one.every) == (cleo, 50, "end")
    await bench.tables.invitations.forbid(GUILD, invitations.FOLLOWING, True)
    assert await bench.tables.subscriptions.followers(table) == []


class Chapters(LittleRules):
    """Rules whose every round begins with a chapter of the log."""

    async def segment(self, state: Little) -> None:
        if state.phase == "bid":
            state.log("little-first", weight=2, who=Seat(0))
        await super().segment(state)


async def test_followers_of_every_round_are_told_when_one_begins(bench: Bench) -> None:
    bench.specs["little"] = little(Chapters())
    table, cleo = await bench.begin(rounds=2), await outsider(bench)
    await bench.tables.subscriptions.follow(table, cleo, "round")
    await bench.publish()

    async def kinds() -> list[OutboxKind]:
        return [row.kind for row in await bench.tables.outbox.due()]

    await play(bench, table, ROUND[:-1])
    assert OutboxKind.FOLLOWERS not in await kinds()
    await play(bench, table, ROUND[-1:])
    assert OutboxKind.FOLLOWERS in await kinds()


async def test_a_table_that_nobody_follows_tells_nobody(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND)
    assert OutboxKind.FOLLOWERS not in [row.kind for row in await bench.tables.outbox.due()]


async def test_nobody_follows_more_tables_than_that(bench: Bench) -> None:
    cleo, table = await outsider(bench), await bench.begin()
    async with bench.db.transaction() as tx:
        for n in range(20):
            await tx.run(
                """INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret,
                       opened_at) VALUES (?, 'little', 1, '{}', 'playing', 'private', 1, 'en', '', 0)""",
                100 + n,
            )
            await tx.run("INSERT INTO follower (table_id, person, every, told) VALUES (?, ?, 'end', 0)", 100 + n, cleo)
    assert await refused(bench.tables.subscriptions.follow(table, cleo, "end")) == "follows-many"
    assert await bench.tables.subscriptions.followers(table) == []


async def test_somebody_is_invited_to_the_seat_of_an_ai_as_they_may_join_there(bench: Bench) -> None:
    lobby, cleo, dora = await bench.lobby(1, ("legal",) * 3), await outsider(bench), await outsider(bench, 51)
    assert len(lobby.seats) == 4
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], cleo)
    info = await bench.tables.invitations.accept(await newest(bench), cleo, bench.click())
    assert [seat.person for seat in info.seats] == [bench.persons[0], None, None, cleo]
    for n in (60, 61):
        await bench.tables.lobby.join(lobby.id, await outsider(bench, n), bench.click())
    assert await refused(bench.tables.invitations.invite(lobby.id, bench.persons[0], dora)) == "full"


async def test_an_invitation_is_open_for_two_days_as_it_is_said(bench: Bench) -> None:
    lobby, cleo = await bench.lobby(1), await outsider(bench)
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], cleo)
    bench.clock.advance(2 * 24 * 3600.0 - 1)
    assert await bench.tables.invitations.invitation(await newest(bench)) is not None
    bench.clock.advance(1)
    assert await bench.tables.invitations.invitation(await newest(bench)) is None


@pytest.mark.parametrize("how", ["lobby", "channel"])
async def test_followers_are_told_of_every_end(bench: Bench, how: str) -> None:
    table = (await bench.lobby()).id if how == "lobby" else await bench.begin()
    await bench.tables.subscriptions.follow(table, await outsider(bench), "end")
    if how == "lobby":
        await bench.tables.ending.cancel(table, bench.persons[0])
    else:
        await bench.tables.homes.channel_deleted(CHANNEL)
    assert OutboxKind.FOLLOWERS in {row.kind for row in await bench.tables.outbox.due() if row.table_id == table}


async def test_tables_that_are_over_do_not_count_for_those_who_follow(bench: Bench) -> None:
    cleo = await outsider(bench)
    for n in range(MOST_FOLLOWED + 2):
        lobby = await bench.lobby(channel=10 + n)
        await bench.tables.subscriptions.follow(lobby.id, cleo, "end")
        await bench.tables.ending.cancel(lobby.id, bench.persons[0])


async def test_who_sits_down_where_they_follow_is_told_as_a_player(bench: Bench) -> None:
    lobby, cleo, dora = await bench.lobby(1), await outsider(bench), await outsider(bench, 51)
    for one in (cleo, dora):
        await bench.tables.subscriptions.follow(lobby.id, one, "round")
    await bench.tables.lobby.join(lobby.id, cleo, bench.click())
    assert [one.person for one in await bench.tables.subscriptions.followers(lobby.id)] == [dora]
    await bench.tables.lobby.start(lobby.id, bench.persons[0], bench.click())
    await bench.tables.invitations.offer_seat(lobby.id, 1, cleo, dora)
    await bench.tables.invitations.accept(await newest(bench), dora)
    assert await bench.tables.subscriptions.followers(lobby.id) == []


async def test_who_has_left_a_lobby_is_not_ready_when_they_join_again(bench: Bench) -> None:
    lobby = await bench.lobby(3)
    await bench.tables.readiness.ask(lobby.id, bench.persons[0])
    await bench.tables.readiness.confirm(lobby.id, bench.persons[1])
    await bench.tables.lobby.leave(lobby.id, bench.persons[1])
    info = await bench.tables.lobby.join(lobby.id, bench.persons[1])
    assert info.ready == {bench.persons[0]}
