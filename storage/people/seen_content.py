"""Content that people have already seen, so that a new game can prefer what is new to them.

Which content counts is said by `games.core.rules.Rules.met`. These rows are private.
"""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person


async def add(tx: Tx, game: str, things: Collection[str], persons: Collection[Person], now: float) -> None:
    """Record that these persons have seen this content now."""
    await tx.many(
        """INSERT INTO met (person, game, thing, at) VALUES (?, ?, ?, ?)
           ON CONFLICT (person, game, thing) DO UPDATE SET at = excluded.at""",
        [(person, game, thing, now) for person in sorted(persons) for thing in sorted(things)],
    )


async def order(reader: Reader, game: str, persons: Collection[Person]) -> list[str]:
    """Return the content that any of these persons has seen: first what the fewest have seen, then the longest ago.

    The order does not reveal who has seen what.
    """
    rows = await reader.all(
        f"""SELECT thing FROM met WHERE game = ? AND person IN ({marks(persons)})
            GROUP BY thing ORDER BY count(*), max(at), thing""",
        game, *persons,
    )
    return [row[0] for row in rows]
