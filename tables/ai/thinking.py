"""AI seats and advisers think in a process beside the bot, so that no click waits for them. It gets what the seat sees
and nothing else. Tests, and a bot told to use no process, think in a thread, with the same result."""

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

from games.core.decision import Answer, Decision
from games.core.leanings import of_one_mind
from games.core.text import Text
from games.core.view import TableView
from tables.ai.self_play import Rehearsal, Trace, rehearsed
from tables.core.installed_game import spec_of
from tables.core.metrics import THINKING
from tables.core.workers import NoProcesses, Worker, begin, in_thread

log = logging.getLogger(__name__)
THINKING_SECONDS = 30.0
"""How long an answer may take. After that its process is ended."""
ADVICE_KEPT = 32
"""How many pieces of advice are remembered."""
MADE = 20_000
"""How many more objects than before there must be until a process that thinks looks for garbage. It makes and drops
them by the thousand: with Python's seven hundred it spent a fifth of its time on that, and there hardly is any."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What is to be thought about: a game's view without its words, the question, and who thinks. `seed` makes the
    same choice of the same question; `temper` is that of the seat for the whole game (`games.core.leanings`)."""

    game: str
    level: str
    view: TableView[Any]
    decision: Decision
    seed: str = ""
    temper: str = ""


def chosen(thought: Thought) -> Answer:
    """The answer of an AI seat. Raises what the game's AI raises."""
    ai = of_one_mind(spec_of(thought.game).ais[thought.level], random.Random(thought.temper))
    return ai.choose(thought.view, thought.decision, random.Random(thought.seed))


def advised(thought: Thought) -> tuple[Answer, Text]:
    """What the game's adviser would do, and why."""
    advise = spec_of(thought.game).hint
    assert advise is not None, f"{thought.game} gives no hints"
    return advise(thought.view, thought.decision)


class Thinkers:
    """The workers. `processes` 0: think in threads of this process."""

    def __init__(self, processes: int = 0) -> None:
        self._workers = [Worker(_begin) for _ in range(processes)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._advised: deque[tuple[Thought, asyncio.Task[tuple[Answer, Text]]]] = deque(maxlen=ADVICE_KEPT)

    async def choose(self, thought: Thought) -> Answer:
        """The answer of an AI seat. Raises what the AI raises, and `TimeoutError` where it thinks for too long."""
        with THINKING.labels("answer").time():
            answer: Answer = await self._think(chosen, thought)
        return answer

    async def advise(self, thought: Thought) -> tuple[Answer, Text]:
        """Advice; see `choose`. It is the same however often it is asked for, so it is thought out once: AI seats
        wait for the same workers."""
        task = next((task for known, task in self._advised if not _failed(task) and known == thought), None)
        if task is None:
            task = asyncio.create_task(self._advise(thought), name=f"advice in {thought.game}")
            self._advised.append((thought, task))
        return await asyncio.shield(task)

    async def _advise(self, thought: Thought) -> tuple[Answer, Text]:
        with THINKING.labels("advice").time():
            advice: tuple[Answer, Text] = await self._think(advised, thought)
        return advice

    async def rehearse(self, about: Rehearsal) -> list[Trace]:
        """Games among AI seats; see `choose`."""
        found: list[Trace] = await self._think(rehearsed, about)
        return found

    async def _think(self, work: Callable[[Any], Any], thought: Any) -> Any:
        """A process that has died is replaced, and this thought goes through a thread: it leads to the same."""
        if self._workers:
            worker = await self._free.get()
            try:
                return await worker.run(work, thought, THINKING_SECONDS)
            except BrokenProcessPool:
                log.warning("a thinking process has died; a new one takes its place")
            except NoProcesses as why:
                log.warning("no process for thinking can be started (%s): this goes through a thread", why)
            finally:
                self._free.put_nowait(worker)
        return await in_thread(work, thought)

    def close(self) -> None:
        """End the workers; what is being thought is dropped."""
        for _, task in self._advised:
            task.cancel()
        for worker in self._workers:
            worker.end()


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _begin() -> None:
    begin()
    gc.set_threshold(MADE)
