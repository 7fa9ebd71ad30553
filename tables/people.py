"""Persons and servers: who somebody is, and what they have chosen."""

from __future__ import annotations

import time
from collections.abc import Callable

from storage import people
from storage.database import Database
from storage.model import Person, PersonSettings
from tables.desk import Desk
from tables.recent import Recent
from tables.settings import TableSettings

REMEMBERED = 10_000
"""Persons of whom the bot knows without a look into the database."""


class People(Desk):
    """Persons are made when they first appear; nothing but their Discord id is known of them.

    Who somebody is never changes, so it is remembered, and so is what they chose, until anybody chooses anew: every
    click asks for both.
    """

    def __init__(self, db: Database, settings: TableSettings, clock: Callable[[], float] = time.time) -> None:
        super().__init__(db, settings, clock)
        self._persons: Recent[int, Person] = Recent(REMEMBERED)
        self._chosen: Recent[Person, PersonSettings] = Recent(REMEMBERED)
        self._chosen_of = -1
        """The revision of people's choices of which `_chosen` are."""

    async def person(self, discord_id: int) -> Person:
        """The person with this Discord id; made when new."""
        person = self._persons.get(discord_id)
        if person is None:
            async with self._storing():
                person = await people.find(self.db.read, discord_id)
            if person is None:
                async with self._write() as tx:
                    person = await people.find_or_make(tx, discord_id)
            self._persons[discord_id] = person
        return person

    async def settings_of(self, person: Person) -> PersonSettings:
        """What a person has chosen."""
        async with self._storing():
            revision = await self._choices_now()
            if revision != self._chosen_of:
                self._chosen.clear()
                self._chosen_of = revision
            settings = self._chosen.get(person)
            if settings is None:
                settings = await people.settings(self.db.read, person)
                if self._chosen_of == revision == await self._choices_now():
                    self._chosen[person] = settings
        return settings

    async def _choices_now(self) -> int:
        """The revision of what people have chosen. Looking at a table has found it out on the way, as a rule."""
        now = self.db.version()
        if self._choices is None or self._choices[0] != now:
            self._choices = now, await people.choices(self.db.read)
        return self._choices[1]

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
