"""What people wish to be told, and how: at once or once a day, in the channel or in a room of their own, not by every
table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from storage import owed, rooms
from storage.model import DAY, Digest, Person, PersonSettings, Room, TableInfo
from storage.outgoing import Ping
from tables.people import People
from tables.records import Records
from tables.trouble import Trouble
from tables.waking import moment


class Notices:
    """Nobody is ever written to directly but in a room that a click of theirs has opened."""

    def __init__(self, records: Records, people: People) -> None:
        self._records = records
        self._people = people

    # -- wishes ----------------------------------------------------------------------------------------------------

    async def choose(self, person: Person, chosen: PersonSettings) -> None:
        """What somebody wishes from now on. Whoever is called at once again is called to what waits for them. Raises
        `Trouble`: no such time, or no room."""
        if chosen.digest is not None and not 0 <= chosen.digest.minute < DAY:
            raise Trouble("bot-trouble-no-hour")
        room = await self.room(person)
        if chosen.direct and (room is None or room.closed):
            raise Trouble("bot-trouble-no-room")
        before = await self._people.settings_of(person)
        await self._people.change_settings(person, chosen)
        if chosen.digest == before.digest:
            return
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await owed.set_digest(tx, person, None if chosen.digest is None else next_digest(chosen.digest, now))
            if chosen.digest is None:
                await owed.call_now(tx, person, now)

    async def next_digest(self, person: Person) -> float | None:
        """When somebody's next digest is due."""
        async with self._records.storing():
            return await owed.digest_at(self._records.read, person)

    # -- rooms -----------------------------------------------------------------------------------------------------

    async def room(self, person: Person) -> Room | None:
        """The room that somebody has opened."""
        async with self._records.storing():
            return await rooms.of(self._records.read, person)

    async def open_room(self, person: Person, channel_id: int, language: str, *, direct: bool = True) -> None:
        """Somebody has opened their room; `direct`: what is told to them alone goes there from now on."""
        async with self._records.write() as tx:
            await rooms.store(tx, person, Room(channel_id, language), self._records.clock.now())
        settings = await self._people.settings_of(person)
        if direct and not settings.direct:
            await self._people.change_settings(person, replace(settings, direct=True))

    async def close_room(self, person: Person) -> None:
        """Discord has refused a message there: no more are sent, until they open it again."""
        async with self._records.write() as tx:
            await rooms.close(tx, person)

    # -- single tables ---------------------------------------------------------------------------------------------

    async def mute(self, table_id: int, person: Person, muted: bool) -> None:
        """Somebody does not want to be called by one of their tables, or does again. Raises `Trouble`."""
        async with self._records.change(table_id) as (tx, info):
            if info.place_of(person) is None:
                raise Trouble("bot-trouble-not-seated")
            await owed.mute(tx, table_id, person, muted)

    async def muted(self, person: Person) -> set[int]:
        """The running tables by which somebody does not want to be called."""
        async with self._records.storing():
            return await owed.muted_by(self._records.read, person)

    # -- whom a table may call -------------------------------------------------------------------------------------

    async def not_called(self, info: TableInfo) -> set[int]:
        """The seats of persons whom this table does not call: they have muted it, or get one digest a day."""
        return await self.muted_at(info) | {
            seat.seat for seat in info.seats if seat.person is not None and await self._once_a_day(seat.person)
        }

    async def muted_at(self, info: TableInfo) -> set[int]:
        """The seats of persons who have muted this table."""
        async with self._records.storing():
            muted = await owed.who_muted(self._records.read, info.id)
        return {seat.seat for seat in info.seats if seat.person in muted}

    async def to_call(self, info: TableInfo, asks: Collection[Ping]) -> list[Ping]:
        """Those of a table's questions to which its message calls: nobody was told of them in another way, and whoever
        is asked wishes it."""
        quiet = await self.not_called(info)
        async with self._records.storing():
            open_calls = await owed.open_calls(self._records.read, info.id)
        return [ask for ask in asks if ask.seat not in quiet and (ask.seat, ask.number) in open_calls]

    async def _once_a_day(self, person: Person) -> bool:
        return (await self._people.settings_of(person)).digest is not None


def next_digest(digest: Digest, now: float) -> float:
    """When the next digest is due, after now."""
    day = datetime.fromtimestamp(now, ZoneInfo(digest.zone)).date()
    while (at := moment(digest.zone, day, digest.minute, later=False)) <= now:
        day += timedelta(days=1)
    return at
