"""Orders: answers that a player gives ahead, to be used when their question comes.

Only the player knows of them: nothing here changes a row that other players' messages are made from, so a table with
orders looks like one without.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from games.core.codec import dump, load
from games.core.orders import Plan
from games.core.run import StoredAnswer
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Person


class Scope(StrEnum):
    """How long an order (an answer given ahead) lasts."""

    TIMES = "times"  # `StandingOrder.uses_left` times
    ROUND = "round"  # until the round ends
    GAME = "game"    # until the game ends


class OrderStatus(StrEnum):
    """The stage of the life of an order (an answer given ahead). Only a `LIVE` one answers."""

    DRAFT = "draft"      # being made
    LIVE = "live"
    HELD = "held"        # suspended after its person's undo; live again when they act by hand
    ASLEEP = "asleep"    # its own act was undone by its person; live again when they say so
    SPENT = "spent"
    DROPPED = "dropped"  # it did not fit the question


@dataclass(frozen=True, slots=True)
class Using:
    """How far an order is that is being used: the alternative of its plan, the step of that which comes next, and the
    number of the question it is about to answer."""

    alternative: int
    step: int
    number: int


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A stored order: an answer that a seat's person gave ahead.

    It answers the question `key`, if that has the arguments `args`, by the first alternative of `plan` that fits.
    `uses_left`: None: no limit. `round`: with scope `ROUND`, which one. `why`: the reason of its status; for a draft,
    the id of the order that it replaces, or empty. `using`: None: it is not about to answer. `random_course`: which
    random course of the game its plan was made on. `used_segment`: the segment (stretch of the game) with its last
    answer.
    """

    id: int
    table_id: int
    seat: int
    person: Person
    key: str
    args: Mapping[str, str]
    plan: Plan
    scope: Scope
    uses_left: int | None
    round: int | None
    status: OrderStatus
    why: str
    using: Using | None
    random_course: int
    used_segment: int | None = None

    @property
    def replaces(self) -> int | None:
        """The id of the order that this draft changes, which stays in force until the draft is given; None
        otherwise."""
        return int(self.why) if self.status is OrderStatus.DRAFT and self.why else None


FIELDS = """id, table_id, seat, person, key, args, plan, scope, "left", round, status, why, alternative, step,
    number, sample, used_segment"""


_LAST_USE = """(SELECT max(a.segment) FROM answer a
    WHERE a.table_id = standing_order.table_id AND a.seat = standing_order.seat AND a.key = standing_order.key
        AND a.cause = 'order' AND a.answered_at >= standing_order.made_at
        AND NOT EXISTS (SELECT 1 FROM standing_order o WHERE o.table_id = a.table_id AND o.seat = a.seat
            AND o.key = a.key AND o.id <> standing_order.id AND o.status <> 'draft'))"""
"""SQL: the segment with an order's last answer that still stands. It is not known where a seat has several orders for
the same question."""


async def of_seat(reader: Reader, table_id: int, seat: int) -> list[StandingOrder]:
    """Return all orders of a seat, in any status, highest rank first. The first live one that fits a question answers
    it."""
    rows = await reader.all(
        f"SELECT {FIELDS} FROM standing_order WHERE table_id = ? AND seat = ? ORDER BY rank, id", table_id, seat
    )
    return [_order(row) for row in rows]


async def has_orders(reader: Reader, table_id: int) -> bool:
    """Return whether the table has any order, in any status, so that most tables need no further query."""
    return await reader.one(_AT_TABLE, table_id) is not None


_AT_TABLE = "SELECT 1 FROM standing_order WHERE table_id = ? LIMIT 1"


def prefetch(tx: Tx, table_id: int) -> None:
    """Fetch whether the table has orders together with the transaction's next query, because `has_orders` will be
    called: that saves a round trip."""
    tx.prefetch(_AT_TABLE, table_id)


async def prune(tx: Tx, table_id: int, seat: int, kept: int) -> None:
    """Delete a seat's orders that are spent (used up) or dropped (did not fit), except the newest `kept`, which the
    person can still read about. `kept`: their number."""
    await tx.run(
        """DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2 AND status IN ('spent', 'dropped')
               AND number IS NULL AND id NOT IN (SELECT id FROM standing_order WHERE table_id = ?1 AND seat = ?2
                   AND status IN ('spent', 'dropped') ORDER BY id DESC LIMIT ?3)""",
        table_id, seat, kept,
    )


async def find(reader: Reader, order_id: int) -> StandingOrder | None:
    """Return an order by its id; None if it was deleted."""
    row = await reader.one(f"SELECT {FIELDS} FROM standing_order WHERE id = ?", order_id)
    return _order(row) if row else None


