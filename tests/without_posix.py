"""Simulate Windows' Python on Linux: remove the modules and functions that only POSIX systems have.

Modules of Python's own library that were loaded before keep them. All that is loaded afterwards – the bot and its
libraries – gets `os`, `signal` and `socket` without them.
"""

from __future__ import annotations

import asyncio
import concurrent.futures.process
import errno
import importlib
import logging
import multiprocessing.connection
import multiprocessing.pool
import multiprocessing.popen_spawn_posix
import multiprocessing.resource_tracker
import multiprocessing.shared_memory
import os
import random
import shutil
import ssl
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

LOADED = (asyncio, concurrent.futures.process, logging, multiprocessing, random, shutil, ssl, subprocess, tempfile)
"""Modules that may use POSIX functions here, because on Windows they have other code."""
MODULES = ("curses", "fcntl", "grp", "nis", "pty", "pwd", "readline", "resource", "spwd", "syslog", "termios",
           "tty")
NAMES = {
    "os": (
        "O_ASYNC", "O_DIRECT", "O_DIRECTORY", "O_DSYNC", "O_NOATIME", "O_NOCTTY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC",
        "WNOHANG", "chown", "chroot", "confstr", "ctermid", "fchdir", "fchmod", "fchown", "fdatasync", "fork",
        "forkpty", "fpathconf", "fstatvfs", "getegid", "geteuid", "getgid", "getgroups", "getloadavg", "getpgid",
        "getpgrp", "getpriority", "getresuid", "getsid", "getuid", "getxattr", "initgroups", "killpg", "lchown",
        "listxattr", "lockf", "mkfifo", "mknod", "nice", "openpty", "pathconf", "pidfd_open", "pipe2",
        "posix_fadvise", "posix_fallocate", "posix_spawn", "pread", "preadv", "pwrite", "pwritev", "readv",
        "register_at_fork", "sched_getaffinity", "sched_setaffinity", "sched_yield", "sendfile", "setegid",
        "seteuid", "setgid", "setgroups", "setpgid", "setpriority", "setregid", "setreuid", "setsid", "setuid",
        "setxattr", "statvfs", "sync", "sysconf", "tcgetpgrp", "tcsetpgrp", "ttyname", "wait", "wait3",
        "wait4", "waitid", "writev",
    ),
    "signal": (
        "ITIMER_REAL", "SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGTSTP",
        "SIGUSR1", "SIGUSR2", "SIGWINCH", "alarm", "getitimer", "pause",
        "pthread_kill", "pthread_sigmask", "setitimer", "siginterrupt", "sigpending", "sigtimedwait", "sigwait",
        "sigwaitinfo",
    ),
    "socket": ("AF_UNIX", "CMSG_LEN", "SCM_RIGHTS", "SO_REUSEPORT", "recv_fds", "send_fds", "socketpair_unix"),
}
"""Names of `os`, `signal` and `socket` that exist only on POSIX systems, according to Python's documentation."""
LOOP = ("add_signal_handler", "remove_signal_handler", "add_reader", "add_writer", "create_unix_connection",
        "create_unix_server")
"""Methods of the event loop that raise `NotImplementedError` on Windows."""


def msvcrt() -> Any:
    """Return a replacement for Windows' `msvcrt`. As there, a lock belongs to an open file, even within one process.
    Locked bytes could not be read, so they must lie where nothing is written."""
    import fcntl

    module: Any = ModuleType("msvcrt")
    module.LK_NBLCK = 2

    def locking(handle: int, mode: int, size: int) -> None:
        assert mode == module.LK_NBLCK
        start = os.lseek(handle, 0, os.SEEK_CUR)
        assert start >= os.fstat(handle).st_size, "what is written here could not be read by others"
        try:
            fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, start, size, 0))
        except BlockingIOError:
            raise PermissionError(errno.EACCES, "Permission denied") from None

    module.locking = locking
    return module


def _refused(*_: object) -> None:
    raise NotImplementedError


def cripple() -> None:
    """Remove all modules and functions that only POSIX systems have from this process."""
    stand_in = msvcrt()
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # which is how Python is told that there is none
    for name, gone in NAMES.items():
        less = ModuleType(name)
        vars(less).update({key: value for key, value in vars(importlib.import_module(name)).items() if key not in gone})
        sys.modules[name] = less
    sys.modules["msvcrt"] = stand_in
    for name in LOOP:
        setattr(asyncio.SelectorEventLoop, name, _refused)


def python_without_posix(folder: Path) -> dict[str, str]:
    """Make a folder that removes POSIX functions from each Python at its start, including child processes. Returns
    the environment variables for it."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text("from tests.without_posix import cripple\ncripple()\n", encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(Path(__file__).parents[1])))}




def open_files() -> set[Path]:
    """Return the files that this process has open."""
    found = set()
    for handle in Path("/proc/self/fd").iterdir():
        try:
            found.add(handle.readlink())
        except OSError:  # the file of the listing itself
            continue
    return found


def _check(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse what Windows refuses: to rename, replace or delete an open file, or a folder with one, and to open a
    folder."""
    if not _as_on_windows:
        return
    if event == "open":
        if isinstance(arguments[0], str | Path) and arguments[1] is None and Path(arguments[0]).is_dir():
            caller = sys._getframe(1).f_globals["__name__"]
            if caller not in ("shutil", "os"):  # these two do it only where it is possible
                raise PermissionError(errno.EACCES, "Permission denied", str(arguments[0]))
    elif event in ("os.rename", "os.remove") and arguments[-1] == -1:
        is_open = open_files()
        for path in arguments[: 2 if event == "os.rename" else 1]:
            place = Path(path).parent.resolve() / Path(path).name
            if any(one == place or place in one.parents for one in is_open):
                raise PermissionError(errno.EACCES, "it is being used by another process", str(path))


_as_on_windows = False
sys.addaudithook(_check)  # cannot be removed


@contextmanager
def files_of_windows(monkeypatch: Any) -> Iterator[None]:
    """Let files behave as on Windows within the block."""
    global _as_on_windows
    with monkeypatch.context() as without:
        without.delattr(os, "O_DIRECTORY")
        _as_on_windows = True
        try:
            yield
        finally:
            _as_on_windows = False
