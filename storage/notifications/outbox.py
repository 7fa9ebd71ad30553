"""The outbox: one pending row a table and kind; what comes later is merged into it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from games.core.codec import dump, load
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.outgoing import Notice, OutboxKind, Outgoing, Payload, Ping

LONGEST_WAIT = 10.0
"""Seconds after which a row is due whatever else is merged into it."""

_NOT_LATER = "since = CASE WHEN since > ?1 THEN ?1 ELSE since END"
"""A row that was put in after now was put in before the clock was set back."""


@dataclass(frozen=True, slots=True)
class _Dated:
    """A notice, the revision of the row in which it was put in, and whether it was said."""

    notice: Notice
    revision: int
    said: bool = False


@dataclass(frozen=True, slots=True)
class _Pending:
    """A payload as it is stored."""

    asked: tuple[Ping, ...] = ()
    notices: tuple[_Dated, ...] = ()


NO_NUMBERS: Mapping[int, int] = MappingProxyType({})
_PENDING = "SELECT payload, since, revision FROM outbox WHERE table_id = ? AND kind = ?"


def ahead(tx: Tx, table_id: int, kind: OutboxKind) -> None:
    """Something will be merged into the table's row of a kind."""
    tx.ask_ahead(_PENDING, table_id, kind)


async def put(
    tx: Tx, table_id: int, kind: OutboxKind, now: float, *, wait: float = 0.0, new_asks: Sequence[Ping] = (),
    open_seats: Collection[int] = (), notices: Sequence[Notice] = (), numbers: Mapping[int, int] = NO_NUMBERS,
) -> None:
    """Merge something into the table's row of a kind, and make it due in `wait` seconds.

    Asks that wait in the row stay only while their seat is among `open_seats`; `numbers` are those that the questions
    of seats have now.
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
"""Another bot publishes at the row's table."""


async def due(reader: Reader, now: float, limit: int, process: int | None = None) -> list[Outgoing]:
    """Rows whose time has come, oldest first, except those of servers the bot is not in, and of tables at which another
    than this `process` publishes. What was put in after now was put in before the clock was set back: it does not wait
    until that time comes again."""
    others = "" if process is None else f" AND NOT {_OTHERS.format('?3')}"
    rows = await reader.all(
        f"""SELECT o.id, o.table_id, o.kind, o.payload, o.revision, o.attempts, t.refused_at IS NOT NULL
           FROM outbox o JOIN game_table t ON t.id = o.table_id
           WHERE (o.due_at <= ?1 OR o.since > ?1) AND NOT t.away{others} ORDER BY o.due_at, o.id LIMIT ?2""",
        now, limit, *(() if process is None else (process,)),
    )
    return [_outgoing(row) for row in rows]


async def oldest(reader: Reader, now: float) -> tuple[int, float]:
    """How many rows wait where the bot is in the server, and for how many seconds the oldest has been due."""
    row = await reader.one(
        "SELECT count(*), min(o.due_at) FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE NOT t.away"
    )
    assert row is not None
    return row[0], 0.0 if row[1] is None else max(0.0, now - row[1])


async def pending(reader: Reader, outbox_id: int) -> Outgoing | None:
    """A row as it is now, due or not."""
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
    """Delete a row that was published as of `revision`; if it has changed since, take off what was said."""
    if await tx.count("DELETE FROM outbox WHERE id = ? AND revision = ?", outbox_id, revision):
        return
    row = await tx.one("SELECT payload FROM outbox WHERE id = ?", outbox_id)
    if row is not None:
        pending = load(_Pending, row[0])
        unsaid = tuple(dated for dated in pending.notices if dated.revision > revision)
        await _rewrite(tx, outbox_id, _Pending(pending.asked, unsaid))


