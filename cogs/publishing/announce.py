"""Everything public that is not a turn: the lobby, the ranking, notices and reminders."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from cogs.forms.components import CONTENT, Row, Style, button, classic
from cogs.forms.custom_id import ComponentId, base36
from cogs.pages.closing_message import reopen_row, reopen_words
from cogs.pages.daily_page import occasion
from cogs.pages.final_message import final_message
from cogs.pages.guest_message import guest_row
from cogs.pages.lobby_message import lobby_view
from cogs.pages.vote_message import back_button, looks, vote_row
from cogs.pictures.painter import Painter
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from cogs.words.voice import Voice, clip
from games.core.text import Seat, Text, key_of
from storage.model import Status, TableInfo
from storage.outgoing import DueItem, DueKind, Notice, NoticeKind, OutboxKind, Outgoing, Ping, PostedMessage
from tables.days import end_of
from tables.service import TableService
from tables.waking import next_awake

log = logging.getLogger(__name__)
UNKNOWN_MESSAGE = 10008


class Announcer:
    """Publishes outbox rows of the kinds LOBBY, FINAL and NOTICE, and reminders."""

    def __init__(self, tables: TableService, audience: Audience, painter: Painter, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._painter = painter
        self._post = post

    # -- lobby ---------------------------------------------------------------------------------------------------

    async def lobby(self, row: Outgoing) -> None:
        """Bring the lobby message up to date; it loses its buttons when the table starts or closes."""
        info = await self._tables.looking.table(row.table_id)
        channel_id = info.home.channel_id
        if channel_id is not None:
            voice = await self._audience.voice(info)
            view = lobby_view(info, voice)
            standing = await self._standing(info.id, OutboxKind.LOBBY)
            if standing is not None:
                await self._post.edit(standing, None, view)
                await self._tables.outbox.posted(replace(standing, revision=standing.revision + 1))
            elif info.status is Status.LOBBY:
                sent = await self._post.send(channel_id, None, view, f"l{base36(info.id)}-{base36(info.lost)}")
                standing = _posted(info, OutboxKind.LOBBY, sent)
                await self._tables.outbox.posted(standing)
            if standing is not None and info.status is not Status.LOBBY:
                await self._tables.outbox.closed(standing.message_id)
        await self._tables.outbox.done(row.id, row.revision)

    # -- the end -------------------------------------------------------------------------------------------------

    async def final(self, row: Outgoing) -> None:
        """Post the ranking, then its picture."""
        info = await self._tables.looking.table(row.table_id)
        result = await self._tables.looking.result(info.id)
        if info.home.channel_id is not None and result is not None:
            voice = await self._audience.voice(info)
            told = final_message(info, result, await self._tables.history.seal(info.id), voice)
            standing = await self._standing(info.id, OutboxKind.FINAL)
            if standing is None:
                sent = await self._post.send(
                    info.home.channel_id, told.content, told.view(), f"f{base36(info.id)}-{base36(info.lost)}",
                    self._audience.there(info),
                )
                standing = _posted(info, OutboxKind.FINAL, sent)
                await self._tables.outbox.posted(standing)
            view = await self._tables.looking.view(info.id, None)
            besides = await occasion(self._tables, info, voice)
            picture = await self._painter.draw("ranking", view, voice, len(info.seats), occasion=besides)
            if self._painter.closed:
                return
            if picture is not None:
                await self._post.attach(standing, [picture])
        await self._tables.outbox.done(row.id, row.revision)

    # -- notices -------------------------------------------------------------------------------------------------

    async def notices(self, row: Outgoing) -> None:
        """Say what the service wants to be said, in the table's home or to its opener."""
        info = await self._tables.looking.table(row.table_id)
        voice = await self._audience.voice(info)
        await self._take_old_buttons(info)
        for number, notice in enumerate(row.payload.notices):
            nonce = f"n{base36(row.id)}-{base36(row.revision)}-{number}"
            if notice.to_opener:
                await self._tell_opener(info, voice.say(notice.text))
            elif info.home.channel_id is not None:
                await self._say(info, notice, voice, nonce)
        await self._tables.outbox.done(row.id, row.revision)

    async def _say(self, info: TableInfo, notice: Notice, voice: Voice, nonce: str) -> None:
        assert info.home.channel_id is not None
        named = self._audience.there(info, notice.seats, asleep={})
        people = self._audience.there(info, notice.seats)
        if notice.guest is not None:
            guest = await self._tables.guests.invitation(notice.guest)
            if guest is None:
                return  # they have answered already, or it came too late
            named.append(guest.discord_id)
            hours = (await self._tables.people.settings_of(guest.person)).hours
            now = self._tables.clock.now()
            people += [guest.discord_id] if next_awake(hours, (), now) <= now else []
        content = " ".join([voice.say(notice.text), *(f"<@{one}>" for one in named)])
        rows, more = await self._buttons(info, notice, voice)
        content = "\n".join(part for part in (content, more) if part)
        try:
            sent = await self._post.send(info.home.channel_id, clip(content, CONTENT), classic(rows), nonce, people)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return  # it was said before this process took note, and somebody has deleted it
        if rows and notice.guest is None:  # whose buttons are answered, or say that it is over
            lent = tuple(Ping(seat, 0) for seat in notice.seats) if notice.kind is NoticeKind.LENT else ()
            posted = replace(_posted(info, OutboxKind.NOTICE, sent), vote=notice.vote, asked=lent)
            await self._tables.outbox.posted(posted)
        if rows and notice.vote is not None:
            asleep = self._audience.asleep(info)
            await self._tables.votes.called(info.id, {seat: asleep[seat] for seat in notice.seats if seat in asleep})

    async def _buttons(self, info: TableInfo, notice: Notice, voice: Voice) -> tuple[list[Row], str]:
        """The buttons of a notice, as long as they are of use, and what to say about them."""
        if notice.guest is not None:
            return [guest_row(info.id, notice.guest, voice)], ""
        for count in await self._tables.votes.of_table(info.id):
            vote = count.vote
            if vote.id == notice.vote:
                row = vote_row(info.id, vote.id, vote.kind, self._tables.votes.choices(vote.kind), voice)
                return [row + looks(info.id, vote.kind, voice)], ""
        if notice.kind is NoticeKind.CANCELLED and info.reopens(self._tables.clock.now()):
            return [reopen_row(info, voice)], reopen_words(info, voice)
        if notice.kind is NoticeKind.LENT and any(info.seats[seat].lent_by is not None for seat in notice.seats):
            return [[back_button(info.id, voice)]], ""
        return [], ""

    async def _take_old_buttons(self, info: TableInfo) -> None:
        """Notices whose buttons are of no use any more lose them."""
        votes = {count.vote.id for count in await self._tables.votes.of_table(info.id)}
        since = info.ended_at if info.reopens(self._tables.clock.now()) else None
        for one in await self._tables.outbox.messages(info.id):
            if one.kind is not OutboxKind.NOTICE or not one.open:
                continue
            if one.vote is not None:
                of_use = one.vote in votes
            elif one.asked:
                of_use = info.status.running and any(info.seats[ask.seat].lent_by is not None for ask in one.asked)
            else:
                of_use = since is not None and one.posted_at >= since
            if not of_use:
                await self._take_buttons(one)

    async def _take_buttons(self, message: PostedMessage) -> None:
        try:
            await self._post.take_buttons(message)
        except discord.NotFound:
            await self._tables.outbox.gone(message.message_id)
        else:
            await self._tables.outbox.closed(message.message_id)

    # -- reminders -----------------------------------------------------------------------------------------------

    async def remind(self, item: DueItem) -> None:
        """Remind somebody of a question, once, or tell them of one that they have slept through or left their turn
        with: in the table's home, or where nobody else sees it."""
        info = await self._tables.looking.table(item.table_id)
        seat = next((one for one in info.seats if one.seat == item.seat), None)
        too_late = info.daily is not None and info.daily < self._tables.records.today()
        if seat is None or seat.discord_id is None or too_late:
            await self._tables.due.drop(item.id)
            return
        if await self._audience.names.has_left(info.home.guild_id, seat.discord_id):
            assert info.home.guild_id is not None
            log.info("table %s: the person on seat %d has left the server", info.id, item.seat)
            await self._tables.seats.person_left(info.home.guild_id, seat.discord_id)
            await self._tables.due.drop(item.id)
        elif item.kind is DueKind.VOTES:
            await self._call_to_votes(info, item, seat.discord_id)
            await self._tables.due.drop(item.id)
        else:
            await self._ping(info, item, seat.discord_id)
            await self._tables.due.called(item)

    async def _call_to_votes(self, info: TableInfo, item: DueItem, discord_id: int) -> None:
        """Tell somebody of the votes that were asked while they slept, as far as they are open and wait for them."""
        waiting = {one.vote.id for one in await self._tables.votes.of_table(info.id) if item.seat in one.waiting}
        asked = {one.vote: one for one in await self._tables.outbox.messages(info.id) if one.vote in waiting}
        if asked and info.home.channel_id is not None:
            voice = await self._audience.voice(info)
            content = voice.key(
                "cogs-waking-votes", who=Seat(item.seat), game=Text(key_of(info.game, "name")), n=len(asked),
                links=" ".join(link(info, one.message_id) for one in asked.values()),
            )
            await self._post.send(info.home.channel_id, content, classic([]), f"v{base36(item.id)}", [discord_id])

    async def _ping(self, info: TableInfo, item: DueItem, discord_id: int) -> None:
        voice = await self._audience.voice(info)
        who, game = Seat(item.seat), Text(key_of(info.game, "name"))
        if item.kind is DueKind.WARNING:
            over = f"<t:{int(await self._tables.clocks.ends_at(info.id, item.seat) or 0)}:R>"
            key = f"cogs-warning-{info.pace.zero if info.pace is not None else 'ask'}"
            content = voice.key(key, who=who, game=game, when=over, link=await self._link(info))
        elif item.kind is DueKind.WAKING:
            content = voice.key("cogs-waking", who=who, game=game, link=await self._link(info))
        elif item.kind is DueKind.HALFWAY:
            content = voice.key("cogs-halfway", who=who, game=game, link=await self._link(info))
        elif info.daily is None:
            content = voice.key("cogs-reminder", who=who, game=game, link=await self._link(info))
        else:
            over = f"<t:{int(end_of(info.daily))}:R>"
            content = voice.key("cogs-reminder-daily", who=who, when=over, link=await self._link(info))
        rows: list[Row] = [
            [button(str(ComponentId(info.id, "choose")), voice.key("cogs-button-choose"), Style.primary)]
        ]
        try:
            home = info.home.channel_id or await self._post.room(discord_id)
            sent = await self._post.send(home, content, classic(rows), f"r{base36(item.id)}", [discord_id])
            asked = (Ping(item.seat, item.number),)
            await self._tables.outbox.posted(replace(_posted(info, OutboxKind.REMINDER, sent), asked=asked))
        except discord.Forbidden:
            if info.home.channel_id is not None:
                raise
            log.info("table %s: the person who plays it takes no direct messages", info.id)

    async def end_reminders(self, table_id: int) -> None:
        """Reminders of questions that are answered lose their buttons."""
        reminders = [
            one for one in await self._tables.outbox.messages(table_id) if one.kind is OutboxKind.REMINDER and one.open
        ]
        for one in reminders:
            number = await self._tables.looking.question_number(table_id, one.asked[0].seat)
            if number != one.asked[0].number:
                await self._take_buttons(one)

    async def _link(self, info: TableInfo) -> str:
        standing = await self._standing(info.id, OutboxKind.TURN)
        if standing is None:
            return ""
        return link(info, standing.message_id)

    # -- trouble -------------------------------------------------------------------------------------------------

    async def tell_missing_permissions(self, info: TableInfo) -> None:
        """The table's channel does not let the bot write: its opener is told how to help."""
        voice = await self._audience.voice(info)
        words = voice.key(
            "cogs-missing-permissions-opener", game=Text(key_of(info.game, "name")),
            channel=f"<#{info.home.channel_id}>",
        )
        await self._tell_opener(info, words)

    async def _tell_opener(self, info: TableInfo, words: str) -> None:
        try:
            await self._post.direct(info.opener_discord_id, clip(words, CONTENT))
        except discord.Forbidden:
            log.info("table %s: its opener takes no direct messages", info.id)

    async def _standing(self, table_id: int, kind: OutboxKind) -> PostedMessage | None:
        messages = [one for one in await self._tables.outbox.messages(table_id) if one.kind is kind and one.open]
        return messages[-1] if messages else None


def link(info: TableInfo, message_id: int) -> str:
    """The address of a message in a table's home."""
    return f"https://discord.com/channels/{info.home.guild_id or '@me'}/{info.home.channel_id}/{message_id}"


def _posted(info: TableInfo, kind: OutboxKind, sent: discord.Message) -> PostedMessage:
    return PostedMessage(info.id, kind, sent.channel.id, sent.id, posted_at=sent.created_at.timestamp())
