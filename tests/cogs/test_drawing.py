"""Pictures drawn in worker processes: the same bytes, a new worker after a death, no worker without its bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from bot.words import words
from cogs.drawing import Drawers, Job, drawn
from cogs.painter import Painter
from cogs.reader import Reader
from games.core.registry import new_session, spec_of
from games.core.view import table_view

ROOT = Path(__file__).parents[2]


def job(what: str = "board") -> Job:
    view = table_view(new_session(spec_of("grimm_forest"), 2, "11" * 32), None)
    return Job("grimm_forest", what, view.board, "es", ("Ana", "Ben"), frozenset({0, 1}))


async def test_a_process_draws_the_same_picture_and_a_dead_one_is_replaced() -> None:
    drawers = Drawers(1)
    try:
        assert await drawers.draw(job()) == drawn(job())
        assert drawers._pool is not None
        (worker,) = drawers._pool._processes.values()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await drawers.draw(job()) is None
        assert await drawers.draw(job()) == drawn(job())
    finally:
        drawers.close()


def test_a_job_carries_what_was_seen_before() -> None:
    """What is new stands out, so the picture and its name in the cache are others."""
    plain = job()
    richer = replace(plain.board.players[0], goods={**plain.board.players[0].goods, "straw": 4})
    later = replace(plain, board=replace(plain.board, players=(richer, *plain.board.players[1:])))
    shown = drawn(replace(later, before=plain.board))
    assert shown.data != drawn(later).data and "+4" in shown.alt
    table = table_view(new_session(spec_of("grimm_forest"), 2, "11" * 32), None)
    reader = Reader(words("en"), str, str)
    keys = {Painter().key("board", replace(table, before=before), reader, 0) for before in (None, plain.board)}
    assert len(keys) == 2


async def test_a_picture_that_cannot_be_drawn_is_none_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert await Drawers(0).draw(job("no such picture")) is None
    assert "could not draw the no such picture of grimm_forest" in caplog.text


async def test_closing_does_not_wait_for_what_is_being_drawn() -> None:
    drawers = Drawers(1)
    await drawers.draw(job())
    assert drawers._pool is not None
    (worker,) = drawers._pool._processes.values()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)  # as slow as a worker can be
    drawing = asyncio.create_task(drawers.draw(job()))
    await asyncio.sleep(0.2)
    drawers.close()
    os.kill(worker.pid, signal.SIGCONT)
    end = time.monotonic() + 10
    while alive(worker.pid):
        assert time.monotonic() < end, "the worker outlives its bot"
        await asyncio.sleep(0.05)
    assert await drawing is None
    assert await drawers.draw(job()) is None and drawers._pool is None


BOT = """
import asyncio
from cogs.drawing import Drawers
from tests.cogs.test_drawing import job

async def main():
    drawers = Drawers(1)
    await drawers.draw(job())
    print(*[one.pid for one in drawers._pool._processes.values()], flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_worker_ends_with_a_bot_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "watched.py"
    script.write_text(BOT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as bot:
        assert bot.stdout is not None
        worker = int(bot.stdout.readline())
        bot.kill()
    end = time.monotonic() + 10
    while alive(worker):
        assert time.monotonic() < end, "the worker outlives its bot"
        time.sleep(0.1)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "Z"
