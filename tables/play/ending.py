"""End a table before its game is over: by its opener, by a vote, or by a manager of the Discord server."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from games.core.text import Seat, Text, key_of, text
from storage.deadlines import absences, due
from storage.engine.transaction import Tx
from storage.league import pairings
from storage.model import Person, Status, TableInfo
from storage.notifications import outbox
from storage.outgoing import Notice, NoticeKind, OutboxKind
from storage.play import games, invitations, tables, votes
from storage.play.votes import Vote
from tables.core.announcements import log_and_show, log_line, publish, put_notices
from tables.core.days import end_of
from tables.core.errors import RequestRefused
from tables.core.permissions import check_player, check_running
from tables.play.quotas import Quotas
from tables.play.votes import Count, Votes
from tables.state.records import Records
from tables.time.clock_updates import rests_of_seat
from tables.time.waking_hours import waking_seconds

KIND = "end"
AGREE, REFUSE, LAPSED = "end", "on", "lapsed"
"""The choices in a vote on ending, and its outcomes."""

VOTE_SECONDS = 48 * 3600.0
"""How many seconds a vote on ending stays open."""

INACTIVE_SECONDS = 7 * 24 * 3600.0
"""If all persons who are asked have left their questions unanswered for this many seconds, or have voted for the end, a
vote that runs out ends the game, unless a player has refused."""

REOPEN_SECONDS = 24 * 3600.0
"""For how many seconds the players can reopen a game that was ended early, from the return of those who are away."""
NO_ROUNDS: Mapping[int, float | None] = MappingProxyType({})


class Ending:
    """End games before they are over: with the consent of all persons who play, or by a manager of the Discord
    server."""

    def __init__(self, records: Records, votes: Votes, quotas: Quotas) -> None:
        self._records = records
        self._votes = votes
        self._quotas = quotas
        votes.register(KIND, _EndRule(records, self))

    async def cancel(self, table_id: int, by: Person) -> bool:
        """End a table at once if the person `by` is the opener of a lobby or the only person at the table; otherwise
        store their agreement to end it, and open a vote of all persons if there is none. A second call during the vote
        changes nothing.

        Return whether the table has ended. Raises `RequestRefused`: not a player, not the opener, or already ended.
        """
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if info.status is Status.LOBBY:
                if by != info.opener:
                    raise RequestRefused("bot-trouble-only-opener")
                await self.end(tx, info, "bot-notice-lobby-cancelled")
                return True
            check_player(info, by)
            vote = await votes.find(tx, table_id, KIND) or await self._ask(tx, info, by)
            return await self._votes.cast(tx, info, vote, by, AGREE) == AGREE

    async def close_for_others(self, table_id: int, by: Person, players: Collection[Person]) -> None:
        """End a table as a manager of its Discord server who does not play there. `players` are those that the manager
        was shown.

        The caller has checked that `by` manages the server. Raises `RequestRefused` if they play, or if the players
        have changed since.
        """
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if by in info.players:
                raise RequestRefused("bot-trouble-manager-plays")
            if set(players) != set(info.players):
                raise RequestRefused("bot-trouble-players-changed")
            begun = info.status is Status.PLAYING
            await self.end(tx, info, "bot-notice-closed-by-manager" if begun else "bot-notice-lobby-closed-by-manager")

    async def vote(self, table_id: int, by: Person, agree: bool) -> bool:
        """Store the ballot of the person `by` in the open vote on ending the table, in place of an earlier one, and end
        the table if all agree now; a refusal closes the vote. Returns whether it has ended. Raises `RequestRefused` if
        there is no open vote."""
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            check_player(info, by)
            vote = await votes.find(tx, table_id, KIND)
            if vote is None:
                raise RequestRefused("bot-trouble-no-vote")
            return await self._votes.cast(tx, info, vote, by, AGREE if agree else REFUSE) == AGREE

    async def expire_lobby(self, table_id: int) -> None:
        """Close a lobby that was not started in time. A game that has begun goes on."""
        async with self._records.change(table_id) as (tx, info):
            await due.delete_kind(tx, table_id, "expiry")
            if info.started_at is None and info.status.is_running:
                await self.end(tx, info, "bot-notice-lobby-expired")

    async def _ask(self, tx: Tx, info: TableInfo, by: Person) -> Vote:
        await self._quotas.count_vote_request(tx, info.id, by)
        in_season = info.id in await pairings.ends_of_rounds(tx, [info.id])
        said = text("bot-notice-vote-season" if in_season else "bot-notice-vote", seat=Seat(info.seat_of(by) or 0))
        return await self._votes.open(tx, info, KIND, said, self._records.clock.now() + VOTE_SECONDS, by=by)

    async def end(
        self, tx: Tx, info: TableInfo, why: str, *, unheard: Collection[int] = (), homeless: bool = False,
        for_good: bool = False,
    ) -> None:
        """End a table early, in its transaction, and announce why (`why` is a text's key): in its channel or, if that
        is gone (`homeless`), to its opener.

        A game that has begun can be reopened by its players for a day, unless it is `homeless` or ends `for_good`. For
        players who are away, that day begins with their return (see `reopen_until`). They and all for whom an AI plays
        were not asked, so they are told, and so are the persons on the seats `unheard`, who had no say or were silent.
        """
        said = text(why, game=Text(key_of(info.game, "name")))
        started, now = info.status is Status.PLAYING, self._records.clock.now()
        away = await _back_at(tx, info, now) if started else {}
        if started:
            await log_line(tx, info, said, weight=2)
        until = None
        if started and not (homeless or for_good):
            until = reopen_until(info, now, away.values(), await pairings.ends_of_rounds(tx, [info.id]))
        await tables.set_ended(tx, info.id, Status.CANCELLED, now, until)
        if until is not None:
            await due.schedule_expiry(tx, info.id, "reopen", until)
        if homeless:
            await outbox.delete_of_table(tx, info.id)
        else:
            await publish(tx, info, OutboxKind.TURN if started else OutboxKind.LOBBY, now)
        if await invitations.followers(tx, info.id):
            await publish(tx, info, OutboxKind.FOLLOWERS, now)
        unasked = tuple(
            one.seat for one in info.seats
            if started and (one.lent_by is not None or one.person in away or one.seat in unheard)
        )
        await put_notices(tx, info, now, Notice(said, NoticeKind.CANCELLED, unasked, to_opener=homeless))


async def _back_at(tx: Tx, info: TableInfo, now: float) -> dict[Person, float]:
    """Return the players who are away now, also those for whom an AI plays, with the ends of their absences."""
    known = await absences.of_persons(tx, info.players)
    return {one.person: one.to_at for one in known if one.is_planned_or_running and one.from_at <= now < one.to_at}


def reopen_until(
    info: TableInfo, now: float, back: Collection[float] = (), rounds: Mapping[int, float | None] = NO_ROUNDS
) -> float | None:
    """Return until when a game that is ended early now can be reopened, or None if it cannot.

    That is a day. For players who are away now (`back`: when they return, in 21 days at the latest) it begins then, but
    an absence makes no round of a season longer (`rounds`: when those of the tables that belong to one end). A daily
    deal can be reopened only on its day, because afterwards its cards are public.
    """
    until = max([now, *back]) + REOPEN_SECONDS
    if info.daily is not None:
        until = min(now + REOPEN_SECONDS, end_of(info.daily))
    elif info.id in rounds:
        until = max(now + REOPEN_SECONDS, min(until, rounds[info.id] or 0.0))
    return until if until > now else None


class _EndRule:
    """The rules of a vote on ending: it needs the consent of all persons, and one refusal closes it.

    A game at a standstill also ends when the vote runs out without a refusal. At a standstill, all persons who are
    asked have been silent for a week, since players who have gone for good cannot agree, but for those who have agreed.
    """

    choices = (AGREE, REFUSE)

    def __init__(self, records: Records, ending: Ending) -> None:
        self._records = records
        self._ending = ending

    def voters(self, info: TableInfo, vote: Vote) -> range:
        """Return all seats."""
        return range(len(info.seats))

    def outcome(self, count: Count) -> str | None:
        """Return a refusal at once, consent when all have voted for it, or that the vote has lapsed."""
        if REFUSE in count.said.values():
            return REFUSE
        if count.said and not count.waiting:
            return AGREE
        return LAPSED if count.over else None

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        """End the game after consent, or after a lapsed vote at a standstill. Otherwise it is logged that it goes
        on."""
        info, now = count.info, self._records.clock.now()
        if outcome == AGREE:
            await self._ending.end(tx, info, "bot-notice-cancelled")
        elif outcome == LAPSED and await self._stands_still(tx, count):
            await self._ending.end(tx, info, "bot-notice-ended-silent", unheard=count.waiting)
        elif outcome == LAPSED:
            await log_and_show(tx, info, text("bot-log-end-lapsed"), now)
        elif outcome == REFUSE:
            seat = next(seat for seat, choice in count.said.items() if choice == REFUSE)
            await log_and_show(tx, info, text("bot-log-plays-on", seat=Seat(seat)), now)

    async def _stands_still(self, tx: Tx, count: Count) -> bool:
        """Return whether all who are asked have not answered for a week without being absent, and have not voted, so
        that the others need not wait for them; and nobody who could object is absent now: the table waits for them. It
        also waits while Discord does not let the bot write there, so that nobody was called. Where several are asked at
        the same time, those who have agreed to the end need not answer before."""
        now = self._records.clock.now()
        if count.away or await tables.with_refused_home(tx, [count.info.id]):
            return False
        asked = await games.holders_asked_since(tx, count.info.id)
        silent = {seat: since for seat, since in asked.items() if seat not in count.said}
        for seat, since in silent.items():
            if seat not in count.waiting:
                return False
            rest, _ = await rests_of_seat(tx, count.info, seat, since, now)
            if waking_seconds(None, rest, since, now) < INACTIVE_SECONDS:
                return False
        return bool(silent)
