"""A lock on a person against their deletion, for transactions that store something of theirs."""

from __future__ import annotations

from storage.engine.connection import Conflict
from storage.engine.transaction import Tx
from storage.model import Person


class PersonDeleted(Conflict):
    """Raised when a person was deleted after their id was looked up, so that nothing of theirs can be stored."""


async def hold_person(tx: Tx, person: Person) -> None:
    """Make sure that a person was not deleted and is not until the transaction ends. Raises `PersonDeleted`.

    Their id may have been looked up some time before, and it still has a row afterwards, which is nobody's
    (`storage.people.personal.delete_person`).
    """
    if not await tx.all(
        f"SELECT 1 FROM person WHERE id = ? AND discord_id > 0 {tx.dialect.lock_against_deletion}", person
    ):
        raise PersonDeleted("this person was deleted a moment ago")
