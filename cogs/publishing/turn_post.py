"""Keeps the turn message right: a new message exactly when somebody new must act, an edit for everything else."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.forms.custom_id import base36
from cogs.pages.turn_message import Told, turn_message
from cogs.pictures.painter import Painter
from cogs.publishing.boards import LEASE, Boards, Drawing
from cogs.publishing.giving_way import GivingWay
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from games.core.view import TableView
from storage.model import StoredLine, TableInfo
from storage.outgoing import OutboxKind, Outgoing, Ping, PostedMessage
from tables.looking import public_viewer
from tables.service import TableService

log = logging.getLogger(__name__)
SNAPSHOTS = 4


class TurnPoster:
    """Publishes turn messages."""

    def __init__(
        self, tables: TableService, audience: Audience, painter: Painter, post: Post, giving_way: GivingWay
    ) -> None:
        self._tables = tables
        self._audience = audience
        self._post = post
        self.boards = Boards(tables, audience, painter, post, giving_way)

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
        turns = await self._turns(info.id)
        now = _open(turns)
        if now is not None and not self._post.knows(now):  # another bot has published here since
            self.boards.forget(info.id, now)
        await self.boards.drop(info.id)
        row, view, lines = await self._snapshot(row, now.first_line if now is not None else 1)
        asks = _unpinged(info, view, now, row.payload.asked)
        if now is None or asks or now.channel_id != info.home.channel_id:
            turns = await self._close_all(info, view, turns)
            drawing = await self.boards.begin(info, view)
            message = await self._new(row, info, view, lines, asks, turns, drawing)
        else:
            drawing = await self.boards.begin(info, view, now)
            await self._rewrite_taken_back(info, view, now, turns)
            message = await self._edit(info, view, lines, now, row, drawing)
            await self._close_all(info, view, turns, message)
        self.boards.follow(info, view, message, row, drawing)

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
        await self.boards.end(info.id)
        turns = await self._turns(info.id)
        now = _open(turns)
        if now is not None:
            view = await self._tables.looking.view(info.id, public_viewer(info))
            lines = await self._lines(info.id, view.viewer, now.first_line)
            await self._rewrite_taken_back(info, view, now, turns)
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
        now = _open(await self._turns(info.id))
        if now is None or now.message_id != message_id:
            return None
        view = await self._tables.looking.view(info.id, public_viewer(info))
        if asks_others:
            lines = await self._lines(info.id, view.viewer, now.first_line, now.last_line)
            return await self.told(info, view, lines, closed=True)
        lines = await self._lines(info.id, view.viewer, now.first_line)
        return await self.told(info, view, lines, closed=view.finished)

    # -- words ---------------------------------------------------------------------------------------------------

    async def _turns(self, table_id: int) -> list[PostedMessage]:
        """The table's turn messages, oldest first. Whoever publishes there is the only one who changes them."""
        return [one for one in await self._tables.outbox.messages(table_id) if one.kind is OutboxKind.TURN]

    async def _lines(
        self, table_id: int, viewer: int | None, first: int, last: int | None = None
    ) -> list[StoredLine]:
        lines = await self._tables.looking.lines(table_id, viewer, after=first - 1)
        return [one for one in lines if last is None or one.n <= last]

    async def _new(
        self, row: Outgoing, info: TableInfo, view: TableView[Any], lines: list[StoredLine], asks: tuple[Ping, ...],
        earlier: Sequence[PostedMessage], drawing: Drawing | None,
    ) -> PostedMessage:
        assert info.home.channel_id is not None
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
        board = drawing.board if drawing is not None else None
        pictures = board.pictures if board is not None else ()
        sent = await self._post.send(info.home.channel_id, told.content, told.view(), nonce, pings, pictures)
        if board is not None:
            self.boards.hangs(info.id, sent.id, board)
        message = PostedMessage(
            info.id, OutboxKind.TURN, info.home.channel_id, sent.id, first, _last(lines, first - 1), asks,
            posted_at=sent.created_at.timestamp(),
        )
        later = {ask: asleep[ask.seat] for ask in wanted if ask.seat in asleep}
        await self._tables.outbox.posted(message, later, called, row, LEASE)
        return message

    async def _close_all(
        self, info: TableInfo, view: TableView[Any], turns: Sequence[PostedMessage],
        newest: PostedMessage | None = None,
    ) -> list[PostedMessage]:
        """Every turn message but the newest is over and loses its buttons, also one that a crash has left open. When a
        new one follows, it comes afterwards: no button of a question that is over stands in public. Returns those that
        still exist in Discord, as far as anybody knows."""
        over = [one for one in turns if one.open and (newest is None or one.message_id != newest.message_id)]
        gone = [one for one in over if not await self._close(info, view, one)]
        return [one for one in turns if one not in gone]

    async def _close(self, info: TableInfo, view: TableView[Any], old: PostedMessage) -> bool:
        """A message tells what happened, and nothing else any more. Returns whether it still exists."""
        lines = await self._tables.looking.once_told(info.id, view.viewer, old.first_line, old.last_line)
        told = await self.told(info, view, lines, closed=True)
        try:
            await self._post.edit(old, told.content, told.view(), bare=told.bare)
        except discord.NotFound:
            await self._tables.outbox.gone(old)
            return False
        await self._tables.outbox.closed(old)
        return True

    async def _edit(
        self, info: TableInfo, view: TableView[Any], lines: list[StoredLine], now: PostedMessage,
        row: Outgoing | None = None, drawing: Drawing | None = None, *, closed: bool = False,
    ) -> PostedMessage:
        """Bring the open message up to date; the `row` for that then waits for the picture."""
        told = await self.told(info, view, lines, closed=closed)
        board = drawing.board if drawing is not None else None
        pictures = board.pictures if board is not None else ()
        if board is not None:
            self.boards.exchanging(now.message_id)
        await self._post.edit(now, told.content, told.view(), bare=told.bare, pictures=pictures)
        if board is not None:
            self.boards.hangs(info.id, now.message_id, board)
        message = replace(now, last_line=_last(lines, now.first_line - 1), revision=now.revision + 1)
        await self._tables.outbox.posted(message, row=row, lease=LEASE)
        return message

    async def _rewrite_taken_back(
        self, info: TableInfo, view: TableView[Any], now: PostedMessage, turns: Sequence[PostedMessage]
    ) -> None:
        """An undo may have reached lines of the message before this one: it is told anew, too. Equal text costs no
        edit, but for one after a restart."""
        before = next((one for one in reversed(turns) if one.last_line < now.first_line and not one.open), None)
        if before is not None:
            await self._close(info, view, before)


def _unpinged(
    info: TableInfo, view: TableView[Any], now: PostedMessage | None, due: tuple[Ping, ...]
) -> tuple[Ping, ...]:
    """The questions that are still open, belong to persons, and were not announced by a ping yet."""
    people = {seat.seat for seat in info.seats if seat.person is not None}
    asked = {one.seat for one in view.asked} & people
    told = set(now.asked) if now is not None else set()
    return tuple(ask for ask in due if ask.seat in asked and ask not in told)


def _open(turns: Sequence[PostedMessage]) -> PostedMessage | None:
    """The newest turn message, as long as it has its buttons."""
    return turns[-1] if turns and turns[-1].open else None


def _last(lines: list[StoredLine], default: int) -> int:
    return lines[-1].n if lines else default

