"""Whether the games of two databases are the same: each is loaded from both."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.codec import dump_state
from storage import tables
from storage.transaction import Reader
from tables.loading import load
from tables.rows import row_of
from tables.sessions import Broken
from tables.trouble import Trouble


async def compare_games(one: Reader, other: Reader) -> tuple[int, Sequence[int]]:
    """How many games that have begun load from both and are the same, and the tables of which that is not so."""
    same, different = 0, []
    for table_id in await tables.begun(one):
        if await _told(one, table_id) == await _told(other, table_id):
            same += 1
        else:
            different.append(table_id)
    return same, different


async def _told(reader: Reader, table_id: int) -> object:
    """All that a table's game is: state, checkpoint, questions; or why it does not load."""
    info = await row_of(reader, table_id)
    try:
        session = (await load(reader, info)).game.session
    except (Broken, Trouble) as error:
        return info, type(error)
    return info, dump_state(session.state), dump_state(session.checkpoint), session.numbers, session.given
