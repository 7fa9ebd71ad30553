"""Acts a second of 1, 2 and 4 processes at one PostgreSQL, and of one at a file, with the processor time that an act
takes of the bots and of the database. The table service alone: no Discord, no pictures, which are measured elsewhere.

Each process answers for eight people at a time, at tables of its own, or at any of them, as when clicks come to
whichever. `python -m benchmarks.machines URL FIRST LAST SECONDS` is one such process.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from benchmarks.report import Figure, quantile
from bot.config import Settings
from games.core.registry import spec_of
from storage.address import Address
from storage.database import Database
from storage.model import Home, HomeKind
from tables.service import TableService
from tables.sharing import Among
from tables.trouble import Stale, Trouble
from tests.postgres import DURABLE, NotHere, server

GAME, LEVEL = "grimm_forest", "legal"
TABLES, SECONDS, PEOPLE = (int(os.environ.get(f"MACHINES_{name}", usual)) for name, usual in (
    ("TABLES", "1000"), ("SECONDS", "10"), ("PEOPLE", "8"),
))
SETTINGS = Settings(_env_file=None, person_tables=0, server_tables=0, ai_delay=0, table_cache=2000)


@dataclass(frozen=True, slots=True)
class Played:
    """What processes have done together: how many seconds each act took, processor seconds of them and of the database,
    and its transactions."""

    spans: list[float]
    bots: float
    database: float
    commits: int


async def found(where: Path | Address) -> None:
    """Open all tables, two people at each."""
    db = await Database.open(where)
    tables = TableService.over(db, SETTINGS)
    for n in range(TABLES):
        people = [await tables.people.person(10_000 + 2 * n + one) for one in range(2)]
        info = await tables.lobby.open(GAME, {}, Home(HomeKind.CHANNEL, 1, n + 1), people[0], "en", 4 * n + 1)
        await tables.lobby.join(info.id, people[1], 4 * n + 2)
        await tables.lobby.start(info.id, people[0], 4 * n + 3)
    await tables.close()
    await db.close()


# -- one process -----------------------------------------------------------------------------------------------------


async def work(where: Path | Address, first: int, last: int, seconds: float) -> None:
    """Say `ready`, wait for a line, act at these tables for some time, and print what was done."""
    db = await Database.open(where)
    tables = TableService.over(db, SETTINGS, sharing=None if isinstance(where, Path) else Among(db))
    await tables.start_up()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    spans: list[float] = []
    end, before = time.monotonic() + seconds, time.process_time()
    people = (_person(tables, first, last, random.Random(f"{first} {n} {os.getpid()}"), end, spans)
              for n in range(PEOPLE))
    await asyncio.gather(*people)
    print(json.dumps({"spans": spans, "cpu": time.process_time() - before}), flush=True)
    await tables.close()
    await db.close()


async def _person(
    tables: TableService, first: int, last: int, rng: random.Random, end: float, spans: list[float]
) -> None:
    """Somebody who answers at one table after the other."""
    click = rng.getrandbits(50)
    while time.monotonic() < end:
        table = rng.randrange(first, last)
        view = await tables.looking.view(table, None)
        if not view.asked:
            continue
        seat = rng.choice(view.asked).seat
        own = await tables.looking.view(table, seat)
        info = await tables.looking.table(table)
        if own.question is None:
            continue
        answer = spec_of(GAME).ais[LEVEL].choose(own, own.question.decision, rng)
        began, click = time.perf_counter(), click + 1
        try:
            await tables.play.submit(
                table, seat, own.question.number, answer, by=info.seats[seat].person, interaction=click
            )
        except (Stale, Trouble):  # somebody else at the table was quicker
            continue
        spans.append(time.perf_counter() - began)


# -- all of them -----------------------------------------------------------------------------------------------------


async def together(where: Path | Address, processes: int, *, everywhere: bool, postmaster: int | None) -> Played:
    """Let processes act at the same time."""
    url = str(where) if isinstance(where, Path) else where.url
    each = TABLES // processes
    ranges = [(1, TABLES + 1) if everywhere else (1 + n * each, 1 + (n + 1) * each) for n in range(processes)]
    started = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.machines", url, str(first), str(last), str(SECONDS),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**26,
        )
        for first, last in ranges
    ]
    for one in started:
        assert one.stdout is not None and await one.stdout.readline() == b"ready\n"
    spent, commits = spent_by(postmaster), committed(where)
    for one in started:
        assert one.stdin is not None
        one.stdin.write(b"\n")
    said = [json.loads(await one.stdout.readline()) for one in started if one.stdout is not None]
    played = Played(
        [span for one in said for span in one["spans"]], sum(one["cpu"] for one in said),
        spent_by(postmaster) - spent, committed(where) - commits,
    )
    for one in started:
        await one.wait()
    return played


def spent_by(postmaster: int | None) -> float:
    """Processor seconds of a database server and its processes, also of those that have ended."""
    if postmaster is None or not Path("/proc/self/stat").exists():
        return 0.0
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text("ascii").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(file.parent.name) == postmaster:
            ticks += sum(map(int, fields[11:15]))
        elif int(fields[1]) == postmaster:
            ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def committed(where: Path | Address) -> int:
    """Transactions of a database so far, as its server counts them a moment later."""
    if isinstance(where, Path):
        return 0
    with psycopg.connect(where.url) as reading:
        counted = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        row = reading.execute(counted).fetchone()
    assert row is not None
    return int(row[0])


@contextmanager
def databases() -> Iterator[tuple[Path, Address, int]]:
    """A file, a database on a server, and the server's process."""
    with tempfile.TemporaryDirectory() as folder, server(DURABLE) as running:
        yield Path(folder) / "tables.sqlite3", running.database("machines"), running.process


def figures() -> list[Figure]:
    """What processes do together; nothing where there is no PostgreSQL."""
    try:
        with databases() as (file, address, postmaster):
            return asyncio.run(_measured(file, address, postmaster))
    except NotHere as missing:
        print(missing, file=sys.stderr)
        return []


async def _measured(file: Path, address: Address, postmaster: int) -> list[Figure]:
    for where in (file, address):
        await found(where)
    rows = _rows("a file, 1 process", await together(file, 1, everywhere=False, postmaster=None))
    for processes in (1, 2, 4):
        for everywhere in (False, True) if processes > 1 else (False,):
            played = await together(address, processes, everywhere=everywhere, postmaster=postmaster)
            name = f"{processes} process{'es' if processes > 1 else ''}{', any table' if everywhere else ''}"
            rows += _rows(name, played)
    return rows


def _rows(name: str, played: Played) -> list[Figure]:
    acts = len(played.spans)
    rows = [
        Figure(f"acts a second, {name}", acts / SECONDS, "/s"),
        Figure(f"an act, {name}, p50", 1000 * quantile(played.spans, 0.5), "ms"),
        Figure(f"an act, {name}, p95", 1000 * quantile(played.spans, 0.95), "ms"),
        Figure(f"processor time an act, {name}, bots", 1000 * played.bots / acts, "ms"),
    ]
    if played.database:
        rows.append(Figure(f"processor time an act, {name}, database", 1000 * played.database / acts, "ms"))
        rows.append(Figure(f"transactions an act, {name}", played.commits / acts, ""))
    return rows


if __name__ == "__main__":
    place, *numbers = sys.argv[1:]
    asyncio.run(work(Address(place) if "://" in place else Path(place), *map(int, numbers)))
