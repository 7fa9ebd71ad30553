"""Bringing a table's game into memory, also after an upgrade of its rules."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from games.core import registry
from games.core.codec import SaveTooNew, dump_state, load_state
from games.core.journal import Line
from games.core.text import text
from storage import games, proof, tables
from storage.database import Reader, Tx
from storage.games import Saved
from storage.model import Status, TableInfo
from storage.proof import Epoch
from tables.recording import Recording
from tables.sessions import Broken, Game, Mark, restore
from tables.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Act:
    """An act at a table's game: its transaction, and whether its interaction was not processed before."""

    tx: Tx
    game: Game
    new: bool


@dataclass(frozen=True, slots=True)
class _Upgrade:
    """Other rules have run the stored answers of the segment `loaded` and taken all but the last `dropped`."""

    loaded: Saved
    dropped: int


@dataclass(frozen=True, slots=True)
class _Loaded:
    """A game made from what is stored, and the upgrade of its rules, if what came of it is not stored yet."""

    game: Game
    upgrade: _Upgrade | None


class Loading(Recording):
    """Sessions on demand. One in memory counts only at the revision at which its table stands in the database."""

    @asynccontextmanager
    async def _game(self, table_id: int) -> AsyncIterator[Game]:
        """One's turn at a table, with its game, to look at. Raises `Trouble` for a table that has not started."""
        async with self._turn(table_id):
            info = await self._stored(table_id)
            yield self._in_memory(info) or await self._loaded(table_id)

    @asynccontextmanager
    async def _act(self, table_id: int, interaction: int | None = None) -> AsyncIterator[Act]:
        """One's turn at a table, with its game, in a transaction: nobody else, in no process, can change it before
        the block ends. Raises `Trouble` for a table that has not started."""
        async with self._turn(table_id):
            async with self.db.transaction() as tx:
                entered = await tables.enter(tx, table_id, interaction, self.clock())
                if entered is None:
                    raise Trouble("bot-trouble-no-table")
                info, new = entered
                game = self._in_memory(info) or await self._load_to_change(tx, info)
                tables.follow(tx, table_id)
                yield Act(tx, game, new)
            self._sessions.put(table_id, game.session, tables.revision_after(tx), self.clock())

    def _in_memory(self, info: TableInfo) -> Game | None:
        if info.started_at is None:
            raise Trouble("bot-trouble-not-started" if info.status is Status.LOBBY else "bot-trouble-over")
        session = self._sessions.get(info.id, info.revision, self.clock())
        return None if session is None else Game(info, registry.spec_of(info.game), session)

    async def _loaded(self, table_id: int) -> Game:
        """The table's game, all of it as of one moment. Only an upgrade of the rules has something to store."""
        async with self.db.snapshot() as moment:
            loaded = await _load(moment, await self._info(moment, table_id))
        if loaded.upgrade is None:
            return self._keep(loaded.game)
        async with self.db.transaction() as tx:
            game = await self._load_to_change(tx, await self._info(tx, table_id))
            tables.follow(tx, table_id)
        self._sessions.put(table_id, game.session, tables.revision_after(tx), self.clock())
        return game

    async def _load_to_change(self, tx: Tx, info: TableInfo) -> Game:
        """The table's game in a transaction, which then also stores an upgrade of the rules."""
        loaded = await _load(tx, info)
        if loaded.upgrade is None:
            return self._keep(loaded.game)
        await self._store_upgrade(tx, loaded.game, loaded.upgrade)
        return loaded.game

    def _keep(self, game: Game) -> Game:
        """Remember a game as it is stored."""
        self._sessions.put(game.info.id, game.session, game.info.revision, self.clock())
        return game

    async def _store_upgrade(self, tx: Tx, game: Game, upgrade: _Upgrade) -> None:
        """Keep what came of an upgrade, and tell the channel if something must be asked again."""
        table_id, session, loaded, dropped = game.info.id, game.session, upgrade.loaded, upgrade.dropped
        own = [Line(text("bot-log-reopened", n=dropped), weight=2)] if dropped else []
        before = Mark(await games.asked(tx, table_id), loaded.n, loaded.n)
        await games.keep_answers(tx, table_id, loaded.n, len(loaded.given) - dropped)
        assert loaded.state is not None, "the present segment has a checkpoint"
        began = dump_state(load_state(game.spec, loaded.state, game.info.rules_version))
        await proof.begin_epoch(tx, table_id, Epoch(loaded.n, game.spec.version, began))
        await proof.drop_draws(tx, table_id, loaded.n)
        await self._record(tx, game, before, own=own)
        await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint), None)
        await games.settle_segments_before(tx, table_id, session.segment - len(session.past))


async def _load(reader: Reader, info: TableInfo) -> _Loaded:
    """The table's game as it is stored. Raises `Trouble` for a save of newer rules, and `Broken`."""
    spec = registry.spec_of(info.game)
    at = await tables.progress(reader, info.id)
    saved = await games.segments(reader, info.id)
    try:
        opened = restore(spec, saved, at)
    except SaveTooNew as error:
        raise Trouble("bot-trouble-too-new") from error
    except Exception as error:
        raise Broken(info.id, at.rules_version, at.segment) from error
    game = Game(info, spec, opened.session)
    upgraded = info.status is Status.PLAYING and (opened.dropped > 0 or at.rules_version != spec.version)
    return _Loaded(game, _Upgrade(saved[-1], opened.dropped) if upgraded else None)
