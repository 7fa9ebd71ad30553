"""Bringing a table's game into memory, also after an upgrade of its rules."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.storage import games, tables
from bot.storage.games import Saved
from bot.tables.model import Status, TableInfo
from bot.tables.recording import Recording
from bot.tables.sessions import Broken, Game, Mark, restore
from bot.tables.trouble import Trouble
from games.core import registry
from games.core.codec import SaveTooNew, dump_state
from games.core.journal import Line
from games.core.session import Session
from games.core.text import text


class Loading(Recording):
    """Sessions on demand."""

    @asynccontextmanager
    async def _game(self, table_id: int) -> AsyncIterator[Game]:
        """One's turn at a table, with its game. Raises `Trouble` for a table that has not started."""
        async with self._turn(table_id):
            info = await self._stored(table_id)
            if info.started_at is None:
                raise Trouble("bot-trouble-not-started" if info.status is Status.LOBBY else "bot-trouble-over")
            session = self._sessions.get(table_id, self.clock())
            if session is None:
                session = await self._load(info)
                self._sessions.put(table_id, session, self.clock())
            yield Game(info, registry.spec_of(info.game), session)

    async def _load(self, info: TableInfo) -> Session[Any]:
        spec = registry.spec_of(info.game)
        at = await tables.progress(self.db.read, info.id)
        saved = await games.segments(self.db.read, info.id)
        try:
            opened = restore(spec, saved, at)
        except SaveTooNew as error:
            raise Trouble("bot-trouble-too-new") from error
        except Exception as error:
            raise Broken(info.id, at.rules_version, at.segment) from error
        if info.status is Status.PLAYING and (opened.dropped or at.rules_version != spec.version):
            await self._store_upgrade(Game(info, spec, opened.session), saved[-1], opened.dropped)
        return opened.session

    async def _store_upgrade(self, game: Game, loaded: Saved, dropped: int) -> None:
        """Other rules have run the stored answers of the segment `loaded` and taken all but the last `dropped`. Keep
        what came of it, and tell the channel if something must be asked again."""
        table_id, session = game.info.id, game.session
        own = [Line(text("bot-log-reopened", n=dropped), weight=2)] if dropped else []
        async with self.db.transaction() as tx:
            before = Mark(await games.asked(tx, table_id), loaded.n, loaded.n)
            await games.keep_answers(tx, table_id, loaded.n, len(loaded.given) - dropped)
            await self._record(tx, game, before, own=own)
            await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint), None)
            await games.settle_segments_before(tx, table_id, session.segment - len(session.past))
