"""What a thinking process does for a review of a finished game (`games.core.review`): it finds the decisions of a seat,
and then does one step at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.core.codec import load_state
from games.core.review import Moment, Step, moments, work_out
from games.core.run import AnswerMismatch, StoredAnswer
from tables.core.installed_game import spec_of


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """A finished game and a seat whose decisions are wanted.

    `epochs` are the parts of the game that were played with one version of the rules, as (first segment, JSON state
    there in the format of today's rules). `answers` are those of each segment, a stretch between two stored states.
    `totals` are the final totals of all seats.
    """

    game: str
    epochs: tuple[tuple[int, str], ...]
    answers: Mapping[int, tuple[StoredAnswer, ...]]
    seat: int
    totals: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """A step of a review of this game."""

    game: str
    step: Step


def find_moments(about: ReviewedSeat) -> list[Moment]:
    """Play the game again and return the decisions of the seat. Raises `AnswerMismatch` if today's rules do not accept
    the answers, or lead to another end."""
    spec, found = spec_of(about.game), list[Moment]()
    begins = [first for first, _ in about.epochs]
    for (first, state), until in zip(about.epochs, [*begins[1:], None], strict=True):
        own = {at: given for at, given in about.answers.items() if at >= first and (until is None or at < until)}
        played = load_state(spec, state, spec.version)
        found += moments(spec.rules, played, own, about.seat, first)
        if until is None and (
            not spec.rules.finished(played) or tuple(spec.rules.result(played).totals) != about.totals
        ):
            raise AnswerMismatch
    return found


def do_step(about: ReviewStep) -> Any:
    """Do a step and return its result. Raises the errors of the game's AI."""
    return work_out(spec_of(about.game), about.step)
