"""The pictures of turn messages: drawn beside everything else, and hung in the same request as the words where that
takes no longer than nobody notices."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from cogs.pictures.painter import Painter
from cogs.pictures.turns import FRESH, Urgency
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from cogs.words.voice import Voice
from games.core.view import TableView
from rendering.kit.picture import Picture
from storage.model import TableInfo
from storage.outgoing import OutboxKind, Outgoing, PostedMessage
from tables.figures import BOARD_AGE, BOARD_MISSING, BOARDS_BEHIND
from tables.looking import public_viewer
from tables.recent import Recent
from tables.service import TableService
from tables.sharing import Overtaken
from tables.traces import trace
from tables.trouble import Trouble

log = logging.getLogger(__name__)
KNOWN = 2000
"""Messages of which it is known what board they show."""
TOGETHER = 0.15
"""Seconds for which words wait for their picture. Whoever clicked has been answered by then."""
LEASE = 5.0
"""Seconds that a row waits for its picture before it is taken up again (after a crash, that is): while the picture is
drawn, it is put off again and again."""


@dataclass(frozen=True, slots=True)
class Board:
    """Drawn pictures of a moment, the name of equal ones, and when that moment was (in seconds that never jump)."""

    key: str
    pictures: Sequence[Picture]
    at: float


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board that is being drawn, or was, and the name of equal ones as it was begun."""

    key: str
    task: asyncio.Task[Board | None]

    @property
    def board(self) -> Board | None:
        """What is drawn by now; None as long as there are no pictures."""
        done = self.task.done() and not self.task.cancelled() and self.task.exception() is None
        board = self.task.result() if done else None
        return board if board is not None and board.pictures else None


