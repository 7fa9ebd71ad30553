"""The laws that run for some ways to play only: together they meet every way with every number of seats."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conformance.tables import EVERY_CASE, chosen_ways

LAW = re.compile(r"^@some_ways\n(?:@.*\n)*def (test_\w+)", re.MULTILINE)


def test_every_way_is_chosen_for_some_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a new way or law has changed the choices so that one is left out, another share or another form of the name
    in `chosen_ways` brings it back."""
    monkeypatch.setenv("TEST_SCALE", "1")
    files = Path(__file__).parents[1].rglob("test_*.py")
    laws = {law for file in files for law in LAW.findall(file.read_text(encoding="utf-8"))}
    assert [str(case) for case in EVERY_CASE if not any(case in chosen_ways(law) for law in laws)] == []
