"""Decide which newly asked questions are answered by orders (answers that a person gave ahead of their questions).

This is done in the transaction that asks, so that for every open question it is known whether an order will answer it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

from games.core.decision import Decision
from games.core.orders import (
    ROUND,
    Fact,
    MismatchReason,
    answer_of,
    begins_new_turn,
    choose_alternative,
    matches_question,
)
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import TableInfo
from storage.orders import orders
from storage.orders.orders import OrderStatus, Scope, StandingOrder, Using
from tables.core.redacted_traceback import redacted
from tables.core.sessions import Game

log = logging.getLogger(__name__)
ORDER_DELAY = 60.0
"""Seconds from a question to its answer by an order, the same for every order so that they reveal nothing.
Meanwhile, the previous player can undo, and the person who gave the order can answer differently."""

REST, OVER, BROKEN = "rest", "over", "broken"
"""Reasons why an order is done, in addition to `games.core.orders.MismatchReason`: only the first of its answers were
used, its round is over, or the rules raised an exception."""


def offers_orders(info: TableInfo) -> bool:
    """Return whether players may give orders (answers ahead of their questions) at a table: at least two persons play,
    and it is no daily deal."""
    return len(info.players) > 1 and info.daily is None


async def schedule_matching_orders(tx: Tx, game: Game, asked: Mapping[int, int], now: float) -> None:
    """Select, for each newly asked question, the order (an answer given ahead) that will answer it, and schedule its
    answer.

    `asked` maps the seats of persons that are newly asked to the numbers of their questions. The first fitting order of
    the seat's person answers after `ORDER_DELAY` seconds; if an order with several answers in a row has just answered,
    its next answer follows at once. Orders that can no longer be used are marked as done. A question without a fitting
    order is left to the person.
    """
    if not asked or not offers_orders(game.info) or not await orders.has_orders(tx, game.info.id):
        return
    for seat, number in asked.items():
        await orders.refund_undone_uses(tx, game.info.id, seat)
        holder = game.info.seats[seat].person
        mine = [one for one in await orders.of_seat(tx, game.info.id, seat) if one.person == holder]
        if mine:
            await _Match(tx, game, seat, number, now).find(mine)


class _Match:
    """One newly asked question, for which an order of its seat is looked for."""

    def __init__(self, tx: Tx, game: Game, seat: int, number: int, now: float) -> None:
        self._tx, self._game, self._now = tx, game, now
        self._seat, self._number = seat, number
        self._decision: Decision = game.session.open_questions()[seat]

    async def find(self, mine: list[StandingOrder]) -> None:
        """Use the next step of the order that has just answered, or else the first order that fits; store and schedule
        it.

        `mine` are the seat's orders by rank. If none fits, nothing is scheduled.
        """
        for one in mine:
            if one.using is not None and await self._goes_on(one, one.using):
                return
        rules, state = self._game.session.rules, self._game.session.state
        facts: Mapping[str, Fact] = self._game.spec.facts(rules.view(state, None))
        for one in mine:
            if one.status is OrderStatus.LIVE and await self._takes(one, facts):
                return

    async def _goes_on(self, one: StandingOrder, using: Using) -> bool:
        """Use the next answer of an order with several answers in a row, if it fits. Returns whether it does.

        It is given without delay, since it belongs to the same turn.
        """
        steps = one.plan.alternatives[using.alternative].steps
        if 0 < using.step < len(steps):
            session, kinds = self._game.session, self._game.spec.orders
            began = session.segment if one.used_segment is None else one.used_segment
            anew = begins_new_turn(kinds, self._decision, began, session.segment)
            if not anew and answer_of(session.rules, session.state, self._decision, steps[using.step]) is not None:
                await self._use(one, Using(using.alternative, using.step, self._number), self._now)
                return True
            await orders.set_status(self._tx, one.id, one.status, REST)
        else:
            await orders.set_using(self._tx, one.id, None)
        return False

    async def _takes(self, one: StandingOrder, facts: Mapping[str, Fact]) -> bool:
        """Use an order for the question if it fits. Returns whether it does. An order that can no longer be used is
        dropped."""
        if one.scope is Scope.ROUND and (ROUND not in facts or facts[ROUND].n != one.round):
            await orders.set_status(self._tx, one.id, OrderStatus.DROPPED, OVER)
            return False
        if not matches_question(self._decision, one.key, one.args):
            return False
        found = self._fitting(one, facts)
        if isinstance(found, str):
            if one.scope is Scope.TIMES or found == BROKEN:
                await orders.set_status(self._tx, one.id, OrderStatus.DROPPED, found)
            return False
        await self._use(one, Using(found, 0, self._number), self._now + ORDER_DELAY)
        return True

    def _fitting(self, one: StandingOrder, facts: Mapping[str, Fact]) -> int | str:
        """Return the index of the order's first alternative that fits the question, or the reason why none does."""
        session = self._game.session
        try:
            found = choose_alternative(session.rules, session.state, self._decision, one.plan, facts)
        except Exception as error:
            log.error("table %d: a question cannot be matched\n%s", self._game.info.id, redacted(error))
            return BROKEN
        return found if isinstance(found, MismatchReason) else found[0]

    async def _use(self, one: StandingOrder, using: Using, at: float) -> None:
        """Store that an order is about to answer the question, and schedule the answer for `at`."""
        await orders.set_using(self._tx, one.id, using)
        await due.schedule_order(self._tx, self._game.info.id, self._seat, self._number, at)
