"""Cache of the games of tables in memory."""

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
    """Keep at most `most` games in memory. Use it only during a turn at the table.

    A cached game counts only if its revision is that of the table in the database, whichever process changed it.
    """

    def __init__(self, recorder: Recorder, clock: Clock, most: int) -> None:
        self._recorder = recorder
        self._clock = clock
        self.sessions = SessionCache(most)

    def in_memory(self, info: TableInfo) -> Game | None:
        """Return the table's cached game, or None if it must be loaded. Raises `Trouble` if the table has not
        started."""
        if info.started_at is None:
            raise Trouble("bot-trouble-not-started" if info.status is Status.LOBBY else "bot-trouble-over")
        session = self.sessions.get(info.id, info.revision, self._clock.now())
        return None if session is None else Game(info, spec_of(info.game), session)

    def as_stored(self, info: TableInfo, stored: Stored) -> Game | None:
        """Return the table's game made from stored data; None if an upgrade of its rules has to be stored first."""
        loaded = made(info, stored)
        return self._keep(loaded.game) if loaded.upgrade is None else None

    async def to_change(self, tx: Tx, info: TableInfo) -> Game:
        """Return the table's game for a change in a transaction, and store an upgrade of its rules if there is one.

        After the commit, the changed game is cached.
        """
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
        """Cache a game as a transaction leaves it, when the transaction is committed."""
        table_id, session = game.info.id, game.session
        tables.follow(tx, table_id)
        tx.on_commit(lambda: self.sessions.put(table_id, session, tables.revision_after(tx), self._clock.now()))

    def _keep(self, game: Game) -> Game:
        """Cache a game as it is stored."""
        self.sessions.put(game.info.id, game.session, game.info.revision, self._clock.now())
        return game
