"""AI seats and advisers think in a process beside the bot, so that no click waits for them. It gets what the seat sees
and nothing else. Tests, and a bot told to use no process, think in a thread, with the same result."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Any

from games.core.decision import Answer, Decision
from games.core.leanings import of_one_mind
from games.core.text import Text
from games.core.view import TableView
from tables.entry import spec_of
from tables.figures import THINKING
from tables.rehearsal import Rehearsal, Trace, rehearsed
from tables.workers import Worker, begin

log = logging.getLogger(__name__)
THINKING_SECONDS = 30.0
"""How long an answer may take. After that its process is ended."""


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


def seen(view: TableView[Any]) -> TableView[Any]:
    """What is thought from: the board. Words stay where they are read."""
    return replace(view, question=None, asked=(), before=None, aside=None)


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

    async def choose(self, thought: Thought) -> Answer:
        """The answer of an AI seat. Raises what the AI raises, and `TimeoutError` where it thinks for too long."""
        with THINKING.labels("answer").time():
            answer: Answer = await self._think(chosen, thought)
        return answer

    async def advise(self, thought: Thought) -> tuple[Answer, Text]:
        """Advice; see `choose`."""
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
            finally:
                self._free.put_nowait(worker)
        return await asyncio.to_thread(work, thought)

    def close(self) -> None:
        """End the workers; what is being thought is dropped."""
        for worker in self._workers:
            worker.end()


def _begin(bot: int) -> None:  # unpickling it loads this module, and with it the games
    begin(bot)
