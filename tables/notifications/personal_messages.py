"""Messages to one person (notices): what they contain, and that each item is sent once.

A notice is a stored message with one or more items: questions, reminders, votes, warnings, invitations. A digest is a
notice that a person gets once a day, with everything that waits for them, in place of single notices. A notice is
stored before it is sent and reserves every item it contains. It is deleted after it was sent. After a crash in between,
that notice is sent again, and no other notice contains its items.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from storage.deadlines import due
from storage.deadlines.due import REMIND_AFTER
from storage.engine.transaction import Tx
from storage.model import Person, PersonSettings, Status, TableInfo
from storage.notifications import pending_notifications
from storage.outgoing import DueItem, DueKind, NoticeItem, NotificationKind, PersonNotice, PersonNoticeKind
from storage.people import people
from storage.play import games, tables
from tables.core.announcements import NONCE_SECONDS
from tables.core.row_cache import row_of
from tables.deadlines.clocks import Clocks
from tables.forecasts.forecasts import Forecasts
from tables.notifications.preferences import ROOM, NotificationPreferences, Place
from tables.notifications.wishes import Wishes
from tables.people.people import People
from tables.play.invitations import Invitations
from tables.play.votes import Votes
from tables.state.records import Records
from tables.time.waking_hours import next_digest

log = logging.getLogger(__name__)
REPEAT_IN_DIGEST_AFTER = 20 * 3600.0
"""Seconds after which a digest may repeat an item of an earlier digest."""
LONGEST_WAIT = 3600.0
BESIDE_QUESTIONS = (DueKind.INVITATION, DueKind.WISH, DueKind.LENT, DueKind.ENDED)
"""The kinds of items that are about no question or vote, and are answered with buttons of their own."""
MUTED_NEVER = (DueKind.WARNING, DueKind.INVITATION)
"""The kinds of items that are told also of a table that their person has muted."""
NEXT_TURN_DELAY = 60.0
"""Delay in seconds before a person is told that they are next. If they are asked sooner, they are told of the
question instead."""


@dataclass(frozen=True, slots=True)
class _PlacedItem:
    """An item for a notice, with its table and the place where it is to be sent."""

    item: NoticeItem
    info: TableInfo
    place: Place


_Whom = tuple[Person, Place, int | None]
"""Whom a notice is for and where it is sent; a warning is a notice of its own, so with its table."""


class PersonalMessages:
    """Turn due items (questions, reminders, votes …) into notices, one for each person and place, and track whether
    they were sent."""

    def __init__(
        self, records: Records, people: People, votes: Votes, clocks: Clocks, invitations: Invitations,
        preferences: NotificationPreferences, forecasts: Forecasts, wishes: Wishes,
    ) -> None:
        self._records = records
        self._people = people
        self._votes = votes
        self._clocks = clocks
        self._invitations = invitations
        self._preferences = preferences
        self._forecasts = forecasts
        self._wishes = wishes

    # -- creating notices ------------------------------------------------------------------------------------------

    async def create_notices(self, items: Sequence[DueItem]) -> None:
        """Store notices of these due items, and delete the items' rows of `due` in the same transaction. Items that
        have become pointless are deleted."""
        found: dict[_Whom, list[_PlacedItem]] = {}
        rows: dict[_Whom, list[DueItem]] = {}

        async def gather(one: DueItem) -> None:
            info = await self._records.info(one.table_id)
            person = info.seats[one.seat].person if one.seat < len(info.seats) else None
            place = None if person is None else await self._place(info, person, one.kind)
            if person is None or place is None or self._too_late(info):
                async with self._records.write(one.table_id) as tx:
                    await due.delete(tx, one.id)
            elif not await self._waits_for_call(one):
                whom = (person, place, info.id if one.kind is DueKind.WARNING else None)
                found.setdefault(whom, []).extend(_PlacedItem(item, info, place) for item in await self._items(one))
                rows.setdefault(whom, []).append(one)

        async def make(whom: _Whom) -> None:
            (person, _, warned_at), due_rows, said = whom, rows[whom], found[whom]
            kind = PersonNoticeKind.CALL if warned_at is None else PersonNoticeKind.WARNING
            async with self._records.write(*(one.table_id for one in due_rows)) as tx:
                for one in due_rows:
                    await due.delete(tx, one.id)
                made = await self._create_notice(tx, person, kind, said)
                # known already: their time still cannot end before this
                if kind is PersonNoticeKind.WARNING and not made:
                    await self._clocks.record_warning(tx, said[0].info, said[0].item.seat, said[0].item.number)

        each = self._records.retries.each
        await each("calls", sorted(items, key=lambda item: (item.due_at, item.id)), gather, str)
        await each("calls to people", rows, make)

    async def _waits_for_call(self, one: DueItem) -> bool:
        """Return whether a reminder must wait because its person was not yet notified of the question itself. It is
        then put off by a day."""
        if one.kind is not DueKind.REMINDER:
            return False
        async with self._records.storage_errors_as_refusals():
            called = await pending_notifications.will_be_notified(
                self._records.read, one.table_id, one.seat, one.number
            )
        if called:
            async with self._records.write(one.table_id) as tx:
                await due.reschedule(tx, one.id, self._records.clock.now() + REMIND_AFTER)
        return called

    async def invited(self, info: TableInfo, person: Person, invitation: int) -> None:
        """Store the notice of an invitation for the invited person, unless there is one. It is sent when they are
        awake, or with their daily digest, to the place where they are notified; nothing is stored if there is none.

        `invitation` is the invitation's id.
        """
        await self._tell_when_awake(info, person, NoticeItem(DueKind.INVITATION, info.id, -1, invitation))

    async def lent(self, info: TableInfo, seat: int, person: Person) -> None:
        """Store the notice that an AI plays on a seat for its person, since their time was over, like that of an
        invitation. It is dropped if they take the seat back before."""
        await self._tell_when_awake(info, person, NoticeItem(DueKind.LENT, info.id, seat, 0))

    async def ended(self, info: TableInfo, seat: int, person: Person) -> None:
        """Store the notice that a game was ended early, for a person who was away or for whom an AI played, like that
        of an invitation. It is dropped if the game is reopened before."""
        await self._tell_when_awake(info, person, NoticeItem(DueKind.ENDED, info.id, seat, 0))

    async def _tell_when_awake(self, info: TableInfo, person: Person, item: NoticeItem) -> None:
        now = self._records.clock.now()
        settings, place = await self._people.settings_of(person), await self._preferences.place(info, person)
        if place is None:
            return
        at = await self._people.awake_at(person, now)
        if settings.digest is not None:
            at = max(at, await self._preferences.next_digest(person) or at)
        table_id = None if place == ROOM else info.id
        async with self._records.write() as tx:
            if not any(item in one.items for one in await pending_notifications.unsent_notices_of(tx, person)):
                await pending_notifications.add_notice(tx, person, table_id, PersonNoticeKind.CALL, [item], at)

    async def tables_with_next_turn_wishes(self) -> set[int]:
        """Return the tables whose next persons may have to be notified after a start: the bot may have stopped between
        publishing a turn and notifying them."""
        async with self._records.storage_errors_as_refusals():
            return await tables.with_next_turn_wishes(self._records.read)

    async def notify_next_seats(self, table_id: int) -> None:
        """Store a notice "you are probably next" for the persons who almost certainly act next at a table and have
        chosen to be told.

        Each is told once before each of their questions, and not if the question comes before they could read it.
        """
        info = await self._records.info(table_id)
        wishing = [
            (one.seat, one.person) for one in info.seats
            if one.person is not None and (await self._people.settings_of(one.person)).next_turn
        ]
        if not wishing:
            return
        surely, quiet = await self._forecasts.next_seats(info), await self._preferences.seats_not_notified_now(info)
        for seat, person in wishing:
            if seat in surely and seat not in quiet:
                await self._next_one(info, seat, person)

    async def _next_one(self, info: TableInfo, seat: int, person: Person) -> None:
        """Store the notice that a person is probably the next to be asked, unless they are asked already."""
        place, now = await self._place(info, person, DueKind.NEXT), self._records.clock.now()
        at = max(now + NEXT_TURN_DELAY, await self._people.awake_at(person, now))
        async with self._records.write(info.id) as tx:
            number = (await tables.progress(tx, info.id)).numbers.get(seat, -1)
            if place is not None and seat not in await games.open_questions(tx, info.id):
                said = _PlacedItem(NoticeItem(DueKind.NEXT, info.id, seat, number), info, place)
                await self._create_notice(tx, person, PersonNoticeKind.CALL, [said], at)

    async def create_digests(self, now: float) -> None:
        """Store the digests (daily summaries) that are due at `now`, from the items waiting at this moment. The digest
        of a sleeping person is put off."""
        async with self._records.storage_errors_as_refusals():
            found = await pending_notifications.people_with_due_digest(self._records.read, now)
        await self._records.retries.each("digests", found, lambda person: self._digest(person, now))

    async def _digest(self, person: Person, now: float) -> None:
        """Store a person's digest with everything that waits for them, invitations too, and schedule the next one. For
        a sleeping person only the time changes."""
        settings = await self._people.settings_of(person)
        awake = await self._people.awake_at(person, now)
        said = await self._waiting(person, settings, now) if awake <= now and settings.digest is not None else []
        wishes = await self._wishes_of_today(person, now) if said else set()
        async with self._records.write() as tx:
            wish = (await people.settings(tx, person)).digest  # may have changed since it was read above
            if wish is None:
                said = []
            at = None if wish is None else awake if awake > now else next_digest(wish, now)
            await pending_notifications.set_digest(tx, person, at)
            for one in await pending_notifications.unsent_notices_of(tx, person) if said else ():
                if said[0].place == ROOM and all(_joins_digest(item, wishes) for item in one.items):
                    info = await tables.info(tx, one.items[0].table_id)
                    if info is not None:  # else its server's tables were deleted
                        said += [_PlacedItem(item, info, ROOM) for item in one.items]
                    await pending_notifications.discard_notice(tx, one)
            await self._create_notices(tx, person, PersonNoticeKind.DIGEST, said)

    async def _wishes_of_today(self, person: Person, now: float) -> set[int]:
        """Return the ids of those wishes of a person of whose tables a notice waits, and that are to be told now."""
        async with self._records.storage_errors_as_refusals():
            waiting = await pending_notifications.unsent_notices_of(self._records.read, person)
        wishes = {item.number for one in waiting for item in one.items if item.kind is DueKind.WISH}
        return {wish for wish in wishes if await self._wishes.next_time(wish, now) <= now}

    async def _waiting(self, person: Person, settings: PersonSettings, now: float) -> list[_PlacedItem]:
        """Return the items for a person's digest: questions of which they were not notified, or long ago and not
        reminded, and open votes."""
        async with self._records.storage_errors_as_refusals():
            found = await pending_notifications.digest_items(self._records.read, person, now - REPEAT_IN_DIGEST_AFTER)
            own = await tables.running_of(self._records.read, person)
            muted = await pending_notifications.muted_by(self._records.read, person)
        found = [one for one in found if settings.reminders or one.kind is not DueKind.REMINDER]
        for table_id, seats, _, _ in own:
            for count in await self._votes.of_table(table_id) if table_id not in muted else ():
                found += [
                    NoticeItem(DueKind.VOTES, table_id, seat, count.vote.id) for seat in count.waiting if seat in seats
                ]
        said: list[_PlacedItem] = []
        for one in found:
            info = await self._records.info(one.table_id)
            place = await self._place(info, person, one.kind)
            if place is not None and not info.away:
                said.append(_PlacedItem(one, info, place))
        return said

    async def _create_notices(
        self, tx: Tx, person: Person, kind: PersonNoticeKind, said: Sequence[_PlacedItem]
    ) -> None:
        """Store one notice of this kind for each place. In a channel a digest only says how many tables wait, so that
        an invitation there, or a table for which the person looks, is a message of its own with its buttons."""
        together: dict[Place, list[_PlacedItem]] = {}
        # first what is not asked elsewhere, since of many items the last ones are only counted
        for one in sorted(said, key=lambda placed: placed.item.kind not in BESIDE_QUESTIONS):
            if one.place == ROOM or one.item.kind not in BESIDE_QUESTIONS:
                together.setdefault(one.place, []).append(one)
            else:
                await self._create_notice(tx, person, PersonNoticeKind.CALL, [one])
        for those in together.values():
            await self._create_notice(tx, person, kind, those)

    async def _create_notice(
        self, tx: Tx, person: Person, kind: PersonNoticeKind, said: Sequence[_PlacedItem], at: float | None = None
    ) -> bool:
        """Store one notice of those items that no other notice contains, due at `at` or at once.

        Return whether there was such an item. The notice goes to the home channel of the first table where the bot may
        write.
        """
        if not said:
            return False
        homes = dict.fromkeys(one.info.id for one in said)
        refusing = await tables.with_refused_home(tx, homes) if len(homes) > 1 else set()
        home = next((one for one in homes if one not in refusing), said[0].info.id)
        table_id = None if said[0].place == ROOM else home
        due_at = self._records.clock.now() if at is None else at
        notice = await pending_notifications.add_notice(tx, person, table_id, kind, [], due_at)
        told = {(one.item.notification or one.item.kind, one.item.table_id, one.item.seat, one.item.number): one.item
                for one in reversed(said)}
        items = [
            one for one in reversed(told.values())
            if await pending_notifications.reserve(tx, one, person, notice.id)
        ]
        if items:
            await pending_notifications.set_items(tx, notice, items)
        else:
            await pending_notifications.discard_notice(tx, notice)
        return bool(items)

    async def _items(self, one: DueItem) -> list[NoticeItem]:
        """Return the items of a due row. A row about votes gives one for each open vote in which the seat has not
        voted."""
        if one.kind is not DueKind.VOTES:
            return [NoticeItem(one.kind, one.table_id, one.seat, one.number)]
        counts = await self._votes.of_table(one.table_id)
        return [
            NoticeItem(one.kind, one.table_id, one.seat, count.vote.id) for count in counts if one.seat in count.waiting
        ]

    async def _place_of(self, item: NoticeItem, info: TableInfo, person: Person) -> Place | None:
        """Return where a person is to be told of an item now, or None if nowhere: they may have muted its table."""
        if item.kind is DueKind.WISH:
            return await self._wishes.place(item.number, info)
        if item.kind not in MUTED_NEVER and person in await self._preferences.who_muted(info):
            return None
        return await self._place(info, person, item.kind)

    async def _place(self, info: TableInfo, person: Person, kind: DueKind) -> Place | None:
        """Return where a person is to be notified about a table, or None if nowhere. Warnings go to the table's own
        channel, but to direct messages if the person chose them and nobody is pinged in the channel."""
        if info.is_exercise:
            return None
        if kind is not DueKind.WARNING:
            return await self._preferences.place(info, person)
        seat = info.seat_of(person)
        apart = seat is not None and seat in await self._preferences.seats_warned_by_direct_message(info)
        return ROOM if apart else ("table", info.id)

    def _too_late(self, info: TableInfo) -> bool:
        return info.daily is not None and info.daily < self._records.today()

    # -- sending notices -------------------------------------------------------------------------------------------

    async def due_notices(self, now: float) -> list[PersonNotice]:
        """Return the notices to be sent now. Notices whose person is in their quiet hours or absent are put off, and so
        are tables for which the person looks on other days. Those that would go to another place by now, or nowhere,
        are made again."""
        async with self._records.storage_errors_as_refusals():
            found = await pending_notifications.due_notices(self._records.read, now)
        ready: list[PersonNotice] = []

        async def look_at(one: PersonNotice) -> None:
            if one.unreadable is not None:
                raise one.unreadable
            at = await self._people.awake_at(one.person, now)
            if one.items and all(item.kind is DueKind.WISH for item in one.items):
                at = await self._wishes.next_time(one.items[0].number, now)
            if at > now:
                async with self._records.write(*one.tables) as tx:
                    await pending_notifications.set_delivery_state(
                        tx, one.id, begun_at=one.begun_at, attempts=one.attempts, due_at=at
                    )
            elif one.kind is PersonNoticeKind.CALL and one.begun_at is None and await self._goes_elsewhere(one):
                await self.recreate(one)
            else:
                ready.append(one)

        await self._records.retries.each("notices", found, look_at, lambda one: one.id)
        return ready

    async def _goes_elsewhere(self, notice: PersonNotice) -> bool:
        """Return whether a notice would be stored for another place now: direct messages instead of a channel or the
        other way round, or none at all. It may have waited for a night, a digest or an absence."""
        infos = {info.id: info for info in await self._records.existing(notice.tables)}
        for one in notice.items:
            if (info := infos.get(one.table_id)) is not None:
                place = await self._place_of(one, info, notice.person)
                if place is None or (place == ROOM) is not (notice.table_id is None):
                    return True
        return False

    async def current_items(self, notice: PersonNotice) -> list[NoticeItem]:
        """Return the items of a notice that still apply, with their present question numbers, to be named in the
        message."""
        async with self._records.storage_errors_as_refusals():
            reserved = await pending_notifications.reserved_for(self._records.read, notice)
        told = {_named(t, s, w, n): n for t, s, w, n in reserved}
        found: list[NoticeItem] = []
        for one in notice.items:
            if one.kind in BESIDE_QUESTIONS:
                found += [one] if await self._is_still_open(one, notice.person) else []
            elif one.notification is not None and (
                number := told.get(_named(one.table_id, one.seat, one.notification, one.number))
            ) is not None:
                now = replace(one, number=number)  # the question may have a new number
                found += [now] if await self._still_applies(now, notice.person) else []
        return found

    async def _still_applies(self, item: NoticeItem, person: Person) -> bool:
        """Return whether an item still applies: the question or vote is open, or the announced turn is still to
        come."""
        info = await self._records.info(item.table_id)
        if info.status is not Status.PLAYING or info.seats[item.seat].person != person:
            return False
        if item.notification is NotificationKind.VOTE:
            counts = await self._votes.of_table(item.table_id)
            return any(item.number == count.vote.id and item.seat in count.waiting for count in counts)
        async with self._records.storage_errors_as_refusals():
            asked = await games.open_questions(self._records.read, item.table_id)
            numbers = (await tables.progress(self._records.read, item.table_id)).numbers
        if item.notification is NotificationKind.NEXT:
            return item.seat not in asked and numbers.get(item.seat, -1) == item.number
        return asked.get(item.seat) == item.number

    async def _is_still_open(self, item: NoticeItem, person: Person) -> bool:
        """Return whether an invitation, a table for which the person looks, a lent seat, or that a game was ended is
        still to be told."""
        if item.kind is DueKind.INVITATION:
            return await self._invitations.invitation(item.number) is not None
        async with self._records.storage_errors_as_refusals():
            info = await tables.info(self._records.read, item.table_id)
        if info is None:  # the tables of its server were deleted
            return False
        if item.kind is DueKind.WISH:
            return await self._wishes.applies(item.number, info, person)
        if item.kind is DueKind.ENDED:
            return info.status is Status.CANCELLED and info.place_of(person) == item.seat
        return info.status is Status.PLAYING and info.seats[item.seat].lent_by == person

    async def begin_sending(self, notice: PersonNotice) -> bool:
        """Record that a notice is about to be sent, so that after a crash it is known that it may have arrived.

        Return whether it may have been sent before, too long ago for Discord to recognise the repetition.
        """
        now = self._records.clock.now()
        begun_at = now if notice.begun_at is None else notice.begun_at
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.set_delivery_state(
                tx, notice.id, begun_at=begun_at, attempts=notice.attempts, due_at=notice.due_at
            )
        return now > begun_at + NONCE_SECONDS

    async def record_sent(self, notice: PersonNotice, items: Iterable[NoticeItem]) -> None:
        """Record that a notice with these items was sent, and delete it.

        If it was the first notification of a question, the reminder is due a day later. If it was a warning, the
        person's clock keeps the minimum time between the warning and the end.
        """
        now = self._records.clock.now()
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.mark_notice_sent(tx, notice, now)
            for one in items:
                if one.notification is NotificationKind.CALL:
                    await due.mark_notified(tx, one.table_id, one.seat, one.number, now + REMIND_AFTER)
                elif one.kind is DueKind.WARNING:
                    await self._clocks.record_warning(tx, await row_of(tx, one.table_id), one.seat, one.number)

    async def drop(self, notice: PersonNotice) -> None:
        """Delete a notice of which no item applies any more, instead of sending it."""
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.discard_notice(tx, notice)

    async def failed(self, notice: PersonNotice, *, perhaps: bool, soon: bool = False) -> None:
        """Schedule a retry of a notice that could not be sent, after a growing pause. `perhaps` means that it may have
        arrived all the same, so that it is tried again before Discord forgets its nonce; `soon` that this attempt did
        not reach Discord. That an earlier attempt may have arrived is remembered."""
        now = self._records.clock.now()
        begun_at = now if perhaps and notice.begun_at is None else notice.begun_at
        wait = min(NONCE_SECONDS / 4 if perhaps or soon else LONGEST_WAIT, 2.0 ** min(notice.attempts, 12))
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.set_delivery_state(
                tx, notice.id, begun_at=begun_at, attempts=notice.attempts + 1, due_at=now + wait
            )

    async def move_to_other_table(self, notice: PersonNotice) -> bool:
        """Replace a notice that was to be sent to a table's channel in which the bot may not write, so that it goes to
        the channel of another of its tables.

        Return whether there is such a table. If so, new notices are stored in its place, which are sent later like all
        others; otherwise nothing is changed, and the caller schedules a retry (`failed`).
        """
        async with self._records.storage_errors_as_refusals():
            refusing = await tables.with_refused_home(self._records.read, notice.tables)
        if notice.tables <= refusing:
            return False
        await self.recreate(notice)
        return True

    async def recreate(self, notice: PersonNotice, *, without: int | None = None) -> None:
        """Replace a notice that cannot be sent to its place: the items that still apply are stored in notices for the
        places that are possible now. `without`: the table whose home no longer exists, so that what there is to tell of
        it, as that it was ended, is told in direct messages or not at all."""
        said: list[_PlacedItem] = []
        for one in await self.current_items(notice):
            info = await self._records.info(one.table_id)
            place = await self._place_of(one, info, notice.person)
            if place is not None and (place == ROOM or info.id != without):
                said.append(_PlacedItem(one, info, place))
        async with self._records.write(*notice.tables) as tx:
            await pending_notifications.discard_notice(tx, notice)
            await self._create_notices(tx, notice.person, notice.kind, said)


def _named(table_id: int, seat: int, what: NotificationKind, number: int) -> tuple[int, int, NotificationKind, int]:
    """Return by what a notification is known again: a vote by its id, of which a seat can have several; anything else
    without the number of its question, which may have changed."""
    return table_id, seat, what, number if what is NotificationKind.VOTE else 0


def _joins_digest(item: NoticeItem, wishes: Collection[int]) -> bool:
    """Return whether an item of another notice is told with the digest in direct messages: an invitation, a lent seat,
    a game that was ended, or a table for which the person looks, by one of the `wishes` that are to be told now."""
    if item.kind is DueKind.WISH:
        return item.number in wishes
    return item.kind in (DueKind.INVITATION, DueKind.LENT, DueKind.ENDED)
