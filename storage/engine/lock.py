"""Exclusive access to a database, released by the operating system or database server when a process dies.

A file is locked by the operating system for one bot, or for a tool while no bot runs. A database on a server is shared
by bots (`storage.engine.processes`); only a tool that works while none runs has it alone, by a lock of the server.

Reading the file needs no lock: a backup, the health check and the doctor work next to a running bot.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import IO

from storage.engine.address import Address
from storage.engine.file_lock import try_to_lock
from storage.engine.opening import Unusable, make_folder
from storage.engine.remedies import error_message

log = logging.getLogger(__name__)
PATIENCE = 10.0
"""Seconds to wait for a bot that is just stopping: an update may overlap."""
LOOK_EVERY = 0.1


class InUse(Exception):
    """Raised when another bot or tool holds the database. The message says which."""


def lock_file(database: Path) -> Path:
    """Return the path of the lock file beside a database file, the same for every link to it.

    It is never deleted: otherwise two bots could each hold a file of that name.
    """
    database = database.resolve()
    return database.with_name(f"{database.name}.lock")


def exclusive(database: Path | Address, patience: float = PATIENCE) -> AbstractAsyncContextManager[None]:
    """Have exclusive access to a database inside the block, waiting up to `patience` seconds for it.

    For a file this is the lock of its one bot or tool. For a database on a server it is a tool's, while no bot runs.
    Raises `InUse`, and `Unusable` when there can be no database at this place.
    """
    return _held_file(database, patience) if isinstance(database, Path) else _held_at(database, patience)


@asynccontextmanager
async def _held_at(database: Address, patience: float) -> AsyncIterator[None]:
    from storage.engine.postgres import exclusive_access  # a file needs no driver

    end = time.monotonic() + patience
    async with exclusive_access(database) as try_it:
        while not await try_it():
            if time.monotonic() >= end:
                raise InUse(f"{database} is in use by another bot. Stop all bots whose DATABASE_URL names it first")
            await asyncio.sleep(LOOK_EVERY)
        yield


@asynccontextmanager
async def _held_file(database: Path, patience: float) -> AsyncIterator[None]:
    make_folder(database)
    try:
        file = lock_file(database).open("a+b", buffering=0)
    except OSError as error:
        raise Unusable(error_message(lock_file(database), error)) from error
    with file:  # closing releases the lock
        await _take(file, database, patience)
        _sign(file)
        yield


async def _take(file: IO[bytes], database: Path, patience: float) -> None:
    end = time.monotonic() + patience
    waiting = False
    while not try_to_lock(file):
        holder = _holder(file)
        if time.monotonic() >= end:
            raise InUse(f"{database} is in use by another bot ({holder}). Stop that one first: Ctrl+C in its "
                        "terminal, `systemctl stop` for a service, `docker stop` for a container")
        if not waiting:
            waiting = True
            log.warning("another bot (%s) uses %s; waiting up to %.0f s until it stops", holder, database, patience)
        await asyncio.sleep(LOOK_EVERY)


def _sign(file: IO[bytes]) -> None:
    """Write into the lock file who holds it, for those who find it taken. Skipped on a full disk."""
    since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    told = json.dumps({"pid": os.getpid(), "host": socket.gethostname(), "since": since})
    try:
        file.truncate(0)
        file.write(told.encode())  # at the end, which after truncating is the beginning
    except OSError as error:
        log.warning("who uses the database could not be noted: %s", error)


def _holder(file: IO[bytes]) -> str:
    try:
        file.seek(0)
        told = json.loads(file.read(1000))
        return f"process {told['pid']} on {told['host']}, since {told['since']}"
    except (OSError, ValueError, KeyError, TypeError):  # it has just begun, or its disk is full
        return "which has not said who it is"
