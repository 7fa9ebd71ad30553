"""Votes among the persons at a table: open them, collect ballots, count, close.

Each kind of vote, such as ending the game or an undo request, has a `Rule`, which says who may vote, when the vote is
decided, and what the decision does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Protocol

from games.core.text import Text
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person, Status, TableInfo
from storage.outgoing import Notice, NoticeKind
from storage.play import votes
from storage.play.votes import Vote
from tables.core.announcements import put_notices
from tables.core.errors import RequestRefused
from tables.core.permissions import check_running, not_seated
from tables.core.row_cache import row_of
from tables.state.records import Records
from tables.state.retries import table_label

NOTHING: Mapping[str, Any] = MappingProxyType({})
AFTER_ABSENCE = 24 * 3600.0
"""For how many seconds after an absence a vote is still open that has waited for its end."""
WAITED_FOR = "waited_for"
"""The seats for whose persons a vote was put off, in its payload."""
Over = Callable[[Tx, TableInfo, Vote], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Count:
    """The present count of an open vote.

    `said` maps seats to their choices; `waiting` are the seats that may vote and have not. AI seats may not vote, nor
    persons who have lent their seat. `over`: the vote's time has run out. `away`: those who wait and whose persons are
    away now, with the ends of their absences.
    """

    info: TableInfo
    vote: Vote
    said: Mapping[int, str]
    waiting: tuple[int, ...]
    over: bool = False
    away: Mapping[int, float] = field(default_factory=dict)


class Rule(Protocol):
    """The rules of all votes of one kind: who may vote, when the vote is decided, and what the decision does."""

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the choices in the order of their buttons. Their texts are `cogs-vote-<kind>-<choice>`."""

    def voters(self, info: TableInfo, vote: Vote) -> Collection[int]:
        """Return the seats that may vote. Seats that no person holds at present are ignored by the caller."""

    def outcome(self, count: Count) -> str | None:
        """Return the decision that the present `count` of ballots gives, or None while more ballots are needed. When
        the count is `over`, a decision must be returned unless it waits for persons who are `away`.

        Called after every ballot and whenever a seat has changed hands.
        """

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        """Do what was decided (`outcome`, by the final `count`), in a transaction within the table's queue, after the
        vote was closed.

        If the game is needed, call `Records.act_within`.
        """


