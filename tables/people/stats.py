"""Statistics of finished games: counted at the end of each game for persons who want them, shown as they choose."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from games.core.daily import longest_streak
from games.core.tally import CardUse
from storage.engine.transaction import Tx
from storage.learning import daily
from storage.model import Person
from storage.people import lobby_profiles, server_records, stats
from storage.people.server_records import TOTAL as TOTAL
from storage.people.server_records import ServerRecord as ServerRecord
from storage.people.stats import OFF, PEOPLE, PLAY_MODES, VISIBILITIES, Rating, Regular, Rival
from storage.people.stats import Played as Played
from storage.play import games
from tables.core.days import day_of
from tables.core.redacted_traceback import redacted
from tables.core.sessions import Game
from tables.core.shown_rating import SHOWN_FROM
from tables.people.lobby_profiles import update_lobbies
from tables.people.ratings import ranking_value, updated_ratings
from tables.state.records import Records
from tables.undo.history import card_use

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Summary:
    """Summary of a person's games of one kind, played in one way (one of `storage.people.stats.PLAY_MODES`, such as
    only against people).

    It has their number, how often each place was taken, the best and the average total, and for each part of the score
    the average and the maximum.
    """

    games: int
    places: Mapping[int, int]
    best: float
    average: float
    parts: Mapping[str, tuple[float, float]]

    @property
    def won(self) -> int:
        """Number of these games that the person has won (first places)."""
        return self.places.get(1, 0)


@dataclass(frozen=True, slots=True)
class RatingByPlayers:
    """A person's rating in games with this number of players, from `games` rated ones. `rating` is None if these are
    too few. `course`: the estimated skill after each of them."""

    players: int
    games: int
    rating: Rating | None
    course: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Career:
    """One person's finished games of one kind: summaries by way of playing, ratings by number of players, and how often
    they played each card, the most frequent first."""

    game: str
    ways: Mapping[str, Summary]
    standings: tuple[RatingByPlayers, ...]
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """A person's results against another one, who shows their statistics: in how many games together they were placed
    before, level with, and behind them."""

    discord_id: int
    ahead: int
    level: int
    behind: int


@dataclass(frozen=True, slots=True)
class OwnStats:
    """All statistics of a person, as they see them. `visibility`: who may see them. `medals`: how often they took each
    place in the daily rankings. `rivals`: the people with whom they played and who show their statistics."""

    visibility: str
    careers: tuple[Career, ...]
    medals: Mapping[int, int]
    rivals: tuple[Rival, ...] = ()

    def against(self, game: str = "") -> list[HeadToHead]:
        """Return the results against single people in one game, or in all of them together (""); most games first."""
        return _heads_to_heads([one for one in self.rivals if game in ("", one.game)])


@dataclass(frozen=True, slots=True)
class YearInGames:
    """A person's year in games. `years`: those with games, the latest first. `games`: in the order of their ends.
    `rivals`: results against people who show their statistics, most games first. `streak`: the most days in a row on
    which they played the daily deal."""

    year: int
    years: tuple[int, ...]
    games: tuple[Played, ...]
    rivals: tuple[HeadToHead, ...]
    streak: int

    @property
    def by_game(self) -> list[tuple[str, list[Played]]]:
        """The games by kind, the most played first."""
        found: dict[str, list[Played]] = {}
        for one in self.games:
            found.setdefault(one.game, []).append(one)
        return sorted(found.items(), key=lambda pair: -len(pair[1]))

    @property
    def longest(self) -> Played | None:
        """The game that took longest."""
        return max(self.games, key=lambda one: one.seconds, default=None)


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person in a Discord server's ranking. `place` is None if they have too few rated games."""

    place: int | None
    one: Regular


