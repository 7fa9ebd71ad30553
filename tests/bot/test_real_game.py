"""A whole real game through the service: a person who plays at random, AI seats, undo, and restarts on the way."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from bot.config import Settings
from bot.storage.database import Database
from bot.tables.model import Home, HomeKind, Status
from bot.tables.service import TableService
from bot.tables.trouble import AnswerRefused
from games.core.fuzz import free_answer
from games.core.view import Question

SETTINGS = Settings(_env_file=None, ai_delay=0)
RESTART_EVERY = 8


async def settled(service: TableService) -> None:
    """Wait until no AI seat thinks any more."""
    while tasks := list(service._ai_tasks.values()):
        await asyncio.wait(tasks)


async def answer(service: TableService, table: int, person: int, question: Question, rng: random.Random) -> None:
    """Give some answer that is taken; sometimes take it back and give another."""
    for _ in range(100):
        given = rng.choice(question.decision.proposals) if question.decision.proposals and rng.random() < 0.5 else None
        try:
            outcome = await service.submit(
                table, 0, question.number, given if given is not None else free_answer(question.decision, rng),
                by=person, interaction=rng.getrandbits(60),
            )
        except AnswerRefused:
            continue
        if outcome.view.can_undo and not outcome.finished and rng.random() < 0.2:
            await service.undo(table, 0, by=person, interaction=rng.getrandbits(60))
        return
    raise AssertionError(f"no answer to {question.decision.key} was taken")


async def test_a_whole_game_of_the_grimm_forest(tmp_path: Path) -> None:
    rng, path = random.Random(4), tmp_path / "tables.sqlite3"
    db = await Database.open(path)
    service = TableService(db, SETTINGS)
    person = await service.person(1)
    info = await service.open_table("grimm_forest", {}, Home(HomeKind.CHANNEL, 1, 1), person, "en", 1)
    for _ in range(2):
        await service.seat_ai(info.id, "legal", person)
    await service.start(info.id, person, 2)
    acts = 0
    while (await service.table(info.id)).status is Status.PLAYING:
        await settled(service)
        view = await service.view(info.id, 0)
        if view.finished:
            continue
        acts += 1
        if acts % RESTART_EVERY == 0:
            await service.close()
            await db.close()
            db = await Database.open(path)
            service = TableService(db, SETTINGS)
            assert await service.view(info.id, 0) == view
            await service.start_up()
        assert view.question is not None
        await answer(service, info.id, person, view.question, rng)
    result = await service.result(info.id)
    assert result is not None and len(result.places) == 3 and 1 in result.places
    assert await db.read.all("SELECT count(*) FROM report") == [(0,)]
    assert await db.read.all("SELECT count(*) > 5 FROM card_count") == [(1,)]
    await service.close()
    await db.close()
