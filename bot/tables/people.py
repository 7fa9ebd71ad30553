"""Persons and servers: who somebody is, and what they have chosen."""

from __future__ import annotations

from bot.storage import people
from bot.tables.desk import Desk
from bot.tables.model import Person, PersonSettings


class People(Desk):
    """Persons are made when they first appear; nothing but their Discord id is known of them."""

    async def person(self, discord_id: int) -> Person:
        """The person with this Discord id; made when new."""
        async with self._storing():
            found = await people.find(self.db.read, discord_id)
        if found is not None:
            return found
        async with self._write() as tx:
            return await people.find_or_make(tx, discord_id)

    async def settings_of(self, person: Person) -> PersonSettings:
        """What a person has chosen."""
        async with self._storing():
            return await people.settings(self.db.read, person)

    async def change_settings(self, person: Person, settings: PersonSettings) -> None:
        """Store what a person has chosen. It counts for reminders that are already due, too."""
        async with self._write() as tx:
            await people.store_settings(tx, person, settings)

    async def server_language(self, guild_id: int) -> str | None:
        """The language chosen for a server's public texts, or None: as Discord says."""
        async with self._storing():
            return await people.server_language(self.db.read, guild_id)

    async def set_server_language(self, guild_id: int, language: str | None) -> None:
        """Choose a server's language; tables that are running change with it."""
        async with self._write() as tx:
            await people.store_server_language(tx, guild_id, language)
