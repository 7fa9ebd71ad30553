"""What the overview of a review and its picture say in the reader's language, and how high its buttons are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.forms.components import PHONE_ROW, Row, button, height_on_phone
from cogs.pages.replay_page import LEAST, beside_board, further_rows
from cogs.pages.review_pages import OVERVIEW, ReviewPages, _acts, curve_figure
from cogs.words.catalogues import catalogue_of
from cogs.words.visit import Visit
from cogs.words.voice import Voice, lines_on_phone
from games.core.registry import spec_of
from games.core.review import Mistake, Review, Reviewer, Unit, reviewer_of


@pytest.mark.parametrize(("language", "half"), [
    ("en", "50%"), ("es", "50\u00a0%"), ("it", "50%"), ("de", "50\u00a0%"),
])
def test_the_scale_of_chances_is_written_as_the_texts_write_them(language: str, half: str) -> None:
    voice = Voice(catalogue_of(language), str, str)
    table = cast(Any, SimpleNamespace(game="grimm_forest", seats=("a", "b")))
    found = Review((), 3, 3, ((0, (0.5, 0.5)), (1, (0.25, 0.75))))

    def chances(unit: Unit) -> tuple[str, ...]:
        return curve_figure(table, found, cast(Reviewer, SimpleNamespace(unit=unit)), 0, voice).chances

    assert chances(Unit.CHANCE) == (half.replace("50", "0"), half, half.replace("50", "100"))
    assert chances(Unit.TOTAL) == ()


@pytest.mark.parametrize(("game", "counted"), [
    ("agricola", "lead over the others"), ("mi_tierra", "lead over the others"), ("above_below", ""),
    ("grimm_forest", ""),
])
async def test_a_cost_is_called_a_lost_lead_only_where_the_others_are_counted(game: str, counted: str) -> None:
    voice = Voice(catalogue_of("en"), str, str)
    home = SimpleNamespace(channel_id=None)
    table = SimpleNamespace(id=1, game=game, seats=("a", "b"), home=home, place_of=lambda person: 0)
    found = Review((Mistake(0, 1, ("a",), 3.0, stage=1),), 3, 3, ((1, (0.5, 0.5)), (2, (0.25, 0.75))))

    async def find(*whose: object) -> Review:
        return found

    reviewer = reviewer_of(spec_of(game))
    tables = cast(Any, SimpleNamespace(reviews=SimpleNamespace(find=find, reviewer=lambda info: reviewer)))
    page = await ReviewPages(tables, cast(Any, None)).page(Visit(cast(Any, table), 1, 0, voice), OVERVIEW)
    assert page is not None
    notes = [line for line in "\n".join(page.texts).split("\n") if line.startswith("-#")]
    assert bool(notes) == bool(counted) and all(counted in note for note in notes)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_buttons_of_replay_and_review_take_few_lines_of_a_phone(language: str) -> None:
    voice = Voice(catalogue_of(language), str, str)
    info = cast(Any, SimpleNamespace(id=1, game="above_below", home=SimpleNamespace(channel_id=1)))
    reel = cast(Any, SimpleNamespace(acts=range(100)))
    rows = further_rows(info, reel, 50, "-", voice, over=True, reviewed=True, cut=True)
    assert height_on_phone(rows) <= 2 * PHONE_ROW
    assert height_on_phone([_acts(Visit(info, 1, 0, voice), 1, 50, 0)]) <= 2 * PHONE_ROW


def test_a_decision_in_a_part_without_an_expectation_is_marked_at_the_part_before() -> None:
    """Nothing could be expected in round 3, and the point after round 2 is the end of the game."""
    table = cast(Any, SimpleNamespace(game="mi_tierra", seats=("a", "b")))
    mistakes = tuple(Mistake(0, n, ("a",), 3.0, stage=stage) for n, stage in enumerate((3, 2, 1, 0), 1))
    found = Review(mistakes, 3, 3, ((1, (9.0, 9.0)), (2, (8.0, 9.0)), (3, (7.0, 9.0))))
    reviewer = cast(Reviewer, SimpleNamespace(unit=Unit.TOTAL))
    figure = curve_figure(table, found, reviewer, 0, Voice(catalogue_of("en"), str, str))
    assert figure.mistakes == (1, 1, 0, 0)


def test_what_happened_in_an_act_leaves_room_for_the_board_and_begins_with_what_was_done() -> None:
    rows: list[Row] = [[button("x", "On")]] * 6
    short, long = "- Ana bakes.", "- " + "and then more grain " * 20
    assert beside_board("### Replay", [short], rows) == short
    told = beside_board("### Replay", [short, long, short], rows).split("\n")
    assert len(told) == 2 and told[0] == short and told[1].endswith("…")
    assert lines_on_phone("\n".join(told)) <= LEAST
    assert beside_board("### Replay", [short] * 9, rows) == "\n".join([*[short] * LEAST, "…"])
