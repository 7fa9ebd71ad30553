"""The picture of a league's standings."""

from __future__ import annotations

import io

from PIL import Image

from rendering.kit.picture import ALT_LIMIT
from rendering.standings import MOST_LINES, StandingsFigure, StandingsLine, draw_standings


def figure(lines: int) -> StandingsFigure:
    """Return standings of so many people, with a long name and one that no font has."""
    names = ["Ana", "Maximiliana von und zu Hohenfels-Sternberg", "\U00012000", "Ben", "Cleo", "Dan"]
    return StandingsFigure("Autumn league", "Round 3 of 5", tuple(
        StandingsLine(n + 1, names[n % len(names)], "3 games", str(3 - n / 4), own=n == 2, out=n == 4)
        for n in range(lines)
    ), "Autumn league. Round 3 of 5.")


def test_standings_are_as_high_as_their_lines_need() -> None:
    sizes = [Image.open(io.BytesIO(draw_standings(figure(lines)).data)).size for lines in (2, MOST_LINES)]
    assert [width for width, _ in sizes] == [1000, 1000]
    assert sizes[0][1] < sizes[1][1] <= 1000


def test_the_picture_is_described() -> None:
    picture = draw_standings(figure(5))
    assert picture.filename == "standings.jpg" and "Autumn league" in picture.alt and len(picture.alt) <= ALT_LIMIT
