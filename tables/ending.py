"""Ending a table before its game is over."""

from __future__ import annotations

from collections.abc import Collection

from games.core.text import Seat, Text, key_of, text
from storage import due, outbox, tables, votes
from storage.model import Person, Status, TableInfo
from storage.outgoing import Notice, NoticeKind, OutboxKind
from storage.transaction import Tx
from storage.votes import Vote
from tables.checks import check_player, check_running
from tables.days import end_of
from tables.model import CancelVote
from tables.news import log_line, publish, tell
from tables.records import Records
from tables.trouble import Trouble

VOTE_SECONDS = 48 * 3600.0
"""How long a vote on ending stays open."""

REOPEN_SECONDS = 24 * 3600.0
"""How long a game that was ended early can be opened again by its players."""


class Ending:
    """A game ends early with the consent of all persons who play, or by a server's manager."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def cancel(self, table_id: int, by: Person) -> bool:
        """End a table: at once for the opener of a lobby and for the only person at a table, otherwise with the consent
        of all persons who play. Returns whether it has ended. Raises `Trouble`."""
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if info.status is Status.LOBBY:
                if by != info.opener:
                    raise Trouble("bot-trouble-only-opener")
                await self.end(tx, info, "bot-notice-cancelled")
                return True
            check_player(info, by)
            if await votes.find(tx, table_id) is None:
                await self._open_vote(tx, info, by)
            return await self._agree(tx, info, by)

    async def close_for_others(self, table_id: int, by: Person, players: Collection[Person]) -> None:
        """End a table as somebody who manages the server and does not play, having been shown that these `players`
        do. The caller knows that `by` manages it. Raises `Trouble`: they play, or others play by now."""
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if by in info.players:
                raise Trouble("bot-trouble-manager-plays")
            if set(players) != set(info.players):
                raise Trouble("bot-trouble-players-changed")
            await self.end(tx, info, "bot-notice-closed-by-manager")

    async def consent(self, table_id: int, by: Person, agree: bool) -> bool:
        """Say yes or no to an open vote on ending. Returns whether the table has ended. Raises `Trouble`."""
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            check_player(info, by)
            if await votes.find(tx, table_id) is None:
                raise Trouble("bot-trouble-no-vote")
            if agree:
                return await self._agree(tx, info, by)
            await self._close_vote(tx, info)
            seat = info.seat_of(by)
            assert seat is not None
            await log_line(tx, info, text("bot-log-plays-on", seat=Seat(seat)))
            open_seats = {seat.seat for seat in info.seats}
            await publish(tx, info, OutboxKind.TURN, self._records.clock.now(), open_seats=open_seats)
            return False

    async def vote(self, table_id: int) -> CancelVote | None:
        """The open vote on ending the table."""
        async with self._records.storing():
            info = await self._records.info(table_id)
            vote = await votes.find(self._records.read, table_id)
        if vote is None or not info.status.running:
            return None
        agreed, waiting = _sides(info, vote)
        return CancelVote(vote.by, agreed, waiting, vote.until)

    async def lobby_ran_out(self, table_id: int) -> None:
        """Nobody has started the game for too long."""
        async with self._records.change(table_id) as (tx, info):
            await due.drop_kind(tx, table_id, "expiry")
            if info.started_at is None and info.status.running:
                await self.end(tx, info, "bot-notice-lobby-expired")

    async def vote_ran_out(self, table_id: int) -> None:
        """Somebody has not said for too long whether the table may end: it goes on."""
        async with self._records.change(table_id) as (tx, info):
            await self._close_vote(tx, info)

    async def _open_vote(self, tx: Tx, info: TableInfo, by: Person) -> None:
        until = self._records.clock.now() + VOTE_SECONDS
        await votes.open_vote(tx, info.id, by, until)
        await due.end_at(tx, info.id, "vote", until)
        seat = info.seat_of(by)
        asked = tuple(one.seat for one in info.seats if one.person not in (None, by))
        if asked and seat is not None:
            said = text("bot-notice-vote", seat=Seat(seat))
            await tell(tx, info, self._records.clock.now(), Notice(said, NoticeKind.CANCEL_VOTE, asked))

    async def _agree(self, tx: Tx, info: TableInfo, by: Person) -> bool:
        await votes.agree(tx, info.id, by)
        return await self.count_votes(tx, info)

    async def count_votes(self, tx: Tx, info: TableInfo) -> bool:
        """End the table if a vote is open and nobody who plays is left undecided. Returns whether it has ended."""
        vote = await votes.find(tx, info.id)
        if vote is None:
            return False
        agreed, waiting = _sides(info, vote)
        if waiting or not agreed:
            return False
        await self._close_vote(tx, info)
        await self.end(tx, info, "bot-notice-cancelled")
        return True

    async def _close_vote(self, tx: Tx, info: TableInfo) -> None:
        """The vote is over, and the message that asked for it loses its buttons."""
        await votes.close_vote(tx, info.id)
        await due.drop_kind(tx, info.id, "vote")
        await tell(tx, info, self._records.clock.now())

    async def end(self, tx: Tx, info: TableInfo, why: str, *, homeless: bool = False) -> None:
        """End a table early and say why: at its home, or to the opener when the home is gone. A game that has begun
        rests for a day, in which its players may open it again, unless it has no home any more."""
        said = text(why, game=Text(key_of(info.game, "name")))
        started = info.status is Status.PLAYING
        if started:
            await log_line(tx, info, said, weight=2)
        until = reopen_until(info, self._records.clock.now()) if started and not homeless else None
        await tables.set_ended(tx, info.id, Status.CANCELLED, self._records.clock.now(), until)
        if until is not None:
            await due.end_at(tx, info.id, "reopen", until)
        if homeless:
            await outbox.drop_table(tx, info.id)
        else:
            await publish(tx, info, OutboxKind.TURN if started else OutboxKind.LOBBY, self._records.clock.now())
        await tell(tx, info, self._records.clock.now(), Notice(said, NoticeKind.CANCELLED, to_opener=homeless))


def reopen_until(info: TableInfo, now: float) -> float | None:
    """Until when a game that is ended now can be opened again: a day, but a deal of the day only in its day, because
    afterwards its cards are open. None: not at all."""
    until = now + REOPEN_SECONDS if info.daily is None else min(now + REOPEN_SECONDS, end_of(info.daily))
    return until if until > now else None


def _sides(info: TableInfo, vote: Vote) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats whose persons have agreed, and those of the others. AI seats have no say."""
    persons = [seat for seat in info.seats if seat.person is not None]
    agreed = tuple(seat.seat for seat in persons if seat.person in vote.agreed)
    return agreed, tuple(seat.seat for seat in persons if seat.person not in vote.agreed)
