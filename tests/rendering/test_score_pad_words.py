"""The words of Agricola's score pad are never cut and stay in it, whichever categories a game has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.agricola.view import AgricolaView
from games.core.catalogue import LANGUAGES
from rendering.agricola.pieces import CATEGORY_ICONS
from rendering.agricola.ranking import _areas
from rendering.kit.text import recording
from tests.rendering import agricola_tables as tables
from tests.rendering.test_agricola import picture

EDGE = 8
"""The margin of the pad, above and below its lines."""


def one_point_each(view: AgricolaView) -> AgricolaView:
    """Return a view in which every farm has one point in every category."""
    points = dict.fromkeys(CATEGORY_ICONS, 1)
    return replace(view, farms=tuple(replace(farm, points=points) for farm in view.farms))


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("texts_only")
def test_no_category_of_the_score_pad_is_cut(language: str, players: int) -> None:
    full = one_point_each(tables.over(players, moor=True))
    with recording() as written:
        picture("ranking", full, language)
    assert len(written) > len(CATEGORY_ICONS)
    assert [one.text for one in written if one.text.endswith("…")] == []


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("texts_only")
def test_what_decides_a_tie_is_written_inside_the_pad(language: str, players: int) -> None:
    """Two lines were written on one low line of the table, against the edge of the paper."""
    tied = replace(one_point_each(tables.over(players, moor=True)), moor=False)
    with recording() as written:
        picture("ranking", tied, language)
    lowest = max(one.box[3] for one in written)
    assert lowest <= _areas(tied)[2].bottom - EDGE
