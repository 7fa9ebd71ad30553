"""Everything public that is not a turn: the lobby, the ranking and notices."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import replace

import discord

from cogs.forms.components import CONTENT, Row, classic
from cogs.forms.custom_id import base36
from cogs.pages.closing_message import reopen_row, reopen_words
from cogs.pages.daily_page import occasion
from cogs.pages.final_message import final_message
from cogs.pages.guest_message import guest_row
from cogs.pages.lobby_message import lobby_view
from cogs.pages.turn_message import Told
from cogs.pages.vote_message import back_button, looks, vote_row
from cogs.pictures.painter import Painter
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from cogs.words.voice import Voice, clip
from games.core.text import Text, key_of
from storage.model import Status, TableInfo
from storage.outgoing import Notice, NoticeKind, OutboxKind, Outgoing, Ping, PostedMessage
from tables.service import TableService

log = logging.getLogger(__name__)
UNKNOWN_MESSAGE = 10008


class Announcer:
    """Publishes outbox rows of the kinds LOBBY, FINAL and NOTICE."""

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
                await self._tables.outbox.closed(standing)
        await self._tables.outbox.done(row)

    # -- the end -------------------------------------------------------------------------------------------------

    async def final(self, row: Outgoing) -> None:
        """Post the ranking, then its picture; or tell anew the one that stands, which has named somebody who was
        deleted since."""
        info = await self._tables.looking.table(row.table_id)
        result = await self._tables.looking.result(info.id)
        if info.home.channel_id is not None and result is not None:
            voice = await self._audience.voice(info)
            told = final_message(info, result, await self._tables.history.seal(info.id), voice)
            standing = await self._standing(info.id, OutboxKind.FINAL)
            if standing is None:
                sent = await self._post.send(
                    info.home.channel_id, told.content, told.view(), f"f{base36(info.id)}-{base36(info.lost)}",
                    await self._called(row, info, range(len(info.seats))),
                )
                standing = _posted(info, OutboxKind.FINAL, sent)
                await self._tables.outbox.posted(standing)
            elif not await self._told_anew(standing, told):
                await self._tables.outbox.done(row)
                return
            view = await self._tables.looking.view(info.id, None)
            besides = await occasion(self._tables, info, voice)
            picture = await self._painter.draw("ranking", view, voice, len(info.seats), occasion=besides)
            if self._painter.closed:
                return
            if picture is not None:
                await self._post.attach(standing, [picture])
        await self._tables.outbox.done(row)

    async def _told_anew(self, standing: PostedMessage, told: Told) -> bool:
        """Bring a ranking up to date. Returns whether it still stands: one that somebody has deleted is not sent again.
        """
        try:
            await self._post.edit(standing, told.content, told.view())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._tables.outbox.gone(standing)
            return False
        await self._tables.outbox.posted(replace(standing, revision=standing.revision + 1))
        return True

    # -- notices -------------------------------------------------------------------------------------------------

    async def notices(self, row: Outgoing) -> None:
        """Say what the service wants to be said, in the table's home or to its opener."""
        info = await self._tables.looking.table(row.table_id)
        voice = await self._audience.voice(info)
        await self._take_old_buttons(info)
        for name, notice in row.named_notices:
            nonce = "n" + "-".join(map(base36, name))
            if notice.to_opener:
                await self._tell_opener(info, voice.say(notice.text))
            elif info.home.channel_id is not None:
                await self._say(info, notice, voice, nonce, row)
        await self._tables.outbox.done(row)

    async def _called(self, row: Outgoing, info: TableInfo, seats: Collection[int]) -> list[int]:
        """The Discord ids of those on some seats whom a message calls that is sent now: who is awake and wants it.
        Nobody, when it may have called them before."""
        wanted = set(seats) - await self._tables.notices.not_called(info)
        people = self._audience.there(info, wanted)
        return people if people and not await self._tables.outbox.sending(row) else []

    async def _say(self, info: TableInfo, notice: Notice, voice: Voice, nonce: str, row: Outgoing) -> None:
        assert info.home.channel_id is not None
        named = self._audience.there(info, notice.seats, asleep={})
        people = await self._called(row, info, notice.seats)
        if notice.guest is not None:
            guest = await self._tables.guests.invitation(notice.guest)
            if guest is None:
                return  # they have answered already, or it came too late
            named.append(guest.discord_id)
            settings, now = await self._tables.people.settings_of(guest.person), self._tables.clock.now()
            if settings.digest is not None or await self._tables.people.awake_at(guest.person, now) > now:
                await self._tables.calls.invited(info, guest.person, guest.id)
            elif not (
                await self._tables.notices.server_muted(info.home.guild_id) or await self._tables.outbox.sending(row)
            ):
                people.append(guest.discord_id)
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
            told = [seat for seat in notice.seats if info.seats[seat].discord_id in people]
            await self._tables.outbox.vote_told(info.id, notice.vote, told)
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
            await self._tables.outbox.gone(message)
        else:
            await self._tables.outbox.closed(message)

    # -- reminders -----------------------------------------------------------------------------------------------

    async def end_reminders(self, table_id: int) -> None:
        """Reminders of questions that are answered lose their buttons."""
        reminders = [
            one for one in await self._tables.outbox.messages(table_id) if one.kind is OutboxKind.REMINDER and one.open
        ]
        for one in reminders:
            number = await self._tables.looking.question_number(table_id, one.asked[0].seat)
            if number != one.asked[0].number:
                await self._take_buttons(one)

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
            room = await self._post.room_with(info.opener_discord_id, await self._tables.notices.room(info.opener))
            if room is not None:
                nonce = f"p{base36(info.id)}-{base36(len(words))}"
                await self._post.send(room, clip(words, CONTENT), classic([]), nonce)
        except discord.Forbidden:
            log.info("table %s: its opener takes no direct messages", info.id)

    async def _standing(self, table_id: int, kind: OutboxKind) -> PostedMessage | None:
        messages = [one for one in await self._tables.outbox.messages(table_id) if one.kind is kind and one.open]
        return messages[-1] if messages else None


def _posted(info: TableInfo, kind: OutboxKind, sent: discord.Message) -> PostedMessage:
    return PostedMessage(info.id, kind, sent.channel.id, sent.id, posted_at=sent.created_at.timestamp())
