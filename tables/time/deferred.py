"""Bring forward the deferred notifications of a person who can be notified earlier than expected."""

from __future__ import annotations

from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person
from storage.notifications import pending_notifications
from storage.people import people
from tables.time.waking_hours import next_digest


async def bring_forward(tx: Tx, person: Person, now: float) -> None:
    """Reschedule a person's notifications that were put off for quiet hours or an absence, after these or their
    preferences have changed.

    Each is due at its original time again and then checked. Their digest (daily summary) and clocks are recalculated.
    """
    await due.reschedule_deferred(tx, person, now)
    digest = (await people.settings(tx, person)).digest
    planned = None if digest is None else next_digest(digest, now)
    at = await pending_notifications.digest_at(tx, person)
    if planned is not None and at is not None and at != planned:
        await pending_notifications.set_digest(tx, person, now)
        at = now
    await pending_notifications.reschedule_notices(tx, person, now if at is None else at, now)


async def notify_now(tx: Tx, person: Person, now: float) -> None:
    """Make all notifications due that a person has not received yet because they were held back (a daily digest, a
    muted table, no open room), after that has changed."""
    await pending_notifications.schedule_notifications_now(tx, person, now)
    await due.notify_of_open_votes_now(tx, person, now)
    await bring_forward(tx, person, now)
