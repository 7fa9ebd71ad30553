"""The bot with a clock that a file puts forward, one deal for all tables, and sketches for pictures, for tests that
kill it: `python -m tests.wire.ahead`."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from unittest.mock import patch

from bot.__main__ import main
from tables.clock import Clock
from tests.wire.sketches import sketch

FILE = "SOBREMESA_TEST_AHEAD"
"""The environment's name for the file in which stands by how many seconds the clock is ahead."""
TICK = 0.02
"""Seconds after which whoever sleeps looks at the file again."""


class ToldClock(Clock):
    """The real time, and as much more as the file says."""

    def now(self) -> float:
        return super().now() + ahead()

    def steady(self) -> float:
        return super().steady() + ahead()

    async def sleep(self, seconds: float) -> None:
        end = self.steady() + seconds
        while (left := end - self.steady()) > 0:  # noqa: ASYNC110  # a file says nothing when it is written
            await asyncio.sleep(min(left, TICK))


def ahead() -> float:
    """By how many seconds the clock is ahead."""
    return float(Path(os.environ[FILE]).read_text("ascii"))


def put_forward(file: Path, seconds: float) -> None:
    """So much more time has passed, for whoever reads the file."""
    beside = file.with_suffix(".new")
    beside.write_text(str(float(file.read_text("ascii")) + seconds), "ascii")
    beside.replace(file)


if __name__ == "__main__":
    with (
        patch("cogs.pictures.drawing.draw", sketch), patch("tables.service.Clock", ToldClock),
        patch("tables.lobby.game_seed", lambda secret, tickets: "5a" * 32),
    ):
        sys.exit(main())
