"""Seasons of a league at the table service: enter, rounds, results, deadlines, and death at every transaction."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from games.core.text import text
from games.core.verify import verify
from storage.model import (
    Entrant,
    GameChoice,
    Home,
    HomeKind,
    Pace,
    Pairing,
    PairingSeat,
    PairingStatus,
    Person,
    Season,
    SeasonFormat,
    SeasonPlan,
    SeasonStatus,
    Status,
)
from storage.outgoing import NoticeKind
from tables.core.errors import RequestRefused
from tables.league.rounds import NewPairing, next_round, number_of_rounds
from tables.league.seasons import SeasonView, season_view
from tests.tables.conftest import GUILD, ROUND, Bench, bench, play

__all__ = ["bench"]
DAY = 24 * 3600.0
HOME = Home(HomeKind.CHANNEL, GUILD, 700)


def plan(form: SeasonFormat = SeasonFormat.SWISS, seats: int = 2, rounds: int = 2, **more: object) -> SeasonPlan:
    given = {"least": 2, "days": 7, "pace": None, "games": (GameChoice("little", {"rounds": 1}),), **more}
    return SeasonPlan(form, seats=seats, rounds=rounds, **given)  # type: ignore[arg-type]  # values of several kinds


async def opened(bench: Bench, people: int, of: SeasonPlan | None = None) -> Season:
    """Open a season and let people enter."""
    bench.persons = [await bench.tables.people.person(100 + n) for n in range(people)]
    season = await bench.tables.seasons.open(HOME, bench.persons[0], "Autumn", of or plan(), "en")
    for person in bench.persons:
        await bench.tables.seasons.enter(season.id, person)
    return season


async def begun(bench: Bench, people: int, of: SeasonPlan | None = None) -> Season:
    """Open a season, let people enter, start it, and open the tables of its first round."""
    season = await opened(bench, people, of)
    await bench.tables.seasons.start(season.id)
    await go_on(bench, season.id)
    return season


async def go_on(bench: Bench, season_id: int) -> None:
    """Do what is due, and open the tables that have been paired, as the publisher does."""
    await bench.tables.season_course.do_due(bench.clock.now())
    for one in await bench.tables.season_messages.planned(season_id):
        await bench.tables.season_course.open_table(one.id, Home(HomeKind.THREAD, GUILD, 10_000 + one.id))


async def finish(bench: Bench, table_id: int, without: Sequence[Person] = ()) -> None:
    """Play a game to its end with the first answers."""
    tables = bench.tables
    while (info := await tables.views.table(table_id)).status is Status.PLAYING:
        for one in (await tables.views.view(table_id, None)).asked:
            person = info.seats[one.seat].person
            if person is None or person in without:
                continue
            view = await tables.views.view(table_id, one.seat)
            if view.question is not None:
                asked = view.question.decision
                answer = asked.proposals[-1] if asked.proposals else tuple(part.ids[0] for part in asked.parts)
                await tables.answers.submit(table_id, one.seat, view.question.number, answer, by=person)
                break
        else:
            await tables.ai_seats.settle()
            return


async def running(bench: Bench, season_id: int) -> list[int]:
    view = await bench.tables.seasons.view(season_id)
    return [one.table_id for one in view.pairings if one.status is PairingStatus.PLAYING and one.table_id is not None]


async def whole(bench: Bench, season_id: int) -> SeasonView:
    """Play a season to its end."""
    for _ in range(20):
        for table_id in await running(bench, season_id):
            await finish(bench, table_id)
        await go_on(bench, season_id)
        view = await bench.tables.seasons.view(season_id)
        if view.season.status is SeasonStatus.OVER:
            return view
    raise AssertionError("the season does not end")


async def test_swiss_rounds_are_played_to_the_end(bench: Bench) -> None:
    season = await begun(bench, 6, plan(rounds=3, pace=Pace(3600.0, 7200.0, "ai")))
    tables = await running(bench, season.id)
    assert len(tables) == 3
    info = await bench.tables.views.table(tables[0])
    assert info.home.kind is HomeKind.THREAD and info.pace == Pace(3600.0, 7200.0, "ai")
    view = await whole(bench, season.id)
    assert view.season.round == 3 and len(view.pairings) == 9
    assert sum(one.points for one in view.tables[0]) == 9
    assert {one.games for one in view.tables[0]} == {3}
    keys = [news.key for _, news in await bench.tables.season_messages.news(season.id)]
    assert keys == ["bot-season-round"] * 3 + ["bot-season-over"]


async def test_tables_of_a_season_leave_everybody_their_own(bench: Bench) -> None:
    """A round of five hundred people is more tables than a server may have open."""
    await bench.restart(server_tables=1, person_tables=1)
    season = await begun(bench, 4)
    assert len(await running(bench, season.id)) == 2
    for n, server in enumerate((GUILD, GUILD + 1)):
        await bench.tables.lobby.open(
            "little", {}, Home(HomeKind.CHANNEL, server, 800 + n), bench.persons[n], "en", bench.click()
        )
    with pytest.raises(RequestRefused):
        await bench.tables.lobby.open(
            "little", {}, Home(HomeKind.CHANNEL, GUILD, 810), bench.persons[3], "en", bench.click()
        )


async def test_ais_of_a_season_leave_everybody_their_own(bench: Bench) -> None:
    """AIs sit down for people who have dropped out, no matter who sits on the first seat."""
    await bench.restart(server_ai_seats=1, person_ai_seats=1, ai_delay=3600)
    season = await opened(bench, 4)
    await bench.tables.seasons.start(season.id)
    await bench.tables.season_course.do_due(bench.clock.now())
    first, second = (await bench.tables.seasons.view(season.id)).pairings
    for one in (first, second):
        await bench.tables.seasons.leave(season.id, one.seats[1].person)
    await go_on(bench, season.id)
    assert len(await running(bench, season.id)) == 2
    home = Home(HomeKind.CHANNEL, GUILD, 800)
    await bench.tables.lobby.open("little", {}, home, first.seats[0].person, "en", bench.click(), ais=["good"])
    other = Home(HomeKind.CHANNEL, GUILD, 810)
    with pytest.raises(RequestRefused):
        await bench.tables.lobby.open("little", {}, other, second.seats[0].person, "en", bench.click(), ais=["good"])


async def test_no_lobby_is_said_to_have_shown_the_seal_in_a_record(bench: Bench) -> None:
    season = await begun(bench, 2, plan(rounds=1))
    (table_id,) = await running(bench, season.id)
    await finish(bench, table_id)
    verdict = verify(await bench.tables.history.record(table_id))
    assert [one.key for one in verdict.good][:2] == ["cli-verify-good-seal-begun", "cli-verify-good-seed"]


async def test_an_odd_number_gives_a_bye(bench: Bench) -> None:
    view = await whole(bench, (await begun(bench, 5, plan(rounds=2))).id)
    byes = [one.seats[0].person for one in view.pairings if one.status is PairingStatus.BYE]
    assert len(byes) == len(set(byes)) == 2


async def test_a_round_robin_in_divisions_and_promotion(bench: Bench) -> None:
    season = await begun(bench, 6, plan(SeasonFormat.ROBIN, rounds=0, division=3))
    view = await whole(bench, season.id)
    assert [len(one) for one in view.tables] == [3, 3]
    met = {frozenset(seat.person for seat in one.seats) for one in view.pairings if len(one.seats) == 2}
    assert len(met) == 6 and view.season.round == 3
    assert [one.number for one in view.pairings if len(one.seats) == 2] == [1, 2] * 3, "byes take none of the numbers"
    up, down = view.tables[1][0].person, view.tables[0][-1].person
    after = await begun(
        bench, 6, plan(SeasonFormat.ROBIN, rounds=0, division=3, promoted=1, previous=season.id)
    )
    division = {one.person: one.division for one in (await bench.tables.seasons.view(after.id)).entrants}
    assert (division[up], division[down]) == (0, 1)
    assert division[view.tables[0][0].person] == 0 and division[view.tables[1][-1].person] == 1


@pytest.mark.parametrize(("people", "division", "sizes"), [(3, 2, [3]), (7, 2, [3, 2, 2]), (4, 1, [2, 2])])
async def test_nobody_is_alone_in_a_division(bench: Bench, people: int, division: int, sizes: list[int]) -> None:
    season = await begun(bench, people, plan(SeasonFormat.ROBIN, rounds=0, division=division))
    view = await bench.tables.seasons.view(season.id)
    assert [len(one) for one in view.tables] == sizes
    view = await whole(bench, season.id)
    assert all(one.games for table in view.tables for one in table)


async def test_whoever_comes_first_in_a_division_does_not_go_down(bench: Bench) -> None:
    view = await whole(bench, (await begun(bench, 6, plan(SeasonFormat.ROBIN, rounds=0, division=3))).id)
    (first, *_), (_, *last) = [[one.person for one in table] for table in view.tables]
    after = await begun(
        bench, 6, plan(SeasonFormat.ROBIN, rounds=0, division=3, promoted=3, previous=view.season.id)
    )
    division = {one.person: one.division for one in (await bench.tables.seasons.view(after.id)).entrants}
    assert division[first] == 0 and division[last[-1]] == 1


@pytest.mark.parametrize("people", [2, 5, 8])
async def test_single_elimination_leaves_one(bench: Bench, people: int) -> None:
    view = await whole(bench, (await begun(bench, people, plan(SeasonFormat.KNOCKOUT, rounds=0))).id)
    assert sum(one.status is PairingStatus.FINISHED for one in view.pairings) == people - 1
    stages = [one.stage for one in view.tables[0]]
    assert stages == sorted(stages, reverse=True) and stages[0] > stages[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_single_elimination_has_as_many_rounds_as_are_said(seats: int) -> None:
    for people in range(2, 70):
        chosen = plan(SeasonFormat.KNOCKOUT, seats=seats, rounds=0)
        entrants = [Entrant(n, n, 0.0, None, 0, n) for n in range(1, people + 1)]
        season = Season(
            1, 1, 1, 1, "", chosen, "en", "seed", SeasonStatus.PLAYING, 0, 0.0, None, None, 0, 0, None, 0
        )
        played: list[Pairing] = []
        while following := next_round(season, entrants, played):
            season = replace(season, round=season.round + 1)
            played += [_over(season, n, one) for n, one in enumerate(following, 1)]
        assert (people, number_of_rounds(chosen, entrants)) == (people, season.round)


async def test_who_drops_out_of_single_elimination_makes_it_shorter(bench: Bench) -> None:
    season = await begun(bench, 5, plan(SeasonFormat.KNOCKOUT, rounds=0))
    assert (await bench.tables.seasons.view(season.id)).rounds == 3
    for table_id in await running(bench, season.id):
        await finish(bench, table_id)
    view = await bench.tables.seasons.view(season.id)
    await bench.tables.seasons.leave(season.id, next(one.person for one in view.tables[0] if one.stage == 2))
    await go_on(bench, season.id)
    view = await bench.tables.seasons.view(season.id)
    news = [news for _, news in await bench.tables.season_messages.news(season.id)]
    assert (view.season.round, view.rounds) == (2, 2)
    assert [(one.args["n"], one.args["rounds"]) for one in news] == [(1, 3), (2, 2)]


async def test_who_drops_out_before_the_final_leaves_the_first_place_to_the_other(bench: Bench) -> None:
    """Nobody else is left in, so no final is played, and both have won as much until then."""
    season = await begun(bench, 4, plan(SeasonFormat.KNOCKOUT, rounds=0))
    for table_id in await running(bench, season.id):
        await finish(bench, table_id)
    gone, stays = (one.person for one in (await bench.tables.seasons.view(season.id)).tables[0] if one.stage == 2)
    await bench.tables.seasons.leave(season.id, gone)
    await go_on(bench, season.id)
    view = await bench.tables.seasons.view(season.id)
    assert view.season.status is SeasonStatus.OVER
    assert [(one.place, one.stage) for one in view.tables[0] if one.person in (gone, stays)] == [(1, 2), (2, 1)]
    assert view.tables[0][0].person == stays
    *_, (_, over) = await bench.tables.season_messages.news(season.id)
    assert over.args["n"] == 1


def _over(season: Season, number: int, one: NewPairing) -> Pairing:
    """Return a pairing after its game, which its people have ended in seat order."""
    seats = tuple(PairingSeat(seat, who, who, seat + 1, 0.0, True) for seat, who in enumerate(one.people))
    status = PairingStatus.BYE if one.bye else PairingStatus.FINISHED
    return Pairing(number, season.id, season.round, 0, number, 0, status, None, None, 0, None, seats)


async def test_late_entrants_and_drop_outs(bench: Bench) -> None:
    season = await begun(bench, 4, plan(rounds=3))
    late = await bench.tables.people.person(500)
    await bench.tables.seasons.enter(season.id, late)
    gone = bench.persons[0]
    await bench.tables.seasons.leave(season.id, gone)
    view = await whole(bench, season.id)
    of = {one.person: one for one in view.tables[0]}
    assert of[gone].games == 1 and of[late].games + sum(
        one.seats[0].person == late for one in view.pairings if one.status is PairingStatus.BYE
    ) == 2
    with pytest.raises(RequestRefused, match="season-over"):
        await bench.tables.seasons.enter(season.id, gone)


async def test_a_person_can_withdraw_before_the_start(bench: Bench) -> None:
    season = await opened(bench, 2)
    await bench.tables.seasons.leave(season.id, bench.persons[1])
    with pytest.raises(RequestRefused, match="season-few"):
        await bench.tables.seasons.start(season.id)
    with pytest.raises(RequestRefused, match="not-in"):
        await bench.tables.seasons.leave(season.id, bench.persons[1])


async def test_others_cannot_enter_a_round_robin_that_has_begun(bench: Bench) -> None:
    season = await begun(bench, 4, plan(SeasonFormat.ROBIN))
    with pytest.raises(RequestRefused, match="begun"):
        await bench.tables.seasons.enter(season.id, await bench.tables.people.person(500))


async def test_after_the_deadline_an_ai_plays_for_those_who_are_waited_for(bench: Bench) -> None:
    season = await begun(bench, 4, plan(rounds=2))
    first, second = await running(bench, season.id)
    await finish(bench, first)
    info = await bench.tables.views.table(second)
    late = info.seats[0].person
    assert late is not None
    await finish(bench, second, without=[late])
    await bench.live(8 * DAY, 6 * 3600.0)
    view = await bench.tables.seasons.view(season.id)
    assert view.season.round == 2
    assert (await bench.tables.views.table(second)).seats[0].ai is not None
    await bench.tables.ai_seats.settle()
    while (await bench.tables.views.table(second)).status is Status.PLAYING:
        await finish(bench, second)
        await bench.tables.ai_seats.settle()
    pairing = next(one for one in (await bench.tables.seasons.view(season.id)).pairings if one.table_id == second)
    assert [seat.counts for seat in pairing.seats] == [False, True]
    points = {one.person: one.points for one in (await bench.tables.seasons.view(season.id)).tables[0]}
    assert points[late] == 0


async def test_whoever_is_waited_for_after_the_deadline_is_told_that_an_ai_plays(bench: Bench) -> None:
    await begun(bench, 2, plan(rounds=1))
    await bench.publish()
    await bench.live(8 * DAY, 6 * 3600.0)
    told = [one for row in await bench.tables.outbox.due() for _, one in row.unsent_notices]
    assert [(one.text.key, one.kind, one.seats) for one in told] == [
        ("bot-notice-round-over", NoticeKind.LENT, (seat,)) for seat in (0, 1)
    ]


@pytest.mark.parametrize("days", [7, 0])
async def test_whoever_takes_their_seat_back_after_the_deadline_has_time_to_answer(bench: Bench, days: int) -> None:
    """The AI, which has not answered yet, does not take it from them at once."""
    await bench.restart(ai_delay=10**8)
    season = await begun(bench, 2, plan(rounds=1, days=days, pace=Pace(DAY, 2 * DAY, "ai")))
    (table,) = await running(bench, season.id)
    await bench.live(8 * DAY, 6 * 3600.0)
    person = (await bench.tables.views.table(table)).seats[0].lent_by
    assert person is not None
    await bench.tables.seats.take_back(table, 0, person)
    await bench.live(23 * 3600.0)
    assert (await bench.tables.views.table(table)).seats[0].person == person
    await bench.live(4 * DAY)
    assert (await bench.tables.views.table(table)).seats[0].lent_by == person


async def test_a_round_without_a_time_ends_also_where_the_last_person_at_a_table_has_no_clock(bench: Bench) -> None:
    """Nobody answers: an AI plays for the first whose time is over, and leaves the other without a clock."""
    season = await begun(bench, 2, plan(rounds=1, days=0, pace=Pace(DAY, 2 * DAY, "ai")))
    (table,) = await running(bench, season.id)
    await bench.live(3 * DAY - 3600)
    assert [one.ai for one in (await bench.tables.views.table(table)).seats] == [None, None]
    for _ in range(3):
        await bench.live(2 * 3600)
        await bench.tables.ai_seats.settle()
    info = await bench.tables.views.table(table)
    assert sum(one.ai is not None for one in info.seats) == 2 or info.status is Status.FINISHED
    await bench.live(DAY)
    assert (await bench.tables.seasons.view(season.id)).season.status is SeasonStatus.OVER


async def test_whoever_is_away_from_a_round_without_a_time_is_waited_for(bench: Bench) -> None:
    season = await begun(bench, 2, plan(rounds=1, days=0, pace=Pace(DAY, DAY, "ai")))
    (table,) = await running(bench, season.id)
    info = await bench.tables.views.table(table)
    away, other = info.seats[0].person, info.seats[1].person
    assert away is not None and other is not None
    plan_of = await bench.tables.absences.draft(away, 0, 7, "wait", "")
    await bench.tables.absences.confirm(away, plan_of.absence.id)
    await bench.tables.seats.lend_to_ai(table, 1, "legal", other)
    await bench.live(7 * DAY)
    assert (await bench.tables.views.table(table)).seats[0].person == away
    await bench.live(3 * DAY)
    assert (await bench.tables.views.table(table)).seats[0].ai is not None


@pytest.mark.parametrize("entered_before", [True, False])
async def test_an_ai_plays_for_who_is_away_also_at_a_table_that_their_season_opens_meanwhile(
    bench: Bench, entered_before: bool
) -> None:
    """The person has not sat down there: the bot has seated them, and their opponent would wait the whole round. Who
    enters while they are away means to play."""
    season = await opened(bench, 2)
    view = await bench.tables.seasons.view(season.id)
    away, other = (one.person for one in view.entrants)
    if not entered_before:
        await bench.tables.seasons.leave(season.id, away)
    bench.clock.advance(60)
    plan_of = await bench.tables.absences.draft(away, 0, 10, "ai", "")
    await bench.tables.absences.confirm(away, plan_of.absence.id)
    await bench.live(3600)
    if not entered_before:
        await bench.tables.seasons.enter(season.id, away)
    await bench.tables.seasons.start(season.id)
    await go_on(bench, season.id)
    await bench.live(3600)
    (table,) = await running(bench, season.id)
    seat = next(one for one in (await bench.tables.views.table(table)).seats if one.person != other)
    assert (seat.lent_by == away) is entered_before


async def test_a_table_in_whose_thread_the_bot_may_not_write_has_that_time_more(bench: Bench) -> None:
    """Who is asked meanwhile is not called, and an AI would play in their place, so that they get no points."""
    season = await begun(bench, 2, plan(rounds=1))
    (table,) = await running(bench, season.id)
    bench.persons = [one.person or 0 for one in (await bench.tables.views.table(table)).seats]
    await play(bench, table, ROUND[:2])
    await bench.publish()
    await bench.live(4 * DAY, 6 * 3600.0)
    await bench.tables.homes.record_refused(table, text("cogs-missing-permissions-opener"))
    await play(bench, table, ROUND[2:6])
    await bench.live(5 * DAY, 6 * 3600.0)
    await bench.tables.homes.record_accepted(table)
    await bench.publish()
    await bench.live(3 * DAY - 3600.0, 6 * 3600.0)
    assert (await bench.tables.views.table(table)).seats[0].person == bench.persons[0]
    await bench.live(7200.0)
    assert (await bench.tables.views.table(table)).seats[0].lent_by == bench.persons[0]


async def test_a_round_does_not_wait_for_ever_for_a_thread_that_stays_locked(bench: Bench) -> None:
    season = await begun(bench, 2, plan(rounds=1))
    (table,) = await running(bench, season.id)
    await bench.live(6 * DAY, 6 * 3600.0)
    await bench.tables.homes.record_refused(table, text("cogs-missing-permissions-opener"))
    await bench.live(6 * DAY, 6 * 3600.0)
    assert all(one.person is not None for one in (await bench.tables.views.table(table)).seats)
    await bench.live(2 * DAY, 6 * 3600.0)
    assert all(one.lent_by is not None for one in (await bench.tables.views.table(table)).seats)


@pytest.mark.parametrize("cause", ["stopped", "removed", "refused"])
async def test_whoever_is_asked_after_the_deadline_has_a_day_in_which_the_bot_is_there(
    bench: Bench, cause: str
) -> None:
    await bench.restart(ai_delay=10**8)
    season = await begun(bench, 2, plan(rounds=1))
    (table,) = await running(bench, season.id)
    await bench.live(8 * DAY, 6 * 3600.0)
    person = (await bench.tables.views.table(table)).seats[0].lent_by
    assert person is not None
    await bench.tables.seats.take_back(table, 0, person)
    await bench.live(3600.0)
    if cause == "stopped":
        bench.clock.advance(2 * DAY)
        await bench.restart(ai_delay=10**8)
        await bench.tables.clocks.record_heartbeat()
    elif cause == "removed":
        await bench.tables.homes.guild_gone(GUILD)
        await bench.live(2 * DAY)
        await bench.tables.homes.guild_back(GUILD)
    else:
        await bench.tables.homes.record_refused(table, text("cogs-missing-permissions-opener"))
        await bench.live(2 * DAY)
        await bench.tables.homes.record_accepted(table)
        await bench.publish()
    await bench.live(22 * 3600.0)
    assert (await bench.tables.views.table(table)).seats[0].person == person
    await bench.live(3 * 3600.0)
    assert (await bench.tables.views.table(table)).seats[0].lent_by == person


async def test_what_is_said_of_a_persons_time_ends_with_their_round(bench: Bench) -> None:
    """An AI plays then, whatever is left on the person's own clock."""
    season = await begun(bench, 2, plan(rounds=1, days=7, pace=Pace(3 * DAY, 7 * DAY, "ai")))
    (table,), over = await running(bench, season.id), bench.clock.now() + 7 * DAY
    assert await bench.tables.clocks.ends_at(table, 0) == over
    await bench.tables.seasons.end(season.id)
    assert (await bench.tables.clocks.ends_at(table, 0) or 0) > over


