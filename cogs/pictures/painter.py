"""Pictures for messages: drawn beside the bot from a view, kept while they are fresh, never in anybody's way."""

from __future__ import annotations

import asyncio
import hashlib
import io
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.pictures.drawing import Drawers, Film, Job
from cogs.pictures.turns import Stands, Turns, Urgency, always
from cogs.words.voice import Voice
from games.core.decision import Kind
from games.core.view import TableView
from rendering.kit.picture import Picture, join_alt
from rendering.registry import answered_by, keepsakes, public_pictures
from tables.figures import PICTURE
from tables.recent import Recent

KEPT = 48
THREADS = 2
"""Pictures that are drawn at once within the bot, where there are no processes for it."""
FILMS_KEPT = 2
"""Moving pictures that are remembered: they are large."""


class Painter:
    """Draws boards, hands, reveals and rankings.

    As many at a time as there are processes for it; who is next say the `turns`. Finished pictures are kept for the
    next person who looks at the same thing. `webp`: pictures that move are WebPs.
    """

    def __init__(
        self, processes: int = 0, kept: int = KEPT, steady: Callable[[], float] = time.monotonic, *, webp: bool = False
    ) -> None:
        self._webp = webp
        self._pictures: Recent[str, Picture] = Recent(kept)
        self.turns = Turns(processes or THREADS, steady)
        self._films: Recent[str, Picture] = Recent(FILMS_KEPT)
        self._filming = asyncio.Lock()
        self._drawers = Drawers(processes)

    async def prepare(self, games: Sequence[str]) -> None:
        """Draw what all pictures of the games share, one game after the other, so that first pictures are quick."""
        for game in games:
            await self._drawers.prepare(game)

    def close(self) -> None:
        """Draw nothing more; whoever waits for a picture gets none."""
        self._drawers.close()

    def forget(self) -> None:
        """Keep no finished picture: one may bear the name of somebody who was deleted."""
        self._pictures.clear()

    @property
    def closed(self) -> bool:
        """Whether nothing is drawn any more: what lacks its picture now gets it after the next start."""
        return self._drawers.closed

    def key(
        self, what: str, view: TableView[Any], voice: Voice, seats: int, marked: frozenset[str] = frozenset(),
        occasion: tuple[str, ...] = (),
    ) -> str:
        """A name for the picture of this view in this language: equal names, equal pictures."""
        names = "|".join(voice.plain_name(seat) for seat in range(seats))
        places = f"{sorted(marked)}|{sorted(offered(what, view))}"
        shown = f"{view.asked!r}|{places}|{view.board!r}|{view.before!r}|{occasion!r}"
        content = f"{view.game}|{what}|{voice.words.language}|{names}|{shown}"
        return hashlib.sha256(content.encode()).hexdigest()

    def public(self, view: TableView[Any]) -> tuple[str, ...]:
        """Which pictures the public message of this moment carries; none when nobody draws this game."""
        try:
            return public_pictures(view.game, view.board)
        except KeyError:
            return ()

    def keepsakes(self, view: TableView[Any]) -> tuple[str, ...]:
        """Which pictures the message before keeps at this moment."""
        try:
            return keepsakes(view.game, view.board)
        except KeyError:
            return ()

    async def draw(
        self, what: str, view: TableView[Any], voice: Voice, seats: int, marked: frozenset[str] = frozenset(),
        occasion: tuple[str, ...] = (), urgency: Urgency = Urgency.OWN, stands: Stands = always,
    ) -> Picture | None:
        """The picture, once it is its turn; None when it is not wanted any more by then, or cannot be drawn: the words
        then have to do, and the log says why."""
        key = self.key(what, view, voice, seats, marked, occasion)
        if key in self._pictures:
            return self._kept(key)
        with PICTURE.time():
            async with self.turns.turn(urgency, stands=stands) as waited:
                if waited is None:
                    return None
                return self._kept(key) or await self._draw(key, what, view, voice, seats, marked, occasion)

    async def draw_now(self, what: str, view: TableView[Any], voice: Voice, seats: int) -> Picture | None:
        """The same for who has a turn already."""
        key = self.key(what, view, voice, seats)
        return self._kept(key) or await self._draw(key, what, view, voice, seats)

    def _kept(self, key: str) -> Picture | None:
        """A picture that was drawn lately."""
        if key in self._pictures:
            self._pictures.move_to_end(key)
        return self._pictures.get(key)

    async def _draw(
        self, key: str, what: str, view: TableView[Any], voice: Voice, seats: int,
        marked: frozenset[str] = frozenset(), occasion: tuple[str, ...] = (),
    ) -> Picture | None:
        names = tuple(voice.plain_name(seat) for seat in range(seats))
        asked = frozenset(asked.seat for asked in view.asked)
        job = Job(
            view.game, what, view.board, voice.words.language, names, asked, marked, view.before, occasion,
            offered(what, view),
        )
        picture = await self._drawers.draw(job)
        if picture is not None:
            self._pictures[key] = picture
        return picture

    async def film(
        self, views: Sequence[TableView[Any]], voice: Voice, seats: int, alt: str, name: str
    ) -> Picture | None:
        """The boards of a game as one moving picture; None when it cannot be made. Drawn frame by frame, so that other
        pictures come in between, one such picture at a time; `name` is equal for equal ones, and the last few are kept.
        """
        async with self._filming:
            if name not in self._films:
                names = tuple(voice.plain_name(seat) for seat in range(seats))
                frames, last = list[bytes](), ""
                for view in views:
                    job = Job(view.game, "board", view.board, voice.words.language, names, frozenset())
                    async with self.turns.turn(Urgency.SPARE):
                        drawn = await self._drawers.draw(job)
                    if drawn is None:
                        return None
                    frames.append(drawn.data)
                    last = drawn.alt
                picture = await self._drawers.film(Film(tuple(frames), join_alt([alt, last]), self._webp))
                if picture is None:
                    return None
                self._films[name] = picture
            return self._films[name]


def offered(what: str, view: TableView[Any]) -> frozenset[str]:
    """What the viewer's question offers, to be shown on the picture by which it is answered: the places of a board; on
    a picture of a question's own all that can be chosen."""
    if view.question is None or what not in answered_by(view.game, view.board, view.question.decision):
        return frozenset()
    parts = view.question.decision.parts
    return frozenset(name for part in parts if part.kind is Kind.CELLS or what != "hand" for name in part.ids)


def file_of(picture: Picture) -> discord.File:
    """The picture as an attachment with its alt text."""
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=picture.alt)
