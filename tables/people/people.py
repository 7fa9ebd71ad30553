"""Persons and Discord servers: their identity, settings and language."""

from __future__ import annotations

from collections.abc import Callable

from storage.deadlines import absences
from storage.engine.transaction import Tx
from storage.league import seasons
from storage.model import Person, PersonSettings, Status
from storage.outgoing import OutboxKind
from storage.people import people
from storage.play import standing, tables
from tables.core.announcements import publish
from tables.core.recently_used import LimitedDict
from tables.core.row_cache import row_of
from tables.state.records import Records
from tables.time.deferred import bring_forward
from tables.time.waking_hours import next_awake

Change = Callable[[PersonSettings], PersonSettings]
"""A function from a person's present settings to new ones. It gets the stored settings, since others may have
changed after the person saw them."""
REMEMBERED = 10_000
"""Number of persons in the cache."""


class People:
    """Find persons and their settings. A person is stored when they first appear, and only their Discord id is stored.

    Every click needs identity and settings, so both are cached. Both are dropped from the cache when any settings are
    changed, or a person is deleted, by this bot or another at the same database.
    """

    def __init__(self, records: Records) -> None:
        self._records = records
        self._persons: LimitedDict[int, Person] = LimitedDict(REMEMBERED)
        self._chosen: LimitedDict[Person, PersonSettings] = LimitedDict(REMEMBERED)
        self._revision = -1
        """Revision of the stored settings to which `_persons` and `_chosen` belong."""

    async def person(self, discord_id: int) -> Person:
        """Return the number by which the person with this Discord id is stored. It is made and stored if they are
        new."""
        async with self._records.storage_errors_as_refusals():
            revision = await self._present_revision()
            person = self._persons.get(discord_id)
            if person is None:
                person = await people.find(self._records.read, discord_id)
        if person is None:
            async with self._records.write() as tx:
                person = await people.find_or_make(tx, discord_id)
        if self._revision == revision:
            self._persons[discord_id] = person
        return person

    async def _present_revision(self) -> int:
        """Return the revision of the stored settings, after dropping what was cached at another one."""
        revision = await self._records.rows.settings_revision()
        if revision != self._revision:
            self._persons.clear()
            self._chosen.clear()
            self._revision = revision
        return revision

    def forget(self, person: Person, discord_id: int) -> None:
        """Remove a deleted person from the caches of this process."""
        self._persons.pop(discord_id, None)
        self._chosen.pop(person, None)

    async def settings_of(self, person: Person) -> PersonSettings:
        """Return a person's settings, such as language, quiet hours and notifications; defaults for what they have not
        chosen."""
        async with self._records.storage_errors_as_refusals():
            revision = await self._present_revision()
            settings = self._chosen.get(person)
            if settings is None:
                settings = await people.settings(self._records.read, person)
                if self._revision == revision == await self._records.rows.settings_revision():
                    self._chosen[person] = settings
        return settings

    async def discord_id(self, person: Person) -> int | None:
        """Return a person's Discord id; None if they were deleted."""
        async with self._records.storage_errors_as_refusals():
            return await people.discord_id(self._records.read, person)

    async def awake_at(self, person: Person, now: float) -> float:
        """Return when a person may be notified: `now`, or the end of their present quiet hours or absence."""
        hours = (await self.settings_of(person)).hours
        async with self._records.storage_errors_as_refusals():
            known = await absences.of_person(self._records.read, person)
        away = [(one.from_at, one.to_at) for one in known if one.is_planned_or_running]
        return next_awake(hours, away, now)

    async def change_settings(self, person: Person, change: Change) -> PersonSettings:
        """Store a change of a person's settings (`change` maps the old to the new ones) and return the new ones.
        Notifications that were put off are rescheduled accordingly."""
        async with self._records.write() as tx:
            chosen = change(await people.settings(tx, person))
            await people.store_settings(tx, person, chosen)
            await bring_forward(tx, person, self._records.clock.now())
        return chosen

    async def server_language(self, guild_id: int) -> str | None:
        """Return the language chosen for a Discord server's public texts; None means the language that Discord
        reports."""
        async with self._records.storage_errors_as_refusals():
            return await people.server_language(self._records.read, guild_id)

    async def set_server_language(self, guild_id: int, language: str | None, reported: str | None = None) -> None:
        """Store the language of a Discord server's public texts; None for the one that Discord reports. Its running
        tables (lobbies and games), its seasons and standing invitations change to it at once, to the `reported` one if
        it is known and none is chosen."""
        async with self._records.write() as tx:
            await people.store_server_language(tx, guild_id, language)
            await self._translate(tx, guild_id, language or reported)

    async def reported_language_changed(self, guild_id: int, language: str) -> None:
        """Change what is public in a Discord server to the language that Discord reports now, unless another was chosen
        here."""
        if await self.server_language(guild_id) is None:
            async with self._records.write() as tx:
                await self._translate(tx, guild_id, language)

    async def _translate(self, tx: Tx, guild_id: int, language: str | None) -> None:
        """Publish the running tables and the seasons of a Discord server again, in this language, in which its standing
        invitations open lobbies from now on. None changes nothing."""
        if language is None:
            return
        now = self._records.clock.now()
        await standing.set_language(tx, guild_id, language)
        await tables.set_language_after_reopening(tx, guild_id, language)
        if await seasons.set_language(tx, guild_id, language):
            tx.on_commit(self._records.wake.set)
        for table_id in await tables.running_in_server(tx, guild_id):
            info = await row_of(tx, table_id)
            if info.language != language:
                await tables.set_language(tx, table_id, language)
                kind = OutboxKind.LOBBY if info.status is Status.LOBBY else OutboxKind.TURN
                await publish(tx, info, kind, now, open_seats=range(len(info.seats)))
                tx.on_commit(self._records.wake.set)
