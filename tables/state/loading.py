"""Load a table's game from stored data, also when the game's rules have a newer version than those it was stored with.

A segment is a stretch of the game between two stored states (checkpoints). Loading takes the present segment's
checkpoint and plays its answers again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.core.codec import SaveTooNew, dump_state, load_state
from games.core.journal import Line
from games.core.text import text
from storage.engine.transaction import Reader, Tx
from storage.model import Status, TableInfo
from storage.play import games, tables, verification
from storage.play.games import StoredSegment
from storage.play.tables import Progress
from storage.play.verification import Epoch
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.core.sessions import Game, Mark, RulesError, restore
from tables.state.recording import Recorder


@dataclass(frozen=True, slots=True)
class Stored:
    """The stored data from which a table's game is made: where it is now, and its segments with their checkpoints and
    answers."""

    at: Progress
    saved: Sequence[StoredSegment]


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade of a game to newer rules that has been done in memory: the answers of the present segment (`loaded`)
    were played again, without the last `dropped`, which the new rules do not accept."""

    loaded: StoredSegment
    dropped: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """A loaded game, and, if it was loaded with newer rules, the upgrade that still has to be stored
    (`store_upgrade`)."""

    game: Game
    upgrade: Upgrade | None


async def read_stored(reader: Reader, table_ids: Collection[int]) -> dict[int, Stored]:
    """Return the stored data of these tables' games, by table id, in a few queries. The games must have begun."""
    at = await tables.progress_of(reader, table_ids)
    saved = await games.segments(reader, table_ids)
    return {table_id: Stored(at[table_id], saved[table_id]) for table_id in table_ids}


async def load(reader: Reader, info: TableInfo) -> Loaded:
    """Load a table's game, without storing anything. Raises `RequestRefused` for a save of newer rules, and
    `RulesError` if it cannot be restored."""
    return restore_game(info, (await read_stored(reader, [info.id]))[info.id])


def restore_game(info: TableInfo, found: Stored) -> Loaded:
    """Make a table's game from its stored data `found`, without a query. Raises `RequestRefused` for a save of newer
    rules, and `RulesError` if it cannot be restored."""
    spec, at = spec_of(info.game), found.at
    try:
        opened = restore(spec, found.saved, at)
    except SaveTooNew as error:
        raise RequestRefused("bot-trouble-too-new") from error
    except Exception as error:
        raise RulesError(info.id, at.rules_version, at.segment) from error
    game = Game(info, spec, opened.session)
    upgraded = info.status is Status.PLAYING and (opened.dropped > 0 or at.rules_version != spec.version)
    return Loaded(game, Upgrade(found.saved[-1], opened.dropped) if upgraded else None)


async def store_upgrade(tx: Tx, game: Game, upgrade: Upgrade, recorder: Recorder) -> None:
    """Store a game that was upgraded to newer rules when it was loaded.

    A new epoch (the part of the game played with one version of the rules) begins at the present segment, answers that
    no longer fit are deleted, and the questions asked now are stored by `recorder`. If answers were deleted, a log line
    says so, and their seats are called to what they are asked again. Past segments can no longer be undone.
    """
    table_id, session, loaded, dropped = game.info.id, game.session, upgrade.loaded, upgrade.dropped
    own = [Line(text("bot-log-reopened", n=dropped), weight=2)] if dropped else []
    before = Mark(await games.open_questions(tx, table_id), loaded.n, loaded.n)
    await games.truncate_answers(tx, table_id, loaded.n, len(loaded.given) - dropped)
    assert loaded.state is not None, "the present segment has a checkpoint"
    began = dump_state(load_state(game.spec, loaded.state, game.info.rules_version))
    await verification.begin_epoch(tx, table_id, Epoch(loaded.n, game.spec.version, began))
    await verification.drop_draws(tx, table_id, loaded.n)
    asked_again = {one.seat for one in loaded.given[len(loaded.given) - dropped:] if not one.free}
    await recorder.record(tx, game, before, own=own, asked_again=asked_again)
    await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint))
    await games.delete_segments_before(tx, table_id, session.segment - len(session.past))
