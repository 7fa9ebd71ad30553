"""Where it is tight on the pictures of Agricola: nothing is cut, covered or left out."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from games.agricola.majors.table import MAJORS
from games.core.catalogue import LANGUAGES
from rendering.agricola import board, farm
from rendering.agricola.specials import draw_special
from rendering.agricola.tiles import HEADER
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from tests.rendering import agricola_tables as tables
from tests.rendering.looking import meet, placed, runs_of

TEN_LETTERS = ("Maximilian", "Bernadette", "Konstantin", "Alessandra", "Christophe", "Montgomery")
ELEVEN_LETTERS = ("Bartholomew", "Maximiliano", "Konstantina", "Alessandria", "Christopher", "Montgomerys")


@pytest.mark.parametrize("users", [(), (0,), (1, 0)])
@pytest.mark.parametrize("players", range(1, 7))
def test_the_drawings_of_a_special_card_stand_apart_below_its_name(
    players: int, users: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = tables.early(players)
    users = tuple(seat for seat in users if seat < players)
    view = replace(view, specials=tuple(replace(card, users=users) for card in view.specials))
    cards: list[list[Rect]] = []
    rooms: list[Rect] = []

    def noted(canvas: Canvas, *args: Any, **more: Any) -> None:
        with placed(monkeypatch) as boxes:
            draw_special(canvas, *args, **more)
        cards.append(boxes)
        rooms.append(Rect(*canvas.origin, canvas.rect.w, canvas.rect.h).pad(5))

    with monkeypatch.context() as patch:
        patch.setattr(board, "draw_special", noted)
        runs_of("board", view)
    assert len(cards) == len(view.specials) > 0
    for card, boxes, room in zip(view.specials, cards, rooms, strict=True):
        assert len(boxes) == len(card.actions) + (len(users) == 1), "each action, and the price for the second user"
        assert [pair for pair in combinations(boxes, 2) if meet(*pair)] == []
        assert min(box.y for box in boxes) >= room.y + HEADER
        assert all(box.x >= room.x and box.right <= room.right and box.bottom <= room.bottom for box in boxes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("starter", range(6))
def test_ten_letters_fit_the_line_of_whoever_starts_and_is_asked(starter: int, language: str) -> None:
    view = replace(tables.busy(6), phase="feed", starter=starter)
    runs = runs_of("board", view, language, TEN_LETTERS, tuple(range(6)))
    assert {*TEN_LETTERS} <= {run.text for run in runs}


@pytest.mark.parametrize("starter", range(6))
@pytest.mark.parametrize("full", [False, True])
def test_eleven_letters_fit_every_one_of_six_farms(starter: int, full: bool) -> None:
    view = replace(tables.crowded(6) if full else tables.busy(6), phase="feed", starter=starter)
    runs = runs_of("farms", view, "en", ELEVEN_LETTERS, tuple(range(6)))
    assert {*ELEVEN_LETTERS} <= {run.text for run in runs}
    assert [run.text for run in runs if run.cut or not run.inside] == []


@pytest.mark.parametrize("players", range(1, 7))
def test_what_a_head_has_no_room_for_is_counted(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Majors that are not drawn stand in a number, and so do several begging markers."""
    drawn: list[str] = []

    def noted(major: str) -> str:
        drawn.append(major)
        return "well"

    monkeypatch.setattr(farm, "major_icon", noted)
    for count in (1, 2, 4, 7):
        drawn.clear()
        view = tables.crowded(players)
        farms = tuple(replace(one, majors=tuple(MAJORS)[:count], begging=count) for one in view.farms)
        what = "board" if players < 3 else "farms"
        texts = [run.text for run in runs_of(what, replace(view, farms=farms))]
        assert count == 1 or texts.count(f"×{count}") >= players
        left = [int(text[1:]) for text in texts if text.startswith("+")]
        assert len(drawn) + sum(left) == players * count
        assert count < 7 or players < 5 or len(left) == players, "six farms have no room for seven"
