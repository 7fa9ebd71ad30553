"""Worker processes in which AI seats and advisers think, so that no click waits for them.

They get what the seat sees and nothing else. Tests, and a bot without worker processes, think in a thread, with the
same result.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections import deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from games.core.ai_styles import choose_style
from games.core.decision import Answer, Decision
from games.core.text import Text
from games.core.view import TableView
from tables.ai.self_play import Rehearsal, Trace, play_games
from tables.core.installed_game import spec_of
from tables.core.metrics import THINKING
from tables.core.workers import NoProcesses, Worker, in_thread, set_up_worker

log = logging.getLogger(__name__)
THINKING_SECONDS = 30.0
"""Maximum number of seconds for an answer. After that, the process is killed."""
ADVICE_KEPT = 32
"""Number of pieces of advice in the cache."""
MADE = 20_000
"""Garbage collection threshold of a thinking process, in new objects. It creates and drops objects by the thousand,
with hardly any garbage; with Python's default of 700 it spent a fifth of its time on collection."""


@dataclass(frozen=True, slots=True)
class ThinkingTask:
    """What an AI is asked: a game's view without its texts, the question, and the AI's level.

    `seed` makes the choice repeatable. `temper` is the seed of the seat's style for the whole game
    (`games.core.ai_styles`).
    """

    game: str
    level: str
    view: TableView[Any]
    decision: Decision
    seed: str = ""
    temper: str = ""


def choose_answer(thought: ThinkingTask) -> Answer:
    """Return the answer that the AI of the task's level chooses, computed in this thread. Raises the errors of the
    game's AI."""
    ai = choose_style(spec_of(thought.game).ais[thought.level], random.Random(thought.temper))
    return ai.choose(thought.view, thought.decision, random.Random(thought.seed))


def give_advice(thought: ThinkingTask) -> tuple[Answer, Text]:
    """Return the answer that the game's adviser recommends to a player, and the reason, computed in this thread. The
    game must have an adviser."""
    advise = spec_of(thought.game).hint
    assert advise is not None, f"{thought.game} gives no hints"
    return advise(thought.view, thought.decision)


class Thinkers:
    """The worker processes for thinking, used one task each. With `processes` 0, thinking happens in threads of this
    process."""

    def __init__(self, processes: int = 0) -> None:
        self._workers = [Worker(_begin) for _ in range(processes)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._waiting = 0
        self._eased = asyncio.Event()
        """Set when fewer tasks wait for a process, or one has become free."""
        self._idle_turn = asyncio.Lock()
        self._advised: deque[tuple[ThinkingTask, asyncio.Task[tuple[Answer, Text]]]] = deque(maxlen=ADVICE_KEPT)

    async def choose(self, thought: ThinkingTask) -> Answer:
        """Return the answer of an AI seat, computed in a worker. Raises the errors of the AI, and `TimeoutError` if it
        thinks for too long."""
        with THINKING.labels("answer").time():
            answer: Answer = await self._think(choose_answer, thought)
        return answer

    async def advise(self, thought: ThinkingTask) -> tuple[Answer, Text]:
        """Return the adviser's recommended answer and the reason, computed in a worker. Raises the errors of the AI,
        and `TimeoutError` if it thinks for too long.

        The advice on a question is always the same, so it is cached to keep workers free for AI seats.
        """
        task = next((task for known, task in self._advised if not _failed(task) and known == thought), None)
        if task is None:
            task = asyncio.create_task(self._advise(thought), name=f"advice in {thought.game}")
            self._advised.append((thought, task))
        return await asyncio.shield(task)

    async def _advise(self, thought: ThinkingTask) -> tuple[Answer, Text]:
        with THINKING.labels("advice").time():
            advice: tuple[Answer, Text] = await self._think(give_advice, thought)
        return advice

    async def rehearse(self, rehearsal: Rehearsal) -> list[Trace]:
        """Return the order of questions (traces) of the requested games among AI seats, played in a worker for
        forecasts. Raises the errors of the AI, and `TimeoutError` if that takes too long."""
        found: list[Trace] = await self._think(play_games, rehearsal)
        return found

    async def in_idle_time(self, work: Callable[[Any], Any], about: Any) -> Any:
        """Call `work` with `about` in a worker when one is free and no game waits for it, and return its result. One
        such task is worked on at a time, so that games keep the other workers. Raises the errors of the work, and
        `TimeoutError` if it takes too long."""
        async with self._idle_turn:
            while self._workers and (self._waiting or self._free.empty()):
                self._eased.clear()
                await self._eased.wait()
            with THINKING.labels("review").time():
                return await self._think(work, about)

    async def _think(self, work: Callable[[Any], Any], thought: Any) -> Any:
        """Call `work` with `thought` in the next free worker; in a thread if its process dies or cannot be started."""
        if self._workers:
            worker = await self._next_free()
            try:
                return await worker.run(work, thought, THINKING_SECONDS)
            except BrokenProcessPool:
                log.warning("a thinking process has died; a new one takes its place")
            except NoProcesses as why:
                log.warning("no process for thinking can be started (%s): this goes through a thread", why)
            finally:
                self._free.put_nowait(worker)
                self._eased.set()
        return await in_thread(work, thought)

    async def _next_free(self) -> Worker:
        self._waiting += 1
        try:
            return await self._free.get()
        finally:
            self._waiting -= 1
            self._eased.set()

    def close(self) -> None:
        """End the worker processes, and cancel what they are computing. Call at the bot's end."""
        for _, task in self._advised:
            task.cancel()
        for worker in self._workers:
            worker.end()


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _begin() -> None:
    set_up_worker()
    gc.set_threshold(MADE)
