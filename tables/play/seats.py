"""Change the holder of a seat during a game: lend it to an AI for a while, take it back, pass it on, leave for good."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.journal import Line
from games.core.text import Seat, text
from storage.deadlines import absences, due
from storage.engine.transaction import Reader, Tx
from storage.model import Person, Status, TableInfo
from storage.notifications import pending_notifications
from storage.orders import orders
from storage.outgoing import Notice, NoticeKind, OutboxKind
from storage.people import people
from storage.play import games, invitations, seats, tables
from tables.core.announcements import publish, put_notices
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.permissions import check_level, check_playing, check_seat
from tables.core.row_cache import row_of
from tables.core.sessions import Game, asks_of, mark_of
from tables.play.ending import KIND as ENDING
from tables.play.lobby import Lobby
from tables.play.votes import Votes
from tables.state.recording import remind_at
from tables.state.records import Act, Records
from tables.state.retries import each_without_retry, table_label
from tables.time.clock_updates import start_for_arriving, stop_for_last_person, stop_for_leaving


class Seats:
    """Change who holds a seat. Open questions, reminders, clocks and votes pass to the new holder; orders (answers
    given ahead) end. A person who has lent a seat to an AI may take it back at any time."""

    def __init__(self, records: Records, lobby: Lobby, votes: Votes) -> None:
        self._records = records
        self._lobby = lobby
        self._votes = votes

    async def lend_to_ai(self, table_id: int, seat: int, level: str, by: Person) -> TableInfo:
        """Let an AI of a level play on the seat of the person `by` until they take it back. Raises `RequestRefused`:
        not their seat, a daily deal, or no such level."""
        async with self._records.act(table_id) as act:
            check_seat(act.game.info, seat, by)
            if act.game.info.daily is not None:
                raise RequestRefused("bot-trouble-daily-alone")
            check_level(act.game.info.game, level)
            return await self.lend(act, seat, level, by, "bot-log-handed-over")

    async def lend(self, act: Act, seat: int, level: str, by: Person, key: str) -> TableInfo:
        """Let an AI play on the seat of the person `by`, within an act that is already open. `key` is the log text that
        says why."""
        return await self._change_holder(act, seat, ai=level, lent_by=by, key=key)

    async def lend_to_strongest_ai(self, tx: Tx, info: TableInfo, seat: int, key: str) -> TableInfo:
        """Let the strongest AI play on a person's seat until they take it back, within a transaction in the table's
        queue.

        `key` is the log text that says why.
        """
        person = info.seats[seat].person
        assert person is not None
        return await self.lend(
            await self._records.act_within(tx, info), seat, spec_of(info.game).strongest, person, key
        )

    async def lend_late(self, tx: Tx, info: TableInfo, seat: int, key: str, notice: str) -> TableInfo:
        """Let the strongest AI play on the seat of a person whose time is over, as `lend_to_strongest_ai` does, and
        notify the person, who can take it back with one click.

        `notice` is the key of what they are told. They are told nothing if the game has ended with that, since the
        others had voted to end it and this vote was waited for.
        """
        info = await self.lend_to_strongest_ai(tx, info, seat, key)
        if info.status is Status.PLAYING:
            said = text(notice, seat=Seat(seat))
            await put_notices(tx, info, self._records.clock.now(), Notice(said, NoticeKind.LENT, (seat,)))
        return info

    async def take_back(self, table_id: int, seat: int, by: Person, *, by_click: bool = True) -> TableInfo:
        """Give a seat that the person `by` lent to an AI back to them. Raises `RequestRefused` if they have not lent
        it. With `by_click` False it happens by itself, as when their absence ends, and they are notified of an open
        question."""
        async with self._records.act(table_id) as act:
            seats_now = act.game.info.seats
            if not 0 <= seat < len(seats_now) or seats_now[seat].lent_by != by:
                raise RequestRefused("bot-trouble-not-lent")
            return await self._change_holder(act, seat, person=by, key="bot-log-took-seat", by_click=by_click)

    async def take_over(self, table_id: int, seat: int, by: Person, person: Person) -> TableInfo:
        """Pass the seat that `by` holds to another person for good, with the opener's rights if `by` has them.

        Raises `RequestRefused` if `by` no longer holds the seat, or the other person sits there already.
        """
        async with self._records.act(table_id) as act:
            check_seat(act.game.info, seat, by)
            if act.game.info.place_of(person) is not None:
                raise RequestRefused("bot-trouble-already-seated")
            await invitations.unfollow(act.tx, table_id, [person])
            if act.game.info.opener == by:
                await tables.set_opener(act.tx, table_id, person)
            return await self._change_holder(act, seat, person=person, key="bot-log-new-holder")

    async def leave_for_good(self, table_id: int, seat: int, by: Person) -> TableInfo:
        """Give the seat of the person `by` to the strongest AI permanently. Raises `RequestRefused` if it is not
        theirs."""
        async with self._records.act(table_id) as act:
            check_seat(act.game.info, seat, by)
            return await self._change_holder(act, seat, ai=act.game.spec.strongest, key="bot-log-left-for-good")

    async def leave_without_game(self, tx: Tx, info: TableInfo, seat: int, level: str) -> None:
        """Give a person's seat to an AI for good where the game cannot be loaded or is over, within a transaction in
        the table's queue: what `leave_for_good` does without the game. The AI answers as soon as it can."""
        now = self._records.clock.now()
        await _replace_holder(tx, info, seat, now, ai=level)
        await due.forget_seat(tx, info.id, seat)
        await pending_notifications.forget_seat(tx, info.id, seat)
        info = await row_of(tx, info.id)
        if info.status is not Status.PLAYING:
            return
        asked = await games.open_questions(tx, info.id)
        await _remind_last_person(tx, info, asked, now)
        if seat in asked:
            await tables.set_ai_due(tx, info.id)
            tx.on_commit(lambda: self._records.ai_asked(info.id))
        persons = {one.seat for one in info.seats if one.person is not None}
        await publish(tx, info, OutboxKind.TURN, now, open_seats=asked.keys() & persons)
        await self._votes.recount(tx, info, (ENDING,))  # other decisions may need the game

    async def person_left(self, guild_id: int, discord_id: int) -> None:
        """Remove a person who has left a Discord server from its lobbies, and lend their seats in its running games,
        and in those that can be reopened, to AIs, until they take them back by hand. Nothing happens for unknown
        people."""
        async with self._records.storage_errors_as_refusals():
            read, found = self._records.read, list[int]()
            person = await people.find(read, discord_id)
            if person is not None:
                found += await tables.running_in_server(read, guild_id)
                found += await tables.reopenable_in_server(read, guild_id)

        async def leave_table(table_id: int) -> None:
            info = await self._records.info(table_id)
            if person is None or info.place_of(person) is None:
                return
            seat = info.seat_of(person)
            if seat is None:  # an AI plays for them already, also after an absence
                async with self._records.write(table_id) as tx:
                    await absences.keep_lent(tx, table_id, person)
                    tx.on_commit(lambda: self._records.ai_asked(table_id))  # it may have waited for them
            elif info.status is Status.LOBBY:
                await self._lobby.leave(table_id, person)
            elif info.status is Status.CANCELLED:
                await self._lend_ended(table_id, person)
            else:
                await self.lend_to_ai(table_id, seat, spec_of(info.game).strongest, person)

        await each_without_retry("leaving a server", found, leave_table, table_label)

    async def _lend_ended(self, table_id: int, person: Person) -> None:
        """Lend a person's seat in a game that was ended early to an AI, as of its end, in case it is reopened."""
        async with self._records.change(table_id) as (tx, info):
            seat = info.seat_of(person)
            if seat is not None and info.status is Status.CANCELLED and info.ended_at is not None:
                strongest = spec_of(info.game).strongest
                await _replace_holder(tx, info, seat, info.ended_at, ai=strongest, lent_by=person)
                await due.forget_seat(tx, table_id, seat)
                await pending_notifications.forget_seat(tx, table_id, seat)

    async def _change_holder(
        self, act: Act, seat: int, *, key: str, person: Person | None = None, ai: str | None = None,
        lent_by: Person | None = None, by_click: bool = True,
    ) -> TableInfo:
        """Give a seat to a person or an AI, move clocks and reminders, log it with the text `key`, and count open votes
        again. With `by_click` False the person does not know of it yet."""
        check_playing(act.game.info)
        tx, table_id, now = act.tx, act.game.info.id, self._records.clock.now()
        await _replace_holder(tx, act.game.info, seat, now, person=person, ai=ai, lent_by=lent_by)
        if person is not None:
            await absences.keep_taken_back(tx, table_id, seat)
        info = await act.reread()
        await _move_reminder(tx, act.game, seat, person, now, knows=by_click)
        await act.record(mark_of(act.game.session), own=[Line(text(key, seat=Seat(seat)), seat)])
        info = await act.reread() if await self._votes.recount(tx, info) else info
        if person is not None and info.status is Status.PLAYING:
            await self._votes.ask_holder(tx, info, seat)
        return info


