"""Turning one's seat over to an AI, and taking it back."""

from __future__ import annotations

from dataclasses import replace

from games.core.journal import Line
from games.core.text import Seat, text
from storage import due, seats
from storage.database import Tx
from storage.model import Person, Status, TableInfo
from tables.desk import check_seat
from tables.lobby import Lobby, check_level
from tables.sessions import Game, mark
from tables.trouble import Trouble


class HandOver(Lobby):
    """The person who lent a seat may take it back at any time."""

    async def hand_over(self, table_id: int, seat: int, level: str, by: Person) -> TableInfo:
        """Let an AI play the seat from now on. Raises `Trouble`."""
        async with self._act(table_id) as act:
            check_seat(act.game.info, seat, by)
            if act.game.info.daily is not None:
                raise Trouble("bot-trouble-daily-alone")
            check_level(act.game.info.game, level)
            return await self._change_holder(act.tx, act.game, seat, ai=level, lent_by=by, key="bot-log-handed-over")

    async def take_back_seat(self, table_id: int, seat: int, by: Person) -> TableInfo:
        """Sit down again on a seat that one has handed over. Raises `Trouble`."""
        async with self._act(table_id) as act:
            seats_now = act.game.info.seats
            if not 0 <= seat < len(seats_now) or seats_now[seat].lent_by != by:
                raise Trouble("bot-trouble-not-lent")
            return await self._change_holder(act.tx, act.game, seat, person=by, key="bot-log-took-seat")

    async def _change_holder(
        self, tx: Tx, game: Game, seat: int, *, key: str, person: Person | None = None, ai: str | None = None,
        lent_by: Person | None = None,
    ) -> TableInfo:
        if game.info.status is not Status.PLAYING:
            raise Trouble("bot-trouble-over")
        table_id, now = game.info.id, self.clock()
        await seats.stand_up(tx, table_id, seat, now)
        await seats.sit(tx, table_id, seat, now, person=person, ai=ai, lent_by=lent_by)
        info = await self._info(tx, table_id)
        await self._move_reminder(tx, game, seat, person)
        line = Line(text(key, seat=Seat(seat)), seat)
        await self._record(tx, replace(game, info=info), mark(game.session), own=[line])
        return await self._info(tx, table_id) if await self._count_votes(tx, info) else info

    async def _move_reminder(self, tx: Tx, game: Game, seat: int, person: Person | None) -> None:
        """An AI need not be reminded; a person who sits down to an open question has a day from now."""
        await due.no_reminder(tx, game.info.id, [seat])
        at = self.remind_at(game.info)
        if person is not None and at is not None and seat in game.session.open():
            await due.remind(tx, game.info.id, {seat: game.session.numbers.get(seat, 0)}, at)
