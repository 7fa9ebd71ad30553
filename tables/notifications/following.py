"""Follow a table as a spectator: be notified when its game ends, or after every round."""

from __future__ import annotations

from collections.abc import Collection

from storage.model import HomeKind, Person
from storage.play import invitations
from storage.play.invitations import END, FOLLOWING, ROUND
from storage.play.invitations import Follower as Follower
from tables.core.errors import Trouble
from tables.core.permissions import check_running
from tables.state.records import Records

MOST = 20
"""Maximum number of tables that one person can follow at once."""
HOW_OFTEN = (END, ROUND)


class Spectating:
    """Subscriptions of spectators to tables.

    The players are not told who follows their table. A server can forbid following.
    """

    def __init__(self, records: Records) -> None:
        self._records = records

    async def follow(self, table_id: int, person: Person, every: str) -> None:
        """Subscribe a person to a table, with a notification at every `ROUND` or only at its `END`.

        Raises `Trouble` if they play there, follow too many tables, the table is private, or its server forbids
        following.
        """
        async with self._records.change(table_id) as (tx, info):
            check_running(info)
            if every not in HOW_OFTEN or info.home.kind is HomeKind.PRIVATE:
                raise Trouble("bot-trouble-no-table")
            if FOLLOWING in await invitations.forbidden(tx, info.home.guild_id):
                raise Trouble("bot-trouble-following-forbidden")
            if info.place_of(person) is not None:
                raise Trouble("bot-trouble-follows-own")
            await invitations.follow(tx, table_id, person, every)
            if await invitations.followed(tx, person) > MOST:
                raise Trouble("bot-trouble-follows-many", most=MOST)

    async def unfollow(self, table_id: int, *persons: Person) -> None:
        """Cancel these persons' subscriptions to a table."""
        async with self._records.write() as tx:
            await invitations.unfollow(tx, table_id, persons)

    async def followers(self, table_id: int) -> list[Follower]:
        """Return the followers of a table. The list is empty if its server forbids following now."""
        async with self._records.storing():
            info = await self._records.info(table_id)
            if FOLLOWING in await invitations.forbidden(self._records.read, info.home.guild_id):
                return []
            return await invitations.followers(self._records.read, table_id)

    async def told(self, table_id: int, follower: Follower, line: int) -> None:
        """Record that a follower was notified of all log lines up to `line`."""
        async with self._records.write() as tx:
            await invitations.told(tx, table_id, follower.person, line)

    async def over(self, table_id: int, followers: Collection[Follower]) -> None:
        """Remove the subscriptions of followers who were notified that the table has ended."""
        await self.unfollow(table_id, *(one.person for one in followers))
