"""Votes at a table, of any kind: asked in public, counted, closed. Who has a say, when a vote is decided and what comes
of it, says whoever opens votes of its kind (`Rule`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Protocol

from games.core.text import Text
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person, Status, TableInfo
from storage.outgoing import Notice, NoticeKind
from storage.play import votes
from storage.play.votes import Vote
from tables.core.announcements import tell
from tables.core.errors import Trouble
from tables.core.permissions import check_running
from tables.core.row_cache import row_of
from tables.state.records import Records
from tables.state.retries import table

NOTHING: Mapping[str, Any] = MappingProxyType({})
Over = Callable[[Tx, TableInfo, Vote], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Count:
    """How an open vote stands: which seats have said what, and which have a say and have said nothing yet. AI seats
    have none, nor has whoever has handed theirs over. `over`: its time has run out."""

    info: TableInfo
    vote: Vote
    said: Mapping[int, str]
    waiting: tuple[int, ...]
    over: bool = False


class Rule(Protocol):
    """What holds for all votes of a kind."""

    @property
    def choices(self) -> tuple[str, ...]:
        """What one may say, in the order of the buttons. Their words are `cogs-vote-<kind>-<choice>`."""

    def voters(self, info: TableInfo, vote: Vote) -> Collection[int]:
        """The seats that have a say. Where no person sits by now, they have none."""

    def outcome(self, count: Count) -> str | None:
        """What is decided; None: nothing yet, which is no answer when the count is `over`. Asked after every ballot and
        whenever a seat has changed hands."""

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        """Do what was decided, in the transaction of the table's turn. The vote is closed by now. Whoever needs the
        game, too, has `Records.in_hand`."""


class Votes:
    """At most one open vote of each kind at a table."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._rules: dict[str, Rule] = {}
        self._over: dict[str, Over] = {}

    def rule(self, kind: str, rule: Rule, over: Over | None = None) -> None:
        """All votes of this kind go by this rule. `over`: says of a vote that it has nothing to decide any more; it is
        closed then. Said once, by who opens them."""
        self._rules[kind] = rule
        if over is not None:
            self._over[kind] = over

    def choices(self, kind: str) -> tuple[str, ...]:
        """What one may say to a vote of a kind."""
        return self._rules[kind].choices

    # -- in a transaction of the table's turn ----------------------------------------------------------------------

    async def open(
        self, tx: Tx, info: TableInfo, kind: str, said: Text, until: float, *, by: Person | None = None,
        about: int = 0, payload: Mapping[str, Any] = NOTHING,
    ) -> Vote:
        """Ask all who have a say, but `by`. Whoever sleeps is named and called in the morning. Raises `Trouble` when a
        vote of this kind is open."""
        if await votes.find(tx, info.id, kind) is not None:
            raise Trouble("bot-trouble-vote-open")
        vote = await votes.open_vote(tx, info.id, kind, said, until, by=by, about=about, payload=payload)
        await self._ask(tx, info, vote)
        return vote

    async def say(self, tx: Tx, info: TableInfo, vote: Vote, by: Person, choice: str) -> str | None:
        """What somebody says to an open vote, instead of what they have said before. Returns what is decided, if
        anything is. Raises `Trouble`: they have no say."""
        rule = self._rules[vote.kind]
        seat = info.seat_of(by)
        if seat is None or seat not in rule.voters(info, vote):
            raise Trouble("bot-trouble-not-seated" if seat is None else "bot-trouble-no-say")
        if choice not in rule.choices:
            raise Trouble("bot-trouble-no-vote")
        await votes.say(tx, vote.id, by, choice)
        return await self._decide(tx, info, replace(vote, ballots={**vote.ballots, by: choice}))

    async def recount(self, tx: Tx, info: TableInfo) -> bool:
        """Somebody has lost or won a say: what is decided now is carried out. Returns whether anything is."""
        decided = False
        for vote in await votes.of_table(tx, info.id):
            if info.status is Status.PLAYING and await self._decide(tx, info, vote) is not None:
                decided, info = True, await row_of(tx, info.id)
        return decided

    async def change(self, tx: Tx, info: TableInfo, vote: Vote, payload: Mapping[str, Any]) -> None:
        """Other things hold for an open vote by now; who has a say only now is asked."""
        before = self._rules[vote.kind].voters(info, vote)
        changed = replace(vote, payload=payload)
        await votes.change(tx, vote.id, payload)
        await self._ask(tx, info, changed, [seat for seat in range(len(info.seats)) if seat not in before])

    async def close(self, tx: Tx, info: TableInfo, vote: Vote) -> None:
        """The vote is over, nothing comes of it, and the messages that asked for it lose their buttons."""
        await votes.close_vote(tx, vote.id)
        await tell(tx, info, self._records.clock.now())

    async def ask_again(self, tx: Tx, info: TableInfo) -> None:
        """Ask those again who have not yet said anything to the open votes."""
        for vote in await votes.of_table(tx, info.id):
            if not await self._closes(tx, info, vote):
                await self._ask(tx, info, vote)

    async def ask_holder(self, tx: Tx, info: TableInfo, seat: int) -> None:
        """Somebody else sits there from now on: call them to the open votes in which they have a say."""
        if any(seat in self._count(info, vote).waiting for vote in await votes.of_table(tx, info.id)):
            now = self._records.clock.now()
            await due.wake_for_votes(tx, info.id, {seat: now}, now)

    async def _closes(self, tx: Tx, info: TableInfo, vote: Vote) -> bool:
        """Close a vote that has nothing to decide any more. Returns whether it was one."""
        over = self._over.get(vote.kind)
        if over is None or not await over(tx, info, vote):
            return False
        await self.close(tx, info, vote)
        return True

    async def _ask(self, tx: Tx, info: TableInfo, vote: Vote, among: Collection[int] | None = None) -> None:
        waiting = [seat for seat in self._count(info, vote).waiting if among is None or seat in among]
        asked = tuple(seat for seat in waiting if info.seats[seat].person != vote.by)
        if asked:
            notice = Notice(vote.said, NoticeKind.VOTE, asked, vote=vote.id)
            await tell(tx, info, self._records.clock.now(), notice)

    async def _decide(self, tx: Tx, info: TableInfo, vote: Vote, *, over: bool = False) -> str | None:
        if await self._closes(tx, info, vote):
            return None
        count = self._count(info, vote, over=over)
        rule = self._rules[vote.kind]
        outcome = rule.outcome(count)
        assert outcome is not None or not over, vote.kind
        if outcome is not None:
            await self.close(tx, info, vote)
            await rule.carry_out(tx, count, outcome)
        return outcome

    def _count(self, info: TableInfo, vote: Vote, *, over: bool = False) -> Count:
        persons = {
            seat: person for seat in sorted(self._rules[vote.kind].voters(info, vote))
            if (person := info.seats[seat].person) is not None
        }
        said = {seat: vote.ballots[person] for seat, person in persons.items() if person in vote.ballots}
        return Count(info, vote, said, tuple(seat for seat in persons if seat not in said), over)

    # -- from outside ----------------------------------------------------------------------------------------------

    async def ballot(self, table_id: int, vote_id: int, by: Person, choice: str) -> tuple[str, str | None]:
        """Somebody says something to a vote. Returns its kind, and what is decided, if anything is. Raises `Trouble`:
        the vote is over, they have no say."""
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            vote = next((one for one in await votes.of_table(tx, table_id) if one.id == vote_id), None)
            if vote is None:
                raise Trouble("bot-trouble-no-vote")
            return vote.kind, await self.say(tx, info, vote, by, choice)

    async def of_table(self, table_id: int) -> list[Count]:
        """How the votes stand that are open at a table, oldest first; while it is closed they rest."""
        return (await self.of_tables([await self._records.info(table_id)]))[table_id]

    async def of_tables(self, infos: Collection[TableInfo]) -> dict[int, list[Count]]:
        """How the votes stand that are open at each of these tables, oldest first; at a closed one they rest."""
        playing = [info.id for info in infos if info.status is Status.PLAYING]
        async with self._records.storing():
            found = await votes.of_tables(self._records.read, playing) if playing else {}
        return {info.id: [self._count(info, vote) for vote in found.get(info.id, ())] for info in infos}

    async def run_out(self, now: float, silent: Collection[int]) -> None:
        """Votes that have been open for too long are decided by what was said, but at tables that are `silent`."""
        async with self._records.storing():
            found = [one for one in await votes.run_out(self._records.read, now) if one[0] not in silent]
        await self._records.retries.each("votes", found, self._run_out, lambda one: table(one[0]) + f", vote {one[1]}")

    async def _run_out(self, which: tuple[int, int]) -> None:
        table_id, vote_id = which
        async with self._records.change(table_id) as (tx, info):
            for vote in await votes.of_table(tx, table_id):
                if vote.id == vote_id and info.status is Status.PLAYING:
                    await self._decide(tx, info, vote, over=True)

    async def called(self, table_id: int, seats: Mapping[int, float]) -> None:
        """These were asked while they slept: call them at these times."""
        async with self._records.write() as tx:
            await due.wake_for_votes(tx, table_id, seats, self._records.clock.now())
