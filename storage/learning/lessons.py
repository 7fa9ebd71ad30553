"""Tables at which somebody learns a game, and who has played what to its end."""

from __future__ import annotations

import json

from games.core.decision import Answer
from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.play.tables import RUNNING


async def mark(tx: Tx, table_id: int) -> None:
    """A table is a lesson."""
    await tx.run("INSERT INTO lesson (table_id) VALUES (?)", table_id)


async def running_of(reader: Reader, person: Person) -> dict[str, int]:
    """A person's lessons that are not over: the table of each game, the newest where there are several."""
    rows = await reader.all(
        f"""SELECT t.game, max(t.id) FROM game_table t JOIN lesson l ON l.table_id = t.id
            WHERE t.opener = ? AND t.{RUNNING} GROUP BY t.game""",
        person,
    )
    return dict(rows)


async def answers(reader: Reader, table_id: int) -> dict[int, list[Answer]]:
    """What every seat has answered so far, in its order, without what was done out of turn."""
    found: dict[int, list[Answer]] = {}
    rows = await reader.all(
        "SELECT seat, answer FROM answer WHERE table_id = ? AND NOT free ORDER BY segment, n", table_id
    )
    for seat, answer in rows:
        found.setdefault(seat, []).append(tuple(json.loads(answer)))
    return found


async def has_played(reader: Reader, person: Person, game: str) -> bool:
    """Whether a person has sat at a table of this game when it came to its end; lessons do not count."""
    row = await reader.one(
        """SELECT 1 FROM game_table t JOIN seat_holder h ON h.table_id = t.id
           WHERE h.person = ? AND h.to_at IS NULL AND t.game = ? AND t.status = 'finished'
               AND t.id NOT IN (SELECT table_id FROM lesson) LIMIT 1""",
        person, game,
    )
    return row is not None
