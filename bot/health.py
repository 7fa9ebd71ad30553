"""Is the bot alive? A file that is touched while it is connected, and the check that a container runs."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from pathlib import Path

import discord

log = logging.getLogger(__name__)
EVERY = 15.0
STALE = 60.0


def heartbeat_file(database: Path) -> Path:
    """Where the heartbeat of a bot with this database stands."""
    return database.with_name("heartbeat")


async def beat(client: discord.Client, file: Path) -> None:
    """Touch the file while the connection to Discord lives. Runs until cancelled."""
    while True:
        alive = client.is_ready() and not client.is_closed() and math.isfinite(client.latency)
        if alive:
            try:
                await asyncio.to_thread(_touch, file)
            except OSError as error:
                log.warning("the heartbeat cannot be written: %s", error)
        await asyncio.sleep(EVERY if alive else 1.0)


def _touch(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()


def healthy(file: Path, now: float | None = None) -> bool:
    """Whether the heart has beaten within the last minute."""
    try:
        return (time.time() if now is None else now) - file.stat().st_mtime < STALE
    except OSError:
        return False
