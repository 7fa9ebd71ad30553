"""Checks a table's record: its seal, its seed, and every draw. Needs no rules of any game, only arithmetic."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import ValidationError

from games.core.chance import Chance, commitment, game_seed, number_below, order_of
from games.core.codec import load
from games.core.record import Export, Record, RecordedDraw, RecordedEpoch, digest_of, fingerprint_of, places_of
from games.core.text import Text, text


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check has found. `wrong` names each place that does not fit; `unknown` is what an older table cannot
    show; `good` is what was checked and holds."""

    wrong: tuple[Text, ...]
    unknown: tuple[Text, ...]
    good: tuple[Text, ...]


def verify(export: Export) -> Verdict:
    """Check everything that can be checked without the rules."""
    record = export.record
    wrong = (*_changed(export), *_seal(record), *_order(record), *_draws(record))
    return Verdict(wrong, tuple(_unknown(record)), () if wrong else tuple(_good(record)))


def _changed(export: Export) -> Iterator[Text]:
    """Places that differ from their digest."""
    found = dict(places_of(export.record))
    for place in sorted(found.keys() | export.digests.keys()):
        if place not in found or export.digests.get(place) != digest_of(place, found[place]):
            yield text("cli-verify-changed", place=place)
    if export.fingerprint != fingerprint_of(export.record):
        yield text("cli-verify-fingerprint-wrong")


def _seal(record: Record) -> Iterator[Text]:
    if commitment(record.secret) != record.commitment:
        yield text("cli-verify-seal-wrong")
    made = record.secret if record.daily is not None else game_seed(record.secret, record.tickets)
    if made != record.seed:
        yield text("cli-verify-seed-wrong")


def _order(record: Record) -> Iterator[Text]:
    """Answers, draws and epochs stand in the order of their segments; seats are numbered from 0."""
    for name, segments in (
        ("answers", [one.segment for one in record.answers]), ("draws", [one.segment for one in record.draws]),
        ("epochs", [one.segment for one in record.epochs]),
    ):
        for at in range(1, len(segments)):
            if segments[at] < segments[at - 1] or (name == "epochs" and segments[at] == segments[at - 1]):
                yield text("cli-verify-order-wrong", place=f"{name}[{at}]")
    if [one.seat for one in record.seats] != list(range(len(record.seats))):
        yield text("cli-verify-order-wrong", place="seats")
    for at, answer in enumerate(record.answers):
        if not 0 <= answer.seat < len(record.seats):
            yield text("cli-verify-order-wrong", place=f"answers[{at}]")


def _draws(record: Record) -> Iterator[Text]:
    """Every draw is what the seed gives, and no draw of a label was left out or made twice."""
    for at, draw in enumerate(record.draws):
        if not _as_the_seed_says(record.seed, draw):
            yield text("cli-verify-draw-wrong", place=f"draws[{at}]", label=draw.label, n=draw.n)
    counts: Counts | None = None
    for number, epoch in enumerate(record.epochs):
        before, counts = counts, _counts_at(epoch)
        chance = _chance_of(epoch)
        strange = epoch.state is not None and (chance is None or chance.seed != record.seed)
        if strange or (before is not None and before != counts):
            yield text("cli-verify-epoch-wrong", place=f"epochs[{number}]")
        ends = record.epochs[number + 1].segment if number + 1 < len(record.epochs) else None
        for at, draw in enumerate(record.draws):
            if draw.segment < epoch.segment or (ends is not None and draw.segment >= ends):
                continue
            expected = counts.of(draw.label) + 1
            if draw.n != expected:
                yield text("cli-verify-count-wrong", place=f"draws[{at}]", label=draw.label, n=draw.n, want=expected)
            counts.drawn[draw.label] = draw.n


@dataclass(slots=True)
class Counts:
    """How often each label has been drawn; labels that do not stand in `drawn` count from `start`."""

    start: int
    drawn: dict[str, int]

    def of(self, label: str) -> int:
        """The count of a label."""
        return self.drawn.get(label, self.start)


def _counts_at(epoch: RecordedEpoch) -> Counts:
    """How often each label had been drawn when an epoch began. A checkpoint of the first segment also has the draws of
    the set-up, which are told among the draws of that segment."""
    chance = _chance_of(epoch)
    if chance is None:
        return Counts(0, {})
    counts = Counts(chance.start, {label: chance.start + n for label, n in chance.counters.items()})
    for draw in chance.drawn:
        counts.drawn[draw.label] = counts.of(draw.label) - 1
    return counts


def _chance_of(epoch: RecordedEpoch) -> Chance | None:
    """The random source in an epoch's checkpoint; None where there is none, or none that can be read."""
    if epoch.state is None:
        return None
    try:
        return load(Chance, json.dumps(epoch.state.get("chance")))
    except ValidationError:
        return None


def _as_the_seed_says(seed: str, draw: RecordedDraw) -> bool:
    if draw.size < (draw.kind == "number"):
        return False
    if draw.kind == "number":
        return draw.result == [number_below(seed, draw.label, draw.n, draw.size)]
    return len(draw.result) == draw.size and draw.result == order_of(seed, draw.label, draw.n, draw.size)


def _unknown(record: Record) -> Iterator[Text]:
    """What of an older table cannot be checked."""
    if not record.epochs:
        yield text("cli-verify-no-draws")
    elif record.epochs[0].segment or record.epochs[0].state is not None:
        yield text("cli-verify-late-draws", n=record.epochs[0].segment)


def _good(record: Record) -> Iterator[Text]:
    yield text("cli-verify-good-seal", seal=record.commitment)
    if record.daily is not None:
        yield text("cli-verify-good-day", day=record.daily)
    else:
        yield text("cli-verify-good-seed", n=len(record.tickets))
    yield text("cli-verify-good-draws", n=len(record.draws))
