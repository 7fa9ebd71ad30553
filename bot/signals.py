"""How the program ends when it is asked to: by Ctrl+C, by the system that stops it, on Windows also by a closed window.

The same on every system, so without the event loop's own handlers, which Windows has not.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

REQUESTS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))


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
            signal.signal(sign, signal.SIG_DFL)
            signal.raise_signal(sign)
        else:
            loop.call_soon_threadsafe(stop.set)

    for sign in REQUESTS:
        signal.signal(sign, asked)
