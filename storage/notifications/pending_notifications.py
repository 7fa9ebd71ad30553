"""Pending notifications (questions and votes of which a person must be notified, and whether they were), and notices
(messages to one person that deliver some of them).

A row of `owed` is one notification, delivered at most once. A row of `notice` is a message. A digest is the one message
a day that a person can choose instead of immediate ones.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.outgoing import DueKind, NoticeItem, NotificationKind, PersonNotice, PersonNoticeKind
from storage.play.tables import RUNNING

# -- pending notifications -------------------------------------------------------------------------------------------


async def update_questions(
    tx: Tx, table_id: int, gone: Iterable[int], new: Mapping[int, int], kept: Collection[int], now: float | None = None
) -> None:
    """Update the pending notifications after questions were closed (seats in `gone`) and opened (`new`: seat ->
    number).

    `kept`: seats whose question has only got another number, which `new` gives; whether they were notified stays.
    `now`: if given, the other new questions are stored as notified at this time already; None: as still to be notified
    of. A notification that a seat would soon be asked is deleted when it is in `new`.
    """
    await tx.many(
        "UPDATE owed SET number = ? WHERE table_id = ? AND seat = ? AND what IN ('call', 'reminder')",
        [(new[seat], table_id, seat) for seat in kept],
    )
    await tx.many(
        "DELETE FROM owed WHERE table_id = ? AND seat = ? AND what IN ('call', 'reminder')",
        [(table_id, seat) for seat in gone if seat not in kept],
    )
    await tx.many(
        "DELETE FROM owed WHERE table_id = ? AND seat = ? AND what = 'next'", [(table_id, seat) for seat in new]
    )
    await tx.many(
        """INSERT INTO owed (table_id, seat, what, number, person, told)
           SELECT h.table_id, h.seat, 'call', ?, h.person, ? FROM seat_holder h
           WHERE h.table_id = ? AND h.seat = ? AND h.to_at IS NULL AND h.person IS NOT NULL
           ON CONFLICT (table_id, seat, what, number) DO NOTHING""",
        [(number, now, table_id, seat) for seat, number in new.items() if seat not in kept],
    )


async def forget_seat(tx: Tx, table_id: int, seat: int) -> None:
    """Delete all notifications of a seat, pending or delivered, because its holder changes."""
    await tx.run("DELETE FROM owed WHERE table_id = ? AND seat = ?", table_id, seat)


async def forget_reminder(tx: Tx, table_id: int, seat: int) -> None:
    """Delete a seat's reminder, pending or delivered, because its clock starts: the clock's warning counts as the same
    kind of notification, and would not be sent after a reminder."""
    await tx.run("DELETE FROM owed WHERE table_id = ? AND seat = ? AND what = 'reminder'", table_id, seat)


async def undelivered_questions(reader: Reader, table_id: int) -> set[tuple[int, int]]:
    """Return the questions of a table of which their persons have not been notified, as (seat, number), without those
    that are in a stored notice (message to one person)."""
    rows = await reader.all(
        "SELECT seat, number FROM owed WHERE table_id = ? AND what = 'call' AND told IS NULL AND notice IS NULL",
        table_id,
    )
    return {(row[0], row[1]) for row in rows}


async def will_be_notified(reader: Reader, table_id: int, seat: int, number: int) -> bool:
    """Return whether a person will still be notified of a question, so that a reminder of it must wait: it is in a
    stored notice (message to one person), or scheduled for after quiet hours or for an unfinished turn. `number` is the
    question's, as its buttons carry it."""
    return await reader.one(
        """SELECT 1 FROM owed o WHERE o.table_id = ?1 AND o.seat = ?2 AND o.what = 'call' AND o.number = ?3
           AND o.told IS NULL AND (o.notice IS NOT NULL OR EXISTS (
               SELECT 1 FROM due d WHERE d.table_id = ?1 AND d.seat = ?2 AND d.number = ?3
               AND d.kind IN ('waking', 'halfway')))""",
        table_id, seat, number,
    ) is not None


async def mark_delivered(
    tx: Tx, table_id: int, what: NotificationKind, questions: Iterable[tuple[int, int]], now: float
) -> None:
    """Mark notifications of the kind `what`, given as (seat, number), as delivered at `now`. Those without a row are
    skipped."""
    await tx.many(
        "UPDATE owed SET told = ?, notice = NULL WHERE table_id = ? AND seat = ? AND what = ? AND number = ?",
        [(now, table_id, seat, what, number) for seat, number in questions],
    )


