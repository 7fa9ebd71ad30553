"""Ctrl+C at a terminal reaches the bot and its worker processes: the bot ends, and no process prints an error."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.signals import REQUESTS, set_when_asked_to_end
from tables.core.workers import set_up_worker

ROOT = Path(__file__).parents[2]
STARTING = """
import asyncio
from bot.signals import set_when_asked_to_end
from tables.core.workers import Worker
from tests.tables.test_interrupts import load_for_long

async def main():
    stop = asyncio.Event()
    set_when_asked_to_end(stop, asyncio.get_running_loop())
    worker = Worker(load_for_long)
    work = asyncio.create_task(worker.run(len, "four", 60.0))
    await asyncio.sleep(0)
    print("starting", flush=True)
    await stop.wait()
    assert await work == 4
    worker.end()

if __name__ == "__main__":
    asyncio.run(main())
"""


def load_for_long() -> None:
    """Take as long as loading the games, as the first work of a worker."""
    set_up_worker()
    time.sleep(1)


def interrupted(arguments: list[str], until: str, after: float, folder: Path, **environment: str) -> tuple[int, str]:
    """Run Python in a process group of its own, and send Ctrl+C to the group some seconds after it has printed
    something. Returns the exit code and what all of its processes said to standard error."""
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", cwd=folder,
        start_new_session=True, env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        while until not in (line := process.stdout.readline()):
            assert line, process.stderr.read()
        try:
            process.wait(after)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGINT)
        said = process.stderr.read()  # to the end, which comes when the last process has ended
        return process.wait(60), said


@pytest.mark.sampled(0.5)
@pytest.mark.parametrize("after", [0.0, 0.05, 0.2, 0.8])
def test_a_process_that_is_starting_says_nothing_and_goes_on(after: float, tmp_path: Path) -> None:
    script = tmp_path / "starting.py"
    script.write_text(STARTING, encoding="utf-8")
    assert interrupted([str(script)], "starting", after, tmp_path) == (0, "")


@pytest.mark.sampled(0.5)
@pytest.mark.parametrize("after", [0.0, 0.1, 0.4, 1.0])
def test_a_bot_that_is_loading_says_nothing(after: float, tmp_path: Path) -> None:
    code, said = interrupted(["-m", "bot", "local"], "Loading", after, tmp_path, SANDBOX_PORT="0", LOG_LEVEL="ERROR",
                             DATABASE=str(tmp_path / "data" / "tables.sqlite3"))
    assert said == "" and code in (0, 130, -signal.SIGINT)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
async def test_a_second_request_after_the_end_ends_the_program_at_once(sign: signal.Signals) -> None:
    script = (
        "import asyncio, os, signal, sys\n"
        "from bot.signals import set_when_asked_to_end\n"
        f"signal.signal({sign.value}, signal.SIG_DFL)\n"  # these tests may have been started with nohup
        "async def main():\n"
        "    stop = asyncio.Event()\n"
        "    set_when_asked_to_end(stop, asyncio.get_running_loop())\n"
        f"    os.kill(os.getpid(), {sign.value})\n"
        "    await stop.wait()\n"
        "asyncio.run(main())\n"
        "print('closed', flush=True)\n"
        f"os.kill(os.getpid(), {sign.value})\n"
        "print('still here', flush=True)\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, cwd=ROOT,
    )
    told = await process.communicate()
    assert (process.returncode, *told) == (-sign, b"closed\n", b"")


async def test_a_closed_terminal_does_not_end_a_bot_that_was_started_with_nohup() -> None:
    before = {sign: signal.getsignal(sign) for sign in REQUESTS}
    try:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        set_when_asked_to_end(asyncio.Event(), asyncio.get_running_loop())
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
        assert signal.getsignal(signal.SIGTERM) not in (before[signal.SIGTERM], signal.SIG_IGN)
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
