"""The table service is put together from parts that stand alone."""

from __future__ import annotations

from dataclasses import fields
from typing import get_type_hints

from tables.service import TableService

PARTS = get_type_hints(TableService)


def test_no_part_inherits_from_another() -> None:
    assert {part.__mro__ for part in PARTS.values()} == {(part, object) for part in PARTS.values()}


def test_a_part_is_given_only_parts_that_are_named_before_it() -> None:
    parts = [PARTS[field.name] for field in fields(TableService)]
    given = {part: set(get_type_hints(part.__init__).values()) & set(parts) for part in parts}
    assert all(needed <= set(parts[:n]) for n, needed in enumerate(given.values()))
    assert all(parts[0] in needed for part, needed in given.items() if part is not parts[0]), "all rest on the records"
