"""Telling those who follow a table: by direct message, once for what has happened since, and not while they sleep or
are away."""

from __future__ import annotations

import logging

import discord

from cogs.forms.components import Row, button, classic
from cogs.forms.custom_id import ComponentId, base36
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from games.core.text import Text, key_of
from storage.model import TableInfo
from storage.outgoing import Outgoing
from tables.recording import CHAPTER
from tables.service import TableService
from tables.spectating import Follower

log = logging.getLogger(__name__)
END = "end"


class Followers:
    """Says that a table has gone on or ended, and where it stands; never what has happened there: whoever may not read
    its channel any more learns nothing."""

    def __init__(self, tables: TableService, audience: Audience, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._post = post

    async def tell(self, row: Outgoing) -> None:
        """Tell everybody who is awake and has something to be told; the others when they wake."""
        info = await self._tables.looking.table(row.table_id)
        over, now = not info.status.running, self._tables.clock.now()
        lines = await self._tables.looking.lines(info.id, None)
        newest = max((one.n for one in lines), default=0)
        chapter = max((one.n for one in lines if one.line.weight >= CHAPTER), default=0)
        done: list[Follower] = []
        later: list[float] = []
        for one in await self._tables.spectating.followers(info.id):
            if not over and (one.every == END or one.told >= chapter):
                continue
            awake = await self._tables.people.awake_at(one.person, now)
            if awake > now:
                later.append(awake)
            else:
                language = (await self._tables.people.settings_of(one.person)).language
                await self._say(info, one, language, newest, over=over)
                done.append(one)
        if over:
            await self._tables.spectating.over(info.id, done)
        if later:
            await self._tables.outbox.failed(row.id, min(later) - now)
        else:
            await self._tables.outbox.done(row.id, row.revision)

    async def _say(self, info: TableInfo, one: Follower, language: str | None, newest: int, *, over: bool) -> None:
        """One message. Whoever takes none, or has left the server, follows it no longer."""
        voice = self._audience.plain(language or info.language)
        game, place = Text(key_of(info.game, "name")), f"<#{info.home.channel_id}>"
        words = voice.key("cogs-follow-over" if over else "cogs-follow-round", game=game, table=info.id, place=place)
        stop = button(str(ComponentId(info.id, "unfollow")), voice.key("cogs-button-unfollow"))
        rows: list[Row] = [] if over else [[stop]]
        try:
            if await self._audience.names.has_left(info.home.guild_id, one.discord_id):
                await self._tables.spectating.unfollow(info.id, one.person)
                return
            nonce = f"w{base36(info.id)}-{base36(newest)}-{int(over)}"
            room = await self._post.room_with(one.discord_id, await self._tables.notices.room(one.person))
            if room is not None:
                await self._post.send(room, words, classic(rows), nonce, [one.discord_id])
        except discord.Forbidden:
            log.info("table %s: somebody who follows it takes no direct messages", info.id)
            await self._tables.spectating.unfollow(info.id, one.person)
            return
        await self._tables.spectating.told(info.id, one, newest)
