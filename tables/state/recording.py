"""Store the effects of an act (answers, undos, starts of games) in the database: all of them in one place and one
transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass

from games.core.codec import dump_state
from games.core.journal import Line
from games.core.replay import opens_round
from storage.deadlines import due
from storage.deadlines.due import REMIND_AFTER
from storage.engine.transaction import Tx
from storage.model import Status, StoredLine, TableInfo
from storage.notifications import outbox, pending_notifications
from storage.orders import orders
from storage.outgoing import OutboxKind, QuestionRef
from storage.people import seen_content
from storage.play import games, invitations, lines, tables, verification
from storage.play.tables import Progress
from storage.play.verification import Epoch
from tables.core.announcements import is_public, publish
from tables.core.clock import Clock
from tables.core.days import end_of
from tables.core.sessions import Game, Mark, asks_of, kept_from
from tables.state.order_matching import schedule_matching_orders
from tables.time.clock_updates import Change, has_no_opponents, update_clocks
from tables.time.waking_hours import before_sleep

OWN_QUESTION_DELAY = 15 * 60.0
"""Seconds after which a person is notified of a question that follows from their own act."""

DAILY_REMINDER_LEAD, LEAST_WAIT = 2 * 3600.0, 3600.0
"""A daily deal is reminded of `DAILY_REMINDER_LEAD` seconds before its day ends, or `LEAST_WAIT` seconds before its
player's quiet hours if they begin earlier, but at least `LEAST_WAIT` seconds after the question."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """What was stored for an act: the log lines that it wrote, and the seats of persons that it newly asks."""

    lines: list[StoredLine]
    newly_asked: tuple[int, ...]


