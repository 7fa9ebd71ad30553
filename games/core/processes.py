"""Child processes: started alike on every operating system, and shielded from Ctrl+C, which a terminal sends to all its
processes. Only the parent process decides how to react to it."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext

INTERRUPTS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGBREAK") if hasattr(signal, name))
"""The signals of the keyboard: Ctrl+C, and on Windows Ctrl+Break, which is also sent when the window is closed."""


def spawn_context() -> SpawnContext:
    """Return the multiprocessing context with which this program starts child processes: each as a new interpreter.
    Windows knows no other way, and a forked process with threads, as on Linux, may hang."""
    return multiprocessing.get_context("spawn")


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Hold back Ctrl+C while child processes are started inside the block (context manager), so that it cannot end them
    before they call `ignore_interrupts`.

    They inherit the signal mask of this thread where the system has one (not on Windows, where nothing is held back).
    An interrupt of this process is delivered after the block.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Ignore Ctrl+C in this process from now on. Child processes call it first; their parent decides how to react."""
    for sign in INTERRUPTS:
        signal.signal(sign, signal.SIG_IGN)
