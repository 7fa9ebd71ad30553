"""The one way from a click to its handler, and from every error to a sentence.

Components and forms are routed by their `custom_id` alone (`cogs.forms.custom_id`); nothing is looked up in memory, so
every button works after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from cogs.clicks import (
    away,
    closing,
    daily,
    data,
    guests,
    lesson,
    lobby,
    looking_back,
    moving,
    notices,
    orders,
    question,
    rooms,
    stats,
    table,
    undoing,
)
from cogs.clicks.click import Click
from cogs.clicks.permissions import missing_words
from cogs.clicks.surface import Handler, Surface, TablelessHandler
from cogs.clicks.whereabouts import HERE, Whereabouts
from cogs.forms.custom_id import BadId, ComponentId, parse
from cogs.words.voice import Voice
from games.core.catalogue import language_of
from tables.traces import trace
from tables.trouble import Stale, Trouble

log = logging.getLogger(__name__)
HANDLERS: dict[str, Handler] = {
    **lobby.HANDLERS, **table.HANDLERS, **question.HANDLERS, **closing.HANDLERS, **guests.HANDLERS, **lesson.HANDLERS,
    **undoing.HANDLERS, **orders.HANDLERS, **looking_back.HANDLERS, **notices.HANDLERS,
    "daily": daily.from_table,
}
TABLELESS: dict[str, TablelessHandler] = {
    **table.TABLELESS, **lesson.TABLELESS, "deal": daily.deal, **stats.TABLELESS, **data.TABLELESS, **moving.TABLELESS,
    "away": away.away, **guests.TABLELESS, **notices.TABLELESS, "room": rooms.room,
}
CHANGES_PUBLIC = frozenset((
    *lobby.HANDLERS, *guests.CHANGES_PUBLIC, "take", "answer", "propose", "instead", "undo", "ballot", "agree",
    "disagree",
))
"""Acts that change the public message when their button stands on one."""
LAST_WORDS = 5.0
"""Seconds that clicks in progress have when the bot is stopped."""
OUT_OF_REACH: dict[int, str] = {
    10003: "its channel is gone",
    10008: "its message is gone",
    10062: "answered too late",
    40060: "another process has answered",
    50083: "its thread is closed",
}
"""Discord's codes for an answer that can reach nobody any more, whatever the bot does."""


class SurfaceClient(discord.Client):
    """A client at which clicks and commands find what they need."""

    surface: Surface
    router: Router


class Router:
    """Answers interactions."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self._closing = False
        self._running: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Take no more clicks, and let those that are being answered come to their end."""
        self._closing = True
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=LAST_WORDS)
            for task in late:
                task.cancel()

    async def component(self, interaction: discord.Interaction[Any]) -> None:
        """A button, a select or a submitted form."""
        try:
            here = parse(interaction.custom_id or "")
        except BadId:
            log.warning("a custom id that is not ours, of %d characters", len(interaction.custom_id or ""))
            await self.run(interaction, lambda click: self.surface.say(click, "cogs-strange-button"), "strange")
            return
        message = interaction.message
        public = message is not None and not message.flags.ephemeral and here.act in CHANGES_PUBLIC
        HERE.set(Whereabouts(interaction.id, here.table, here.seat))
        await self.run(
            interaction, lambda click: self._handle(click, here), here.place, public=public, modal=here.modal
        )

    async def run(
        self, interaction: discord.Interaction[Any], work: Callable[[Click], Awaitable[None]], what: str, *,
        public: bool = False, modal: bool = False,
    ) -> None:
        """Do the work of a click or a command. Late answers are deferred (not those that open a form), and an error
        becomes a sentence for the person and an entry in the log that names `what`."""
        if self._closing:
            return
        if HERE.get() is None:
            HERE.set(Whereabouts(interaction.id))
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        click = Click(
            interaction, self.surface.shown, self.surface.giving_way, self.surface.following, public=public,
            may_draw=self._may_draw,
        )
        late = None if modal else asyncio.create_task(click.defer_when_late())
        try:
            await work(click)
        except Trouble as trouble:
            await self._tell(click, trouble, what)
        except discord.HTTPException as error:
            if error.code in OUT_OF_REACH:
                log.warning("%s: %s", what, OUT_OF_REACH[error.code])
            else:
                log.error("%s: Discord refused the answer: %s %s\n%s", what, error.status, error.code, trace(error))
                await self._broken(click, what)
        except (aiohttp.ClientError, OSError) as error:
            log.warning("%s: the answer did not reach Discord (%s)", what, error)
        except Exception as error:
            log.error("%s failed\n%s", what, trace(error))
            await self._broken(click, what)
        finally:
            if late is not None:
                late.cancel()
                await asyncio.gather(late, return_exceptions=True)

    async def _handle(self, click: Click, here: ComponentId) -> None:
        if here.act in TABLELESS and not here.table:
            await TABLELESS[here.act](self.surface, click, here)
            return
        handler = HANDLERS.get(here.act)
        if handler is None:
            await self.surface.say(click, "cogs-strange-button")
            return
        visit = await self.surface.visit(click.interaction, await self.surface.tables.looking.table(here.table))
        try:
            with self.surface.publisher.answering.at(here.table, click.answered):
                await handler(self.surface, click, visit, here)
        except Stale:
            note = visit.voice.key("cogs-stale")
            await click.private(await self.surface.pages.question(visit, note))
        if here.act in CHANGES_PUBLIC and (words := missing_words(click.interaction, visit.voice)):
            await click.notice(words)

    async def _may_draw(self, interaction: discord.Interaction[Any]) -> str:
        """Count a picture for a person; the sentence for them when it is one too many in this minute."""
        try:
            await self.surface.tables.quotas.take_picture(await self.surface.person(interaction), interaction.guild_id)
        except Trouble as trouble:
            return (await self.surface.voice(interaction)).say(trouble.text)
        return ""

    async def _tell(self, click: Click, trouble: Trouble, what: str) -> None:
        log.info("%s: %s", what, trouble.text.key)
        voice = await self._voice(click)
        await self._last_word(click, voice.key("cogs-refused", why=voice.say(trouble.text)), what)

    async def _broken(self, click: Click, what: str) -> None:
        log.error("%s: at %s", what, await self._place(click))
        await self._last_word(click, (await self._voice(click)).key("cogs-broken"), what)

    async def _voice(self, click: Click) -> Voice:
        """A reader for the person; in the language of their Discord while the storage is in trouble."""
        try:
            return await self.surface.voice(click.interaction)
        except Trouble:
            return self.surface.audience.plain(language_of(click.interaction.locale.value))

    async def _place(self, click: Click) -> str:
        """Where in the game an error happened: table, segment, seat and question, as far as they can be found."""
        try:
            here = parse(click.interaction.custom_id or "")
            view = await self.surface.tables.looking.view(here.table, here.seat)
            lines = await self.surface.tables.looking.lines(here.table, here.seat)
        except (BadId, Trouble):
            return "no table in play"
        key = view.question.decision.key if view.question is not None else "no question"
        return f"table {here.table}, segment {lines[-1].segment if lines else 0}, seat {here.seat}, {key}"

    @staticmethod
    async def _last_word(click: Click, words: str, what: str) -> None:
        try:
            await click.notice(words)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("%s: the person could not be told (%s)", what, error)