class Stats:
    """Count finished games for persons' statistics and ratings, and return them. They are private by default.

    A person who switches them off is not counted or shown, and existing data are deleted.
    """

    def __init__(self, records: Records) -> None:
        self._records = records
        records.on_finish(self._count)

    # -- privacy ---------------------------------------------------------------------------------------------------

    async def visibility(self, person: Person) -> str:
        """Return who may see a person's statistics: "private" (they alone), "shown" (everybody) or "off" (none are
        kept)."""
        async with self._records.storage_errors_as_refusals():
            return await stats.visibility(self._records.read, person)

    async def set_visibility(self, person: Person, visibility: str) -> None:
        """Store who may see a person's statistics (`visibility`): private, shown or off. Unknown values are ignored.

        Off deletes existing data for good, also from lobbies that show it; other people's ratings do not change.
        """
        if visibility in VISIBILITIES:
            async with self._records.write() as tx:
                await stats.set_visibility(tx, person, visibility)
                shown = await lobby_profiles.is_shown(tx, person)
            if shown:
                await update_lobbies(self._records, person)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def mine(self, person: Person) -> OwnStats:
        """Return all statistics of a person, to be shown to themselves."""
        async with self._records.storage_errors_as_refusals():
            wish = await stats.visibility(self._records.read, person)
            played = await stats.games_of(self._records.read, person)
            today = self._records.today().isoformat()
            rivals = await stats.rivals(self._records.read, person)
            places = [] if wish == OFF else await stats.medal_places(self._records.read, person, today)
        by_game: dict[str, list[Played]] = {}
        for one in played:
            by_game.setdefault(one.game, []).append(one)
        careers = tuple(_career(game, all_of_it) for game, all_of_it in by_game.items())
        return OwnStats(wish, careers, Counter(places), tuple(rivals))

    async def year(self, person: Person, year: int | None = None) -> YearInGames:
        """Return a person's finished games of a year, to be shown to themselves; None for the latest one with games."""
        async with self._records.storage_errors_as_refusals():
            played = await stats.games_of(self._records.read, person)
            days = (await daily.finished_days(self._records.read, [person]))[person]
            years = sorted({day_of(one.ended_at).year for one in played}, reverse=True)
            chosen = year if year in years else years[0] if years else self._records.today().year
            rivals = await stats.rivals(self._records.read, person, _begin(chosen), _begin(chosen + 1))
        return YearInGames(
            chosen, tuple(years), tuple(one for one in played if day_of(one.ended_at).year == chosen),
            tuple(_heads_to_heads(rivals)), longest_streak([day for day in days if day.year == chosen]),
        )

    async def server_records(self, guild_id: int) -> Sequence[ServerRecord]:
        """Return a Discord server's records, held by persons who show their statistics."""
        async with self._records.storage_errors_as_refusals():
            return await server_records.of_server(self._records.read, guild_id)

    async def server(self, guild_id: int) -> Mapping[str, Mapping[int, Sequence[Ranked]]]:
        """Return a Discord server's rankings of persons who show their statistics: by game and number of players, the
        best first."""
        async with self._records.storage_errors_as_refusals():
            regulars = await stats.regulars(self._records.read, guild_id)
        found: dict[str, dict[int, list[Regular]]] = {}
        for one in regulars:
            found.setdefault(one.game, {}).setdefault(one.players, []).append(one)
        return {
            game: {players: _ranked(those) for players, those in groups.items()} for game, groups in found.items()
        }

    async def cards(self, game: str) -> list[tuple[str, int]]:
        """Return how often each card of a game was played at all tables, the most frequent first."""
        async with self._records.storage_errors_as_refusals():
            found = await stats.cards_of(self._records.read, game)
        return sorted(found.items(), key=lambda card: (-card[1], card[0]))

    # -- counting --------------------------------------------------------------------------------------------------

    async def _count(self, tx: Tx, game: Game) -> None:
        """Store the statistics and ratings of a finished game, in the transaction that ends it. Lessons and practice
        tables do not count."""
        info = game.info
        if info.lesson or info.practice:
            return
        use = await self._card_use(tx, game)
        result = await games.result(tx, info.id)
        assert result is not None, "the result is stored before the game is counted"
        wanting = await stats.with_statistics(tx, [seat.person for seat in info.seats if seat.person is not None])
        seats = {seat.seat: seat.person for seat in info.seats if seat.person in wanting and seat.person is not None}
        way = await stats.play_mode(tx, info.id, len(info.seats))
        ratings: dict[int, Rating] = {}
        if way == PEOPLE and len(seats) > 1:
            await stats.lock_ratings(tx, sorted(seats.values()))
            await stats.set_end_after_rated_games(tx, info.id, info.game, sorted(seats.values()))
            before = [await stats.rating(tx, person, info.game, len(info.seats)) for person in seats.values()]
            ratings = dict(zip(seats, updated_ratings(before, [result.places[seat] for seat in seats]), strict=True))
        for seat, person in seats.items():
            await stats.add(tx, person, info.id, seat, way, use.of_seat(seat), ratings.get(seat))

    async def _card_use(self, tx: Tx, game: Game) -> CardUse:
        """Store how often cards were played in a finished game, and return what each seat's cards did; empty if the
        game cannot be played again."""
        total = CardUse()
        try:
            already = await stats.cards_counted_before_segment(tx, game.info.id)
            new: Counter[str] = Counter()
            for segment, use in await card_use(tx, game.info):
                if segment >= already:
                    new.update(use.table)
                for seat, mine in use.seats.items():
                    total.of_seat(seat).update(mine)
        except Exception as error:  # a failure here must not prevent the end of the game
            log.error("table %d: its cards cannot be counted\n%s", game.info.id, redacted(error))
            return CardUse()
        await stats.count_cards(tx, game.info.game, new)
        return total


