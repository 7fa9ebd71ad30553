"""Puzzles: play on from a point of a finished game, at a private practice table against AIs."""

from __future__ import annotations

import random
import secrets
from typing import Any

from games.core.chance import game_seed
from games.core.codec import dump_state
from games.core.journal import Line
from games.core.puzzle import create_puzzle
from games.core.run import AnswerMismatch
from games.core.session import Session
from games.core.text import text
from storage.engine.transaction import Tx
from storage.model import Person, TableInfo
from storage.play import games, tables, verification
from storage.play.verification import Epoch
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.row_cache import row_of
from tables.core.sessions import Game, Mark
from tables.learning.private_tables import open_private_table
from tables.play.opening import opening_transaction
from tables.play.quotas import Quotas
from tables.state.records import Records
from tables.undo.history import History
from tables.undo.replay import Replay


class Puzzles:
    """Begin puzzles from games about which everybody may know everything. They count in the quotas like other
    tables."""

    def __init__(self, records: Records, quotas: Quotas, history: History, replay: Replay) -> None:
        self._records = records
        self._quotas = quotas
        self._history = history
        self._replay = replay

    async def begin(
        self, table_id: int, number: int, seat: int | None, person: Person, language: str,
        interaction: int | None = None, *, same_draws: bool = False,
    ) -> TableInfo:
        """Open a private table on which a game that has ended is played on from the point after act `number`, as its
        replay counts them (0: before the first question), and return it.

        The person takes `seat`, or by default the seat that is asked at that point. What this seat cannot know is dealt
        again, and later draws differ, unless `same_draws` is set. A repeated `interaction` returns the table that it
        has opened. Raises `RequestRefused` while parts of the game are secret, at its end, or if a quota is used up,
        and `CannotRebuild`.
        """
        act = (await self._replay.reel(table_id)).acts[number]
        then = await self._history.session_at(table_id, act.segment, act.count)
        source, asked = await self._records.info(table_id), sorted(then.open_questions())
        if not asked:
            raise RequestRefused("bot-trouble-puzzle-over")
        seat = asked[0] if seat is None else seat
        secret = secrets.token_hex(32)
        seed = then.checkpoint.chance.seed if same_draws else game_seed(secret, ())
        session = then if same_draws else _other(then, seat, seed)
        async with opening_transaction(self._records) as (tx, hold):
            now = self._records.clock.now()
            if not await tables.is_new_interaction(tx, interaction, now):
                return await row_of(tx, await tables.opened_by_interaction(tx, person, str(interaction)) or 0)
            spec = spec_of(source.game)
            new = await open_private_table(
                tx, self._quotas, spec, source.options, person, seat=seat, players=len(source.seats),
                level=spec.strongest, language=language, secret=secret,
                ticket=None if interaction is None else str(interaction), now=now,
            )
            await hold(new)
            await tables.set_puzzle(tx, new, [table_id, then.segment, len(then.given)])
            await tables.set_started(tx, new, seed, now)
            game = Game(await row_of(tx, new), spec, session)
            await _store_start(tx, game, seat, now)
            said = text("bot-log-puzzle", table=table_id, n=number)
            await self._records.begin_in_middle(
                tx, game, Mark({}, session.segment, session.segment), [Line(said, weight=2)]
            )
            return await row_of(tx, new)


def _other(then: Session[Any], seat: int, seed: str) -> Session[Any]:
    """Return the session with everything that the seat cannot know dealt again. Raises `RequestRefused` if that is not
    possible."""
    try:
        return create_puzzle(then, seat, seed, random.Random(seed))
    except AnswerMismatch as misfit:
        raise RequestRefused("bot-trouble-puzzle-over") from misfit


async def _store_start(tx: Tx, game: Game, seat: int, now: float) -> None:
    """Store the state with which the puzzle begins, and the answers given from there to the chosen point."""
    table_id, session = game.info.id, game.session
    start = dump_state(session.checkpoint)
    await verification.begin_epoch(tx, table_id, Epoch(session.segment, game.spec.version, start))
    await games.store_segment(tx, table_id, session.segment, start)
    for one in session.given:
        cause = "person" if one.seat == seat else "ai"
        await games.add_answer(tx, table_id, session.segment, one, cause, now, now)
