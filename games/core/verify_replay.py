"""Verification by replay: play a record again with the rules and check that its answers need exactly its draws and lead
to its result.

Arithmetic alone (`games.core.verify`) shows that each draw of a record is what the seed gives. Only the rules can show
that no draw was left out, and that the game continued from the checkpoints in the record.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.core.chance import Draw
from games.core.codec import load_state
from games.core.rebuild import rebuild
from games.core.record import Record, RecordedEpoch
from games.core.registry import GAMES, first_state, spec_of
from games.core.run import StoredAnswer
from games.core.session import Session
from games.core.spec import GameSpec


class CannotReplay(Exception):
    """Raised when this program cannot replay the record, for example because the game is not installed. The message
    says why."""


def find_differences(record: Record) -> list[str]:
    """Replay a finished game with the rules and return how its draws and result differ from the record, as messages;
    empty if they agree.

    Raises `CannotReplay` if the game or its rules version is not installed, or the draws were not recorded from the
    beginning.
    """
    if record.game not in GAMES:
        raise CannotReplay(f"the game {record.game!r} is not here")
    spec = spec_of(record.game)
    if not record.epochs or record.epochs[0].segment or record.epochs[0].state is not None:
        raise CannotReplay("its draws were not kept from the beginning")
    others = sorted({one.rules_version for one in record.epochs} - {spec.version})
    if others:
        raise CannotReplay(f"it was played by rules of version {', '.join(map(str, others))}, here is {spec.version}")
    return list(_differences(spec, record))


def _differences(spec: GameSpec[Any], record: Record) -> Iterator[str]:
    """Replay each epoch (part of the game played with one rules version) and yield what differs from the record."""
    answers = _answers(record)
    ends = [*(one.segment for one in record.epochs[1:]), None]
    for number, (epoch, end) in enumerate(zip(record.epochs, ends, strict=True)):
        own = {at: given for at, given in answers.items() if epoch.segment <= at and (end is None or at < end)}
        last = max(own, default=epoch.segment) if end is None else end
        try:
            start = _start(spec, record, epoch)
            built = rebuild(spec.rules, start, own, last, first=epoch.segment, count=len(own.get(last, ())))
            session = built.session
            drawn = {**built.draws, **({session.segment: tuple(session.draws())} if end is None else {})}
            found = [
                *_draws(record, drawn, epoch.segment, end), *(_result(record, session) if end is None else ()),
            ]
        except Exception as error:  # a record comes from another person, who may have written any state
            found = [f"epochs[{number}]: the rules do not take its set-up or its answers ({type(error).__name__})"]
        yield from found


def _start(spec: GameSpec[Any], record: Record, epoch: RecordedEpoch) -> Any:
    if epoch.state is not None:
        return load_state(spec, json.dumps(epoch.state), epoch.rules_version)
    options = spec.options.model_validate(record.options)
    return first_state(spec, len(record.seats), record.seed, options, record.given)


def _answers(record: Record) -> dict[int, list[StoredAnswer]]:
    answers: dict[int, list[StoredAnswer]] = {}
    for one in record.answers:
        answers.setdefault(one.segment, []).append(StoredAnswer(one.seat, one.key, tuple(one.answer), one.free))
    return answers


def _draws(record: Record, drawn: Mapping[int, Sequence[Draw]], first: int, end: int | None) -> Iterator[str]:
    """Yield the segments from `first` to before `end` (None: to the last) in which the replayed game draws something
    else than the record says."""
    told: dict[int, list[Draw]] = {}
    for one in record.draws:
        if one.segment >= first and (end is None or one.segment < end):
            told.setdefault(one.segment, []).append(one.draw)
    for segment in sorted(told.keys() | drawn.keys()):
        wanted, found = list(drawn.get(segment, ())), told.get(segment, [])
        if wanted != found:
            yield f"segment {segment}: the game draws {_named(wanted)}, the record has {_named(found)}"


def _named(draws: Sequence[Draw]) -> str:
    return ", ".join(f"{one.label}:{one.n}" for one in draws) or "nothing"


def _result(record: Record, session: Session[Any]) -> Iterator[str]:
    """Yield what differs between the end of the replayed game and the recorded result."""
    if record.result is None:
        return
    if not session.finished:
        yield "the record ends before the game does"
        return
    now, told = session.rules.result(session.state), record.result
    for what, found, said in (
        ("places", list(now.places), told.places), ("totals", list(now.totals), told.totals),
        ("scores", _shared(now.scores, told.scores), _shared(told.scores, now.scores)),
        ("reason", now.reason.key, told.reason.get("key")),
    ):
        if found != said:
            yield f"{what}: the game gives {found}, the record says {said}"


def _shared(scores: Sequence[Mapping[str, float]], others: Sequence[Mapping[str, float]]) -> list[dict[str, float]]:
    """Return the parts of each seat's score that `others` name as well: the rules may have got more names since."""
    return [
        {name: n for name, n in parts.items() if name in other} for parts, other in zip(scores, others, strict=True)
    ]
