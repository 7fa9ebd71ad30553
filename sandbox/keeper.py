"""Keeps a world on disk: writes down what changed, before anybody is told that it was done."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
import time
from pathlib import Path

from .archive import Archive, CannotKeep, Key
from .model import Json
from .parts import file_part, message_part, restore, small_parts
from .seats import SeatBook
from .world import World

log = logging.getLogger(__name__)
RETRY_SECONDS = 2.0
"""Pause between attempts while nothing can be written."""
GATHER_SECONDS = 0.05
"""Changes that nobody waits for are written down this much later."""


class Keeper:
    """One world and its folder. Between `load` and `close` every change is written down.

    Nothing is lost by a write that fails, as on a full disk: what differs from the file is found anew each time.
    """

    def __init__(self, world: World, book: SeatBook, folder: Path) -> None:
        self._world, self._book = world, book
        self._archive = Archive(folder)
        world.files.folder = folder / "files"
        self._guild: Json = {}
        self._stamps: dict[Key, object] = {}
        """What the file holds of the small parts: their text, or for commands, which are long, the parts themselves."""
        self._messages: set[str] = set()
        self._messages_until = 0
        self._not_before = 0.0
        self._task: asyncio.Task[None] | None = None
        self.trouble = ""
        """Why nothing can be written at present; empty when all is well."""

    def load(self) -> Json | None:
        """Put the stored world in the place of the fresh one; returns its guild, None if nothing is stored yet.

        Raises `CannotKeep`; the file has not been changed then.
        """
        try:
            parts = self._archive.read()
            found = restore(self._world, self._book, parts) if parts else None
        except (sqlite3.Error, LookupError, TypeError, ValueError, AttributeError) as error:
            self._archive.close()
            why = f"cannot be read ({type(error).__name__}: {error})"
            raise CannotKeep(f"{self._archive.path} {why}") from None
        self._stamps = {(kind, one): None for kind in parts.keys() - {"message", "file"} for one in parts[kind]}
        self._messages = set(parts.get("message", ()))
        self._messages_until = self._world.messages.newest_version
        return found

    def begin(self, guild: Json) -> None:
        """Keep the world from now on."""
        self._guild = guild
        self.write()
        self._world.files.remove_strays()
        self._world.settle = self.write
        self._task = asyncio.create_task(self._watch(), name="sandbox: keep")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._not_before = 0.0
            self.write()
        self._archive.close()

    async def _watch(self) -> None:
        while True:
            change = self._world.next_change()
            self.write()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(change.wait(), RETRY_SECONDS if self.trouble else None)
            await asyncio.sleep(GATHER_SECONDS)

    def write(self) -> None:
        """Write down what changed. A failure is noted in `trouble`, and tried again a little later."""
        if time.monotonic() < self._not_before:
            return
        trouble = ""
        try:
            self._write()
        except (sqlite3.Error, OSError) as error:
            trouble = getattr(error, "strerror", None) or str(error)
            self._not_before = time.monotonic() + RETRY_SECONDS
        if trouble != self.trouble:
            if trouble:
                log.error("the local table cannot be kept in %s: %s", self._archive.path, trouble)
            else:
                log.warning("the local table is kept again in %s", self._archive.path)
            self.trouble = trouble
            self._world.touch()

    def _write(self) -> None:
        """One transaction with what differs from the file. Raises sqlite3.Error or OSError; nothing is noted then."""
        files, store = self._world.files, self._world.messages
        stamps, changed, gone = self._small()
        until = store.newest_version
        for message in store.changed_since(self._messages_until):
            changed["message", message["id"]] = message_part(self._world, message)
        gone |= {("message", message_id) for message_id in self._messages.difference(store.ids())}
        files.write_out()
        for file_id in files.changed:
            if blob := files.find(file_id):
                changed["file", file_id] = file_part(blob)
            else:
                gone.add(("file", file_id))
        if not changed and not gone:
            return
        self._archive.write(((key, json.dumps(body)) for key, body in changed.items()), gone)
        files.settled()
        self._stamps, self._messages_until, self._messages = stamps, until, set(store.ids())

    def _small(self) -> tuple[dict[Key, object], dict[Key, Json], set[Key]]:
        """Stamps of all small parts, those that changed, and the keys of those that went."""
        stamps: dict[Key, object] = {}
        changed: dict[Key, Json] = {}
        for kind, part_id, body in small_parts(self._world, self._book, self._guild):
            stamp = stamps[kind, part_id] = body if kind == "commands" else json.dumps(body)
            if self._stamps.get((kind, part_id)) != stamp:
                changed[kind, part_id] = body
        return stamps, changed, self._stamps.keys() - stamps.keys()