async def add(
    tx: Tx, table_id: int, seat: int, person: Person, key: str, args: Mapping[str, str], plan: Plan, now: float, *,
    scope: Scope = Scope.TIMES, left: int | None = 1, round: int | None = None,
    status: OrderStatus = OrderStatus.LIVE, random_course: int = 0, replaces: int | None = None,
) -> int:
    """Store an order (an answer given ahead) with the lowest rank of its seat's orders, and return its id.

    It answers the question `key` with the arguments `args` as `plan` says. `left`: how many times it may be used; None:
    no limit. `round`: with scope `ROUND`, which one. `random_course`: which random course of the game it was planned
    on. `replaces`: for a draft, the order that it changes.
    """
    return await tx.insert(
        """INSERT INTO standing_order
               (table_id, seat, person, rank, key, args, plan, scope, "left", round, status, why, sample, made_at)
           VALUES (?1, ?2, ?3,
               (SELECT coalesce(max(rank), 0) + 1 FROM standing_order WHERE table_id = ?1 AND seat = ?2),
               ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) RETURNING id""",
        table_id, seat, person, key, json.dumps(dict(args)), dump(plan), scope, left, round, status,
        "" if replaces is None else str(replaces), random_course, now,
    )


async def change(tx: Tx, order: StandingOrder, now: float) -> None:
    """Replace the content of an order (plan, question, status, scope, uses), as made `now`. Its rank and reason stay,
    and the answer that it is about to give. An undo of answers that it gave before gives no use back."""
    await tx.run(
        """UPDATE standing_order SET plan = ?, key = ?, args = ?, status = ?, scope = ?, "left" = ?, round = ?,
               sample = ?, used_segment = NULL, made_at = ? WHERE id = ?""",
        dump(order.plan), order.key, json.dumps(dict(order.args)), order.status, order.scope, order.uses_left,
        order.round, order.random_course, now, order.id,
    )


async def set_status(tx: Tx, order_id: int, status: OrderStatus, why: str = "") -> None:
    """Change an order's status and its reason (`why`). An answer that it was about to give is not given."""
    await tx.run(
        """UPDATE standing_order SET status = ?, why = ?, alternative = NULL, step = NULL, number = NULL
           WHERE id = ?""",
        status, why, order_id,
    )


async def delete(tx: Tx, order_id: int) -> None:
    """Delete an order. An answer that it was about to give is not given."""
    await tx.run("DELETE FROM standing_order WHERE id = ?", order_id)


async def move_to_front(tx: Tx, order_id: int) -> None:
    """Give an order the highest rank of the seat's orders, so that it is tried first."""
    await tx.run(
        """UPDATE standing_order SET rank = (SELECT min(o.rank) - 1 FROM standing_order o
               WHERE o.table_id = standing_order.table_id AND o.seat = standing_order.seat) WHERE id = ?""",
        order_id,
    )


async def set_using(tx: Tx, order_id: int, using: Using | None) -> None:
    """Record that an order is about to answer a question; None: it is not, or no longer."""
    at = (None, None, None) if using is None else (using.alternative, using.step, using.number)
    await tx.run("UPDATE standing_order SET alternative = ?, step = ?, number = ? WHERE id = ?", *at, order_id)


async def count_use(tx: Tx, order_id: int, segment: int) -> None:
    """Count a use of an order that has answered its question in this segment (stretch of the game): one use less is
    left. After the last one it is spent."""
    await tx.run(
        """UPDATE standing_order SET used_segment = ?, "left" = "left" - 1,
               status = CASE WHEN "left" = 1 THEN 'spent' ELSE status END WHERE id = ?""",
        segment, order_id,
    )


async def after_manual_answer(tx: Tx, table_id: int, seat: int) -> None:
    """Update a seat's orders after its person has answered by hand: answers that orders were about to give are not
    given, and orders suspended by an undo are live again."""
    if not await has_orders(tx, table_id):
        return
    await tx.run(
        """UPDATE standing_order SET alternative = NULL, step = NULL, number = NULL,
               status = CASE status WHEN 'held' THEN 'live' ELSE status END
           WHERE table_id = ? AND seat = ? AND (number IS NOT NULL OR status = 'held')""",
        table_id, seat,
    )


