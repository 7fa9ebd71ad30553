"""Change the holder of a seat during a game: lend it to an AI, take it back, pass it on, leave for good."""

from __future__ import annotations

from games.core.journal import Line
from games.core.text import Seat, text
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person, Status, TableInfo
from storage.notifications import pending_notifications
from storage.orders import orders
from storage.people import people
from storage.play import invitations, seats, tables
from tables.core.errors import Trouble
from tables.core.installed_game import spec_of
from tables.core.permissions import check_level, check_playing, check_seat
from tables.core.sessions import Game, asks_of, mark
from tables.play.lobby import Lobby
from tables.play.votes import Votes
from tables.state.recording import remind_at
from tables.state.records import Act, Records
from tables.state.retries import once, table
from tables.time.clock_updates import come, leave, leave_alone


class Seats:
    """Change who holds a seat. A person who has lent a seat to an AI may take it back at any time."""

    def __init__(self, records: Records, lobby: Lobby, votes: Votes) -> None:
        self._records = records
        self._lobby = lobby
        self._votes = votes

    async def hand_over(self, table_id: int, seat: int, level: str, by: Person) -> TableInfo:
        """Lend a person's seat to an AI. Raises `Trouble`."""
        async with self._records.act(table_id) as act:
            check_seat(act.game.info, seat, by)
            if act.game.info.daily is not None:
                raise Trouble("bot-trouble-daily-alone")
            check_level(act.game.info.game, level)
            return await self.lend(act, seat, level, by, "bot-log-handed-over")

    async def lend(self, act: Act, seat: int, level: str, by: Person, key: str) -> TableInfo:
        """Lend a person's seat to an AI within an act of the table. `key` is the log text that says why."""
        return await self._change_holder(act, seat, ai=level, lent_by=by, key=key)

    async def sit_in(self, tx: Tx, info: TableInfo, seat: int, key: str) -> TableInfo:
        """Lend a person's seat to the strongest AI until they are back, in a transaction of the table's turn.

        `key` is the log text that says why.
        """
        person = info.seats[seat].person
        assert person is not None
        return await self.lend(await self._records.in_hand(tx, info), seat, spec_of(info.game).strongest, person, key)

    async def take_back(self, table_id: int, seat: int, by: Person) -> TableInfo:
        """Take back a seat that was lent to an AI. Raises `Trouble`."""
        async with self._records.act(table_id) as act:
            seats_now = act.game.info.seats
            if not 0 <= seat < len(seats_now) or seats_now[seat].lent_by != by:
                raise Trouble("bot-trouble-not-lent")
            return await self._change_holder(act, seat, person=by, key="bot-log-took-seat")

    async def take_over(self, table_id: int, seat: int, by: Person, person: Person) -> TableInfo:
        """Pass the seat that `by` holds to another person, with the opener's rights if `by` has them.

        Raises `Trouble` if `by` no longer holds the seat, or the other person sits there already.
        """
        async with self._records.act(table_id) as act:
            check_seat(act.game.info, seat, by)
            if act.game.info.place_of(person) is not None:
                raise Trouble("bot-trouble-already-seated")
            await invitations.unfollow(act.tx, table_id, [person])
            if act.game.info.opener == by:
                await tables.set_opener(act.tx, table_id, person)
            return await self._change_holder(act, seat, person=person, key="bot-log-new-holder")

    async def leave_for_good(self, table_id: int, seat: int, by: Person) -> TableInfo:
        """Give the seat to the strongest AI permanently. Raises `Trouble`."""
        async with self._records.act(table_id) as act:
            check_seat(act.game.info, seat, by)
            return await self._change_holder(act, seat, ai=act.game.spec.strongest, key="bot-log-left-for-good")

    async def person_left(self, guild_id: int, discord_id: int) -> None:
        """Remove a person who has left a server from its lobbies, and lend their seats at its tables to AIs."""
        async with self._records.storing():
            person = await people.find(self._records.read, discord_id)
            running = await tables.running_in_server(self._records.read, guild_id) if person is not None else []

        async def leave_table(table_id: int) -> None:
            info = await self._records.info(table_id)
            seat = info.seat_of(person) if person is not None else None
            if person is None or seat is None:
                return
            if info.status is Status.LOBBY:
                await self._lobby.leave(table_id, person)
            else:
                await self.hand_over(table_id, seat, spec_of(info.game).strongest, person)

        await once("leaving a server", running, leave_table, table)

    async def _change_holder(
        self, act: Act, seat: int, *, key: str, person: Person | None = None, ai: str | None = None,
        lent_by: Person | None = None,
    ) -> TableInfo:
        check_playing(act.game.info)
        tx, table_id, now = act.tx, act.game.info.id, self._records.clock.now()
        await leave(tx, act.game.info, seat, now)
        await seats.stand_up(tx, table_id, seat, now)
        await orders.by_hand(tx, table_id, seat)  # answers given ahead for this seat do not count any more
        await seats.sit(tx, table_id, seat, now, person=person, ai=ai, lent_by=lent_by)
        info = await act.reread()
        await _move_reminder(tx, act.game, seat, person, now)
        await act.record(mark(act.game.session), own=[Line(text(key, seat=Seat(seat)), seat)])
        info = await act.reread() if await self._votes.recount(tx, info) else info
        if person is not None and info.status is Status.PLAYING:
            await self._votes.ask_holder(tx, info, seat)
        return info


async def _move_reminder(tx: Tx, game: Game, seat: int, person: Person | None, now: float) -> None:
    """Adapt reminders and clocks to a new holder of the seat.

    An AI needs no reminder. A person who sits down to an open question knows of it, and is reminded after a day. If
    only one person is left, nobody waits for them: a reminder replaces their clock.
    """
    number = asks_of(game.session).get(seat)
    await due.forget_seat(tx, game.info.id, seat)
    await pending_notifications.forget_seat(tx, game.info.id, seat)
    if person is not None:
        await come(tx, game.info, asks_of(game.session), now)
        if number is not None:
            await pending_notifications.follow(tx, game.info.id, (), {seat: number}, (), now)
    else:
        left = await leave_alone(tx, game.info, asks_of(game.session), now)
        if left and (at := remind_at(game.info, now)) is not None:
            await due.remind(tx, game.info.id, left, at)
    at = remind_at(game.info, now)
    if person is not None and at is not None and seat in game.session.open():
        await due.remind(tx, game.info.id, {seat: game.session.numbers.get(seat, 0)}, at)
