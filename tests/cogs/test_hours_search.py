"""The search for a time zone, which runs with every letter that somebody types."""

from __future__ import annotations

import pytest

from cogs.pages import hours_page
from cogs.words.folding import folded


@pytest.mark.parametrize("language", ["en", "es", "it", "de"])
def test_each_letter_prepares_only_what_was_typed(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """All clicks of all people wait meanwhile: the places themselves are prepared once."""
    list(hours_page.zones_like("ma", language))
    prepared: list[str] = []

    def noted(words: str) -> str:
        prepared.append(words)
        return folded(words)

    monkeypatch.setattr(hours_page, "folded", noted)
    assert "Europe/Madrid" in [zone for _, zone in hours_page.zones_like("mad", language)]
    assert hours_page.zone_of("Madrid") == "Europe/Madrid"
    assert prepared == ["mad", "Madrid"]


@pytest.mark.parametrize(("typed", "zone"), [
    ("St. Johns", "America/St_Johns"), ("port au prince", "America/Port-au-Prince"),
])
def test_a_place_is_found_without_its_full_stops_apostrophes_and_hyphens(typed: str, zone: str) -> None:
    assert hours_page.zone_of(typed) == zone
    assert zone in [found for _, found in hours_page.zones_like(typed, "en")]
