"""Cache of the loaded games of tables, so that most acts need not read and replay them."""

from __future__ import annotations

from storage.engine.transaction import Tx
from storage.model import Status, TableInfo
from storage.play import tables
from tables.core.clock import Clock
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.sessions import Game, SessionCache
from tables.state.loading import Stored, load, restore_game, store_upgrade
from tables.state.recording import Recorder


class GameCache:
    """Keep the games of at most `most` tables in memory. Use it only while holding the table's place in its queue
    (`Records.reading`, `act`).

    A cached game counts only if its revision is that of the table in the database, whichever process changed it.
    """

    def __init__(self, recorder: Recorder, clock: Clock, most: int) -> None:
        self._recorder = recorder
        self._clock = clock
        self.sessions = SessionCache(most)

    def in_memory(self, info: TableInfo) -> Game | None:
        """Return the table's cached game, or None if it must be loaded. Raises `RequestRefused` if the table has not
        started."""
        if info.started_at is None:
            raise RequestRefused("bot-trouble-not-started" if info.status is Status.LOBBY else "bot-trouble-over")
        session = self.sessions.get(info.id, info.revision, self._clock.now())
        return None if session is None else Game(info, spec_of(info.game), session)

    def as_stored(self, info: TableInfo, stored: Stored) -> Game | None:
        """Return the table's game made from stored data, and cache it. Return None if the game's rules are newer than
        the data, so that the upgrade has to be stored first, in a transaction (`to_change`)."""
        loaded = restore_game(info, stored)
        return self._keep(loaded.game) if loaded.upgrade is None else None

    async def to_change(self, tx: Tx, info: TableInfo) -> Game:
        """Return the table's game, to be changed in this transaction: from the cache, or loaded. If the game's rules
        are newer than the stored data, the upgrade is stored in the transaction.

        The game is cached, as the transaction has left it, when that is committed.
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
        """Register that this game replaces the cached one when the transaction is committed; otherwise the cache stays
        as it is."""
        table_id, session = game.info.id, game.session
        tables.track_revision(tx, table_id)
        tx.on_commit(lambda: self.sessions.put(table_id, session, tables.revision_after(tx), self._clock.now()))

    def _keep(self, game: Game) -> Game:
        """Cache a game at its table's stored revision, and return it."""
        self.sessions.put(game.info.id, game.session, game.info.revision, self._clock.now())
        return game
