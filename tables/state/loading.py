"""Load a table's game from stored data, also after an upgrade of its rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.core.codec import SaveTooNew, dump_state, load_state
from games.core.journal import Line
from games.core.text import text
from storage.engine.transaction import Reader, Tx
from storage.model import Status, TableInfo
from storage.play import games, tables, verification
from storage.play.games import Saved
from storage.play.tables import Progress
from storage.play.verification import Epoch
from tables.core.errors import Trouble
from tables.core.installed_game import spec_of
from tables.core.sessions import Broken, Game, Mark, restore
from tables.state.recording import Recorder


@dataclass(frozen=True, slots=True)
class Stored:
    """The stored data from which a table's game is made."""

    at: Progress
    saved: Sequence[Saved]


@dataclass(frozen=True, slots=True)
class Upgrade:
    """The result of running stored answers with other rules: the answers of the segment `loaded`, without the last
    `dropped`, which no longer fit."""

    loaded: Saved
    dropped: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """A loaded game, and the upgrade of its rules if that is not stored yet."""

    game: Game
    upgrade: Upgrade | None


async def stored(reader: Reader, table_ids: Collection[int]) -> dict[int, Stored]:
    """Read the stored data of these tables' games, which must have begun."""
    at = await tables.progress_of(reader, table_ids)
    saved = await games.segments(reader, table_ids)
    return {table_id: Stored(at[table_id], saved[table_id]) for table_id in table_ids}


async def load(reader: Reader, info: TableInfo) -> Loaded:
    """Load a table's game. Raises `Trouble` for a save of newer rules, and `Broken` if it cannot be restored."""
    return made(info, (await stored(reader, [info.id]))[info.id])


def made(info: TableInfo, found: Stored) -> Loaded:
    """Make a table's game from its stored data. Raises `Trouble` for a save of newer rules, and `Broken`."""
    spec, at = spec_of(info.game), found.at
    try:
        opened = restore(spec, found.saved, at)
    except SaveTooNew as error:
        raise Trouble("bot-trouble-too-new") from error
    except Exception as error:
        raise Broken(info.id, at.rules_version, at.segment) from error
    game = Game(info, spec, opened.session)
    upgraded = info.status is Status.PLAYING and (opened.dropped > 0 or at.rules_version != spec.version)
    return Loaded(game, Upgrade(found.saved[-1], opened.dropped) if upgraded else None)


async def store_upgrade(tx: Tx, game: Game, upgrade: Upgrade, recorder: Recorder) -> None:
    """Store the result of an upgrade of the rules. If answers were dropped, a log line says so."""
    table_id, session, loaded, dropped = game.info.id, game.session, upgrade.loaded, upgrade.dropped
    own = [Line(text("bot-log-reopened", n=dropped), weight=2)] if dropped else []
    before = Mark(await games.asked(tx, table_id), loaded.n, loaded.n)
    await games.keep_answers(tx, table_id, loaded.n, len(loaded.given) - dropped)
    assert loaded.state is not None, "the present segment has a checkpoint"
    began = dump_state(load_state(game.spec, loaded.state, game.info.rules_version))
    await verification.begin_epoch(tx, table_id, Epoch(loaded.n, game.spec.version, began))
    await verification.drop_draws(tx, table_id, loaded.n)
    await recorder.record(tx, game, before, own=own)
    await games.store_segment(tx, table_id, session.segment, dump_state(session.checkpoint))
    await games.settle_segments_before(tx, table_id, session.segment - len(session.past))
