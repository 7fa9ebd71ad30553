"""Answers given ahead: made, listed, changed and withdrawn by their person, used when their time has come.

Making and withdrawing change no row that anybody else reads. An order is used through the same door as a click, and
what comes of it looks like one.
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
    OrderKind,
    Plan,
    Step,
    Unless,
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
from storage.outgoing import DueItem, What
from tables.core.errors import Stale, Trouble
from tables.core.installed_game import spec_of
from tables.core.permissions import check_playing, check_seat
from tables.core.redacted_traceback import trace
from tables.core.sessions import Game
from tables.play.answers import Play
from tables.state.order_matching import BROKEN, GRACE, REST, offers_orders
from tables.state.records import Act, Records

log = logging.getLogger(__name__)
MOST = 12
"""How many orders of a seat may wait at a time."""
LISTED = (OrderStatus.LIVE, OrderStatus.HELD, OrderStatus.ASLEEP)
"""Those that may still answer something."""
DONE = (OrderStatus.SPENT, OrderStatus.DROPPED)


Order: TypeAlias = StandingOrder
OrderState: TypeAlias = OrderStatus
OrderScope: TypeAlias = Scope
"""What is read from the database, for those who show it."""


@dataclass(frozen=True, slots=True)
class Due:
    """That an order is about to answer the seat's question `number`, in so many seconds."""

    order: StandingOrder
    number: int
    seconds: float


