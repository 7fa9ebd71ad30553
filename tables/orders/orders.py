"""Orders: answers that a person gives before their question is asked. They are made, listed, changed and withdrawn by
their person, and used when they apply.

Making and withdrawing an order changes no row that others read. An order answers through the same code as a click, and
its effects look the same.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core.decision import Answer
from games.core.orders import (
    FIRST,
    ROUND,
    Alternative,
    Guard,
    GuardKind,
    OrderKind,
    Plan,
    Step,
    answer_of,
    fingerprint,
    same_args,
)
from games.core.spec import GameSpec
from games.core.text import Arg, Listed, Text, key_of, text
from games.core.view import Question
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person, Status, TableInfo
from storage.notifications import pending_notifications
from storage.orders import orders
from storage.orders.orders import OrderStatus, Scope, StandingOrder, Using
from storage.outgoing import DueItem, NotificationKind
from storage.play import games
from tables.core.errors import RequestRefused, StaleQuestion
from tables.core.installed_game import spec_of
from tables.core.permissions import check_playing, check_seat
from tables.core.redacted_traceback import redacted
from tables.core.sessions import Game
from tables.play.answers import Answers
from tables.state.order_matching import BROKEN, ORDER_DELAY, REST, offers_orders
from tables.state.records import Act, Records

log = logging.getLogger(__name__)
MOST = 12
"""Maximum number of orders of a seat that wait at a time."""
LISTED = (OrderStatus.LIVE, OrderStatus.HELD, OrderStatus.ASLEEP)
"""The states of orders that may still answer a question."""
DONE = (OrderStatus.SPENT, OrderStatus.DROPPED)


Order: TypeAlias = StandingOrder
OrderState: TypeAlias = OrderStatus
OrderScope: TypeAlias = Scope
"""Names of the storage types, for modules that show orders."""


@dataclass(frozen=True, slots=True)
class DueOrder:
    """An order (an answer given ahead) that will answer the seat's open question in this number of seconds. `number` is
    the question's, as its buttons carry it."""

    order: StandingOrder
    number: int
    seconds: float


