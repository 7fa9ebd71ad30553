"""Open a private table (without messages in a channel) for one person and AI seats, and begin at once: for lessons and
puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.spec import GameSpec
from storage.engine.transaction import Tx
from storage.model import Home, HomeKind, Person
from storage.play import seats
from tables.play.opening import insert_table
from tables.play.quotas import Quotas


async def open_private_table(
    tx: Tx, quotas: Quotas, spec: GameSpec[Any], options: Mapping[str, Any], person: Person, *, seat: int, players: int,
    level: str, language: str, secret: str, ticket: str | None, now: float,
) -> int:
    """Store a private table, with the person on `seat` and AIs of a level on all others. Returns its id.

    `secret` is what the table's draws derive from; `ticket` is the click's id, by which a repeated click is recognised.
    Raises `RequestRefused` if a quota is used up.
    """
    table_id = await insert_table(
        tx, game=spec.id, rules_version=spec.version, options=dict(options), home=Home(HomeKind.PRIVATE), opener=person,
        language=language, secret=secret, ticket=ticket, now=now,
    )
    for one in range(players):
        if one == seat:
            await seats.fill(tx, table_id, one, now, person=person)
        else:
            await seats.fill(tx, table_id, one, now, ai=level)
    await quotas.check_tables(tx, person, None)
    if players > 1:
        await quotas.check_ais(tx, person, None)
    return table_id
