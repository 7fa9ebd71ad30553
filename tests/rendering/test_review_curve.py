"""The picture of a review's curve."""

from __future__ import annotations

import io
import itertools
from dataclasses import replace

import pytest
from PIL import Image

from rendering.kit.text import recording
from rendering.kit.theme import PLAYER_MARKS, RED
from rendering.review_curve import BADGE, CurveFigure, CurveLine, draw_curve


def figure(seats: int, points: int = 9, mistakes: tuple[int, ...] = (2, 5, 2)) -> CurveFigure:
    """Return curves of so many seats, of which the second is the reader's if there is one."""
    names = ("Ana", "Maximiliana von und zu Hohenfels-Sternberg", "\U00012000", "Ben", "Cleo", "Dan")
    lines = tuple(
        CurveLine(seat, names[seat], tuple(30.0 + 5 * seat - 7 * n % 11 for n in range(points)))
        for seat in range(seats)
    )
    return CurveFigure(
        "Agricola: review", "Expected result, round by round", lines, tuple(range(1, points + 1)), "end",
        min(1, seats - 1), mistakes, chances=(), alt="Agricola: review.",
    )


def drawn(one: CurveFigure) -> Image.Image:
    return Image.open(io.BytesIO(draw_curve(one).data)).convert("RGB")


def near(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """Return the number of pixels of about this colour."""
    found = 0
    for count, seen in image.getcolors(1 << 24) or []:
        assert isinstance(seen, tuple)
        if sum([abs(a - b) for a, b in zip(seen, colour, strict=True)]) < 24:
            found += count
    return found


def test_it_is_as_high_as_the_names_below_need() -> None:
    sizes = [drawn(figure(seats)).size for seats in (1, 2, 6)]
    assert [width for width, _ in sizes] == [1000] * 3
    assert sizes[0] == sizes[1] and sizes[1][1] < sizes[2][1] <= 1000


@pytest.mark.parametrize("seat", range(6))
def test_every_seat_has_a_line_of_its_colour(seat: int) -> None:
    whole = figure(6, mistakes=())
    level = replace(whole, lines=tuple(
        replace(line, values=line.values[:1] * 2 if line.seat == seat else ()) for line in whole.lines
        if line.seat == seat
    ), stages=(1, 2))
    assert near(drawn(level), PLAYER_MARKS[seat].colour) > 1500


def test_marks_of_lines_that_end_together_stand_side_by_side() -> None:
    """Two who lose both end with no chance at all. Each mark is there twice, at its line and at its name."""
    whole = figure(4, mistakes=())
    lines = tuple(replace(line, values=(0.3, 1.0 if line.seat == 1 else 0.0)) for line in whole.lines)
    image = drawn(replace(whole, lines=lines, stages=(1, 2), chances=("0", "50", "100")))
    assert all(near(image, PLAYER_MARKS[seat].colour) > 1500 for seat in (0, 2))


def test_the_costliest_decisions_are_numbered_on_the_own_line() -> None:
    assert near(drawn(figure(2)), RED) > near(drawn(figure(2, mistakes=(2,))), RED) > 700
    assert near(drawn(figure(2, mistakes=())), RED) < 100


def test_lines_that_stay_level_and_a_single_point_can_be_drawn() -> None:
    line = CurveLine(0, "Ana", (7.0, 7.0))
    blue = PLAYER_MARKS[0].colour
    for one, stages in ((line, (1, 2)), (replace(line, values=(7.0,)), (1,))):
        assert near(drawn(replace(figure(1, mistakes=()), lines=(one,), stages=stages)), blue) > 500


def test_the_scale_has_the_words_for_chances_or_amounts_with_a_minus_sign() -> None:
    def beside(one: CurveFigure) -> set[str]:
        with recording() as runs:
            draw_curve(one)
        return {run.text.replace(" ", "\u00a0") for run in runs}  # pictures break no line at a space

    whole = figure(2, mistakes=())
    lines = tuple(replace(line, values=(0.25, 1.0)) for line in whole.lines)
    chances = replace(whole, lines=lines, stages=(1, 2), chances=("0\u00a0%", "50\u00a0%", "100\u00a0%"))
    assert beside(chances) >= {"0\u00a0%", "50\u00a0%", "100\u00a0%"}
    below = replace(whole, lines=tuple(replace(line, values=(-20.0, 10.0)) for line in whole.lines), stages=(1, 2))
    assert beside(below) >= {"−20", "−5", "10"}


def test_the_picture_is_described() -> None:
    picture = draw_curve(figure(3))
    assert picture.filename.startswith("review.") and picture.alt == "Agricola: review."


@pytest.mark.parametrize("value", [0.0, 5.0, 10.0])
@pytest.mark.parametrize("at", [0, 1])
def test_no_number_of_a_decision_lies_on_a_label_or_on_another(value: float, at: int) -> None:
    """Also where several are at the same point, at the edge of the chart."""
    one = figure(1, mistakes=(at, at, at))
    values = tuple(value if n == at else float(n % 3 * 5) for n in range(9))
    one = replace(one, lines=(replace(one.lines[0], values=(*values[:-1], 0.0 if value else 10.0)),))
    with recording() as runs:
        draw_curve(one)
    badges = [run.box for run in runs if run.text in ("1", "2", "3") and run.size >= 28][-3:]
    centres = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in badges]
    labels = [run.box for run in runs if run.box not in badges and run.box[1] > 130]
    for x, y in centres:
        for left, top, right, bottom in labels:
            across, down = max(left - x, x - right, 0), max(top - y, y - bottom, 0)
            assert across**2 + down**2 >= (BADGE / 2) ** 2, (x, y, left, top)
    assert all(abs(one[1] - other[1]) > BADGE / 2 for one, other in itertools.combinations(centres, 2))
