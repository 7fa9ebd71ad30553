"""Following a table without playing there: one is told when it is over, or at every round."""

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
"""Tables that one person can follow at once."""
HOW_OFTEN = (END, ROUND)


class Spectating:
    """Nobody at the table is told who follows it. A server can forbid it."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def follow(self, table_id: int, person: Person, every: str) -> None:
        """Tell somebody of a table, at every `ROUND` or at its `END`. Raises `Trouble`: they play there, they follow
        too many."""
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
        """Tell these no more."""
        async with self._records.write() as tx:
            await invitations.unfollow(tx, table_id, persons)

    async def followers(self, table_id: int) -> list[Follower]:
        """Who follows a table; nobody where its server does not want it any more."""
        async with self._records.storing():
            info = await self._records.info(table_id)
            if FOLLOWING in await invitations.forbidden(self._records.read, info.home.guild_id):
                return []
            return await invitations.followers(self._records.read, table_id)

    async def told(self, table_id: int, follower: Follower, line: int) -> None:
        """Somebody was told of everything up to this line."""
        async with self._records.write() as tx:
            await invitations.told(tx, table_id, follower.person, line)

    async def over(self, table_id: int, followers: Collection[Follower]) -> None:
        """The table has ended, and these know."""
        await self.unfollow(table_id, *(one.person for one in followers))
