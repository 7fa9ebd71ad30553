"""Compare the games in two databases by loading each of them from both, to check a copy or a move of data."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.codec import dump_state
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import tables
from tables.core.errors import RequestRefused
from tables.core.row_cache import row_of
from tables.core.sessions import RulesError
from tables.state.loading import load


async def compare_games(one: Reader, other: Reader) -> tuple[int, Sequence[int]]:
    """Return how many games that have begun are equal in two databases, and the ids of the tables whose games
    differ."""
    same, different = 0, []
    for table_id in await tables.begun(one):
        if await _told(one, table_id) == await _told(other, table_id):
            same += 1
        else:
            different.append(table_id)
    return same, different


async def changed_games(one: Reader, other: Reader, numbers: Mapping[int, int]) -> list[int]:
    """Return the old numbers of moved tables whose game is not equal in both databases. Lobbies are skipped.

    `numbers` maps each table's number in `one` to its number in `other`.
    """
    changed: list[int] = []
    for there, here in numbers.items():
        before = await row_of(one, there)
        if before.started_at is not None and await _game(one, before) != await _game(other, await row_of(other, here)):
            changed.append(there)
    return changed


async def broken_games(reader: Reader, table_ids: Collection[int]) -> list[int]:
    """Return the ids of those of these tables whose game has begun and cannot be loaded, although the game is
    installed."""
    found = [await row_of(reader, one) for one in table_ids]
    return [info.id for info in found if info.started_at is not None and await _game(reader, info) is RulesError]


async def _told(reader: Reader, table_id: int) -> object:
    """Return a table's row and game, to be compared, or the type of the error if they cannot be read."""
    try:
        info = await row_of(reader, table_id)
        return info, await _game(reader, info)
    except ValueError as error:
        return type(error)


async def _game(reader: Reader, info: TableInfo) -> object:
    """Return state, checkpoint, question numbers and answers of a table's game, or the type of the error if it
    cannot be loaded."""
    try:
        session = (await load(reader, info)).game.session
    except (RulesError, RequestRefused) as error:
        return type(error)
    return dump_state(session.state), dump_state(session.checkpoint), session.numbers, session.given
