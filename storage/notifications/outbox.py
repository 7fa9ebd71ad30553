"""The outbox: stored messages to Discord that are still to be sent or edited, one row for each table and kind of
message.

Later changes are merged into a row until it is published, and each change raises its revision. A notice is a message
that is posted beside the turn message, such as "a seat was lent to an AI"; a ping is a mention that notifies a seat's
person of a question.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

from games.core.codec import dump, load
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.outgoing import Notice, OutboxKind, OutboxRow, Payload, QuestionRef

LONGEST_WAIT = 10.0
"""Seconds after which a row is due, even if more is still being merged into it."""
BELATED = 3600.0
"""Seconds from the end of a table after which nobody waits for its messages, as for a ranking that is rewritten."""

_NOT_LATER = "since = CASE WHEN since > ?1 THEN ?1 ELSE since END"
"""SQL: a row dated later than now was stored before the clock was set back, so its date becomes now."""


@dataclass(frozen=True, slots=True)
class _Dated:
    """A notice, the revision of the outbox row that added it, and whether it was sent."""

    notice: Notice
    revision: int
    said: bool = False


@dataclass(frozen=True, slots=True)
class _Pending:
    """The payload of an outbox row, as it is stored. `begun`: the questions pinged for by a message that was sent, but
    is not yet recorded."""

    asked: tuple[QuestionRef, ...] = ()
    notices: tuple[_Dated, ...] = ()
    begun: tuple[QuestionRef, ...] | None = None


NO_NUMBERS: Mapping[int, int] = MappingProxyType({})
_PENDING = "SELECT payload, since, revision FROM outbox WHERE table_id = ? AND kind = ?"


def prefetch(tx: Tx, table_id: int, kind: OutboxKind) -> None:
    """Fetch the table's outbox row of a kind together with the transaction's next query, because `put` will be called
    for it: that saves a round trip."""
    tx.prefetch(_PENDING, table_id, kind)


async def put(
    tx: Tx, table_id: int, kind: OutboxKind, now: float, *, wait: float = 0.0, new_asks: Sequence[QuestionRef] = (),
    open_seats: Collection[int] = (), notices: Sequence[Notice] = (), numbers: Mapping[int, int] = NO_NUMBERS,
) -> None:
    """Merge content into the table's outbox row of a kind (a new row if there is none), and make it due in `wait`
    seconds.

    `new_asks`: questions to ping for, that is, to mention their seats' people. These pings and those in the row are
    kept only for seats in `open_seats`, one for each seat: so `open_seats` must name every seat that may be pinged, and
    without it all pings are dropped. `numbers` (seat -> number of its question now) renumbers the pings in the row.
    `notices` (further messages) are appended. The due time replaces the row's, earlier or later, but is at most
    `LONGEST_WAIT` after the row was first stored, or now if that has passed. Failed attempts count from 0 again.
    """
    row = await tx.one(_PENDING, table_id, kind)
    old, since, revision = (load(_Pending, row[0]), row[1], row[2] + 1) if row else (_Pending(), now, 0)
    waiting = {ask: QuestionRef(ask.seat, numbers.get(ask.seat, ask.number)) for ask in old.asked}
    asks = {ask.seat: ask for ask in (*waiting.values(), *new_asks) if ask.seat in open_seats}
    merged = _Pending(
        tuple(asks[seat] for seat in sorted(asks)), (*old.notices, *(_Dated(notice, revision) for notice in notices)),
        None if old.begun is None else tuple(waiting.get(ask, ask) for ask in old.begun),
    )
    await tx.run(
        """INSERT INTO outbox (table_id, kind, payload, revision, since, due_at) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (table_id, kind) DO UPDATE SET payload = excluded.payload, revision = excluded.revision,
               attempts = 0, due_at = excluded.due_at""",
        table_id, kind, dump(merged), revision, since, min(now + wait, max(now, since + LONGEST_WAIT)),
    )


_OTHERS = "EXISTS (SELECT 1 FROM claim c WHERE c.what = 'publish' AND c.about = o.table_id AND c.process <> {})"
"""SQL: another bot process publishes at the row's table."""


async def due(reader: Reader, now: float, limit: int, process: int | None = None) -> list[OutboxRow]:
    """Return at most `limit` outbox rows to publish now, those due longest first, but last those of tables that were
    long over: there can be many, as when a person is deleted, and their messages take long to edit.

    Left out are tables in Discord servers that the bot is not in, and tables at which another bot process publishes
    (`process`: the caller's own number; None: the only process). A row dated later than now was stored before the clock
    was set back, and counts as due. One that this version cannot read is `unreadable`, and does not affect the others.
    """
    others = "" if process is None else f" AND NOT {_OTHERS.format('?3')}"
    rows = await reader.all(
        f"""SELECT o.id, o.table_id, o.kind, o.payload, o.revision, o.attempts, t.refused_at IS NOT NULL, o.begun_at,
               coalesce(t.ended_at + {BELATED} < ?1, FALSE) AS belated
           FROM outbox o JOIN game_table t ON t.id = o.table_id
           WHERE (o.due_at <= ?1 OR o.since > ?1) AND NOT t.away{others} ORDER BY belated, o.due_at, o.id LIMIT ?2""",
        now, limit, *(() if process is None else (process,)),
    )
    return [_outgoing_or_unreadable(row) for row in rows]


