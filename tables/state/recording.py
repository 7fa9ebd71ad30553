"""What an act leaves in the database, whatever it was: one place, one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from games.core.codec import dump_state
from games.core.journal import Line
from games.core.reel import opens_round
from storage.deadlines import due
from storage.deadlines.due import REMIND_AFTER
from storage.engine.transaction import Tx
from storage.model import Status, StoredLine, TableInfo
from storage.notifications import outbox, pending_notifications
from storage.orders import orders
from storage.outgoing import OutboxKind, Ping
from storage.people import seen_content
from storage.play import games, invitations, lines, proof, tables
from storage.play.proof import Epoch
from storage.play.tables import Progress
from tables.core.announcements import public, publish
from tables.core.clock import Clock
from tables.core.days import end_of
from tables.core.sessions import Game, Mark, asks_of, kept_from
from tables.state.order_matching import match
from tables.time.clock_updates import Change, alone, follow

HALF_DONE = 15 * 60.0
"""Seconds after which somebody who has acted is called to what their own act has led to."""

LAST_CALL, LEAST_WAIT = 2 * 3600.0, 3600.0
"""A deal of the day is reminded of so many seconds before its day ends, but only so many after the question."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """The log lines that an act wrote, and the seats of persons that it newly asks."""

    lines: list[StoredLine]
    newly_asked: tuple[int, ...]


class Recorder:
    """Stores what has changed in a session since a mark.

    `ai_asked` is called with a table of which an AI seat is asked; it answers `ai_delay` seconds later. `finished` is
    called with a game that is over, in the transaction that stores its end.
    """

    def __init__(
        self, clock: Clock, ai_delay: float, ai_asked: Callable[[int], None],
        finished: Callable[[Tx, Game], Awaitable[None]],
    ) -> None:
        self._clock = clock
        self._ai_delay = ai_delay
        self._ai_asked = ai_asked
        self._finished = finished

    async def record(
        self, tx: Tx, game: Game, before: Mark, *, acting: int | None = None, own: Sequence[Line] = (),
        by_hand: bool = True, free: bool = False,
    ) -> Recorded:
        """Store everything that has changed since `before`. `own` are lines of the service; `acting` is not pinged.
        Not `by_hand`: the person did not see it, so "What happened?" goes on from where it was. `free`: it has acted
        out of turn."""
        info, session, now = game.info, game.session, self._clock.now()
        asks = asks_of(session)
        if acting is not None and by_hand:
            await lines.note_act(tx, info.id, acting)
        told = await _record_lines(tx, game, before)
        new_round = any(opens_round(one.line, game.spec.round_lines) for one in told)
        told += await lines.add_own(tx, info.id, session.segment, own)
        await _record_segments(tx, game, before)
        await _record_draws(tx, game, before)
        await self._record_met(tx, game, before)
        session.closed.clear()
        persons = {seat.seat for seat in info.seats if seat.person is not None}
        ai_due = not asks.keys() <= persons
        await self._record_asks(tx, game, before, persons, acting, free=free)
        at = Progress(session.segment, session.numbers, game.spec.version)
        await tables.set_progress(tx, info.id, at, ai_due)
        newly = tuple(sorted((asks.keys() & persons) - before.asks.keys() - {acting}))
        await publish(
            tx, info, OutboxKind.TURN, now, wait=2 * self._ai_delay if ai_due else 0.0,
            new_asks=[Ping(seat, asks[seat]) for seat in newly], open_seats=(asks.keys() & persons) - {acting},
            numbers=asks,
        )
        if (new_round or session.finished) and await invitations.followers(tx, info.id):
            await publish(tx, info, OutboxKind.FOLLOWERS, now)
        if session.finished:
            await self._record_end(tx, game)
        elif ai_due:
            self._ai_asked(info.id)  # it waits for its turn, so this act is stored before it answers
        return Recorded(told, newly)

    async def _record_met(self, tx: Tx, game: Game, before: Mark) -> None:
        """Everybody who sits at the table has met what is new at it."""
        new = set(game.session.rules.met(game.session.state)) - before.met
        persons = [seat.person for seat in game.info.seats if seat.person is not None]
        if new and persons:
            await seen_content.add(tx, game.info.game, new, persons, self._clock.now())

    async def _record_asks(
        self, tx: Tx, game: Game, before: Mark, persons: set[int], acting: int | None, *, free: bool
    ) -> None:
        """Who is asked since when, when they will be reminded or their time be over, and what orders answer. Whoever
        acts and is asked more is called some time later, by whatever hand they act: else it would show that an order
        had no answer. Who is asked the same as before, because somebody else in this segment has taken something back,
        has been asked it all the time."""
        asks, now = asks_of(game.session), self._clock.now()
        gone = [seat for seat, number in before.asks.items() if asks.get(seat) != number]
        new = {seat: number for seat, number in asks.items() if before.asks.get(seat) != number}
        if gone or new:
            change = _change(game, before, gone, new, None if free else acting)
            kept = {seat: number for seat, number in new.items() if seat in change.kept}
            same = {seat: n for seat, n in kept.items() if seat != acting and game.session.segment == before.segment}
            fresh = {seat: number for seat, number in new.items() if seat not in same}
            await games.change_asked(tx, game.info.id, [seat for seat in gone if seat not in same], fresh, now)
            await games.renumber_asked(tx, game.info.id, same)
            await due.no_reminder(tx, game.info.id, gone, kept, same)
            asked = {seat: number for seat, number in new.items() if seat in persons}
            if public(game.info):
                await pending_notifications.follow(tx, game.info.id, gone, asked, kept.keys() & asked.keys())
            if (at := remind_at(game.info, now)) is not None:
                await due.remind(tx, game.info.id, {seat: fresh[seat] for seat in fresh.keys() & persons}, at)
            if acting in asked and public(game.info):
                await due.call(tx, game.info.id, acting, asked[acting], now + HALF_DONE)
            await match(tx, game, asked, now)
            await follow(tx, game.info, change, now)

    async def _record_end(self, tx: Tx, game: Game) -> None:
        """The game is over: nothing can be taken back, the result stands, the ranking is to be published."""
        info, session, now = game.info, game.session, self._clock.now()
        await games.settle_segments_before(tx, info.id, session.segment)
        session.past.clear()
        await games.store_result(tx, info.id, game.spec.rules.result(session.state))
        await tables.set_ended(tx, info.id, Status.FINISHED, now)
        await self._finished(tx, game)
        await publish(tx, info, OutboxKind.FINAL, now)


def look_ahead(tx: Tx, table_id: int, segment: int | None) -> None:
    """Ask in the first visit of an act what recording it will ask, so that the last visit stores all of it. `segment`:
    the present one, where it is known."""
    if segment is not None:
        lines.ahead(tx, table_id, segment)
    orders.ahead(tx, table_id)
    outbox.ahead(tx, table_id, OutboxKind.TURN)


def _change(game: Game, before: Mark, gone: list[int], new: dict[int, int], answered: int | None) -> Change:
    """What has become of the questions, as clocks see it. `answered`: the seat whose question it was."""
    kept = {seat for seat in gone if seat in new and seat != answered}
    undone = (game.session.segment, len(game.session.given)) < (before.segment, before.given)
    return Change(gone, new, kept, undone, answered)


def remind_at(info: TableInfo, now: float) -> float | None:
    """When somebody who is asked now will be reminded. None: never, because a clock will warn them, which runs only
    where others wait, because the deal of the day would be over, or because nobody waits for somebody who learns or
    tries something."""
    if info.exercise or (info.pace is not None and not alone(info)):
        return None
    if info.daily is None:
        return now + REMIND_AFTER
    at = max(end_of(info.daily) - LAST_CALL, now + LEAST_WAIT)
    return at if at < end_of(info.daily) else None


async def _record_lines(tx: Tx, game: Game, before: Mark) -> list[StoredLine]:
    table_id, session = game.info.id, game.session
    if session.segment < before.segment:
        await lines.drop_segments_after(tx, table_id, session.segment)
    told: list[StoredLine] = []
    for segment, written in [(one.segment, one.lines) for one in session.closed] + [
        (session.segment, tuple(session.lines()))
    ]:
        if written or segment <= before.segment:
            told += await lines.bring_up_to_date(tx, table_id, segment, written)
    return told


async def _record_draws(tx: Tx, game: Game, before: Mark) -> None:
    """Every draw as it happened, and with which rules the game began."""
    table_id, session = game.info.id, game.session
    if before.segment < 0:
        await proof.begin_epoch(tx, table_id, Epoch(0, game.spec.version, None))
    drawn = {one.segment: one.draws for one in session.closed} | {session.segment: tuple(session.draws())}
    if session.segment < before.segment:
        await proof.drop_draws(tx, table_id, session.segment, len(session.draws()))
    elif before.drawn > len(drawn.get(before.segment, ())):
        await proof.drop_draws(tx, table_id, before.segment, len(drawn[before.segment]))
    for segment, draws in drawn.items():
        if segment > before.segment:
            await proof.add_draws(tx, table_id, segment, draws)
        elif segment == before.segment:
            await proof.add_draws(tx, table_id, segment, draws[before.drawn :], before.drawn)


async def _record_segments(tx: Tx, game: Game, before: Mark) -> None:
    """Checkpoints of the present segment and of those that can be taken back."""
    table_id, session = game.info.id, game.session
    first = kept_from(session)
    if session.segment < before.segment:
        await games.drop_segments_after(tx, table_id, session.segment)
        if session.segment < before.kept_from:  # further back than anybody can go alone
            await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint))
    elif session.segment > before.segment:
        for n in range(max(before.segment + 1, first), session.segment):
            past = session.past[n - first]
            await games.store_segment(tx, table_id, n, dump_state(past.checkpoint) if past.given else None)
        await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint))
    if first > before.kept_from:
        await games.settle_segments_before(tx, table_id, first)
