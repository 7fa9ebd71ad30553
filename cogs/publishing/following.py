"""Private answers that the table has left behind: they are replaced for as long as Discord lets them be edited.

That is 15 minutes from the click that was answered. What it takes, the click's token, stands in memory only: after a
restart, and after that time, a private answer stays as it is, and the next click on it is answered anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace

import aiohttp
import discord

from cogs.pages.page import Page, Painting
from cogs.pages.private import Pages, shows
from cogs.pictures.painter import file_of
from cogs.publishing.followed import Answers, Followed
from cogs.publishing.giving_way import OWN_PICTURE, GivingWay
from cogs.publishing.showing import EDITABLE, Edit, Remove, Shown
from storage.model import Person, Status
from tables.service import TableService
from tables.trouble import Trouble

log = logging.getLogger(__name__)
KEPT = 1000
LOST = (discord.HTTPException, aiohttp.ClientError, OSError)


class Following:
    """Knows the private answers with a question, by message."""

    def __init__(self, tables: TableService, pages: Pages, shown: Shown, giving_way: GivingWay) -> None:
        self._tables = tables
        self._pages = pages
        self._shown = shown
        self._giving_way = giving_way
        self._clock = tables.clock
        self._open = Answers(KEPT)
        self._painting: dict[int, asyncio.Task[None]] = {}
        """The pictures that are being drawn, by message."""
        self._sending: set[asyncio.Task[None]] = set()
        """Those whose edit is under way. It is waited for: of one that is broken off nobody knows whether it was."""

    async def note(
        self, page: Page, message_id: int, interaction: int, edit: Edit, remove: Remove, *, new: bool
    ) -> None:
        """A click was answered with this page. When it is a `new` message, older ones about the same go: one question,
        one message."""
        self._open.drop(message_id)
        if page.shows is None:
            return
        now = Followed(message_id, page.shows, interaction, self._clock.steady() + EDITABLE, edit, remove)
        older = [one for one in self._open.at(now.table) if new and one.person == now.person]
        self._open.put(now)
        for one in older:
            if self._open.drop(one.message_id):  # another click may have done so meanwhile
                await self._remove(one)

    def forget(self, person: Person, tables: Collection[int]) -> None:
        """Somebody was deleted who had to do with these tables: private answers there name them, so they are followed
        no longer."""
        for one in self._open.all():
            if one.person == person or one.table in tables:
                self._open.drop(one.message_id)
                self._drop_painting(one.message_id)

    async def _remove(self, one: Followed) -> None:
        showing = self._shown.of(one.message_id)
        try:
            async with showing.turn:
                if self._clock.steady() < one.until:
                    showing.gone = True
                    await one.remove()
        except LOST as error:
            log.info("an older private answer stays: %s", error)

    async def refresh(self, table_id: int) -> None:
        """The table has gone on: replace what is out of date."""
        for one in self._open.at(table_id):
            try:
                if self._clock.steady() >= one.until or not await self._replace(one):
                    self._open.drop(one.message_id)
            except Trouble as trouble:
                log.info("table %s: a private answer stays as it is: %s", table_id, trouble.text.key)
            except LOST as error:
                log.info("table %s: a private answer can no longer be changed (%s)", table_id, error)
                self._open.drop(one.message_id)

    async def _replace(self, one: Followed) -> bool:
        """Bring it up to date. Returns whether it is still worth following."""
        info = await self._tables.looking.table(one.table)
        seat = info.seat_of(one.person)
        if seat is None or info.status not in (Status.PLAYING, Status.FINISHED):
            return False
        visit = replace(one.shows.visit, info=info, seat=seat)
        if one.shows.fits(shows(visit, await self._tables.looking.view(info.id, seat))):
            return True
        page = await self._pages.question(visit)
        self._drop_painting(one.message_id)
        showing = self._shown.of(one.message_id)
        async with showing.turn:
            if not showing.answers(one.interaction):
                return not showing.gone
            kept = showing.attachments or []
            await one.edit(view=page.view(kept=kept), attachments=kept)
        if page.shows is not None:
            self._open.put(replace(one, shows=page.shows))
        if page.painting is not None and (not showing.attachments or page.painting.key != showing.key):
            self._paint_later(one, page, page.painting)
        return page.shows is not None

    @property
    def doing(self) -> list[asyncio.Task[None]]:
        """The pictures that are being drawn or sent."""
        return [*{*self._painting.values(), *self._sending}]

    # -- the picture ---------------------------------------------------------------------------------------------

    def _paint_later(self, one: Followed, page: Page, painting: Painting) -> None:
        """Draw beside everything else: no words wait for it."""
        task = asyncio.create_task(self._paint(one, page, painting), name=f"paint private {one.message_id}")
        self._painting[one.message_id] = task
        task.add_done_callback(lambda done: self._painted(one.message_id, done))

    def _drop_painting(self, message_id: int) -> None:
        """A picture that is still being drawn is out of date."""
        before = self._painting.get(message_id)
        if before is not None and before not in self._sending:
            del self._painting[message_id]
            before.cancel()

    def _painted(self, message_id: int, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if self._painting.get(message_id) is task:
            del self._painting[message_id]

    async def _paint(self, one: Followed, page: Page, painting: Painting) -> None:
        showing = self._shown.of(one.message_id)
        try:
            drawn = await painting.paint(lambda: showing.answers(one.interaction))
            if not drawn:
                return
            await self._giving_way.turn(OWN_PICTURE)
            task = asyncio.current_task()
            assert task is not None
            self._sending.add(task)
            async with showing.turn:
                if showing.answers(one.interaction):
                    await showing.put(one.edit, painting.key, page.view(drawn), [file_of(one) for one in drawn])
        except LOST as error:
            log.info("a private answer stays without its picture (%s)", error)
            self._open.drop(one.message_id)
