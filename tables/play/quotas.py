"""Quotas: how much of a shared resource one person or one Discord server may use.

Counts are stored in the database, so that they survive a restart and hold for all processes. A limit of 0 means no
limit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from storage.engine.transaction import Tx
from storage.model import Person
from storage.play import quotas
from tables.core.errors import RequestRefused
from tables.core.settings import Limits
from tables.state.records import Records

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
MOST_VOTES_PER_HOUR = 5
"""How often in an hour one person may start a vote at one table. Each vote notifies all others."""

ABSENCES = 3
"""Maximum number of absences a person can announce in a day. Each is a message to everybody they play with."""
CALLS_TO_SEEKERS = 10
"""How often a person can have those who look for a table told in a day. Each may be a message to many."""
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
    "absences-person": "bot-trouble-absences-person",
    "seekers-person": "bot-trouble-seekers-person",
}
"""The text for a person who has reached a limit, by the name of the quota."""


@dataclass(frozen=True, slots=True)
class _PictureRequest:
    """A request for a picture that is waiting to be counted. `counted` is resolved when it is counted, or gets the
    refusal as its exception."""

    person: Person
    guild_id: int | None
    counted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def say(self, trouble: Exception | None) -> None:
        """Resolve the request: counted, or refused with `trouble`. The person who made it may have cancelled it."""
        if self.counted.done():
            return
        if trouble is None:
            self.counted.set_result(None)
        else:
            self.counted.set_exception(trouble)


class Quotas:
    """Count what persons and Discord servers use, and raise `RequestRefused` with the limit if one is exceeded."""

    def __init__(self, records: Records, limits: Limits) -> None:
        self._records = records
        self._limits = limits
        self._wishes: list[_PictureRequest] = []
        """Requests for pictures that are waiting to be counted."""
        self._counting: asyncio.Task[None] | None = None

    async def count_thread(self, person: Person, guild_id: int) -> None:
        """Count a Discord thread that is about to be opened for a person's new table; counts begin at midnight UTC.

        Raises `RequestRefused` if a limit is exceeded, also if the person or the server would have too many tables with
        it.
        """
        async with self._records.write() as tx:
            mine, server = await quotas.open_tables(tx, person, guild_id)
            _check("tables-person", mine + 1, self._limits.person_tables)
            _check("tables-server", server + 1, self._limits.server_tables)
            await self._use(tx, "threads-person", person, DAY, self._limits.person_threads)
            await self._use(tx, "threads-server", guild_id, DAY, self._limits.server_threads)

    async def count_picture(self, person: Person, guild_id: int | None) -> None:
        """Count a picture that is about to be drawn for a person's click, by the minute. Raises `RequestRefused` if a
        limit is exceeded.

        Requests that arrive while others wait for their transaction are counted together in the next one.
        """
        wish = _PictureRequest(person, guild_id)
        self._wishes.append(wish)
        if self._counting is None:
            self._counting = asyncio.create_task(self._count_pictures(), name="counting pictures")
        await wish.counted

    async def _count_pictures(self) -> None:
        """Count requests for pictures until none is left."""
        try:
            while self._wishes:
                wishes, self._wishes = self._wishes, []
                said: Sequence[Exception | None]
                try:
                    async with self._records.write(lasting=False, beside=True) as tx:
                        uses = [(what, who) for wish in wishes for what, who, _ in self._of_picture(wish)]
                        await quotas.lock_counts(tx, uses, self._until(MINUTE))
                        said = [await self._picture(tx, wish) for wish in wishes]
                except Exception as error:
                    said = [error] * len(wishes)
                for wish, trouble in zip(wishes, said, strict=True):
                    wish.say(trouble)
        finally:
            self._counting = None

    def _of_picture(self, wish: _PictureRequest) -> list[tuple[str, int, int]]:
        """Return what a picture is counted as: what, who, and the limit."""
        counts = [("pictures-person", wish.person, self._limits.person_pictures)]
        if wish.guild_id is not None:
            counts.append(("pictures-server", wish.guild_id, self._limits.server_pictures))
        return counts

    async def _picture(self, tx: Tx, wish: _PictureRequest) -> RequestRefused | None:
        """Count one request. If it is over a limit, take the count back and return the error; otherwise None."""
        used: list[tuple[str, int]] = []
        try:
            for what, who, most in self._of_picture(wish):
                used.append((what, who))
                await self._use(tx, what, who, MINUTE, most)
        except RequestRefused as trouble:
            for what, who in used:
                await quotas.uncount_use(tx, what, who, self._until(MINUTE))
            return trouble
        return None

    async def count_export(self, person: Person) -> None:
        """Count an export of a person's own data, by the day. Raises `RequestRefused` if there were too many."""
        async with self._records.write() as tx:
            await self._use(tx, "exports-person", person, DAY, self._limits.person_exports)

    async def count_invitation(self, tx: Tx, by: Person) -> None:
        """Count an invitation that the person `by` sends, by the day. Raises `RequestRefused` if there were too
        many."""
        await self._use(tx, "invitations-person", by, DAY, self._limits.person_invitations)

    async def count_absence(self, tx: Tx, person: Person) -> None:
        """Count an absence that is announced at all tables of a person, by the day. Raises `RequestRefused` if there
        were too many."""
        await self._use(tx, "absences-person", person, DAY, ABSENCES)

    async def count_call_to_seekers(self, tx: Tx, by: Person) -> None:
        """Count that the person `by` has those told who look for a table, by the day. Raises `RequestRefused` if that
        was too often."""
        await self._use(tx, "seekers-person", by, DAY, CALLS_TO_SEEKERS)

    async def count_vote_request(self, tx: Tx, table_id: int, by: Person) -> None:
        """Count a vote that the person `by` opens at a table, which notifies the others, by the hour. Raises
        `RequestRefused` if there were too many."""
        count = await quotas.count_use(tx, f"asks-{table_id}-person", by, self._until(HOUR))
        if count > MOST_VOTES_PER_HOUR:
            raise RequestRefused("bot-trouble-asks-often", most=MOST_VOTES_PER_HOUR)

    async def count_server_export(self, guild_id: int) -> None:
        """Count an export of a Discord server's data by one of its managers, by the day. Raises `RequestRefused` if
        there were too many."""
        async with self._records.write() as tx:
            await self._use(tx, "exports-server", guild_id, DAY, self._limits.server_exports)

    async def check_tables(self, tx: Tx, opener: Person, guild_id: int | None) -> None:
        """Check that the opener and the Discord server do not have too many tables, after one was opened in this
        transaction. Raises `RequestRefused`."""
        mine, server = await quotas.open_tables(tx, opener, guild_id)
        _check("tables-person", mine, self._limits.person_tables)
        if guild_id is not None:
            _check("tables-server", server, self._limits.server_tables)

    async def check_ais(self, tx: Tx, opener: Person, guild_id: int | None) -> None:
        """Check that the opener's tables and the Discord server's do not have too many AI seats, after one was seated
        in this transaction. Raises `RequestRefused`."""
        mine, server = await quotas.ai_seats(tx, opener, guild_id)
        _check("ais-person", mine, self._limits.person_ai_seats)
        if guild_id is not None:
            _check("ais-server", server, self._limits.server_ai_seats)

    async def _use(self, tx: Tx, what: str, who: int, seconds: float, most: int) -> None:
        _check(what, await quotas.count_use(tx, what, who, self._until(seconds)), most)

    def _until(self, seconds: float) -> float:
        """Return when the current counting period of this many seconds ends."""
        return (self._records.clock.now() // seconds + 1) * seconds


def _check(what: str, count: int, most: int) -> None:
    if most and count > most:
        raise RequestRefused(TOO_MANY[what], most=most)
