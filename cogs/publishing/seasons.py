"""Publish the seasons of leagues: their message, news, and the threads in which their tables are opened."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord

from cogs.discord_errors import FAILURES, TOO_MANY_THREADS, Meaning, describe, meaning
from cogs.forms.components import classic
from cogs.forms.custom_id import base36
from cogs.pages.league_page import announcement, news_words, season_message, thread_name
from cogs.publishing.direct import tell_directly
from cogs.publishing.post import THREAD_NAME, Post
from cogs.words.audience import Audience
from cogs.words.sanitize import escaped
from cogs.words.voice import Voice, clip
from games.core.text import Text, text
from storage.model import Home, HomeKind, Pairing, Season, SeasonStatus
from storage.outgoing import OutboxKind, PostedMessage
from tables.league.course import season_label
from tables.league.seasons import SeasonView
from tables.service import TableService

log = logging.getLogger(__name__)
AT_ONCE = 10
"""How many tables of a season are opened in one pass, so that other seasons get their turn."""


class SeasonPublisher:
    """Sends what is due about seasons, one season after the other. Nobody is pinged: the tables call their players.

    After a crash everything is sent again under the same nonce, and a thread is opened on the message that announces
    it, of which there is one.
    """

    def __init__(self, tables: TableService, audience: Audience, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._post = post

    async def publish_due(self) -> None:
        """Publish every season that has something to send or edit. A failure of one does not hold up the others; it is
        retried, and at once when the season has changed or the bot may write in its channel again. Raises
        `RequestRefused` when nothing can be stored."""
        due = await self._tables.season_messages.to_publish()
        await self._tables.records.retries.each("publishing seasons", due, self._season, _revision_label)

    async def _season(self, due: tuple[int, int]) -> None:
        view = await self._tables.seasons.view(due[0])
        await self._unless_gone(view.season, self._publish(view))

    async def _unless_gone(self, season: Season, doing: Awaitable[None]) -> None:
        """Wait for what is done in a season's channel. If the channel no longer exists, the season ends. Where Discord
        refuses something, its manager is told once: everybody else waits."""
        try:
            await doing
        except discord.HTTPException as error:
            full = error.code in TOO_MANY_THREADS
            if full or meaning(error) is Meaning.FORBIDDEN:
                await self._tell_manager(season, Text("cogs-too-many-threads" if full else "cogs-season-needs"))
            if meaning(error) is not Meaning.CHANNEL_GONE or not await self._post.is_gone(season.channel_id):
                raise
            log.info("%s: its channel is gone", season_label(season.id))
            await self._tables.homes.channel_deleted(season.channel_id)

    async def _tell_manager(self, season: Season, why: Text) -> None:
        """Tell the manager of a season once that it waits: at an attempt outside their quiet hours, at which Discord
        takes the message."""
        messages, now = self._tables.season_messages, self._tables.clock.now()
        if await self._tables.people.awake_at(season.manager, now) > now:
            return
        if not await messages.record_refused(season):  # they know
            return
        said = text("cogs-season-refused", name=escaped(season.name), channel=f"<#{season.channel_id}>", why=why)
        nonce = f"sr{base36(season.id)}-{base36(season.revision)}"
        try:
            await tell_directly(
                self._tables, self._audience, self._post, season.manager, said, season.language, nonce
            )
        except FAILURES as error:
            log.info("%s: its manager was not told that it waits (%s)", season_label(season.id), describe(error))
            await messages.record_accepted(season)

    async def _publish(self, view: SeasonView) -> None:
        season, voice = view.season, self._audience.plain(view.season.language)
        for news_id, news in await self._tables.season_messages.news(season.id):
            words = news_words(season, news, voice, self._tables.clock.now())
            await self._post.send(season.channel_id, words, classic([]), f"sn{base36(news_id)}")
            await self._tables.season_messages.record_news_sent(news_id)
        if season.shown != season.revision:
            await self._message(view, voice)
        if season.status is SeasonStatus.PLAYING:
            planned = await self._tables.season_messages.planned(season.id)
            await self._tables.records.retries.each(
                f"tables of {season_label(season.id)}", planned,
                lambda one: self._unless_gone(season, self._open(season, one, voice)),
                lambda one: f"pairing {one.id}, revision {season.revision}", most=AT_ONCE,
            )
        if season.refused_at is not None and not await self._tables.season_messages.planned(season.id):
            await self._tables.season_messages.record_accepted(season)

    async def _message(self, view: SeasonView, voice: Voice) -> None:
        """Send the season's public message, or bring it up to date."""
        season, messages = view.season, self._tables.season_messages
        content, rows = season_message(view, voice)
        if season.message_id is None:
            nonce = f"se{base36(season.id)}-{season.lost}"
            sent = await self._post.send(season.channel_id, content, classic(rows), nonce)
            await messages.record_message(season, sent.id)
            return
        posted = PostedMessage(
            0, OutboxKind.NOTICE, season.channel_id, season.message_id, revision=season.shown,
            posted_at=season.opened_at,
        )
        try:
            await self._post.edit(posted, content, classic(rows))
        except discord.HTTPException as error:
            if meaning(error) is not Meaning.MESSAGE_GONE:
                raise
            await messages.forget_message(season)
            return
        await messages.record_message(season, season.message_id)

    async def _open(self, season: Season, pairing: Pairing, voice: Voice) -> None:
        """Announce a table of a round, open a thread on the announcement, and begin its game there."""
        await self._drop_who_have_left(season, pairing)
        messages, message_id = self._tables.season_messages, pairing.message_id
        if message_id is None:
            words = announcement(pairing, season, voice)
            nonce = f"sp{base36(pairing.id)}-{pairing.lost}"
            message_id = (await self._post.send(season.channel_id, words, classic([]), nonce)).id
            await messages.record_announcement(pairing, message_id)
        try:
            thread = await self._post.start_thread(
                season.channel_id, message_id, clip(thread_name(pairing, season, voice), THREAD_NAME)
            )
        except discord.HTTPException as error:
            if meaning(error) is not Meaning.MESSAGE_GONE:
                raise
            await messages.forget_announcement(pairing)
            return
        await self._tables.season_course.open_table(pairing.id, Home(HomeKind.THREAD, season.guild_id, thread))

    async def _drop_who_have_left(self, season: Season, pairing: Pairing) -> None:
        """Let those of a table drop out of the season who are not in the Discord server any more: an AI takes their
        seat at once, so that nobody waits for them."""
        playing = {one.person for one in (await self._tables.seasons.view(season.id)).playing}
        for seat in pairing.seats:
            if seat.person in playing and await self._audience.names.is_outside(season.guild_id, seat.discord_id):
                await self._tables.seasons.leave(season.id, seat.person)


def _revision_label(due: tuple[int, int]) -> str:
    """Return how a season is named for retries: what failed at an earlier revision is tried at once."""
    return f"{season_label(due[0])}, revision {due[1]}"