def _heads_to_heads(rivals: Iterable[Rival]) -> list[HeadToHead]:
    """Return the results against single people, in all games together; most games first."""
    found: dict[int, list[Rival]] = {}
    for one in rivals:
        found.setdefault(one.discord_id, []).append(one)
    together = sorted(found.items(), key=lambda pair: -sum(one.games for one in pair[1]))
    return [
        HeadToHead(
            discord_id, sum(one.ahead for one in those), sum(one.games - one.ahead - one.behind for one in those),
            sum(one.behind for one in those),
        )
        for discord_id, those in together
    ]


def _begin(year: int) -> float:
    """Return when a year begins (UTC), in seconds since 1970."""
    return datetime(year, 1, 1, tzinfo=UTC).timestamp()


def _career(game: str, played: Sequence[Played]) -> Career:
    """Return the statistics of a person's games of one kind."""
    ways = {way: of_it for way in PLAY_MODES if (of_it := [one for one in played if one.play_mode == way])}
    cards: Counter[str] = Counter()
    for one in played:
        cards.update({name.removeprefix("played:"): n for name, n in one.cards.items() if name.startswith("played:")})
    return Career(
        game, {way: _counted(of_it) for way, of_it in ways.items()}, _standings(played),
        tuple(sorted(cards.items(), key=lambda card: (-card[1], card[0]))),
    )


def _counted(played: Sequence[Played]) -> Summary:
    """Return the summary of games that were played in one way."""
    parts: dict[str, list[float]] = {}
    for one in played:
        for part, points in one.scores.items():
            parts.setdefault(part, []).append(points)
    totals = [one.total for one in played]
    return Summary(
        len(played), Counter(one.place for one in played), max(totals), sum(totals) / len(totals),
        {part: (sum(points) / len(points), max(points)) for part, points in parts.items()},
    )


def _standings(played: Iterable[Played]) -> tuple[RatingByPlayers, ...]:
    """Return the newest rating for each number of players, without those that rest on too few games."""
    rated: dict[int, list[Rating]] = {}
    for one in played:
        if one.rating is not None:
            rated.setdefault(one.players, []).append(one.rating)
    return tuple(
        RatingByPlayers(
            players, len(those), those[-1] if len(those) >= SHOWN_FROM else None, tuple(one.mu for one in those)
        )
        for players, those in sorted(rated.items())
    )


def _ranked(regulars: Sequence[Regular]) -> tuple[Ranked, ...]:
    """Return the ranking: persons with enough rated games by rating, then the others by how much they play."""
    sure = sorted(
        ((ranking_value(one.rating), one) for one in regulars if one.rating is not None and one.rated >= SHOWN_FROM),
        key=lambda pair: (-pair[0], pair[1].person),
    )
    placed = {one: Ranked(1 + sum(other > points for other, _ in sure), one) for points, one in sure}
    return (*placed.values(), *(Ranked(None, one) for one in regulars if one not in placed))
