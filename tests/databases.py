"""The same tests on SQLite and on PostgreSQL: with `ON_POSTGRES` set, a test that opens a file opens a database of a
server instead, which is called after the file. Other processes of the test find it by the same name.
"""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from storage.address import Address
from storage.connection import Row, Value
from storage.database import Database
from storage.postgres import PostgresBackend, numbered

ON_POSTGRES = "SOBREMESA_TEST_POSTGRES"
"""The environment's name for the address of a server that may be filled and emptied, without a database."""
TEMPLATE = "sobremesa_template"
_made: set[str] = set()
_opened: list[Database] = []
plain_open = Database.open
"""What opens a file where a file is named, whatever the tests run on."""


def on_postgres() -> bool:
    """Whether these tests run on PostgreSQL."""
    return bool(os.environ.get(ON_POSTGRES))


def address_at(server: str, name: str) -> Address:
    """A database of a server, whose address is without one."""
    base, _, settings = server.partition("?")
    return Address(f"{base}/{name}?{settings}")


def address_of(name: str) -> Address:
    """A database of the tests' server."""
    return address_at(os.environ[ON_POSTGRES], name)


def address_for(file: Path) -> Address:
    """The database that stands for a file; it is made, with all its tables, when there is none yet."""
    name = "t" + hashlib.sha1(str(file.absolute()).encode()).hexdigest()[:20]
    if name not in _made:
        if not _admin().execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
            run(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")  # a fifth of the time of the usual
        _made.add(name)
    return address_of(name)


async def close_all() -> None:
    """Close what a test that has failed has left open: its tasks would keep the event loop from ending."""
    while _opened:
        backend = _opened.pop().backend
        assert isinstance(backend, PostgresBackend)
        await backend.abandon()


def forget_all() -> None:
    """Drop the databases of a test."""
    while _made:
        run(f"DROP DATABASE IF EXISTS {_made.pop()} WITH (FORCE)")


def run(sql: str) -> None:
    """A statement at the server that no transaction can hold."""
    _admin().execute(sql.encode())


@cache
def _admin() -> psycopg.Connection[Any]:
    connection = psycopg.connect(address_of("postgres").url, autocommit=True)
    atexit.register(connection.close)
    return connection


async def make_template() -> None:
    """The database of which those of the tests are copies."""
    await asyncio.to_thread(run, f"CREATE DATABASE {TEMPLATE}")
    await (await plain_open(address_of(TEMPLATE))).close()


def rows_in(file: Path, sql: str, *values: Value) -> list[Row]:
    """What a database holds that others are using."""
    if on_postgres():
        with psycopg.connect(address_for(file).url, cursor_factory=psycopg.RawCursor) as reading:
            return list(reading.execute(numbered(sql).encode(), values or None).fetchall())
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=5)) as reader:
        return [tuple(row) for row in reader.execute(sql, values)]


@contextmanager
def change_in(file: Path) -> Iterator[Callable[..., object]]:
    """A transaction in a database that others are using, as what runs a statement with its values."""
    if on_postgres():
        with psycopg.connect(address_for(file).url, cursor_factory=psycopg.RawCursor) as other:
            yield lambda sql, *values: other.execute(numbered(sql).encode(), values or None)
        return
    with closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield lambda sql, *values: other.execute(sql, values)
        other.execute("COMMIT")


def forget_bots(file: Path) -> None:
    """Nobody serves a database, nor has anybody connected to Discord lately."""
    with psycopg.connect(address_for(file).url, autocommit=True) as writing:
        writing.execute("DELETE FROM process")
        writing.execute("DELETE FROM identified")


async def lost_rows(db: Database) -> list[Row]:
    """Rows that refer to none. PostgreSQL lets nobody write such a row."""
    return [] if on_postgres() else await db.read.all("PRAGMA foreign_key_check")


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else holds the whole database inside the block."""
    if on_postgres():
        with psycopg.connect(address_for(file).url) as other:
            other.execute("LOCK TABLE game_table, interaction IN ACCESS EXCLUSIVE MODE")
            yield
            other.rollback()
        return
    with closing(sqlite3.connect(file, isolation_level=None)) as held:
        held.execute("BEGIN IMMEDIATE")
        yield
        held.execute("ROLLBACK")


def use_them() -> None:
    """From now on what opens a file opens a database of the server."""

    async def opened(where: Path | Address, *, busy_seconds: float = 5.0) -> Database:
        place = await asyncio.to_thread(address_for, where) if isinstance(where, Path) else where
        db = await plain_open(place, busy_seconds=busy_seconds)
        _opened.append(db)
        return db

    Database.open = opened  # type: ignore[method-assign]  # for tests only
