"""`python -m tests.tables.player FILE SEED`: a process that answers for everybody until all games are over.

It prints "ready", waits for a line, and then prints the number of each click that was counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from pathlib import Path

from bot.config import Settings
from games.core import registry
from games.core.decision import Answer, Decision, amounts
from games.core.fuzz import free_answer
from storage.database import Database
from tables.service import TableService
from tables.trouble import Stale, Trouble
from tests.clock import HandClock
from tests.tables.little import little


def some_answer(decision: Decision, rng: random.Random) -> Answer:
    """An answer that the little game takes."""
    while True:
        answer = free_answer(decision, rng)
        if answer != ("boom",) and sum(amounts(answer).values() if decision.key == "pay" else ()) <= 2:
            return answer


async def main(path: Path, seed: int) -> None:
    """Play at random tables until none is running."""
    spec, rng = little(), random.Random(seed)
    registry.spec_of = lambda game: spec
    db = await Database.open(path)
    tables = TableService.over(db, Settings(_env_file=None), HandClock())
    click = seed * 1_000_000
    print("ready", flush=True)
    sys.stdin.readline()
    while running := await db.read.all("SELECT id FROM game_table WHERE status = 'playing'"):
        table, seat = rng.choice(running)[0], rng.randrange(2)
        question = (await tables.looking.view(table, seat)).question
        if question is None:
            continue
        click += 1
        by = (await tables.looking.table(table)).seats[seat].person
        with contextlib.suppress(Stale, Trouble):
            answer = some_answer(question.decision, rng)
            await tables.play.submit(table, seat, question.number, answer, by=by, interaction=click)
            print(click, flush=True)
    await tables.close()
    await db.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
