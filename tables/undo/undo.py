"""Undo with consent: a seat asks to undo more than it can alone, and all who have acted or learnt something must
agree.

They are told who learnt how many cards of which kind, but not which cards.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from games.core.journal import Line
from games.core.text import Seat, text
from storage.engine.transaction import Tx
from storage.model import Person, Status, TableInfo
from storage.orders import orders
from storage.outgoing import OutboxKind
from storage.play import games, lines, votes
from storage.play.votes import Vote
from storage.undo import undone
from tables.core.announcements import log_and_show, publish
from tables.core.errors import Trouble
from tables.core.permissions import check_playing
from tables.core.sessions import mark
from tables.play.quotas import Quotas
from tables.play.votes import Count, Votes
from tables.state.records import Act, Records
from tables.time.waking_hours import due
from tables.undo.past import NotRepeated, acts_of
from tables.undo.requests import (
    Offer,
    count_before,
    happened_since,
    offer_of,
    open_to,
    said_of,
    session_before,
    told_of,
    voters_of,
)

KIND = "undo"
GRANT, REFUSE, LAPSED = "grant", "refuse", "lapsed"
"""The choices in a vote on an undo request, and its outcomes."""

ASK_SECONDS, LONGEST = 24 * 3600.0, 48 * 3600.0
"""How long a request stays open: seconds in the waking hours of each person asked, and the maximum in all."""
MOST_GRANTED = 3
"""How many requests a seat can have granted in one game."""
OFFERED = 10
"""Maximum number of answers offered for a request, the newest ones."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An open undo request: its vote, the seat that asks, and the log lines that would go, as far as the reader may
    read them (`taken`)."""

    count: Count
    seat: int
    taken: tuple[Line, ...]


class Undoing:
    """Undo requests of all tables. A table has at most one open request.

    It lapses after a day of waking hours, or when the seat that asks acts again.
    """

    def __init__(self, records: Records, votes: Votes, quotas: Quotas) -> None:
        self._records = records
        self._votes = votes
        self._quotas = quotas
        votes.rule(KIND, _UndoRule(self))
        records.when_acted(self._acted)

    # -- requests --------------------------------------------------------------------------------------------------

    async def offers(self, table_id: int, by: Person) -> list[Offer]:
        """Return the answers that the person may ask to undo, newest first, except one that they can undo alone.

        There are none at a daily deal, and when no game is running.
        """
        async with self._records.storing():
            info = await self._records.info(table_id)
            seat = info.seat_of(by)
            if seat is None or info.status is not Status.PLAYING or info.daily is not None:
                return []
            async with self._records.look(table_id) as game:
                own = game.session.can_undo(seat)
            async with self._records.db.snapshot() as moment:
                open_now = await open_to(moment, info, seat)
                if not open_now:
                    return []
                try:
                    acts = await acts_of(moment, info, latest=True)
                    told = {(one.segment, one.count): one.lines for one in acts}
                    newest = list(open_now.items())[: -1 if own else None][-OFFERED:]
                    return [await offer_of(moment, info, at, one, told[at]) for at, one in reversed(newest)]
                except NotRepeated:
                    return []

    async def ask(self, table_id: int, segment: int, n: int, by: Person, interaction: int | None = None) -> bool:
        """Ask the others to undo everything from the person's answer number `n` of a segment on.

        Return whether it is done already, which happens at a practice table where no one must be asked. Raises
        `Trouble`.
        """
        async with self._records.act(table_id, interaction) as act:
            info = act.game.info
            check_playing(info)
            if not act.new:
                return await votes.find(act.tx, table_id, KIND) is None
            if info.daily is not None:
                raise Trouble("bot-trouble-undo-daily")
            seat = info.seat_of(by)
            if seat is None:
                raise Trouble("bot-trouble-not-seated")
            if not any((one.segment, one.n) == (segment, n) for one in (await open_to(act.tx, info, seat)).values()):
                raise Trouble("bot-trouble-undo-closed")
            happened = await happened_since(act.tx, info, segment, n)
            voters = voters_of(info, seat, happened)
            if not voters:
                if not info.practice:
                    raise Trouble("bot-trouble-undo-nobody")
                await self._go_back(act, seat, segment, n)
                return True
            if (await undone.granted(act.tx, table_id))[seat] >= MOST_GRANTED:
                raise Trouble("bot-trouble-undo-often", most=MOST_GRANTED)
            await self._quotas.use_ask(act.tx, table_id, by)
            said = text("bot-notice-undo", seat=Seat(seat), what=await said_of(act.tx, info, segment, n),
                        concerned=told_of(info, happened))
            await self._votes.open(
                act.tx, info, KIND, said, _open_until(info, voters, self._records.clock.now()), by=by,
                payload={"seat": seat, "segment": segment, "n": n, "voters": sorted(voters)},
            )
            return False

    async def withdraw(self, table_id: int, by: Person) -> None:
        """Withdraw the person's request. Raises `Trouble` if the person has none."""
        async with self._records.change(table_id) as (tx, info):
            vote = await votes.find(tx, table_id, KIND)
            if vote is None or vote.by != by:
                raise Trouble("bot-trouble-no-vote")
            await self._votes.close(tx, info, vote)

    async def wish(self, table_id: int, by: Person) -> Wish | None:
        """Return the open request as a person at the table may see it, or None."""
        found = [one for one in await self._votes.of_table(table_id) if one.vote.kind == KIND]
        if not found:
            return None
        info, payload = found[0].info, found[0].vote.payload
        async with self._records.db.snapshot() as moment:
            count = await count_before(moment, info, payload["segment"], payload["n"])
            try:
                acts = await acts_of(moment, info, latest=True)
            except NotRepeated:
                acts = ()
        viewer, place = info.seat_of(by), (payload["segment"], count or 0)
        taken = tuple(
            line for act in acts if (act.segment, act.count) > place for line in act.lines if line.visible_to(viewer)
        )
        return Wish(found[0], payload["seat"], taken)

    # -- while a request is open -----------------------------------------------------------------------------------

    async def _acted(self, act: Act, seat: int) -> None:
        """Adapt an open request after an act: it lapses if its own seat acts, and gets further voters who have
        acted or learnt something since."""
        info = act.game.info
        vote = await votes.find(act.tx, info.id, KIND) if info.wished else None
        if vote is None or act.game.session.finished:
            return
        if seat == vote.payload["seat"]:
            await self._votes.close(act.tx, info, vote)
            return
        try:
            happened = await happened_since(act.tx, info, vote.payload["segment"], vote.payload["n"])
        except Trouble:  # the answer was undone meanwhile
            await self._votes.close(act.tx, info, vote)
            return
        voters = {*vote.payload["voters"], *voters_of(info, vote.payload["seat"], happened)}
        if voters != set(vote.payload["voters"]):
            await self._votes.change(act.tx, info, vote, {**vote.payload, "voters": sorted(voters)})

    async def decided(self, tx: Tx, info: TableInfo, vote: Vote, outcome: str) -> None:
        """Carry out the decision of a vote on a request."""
        seat, segment, n = (vote.payload[name] for name in ("seat", "segment", "n"))
        if outcome == GRANT:
            await self._go_back(await self._records.in_hand(tx, info), seat, segment, n)
        elif outcome == REFUSE:
            await undone.refuse(tx, info.id, segment, n)
            await log_and_show(tx, info, text("bot-log-undo-refused", seat=Seat(seat)), self._records.clock.now())

    async def _go_back(self, act: Act, seat: int, segment: int, n: int) -> None:
        """Put the table back to before an answer.

        Questions get new numbers, and draws will repeat. The undone answers and lines are kept for the record, and
        for the messages that have shown them.
        """
        tx, info, old = act.tx, act.game.info, act.game.session
        if not any((one.segment, one.n) == (segment, n) for one in (await open_to(tx, info, seat)).values()):
            raise Trouble("bot-trouble-undo-closed")  # the rules have changed since the request
        session = await session_before(tx, info, segment, n)
        unnoticed = (await happened_since(tx, info, segment, n)).unnoticed
        what = await said_of(tx, info, segment, n)
        session.follow(old.numbers)
        before, told = mark(old), await lines.after(tx, info.id, 0)
        taken = await undone.take(tx, info.id, seat, segment, n, self._records.clock.now())
        stood = len(session.given)
        session.do_again(unnoticed)
        for given in session.given[stood:]:
            now = self._records.clock.now()
            await games.add_answer(tx, info.id, session.segment, given, "person", now, now)
        for one in info.seats:
            await orders.restore(tx, info.id, one.seat)
        await orders.taken_back(tx, info.id, seat, segment, ordered=False)
        act.put_in_place(session)
        await act.record(before, own=[Line(text("bot-log-undone", seat=Seat(seat), what=what), seat)])
        standing = {one.n for one in await lines.after(tx, info.id, 0)}
        await undone.keep_lines(tx, info.id, taken, [one for one in told if one.n not in standing])
        await publish(tx, info, OutboxKind.TAKEN, self._records.clock.now())


def _open_until(info: TableInfo, voters: Collection[int], now: float) -> float:
    """Return when a request that is made now lapses."""
    asked = [one for one in info.seats if one.seat in voters]
    return min(now + LONGEST, max(due(one.hours, one.away, now, ASK_SECONDS) for one in asked))


class _UndoRule:
    """The rule of votes on undo requests: everybody asked must agree. One refusal closes the request, without
    saying whose."""

    choices = (GRANT, REFUSE)

    def __init__(self, undoing: Undoing) -> None:
        self._undoing = undoing

    def voters(self, info: TableInfo, vote: Vote) -> Collection[int]:
        found: list[int] = vote.payload["voters"]
        return found

    def outcome(self, count: Count) -> str | None:
        if REFUSE in count.said.values():
            return REFUSE
        if count.said and not count.waiting:
            return GRANT
        return LAPSED if count.over or not count.waiting else None  # an AI alone never grants anything

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        await self._undoing.decided(tx, count.info, count.vote, outcome)
