"""The pictures of Agricola: readable, complete, the same every time, and small enough."""

from __future__ import annotations

import io
import random
import re
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import rendering
from games.agricola.cards.every import MAJORS
from games.agricola.farmyard.yard import Farmyard
from games.agricola.majors.places import home_places
from games.agricola.spaces.table import TABLES
from games.agricola.special_actions import SPECIALS
from games.agricola.state import HARVESTS, LAST_ROUND
from games.agricola.view import AgricolaView, FarmView, MajorView, SpaceView, view_of
from games.agricola.wording.terms import amount_text, major_text, space_text
from games.core.catalogue import LANGUAGES, PSEUDO
from games.core.fuzz import random_answer
from games.core.registry import new_session, spec_of
from games.core.text import Text, key_of
from rendering.agricola import majors
from rendering.agricola import table as rounds
from rendering.agricola.changes import changes
from rendering.agricola.effects import SIZES, fits, phrases
from rendering.agricola.icons import SHELF
from rendering.agricola.pieces import CATEGORY_ICONS, SUPPLY, major_icon
from rendering.agricola.spaces import ACTIONS, CHOICES, PORTRAITS, SHORT, space_name
from rendering.agricola.specials import SPECIAL_ICONS
from rendering.kit import blocks
from rendering.kit.encode import LIMIT
from rendering.kit.layout import Rect
from rendering.kit.picture import ALT_LIMIT, Picture
from rendering.kit.text import Recorded, recording
from rendering.kit.theme import BOARD_SIZE
from rendering.reader import Reader
from rendering.registry import draw, gallery, prepare, public_pictures
from tests.rendering import agricola_tables as tables
from tests.rendering.conftest import words_in
from tests.rendering.pixels import difference, pixels, reduced, worst_tile

Shot = tuple[str, Callable[[int, bool], AgricolaView]]

SCENES: dict[str, Shot] = {
    "early": ("board", lambda n, moor: tables.early(n, moor=moor)),
    "busy": ("board", lambda n, moor: tables.busy(n, moor=moor)),
    "crowded": ("board", lambda n, moor: tables.crowded(n, moor=moor)),
    "farms": ("farms", lambda n, moor: tables.busy(max(3, n), moor=moor)),
    "full farms": ("farms", lambda n, moor: tables.crowded(max(3, n), moor=moor)),
    "farm": ("farm-0", lambda n, moor: tables.busy(n, moor=moor)),
    "full farm": ("farm-0", lambda n, moor: tables.crowded(n, moor=moor)),
    "hand": ("hand", lambda n, moor: tables.busy(n, moor=moor, viewer=0)),
    "new majors": ("majors", lambda n, moor: tables.early(n, moor=moor)),
    "majors": ("majors", lambda n, moor: tables.busy(n, moor=moor)),
    "built majors": ("majors", lambda n, moor: tables.crowded(n, moor=moor)),
    "points": ("ranking", lambda n, moor: tables.busy(n, moor=moor)),
    "over": ("ranking", lambda n, moor: tables.over(n, moor=moor)),
}
SMALL_TEXT = 32
"""Below this size text needs a contrast of 4.5 : 1, from it on 3 : 1 (WCAG 2)."""


def picture(
    what: str, view: AgricolaView, language: str = "en", names: tuple[str, ...] = tables.NAMES,
    asked: tuple[int, ...] = (),
) -> Picture:
    return draw("agricola", what, view, words_in(language, names), names[: len(view.farms)], asked)


def overlap(one: Recorded, other: Recorded) -> bool:
    a, b = one.box, other.box
    slack = 4
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


def unreadable(runs: list[Recorded], language: str) -> dict[str, list[object]]:
    """What is wrong with the texts of a picture, by kind of fault."""
    faults: dict[str, list[object]] = {
        "outside": [run.text for run in runs if not run.inside],
        "tiny": [run.text for run in runs if run.size < 19],
        "faint": [(run.text, run.contrast) for run in runs if run.contrast < (4.5 if run.size < SMALL_TEXT else 3)],
        "clash": [(a.text, b.text) for i, a in enumerate(runs) for b in runs[i + 1 :] if overlap(a, b)],
        "cut": [run.text for run in runs if run.cut and language != PSEUDO],
    }
    return {fault: found for fault, found in faults.items() if found}


