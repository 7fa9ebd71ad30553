"""Seasons of leagues: their stage, entrants, and the messages about them. Pairings are in
`storage.league.pairings`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.codec import dump, load
from games.core.text import Text
from storage.engine.connection import Row
from storage.engine.processes import WHOLE, Shards
from storage.engine.transaction import Reader, Tx, in_groups, marks
from storage.model import Entrant, Person, Season, SeasonPlan, SeasonStatus
from storage.person_lock import hold_person

_SEASON = """SELECT id, guild_id, channel_id, manager, name, plan, language, seed, status, round, opened_at, ends_at,
    due_at, revision, shown, message_id, lost, refused_at FROM season"""
_OF_GUILD = "SELECT id FROM season WHERE guild_id = ?"
_BOT_IS_THERE = "NOT EXISTS (SELECT 1 FROM pause p WHERE p.guild_id = season.guild_id AND p.to_at IS NULL)"
"""SQL: the bot has not been removed from the season's Discord server."""
_WITH_TABLES = "SELECT g.season FROM pairing g JOIN season_game s ON s.pairing = g.id WHERE s.table_id IN"
_WAITING = """SELECT id FROM season WHERE shown <> revision UNION SELECT season FROM season_news
    UNION SELECT season FROM pairing WHERE status = 'planned'"""
"""SQL: the ids of the seasons of which something is to be sent or edited in Discord."""


async def insert(
    tx: Tx, *, guild_id: int, channel_id: int, manager: Person, name: str, plan: SeasonPlan, language: str, seed: str,
    now: float,
) -> int:
    """Store a new season that is open for entrants, and return its id."""
    return await tx.insert(
        """INSERT INTO season (guild_id, channel_id, manager, name, plan, language, seed, status, opened_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?) RETURNING id""",
        guild_id, channel_id, manager, name, dump(plan), language, seed, now,
    )


async def find(reader: Reader, season_id: int) -> Season | None:
    """Return a season; None if there is none with this id."""
    row = await reader.one(f"{_SEASON} WHERE id = ?", season_id)
    return None if row is None else _season(row)


async def of_server(reader: Reader, guild_id: int, most: int) -> list[Season]:
    """Return the seasons of a Discord server, at most `most`: those that are open or played, then the others, each
    newest first."""
    rows = await reader.all(
        f"{_SEASON} WHERE guild_id = ? ORDER BY status NOT IN ('open', 'playing'), id DESC LIMIT ?", guild_id, most
    )
    return [_season(row) for row in rows]


async def count_running(reader: Reader, guild_id: int) -> int:
    """Return the number of seasons of a Discord server that are open for entrants or being played."""
    row = await reader.one(
        "SELECT count(*) FROM season WHERE guild_id = ? AND status IN ('open', 'playing')", guild_id
    )
    assert row is not None
    return int(row[0])


async def due(reader: Reader, now: float) -> list[int]:
    """Return the ids of the seasons that are to be looked at now, because a game has ended or time has passed. Left out
    are Discord servers that the bot is not in."""
    rows = await reader.all(f"SELECT id FROM season WHERE due_at <= ? AND {_BOT_IS_THERE} ORDER BY due_at, id", now)
    return [row[0] for row in rows]


NEXT_TIME = f"""SELECT due_at AS at FROM season WHERE due_at IS NOT NULL AND {_BOT_IS_THERE} ORDER BY due_at LIMIT 1"""
"""SQL: when the next season is to be looked at. Left out are Discord servers that the bot is not in."""


async def set_stage(
    tx: Tx, season_id: int, status: SeasonStatus, round_number: int, ends_at: float | None, due_at: float | None
) -> None:
    """Set a season's stage, present round, that round's deadline, and when it is to be looked at again. Its message is
    out of date then."""
    await tx.run(
        """UPDATE season SET status = ?, round = ?, ends_at = ?, due_at = ?, revision = revision + 1 WHERE id = ?""",
        status, round_number, ends_at, due_at, season_id,
    )


async def end_in_channel(tx: Tx, channel_id: int) -> None:
    """End the seasons that are announced in a channel that is gone. Nothing more is published of them."""
    where = "season IN (SELECT id FROM season WHERE channel_id = ?)"
    await tx.run(f"DELETE FROM season_news WHERE {where}", channel_id)
    await tx.run(f"UPDATE pairing SET status = 'void' WHERE status IN ('planned', 'playing') AND {where}", channel_id)
    await tx.run(
        """UPDATE season SET status = CASE status WHEN 'open' THEN 'cancelled' WHEN 'playing' THEN 'over'
               ELSE status END, ends_at = NULL, due_at = NULL, revision = revision + 1, shown = revision + 1
           WHERE channel_id = ?""",
        channel_id,
    )


