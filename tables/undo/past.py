"""Rebuild past points of a table's game from stored data, for replays, undo and puzzles."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Collection
from typing import Any

from games.core import registry
from games.core.codec import load_state
from games.core.rebuild import rebuild
from games.core.replay import Act, reel
from games.core.run import Given, Misfit
from games.core.session import Session
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.play import tables, verification
from storage.play.verification import Epoch
from tables.core.installed_game import spec_of


class NotRepeated(Exception):
    """Raised when a past point cannot be rebuilt: it is older than the stored data, or today's rules would have
    taken another course."""


async def past_session(reader: Reader, info: TableInfo, segment: int, count: int) -> Session[Any]:
    """Return the table's session in a past segment, after `count` answers of it. Raises `NotRepeated`."""
    epochs = [one for one in await verification.epochs(reader, info.id) if one.segment <= segment]
    if not epochs or info.started_at is None:
        raise NotRepeated(f"table {info.id} keeps nothing of segment {segment}")
    epoch, spec = epochs[-1], spec_of(info.game)
    start, answers = await start_of(reader, info, epoch), await answers_of(reader, info.id)
    drawn: dict[int, list[object]] = {}
    for at, draw in await verification.draws(reader, info.id):
        drawn.setdefault(at, []).append(draw)
    try:
        built = rebuild(spec.rules, start, answers, segment, first=epoch.segment, count=count)
    except Misfit as misfit:
        raise NotRepeated(f"table {info.id}: the rules no longer take the answers up to segment {segment}") from misfit
    if any(list(draws) != drawn.get(at, []) for at, draws in built.draws.items()):
        raise NotRepeated(f"table {info.id}: the rules would draw otherwise before segment {segment}")
    return built.session


async def start_of(reader: Reader, info: TableInfo, epoch: Epoch) -> Any:
    """Return the state with which a rules epoch began."""
    spec = spec_of(info.game)
    if epoch.state is not None:
        return load_state(spec, epoch.state, epoch.rules_version)
    _, _, seed = await tables.seal(reader, info.id)
    assert seed is not None
    return registry.first_state(
        spec, len(info.seats), seed, spec.options.model_validate(info.options), await tables.given(reader, info.id)
    )


async def answers_of(reader: Reader, table_id: int) -> dict[int, list[Given]]:
    """Return the answers that were not undone, by segment."""
    answers: dict[int, list[Given]] = {}
    for at, given, _ in await verification.answers(reader, table_id):
        answers.setdefault(at, []).append(given)
    return answers


async def epochs_of(reader: Reader, info: TableInfo) -> list[tuple[Epoch, float]]:
    """Return the rules epochs of a game, each with the segment at which it ends (infinity for the last one)."""
    epochs = await verification.epochs(reader, info.id)
    return list(zip(epochs, [*(one.segment for one in epochs[1:]), math.inf], strict=False))


async def acts_of(reader: Reader, info: TableInfo, *, latest: bool = False) -> tuple[Act, ...]:
    """Return the acts of a game up to now; with `latest`, those since today's rules took over.

    Their lines include those for all audiences. Raises `NotRepeated`.
    """
    return tuple([act async for act, _ in _played_again(reader, info, latest=latest)])


async def boards_of(
    reader: Reader, info: TableInfo, at: Collection[tuple[int, int]], viewer: int | None
) -> list[Any]:
    """Return the boards that a seat (None: everybody) saw after some acts, in their order. Raises `NotRepeated`.

    `at` names the acts by segment and count. The game is run once for all of them.
    """
    rules = spec_of(info.game).rules
    return [
        rules.view(state, viewer) async for act, state in _played_again(reader, info)
        if (act.segment, act.count) in at
    ]


async def _played_again(
    reader: Reader, info: TableInfo, *, latest: bool = False
) -> AsyncIterator[tuple[Act, Any]]:
    """Yield every act with the state that it has led to. The state is the same object each time and changes
    further."""
    epochs, answers = await epochs_of(reader, info), await answers_of(reader, info.id)
    if not epochs:
        raise NotRepeated(f"table {info.id} keeps nothing of its beginning")
    for epoch, until in epochs[-1:] if latest else epochs:
        own = {at: given for at, given in answers.items() if epoch.segment <= at < until}
        state = await start_of(reader, info, epoch)
        try:
            for act in reel(spec_of(info.game).rules, state, own, epoch.segment):
                yield act, state
        except Misfit as misfit:
            raise NotRepeated(f"table {info.id}: the rules no longer take its answers") from misfit
