"""Statistics of finished games: counted at the end of each game for persons who want them, shown as they choose."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.core.tally import CardUse
from storage.engine.transaction import Tx
from storage.model import Person
from storage.people import stats
from storage.people.stats import OFF, PEOPLE, WAYS, WISHES, Played, Rating, Regular
from storage.play import games
from tables.core.redacted_traceback import trace
from tables.core.sessions import Game
from tables.people.ratings import SURE_AFTER, rank, rated
from tables.state.records import Records
from tables.undo.history import card_use

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Counted:
    """Summary of games of one kind played in one way (`storage.people.stats.WAYS`).

    It has their number, how often each place was taken, the best and the average total, and for each part of the
    score the average and the maximum.
    """

    games: int
    places: Mapping[int, int]
    best: float
    average: float
    parts: Mapping[str, tuple[float, float]]

    @property
    def won(self) -> int:
        """Number of games won."""
        return self.places.get(1, 0)


@dataclass(frozen=True, slots=True)
class Standing:
    """A rating for games with this number of players, from `games` rated ones. None if these are too few."""

    players: int
    games: int
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Career:
    """One person's finished games of one kind: summaries by way, ratings by number of players, and their cards.

    `cards` has how often each card was played, the most frequent first.
    """

    game: str
    ways: Mapping[str, Counted]
    standings: tuple[Standing, ...]
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Mine:
    """All statistics of a person, as they see them. `medals`: how often they took each place in the daily rankings."""

    wish: str
    careers: tuple[Career, ...]
    medals: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person on a server's ranking. `place` is None if they have too few rated games."""

    place: int | None
    one: Regular


class Stats:
    """Collect and return statistics. They are private by default.

    A person who switches them off is not counted or shown, and existing data are deleted.
    """

    def __init__(self, records: Records) -> None:
        self._records = records
        records.when_finished(self._count)

    # -- privacy ---------------------------------------------------------------------------------------------------

    async def wish(self, person: Person) -> str:
        """Return who may see a person's statistics (one of `storage.people.stats.WISHES`)."""
        async with self._records.storing():
            return await stats.wish(self._records.read, person)

    async def set_wish(self, person: Person, wish: str) -> None:
        """Set a person's statistics to private, shown or off. Unknown values are ignored.

        Off deletes existing data for good; other people's ratings do not change.
        """
        if wish in WISHES:
            async with self._records.write() as tx:
                await stats.set_wish(tx, person, wish)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def mine(self, person: Person) -> Mine:
        """Return a person's own statistics."""
        async with self._records.storing():
            wish = await stats.wish(self._records.read, person)
            played = await stats.games_of(self._records.read, person)
            today = self._records.today().isoformat()
            places = [] if wish == OFF else await stats.medal_places(self._records.read, person, today)
        by_game: dict[str, list[Played]] = {}
        for one in played:
            by_game.setdefault(one.game, []).append(one)
        return Mine(wish, tuple(_career(game, all_of_it) for game, all_of_it in by_game.items()), Counter(places))

    async def server(self, guild_id: int) -> Mapping[str, Mapping[int, Sequence[Ranked]]]:
        """Return a server's rankings, of persons who show theirs: by game and number of players, the best first."""
        async with self._records.storing():
            regulars = await stats.regulars(self._records.read, guild_id)
        found: dict[str, dict[int, list[Regular]]] = {}
        for one in regulars:
            found.setdefault(one.game, {}).setdefault(one.players, []).append(one)
        return {
            game: {players: _ranked(those) for players, those in groups.items()} for game, groups in found.items()
        }

    async def cards(self, game: str) -> list[tuple[str, int]]:
        """Return how often each card of a game was played at all tables, the most frequent first."""
        async with self._records.storing():
            found = await stats.cards_of(self._records.read, game)
        return sorted(found.items(), key=lambda card: (-card[1], card[0]))

    # -- counting --------------------------------------------------------------------------------------------------

    async def _count(self, tx: Tx, game: Game) -> None:
        """Count a finished game, in the transaction that ends it. Lessons and practice tables do not count."""
        info = game.info
        if info.lesson or info.practice:
            return
        use = await self._card_use(tx, game)
        result = await games.result(tx, info.id)
        assert result is not None, "the result is stored before the game is counted"
        wanting = await stats.wanting(tx, [seat.person for seat in info.seats if seat.person is not None])
        seats = {seat.seat: seat.person for seat in info.seats if seat.person in wanting and seat.person is not None}
        way = await stats.way(tx, info.id, len(info.seats))
        ratings: dict[int, Rating] = {}
        if way == PEOPLE and len(seats) > 1:
            await stats.keep_ratings(tx, sorted(seats.values()))
            await stats.end_last(tx, info.id, info.game, sorted(seats.values()))
            before = [await stats.rating(tx, person, info.game, len(info.seats)) for person in seats.values()]
            ratings = dict(zip(seats, rated(before, [result.places[seat] for seat in seats]), strict=True))
        for seat, person in seats.items():
            await stats.add(tx, person, info.id, seat, way, use.of(seat), ratings.get(seat))

    async def _card_use(self, tx: Tx, game: Game) -> CardUse:
        """Return what the cards did, counted from a replay of the answers; empty if the replay fails."""
        total = CardUse()
        try:
            already = await stats.counted_to(tx, game.info.id)
            new: Counter[str] = Counter()
            for segment, use in await card_use(tx, game.info):
                if segment >= already:
                    new.update(use.table)
                for seat, mine in use.seats.items():
                    total.of(seat).update(mine)
        except Exception as error:  # a failure here must not prevent the end of the game
            log.error("table %d: its cards cannot be counted\n%s", game.info.id, trace(error))
            return CardUse()
        await stats.count_cards(tx, game.info.game, new)
        return total


