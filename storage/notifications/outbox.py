"""The outbox: at most one pending row for each table and kind of message. Later changes are merged into it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from games.core.codec import dump, load
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.outgoing import Notice, OutboxKind, Outgoing, Payload, Ping

LONGEST_WAIT = 10.0
"""Seconds after which a row is due, even if more is still being merged into it."""

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
    """The payload of an outbox row, as it is stored."""

    asked: tuple[Ping, ...] = ()
    notices: tuple[_Dated, ...] = ()


NO_NUMBERS: Mapping[int, int] = MappingProxyType({})
_PENDING = "SELECT payload, since, revision FROM outbox WHERE table_id = ? AND kind = ?"


def ahead(tx: Tx, table_id: int, kind: OutboxKind) -> None:
    """Prefetch the table's outbox row of a kind, since something will be merged into it."""
    tx.ask_ahead(_PENDING, table_id, kind)


async def put(
    tx: Tx, table_id: int, kind: OutboxKind, now: float, *, wait: float = 0.0, new_asks: Sequence[Ping] = (),
    open_seats: Collection[int] = (), notices: Sequence[Notice] = (), numbers: Mapping[int, int] = NO_NUMBERS,
) -> None:
    """Merge content into the table's outbox row of a kind, and make it due in `wait` seconds.

    Pings that already wait in the row stay only while their seat is among `open_seats`. `numbers`: the present number
    of each seat's question.
    """
    row = await tx.one(_PENDING, table_id, kind)
    old, since, revision = (load(_Pending, row[0]), row[1], row[2] + 1) if row else (_Pending(), now, 0)
    waiting = [Ping(ask.seat, numbers.get(ask.seat, ask.number)) for ask in old.asked]
    asks = {ask.seat: ask for ask in (*waiting, *new_asks) if ask.seat in open_seats}
    merged = _Pending(
        tuple(asks[seat] for seat in sorted(asks)), (*old.notices, *(_Dated(notice, revision) for notice in notices))
    )
    await tx.run(
        """INSERT INTO outbox (table_id, kind, payload, revision, since, due_at) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (table_id, kind) DO UPDATE SET payload = excluded.payload, revision = excluded.revision,
               attempts = 0, due_at = excluded.due_at""",
        table_id, kind, dump(merged), revision, since, min(now + wait, max(now, since + LONGEST_WAIT)),
    )


_OTHERS = "EXISTS (SELECT 1 FROM claim c WHERE c.what = 'publish' AND c.about = o.table_id AND c.process <> {})"
"""SQL: another bot process publishes at the row's table."""


async def due(reader: Reader, now: float, limit: int, process: int | None = None) -> list[Outgoing]:
    """Return the rows that are due, oldest first.

    Rows of servers that the bot is not in are left out, and those of tables at which another process than `process`
    publishes. A row dated later than now was stored before the clock was set back, and counts as due.
    """
    others = "" if process is None else f" AND NOT {_OTHERS.format('?3')}"
    rows = await reader.all(
        f"""SELECT o.id, o.table_id, o.kind, o.payload, o.revision, o.attempts, t.refused_at IS NOT NULL
           FROM outbox o JOIN game_table t ON t.id = o.table_id
           WHERE (o.due_at <= ?1 OR o.since > ?1) AND NOT t.away{others} ORDER BY o.due_at, o.id LIMIT ?2""",
        now, limit, *(() if process is None else (process,)),
    )
    return [_outgoing(row) for row in rows]


async def oldest(reader: Reader, now: float) -> tuple[int, float]:
    """Return how many rows wait in servers that the bot is in, and for how many seconds the oldest has been due."""
    row = await reader.one(
        "SELECT count(*), min(o.due_at) FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE NOT t.away"
    )
    assert row is not None
    return row[0], 0.0 if row[1] is None else max(0.0, now - row[1])


async def pending(reader: Reader, outbox_id: int) -> Outgoing | None:
    """Return a row as it is now, due or not; None if it is gone."""
    row = await reader.one(
        """SELECT o.id, o.table_id, o.kind, o.payload, o.revision, o.attempts, t.refused_at IS NOT NULL
           FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE o.id = ?""",
        outbox_id,
    )
    return _outgoing(row) if row else None


def _outgoing(row: Row) -> Outgoing:
    outbox_id, table_id, kind, payload, revision, attempts, refused = row
    pending = load(_Pending, payload)
    shown = Payload(
        pending.asked, tuple(one.notice for one in pending.notices), tuple(one.revision for one in pending.notices),
        tuple(one.said for one in pending.notices),
    )
    return Outgoing(outbox_id, table_id, OutboxKind(kind), shown, revision, attempts, bool(refused))


