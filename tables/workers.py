"""A process beside the bot, for work that would hold Python's interpreter for long: drawing, and thinking."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

STARTING_SECONDS = 120.0
"""How long a worker may take to start."""
ORPHAN_SECONDS = 1.0
"""How often a worker looks whether its bot is still alive."""


def begin(bot: int) -> None:
    """In a new worker: leave Ctrl+C to the bot, work below its priority, and end when it is gone, even by kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with, args=(bot,), daemon=True).start()


def _end_with(bot: int) -> None:
    while os.getppid() == bot:
        time.sleep(ORPHAN_SECONDS)
    os._exit(0)


class Worker:
    """A process that does one thing at a time. A new one takes its place when it has died or hangs.

    `beginning` is what a new process does first; unpickling it there loads its module, and with that what the work
    needs.
    """

    def __init__(self, beginning: Callable[[int], None] = begin) -> None:
        self._beginning = beginning
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[Any], Any], about: Any, limit: float) -> Any:
        """Let it do something. Raises `BrokenProcessPool` when it died, `TimeoutError` after `limit` seconds."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1, multiprocessing.get_context("spawn"), initializer=self._beginning, initargs=(os.getpid(),)
                )
                async with asyncio.timeout(STARTING_SECONDS):  # a slow machine loads the games for long
                    await loop.run_in_executor(self._pool, os.getpid)
            async with asyncio.timeout(limit):
                return await loop.run_in_executor(self._pool, work, about)
        except (TimeoutError, BrokenProcessPool):
            self.end()
            raise

    def end(self) -> None:
        """End the process, also one that hangs; what it was doing is dropped, also a result that it is sending: this
        side lets go of the pipe as well, else the thread that reads it waits for the rest, and the program for the
        thread."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            results: Any = pool._result_queue  # which a shutdown forgets
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            if results is not None:
                results._writer.close()
