"""Crowded pictures of Agricola: nothing is cut, covered or left out."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.cards.every import HAND_CARDS, MAJORS
from games.agricola.view import FarmView, view_of
from games.agricola.wording.terms import card_text
from rendering.agricola import action_grid, farm, gallery, spaces
from rendering.agricola.cards import pages_of, played_cards
from rendering.agricola.changes import FarmChange
from rendering.agricola.farm_picture import panel_of
from rendering.agricola.slots import deliveries_of
from rendering.agricola.specials import draw_special
from rendering.agricola.table import TALL_SIZE
from rendering.agricola.yard import _gains, family_of
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import Recorded
from rendering.registry import draw
from tests.languages import AGRICOLA as LANGUAGES
from tests.rendering import agricola_tables as tables
from tests.rendering.conftest import words_in
from tests.rendering.looking import meet, placed, runs_of

OCCUPATIONS = sorted(name for name, card in HAND_CARDS.items() if card.kind == "occupation")
TEN_LETTERS = ("Maximilian", "Bernadette", "Konstantin", "Alessandra", "Christophe", "Montgomery")
ELEVEN_LETTERS = ("Bartholomew", "Maximiliano", "Konstantina", "Alessandria", "Christopher", "Montgomerys")


def rect_of(run: Recorded) -> Rect:
    """Return the area that a text covers."""
    left, top, right, bottom = run.box
    return Rect(left, top, right - left, bottom - top)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("users", [(0,), (1, 0)])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_names_on_a_used_special_card_are_whole(players: int, users: tuple[int, ...], language: str) -> None:
    view = tables.early(players)
    view = replace(view, specials=tuple(replace(card, users=users) for card in view.specials))
    assert [run.text for run in runs_of("board", view, language) if run.cut or not run.inside] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [("cut_peat",), ("black_market", "illicit_work")])
def test_the_number_of_cards_covers_no_name_of_a_low_solo_deck(actions: tuple[str, ...], language: str) -> None:
    view = tables.early(1)
    assert view.solo is not None
    low = replace(view.specials[0], actions=("cut_peat",))
    view = replace(view, specials=(low,), solo=replace(view.solo, next_actions=actions))
    runs = runs_of("board", view, language)
    (count,) = [rect_of(run) for run in runs if run.text == "×9"]
    assert [run.text for run in runs if run.text != "×9" and meet(count, rect_of(run))] == []


@pytest.mark.parametrize("users", [(), (0,), (1, 0)])
@pytest.mark.parametrize("players", range(1, 7))
def test_the_drawings_of_a_special_card_stand_apart(
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
        patch.setattr(action_grid, "draw_special", noted)
        runs_of("board", view)
    assert len(cards) == len(view.specials) > 0
    for card, boxes, room in zip(view.specials, cards, rooms, strict=True):
        icons = len(boxes) - (len(users) == 1)  # and the price for the second user
        assert icons == len(card.actions) or (icons == 0 and users), "names beside marks may need all the room"
        assert [pair for pair in combinations(boxes, 2) if meet(*pair)] == []
        assert all(box.x >= room.x and box.right <= room.right for box in boxes)
        assert all(box.y >= room.y and box.bottom <= room.bottom for box in boxes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("starter", range(6))
@pytest.mark.usefixtures("texts_only")
def test_ten_letters_fit_the_line_of_whoever_starts_and_is_asked(starter: int, language: str) -> None:
    view = replace(tables.busy(6), phase="feed", starter=starter)
    runs = runs_of("board", view, language, TEN_LETTERS, tuple(range(6)))
    assert {*TEN_LETTERS} <= {run.text for run in runs}


@pytest.mark.parametrize("starter", range(6))
@pytest.mark.parametrize("full", [False, True])
@pytest.mark.usefixtures("texts_only")
def test_eleven_letters_fit_every_one_of_six_farms(starter: int, full: bool) -> None:
    view = replace(tables.crowded(6) if full else tables.busy(6), phase="feed", starter=starter)
    runs = runs_of("farms", view, "en", ELEVEN_LETTERS, tuple(range(6)))
    assert {*ELEVEN_LETTERS} <= {run.text for run in runs}
    assert [run.text for run in runs if run.cut or not run.inside] == []


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.usefixtures("texts_only")
def test_what_a_head_has_no_room_for_is_counted(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number counts the majors that are not drawn, and the begging markers."""
    drawn: list[str] = []

    def noted(major: str) -> str:
        drawn.append(major)
        return "well"

    monkeypatch.setattr(farm, "major_icon", noted)
    for count in (1, 2, 4, 7):
        drawn.clear()
        view = tables.crowded(players)
        farms = tuple(replace(one, majors=tuple(MAJORS)[:count], begging=count) for one in view.farms)
        texts = [run.text for run in runs_of("farms", replace(view, farms=farms))]
        assert count == 1 or texts.count(f"×{count}") >= players
        left = [int(text[1:]) for text in texts if text.startswith("+")]
        assert len(drawn) + sum(left) == players * count
        assert count < 7 or players < 3 or len(left) == players, "narrow farms have no room for seven"


