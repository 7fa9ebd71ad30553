"""Open, enter, leave, start and end the seasons of a league, and read their standings."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core.options import seats_with
from games.core.text import Text, key_of, text
from storage.engine.transaction import Reader, Tx
from storage.league import pairings, seasons
from storage.model import (
    Entrant,
    GameChoice,
    Home,
    Pairing,
    PairingStatus,
    Person,
    Season,
    SeasonFormat,
    SeasonPlan,
    SeasonStatus,
)
from storage.outgoing import Notice
from tables.core.announcements import put_notices
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.recently_used import LimitedDict
from tables.core.row_cache import row_of
from tables.league.rounds import draw_order, number_of_rounds, order_after, season_standings
from tables.league.standings import Standing
from tables.state.records import Records

MOST_SEASONS = 10
"""Maximum number of seasons of a Discord server that are open or being played."""
MOST_ENTRANTS = 500
VIEWS_KEPT = 20
KNOWN = 250
"""How many seasons of a Discord server can be found: those that run, and the newest others."""


@dataclass(frozen=True, slots=True)
class SeasonView:
    """Everything about a season that its entrants may see. `tables` are the standings of its divisions; `rounds` is the
    number of rounds, and `continues` the name of the season whose divisions it continues (empty: of none)."""

    season: Season
    entrants: Sequence[Entrant]
    pairings: Sequence[Pairing]
    tables: Sequence[Sequence[Standing]]
    rounds: int
    continues: str = ""

    def entrant(self, person: Person) -> Entrant | None:
        """Return a person as an entrant, also if they have dropped out; None if they never entered."""
        return next((one for one in self.entrants if one.person == person), None)

    def tables_of(self, person: Person) -> list[Pairing]:
        """Return the pairings of a person whose games are being played."""
        return [
            one for one in self.pairings
            if one.status is PairingStatus.PLAYING and any(seat.person == person for seat in one.seats)
        ]

    @property
    def playing(self) -> list[Entrant]:
        """The entrants who have not dropped out."""
        return [one for one in self.entrants if one.left_at is None]


class Seasons:
    """Keep the seasons of Discord servers. The caller has checked who may manage one, and who may see it."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._views: LimitedDict[int, SeasonView] = LimitedDict(VIEWS_KEPT)
        """What was last read of seasons, valid at their revision, which everything that is shown of them raises."""

    async def open(self, home: Home, manager: Person, name: str, plan: SeasonPlan, language: str) -> Season:
        """Open a season for entrants, announced in the channel of `home`, and return it. Raises `RequestRefused`: no
        name, a game that so many people cannot play, or too many seasons."""
        assert home.guild_id is not None and home.channel_id is not None
        if not name:
            raise RequestRefused("bot-trouble-season-name")
        for one in plan.games:
            check_seats(one, plan)
        plan = replace(plan, games=tuple(replace(one, version=spec_of(one.game).version) for one in plan.games))
        now = self._records.clock.now()
        async with self._records.write() as tx:
            if await seasons.count_running(tx, home.guild_id) >= MOST_SEASONS:
                raise RequestRefused("bot-trouble-seasons-many", most=MOST_SEASONS)
            season_id = await seasons.insert(
                tx, guild_id=home.guild_id, channel_id=home.channel_id, manager=manager, name=name, plan=plan,
                language=language, seed=secrets.token_hex(16), now=now,
            )
            tx.on_commit(self._records.wake.set)
            return await season_row(tx, season_id)

    async def season(self, season_id: int) -> Season:
        """Return a season. Raises `RequestRefused` if there is none with this id."""
        async with self._records.storage_errors_as_refusals():
            return await season_row(self._records.read, season_id)

    async def of_server(self, guild_id: int) -> list[Season]:
        """Return the seasons of a Discord server, at most `KNOWN`: those that are open or played, then those that are
        over, each newest first."""
        async with self._records.storage_errors_as_refusals():
            return await seasons.of_server(self._records.read, guild_id, KNOWN)

    async def view(self, season_id: int) -> SeasonView:
        """Return a season with its entrants, pairings and standings. Raises `RequestRefused` if there is none."""
        async with self._records.storage_errors_as_refusals():
            season = await season_row(self._records.read, season_id)
            known = self._views.get(season_id)
            if known is None or known.season.revision != season.revision:
                async with self._records.db.snapshot() as moment:
                    known = self._views[season_id] = await season_view(moment, season_id)
                return known
        return replace(known, season=season)

    async def waits_for(self, table_id: int) -> bool:
        """Return whether a season waits for the result of a table."""
        async with self._records.storage_errors_as_refusals():
            return table_id in await pairings.ends_of_rounds(self._records.read, [table_id])

    async def enter(self, season_id: int, person: Person) -> None:
        """Let a person take part in a season. In Swiss rounds they may also enter later, without points for the rounds
        that have begun. A second call changes nothing. Raises `RequestRefused`: it is over, full, or has begun."""
        async with self._records.write() as tx:
            view = await season_view(tx, season_id)
            season, here = view.season, view.entrant(person)
            if season.status in (SeasonStatus.OVER, SeasonStatus.CANCELLED):
                raise RequestRefused("bot-trouble-season-over")
            if here is not None and here.left_at is None:
                return
            late = season.status is SeasonStatus.PLAYING
            if late and (season.plan.format is not SeasonFormat.SWISS or season.round >= view.rounds):
                raise RequestRefused("bot-trouble-season-begun")
            if len(view.playing) >= MOST_ENTRANTS:
                raise RequestRefused("bot-trouble-season-full", most=MOST_ENTRANTS)
            rank = 1 + max((one.rank for one in view.entrants), default=0) if late else 0
            await seasons.enter(tx, season_id, person, self._records.clock.now(), division=0, rank=rank)
            await self._changed(tx, season_id)

    async def leave(self, season_id: int, person: Person) -> None:
        """Let a person drop out of a season. Before it begins, they are no entrant any more; later they keep what they
        have won, are paired no more, and still play the table where they sit. Raises `RequestRefused` if they do not
        take part."""
        async with self._records.write() as tx:
            view = await season_view(tx, season_id)
            here = view.entrant(person)
            if here is None or here.left_at is not None:
                raise RequestRefused("bot-trouble-season-not-in")
            if view.season.status is SeasonStatus.OPEN:
                await seasons.withdraw(tx, season_id, person)
            elif view.season.status is SeasonStatus.PLAYING:
                await seasons.drop_out(tx, season_id, person, self._records.clock.now())
            else:
                raise RequestRefused("bot-trouble-season-over")
            await self._changed(tx, season_id)

    async def start(self, season_id: int) -> None:
        """Begin a season: draw the order of the entrants, and have the first round paired at once. Raises
        `RequestRefused`: it has begun or is over, or too few have entered."""
        async with self._records.write() as tx:
            view = await season_view(tx, season_id)
            season = view.season
            if season.status is not SeasonStatus.OPEN:
                raise RequestRefused("bot-trouble-season-begun")
            if len(view.entrants) < season.plan.least:
                raise RequestRefused("bot-trouble-season-few", least=season.plan.least)
            before: list[Person] = []
            if season.plan.previous and await seasons.find(tx, season.plan.previous) is not None:
                before = order_after((await season_view(tx, season.plan.previous)).tables, season.plan.promoted)
            ranks, in_division = draw_order(view.entrants, season.plan, season.seed, before)
            await seasons.set_order(tx, season_id, ranks, in_division)
            if season.plan.format is SeasonFormat.ROBIN:
                sizes = Counter(in_division.get(person, 0) for person in ranks)
                plan = replace(season.plan, sizes=tuple(sizes[n] for n in sorted(sizes)))
                await seasons.set_plan(tx, season_id, plan)
            now = self._records.clock.now()
            await seasons.set_stage(tx, season_id, SeasonStatus.PLAYING, 0, None, now)
            tx.on_commit(self._records.wake.set)

    async def end(self, season_id: int) -> None:
        """End a season before its last round, or close one that has not begun. Games that are being played go on
        without it, and change nothing in it any more. Raises `RequestRefused` if it is over already."""
        async with self._records.write() as tx:
            season = await season_row(tx, season_id)
            if season.status is SeasonStatus.OPEN:
                status, news = SeasonStatus.CANCELLED, text("bot-season-cancelled")
            elif season.status is SeasonStatus.PLAYING:
                status, news = SeasonStatus.OVER, text("bot-season-ended")
            else:
                raise RequestRefused("bot-trouble-season-over")
            for one in await pairings.of_season(tx, season_id):
                await self._tell_table(tx, one, text("bot-season-table-ended"))
            await seasons.set_stage(tx, season_id, status, season.round, None, None)
            await pairings.void_unfinished(tx, season_id)
            await self._announce(tx, season_id, news)

    async def decide(self, season_id: int, number: int, table: int, order: Sequence[int]) -> None:
        """Decide a table of a round, as its manager does after an appeal, and tell everybody. It replaces the result of
        the game, which no longer counts if it is still being played.

        `order`: the Discord ids of its people from the first to the last; the others get no points. Raises
        `RequestRefused`: no such table, other people, or what followed from it in single elimination has begun.
        """
        async with self._records.write() as tx:
            view = await season_view(tx, season_id)
            season = view.season
            found = next((one for one in view.pairings if (one.round, one.number) == (number, table)), None)
            if found is None or found.status is PairingStatus.BYE:
                raise RequestRefused("bot-trouble-season-no-table")
            there = {seat.discord_id for seat in found.seats}
            if not order or len(set(order)) != len(order) or not set(order) <= there:
                raise RequestRefused("bot-trouble-season-order")
            if season.plan.format is SeasonFormat.KNOCKOUT and season.round > number:
                raise RequestRefused("bot-trouble-season-later")
            who = ", ".join(f"{place}. <@{one}>" for place, one in enumerate(order, 1))
            await self._tell_table(tx, found, text("bot-season-table-decided", who=who))
            await pairings.store_result(tx, found.id, {  # people who were deleted all have the same id
                seat.seat: (
                    1 + order.index(seat.discord_id) if seat.discord_id in order else len(found.seats),
                    seat.total or 0.0, seat.discord_id in order,
                )
                for seat in found.seats
            })
            if season.status is SeasonStatus.PLAYING:
                await seasons.look_again(tx, season_id, self._records.clock.now())
            playing = found.status is PairingStatus.PLAYING
            key = "bot-season-decided-playing" if playing else "bot-season-decided"
            await self._announce(tx, season_id, text(key, n=number, table=table, who=who))

    async def _announce(self, tx: Tx, season_id: int, news: Text) -> None:
        await seasons.add_news(tx, season_id, news)
        tx.on_commit(self._records.wake.set)

    async def _tell_table(self, tx: Tx, one: Pairing, said: Text) -> None:
        """Say something where a pairing's game is being played; elsewhere nothing."""
        if one.status is PairingStatus.PLAYING and one.table_id is not None:
            await put_notices(tx, await row_of(tx, one.table_id), self._records.clock.now(), Notice(said))

    async def _changed(self, tx: Tx, season_id: int) -> None:
        await seasons.mark_changed(tx, season_id)
        tx.on_commit(self._records.wake.set)


