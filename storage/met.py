"""What people have met in their games of what is best the first time (`games.core.rules.Rules.met`). Private."""

from __future__ import annotations

import json
from collections.abc import Collection

from storage.model import Person
from storage.transaction import Reader, Tx


async def add(tx: Tx, game: str, things: Collection[str], persons: Collection[Person], now: float) -> None:
    """These persons have met these things now."""
    await tx.run(
        """INSERT OR REPLACE INTO met (person, game, thing, at)
           SELECT p.value, ?, t.value, ? FROM json_each(?) p, json_each(?) t""",
        game, now, json.dumps(sorted(persons)), json.dumps(sorted(things)),
    )


async def order(reader: Reader, game: str, persons: Collection[Person]) -> list[str]:
    """What any of these persons has met: first what the fewest of them have, of that what was met longest ago. It does
    not tell who has met what."""
    rows = await reader.all(
        """SELECT thing FROM met WHERE game = ? AND person IN (SELECT value FROM json_each(?))
           GROUP BY thing ORDER BY count(*), max(at), thing""",
        game, json.dumps(sorted(persons)),
    )
    return [row[0] for row in rows]