TABLES_DRAWN = [
    ("en", 1, True), ("en", 3, True), ("en", 4, False), ("en", 5, True), ("es", 2, False), ("es", 6, True),
    ("it", 2, True), ("it", 6, True), (PSEUDO, 2, True), (PSEUDO, 6, True),
]


@pytest.mark.parametrize(("language", "players", "moor"), TABLES_DRAWN)
@pytest.mark.parametrize("scene", SCENES)
def test_every_text_can_be_read(scene: str, players: int, moor: bool, language: str) -> None:
    what, view = SCENES[scene]
    with recording() as runs:
        picture(what, view(players, moor), language, asked=(0,))
    assert runs
    assert unreadable(runs, language) == {}


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_an_extended_farm_and_hand_cards_can_be_read(language: str) -> None:
    with recording() as runs:
        picture("hand", tables.with_cards(), language)
    assert unreadable(runs, language) == {}
    assert {"A0", "B0", "A1", "E3"} <= {run.text for run in runs}


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize(("players", "what"), [(2, "hand"), (2, "farm-0"), (2, "board"), (6, "farms")])
def test_stacked_tiles_goods_on_spaces_and_crops_anywhere_can_be_read(players: int, what: str, language: str) -> None:
    with recording() as runs:
        drawn = picture(what, tables.patchwork(players), language)
    assert unreadable(runs, language) == {}
    texts = Counter(run.text for run in runs)
    assert texts["×3"] >= 2 and texts["×2"] == (what in ("hand", "farm-0")), "crops on spaces, and on the card"
    if what == "hand" and language == "en":
        for told in ("Beneath D1: forest.", "Beneath C3: moor.", "Lying on D2: 2 food and 1 fuel.",
                     "On E2: 1 vegetable.", "On Fuel Storage: 2 vegetables."):
            assert told in drawn.alt


@pytest.mark.parametrize("what", ["hand", "board"])
def test_animals_that_live_outside_pastures_stables_and_house_are_drawn(what: str) -> None:
    """Two horses on a meadow and a boar in a forest, where cards let them; and each of them makes a difference."""
    view = tables.with_animals_outside()
    base = picture(what, view)
    told = "On A1: 2 horses. On D1: wild boar."
    assert what == "board" or (told in base.alt and "In the house: sheep." in base.alt)
    assert {cell.name: len(cell.animals) for cell in view.farms[0].cells if cell.animals} == {"a1": 2, "d1": 1}
    for name, animals in (("a1", ("horse",)), ("d1", ("cattle",))):
        assert picture(what, _with_cell(view, name, animals=animals)).data != base.data


@pytest.mark.parametrize("change", [
    lambda yard: yard.lifted(1 << 3), lambda yard: yard.turned("moor", 1 << 3), lambda yard: yard.cleared("e2"),
    lambda yard: yard.without_goods(("d2",)), lambda yard: yard.with_goods("b3", {"food": 1}),
], ids=["one forest", "a moor on it", "no crops", "no goods", "more goods"])
def test_what_changes_in_the_layers_of_a_farmyard_can_be_seen(change: Callable[[Farmyard], Farmyard]) -> None:
    """On its own picture and on the board, and the space glows."""
    before = tables.patchwork()
    state = spec_of("agricola").rules.state_from(before, random.Random(1))
    state.players[0].yard = change(state.players[0].yard)
    after = view_of(state, 0)
    assert len(changes(after, before).farms[0].cells) == 1
    for what in ("hand", "board"):
        assert picture(what, after).data != picture(what, before).data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(1, 7))
def test_every_space_has_a_name_that_fits(players: int, language: str) -> None:
    """All spaces of all tables lie on the board of the last round."""
    view = tables.crowded(players)
    reader = Reader(words_in(language, tables.NAMES), tables.NAMES)
    with recording() as runs:
        picture("board", view, language)
    shown = {run.text for run in runs}
    assert {space_name(space.id, reader) for space in view.spaces} <= shown


