"""The pictures of Mi Tierra: readable, complete, the same every time, small enough, and silent about the deck."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from games.core.catalogue import LANGUAGES, PSEUDO
from games.mi_tierra.cards.box import BOX, Event, Plan
from games.mi_tierra.content import AREAS, GOODS, WARES
from games.mi_tierra.fields import CHANNELS
from games.mi_tierra.pieces import Pen, Placement
from games.mi_tierra.view import FarmView, MiTierraView
from rendering.kit import blocks
from rendering.kit.encode import LIMIT
from rendering.kit.layout import Rect
from rendering.kit.picture import ALT_LIMIT, Picture
from rendering.kit.text import Recorded, recording
from rendering.kit.theme import BOARD_SIZE
from rendering.mi_tierra.icons import SHELF
from rendering.mi_tierra.pieces import icon_of
from rendering.registry import draw, gallery, prepare, public_pictures
from tests.rendering import mi_tierra_tables as tables
from tests.rendering.conftest import words_in
from tests.rendering.pixels import difference, pixels, reduced, worst_tile

SCENES: dict[str, tuple[str, Callable[[], MiTierraView]]] = {
    "early": ("board", tables.early),
    "two": ("board", lambda: tables.busy(2)),
    "busy": ("board", tables.busy),
    "own board": ("board", lambda: tables.busy(4, 0)),
    "crowded": ("board", tables.crowded),
    "own crowded": ("board", lambda: tables.crowded(6, 5)),
    "selling": ("board", tables.selling),
    "farm": ("farm-0", tables.busy),
    "hand": ("hand", lambda: tables.busy(4, 0)),
    "full hand": ("hand", lambda: tables.crowded(6, 3)),
    "arriving": ("hand", lambda: replace(tables.busy(4, 0), arriving={"cow": 1, "horse": 2})),
    "seen from the tower": ("hand", lambda: replace(tables.busy(4, 0), deck_known=("A17", "", "E08", "B14", ""))),
    "on the black market": ("hand", lambda: replace(tables.crowded(6, 3), step="black")),
    "contest": ("contest", tables.contest),
    "great contest": ("contest", lambda: tables.contest(6)),
    "rodeo": ("contest", lambda: tables.contest(5, "summer")),
    "income": ("ranking", tables.busy),
    "over": ("ranking", tables.over),
    "over with six": ("ranking", lambda: tables.over(6)),
}
SMALL_TEXT = 32
"""Below this size text needs a contrast of 4.5 : 1, from it on 3 : 1 (WCAG 2)."""


def picture(
    what: str, view: MiTierraView, language: str = "en", asked: tuple[int, ...] = (0,),
    before: MiTierraView | None = None,
) -> Picture:
    names = tables.NAMES[: len(view.farms)]
    return draw("mi_tierra", what, view, words_in(language, names), names, asked, before=before)


def overlap(one: Recorded, other: Recorded) -> bool:
    a, b = one.box, other.box
    slack = 4
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


def faults(runs: list[Recorded], language: str) -> dict[str, list[object]]:
    """What is wrong with the texts of a picture, by kind of fault. Long names of people may be cut."""
    found: dict[str, list[object]] = {
        "outside": [run.text for run in runs if not run.inside],
        "tiny": [run.text for run in runs if run.size < 19],
        "faint": [(run.text, run.contrast) for run in runs if run.contrast < (4.5 if run.size < SMALL_TEXT else 3)],
        "clash": [(a.text, b.text) for a, b in itertools.combinations(runs, 2) if overlap(a, b)],
        "cut": [run.text for run in runs if run.cut and language != PSEUDO and not run.text.startswith("Maxi")],
    }
    return {fault: texts for fault, texts in found.items() if texts}


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("scene", SCENES)
def test_every_text_can_be_read_and_pictures_are_small_and_described(scene: str, language: str) -> None:
    what, view = SCENES[scene]
    with recording() as runs:
        drawn = picture(what, view(), language, before=tables.early(len(view().farms)))
    assert runs
    assert faults(runs, language) == {}
    assert len(drawn.data) <= LIMIT and (drawn.width, drawn.height) == BOARD_SIZE
    assert 20 < len(drawn.alt) <= ALT_LIMIT and "draw-" not in drawn.alt


def test_every_good_event_plan_and_area_has_its_drawing() -> None:
    wanted = {icon_of(ware) for ware in (*GOODS, *WARES)}
    wanted |= {card.id for card in BOX.cards.values() if isinstance(card, (Plan, Event))}
    wanted |= {f"scene-{area}" for area in AREAS}
    assert wanted <= SHELF.known


def test_what_the_viewer_has_seen_of_the_deck_is_on_no_public_picture() -> None:
    view = tables.busy(4)
    seen = replace(view, deck_known=("B17", *view.deck_known[1:]))
    for what in ("board", "farm-0", "ranking"):
        assert picture(what, seen) == picture(what, view)


def _with_farm(view: MiTierraView, seat: int, farm: FarmView) -> MiTierraView:
    return replace(view, farms=(*view.farms[:seat], farm, *view.farms[seat + 1 :]))


def test_what_changes_on_the_table_changes_the_board() -> None:
    """Each public fact can be seen: two boards that differ in one of them differ in a visible patch."""
    view = tables.busy(4)
    base = pixels(picture("board", view))
    farm = view.farms[2]
    changed = {
        "round": replace(view, round=view.round + 1),
        "season": replace(view, season="winter"),
        "money": _with_farm(view, 2, replace(farm, money=farm.money + 1)),
        "home": _with_farm(view, 2, replace(farm, at_hut=farm.at_hut - 1)),
        "passed": _with_farm(view, 2, replace(farm, passed=True)),
        "worker": replace(view, placed=(*view.placed, Placement(2, "hen_house"))),
        "own farm": replace(view, placed=(*view.placed, Placement(2, "field", "a2"))),
        "whose worker": replace(view, placed=(replace(view.placed[0], seat=2), *view.placed[1:])),
        "one worker": replace(view, placed=(replace(view.placed[0], workers=1), *view.placed[1:])),
        "gone home": replace(view, placed=(replace(view.placed[0], done=True), *view.placed[1:])),
        "side": replace(view, placed=tuple(
            replace(one, spot="top") if one.spot == "left" else one for one in view.placed
        )),
        "market": replace(view, row=("A01", *view.row[1:])),
        "closing": replace(view, closing=view.closing[:1]),
        "event": replace(view, in_force="E11"),
        "flowers": replace(view, flowers=2),
        "deck": replace(view, deck_known=view.deck_known[1:]),
        "plan": replace(view, grid=("trellis", *view.grid[1:])),
        "gap": replace(view, grid=("", *view.grid[1:])),
        "die": replace(view, die="green", face=2),
        "black": replace(view, black=(3,)),
        "turn": replace(view, active=3),
        "order": replace(view, order=(1, 0, 2, 3)),
    }
    for name, other in changed.items():
        assert worst_tile(np.abs(pixels(picture("board", other)) - base).max(-1) > 40) > 0.05, name


def test_what_changes_on_a_farm_changes_its_picture() -> None:
    view = tables.busy(4)
    farm = view.farms[0]
    base = pixels(picture("farm-0", view))
    pens = farm.pens
    changed = {
        "money": replace(farm, money=farm.money + 1),
        "crop": replace(farm, fields={**farm.fields, "a3": "apple"}),
        "planted": replace(farm, fields={**farm.fields, "b3": "apple"}),
        "water": replace(farm, channels=farm.channels[:1]),
        "reserve": replace(farm, reserve=farm.reserve + 1),
        "good": replace(farm, goods={**farm.goods, "milk": 1}),
        "animals": replace(farm, pens=(Pen(3, "cow", 2), *pens[1:])),
        "kind": replace(farm, pens=(Pen(3, "sheep", 3), *pens[1:])),
        "trainer": replace(farm, pens=(pens[0], replace(pens[1] or Pen(2), trainer=False), pens[2])),
        "pen": replace(farm, pens=(*pens[:2], None)),
        "card": replace(farm, cards=("smokehouse", "trellis")),
        "wage": replace(farm, wage=farm.wage + 2),
        "hired": replace(farm, hired=farm.hired + 1),
    }
    for name, other in changed.items():
        later = pixels(picture("farm-0", _with_farm(view, 0, other)))
        assert worst_tile(np.abs(later - base).max(-1) > 40) > 0.05, name


def test_the_own_board_marks_what_can_be_sold_and_the_public_one_does_not() -> None:
    """Seat 0 of the busy table has apples, grapes, wool and flour, and three cows."""
    own, public = tables.busy(4, 0), tables.busy(4)

    def texts(view: MiTierraView) -> list[str]:
        with recording() as runs:
            picture("board", view)
        return [run.text for run in runs]

    assert set(texts(own)) - set(texts(public)), "what the dearest sales bring"
    poor = _with_farm(own, 0, replace(own.farms[0], goods=dict.fromkeys(GOODS, 0), pens=(None, None, None)))
    assert sorted(texts(poor)) == sorted(texts(_with_farm(public, 0, poor.farms[0])))


def test_moving_water_shows_where_it_can_lie_and_where_it_is_marked() -> None:
    view = tables.busy(4, 0)
    words = words_in("en", tables.NAMES[:4])

    def hand(**shown: frozenset[str]) -> Picture:
        return draw("mi_tierra", "hand", view, words, tables.NAMES[:4], (0,), **shown)  # type: ignore[arg-type]  # sets

    plain = pixels(hand())
    offered = pixels(hand(offered=frozenset(CHANNELS)))
    marked = pixels(hand(offered=frozenset(CHANNELS), marked=frozenset({"b3:b4"})))
    for one, other in ((plain, offered), (offered, marked)):
        assert worst_tile(np.abs(one - other).max(-1) > 40) > 0.05


def test_a_worker_who_has_just_come_stands_out() -> None:
    view = tables.busy(4)
    before = replace(view, placed=view.placed[:-1])
    plain, marked = pixels(picture("board", view)), pixels(picture("board", view, before=before))
    assert worst_tile(np.abs(plain - marked).max(-1) > 40) > 0.05
    assert "official market" in picture("board", view, before=before).alt


def test_only_what_changed_is_drawn_again(drawn_blocks: list[Rect]) -> None:
    view = tables.busy(4)
    picture("board", view)
    drawn_blocks.clear()
    picture("board", view)
    assert drawn_blocks == []
    picture("board", replace(view, placed=(*view.placed, Placement(2, "hen_house"))))
    assert len(drawn_blocks) == 1


def test_prepared_grounds_are_not_drawn_again() -> None:
    prepare("mi_tierra")
    grounds = len(blocks._grounds)
    for what, view in SCENES.values():
        picture(what, view())
    assert len(blocks._grounds) == grounds


def test_a_contest_tells_training_and_leaves_no_entry_out() -> None:
    """Seat 0 shows a cow and three trained hens with four workers."""
    view = tables.contest(6)
    assert picture("contest", view).alt.count("1 hen (level 3)") == 3
    less = replace(view, entries=view.entries[:-1])
    there = np.abs(pixels(picture("contest", view)) - pixels(picture("contest", less))).max(-1) > 40
    assert worst_tile(there) > 0.3, "the fourth entry is drawn"


def test_the_message_carries_the_contest_while_there_is_one_and_the_gallery_has_the_rest() -> None:
    board, contest = tables.busy(4), tables.contest(4)
    assert public_pictures("mi_tierra", board) == ("board",)
    assert public_pictures("mi_tierra", contest) == ("contest",)
    assert "board" in dict(gallery("mi_tierra", contest)) and "board" in dict(gallery("mi_tierra", board))
    assert {"farm-0", "farm-3", "ranking"} <= set(dict(gallery("mi_tierra", board)))


def test_a_spectator_has_no_farm_and_unknown_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="spectator"):
        picture("hand", tables.busy(4))
    for name in ("poster", "farm-4"):
        with pytest.raises(KeyError):
            picture(name, tables.busy(4))


GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", ["busy", "own board", "crowded", "hand", "contest", "rodeo", "over"])
def test_golden(name: str, update_goldens: bool) -> None:
    what, view = SCENES[name]
    image = reduced(picture(what, view()))
    file = GOLDEN / f"mi_tierra_{name.replace(' ', '_')}.png"
    if update_goldens:
        image.save(file, optimize=True)
    assert difference(image, Image.open(file).convert("RGB")) <= 0.01
