"""How people are called, and who has left. Kept in memory only, and only for the recent ones: stored nowhere."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from tables.clock import Clock
from tables.recent import Recent

log = logging.getLogger(__name__)
KEPT = 2000
GONE_FOR = 3600.0
"""Seconds for which somebody who has left is believed to be gone: Discord is not asked again, and nobody is pinged
who does not see the channel any more."""

Key = tuple[int | None, int]


class Names:
    """Display names by server and person: learnt from clicks, else asked of Discord once."""

    def __init__(self, client: discord.Client, clock: Clock, kept: int = KEPT) -> None:
        self._client = client
        self._clock = clock
        self._names: Recent[Key, str] = Recent(kept)
        self._gone: Recent[Key, float] = Recent(kept)
        """Until when somebody counts as gone from a server (None: from Discord)."""

    def learn(self, guild_id: int | None, user: discord.abc.User) -> None:
        """Note the name of somebody who has just done something, and that they are there."""
        self._names[guild_id, user.id] = user.display_name
        self._gone.pop((guild_id, user.id), None)

    def forget(self, person: int) -> None:
        """Somebody was deleted: they have no name here."""
        for known in (self._names, self._gone):
            for key in [key for key in known if key[1] == person]:
                del known[key]

    async def of(self, guild_id: int | None, people: Iterable[int]) -> dict[int, str]:
        """The names of these people, as far as they can be found."""
        found: dict[int, str] = {}
        for person in people:
            name = self._names.get((guild_id, person)) or await self._fetch(guild_id, person)
            if name is not None:
                found[person] = name
        return found

    def is_gone(self, guild_id: int | None, person: int) -> bool:
        """Whether it was lately seen that somebody has left a server. Discord is not asked."""
        return self._gone.get((guild_id, person), 0.0) > self._clock.steady()

    async def has_left(self, guild_id: int | None, person: int) -> bool:
        """Whether somebody is no longer in a server. Asked only when it matters, and once for a while: being told of
        everybody who leaves would take a privileged intent. Raises `discord.HTTPException`."""
        if guild_id is None or not self._is_in(guild_id):
            return False
        return self.is_gone(guild_id, person) or await self._member(guild_id, person) is None

    async def _fetch(self, guild_id: int | None, person: int) -> str | None:
        """The name in the server; for somebody who has left it, the name in Discord."""
        try:
            if guild_id is not None and self._is_in(guild_id) and not self.is_gone(guild_id, person):
                name = await self._member(guild_id, person)
                if name is not None:
                    return name
            return await self._user(guild_id, person)
        except discord.HTTPException as error:
            log.info("somebody's name cannot be found: %s %s", error.status, error.code)
            return None

    def _is_in(self, guild_id: int) -> bool:
        """Whether the bot is in a server, as far as this connection knows: of another shard's it does not."""
        count = self._client.shard_count or 1
        own = getattr(self._client, "shard_ids", None) or range(count)
        return (guild_id >> 22) % count not in own or self._client.get_guild(guild_id) is not None

    async def _member(self, guild_id: int, person: int) -> str | None:
        """The name of somebody in a server, which may be another shard's; None for who is not there."""
        try:
            member = await self._client.http.get_member(guild_id, person)
        except discord.NotFound:
            self._gone[guild_id, person] = self._clock.steady() + GONE_FOR
            return None
        except discord.Forbidden:  # the bot is not in that server any more
            return None
        user = member["user"]
        name = member.get("nick") or user.get("global_name") or user["username"]
        self._names[guild_id, person] = name
        self._gone.pop((guild_id, person), None)
        return name

    async def _user(self, guild_id: int | None, person: int) -> str | None:
        if self.is_gone(None, person):
            return None
        try:
            user = await self._client.fetch_user(person)
        except discord.NotFound:
            self._gone[None, person] = self._clock.steady() + GONE_FOR
            return None
        self._names[guild_id, person] = user.display_name
        return user.display_name