class Recorder:
    """Store everything that an act has changed in a game's session (its state in memory), by comparison with a mark
    taken before.

    `ai_asked` is called with a table whose AI seat is asked; it answers `ai_delay` seconds later. `finished` is called
    with a game that is over, in the transaction that stores its end.
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
        by_hand: bool = True, free: bool = False, asked_again: Collection[int] = (),
    ) -> Recorded:
        """Store everything that has changed in the game since `before`, mark the table's messages for publishing, and
        return the new log lines and the newly asked seats.

        That includes log lines, checkpoints, draws, questions with their clocks, reminders and orders, and the end of
        the game. `own` are additional log lines of the table service. The seat `acting` is not pinged. `by_hand` is
        False if its person did not see the act, so that "What happened?" still starts at their own last act. `free`: it
        was an act out of turn, or its undo, which the clocks do not count as a decision. `asked_again`: seats that are
        asked something else than before although they have not answered, since answers of theirs were taken back or
        dropped.
        """
        info, session, now = game.info, game.session, self._clock.now()
        asks = asks_of(session)
        if acting is not None and by_hand:
            await lines.mark_seen(tx, info.id, acting)
        told = await _record_lines(tx, game, before)
        new_round = any(opens_round(one.line, game.spec.round_lines) for one in told)
        told += await lines.append_service_lines(tx, info.id, session.segment, own)
        await _record_segments(tx, game, before)
        await _record_draws(tx, game, before)
        await self._record_met(tx, game, before)
        session.closed.clear()
        persons = {seat.seat for seat in info.seats if seat.person is not None}
        ai_due = not asks.keys() <= persons
        await self._record_asks(tx, game, before, persons, acting, free=free, asked_again=asked_again)
        at = Progress(session.segment, session.numbers, game.spec.version)
        await tables.set_progress(tx, info.id, at, ai_due)
        newly = tuple(sorted((asks.keys() & persons) - (before.asks.keys() - {*asked_again}) - {acting}))
        await publish(
            tx, info, OutboxKind.TURN, now, wait=2 * self._ai_delay if ai_due else 0.0,
            new_asks=[QuestionRef(seat, asks[seat]) for seat in newly], open_seats=(asks.keys() & persons) - {acting},
            numbers=asks,
        )
        if (new_round or session.finished) and await invitations.followers(tx, info.id):
            await publish(tx, info, OutboxKind.FOLLOWERS, now)
        if session.finished:
            await self._record_end(tx, game)
        elif ai_due:
            self._ai_asked(info.id)  # the AI waits for its turn, so this act is stored before it answers
        return Recorded(told, newly)

    async def _record_met(self, tx: Tx, game: Game, before: Mark) -> None:
        """Record content that has newly come up in the game as seen by every person at the table, so that later games
        can prefer what they have not seen."""
        new = set(game.session.rules.seen_content(game.session.state)) - before.met
        persons = [seat.person for seat in game.info.seats if seat.person is not None]
        if new and persons:
            await seen_content.add(tx, game.info.game, new, persons, self._clock.now())

    async def _record_asks(
        self, tx: Tx, game: Game, before: Mark, persons: set[int], acting: int | None, *, free: bool,
        asked_again: Collection[int],
    ) -> None:
        """Store which seats are asked since when, their reminders and clocks, and which questions are answered by
        orders.

        A seat that acts and is asked again is notified some time later, also if an order acts for it; otherwise the
        notification would reveal that no order fits. If another seat's undo in this segment repeats a seat's
        question, that question keeps its earlier time.
        """
        asks, now = asks_of(game.session), self._clock.now()
        gone = [seat for seat, number in before.asks.items() if asks.get(seat) != number]
        new = {seat: number for seat, number in asks.items() if before.asks.get(seat) != number}
        if gone or new:
            change = _change(game, before, gone, new, None if free else acting, asked_again)
            kept = {seat: number for seat, number in new.items() if seat in change.kept}
            same = {seat: n for seat, n in kept.items() if seat != acting and game.session.segment == before.segment}
            fresh = {seat: number for seat, number in new.items() if seat not in same}
            await games.update_questions(tx, game.info.id, [seat for seat in gone if seat not in same], fresh, now)
            await games.renumber_asked(tx, game.info.id, same)
            await due.cancel_for_closed_questions(tx, game.info.id, gone, kept, same)
            asked = {seat: number for seat, number in new.items() if seat in persons}
            if is_public(game.info):
                await pending_notifications.update_questions(tx, game.info.id, gone, asked, kept.keys() & asked.keys())
            if (at := remind_at(game.info, now)) is not None:
                await due.schedule_reminders(
                    tx, game.info.id, {seat: fresh[seat] for seat in fresh.keys() & persons}, at
                )
            if acting in asked and is_public(game.info):
                await due.schedule_unfinished_turn(tx, game.info.id, acting, asked[acting], now + OWN_QUESTION_DELAY)
            await schedule_matching_orders(tx, game, asked, now)
            await update_clocks(tx, game.info, change, now)

    async def _record_end(self, tx: Tx, game: Game) -> None:
        """Store the end of a game: its result stands, undo is over, and the ranking is to be published."""
        info, session, now = game.info, game.session, self._clock.now()
        await games.delete_segments_before(tx, info.id, session.segment)
        session.past.clear()
        await games.store_result(tx, info.id, game.spec.rules.result(session.state))
        await tables.set_ended(tx, info.id, Status.FINISHED, now)
        await self._finished(tx, game)
        await publish(tx, info, OutboxKind.FINAL, now)


def look_ahead(tx: Tx, table_id: int, segment: int | None) -> None:
    """Prefetch, with an act's first query, what recording will read later, so that one more round trip to the database
    is enough to store everything.

    `segment` is the present segment of the game in memory; None if it is not in memory.
    """
    if segment is not None:
        lines.prefetch(tx, table_id, segment)
    orders.prefetch(tx, table_id)
    outbox.prefetch(tx, table_id, OutboxKind.TURN)


def _change(
    game: Game, before: Mark, gone: list[int], new: dict[int, int], answered: int | None, asked_again: Collection[int]
) -> Change:
    """Return which questions have gone and come, in the form that the clocks need. `gone` are seats, `new` maps seats
    to question numbers. `answered` is the seat that acted in turn, if any; `asked_again` as in `Recorder.record`."""
    kept = {seat for seat in gone if seat in new and seat != answered and seat not in asked_again}
    undone = (game.session.segment, len(game.session.given)) < (before.segment, before.given)
    return Change(gone, new, kept, undone, answered)


def remind_at(info: TableInfo, now: float) -> float | None:
    """Return when a person who is asked now is to be reminded if they have not answered, or None for never.

    There is no reminder where a clock warns (it runs only where others wait), after the end of a daily deal, and at
    other private tables, where nobody waits.
    """
    if info.is_exercise or (info.daily is None and not is_public(info)):
        return None
    if info.pace is not None and not has_no_opponents(info):
        return None
    if info.daily is None:
        return now + REMIND_AFTER
    at = before_sleep(info.seats[0].hours, now, end_of(info.daily) - DAILY_REMINDER_LEAD, LEAST_WAIT)
    at = max(at, now + LEAST_WAIT)
    return at if at < end_of(info.daily) else None


async def _record_lines(tx: Tx, game: Game, before: Mark) -> list[StoredLine]:
    """Store the new log lines of all segments that have changed, and return them."""
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
    """Store the draws of this act, and at the start of a game its rules version."""
    table_id, session = game.info.id, game.session
    if before.segment < 0:
        await verification.begin_epoch(tx, table_id, Epoch(0, game.spec.version, None))
    drawn = {one.segment: one.draws for one in session.closed} | {session.segment: tuple(session.draws())}
    if session.segment < before.segment:
        await verification.drop_draws(tx, table_id, session.segment, len(session.draws()))
    elif before.drawn > len(drawn.get(before.segment, ())):
        await verification.drop_draws(tx, table_id, before.segment, len(drawn[before.segment]))
    for segment, draws in drawn.items():
        if segment > before.segment:
            await verification.add_draws(tx, table_id, segment, draws)
        elif segment == before.segment:
            await verification.add_draws(tx, table_id, segment, draws[before.drawn :], before.drawn)


async def _record_segments(tx: Tx, game: Game, before: Mark) -> None:
    """Store the checkpoints of the present segment and of those to which a seat can undo."""
    table_id, session = game.info.id, game.session
    first = kept_from(session)
    if session.segment < before.segment:
        await games.delete_segments_after(tx, table_id, session.segment)
        if session.segment < before.kept_from:  # further back than any seat can undo alone
            await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint))
    elif session.segment > before.segment:
        for n in range(max(before.segment + 1, first), session.segment):
            past = session.past[n - first]
            await games.store_segment(tx, table_id, n, dump_state(past.checkpoint) if past.given else None)
        await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint))
    if first > before.kept_from:
        await games.delete_segments_before(tx, table_id, first)