async def set_plan(tx: Tx, season_id: int, plan: SeasonPlan) -> None:
    """Store a season's plan in place of the earlier one."""
    await tx.run("UPDATE season SET plan = ? WHERE id = ?", dump(plan), season_id)


async def set_language(tx: Tx, guild_id: int, language: str) -> int:
    """Store the language of what is said about the seasons of a Discord server that are not over, and of their later
    tables. Their messages are out of date then. Returns how many seasons had another one."""
    return await tx.count(
        """UPDATE season SET language = ?1, revision = revision + 1
           WHERE guild_id = ?2 AND status IN ('open', 'playing') AND language <> ?1""",
        language, guild_id,
    )


async def look_again(tx: Tx, season_id: int, at: float) -> None:
    """Set when a season is to be looked at again."""
    await tx.run("UPDATE season SET due_at = ? WHERE id = ?", at, season_id)


async def extend_rounds(
    tx: Tx, since: float, now: float, *, guild_id: int | None = None, season_ids: Collection[int] = ()
) -> None:
    """Move the ends of rounds that were not over at `since` later by the time since then, in which the bot was down: in
    a Discord server, or in these seasons, without those of servers that the bot is not in."""
    where, values = "guild_id = ?", [guild_id]
    if guild_id is None:
        where, values = f"id IN ({marks(season_ids)}) AND {_BOT_IS_THERE}", [*season_ids]
    running = f"status = 'playing' AND {where}"
    await tx.run(
        f"""UPDATE pairing SET ends_at = ends_at + ? WHERE ends_at > ?
            AND season IN (SELECT id FROM season WHERE {running})""",
        now - since, since, *values,
    )
    await tx.run(
        f"UPDATE season SET ends_at = ends_at + ?, revision = revision + 1 WHERE ends_at > ? AND {running}",
        now - since, since, *values,
    )


async def delay_round(tx: Tx, season: Season, ends_at: float) -> None:
    """Move the end of a season's present round, which has one, to a later time, also for its tables."""
    await tx.run(
        "UPDATE pairing SET ends_at = ends_at + ? WHERE season = ? AND round = ?",
        ends_at - (season.ends_at or 0.0), season.id, season.round,
    )
    await tx.run("UPDATE season SET ends_at = ?, revision = revision + 1 WHERE id = ?", ends_at, season.id)


async def without_heartbeat(reader: Reader, since: float, shards: Shards = WHOLE) -> dict[int, float]:
    """Return the seasons being played in Discord servers for which no bot was stored as connected since `since`, each
    with the time until which one served them: its last heartbeat, or its return to that server since then.

    Only servers on these shards (Discord's division of its servers) count, and rounds whose time has an end.
    """
    shard = "(s.guild_id >> 22)"
    rows = await reader.all(
        f"""SELECT s.id, max(h.at), (SELECT max(p.to_at) FROM pause p WHERE p.guild_id = s.guild_id) FROM season s
            JOIN heart h ON {shard} % h.of_shards BETWEEN h.first_shard AND h.last_shard
            WHERE s.status = 'playing' AND s.ends_at IS NOT NULL AND {shard} % ? BETWEEN ? AND ?
            GROUP BY s.id, s.guild_id HAVING max(h.at) < ?""",
        shards.count, shards.first, shards.last, since,
    )
    return {season_id: max(last, last if back is None else back) for season_id, last, back in rows}


async def with_tables(reader: Reader, table_ids: Collection[int]) -> set[int]:
    """Return the ids of the seasons to which some of these tables belong."""
    return {
        row[0] for some in in_groups([*table_ids])
        for row in await reader.all(f"{_WITH_TABLES} ({marks(some)})", *some)
    }


async def mark_changed(tx: Tx, season_id: int) -> None:
    """Record that the season's public message is out of date."""
    await tx.run("UPDATE season SET revision = revision + 1 WHERE id = ?", season_id)


async def delete_in(tx: Tx, guild_id: int) -> None:
    """Delete the seasons of a Discord server. Their tables are deleted elsewhere."""
    pairings = f"SELECT id FROM pairing WHERE season IN ({_OF_GUILD})"
    await tx.run(f"DELETE FROM season_game WHERE pairing IN ({pairings})", guild_id)
    await tx.run(f"DELETE FROM pairing_seat WHERE pairing IN ({pairings})", guild_id)
    for name in ("pairing", "entrant", "season_news"):
        await tx.run(f"DELETE FROM {name} WHERE season IN ({_OF_GUILD})", guild_id)
    await tx.run("DELETE FROM season WHERE guild_id = ?", guild_id)


# -- entrants ----------------------------------------------------------------------------------------------------------


