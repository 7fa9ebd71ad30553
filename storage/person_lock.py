"""A lock on a person against their deletion, for transactions that store something of theirs."""

from __future__ import annotations

from storage.engine.connection import Conflict
from storage.engine.transaction import Tx
from storage.model import Person


async def hold_person(tx: Tx, person: Person) -> None:
    """Make sure that a person was not deleted and is not until the transaction ends. Raises `Conflict` if they were.

    Their id may have been looked up some time before, and it still has a row afterwards, which is nobody's
    (`storage.people.personal.delete_person`).
    """
    if not await tx.all(
        f"SELECT 1 FROM person WHERE id = ? AND discord_id > 0 {tx.dialect.lock_against_deletion}", person
    ):
        raise Conflict("this person was deleted a moment ago")
