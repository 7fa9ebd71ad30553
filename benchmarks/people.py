"""A bot as a process of its own on the sandbox, and people who click and look at the clock."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sandbox import InteractionFailed, Player, Sandbox, usable

ROOT = Path(__file__).parent.parent
Json = dict[str, Any]
ANSWER = re.compile(r"s:\w+:(\d+):\w+:(take|answer|propose|order|send)(:.*)?")
MARK = re.compile(r"s:\w+:(\d+):\w+:mark(:.*)?")
PATIENCE = 10.0
"""Seconds to wait for anything."""


UNLIMITED = {
    f"{whose}_{what}": "0"
    for whose in ("PERSON", "SERVER") for what in ("TABLES", "AI_SEATS", "THREADS", "PICTURES", "EXPORTS")
} | {"PERSON_INVITATIONS": "0"}
"""Two people at two hundred tables are no flood."""


READY = 3
"""The style of the button that sends a form once everything is filled in: green."""


class Counting(deque[Any]):
    """The sandbox's list of REST calls, which also counts those that it has forgotten."""

    seen = 0

    def append(self, call: Any) -> None:
        """Count and keep."""
        self.seen += 1
        super().append(call)


@dataclass
class Clock:
    """When messages changed: seconds by message id. Pictures are told apart from words by their attachments."""

    words: dict[str, float] = field(default_factory=dict)
    pictures: dict[str, float] = field(default_factory=dict)
    shown: dict[str, Any] = field(default_factory=dict)

    def __call__(self, event: Any) -> None:
        """A listener of the sandbox's events."""
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        now, message = time.perf_counter(), event.data["id"]
        self.words[message] = now
        picture = [one["id"] for one in event.data["attachments"]]
        if picture and picture != self.shown.get(message):
            self.shown[message] = picture
            self.pictures[message] = now


def environment(sandbox: Sandbox, folder: Path, **more: str) -> dict[str, str]:
    """What leads a bot to the sandbox, and nothing of the caller's own settings."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX", "DATABASE"))}
    return {
        **own, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": sandbox.token, "DISCORD_API_URL": sandbox.base_url,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url, "DATABASE": str(folder / "tables.sqlite3"), "AI_DELAY": "0",
        "LOG_LEVEL": "ERROR", **UNLIMITED, **more,
    }


@asynccontextmanager
async def process(
    sandbox: Sandbox, module: str, folder: Path, **more: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot in a process of its own, ended with the block."""
    with (folder / "bot.log").open("ab") as log:
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, cwd=folder, env=environment(sandbox, folder, **more), stdout=log, stderr=log
        )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.terminate()
        await bot.wait()


@asynccontextmanager
async def stage(channels: int) -> AsyncIterator[tuple[Sandbox, list[Json], Path]]:
    """A sandbox with so many channels, and a folder for the bot."""
    async with Sandbox() as sandbox:
        sandbox.world.deadline = PATIENCE
        sandbox.world.faults.global_limit = None  # what is measured is the bot, not how long Discord lets it wait
        sandbox.world.calls = Counting(maxlen=2000)
        found = [sandbox.channel, *(sandbox.world.add_channel(sandbox.guild, f"t{n}") for n in range(1, channels))]
        with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
            yield sandbox, found, Path(folder)


Way = tuple[int, str, tuple[str, ...]]
"""A way to answer: the seat, the component's custom id, and the values where the component is a select."""


def ways(message: Json) -> list[Way]:
    """How a message's question can be answered with one click; where several things must be marked, how to mark. A form
    that is ready is sent, not filled in for ever."""
    answers: list[Way] = []
    marks: list[Way] = []

    for part in usable(message):
        custom_id, values = part["custom_id"], [one["value"] for one in part.get("options", [])]
        if (match := ANSWER.fullmatch(custom_id)) and match[2] == "send" and part.get("style") == READY:
            return [(int(match[1]), custom_id, ())]
        if match:
            answers.extend((int(match[1]), custom_id, (value,)) for value in values)
            answers.extend([] if values else [(int(match[1]), custom_id, ())])
        elif match := MARK.fullmatch(custom_id):
            marks.append((int(match[1]), custom_id, tuple(values[: max(1, part.get("min_values", 1))])))
    return answers or marks