async def test_who_answers_at_the_moment_of_the_deadline_keeps_their_seat(bench: Bench) -> None:
    season = await begun(bench, 2, plan(rounds=1))
    (table,) = await running(bench, season.id)
    quick = (await bench.tables.views.table(table)).seats[0].person
    question = (await bench.tables.views.view(table, 0)).question
    assert quick is not None and question is not None
    bench.clock.advance(8 * DAY)
    async with bench.tables.records.queues.turn(table):
        answer = asyncio.create_task(bench.tables.answers.submit(table, 0, question.number, ("1",), by=quick))
        await asyncio.sleep(0)
        due = asyncio.create_task(bench.tables.season_course.do_due(bench.clock.now()))
        await asyncio.wait([due], timeout=0.2)
    await asyncio.gather(answer, due)
    seats = (await bench.tables.views.table(table)).seats
    assert seats[0].person == quick and seats[1].ai is not None


async def test_a_game_that_was_ended_early_has_no_result(bench: Bench) -> None:
    season = await begun(bench, 2, plan(rounds=1))
    (table_id,) = await running(bench, season.id)
    for person in bench.persons:
        await bench.tables.ending.cancel(table_id, person)
    await bench.live(2 * DAY)
    view = await bench.tables.seasons.view(season.id)
    assert view.season.status is SeasonStatus.OVER and view.pairings[0].status is PairingStatus.VOID


