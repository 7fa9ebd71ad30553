"""Scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.scoring import by_steps
from games.agricola.state import Phase
from tests.games.agricola.table import farm, give, table


@pytest.mark.parametrize(("category", "points"), [
    ("fields", [-1, -1, 1, 2, 3, 4, 4]), ("pastures", [-1, 1, 2, 3, 4, 4]),
    ("grain", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]), ("vegetables", [-1, 1, 2, 3, 4, 4]),
    ("sheep", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]), ("boar", [-1, 1, 1, 2, 2, 3, 3, 4, 4]),
    ("cattle", [-1, 1, 2, 2, 3, 3, 4, 4]),
])
def test_steps(category: str, points: list[int]) -> None:
    assert [by_steps(category, n) for n in range(len(points))] == points


def test_every_category() -> None:
    change = farm(
        fields="b1 c1", grain_on={"b1": 3}, stables="e1 d3", pastures="e1 e2", house="clay", people=3, begging=1,
        majors=["well", "joinery"], bonus=2, goods={"grain": 1, "sheep": 4, "wood": 5, "vegetable": 1},
    )
    one = table(2, change)
    assert dict(one.view(0).farms[0].points) == {
        "fields": 1, "pastures": 1, "grain": 2, "vegetables": 1, "sheep": 2, "boar": -1, "cattle": -1,
        "unused": -8, "fenced_stables": 1, "clay_rooms": 2, "stone_rooms": 0, "people": 9, "begging": -3,
        "improvements": 6, "bonus": 4,
    }
    assert one.view(0).farms[0].total == 16


def final(moor: bool, *goods: dict[str, int]) -> Any:
    one = table(len(goods), farm(forests="", moors=""), moor=moor)
    for seat, there in enumerate(goods):
        give(seat, **there)(one.state)
        one.me(seat).yard.forests = one.me(seat).yard.moors = 0
    one.state.phase = Phase.END
    return SPEC.rules.result(one.state)


def test_the_base_game_breaks_ties_by_building_resources() -> None:
    result = final(False, {"wood": 1}, {"reed": 2}, {"food": 9})
    assert result.places == (2, 1, 3) and result.reason.key == "agricola-result-resources"


def test_with_the_moor_ties_are_shared() -> None:
    result = final(True, {"wood": 1}, {"reed": 2}, {"grain": 1})
    assert result.places == (2, 2, 1) and result.reason.key == "agricola-result-points"
    assert final(True, {"wood": 1}, {"reed": 2}).places == (1, 1)
    assert final(True, {"wood": 1}, {"reed": 2}).reason.key == "agricola-result-shared"