async def entrants(reader: Reader, season_id: int) -> list[Entrant]:
    """Return the people who have entered a season, also those who have dropped out, in the order that was drawn; before
    that, as they entered."""
    rows = await reader.all(
        """SELECT e.person, p.discord_id, e.entered_at, e.left_at, e.division, e.rank
           FROM entrant e JOIN person p ON p.id = e.person WHERE e.season = ?
           ORDER BY e.rank, e.entered_at, e.person""",
        season_id,
    )
    return [Entrant(*row) for row in rows]


async def enter(tx: Tx, season_id: int, person: Person, now: float, *, division: int, rank: int) -> None:
    """Store that a person takes part. One who had dropped out comes back with what they had. Raises
    `PersonDeleted`."""
    await hold_person(tx, person)
    await tx.run(
        """INSERT INTO entrant (season, person, entered_at, division, rank) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (season, person) DO UPDATE SET left_at = NULL""",
        season_id, person, now, division, rank,
    )


async def withdraw(tx: Tx, season_id: int, person: Person) -> None:
    """Delete an entrant of a season that has not begun."""
    await tx.run("DELETE FROM entrant WHERE season = ? AND person = ?", season_id, person)


async def drop_out(tx: Tx, season_id: int, person: Person, now: float) -> None:
    """Store that a person drops out of a season that is being played. What they have won stays."""
    await tx.run("UPDATE entrant SET left_at = ? WHERE season = ? AND person = ?", now, season_id, person)


async def set_order(tx: Tx, season_id: int, ranks: Mapping[Person, int], in_division: Mapping[Person, int]) -> None:
    """Store the order of the entrants that was drawn, and their divisions."""
    await tx.many(
        "UPDATE entrant SET rank = ?, division = ? WHERE season = ? AND person = ?",
        [(rank, in_division.get(person, 0), season_id, person) for person, rank in ranks.items()],
    )


# -- messages ----------------------------------------------------------------------------------------------------------


async def to_publish(reader: Reader) -> list[tuple[int, int]]:
    """Return the seasons of which something is to be sent or edited in Discord, each as (id, revision): their message,
    news, or a pairing that is to be opened. Left out are Discord servers that the bot is not in."""
    rows = await reader.all(f"SELECT id, revision FROM season WHERE id IN ({_WAITING}) AND {_BOT_IS_THERE} ORDER BY id")
    return [(row[0], row[1]) for row in rows]


async def retry(tx: Tx, *, channels: Collection[int] = (), guild_id: int | None = None) -> int:
    """Let what waits to be sent about seasons be tried at once, because the bot may write again: in these channels, or
    in a whole Discord server. Returns how many seasons there were."""
    return await tx.count(
        f"""UPDATE season SET revision = revision + 1 WHERE (channel_id IN ({marks(channels)}) OR guild_id = ?)
            AND id IN ({_WAITING})""",
        *channels, guild_id,
    )


async def record_message(tx: Tx, season_id: int, message_id: int, revision: int) -> None:
    """Record that a season's public message shows its state as of a revision."""
    await tx.run("UPDATE season SET message_id = ?, shown = ? WHERE id = ?", message_id, revision, season_id)


async def forget_message(tx: Tx, season_id: int) -> None:
    """Record that a season's public message was deleted in Discord, so that another takes its place."""
    await tx.run("UPDATE season SET message_id = NULL, lost = lost + 1, shown = 0 WHERE id = ?", season_id)


async def note_refused(tx: Tx, season_id: int, now: float) -> bool:
    """Record that Discord refuses the bot what it has to do in a season's channel. Returns False if that was recorded
    before."""
    return await tx.count("UPDATE season SET refused_at = ? WHERE id = ? AND refused_at IS NULL", now, season_id) == 1


async def note_accepted(tx: Tx, season_id: int) -> None:
    """Record that the bot can do in a season's channel again what it has to."""
    await tx.run("UPDATE season SET refused_at = NULL WHERE id = ?", season_id)


async def add_news(tx: Tx, season_id: int, *texts: Text) -> None:
    """Store messages about a season that are to be sent to its channel."""
    await tx.many("INSERT INTO season_news (season, data) VALUES (?, ?)", [(season_id, dump(one)) for one in texts])


async def news(reader: Reader, season_id: int) -> Sequence[tuple[int, Text]]:
    """Return the messages about a season that are still to be sent, oldest first, each with its number."""
    rows = await reader.all("SELECT id, data FROM season_news WHERE season = ? ORDER BY id", season_id)
    return [(news_id, load(Text, data)) for news_id, data in rows]


async def delete_news(tx: Tx, news_id: int) -> None:
    """Delete a message about a season that was sent."""
    await tx.run("DELETE FROM season_news WHERE id = ?", news_id)


def _season(row: Row) -> Season:
    season_id, guild_id, channel_id, manager, name, plan, language, seed, status, *rest = row
    return Season(
        season_id, guild_id, channel_id, manager, name, load(SeasonPlan, plan), language, seed, SeasonStatus(status),
        *rest,
    )