async def record_delivered(tx: Tx, table_id: int, seat: int, what: NotificationKind, number: int, now: float) -> None:
    """Record a notification of the kind `what` to the seat's present person as delivered at `now`, whether or not it
    was pending. `number` is that of the question, or the id of the vote. An AI's seat is skipped."""
    await tx.run(
        """INSERT INTO owed (table_id, seat, what, number, person, told)
           SELECT h.table_id, h.seat, ?, ?, h.person, ? FROM seat_holder h
           WHERE h.table_id = ? AND h.seat = ? AND h.to_at IS NULL AND h.person IS NOT NULL
           ON CONFLICT (table_id, seat, what, number) DO UPDATE SET told = excluded.told, notice = NULL""",
        what, number, now, table_id, seat,
    )


async def reserve(tx: Tx, item: NoticeItem, person: Person, notice: int) -> bool:
    """Reserve a notification for a notice (the id of a message to one person), so that no other notice delivers it too.

    Returns False if it was delivered already or is in another notice; the item must then be left out. A missing row is
    made. Invitations are not reserved: always True.
    """
    if item.notification is None:
        return True
    await tx.run(
        """INSERT INTO owed (table_id, seat, what, number, person) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (table_id, seat, what, number) DO NOTHING""",
        item.table_id, item.seat, item.notification, item.number, person,
    )
    return await tx.count(
        """UPDATE owed SET notice = ?, person = ? WHERE table_id = ? AND seat = ? AND what = ? AND number = ?
           AND told IS NULL AND (notice IS NULL OR notice = ?)""",
        notice, person, item.table_id, item.seat, item.notification, item.number, notice,
    ) == 1


async def reserved_for(reader: Reader, notice: PersonNotice) -> set[tuple[int, int, NotificationKind, int]]:
    """Return what a notice is still to deliver, as (table, seat, kind, number). Numbers are those that the questions
    have now, which may differ from the notice's items."""
    rows = await reader.all(
        "SELECT table_id, seat, what, number FROM owed WHERE person = ? AND notice = ? AND told IS NULL",
        notice.person, notice.id,
    )
    return {(row[0], row[1], NotificationKind(row[2]), row[3]) for row in rows}


async def mark_notice_sent(tx: Tx, notice: PersonNotice, now: float) -> None:
    """Mark all notifications reserved for a notice as delivered at `now`, and delete the notice."""
    await tx.run(
        "UPDATE owed SET told = ?, notice = NULL WHERE person = ? AND notice = ?", now, notice.person, notice.id
    )
    await tx.run("DELETE FROM notice WHERE id = ?", notice.id)


async def discard_notice(tx: Tx, notice: PersonNotice) -> None:
    """Delete a notice that will not be sent. The notifications reserved for it are pending again, for another
    notice."""
    await tx.run("UPDATE owed SET notice = NULL WHERE person = ? AND notice = ?", notice.person, notice.id)
    await tx.run("DELETE FROM notice WHERE id = ?", notice.id)


async def prune(tx: Tx) -> None:
    """Delete the notifications of closed votes and of tables that are over for good, and that such a table was muted,
    which is kept (`storage.play.cleanup`) while a notice waits for its person.

    Notifications whose notice was deleted with its table are pending again.
    """
    await tx.run("UPDATE owed SET notice = NULL WHERE notice IS NOT NULL AND notice NOT IN (SELECT id FROM notice)")
    await tx.run(
        f"""DELETE FROM owed WHERE what = 'vote' AND number NOT IN (SELECT id FROM vote)
            OR NOT EXISTS (SELECT 1 FROM game_table t WHERE t.id = owed.table_id
                AND (t.{RUNNING} OR t.reopen_until IS NOT NULL))"""
    )
    await tx.run(
        """DELETE FROM muted WHERE EXISTS (SELECT 1 FROM game_table t WHERE t.id = muted.table_id AND t.swept)
           AND person NOT IN (SELECT person FROM notice)"""
    )


# -- notices ---------------------------------------------------------------------------------------------------------


_FIELDS = "n.id, n.person, n.table_id, n.kind, n.items, n.begun_at, n.attempts, n.due_at"


async def add_notice(
    tx: Tx, person: Person, table_id: int | None, kind: PersonNoticeKind, items: Sequence[NoticeItem], due_at: float
) -> PersonNotice:
    """Store a notice, that is, a message to one person, to be sent at `due_at`, and return it.

    `table_id`: the table in whose home (channel or thread) it is posted; None: in their direct messages. Each of its
    items must be reserved with `reserve`.
    """
    notice = await tx.insert(
        "INSERT INTO notice (person, table_id, kind, items, due_at) VALUES (?, ?, ?, ?, ?) RETURNING id",
        person, table_id, kind, _dumped(items), due_at,
    )
    return PersonNotice(notice, person, table_id, kind, tuple(items), None, 0, due_at)