async def notice_said(tx: Tx, outbox_id: int, revision: int, n: int) -> None:
    """Note that the `n`th notice that was put into a row in a revision was said; the others of the row still wait."""
    row = await tx.one("SELECT payload FROM outbox WHERE id = ?", outbox_id)
    if row is not None:
        pending = load(_Pending, row[0])
        places = [place for place, dated in enumerate(pending.notices) if dated.revision == revision]
        if n < len(places):
            notices = list(pending.notices)
            notices[places[n]] = replace(notices[places[n]], said=True)
            await _rewrite(tx, outbox_id, _Pending(pending.asked, tuple(notices)))


async def take_off_asked(tx: Tx, table_id: int, asked: Collection[Ping]) -> None:
    """Nobody need be pinged for these any more."""
    row = await tx.one("SELECT id, payload FROM outbox WHERE table_id = ? AND kind = ?", table_id, OutboxKind.TURN)
    if row is not None:
        pending = load(_Pending, row[1])
        unasked = tuple(ask for ask in pending.asked if ask not in asked)
        if unasked != pending.asked:
            await _rewrite(tx, row[0], _Pending(unasked, pending.notices))


async def _rewrite(tx: Tx, outbox_id: int, pending: _Pending) -> None:
    await tx.run("UPDATE outbox SET payload = ? WHERE id = ?", dump(pending), outbox_id)


async def failed(tx: Tx, outbox_id: int, now: float, delay: float) -> None:
    """Publishing failed; the row is due again in `delay` seconds."""
    await tx.run(
        f"UPDATE outbox SET attempts = attempts + 1, due_at = ?2, {_NOT_LATER} WHERE id = ?3",
        now, now + delay, outbox_id,
    )


async def retry(tx: Tx, now: float, *, channels: Collection[int] = (), guild_id: int | None = None) -> int:
    """Rows that could not be published in these channels, or anywhere in this server, are due now. Returns how many."""
    return await tx.count(
        f"""UPDATE outbox SET due_at = ? WHERE attempts > 0 AND due_at > ? AND table_id IN
            (SELECT id FROM game_table WHERE channel_id IN ({marks(channels)}) OR guild_id = ?)""",
        now, now, *channels, guild_id,
    )


async def begin(tx: Tx, outbox_id: int, now: float) -> float | None:
    """Something of the row is sent from now on. Returns when that was begun before and nobody knows whether it has
    arrived."""
    row = await tx.one("SELECT begun_at FROM outbox WHERE id = ?", outbox_id)
    await tx.run("UPDATE outbox SET begun_at = ? WHERE id = ?", now, outbox_id)
    return row[0] if row else None


async def settled(tx: Tx, outbox_id: int) -> None:
    """It is known what has become of everything that was sent."""
    await tx.run("UPDATE outbox SET begun_at = NULL WHERE id = ?", outbox_id)


async def lease(tx: Tx, outbox_id: int, revision: int, now: float, seconds: float) -> None:
    """The row is being published as of `revision`; unless more is merged into it, it is due again only then."""
    await tx.run(
        f"UPDATE outbox SET due_at = ?2, {_NOT_LATER} WHERE id = ?3 AND revision = ?4",
        now, now + seconds, outbox_id, revision,
    )


async def drop_table(tx: Tx, table_id: int) -> None:
    """Forget what should still have been said about a table, and the messages that stood in its home."""
    await tx.run("DELETE FROM outbox WHERE table_id = ?", table_id)
    await tx.run("DELETE FROM message WHERE table_id = ?", table_id)


async def next_time(reader: Reader, process: int | None = None) -> float | None:
    """When the next row will be due that is not another's than this `process`."""
    others = "" if process is None else f" AND NOT {_OTHERS.format('?')}"
    row = await reader.one(
        f"""SELECT o.due_at FROM outbox o JOIN game_table t ON t.id = o.table_id WHERE NOT t.away{others}
            ORDER BY o.due_at LIMIT 1""",
        *(() if process is None else (process,)),
    )
    return row[0] if row else None
