"""Pictures drawn in worker processes: the same bytes, a new worker after a death, no worker without its bot."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import struct
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.pictures.drawing import Drawers, Job, drawn
from cogs.pictures.painter import Painter
from cogs.words.catalogues import words
from cogs.words.voice import Voice
from games.core.decision import Kind
from games.core.fuzz import random_answer
from games.core.registry import new_session, spec_of
from games.core.view import table_view
from tables.workers import Worker

ROOT = Path(__file__).parents[2]
PATIENT = 600.0
"""Seconds: a worker gives way to all others, so on a busy machine it needs minutes for what takes a second."""


def job(what: str = "board") -> Job:
    view = table_view(new_session(spec_of("grimm_forest"), 2, "11" * 32), None)
    return Job("grimm_forest", what, view.board, "es", ("Ana", "Ben"), frozenset({0, 1}))


async def test_a_process_draws_the_same_picture_and_a_dead_one_is_replaced() -> None:
    drawers = Drawers(1, PATIENT)
    try:
        assert await drawers.draw(job()) == drawn(job())
        os.kill(process_of(drawers), signal.SIGKILL)
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
    voice = Voice(words("en"), str, str)
    keys = {Painter().key("board", replace(table, before=before), voice, 0) for before in (None, plain.board)}
    assert len(keys) == 2


async def test_the_places_that_a_question_offers_are_on_the_own_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only there: everybody may open the others."""
    spec, rng = spec_of("agricola"), random.Random(4)
    session = new_session(spec, 2, "11" * 32)
    while not any(part.kind is Kind.CELLS for one in session.open().values() for part in one.parts):
        seat, decision = next(iter(session.open().items()))
        session.submit(seat, random_answer(spec.rules, session.state, decision, rng))
    seat, decision = next(iter(session.open().items()))
    own, public = table_view(session, seat), table_view(session, None)
    places = {name for part in decision.parts if part.kind is Kind.CELLS for name in part.ids}
    jobs: list[Job] = []

    async def noted(drawers: Drawers, job: Job) -> None:
        jobs.append(job)

    monkeypatch.setattr(Drawers, "draw", noted)
    painter, voice = Painter(), Voice(words("en"), str, str)
    for what, view in (("hand", own), ("board", own), ("board", public)):
        await painter.draw(what, view, voice, 0)
    assert [job.offered for job in jobs] == [places, set(), set()]
    asked_no_more = replace(own, question=None)
    assert painter.key("hand", own, voice, 0) != painter.key("hand", asked_no_more, voice, 0)
    assert painter.key("farm-0", own, voice, 0) == painter.key("farm-0", asked_no_more, voice, 0)


async def test_a_picture_that_cannot_be_drawn_is_none_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert await Drawers(0).draw(job("no such picture")) is None
    assert "could not draw the no such picture of grimm_forest" in caplog.text


async def test_closing_does_not_wait_for_what_is_being_drawn() -> None:
    drawers = Drawers(1, PATIENT)
    await drawers.draw(job())
    worker = process_of(drawers)
    os.kill(worker, signal.SIGSTOP)  # as slow as a worker can be
    drawing = asyncio.create_task(drawers.draw(job()))
    waiting = asyncio.create_task(drawers.draw(job()))
    await asyncio.sleep(0.2)
    drawers.close()
    async with asyncio.timeout(10):
        assert await drawing is None and await waiting is None
    await gone(worker)
    assert await drawers.draw(job()) is None


async def test_a_drawing_that_hangs_is_given_up_and_the_next_has_a_fresh_process(
    caplog: pytest.LogCaptureFixture
) -> None:
    drawers = Drawers(1, PATIENT)
    try:
        expected = await drawers.draw(job())
        worker = process_of(drawers)
        os.kill(worker, signal.SIGSTOP)
        drawers._limit = 0.5
        assert await drawers.draw(job()) is None
        assert "was not drawn in" in caplog.text
        await gone(worker)
        drawers._limit = PATIENT
        assert await drawers.draw(job()) == expected
    finally:
        drawers.close()


async def test_one_drawing_that_hangs_holds_back_no_other() -> None:
    drawers = Drawers(2, PATIENT)
    try:
        await asyncio.gather(*(drawers.draw(job()) for _ in range(2)))
        os.kill(process_of(drawers), signal.SIGSTOP)
        async with asyncio.timeout(PATIENT):
            both = [asyncio.create_task(drawers.draw(job())) for _ in range(2)]
            done, hanging = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for _ in range(3):
                assert await drawers.draw(job()) is not None
        assert len(done) == len(hanging) == 1
    finally:
        drawers.close()
    assert await hanging.pop() is None


async def test_whoever_no_longer_wants_a_picture_leaves_the_worker_whole() -> None:
    drawers = Drawers(1, PATIENT)
    try:
        await drawers.draw(job())
        worker = process_of(drawers)
        unwanted = asyncio.create_task(drawers.draw(job()))
        await asyncio.sleep(0.01)
        unwanted.cancel()
        assert await drawers.draw(job()) is not None and process_of(drawers) == worker
    finally:
        drawers.close()


async def test_a_thread_that_hangs_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    monkeypatch.setattr("cogs.pictures.drawing.draw", lambda *_: go_on.wait())
    assert await Drawers(0, limit=0.1).draw(job()) is None
    go_on.set()


async def test_the_log_of_a_failed_drawing_quotes_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "a card that nobody may know"

    def fails(*_: object) -> None:
        raise KeyError(secret)

    monkeypatch.setattr("cogs.pictures.drawing.draw", fails)
    assert await Drawers(0).draw(job("hand")) is None
    assert "could not draw the hand" in caplog.text and "KeyError" in caplog.text and "nobody" not in caplog.text


def process_of(drawers: Drawers) -> int:
    """The id of the first worker's process."""
    pool = drawers._workers[0]._pool
    assert pool is not None
    (process,) = pool._processes.values()
    assert process.pid is not None
    return process.pid


async def gone(process: int) -> None:
    """Wait until a process has ended."""
    end = time.monotonic() + 10
    while alive(process):
        assert time.monotonic() < end, "the worker outlives its bot"
        await asyncio.sleep(0.05)


BOT = """
import asyncio
from cogs.pictures.drawing import Drawers
from tests.cogs.test_drawing import PATIENT, job, process_of

async def main():
    drawers = Drawers(1, PATIENT)
    await drawers.draw(job())
    print(process_of(drawers), flush=True)
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


def half_a_result(_: None) -> None:
    """In a worker: begin to send a result, and get no further."""
    frame: Any = sys._getframe()
    while "result_queue" not in frame.f_locals:
        frame = frame.f_back
    os.write(frame.f_locals["result_queue"]._writer.fileno(), struct.pack("!i", 100_000) + b"the first of many bytes")
    time.sleep(60)


async def test_a_worker_that_is_ended_while_it_sends_a_picture_does_not_hold_up_the_end() -> None:
    """Whoever reads its result would wait for the rest for ever, and the program for whoever reads."""
    before = set(threading.enumerate())
    worker = Worker()
    with pytest.raises(TimeoutError):
        await worker.run(half_a_result, None, 1.0)
    for thread in set(threading.enumerate()) - before:
        await asyncio.to_thread(thread.join, 5.0)
    assert not [one for one in set(threading.enumerate()) - before if "Manager" in type(one).__name__]
