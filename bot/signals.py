"""Shutdown signals: Ctrl+C, a stop by the system, a closed terminal or window.

The same code runs on every operating system, so it does not use the event loop's signal handlers, which Windows lacks.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

REQUESTS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


@contextmanager
def exit_on_signals() -> Iterator[None]:
    """Let Ctrl+C and SIGTERM end the program at once and silently inside the block, for example while modules are
    loaded.

    Nothing that must be closed may be open in the block. By default, Ctrl+C would raise an exception in the middle of
    an import and print a traceback. SIGTERM keeps ending the program after the block, until another handler is set.
    """
    signal.signal(signal.SIGTERM, _end)
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:  # ignored if started in the background
        yield
        return
    signal.signal(signal.SIGINT, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(sign: int, _: object) -> None:
    """End the program as the system does by default."""
    signal.signal(sign, signal.SIG_DFL)
    signal.raise_signal(sign)
    os._exit(128 + sign)  # the first process of a container is not ended by default


def set_when_asked_to_end(stop: asyncio.Event, loop: asyncio.AbstractEventLoop) -> None:
    """Set the event `stop`, in its event `loop`, when a shutdown signal asks the program to end. Once that loop is
    closed, a signal ends the program at once."""

    def asked(sign: int, _: object) -> None:
        if loop.is_closed():
            _end(sign, None)
        else:
            loop.call_soon_threadsafe(stop.set)

    for sign in REQUESTS:
        if not _ignores_closed_terminals(sign):
            signal.signal(sign, asked)


@contextmanager
def interrupted_by_signals() -> Iterator[None]:
    """Let every shutdown signal interrupt the block as Ctrl+C does (`KeyboardInterrupt`), so that it can remove what is
    unfinished."""
    others = [sign for sign in REQUESTS if sign != signal.SIGINT and not _ignores_closed_terminals(sign)]
    before = {sign: signal.signal(sign, _interrupt) for sign in others}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _interrupt(_: int, frame: FrameType | None) -> None:
    """Do what Ctrl+C does, even if that is ignored, as in a program started in the background."""
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler):
        raise KeyboardInterrupt
    handler(signal.SIGINT, frame)


def _ignores_closed_terminals(sign: int) -> bool:
    """Return whether `sign` is the signal of a closed terminal and is ignored, since the program shall outlive that
    (started with nohup)."""
    return sign == getattr(signal, "SIGHUP", None) and signal.getsignal(sign) == signal.SIG_IGN
