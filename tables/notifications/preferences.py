"""Notification preferences: at once or in a daily digest (summary), in the channel or by direct message, and muted
tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from storage.model import DAY, DirectMessageRoom, HomeKind, Person, PersonSettings, TableInfo
from storage.notifications import direct_messages, pending_notifications
from storage.outgoing import DueKind, QuestionRef
from storage.people import people
from storage.play import invitations
from storage.play.invitations import CALLS
from tables.core.errors import RequestRefused
from tables.people.people import Change, People
from tables.state.records import Records
from tables.time.deferred import bring_forward, notify_now
from tables.time.waking_hours import next_digest

Place = tuple[str, int]
"""Where a person is notified: ("room", 0) for their direct messages, ("server", id), or ("table", id)."""
ROOM: Place = ("room", 0)


class NotificationPreferences:
    """Store notification preferences and decide who is notified where and when.

    A room is a direct-message channel with the bot. Direct messages go only into a room that the person has opened with
    a click.
    """

    def __init__(self, records: Records, people: People) -> None:
        self._records = records
        self._people = people

    # -- preferences -----------------------------------------------------------------------------------------------

    async def change_settings(self, person: Person, change: Change) -> PersonSettings:
        """Store a change of a person's settings (`change` maps the old to the new ones) and return the new settings.

        A person who switches from digests to notifications at once is notified of everything that waits for them.
        Raises `RequestRefused` for an invalid time of day, or for direct messages without an open room.
        """
        now = self._records.clock.now()
        async with self._records.write() as tx:
            before = await people.settings(tx, person)
            chosen = change(before)
            if chosen.digest is not None and not 0 <= chosen.digest.minute < DAY:
                raise RequestRefused("bot-trouble-no-hour")
            if chosen.direct and not before.direct:
                room = await direct_messages.room_of(tx, person)
                if room is None or room.closed:
                    raise RequestRefused("bot-trouble-no-room")
            await people.store_settings(tx, person, chosen)
            is_planned = await pending_notifications.digest_at(tx, person) is not None
            if chosen.digest != before.digest or is_planned != (chosen.digest is not None):
                at = None if chosen.digest is None else next_digest(chosen.digest, now)
                await pending_notifications.set_digest(tx, person, at)
            await bring_forward(tx, person, now)
            if chosen.digest is None and (before.digest is not None or chosen.direct != before.direct):
                await notify_now(tx, person, now)
        return chosen

    async def next_digest(self, person: Person) -> float | None:
        """Return when a person's next digest (daily summary) is due, or None if they get none."""
        async with self._records.storage_errors_as_refusals():
            return await pending_notifications.digest_at(self._records.read, person)

    # -- direct-message rooms --------------------------------------------------------------------------------------

    async def room(self, person: Person) -> DirectMessageRoom | None:
        """Return the direct-message room that a person has opened (it may be closed since), or None."""
        async with self._records.storage_errors_as_refusals():
            return await direct_messages.room_of(self._records.read, person)

    async def has_open_room(self, person: Person) -> bool:
        """Return whether a person can be sent direct messages."""
        room = await self.room(person)
        return room is not None and not room.closed

    async def open_room(
        self, person: Person, channel_id: int, language: str, *, direct: bool = True
    ) -> None:
        """Store a person's direct-message room, in place of an earlier one. With `direct`, their personal notifications
        go there from now on. What waited for a room is sent."""
        now = self._records.clock.now()
        async with self._records.write() as tx:
            await direct_messages.store(tx, person, DirectMessageRoom(channel_id, language), now)
            if direct:
                await people.store_settings(tx, person, replace(await people.settings(tx, person), direct=True))
            await notify_now(tx, person, now)

    async def close_room(self, person: Person) -> None:
        """Store that Discord has refused a message in the person's room. Nothing is sent there until the person opens
        it again."""
        async with self._records.write() as tx:
            await direct_messages.close(tx, person)

    # -- single tables ---------------------------------------------------------------------------------------------

    async def mute(self, table_id: int, person: Person, muted: bool) -> None:
        """Mute or unmute a table for a person who plays there, so that it sends them no notifications. After unmuting,
        they are notified of what waits. Raises `RequestRefused` if they want to mute it and do not play there."""
        async with self._records.change(table_id) as (tx, info):
            if muted and info.place_of(person) is None:
                raise RequestRefused("bot-trouble-not-seated")
            await pending_notifications.mute(tx, table_id, person, muted)
            if not muted:
                await notify_now(tx, person, self._records.clock.now())
                tx.on_commit(self._records.wake.set)

    async def muted(self, person: Person) -> set[int]:
        """Return the ids of the running tables (lobbies and games) that a person has muted."""
        async with self._records.storage_errors_as_refusals():
            return await pending_notifications.muted_by(self._records.read, person)

    # -- whom a table may notify -----------------------------------------------------------------------------------

    async def seats_not_pinged(self, info: TableInfo) -> set[int]:
        """Return the seats whose persons are not pinged in the table's channel: they have muted the table, get a daily
        digest, or the Discord server's managers have switched pings off."""
        return await self.seats_not_notified_now(info) | await self.muted_seats(info)

    async def seats_not_notified_now(self, info: TableInfo) -> set[int]:
        """Return the seats whose persons get no notifications of this table at once, in any place: they have muted
        the table or get a daily digest."""
        return await self._muted_by(info) | {
            seat.seat for seat in info.seats if seat.person is not None and await self._once_a_day(seat.person)
        }

    async def muted_seats(self, info: TableInfo) -> set[int]:
        """Return the seats whose persons have muted this table; all seats with persons if pings are switched off in its
        Discord server."""
        if await self.server_muted(info.home.guild_id):
            return {seat.seat for seat in info.seats if seat.person is not None}
        return await self._muted_by(info)

    async def who_muted(self, info: TableInfo) -> set[Person]:
        """Return the people who have muted a table, also one that is over."""
        async with self._records.storage_errors_as_refusals():
            return await pending_notifications.who_muted(self._records.read, info.id)

    async def _muted_by(self, info: TableInfo) -> set[int]:
        muted = await self.who_muted(info)
        return {seat.seat for seat in info.seats if seat.person in muted}

    async def server_muted(self, guild_id: int | None) -> bool:
        """Return whether the managers of a Discord server have switched pings in its channels off."""
        async with self._records.storage_errors_as_refusals():
            return CALLS in await invitations.forbidden(self._records.read, guild_id)

    async def questions_to_ping(self, info: TableInfo, asks: Collection[QuestionRef]) -> list[QuestionRef]:
        """Return those of the questions `asks` for which the table's message should ping: the person wants it and was
        not notified of the question in another way."""
        quiet = await self.seats_not_pinged(info)
        return [ask for ask in await self._open(info, asks) if ask.seat not in quiet]

    async def questions_for_direct_messages(self, info: TableInfo, asks: Collection[QuestionRef]) -> list[QuestionRef]:
        """Return those of the questions `asks` for which a direct message must be sent, because no pings are allowed in
        the table's Discord server."""
        direct = await self.seats_only_by_direct_message(info)
        return [ask for ask in await self._open(info, asks) if ask.seat in direct] if direct else []

    async def _open(self, info: TableInfo, asks: Collection[QuestionRef]) -> list[QuestionRef]:
        """Return those of the questions of which their person was not notified yet."""
        async with self._records.storage_errors_as_refusals():
            open_calls = await pending_notifications.undelivered_questions(self._records.read, info.id)
        return [ask for ask in asks if (ask.seat, ask.number) in open_calls]

    async def wants_now(self, info: TableInfo, seat: int, kind: DueKind) -> bool:
        """Return whether the person in a seat wants this kind of notification at once, and there is a place to send
        it."""
        person = info.seats[seat].person
        # the reminder of a private daily deal, for which its person has opened their direct messages, is in no digest
        alone = kind is DueKind.REMINDER and info.daily is not None and info.home.kind is HomeKind.PRIVATE
        if person is None or seat in await (self._muted_by(info) if alone else self.seats_not_notified_now(info)):
            return False
        if kind is DueKind.REMINDER and not (await self._people.settings_of(person)).reminders:
            return False
        return await self.place(info, person) is not None

    async def place(self, info: TableInfo, person: Person) -> Place | None:
        """Return where a person is notified about a table: in their direct messages or in its Discord server; None if
        nowhere is possible."""
        open_room = await self.has_open_room(person)
        if info.home.kind is HomeKind.PRIVATE:
            return ROOM if open_room else None
        if open_room and (await self._people.settings_of(person)).direct:
            return ROOM
        return None if await self.server_muted(info.home.guild_id) else ("server", info.home.guild_id or 0)

    async def seats_only_by_direct_message(self, info: TableInfo) -> set[int]:
        """Return the seats whose persons are notified by direct message because the table's Discord server allows no
        pings."""
        if not await self.server_muted(info.home.guild_id):
            return set()
        return await self._seats_in_rooms(info, await self.seats_not_notified_now(info))

    async def seats_warned_by_direct_message(self, info: TableInfo) -> set[int]:
        """Return the seats whose persons are warned by direct message that their time runs out: the table's Discord
        server allows no pings, and they have not muted the table."""
        if not await self.server_muted(info.home.guild_id):
            return set()
        return await self._seats_in_rooms(info, await self._muted_by(info))

    async def _seats_in_rooms(self, info: TableInfo, quiet: Collection[int]) -> set[int]:
        """Return the seats, except the `quiet` ones, whose persons are notified of this table by direct message."""
        return {
            seat.seat for seat in info.seats
            if seat.person is not None and seat.seat not in quiet and await self.place(info, seat.person) == ROOM
        }

    async def _once_a_day(self, person: Person) -> bool:
        return (await self._people.settings_of(person)).digest is not None