def _career(game: str, played: Sequence[Played]) -> Career:
    ways = {way: of_it for way in WAYS if (of_it := [one for one in played if one.way == way])}
    cards: Counter[str] = Counter()
    for one in played:
        cards.update({name.removeprefix("played:"): n for name, n in one.cards.items() if name.startswith("played:")})
    return Career(
        game, {way: _counted(of_it) for way, of_it in ways.items()}, _standings(played),
        tuple(sorted(cards.items(), key=lambda card: (-card[1], card[0]))),
    )


def _counted(played: Sequence[Played]) -> Counted:
    parts: dict[str, list[float]] = {}
    for one in played:
        for part, points in one.scores.items():
            parts.setdefault(part, []).append(points)
    totals = [one.total for one in played]
    return Counted(
        len(played), Counter(one.place for one in played), max(totals), sum(totals) / len(totals),
        {part: (sum(points) / len(points), max(points)) for part, points in parts.items()},
    )


def _standings(played: Iterable[Played]) -> tuple[Standing, ...]:
    newest: dict[int, tuple[int, Rating]] = {}
    for one in played:
        if one.rating is not None:
            games, _ = newest.get(one.players, (0, one.rating))
            newest[one.players] = games + 1, one.rating
    return tuple(
        Standing(players, games, rating if games >= SURE_AFTER else None)
        for players, (games, rating) in sorted(newest.items())
    )


def _ranked(regulars: Sequence[Regular]) -> tuple[Ranked, ...]:
    """Return the ranking: persons with enough rated games by rating, then the others by how much they play."""
    sure = sorted(
        ((rank(one.rating), one) for one in regulars if one.rating is not None and one.rated >= SURE_AFTER),
        key=lambda pair: (-pair[0], pair[1].person),
    )
    placed = {one: Ranked(1 + sum(other > points for other, _ in sure), one) for points, one in sure}
    return (*placed.values(), *(Ranked(None, one) for one in regulars if one not in placed))
