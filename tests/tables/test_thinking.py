"""AI seats and advisers think beside the bot: the same answers as within it, and they survive their process."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import Any

import pytest

from games.core.registry import new_session, spec_of
from games.core.spec import GameSpec
from games.core.view import table_view
from tables import thinking, workers
from tables.ai import level_of
from tables.thinking import Thinkers, Thought, advised, chosen, seen
from tests.tables.conftest import Bench
from tests.workers import PATIENT, process_of


def thought(level: str = "strong") -> Thought:
    """What the starting seat of a game of Agricola thinks about."""
    session = new_session(spec_of("agricola"), 2, "5a" * 32)
    (seat, decision), = session.open().items()
    return Thought("agricola", level, seen(table_view(session, seat)), decision, "seed")


@pytest.fixture
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "STARTING_SECONDS", PATIENT)
    monkeypatch.setattr(thinking, "THINKING_SECONDS", PATIENT)


@pytest.mark.usefixtures("_no_hurry")
async def test_a_process_thinks_the_same_and_a_dead_one_is_replaced() -> None:
    thinkers, about = Thinkers(1), thought()
    try:
        assert await thinkers.choose(about) == chosen(about)
        assert await thinkers.advise(about) == advised(about)
        process = process_of(thinkers)
        assert process != os.getpid()
        os.kill(process, signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await thinkers.choose(about) == chosen(about)
        assert await thinkers.choose(about) == chosen(about)
    finally:
        thinkers.close()


@pytest.mark.usefixtures("_no_hurry")
async def test_what_an_ai_raises_comes_back_from_its_process() -> None:
    thinkers = Thinkers(1)
    try:
        with pytest.raises(KeyError):
            await thinkers.choose(thought("no such level"))
    finally:
        thinkers.close()


async def test_the_bot_goes_on_while_an_ai_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also without a process of its own."""

    def slowly(game: str) -> GameSpec[Any]:
        time.sleep(0.3)
        return spec_of(game)

    monkeypatch.setattr(thinking, "spec_of", slowly)
    going = asyncio.create_task(Thinkers().choose(thought()))
    await asyncio.sleep(0.05)
    assert not going.done()
    assert await going


def test_no_words_go_along() -> None:
    about = thought()
    assert about.view.question is None and about.view.board.viewer == about.decision.seat


async def test_a_name_that_the_game_does_not_have_plays_as_its_strongest(bench: Bench) -> None:
    assert level_of("little", "legal") == "legal"
    assert level_of("little", "of old") == bench.specs["little"].strongest
    table = await bench.begin(1, ("good",))
    async with bench.db.transaction() as tx:
        await tx.run("UPDATE seat_holder SET ai = 'of old' WHERE table_id = ? AND ai IS NOT NULL", table)
    await bench.tables.ais.settle()
    assert await bench.asked(table) == {0: "bid"}
