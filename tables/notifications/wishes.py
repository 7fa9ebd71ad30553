"""Finding people: the open lobbies of a Discord server, and the wishes of people to be told of new ones there."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from storage.deadlines import due
from storage.model import Person, PersonSettings, Status, TableInfo, Wish
from storage.notifications import pending_notifications
from storage.outgoing import DueKind, NoticeItem, PersonNoticeKind
from storage.play import invitations, wishes
from storage.play.invitations import INVITATIONS
from tables.core.admission import EVERYBODY, is_admitted
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.permissions import check_lobby, check_opener, check_room_for_person
from tables.notifications.preferences import ROOM, NotificationPreferences, Place
from tables.people.people import People
from tables.play.quotas import Quotas
from tables.state.records import Records
from tables.time.pace import PACES, name_of
from tables.time.waking_hours import next_digest, time_of

MOST_TOLD = 50
"""Maximum number of people who are told of one lobby: those who were told of one longest ago."""
MOST_IN_CHANNEL = 10
"""Maximum number of them who are told in the lobby's channel, where each is a message."""
MOST_SHOWN = 10
"""Maximum number of other people's wishes that are shown."""
NO_CLOCK = name_of(None)
DAYS = wishes.WEEK
"""The days of the week, Monday is 0."""


class Wishes:
    """Find open lobbies, and store what people look for. A person who looks is shown to others only if they wish it,
    and those who are not shown are told by direct message only, as all are where nobody may be pinged."""

    def __init__(
        self, records: Records, people: People, preferences: NotificationPreferences, quotas: Quotas
    ) -> None:
        self._records = records
        self._people = people
        self._preferences = preferences
        self._quotas = quotas

    # -- looking ---------------------------------------------------------------------------------------------------

    async def lobbies(self, guild_id: int, game: str, before: int, most: int) -> list[TableInfo]:
        """Return the newest `most` open lobbies of a Discord server whose ids are below `before`, also full ones.
        `game`: only of this game; empty: of all. The caller checks which of them a person may see."""
        async with self._records.storage_errors_as_refusals():
            found = await wishes.lobbies_in(self._records.read, guild_id, game, before, most)
        return await self._records.existing(found)

    async def shown(self, guild_id: int, person: Person) -> list[Wish]:
        """Return the newest wishes of other people in a Discord server who let everybody there see them."""
        async with self._records.storage_errors_as_refusals():
            return await wishes.shown_in(self._records.read, guild_id, MOST_SHOWN, person)

    async def of_person(self, person: Person, guild_id: int) -> list[Wish]:
        """Return what a person looks for in a Discord server, oldest first."""
        async with self._records.storage_errors_as_refusals():
            return await wishes.of_person(self._records.read, person, guild_id)

    async def lobbies_to_announce(self, person: Person, guild_id: int) -> list[int]:
        """Return the ids of the lobbies that a person has opened in a Discord server and of which those who look were
        not told yet, newest first."""
        async with self._records.storage_errors_as_refusals():
            return await wishes.lobbies_to_announce(self._records.read, guild_id, person)

    # -- wishing ---------------------------------------------------------------------------------------------------

    async def check_allowed(self, guild_id: int) -> None:
        """Raise `RequestRefused` in a Discord server that forbids invitations by name: nobody is told of tables
        there."""
        async with self._records.storage_errors_as_refusals():
            forbidden = await invitations.forbidden(self._records.read, guild_id)
        if INVITATIONS in forbidden:
            raise RequestRefused("bot-trouble-seekers-forbidden")

    async def only_directly(self, guild_id: int, *, shown: bool) -> bool:
        """Return whether a person who looks in a Discord server is told by direct message only: where nobody is to know
        that they look, and where managers let nobody be pinged in the channels."""
        return not shown or await self._preferences.server_muted(guild_id)

    async def wish(
        self, person: Person, guild_id: int, game: str, pace: str, days: Collection[int], shown: bool
    ) -> None:
        """Store that a person wants to be told of tables in a Discord server, in place of an earlier wish for the same
        game there. The parameters are the fields of `Wish`.

        Raises `RequestRefused` for a game for one person, an unknown pace or day, and if there is no way to tell them:
        who is told by direct message only needs direct messages with the bot.
        """
        if game and max(spec_of(game).seats) == 1:
            raise RequestRefused("bot-trouble-no-game")
        if pace not in ("", NO_CLOCK, *PACES) or not days or not set(days) <= set(DAYS):
            raise RequestRefused("bot-trouble-no-wish")
        directly = await self.only_directly(guild_id, shown=shown)
        if directly and not await self._preferences.has_open_room(person):
            raise RequestRefused("bot-trouble-no-room")
        async with self._records.write() as tx:
            await wishes.store(tx, person, guild_id, game, pace, days, shown, self._records.clock.now())

    async def withdraw(self, wish_id: int, person: Person) -> None:
        """Delete a person's wish. Raises `RequestRefused` if it is another person's, or was withdrawn before."""
        async with self._records.write() as tx:
            if not await wishes.delete(tx, wish_id, person):
                raise RequestRefused("bot-trouble-no-wish-of-yours")

    async def delete_all(self, person: Person, guild_id: int) -> None:
        """Delete all wishes of a person who has left a Discord server for tables there."""
        async with self._records.write() as tx:
            await wishes.delete_in(tx, person, guild_id)

    # -- telling ---------------------------------------------------------------------------------------------------

    async def tell(self, table_id: int, by: Person) -> None:
        """Have those told who look for a table like this lobby, soon (see `spread`). How many there are changes nothing
        here, not even the time that it takes, since some look in secret.

        Raises `RequestRefused`: `by` is not the opener, the game has begun, no seat is free, those who look were told
        before, the server forbids invitations, or `by` has done this too often today.
        """
        now = self._records.clock.now()
        async with self._records.change(table_id) as (tx, info):
            check_opener(info, by)
            check_lobby(info)
            check_room_for_person(info)
            if INVITATIONS in await invitations.forbidden(tx, info.home.guild_id):
                raise RequestRefused("bot-trouble-invitations-forbidden")
            if not await wishes.mark_announced(tx, table_id, now):
                raise RequestRefused("bot-trouble-announced")
            await self._quotas.count_call_to_seekers(tx, by)
            await due.schedule_expiry(tx, table_id, "seekers", now)
            tx.on_commit(self._records.wake.set)

    async def spread(self, table_id: int) -> None:
        """Store a notice for each person whose wish an announced lobby fits: of several, for the one of which they can
        be told first. It is sent when they are awake, on a day that they have chosen, with their daily digest if they
        get one."""
        info = await self._records.info(table_id)
        told: list[tuple[list[Wish], Wish, Place, float]] = []
        for theirs in (await self._fitting(info)).values():
            if len(told) == MOST_TOLD:
                break
            may_in_channel = sum(other != ROOM for _, _, other, _ in told) < MOST_IN_CHANNEL
            places = [(one, await self._place(one, info)) for one in theirs]
            found = [
                (await self._time_for(one), one, place) for one, place in places
                if place == ROOM or (place is not None and may_in_channel)
            ]
            if found:
                at, one, place = min(found, key=lambda way: way[0])
                told.append((theirs, one, place, at))
        async with self._records.change(table_id) as (tx, info):
            waits = table_id in await due.tables_with_due(tx, "seekers", self._records.clock.now())
            await due.delete_kind(tx, table_id, "seekers")
            for theirs, one, place, at in told if waits and info.status is Status.LOBBY else ():
                left = [wish for wish in theirs if await wishes.mark_told(tx, wish.id, self._records.clock.now())]
                if one in left:
                    item = NoticeItem(DueKind.WISH, table_id, -1, one.id)
                    home = None if place == ROOM else table_id
                    await pending_notifications.add_notice(tx, one.person, home, PersonNoticeKind.CALL, [item], at)
            tx.on_commit(self._records.wake.set)

    async def applies(self, wish_id: int, info: TableInfo, person: Person) -> bool:
        """Return whether a lobby still waits for a person and fits their wish, so that they are to be told of it."""
        if info.status is not Status.LOBBY or info.seat_of(person) is not None:
            return False
        try:
            check_room_for_person(info)
        except RequestRefused:
            return False
        async with self._records.storage_errors_as_refusals():
            one = await wishes.wish(self._records.read, wish_id)
            if one is None or not await is_admitted(self._records.read, info, person):
                return False
        return one.game in ("", info.game) and one.pace in ("", name_of(info.pace))

    async def place(self, wish_id: int, info: TableInfo) -> Place | None:
        """Return where the person of a wish is told of a lobby; None if nowhere, or if the wish was withdrawn."""
        async with self._records.storage_errors_as_refusals():
            one = await wishes.wish(self._records.read, wish_id)
        return None if one is None else await self._place(one, info)

    async def next_time(self, wish_id: int, now: float) -> float:
        """Return when the person of a wish may be told of a table: `now`, or later if they sleep, are away, or have not
        chosen this day."""
        async with self._records.storage_errors_as_refusals():
            one = await wishes.wish(self._records.read, wish_id)
        return now if one is None else await self._next_day(one, now)

    async def _fitting(self, info: TableInfo) -> dict[Person, list[Wish]]:
        """Return the wishes that a lobby fits, by person, without those of people who sit there or may not join."""
        found: dict[Person, list[Wish]] = {}
        if info.home.guild_id is None:
            return found
        async with self._records.storage_errors_as_refusals():
            read = self._records.read
            for one in await wishes.fitting(read, info.home.guild_id, info.game, name_of(info.pace)):
                if info.seat_of(one.person) is None:
                    found.setdefault(one.person, []).append(one)
            if info.admission == EVERYBODY:
                return found
            return {person: theirs for person, theirs in found.items() if await is_admitted(read, info, person)}

    async def _place(self, one: Wish, info: TableInfo) -> Place | None:
        """Return where a person is told of a lobby: as they have chosen, or by direct message only. None if that is not
        possible."""
        if info.home.guild_id is None or await self.only_directly(info.home.guild_id, shown=one.shown):
            return ROOM if await self._preferences.has_open_room(one.person) else None
        return await self._preferences.place(info, one.person)

    async def _time_for(self, one: Wish) -> float:
        """Return when a person is told of a lobby that is announced now: with the daily digest if they get one, else
        as soon as they may be."""
        now = self._records.clock.now()
        digest = await self._preferences.next_digest(one.person)
        return await self._next_day(one, now if digest is None else max(now, digest))

    async def _next_day(self, one: Wish, at: float) -> float:
        """Return when a person is awake on one of the days of their wish, from `at` on; if that is a later day, at the
        time of their daily digest if they get one and it comes on that day."""
        settings = await self._people.settings_of(one.person)
        zone = zone_of_days(settings) or "UTC"
        earliest, begin = at, at
        for _ in DAYS:
            at = await self._people.awake_at(one.person, begin)
            day = _day_in(zone, at)
            if day.weekday() in one.days:
                break
            at = begin = time_of(zone, day + timedelta(days=1), 0, later=False)
        if settings.digest is not None and begin > earliest:
            with_digest = await self._people.awake_at(one.person, next_digest(settings.digest, begin - 1.0))
            if _day_in(zone, with_digest) == _day_in(zone, at):  # else they sleep then, or count days elsewhere
                return max(at, with_digest)
        return at


def _day_in(zone: str, at: float) -> date:
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def zone_of_days(settings: PersonSettings) -> str:
    """Return the time zone in which the days of a person's wishes are counted; "" if none is known, so that it is
    UTC."""
    if settings.hours is not None:
        return settings.hours.zone
    return settings.digest.zone if settings.digest is not None else ""