async def test_a_season_can_be_ended_early(bench: Bench) -> None:
    season = await begun(bench, 4)
    there = await running(bench, season.id)
    await bench.publish()
    await bench.tables.seasons.end(season.id)
    assert await noticed(bench) == [(table_id, "bot-season-table-ended") for table_id in there]
    await go_on(bench, season.id)
    view = await bench.tables.seasons.view(season.id)
    assert view.season.status is SeasonStatus.OVER and view.season.round == 1
    with pytest.raises(RequestRefused, match="season-over"):
        await bench.tables.seasons.end(season.id)


async def test_a_season_that_fails_holds_up_no_other(bench: Bench) -> None:
    broken, good = await opened(bench, 2), await opened(bench, 2)
    for season in (broken, good):
        await bench.tables.seasons.start(season.id)
    await bench.db_run("UPDATE season SET plan = 1 WHERE id = ?", broken.id)
    await go_on(bench, good.id)
    assert len(await running(bench, good.id)) == 1


async def test_a_season_goes_on_after_a_restart_at_any_time(bench: Bench) -> None:
    season = await opened(bench, 4)
    await bench.tables.seasons.start(season.id)
    for _ in range(40):
        await bench.restart()
        await bench.tables.season_course.do_due(bench.clock.now())
        await bench.restart()
        for one in (await bench.tables.season_messages.planned(season.id))[:1]:
            await bench.tables.season_course.open_table(one.id, Home(HomeKind.THREAD, GUILD, 10_000 + one.id))
        for table_id in (await running(bench, season.id))[:1]:
            await finish(bench, table_id)
        if (await bench.tables.seasons.season(season.id)).status is SeasonStatus.OVER:
            break
    view = await bench.tables.seasons.view(season.id)
    assert view.season.status is SeasonStatus.OVER and {one.games for one in view.tables[0]} == {2}


