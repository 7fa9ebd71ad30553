"""Several bots as processes of their own at one PostgreSQL and one Discord, each of which dies, stands still and loses
its line to the database while people play: nothing is lost, nothing is doubled, nothing waits for long.

`make test-machines` does it with four bots and many tables (MACHINES_BOTS, _TABLES, _TROUBLES, _SEED).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import pytest

from sandbox import Player, Sandbox
from sandbox.gateway import shard_of
from sandbox.model import Json
from tests.databases import address_for
from tests.wire.test_kill import PATIENCE, Crowd, check_acts, check_calls, check_messages, everything_sent
from tests.wire.victim import Victim

pytestmark = pytest.mark.postgres

BOTS, TABLES, TROUBLES = (int(os.environ.get(f"MACHINES_{name}", few)) for name, few in (
    ("BOTS", "2"), ("TABLES", "2"), ("TROUBLES", "3"),
))
AT_ONCE = 6
"""Tables at which somebody acts at the same time: this machine is one, and draws for all bots."""
LONG = 6.0
"""Seconds of standing still, or without a line: a lease is three."""
OVERDUE = 10.0
"""Seconds within which another bot has told what a dead one had to."""
SOCKET = ".s.PGSQL.5432"


class Line:
    """The way of one machine to the database, which can be interrupted."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._folder = Path(tempfile.mkdtemp(prefix="line-"))  # the name of a socket is short
        self._whole = asyncio.Event()
        self._whole.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server | None = None

    async def open(self) -> str:
        """Begin; returns the folder that stands for the host."""
        self._listening = await asyncio.start_unix_server(self._connected, self._folder / SOCKET)
        return str(self._folder)

    async def close(self) -> None:
        """End."""
        assert self._listening is not None
        self._listening.close()
        self.tear()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        shutil.rmtree(self._folder)

    def cut(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """What has waited comes through."""
        self._whole.set()

    def tear(self) -> None:
        """All connections end."""
        for end in self._ends:
            end.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        there_reader, there = await asyncio.open_unix_connection(self._server)
        self._ends |= {writer, there}
        for source, target in ((reader, there), (there_reader, writer)):
            pump = asyncio.create_task(self._pump(source, target))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._whole.wait()
                target.write(data)
                await target.drain()
        self._ends.discard(target)
        target.transport.abort()


class Machine(Victim):
    """A bot with its line."""

    def __init__(self, sandbox: Sandbox, folder: Path, host: str, line: Line, shards: str, number: int) -> None:
        url = address_for(folder / "tables.sqlite3").url
        super().__init__(
            sandbox, folder, "tests.wire.quick", SHARDS=shards, DRAWING_PROCESSES="0", THINKING_PROCESSES="0",
            PERSON_TABLES="0", SERVER_TABLES="0",
            DATABASE=str(folder / f"bot {number}" / "tables.sqlite3"),
        )
        self._environment["DATABASE_URL"] = f"{url.partition('?')[0]}?host={quote(host, safe='')}"
        self.line = line

    async def forget(self) -> None:
        """The others are alive."""

    async def start_again_if_over(self) -> bool:
        """Who finds that another has its shards ends, and whoever watches over it starts it anew: as a spare it goes
        on. Returns whether it was so."""
        assert self._process is not None
        over = self._process.returncode is not None
        if over:
            await self.start()
        return over

    async def suffer(self, rng: random.Random) -> bool:
        """One kind of trouble, and afterwards it goes on. Returns whether it is taken for dead."""
        assert self._process is not None
        if await self.start_again_if_over():
            return False
        match rng.choice(("killed", "killed", "stopped", "cut", "torn")):
            case "killed":
                await self.kill()
                await self.start()
            case "stopped":
                self._process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(LONG)
                self._process.send_signal(signal.SIGCONT)
            case "cut":
                self.line.cut()
                await asyncio.sleep(LONG)
                self.line.mend()
            case _:
                self.line.tear()
                return False
        return True


@asynccontextmanager
async def machines(sandbox: Sandbox, folder: Path, ranges: list[str]) -> AsyncIterator[list[Machine]]:
    """Bots with these shards, running."""
    server = Path(parse_qs(urlsplit(address_for(folder / "tables.sqlite3").url).query)["host"][0]) / SOCKET
    made: list[Machine] = []
    try:
        for number, shards in enumerate(ranges):
            line = Line(server)
            made.append(Machine(sandbox, folder, await line.open(), line, shards, number))
            await made[-1].start()
        yield made
    finally:
        for one in made:
            await one.kill()
            await one.line.close()


def places(sandbox: Sandbox, people: list[Player], bots: int) -> list[Json]:
    """Channels of servers on every shard in turn; everybody is in all of them."""
    found: dict[int, Json] = {}
    while len(found) < bots:
        guild = sandbox.guild if not found else sandbox.world.add_guild(f"server {len(found)}")
        found.setdefault(shard_of(guild["id"], bots), guild)
    for guild in found.values():
        for person in people:
            if person.id not in guild["members"]:
                sandbox.world.join(guild, person.user)
    return [
        sandbox.world.add_channel(found[n % bots], f"table {n}") for n in range(TABLES)
    ]


async def play(crowd: Crowd, over: asyncio.Event, slots: asyncio.Semaphore) -> None:
    """Somebody at the table acts now and then."""
    while not over.is_set():
        async with slots:
            if crowd.game_is_over():
                await crowd.open()
            elif seats := crowd.asked():
                await crowd.answer(crowd.rng.choice(seats))
        await asyncio.sleep(crowd.rng.random())


async def watch(crowd: Crowd, waited: list[float]) -> None:
    """How long the oldest of what is due has waited, again and again."""
    while True:
        (oldest,), = crowd.query("SELECT min(due_at) FROM outbox")
        waited.append(0.0 if oldest is None else time.time() - oldest)
        await asyncio.sleep(0.5)


@pytest.mark.parametrize("ranges", [
    [f"{n}/{BOTS}" for n in range(BOTS)], [f"0-{BOTS - 1}/{BOTS}"] * BOTS, [f"1 of {BOTS}"] * (BOTS + 1),
], ids=["each has its shards", "all hear the same", "one is to spare"])
async def test_bots_die_and_stand_still_while_people_play(tmp_path: Path, ranges: list[str]) -> None:
    rng = random.Random(os.environ.get("MACHINES_SEED", "3"))
    over, slots = asyncio.Event(), asyncio.Semaphore(AT_ONCE)
    waited: list[float] = []
    async with Sandbox(identify_seconds=5.0) as sandbox:
        people = [sandbox.add_seat(name).player for name in ("Ana", "Ben", "Cleo")]
        crowds = [
            Crowd(sandbox, tmp_path, random.Random(f"{rng.random()}"), channel, people)
            for channel in places(sandbox, people, BOTS)
        ]
        patience = asyncio.timeout(2 * PATIENCE + 30 * (TROUBLES + TABLES))
        async with machines(sandbox, tmp_path, ranges) as bots, patience:
            await asyncio.gather(*(opened(crowd, slots) for crowd in crowds))
            watching = asyncio.create_task(watch(crowds[0], waited))
            playing = [asyncio.create_task(play(crowd, over, slots)) for crowd in crowds]
            for _ in range(TROUBLES):
                await asyncio.sleep(rng.random() * 2)
                await trouble(rng.choice(bots), crowds[0], rng)
            over.set()
            await asyncio.gather(*playing)
            await everything_sent(crowds[0])
            watching.cancel()
            for crowd in crowds:
                check_acts(crowd)
                check_messages(crowd)
                check_calls(crowd)
    assert any(act.done for crowd in crowds for acts in crowd.acts.values() for act in acts)
    assert sandbox.server.gateway.too_early == 0
    assert max(waited) < OVERDUE, sorted(waited)[-9:]


async def trouble(bot: Machine, crowd: Crowd, rng: random.Random) -> None:
    """One suffers, until it is back under another number: somebody is left who takes over. (Who finds its shards taken
    comes back and goes at once: no row need be seen of it.)"""
    newest = "SELECT pg_sequence_last_value(pg_get_serial_sequence('process', 'id')::regclass)"
    before = crowd.query(newest)
    if await bot.suffer(rng):
        end = time.monotonic() + PATIENCE
        while crowd.query(newest) <= before:
            assert time.monotonic() < end, "it does not come back"
            await bot.start_again_if_over()
            await asyncio.sleep(0.1)


async def opened(crowd: Crowd, slots: asyncio.Semaphore) -> None:
    """Open its table when it is its turn."""
    async with slots:
        await crowd.open()
