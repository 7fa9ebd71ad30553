"""Processes beside this one: started alike on every system, and not interrupted by the terminal's Ctrl+C, which reaches
all processes of a terminal. Only the first of them decides what becomes of it."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext

INTERRUPTS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGBREAK") if hasattr(signal, name))
"""What the keyboard sends: Ctrl+C, and on Windows Ctrl+Break, also when the window is closed."""


def starting() -> SpawnContext:
    """Return how processes are started: as new interpreters. That is the only way on Windows; a copy of a process with
    threads, as Linux would make it, may hang."""
    return multiprocessing.get_context("spawn")


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Let processes that are started inside the block begin without being interrupted, until they call
    `ignore_interrupts`. They inherit what this thread holds back, where the system knows that (not on Windows); an
    interrupt of this process arrives after the block."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Leave what the keyboard sends to the process that has started this one."""
    for sign in INTERRUPTS:
        signal.signal(sign, signal.SIG_IGN)