async def done(tx: Tx, outbox_id: int, revision: int) -> None:
    """Delete a row that was published as of `revision`. If it has changed since, only remove its sent notices."""
    if await tx.count("DELETE FROM outbox WHERE id = ? AND revision = ?", outbox_id, revision):
        return
    row = await tx.one("SELECT payload FROM outbox WHERE id = ?", outbox_id)
    if row is not None:
        pending = load(_Pending, row[0])
        unsaid = tuple(dated for dated in pending.notices if dated.revision > revision)
        await _rewrite(tx, outbox_id, _Pending(pending.asked, unsaid))


async def notice_said(tx: Tx, outbox_id: int, revision: int, n: int) -> None:
    """Note that the `n`th notice that `revision` added to a row was sent. The row's other notices still wait."""
    row = await tx.one("SELECT payload FROM outbox WHERE id = ?", outbox_id)
    if row is not None:
        pending = load(_Pending, row[0])
        places = [place for place, dated in enumerate(pending.notices) if dated.revision == revision]
        if n < len(places):
            notices = list(pending.notices)
            notices[places[n]] = replace(notices[places[n]], said=True)
            await _rewrite(tx, outbox_id, _Pending(pending.asked, tuple(notices)))


async def take_off_asked(tx: Tx, table_id: int, asked: Collection[Ping]) -> None:
    """Remove these pings from the table's pending turn message."""
    row = await tx.one("SELECT id, payload FROM outbox WHERE table_id = ? AND kind = ?", table_id, OutboxKind.TURN)
    if row is not None:
        pending = load(_Pending, row[1])
        unasked = tuple(ask for ask in pending.asked if ask not in asked)
        if unasked != pending.asked:
            await _rewrite(tx, row[0], _Pending(unasked, pending.notices))


async def _rewrite(tx: Tx, outbox_id: int, pending: _Pending) -> None:
    await tx.run("UPDATE outbox SET payload = ? WHERE id = ?", dump(pending), outbox_id)


async def failed(tx: Tx, outbox_id: int, now: float, delay: float) -> None:
    """Count a failed attempt to publish; the row is due again in `delay` seconds."""
    await tx.run(
        f"UPDATE outbox SET attempts = attempts + 1, due_at = ?2, {_NOT_LATER} WHERE id = ?3",
        now, now + delay, outbox_id,
    )


async def retry(tx: Tx, now: float, *, channels: Collection[int] = (), guild_id: int | None = None) -> int:
    """Make failed rows due now, of tables in these channels or anywhere in this server. Returns how many."""
    return await tx.count(
        f"""UPDATE outbox SET due_at = ? WHERE attempts > 0 AND due_at > ? AND table_id IN
            (SELECT id FROM game_table WHERE channel_id IN ({marks(channels)}) OR guild_id = ?)""",
        now, now, *channels, guild_id,
    )


async def begin(tx: Tx, outbox_id: int, now: float) -> float | None:
    """Note that sending from the row begins now. Returns when an earlier attempt began whose outcome is unknown."""
    row = await tx.one("SELECT begun_at FROM outbox WHERE id = ?", outbox_id)
    await tx.run("UPDATE outbox SET begun_at = ? WHERE id = ?", now, outbox_id)
    return row[0] if row else None


async def settled(tx: Tx, outbox_id: int) -> None:
    """Note that the outcome of every attempt to send from the row is known."""
    await tx.run("UPDATE outbox SET begun_at = NULL WHERE id = ?", outbox_id)


async def lease(tx: Tx, outbox_id: int, revision: int, now: float, seconds: float) -> None:
    """Lease the row while it is published as of `revision`: unless it changes, it is due again after `seconds`."""
    await tx.run(
        f"UPDATE outbox SET due_at = ?2, {_NOT_LATER} WHERE id = ?3 AND revision = ?4",
        now, now + seconds, outbox_id, revision,
    )


async def drop_table(tx: Tx, table_id: int) -> None:
    """Delete the table's pending outbox rows and its stored messages."""
    await tx.run("DELETE FROM outbox WHERE table_id = ?", table_id)
    await tx.run("DELETE FROM message WHERE table_id = ?", table_id)


async def next_time(reader: Reader, process: int | None = None) -> float | None:
    """Return when the next row will be due, without those claimed by another process than `process`."""
    others = "" if process is None else f" AND NOT {_OTHERS.format('?')}"
    row = await reader.one(
        f"""SELECT o.due_at FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE NOT t.away{others}
            ORDER BY o.due_at LIMIT 1""",
        *(() if process is None else (process,)),
    )
    return row[0] if row else None
