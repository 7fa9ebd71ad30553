"""Messages to one person (notices): what they contain, and that each item is sent once.

A notice is stored before it is sent and claims every item it contains. It is deleted after it was sent. After a
crash in between, that notice is sent again, and no other notice contains its items.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from storage.deadlines import due
from storage.deadlines.due import REMIND_AFTER
from storage.engine.transaction import Tx
from storage.model import Person, PersonSettings, Status, TableInfo
from storage.notifications import pending_notifications
from storage.outgoing import CallKind, DueItem, DueKind, Item, PersonNotice, What
from storage.people import people
from storage.play import games, tables
from tables.core.announcements import SURE
from tables.core.row_cache import row_of
from tables.deadlines.clocks import Clocks
from tables.forecasts.forecasts import Forecasting
from tables.notifications.preferences import ROOM, Notices, Place
from tables.people.people import People
from tables.play.invitations import Guests
from tables.play.votes import Votes
from tables.state.records import Records
from tables.time.waking_hours import next_digest

log = logging.getLogger(__name__)
AGAIN_AFTER = 20 * 3600.0
"""Seconds after which a digest may repeat an item of an earlier digest."""
LONGEST_WAIT = 3600.0
SOON = 60.0
"""Delay in seconds before a person is told that they are next. If they are asked sooner, they are told of the
question instead."""


@dataclass(frozen=True, slots=True)
class _Said:
    """An item for a notice, with its table and the place where it is to be sent."""

    item: Item
    info: TableInfo
    place: Place


class Calls:
    """Turn due items into notices, one for each person and place, and track their delivery."""

    def __init__(
        self, records: Records, people: People, votes: Votes, clocks: Clocks, guests: Guests, notices: Notices,
        forecasting: Forecasting,
    ) -> None:
        self._records = records
        self._people = people
        self._votes = votes
        self._clocks = clocks
        self._guests = guests
        self._notices = notices
        self._forecasting = forecasting

    # -- creating notices ------------------------------------------------------------------------------------------

    async def begin(self, items: Sequence[DueItem]) -> None:
        """Create notices from due items, and delete these rows of `due` in the same transaction."""
        found: dict[tuple[Person, Place], list[_Said]] = {}
        rows: dict[tuple[Person, Place], list[DueItem]] = {}

        async def gather(one: DueItem) -> None:
            info = await self._records.info(one.table_id)
            person = info.seats[one.seat].person if one.seat < len(info.seats) else None
            place = None if person is None else await self._place(info, person, one.kind)
            if person is None or place is None or self._too_late(info):
                async with self._records.write(one.table_id) as tx:
                    await due.drop(tx, one.id)
            elif not await self._waits_for_call(one):
                found.setdefault((person, place), []).extend(
                    _Said(item, info, place) for item in await self._items(one)
                )
                rows.setdefault((person, place), []).append(one)

        async def make(whom: tuple[Person, Place]) -> None:
            (person, place), due_rows, said = whom, rows[whom], found[whom]
            kind = CallKind.WARNING if place[0] == "table" else CallKind.CALL
            async with self._records.write(*(one.table_id for one in due_rows)) as tx:
                for one in due_rows:
                    await due.drop(tx, one.id)
                made = await self._make(tx, person, kind, said)
                if kind is CallKind.WARNING and not made:  # known already: their time still cannot end before this
                    await self._clocks.warned(tx, said[0].info, said[0].item.seat, said[0].item.number)

        each = self._records.retries.each
        await each("calls", sorted(items, key=lambda item: (item.due_at, item.id)), gather, str)
        await each("calls to people", rows, make)

    async def _waits_for_call(self, one: DueItem) -> bool:
        """Return whether a reminder must wait because its person has yet to be notified of the question. It is then
        put off by a day."""
        if one.kind is not DueKind.REMINDER:
            return False
        async with self._records.storing():
            called = await pending_notifications.called_soon(self._records.read, one.table_id, one.seat, one.number)
        if called:
            async with self._records.write(one.table_id) as tx:
                await due.reckoned(tx, one.id, self._records.clock.now() + REMIND_AFTER)
        return called

    async def invited(self, info: TableInfo, person: Person, invitation: int) -> None:
        """Create the notice of an invitation. It waits until the invited person is awake, or for their daily
        digest."""
        now = self._records.clock.now()
        settings = await self._people.settings_of(person)
        at = await self._people.awake_at(person, now)
        if settings.digest is not None:
            at = max(at, await self._notices.next_digest(person) or at)
        item = Item(DueKind.INVITATION, info.id, -1, invitation)
        async with self._records.write() as tx:
            if not any(item in one.items for one in await pending_notifications.waiting_of(tx, person)):
                await pending_notifications.add_notice(tx, person, info.id, CallKind.CALL, [item], at)

    async def next_ones(self, table_id: int) -> None:
        """Notify the persons who will act next at a table, if they have chosen that.

        Each is told once before each of their questions, and not if the question comes before they could read it.
        """
        info = await self._records.info(table_id)
        wishing = [
            (one.seat, one.person) for one in info.seats
            if one.person is not None and (await self._people.settings_of(one.person)).next_turn
        ]
        if not wishing:
            return
        surely, quiet = await self._forecasting.next_seats(info), await self._notices.not_told(info)
        for seat, person in wishing:
            if seat in surely and seat not in quiet:
                await self._next_one(info, seat, person)

    async def _next_one(self, info: TableInfo, seat: int, person: Person) -> None:
        place, now = await self._place(info, person, DueKind.NEXT), self._records.clock.now()
        at = max(now + SOON, await self._people.awake_at(person, now))
        async with self._records.write(info.id) as tx:
            number = (await tables.progress(tx, info.id)).numbers.get(seat, -1)
            if place is not None and seat not in await games.asked(tx, info.id):
                said = _Said(Item(DueKind.NEXT, info.id, seat, number), info, place)
                await self._make(tx, person, CallKind.CALL, [said], at)

    async def digests(self, now: float) -> None:
        """Create the digests that are due at `now`, from the items waiting at this moment."""
        async with self._records.storing():
            found = await pending_notifications.digests(self._records.read, now)
        await self._records.retries.each("digests", found, lambda person: self._digest(person, now))

    async def _digest(self, person: Person, now: float) -> None:
        settings = await self._people.settings_of(person)
        awake = await self._people.awake_at(person, now)
        said = await self._waiting(person, settings, now) if awake <= now and settings.digest is not None else []
        async with self._records.write() as tx:
            wish = (await people.settings(tx, person)).digest  # may have changed since it was read above
            if wish is None:
                said = []
            at = None if wish is None else awake if awake > now else next_digest(wish, now)
            await pending_notifications.set_digest(tx, person, at)
            for one in await pending_notifications.waiting_of(tx, person) if said else ():
                if all(item.what is None for item in one.items):  # an invitation
                    info = await row_of(tx, one.items[0].table_id)
                    said += [_Said(item, info, said[0].place) for item in one.items]
                    await pending_notifications.give_up(tx, one)
            for place in dict.fromkeys(one.place for one in said):
                await self._make(tx, person, CallKind.DIGEST, [one for one in said if one.place == place])

    async def _waiting(self, person: Person, settings: PersonSettings, now: float) -> list[_Said]:
        """Return the items for a person's digest."""
        async with self._records.storing():
            found = await pending_notifications.waiting(self._records.read, person, now - AGAIN_AFTER)
            own = await tables.running_of(self._records.read, person)
            muted = await pending_notifications.muted_by(self._records.read, person)
        found = [one for one in found if settings.reminders or one.kind is not DueKind.REMINDER]
        for table_id, seats, _, _ in own:
            for count in await self._votes.of_table(table_id) if table_id not in muted else ():
                found += [Item(DueKind.VOTES, table_id, seat, count.vote.id) for seat in count.waiting if seat in seats]
        said: list[_Said] = []
        for one in found:
            info = await self._records.info(one.table_id)
            place = await self._place(info, person, one.kind)
            if place is not None and not info.away:
                said.append(_Said(one, info, place))
        return said

    async def _make(
        self, tx: Tx, person: Person, kind: CallKind, said: Sequence[_Said], at: float | None = None
    ) -> bool:
        """Create one notice of the items that no other notice contains, due at `at` or at once.

        Return whether there was such an item. The notice goes to the home channel of the first table where the bot
        may write.
        """
        if not said:
            return False
        homes = dict.fromkeys(one.info.id for one in said)
        refusing = await tables.refusing(tx, homes) if len(homes) > 1 else set()
        home = next((one for one in homes if one not in refusing), said[0].info.id)
        table_id = None if said[0].place == ROOM else home
        due_at = self._records.clock.now() if at is None else at
        notice = await pending_notifications.add_notice(tx, person, table_id, kind, [], due_at)
        told = {(one.item.what or one.item.kind, one.item.table_id, one.item.seat, one.item.number): one.item
                for one in reversed(said)}
        items = [
            one for one in reversed(told.values())
            if await pending_notifications.claim(tx, one, person, notice.id)
        ]
        if items:
            await pending_notifications.set_items(tx, notice, items)
        else:
            await pending_notifications.give_up(tx, notice)
        return bool(items)

    async def _items(self, one: DueItem) -> list[Item]:
        """Return the items of a due row. A row about votes gives one for each open vote in which the seat has not
        voted."""
        if one.kind is not DueKind.VOTES:
            return [Item(one.kind, one.table_id, one.seat, one.number)]
        counts = await self._votes.of_table(one.table_id)
        return [Item(one.kind, one.table_id, one.seat, count.vote.id) for count in counts if one.seat in count.waiting]

    async def _place(self, info: TableInfo, person: Person, kind: DueKind) -> Place | None:
        """Return where a person is notified about a table, or None if nowhere."""
        if info.exercise:
            return None
        if kind is DueKind.WARNING:
            return ("table", info.id)
        return await self._notices.place(info, person)

    def _too_late(self, info: TableInfo) -> bool:
        return info.daily is not None and info.daily < self._records.today()

    # -- sending notices -------------------------------------------------------------------------------------------

    async def due(self, now: float) -> list[PersonNotice]:
        """Return the notices to be sent now. Notices that fall into their person's quiet hours are put off."""
        async with self._records.storing():
            found = await pending_notifications.due_notices(self._records.read, now)
        ready: list[PersonNotice] = []

        async def look_at(one: PersonNotice) -> None:
            at = await self._people.awake_at(one.person, now)
            if at > now:
                async with self._records.write(*one.tables) as tx:
                    await pending_notifications.set_notice(
                        tx, one.id, begun_at=one.begun_at, attempts=one.attempts, due_at=at
                    )
            else:
                ready.append(one)

        await self._records.retries.each("notices", found, look_at, lambda one: one.id)
        return ready

    async def alive(self, notice: PersonNotice) -> list[Item]:
        """Return the items of a notice that still apply."""
        async with self._records.storing():
            told = {(t, s, w): n for t, s, w, n in await pending_notifications.told_by(self._records.read, notice)}
        found: list[Item] = []
        for one in notice.items:
            if one.kind is DueKind.INVITATION:
                found += [one] if await self._guests.invitation(one.number) is not None else []
            elif one.what is not None and (number := told.get((one.table_id, one.seat, one.what))) is not None:
                now = replace(one, number=number)  # the question may have a new number
                found += [now] if await self._still(now, notice.person) else []
        return found

    async def _still(self, item: Item, person: Person) -> bool:
        """Return whether an item still applies: the question or vote is open, or the announced turn is still to
        come."""
        info = await self._records.info(item.table_id)
        if info.status is not Status.PLAYING or info.seats[item.seat].person != person:
            return False
        if item.what is What.VOTE:
            counts = await self._votes.of_table(item.table_id)
            return any(item.number == count.vote.id and item.seat in count.waiting for count in counts)
        async with self._records.storing():
            asked = await games.asked(self._records.read, item.table_id)
            numbers = (await tables.progress(self._records.read, item.table_id)).numbers
        if item.what is What.NEXT:
            return item.seat not in asked and numbers.get(item.seat, -1) == item.number
        return asked.get(item.seat) == item.number

    async def sending(self, notice: PersonNotice) -> bool:
        """Record that a notice is about to be sent.

        Return whether it may have been sent before, too long ago for Discord to recognise the repetition.
        """
        now = self._records.clock.now()
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.set_notice(
                tx, notice.id, begun_at=now, attempts=notice.attempts, due_at=notice.due_at
            )
        return notice.begun_at is not None and now > notice.begun_at + SURE

    async def said(self, notice: PersonNotice, items: Iterable[Item]) -> None:
        """Record that a notice with these items was sent.

        If it was the first notification of a question, the reminder is due a day later. If it was a warning, the
        person's clock keeps the minimum time between the warning and the end.
        """
        now = self._records.clock.now()
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.strike_out(tx, notice, now)
            for one in items:
                if one.what is What.CALL:
                    await due.called(tx, one.table_id, one.seat, one.number, now + REMIND_AFTER)
                elif one.kind is DueKind.WARNING:
                    await self._clocks.warned(tx, await row_of(tx, one.table_id), one.seat, one.number)

    async def nothing_left(self, notice: PersonNotice) -> None:
        """Delete a notice of which no item applies any more, without sending it."""
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.give_up(tx, notice)

    async def failed(self, notice: PersonNotice, *, perhaps: bool) -> None:
        """Schedule a retry of a notice that was not sent. `perhaps` means that it may have been sent."""
        now = self._records.clock.now()
        wait = min(SURE / 4 if perhaps else LONGEST_WAIT, 2.0 ** min(notice.attempts, 12))
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.set_notice(
                tx, notice.id, begun_at=now if perhaps else None, attempts=notice.attempts + 1, due_at=now + wait
            )

    async def elsewhere(self, notice: PersonNotice) -> bool:
        """Move a notice whose table's home channel the bot may not write in.

        Return whether another table of the notice can take its place.
        """
        async with self._records.storing():
            refusing = await tables.refusing(self._records.read, notice.tables)
        if notice.tables <= refusing:
            return False
        await self.anew(notice)
        return True

    async def anew(self, notice: PersonNotice) -> None:
        """Replace a notice that cannot be sent to its place: the items that still apply go to the places that are
        possible now."""
        said: list[_Said] = []
        for one in await self.alive(notice):
            info = await self._records.info(one.table_id)
            place = await self._place(info, notice.person, one.kind)
            said += [_Said(one, info, place)] if place is not None else []
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.give_up(tx, notice)
            for place in dict.fromkeys(one.place for one in said):
                await self._make(tx, notice.person, notice.kind, [one for one in said if one.place == place])
