"""`make test-postgres`: what touches the database, on a PostgreSQL of its own, which is gone afterwards whatever
fails."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import psycopg

from storage.address import Address
from tests.databases import ON_POSTGRES, address_at, make_template
from tests.memory import in_memory

USER = "postgres"
"""Whose the server is where this runs as root, which PostgreSQL refuses to serve."""
MISSING = "PostgreSQL 15+ is not here. Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql@17"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=", "max_connections=300",
         "max_wal_size=256MB", "log_min_messages=fatal")
"""Settings of a server whose data nobody will miss; it listens at a socket in its folder only."""
DURABLE = ("fsync=on", "synchronous_commit=on", "full_page_writes=on")
"""What an owner has instead: what is said to be stored is, when the server dies."""
TESTS = (
    "tests/storage", "tests/tables", "tests/wire/test_faults.py", "tests/wire/test_kill.py",
    "tests/wire/test_daily_kill.py", "tests/wire/test_two_processes.py", "tests/wire/test_several_bots.py",
    "tests/wire/test_machines.py",
)
TWO_AT_ONCE = ("-n", "2", "--dist", "worksteal")


class NotHere(Exception):
    """There is no PostgreSQL. The message says how to get one."""


def programs() -> Path:
    """The folder of initdb and pg_ctl. Raises `NotHere`."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: float(one.parent.name), reverse=True)
    found = shutil.which("initdb")
    for folder in (*installed, *([Path(found).resolve().parent] if found else [])):
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise NotHere(MISSING)


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs. `address`: without a database."""

    address: str
    folder: Path
    control: tuple[object, ...]
    settings: str

    @property
    def process(self) -> int:
        """The number of the process that all others of the server come from."""
        return int((self.folder / "data" / "postmaster.pid").read_text("ascii").splitlines()[0])

    def database(self, name: str) -> Address:
        """A new database, without tables."""
        with psycopg.connect(address_at(self.address, "postgres").url, autocommit=True) as admin:
            admin.execute(f"CREATE DATABASE {name}".encode())
        return address_at(self.address, name)

    def die(self) -> None:
        """It ends without a word."""
        _as_user(*self.control, "-m", "immediate", "stop")

    def start(self) -> None:
        """It is there, with its settings."""
        _as_user(*self.control, "-l", self.folder / "log", "-o", self.settings, "start")


@contextmanager
def server(instead: Sequence[str] = (), within: Path | None = None) -> Iterator[Server]:
    """A server with empty tables, ready. `instead`: settings that go before the quick ones; `within`: where its data
    stand, if not where temporary files do. Raises `NotHere`."""
    commands = programs()
    with tempfile.TemporaryDirectory(prefix="sobremesa-pg-", dir=within) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        made = ("-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        _as_user(commands / "initdb", *made)
        settings = " ".join(f"-c {one}" for one in (*QUICK, *instead, f"unix_socket_directories={folder}"))
        control = (commands / "pg_ctl", "-D", folder / "data", "-w", "-s")
        running = Server(f"postgresql://{USER}@?host={quote(name, safe='')}", folder, control, settings)
        try:
            running.start()
            yield running
        finally:
            _as_user(*control, "-m", "immediate", "stop", check=False)


def _as_user(*command: object, check: bool = True) -> None:
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        words = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--", *words]
    subprocess.run(words, check=check, stdout=subprocess.DEVNULL, cwd="/")


def main(arguments: Sequence[str]) -> int:
    """Run the tests; returns the exit code."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server is stopped on the way out
    try:
        with server(within=in_memory()) as running:
            os.environ[ON_POSTGRES] = running.address
            asyncio.run(make_template())
            words = [sys.executable, "-m", "pytest", "-m", "not browser", *(arguments or (*TWO_AT_ONCE, *TESTS))]
            return subprocess.run(words, check=False).returncode
    except NotHere as missing:
        print(missing, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
