"""A Discord server's records: the best, closest and longest of its finished games, of people who show their
statistics."""

from __future__ import annotations

from dataclasses import dataclass

from storage.engine.transaction import Reader
from storage.play.games import normalised_points

TOTAL, MARGIN, SHORTEST, LONGEST, MOST = "total", "margin", "shortest", "longest", "most"
KINDS = (TOTAL, MARGIN, SHORTEST, LONGEST, MOST)
"""What there are records of: the highest total, the biggest lead of a first place over the best of the others, the
shortest and the longest game in seconds, and the most games of one person."""
RECENT_GAMES = 2000
"""How many of a Discord server's latest finished games are searched for records."""


@dataclass(frozen=True, slots=True)
class ServerRecord:
    """A record in one game with one number of players. `holders` are the Discord ids of those who hold it and show
    their statistics, those who set it first before the others."""

    game: str
    players: int
    kind: str
    value: float
    holders: tuple[int, ...]


_VALUES = {TOTAL: "total", MARGIN: "CASE WHEN margin > 0 THEN margin END", SHORTEST: "-seconds", LONGEST: "seconds"}
_SINGLE = " UNION ALL ".join(
    f"SELECT {KINDS.index(kind)} AS kind, game, players, discord_id, {value} AS value, ended_at FROM counted"
    for kind, value in _VALUES.items()
)
_HOLDERS = f"""
    WITH lately AS (
        SELECT id, game, ended_at, ended_at - started_at AS seconds,
            (SELECT count(*) FROM result a WHERE a.table_id = game_table.id) AS players
        FROM game_table WHERE guild_id = ?1 AND status = 'finished' ORDER BY ended_at DESC LIMIT ?2),
    counted AS (
        SELECT l.game, l.players, l.ended_at, l.seconds, one.discord_id, r.total,
            CASE WHEN r.place = 1 THEN
                r.total - (SELECT max(a.total) FROM result a WHERE a.table_id = l.id AND a.seat <> p.seat)
            END AS margin
        FROM lately l JOIN played p ON p.table_id = l.id + 0  -- so that SQLite 3.53 begins with these tables
        JOIN person one ON one.id = p.person AND one.stats = 'shown'
        JOIN result r ON r.table_id = l.id AND r.seat = p.seat),
    valued AS (
        {_SINGLE} UNION ALL
        SELECT {KINDS.index(MOST)}, game, players, discord_id, count(*), max(ended_at) FROM counted
        GROUP BY game, players, discord_id),
    ranked AS (
        SELECT v.*, rank() OVER (PARTITION BY kind, game, players ORDER BY value DESC) AS nth
        FROM valued v WHERE value IS NOT NULL)
    SELECT game, players, kind, value, discord_id FROM ranked WHERE nth = 1
    ORDER BY game, players, kind, ended_at, discord_id"""


async def of_server(reader: Reader, guild_id: int) -> list[ServerRecord]:
    """Return a Discord server's records, by game, number of players and kind, in the order of `KINDS`. Only the
    server's last `RECENT_GAMES` finished games are searched."""
    found: dict[tuple[str, int, str], list[tuple[float, int]]] = {}
    for game, players, kind, value, discord_id in await reader.all(_HOLDERS, guild_id, RECENT_GAMES):
        found.setdefault((game, players, KINDS[kind]), []).append((value, discord_id))
    return [
        ServerRecord(
            game, players, kind, normalised_points(rows[0][0] * (-1 if kind == SHORTEST else 1)),
            tuple(dict.fromkeys(discord_id for _, discord_id in rows)),
        )
        for (game, players, kind), rows in found.items()
    ]
