"""What waits for one person until they can be told: brought forward when they can be told earlier than it seemed."""

from __future__ import annotations

from storage.deadlines import due
from storage.engine.transaction import Tx
from storage.model import Person
from storage.notifications import pending_notifications
from storage.people import people
from tables.time.waking_hours import next_digest


async def bring_forward(tx: Tx, person: Person, now: float) -> None:
    """Somebody can be told at other times than before (they are back, sleep otherwise, wish to be told otherwise): all
    that was put off is due when it was to be, and looked at again. Clocks are reckoned again."""
    await due.bring_forward(tx, person, now)
    digest = (await people.settings(tx, person)).digest
    planned = None if digest is None else next_digest(digest, now)
    at = await pending_notifications.digest_at(tx, person)
    if planned is not None and at is not None and at != planned:
        await pending_notifications.set_digest(tx, person, now)
        at = now
    await pending_notifications.bring_forward(tx, person, now if at is None else at)


async def call_now(tx: Tx, person: Person, now: float) -> None:
    """Somebody can be told at once of what was to be kept from them before: what they have not been told, they are
    called to."""
    await pending_notifications.call_now(tx, person, now)
    await due.wake_for_open_votes(tx, person, now)
    await bring_forward(tx, person, now)