async def backlog(reader: Reader, now: float) -> tuple[int, float]:
    """Return how many outbox rows wait, due or not, and for how many seconds the oldest has been due (0 if none is).

    For monitoring. Tables in Discord servers that the bot is not in do not count.
    """
    row = await reader.one(
        "SELECT count(*), min(o.due_at) FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE NOT t.away"
    )
    assert row is not None
    return row[0], 0.0 if row[1] is None else max(0.0, now - row[1])


async def find(reader: Reader, outbox_id: int) -> OutboxRow | None:
    """Return an outbox row as it is stored now, due or not; None if it was deleted, as after publishing."""
    row = await reader.one(
        """SELECT o.id, o.table_id, o.kind, o.payload, o.revision, o.attempts, t.refused_at IS NOT NULL, o.begun_at,
               FALSE
           FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE o.id = ?""",
        outbox_id,
    )
    return _outgoing(row) if row else None


def _outgoing_or_unreadable(row: Row) -> OutboxRow:
    try:
        return _outgoing(row)
    except ValueError as error:
        outbox_id, table_id, _, _, revision, attempts, refused, _, belated = row
        return OutboxRow(
            outbox_id, table_id, OutboxKind.NOTICE, Payload(), revision, attempts, bool(refused), unreadable=error,
            belated=bool(belated),
        )


def _outgoing(row: Row) -> OutboxRow:
    """Return the outbox row made from a row of the query."""
    outbox_id, table_id, kind, payload, revision, attempts, refused, begun_at, belated = row
    pending = load(_Pending, payload)
    shown = Payload(
        pending.asked, tuple(one.notice for one in pending.notices), tuple(one.revision for one in pending.notices),
        tuple(one.said for one in pending.notices),
    )
    return OutboxRow(
        outbox_id, table_id, OutboxKind(kind), shown, revision, attempts, bool(refused), pending.begun,
        begun_at, belated=bool(belated),
    )


async def mark_published(tx: Tx, outbox_id: int, revision: int) -> None:
    """Delete a row that was published as of `revision` (the number of its changes). If it has changed since, keep it to
    be published again, without the notices (further messages) added up to that revision, because they were sent. A row
    that is gone is ignored."""
    if await tx.count("DELETE FROM outbox WHERE id = ? AND revision = ?", outbox_id, revision):
        return
    pending = await _read(tx, outbox_id)
    if pending is not None:
        unsaid = tuple(dated for dated in pending.notices if dated.revision > revision)
        await _rewrite(tx, outbox_id, replace(pending, notices=unsaid))
        if pending.notices:  # in a TURN row, the next message may be under way by now
            await mark_delivery_known(tx, outbox_id)


async def mark_notice_sent(tx: Tx, outbox_id: int, revision: int, n: int) -> None:
    """Record that one notice (a message beside the turn message) of a row was sent, so that a retry does not send it
    again: number `n`, counted from 0, among those that `revision` of the row added.

    The row's other notices still wait. It is also recorded that the outcome of all attempts to send is known.
    """
    pending = await _read(tx, outbox_id)
    if pending is not None:
        places = [place for place, dated in enumerate(pending.notices) if dated.revision == revision]
        if n < len(places):
            notices = list(pending.notices)
            notices[places[n]] = replace(notices[places[n]], said=True)
            await _rewrite(tx, outbox_id, replace(pending, notices=tuple(notices)))
    await mark_delivery_known(tx, outbox_id)


async def remove_pings(tx: Tx, table_id: int, asked: Collection[QuestionRef]) -> None:
    """Remove the pings (mentions) for these questions from the table's pending turn message, because another message
    has pinged for them."""
    row = await tx.one("SELECT id, payload FROM outbox WHERE table_id = ? AND kind = ?", table_id, OutboxKind.TURN)
    if row is not None:
        pending = load(_Pending, row[1])
        unasked = tuple(ask for ask in pending.asked if ask not in asked)
        if unasked != pending.asked:
            await _rewrite(tx, row[0], replace(pending, asked=unasked))


async def _read(tx: Tx, outbox_id: int) -> _Pending | None:
    row = await tx.one("SELECT payload FROM outbox WHERE id = ?", outbox_id)
    return load(_Pending, row[0]) if row is not None else None


