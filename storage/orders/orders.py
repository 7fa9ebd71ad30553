"""Orders: answers that a player gives ahead, to be used when their question comes.

Nothing here changes a row that other players' messages are made from: a table with orders looks like one without.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from games.core.codec import dump, load
from games.core.orders import Plan
from games.core.run import Given
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Person


class Scope(StrEnum):
    """How long an order lasts."""

    TIMES = "times"  # `left` times
    ROUND = "round"  # until the round ends
    GAME = "game"    # until the game ends


class OrderStatus(StrEnum):
    """The stage of an order's life."""

    DRAFT = "draft"      # being made
    LIVE = "live"
    HELD = "held"        # suspended after its person's undo; live again when they act by hand
    ASLEEP = "asleep"    # its own act was undone by its person; live again when they say so
    SPENT = "spent"
    DROPPED = "dropped"  # it did not fit the question


@dataclass(frozen=True, slots=True)
class Using:
    """An order in use: the alternative, its next step, and the number of the question it is about to answer."""

    alternative: int
    step: int
    number: int


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A stored order; see the table in `storage.engine.schema`.

    `why`: the reason of its status; for a draft, the id of the order that it replaces, or empty.
    """

    id: int
    table_id: int
    seat: int
    person: Person
    key: str
    args: Mapping[str, str]
    plan: Plan
    scope: Scope
    left: int | None
    round: int | None
    status: OrderStatus
    why: str
    using: Using | None
    sample: int
    used_segment: int | None = None

    @property
    def replaces(self) -> int | None:
        """The order that a draft changes. It stays in force until the draft is given."""
        return int(self.why) if self.status is OrderStatus.DRAFT and self.why else None


FIELDS = """id, table_id, seat, person, key, args, plan, scope, "left", round, status, why, alternative, step,
    number, sample, used_segment"""


async def of_seat(reader: Reader, table_id: int, seat: int) -> list[StandingOrder]:
    """Return all orders of a seat, highest rank first."""
    rows = await reader.all(
        f"SELECT {FIELDS} FROM standing_order WHERE table_id = ? AND seat = ? ORDER BY rank, id", table_id, seat
    )
    return [_order(row) for row in rows]


async def at_table(reader: Reader, table_id: int) -> bool:
    """Return whether any order was ever given at a table."""
    return await reader.one(_AT_TABLE, table_id) is not None


_AT_TABLE = "SELECT 1 FROM standing_order WHERE table_id = ? LIMIT 1"


def ahead(tx: Tx, table_id: int) -> None:
    """Prefetch whether the table has orders, since they will be looked for."""
    tx.ask_ahead(_AT_TABLE, table_id)


async def forget_old(tx: Tx, table_id: int, seat: int, kept: int) -> None:
    """Delete a seat's used or dropped orders, except the newest `kept`."""
    await tx.run(
        """DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2 AND status IN ('spent', 'dropped')
               AND number IS NULL AND id NOT IN (SELECT id FROM standing_order WHERE table_id = ?1 AND seat = ?2
                   AND status IN ('spent', 'dropped') ORDER BY id DESC LIMIT ?3)""",
        table_id, seat, kept,
    )


async def find(reader: Reader, order_id: int) -> StandingOrder | None:
    """Return an order by its id."""
    row = await reader.one(f"SELECT {FIELDS} FROM standing_order WHERE id = ?", order_id)
    return _order(row) if row else None


async def add(
    tx: Tx, table_id: int, seat: int, person: Person, key: str, args: Mapping[str, str], plan: Plan, now: float, *,
    scope: Scope = Scope.TIMES, left: int | None = 1, round: int | None = None,
    status: OrderStatus = OrderStatus.LIVE, sample: int = 0, replaces: int | None = None,
) -> int:
    """Store an order with the lowest rank. Returns its id."""
    return await tx.insert(
        """INSERT INTO standing_order
               (table_id, seat, person, rank, key, args, plan, scope, "left", round, status, why, sample, made_at)
           VALUES (?1, ?2, ?3,
               (SELECT coalesce(max(rank), 0) + 1 FROM standing_order WHERE table_id = ?1 AND seat = ?2),
               ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) RETURNING id""",
        table_id, seat, person, key, json.dumps(dict(args)), dump(plan), scope, left, round, status,
        "" if replaces is None else str(replaces), sample, now,
    )


async def change(tx: Tx, one: StandingOrder) -> None:
    """Store the changed content of an order."""
    await tx.run(
        """UPDATE standing_order SET plan = ?, key = ?, args = ?, status = ?, scope = ?, "left" = ?, round = ?,
               sample = ? WHERE id = ?""",
        dump(one.plan), one.key, json.dumps(dict(one.args)), one.status, one.scope, one.left, one.round, one.sample,
        one.id,
    )


