"""A finished table as a file: everything that its game was made of. Reading one needs no rules of any game.

The format is numbered; a reader refuses numbers that it does not know. Nobody's name or Discord id stands in it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer, model_validator

from games.core.chance import Draw

FORMATS: Final = (1, 2)
"""1: nothing was given to the set-up; 2: something was."""


class _Plain(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class RecordedSeat(_Plain):
    """Who sat there at the end: a person, or an AI of a level."""

    seat: int
    by: Literal["person", "ai"]
    level: str | None


class RecordedEpoch(_Plain):
    """From `segment` on this rules version held. `state` is the checkpoint with which it began; None: the game's own
    beginning, which seed and options make."""

    segment: int
    rules_version: int
    state: dict[str, Any] | None


class RecordedAnswer(_Plain):
    """An answer: in which segment, by which seat, to which question, what; `cause` is "person" or "ai"; `free` says
    that it was given out of turn."""

    segment: int
    seat: int
    key: str
    answer: list[str]
    cause: str
    free: bool


class RecordedDraw(_Plain):
    """A draw (`games.core.chance.Draw`) with its segment."""

    segment: int
    label: str
    n: int
    kind: Literal["number", "order"]
    size: int
    result: list[int]

    @property
    def draw(self) -> Draw:
        """The draw itself."""
        return Draw(self.label, self.n, self.kind, self.size, tuple(self.result))


class RecordedResult(_Plain):
    """How the game ended, seat by seat (`games.core.rules.Result`); `reason` is a text as data."""

    places: list[int]
    totals: list[int | float]
    scores: list[dict[str, int | float]]
    reason: dict[str, Any]


class Record(_Plain):
    """A table. `tickets` are the ids of the clicks that joined and started, in order; `daily` is the day whose deal
    was played, if it was one; `given` is what was given to the set-up beside seed and options
    (`games.core.given`), left out where it is empty; `result` is None for a game that was ended early."""

    table: int
    game: str
    options: dict[str, Any]
    status: Literal["finished", "cancelled"]
    daily: str | None
    given: dict[str, Any] = {}
    seats: list[RecordedSeat]
    commitment: str
    secret: str
    tickets: list[str]
    seed: str
    epochs: list[RecordedEpoch]
    answers: list[RecordedAnswer]
    draws: list[RecordedDraw]
    result: RecordedResult | None

    @model_serializer(mode="wrap")
    def _without_what_is_empty(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Records of before there was anything to give keep their fingerprint."""
        plain: dict[str, Any] = write(self)
        return {name: value for name, value in plain.items() if name != "given" or value}


class Export(_Plain):
    """The file: a record, a digest of each of its places, so that a change is found where it was made, and one
    fingerprint of the whole, which the table's own message shows as well."""

    format: Literal[1, 2]
    record: Record
    digests: dict[str, str]
    fingerprint: str

    @model_validator(mode="after")
    def _of_its_format(self) -> Self:
        if self.format != format_of(self.record):
            raise ValueError(f"what a set-up is given belongs to format 2, and this says format {self.format}")
        return self


def format_of(record: Record) -> Literal[1, 2]:
    """The number of the format that a record is written in."""
    return 2 if record.given else 1


def export_of(record: Record) -> Export:
    """The file of a record."""
    return Export(
        format=format_of(record), record=record, fingerprint=fingerprint_of(record),
        digests={place: digest_of(place, value) for place, value in places_of(record)},
    )


def places_of(record: Record) -> Iterator[tuple[str, Any]]:
    """Every place of a record with its value: `seed`, `answers[3]`."""
    for name, value in record.model_dump(mode="json").items():
        if isinstance(value, list):
            yield f"{name}.length", len(value)
            yield from ((f"{name}[{number}]", one) for number, one in enumerate(value))
        else:
            yield name, value


def digest_of(place: str, value: Any) -> str:
    """A short digest of one place."""
    return hashlib.sha256(f"{place}={_canonical(value)}".encode()).hexdigest()[:16]


def fingerprint_of(record: Record) -> str:
    """One number for the whole record: 64 hex digits of SHA-256 over its JSON with sorted keys and no spaces."""
    return hashlib.sha256(_canonical(record.model_dump(mode="json")).encode()).hexdigest()


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