async def suspend_after_undo(tx: Tx, table_id: int, seat: int, segment: int, key: str, *, ordered: bool) -> None:
    """Suspend a seat's live orders after its person has undone an act, which is not stored any more, until they act by
    hand.

    `segment`: the stretch of the game with that act, `key` the question that it answered. `ordered`: it was an order's
    act; the order that answered this question gets its use back and stays asleep until the person wakes it, also if it
    was suspended already, since they have undone a later answer of the same row before.
    """
    own = "?4 AND used_segment = ?3 AND key = ?5 AND status IN ('live', 'held', 'asleep', 'spent')"
    await tx.run(
        f"""UPDATE standing_order SET alternative = NULL, step = NULL, number = NULL,
               status = CASE WHEN {own} THEN 'asleep' WHEN status = 'live' THEN 'held' ELSE status END,
               why = CASE WHEN {own} THEN 'undone' ELSE why END,
               "left" = CASE WHEN {own} THEN "left" + 1 ELSE "left" END,
               used_segment = CASE WHEN {own} THEN {_LAST_USE} ELSE used_segment END
           WHERE table_id = ?1 AND seat = ?2""",
        table_id, seat, segment, ordered, key,
    )


async def forget_used_segment(tx: Tx, table_id: int, seat: int, segment: int, key: str) -> None:
    """Forget that an order gave an answer to the question `key` in this segment (stretch of the game), because the
    person has changed it by hand, so that it is not stored any more: its use is not given back by a later undo."""
    await tx.run(
        f"""UPDATE standing_order SET used_segment = {_LAST_USE}
            WHERE table_id = ? AND seat = ? AND used_segment = ? AND key = ?""",
        table_id, seat, segment, key,
    )


async def refund_undone_uses(tx: Tx, table_id: int, seat: int) -> None:
    """Give a use back to each of the seat's orders whose last answer no longer stands, because another player's undo
    removed it. A spent one is live again."""
    await tx.run(
        f"""UPDATE standing_order SET "left" = "left" + 1, used_segment = {_LAST_USE},
               status = CASE status WHEN 'spent' THEN 'live' ELSE status END
           WHERE table_id = ?1 AND seat = ?2 AND status IN ('live', 'held', 'asleep', 'spent')
               AND used_segment IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM answer a WHERE a.table_id = ?1 AND a.seat = ?2
                   AND a.segment = standing_order.used_segment AND a.key = standing_order.key AND a.cause = 'order')""",
        table_id, seat,
    )


async def refund_earlier_uses(tx: Tx, table_id: int, segment: int, n: int) -> None:
    """Give the uses back that the table's orders made before their last one, since all answers from number `n` of a
    segment on are about to be undone. The last use is given back by `refund_undone_uses`, once they are.

    Where a seat has several orders for the same question, it is not known which of them gave an answer.
    """
    undone = """FROM answer a WHERE a.table_id = ?1 AND a.seat = standing_order.seat AND a.key = standing_order.key
        AND a.cause = 'order' AND a.answered_at >= standing_order.made_at
        AND (a.segment > ?2 OR a.segment = ?2 AND a.n >= ?3)"""
    await tx.run(
        f"""UPDATE standing_order SET "left" = "left" + (SELECT count(*) - 1 {undone})
            WHERE table_id = ?1 AND status IN ('live', 'held', 'asleep', 'spent')
                AND EXISTS (SELECT 1 {undone} AND a.segment = standing_order.used_segment)
                AND NOT EXISTS (SELECT 1 FROM standing_order o WHERE o.table_id = ?1 AND o.seat = standing_order.seat
                    AND o.key = standing_order.key AND o.id <> standing_order.id AND o.status <> 'draft')""",
        table_id, segment, n,
    )


async def pending_answers(reader: Reader, table_id: int) -> dict[int, int]:
    """Return the questions that orders are about to answer: seat -> number of the question. Their persons need not be
    notified."""
    rows = await reader.all(
        "SELECT seat, number FROM standing_order WHERE table_id = ? AND number IS NOT NULL", table_id
    )
    return dict(rows)


async def last_cause(reader: Reader, table_id: int, segment: int, given: StoredAnswer) -> str:
    """Return who gave the answer `given` of a segment: "person", "ai" or "order". Of several equal answers the last one
    counts; empty text if there is none."""
    row = await reader.one(
        """SELECT cause FROM answer WHERE table_id = ? AND segment = ? AND seat = ? AND key = ? AND answer = ?
           ORDER BY n DESC LIMIT 1""",
        table_id, segment, given.seat, given.key, json.dumps(given.answer),
    )
    return str(row[0]) if row else ""


def _order(row: Row) -> StandingOrder:
    (
        order_id, table_id, seat, person, key, args, plan, scope, left, round_, status, why, alternative, step, number,
        sample, used_segment,
    ) = row
    using = None if number is None else Using(alternative, step, number)
    return StandingOrder(
        order_id, table_id, seat, person, key, json.loads(args), load(Plan, plan), Scope(scope), left, round_,
        OrderStatus(status), why, using, sample, used_segment,
    )
