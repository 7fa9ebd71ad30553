"""The page of a person's statistics tells the parts of the scores that count."""

from __future__ import annotations

from cogs.pages.stats_page import stats_page
from cogs.words.catalogues import catalogue_of
from cogs.words.voice import Voice
from storage.people.stats import PEOPLE
from tables.people.stats import Career, OwnStats, Summary


def test_a_loss_is_told_although_one_game_had_none() -> None:
    """A part that is never above zero, such as begging, was left out as soon as its best was zero."""
    parts = {"fields": (2.5, 3.0), "begging": (-4.5, 0.0), "bonus": (0.0, 0.0)}
    career = Career("agricola", {PEOPLE: Summary(2, {1: 2}, 25, 22.5, parts)}, (), ())
    page = stats_page(OwnStats("shown", (career,), {}), Voice(catalogue_of("en"), str, str), "agricola", server=False)
    told = "\n".join(page.texts)
    assert "- Begging: −4.5 on average, 0 at most" in told and "Fields: 2.5" in told and "Bonus" not in told