@pytest.mark.parametrize("major", MAJORS)
def test_the_signs_of_a_major_say_every_number_of_its_sentence(major: str) -> None:
    sentence = words_in("en", tables.NAMES)(Text(key_of("agricola-major", major, "text")))
    signs = Counter(re.findall(r"\d+", " ".join(token for phrase in phrases(major) for token in phrase)))
    assert Counter(re.findall(r"\d+", sentence)) <= signs
    named = {token for phrase in phrases(major) for token in phrase if token.isidentifier()}
    assert named <= SHELF.known


@pytest.mark.parametrize(("places", "covering"), [(12, True), (12, False), (18, False)])
def test_the_signs_of_every_major_fit_on_its_card(
    places: int, covering: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of those that are covered at first; the narrow cards are only those of the base game."""
    cards = [major for major in MAJORS.values() if places == 12 or not major.code]
    rooms: dict[str, Rect] = {}
    monkeypatch.setattr(majors, "draw_effect", lambda canvas, room, major: rooms.update({major: room}))
    for start in range(0, len(cards), places):
        shown = tuple(
            MajorView((major.id, "well") if covering else (major.id,), major.cost, major.points)
            for major in (*cards[start:], *cards)[:places]
        )
        picture("majors", replace(tables.busy(2), places=shown))
    assert set(rooms) == {major.id for major in cards}
    assert [major for major, room in rooms.items() if not fits(phrases(major), SIZES[-1], room)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("covering", [True, False])
def test_every_major_shows_its_whole_rule(language: str, covering: bool) -> None:
    """Also those that are covered at first, once they lie on top, with the line of owners below."""
    view = tables.busy(2)
    cards = list(MAJORS)
    for start in range(0, len(cards), 12):
        places = tuple(
            MajorView((card, cards[0]) if covering else (card,), MAJORS[card].cost, MAJORS[card].points)
            for card in cards[start : start + 12]
        )
        with recording() as runs:
            picture("majors", replace(view, places=places), language)
        assert unreadable(runs, language) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_the_majors_says_what_they_do(language: str) -> None:
    say = words_in(language, tables.NAMES)
    view = tables.busy(3)
    alt = picture("majors", view, language).alt
    tops = [place.cards[0] for place in view.places if place.cards]
    assert all(say(major_text(card)) in alt for place in view.places for card in place.cards)
    told = [card for card in tops if say(Text(key_of("agricola-major", card, "text"))) in alt]
    assert len(told) >= 3, "as many as there is room for; all of them stand in the board in words"


def test_the_cells_carry_the_names_used_in_decisions() -> None:
    view = tables.busy(2, viewer=0)
    with recording() as runs:
        picture("hand", view)
    letters = [run for run in runs if run.text in {cell.name.upper() for cell in view.farms[0].cells}]
    assert len(letters) == 15
    assert all(run.size >= 34 for run in letters), "a phone divides sizes by 3.5"


def test_what_must_be_read_on_a_phone_is_large() -> None:
    with recording() as runs:
        picture("hand", tables.busy(2, viewer=0))
    counts = [run for run in runs if run.box[1] > BOARD_SIZE[1] - 120]
    assert len(counts) == len(SUPPLY)
    assert min(run.size for run in counts) >= 40


@pytest.mark.parametrize(("players", "moor"), [(1, True), (2, True), (2, False), (4, True), (6, True)])
def test_pictures_are_small_described_and_named_by_what_they_show(players: int, moor: bool) -> None:
    for what, view in SCENES.values():
        drawn = picture(what, view(players, moor))
        assert len(drawn.data) <= LIMIT
        assert drawn.filename == ("farm-1.jpg" if what == "farm-0" else f"{what}.jpg")
        assert 40 < len(drawn.alt) <= ALT_LIMIT
        assert Image.open(io.BytesIO(drawn.data)).size == (drawn.width, drawn.height) == BOARD_SIZE


def test_all_farms_are_shown_beside_a_board_that_has_no_room_for_them() -> None:
    assert public_pictures("agricola", tables.busy(1)) == ("board",)
    assert public_pictures("agricola", tables.busy(2)) == ("board",)
    for players in (3, 4, 5, 6):
        assert public_pictures("agricola", tables.busy(players)) == ("board", "farms")
        with recording() as runs:
            picture("farms", tables.busy(players))
        assert {*tables.NAMES[:players]} <= {run.text for run in runs}


@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_gallery_has_every_farm_alone_the_majors_and_the_points(players: int) -> None:
    view = tables.busy(players)
    names = [name for name, _ in gallery("agricola", view)]
    assert names == [*(f"farm-{seat}" for seat in range(players)), "majors", "ranking"]
    titles = [words_in("en", tables.NAMES)(title) for _, title in gallery("agricola", view)]
    assert len(set(titles)) == len(titles) and titles[0] == "The farm of Marta"
    assert len({picture(name, view).filename for name in names}) == len(names)


def test_a_game_that_nobody_draws_has_no_gallery() -> None:
    assert gallery("a game that nobody draws", None) == ()


@pytest.mark.parametrize("legal", [True, False])
def test_what_the_reader_has_marked_stands_out_on_the_own_farm_and_nowhere_else(legal: bool) -> None:
    view = tables.busy(2, viewer=0)
    words, names = words_in("en", tables.NAMES), tables.NAMES[:2]
    marked = ("c2",) if legal else ("c2", "b3", "e2")
    plain, framed = (pixels(draw("agricola", "hand", view, words, names, (), one)) for one in ((), marked))
    assert worst_tile(np.abs(framed - plain).max(-1) > 40) > 0.3
    for what in ("board", "farm-0", "majors"):
        assert draw("agricola", what, view, words, names, (), marked) == picture(what, view)


def test_what_a_question_offers_is_shown_on_the_own_farm_and_nowhere_else() -> None:
    """Less loudly than what has been chosen, which takes its place."""
    view = tables.busy(2, viewer=0)
    words, names = words_in("en", tables.NAMES), tables.NAMES[:2]

    def shown(what: str, marked: tuple[str, ...], offered: tuple[str, ...]) -> Picture:
        return draw("agricola", what, view, words, names, (), marked, offered=offered)

    plain, offering, marking = (pixels(shown("hand", *both)) for both in (((), ()), ((), ("c2", "e3")), (("c2",), ())))
    assert worst_tile(np.abs(offering - plain).max(-1) > 40) > 0.1
    assert (np.abs(offering - plain).max(-1) > 40).sum() < 2 * (np.abs(marking - plain).max(-1) > 40).sum()
    assert shown("hand", ("c2",), ("c2",)) == shown("hand", ("c2",), ())
    for what in ("board", "farm-0", "majors"):
        assert shown(what, (), ("c2",)) == picture(what, view)


@pytest.mark.parametrize("what", ["board", "hand", "majors", "ranking", "farm-1"])
def test_the_same_view_gives_the_same_bytes(what: str) -> None:
    view = tables.busy(2, viewer=0)
    first = picture(what, view)
    blocks.forget()
    assert picture(what, view) == first
    assert picture(what, view) == first


def test_two_threads_draw_what_one_draws() -> None:
    two, three, five = tables.busy(2), tables.busy(3), tables.busy(5)
    jobs = [("board", two), ("board", five), ("majors", three), ("farm-0", three), ("farms", five)]
    alone = [picture(what, view) for what, view in jobs]
    blocks.forget()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda job: picture(*job), jobs))
    assert together == alone


def test_hidden_things_change_no_public_picture() -> None:
    """Whoever looks, and whatever is in hands: the picture is the same to the byte."""
    public, own = tables.with_cards(None), tables.with_cards(0)
    assert own.farms[0].hand and not public.farms[0].hand
    for what in ("board", "farms", "farm-0", "ranking"):
        assert picture(what, own) == picture(what, public)
    assert picture("hand", own).data != picture("farm-0", own).data


def _with_farm(view: AgricolaView, **changes: Any) -> AgricolaView:
    return replace(view, farms=(replace(view.farms[0], **changes), *view.farms[1:]))


def _with_cell(view: AgricolaView, name: str, **changes: Any) -> AgricolaView:
    cells = tuple(replace(cell, **changes) if cell.name == name else cell for cell in view.farms[0].cells)
    return _with_farm(view, cells=cells)


def _with_space(view: AgricolaView, name: str, **changes: Any) -> AgricolaView:
    spaces = tuple(replace(space, **changes) if space.id == name else space for space in view.spaces)
    return replace(view, spaces=spaces)


def _farm_changes(view: AgricolaView) -> dict[str, AgricolaView]:
    """Tables that differ in one fact of the first farm."""
    farm: FarmView = view.farms[0]
    return {
        "goods": _with_farm(view, goods={**farm.goods, "clay": 3}),
        "crop": _with_cell(view, "b1", n=2),
        "other crop": _with_cell(view, "b1", crop="vegetable"),
        "harvested": _with_cell(view, "b2", crop=None, n=0),
        "field": _with_cell(view, "a3", kind="field"),
        "felled": _with_cell(view, "b3", kind="empty"),
        "cut": _with_cell(view, "d2", kind="empty"),
        "stable": _with_cell(view, "d3", stable=False),
        "fence": _with_farm(view, fences=farm.fences[1:]),
        "animals": _with_farm(view, pastures=(replace(farm.pastures[0], n=1), *farm.pastures[1:])),
        "species": _with_farm(view, pastures=(replace(farm.pastures[0], species="boar"), *farm.pastures[1:])),
        "pet": _with_farm(view, pets=()),
        "house": _with_farm(view, house="stone"),
        "home": _with_farm(view, home=1),
        "born": _with_farm(view, newborns=0),
        "sick": _with_farm(view, sick=0),
        "begging": _with_farm(view, begging=0),
        "majors": _with_farm(view, majors=("fireplace_2",)),
        "points": _with_farm(view, points={**farm.points, "bonus": 7}),
        "starter": replace(view, starter=0),
        "active": replace(view, active=1),
    }


def test_what_changes_on_the_board_can_be_seen() -> None:
    view = tables.busy(2)
    base = pixels(picture("board", view))
    changes = _farm_changes(view) | {
        "round": replace(view, round=9),
        "harvest": replace(view, next_harvest=11),
        "pile": _with_space(view, "clay_pit", goods={"clay": 9}),
        "person": _with_space(view, "clay_pit", people=(1,)),
        "another person": _with_space(view, "forest", people=(1,)),
        "special": replace(view, specials=(replace(view.specials[0], users=()), *view.specials[1:])),
        "coming": _with_farm(view, coming=()),
    }
    for name, changed in changes.items():
        difference = np.abs(pixels(picture("board", changed)) - base).max(-1) > 40
        assert worst_tile(difference) > 0.05, name
    waiting = np.abs(pixels(picture("board", view, asked=(1,))) - base).max(-1) > 40
    assert worst_tile(waiting) > 0.2


def test_what_changes_on_a_farm_can_be_seen_on_its_own_picture() -> None:
    view = tables.busy(3)
    farm = view.farms[0]
    base = pixels(picture("farm-0", view))
    changes = _farm_changes(view) | {
        "round": replace(view, round=9),
        "needs": _with_farm(view, food_due=4),
        "heating": _with_farm(view, heating=0),
        "fences": _with_farm(view, fences_left=2),
        "stables": _with_farm(view, stables_left=0),
        "coming": _with_farm(view, coming=farm.coming[:1]),
        "locked": _with_farm(view, locked=("fireplace_2",)),
    }
    for name, changed in changes.items():
        difference = np.abs(pixels(picture("farm-0", changed)) - base).max(-1) > 40
        assert worst_tile(difference) > 0.04, name


def test_only_what_changed_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view = tables.busy(2)
    picture("board", view)
    drawn: list[Rect] = []
    original = blocks._draw

    def noted(ground: blocks.Ground, block: blocks.Block) -> Image.Image:
        drawn.append(block.rect)
        return original(ground, block)

    monkeypatch.setattr(blocks, "_draw", noted)
    picture("board", view)
    assert drawn == []
    picture("board", _with_space(view, "clay_pit", goods={"clay": 9}))
    assert len(drawn) == 1
    picture("board", _with_farm(view, goods={**view.farms[0].goods, "reed": 9}))
    assert len(drawn) == 2
    picture("board", replace(view, viewer=1))
    assert len(drawn) == 2


def test_prepared_grounds_are_not_drawn_again() -> None:
    prepare("agricola")
    grounds = len(blocks._grounds)
    for what in ("majors", "ranking", "farm-0"):
        picture(what, tables.busy(3))
    assert len(blocks._grounds) == grounds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_texts_say_what_one_plays_from(language: str) -> None:
    view = tables.busy(4, viewer=0)
    board, farm = picture("board", view, language).alt, picture("hand", view, language).alt
    say = words_in(language, tables.NAMES)
    assert all(name in board for name in tables.NAMES[:4])
    assert "…" not in board and "…" not in farm
    assert all(cell.name.upper() in farm for cell in view.farms[0].cells)
    assert all(say(space_text(space.id)) in board for space in view.spaces if space.people or any(space.goods.values()))
    assert all(say(amount_text(good, n)) in farm for good, n in view.farms[0].goods.items() if n)
    assert str(view.farms[0].total) in picture("ranking", view, language).alt


def test_spaces_that_are_closed_are_locked() -> None:
    """With five players a person on the copse blocks the lessons beside it; the modest wish opens in round 5. Everybody
    sees so: spectators have no obstacles of their own."""
    state = tables.fresh(5)

    def closed() -> set[str]:
        return {space.id for space in view_of(state, None).spaces if space.closed}

    assert closed() == {"modest_wish"}
    state.round = 5
    assert closed() == set()
    opened = pixels(picture("board", view_of(state, None)))
    state.spaces["copse"].people = [0]
    assert closed() == {"lessons_b"}
    locked = pixels(picture("board", view_of(state, None)))
    changed = (np.abs(locked - opened).max(-1) > 40)[90:760]
    tiles = (changed[: 670 // 110 * 110].reshape(6, 110, 7, 200).mean((1, 3)) > 0.02).sum()
    assert tiles >= 2, "the copse and the lessons"
    state.spaces["lessons_b"].people = [1]
    assert closed() == set(), "whoever is there shows that it is taken"


def test_the_rounds_are_those_of_the_rules() -> None:
    assert (rounds.HARVESTS, rounds.LAST_ROUND) == (HARVESTS, LAST_ROUND)


def test_every_drawing_that_is_named_exists() -> None:
    known = SHELF.known
    assert set(MAJORS) == {card for moor in (False, True) for stack in home_places(6, moor=moor) for card in stack}
    assert {major_icon(major) for major in MAJORS} <= known
    assert set(SPECIAL_ICONS) == {action for card in SPECIALS.values() for action in card.actions}
    named = {name for names in ACTIONS.values() for name in names}
    assert named | set(SPECIAL_ICONS.values()) | set(CATEGORY_ICONS.values()) | set(PORTRAITS.values()) <= known
    assert set(SUPPLY) <= known
    spaces = {space for table in TABLES.values() for space in table}
    assert set(ACTIONS) | set(PORTRAITS) | SHORT <= spaces


def test_every_space_shows_something() -> None:
    """Goods, or what is done there."""
    for table in TABLES.values():
        for space in table.values():
            shown = SpaceView(space.id, {}, space.gives, space.accumulates, space.action, (), None, False, None)
            assert shown.gives or shown.accumulates or space.id in ACTIONS, space.id


def test_every_action_of_a_space_is_drawn() -> None:
    """A space that is new, or does something new, needs its drawings: goods alone would hide what else is done."""
    for table in TABLES.values():
        for space in table.values():
            if space.action is None:
                continue
            chosen = (space.id, str(space.gives.get("food", 0))) in CHOICES
            assert chosen == space.action.startswith("choose_"), space.id
            assert chosen or space.id in ACTIONS, space.id
    offered = {(space.id, str(space.gives.get("food", 0))) for table in TABLES.values() for space in table.values()}
    assert set(CHOICES) <= offered


def test_short_names_are_those_of_the_catalogue() -> None:
    """Neither a short name without its text nor a text that no space uses; the languages agree with each other."""
    texts = (Path(rendering.__file__).parent / "agricola" / "texts" / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^draw-agricola-space-([a-z-]+) =", texts, re.MULTILINE)
    assert {key.replace("-", "_") for key in keys} == SHORT


def test_majors_of_different_kinds_look_different() -> None:
    kinds = {major.id.rstrip("0123456789_") for major in MAJORS.values()}
    assert len({major_icon(major) for major in MAJORS}) == len(kinds) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_eighteen_places_show_their_whole_rules(language: str) -> None:
    """Six players without the expansion, with the line of owners below."""
    view = tables.busy(6, moor=False)
    stacks = home_places(6, moor=False)
    places = tuple(MajorView(stack, MAJORS[stack[0]].cost, MAJORS[stack[0]].points) for stack in stacks)
    with recording() as runs:
        picture("majors", replace(view, places=places), language)
    assert unreadable(runs, language) == {}


def test_a_spectator_has_no_hand_and_unknown_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="spectator"):
        picture("hand", tables.busy(2))
    for what in ("poster", "farm-2", "farm-x"):
        with pytest.raises(KeyError):
            picture(what, tables.busy(2))


@pytest.mark.parametrize(("players", "moor", "language"), [(1, True, "it"), (2, True, "es"), (5, False, "en")])
def test_a_whole_game_can_be_drawn(players: int, moor: bool, language: str) -> None:
    spec = spec_of("agricola")
    session, rng = new_session(spec, players, f"{players:064x}", spec.options(moor=moor)), random.Random(players)
    words, names = words_in(language, tables.NAMES), tables.NAMES[:players]
    answers = 0
    while waiting := session.open():
        seat = rng.choice(list(waiting))
        if answers % (25 * players) == 0:
            public, own = spec.rules.view(session.state, None), spec.rules.view(session.state, seat)
            for what, view in (("board", public), ("majors", public), ("hand", own), ("ranking", public)):
                with recording() as runs:
                    drawn = draw("agricola", what, view, words, names, tuple(waiting))
                assert len(drawn.data) <= LIMIT
                assert unreadable(runs, language) == {}
        session.submit(seat, random_answer(spec.rules, session.state, waiting[seat], rng))
        answers += 1
    over = draw("agricola", "ranking", spec.rules.view(session.state, None), words, names)
    assert all(name in over.alt for name in names)


GOLDEN = Path(__file__).parent / "golden"
GOLDENS: dict[str, tuple[str, Callable[[], AgricolaView]]] = {
    "two": ("board", lambda: tables.busy(2)),
    "four": ("board", lambda: tables.busy(4)),
    "solo": ("board", lambda: tables.busy(1)),
    "farm": ("farm-0", lambda: tables.busy(2)),
    "farms": ("farms", lambda: tables.busy(5)),
    "majors": ("majors", lambda: tables.busy(2)),
    "over": ("ranking", lambda: tables.over(3)),
}


@pytest.mark.parametrize("name", GOLDENS)
def test_golden(name: str, update_goldens: bool) -> None:
    """Compared by the worst 32-px tile: a share over the whole picture would miss one wrong digit."""
    what, view = GOLDENS[name]
    image = reduced(picture(what, view(), asked=(1,)))
    file = GOLDEN / f"agricola_{name}.png"
    if update_goldens:
        image.save(file, optimize=True)
    assert difference(image, Image.open(file).convert("RGB")) <= 0.01


def test_the_golden_comparison_notices_one_digit() -> None:
    view = tables.busy(2)
    golden = Image.open(GOLDEN / "agricola_two.png").convert("RGB")
    wrong = _with_farm(view, goods={**view.farms[0].goods, "clay": 3})
    assert difference(reduced(picture("board", wrong, asked=(1,))), golden) > 0.03