async def test_a_pairing_is_opened_once(bench: Bench) -> None:
    season = await opened(bench, 2)
    await bench.tables.seasons.start(season.id)
    await bench.tables.season_course.do_due(bench.clock.now())
    (pairing,) = await bench.tables.season_messages.planned(season.id)
    first = await bench.tables.season_course.open_table(pairing.id, Home(HomeKind.THREAD, GUILD, 1))
    again = await bench.tables.season_course.open_table(pairing.id, Home(HomeKind.THREAD, GUILD, 2))
    assert first is not None and again is None


async def test_deleted_people_are_in_no_standings_and_their_opponents_play_on(bench: Bench) -> None:
    season = await begun(bench, 4)
    await bench.tables.deletion.delete(bench.persons[1])
    view = await bench.tables.seasons.view(season.id)
    assert len(view.tables[0]) == 3
    await bench.tables.servers.delete(GUILD)
    assert await bench.tables.seasons.of_server(GUILD) == []


@pytest.mark.parametrize("heard_first", [False, True])
async def test_time_for_which_the_bot_is_stopped_and_not_in_the_server_counts_once(
    bench: Bench, heard_first: bool
) -> None:
    """After a start either the heartbeat or the word that the bot is back in the server comes first."""
    season = await begun(bench, 4)
    lobby = await bench.lobby(2, channel=70_005)
    hour = 3600.0
    await bench.live(60)

    async def ends() -> list[float]:
        view = await bench.tables.seasons.view(season.id)
        expiry = await bench.db.read.all("SELECT due_at FROM due WHERE kind = 'expiry' AND table_id = ?", lobby.id)
        return [view.season.ends_at or 0, *(one.ends_at or 0 for one in view.pairings), expiry[0][0]]

    before, gone_at = await ends(), bench.clock.now()
    await bench.tables.homes.guild_gone(GUILD)
    await bench.live(2 * hour)
    bench.clock.advance(48 * hour)
    await bench.restart()
    if heard_first:
        await bench.tables.homes.guild_back(GUILD)
    await bench.tables.clocks.record_heartbeat()
    if not heard_first:
        await bench.live(2 * hour)
        await bench.tables.homes.guild_back(GUILD)
    away = bench.clock.now() - gone_at
    assert away == (50 if heard_first else 52) * hour
    assert [after - one for after, one in zip(await ends(), before, strict=True)] == [away] * 4
    bench.clock.advance(24 * hour)
    await bench.tables.clocks.record_heartbeat()
    late = [after - one for after, one in zip(await ends(), before, strict=True)]
    assert late == [pytest.approx(away + 24 * hour, abs=hour / 10)] * 4, "a later stop counts on its own"


