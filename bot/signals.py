"""How the program ends when it is asked to: by Ctrl+C, by the system that stops it, by a closed terminal or window.

The same on every system, so without the event loop's own handlers, which Windows has not.
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
def ended_by_signals() -> Iterator[None]:
    """Let Ctrl+C and SIGTERM end the program without a word inside the block, where nothing is open that must be
    closed. For Ctrl+C Python would raise an exception in the midst of what is being loaded, and print a traceback.
    SIGTERM ends the program after the block, too, until it is handled otherwise."""
    signal.signal(signal.SIGTERM, _end)
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:  # started in the background, it is ignored
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
    """Set the event when the program is asked to end, as long as the loop lives. Asked again after that, when
    everything is closed, the program ends at once."""

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
    """Let every request to end interrupt the block as Ctrl+C does, so that nothing unfinished is left behind."""
    others = [sign for sign in REQUESTS if sign != signal.SIGINT and not _ignores_closed_terminals(sign)]
    before = {sign: signal.signal(sign, _interrupt) for sign in others}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _interrupt(_: int, frame: FrameType | None) -> None:
    """Do what Ctrl+C does, also where that is ignored, as in a program that was started in the background."""
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler):
        raise KeyboardInterrupt
    handler(signal.SIGINT, frame)


def _ignores_closed_terminals(sign: int) -> bool:
    """Whether this is the signal of a closed terminal, and the program was started to outlive that, as by nohup."""
    return sign == getattr(signal, "SIGHUP", None) and signal.getsignal(sign) == signal.SIG_IGN
