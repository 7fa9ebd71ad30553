"""Follow a table as a spectator: be notified when its game ends, or also after every round."""

from __future__ import annotations

from collections.abc import Collection

from storage.model import HomeKind, Person
from storage.play import invitations
from storage.play.invitations import END, FOLLOWING, ROUND
from storage.play.invitations import Follower as Follower
from tables.core.errors import NO_TABLE, RequestRefused
from tables.core.permissions import check_running
from tables.state.records import Records

MOST_FOLLOWED = 20
"""Maximum number of tables that one person can follow at once."""
HOW_OFTEN = (END, ROUND)


class Subscriptions:
    """Store which spectators follow which tables, and how far each was notified.

    The players are not told who follows their table. The managers of a Discord server can forbid following.
    """

    def __init__(self, records: Records) -> None:
        self._records = records

    async def follow(self, table_id: int, person: Person, every: str) -> None:
        """Subscribe a person to a table, with a notification at every `ROUND` or only at its `END`. A second call
        changes that choice.

        Raises `RequestRefused` if they play there, follow too many tables, the table is private, or its Discord server
        forbids following.
        """
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if every not in HOW_OFTEN or info.home.kind is HomeKind.PRIVATE:
                raise RequestRefused(NO_TABLE)
            if FOLLOWING in await invitations.forbidden(tx, info.home.guild_id):
                raise RequestRefused("bot-trouble-following-forbidden")
            if info.place_of(person) is not None:
                raise RequestRefused("bot-trouble-follows-own")
            await invitations.follow(tx, table_id, person, every)
            if await invitations.count_followed(tx, person) > MOST_FOLLOWED:
                raise RequestRefused("bot-trouble-follows-many", most=MOST_FOLLOWED)

    async def unfollow(self, table_id: int, *persons: Person) -> None:
        """Delete these persons' subscriptions to a table, so that they are notified of it no more."""
        async with self._records.write() as tx:
            await invitations.unfollow(tx, table_id, persons)

    async def followers(self, table_id: int) -> list[Follower]:
        """Return the followers of a table, to notify them. The list is empty if its Discord server forbids following
        now."""
        async with self._records.storage_errors_as_refusals():
            info = await self._records.info(table_id)
            if FOLLOWING in await invitations.forbidden(self._records.read, info.home.guild_id):
                return []
            return await invitations.followers(self._records.read, table_id)

    async def record_notified(self, table_id: int, follower: Follower, line: int, message: int | None = None) -> None:
        """Record that a follower was notified of all log lines up to number `line`, by the direct message with the id
        `message`, which the next round changes (None: there is none)."""
        async with self._records.write() as tx:
            await invitations.set_told_line(tx, table_id, follower.person, line, message)

    async def end_for(self, table_id: int, followers: Collection[Follower]) -> None:
        """Delete the subscriptions of followers who were notified that the table has ended."""
        await self.unfollow(table_id, *(one.person for one in followers))
