"""Drawing beside the bot: in worker processes, so that clicks never wait for a picture.

Rasterising and encoding hold Python's interpreter for up to half a second when a drawing is seen for the first time;
in a thread of the bot every click would feel that. Tests, and a bot told to use no processes, draw in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from bot.words import words
from rendering.kit.picture import Picture
from rendering.registry import draw, prepare

log = logging.getLogger(__name__)
ORPHAN_SECONDS = 1.0
"""How often a worker looks whether its bot is still alive."""


@dataclass(frozen=True, slots=True)
class Job:
    """All that a picture is drawn from: a game's view, the reader's language, the seats' names, who is asked, what the
    reader has marked, and the view before the last act."""

    game: str
    what: str
    board: Any
    language: str
    names: tuple[str, ...]
    asked: frozenset[int]
    marked: frozenset[str] = frozenset()
    before: Any = None


def drawn(job: Job) -> Picture:
    """The picture of a job."""
    catalogue = words(job.language)
    return draw(
        job.game, job.what, job.board, lambda text: catalogue.say(text, lambda seat: job.names[seat]), job.names,
        job.asked, job.marked, job.before,
    )


class Drawers:
    """The workers. `processes` 0: draw in threads of this process."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def draw(self, job: Job) -> Picture | None:
        """The picture, or None when it cannot be drawn: the words then have to do, and the log says why."""
        try:
            picture: Picture = await self._run(drawn, job)
            return picture
        except BrokenProcessPool:
            self._pool = None
            if not self._closed:
                log.warning("a drawing process has died; a new one takes its place")
        except Exception:
            log.exception("could not draw the %s of %s", job.what, job.game)
        return None

    async def prepare(self, game: str) -> None:
        """Draw what all pictures of a game share, in every worker."""
        try:
            await asyncio.gather(*(self._run(prepare, game) for _ in range(max(1, self._processes))))
        except BrokenProcessPool:
            self._pool = None
        except Exception:
            log.exception("could not prepare the pictures of %s", game)

    async def _run(self, work: Any, about: Any) -> Any:
        if self._closed:
            raise BrokenProcessPool("nothing is drawn any more")
        if not self._processes:
            return await asyncio.to_thread(work, about)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(os.getpid(),)
            )
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, about)

    def close(self) -> None:
        """End the workers; what is being drawn is dropped, else the program would wait for it when it ends."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for worker in multiprocessing.active_children():  # this program has no other children
                worker.terminate()


def _begin(bot: int) -> None:
    """In a new worker: leave Ctrl+C to the bot, work below its priority, and end when it is gone, even by kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with, args=(bot,), daemon=True).start()


def _end_with(bot: int) -> None:
    while os.getppid() == bot:
        time.sleep(ORPHAN_SECONDS)
    os._exit(0)
