"""Undo with consent: a seat asks to undo more than it can alone, and all who have acted or learnt something since must
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
from storage.play import games, lines, verification, votes
from storage.play.votes import Vote
from storage.undo import undone
from tables.core.announcements import log_and_show, publish
from tables.core.errors import RequestRefused
from tables.core.permissions import check_playing, not_seated
from tables.core.sessions import Game, mark_of
from tables.play.quotas import Quotas
from tables.play.votes import Count, Votes
from tables.state.records import Act, Records
from tables.time.clock_updates import forget_undone_answers
from tables.time.waking_hours import after_waking_seconds
from tables.undo.past import CannotRebuild, acts_of
from tables.undo.requests import (
    Offer,
    count_before,
    describe_answer,
    describe_impact,
    happened_since,
    offer_of,
    session_before,
    undoable_answers,
    voters_of,
)

KIND = "undo"
GRANT, REFUSE, LAPSED = "grant", "refuse", "lapsed"
"""The choices in a vote on an undo request, and its outcomes."""

ASK_SECONDS, LONGEST = 24 * 3600.0, 48 * 3600.0
"""How long a request stays open: seconds in the waking hours of each person asked, and the maximum in all."""
MOST_GRANTED = 3
"""How many requests a seat can have granted in one game, unless its table is for practice."""
OFFERED = 10
"""Maximum number of answers offered for a request, the newest ones."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """An open undo request: the count of its vote, the seat that asks, and the log lines of the acts that would be
    undone, as far as the reader may read them (`taken`)."""

    count: Count
    seat: int
    taken: tuple[Line, ...]


class UndoRequests:
    """Requests to undo an answer with the consent of the others, each a vote. A table has at most one open request.

    It lapses after a day of waking hours, or when the seat that asks acts again.
    """

    def __init__(self, records: Records, votes: Votes, quotas: Quotas) -> None:
        self._records = records
        self._votes = votes
        self._quotas = quotas
        votes.register(KIND, _UndoRule(self), self.is_over)
        records.on_act(self._acted)

    # -- requests --------------------------------------------------------------------------------------------------

    async def offers(self, table_id: int, by: Person) -> list[Offer]:
        """Return the answers that the person `by` may ask to undo, newest first, at most `OFFERED`. Those are left out
        that they can undo without asking; at a table for practice, where a request undoes them too, only the last one.

        There are none at a daily deal, when no game is running, and when the game cannot be rebuilt from stored data.
        """
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            seat = info.seat_of(by)
            if seat is None or info.status is not Status.PLAYING or info.daily is not None:
                return []
            async with self._records.reading(table_id) as game:
                own = _count_undone_alone(game, seat)
            async with self._records.db.snapshot() as moment:
                open_now = await undoable_answers(moment, info, seat)
                if not open_now:
                    return []
                try:
                    acts = await acts_of(moment, info, latest=True)
                    told = {(one.segment, one.count): one.lines for one in acts}
                    newest = list(open_now.items())[: len(open_now) - own][-OFFERED:]
                    return [
                        await offer_of(moment, info, at, one, told[at], back)
                        for back, (at, one) in enumerate(reversed(newest), own + 1)
                    ]
                except CannotRebuild:
                    return []

    async def request_undo(
        self, table_id: int, segment: int, n: int, by: Person, interaction: int | None = None
    ) -> bool:
        """Ask the others to undo an answer of the person `by` and everything after it: open a vote that notifies them.

        The answer is named by `segment` (the stretch of the game between two stored states) and `n`, its number among
        the answers of all seats there, undone ones included, counted from 1, as in `Offer`.

        Return whether it is done already: at a practice table it is undone at once if nobody else has acted or learnt
        something since. A repeated `interaction` opens no second vote. Raises `RequestRefused`: not seated, no such
        answer, a vote is open, too many granted, nobody to ask, or a daily deal.
        """
        async with self._records.act(table_id, interaction) as act:
            info = act.game.info
            check_playing(info)
            if not act.new:
                return await votes.find(act.tx, table_id, KIND) is None
            if info.daily is not None:
                raise RequestRefused("bot-trouble-undo-daily")
            seat = info.seat_of(by)
            if seat is None:
                raise not_seated(info, by)
            if not any(
                (one.segment, one.n) == (segment, n) for one in (await undoable_answers(act.tx, info, seat)).values()
            ):
                raise RequestRefused("bot-trouble-undo-closed")
            happened = await happened_since(act.tx, info, segment, n)
            voters = voters_of(seat, happened)
            if all(info.seats[one].person is None for one in voters):
                if not info.practice:
                    raise RequestRefused("bot-trouble-undo-nobody")
                await self._undo(act, seat, segment, n, by_click=True)
                return True
            if not info.practice and (await undone.count_by_seat(act.tx, table_id))[seat] >= MOST_GRANTED:
                raise RequestRefused("bot-trouble-undo-often", most=MOST_GRANTED)
            await self._quotas.count_vote_request(act.tx, table_id, by)
            said = text("bot-notice-undo", seat=Seat(seat), what=await describe_answer(act.tx, info, segment, n),
                        concerned=describe_impact(info, happened))
            await self._votes.open(
                act.tx, info, KIND, said, _open_until(info, voters, self._records.clock.now()), by=by,
                payload={"seat": seat, "segment": segment, "n": n, "voters": sorted(voters)},
            )
            return False

    async def withdraw(self, table_id: int, by: Person) -> None:
        """Withdraw the own open request of the person `by`, which closes its vote without a decision. Raises
        `RequestRefused` if they have none."""
        async with self._records.change(table_id) as (tx, info):
            vote = await votes.find(tx, table_id, KIND)
            if vote is None or vote.by != by:
                raise RequestRefused("bot-trouble-no-vote")
            await self._votes.close(tx, info, vote)

    async def open_request(self, table_id: int, by: Person) -> OpenRequest | None:
        """Return the table's open undo request, with the log lines that would be undone, as far as the person `by` may
        read them; None if there is none.

        The lines are empty if the game cannot be rebuilt from stored data.
        """
        found = [one for one in await self._votes.of_table(table_id) if one.vote.kind == KIND]
        if not found:
            return None
        info, payload = found[0].info, found[0].vote.payload
        async with self._records.db.snapshot() as moment:
            count = await count_before(moment, info, payload["segment"], payload["n"])
            try:
                acts = await acts_of(moment, info, latest=True)
            except CannotRebuild:
                acts = ()
        viewer, place = info.seat_of(by), (payload["segment"], count or 0)
        taken = tuple(
            line for act in acts if (act.segment, act.count) > place for line in act.lines if line.visible_to(viewer)
        )
        return OpenRequest(found[0], payload["seat"], taken)

    # -- while a request is open -----------------------------------------------------------------------------------

    async def _acted(self, act: Act, seat: int) -> None:
        """Adapt an open request after an act: close it if its own seat acts, and let those vote, too, who have acted or
        learnt something since."""
        info = act.game.info
        vote = await votes.find(act.tx, info.id, KIND) if info.has_undo_request else None
        if vote is None or act.game.session.finished:
            return
        if seat == vote.payload["seat"]:
            await self._votes.close(act.tx, info, vote)
            return
        try:
            happened = await happened_since(act.tx, info, vote.payload["segment"], vote.payload["n"])
        except RequestRefused:  # the answer was undone meanwhile
            await self._votes.close(act.tx, info, vote)
            return
        voters = {*vote.payload["voters"], *voters_of(vote.payload["seat"], happened)}
        if voters != set(vote.payload["voters"]):
            await self._votes.change(act.tx, info, vote, {**vote.payload, "voters": sorted(voters)})

    async def is_over(self, tx: Tx, info: TableInfo, vote: Vote) -> bool:
        """Return whether a request has become pointless: its answer was undone, the rules have changed since, so that
        it can be undone no more, or its seat belongs to another person or to an AI for good by now."""
        seat = info.seats[vote.payload["seat"]]
        if vote.by is None or vote.by not in (seat.person, seat.lent_by):
            return True
        segment, n = vote.payload["segment"], vote.payload["n"]
        epochs = await verification.epochs(tx, info.id)
        if not epochs or segment < epochs[-1].segment:
            return True
        return await count_before(tx, info, segment, n) is None

    async def carry_out(self, tx: Tx, info: TableInfo, vote: Vote, outcome: str) -> None:
        """Carry out the decision of a vote: if granted, undo the answer and all after it; if refused, log that, and
        offer neither this answer nor earlier ones again. That a request has lapsed is only logged."""
        seat, segment, n = (vote.payload[name] for name in ("seat", "segment", "n"))
        if outcome == GRANT:
            await self._undo(await self._records.act_within(tx, info), seat, segment, n)
        elif outcome == REFUSE:
            await undone.refuse(tx, info.id, segment, n)
            await log_and_show(tx, info, text("bot-log-undo-refused", seat=Seat(seat)), self._records.clock.now())
        else:
            await log_and_show(tx, info, text("bot-log-undo-lapsed", seat=Seat(seat)), self._records.clock.now())

    async def _undo(self, act: Act, seat: int, segment: int, n: int, *, by_click: bool = False) -> None:
        """Put the table back to before an answer of the seat, and store that.

        Questions get new numbers, and draws will repeat. Secret acts, which nobody else has noticed, are done again.
        The undone answers and lines are kept for the record, and for the messages that have shown them. Whose answers
        are undone is asked something else than before, and called to it: the last consent may come long after theirs.
        `by_click`: the seat's own click undoes it at once, so that nobody is called to what they are asked then.
        """
        tx, info, old = act.tx, act.game.info, act.game.session
        if not any((one.segment, one.n) == (segment, n) for one in (await undoable_answers(tx, info, seat)).values()):
            raise RequestRefused("bot-trouble-undo-closed")  # the rules have changed since the request
        session = await session_before(tx, info, segment, n)
        unnoticed = (await happened_since(tx, info, segment, n)).unnoticed
        what = await describe_answer(tx, info, segment, n)
        session.renumber_after(old.numbers)
        before, told = mark_of(old), await lines.after(tx, info.id, 0)
        await orders.refund_earlier_uses(tx, info.id, segment, n)
        taken = await undone.undo_from(tx, info.id, seat, segment, n, self._records.clock.now())
        causes: dict[int, list[str]] = {}
        for _, given, cause in taken.answers:
            causes.setdefault(given.seat, []).extend(() if given.free else (cause,))
        await forget_undone_answers(tx, info, seat, causes, session.open_questions(), self._records.clock.now())
        stood = len(session.given)
        session.repeat_acts(unnoticed)
        for given in session.given[stood:]:
            now = self._records.clock.now()
            await games.add_answer(tx, info.id, session.segment, given, "person", now, now)
        for one in info.seats:
            await orders.refund_undone_uses(tx, info.id, one.seat)
        await orders.suspend_after_undo(tx, info.id, seat, segment, "", ordered=False)
        act.replace_session(session)
        asked_again = () if by_click else [one for one, given in causes.items() if given]
        await act.record(  # by their own click they know what they are asked; the clocks have been told above
            before, acting=seat if by_click else None, free=by_click, asked_again=asked_again,
            own=[Line(text("bot-log-undone", seat=Seat(seat), what=what), seat)],
        )
        standing = {one.n for one in await lines.after(tx, info.id, 0)}
        await undone.store_lines(tx, info.id, taken.n, [one for one in told if one.n not in standing])
        await publish(tx, info, OutboxKind.UNDONE, self._records.clock.now())


def _count_undone_alone(game: Game, seat: int) -> int:
    """Return how many of its last answers a seat can undo one after the other without asking; at a table for practice,
    1 if there is any."""
    if game.info.practice or not game.session.can_undo(seat):
        return int(game.session.can_undo(seat))
    session, count = game.session.fork(), 0
    while session.can_undo(seat):
        session.undo(seat)
        count += 1
    return count


def _open_until(info: TableInfo, voters: Collection[int], now: float) -> float:
    """Return when a request made now lapses: when each voter has been awake for `ASK_SECONDS`, but after `LONGEST` at
    the latest."""
    asked = [one for one in info.seats if one.seat in voters and one.person is not None]
    return min(now + LONGEST, max(after_waking_seconds(one.hours, one.away, now, ASK_SECONDS) for one in asked))


class _UndoRule:
    """The rule of votes on undo requests: everybody asked must agree. One refusal closes the request, without
    saying whose."""

    choices = (GRANT, REFUSE)

    def __init__(self, undoing: UndoRequests) -> None:
        self._undoing = undoing

    def voters(self, info: TableInfo, vote: Vote) -> Collection[int]:
        """Return the seats that must agree, which are stored with the vote."""
        found: list[int] = vote.payload["voters"]
        return found

    def outcome(self, count: Count) -> str | None:
        """Return a refusal at once, consent when all have voted for it, or that the request has lapsed."""
        if REFUSE in count.said.values():
            return REFUSE
        if count.said and not count.waiting:
            return GRANT
        return LAPSED if count.over or not count.waiting else None  # an AI alone never grants anything

    async def carry_out(self, tx: Tx, count: Count, outcome: str) -> None:
        """Undo the answer, or record the refusal."""
        await self._undoing.carry_out(tx, count.info, count.vote, outcome)
