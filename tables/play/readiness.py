"""Readiness check in the lobby: the opener asks who is there, and the others answer with a click."""

from __future__ import annotations

from games.core.text import Seat, text
from storage.engine.transaction import Tx
from storage.model import Person, TableInfo
from storage.outgoing import Notice, OutboxKind
from storage.play import invitations
from tables.core.announcements import publish, put_notices
from tables.core.errors import RequestRefused
from tables.core.permissions import check_lobby, check_opener, check_player
from tables.core.row_cache import row_of
from tables.state.records import Records

PAUSE = 600.0
"""Minimum seconds between two readiness checks."""


class Readiness:
    """Readiness checks in lobbies: store who has said that they are ready. They are only informative: the opener may
    start at any time."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def ask(self, table_id: int, by: Person) -> TableInfo:
        """Ask the other persons in the lobby whether they are ready, with a message that mentions them, and forget the
        answers to an earlier check. `by`, who asks, counts as ready. Returns the table.

        Raises `RequestRefused` for others than the opener, if nobody else is there, and within ten minutes of the last
        check.
        """
        async with self._records.change(table_id) as (tx, info):
            check_lobby(info)
            check_opener(info, by)
            others = tuple(seat.seat for seat in info.seats if seat.person not in (None, by))
            if not others:
                raise RequestRefused("bot-trouble-nobody-to-ask")
            asked_at = (await invitations.ready(tx, table_id)).get(by)
            if asked_at is not None and self._records.clock.now() < asked_at + PAUSE:
                raise RequestRefused("bot-trouble-asked-lately")
            await invitations.reset_ready(tx, table_id)
            await invitations.set_ready(tx, table_id, by, self._records.clock.now())
            said = text("bot-notice-ready", seat=Seat(info.seat_of(by) or 0))
            return await self._changed(tx, info, Notice(said, seats=others))

    async def confirm(self, table_id: int, by: Person) -> TableInfo:
        """Store that the person `by` in the lobby is ready, and return the table. When all are, the opener is notified;
        a second call of a person notifies nobody again. Raises `RequestRefused` if no check was started."""
        async with self._records.change(table_id) as (tx, info):
            check_lobby(info)
            check_player(info, by)
            before = set(await invitations.ready(tx, table_id))
            if info.opener not in before:
                raise RequestRefused("bot-trouble-not-asked-ready")
            await invitations.set_ready(tx, table_id, by, self._records.clock.now())
            done = by not in before and {seat.person for seat in info.seats} - {None} <= before | {by}
            opener = info.seat_of(info.opener)
            notices = [Notice(text("bot-notice-all-ready"), seats=(opener,))] if done and opener is not None else []
            return await self._changed(tx, info, *notices)

    async def _changed(self, tx: Tx, info: TableInfo, *notices: Notice) -> TableInfo:
        now = self._records.clock.now()
        await publish(tx, info, OutboxKind.LOBBY, now)
        if notices:
            await put_notices(tx, info, now, *notices)
        return await row_of(tx, info.id)
