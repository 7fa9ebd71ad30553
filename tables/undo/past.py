"""Rebuild past points of a table's game from stored data, for replays, undo and puzzles.

A segment is a stretch of the game between two stored states, an epoch the part that was played with one version of the
rules.
"""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Collection
from typing import Any

from games.core import registry
from games.core.codec import load_state
from games.core.rebuild import rebuild
from games.core.replay import Act, replay
from games.core.run import AnswerMismatch, StoredAnswer
from games.core.session import Session
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import tables, verification
from storage.play.verification import Epoch
from tables.core.installed_game import spec_of


class CannotRebuild(Exception):
    """Raised when a past point cannot be rebuilt: it is older than the stored data, or today's rules do not accept the
    stored answers or would draw differently."""


async def past_session(reader: Reader, info: TableInfo, segment: int, count: int) -> Session[Any]:
    """Return the table's session (its game in memory) as it stood in a past segment (a stretch of the game between two
    stored states, counted from 0), after the first `count` answers of it that were not undone: 0 is its start, and all
    are taken if there are fewer. Nothing is stored.

    It is rebuilt with today's rules: they play the answers again, from the last state up to that segment that was
    stored because the bot got a new version of the game's rules, else from the start of the game. Raises
    `CannotRebuild` if the game has not begun, if nothing as old is stored, or if today's rules do not accept these
    answers or would draw differently.
    """
    epochs = [one for one in await verification.epochs(reader, info.id) if one.segment <= segment]
    if not epochs or info.started_at is None:
        raise CannotRebuild(f"table {info.id} keeps nothing of segment {segment}")
    epoch, spec = epochs[-1], spec_of(info.game)
    start, answers = await epoch_start(reader, info, epoch), await answers_of(reader, info.id)
    drawn: dict[int, list[object]] = {}
    for at, draw in await verification.draws(reader, info.id):
        drawn.setdefault(at, []).append(draw)
    try:
        built = rebuild(spec.rules, start, answers, segment, first=epoch.segment, count=count)
    except AnswerMismatch as misfit:
        raise CannotRebuild(
            f"table {info.id}: the rules no longer take the answers up to segment {segment}"
        ) from misfit
    if any(list(draws) != drawn.get(at, []) for at, draws in built.draws.items()):
        raise CannotRebuild(f"table {info.id}: the rules would draw otherwise before segment {segment}")
    return built.session


async def epoch_start(reader: Reader, info: TableInfo, epoch: Epoch) -> Any:
    """Return the game's state at the beginning of an epoch (the part of the game played with one version of the rules):
    the stored state, or for the first epoch one made from the table's seed and options."""
    spec = spec_of(info.game)
    if epoch.state is not None:
        return load_state(spec, epoch.state, epoch.rules_version)
    _, _, seed = await tables.chance_inputs(reader, info.id)
    assert seed is not None
    return registry.first_state(
        spec, len(info.seats), seed, spec.options.model_validate(info.options),
        await tables.setup_overrides(reader, info.id)
    )


async def answers_of(reader: Reader, table_id: int) -> dict[int, list[StoredAnswer]]:
    """Return the stored answers that were not undone, by segment, in order."""
    answers: dict[int, list[StoredAnswer]] = {}
    for at, given, _ in await verification.answers(reader, table_id):
        answers.setdefault(at, []).append(given)
    return answers


async def epochs_of(reader: Reader, info: TableInfo) -> list[tuple[Epoch, float]]:
    """Return the epochs of a game (its parts, each played with one version of the rules) in order, each with the number
    of the first segment after it. For the last one, that is infinity."""
    epochs = await verification.epochs(reader, info.id)
    return list(zip(epochs, [*(one.segment for one in epochs[1:]), math.inf], strict=False))


async def acts_of(reader: Reader, info: TableInfo, *, latest: bool = False) -> tuple[Act, ...]:
    """Return the acts (answers with the log lines they led to) of a game up to now, by playing it again; with `latest`,
    only those since the last change of the rules.

    All lines are included, also private ones, so callers must filter them. Raises `CannotRebuild`.
    """
    return tuple([act async for act, _ in _played_again(reader, info, latest=latest)])


async def boards_of(
    reader: Reader, info: TableInfo, at: Collection[tuple[int, int]], viewer: int | None
) -> list[Any]:
    """Return the boards that a seat (None: everybody) saw after some acts, in the order of the game. Raises
    `CannotRebuild`.

    `at` names the acts by segment (a stretch of the game between two stored states) and position there, as
    `Act.segment` and `Act.count`; acts that do not exist are left out. The game is run once for all of them.
    """
    rules = spec_of(info.game).rules
    return [
        rules.view(state, viewer) async for act, state in _played_again(reader, info)
        if (act.segment, act.count) in at
    ]


async def _played_again(
    reader: Reader, info: TableInfo, *, latest: bool = False
) -> AsyncIterator[tuple[Act, Any]]:
    """Yield every act with the state that it has led to. The state is the same object each time and changes when the
    next act is asked for."""
    epochs, answers = await epochs_of(reader, info), await answers_of(reader, info.id)
    if not epochs:
        raise CannotRebuild(f"table {info.id} keeps nothing of its beginning")
    for epoch, until in epochs[-1:] if latest else epochs:
        own = {at: given for at, given in answers.items() if epoch.segment <= at < until}
        state = await epoch_start(reader, info, epoch)
        try:
            for act in replay(spec_of(info.game).rules, state, own, epoch.segment):
                yield act, state
        except AnswerMismatch as misfit:
            raise CannotRebuild(f"table {info.id}: the rules no longer take its answers") from misfit