async def set_status(tx: Tx, order_id: int, status: OrderStatus, why: str = "") -> None:
    """Change an order's status. An answer that it was about to give is not given."""
    await tx.run(
        """UPDATE standing_order SET status = ?, why = ?, alternative = NULL, step = NULL, number = NULL
           WHERE id = ?""",
        status, why, order_id,
    )


async def delete(tx: Tx, order_id: int) -> None:
    """Delete an order."""
    await tx.run("DELETE FROM standing_order WHERE id = ?", order_id)


async def first(tx: Tx, order_id: int) -> None:
    """Give an order the highest rank of the seat's orders."""
    await tx.run(
        """UPDATE standing_order SET rank = (SELECT min(o.rank) - 1 FROM standing_order o
               WHERE o.table_id = standing_order.table_id AND o.seat = standing_order.seat) WHERE id = ?""",
        order_id,
    )


async def use(tx: Tx, order_id: int, using: Using | None) -> None:
    """Note that an order is about to answer a question; None: it is done for now."""
    at = (None, None, None) if using is None else (using.alternative, using.step, using.number)
    await tx.run("UPDATE standing_order SET alternative = ?, step = ?, number = ? WHERE id = ?", *at, order_id)


async def count_use(tx: Tx, order_id: int, segment: int) -> None:
    """Count a use of an order that has answered its question: one use less is left."""
    await tx.run(
        """UPDATE standing_order SET used_segment = ?, "left" = "left" - 1,
               status = CASE WHEN "left" = 1 THEN 'spent' ELSE status END WHERE id = ?""",
        segment, order_id,
    )


async def by_hand(tx: Tx, table_id: int, seat: int) -> None:
    """Update a seat's orders after its person has acted: pending answers are dropped, suspended orders live again."""
    if not await at_table(tx, table_id):
        return
    await tx.run(
        """UPDATE standing_order SET alternative = NULL, step = NULL, number = NULL,
               status = CASE status WHEN 'held' THEN 'live' ELSE status END
           WHERE table_id = ? AND seat = ? AND (number IS NOT NULL OR status = 'held')""",
        table_id, seat,
    )


async def taken_back(tx: Tx, table_id: int, seat: int, segment: int, *, ordered: bool) -> None:
    """Suspend a seat's orders after its person has undone an act, until they act by hand.

    `ordered`: the act was an order's; that order stays asleep until they wake it.
    """
    await tx.run(
        """UPDATE standing_order SET alternative = NULL, step = NULL, number = NULL,
               status = CASE WHEN ?4 AND used_segment = ?3 AND status IN ('live', 'spent') THEN 'asleep'
                             WHEN status = 'live' THEN 'held' ELSE status END,
               why = CASE WHEN ?4 AND used_segment = ?3 AND status IN ('live', 'spent') THEN 'undone' ELSE why END,
               "left" = CASE WHEN ?4 AND used_segment = ?3 AND status IN ('live', 'spent') THEN "left" + 1
                             ELSE "left" END,
               used_segment = CASE WHEN ?4 AND used_segment = ?3 THEN NULL ELSE used_segment END
           WHERE table_id = ?1 AND seat = ?2""",
        table_id, seat, segment, ordered,
    )


async def changed(tx: Tx, table_id: int, seat: int, segment: int) -> None:
    """Forget that an order gave an answer in this segment, because the person has changed it by hand."""
    await tx.run(
        "UPDATE standing_order SET used_segment = NULL WHERE table_id = ? AND seat = ? AND used_segment = ?",
        table_id, seat, segment,
    )


async def restore(tx: Tx, table_id: int, seat: int) -> None:
    """Give back the use of orders whose answer was undone by another player."""
    await tx.run(
        """UPDATE standing_order SET "left" = "left" + 1, used_segment = NULL,
               status = CASE status WHEN 'spent' THEN 'live' ELSE status END
           WHERE table_id = ?1 AND seat = ?2 AND status IN ('live', 'held', 'spent') AND used_segment IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM answer a WHERE a.table_id = ?1 AND a.seat = ?2
                   AND a.segment = standing_order.used_segment AND a.key = standing_order.key AND a.cause = 'order')""",
        table_id, seat,
    )


async def using_at(reader: Reader, table_id: int) -> dict[int, int]:
    """Return the questions that orders are about to answer: seat -> number."""
    rows = await reader.all(
        "SELECT seat, number FROM standing_order WHERE table_id = ? AND number IS NOT NULL", table_id
    )
    return dict(rows)


async def last_cause(reader: Reader, table_id: int, segment: int, given: Given) -> str:
    """Return who gave an answer of a segment ("person", "ai", "order"), the last of equal ones; empty if none."""
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
