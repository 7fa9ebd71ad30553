"""What the doctor looks at before it looks at Discord: the machine that the bot runs on.

Every check returns what it has found, in a few words for the report; what it raises says what that means for the
tables, and what helps.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from email.utils import parsedate_to_datetime
from pathlib import Path

import aiohttp
from PIL import features

from bot.config import Settings
from cogs.pages import samples
from cogs.pictures.painter import Painter
from rendering.kit.text import FAMILIES, font
from storage.connection import StorageError
from storage.looking import look
from storage.opening import SchemaTooNew, Unusable
from storage.schema import MIGRATIONS

ROOM = 500 << 20
"""Bytes that should be free: a year of tables, with a copy of them."""
DRIFT = 3.0
"""Seconds by which the clock may be wrong; Discord says its own time in whole ones."""
SLOW = 10.0
"""Seconds after which a first picture is too late: by then somebody has looked and gone."""


class Failed(Exception):
    """A check found something wrong. The message says what, and what helps."""


class Untried(Exception):
    """A check could not be made."""


async def _database(settings: Settings) -> str:
    try:
        found = await look(settings.where)
    except (Unusable, SchemaTooNew, StorageError) as error:
        raise Failed(f"{error}; the bot will not start on it") from error
    if found is None:
        raise Untried(f"there is none at {settings.database} yet; the first start makes it")
    waits = "" if found.version == len(MIGRATIONS) else f"; the next start raises it to {len(MIGRATIONS)}"
    return f"{found.size / (1 << 20):.1f} MiB, schema {found.version}{waits}"


def _disk(path: Path) -> str:
    folder = next(one for one in path.absolute().parents if one.is_dir())
    free = []
    for place in dict.fromkeys((folder, Path(tempfile.gettempdir()))):
        try:
            with tempfile.TemporaryFile(dir=place) as file:
                file.write(b"\0" * 4096)
        except OSError as error:
            raise Failed(f"nothing can be written in {place} ({error.strerror}): no click would count") from error
        free.append(shutil.disk_usage(place).free)
    if min(free) < ROOM:
        raise Failed(f"only {min(free) >> 20} MiB are free: when the disk is full, no click counts until there is room "
                     "again. Make some, or put DATABASE on another disk")
    return f"{min(free) >> 30} GiB free"


def _fonts() -> str:
    if not features.check("raqm"):
        raise Failed("this Pillow cannot shape text (no Raqm): install the wheel that requirements/runtime.txt names")
    try:
        for family in FAMILIES:
            font(family, 400, 16)
    except OSError as error:
        raise Failed(f"a font cannot be read ({error}): tables would have words and no pictures") from error
    return ", ".join(FAMILIES.values())


async def _drawing(settings: Settings) -> str:
    painter = Painter(settings.drawing_processes)
    began = time.monotonic()
    try:
        picture = await samples.drawn_beside(painter)
    finally:
        painter.close()
    took = time.monotonic() - began
    if picture is None:
        raise Failed("no picture was drawn, the log says why: tables would have words and no pictures")
    if took > SLOW:
        raise Failed(f"the first picture took {took:.0f} s: pictures will come late. The machine is too busy, or slow")
    return f"{took:.1f} s for the first picture, DRAWING_PROCESSES={settings.drawing_processes}"


async def _clock(settings: Settings) -> str:
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as client:
            began = time.time()
            async with client.get(f"{settings.discord_api_url}/api/v10/gateway") as answer:
                there = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    except (aiohttp.ClientError, TimeoutError, KeyError, ValueError) as error:
        raise Untried(f"Discord did not say what time it is ({type(error).__name__})") from error
    ahead = (began + time.time()) / 2 - (there + 0.5)
    if abs(ahead) > DRIFT:
        said = f"{abs(ahead):.0f} s {'ahead' if ahead > 0 else 'behind'}"
        raise Failed(f"this machine's clock is {said}: reminders, clocks of tables and times in messages are wrong by "
                     "as much. Let it be set over the network (NTP)")
    return "agrees with Discord's"


CHECKS: dict[str, Callable[[Settings], Awaitable[str]]] = {
    "the database is whole": _database,
    "the disk has room": lambda settings: asyncio.to_thread(_disk, settings.database),
    "the fonts are there": lambda settings: asyncio.to_thread(_fonts),
    "a picture is drawn beside the bot": _drawing,
    "the clock is right": _clock,
}
