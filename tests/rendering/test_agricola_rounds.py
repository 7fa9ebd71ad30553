"""Rounds to come, needs of a harvest and the end of a game on the pictures of Agricola."""

from __future__ import annotations

import io
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.solo import GOAL
from games.agricola.spaces.table import STAGES
from games.agricola.view import AgricolaView
from rendering import icons
from rendering.agricola import board
from rendering.agricola.ranking import winners
from rendering.agricola.signs import star
from rendering.agricola.slots import CARDS, SHEAF, Arrival, draw_slot, may_come
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import luminance
from rendering.kit.theme import PLAYER_MARKS, PlayerMark
from rendering.registry import draw
from tests.rendering import agricola_tables as tables
from tests.rendering.conftest import words_in
from tests.rendering.looking import placed, runs_of


def pixels(what: str, view: AgricolaView) -> npt.NDArray[np.int16]:
    names = tables.NAMES[: len(view.farms)]
    data = draw("agricola", what, view, words_in("en", names), names).data
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"), np.int16)


@pytest.mark.parametrize("players", range(1, 7))
def test_slots_of_a_stage_hang_together_and_harvests_have_a_sheaf(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = tables.early(players)
    found: dict[int, Rect] = {}
    sheaves: set[int] = set()

    def noted(canvas: Canvas, number: int, arrivals: tuple[Arrival, ...], cards: tuple[str, ...]) -> None:
        with placed(monkeypatch) as boxes:
            draw_slot(canvas, number, arrivals, cards)
        found[number] = Rect(*canvas.origin, canvas.rect.w, canvas.rect.h)
        sheaves.update({number} if any(box.w == SHEAF for box in boxes) else ())

    monkeypatch.setattr(board, "draw_slot", noted)
    runs_of("board", view)
    assert list(found) == list(range(2, LAST_ROUND + 1))
    assert sheaves == set(HARVESTS)
    monkeypatch.setattr(board, "draw_slot", draw_slot)
    image = pixels("board", view)
    gaps: dict[bool, list[float]] = {True: [], False: []}
    for number in range(2, LAST_ROUND):
        here, there = found[number], found[number + 1]
        if here.y == there.y:
            between = image[here.cy - 10 : here.cy + 10, here.right : there.x].mean()
            gaps[number not in HARVESTS].append(float(between))
    assert min(gaps[True]) > max(gaps[False]) + 15, "a lighter band joins the slots of a stage"


def test_the_cards_that_may_come_are_those_of_the_stage_not_seen_yet() -> None:
    view = tables.early(1)
    assert set(CARDS) == {card for stage in STAGES for card in stage}
    assert set(CARDS.values()) <= set(icons.names())
    seen = {space.id for space in view.spaces}
    assert may_come(view, 2) == may_come(view, 4) == tuple(card for card in STAGES[0] if card not in seen)
    assert len(may_come(view, 2)) == 3
    assert may_come(view, 14) == STAGES[-1]
    assert "fencing" not in may_come(view, 5)


def test_the_lower_half_of_the_solo_board_is_used_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    with placed(monkeypatch) as boxes:
        runs_of("board", tables.early(1))
    lower = [box for box in boxes if box.cy > 891 * 0.72]
    assert len(lower) >= 30, "every slot shows what may come"


@pytest.mark.parametrize("mark", PLAYER_MARKS, ids=lambda mark: mark.name)
def test_the_star_of_points_stands_out_on_every_players_colour(mark: PlayerMark) -> None:
    canvas = Canvas.new(60, 60, mark.colour)
    star(canvas, 30, 30, 40)
    image = np.asarray(canvas.image, np.float64)
    gold, dark = (image[rows, 28:32].reshape(-1, 3) for rows in (slice(26, 34), slice(44, 46)))
    assert (luminance(gold).mean() + 0.05) / (luminance(dark).mean() + 0.05) > 3


@pytest.mark.parametrize(("food", "heat"), [(True, False), (False, True), (True, True), (False, False)])
def test_what_a_harvest_lacks_is_told_by_a_sign(food: bool, heat: bool) -> None:
    """Not by red alone."""
    view = tables.busy(2)
    farm = replace(view.farms[0], food_due=6 if food else 2, heating=15 if heat else 1)
    texts = [run.text for run in runs_of("farm-0", replace(view, farms=(farm, *view.farms[1:])))]
    assert texts.count("!") == food + heat


def shared(players: int) -> AgricolaView:
    """The end, with the same points for the first two seats."""
    view = tables.over(players)
    points = view.farms[0].points
    even = {**view.farms[1].points, "bonus": 0}
    even["bonus"] = view.farms[0].total - sum(even.values())
    return replace(view, farms=(replace(view.farms[0], points=points), replace(view.farms[1], points=even),
                                *view.farms[2:]))


@pytest.mark.parametrize("players", range(2, 7))
def test_a_shared_win_is_a_win_for_both(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert winners(shared(players)) == (0, 1)
    crowns = []
    for view in (tables.over(players), shared(players)):
        with placed(monkeypatch) as boxes:
            runs_of("ranking", view)
        crowns.append(sum(box.w == 46 for box in boxes))
    assert crowns == [1, 2]


def test_with_one_or_two_the_winners_farm_stands_at_the_side() -> None:
    for view, twice in (
        (tables.over(1), {"Marta"}), (tables.over(2), {"Luca"}), (shared(2), {"Marta", "Luca"}),
        (tables.busy(2), {"Marta", "Luca"}), (tables.over(3), set()),
    ):
        texts = [run.text for run in runs_of("ranking", view)]
        assert {name for name in tables.NAMES if texts.count(name) == 2} == twice


def test_a_missed_goal_is_not_celebrated(monkeypatch: pytest.MonkeyPatch) -> None:
    missed = tables.over(1)
    points = {**missed.farms[0].points, "bonus": GOAL[False]}
    reached = replace(missed, farms=(replace(missed.farms[0], points=points),))
    runs_of("ranking", missed)  # grounds with their trees are drawn once
    drawn = []
    for view in (missed, reached):
        with placed(monkeypatch) as boxes:
            runs_of("ranking", view)
        drawn.append(len(boxes))
    assert drawn[0] + 4 < drawn[1], "crowns, shine, confetti, trophy"