class Votes:
    """Open, count, decide and close the votes at all tables. A table has at most one open vote of each kind."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._rules: dict[str, Rule] = {}
        self._over: dict[str, Over] = {}

    def register(self, kind: str, rule: Rule, over: Over | None = None) -> None:
        """Register the rule of a kind of votes. Each kind is registered once, by the part that opens its votes.

        `over` returns whether an open vote has become pointless; such a vote is closed without a decision.
        """
        self._rules[kind] = rule
        if over is not None:
            self._over[kind] = over

    def choices(self, kind: str) -> tuple[str, ...]:
        """Return the choices in a vote of this kind, in the order of their buttons."""
        return self._rules[kind].choices

    # -- in a transaction of the table's turn ----------------------------------------------------------------------

    async def open(
        self, tx: Tx, info: TableInfo, kind: str, text: Text, until: float, *, by: Person | None = None,
        about: int = 0, payload: Mapping[str, Any] = NOTHING,
    ) -> Vote:
        """Store a new vote without ballots, and put a message into the outbox that asks everybody who may vote, except
        `by`, the person who wants it (None: the table itself). They have not voted by that: call `cast` for their own
        ballot. Raises `RequestRefused` if a vote of this kind is open.

        `text` is the question, `until` when its time runs out (seconds since 1970). `about` (a number, as a seat,
        counted from 0) and `payload` (JSON data) are for the rule of this kind; where a kind needs no number, it is 0.
        Persons who are asleep are named in the message and notified in the morning.
        """
        if await votes.find(tx, info.id, kind) is not None:
            raise RequestRefused("bot-trouble-vote-open")
        vote = await votes.open_vote(tx, info.id, kind, text, until, by=by, about=about, payload=payload)
        await self._ask(tx, info, vote)
        return vote

    async def cast(self, tx: Tx, info: TableInfo, vote: Vote, by: Person, choice: str) -> str | None:
        """Store the ballot of the person `by`, in place of an earlier one, and carry out the decision if there is one
        now. Returns the decision, or None.

        Raises `RequestRefused` if they may not vote, or there is no such choice.
        """
        rule = self._rules[vote.kind]
        seat = info.seat_of(by)
        if seat is None or seat not in rule.voters(info, vote):
            raise not_seated(info, by) if seat is None else RequestRefused("bot-trouble-no-say")
        if choice not in rule.choices:
            raise RequestRefused("bot-trouble-no-vote")
        await votes.cast_ballot(tx, vote.id, by, choice)
        return await self._decide(tx, info, replace(vote, ballots={**vote.ballots, by: choice}))

    async def recount(self, tx: Tx, info: TableInfo, kinds: Collection[str] | None = None) -> bool:
        """Count all open votes of a table (of these `kinds`, if given) again after a seat changed hands, and carry out
        decisions. Returns whether there were any."""
        decided = False
        left = [one for one in await votes.of_table(tx, info.id) if kinds is None or one.kind in kinds]
        while left and info.status is Status.PLAYING:
            vote, *left = left
            if await self._decide(tx, info, vote) is not None:
                decided, info = True, await row_of(tx, info.id)
                still = {one.id for one in await votes.of_table(tx, info.id)}
                left = [one for one in left if one.id in still]  # carrying it out may have decided or closed others
        return decided

    async def change(self, tx: Tx, info: TableInfo, vote: Vote, payload: Mapping[str, Any]) -> None:
        """Store another payload of an open vote, and ask the seats that may vote only since then."""
        before = self._rules[vote.kind].voters(info, vote)
        changed = replace(vote, payload=payload)
        await votes.change(tx, vote.id, payload)
        await self._ask(tx, info, changed, [seat for seat in range(len(info.seats)) if seat not in before])

    async def close(self, tx: Tx, info: TableInfo, vote: Vote) -> None:
        """Close a vote without carrying anything out. The messages that ask for it lose their buttons."""
        await votes.close_vote(tx, vote.id)
        await put_notices(tx, info, self._records.clock.now())

    async def ask_again(self, tx: Tx, info: TableInfo) -> None:
        """Ask the persons who have not voted yet again, for each open vote of the table, as after a move to another
        channel. Votes that have become pointless are closed instead."""
        for vote in await votes.of_table(tx, info.id):
            if not await self._closes(tx, info, vote):
                await self._ask(tx, info, vote)

    async def settle(self, tx: Tx, info: TableInfo, drop: str) -> None:
        """Let scheduled work decide the votes for which nobody is waited for any more, as after a table was opened
        again whose missing voter was deleted meanwhile. One of the kind `drop` is closed instead."""
        for vote in await votes.of_table(tx, info.id):
            if not self._count(info, vote).waiting:
                if vote.kind == drop:
                    await self.close(tx, info, vote)
                else:
                    await votes.put_off(tx, vote.id, self._records.clock.now(), vote.payload)

    async def ask_holder(self, tx: Tx, info: TableInfo, seat: int) -> None:
        """Schedule a notification for the new holder of a seat about the open votes in which they may vote."""
        if any(seat in self._count(info, vote).waiting for vote in await votes.of_table(tx, info.id)):
            now = self._records.clock.now()
            await due.schedule_votes_after_quiet_hours(tx, info.id, {seat: now}, now)

    async def _closes(self, tx: Tx, info: TableInfo, vote: Vote) -> bool:
        """Close a vote that has become pointless. Returns whether it was closed."""
        over = self._over.get(vote.kind)
        if over is None or not await over(tx, info, vote):
            return False
        await self.close(tx, info, vote)
        return True

    async def _ask(self, tx: Tx, info: TableInfo, vote: Vote, among: Collection[int] | None = None) -> None:
        """Put a message into the outbox that asks those who may vote and have not (only `among` these seats, if
        given)."""
        waiting = [seat for seat in self._count(info, vote).waiting if among is None or seat in among]
        asked = tuple(seat for seat in waiting if info.seats[seat].person != vote.by)
        if asked:
            notice = Notice(vote.question, NoticeKind.VOTE, asked, vote=vote.id)
            await put_notices(tx, info, self._records.clock.now(), notice)

    async def _decide(self, tx: Tx, info: TableInfo, vote: Vote, *, over: bool = False) -> str | None:
        """Count a vote; if it is decided, close it and carry the decision out. Returns the decision, or None."""
        if await self._closes(tx, info, vote):
            return None
        count = self._count(info, vote, over=over)
        waited_for = set(vote.payload.get(WAITED_FOR, ()))
        if waited_for and waited_for.isdisjoint(count.waiting):
            count = replace(count, over=True)  # its time had run out, and all have spoken for whom it was put off
        rule = self._rules[vote.kind]
        outcome = rule.outcome(count)
        if outcome is None and count.over:
            assert count.away, vote.kind
            until = max(count.away.values()) + AFTER_ABSENCE
            await votes.put_off(tx, vote.id, until, {**vote.payload, WAITED_FOR: [*count.away]})
        elif outcome is not None:
            await self.close(tx, info, vote)
            await rule.carry_out(tx, count, outcome)
        return outcome

    def _count(self, info: TableInfo, vote: Vote, *, over: bool = False) -> Count:
        """Return a vote's count: ballots of persons who hold a seat that may vote."""
        persons = {
            seat: person for seat in sorted(self._rules[vote.kind].voters(info, vote))
            if (person := info.seats[seat].person) is not None
        }
        said = {seat: vote.ballots[person] for seat, person in persons.items() if person in vote.ballots}
        waiting, now = tuple(seat for seat in persons if seat not in said), self._records.clock.now()
        away = {seat: end for seat in waiting for begin, end in info.seats[seat].away if begin <= now < end}
        return Count(info, vote, said, waiting, over, away)

    # -- in a transaction of their own -----------------------------------------------------------------------------

    async def cast_from_click(self, table_id: int, vote_id: int, by: Person, choice: str) -> tuple[str, str | None]:
        """Store the ballot of the person `by`, in place of an earlier one and in a transaction of its own, and carry
        out the decision if there is one now. Returns the kind of the vote, and the decision or None.

        Raises `RequestRefused` if the vote is over or they may not vote. One that has become pointless is closed.
        """
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            vote = next((one for one in await votes.of_table(tx, table_id) if one.id == vote_id), None)
            if vote is None:
                raise RequestRefused("bot-trouble-no-vote")
            outcome = await self.cast(tx, info, vote, by, choice)
            pointless = outcome is None and all(one.id != vote_id for one in await votes.of_table(tx, table_id))
        if pointless:
            raise RequestRefused("bot-trouble-no-vote")
        return vote.kind, outcome

    async def of_table(self, table_id: int) -> list[Count]:
        """Return the counts of a table's open votes, oldest first; none unless its game is running."""
        return (await self.of_tables([await self._records.info(table_id)]))[table_id]

    async def of_tables(self, infos: Collection[TableInfo]) -> dict[int, list[Count]]:
        """Return the counts of the open votes of these tables by table id, oldest first; none where no game is
        running."""
        playing = [info.id for info in infos if info.status is Status.PLAYING]
        async with self._records.storage_errors_as_refusals():
            found = await votes.of_tables(self._records.read, playing) if playing else {}
        return {info.id: [self._count(info, vote) for vote in found.get(info.id, ())] for info in infos}

    async def decide_expired(self, now: float, silent: Collection[int]) -> None:
        """Close the votes whose time has run out at `now`, and carry out the decision that their ballots give. The
        tables `silent` are left out, since their bot is not connected."""
        async with self._records.storage_errors_as_refusals():
            found = [one for one in await votes.expired(self._records.read, now) if one[0] not in silent]
        await self._records.retries.each(
            "votes", found, self._run_out, lambda one: table_label(one[0]) + f", vote {one[1]}"
        )

    async def _run_out(self, which: tuple[int, int]) -> None:
        table_id, vote_id = which
        async with self._records.change(table_id) as (tx, info):
            for vote in await votes.of_table(tx, table_id):
                if vote.id == vote_id and info.status is Status.PLAYING:
                    await self._decide(tx, info, vote, over=True)

    async def schedule_notifications(self, table_id: int, seats: Mapping[int, float]) -> None:
        """Schedule notifications of open votes for seats whose persons were asleep when they were asked. `seats` maps
        them to the times."""
        async with self._records.write() as tx:
            await due.schedule_votes_after_quiet_hours(tx, table_id, seats, self._records.clock.now())