async def test_two_bots_that_come_back_to_a_server_extend_a_round_once(bench: Bench) -> None:
    """Both are told of it while one takes the other's place."""
    season = await begun(bench, 4, plan(rounds=3))
    before = (await bench.tables.seasons.season(season.id)).ends_at
    await bench.tables.homes.guild_gone(GUILD)
    await bench.live(2 * DAY, 6 * 3600.0)
    await asyncio.gather(*(bench.tables.homes.guild_back(GUILD) for _ in range(2)))
    after = (await bench.tables.seasons.season(season.id)).ends_at
    assert before is not None and after == before + 2 * DAY


async def test_a_table_is_decided_of_which_only_one_person_is_left(bench: Bench) -> None:
    season = await begun(bench, 3, plan(seats=3, least=3, rounds=2))
    (pairing,) = (await bench.tables.seasons.view(season.id)).pairings
    winner, *others = pairing.seats
    for one in others:
        await bench.tables.deletion.delete(one.person)
    await bench.tables.seasons.decide(season.id, 1, 1, [winner.discord_id])
    view = await bench.tables.seasons.view(season.id)
    assert [(seat.place, seat.counts) for seat in view.pairings[0].seats] == [(1, True), (3, False), (3, False)]
    assert [one.points for one in view.tables[0]] == [1.0]


