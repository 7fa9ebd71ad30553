"""Answers given ahead. Nothing here touches a row that others read: a table with orders looks like one without."""

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
    ROUND = "round"  # as long as the round does
    GAME = "game"    # as long as the game does


class OrderStatus(StrEnum):
    """Where an order is in its life."""

    DRAFT = "draft"      # it is being made
    LIVE = "live"
    HELD = "held"        # its person has taken something back; live again when they act by hand
    ASLEEP = "asleep"    # its person has taken back what it did; live again when they say so
    SPENT = "spent"
    DROPPED = "dropped"  # it did not fit


@dataclass(frozen=True, slots=True)
class Using:
    """An order that is being used: of which alternative, which step comes next, and the number of the question that it
    waits to answer."""

    alternative: int
    step: int
    number: int


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """An order as it is stored: see the table in `storage.engine.schema`. Of a draft `why` is the id of the order whose
    place it is to take; empty: none's."""

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
        """The order that a draft changes: it holds as it is until the draft is given."""
        return int(self.why) if self.status is OrderStatus.DRAFT and self.why else None


FIELDS = """id, table_id, seat, person, key, args, plan, scope, "left", round, status, why, alternative, step,
    number, sample, used_segment"""


async def of_seat(reader: Reader, table_id: int, seat: int) -> list[StandingOrder]:
    """All orders of a seat, the first in rank first."""
    rows = await reader.all(
        f"SELECT {FIELDS} FROM standing_order WHERE table_id = ? AND seat = ? ORDER BY rank, id", table_id, seat
    )
    return [_order(row) for row in rows]


async def at_table(reader: Reader, table_id: int) -> bool:
    """Whether anybody has ever given an order at a table."""
    return await reader.one(_AT_TABLE, table_id) is not None


_AT_TABLE = "SELECT 1 FROM standing_order WHERE table_id = ? LIMIT 1"


def ahead(tx: Tx, table_id: int) -> None:
    """Orders of the table will be looked for."""
    tx.ask_ahead(_AT_TABLE, table_id)


async def forget_old(tx: Tx, table_id: int, seat: int, kept: int) -> None:
    """Of a seat's orders that are done only the newest are kept."""
    await tx.run(
        """DELETE FROM standing_order WHERE table_id = ?1 AND seat = ?2 AND status IN ('spent', 'dropped')
               AND number IS NULL AND id NOT IN (SELECT id FROM standing_order WHERE table_id = ?1 AND seat = ?2
                   AND status IN ('spent', 'dropped') ORDER BY id DESC LIMIT ?3)""",
        table_id, seat, kept,
    )


async def find(reader: Reader, order_id: int) -> StandingOrder | None:
    """An order by its id."""
    row = await reader.one(f"SELECT {FIELDS} FROM standing_order WHERE id = ?", order_id)
    return _order(row) if row else None


async def add(
    tx: Tx, table_id: int, seat: int, person: Person, key: str, args: Mapping[str, str], plan: Plan, now: float, *,
    scope: Scope = Scope.TIMES, left: int | None = 1, round: int | None = None,
    status: OrderStatus = OrderStatus.LIVE, sample: int = 0, replaces: int | None = None,
) -> int:
    """Store an order, the last in rank. Returns its id."""
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
    """Store what an order says now."""
    await tx.run(
        """UPDATE standing_order SET plan = ?, key = ?, args = ?, status = ?, scope = ?, "left" = ?, round = ?,
               sample = ? WHERE id = ?""",
        dump(one.plan), one.key, json.dumps(dict(one.args)), one.status, one.scope, one.left, one.round, one.sample,
        one.id,
    )


async def set_status(tx: Tx, order_id: int, status: OrderStatus, why: str = "") -> None:
    """An order is not used any more, or again; whatever it was about to do, it does not."""
    await tx.run(
        """UPDATE standing_order SET status = ?, why = ?, alternative = NULL, step = NULL, number = NULL
           WHERE id = ?""",
        status, why, order_id,
    )


async def delete(tx: Tx, order_id: int) -> None:
    """Forget an order."""
    await tx.run("DELETE FROM standing_order WHERE id = ?", order_id)


async def first(tx: Tx, order_id: int) -> None:
    """Of the seat's orders this one is tried first from now on."""
    await tx.run(
        """UPDATE standing_order SET rank = (SELECT min(o.rank) - 1 FROM standing_order o
               WHERE o.table_id = standing_order.table_id AND o.seat = standing_order.seat) WHERE id = ?""",
        order_id,
    )


async def use(tx: Tx, order_id: int, using: Using | None) -> None:
    """An order is about to answer a question; None: it is done for now."""
    at = (None, None, None) if using is None else (using.alternative, using.step, using.number)
    await tx.run("UPDATE standing_order SET alternative = ?, step = ?, number = ? WHERE id = ?", *at, order_id)


async def count_use(tx: Tx, order_id: int, segment: int) -> None:
    """An order has answered the question that it was made for: one use less is left."""
    await tx.run(
        """UPDATE standing_order SET used_segment = ?, "left" = "left" - 1,
               status = CASE WHEN "left" = 1 THEN 'spent' ELSE status END WHERE id = ?""",
        segment, order_id,
    )


async def by_hand(tx: Tx, table_id: int, seat: int) -> None:
    """The person has acted: what was about to be answered for them is not, and what was held back is live again."""
    if not await at_table(tx, table_id):
        return
    await tx.run(
        """UPDATE standing_order SET alternative = NULL, step = NULL, number = NULL,
               status = CASE status WHEN 'held' THEN 'live' ELSE status END
           WHERE table_id = ? AND seat = ? AND (number IS NOT NULL OR status = 'held')""",
        table_id, seat,
    )


async def taken_back(tx: Tx, table_id: int, seat: int, segment: int, *, ordered: bool) -> None:
    """The person has taken back an act of theirs: nothing is answered for them until they act by hand. The order that
    did it (`ordered`) waits until they wake it."""
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
    """The person has changed by hand what an order had answered: that is no order's act any more."""
    await tx.run(
        "UPDATE standing_order SET used_segment = NULL WHERE table_id = ? AND seat = ? AND used_segment = ?",
        table_id, seat, segment,
    )


async def restore(tx: Tx, table_id: int, seat: int) -> None:
    """Orders whose act somebody else has taken back have not been used."""
    await tx.run(
        """UPDATE standing_order SET "left" = "left" + 1, used_segment = NULL,
               status = CASE status WHEN 'spent' THEN 'live' ELSE status END
           WHERE table_id = ?1 AND seat = ?2 AND status IN ('live', 'held', 'spent') AND used_segment IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM answer a WHERE a.table_id = ?1 AND a.seat = ?2
                   AND a.segment = standing_order.used_segment AND a.key = standing_order.key AND a.cause = 'order')""",
        table_id, seat,
    )


async def using_at(reader: Reader, table_id: int) -> dict[int, int]:
    """The questions that orders wait to answer: seat -> number."""
    rows = await reader.all(
        "SELECT seat, number FROM standing_order WHERE table_id = ? AND number IS NOT NULL", table_id
    )
    return dict(rows)


async def last_cause(reader: Reader, table_id: int, segment: int, given: Given) -> str:
    """Who gave an answer of a segment, of equal ones the last; empty where there is none."""
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
