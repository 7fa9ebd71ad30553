"""A game as it was played: set-up and answers. Replaying it must give the same result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from games.core.registry import new_session, spec_of
from games.core.run import Given
from games.core.session import Session


@dataclass(frozen=True, slots=True)
class Transcript:
    """All that determines a game. `setup` replaces random deals (`GameSpec.setup`); `totals` is the outcome."""

    game: str
    rules_version: int
    players: int
    seed: str
    answers: tuple[Given, ...]
    options: dict[str, Any] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    totals: tuple[int, ...] = ()


TRANSCRIPT = TypeAdapter(Transcript)


def start(transcript: Transcript) -> Session[Any]:
    """The table at its first question."""
    spec = spec_of(transcript.game)
    options = spec.options.model_validate(transcript.options)
    return new_session(spec, transcript.players, transcript.seed, options, transcript.setup)


def play_again(transcript: Transcript) -> list[str]:
    """Replay; returns what differs from the record, empty when nothing does."""
    session = start(transcript)
    for number, one in enumerate(transcript.answers):
        decision = session.open().get(one.seat)
        if decision is None or decision.key != one.key:
            asked = decision.key if decision else "nothing"
            return [f"answer {number}: seat {one.seat} is asked {asked}, the record answers {one.key}"]
        try:
            session.submit(one.seat, one.answer)
        except Exception as error:
            return [f"answer {number}, seat {one.seat}, {one.key} {one.answer}: {error}"]
    if not transcript.totals:
        return []
    if not session.finished:
        return ["the record ends before the game does"]
    totals = session.rules.result(session.state).totals
    return [] if totals == transcript.totals else [f"totals are {totals}, the record says {transcript.totals}"]