async def noticed(bench: Bench) -> list[tuple[int, str]]:
    """Return the notices that wait to be sent to tables, with the ids of these."""
    return [(row.table_id, one.text.key) for row in await bench.tables.outbox.due() for _, one in row.unsent_notices]


async def test_a_manager_decides_a_table_and_everybody_is_told(bench: Bench) -> None:
    season = await begun(bench, 4, plan(rounds=1))
    first, second = await running(bench, season.id)
    await finish(bench, first)
    pairing = next(one for one in (await bench.tables.seasons.view(season.id)).pairings if one.table_id == second)
    loser, winner = (seat.discord_id for seat in pairing.seats)
    with pytest.raises(RequestRefused, match="season-order"):
        await bench.tables.seasons.decide(season.id, 1, pairing.number, [winner, 1])
    with pytest.raises(RequestRefused, match="no-table"):
        await bench.tables.seasons.decide(season.id, 1, 9, [winner])
    await bench.publish()
    await bench.tables.seasons.decide(season.id, 1, pairing.number, [winner])
    assert await noticed(bench) == [(second, "bot-season-table-decided")], "where they are playing"
    await finish(bench, second)  # what is played on does not change the decision
    await go_on(bench, season.id)
    view = await bench.tables.seasons.view(season.id)
    points = {one.person: one.points for one in view.tables[0]}
    ids = {one.discord_id: one.person for one in view.entrants}
    assert view.season.status is SeasonStatus.OVER and (points[ids[winner]], points[ids[loser]]) == (1, 0)
    await bench.publish()
    await bench.tables.seasons.decide(season.id, 1, pairing.number, [loser])
    assert await noticed(bench) == [], "their game is over"
    told = [news.key for _, news in await bench.tables.season_messages.news(season.id)]
    assert [key for key in told if key.startswith("bot-season-decided")] == [
        "bot-season-decided-playing", "bot-season-decided",  # at first the people there were still playing
    ]


async def test_what_followed_in_single_elimination_is_not_decided_again(bench: Bench) -> None:
    season = await begun(bench, 4, plan(SeasonFormat.KNOCKOUT, rounds=0))
    for table_id in await running(bench, season.id):
        await finish(bench, table_id)
    await go_on(bench, season.id)
    with pytest.raises(RequestRefused, match="season-later"):
        pairing = (await bench.tables.seasons.view(season.id)).pairings[0]
        await bench.tables.seasons.decide(season.id, 1, 1, [pairing.seats[0].discord_id])


