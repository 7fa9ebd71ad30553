"""Persons and servers: who somebody is, and what they have chosen."""

from __future__ import annotations

from collections.abc import Callable

from storage.deadlines import absences
from storage.model import Person, PersonSettings
from storage.people import people
from tables.core.recently_used import Recent
from tables.state.records import Records
from tables.time.deferred import bring_forward
from tables.time.waking_hours import next_awake

Change = Callable[[PersonSettings], PersonSettings]
"""What makes somebody's new settings of those that hold when they are stored: others may have been changed since the
person saw them."""
REMEMBERED = 10_000
"""Persons of whom the bot knows without a look into the database."""


class People:
    """Persons are made when they first appear; nothing but their Discord id is known of them.

    Who somebody is never changes, so it is remembered, and so is what they chose, until anybody chooses anew: every
    click asks for both.
    """

    def __init__(self, records: Records) -> None:
        self._records = records
        self._persons: Recent[int, Person] = Recent(REMEMBERED)
        self._chosen: Recent[Person, PersonSettings] = Recent(REMEMBERED)
        self._chosen_of = -1
        """The revision of people's choices of which `_chosen` are."""

    async def person(self, discord_id: int) -> Person:
        """The person with this Discord id; made when new."""
        person = self._persons.get(discord_id)
        if person is None:
            async with self._records.storing():
                person = await people.find(self._records.read, discord_id)
            if person is None:
                async with self._records.write() as tx:
                    person = await people.find_or_make(tx, discord_id)
            self._persons[discord_id] = person
        return person

    def forget(self, person: Person, discord_id: int) -> None:
        """Somebody was deleted."""
        self._persons.pop(discord_id, None)
        self._chosen.pop(person, None)

    async def settings_of(self, person: Person) -> PersonSettings:
        """What a person has chosen."""
        async with self._records.storing():
            revision = await self._records.rows.choices()
            if revision != self._chosen_of:
                self._chosen.clear()
                self._chosen_of = revision
            settings = self._chosen.get(person)
            if settings is None:
                settings = await people.settings(self._records.read, person)
                if self._chosen_of == revision == await self._records.rows.choices():
                    self._chosen[person] = settings
        return settings

    async def discord_id(self, person: Person) -> int | None:
        """Who a person is in Discord; None for one who was deleted."""
        async with self._records.storing():
            return await people.discord_id(self._records.read, person)

    async def awake_at(self, person: Person, now: float) -> float:
        """When somebody may be called: `now`, unless they are in their quiet hours or away."""
        hours = (await self.settings_of(person)).hours
        async with self._records.storing():
            known = await absences.of_person(self._records.read, person)
        away = [(one.from_at, one.to_at) for one in known if one.in_force]
        return next_awake(hours, away, now)

    async def change_settings(self, person: Person, change: Change) -> PersonSettings:
        """Store what a person has chosen, and return all that they have. It counts for reminders that are already due,
        too."""
        async with self._records.write() as tx:
            chosen = change(await people.settings(tx, person))
            await people.store_settings(tx, person, chosen)
            await bring_forward(tx, person, self._records.clock.now())
        return chosen

    async def server_language(self, guild_id: int) -> str | None:
        """The language chosen for a server's public texts, or None: as Discord says."""
        async with self._records.storing():
            return await people.server_language(self._records.read, guild_id)

    async def set_server_language(self, guild_id: int, language: str | None) -> None:
        """Choose a server's language; tables that are running change with it."""
        async with self._records.write() as tx:
            await people.store_server_language(tx, guild_id, language)
