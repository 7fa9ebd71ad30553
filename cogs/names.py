"""How people are called. Names are kept in memory only, and only the recent ones: they are stored nowhere."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.recent import Recent

log = logging.getLogger(__name__)
KEPT = 2000


class Names:
    """Display names by server and person: learnt from clicks, else asked of Discord once."""

    def __init__(self, client: discord.Client, kept: int = KEPT) -> None:
        self._client = client
        self._names: Recent[tuple[int | None, int], str] = Recent(kept)

    def learn(self, guild_id: int | None, user: discord.abc.User) -> None:
        """Note the name of somebody who has just done something."""
        self._names[guild_id, user.id] = user.display_name

    async def of(self, guild_id: int | None, people: Iterable[int]) -> dict[int, str]:
        """The names of these people, as far as they can be found."""
        found: dict[int, str] = {}
        for person in people:
            name = self._names.get((guild_id, person)) or await self._fetch(guild_id, person)
            if name is not None:
                found[person] = name
        return found

    async def _fetch(self, guild_id: int | None, person: int) -> str | None:
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        try:
            user = await (guild.fetch_member(person) if guild is not None else self._client.fetch_user(person))
        except discord.HTTPException as error:
            log.info("no name for %s: %s", person, error)
            return None
        self.learn(guild_id, user)
        return user.display_name