def check_seats(one: GameChoice, plan: SeasonPlan) -> None:
    """Check that every table of a season can play a game with its options. Raises `RequestRefused` otherwise."""
    spec = spec_of(one.game, "bot-trouble-no-game")
    can = seats_with(spec, spec.options.model_validate(one.options))
    if plan.seats not in can or plan.least not in can:
        raise RequestRefused(
            "bot-trouble-season-seats", game=Text(key_of(one.game, "name")), least=max(2, can[0]),
            most=can[-1],
        )


async def season_row(reader: Reader, season_id: int) -> Season:
    """Return a season. Raises `RequestRefused` if there is none with this id."""
    season = await seasons.find(reader, season_id)
    if season is None:
        raise RequestRefused("bot-trouble-no-season")
    return season


async def season_view(reader: Reader, season_id: int) -> SeasonView:
    """Return a season with its entrants, pairings and standings. Raises `RequestRefused` if there is none."""
    season = await season_row(reader, season_id)
    people, all_pairings = await seasons.entrants(reader, season_id), await pairings.of_season(reader, season_id)
    before = await seasons.find(reader, season.plan.previous) if season.plan.previous else None
    return SeasonView(
        season, people, all_pairings, season_standings(season, people, all_pairings),
        number_of_rounds(season.plan, people, all_pairings), before.name if before is not None else "",
    )