def button(act: str) -> re.Pattern[str]:
    """A table's own button of an act."""
    return re.compile(rf"[sm]:\w+:-:0:{act}(:.*)?")


class Table:
    """One table in one channel and the people at it. `words` and `pictures` gather seconds from a click; nobody waits
    for pictures who is not `patient`."""

    patient = True

    def __init__(self, sandbox: Sandbox, channel: Json, people: Sequence[Player], clock: Clock, seed: int) -> None:
        self.world, self.channel, self.people, self.clock = sandbox.world, channel, people, clock
        self.rng = random.Random(seed)
        self.words: list[float] = []
        self.pictures: list[float] = []

    async def open(self, game: str) -> None:
        """Open a table and start it."""
        await self.people[0].slash(self.channel, "play", game=game)
        lobby = await self.newest("join")
        for person in self.people[1:]:
            await person.click(lobby, custom_id=button("join"))
        await self.people[0].click(lobby, custom_id=button("start"))
        await self.newest("hand")

    async def newest(self, *acts: str) -> Json:
        """The newest public message with a button of one of these acts."""
        def find() -> list[Json]:
            return [
                message for message in self.people[0].sees(self.channel)
                if not self.world.messages.is_ephemeral(message["id"])
                and any(f":{act}" in repr(message["components"]) for act in acts)
            ]

        return (await self.world.until(find, PATIENCE, f"a message with {acts}"))[-1]

    async def act(self) -> None:
        """One act of somebody who is asked: on the public message where it has buttons, else in private.

        A finished game is followed by a new one.
        """
        message = await self.newest("hand", "seal")
        if ":seal" in repr(message["components"]):
            await self.open("grimm_forest")
            message = await self.newest("hand")
        if open_now := ways(message):
            await self.timed(message, self.rng.choice(open_now), public=True)
            return
        for seat in self.rng.sample(range(len(self.people)), len(self.people)):
            form = (await self.people[seat].click(message, custom_id=button("hand"))).message
            if form is not None and (mine := ways(form)):
                await self.timed(form, self.rng.choice(mine), public=False)
                await self._send_if_ready(seat, form)
                return

    async def _send_if_ready(self, seat: int, form: Json) -> None:
        """Send a form that the last click has filled in: what is filled in stands in this message alone."""
        now = next((one for one in self.people[seat].sees(self.channel) if one["id"] == form["id"]), form)
        if (ready := ways(now)) and ":send" in ready[0][1]:
            await self.timed(now, ready[0], public=False)

    async def timed(self, message: Json, way: Way, *, public: bool) -> None:
        """Click and note how long the words took, and on a public message the picture."""
        seat, custom_id, values = way
        person = self.people[seat]
        began = time.perf_counter()
        try:
            if values:
                await person.choose(message, *values, custom_id=custom_id)
            else:
                await person.click(message, custom_id=custom_id)
        except InteractionFailed:
            return  # the table went on meanwhile and the button is gone
        self.words.append(time.perf_counter() - began)
        if public and self.patient:
            shown = message["id"]
            await self.world.until(lambda: self.picture_after(shown, began) > 0, PATIENCE, "a picture")
            self.pictures.append(self.picture_after(shown, began) - began)

    def picture_after(self, message: str, began: float) -> float:
        """When the first picture after `began` came, on this message or a newer one of the channel; 0 for not yet."""
        newer = (
            at for one, at in self.clock.pictures.items()
            if at > began and int(one) >= int(message) and self.world.messages.find(self.channel["id"], one)
        )
        return min(newer, default=0.0)
