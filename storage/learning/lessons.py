"""Lessons: tables at which a person learns a game from the bot, and whether a person has played a game before."""

from __future__ import annotations

import json

from games.core.decision import Answer
from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.play.tables import RUNNING


async def mark(tx: Tx, table_id: int) -> None:
    """Mark a table as a lesson. Raises `Conflict` if it is one already."""
    await tx.run("INSERT INTO lesson (table_id) VALUES (?)", table_id)


async def running_of(reader: Reader, person: Person) -> dict[str, int]:
    """Return a person's unfinished lessons, to continue one: name of the game -> table id (the newest where there are
    several)."""
    rows = await reader.all(
        f"""SELECT t.game, max(t.id) FROM game_table t JOIN lesson l ON l.table_id = t.id
            WHERE t.opener = ? AND t.{RUNNING} GROUP BY t.game""",
        person,
    )
    return dict(rows)


async def answers(reader: Reader, table_id: int) -> dict[int, list[Answer]]:
    """Return the answers of every seat of a lesson so far, in order, without acts out of turn (which answer no
    question). They tell how far the learner is. Seats without answers are left out."""
    found: dict[int, list[Answer]] = {}
    rows = await reader.all(
        "SELECT seat, answer FROM answer WHERE table_id = ? AND NOT free ORDER BY segment, n", table_id
    )
    for seat, answer in rows:
        found.setdefault(seat, []).append(tuple(json.loads(answer)))
    return found


async def has_played(reader: Reader, person: Person, game: str) -> bool:
    """Return whether a person has finished a game of this kind; lessons do not count. Until then they are shown
    tips."""
    row = await reader.one(
        """SELECT 1 FROM game_table t JOIN seat_holder h ON h.table_id = t.id
           WHERE h.person = ? AND h.to_at IS NULL AND t.game = ? AND t.status = 'finished'
               AND t.id NOT IN (SELECT table_id FROM lesson) LIMIT 1""",
        person, game,
    )
    return row is not None