class Orders:
    """Store and use orders: answers that a person gives ahead of their questions. Only the person on a seat sees the
    seat's orders.

    Methods raise `RequestRefused` if the seat or the order is not the person's.
    """

    def __init__(self, records: Records, play: Answers) -> None:
        self._records = records
        self._play = play

    # -- reading -------------------------------------------------------------------------------------------------

    async def of_seat(self, table_id: int, seat: int, by: Person) -> list[StandingOrder]:
        """Return the orders of the person `by` on their seat, in the order in which they are tried. Those that are used
        up or dropped are included, with the reason."""
        async with self._records.storage_errors_as_refusals():
            check_seat(await self._records.info(table_id), seat, by)
            return [one for one in await orders.of_seat(self._records.read, table_id, seat) if one.person == by]

    async def about_to(self, table_id: int, seat: int, by: Person) -> DueOrder | None:
        """Return the order (an answer given ahead) of the person `by` that will answer the seat's open question, and in
        how many seconds; None if no order will."""
        for one in await self.of_seat(table_id, seat, by):
            if one.using is not None:
                async with self._records.storage_errors_as_refusals():
                    asked = await games.open_questions(self._records.read, table_id)
                    at = await due.order_at(self._records.read, table_id, seat)
                if asked.get(seat) != one.using.number:  # another player has undone what led to it
                    return None
                left = ORDER_DELAY if at is None else max(0.0, at - self._records.clock.now())
                return DueOrder(one, one.using.number, left)
        return None

    async def answering(self, table_id: int) -> dict[int, int]:
        """Return the open questions that orders (answers given ahead) will answer in a moment: seat -> number of the
        question, as its buttons carry it.

        Their persons need not be notified, since they have answered already.
        """
        async with self._records.storage_errors_as_refusals():
            return await orders.pending_answers(self._records.read, table_id)

    # -- giving and withdrawing ----------------------------------------------------------------------------------

    async def give(
        self, table_id: int, seat: int, by: Person, key: str, args: Mapping[str, str], plan: Plan, *,
        scope: Scope = Scope.TIMES, left: int | None = 1,
    ) -> int:
        """Store an order for the seat of the person `by` and return its id: when a question of the kind `key` with the
        arguments `args` is asked, it is answered as the `plan` says.

        `scope` says how long it lasts: `left` times, for this round, or for the game. The same order for the game is
        not stored twice. Raises `RequestRefused`: not your seat, too many, or nobody would wait for you.
        """
        async with self._records.reading(table_id) as game:
            self.check(game.info, seat, by)
            round_ = round_of(game) if scope is Scope.ROUND else None
            async with self._records.write() as tx:
                for one in await orders.of_seat(tx, table_id, seat) if scope is Scope.GAME else ():
                    if (one.status, one.person, one.scope, one.key, one.args, one.plan) == (
                        OrderStatus.LIVE, by, scope, key, args, plan
                    ):
                        return one.id  # a repeated call
                await self.make_room(tx, table_id, seat)
                return await orders.add(
                    tx, table_id, seat, by, key, args, plan, self._records.clock.now(), scope=scope,
                    left=left if scope is Scope.TIMES else None, round=round_,
                )

    async def give_always(
        self, table_id: int, seat: int, number: int, answer: Answer, said: Listed, by: Person, *,
        unchanged: bool = False,
    ) -> int:
        """Store an order to answer questions like the seat's present one in this way for the rest of the game, from the
        next one on: the present one stays open. `by` is the seat's person. Returns the order's id; the same order is
        not stored twice.

        `number` is the present question's number (the one in its buttons, not a count), `said` the answer in words.
        With `unchanged`, the order holds only while the question offers the same choices as now. Raises `StaleQuestion`
        if that question is no longer open.
        """
        async with self._records.reading(table_id) as game:
            decision = game.session.open_questions().get(seat)
            if decision is None or number != game.session.numbers.get(seat, 0):
                raise StaleQuestion(table_id, seat)
            kind = game.spec.orders.get(decision.key, OrderKind())
            about = game.session.rules.prompt(game.session.rules.view(game.session.state, seat), decision)
            guards = (Guard(GuardKind.SAME, fingerprint(decision)),) if unchanged else ()
        plan = Plan((Alternative((Step(decision.key, answer, said),), guards),), about)
        return await self.give(table_id, seat, by, decision.key, same_args(kind, decision), plan, scope=Scope.GAME)

    async def give_as_proposed(self, table_id: int, seat: int, key: str, by: Person) -> int:
        """Store an order to accept the proposed answer of questions of the kind `key` for the rest of the game. `by` is
        the seat's person. Returns its id; the same order is not stored twice. Raises `RequestRefused` if such questions
        have no proposal."""
        spec = spec_of((await self._records.info(table_id)).game)
        kind = spec.orders.get(key)
        if kind is None or not kind.proposed:
            raise RequestRefused("bot-trouble-no-order")
        plan = Plan((Alternative((Step(key, FIRST, Listed((text("bot-order-proposed"),))),)),), title_of(spec, key))
        return await self.give(table_id, seat, by, key, {}, plan, scope=Scope.GAME)

    async def withdraw(self, table_id: int, order_id: int, by: Person) -> None:
        """Delete an order of the person `by`. If it was about to answer, the question is left to the person."""
        async with self._own(table_id, order_id, by) as (tx, one):
            await orders.delete(tx, one.id)
            if one.using is not None:  # the person knows of the question already
                await due.cancel_order(tx, table_id, one.seat)
                told = [(one.seat, one.using.number)]
                await pending_notifications.mark_delivered(
                    tx, table_id, NotificationKind.CALL, told, self._records.clock.now()
                )

    async def clear(self, table_id: int, seat: int, by: Person) -> None:
        """Delete the orders of the person `by` on a seat that are used up or dropped."""
        for one in await self.of_seat(table_id, seat, by):
            if one.status in DONE:
                await self.withdraw(table_id, one.id, by)

    async def reactivate(self, table_id: int, order_id: int, by: Person) -> None:
        """Make an order of the person `by` usable again that was put aside because its person has undone its answer;
        otherwise nothing happens."""
        async with self._own(table_id, order_id, by) as (tx, one):
            if one.status is OrderStatus.ASLEEP:
                await orders.set_status(tx, one.id, OrderStatus.LIVE)

    async def prefer(self, table_id: int, order_id: int, by: Person) -> None:
        """Move an order of the person `by` to the first rank, so that it is tried before the seat's other orders."""
        async with self._own(table_id, order_id, by) as (tx, one):
            await orders.move_to_front(tx, one.id)

    async def answer_now(self, table_id: int, seat: int, by: Person) -> None:
        """Let the order (an answer given ahead) of the person `by` that is about to answer the seat's question do so at
        once. Nothing happens if there is none."""
        soon = await self.about_to(table_id, seat, by)
        if soon is not None:
            await self._fire(table_id, seat, soon.number)

    @asynccontextmanager
    async def _own(self, table_id: int, order_id: int, by: Person) -> AsyncIterator[tuple[Tx, StandingOrder]]:
        """Open a transaction about one of the person's own orders, in the table's queue, since the order may be
        answering just now."""
        async with self._records.queues.turn(table_id), self._records.write(table_id) as tx:
            one = await orders.find(tx, order_id)
            if one is None or one.table_id != table_id or one.person != by:
                raise RequestRefused("bot-trouble-no-order")
            yield tx, one

    def check(self, info: TableInfo, seat: int, by: Person) -> None:
        """Check that the person `by` may give orders (answers ahead of their questions) for the seat. Raises
        `RequestRefused`."""
        check_playing(info)
        check_seat(info, seat, by)
        if not offers_orders(info):
            raise RequestRefused("bot-trouble-nobody-waits")

    async def make_room(self, tx: Tx, table_id: int, seat: int) -> None:
        """Check that the seat may have one more order that is not yet used up, and delete old ones that are used up or
        dropped. Raises `RequestRefused` if there are too many."""
        await orders.prune(tx, table_id, seat, MOST)
        mine = await orders.of_seat(tx, table_id, seat)
        if sum(one.status in LISTED for one in mine) >= MOST:
            raise RequestRefused("bot-trouble-orders", most=MOST)

    # -- using ---------------------------------------------------------------------------------------------------

    async def answer_due(self, item: DueItem) -> None:
        """Give and store the answer of an order whose time has come (`item`), and its further answers in the same turn.

        An order that fails is dropped, and the person is asked instead. Raises `RequestRefused` if the game cannot be
        loaded; the order waits with its table then.
        """
        async with self._records.reading(item.table_id):
            pass
        try:
            await self._fire(item.table_id, item.seat, item.number)
        except RequestRefused as trouble:
            if trouble.of_storage:
                raise
            log.warning("table %d: what was due could not be done: %s", item.table_id, trouble.text.key)
            await self._break(item)
        except Exception as error:  # a failure of one order must not stop other tables
            log.error("table %d: what was due could not be done\n%s", item.table_id, redacted(error))
            await self._break(item)

    async def _fire(self, table_id: int, seat: int, number: int) -> None:
        following: int | None = number
        while following is not None:
            following = await self._answer(table_id, seat, following)

    async def _answer(self, table_id: int, seat: int, number: int) -> int | None:
        """Give one answer of an order in one transaction, or leave the question to the person if it does not fit any
        more. Returns the number of the question that this order answers next at once, or None."""
        async with self._records.act(table_id) as act:
            one = await self._about_to_answer(act, seat, number)
            if one is None or one.using is None:
                await self.leave_to_person(act.tx, table_id, seat)
                return None
            step, session = one.plan.alternatives[one.using.alternative].steps[one.using.step], act.game.session
            answer = answer_of(session.rules, session.state, session.open_questions()[seat], step)
            if answer is None:
                await self._misses(act.tx, one)
                return None
            await self._submit(act, one, one.using, answer)
            left = next(
                (other for other in await orders.of_seat(act.tx, table_id, seat) if other.id == one.id), None
            )
            return await self._goes_on(act.tx, left, number) if left is not None else None

    async def _about_to_answer(self, act: Act, seat: int, number: int) -> StandingOrder | None:
        """Return the order that is about to answer this question, or None if it no longer applies."""
        info, session = act.game.info, act.game.session
        if info.status is not Status.PLAYING or seat not in session.open_questions():
            return None
        if session.numbers.get(seat, 0) != number:
            return None
        mine = await orders.of_seat(act.tx, info.id, seat)
        return next((
            one for one in mine
            if one.using is not None and one.using.number == number and one.person == info.seats[seat].person
        ), None)

    async def _submit(self, act: Act, one: StandingOrder, using: Using, answer: Answer) -> None:
        """Give an order's answer within an act, and store that the order has used this step."""
        await orders.set_using(act.tx, one.id, Using(using.alternative, using.step + 1, using.number))
        if using.step == 0:
            await orders.count_use(act.tx, one.id, act.game.session.segment)
        await self._play.answer(act, one.seat, using.number, answer, cause="order")

    async def _goes_on(self, tx: Tx, one: StandingOrder, answered: int) -> int | None:
        """Return the number of the question that the order's next answer in a row answers, or None if the order is done
        for now.

        An order that answers the next question as a new use, not as the next of its answers in a row, waits its minute
        as always.
        """
        using = one.using
        if using is None:
            return None
        if using.number != answered:
            return using.number if using.step else None
        rest = using.step < len(one.plan.alternatives[using.alternative].steps)
        await orders.set_status(tx, one.id, one.status, REST if rest else "")
        return None

    async def _misses(self, tx: Tx, one: StandingOrder) -> None:
        """Leave the question to the person, because the order's answer is no longer possible."""
        status = OrderStatus.DROPPED if one.status is OrderStatus.LIVE and one.scope is Scope.TIMES else one.status
        await orders.set_status(tx, one.id, status, REST)
        await self.leave_to_person(tx, one.table_id, one.seat)

    async def _break(self, item: DueItem) -> None:
        """Drop the order after the rules have failed or refused its answer."""
        async with self._records.write() as tx:
            for one in await orders.of_seat(tx, item.table_id, item.seat):
                if one.using is not None:
                    await orders.set_status(tx, one.id, OrderStatus.DROPPED, BROKEN)
            await self.leave_to_person(tx, item.table_id, item.seat)

    async def leave_to_person(self, tx: Tx, table_id: int, seat: int) -> None:
        """Leave the question to the seat's person, and notify them as if there had been no order."""
        await due.cancel_order(tx, table_id, seat)
        await pending_notifications.notify_of_question(tx, table_id, seat, self._records.clock.now())


def title_of(spec: GameSpec[Any], key: str) -> Text:
    """Return the title of questions of the kind `key`, for lists of orders, where the question itself is not asked."""
    return Text(key_of(spec.id, "order", key))


def round_of(game: Game) -> int | None:
    """Return the number of the round that a game is in, by which orders for one round end; None if the game has no
    rounds."""
    session = game.session
    facts = game.spec.facts(session.rules.view(session.state, None))
    return facts[ROUND].n if ROUND in facts else None


def answer_text(question: Question, answer: Answer) -> Listed:
    """Return an answer to a question in words, to be stored with an order and shown later without the question."""
    said: list[Arg] = []
    for token in answer:
        name, sign, amount = token.partition("=")
        wording = question.wordings.get(name)
        label = wording.label if wording is not None else Text("bot-order-token")
        counted = sign and amount.isdecimal()  # a forged click can send anything; the form refuses it later
        said.append(text("bot-log-amount", n=int(amount), what=label) if counted else label)
    return Listed(tuple(said))
