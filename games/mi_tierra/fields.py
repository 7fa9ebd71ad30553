"""The fields of a farm: where they lie, which of them are watered, and what a worker brings in from one.

A field is named by its row and column (`a2`), a place for water by the two fields beside it (`a1:b1`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from games.mi_tierra.content import FARM

FIELDS = tuple(f"{chr(ord('a') + row)}{column + 1}" for row in range(FARM.rows) for column in range(FARM.columns))
HOUSE_WATERS = frozenset(FARM.watered)
"""The fields that the pipe from the house waters."""


def _beside(field: str) -> tuple[str, ...]:
    row, column = ord(field[0]), int(field[1:])
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(name for r, c in around if (name := f"{chr(r)}{c}") in FIELDS)


BESIDE = {field: _beside(field) for field in FIELDS}
"""The fields that touch a field with a side."""
CHANNELS = tuple(
    f"{one}:{other}" for one in FIELDS for other in BESIDE[one] if one < other and not {one, other} <= HOUSE_WATERS
)
"""Every place for a water cube between two fields; the pipe itself needs none."""


def watered(channels: Iterable[str]) -> frozenset[str]:
    """The fields that get water through these cubes, in a chain from the house."""
    found, left = set(HOUSE_WATERS), [channel.split(":") for channel in channels]
    while reached := [pair for pair in left if found.intersection(pair)]:
        left = [pair for pair in left if pair not in reached]
        for pair in reached:
            found.update(pair)
    return frozenset(found)


def one_chain(channels: Collection[str]) -> bool:
    """Whether every cube is part of the chain from the house."""
    wet = watered(channels)
    return all(channel.split(":")[0] in wet for channel in channels)


def next_channels(channels: Collection[str]) -> tuple[str, ...]:
    """Where one more cube would water one more field."""
    wet = watered(channels)
    return tuple(one for one in CHANNELS if one not in channels and len(wet.intersection(one.split(":"))) == 1)


def harvest(fields: Mapping[str, str], field: str, wet: bool) -> int:
    """What a worker on a field brings in without cards: one, two beside the same crop, never more; twice that where the
    field itself is watered (rulebook, "Attivazione dei lavoratori nella propria fattoria")."""
    crop = fields[field]
    joined = any(fields[other] == crop for other in BESIDE[field])
    return (2 if joined else 1) * (2 if wet else 1)