def test_everybody_is_drawn_once_in_every_phase() -> None:
    """Newborns are not at home while people are placed, but are there from the return home on."""
    for home, joined in ((1, 0), (2, 0), (3, 0), (2, 1)):
        view = tables.busy(2)
        one = replace(view.farms[0], people=3, newborns=1, home=home, joined=joined, sick=0)
        assert len(family_of(one)) == 3 + joined * (home == 3), (home, joined)
        assert family_of(one).count("newborn") == 1
    for sick in (1, 2, 3):  # after a cold harvest
        one = replace(tables.busy(2).farms[0], people=3, newborns=1, home=3, joined=0, sick=sick)
        assert len(family_of(one)) == 3 and family_of(one).count("sick") == sick


def test_what_has_come_of_a_species_is_told_at_one_pasture() -> None:
    yard = tables.busy(2).farms[0]
    first, second = (replace(one, species="sheep", n=2) for one in yard.pastures[:2])
    one = replace(yard, pastures=(first, second))
    assert _gains(one, FarmChange((("sheep", 3),), second.cells)) == [(second, 3)]
    assert _gains(one, FarmChange((("sheep", 3),))) == [(first, 3)]
    assert _gains(one, FarmChange((("boar", 3),))) == []


def with_arrivals(farm: FarmView) -> FarmView:
    coming = tuple((number, {"food": 1, "horse": 1, **({"fuel": 4, "grain": 1} if number % 2 else {})})
                   for number in range(9, 15))
    return replace(farm, coming=coming, laid=((10, "M049", "moor"), (11, "M131", "cattle")), majors=("well",))


def test_all_that_comes_to_a_farm_is_drawn_beside_its_round() -> None:
    view = tables.busy(2)
    view = replace(view, farms=(with_arrivals(view.farms[0]), view.farms[1]))
    panel = panel_of(TALL_SIZE)
    runs = [run for run in runs_of("farm-0", view) if run.box[1] > panel.y]
    assert all(run.inside and run.box[2] <= panel.right and run.box[3] <= panel.bottom for run in runs)
    assert {str(number) for number, _ in deliveries_of(view.farms[0])} <= {run.text for run in runs}
    boxes = [Rect(run.box[0], run.box[1], run.box[2] - run.box[0], run.box[3] - run.box[1]) for run in runs]
    assert [pair for pair in combinations(boxes, 2) if meet(*pair)] == []
    assert deliveries_of(view.farms[0])[1] == (10, (("food", 1), ("horse", 1), ("pond", 0)))


def test_offers_on_round_spaces_are_drawn_on_board_and_farm_and_told() -> None:
    view = tables.busy(2)
    bare = replace(view.farms[0], coming=(), laid=())
    laid = replace(bare, laid=((10, "M049", "moor"),))
    before, after = (replace(view, farms=(one, view.farms[1])) for one in (bare, laid))
    names = ("Ana", "Ben")
    for what in ("board", "farm-0"):
        pictures = [draw("agricola", what, one, words_in("en", names), names) for one in (before, after)]
        assert pictures[0].data != pictures[1].data
    assert "Round 10 offers a moor (Surveyor" in pictures[1].alt


def test_tags_of_animals_leave_their_number_free() -> None:
    """This includes the small farms with three and more players."""
    view = tables.busy(4)
    grown = replace(view, farms=tuple(
        replace(one, goods={**one.goods, "sheep": one.goods["sheep"] + 2}) for one in view.farms
    ))
    runs = runs_of("farms", grown, before=view)
    tags = [run for run in runs if run.text.startswith("+")]
    assert tags
    boxes = [Rect(run.box[0], run.box[1], run.box[2] - run.box[0], run.box[3] - run.box[1]) for run in runs]
    assert [pair for pair in combinations(boxes, 2) if meet(*pair)] == []


def test_cards_for_which_there_is_no_room_are_counted() -> None:
    view = replace(tables.busy(2), level=3)
    view = replace(view, farms=(replace(view.farms[0], occupations=tuple(OCCUPATIONS[:40])), view.farms[1]))
    runs = [run.text for run in runs_of("farm-0", view)]
    shown = [text for text in runs if text.startswith("+") and text[1:].isdigit()]
    assert len(shown) == 1


def test_cards_for_which_there_is_no_room_are_on_pictures_of_their_own_and_in_words() -> None:
    view = replace(tables.busy(2), level=3)
    view = replace(view, farms=(replace(view.farms[0], occupations=tuple(OCCUPATIONS[:14])), view.farms[1]))
    pages = pages_of(played_cards(view.farms[0]))
    assert [card for page in pages for card in page] == OCCUPATIONS[:14]
    assert len([what for what, _ in gallery(view) if what.startswith("played-0")]) == len(pages) > 1
    words = words_in("en", tables.NAMES)
    told = " ".join(words(line) for line in SPEC.rules.board_text(view))
    assert [card for card in OCCUPATIONS[:14] if words(card_text(card)) not in told] == []


@pytest.mark.parametrize(("players", "round_"), [(5, 14), (6, 14)])
@pytest.mark.usefixtures("texts_only")
def test_no_good_of_a_narrow_space_is_too_small_to_be_told(
    players: int, round_: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Resource Market of many players gives three goods, on a tile that is a sixth of the board."""
    sizes: list[int] = []
    monkeypatch.setattr(spaces, "draw_icon", lambda *args, **_: sizes.append(args[4]))
    state = tables.fresh(players)
    tables.reveal(state, round_)
    runs_of("board", view_of(state, None))
    assert min(sizes) >= 20