async def _rewrite(tx: Tx, outbox_id: int, pending: _Pending) -> None:
    await tx.run("UPDATE outbox SET payload = ? WHERE id = ?", dump(pending), outbox_id)


async def mark_failed(tx: Tx, outbox_id: int, revision: int, now: float, delay: float) -> None:
    """Count a failed attempt to publish a row as of `revision`, and make it due again in `delay` seconds. Does nothing
    if the row has changed: what was added does not wait, perhaps for a night, for what failed."""
    await tx.run(
        f"UPDATE outbox SET attempts = attempts + 1, due_at = ?2, {_NOT_LATER} WHERE id = ?3 AND revision = ?4",
        now, now + delay, outbox_id, revision,
    )


async def retry(
    tx: Tx, now: float, *, channels: Collection[int] = (), guild_id: int | None = None,
    kind: Literal["outbox", "notice"] = "outbox",
) -> int:
    """Make rows with failed attempts due now, because the bot may write again: at tables in these channels, and at all
    tables of this Discord server. `kind`: messages of tables, or notices to single persons in the homes of tables.
    Returns how many there were."""
    return await tx.count(
        f"""UPDATE {kind} SET due_at = ? WHERE attempts > 0 AND due_at > ? AND EXISTS (
                SELECT 1 FROM game_table t WHERE t.id = {kind}.table_id
                    AND (t.channel_id IN ({marks(channels)}) OR t.guild_id = ?))""",
        now, now, *channels, guild_id,
    )


async def mark_sending(tx: Tx, outbox_id: int, now: float, pings: Sequence[QuestionRef] = ()) -> float | None:
    """Record that a message for the row is about to be sent, which pings (mentions seats) for these questions.

    Returns when the first attempt began whose outcome is unknown (after a crash, Discord may have that message); None
    if there is none or the row is gone. Its time and its pings are kept until the outcome is known: each later attempt
    may find that Discord has forgotten the nonce of the first.
    """
    row = await tx.one("SELECT begun_at, payload FROM outbox WHERE id = ?", outbox_id)
    if row is None:
        return None
    before: float | None = row[0]
    pending = load(_Pending, row[1])
    if before is None:
        await tx.run("UPDATE outbox SET begun_at = ? WHERE id = ?", now, outbox_id)
    if pending.begun is None:
        await _rewrite(tx, outbox_id, replace(pending, begun=tuple(pings)))
    return before


async def mark_delivery_known(tx: Tx, outbox_id: int) -> None:
    """Record that the outcome of all attempts to send from the row is known: Discord has the message or not. The next
    attempt then counts as a first one, with its own pings."""
    await tx.run("UPDATE outbox SET begun_at = NULL WHERE id = ?", outbox_id)
    pending = await _read(tx, outbox_id)
    if pending is not None and pending.begun is not None:
        await _rewrite(tx, outbox_id, replace(pending, begun=None))


async def mark_refused(tx: Tx, outbox_id: int, earlier: float | None) -> None:
    """Record that Discord refused the last attempt to send from the row. `earlier`: when an attempt before it began
    whose outcome is still unknown (None: there was none); that one is kept."""
    row = await tx.one("SELECT begun_at FROM outbox WHERE id = ?", outbox_id)
    if row is not None and row[0] != earlier:
        await mark_delivery_known(tx, outbox_id)


async def retry_after(tx: Tx, outbox_id: int, revision: int, now: float, seconds: float) -> None:
    """Make a row that is being published as of `revision` due again in `seconds`, so that it is retried if this process
    dies meanwhile. Does nothing if the row has changed."""
    await tx.run(
        f"UPDATE outbox SET due_at = ?2, {_NOT_LATER} WHERE id = ?3 AND revision = ?4",
        now, now + seconds, outbox_id, revision,
    )


async def delete_of_table(tx: Tx, table_id: int) -> None:
    """Delete the table's outbox rows and the records of its messages, because its channel is gone. Nothing is deleted
    in Discord."""
    await tx.run("DELETE FROM outbox WHERE table_id = ?", table_id)
    await tx.run("DELETE FROM message WHERE table_id = ?", table_id)


async def next_time(reader: Reader, process: int | None = None) -> float | None:
    """Return when the next outbox row is due (seconds since 1970); None if no row waits.

    Left out are tables in Discord servers that the bot is not in, and those at which a process other than `process`
    publishes (None: the caller's is the only process).
    """
    others = "" if process is None else f" AND NOT {_OTHERS.format('?')}"
    row = await reader.one(
        f"""SELECT o.due_at FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE NOT t.away{others}
            ORDER BY o.due_at LIMIT 1""",
        *(() if process is None else (process,)),
    )
    return row[0] if row else None