async def test_what_is_shown_of_a_season_is_never_out_of_date(bench: Bench) -> None:
    """After every act the kept view is equal to a new one."""
    season = await opened(bench, 4, plan(rounds=1))
    tables = bench.tables

    async def check() -> None:
        kept = await tables.seasons.view(season.id)
        assert kept == await season_view(bench.db.read, season.id)

    await check()
    await tables.seasons.leave(season.id, bench.persons[3])
    await check()
    await tables.seasons.enter(season.id, bench.persons[3])
    await check()
    await tables.seasons.start(season.id)
    await check()
    await go_on(bench, season.id)
    await check()
    await finish(bench, (await running(bench, season.id))[0])
    await check()
    await tables.deletion.delete(bench.persons[0])
    await check()
    await tables.seasons.end(season.id)
    await check()


async def test_games_played_on_after_an_early_end_change_nothing(bench: Bench) -> None:
    """As the question before and the message after say: they no longer count."""
    season = await begun(bench, 4, plan(rounds=2))
    first, second = await running(bench, season.id)
    await finish(bench, first)
    await bench.tables.seasons.end(season.id)
    before = (await bench.tables.seasons.view(season.id)).tables
    await bench.live(9 * DAY, 6 * 3600.0)
    assert all(one.ai is None for one in (await bench.tables.views.table(second)).seats)  # nobody is late for a round
    await finish(bench, second)
    view = await bench.tables.seasons.view(season.id)
    assert view.tables == before and view.pairings[1].status is PairingStatus.VOID


async def test_swiss_rounds_become_no_fewer_when_somebody_is_deleted(bench: Bench) -> None:
    season = await begun(bench, 5, plan(rounds=0))
    assert (await bench.tables.seasons.view(season.id)).rounds == 3
    await bench.tables.deletion.delete(bench.persons[4])
    view = await whole(bench, season.id)
    assert (view.rounds, view.season.round) == (3, 3), "as was said at the start"


@pytest.mark.parametrize("deleted", [1, 3, 5])
async def test_the_others_of_a_round_robin_still_meet_once_when_one_is_deleted(bench: Bench, deleted: int) -> None:
    season = await begun(bench, 5, plan(SeasonFormat.ROBIN, rounds=0))
    gone = next(one.person for one in (await bench.tables.seasons.view(season.id)).entrants if one.rank == deleted)
    for table_id in await running(bench, season.id):
        await finish(bench, table_id)
    await bench.tables.deletion.delete(gone)
    view = await whole(bench, season.id)
    pairs = [frozenset(pair) for pair in combinations([one.person for one in view.entrants], 2)]
    met = Counter(frozenset(seat.person for seat in one.seats) for one in view.pairings)
    assert [met[pair] for pair in pairs] == [1] * 6


async def test_a_round_does_not_end_while_the_bot_is_away(bench: Bench) -> None:
    """Time in which nobody could play counts for no round."""
    season = await begun(bench, 4, plan(rounds=3))
    await bench.tables.clocks.record_heartbeat()
    (first, *_) = await running(bench, season.id)
    bench.clock.advance(6 * DAY)
    await bench.tables.clocks.record_heartbeat()
    await bench.live(3 * DAY, 6 * 3600.0)
    assert (await bench.tables.seasons.season(season.id)).round == 1
    assert all(one.ai is None for one in (await bench.tables.views.table(first)).seats)


async def test_a_stop_before_the_tables_of_a_round_are_opened_counts_for_it_too(bench: Bench) -> None:
    """Opening many threads takes minutes, and where the bot may open none it takes until it may."""
    season = await opened(bench, 4)
    await bench.tables.seasons.start(season.id)
    await bench.tables.season_course.do_due(bench.clock.now())
    await bench.tables.clocks.record_heartbeat()
    begun = await bench.tables.seasons.view(season.id)
    assert begun.season.ends_at is not None and {one.status for one in begun.pairings} == {PairingStatus.PLANNED}
    bench.clock.advance(8 * DAY)
    await bench.restart()
    await bench.tables.season_course.do_due(bench.clock.now())
    await bench.tables.clocks.record_heartbeat()
    await bench.tables.season_course.do_due(bench.clock.now())
    now = await bench.tables.seasons.view(season.id)
    assert now.season.round == 1
    ends = [now.season.ends_at, *(one.ends_at for one in now.pairings)]
    assert ends == [begun.season.ends_at + 8 * DAY] * 3


async def test_a_round_waits_until_its_tables_are_opened(bench: Bench) -> None:
    """Where Discord refuses the bot the channel, nothing is played meanwhile; then everybody has the whole time."""
    season = await opened(bench, 4, plan(rounds=3))
    await bench.tables.seasons.start(season.id)
    await bench.live(20 * DAY, 6 * 3600.0)
    assert (await bench.tables.seasons.season(season.id)).round == 1
    await go_on(bench, season.id)
    now = await bench.tables.seasons.view(season.id)
    assert [now.season.ends_at, *(one.ends_at for one in now.pairings)] == [bench.clock.now() + 7 * DAY] * 3
    (first, *_) = await running(bench, season.id)
    await bench.live(6 * DAY, 6 * 3600.0)
    assert (await bench.tables.seasons.season(season.id)).round == 1
    assert all(one.ai is None for one in (await bench.tables.views.table(first)).seats)
    await bench.live(2 * DAY, 6 * 3600.0)
    assert (await bench.tables.seasons.season(season.id)).round == 2


