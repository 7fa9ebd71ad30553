"""What people have met in their games of what is best the first time (`games.core.rules.Rules.met`). Private."""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person


async def add(tx: Tx, game: str, things: Collection[str], persons: Collection[Person], now: float) -> None:
    """These persons have met these things now."""
    await tx.many(
        """INSERT INTO met (person, game, thing, at) VALUES (?, ?, ?, ?)
           ON CONFLICT (person, game, thing) DO UPDATE SET at = excluded.at""",
        [(person, game, thing, now) for person in sorted(persons) for thing in sorted(things)],
    )


async def order(reader: Reader, game: str, persons: Collection[Person]) -> list[str]:
    """What any of these persons has met: first what the fewest of them have, of that what was met longest ago. It does
    not tell who has met what."""
    rows = await reader.all(
        f"""SELECT thing FROM met WHERE game = ? AND person IN ({marks(persons)})
            GROUP BY thing ORDER BY count(*), max(at), thing""",
        game, *persons,
    )
    return [row[0] for row in rows]
