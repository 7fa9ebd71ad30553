"""End a table before its game is over: by its opener, by a vote, or by a server's manager."""

from __future__ import annotations

from collections.abc import Collection

from games.core.text import Seat, Text, key_of, text
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person, Status, TableInfo
from storage.notifications import outbox
from storage.outgoing import Notice, NoticeKind, OutboxKind
from storage.play import games, invitations, tables, votes
from storage.play.votes import Vote
from tables.core.announcements import log_and_show, log_line, publish, tell
from tables.core.days import end_of
from tables.core.errors import Trouble
from tables.core.permissions import check_player, check_running
from tables.play.quotas import Quotas
from tables.play.votes import Count, Votes
from tables.state.records import Records
from tables.time.clock_updates import resting
from tables.time.waking_hours import used

KIND = "end"
AGREE, REFUSE, LAPSED = "end", "on", "lapsed"
"""The choices in a vote on ending, and its outcomes."""

VOTE_SECONDS = 48 * 3600.0
"""How many seconds a vote on ending stays open."""

SILENT_SECONDS = 7 * 24 * 3600.0
"""If a person has left a question unanswered for this many seconds and does not vote, the vote goes on without
them."""

REOPEN_SECONDS = 24 * 3600.0
"""For how many seconds the players can reopen a game that was ended early."""


class Ending:
    """End games early, with the consent of all persons who play or by a server's manager."""

    def __init__(self, records: Records, votes: Votes, quotas: Quotas) -> None:
        self._records = records
        self._votes = votes
        self._quotas = quotas
        votes.rule(KIND, _EndRule(records, self))

    async def cancel(self, table_id: int, by: Person) -> bool:
        """End a table: at once for the opener of a lobby and for the only person at a table, otherwise by a vote of
        all persons.

        Return whether the table has ended. Raises `Trouble`.
        """
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if info.status is Status.LOBBY:
                if by != info.opener:
                    raise Trouble("bot-trouble-only-opener")
                await self.end(tx, info, "bot-notice-cancelled")
                return True
            check_player(info, by)
            vote = await votes.find(tx, table_id, KIND) or await self._ask(tx, info, by)
            return await self._votes.say(tx, info, vote, by, AGREE) == AGREE

    async def close_for_others(self, table_id: int, by: Person, players: Collection[Person]) -> None:
        """End a table as a manager of its server who does not play there and was shown its `players`.

        The caller has checked that `by` manages the server. Raises `Trouble` if they play, or if the players have
        changed.
        """
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if by in info.players:
                raise Trouble("bot-trouble-manager-plays")
            if set(players) != set(info.players):
                raise Trouble("bot-trouble-players-changed")
            await self.end(tx, info, "bot-notice-closed-by-manager")

    async def consent(self, table_id: int, by: Person, agree: bool) -> bool:
        """Vote on ending the table. Returns whether it has ended. Raises `Trouble` if there is no open vote."""
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            check_player(info, by)
            vote = await votes.find(tx, table_id, KIND)
            if vote is None:
                raise Trouble("bot-trouble-no-vote")
            return await self._votes.say(tx, info, vote, by, AGREE if agree else REFUSE) == AGREE

    async def lobby_ran_out(self, table_id: int) -> None:
        """Close a lobby whose time for starting is over."""
        async with self._records.change(table_id) as (tx, info):
            await due.drop_kind(tx, table_id, "expiry")
            if info.started_at is None and info.status.running:
                await self.end(tx, info, "bot-notice-lobby-expired")

    async def _ask(self, tx: Tx, info: TableInfo, by: Person) -> Vote:
        await self._quotas.use_ask(tx, info.id, by)
        said = text("bot-notice-vote", seat=Seat(info.seat_of(by) or 0))
        return await self._votes.open(tx, info, KIND, said, self._records.clock.now() + VOTE_SECONDS, by=by)

    async def end(self, tx: Tx, info: TableInfo, why: str, *, homeless: bool = False, for_good: bool = False) -> None:
        """End a table early and say why, at its home or, if it is `homeless`, to its opener.

        A game that has begun can be reopened by its players for a day, unless it is `homeless` or ends `for_good`.
        """
        said = text(why, game=Text(key_of(info.game, "name")))
        started = info.status is Status.PLAYING
        if started:
            await log_line(tx, info, said, weight=2)
        until = reopen_until(info, self._records.clock.now()) if started and not (homeless or for_good) else None
        await tables.set_ended(tx, info.id, Status.CANCELLED, self._records.clock.now(), until)
        if until is not None:
            await due.end_at(tx, info.id, "reopen", until)
        if homeless:
            await outbox.drop_table(tx, info.id)
        else:
            await publish(tx, info, OutboxKind.TURN if started else OutboxKind.LOBBY, self._records.clock.now())
        if await invitations.followers(tx, info.id):
            await publish(tx, info, OutboxKind.FOLLOWERS, self._records.clock.now())
        await tell(tx, info, self._records.clock.now(), Notice(said, NoticeKind.CANCELLED, to_opener=homeless))


def reopen_until(info: TableInfo, now: float) -> float | None:
    """Return until when a game that is ended now can be reopened, or None if it cannot.

    A daily deal can be reopened only on its day, because afterwards its cards are public.
    """
    until = now + REOPEN_SECONDS if info.daily is None else min(now + REOPEN_SECONDS, end_of(info.daily))
    return until if until > now else None


class _EndRule:
    """The rules of a vote on ending: it needs the consent of all persons, and one refusal closes it.

    A game at a standstill also ends when the vote runs out without a refusal. At a standstill, all persons who are
    asked have been silent for a week, since players who have gone for good cannot agree.
    """

    choices = (AGREE, REFUSE)

    def __init__(self, records: Records, ending: Ending) -> None:
        self._records = records
        self._ending = ending

    def voters(self, info: TableInfo, vote: Vote) -> range:
        return range(len(info.seats))

    def outcome(self, count: Count) -> str | None:
        if REFUSE in count.said.values():
            return REFUSE
        if count.said and not count.waiting:
            return AGREE
        return LAPSED if count.over else None

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        info = count.info
        if outcome == AGREE:
            await self._ending.end(tx, info, "bot-notice-cancelled")
        elif outcome == LAPSED and await self._stands_still(tx, count):
            await self._ending.end(tx, info, "bot-notice-ended-silent")
        elif outcome == REFUSE:
            seat = next(seat for seat, choice in count.said.items() if choice == REFUSE)
            await log_and_show(tx, info, text("bot-log-plays-on", seat=Seat(seat)), self._records.clock.now())

    async def _stands_still(self, tx: Tx, count: Count) -> bool:
        """Return whether all who are asked have not answered for a week without being absent, and have not voted."""
        now = self._records.clock.now()
        asked = (await games.asked_since(tx, [count.info.id]))[count.info.id]
        for seat, since in asked.items():
            if seat not in count.waiting:
                return False
            rest, _ = await resting(tx, count.info, seat, since, now)
            if used(None, rest, since, now) < SILENT_SECONDS:
                return False
        return bool(asked)
