"""The daily deal: everybody plays the same game once, and nobody can know it before its day.

`games.core.daily` makes the seeds; this module connects them with the clock, the database and the tables. The
registry says which game is played and with which options. A day's seed is the secret of all its tables, so they
share one commitment, and the seed stays secret until the day is over.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from pydantic import BaseModel, SecretStr

from games.core import registry
from games.core.chance import commitment
from games.core.daily import FIRST_LINK, day_seed, link_of, streak
from storage.engine.transaction import Tx
from storage.learning import daily
from storage.learning.daily import Deal, Score
from storage.model import Home, Person, Status, TableInfo
from storage.play import seats, tables
from tables.core.days import end_of
from tables.core.errors import RequestRefused
from tables.core.row_cache import row_of
from tables.core.sessions import Game
from tables.play.opening import insert_table
from tables.state.records import Records

RANKING_LINES = 50
"""Maximum number of lines of a daily ranking, not counting the reader's own."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day's deal as everybody may know it: the game and its options. `seed` is None until the day is over.

    `commitment` is published at once, to prove later that the seed was fixed. `link` follows from the seed and
    `before`, the link of the day before, so that no day can be exchanged afterwards.
    """

    day: date
    game: str
    options: BaseModel
    commitment: str
    before: str
    link: str
    seed: str | None


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a daily ranking. Equal totals share a place; `mine` marks the reader's own line. `streak` is how many
    days in a row the person has finished the deal. `place` None: the reader's own line in a ranking that others see
    without it, as it was begun elsewhere or they want no statistics."""

    place: int | None
    discord_id: int
    won: bool
    total: int
    streak: int
    mine: bool


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """The daily deal as one person may see it: today's and yesterday's deal, their streak, and the rankings.

    `table` is their table if they have begun. `ranking` is today's, and stays empty until their table has ended.
    `final` is yesterday's ranking, for everybody. `late`: the person began yesterday's deal and had not finished it
    when the day ended, so they are not in `final`. `earlier`: their table of yesterday's deal, if it has ended; by now
    everything about it is public.
    """

    today: Day
    yesterday: Day | None
    table: TableInfo | None
    streak: int
    ranking: tuple[Ranked, ...]
    final: tuple[Ranked, ...]
    late: bool
    earlier: TableInfo | None = None


