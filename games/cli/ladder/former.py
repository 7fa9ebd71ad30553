"""A former version of the program as an opponent: it runs in a process of its own, from another checkout, and plays the
same game along with ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from games.core.decision import Answer

PLAYER = Path(__file__).with_name("former_player.py")


class FormerDiffers(Exception):
    """Raised if a former version cannot play this game: it lacks the game or level, or its rules ask or refuse
    something else. The message says what it answered."""


class FormerProgram:
    """A process that plays a seat with the code of another checkout, the folder `checkout`. It deals the same game from
    the same seed and is told each answer, so it needs nothing else of the game."""

    def __init__(self, checkout: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout)}
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(PLAYER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            encoding="utf-8", env=environment, cwd=checkout,
        )

    def begin(
        self, game: str, players: int, deal: str, options: Mapping[str, Any], level: str, style: str
    ) -> None:
        """Begin a new game: `deal` is its seed, `level` the level that plays, `style` the seed of its random choices.
        Raises `FormerDiffers`."""
        self._ask({"game": game, "players": players, "deal": deal, "options": dict(options), "level": level,
                   "style": style})

    def tell(self, seat: int, answer: Answer) -> None:
        """Tell it an answer of a seat. Raises `FormerDiffers` if its rules refuse it."""
        self._ask({"seat": seat, "answer": list(answer)})

    def choose(self, seat: int) -> Answer:
        """Return its answer to the open question of a seat. Raises `FormerDiffers` if it has none."""
        return tuple(self._ask({"choose": seat}))

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin and self._process.stdout
        with suppress(BrokenPipeError):  # it has ended, and what it was told last is still on its way
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def _ask(self, request: Mapping[str, Any]) -> Any:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        reply = json.loads(line) if line else {"error": "it has ended"}
        if "error" in reply:
            raise FormerDiffers(reply["error"])
        return reply["reply"]
