"""Standing invitations: lobbies that open by themselves every week."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from games.core.codec import dump, load
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Home, HomeKind, Pace, Person, StandingInvitation, WeeklyTime
from storage.person_lock import hold_person

_ALL = """SELECT s.id, s.person, p.discord_id, s.home, s.guild_id, s.channel_id, s.game, s.rules_version, s.options,
        s.pace, s.language, s.zone, s.weekday, s.minute, s.due_at, s.unmet, s.last_table
    FROM standing_invitation s JOIN person p ON p.id = s.person"""
_BOT_IS_THERE = "NOT EXISTS (SELECT 1 FROM pause u WHERE u.guild_id = s.guild_id AND u.to_at IS NULL)"
"""SQL: the bot has not been removed from the invitation's Discord server."""


async def insert(
    tx: Tx, person: Person, home: Home, game: str, rules_version: int, options: Mapping[str, Any], pace: Pace | None,
    language: str, time: WeeklyTime, due_at: float,
) -> int:
    """Store a standing invitation and return its id. The parameters are the fields of `StandingInvitation`. Raises
    `PersonDeleted`."""
    await hold_person(tx, person)
    return await tx.insert(
        """INSERT INTO standing_invitation (person, home, guild_id, channel_id, game, rules_version, options, pace,
               language, zone, weekday, minute, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id""",
        person, home.kind, home.guild_id, home.channel_id, game, rules_version, json.dumps(dict(options)),
        None if pace is None else dump(pace), language, time.zone, time.weekday, time.minute, due_at,
    )


async def delete(tx: Tx, invitation_id: int) -> None:
    """Delete a standing invitation. Its last lobby stays."""
    await tx.run("DELETE FROM standing_invitation WHERE id = ?", invitation_id)


async def delete_in_channel(tx: Tx, channel_id: int) -> None:
    """Delete the standing invitations to a channel or thread that is gone."""
    await tx.run("DELETE FROM standing_invitation WHERE channel_id = ?", channel_id)


async def set_language(tx: Tx, guild_id: int, language: str) -> None:
    """Store the language of the lobbies that standing invitations open in a Discord server from now on."""
    await tx.run("UPDATE standing_invitation SET language = ? WHERE guild_id = ?", language, guild_id)


async def reschedule(tx: Tx, invitation_id: int, due_at: float, unmet: int, last_table: int | None) -> None:
    """Store when a standing invitation opens next, how often in a row no game has come of it, and its last lobby."""
    await tx.run(
        "UPDATE standing_invitation SET due_at = ?, unmet = ?, last_table = ? WHERE id = ?",
        due_at, unmet, last_table, invitation_id,
    )


async def find(reader: Reader, invitation_id: int) -> StandingInvitation | None:
    """Return a standing invitation by its id; None if it has ended or was withdrawn."""
    row = await reader.one(f"{_ALL} WHERE s.id = ?", invitation_id)
    return None if row is None else _invitation(row)


async def of_server(reader: Reader, guild_id: int) -> list[StandingInvitation]:
    """Return the standing invitations of a Discord server, those that open next first."""
    rows = await reader.all(f"{_ALL} WHERE s.guild_id = ? ORDER BY s.due_at, s.id", guild_id)
    return [_invitation(row) for row in rows]


async def games_of(reader: Reader, person: Person) -> list[str]:
    """Return the games of a person's standing invitations in all Discord servers, one for each, for a limit. Those in
    servers that the bot was removed from are left out, because nobody can withdraw them."""
    rows = await reader.all(f"SELECT game FROM standing_invitation s WHERE person = ? AND {_BOT_IS_THERE}", person)
    return [row[0] for row in rows]


async def due(reader: Reader, now: float) -> list[StandingInvitation]:
    """Return the standing invitations that are to open a lobby at `now`, those due longest first. Left out are Discord
    servers that the bot is not in."""
    rows = await reader.all(f"{_ALL} WHERE s.due_at <= ? AND {_BOT_IS_THERE} ORDER BY s.due_at, s.id", now)
    return [_invitation(row) for row in rows]


NEXT_TIME = f"""SELECT due_at AS at FROM standing_invitation s WHERE due_at > 0 AND {_BOT_IS_THERE}
    ORDER BY due_at LIMIT 1"""
"""SQL: when a standing invitation is due next. Left out are Discord servers that the bot is not in."""


def _invitation(row: Row) -> StandingInvitation:
    (invitation_id, person, discord_id, kind, guild_id, channel_id, game, version, options, pace, language, zone,
     weekday, minute, due_at, unmet, last_table) = row
    return StandingInvitation(
        invitation_id, person, discord_id, Home(HomeKind(kind), guild_id, channel_id), game, version,
        json.loads(options), None if pace is None else load(Pace, pace), language, WeeklyTime(zone, weekday, minute),
        due_at, unmet, last_table,
    )
