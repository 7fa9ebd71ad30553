"""Rated games in a database, without playing them."""

from __future__ import annotations

from storage.engine.transaction import Tx
from storage.model import Person
from tables.core.shown_rating import SHOWN_FROM


async def store_finished_game(tx: Tx, table_id: int, game: str, opener: Person) -> None:
    """Store the row of a finished game, without seats. Later ids have ended later."""
    await tx.run(
        """INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret, opened_at,
               ended_at)
           VALUES (?, ?, 1, '{}', 'finished', 'channel', ?, 'en', '', 0, ?)""",
        table_id, game, opener, float(table_id),
    )


async def store_rated_games(
    tx: Tx, person: Person, mu: float, *, first: int, game: str = "little", games: int = SHOWN_FROM
) -> None:
    """Store rated games of a person at tables of two, with this rating after each; `first` is the id of the first."""
    for n in range(first, first + games):
        await store_finished_game(tx, n, game, person)
        await tx.run(
            """INSERT INTO played (person, table_id, seat, way, cards, mu, sigma)
               VALUES (?, ?, 0, 'people', '{}', ?, 5.0)""",
            person, n, mu,
        )
        for seat in (0, 1):
            await tx.run(
                "INSERT INTO result (table_id, seat, place, total, scores, reason) VALUES (?, ?, 1, 1, '{}', '{}')",
                n, seat,
            )
