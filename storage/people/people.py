"""People, their settings, and the language of Discord servers. A person's id is not their Discord id, which only the
`person` table holds."""

from __future__ import annotations

import secrets
from dataclasses import astuple

from storage.engine.transaction import Reader, Tx
from storage.model import Digest, Person, PersonSettings, WakingHours


async def find(reader: Reader, discord_id: int) -> Person | None:
    """Return the id of the person with a Discord id; None if the database has none."""
    row = await reader.one("SELECT id FROM person WHERE discord_id = ?", discord_id)
    return row[0] if row else None


async def find_or_make(tx: Tx, discord_id: int) -> Person:
    """Return the id of the person with a Discord id. A new person is stored if there is none."""
    await tx.run(
        "INSERT INTO person (discord_id, token) VALUES (?, ?) ON CONFLICT DO NOTHING", discord_id, secrets.token_hex(8)
    )
    person = await find(tx, discord_id)
    assert person is not None
    return person


async def discord_id(reader: Reader, person: Person) -> int | None:
    """Return a person's Discord id; None for a deleted or unknown person."""
    row = await reader.one("SELECT discord_id FROM person WHERE id = ? AND discord_id > 0", person)
    return row[0] if row else None


async def settings(reader: Reader, person: Person) -> PersonSettings:
    """Return a person's settings; the defaults for an unknown one."""
    row = await reader.one(
        """SELECT language, reminders, marks, tips, direct, next_turn, digest_zone, digest, zone, wake, sleep
           FROM person WHERE id = ?""",
        person,
    )
    if row is None:
        return PersonSettings()
    language, reminders, marks, tips, direct, next_turn, there, minute, *hours = row
    own = WakingHours(*hours) if hours[0] is not None else None
    digest = Digest(there, minute) if minute is not None else None
    return PersonSettings(
        language, bool(reminders), bool(marks), own, bool(tips), digest, bool(direct), bool(next_turn)
    )


async def store_settings(tx: Tx, person: Person, chosen: PersonSettings) -> None:
    """Store all of a person's settings, in place of the earlier ones. The person must have a row."""
    zone, wake, sleep = astuple(chosen.hours) if chosen.hours is not None else (None, None, None)
    there, minute = astuple(chosen.digest) if chosen.digest is not None else (None, None)
    await tx.run(
        """UPDATE person SET language = ?, reminders = ?, marks = ?, tips = ?, direct = ?, next_turn = ?,
               digest_zone = ?, digest = ?, zone = ?, wake = ?, sleep = ? WHERE id = ?""",
        chosen.language, chosen.reminders, chosen.marks, chosen.tips, chosen.direct, chosen.next_turn, there, minute,
        zone, wake, sleep, person,
    )


async def settings_revision(reader: Reader) -> int:
    """Return the revision of all people's settings, one counter that grows when any of them changes, so that caches
    know whether they still hold."""
    row = await reader.one("SELECT revision FROM choices")
    assert row is not None
    revision: int = row[0]
    return revision


async def server_language(reader: Reader, guild_id: int) -> str | None:
    """Return the language chosen for a Discord server; None if none was."""
    row = await reader.one("SELECT language FROM server WHERE guild_id = ?", guild_id)
    return row[0] if row else None


async def store_server_language(tx: Tx, guild_id: int, language: str | None) -> None:
    """Store the language that was chosen for a Discord server; None deletes the choice."""
    if language is None:
        await tx.run("DELETE FROM server WHERE guild_id = ?", guild_id)
        return
    await tx.run(
        """INSERT INTO server (guild_id, language) VALUES (?, ?)
           ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language""",
        guild_id, language,
    )
