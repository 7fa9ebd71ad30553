"""Open a private table (without messages in a channel) for one person and AI seats, and begin at once: for lessons and
puzzles."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from games.core.spec import GameSpec
from storage.engine.transaction import Tx
from storage.model import Home, HomeKind, Person
from storage.play import seats
from tables.play.lobby import insert_table
from tables.play.quotas import Quotas
from tables.state.records import Records

Hold = Callable[[int], Awaitable[None]]
"""A function that takes the turn of a new table, so that its AI seats wait until the table is stored."""


@asynccontextmanager
async def opening_transaction(records: Records) -> AsyncIterator[tuple[Tx, Hold]]:
    """Open a transaction in which a table is opened and its game begins. Yields it with a function to be called with
    the new table's id, which holds the table's queue until the transaction has ended."""
    async with AsyncExitStack() as turn, records.write() as tx:

        async def hold(table_id: int) -> None:
            await turn.enter_async_context(records.queues.turn(table_id))
            tx.on_commit(records.wake.set)

        yield tx, hold


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
