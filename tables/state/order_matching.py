"""Match orders (answers given ahead) with newly asked questions.

This is done in the transaction that asks, so that it is settled for every open question whether an order answers
it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

from games.core.decision import Decision
from games.core.orders import ROUND, Fact, Misses, answer_of, begins_anew, belongs, fitting
from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import TableInfo
from storage.orders import orders
from storage.orders.orders import OrderStatus, Scope, StandingOrder, Using
from tables.core.redacted_traceback import trace
from tables.core.sessions import Game

log = logging.getLogger(__name__)
GRACE = 60.0
"""Seconds from a question to its answer by an order, the same for every order so that they reveal nothing.
Meanwhile, the previous player can undo, and the person who gave the order can answer differently."""

REST, OVER, BROKEN = "rest", "over", "broken"
"""Reasons why an order is done, in addition to `games.core.orders.Misses`: only the first of its answers were used,
its round is over, or the rules raised an exception."""


def offers_orders(info: TableInfo) -> bool:
    """Return whether orders make sense at a table: several persons play, and it is no daily deal."""
    return len(info.players) > 1 and info.daily is None


async def match(tx: Tx, game: Game, asked: Mapping[int, int], now: float) -> None:
    """Find an order for each question (seat -> number) that persons are newly asked."""
    if not asked or not offers_orders(game.info) or not await orders.at_table(tx, game.info.id):
        return
    for seat, number in asked.items():
        await orders.restore(tx, game.info.id, seat)
        holder = game.info.seats[seat].person
        mine = [one for one in await orders.of_seat(tx, game.info.id, seat) if one.person == holder]
        if mine:
            await _Match(tx, game, seat, number, now).find(mine)


class _Match:
    """One question, to be matched with the orders of its seat."""

    def __init__(self, tx: Tx, game: Game, seat: int, number: int, now: float) -> None:
        self._tx, self._game, self._now = tx, game, now
        self._seat, self._number = seat, number
        self._decision: Decision = game.session.open()[seat]

    async def find(self, mine: list[StandingOrder]) -> None:
        """Continue the order that has just answered, or else take the first that fits."""
        for one in mine:
            if one.using is not None and await self._goes_on(one, one.using):
                return
        rules, state = self._game.session.rules, self._game.session.state
        facts: Mapping[str, Fact] = self._game.spec.facts(rules.view(state, None))
        for one in mine:
            if one.status is OrderStatus.LIVE and await self._takes(one, facts):
                return

    async def _goes_on(self, one: StandingOrder, using: Using) -> bool:
        """Use the next answer of a chain if it fits. Returns whether it does.

        The answer follows at once, since it belongs to the same turn.
        """
        steps = one.plan.alternatives[using.alternative].steps
        if 0 < using.step < len(steps):
            session, kinds = self._game.session, self._game.spec.orders
            began = session.segment if one.used_segment is None else one.used_segment
            anew = begins_anew(kinds, self._decision, began, session.segment)
            if not anew and answer_of(session.rules, session.state, self._decision, steps[using.step]) is not None:
                await self._use(one, Using(using.alternative, using.step, self._number), self._now)
                return True
            await orders.set_status(self._tx, one.id, one.status, REST)
        else:
            await orders.use(self._tx, one.id, None)
        return False

    async def _takes(self, one: StandingOrder, facts: Mapping[str, Fact]) -> bool:
        if one.scope is Scope.ROUND and (ROUND not in facts or facts[ROUND].n != one.round):
            await orders.set_status(self._tx, one.id, OrderStatus.DROPPED, OVER)
            return False
        if not belongs(self._decision, one.key, one.args):
            return False
        found = self._fitting(one, facts)
        if isinstance(found, str):
            if one.scope is Scope.TIMES or found == BROKEN:
                await orders.set_status(self._tx, one.id, OrderStatus.DROPPED, found)
            return False
        await self._use(one, Using(found, 0, self._number), self._now + GRACE)
        return True

    def _fitting(self, one: StandingOrder, facts: Mapping[str, Fact]) -> int | str:
        session = self._game.session
        try:
            found = fitting(session.rules, session.state, self._decision, one.plan, facts)
        except Exception as error:
            log.error("table %d: a question cannot be matched\n%s", self._game.info.id, trace(error))
            return BROKEN
        return found if isinstance(found, Misses) else found[0]

    async def _use(self, one: StandingOrder, using: Using, at: float) -> None:
        await orders.use(self._tx, one.id, using)
        await due.order(self._tx, self._game.info.id, self._seat, self._number, at)
