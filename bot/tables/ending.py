"""Ending a table before its game is over."""

from __future__ import annotations

from bot.storage import due, lines, outbox, tables, votes
from bot.storage.database import Tx
from bot.storage.votes import Vote
from bot.tables.desk import public
from bot.tables.model import CancelVote, Person, Status, TableInfo
from bot.tables.outgoing import Notice, NoticeKind, OutboxKind
from bot.tables.play import Play
from bot.tables.trouble import Trouble
from games.core.journal import Line
from games.core.text import Seat, Text, key_of, text

VOTE_SECONDS = 48 * 3600.0
"""How long a vote on ending stays open."""


class Ending(Play):
    """A game ends early with the consent of all persons who play, or by a server's manager."""

    async def cancel(self, table_id: int, by: Person, manager: bool) -> bool:
        """End a table: at once for a server's manager, for the opener of a lobby, and for the only person at a table;
        otherwise with the consent of all persons who play. Returns whether it has ended. Raises `Trouble`."""
        async with self._turn(table_id), self.db.transaction() as tx:
            info = await self._running(tx, table_id)
            if manager or (info.status is Status.LOBBY and by == info.opener):
                await self._end(tx, info, "bot-notice-cancelled")
                return True
            if info.status is Status.LOBBY:
                raise Trouble("bot-trouble-only-opener")
            _check_player(info, by)
            if await votes.find(tx, table_id) is None:
                await self._open_vote(tx, info, by)
            return await self._agree(tx, info, by)

    async def consent_cancel(self, table_id: int, by: Person, agree: bool) -> bool:
        """Say yes or no to an open vote on ending. Returns whether the table has ended. Raises `Trouble`."""
        async with self._turn(table_id), self.db.transaction() as tx:
            info = await self._running(tx, table_id)
            _check_player(info, by)
            if await votes.find(tx, table_id) is None:
                raise Trouble("bot-trouble-no-vote")
            if agree:
                return await self._agree(tx, info, by)
            await self._close_vote(tx, info)
            seat = info.seat_of(by)
            assert seat is not None
            await self._say(tx, info, text("bot-log-plays-on", seat=Seat(seat)))
            return False

    async def cancel_vote(self, table_id: int) -> CancelVote | None:
        """The open vote on ending the table."""
        async with self._storing():
            info = await self._stored(table_id)
            vote = await votes.find(self.db.read, table_id)
        if vote is None:
            return None
        agreed, waiting = _sides(info, vote)
        return CancelVote(vote.by, agreed, waiting, vote.until)

    async def _open_vote(self, tx: Tx, info: TableInfo, by: Person) -> None:
        until = self.clock() + VOTE_SECONDS
        await votes.open_vote(tx, info.id, by, until)
        await due.end_at(tx, info.id, "vote", until)
        seat = info.seat_of(by)
        asked = tuple(one.seat for one in info.seats if one.person not in (None, by))
        if public(info) and asked and seat is not None:
            said = Notice(text("bot-notice-vote", seat=Seat(seat)), NoticeKind.CANCEL_VOTE, asked)
            await outbox.put(tx, info.id, OutboxKind.NOTICE, self.clock(), notices=[said])

    async def _agree(self, tx: Tx, info: TableInfo, by: Person) -> bool:
        await votes.agree(tx, info.id, by)
        return await self._count_votes(tx, info)

    async def _count_votes(self, tx: Tx, info: TableInfo) -> bool:
        """End the table if a vote is open and nobody who plays is left undecided. Returns whether it has ended."""
        vote = await votes.find(tx, info.id)
        if vote is None:
            return False
        agreed, waiting = _sides(info, vote)
        if waiting or not agreed:
            return False
        await self._end(tx, info, "bot-notice-cancelled")
        return True

    async def _close_vote(self, tx: Tx, info: TableInfo) -> None:
        await votes.close_vote(tx, info.id)
        await due.drop_kind(tx, info.id, "vote")

    async def _end(self, tx: Tx, info: TableInfo, why: str, *, homeless: bool = False) -> None:
        """End a table early and say why: at its home, or to the opener when the home is gone."""
        said = text(why, game=Text(key_of(info.game, "name")))
        started = info.status is Status.PLAYING
        if started:
            segment = (await tables.progress(tx, info.id)).segment
            await lines.add_own(tx, info.id, segment, [Line(said, weight=2)])
        await tables.set_ended(tx, info.id, Status.CANCELLED, self.clock())
        if homeless:
            await outbox.drop_table(tx, info.id)
        elif public(info):
            kind = OutboxKind.TURN if started else OutboxKind.LOBBY
            await outbox.put(tx, info.id, kind, self.clock())
        if public(info):
            notice = Notice(said, NoticeKind.CANCELLED, to_opener=homeless)
            await outbox.put(tx, info.id, OutboxKind.NOTICE, self.clock(), notices=[notice])
        self._sessions.drop(info.id)

    async def _say(self, tx: Tx, info: TableInfo, said: Text) -> None:
        """A public line of the service, in the turn message."""
        segment = (await tables.progress(tx, info.id)).segment
        await lines.add_own(tx, info.id, segment, [Line(said)])
        if public(info):
            open_seats = {seat.seat for seat in info.seats}
            await outbox.put(tx, info.id, OutboxKind.TURN, self.clock(), open_seats=open_seats)

    async def _running(self, tx: Tx, table_id: int) -> TableInfo:
        info = await self._info(tx, table_id)
        if not info.status.running:
            raise Trouble("bot-trouble-over")
        return info


def _check_player(info: TableInfo, by: Person) -> None:
    if info.seat_of(by) is None:
        raise Trouble("bot-trouble-not-seated")


def _sides(info: TableInfo, vote: Vote) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats whose persons have agreed, and those of the others. AI seats have no say."""
    persons = [seat for seat in info.seats if seat.person is not None]
    agreed = tuple(seat.seat for seat in persons if seat.person in vote.agreed)
    return agreed, tuple(seat.seat for seat in persons if seat.person not in vote.agreed)
