"""What people show of themselves in lobbies, if they wish it: their rating, games played, and how punctual they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from storage.model import Person, Status, TableInfo
from storage.outgoing import OutboxKind
from storage.people import lobby_profiles
from storage.people.stats import Rating
from storage.play import tables
from tables.core.announcements import publish
from tables.core.shown_rating import rating_of
from tables.state.records import Records

ANSWERS_SHOWN_FROM = 20
"""Number of questions below which it is not shown how many of them were answered in time."""


@dataclass(frozen=True, slots=True)
class LobbyProfile:
    """What a lobby shows of a person who wishes it. `games`: finished games of this kind that count. `rating`: the one
    at the number of players with which they have most rated games; None with too few. `punctual`: the share of
    questions that they answered within the time of the pace (0 to 1); None with too few."""

    games: int
    rating: Rating | None
    punctual: float | None


class LobbyProfiles:
    """Store who shows how they play, off by default, and return what is shown."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def is_shown(self, person: Person) -> bool:
        """Return whether a person shows others in lobbies how they play."""
        async with self._records.storage_errors_as_refusals():
            return await lobby_profiles.is_shown(self._records.read, person)

    async def set_shown(self, person: Person, shown: bool) -> None:
        """Store whether a person shows others in lobbies how they play, and have the lobbies where they sit updated."""
        async with self._records.write() as tx:
            await lobby_profiles.set_shown(tx, person, shown)
        await update_lobbies(self._records, person)

    async def of_lobby(self, info: TableInfo) -> Mapping[int, LobbyProfile]:
        """Return what a lobby shows of its people, by seat, without those who do not wish it."""
        people = {one.person: one.seat for one in info.seats if one.person is not None}
        if info.status is not Status.LOBBY or not people:
            return {}
        async with self._records.storage_errors_as_refusals():
            read = self._records.read
            shown = await lobby_profiles.punctuality(read, people)
            if not shown:
                return {}
            games = await lobby_profiles.counts_of_games(read, shown, info.game)
            rated = await lobby_profiles.rated_games(read, shown, info.game)
        found: dict[int, LobbyProfile] = {}
        for person, (asked, in_time) in shown.items():
            rating = rating_of([one for one in rated if one.person == person])
            punctual = in_time / asked if asked >= ANSWERS_SHOWN_FROM else None
            found[people[person]] = LobbyProfile(games.get(person, 0), rating, punctual)
        return found


async def update_lobbies(records: Records, person: Person) -> None:
    """Have the messages of the lobbies where a person sits updated, since what is shown of them has changed."""
    async with records.storage_errors_as_refusals():
        own = await tables.running_of(records.read, person)
    for table_id, *_ in own:
        async with records.change(table_id) as (tx, info):
            if info.status is Status.LOBBY:
                await publish(tx, info, OutboxKind.LOBBY, records.clock.now())
                tx.on_commit(records.wake.set)
