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


@dataclass(frozen=True, slots=True)
class ServerRecord:
    """A record in one game with one number of players. `holders` are the Discord ids of those who hold it and show
    their statistics, those who set it first before the others."""

    game: str
    players: int
    kind: str
    value: float
    holders: tuple[int, ...]


_COUNTED = """WITH counted AS (
        SELECT t.game, one.discord_id, r.total, t.ended_at, t.ended_at - t.started_at AS seconds,
            (SELECT count(*) FROM result a WHERE a.table_id = t.id) AS players,
            CASE WHEN r.place = 1 THEN
                r.total - (SELECT max(a.total) FROM result a WHERE a.table_id = t.id AND a.seat <> p.seat)
            END AS margin
        FROM game_table t JOIN played p ON p.table_id = t.id
        JOIN person one ON one.id = p.person AND one.stats = 'shown'
        JOIN result r ON r.table_id = t.id AND r.seat = p.seat
        WHERE t.guild_id = ? AND t.status = 'finished')"""
_VALUES = {TOTAL: "total", MARGIN: "nullif(margin, 0)", SHORTEST: "-seconds", LONGEST: "seconds"}


async def of_server(reader: Reader, guild_id: int) -> list[ServerRecord]:
    """Return a Discord server's records, by game, number of players and kind, in the order of `KINDS`."""
    found: dict[tuple[str, int, int], list[tuple[float, int]]] = {}
    for at, kind in enumerate(KINDS):
        for game, players, value, discord_id in await reader.all(_best(kind), guild_id):
            found.setdefault((game, players, at), []).append((value, discord_id))
    return [
        ServerRecord(
            game, players, kind := KINDS[at], normalised_points(rows[0][0] * (-1 if kind == SHORTEST else 1)),
            tuple(dict.fromkeys(row[1] for row in rows)),
        )
        for (game, players, at), rows in sorted(found.items())
    ]


def _best(kind: str) -> str:
    """Return the SQL for the holders of one kind of record, in the order in which they have set it: game, players,
    value, Discord id."""
    if kind == MOST:
        valued = """SELECT game, players, discord_id, count(*) AS value, max(ended_at) AS ended_at FROM counted
                    GROUP BY game, players, discord_id"""
    else:
        valued = f"""SELECT game, players, discord_id, {_VALUES[kind]} AS value, ended_at FROM counted
                     WHERE {_VALUES[kind]} IS NOT NULL"""
    return f"""{_COUNTED} SELECT game, players, value, discord_id FROM (
                   SELECT v.*, rank() OVER (PARTITION BY game, players ORDER BY value DESC) AS nth FROM ({valued}) v
               ) ranked WHERE nth = 1 ORDER BY ended_at, discord_id"""
