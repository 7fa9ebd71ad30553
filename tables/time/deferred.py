"""Bring forward deferred notifications of a person who can be notified earlier than expected."""

from __future__ import annotations

from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person
from storage.notifications import pending_notifications
from storage.people import people
from tables.time.waking_hours import next_digest


async def bring_forward(tx: Tx, person: Person, now: float) -> None:
    """Reschedule a person's deferred notifications after their availability changed: absence, quiet hours or
    preferences.

    What was put off is due at its original time and then checked again. Their digest and clocks are recalculated.
    """
    await due.bring_forward(tx, person, now)
    digest = (await people.settings(tx, person)).digest
    planned = None if digest is None else next_digest(digest, now)
    at = await pending_notifications.digest_at(tx, person)
    if planned is not None and at is not None and at != planned:
        await pending_notifications.set_digest(tx, person, now)
        at = now
    await pending_notifications.bring_forward(tx, person, now if at is None else at)


async def call_now(tx: Tx, person: Person, now: float) -> None:
    """Notify a person at once of what was held back before and of which they have not been told."""
    await pending_notifications.call_now(tx, person, now)
    await due.wake_for_open_votes(tx, person, now)
    await bring_forward(tx, person, now)
