"""Content (such as cards) that people have seen in their games, so that a new game can prefer what is new to them.

Which content counts is said by `games.core.rules.Rules.seen_content`. These rows are private.
"""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person


async def add(tx: Tx, game: str, things: Collection[str], persons: Collection[Person], now: float) -> None:
    """Record that these persons have seen this content (`things`: its ids in the game) at `now`, in place of an earlier
    time."""
    await tx.many(
        """INSERT INTO met (person, game, thing, at) VALUES (?, ?, ?, ?)
           ON CONFLICT (person, game, thing) DO UPDATE SET at = excluded.at""",
        [(person, game, thing, now) for person in sorted(persons) for thing in sorted(things)],
    )


async def least_seen_first(reader: Reader, game: str, persons: Collection[Person]) -> list[str]:
    """Return the ids of the content that any of these persons has seen: first what the fewest have seen, then the
    longest ago.

    A game's set-up prefers unseen content, then this order, which does not reveal who has seen what.
    """
    rows = await reader.all(
        f"""SELECT thing FROM met WHERE game = ? AND person IN ({marks(persons)})
            GROUP BY thing ORDER BY count(*), max(at), thing""",
        game, *persons,
    )
    return [row[0] for row in rows]
