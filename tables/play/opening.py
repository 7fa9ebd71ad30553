"""What every way to open a table does alike: store it, hold its queue meanwhile, and begin its game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from games.core.chance import game_seed
from games.core.journal import Line
from games.core.registry import new_session
from games.core.session import Session
from games.core.spec import GameSpec
from games.core.text import text
from storage.engine.connection import Conflict
from storage.engine.transaction import Tx
from storage.model import TableInfo
from storage.play import tables
from tables.core.errors import RequestRefused
from tables.core.row_cache import row_of
from tables.core.sessions import Game, RulesError
from tables.state.records import Records

SEAL_SHOWN = 8
"""How many digits of the seal the log shows; the page "Fair draws" shows all of them."""
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


async def insert_table(tx: Tx, **given: Any) -> int:
    """Store a new table with the arguments of `storage.play.tables.insert`, and return its id. Raises `RequestRefused`
    if a table is running in the channel."""
    try:
        return await tables.insert(tx, **given)
    except Conflict:
        raise RequestRefused("bot-trouble-channel-taken") from None


async def begin_game(
    records: Records, tx: Tx, table_id: int, spec: GameSpec[Any], options: Mapping[str, Any], given: Mapping[str, Any]
) -> TableInfo:
    """Fix the draws of a table whose seats are taken, deal, ask the first questions, and return the table. The log
    tells the seal of the draws. `given` overrides deals of the set-up. Raises `RulesError` if the rules fail."""
    secret, tickets, _ = await tables.chance_inputs(tx, table_id)
    seed = game_seed(secret, tickets)
    await tables.set_started(tx, table_id, seed, records.clock.now(), given)
    info = await row_of(tx, table_id)
    sealed = Line(text("bot-log-sealed", seal=info.commitment[:SEAL_SHOWN]), weight=0)
    await records.begin(tx, Game(info, spec, _first_session(info, spec, seed, options, given)), [sealed])
    return await row_of(tx, table_id)


def _first_session(
    info: TableInfo, spec: GameSpec[Any], seed: str, options: Mapping[str, Any], given: Mapping[str, Any]
) -> Session[Any]:
    try:
        return new_session(spec, len(info.seats), seed, spec.options.model_validate(dict(options)), given)
    except Exception as error:
        raise RulesError(info.id, spec.version, 0) from error
