"""The games of tables in memory."""

from __future__ import annotations

from storage.engine.transaction import Tx
from storage.model import Status, TableInfo
from storage.play import tables
from tables.core.clock import Clock
from tables.core.errors import Trouble
from tables.core.installed_game import spec_of
from tables.core.sessions import Game, SessionCache
from tables.state.loading import Stored, load, made, store_upgrade
from tables.state.recording import Recorder


class Games:
    """At most `most` games in memory. One counts only at the revision at which its table stands in the database,
    whichever process put it there. Used during one's turn at the table only."""

    def __init__(self, recorder: Recorder, clock: Clock, most: int) -> None:
        self._recorder = recorder
        self._clock = clock
        self.sessions = SessionCache(most)

    def in_memory(self, info: TableInfo) -> Game | None:
        """The table's game, unless it must be loaded. Raises `Trouble` for a table that has not started."""
        if info.started_at is None:
            raise Trouble("bot-trouble-not-started" if info.status is Status.LOBBY else "bot-trouble-over")
        session = self.sessions.get(info.id, info.revision, self._clock.now())
        return None if session is None else Game(info, spec_of(info.game), session)

    def as_stored(self, info: TableInfo, stored: Stored) -> Game | None:
        """The table's game as it is stored; None when an upgrade of its rules has to be stored first."""
        loaded = made(info, stored)
        return self._keep(loaded.game) if loaded.upgrade is None else None

    async def to_change(self, tx: Tx, info: TableInfo) -> Game:
        """The table's game in a transaction, which also stores an upgrade of the rules. Once it is over, the game is
        remembered as it leaves it."""
        game = self.in_memory(info)
        if game is None:
            loaded = await load(tx, info)
            game = loaded.game
            if loaded.upgrade is None:
                self._keep(game)
            else:
                await store_upgrade(tx, game, loaded.upgrade, self._recorder)
        self.keep_after(tx, game)
        return game

    def keep_after(self, tx: Tx, game: Game) -> None:
        """Remember a game as a transaction leaves it, once that is stored."""
        table_id, session = game.info.id, game.session
        tables.follow(tx, table_id)
        tx.on_commit(lambda: self.sessions.put(table_id, session, tables.revision_after(tx), self._clock.now()))

    def _keep(self, game: Game) -> Game:
        """Remember a game as it is stored."""
        self.sessions.put(game.info.id, game.session, game.info.revision, self._clock.now())
        return game
