"""Start programs within hundredths of a second, for tests that start and kill many.

Loading the bot takes two seconds of a processor. Here one process has loaded it and forks itself for each start; the
program runs as with `python -m`, with an environment, a folder and output of its own. What a start does before the
bot is loaded is not tested this way: `tests/wire/test_start.py` starts real processes."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parent.parent
LOADED = ("bot.console", "bot.app", "bot.local", "tests.wire.sketches")
"""Modules that are loaded before the process forks."""
REQUEST = 1 << 17
"""The largest request in bytes; it contains an environment."""


class Forked:
    """A running program that was forked from the one that has loaded the bot. Create it with `start`."""

    def __init__(self, pid: int, status: _Pipe, stdout: _Pipe | None, stderr: _Pipe | None) -> None:
        self.pid = pid
        self._status = status
        self._output = stdout, stderr
        self.stdout = stdout.reader if stdout else None
        self.stderr = stderr.reader if stderr else None
        self.returncode: int | None = None
        """The exit code, negative for the signal that ended the program; None while it runs."""
        self._ending = asyncio.create_task(self._hear_of_the_end(), name=f"end of {pid}")

    def send_signal(self, sign: signal.Signals) -> None:
        """Send the program a signal; do nothing if it has ended."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, sign)

    async def wait(self) -> int:
        """Wait until the program has ended, and return its exit code."""
        return await asyncio.shield(self._ending)

    async def _hear_of_the_end(self) -> int:
        self.returncode = int(await self._status.reader.readline())
        await self._status.close()
        return self.returncode

    def kill(self) -> None:
        """Kill the program at once."""
        self.send_signal(signal.SIGKILL)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until the program has ended, and return the unread part of its output and of its error output."""
        out, err = [await one.reader.read() if one else b"" for one in self._output]
        await self.close()
        return out, err

    async def close(self) -> None:
        """Wait until the program has ended, and read no more of its output."""
        await self.wait()
        for one in self._output:
            if one:
                await one.close()


class _Pipe:
    """The reading end of a pipe, and the file number of its writing end."""

    def __init__(self, reader: asyncio.StreamReader, transport: asyncio.BaseTransport, other: int) -> None:
        self.reader = reader
        self.other = other
        self._transport = transport

    @classmethod
    async def open(cls) -> Self:
        reading, writing = os.pipe()
        reader = asyncio.StreamReader()
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(reading, "rb")
        )
        return cls(reader, transport, writing)

    async def close(self) -> None:
        self._transport.close()
        await asyncio.sleep(0)  # the file is closed a moment later


async def start(
    module: str, *arguments: str, folder: Path, environment: Mapping[str, str], log: int | None = None
) -> Forked:
    """Run a module as a program in a folder, and return it without waiting for its end.

    `log`: the open file for its output and errors; None for pipes, which `communicate` reads.
    """
    status = await _Pipe.open()
    stdout, stderr = (None, None) if log is not None else (await _Pipe.open(), await _Pipe.open())
    given = [status.other, *([log, log] if stdout is None or stderr is None else [stdout.other, stderr.other])]
    asked = {"module": module, "arguments": arguments, "folder": str(folder), "environment": dict(environment)}
    socket.send_fds(_loaded(), [json.dumps(asked).encode()], given)
    for one in (status, stdout, stderr):
        if one:
            os.close(one.other)
    return Forked(int(await status.reader.readline()), status, stdout, stderr)


@cache
def _loaded() -> socket.socket:
    """Return the socket to the process that has loaded the bot. That process ends with this one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.forked", str(theirs.fileno())], pass_fds=[theirs.fileno()], cwd=ROOT
    )
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def _serve(requests: socket.socket) -> None:
    """Fork for each request until the other end is closed."""
    for name in LOADED:
        __import__(name)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, files, _, _ = socket.recv_fds(requests, REQUEST, 3)
        if not asked:
            return
        if os.fork() == 0:
            requests.close()
            _watch(json.loads(asked), *files)
        for file in files:
            os.close(file)


def _watch(asked: dict[str, Any], status: int, stdout: int, stderr: int) -> None:
    """Fork the program; report its process id and later its exit code."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        os.close(status)
        _become(asked, stdout, stderr)
    for output in {stdout, stderr}:
        os.close(output)
    os.write(status, b"%d\n" % pid)
    _, ended = os.waitpid(pid, 0)
    os.write(status, b"%d\n" % os.waitstatus_to_exitcode(ended))
    os._exit(0)


def _become(asked: dict[str, Any], stdout: int, stderr: int) -> None:
    """Become the requested program."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    for output in {stdout, stderr}:
        os.close(output)
    sys.stdout = os.fdopen(1, "w")  # streams that were opened for the former files know their type
    sys.stderr = os.fdopen(2, "w", errors="backslashreplace", buffering=1)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = [asked["module"], *asked["arguments"]]
    code: object = 0
    try:
        runpy.run_module(asked["module"], run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        code = ended.code
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else code is not None)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