async def give_back_awaited(source: Reader, tx: Tx, info: TableInfo, now: float) -> None:
    """Give seats back to the people for whose return AIs wait at a table that has moved from the database `source`,
    where nobody else sits. Absences stay behind, so that the AIs would play the game to its end."""
    if any(one.person is not None for one in info.seats):
        return
    for seat in await absences.awaited_seats(source, info.id):
        if (person := info.seats[seat].lent_by) is not None:
            await seats.leave(tx, info.id, seat, now)
            await seats.fill(tx, info.id, seat, now, person=person)


async def _replace_holder(
    tx: Tx, info: TableInfo, seat: int, now: float, *, person: Person | None = None, ai: str | None = None,
    lent_by: Person | None = None,
) -> None:
    """Give a seat to a person or an AI, and stop the clock and orders of who had it."""
    await stop_for_leaving(tx, info, seat, now)
    await seats.leave(tx, info.id, seat, now)
    await orders.after_manual_answer(tx, info.id, seat)  # answers given ahead for this seat do not count any more
    await seats.fill(tx, info.id, seat, now, person=person, ai=ai, lent_by=lent_by)


async def _remind_last_person(tx: Tx, info: TableInfo, asked: Mapping[int, int], now: float) -> None:
    """Replace the clock of the last person at a table by a reminder. `asked`: the open questions, seat to number."""
    left = await stop_for_last_person(tx, info, asked, now)
    if left and (at := remind_at(info, now)) is not None:
        await due.schedule_reminders(tx, info.id, left, at)


async def _move_reminder(tx: Tx, game: Game, seat: int, person: Person | None, now: float, *, knows: bool) -> None:
    """Adapt reminders, notifications and clocks to a new holder of the seat (`person`, None for an AI).

    An AI needs no reminder. A person who sits down to an open question `knows` of it, or is notified now, and is
    reminded after a day. If only one person is left, nobody waits for them: a reminder replaces their clock.
    """
    number = asks_of(game.session).get(seat)
    await due.forget_seat(tx, game.info.id, seat)
    await pending_notifications.forget_seat(tx, game.info.id, seat)
    if person is not None:
        await start_for_arriving(tx, game.info, asks_of(game.session), now)
        if number is not None:
            told = now if knows else None
            await pending_notifications.update_questions(tx, game.info.id, (), {seat: number}, (), told)
            if not knows:
                await pending_notifications.notify_of_question(tx, game.info.id, seat, now)
    else:
        await _remind_last_person(tx, game.info, asks_of(game.session), now)
    at = remind_at(game.info, now)
    if person is not None and at is not None and seat in game.session.open_questions():
        await due.schedule_reminders(tx, game.info.id, {seat: game.session.numbers.get(seat, 0)}, at)