class Boards:
    """Hangs pictures on turn messages. `painting` are those that are being drawn, by table."""

    def __init__(self, tables: TableService, audience: Audience, painter: Painter, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._painter = painter
        self._post = post
        self._clock = tables.clock
        self.painting: dict[int, asyncio.Task[None]] = {}
        self._sending: dict[int, asyncio.Task[None]] = {}
        """By table: the picture that is being sent."""
        self._begun: dict[int, Drawing] = {}
        """By table: what is drawn for the words that are just being sent."""
        self._behind: dict[int, float] = {}
        """By table: since when it lacks its present board."""
        self._hung: Recent[int, str] = Recent(KNOWN)
        self._keepsakes: Recent[int, PostedMessage] = Recent(KNOWN)
        """By table: the message that has lost its question, but still shows something that is news."""

    def forget(self, table_id: int, message: PostedMessage) -> None:
        """Another bot has published at the table: nobody here knows what hangs there."""
        self._hung.pop(message.message_id, None)
        self._keepsakes.pop(table_id, None)

    async def drop(self, table_id: int) -> None:
        """What is still being drawn for a table is out of date: another board takes its place. What is being sent is
        waited for, else nobody knew which of the two comes first; and discord.py lets all other requests of a route
        wait for half a minute when one is broken off in the wrong moment."""
        for task in (self.painting.pop(table_id, None), self._let_go(table_id)):
            if task is not None:
                task.cancel()
        if (sending := self._sending.get(table_id)) is not None:
            await asyncio.wait({sending})

    async def end(self, table_id: int) -> None:
        """A table's turn messages show no board any more."""
        await self.drop(table_id)
        self._given_up(table_id)

    async def begin(self, info: TableInfo, view: TableView[Any], on: PostedMessage | None = None) -> Drawing | None:
        """Begin to draw what a message is to show, and wait for it a moment where nobody else waits; None where the
        message, if it stands, shows that already, or it cannot be said what it is to show."""
        try:
            names, voice = self._painter.public(view), await self._audience.voice(info)
            key = self._key(names, info, view, voice)
        except Exception:  # whoever hangs it meets that, too, and says so: the words must not suffer
            return None
        if key == ("" if on is None else self._hung.get(on.message_id, "")):
            self._given_up(info.id)
            return None
        crowded = self._painter.turns.crowded
        self._behind.setdefault(info.id, self._clock.steady())
        BOARDS_BEHIND.set(len(self._behind))
        drawing = Drawing(key, asyncio.create_task(self._drawn(info, view, self._painter.public, key)))
        drawing.task.add_done_callback(lambda task: task.cancelled() or task.exception())
        self._begun[info.id] = drawing
        if not crowded:
            patience = asyncio.create_task(self._clock.sleep(TOGETHER))
            try:
                await asyncio.wait({drawing.task, patience}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                patience.cancel()
        return drawing

    def follow(
        self, info: TableInfo, view: TableView[Any], message: PostedMessage, row: Outgoing, drawing: Drawing | None
    ) -> None:
        """Hang beside everything else what did not go along."""
        self._begun.pop(info.id, None)
        task = asyncio.create_task(self._paint(info, view, message, row, drawing), name=f"paint {info.id}")
        self.painting[info.id] = task
        task.add_done_callback(lambda done: self._painted(info.id, done))

    def _let_go(self, table_id: int) -> asyncio.Task[Board | None] | None:
        begun = self._begun.pop(table_id, None)
        return begun.task if begun is not None else None

    def _painted(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self.painting.get(table_id) is task:
            del self.painting[table_id]
            if self._tables.records.sharing.number is not None:
                self._tables.outbox.wake.set()  # the table is handed back

    async def _paint(
        self, info: TableInfo, view: TableView[Any], message: PostedMessage, row: Outgoing, drawing: Drawing | None
    ) -> None:
        waiting = asyncio.create_task(self._keep_waiting(row), name=f"lease {info.id}")
        try:
            await self._hang(info, view, message, self._painter.public, drawing)
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
        self._given_up(info.id)
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

    # -- drawing and hanging -------------------------------------------------------------------------------------

    async def _hang(
        self, info: TableInfo, view: TableView[Any], message: PostedMessage,
        names: Callable[[TableView[Any]], Sequence[str]], drawing: Drawing | None = None,
    ) -> None:
        """Put the pictures of these names on a message, unless it has them."""
        key = drawing.key if drawing is not None else self._key(
            names(view), info, view, await self._audience.voice(info)
        )
        if self._hung.get(message.message_id, "") == key:
            return
        board = await (drawing.task if drawing is not None else self._drawn(info, view, names, key))
        if board is not None and not self._painter.closed and (board.pictures or not board.key):
            self.exchanging(message.message_id)
            await self._attach(info.id, message, board.pictures)
            self.hangs(info.id, message.message_id, board)

    async def _attach(self, table_id: int, message: PostedMessage, pictures: Sequence[Picture]) -> None:
        """Send pictures; whoever is cancelled meanwhile leaves that to its end."""
        sending = asyncio.create_task(self._post.attach(message, pictures), name=f"hang {table_id}")
        self._sending[table_id] = sending
        sending.add_done_callback(lambda task: self._sent(table_id, task))
        await asyncio.shield(sending)

    def _sent(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._sending.get(table_id) is task:
            del self._sending[table_id]
        if not task.cancelled():
            task.exception()  # whoever waited for it may be gone

    @property
    def doing(self) -> list[asyncio.Task[None]]:
        """What is being drawn and sent."""
        return [*self.painting.values(), *self._sending.values()]

    def exchanging(self, message_id: int) -> None:
        """The pictures of a message are sent: until Discord has said so, nobody knows what hangs there."""
        self._hung.pop(message_id, None)

    def hangs(self, table_id: int, message_id: int, board: Board) -> None:
        """A message of the table has these pictures."""
        now = self._clock.steady()
        self._hung[message_id] = board.key
        BOARD_AGE.observe(now - board.at)
        if table_id in self._behind:
            BOARD_MISSING.observe(now - self._behind[table_id])
        self._given_up(table_id)

    def _given_up(self, table_id: int) -> None:
        """A table waits for no board any more: it has it, needs none, or it cannot be hung."""
        self._behind.pop(table_id, None)
        BOARDS_BEHIND.set(len(self._behind))

    async def _drawn(
        self, info: TableInfo, view: TableView[Any], names: Callable[[TableView[Any]], Sequence[str]], key: str
    ) -> Board | None:
        """A view's pictures, which have this key, once it is the table's turn; those of the moment then, when it has
        waited for long."""
        at, voice = self._clock.steady(), await self._audience.voice(info)
        async with self._painter.turns.turn(Urgency.PUBLIC, behind=self._behind.get(info.id)) as waited:
            if waited is None:
                return None
            if waited > FRESH:
                at, info = self._clock.steady(), await self._tables.looking.table(info.id)
                view, voice = await self._present(info, view), await self._audience.voice(info)
                key = self._key(names(view), info, view, voice)
            drawn = [await self._painter.draw_now(name, view, voice, len(info.seats)) for name in names(view)]
        pictures = [picture for picture in drawn if picture is not None]
        return Board(key, pictures, at)

    async def _present(self, info: TableInfo, view: TableView[Any]) -> TableView[Any]:
        """What everybody sees now; what was seen, at a table that has ended meanwhile."""
        ended = info.ended_at is not None
        return view if ended else await self._tables.looking.view(info.id, public_viewer(info))

    def _key(self, names: Sequence[str], info: TableInfo, view: TableView[Any], voice: Voice) -> str:
        return "".join(self._painter.key(name, view, voice, len(info.seats)) for name in names)

    async def _hang_keepsakes(self, info: TableInfo, view: TableView[Any], newest: PostedMessage) -> None:
        """What the newest message tells about and does not show hangs on the one before it, as long as it is news."""
        names, kept = self._painter.keepsakes(view), self._keepsakes.pop(info.id, None)
        if not names and kept is None:
            return
        turns = [one for one in await self._tables.outbox.messages(info.id) if one.kind is OutboxKind.TURN]
        before = turns[-2] if len(turns) > 1 and turns[-1].message_id == newest.message_id else None
        if kept is not None and (not names or before is None or kept.message_id != before.message_id):
            await self._hang(info, view, kept, _nothing)
        if names and before is not None:
            self._keepsakes[info.id] = before
            await self._hang(info, view, before, self._painter.keepsakes)


def _nothing(_: TableView[Any]) -> Sequence[str]:
    """Pictures of a message that shows none any more."""
    return ()