class Daily:
    """Open tables of the daily deal and return its rankings. Days begin at midnight UTC.

    Seeds derive from the operator's `secret`, or from one stored in the database if there is none.
    """

    def __init__(self, records: Records, secret: SecretStr | None) -> None:
        self._records = records
        self._secret = secret

    async def standing(self, person: Person, guild_id: int | None) -> DailyStanding:
        """Return the daily deal as a person may see it in a Discord server, with that server's rankings (None: in
        direct messages)."""
        today = await self._deal_of_today()
        eve = today.day - timedelta(days=1)
        async with self._records.storage_errors_as_refusals():
            yesterday = await daily.deal(self._records.read, eve)
            mine = await self._played(today.day, person)
            earlier = await self._played(eve, person)
            over = mine is not None and not mine.status.is_running and not mine.can_reopen(self._records.clock.now())
            scores = await self._scores(today.day, guild_id, person) if over else []
            final = await self._scores(eve, guild_id, person)
            now, then = _placed(scores, person), _placed(final, person)
            told = {one.person for _, one in (*now, *then)}
            days = await daily.finished_days(self._records.read, sorted(told | {person}))
        return DailyStanding(
            _open_to_all(today, over=False), _open_to_all(yesterday, over=True) if yesterday else None, mine,
            streak(days[person], today.day), _ranking(now, days, today.day, person),
            _ranking(then, days, eve, person),
            _is_late(earlier, final, person),
            None if earlier is None or earlier.status is not Status.FINISHED else earlier,
        )

    async def streak(self, info: TableInfo) -> int:
        """Return how many days in a row, up to the table's day, the player of this daily deal has finished the deal."""
        person = info.seats[0].person
        assert info.daily is not None and person is not None, "a deal of the day has a day and a player"
        async with self._records.storage_errors_as_refusals():
            days = await daily.finished_days(self._records.read, [person])
        return streak(days[person], info.daily)

    async def _played(self, day: date, person: Person) -> TableInfo | None:
        table_id = await daily.play_of(self._records.read, day, person)
        return await self._records.info(table_id) if table_id is not None else None

    async def _scores(self, day: date, guild_id: int | None, person: Person) -> list[Score]:
        """Return the scores of games that ended within the day. Afterwards the seed is public, so later ones do not
        count."""
        return await daily.scores(self._records.read, day, end_of(day), guild_id, person)

    async def play(self, person: Person, home: Home, language: str, guild_id: int | None) -> TableInfo:
        """Return the person's table of today's deal. If they have none yet, open it at `home`, and its game begins.

        The result counts in the rankings of the Discord server `guild_id`. Raises `RequestRefused` if a table is
        running in this channel.
        """
        deal = await self._deal_of_today()
        async with self._records.write() as tx:
            played = await daily.play_of(tx, deal.day, person)
            if played is not None:
                return await row_of(tx, played)
            tx.on_commit(self._records.wake.set)
            return await self._begin(tx, deal, person, home, language, guild_id)

    async def _begin(
        self, tx: Tx, deal: Deal, person: Person, home: Home, language: str, guild_id: int | None
    ) -> TableInfo:
        """Open the person's table of a day's deal and begin its game, in a transaction."""
        game, options = _game(deal.day)
        spec, now = registry.spec_of(game), self._records.clock.now()
        table_id = await insert_table(
            tx, game=game, rules_version=spec.version, options=options.model_dump(mode="json"), home=home,
            opener=person, language=language, secret=deal.seed, ticket=None, now=now,
        )
        await seats.fill(tx, table_id, 0, now, person=person)
        await daily.note_play(tx, deal.day, person, table_id, guild_id)
        await tables.set_started(tx, table_id, deal.seed, now)
        info = await row_of(tx, table_id)
        await self._records.begin(tx, Game(info, spec, registry.new_session(spec, 1, deal.seed, options)))
        return info

    async def _deal_of_today(self) -> Deal:
        """Return today's deal, and store it if it is the first call of the day. The chain of deals gets a link for
        every day, also for days on which nobody played."""
        today = self._records.today()
        async with self._records.storage_errors_as_refusals():
            found = await daily.deal(self._records.read, today)
        if found is not None:
            return found
        async with self._records.write() as tx:
            secret = await self._seeding(tx)
            newest = await daily.newest_deal(tx)
            if newest is not None and newest.day > today:
                raise RequestRefused("bot-trouble-daily-clock")
            if newest is None:
                newest = await _add(tx, secret, today, FIRST_LINK)
            while newest.day < today:
                newest = await _add(tx, secret, newest.day + timedelta(days=1), newest.link)
        return newest

    async def _seeding(self, tx: Tx) -> str:
        """Return the operator's secret, or one that was generated here and never leaves the database."""
        if self._secret is not None:
            return self._secret.get_secret_value()
        return await daily.secret(tx, secrets.token_hex(32))


async def _add(tx: Tx, secret: str, day: date, before: str) -> Deal:
    seed = day_seed(registry.daily_game(), secret, day)
    made = Deal(day, seed, before, link_of(seed, day, before).link)
    await daily.add_deal(tx, made)
    return made


def _game(day: date) -> tuple[str, BaseModel]:
    """Return the game of a day's deal, and the options that it has on that day."""
    game = registry.daily_game()
    daily = registry.spec_of(game).daily
    assert daily is not None, "the game of the deal of the day has one"
    return game, daily(day)


def _open_to_all(deal: Deal, *, over: bool) -> Day:
    return Day(
        deal.day, *_game(deal.day), commitment(deal.seed), deal.before, deal.link, deal.seed if over else None
    )


def _is_late(table: TableInfo | None, final: list[Score], person: Person) -> bool:
    """Return whether the person began a day's deal and did not finish before the day ended. `final` are the day's
    scores."""
    return (
        table is not None and table.status is not Status.CANCELLED and all(one.person != person for one in final)
    )


def _placed(scores: list[Score], reader: Person) -> list[tuple[int | None, Score]]:
    """Return the best scores of a day with their places, and always the reader's, without a place if it is not ranked.
    `scores` must be sorted, the best first."""
    placed: list[tuple[int | None, Score]] = []
    number, place, total = 0, 0, 0
    for score in scores:
        if score.ranked:
            number += 1
            place, total = (number if number == 1 or score.total < total else place), score.total
        if (score.ranked and number <= RANKING_LINES) or score.person == reader:
            placed.append((place if score.ranked else None, score))
    return placed


def _ranking(
    placed: list[tuple[int | None, Score]], days: Mapping[Person, Sequence[date]], day: date, reader: Person
) -> tuple[Ranked, ...]:
    """Return the lines of a day's ranking, each with the person's streak (days in a row) up to that day."""
    return tuple(
        Ranked(place, one.discord_id, one.won, one.total, streak(days[one.person], day), one.person == reader)
        for place, one in placed
    )
