"""Sends the notices to single persons: in the home of a table, or in the room that they have opened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

import aiohttp
import discord

from cogs.forms.components import CONTENT, Row, classic
from cogs.forms.custom_id import ComponentId, base36
from cogs.pages.call_message import MOST, all_tables, answer_row, line, mark_of, one_call, room_rows, rows_of
from cogs.pages.tables_page import link_to, prompt_of
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from cogs.words.voice import Voice, clip
from games.core.text import Seat, Text, key_of
from storage.model import Person, Room, TableInfo
from storage.outgoing import CallKind, DueKind, Item, OutboxKind, PersonNotice, Ping, PostedMessage
from tables.days import end_of
from tables.service import TableService

log = logging.getLogger(__name__)
UNKNOWN_CHANNEL = 10003
BETWEEN = 1.0
"""Seconds between two messages into rooms."""
ASKS = (DueKind.WAKING, DueKind.HALFWAY, DueKind.REMINDER, DueKind.WARNING)


class Caller:
    """One notice after the other."""

    def __init__(self, tables: TableService, audience: Audience, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._post = post
        self._calling = asyncio.Lock()

    async def call_all(self) -> None:
        """Send what is due. What one notice fails by concerns no other; raises `Trouble` when nothing can be stored."""
        async with self._calling:
            wrote_to_room = False
            for notice in await self._tables.calls.due(self._tables.clock.now()):
                if wrote_to_room:
                    await self._tables.clock.sleep(BETWEEN)
                wrote_to_room = notice.table_id is None
                await self._call(notice)

    async def _call(self, notice: PersonNotice) -> None:
        try:
            items = [one for one in await self._tables.calls.alive(notice) if not await self._has_left(one)]
            if not items:
                await self._tables.calls.nothing_left(notice)
                return
            perhaps = await self._tables.calls.sending(notice)
            if notice.table_id is None:
                await self._in_room(notice, items, look=perhaps)
            else:
                await self._at_home(notice, notice.table_id, items, ping=not perhaps)
        except discord.HTTPException as error:
            log.warning("a notice was refused: %s %s", error.status, error.code)
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
                await self._no_such_channel(notice)
            else:
                await self._tables.calls.failed(notice, perhaps=error.status >= 500)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("Discord did not answer to a notice (%s); again later", error)
            await self._tables.calls.failed(notice, perhaps=True)

    async def _has_left(self, item: Item) -> bool:
        """Whether the person is no longer in the table's server; an AI takes their seats there then."""
        info = await self._tables.looking.table(item.table_id)
        discord_id = info.seats[item.seat].discord_id if item.seat >= 0 else None
        guild_id = info.home.guild_id
        if guild_id is None or discord_id is None or not await self._audience.names.has_left(guild_id, discord_id):
            return False
        log.info("table %s: the person on seat %d has left the server", info.id, item.seat)
        await self._tables.seats.person_left(guild_id, discord_id)
        return True

    async def _no_such_channel(self, notice: PersonNotice) -> None:
        if notice.table_id is None:
            await self._tables.notices.close_room(notice.person)
        else:
            channel_id = (await self._tables.looking.table(notice.table_id)).home.channel_id
            if channel_id is not None:
                await self._tables.homes.gone(channel_id)
        await self._tables.calls.anew(notice)

    # -- in a table's home -------------------------------------------------------------------------------------------

    async def _at_home(self, notice: PersonNotice, table_id: int, items: list[Item], *, ping: bool) -> None:
        """Say it where others read it: nothing of other tables but how many there are."""
        info = await self._tables.looking.table(table_id)
        discord_id = await self._tables.people.discord_id(notice.person)
        channel_id = info.home.channel_id
        if channel_id is None or discord_id is None:
            await self._tables.calls.anew(notice)
            return
        voice = await self._audience.voice(info)
        own = [one for one in items if one.table_id == table_id]
        if len(own) == len(items) and notice.kind is not CallKind.DIGEST:
            content, rows = await self._of_one_table(info, own, voice, notice.person, discord_id)
        else:
            n = len({one.table_id for one in items})
            content = voice.key("cogs-calls-here", who=f"<@{discord_id}>", n=n)
            rows = [all_tables(voice)]
            if any(one.kind in ASKS for one in own):
                rows = [[*answer_row(info, voice), *rows[0]]]
        if notice.kind is CallKind.WARNING and own[0].seat in await self._tables.notices.muted_at(info):
            ping = False
        pings = [discord_id] if ping else []
        nonce = f"r{base36(notice.id)}"
        sent = await self._post.send(channel_id, clip(content, CONTENT), classic(rows), nonce, pings)
        if len(items) == 1 and own and own[0].kind in ASKS:
            asked = (Ping(own[0].seat, own[0].number),)
            posted = PostedMessage(
                info.id, OutboxKind.REMINDER, channel_id, sent.id, posted_at=sent.created_at.timestamp()
            )
            await self._tables.outbox.posted(replace(posted, asked=asked))
        await self._tables.calls.said(notice, items)

    async def _of_one_table(
        self, info: TableInfo, items: Sequence[Item], voice: Voice, person: Person, discord_id: int
    ) -> tuple[str, list[Row]]:
        """Everything that concerns one table, in its own home."""
        votes = [one for one in items if one.kind is DueKind.VOTES]
        said: list[str] = []
        for one in items:
            if one.kind is DueKind.INVITATION:
                key = "cogs-invited-waking"
                said.append(voice.key(key, who=f"<@{discord_id}>", game=Text(key_of(info.game, "name"))))
            elif one.kind is not DueKind.VOTES:
                said.append(await self._said(info, one, voice, person))
        if votes:
            said.append(await self._votes(info, votes, voice))
        rows = next((rows for one in items if (rows := rows_of(one, info, voice))), [])
        return "\n".join(said), rows

    async def _said(self, info: TableInfo, item: Item, voice: Voice, person: Person) -> str:
        who, link = Seat(item.seat), await self._link(info)
        if item.kind is DueKind.WARNING:
            over = f"<t:{int(await self._tables.clocks.ends_at(info.id, item.seat) or 0)}:R>"
            key = f"cogs-warning-{info.pace.zero if info.pace is not None else 'ask'}"
            return voice.key(key, who=who, game=Text(key_of(info.game, "name")), when=over, link=link)
        if item.kind is DueKind.REMINDER and info.daily is not None:
            return voice.key("cogs-reminder-daily", who=who, when=f"<t:{int(end_of(info.daily))}:R>", link=link)
        slept = (await self._tables.people.settings_of(person)).hours is not None
        return one_call(item, info, voice, link, slept=slept)

    async def _votes(self, info: TableInfo, votes: Sequence[Item], voice: Voice) -> str:
        return voice.key(
            "cogs-waking-votes", who=Seat(votes[0].seat), game=Text(key_of(info.game, "name")), n=len(votes),
            links=" ".join(await self._asked_in(info, votes)),
        )

    async def _asked_in(self, info: TableInfo, votes: Sequence[Item]) -> list[str]:
        """The addresses of the messages that ask for votes."""
        waiting = {one.number for one in votes}
        asked = {one.vote: one for one in await self._tables.outbox.messages(info.id) if one.vote in waiting}
        return [link_to(info, one.message_id) for one in asked.values()]

    async def _link(self, info: TableInfo) -> str:
        turns = [
            one for one in await self._tables.outbox.messages(info.id) if one.kind is OutboxKind.TURN and one.open
        ]
        return link_to(info, turns[-1].message_id) if turns else ""

    # -- in somebody's own room --------------------------------------------------------------------------------------

    async def _in_room(self, notice: PersonNotice, items: list[Item], *, look: bool) -> None:
        """Say it to the person alone. Where they take no direct messages, it is said in the servers."""
        room = await self._tables.notices.room(notice.person)
        discord_id = await self._tables.people.discord_id(notice.person)
        if room is None or room.closed or discord_id is None:
            await self._tables.calls.anew(notice)
            return
        content, rows = await self._page(notice, items, room)
        mark = str(ComponentId(0, "tables", ("0", mark_of(notice.id))))
        try:
            if not look or not await self._post.stands(room.channel_id, mark):
                nonce = f"r{base36(notice.id)}"
                await self._post.send(room.channel_id, clip(content, CONTENT), classic(rows), nonce, [discord_id])
        except discord.Forbidden as error:
            log.info("somebody takes no direct messages: %s", error.code)
            await self._tables.notices.close_room(notice.person)
            await self._tables.calls.anew(notice)
            return
        await self._tables.calls.said(notice, items)

    async def _page(self, notice: PersonNotice, items: Sequence[Item], room: Room) -> tuple[str, list[Row]]:
        settings = await self._tables.people.settings_of(notice.person)
        language = settings.language or room.language
        plain = self._audience.plain(language, marks=settings.marks)
        lines: list[str] = []
        asking: list[tuple[TableInfo, Voice]] = []
        since = {one.info.id: one for one in await self._tables.looking.my_tables(notice.person)}
        for one in items[:MOST]:
            info = await self._tables.looking.table(one.table_id)
            voice = await self._audience.voice(info, language, marks=settings.marks)
            if info.daily is not None and one.kind is DueKind.REMINDER:
                lines.append(await self._said(info, one, voice, notice.person))
                asking.append((info, voice))
                continue
            mine = since.get(info.id)
            prompt = await prompt_of(self._tables, mine, voice) if mine is not None and one.kind in ASKS else ""
            asked_at = mine.asked_at if mine is not None else None
            links = await self._asked_in(info, [one]) if one.kind is DueKind.VOTES else []
            lines.append(line(one, info, voice, prompt, asked_at, " ".join(links)))
            if one.kind in ASKS and info.id not in [other.id for other, _ in asking]:
                asking.append((info, voice))
        if len(items) > MOST:
            lines.append(plain.key("cogs-more-tables", n=len(items) - MOST))
        key = "cogs-digest-title" if notice.kind is CallKind.DIGEST else "cogs-calls-title"
        title = plain.key(key, n=len({one.table_id for one in items}))
        return "\n".join([title, *lines]), room_rows(asking, plain, notice.id)
