"""Keeps the turn message right: a new message exactly when somebody new must act, an edit for everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import aiohttp
import discord

from cogs.forms.custom_id import base36
from cogs.pages.turn_message import Told, turn_message
from cogs.pictures.painter import Painter
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from games.core.view import TableView
from storage.model import StoredLine, TableInfo
from storage.outgoing import OutboxKind, Outgoing, Ping, PostedMessage
from tables.looking import public_viewer
from tables.recent import Recent
from tables.service import TableService
from tables.sharing import Overtaken
from tables.traces import trace
from tables.trouble import Trouble

log = logging.getLogger(__name__)
SNAPSHOTS = 4
BOARDS = 2000
"""Messages of which it is known what board they show."""
LEASE = 5.0
"""Seconds that a row waits for its picture before it is taken up again (after a crash, that is): while the picture is
drawn, it is put off again and again."""


class TurnPoster:
    """Publishes turn messages. `painting` are the boards that are being drawn, by table."""

    def __init__(self, tables: TableService, audience: Audience, painter: Painter, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._painter = painter
        self._post = post
        self.painting: dict[int, asyncio.Task[None]] = {}
        self._clock = tables.clock
        self._boards: Recent[int, str] = Recent(BOARDS)
        self._keepsakes: Recent[int, PostedMessage] = Recent(BOARDS)
        """By table: the message that has lost its question, but still shows something that is news."""

    async def publish(self, row: Outgoing) -> None:
        """Bring the table's turn message up to date."""
        info = await self._tables.looking.table(row.table_id)
        if info.home.channel_id is None:
            await self._tables.outbox.done(row)
            return
        if info.ended_at is not None:
            await self.publish_end(row)
            await self._tables.outbox.done(row)
            return
        now = await self._open_message(info.id)
        if now is not None and not self._post.knows(now):  # another bot has published here since
            self._boards.pop(now.message_id, None)
            self._keepsakes.pop(info.id, None)
        row, view, lines = await self._snapshot(row, now.first_line if now is not None else 1)
        asks = _unpinged(info, view, now, row.payload.asked)
        if now is None or asks or now.channel_id != info.home.channel_id:
            await self._close_all(info, view)
            message = await self._new(row, info, view, lines, asks)
        else:
            message = await self._edit(info, view, lines, now)
            await self._close_all(info, view, message)
        await self._tables.outbox.leased(row, LEASE)
        self._paint_later(info, view, message, row)

    async def _snapshot(self, row: Outgoing, first_line: int) -> tuple[Outgoing, TableView[Any], list[StoredLine]]:
        """The row, the view and the lines as of one moment: what is asked belongs to what is told. At a table where
        act follows act they may differ in the end, and then the row is the oldest of them: its next revision follows.
        """
        for left in reversed(range(SNAPSHOTS)):
            viewer = public_viewer(await self._tables.looking.table(row.table_id))
            view = await self._tables.looking.view(row.table_id, viewer)
            lines = await self._lines(row.table_id, viewer, first_line)
            newest = await self._tables.outbox.pending(row.id)
            if newest is None or newest.revision == row.revision or not left:
                break
            row = newest
        return row, view, lines

    async def publish_end(self, row: Outgoing) -> None:
        """The game is over: the last turn message tells its last lines and loses its buttons."""
        info = await self._tables.looking.table(row.table_id)
        now = await self._open_message(info.id)
        if now is not None:
            view = await self._tables.looking.view(info.id, public_viewer(info))
            lines = await self._lines(info.id, view.viewer, now.first_line)
            try:
                message = await self._edit(info, view, lines, now, closed=True)
            except discord.NotFound:
                await self._tables.outbox.gone(now)
            else:
                await self._tables.outbox.closed(message)

    async def strike_out(self, row: Outgoing) -> None:
        """A message that is over has told what was taken back since: strike that out there. One message at a time; the
        row stays until none is left, and whatever else is due at the table comes in between."""
        info = await self._tables.looking.table(row.table_id)
        unmarked = await self._tables.outbox.unmarked(row.table_id)
        for one in await self._tables.outbox.messages(row.table_id):
            if unmarked and one.message_id == unmarked[0][0]:
                view = await self._tables.looking.view(info.id, public_viewer(info))
                await self._close(info, view, one)
                await self._tables.outbox.marked(one, unmarked[0][1])
        if len(unmarked) > 1:
            await self._tables.outbox.failed(row, 0.0)
        else:
            await self._tables.outbox.done(row)

    async def told(
        self, info: TableInfo, view: TableView[Any], lines: list[StoredLine], *, closed: bool = False
    ) -> Told:
        """What a turn message with these lines says at the moment."""
        voice = await self._audience.voice(info)
        if closed or view.finished:
            return turn_message(info, view, lines, voice, closed=True)
        question = None
        if len(view.asked) == 1:
            question = await self._tables.looking.public_question(info.id, view.asked[0].seat)
        undo = await self._tables.looking.can_undo(info.id)
        return turn_message(info, view, lines, voice, question=question, undo=undo)

    async def as_clicked(self, info: TableInfo, message_id: int, *, asks_others: bool) -> Told | None:
        """What a public message says after a click on one of its own buttons; None when it is not an open turn
        message. `asks_others`: the click has led to a new message, so this one is over."""
        now = await self._open_message(info.id)
        if now is None or now.message_id != message_id:
            return None
        view = await self._tables.looking.view(info.id, public_viewer(info))
        if asks_others:
            lines = await self._lines(info.id, view.viewer, now.first_line, now.last_line)
            return await self.told(info, view, lines, closed=True)
        lines = await self._lines(info.id, view.viewer, now.first_line)
        return await self.told(info, view, lines, closed=view.finished)

    # -- words ---------------------------------------------------------------------------------------------------

    async def _open_message(self, table_id: int) -> PostedMessage | None:
        messages = [one for one in await self._tables.outbox.messages(table_id) if one.kind is OutboxKind.TURN]
        return messages[-1] if messages and messages[-1].open else None

    async def _lines(
        self, table_id: int, viewer: int | None, first: int, last: int | None = None
    ) -> list[StoredLine]:
        lines = await self._tables.looking.lines(table_id, viewer, after=first - 1)
        return [one for one in lines if last is None or one.n <= last]

    async def _new(
        self, row: Outgoing, info: TableInfo, view: TableView[Any], lines: list[StoredLine], asks: tuple[Ping, ...]
    ) -> PostedMessage:
        assert info.home.channel_id is not None
        earlier = [one for one in await self._tables.outbox.messages(info.id) if one.kind is OutboxKind.TURN]
        first = max((one.last_line for one in earlier), default=0) + 1
        lines = [one for one in lines if one.n >= first]
        told = await self.told(info, view, lines)
        before = earlier[-1].message_id if earlier else 0
        nonce = f"t{base36(before)}-{base36(info.id)}-{base36(info.lost)}"
        asleep = self._audience.asleep(info)
        ordered = await self._tables.orders.answering(info.id)
        wanted = await self._tables.notices.to_call(info, asks)
        called = [ask for ask in wanted if ask.seat not in asleep and ordered.get(ask.seat) != ask.number]
        pings = self._audience.there(info, [ask.seat for ask in called], asleep)
        if pings and await self._tables.outbox.sending(row):
            pings = []
        sent = await self._post.send(info.home.channel_id, told.content, told.view(), nonce, pings)
        message = PostedMessage(
            info.id, OutboxKind.TURN, info.home.channel_id, sent.id, first, _last(lines, first - 1), asks,
            posted_at=sent.created_at.timestamp(),
        )
        later = {ask: asleep[ask.seat] for ask in wanted if ask.seat in asleep}
        await self._tables.outbox.posted(message, later, called, row)
        return message

    async def _close_all(self, info: TableInfo, view: TableView[Any], newest: PostedMessage | None = None) -> None:
        """Every turn message but the newest is over and loses its buttons, also one that a crash has left open. When a
        new one follows, it comes afterwards: no button of a question that is over stands in public."""
        for one in await self._tables.outbox.messages(info.id):
            if one.kind is OutboxKind.TURN and one.open and (newest is None or one.message_id != newest.message_id):
                await self._close(info, view, one)

    async def _close(self, info: TableInfo, view: TableView[Any], old: PostedMessage) -> None:
        lines = await self._tables.looking.once_told(info.id, view.viewer, old.first_line, old.last_line)
        told = await self.told(info, view, lines, closed=True)
        try:
            await self._post.edit(old, told.content, told.view(), bare=told.bare)
        except discord.NotFound:
            await self._tables.outbox.gone(old)
        else:
            await self._tables.outbox.closed(old)

    async def _edit(
        self, info: TableInfo, view: TableView[Any], lines: list[StoredLine], now: PostedMessage, *,
        closed: bool = False,
    ) -> PostedMessage:
        told = await self.told(info, view, lines, closed=closed)
        await self._rewrite_taken_back(info, view, now)
        await self._post.edit(now, told.content, told.view(), bare=told.bare)
        message = replace(now, last_line=_last(lines, now.first_line - 1), revision=now.revision + 1)
        await self._tables.outbox.posted(message)
        return message

    async def _rewrite_taken_back(self, info: TableInfo, view: TableView[Any], now: PostedMessage) -> None:
        """An undo may have reached lines of the message before this one: it is told anew, too. Equal text costs no
        edit, but for one after a restart."""
        earlier = [one for one in await self._tables.outbox.messages(info.id) if one.kind is OutboxKind.TURN]
        before = next((one for one in reversed(earlier) if one.last_line < now.first_line and not one.open), None)
        if before is not None:
            await self._close(info, view, before)

    # -- the picture ---------------------------------------------------------------------------------------------

    def _paint_later(self, info: TableInfo, view: TableView[Any], message: PostedMessage, row: Outgoing) -> None:
        """Draw the board beside everything else; a board that is still being drawn is out of date by now."""
        before = self.painting.pop(info.id, None)
        if before is not None:
            before.cancel()
        task = asyncio.create_task(self._paint(info, view, message, row), name=f"paint {info.id}")
        self.painting[info.id] = task
        task.add_done_callback(lambda done: self._painted(info.id, done))

    def _painted(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self.painting.get(table_id) is task:
            del self.painting[table_id]
            if self._tables.records.sharing.number is not None:
                self._tables.outbox.wake.set()  # the table is handed back

    async def _paint(self, info: TableInfo, view: TableView[Any], message: PostedMessage, row: Outgoing) -> None:
        waiting = asyncio.create_task(self._keep_waiting(row), name=f"lease {info.id}")
        try:
            await self._hang(info, view, message, self._painter.public(view))
            await self._hang_keepsakes(info, view, message)
            if self._painter.closed:
                return
        except Overtaken:
            log.info("table %s: another bot draws its picture", info.id)
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s: the board picture was not sent (%s)", info.id, error)
        except Trouble as trouble:
            log.info("table %s: its picture waits: %s", info.id, trouble.text.key)
        except Exception as error:  # the words have to do: what fails once would fail each time the row is published
            log.error("table %s: the board picture could not be made\n%s", info.id, trace(error))
        finally:
            waiting.cancel()
        try:
            await self._tables.outbox.done(row)
        except Overtaken:
            log.info("table %s: another bot publishes there", info.id)
        except Trouble as trouble:  # the row stays, and is published again when its lease is over
            log.info("table %s: its picture could not be noted: %s", info.id, trouble.text.key)

    async def _keep_waiting(self, row: Outgoing) -> None:
        """While its picture is drawn, a row is not taken up again."""
        while True:
            await self._clock.sleep(LEASE / 2)
            try:
                await self._tables.outbox.leased(row, LEASE)
            except (Trouble, Overtaken) as error:
                log.debug("a row was not put off: %s", error)

    async def _hang(
        self, info: TableInfo, view: TableView[Any], message: PostedMessage, names: Sequence[str]
    ) -> None:
        """Put the pictures of these names on a message, unless it has them."""
        voice = await self._audience.voice(info)
        seats = len(info.seats)
        key = "".join(self._painter.key(name, view, voice, seats) for name in names)
        if self._boards.get(message.message_id, "") == key:
            return
        drawn = [await self._painter.draw(name, view, voice, seats) for name in names]
        pictures = [picture for picture in drawn if picture is not None]
        if not self._painter.closed and (pictures or not names):
            self._boards.pop(message.message_id, None)  # until Discord has said so, nobody knows what hangs there
            await self._post.attach(message, pictures)
            self._boards[message.message_id] = key

    async def _hang_keepsakes(self, info: TableInfo, view: TableView[Any], newest: PostedMessage) -> None:
        """What the newest message tells about and does not show hangs on the one before it, as long as it is news."""
        names = self._painter.keepsakes(view)
        turns = [one for one in await self._tables.outbox.messages(info.id) if one.kind is OutboxKind.TURN]
        before = turns[-2] if len(turns) > 1 and turns[-1].message_id == newest.message_id else None
        kept = self._keepsakes.pop(info.id, None)
        if kept is not None and (not names or before is None or kept.message_id != before.message_id):
            await self._hang(info, view, kept, ())
        if names and before is not None:
            self._keepsakes[info.id] = before
            await self._hang(info, view, before, names)


def _unpinged(
    info: TableInfo, view: TableView[Any], now: PostedMessage | None, due: tuple[Ping, ...]
) -> tuple[Ping, ...]:
    """The questions that are still open, belong to persons, and were not announced by a ping yet."""
    people = {seat.seat for seat in info.seats if seat.person is not None}
    asked = {one.seat for one in view.asked} & people
    told = set(now.asked) if now is not None else set()
    return tuple(ask for ask in due if ask.seat in asked and ask not in told)


def _last(lines: list[StoredLine], default: int) -> int:
    return lines[-1].n if lines else default