async def test_the_last_table_of_a_round_that_is_opened_has_as_much_time_as_the_first(bench: Bench) -> None:
    """A server may have too many threads for all of them. Minutes do not matter, nor do rounds that are over."""
    season = await begun(bench, 4)
    await bench.live(7 * DAY, 6 * 3600.0)
    before = await bench.tables.seasons.view(season.id)
    assert before.season.round == 2
    first, second = await bench.tables.season_messages.planned(season.id)
    bench.clock.advance(600.0)
    await bench.tables.season_course.open_table(first.id, Home(HomeKind.THREAD, GUILD, 20_001))
    assert await bench.tables.seasons.season(season.id) == replace(
        before.season, revision=before.season.revision + 1
    )
    await bench.live(3 * DAY, 6 * 3600.0)
    await bench.tables.season_course.open_table(second.id, Home(HomeKind.THREAD, GUILD, 20_002))
    now = await bench.tables.seasons.view(season.id)
    assert now.season.ends_at == bench.clock.now() + 7 * DAY
    assert [one.ends_at for one in now.pairings] == [
        *(one.ends_at for one in before.pairings if one.round == 1), now.season.ends_at, now.season.ends_at,
    ]


async def test_a_round_does_not_end_while_the_bot_is_out_of_the_server(bench: Bench) -> None:
    season = await begun(bench, 4, plan(rounds=3))
    await bench.tables.homes.guild_gone(GUILD)
    await bench.live(20 * DAY, 6 * 3600.0)
    assert (await bench.tables.seasons.season(season.id)).round == 1
    await bench.tables.homes.guild_back(GUILD)
    await bench.live(6 * DAY, 6 * 3600.0)
    assert (await bench.tables.seasons.season(season.id)).round == 1
    await bench.live(2 * DAY, 6 * 3600.0)
    assert (await bench.tables.seasons.season(season.id)).round == 2


async def test_a_season_ends_with_its_channel(bench: Bench) -> None:
    playing, waiting = await begun(bench, 4), await opened(bench, 2)
    await bench.tables.homes.channel_deleted(HOME.channel_id or 0)
    status = [(await bench.tables.seasons.season(one.id)).status for one in (playing, waiting)]
    assert status == [SeasonStatus.OVER, SeasonStatus.CANCELLED]
    assert await bench.tables.season_messages.to_publish() == []


async def test_nobody_comes_first_in_a_season_without_a_result(bench: Bench) -> None:
    season = await begun(bench, 2, plan(rounds=1))
    (table_id,) = await running(bench, season.id)
    for person in bench.persons:
        await bench.tables.ending.cancel(table_id, person)
    await bench.live(2 * DAY)
    (*_, (_, news)) = await bench.tables.season_messages.news(season.id)
    assert news == text("bot-season-over", n=0, who="")


async def test_options_of_an_older_version_are_migrated_when_a_table_opens(bench: Bench) -> None:
    """A season lasts for weeks, in which the bot is updated."""
    season, spec = await opened(bench, 2), bench.specs["little"]
    bench.specs["little"] = replace(
        spec, version=spec.version + 1, migrations={**spec.migrations, spec.version: dict},
        option_changes={spec.version: lambda plain: {**plain, "rounds": 1 + plain["rounds"]}},
    )
    await bench.tables.seasons.start(season.id)
    await go_on(bench, season.id)
    (table_id,) = await running(bench, season.id)
    assert (await bench.tables.views.table(table_id)).options["rounds"] == 2


async def test_an_absence_says_that_the_round_does_not_wait(bench: Bench) -> None:
    """Otherwise its page would promise that the table waits, where an AI will play and nothing counts."""
    await begun(bench, 2, plan(days=7))

    async def effect(begin: int, days: int, how: str) -> tuple[str, bool, float | None]:
        (one,) = (await bench.tables.absences.draft(bench.persons[0], begin, days, how, "")).effects
        return one.what, one.in_season, one.round_over_at

    over = bench.clock.now() + 7 * DAY
    assert await effect(0, 10, "wait") == ("wait", True, over)
    assert await effect(3, 10, "ask") == ("ask", True, over)
    assert await effect(0, 5, "wait") == ("wait", True, None)
    assert await effect(0, 5, "ai") == ("ai", True, None)
    await bench.tables.seasons.end(1)
    assert await effect(0, 10, "wait") == ("wait", False, None)


async def test_a_takeover_at_the_end_of_a_round_that_ends_the_game_by_a_vote_is_done(bench: Bench) -> None:
    """All three are late; two of them want to end the game, so it ends as soon as the third has no say any more."""
    season = await begun(bench, 3, plan(seats=3, rounds=1))
    (table,) = await running(bench, season.id)
    await bench.live(6 * DAY, DAY)
    seats = (await bench.tables.views.table(table)).seats
    for seat in (0, 2):
        person = seats[seat].person
        assert person is not None
        await bench.tables.ending.cancel(table, person)
    await bench.live(DAY + 3600.0)
    assert (await bench.tables.views.table(table)).status is Status.CANCELLED
    assert bench.tables.records.retries.failing == 0


async def test_no_table_opens_behind_the_deletion_of_all_tables_of_a_server(bench: Bench) -> None:
    season = await opened(bench, 4)
    await bench.tables.seasons.start(season.id)
    await bench.tables.season_course.do_due(bench.clock.now())
    for channel in range(3):
        await bench.begin_elsewhere(900 + channel)
    planned = await bench.tables.season_messages.planned(season.id)

    async def open_them() -> None:
        for one in planned:
            await bench.tables.season_course.open_table(one.id, Home(HomeKind.THREAD, GUILD, 10_000 + one.id))

    await asyncio.gather(bench.tables.servers.delete(GUILD), open_them())
    assert planned and await bench.db.read.all("SELECT id FROM game_table") == []
