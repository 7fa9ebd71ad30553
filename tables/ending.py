"""Ending a table before its game is over."""

from __future__ import annotations

from collections.abc import Collection

from games.core.journal import Line
from games.core.text import Seat, Text, key_of, text
from storage import due, lines, outbox, tables, votes
from storage.database import Tx
from storage.model import Person, Status, TableInfo
from storage.outgoing import Notice, NoticeKind, OutboxKind
from storage.votes import Vote
from tables.days import end_of
from tables.desk import public
from tables.model import CancelVote
from tables.play import Play
from tables.trouble import Trouble

VOTE_SECONDS = 48 * 3600.0
"""How long a vote on ending stays open."""

REOPEN_SECONDS = 24 * 3600.0
"""How long a game that was ended early can be opened again by its players."""


class Ending(Play):
    """A game ends early with the consent of all persons who play, or by a server's manager."""

    async def cancel(self, table_id: int, by: Person) -> bool:
        """End a table: at once for the opener of a lobby and for the only person at a table, otherwise with the consent
        of all persons who play. Returns whether it has ended. Raises `Trouble`."""
        async with self._turn(table_id), self.db.transaction() as tx:
            info = await self._running(tx, table_id)
            if info.status is Status.LOBBY:
                if by != info.opener:
                    raise Trouble("bot-trouble-only-opener")
                await self._end(tx, info, "bot-notice-cancelled")
                return True
            _check_player(info, by)
            if await votes.find(tx, table_id) is None:
                await self._open_vote(tx, info, by)
            return await self._agree(tx, info, by)

    async def close_for_others(self, table_id: int, by: Person, players: Collection[Person]) -> None:
        """End a table as somebody who manages the server and does not play, having been shown that these `players`
        do. The caller knows that `by` manages it. Raises `Trouble`: they play, or others play by now."""
        async with self._turn(table_id), self.db.transaction() as tx:
            info = await self._running(tx, table_id)
            if by in info.players:
                raise Trouble("bot-trouble-manager-plays")
            if set(players) != set(info.players):
                raise Trouble("bot-trouble-players-changed")
            await self._end(tx, info, "bot-notice-closed-by-manager")

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
        if vote is None or not info.status.running:
            return None
        agreed, waiting = _sides(info, vote)
        return CancelVote(vote.by, agreed, waiting, vote.until)

    async def _open_vote(self, tx: Tx, info: TableInfo, by: Person) -> None:
        until = self.clock() + VOTE_SECONDS
        await votes.open_vote(tx, info.id, by, until)
        await due.end_at(tx, info.id, "vote", until)
        seat = info.seat_of(by)
        asked = tuple(one.seat for one in info.seats if one.person not in (None, by))
        if asked and seat is not None:
            await self._tell(tx, info, Notice(text("bot-notice-vote", seat=Seat(seat)), NoticeKind.CANCEL_VOTE, asked))

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
        await self._close_vote(tx, info)
        await self._end(tx, info, "bot-notice-cancelled")
        return True

    async def _close_vote(self, tx: Tx, info: TableInfo) -> None:
        """The vote is over, and the message that asked for it loses its buttons."""
        await votes.close_vote(tx, info.id)
        await due.drop_kind(tx, info.id, "vote")
        await self._tell(tx, info)

    async def _end(self, tx: Tx, info: TableInfo, why: str, *, homeless: bool = False) -> None:
        """End a table early and say why: at its home, or to the opener when the home is gone. A game that has begun
        rests for a day, in which its players may open it again, unless it has no home any more."""
        said = text(why, game=Text(key_of(info.game, "name")))
        started = info.status is Status.PLAYING
        if started:
            segment = (await tables.progress(tx, info.id)).segment
            await lines.add_own(tx, info.id, segment, [Line(said, weight=2)])
        until = reopen_until(info, self.clock()) if started and not homeless else None
        await tables.set_ended(tx, info.id, Status.CANCELLED, self.clock(), until)
        if until is not None:
            await due.end_at(tx, info.id, "reopen", until)
        if homeless:
            await outbox.drop_table(tx, info.id)
        elif public(info):
            kind = OutboxKind.TURN if started else OutboxKind.LOBBY
            await outbox.put(tx, info.id, kind, self.clock())
        await self._tell(tx, info, Notice(said, NoticeKind.CANCELLED, to_opener=homeless))
        self._sessions.drop(info.id)

    async def _say(self, tx: Tx, info: TableInfo, said: Text) -> None:
        """A public line of the service, in the turn message."""
        segment = (await tables.progress(tx, info.id)).segment
        await lines.add_own(tx, info.id, segment, [Line(said)])
        if public(info):
            open_seats = {seat.seat for seat in info.seats}
            await outbox.put(tx, info.id, OutboxKind.TURN, self.clock(), open_seats=open_seats)

    async def _tell(self, tx: Tx, info: TableInfo, *notices: Notice) -> None:
        """Say something beside the turn message. Earlier notices lose buttons that are of no use any more, also when
        there is nothing to say."""
        if public(info):
            await outbox.put(tx, info.id, OutboxKind.NOTICE, self.clock(), notices=notices)

    async def _running(self, tx: Tx, table_id: int) -> TableInfo:
        info = await self._info(tx, table_id)
        if not info.status.running:
            raise Trouble("bot-trouble-over")
        return info


def reopen_until(info: TableInfo, now: float) -> float | None:
    """Until when a game that is ended now can be opened again: a day, but a deal of the day only in its day, because
    afterwards its cards are open. None: not at all."""
    until = now + REOPEN_SECONDS if info.daily is None else min(now + REOPEN_SECONDS, end_of(info.daily))
    return until if until > now else None


def _check_player(info: TableInfo, by: Person) -> None:
    if info.seat_of(by) is None:
        raise Trouble("bot-trouble-not-seated")


def _sides(info: TableInfo, vote: Vote) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats whose persons have agreed, and those of the others. AI seats have no say."""
    persons = [seat for seat in info.seats if seat.person is not None]
    agreed = tuple(seat.seat for seat in persons if seat.person in vote.agreed)
    return agreed, tuple(seat.seat for seat in persons if seat.person not in vote.agreed)
