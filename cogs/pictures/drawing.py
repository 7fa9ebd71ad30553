"""Drawing beside the bot: in worker processes, so that clicks never wait for a picture.

Rasterising and encoding hold Python's interpreter for up to half a second when a drawing is seen for the first time;
in a thread of the bot every click would feel that. Tests, and a bot told to use no processes, draw in a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from cogs.words.catalogues import words
from cogs.words.voice import unstressed
from rendering.kit.film import film
from rendering.kit.picture import Picture
from rendering.registry import draw, prepare
from tables.traces import trace
from tables.workers import Worker, begin

log = logging.getLogger(__name__)
DRAWING_SECONDS = 30.0
"""How long a picture may take. After that its process is ended, and the words have to do."""
PREPARING_SECONDS = 120.0
"""How long a worker may take to prepare for a game."""


@dataclass(frozen=True, slots=True)
class Job:
    """All that a picture is drawn from: a game's view, the reader's language, the seats' names, who is asked, what the
    reader has marked, the view before the last act, what else the ranking celebrates, and the places offered to be
    marked."""

    game: str
    what: str
    board: Any
    language: str
    names: tuple[str, ...]
    asked: frozenset[int]
    marked: frozenset[str] = frozenset()
    before: Any = None
    occasion: tuple[str, ...] = ()
    offered: frozenset[str] = frozenset()


class CannotDraw(Exception):
    """A picture could not be drawn. The message is the trace, made where the error was: in the worker."""


def drawn(job: Job) -> Picture:
    """The picture of a job. Raises `CannotDraw`."""
    catalogue = words(job.language)
    try:
        return draw(
            job.game, job.what, job.board, lambda text: unstressed(catalogue.say(text, lambda seat: job.names[seat])),
            job.names, job.asked, job.marked, job.before, job.occasion, job.offered,
        )
    except Exception as error:
        raise CannotDraw(trace(error)) from None


@dataclass(frozen=True, slots=True)
class Film:
    """Drawn pictures that are to become one that moves, and what it shows in words."""

    frames: tuple[bytes, ...]
    alt: str


def filmed(film_: Film) -> Picture:
    """The moving picture. Raises `CannotDraw`."""
    try:
        return film(film_.frames, film_.alt)
    except Exception as error:
        raise CannotDraw(trace(error)) from None


class Drawers:
    """The workers. `processes` 0: draw in threads of this process, where what hangs can only be left behind."""

    def __init__(self, processes: int, limit: float = DRAWING_SECONDS) -> None:
        self._limit = limit
        self._workers = [Worker(_begin) for _ in range(processes)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._drawing: set[asyncio.Task[Any]] = set()
        self.closed = False
        """Nothing is drawn any more."""

    async def draw(self, job: Job) -> Picture | None:
        """The picture, or None when it cannot be drawn: the words then have to do, and the log says why."""
        try:
            picture: Picture = await self._run(drawn, job, self._limit)
            return picture
        except BrokenProcessPool:
            if not self.closed:
                log.warning("a drawing process has died; a new one takes its place")
        except TimeoutError:
            log.error("the %s of %s was not drawn in %.0f s: given up", job.what, job.game, self._limit)
        except CannotDraw as error:
            log.error("could not draw the %s of %s\n%s", job.what, job.game, error)
        return None

    async def film(self, about: Film) -> Picture | None:
        """The moving picture, or None when it cannot be made; the log says why."""
        try:
            picture: Picture = await self._run(filmed, about, PREPARING_SECONDS)
            return picture
        except BrokenProcessPool:
            return None
        except (TimeoutError, CannotDraw) as error:
            log.error("a moving picture of %d frames could not be made\n%s", len(about.frames), error)
            return None

    async def prepare(self, game: str) -> None:
        """Draw what all pictures of a game share, in every worker."""
        try:
            times = range(max(1, len(self._workers)))
            await asyncio.gather(*(self._run(prepare, game, PREPARING_SECONDS) for _ in times))
        except BrokenProcessPool:
            return
        except TimeoutError:
            log.error("the pictures of %s were not prepared in %.0f s: given up", game, PREPARING_SECONDS)
        except Exception as error:
            log.error("could not prepare the pictures of %s\n%s", game, trace(error))

    async def _run(self, work: Callable[[Any], Any], about: Any, limit: float) -> Any:
        """Do it in the next free worker. Whoever waits for it may be cancelled; a worker ends what it has begun."""
        if self.closed:
            raise BrokenProcessPool("nothing is drawn any more")
        worker = await self._free.get() if self._workers else None
        if worker is None:
            task = asyncio.create_task(_in_thread(work, about, limit))
        else:
            task = asyncio.create_task(worker.run(work, about, limit))
        self._drawing.add(task)
        task.add_done_callback(lambda done: self._done(worker, done))
        if self.closed:
            task.cancel()
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # it, and not whoever waits for it
                raise BrokenProcessPool("nothing is drawn any more") from None
            raise

    def _done(self, worker: Worker | None, task: asyncio.Task[Any]) -> None:
        self._drawing.discard(task)
        if worker is not None:
            self._free.put_nowait(worker)
        if not task.cancelled():
            task.exception()  # whoever waited for it may be gone

    def close(self) -> None:
        """End the workers; what is being drawn is dropped, else the program would wait for it when it ends."""
        self.closed = True
        for task in self._drawing:
            task.cancel()
        for worker in self._workers:
            worker.end()


async def _in_thread(work: Callable[[Any], Any], about: Any, limit: float) -> Any:
    """Do it in a thread for which the program does not wait when it ends. Raises `TimeoutError`."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Any] = loop.create_future()

    def tell(set_it: Callable[[Any], None], what: Any) -> None:
        if not done.done():
            set_it(what)

    def run() -> None:
        try:
            set_it, what = done.set_result, work(about)
        except BaseException as error:
            set_it, what = done.set_exception, error
        with contextlib.suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(tell, set_it, what)

    threading.Thread(target=run, name="drawing", daemon=True).start()
    async with asyncio.timeout(limit):
        return await done


def _begin(bot: int) -> None:  # unpickling it loads this module, and with it everything that draws
    begin(bot)
