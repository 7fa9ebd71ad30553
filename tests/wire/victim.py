"""The bot as a process that can be killed, for tests of what it leaves behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from sandbox import Sandbox
from tests.databases import address_for, forget_bots, on_postgres

ROOT = Path(__file__).parents[2]


class Victim:
    """The bot as a process of its own. `module`: what is run; `more` of its environment."""

    def __init__(self, sandbox: Sandbox, folder: Path, module: str = "bot", **more: str) -> None:
        self._module = module
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))},
            "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": sandbox.token, "DISCORD_API_URL": sandbox.base_url,
            "DISCORD_GATEWAY_URL": sandbox.gateway_url, "DATABASE": str(folder / "tables.sqlite3"), "AI_DELAY": "0",
            **more,
        }
        if on_postgres():
            self._environment["DATABASE_URL"] = address_for(folder / "tables.sqlite3").url
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """It begins, as if the last one had died long ago."""
        if on_postgres():
            await asyncio.to_thread(forget_bots, self._folder / "tables.sqlite3")
        with (self._folder / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self._module, cwd=self._folder, env=self._environment, stdout=log, stderr=log
            )

    async def kill(self) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
