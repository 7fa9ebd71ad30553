"""Delete a person's data. The games that they played stay complete without naming them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass

from games.core.text import Seat, text
from storage.deadlines import clocks
from storage.engine.transaction import Tx
from storage.model import Person, Status, TableInfo
from storage.notifications import messages
from storage.outgoing import OutboxKind
from storage.people import people, personal
from storage.play import seats, tables
from tables.core.announcements import log_and_show, publish, put_notices
from tables.core.errors import RequestRefused
from tables.core.row_cache import row_of
from tables.people.people import People
from tables.play.ending import Ending
from tables.play.lobby import Lobby
from tables.play.seats import Seats
from tables.state.records import Records

log = logging.getLogger(__name__)
TRIES = 5
"""How often a person is removed from tables that change while they are being deleted, before the deletion fails."""
FALLBACK_LEVEL = "good"
"""The level of the AI that takes a seat in a game that cannot be loaded."""


@dataclass(frozen=True, slots=True)
class DeletedPerson:
    """A person who was deleted, for listeners that cache data of them: their number, Discord id, and the tables that
    named them."""

    person: Person
    discord_id: int
    tables: Collection[int]


class Deletion:
    """Delete persons and their data. Answers, results and seeds of their games stay, so these can still be replayed and
    verified."""

    def __init__(self, records: Records, people: People, lobby: Lobby, ending: Ending, seats: Seats) -> None:
        self._records = records
        self._people = people
        self._lobby = lobby
        self._ending = ending
        self._seats = seats
        self._listeners: list[Callable[[DeletedPerson], None]] = []

    def when_forgotten(self, listener: Callable[[DeletedPerson], None]) -> None:
        """Register a function to be called after every deletion of a person, so that it can drop what it has cached of
        them."""
        self._listeners.append(listener)

    async def tables_of(self, person: Person) -> list[TableInfo]:
        """Return the tables in which a person still has a part, and from which `delete` would remove them, so that they
        can be shown before."""
        async with self._records.storage_errors_as_refusals():
            found = await personal.tables_to_leave(self._records.read, person)
        return await self._records.existing(found)

    async def delete(self, person: Person) -> None:
        """Delete a person and all data about them. AIs take their seats; a table where no other person plays ends. This
        cannot be undone.

        Raises `RequestRefused`, and then nobody is deleted.
        """
        for _ in range(TRIES):
            try:
                for info in await self.tables_of(person):
                    await self._leave(info, person)
            except RequestRefused as trouble:  # a lobby has begun meanwhile, or they have left it; a table is gone
                if trouble.of_storage:
                    raise
                continue
            done = await self._delete(person)
            if done is not None:
                break
        else:
            raise RequestRefused("bot-trouble-not-forgotten")
        self._records.rows.forget()
        self._people.forget(person, done.discord_id)
        for listener in self._listeners:
            listener(done)
        await self._records.db.erase_deleted()

    async def _delete(self, person: Person) -> DeletedPerson | None:
        """Delete a person's data, or return None if they have taken a seat meanwhile."""
        async with self._records.write() as tx:
            if await personal.tables_to_leave(tx, person):
                return None
            discord_id = await people.discord_id(tx, person)
            if discord_id is None:
                raise RequestRefused("bot-trouble-not-known")
            done = DeletedPerson(person, discord_id, await personal.tables_of(tx, person))
            await personal.delete_person(tx, person)
            for table_id in done.tables:
                await self._rewrite_ranking(tx, table_id)
            tx.on_commit(self._records.wake.set)
        return done

    async def _rewrite_ranking(self, tx: Tx, table_id: int) -> None:
        """Have the ranking of a finished game published again without the person's name, if its message still exists:
        where the bot is not in the Discord server, when it is back there."""
        if any(one.kind is OutboxKind.FINAL and one.open for one in await messages.of_table(tx, table_id)):
            info = await row_of(tx, table_id)
            await publish(tx, info, OutboxKind.FINAL, self._records.clock.now())
            guild_id = info.home.guild_id
            if guild_id is not None and await clocks.absent_from_server_since(tx, guild_id) is not None:
                await tables.set_table_away(tx, table_id, True)

    # -- at one table ----------------------------------------------------------------------------------------------

    async def _leave(self, info: TableInfo, person: Person) -> None:
        """Remove a person from a table: end it if no other person is there, otherwise an AI takes their seat and
        another person their rights."""
        seat = info.seat_of(person)
        others = _others(info, person)
        if info.status is Status.LOBBY:
            await self._lobby.leave(info.id, person)
        elif not others or info.daily is not None:
            async with self._records.change(info.id) as (tx, now):
                if now.daily is not None or not _others(now, person):  # else somebody has taken a seat meanwhile
                    await self._end(tx, now)
        else:
            if seat is not None and info.status is Status.PLAYING:
                await self._to_an_ai(info.id, seat, person)
            async with self._records.change(info.id) as (tx, now):
                if left := _others(now, person):
                    await self._let_go(tx, now, person, left[0])
                else:
                    await self._end(tx, now)

    async def _end(self, tx: Tx, info: TableInfo) -> None:
        """End a table that no person is left to play or reopen."""
        if info.status is Status.PLAYING:
            await self._ending.end(tx, info, "bot-notice-left", for_good=True)
        elif info.status is Status.CANCELLED:
            await tables.end_for_good(tx, info.id)
            await put_notices(tx, info, self._records.clock.now())  # without the button to reopen it

    async def _to_an_ai(self, table_id: int, seat: int, person: Person) -> None:
        try:
            await self._seats.leave_for_good(table_id, seat, person)
        except RequestRefused as trouble:  # not installed, or its rules fail: `_let_go` changes the seat
            if trouble.of_storage:
                raise
            log.info("table %d: %s; an AI has seat %d all the same", table_id, trouble.text.key, seat)

    async def _let_go(self, tx: Tx, info: TableInfo, person: Person, successor: Person) -> None:
        """Pass everything that the person still has at a table to others: seat, lent seats, the opener's rights."""
        seat = info.seat_of(person)
        if seat is not None:
            await self._seats.leave_without_game(tx, info, seat, FALLBACK_LEVEL)
        await seats.end_lending(tx, info.id, person)
        lent = [one.seat for one in info.seats if one.lent_by == person]
        if lent and info.status is Status.PLAYING:  # the messages there still name them, and offer the seat to them
            now = self._records.clock.now()
            for one in lent:
                await log_and_show(tx, info, text("bot-log-left-for-good", seat=Seat(one)), now)
            await put_notices(tx, info, now)
            tx.on_commit(self._records.wake.set)
        tx.on_commit(lambda: self._records.ai_asked(info.id))  # AIs may have waited for their return
        if info.opener == person:
            await tables.set_opener(tx, info.id, successor)


def _others(info: TableInfo, person: Person) -> list[Person]:
    """Return the other persons to whom seats at a table belong, in seat order."""
    return [one for one in info.players if one != person]