class Orders:
    """Only the person on a seat sees its orders. Raises `Trouble`."""

    def __init__(self, records: Records, play: Play) -> None:
        self._records = records
        self._play = play

    # -- looking -------------------------------------------------------------------------------------------------

    async def of(self, table_id: int, seat: int, by: Person) -> list[StandingOrder]:
        """The person's orders on their seat, the first in rank first; those that are done with what became of them."""
        async with self._records.storing():
            check_seat(await self._records.info(table_id), seat, by)
            return [one for one in await orders.of_seat(self._records.read, table_id, seat) if one.person == by]

    async def about_to(self, table_id: int, seat: int, by: Person) -> Due | None:
        """The order that will answer the seat's question soon."""
        for one in await self.of(table_id, seat, by):
            if one.using is not None:
                async with self._records.storing():
                    at = await due.order_at(self._records.read, table_id, seat)
                left = GRACE if at is None else max(0.0, at - self._records.clock.now())
                return Due(one, one.using.number, left)
        return None

    async def answering(self, table_id: int) -> dict[int, int]:
        """The questions that orders are about to answer: seat -> number. For whoever notifies: who is asked and has
        answered already need not hear of it."""
        async with self._records.storing():
            return await orders.using_at(self._records.read, table_id)

    # -- giving and withdrawing ----------------------------------------------------------------------------------

    async def give(
        self, table_id: int, seat: int, by: Person, key: str, args: Mapping[str, str], plan: Plan, *,
        scope: Scope = Scope.TIMES, left: int | None = 1,
    ) -> int:
        """Give an order; returns its id. Raises `Trouble`: not your seat, too many, or nobody would wait for you."""
        async with self._records.look(table_id) as game:
            self.check(game.info, seat, by)
            round_ = round_of(game) if scope is Scope.ROUND else None
            async with self._records.write() as tx:
                for one in await orders.of_seat(tx, table_id, seat) if scope is Scope.GAME else ():
                    if (one.status, one.person, one.scope, one.key, one.args, one.plan) == (
                        OrderStatus.LIVE, by, scope, key, args, plan
                    ):
                        return one.id  # it was given twice
                await self.make_room(tx, table_id, seat)
                return await orders.add(
                    tx, table_id, seat, by, key, args, plan, self._records.clock.now(), scope=scope,
                    left=left if scope is Scope.TIMES else None, round=round_,
                )

    async def always(
        self, table_id: int, seat: int, number: int, answer: Answer, said: Listed, by: Person, *,
        unchanged: bool = False,
    ) -> int:
        """Answer the seat's present question so from the next time on, every time; `unchanged`: as long as it offers
        what it offers now. Raises `Stale`."""
        async with self._records.look(table_id) as game:
            decision = game.session.open().get(seat)
            if decision is None or number != game.session.numbers.get(seat, 0):
                raise Stale(table_id, seat)
            kind = game.spec.orders.get(decision.key, OrderKind())
            about = game.session.rules.prompt(game.session.rules.view(game.session.state, seat), decision)
            guards = (Guard(Unless.SAME, fingerprint(decision)),) if unchanged else ()
        plan = Plan((Alternative((Step(decision.key, answer, said),), guards),), about)
        return await self.give(table_id, seat, by, decision.key, same_args(kind, decision), plan, scope=Scope.GAME)

    async def proposed(self, table_id: int, seat: int, key: str, by: Person) -> int:
        """Leave a question to what is proposed, every time. Raises `Trouble`."""
        spec = spec_of((await self._records.info(table_id)).game)
        kind = spec.orders.get(key)
        if kind is None or not kind.proposed:
            raise Trouble("bot-trouble-no-order")
        plan = Plan((Alternative((Step(key, FIRST, Listed((text("bot-order-proposed"),))),)),), title_of(spec, key))
        return await self.give(table_id, seat, by, key, {}, plan, scope=Scope.GAME)

    async def withdraw(self, table_id: int, order_id: int, by: Person) -> None:
        """Take an order back. One that is about to answer does not, and the question is the person's."""
        async with self._own(table_id, order_id, by) as (tx, one):
            await orders.delete(tx, one.id)
            if one.using is not None:  # they know of the question
                await due.no_order(tx, table_id, one.seat)
                told = [(one.seat, one.using.number)]
                await pending_notifications.told(tx, table_id, What.CALL, told, self._records.clock.now())

    async def clear(self, table_id: int, seat: int, by: Person) -> None:
        """Forget those that are done."""
        for one in await self.of(table_id, seat, by):
            if one.status in DONE:
                await self.withdraw(table_id, one.id, by)

    async def wake(self, table_id: int, order_id: int, by: Person) -> None:
        """Let an order that waits hold again."""
        async with self._own(table_id, order_id, by) as (tx, one):
            if one.status is OrderStatus.ASLEEP:
                await orders.set_status(tx, one.id, OrderStatus.LIVE)

    async def prefer(self, table_id: int, order_id: int, by: Person) -> None:
        """Let an order be tried before all others."""
        async with self._own(table_id, order_id, by) as (tx, one):
            await orders.first(tx, one.id)

    async def now(self, table_id: int, seat: int, by: Person) -> None:
        """Do not wait any longer with what an order is about to answer."""
        soon = await self.about_to(table_id, seat, by)
        if soon is not None:
            await self._fire(table_id, seat, soon.number)

    @asynccontextmanager
    async def _own(self, table_id: int, order_id: int, by: Person) -> AsyncIterator[tuple[Tx, StandingOrder]]:
        """A transaction about one of the person's own orders. It waits for the table: the order may be answering."""
        async with self._records.queues.turn(table_id), self._records.write(table_id) as tx:
            one = await orders.find(tx, order_id)
            if one is None or one.table_id != table_id or one.person != by:
                raise Trouble("bot-trouble-no-order")
            yield tx, one

    def check(self, info: TableInfo, seat: int, by: Person) -> None:
        """Whether the person may give orders there. Raises `Trouble`."""
        check_playing(info)
        check_seat(info, seat, by)
        if not offers_orders(info):
            raise Trouble("bot-trouble-nobody-waits")

    async def make_room(self, tx: Tx, table_id: int, seat: int) -> None:
        """Whether one more may wait; of those that are done only the newest stay. Raises `Trouble`."""
        await orders.forget_old(tx, table_id, seat, MOST)
        mine = await orders.of_seat(tx, table_id, seat)
        if sum(one.status in LISTED for one in mine) >= MOST:
            raise Trouble("bot-trouble-orders", most=MOST)

    # -- using ---------------------------------------------------------------------------------------------------

    async def fire(self, item: DueItem) -> None:
        """An order's time has come: give its answer, and those that follow in the same turn. An order that fails is
        dropped. Raises `Trouble` where the game cannot be loaded: the order waits with its table."""
        async with self._records.look(item.table_id):
            pass
        try:
            await self._fire(item.table_id, item.seat, item.number)
        except Trouble as trouble:
            if trouble.of_storage:
                raise
            log.warning("table %d: what was due could not be done: %s", item.table_id, trouble.text.key)
            await self._break(item)
        except Exception as error:  # whatever is wrong with one order, the tables go on
            log.error("table %d: what was due could not be done\n%s", item.table_id, trace(error))
            await self._break(item)

    async def _fire(self, table_id: int, seat: int, number: int) -> None:
        following: int | None = number
        while following is not None:
            following = await self._answer(table_id, seat, following)

    async def _answer(self, table_id: int, seat: int, number: int) -> int | None:
        """One answer, one transaction. Returns the number of the question that the same order answers next."""
        async with self._records.act(table_id) as act:
            one = await self._about_to_answer(act, seat, number)
            if one is None or one.using is None:
                await self._leave_to_person(act.tx, table_id, seat)
                return None
            step, session = one.plan.alternatives[one.using.alternative].steps[one.using.step], act.game.session
            answer = answer_of(session.rules, session.state, session.open()[seat], step)
            if answer is None:
                await self._misses(act.tx, one)
                return None
            await self._submit(act, one, one.using, answer)
            left = next(
                (other for other in await orders.of_seat(act.tx, table_id, seat) if other.id == one.id), None
            )
            return await self._goes_on(act.tx, left, number) if left is not None else None

    async def _about_to_answer(self, act: Act, seat: int, number: int) -> StandingOrder | None:
        """The order that waits to answer this question, if it still stands."""
        info, session = act.game.info, act.game.session
        if info.status is not Status.PLAYING or seat not in session.open() or session.numbers.get(seat, 0) != number:
            return None
        mine = await orders.of_seat(act.tx, info.id, seat)
        return next((
            one for one in mine
            if one.using is not None and one.using.number == number and one.person == info.seats[seat].person
        ), None)

    async def _submit(self, act: Act, one: StandingOrder, using: Using, answer: Answer) -> None:
        await orders.use(act.tx, one.id, Using(using.alternative, using.step + 1, using.number))
        if using.step == 0:
            await orders.count_use(act.tx, one.id, act.game.session.segment)
        await self._play.answer(act, one.seat, using.number, answer, cause="order")

    async def _goes_on(self, tx: Tx, one: StandingOrder, answered: int) -> int | None:
        """The next question of the chain, if the act has led to it; else the order is done for now. An order that
        answers the next question anew, and not as part of its chain, lets its minute pass as any other."""
        using = one.using
        if using is None:
            return None
        if using.number != answered:
            return using.number if using.step else None
        rest = using.step < len(one.plan.alternatives[using.alternative].steps)
        await orders.set_status(tx, one.id, one.status, REST if rest else "")
        return None

    async def _misses(self, tx: Tx, one: StandingOrder) -> None:
        """What was to be answered is not possible any more: the question is the person's."""
        status = OrderStatus.DROPPED if one.status is OrderStatus.LIVE and one.scope is Scope.TIMES else one.status
        await orders.set_status(tx, one.id, status, REST)
        await self._leave_to_person(tx, one.table_id, one.seat)

    async def _break(self, item: DueItem) -> None:
        """The rules could not carry an order out, or would not have its answer: it is dropped."""
        async with self._records.write() as tx:
            for one in await orders.of_seat(tx, item.table_id, item.seat):
                if one.using is not None:
                    await orders.set_status(tx, one.id, OrderStatus.DROPPED, BROKEN)
            await self._leave_to_person(tx, item.table_id, item.seat)

    async def _leave_to_person(self, tx: Tx, table_id: int, seat: int) -> None:
        """Nothing is answered for the seat: its person is called, as they would have been without an order."""
        await due.no_order(tx, table_id, seat)
        await pending_notifications.call_to(tx, table_id, seat, self._records.clock.now())


def title_of(spec: GameSpec[Any], key: str) -> Text:
    """What a question is called where nobody is asked it."""
    return Text(key_of(spec.id, "order", key))


def round_of(game: Game) -> int | None:
    """The round that a game is in, where it says so."""
    session = game.session
    facts = game.spec.facts(session.rules.view(session.state, None))
    return facts[ROUND].n if ROUND in facts else None


def said_of(question: Question, answer: Answer) -> Listed:
    """An answer in words, to be told later without its question."""
    said: list[Arg] = []
    for token in answer:
        name, sign, amount = token.partition("=")
        wording = question.wordings.get(name)
        label = wording.label if wording is not None else Text("bot-order-token")
        counted = sign and amount.isdecimal()  # what a forged click sends is refused later, by the form
        said.append(text("bot-log-amount", n=int(amount), what=label) if counted else label)
    return Listed(tuple(said))
