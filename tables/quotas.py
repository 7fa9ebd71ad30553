"""What one person, and one server, may have or use of what costs others something.

Counted in the database, so that neither a restart nor a second process begins anew. A limit of 0 is none.
"""

from __future__ import annotations

from storage import quotas
from storage.model import Person
from storage.transaction import Tx
from tables.records import Records
from tables.settings import Limits
from tables.trouble import Trouble

MINUTE, DAY = 60.0, 24 * 3600.0

TOO_MANY = {
    "tables-person": "bot-trouble-tables-person",
    "tables-server": "bot-trouble-tables-server",
    "ais-person": "bot-trouble-ais-person",
    "ais-server": "bot-trouble-ais-server",
    "threads-person": "bot-trouble-threads-person",
    "threads-server": "bot-trouble-threads-server",
    "pictures-person": "bot-trouble-pictures-person",
    "pictures-server": "bot-trouble-pictures-server",
    "exports-person": "bot-trouble-exports-person",
    "exports-server": "bot-trouble-exports-server",
    "invitations-person": "bot-trouble-invitations-person",
}
"""What somebody is told who has reached a limit."""


class Quotas:
    """Every refusal is a `Trouble` that says the limit."""

    def __init__(self, records: Records, limits: Limits) -> None:
        self._records = records
        self._limits = limits

    async def take_thread(self, person: Person, guild_id: int) -> None:
        """Count a thread that is about to be opened for a person's new table: threads of one day, from midnight UTC.
        Raises `Trouble`, also where the person's next table would be one too many."""
        async with self._records.write() as tx:
            mine, server = await quotas.open_tables(tx, person, guild_id)
            _check("tables-person", mine + 1, self._limits.person_tables)
            _check("tables-server", server + 1, self._limits.server_tables)
            await self._use(tx, "threads-person", person, DAY, self._limits.person_threads)
            await self._use(tx, "threads-server", guild_id, DAY, self._limits.server_threads)

    async def take_picture(self, person: Person, guild_id: int | None) -> None:
        """Count a picture that is about to be drawn for a person who clicked, by the minute. Raises `Trouble`."""
        async with self._records.write(lasting=False, beside=True) as tx:
            await self._use(tx, "pictures-person", person, MINUTE, self._limits.person_pictures)
            if guild_id is not None:
                await self._use(tx, "pictures-server", guild_id, MINUTE, self._limits.server_pictures)

    async def take_export(self, person: Person) -> None:
        """Count data that are about to be handed to a person, by the day. Raises `Trouble`."""
        async with self._records.write() as tx:
            await self._use(tx, "exports-person", person, DAY, self._limits.person_exports)

    async def use_invitation(self, tx: Tx, by: Person) -> None:
        """Count an invitation by name, by the day. Raises `Trouble`."""
        await self._use(tx, "invitations-person", by, DAY, self._limits.person_invitations)

    async def take_server_export(self, guild_id: int) -> None:
        """Count data of a server that are about to be handed to one of its managers. Raises `Trouble`."""
        async with self._records.write() as tx:
            await self._use(tx, "exports-server", guild_id, DAY, self._limits.server_exports)

    async def check_tables(self, tx: Tx, opener: Person, guild_id: int | None) -> None:
        """After a table was opened: whether it is one too many. Raises `Trouble`."""
        mine, server = await quotas.open_tables(tx, opener, guild_id)
        _check("tables-person", mine, self._limits.person_tables)
        if guild_id is not None:
            _check("tables-server", server, self._limits.server_tables)

    async def check_ais(self, tx: Tx, opener: Person, guild_id: int | None) -> None:
        """After an AI was seated: whether it is one too many. Raises `Trouble`."""
        mine, server = await quotas.ai_seats(tx, opener, guild_id)
        _check("ais-person", mine, self._limits.person_ai_seats)
        if guild_id is not None:
            _check("ais-server", server, self._limits.server_ai_seats)

    async def _use(self, tx: Tx, what: str, who: int, seconds: float, most: int) -> None:
        until = (self._records.clock.now() // seconds + 1) * seconds
        _check(what, await quotas.use(tx, what, who, until), most)


def _check(what: str, count: int, most: int) -> None:
    if most and count > most:
        raise Trouble(TOO_MANY[what], most=most)