async def set_items(tx: Tx, notice: PersonNotice, items: Sequence[NoticeItem]) -> None:
    """Replace the items (what it tells) of a stored notice. Reservations are not changed."""
    await tx.run("UPDATE notice SET items = ? WHERE id = ?", _dumped(items), notice.id)


async def due_notices(reader: Reader, now: float) -> list[PersonNotice]:
    """Return the notices (messages to one person) that are to be sent now, oldest first. Those for tables in Discord
    servers that the bot is not in are left out. One that this version cannot read is `unreadable`, and does not affect
    the others."""
    rows = await reader.all(
        f"""SELECT {_FIELDS} FROM notice n LEFT JOIN game_table t ON t.id = n.table_id
            WHERE n.due_at <= ? AND (t.id IS NULL OR NOT t.away) ORDER BY n.due_at, n.id""",
        now,
    )
    return [_notice_or_unreadable(row) for row in rows]


async def unsent_notices_of(reader: Reader, person: Person) -> list[PersonNotice]:
    """Return a person's notices (messages to them) of kind `call` that are stored and not being sent now, oldest first,
    so that more can be added to them."""
    rows = await reader.all(
        f"SELECT {_FIELDS} FROM notice n WHERE n.person = ? AND n.begun_at IS NULL AND n.kind = 'call' ORDER BY n.id",
        person,
    )
    return [_notice(row) for row in rows]


async def set_delivery_state(
    tx: Tx, notice_id: int, *, begun_at: float | None, attempts: int, due_at: float
) -> None:
    """Replace the delivery state of a notice: when an attempt began whose outcome is unknown (None: none), the number
    of attempts, and when it is due."""
    await tx.run(
        "UPDATE notice SET begun_at = ?, attempts = ?, due_at = ? WHERE id = ?", begun_at, attempts, due_at, notice_id
    )


NEXT_TIMES = (
    """SELECT min(n.due_at) AS at FROM notice n LEFT JOIN game_table t ON t.id = n.table_id
        WHERE t.id IS NULL OR NOT t.away""",
    "SELECT min(due_at) AS at FROM digest",
)
"""SQL: when the next notice, and the next digest, is due."""


def _dumped(items: Sequence[NoticeItem]) -> str:
    return json.dumps([(one.kind, one.table_id, one.seat, one.number) for one in items])


def _notice_or_unreadable(row: Row) -> PersonNotice:
    try:
        return _notice(row)
    except ValueError as error:
        notice, person, table_id, _, _, begun_at, attempts, due_at = row
        return PersonNotice(
            notice, person, table_id, PersonNoticeKind.CALL, (), begun_at, attempts, due_at, unreadable=error
        )


def _notice(row: Row) -> PersonNotice:
    notice, person, table_id, kind, items, begun_at, attempts, due_at = row
    told = tuple(NoticeItem(DueKind(why), *rest) for why, *rest in json.loads(items))
    return PersonNotice(notice, person, table_id, PersonNoticeKind(kind), told, begun_at, attempts, due_at)


# -- digests ---------------------------------------------------------------------------------------------------------


async def set_digest(tx: Tx, person: Person, at: float | None) -> None:
    """Store when a person's next digest (one message a day instead of immediate ones) is due (`at`). None: they want no
    digest."""
    if at is None:
        await tx.run("DELETE FROM digest WHERE person = ?", person)
    else:
        await tx.run(
            """INSERT INTO digest (person, due_at) VALUES (?, ?)
               ON CONFLICT (person) DO UPDATE SET due_at = excluded.due_at""",
            person, at,
        )


async def people_with_due_digest(reader: Reader, now: float) -> list[Person]:
    """Return the people whose daily digest is due at `now`, those due longest first. Nothing changes: the caller
    creates each digest and stores the next time with `set_digest`."""
    rows = await reader.all("SELECT person FROM digest WHERE due_at <= ? ORDER BY due_at, person", now)
    return [row[0] for row in rows]


async def digest_at(reader: Reader, person: Person) -> float | None:
    """Return when a person's next daily digest is due; None if they want none."""
    row = await reader.one("SELECT due_at FROM digest WHERE person = ?", person)
    return row[0] if row else None


