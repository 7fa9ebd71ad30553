"""Whether games are the same in two databases: each is loaded from both."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.codec import dump_state
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import tables
from tables.core.errors import Trouble
from tables.core.row_cache import row_of
from tables.core.sessions import Broken
from tables.state.loading import load


async def compare_games(one: Reader, other: Reader) -> tuple[int, Sequence[int]]:
    """How many games that have begun load from both and are the same, and the tables of which that is not so."""
    same, different = 0, []
    for table_id in await tables.begun(one):
        if await _told(one, table_id) == await _told(other, table_id):
            same += 1
        else:
            different.append(table_id)
    return same, different


async def changed_games(one: Reader, other: Reader, numbers: Mapping[int, int]) -> list[int]:
    """Of tables that have moved (their numbers here, by what they were there) those whose game is not the same. Lobbies
    have none."""
    changed: list[int] = []
    for there, here in numbers.items():
        before = await row_of(one, there)
        if before.started_at is not None and await _game(one, before) != await _game(other, await row_of(other, here)):
            changed.append(there)
    return changed


async def broken_games(reader: Reader, table_ids: Collection[int]) -> list[int]:
    """Those of these tables whose game has begun and does not load, although it is here."""
    found = [await row_of(reader, one) for one in table_ids]
    return [info.id for info in found if info.started_at is not None and await _game(reader, info) is Broken]


async def _told(reader: Reader, table_id: int) -> object:
    """A table with its game."""
    info = await row_of(reader, table_id)
    return info, await _game(reader, info)


async def _game(reader: Reader, info: TableInfo) -> object:
    """All that a table's game is: state, checkpoint, questions; or why it does not load."""
    try:
        session = (await load(reader, info)).game.session
    except (Broken, Trouble) as error:
        return type(error)
    return dump_state(session.state), dump_state(session.checkpoint), session.numbers, session.given
