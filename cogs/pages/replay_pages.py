"""Private pages that look back at a game: its acts one by one, and the whole of it as an animated picture."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from cogs.pages.page import Page, PendingPictures
from cogs.pages.replay_page import (
    LINES,
    beside_board,
    film_rows,
    further_rows,
    numbered,
    replay_rows,
    replay_texts,
    viewpoint_argument,
    viewpoint_of,
)
from cogs.pictures.drawing_queue import StillWanted
from cogs.pictures.painter import Painter
from cogs.words.visit import Visit
from cogs.words.voice import Voice, tail
from games.core.text import Text, key_of
from rendering.kit.picture import Picture
from storage.model import TableInfo
from tables.service import TableService
from tables.undo.past import CannotRebuild

log = logging.getLogger(__name__)
FRAMES = 60
"""Maximum number of frames of an animated picture."""


class ReplayPages:
    """Creates private pages that look back at a game; a `visit` is the person who reads one."""

    def __init__(self, tables: TableService, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    async def replay(self, visit: Visit, number: str, eyes: str, *, whole: bool = False) -> Page:
        """Return a page with one act of a game's replay: what it led to, as far as a phone has room for it, and the
        picture of the public message as a seat, which may see its own hand there, or a spectator saw it; or without the
        picture the `whole` text. If the game cannot be rebuilt, the page says so. Raises `RequestRefused` if it has not
        begun.

        `number` and `eyes` are taken from a custom id, unchecked. `number` is the act: 0 is before the first question,
        and is also taken for an invalid number; the last act is taken for one that is too high. `eyes` is the number of
        a seat, or "-" for a spectator, who is also taken for a seat whose view the person may not have.

        Until everything about the game is public, a person may have their own seat's view and a spectator's, and the
        replay has only what that viewer may know of finished turns.
        """
        info, voice, replay = visit.info, visit.voice, self._tables.replay
        allowed = await replay.allowed_viewers(info.id, visit.seat)
        viewer = viewpoint_of(eyes, len(info.seats))
        viewer = viewer if viewer in allowed else None
        over = await self._tables.history.open_to_all(info.id)
        try:
            reel = await replay.reel_for(info.id, visit.seat if over else viewer)
            at = numbered(number, len(reel.acts) - 1)
            view = await replay.view_in(info.id, reel, at, viewer)
        except CannotRebuild as error:
            log.info("no replay: %s", error)
            return Page([voice.key("cogs-replay-gone")])
        title, words = replay_texts(reel, at, replay.visible_lines(reel.acts[at], viewer), info.game, voice)
        further = partial(
            further_rows, info, reel, at, viewpoint_argument(viewer), voice, over=over,
            reviewed=over and self._tables.reviews.offered(info, visit.person),
        )
        rows = replay_rows(info, reel, at, viewer, allowed, voice)
        if whole:
            return Page([title, tail(words, LINES, "…")], [*rows, *further(whole=True)])
        every = "\n".join(words)
        told = beside_board(title, words, [*rows, *further()])
        if told != every:
            told = beside_board(title, words, [*rows, *further(cut=True)])
        pictures = PendingPictures.of(self._painter, visit, view, self._painter.own_view_picture_names(view))
        return Page([title, told], [*rows, *further(cut=told != every)], pictures)

    async def film(self, visit: Visit, number: str, eyes: str) -> Page:
        """Return a page with a finished game as an animated picture, from the point of view `eyes` of a seat or of a
        spectator, and with a button to the act `number`, as custom ids name them. Raises `RequestRefused` while the
        game is not public."""
        info, voice = visit.info, visit.voice
        viewer = viewpoint_of(eyes, len(info.seats))
        try:
            reel = await self._tables.replay.reel(info.id)
        except CannotRebuild as error:
            log.info("no film: %s", error)
            return Page([voice.key("cogs-replay-gone")])
        shares = info.home.channel_id is not None and info.place_of(visit.person) is not None
        key = f"film|{info.id}|{viewer}|{voice.words.language}"
        frames = len(reel.turns(FRAMES))
        texts = [voice.key("cogs-film-title", game=Text(key_of(info.game, "name"))), voice.key("cogs-film", n=frames)]
        rows = film_rows(info, viewpoint_argument(viewer), numbered(number, len(reel.acts) - 1), shares, voice)

        async def paint(_: StillWanted) -> list[Picture]:
            picture = await self.film_picture(info, viewer, voice)
            return [] if picture is None else [picture]

        return Page(texts, rows, PendingPictures(key, paint))

    async def film_picture(self, info: TableInfo, viewer: int | None, voice: Voice) -> Picture | None:
        """Return the animated picture of a finished game as the seat `viewer` (None: a spectator) saw it. None if it
        cannot be drawn. Raises `RequestRefused` while the game is not public."""
        boards = await self._tables.replay.boards_by_turn(info.id, viewer, FRAMES)
        view = await self._tables.replay.view(info.id, 0, viewer)
        alt = voice.key("cogs-film-alt", game=Text(key_of(info.game, "name")), n=len(boards))
        views = [replace(view, board=board, before=None, asked=()) for board in boards]
        name = f"{info.id}|{viewer}|{voice.words.language}|{[voice.plain_name(one.seat) for one in info.seats]}"
        return await self._painter.film(views, voice, len(info.seats), alt, name)