async def digest_items(reader: Reader, person: Person, reminded_before: float) -> list[NoticeItem]:
    """Return the public questions that wait for a person and are in no notice yet, for their digest, longest wait
    first.

    Each item says what to notify of: the question itself, or, if they were notified of it before `reminded_before` and
    not since, that it still waits. Where a clock runs there is no such reminder, since the clock's warning takes its
    place. Muted tables are left out.
    """
    rows = await reader.all(
        """SELECT a.table_id, a.seat, a.number, c.told FROM asked a
           JOIN seat_holder h ON h.table_id = a.table_id AND h.seat = a.seat AND h.to_at IS NULL AND h.person = ?1
           JOIN game_table t ON t.id = a.table_id AND t.status = 'playing' AND t.home <> 'private'
           LEFT JOIN owed c ON c.table_id = a.table_id AND c.seat = a.seat AND c.what = 'call' AND c.number = a.number
           LEFT JOIN owed r ON r.table_id = a.table_id AND r.seat = a.seat AND r.what = 'reminder'
               AND r.number = a.number
           WHERE c.notice IS NULL AND r.table_id IS NULL AND (c.told IS NULL OR c.told <= ?2 AND NOT EXISTS (
                   SELECT 1 FROM clock k WHERE k.table_id = a.table_id AND k.seat = a.seat AND k.since IS NOT NULL))
               AND NOT EXISTS (SELECT 1 FROM muted m WHERE m.table_id = a.table_id AND m.person = ?1)
           ORDER BY a.asked_at, a.table_id, a.seat""",
        person, reminded_before,
    )
    return [
        NoticeItem(DueKind.AFTER_QUIET_HOURS if told is None else DueKind.REMINDER, table_id, seat, number)
        for table_id, seat, number, told in rows
    ]


async def schedule_notifications_now(tx: Tx, person: Person, now: float) -> None:
    """Schedule notifications for now of all open questions of which a person was not notified yet, because they may be
    notified again (as after quiet hours were changed).

    A notification that is scheduled already, as for an unfinished turn, keeps its own time.
    """
    await tx.run(
        """INSERT INTO due (table_id, kind, seat, number, due_at)
           SELECT o.table_id, 'waking', o.seat, o.number, ? FROM owed o
           JOIN asked a ON a.table_id = o.table_id AND a.seat = o.seat AND a.number = o.number
           WHERE o.person = ? AND o.what = 'call' AND o.told IS NULL AND o.notice IS NULL AND NOT EXISTS (
               SELECT 1 FROM due d WHERE d.table_id = o.table_id AND d.seat = o.seat AND d.kind = 'halfway')
           ON CONFLICT (table_id, kind, seat) DO NOTHING""",
        now, person,
    )


async def notify_of_question(tx: Tx, table_id: int, seat: int, now: float) -> None:
    """Schedule the notification of a seat's person of its question for now, because an order (an answer given ahead) no
    longer answers it. Does nothing if they were notified, or will be anyway."""
    await tx.run(
        """INSERT INTO due (table_id, kind, seat, number, due_at)
           SELECT o.table_id, 'waking', o.seat, o.number, ? FROM owed o
           JOIN asked a ON a.table_id = o.table_id AND a.seat = o.seat AND a.number = o.number
           WHERE o.table_id = ? AND o.seat = ? AND o.what = 'call' AND o.told IS NULL AND o.notice IS NULL
               AND NOT EXISTS (SELECT 1 FROM due d
                   WHERE d.table_id = o.table_id AND d.seat = o.seat AND d.kind = 'halfway')
           ON CONFLICT (table_id, kind, seat) DO NOTHING""",
        now, table_id, seat,
    )


async def reschedule_notices(tx: Tx, person: Person, at: float, now: float) -> None:
    """Make a person's waiting notices of kind `call` due at `at`, because they may be notified then, unless they are
    due `now` or sending was attempted."""
    await tx.run(
        """UPDATE notice SET due_at = ? WHERE person = ? AND due_at > ? AND begun_at IS NULL AND attempts = 0
           AND kind = 'call'""",
        at, person, now,
    )


# -- muted tables ----------------------------------------------------------------------------------------------------


async def mute(tx: Tx, table_id: int, person: Person, muted: bool) -> None:
    """Mute a table for a person (they get no notifications of it), or unmute it."""
    if muted:
        await tx.run(
            "INSERT INTO muted (table_id, person) VALUES (?, ?) ON CONFLICT (table_id, person) DO NOTHING",
            table_id, person,
        )
    else:
        await tx.run("DELETE FROM muted WHERE table_id = ? AND person = ?", table_id, person)


async def who_muted(reader: Reader, table_id: int) -> set[Person]:
    """Return the people who muted a table."""
    return {row[0] for row in await reader.all("SELECT person FROM muted WHERE table_id = ?", table_id)}


async def muted_by(reader: Reader, person: Person) -> set[int]:
    """Return the ids of the running tables (lobbies and games) that a person muted. Tables that are over are left
    out."""
    rows = await reader.all(
        f"SELECT m.table_id FROM muted m JOIN game_table t ON t.id = m.table_id WHERE m.person = ? AND t.{RUNNING}",
        person,
    )
    return {row[0] for row in rows}
