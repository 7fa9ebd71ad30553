"""What a table has been: any past point of its game, and its record as a file."""

from __future__ import annotations

import json
from typing import Any

from games.core import registry
from games.core.codec import dump, load_state
from games.core.rebuild import rebuild
from games.core.record import (
    Export,
    Record,
    RecordedAnswer,
    RecordedDraw,
    RecordedEpoch,
    RecordedResult,
    RecordedSeat,
    export_of,
)
from games.core.rules import Result
from games.core.run import Given, Misfit
from games.core.session import Session
from storage import games, proof, tables
from storage.database import Reader
from storage.model import TableInfo


class NotRepeated(Exception):
    """A past point cannot be built again: it is older than what is kept of its table, or the rules of today would have
    gone another way."""


async def past_session(reader: Reader, info: TableInfo, segment: int, count: int) -> Session[Any]:
    """The table's session in a segment that it has reached, after `count` answers of it. Raises `NotRepeated`."""
    epochs = [one for one in await proof.epochs(reader, info.id) if one.segment <= segment]
    if not epochs or info.started_at is None:
        raise NotRepeated(f"table {info.id} keeps nothing of segment {segment}")
    epoch, spec = epochs[-1], registry.spec_of(info.game)
    if epoch.state is None:
        _, _, seed = await tables.seal(reader, info.id)
        assert seed is not None
        start = registry.first_state(spec, len(info.seats), seed, spec.options.model_validate(info.options))
    else:
        start = load_state(spec, epoch.state, epoch.rules_version)
    answers: dict[int, list[Given]] = {}
    for at, given, _ in await proof.answers(reader, info.id):
        answers.setdefault(at, []).append(given)
    drawn: dict[int, list[object]] = {}
    for at, draw in await proof.draws(reader, info.id):
        drawn.setdefault(at, []).append(draw)
    try:
        built = rebuild(spec.rules, start, answers, segment, first=epoch.segment, count=count)
    except Misfit as misfit:
        raise NotRepeated(f"table {info.id}: the rules no longer take the answers up to segment {segment}") from misfit
    if any(list(draws) != drawn.get(at, []) for at, draws in built.draws.items()):
        raise NotRepeated(f"table {info.id}: the rules would draw otherwise before segment {segment}")
    return built.session


async def export(reader: Reader, info: TableInfo) -> Export:
    """The table's record as a file. Only for a table of which everything may be known."""
    secret, tickets, seed = await tables.seal(reader, info.id)
    assert seed is not None, "only a table that has begun has a record"
    return export_of(Record(
        table=info.id, game=info.game, options=dict(info.options),
        status="finished" if info.status == "finished" else "cancelled",
        daily=info.daily.isoformat() if info.daily is not None else None,
        seats=[RecordedSeat(seat=one.seat, by="ai" if one.ai else "person", level=one.ai) for one in info.seats],
        commitment=info.commitment, secret=secret, tickets=tickets, seed=seed,
        epochs=[
            RecordedEpoch(segment=one.segment, rules_version=one.rules_version,
                          state=None if one.state is None else json.loads(one.state))
            for one in await proof.epochs(reader, info.id)
        ],
        answers=[
            RecordedAnswer(segment=segment, seat=given.seat, key=given.key, answer=list(given.answer), cause=cause,
                           free=given.free)
            for segment, given, cause in await proof.answers(reader, info.id)
        ],
        draws=[
            RecordedDraw(segment=segment, label=draw.label, n=draw.n, kind=draw.kind, size=draw.size,
                         result=list(draw.result))
            for segment, draw in await proof.draws(reader, info.id)
        ],
        result=_result(await games.result(reader, info.id)),
    ))


def _result(result: Result | None) -> RecordedResult | None:
    if result is None:
        return None
    return RecordedResult(
        places=list(result.places), totals=list(result.totals), scores=[dict(one) for one in result.scores],
        reason=json.loads(dump(result.reason)),
    )
