"""The course of a season: its rounds begin and end, its tables are opened, and their results are taken."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import Any

from games.core.options import migrate_options
from games.core.spec import GameSpec
from games.core.text import text
from storage.deadlines import clocks
from storage.deadlines.clocks import OUTAGE_SECONDS
from storage.engine.transaction import Reader, Tx
from storage.league import pairings, seasons
from storage.model import (
    Home,
    Pairing,
    PairingStatus,
    Person,
    Season,
    SeasonFormat,
    SeasonStatus,
    Status,
    TableInfo,
)
from storage.play import games, seats, tables
from tables.core.installed_game import spec_of
from tables.core.sessions import Game
from tables.deadlines.clocks import AFTER_ROUND, Clocks
from tables.league.rounds import end_if_opened, next_round, over, rounds_of_elimination, winners_of
from tables.league.seasons import SeasonView, season_row, season_view
from tables.play.opening import begin_game, insert_table, opening_transaction
from tables.play.seats import Seats
from tables.state.records import Records
from tables.state.retries import table_label
from tables.time.clock_updates import has_no_opponents, rests_of_seat
from tables.time.pace import DAY, HOUR
from tables.time.waking_hours import waking_seconds

LOOK_EVERY = HOUR
"""Seconds between two looks at a season that is being played, for tables that have ended without a result."""
ALONE_EVERY = HOUR / 6
"""Seconds between two looks for people who are left alone with AIs in rounds without a time."""


class Course:
    """Let seasons go on by themselves, each independent of the others: a failure of one holds up no other."""

    def __init__(self, records: Records, seats_part: Seats, clocks: Clocks) -> None:
        self._records = records
        self._seats = seats_part
        self._clocks = clocks
        self._looked_at = 0.0
        """When people who are alone with AIs were looked for last."""
        records.on_finish(self._finished)

    async def do_due(self, now: float, silent: Collection[int] = ()) -> None:
        """Let the seasons that are due go on, and let AIs play for people who keep a table waiting after the time of
        its round is over. The tables `silent` and their seasons are left out, since their bot is not connected."""
        async with self._records.storage_errors_as_refusals():
            due = await seasons.due(self._records.read, now)
            if due:
                waits = await seasons.with_tables(self._records.read, silent)
                waits |= (await seasons.without_heartbeat(self._records.read, now - OUTAGE_SECONDS)).keys()
                due = [one for one in due if one not in waits]
        await self._records.retries.each("seasons", due, self._go_on, season_label)
        async with self._records.storage_errors_as_refusals():
            found = await _late_seats(self._records.read, now)
        late = dict.fromkeys(table for table, _ in found if table not in silent)
        await self._records.retries.each("late tables", late, lambda table: self._lend(table, now), table_label)
        if not self._looked_at <= now < self._looked_at + ALONE_EVERY:
            self._looked_at = now
            async with self._records.storage_errors_as_refusals():
                waiting = await pairings.idle_seats(self._records.read, now, AFTER_ROUND)
            alone = dict.fromkeys(table for table, *_ in waiting if table not in silent)
            await self._records.retries.each(
                "people alone with AIs", alone, lambda table: self._lend_alone(table, now), table_label
            )

    async def _go_on(self, season_id: int) -> None:
        """Begin a season's next round if the present one is over, and end the season after the last one."""
        now = self._records.clock.now()
        async with self._records.write() as tx:
            season = await season_row(tx, season_id)
            if season.status is not SeasonStatus.PLAYING or season.due_at is None or season.due_at > now:
                return
            for pairing_id in await pairings.ended_without_result(tx, season_id, now):
                await pairings.set_status(tx, pairing_id, PairingStatus.VOID)
            view = await season_view(tx, season_id)
            if not self._round_is_over(view, now):
                at = now + LOOK_EVERY
                if season.ends_at is not None and now < season.ends_at:
                    at = min(at, season.ends_at)
                await seasons.look_again(tx, season_id, at)
            else:
                await self._begin_round(tx, view, now)
            tx.on_commit(self._records.wake.set)

    def _round_is_over(self, view: SeasonView, now: float) -> bool:
        """Return whether the next round may begin: all tables are done, or the time is over. The last round, and those
        of single elimination, wait for all tables, and each waits until its tables are opened."""
        season = view.season
        if over(view.pairings, season.round):
            return season.round < view.rounds or all(one.status.is_over for one in view.pairings)
        if any(one.round == season.round and one.status is PairingStatus.PLANNED for one in view.pairings):
            return False
        if season.plan.format is SeasonFormat.KNOCKOUT or season.round >= view.rounds:
            return False
        return season.ends_at is not None and now >= season.ends_at

    async def _begin_round(self, tx: Tx, view: SeasonView, now: float) -> None:
        """Store the pairings of the next round, or end the season if there are none."""
        season, number = view.season, view.season.round + 1
        planned = next_round(season, view.entrants, view.pairings)
        if not planned:
            if not all(one.status.is_over for one in view.pairings):  # nobody is left to be paired, but some still play
                await seasons.look_again(tx, season.id, now + LOOK_EVERY)
                return
            await seasons.set_stage(tx, season.id, SeasonStatus.OVER, season.round, None, None)
            winners = winners_of(view.tables, view.entrants)
            await seasons.add_news(
                tx, season.id, text("bot-season-over", n=len(winners), who=", ".join(f"<@{one}>" for one in winners))
            )
            return
        rounds = view.rounds
        if season.plan.format is SeasonFormat.KNOCKOUT:  # people may have dropped out since the round before
            still = sum(len(one.people) for one in planned)
            rounds = number - 1 + rounds_of_elimination(still, season.plan.seats)
        ends_at = now + season.plan.days * DAY if season.plan.days else None
        for n, one in enumerate(sorted(planned, key=lambda one: one.bye), 1):  # tables are numbered without gaps
            await pairings.insert(
                tx, season.id, number, one.division, n, (number - 1) % len(season.plan.games),
                PairingStatus.BYE if one.bye else PairingStatus.PLANNED, ends_at, one.people,
            )
        due_at = now + LOOK_EVERY if ends_at is None else min(ends_at, now + LOOK_EVERY)
        await seasons.set_stage(tx, season.id, SeasonStatus.PLAYING, number, ends_at, due_at)
        await seasons.add_news(tx, season.id, text(
            "bot-season-round", n=number, rounds=rounds, timed=int(ends_at is not None),
            until=str(int(ends_at or 0)), tables=sum(not one.bye for one in planned),
        ))

    # -- tables ----------------------------------------------------------------------------------------------------

    async def open_table(self, pairing_id: int, home: Home) -> TableInfo | None:
        """Open the table of a pairing in its thread and begin its game, with its people on their seats. AIs sit down
        for those who have dropped out meanwhile. If that comes late, the round ends later. None if the table is open
        already, or nobody is left to play there."""
        async with opening_transaction(self._records) as (tx, hold):
            pairing = await pairings.find(tx, pairing_id)
            if pairing is None or pairing.status is not PairingStatus.PLANNED:
                return None
            season = await season_row(tx, pairing.season)
            playing = {one.person for one in await seasons.entrants(tx, season.id) if one.left_at is None}
            here = [seat.person for seat in pairing.seats if seat.person in playing]
            if not here or season.status is not SeasonStatus.PLAYING:
                await pairings.set_status(tx, pairing_id, PairingStatus.VOID)
                await seasons.look_again(tx, season.id, self._records.clock.now())
                return None
            spec, options = _game_of(season, pairing)
            ends_at = end_if_opened(season, self._records.clock.now())
            if pairing.round == season.round and ends_at is not None and ends_at != season.ends_at:
                await seasons.delay_round(tx, season, ends_at)
            table_id = await self._sit_down(tx, season, pairing, here, home, spec, options)
            await hold(table_id)
            await pairings.open_table(tx, pairing.id, table_id)
            return await begin_game(self._records, tx, table_id, spec, options, {})

    async def _sit_down(
        self, tx: Tx, season: Season, pairing: Pairing, here: list[Person], home: Home, spec: GameSpec[Any],
        options: Mapping[str, Any],
    ) -> int:
        """Store the table of a pairing with all seats taken, and return its id."""
        now = self._records.clock.now()
        table_id = await insert_table(
            tx, game=spec.id, rules_version=spec.version, options=dict(options), home=home, opener=here[0],
            language=season.language, secret=secrets.token_hex(32), now=now, ticket=None,
        )
        for seat in pairing.seats:
            if seat.person in here:
                await seats.fill(tx, table_id, seat.seat, now, person=seat.person)
            else:
                await seats.fill(tx, table_id, seat.seat, now, ai=spec.strongest)
        if season.plan.pace is not None:
            await tables.set_pace(tx, table_id, season.plan.pace)
        return table_id

    async def _finished(self, tx: Tx, game: Game) -> None:
        """Take the result of a season's game, in the transaction that ends it. What an AI earned does not count for the
        person in whose place it played."""
        pairing_id = await pairings.of_table(tx, game.info.id)
        pairing = None if pairing_id is None else await pairings.find(tx, pairing_id)
        result = await games.result(tx, game.info.id)
        if pairing is None or result is None or pairing.status is not PairingStatus.PLAYING:
            return  # a manager has decided it, or has ended the season
        await pairings.store_result(tx, pairing.id, {
            seat.seat: (
                result.places[seat.seat], float(result.totals[seat.seat]),
                game.info.seats[seat.seat].person == seat.person,
            )
            for seat in pairing.seats
        })
        season = await season_row(tx, pairing.season)
        if season.status is SeasonStatus.PLAYING:
            await seasons.look_again(tx, season.id, self._records.clock.now())

    async def _lend(self, table_id: int, now: float) -> None:
        """Let the strongest AI play on for people who keep the table waiting at `now`, and notify them."""
        async with self._records.change(table_id) as (tx, info):
            # read again: some may have answered while this waited for the table
            for _, seat in await _late_seats(tx, now, table_id):
                if info.status is Status.PLAYING and info.seats[seat].person is not None:
                    info = await self._seats.lend_late(tx, info, seat, "bot-log-round-over", "bot-notice-round-over")

    async def _lend_alone(self, table_id: int, now: float) -> None:
        """Let the strongest AI play on for a person who is left alone with AIs, so that no clock runs, once they have
        let a question wait for as long as the table's pace allows. A whole season waits for them, and a round without
        a time would never end."""
        async with self._records.change(table_id) as (tx, info):
            if info.pace is None or not has_no_opponents(info):
                return
            for _, seat, asked_at in await pairings.idle_seats(tx, now, AFTER_ROUND, table_id):
                rest, _ = await rests_of_seat(tx, info, seat, asked_at, now)
                used = waking_seconds(info.seats[seat].hours, rest, asked_at, now)
                if used >= info.pace.spare + info.pace.reserve:
                    await self._clocks.lend_to_ai(tx, info, seat)


async def _late_seats(reader: Reader, now: float, only: int | None = None) -> list[tuple[int, int]]:
    """Return the seats (table, seat) for which an AI is to play on after the time of their round is over. Who was asked
    later has a day, without the time in which the bot was not there."""
    found = await pairings.late_seats(reader, now, AFTER_ROUND, only)
    begun = min((asked_at for *_, asked_at in found if asked_at is not None), default=None)
    servers = {table: guild_id for table, guild_id, *_ in found}
    pauses = {} if begun is None else await clocks.pauses(reader, servers, begun, now)
    return [
        (table, seat) for table, _, seat, asked_at in found
        if asked_at is None or waking_seconds(None, pauses[table], asked_at, now) >= AFTER_ROUND
    ]


def _game_of(season: Season, pairing: Pairing) -> tuple[GameSpec[Any], Mapping[str, Any]]:
    """Return the game of a pairing, and its options in the words of the present rules version."""
    choice = season.plan.games[pairing.game]
    spec = spec_of(choice.game)
    return spec, choice.options if choice.version is None else migrate_options(spec, choice.options, choice.version)


def season_label(season_id: int) -> str:
    """Return how a season is named in the log."""
    return f"season {season_id}"
