"""Autocompletion finds what is typed, with or without accents."""

from __future__ import annotations

import pytest

from cogs.commands.common import choices

NAMED = (("Diálogos · ¡Por Northwood!", "dialogue"), ("Fábulas · The Grimm Forest", "fables"), ("Città", "city"))


@pytest.mark.parametrize(
    ("typed", "found"),
    [("dialogos", ["dialogue"]), ("DIÁL", ["dialogue"]), ("fabulas", ["fables"]), ("citta", ["city"]),
     ("città ", ["city"]), ("", ["dialogue", "fables", "city"]), ("x", [])],
)
def test_a_name_is_found_with_or_without_its_accents(typed: str, found: list[str]) -> None:
    assert [one.value for one in choices(NAMED, typed)] == found
