"""The pictures of Above and Below: every text in its place and readable, every card drawn, nothing private on them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from games.above_below import SPEC
from games.above_below.book.schema import Place
from games.above_below.cards.box import BOX, Building, VillagerCard
from games.above_below.content.load import ITEMS, SUPPLIES
from games.above_below.scoring import PARTS
from games.above_below.state import Zone
from games.above_below.view import AboveBelowView, view_of
from games.core.catalogue import LANGUAGES, catalogue
from games.core.fuzz import random_answer
from games.core.registry import first_state
from games.core.run import Run
from games.core.text import Text
from rendering.above_below import PICTURES, draw, gallery, keepsakes, public_pictures
from rendering.above_below.icons import SHELF
from rendering.above_below.pieces import building_card, icons_of, mark_icons
from rendering.above_below.places import LIGHT, ROCK
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.text import Recorded, recording
from rendering.reader import Reader
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table

NAMES = ("Ana", "Bernardo José", "Клара", "D")
FOLDERS = ("games.core.texts", "games.above_below.texts", "rendering.above_below.texts")


def reader(language: str = "en", before: AboveBelowView | None = None, names: tuple[str, ...] = NAMES) -> Reader:
    words = catalogue(language, FOLDERS)
    return Reader(lambda text: words.say(text, lambda seat: names[seat]), names, frozenset({0}), before=before)


@cache
def views(players: int) -> tuple[AboveBelowView, ...]:
    """A random game with everything, some late points of it and its end, explorations among them."""
    rng = random.Random(players)
    run = Run(SPEC.rules, first_state(SPEC, players, f"{players:064x}", SPEC.options_of("expanded")))
    found, count = [], 0
    while not run.finished:
        asked = run.open()
        seat = rng.choice(list(asked))
        decision = asked[seat]
        if count % 17 == 0 or (decision.key in ("exert", "choice") and rng.random() < 0.2):
            found.append(view_of(run.state, seat))
        eager = decision.key == "turn" and "build" in decision.parts[0].ids and rng.random() < 0.6
        run.submit(seat, ("build",) if eager else random_answer(run.rules, run.state, decision, rng))
        count += 1
    return (*found[-5:], view_of(run.state, 0))


def drawn(what: str, view: AboveBelowView, who: Reader) -> list[Recorded]:
    with recording() as runs:
        picture = draw(what, view, who)
    assert picture.filename.startswith(("board", "village", "exploration", "ranking")) and len(picture.alt) > 40
    return runs


def pictures_of(view: AboveBelowView) -> Iterator[str]:
    yield from ("board", "hand", "ranking")
    if view.expedition is not None:
        yield "exploration"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_text_is_readable_and_in_its_place(players: int, language: str) -> None:
    before = None
    for view in views(players):
        for what in pictures_of(view):
            for run in drawn(what, view, reader(language, before)):
                assert run.inside and run.size >= 18, (what, run)
                assert run.contrast >= (3 if run.size >= 32 else 4.5), (what, run)
                assert not run.cut, (what, run)
        before = view


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_fits_its_card_with_its_whole_name(language: str) -> None:
    for card in BOX.cards.values():
        if isinstance(card, Building):
            width = 104 if card.kind in ("key_house", "star_house") else 112  # when ten of them lie in their row
            with recording() as runs:
                building_card(Canvas.new(width, 186), Rect(0, 0, width, 186), card.id, reader(language))
            assert not [run for run in runs if run.cut or not run.inside], card.id


def test_every_symbol_mark_good_and_part_has_an_icon() -> None:
    wanted = {name for card in BOX.cards.values() if isinstance(card, Building) for perk in card.perks
              for name in icons_of(perk)}
    wanted |= {name for card in BOX.cards.values() if isinstance(card, VillagerCard) for name in mark_icons(card.id)}
    wanted |= {*ITEMS, SUPPLIES, *(card.id for card in BOX.of_kind("tool"))}
    assert wanted <= SHELF.known and len(PARTS) == 7


def test_every_place_and_mood_has_its_vignette_and_words() -> None:
    assert {place.value for place in Place} == set(ROCK) and set(LIGHT) == {"calm", "merry", "eerie"}
    words = catalogue("it", FOLDERS)
    assert all(words.has(f"draw-above-below-place-{place.value.replace('_', '-')}") for place in Place)


def test_who_explores_is_looked_at_and_then_kept(page: NewPage) -> None:
    choices = [{"id": "go", "tiers": [{"at": 4, "gain": {}}]}, {"id": "sit", "tiers": [{"at": 0, "gain": {}}]}]
    table = Table(dice={"lantern": [1, 1]}).cave_shows(page(*choices))
    assert public_pictures(view_of(table.state, 0)) == ("board",) and gallery(view_of(table.state, 0)) == ()
    table.turn(0, "explore", "villager:trainer", "villager:explorer")
    reading = view_of(table.now, None)
    assert public_pictures(reading) == ("exploration",) and keepsakes(reading) == ()
    assert gallery(reading) == (("board", Text("draw-above-below-look-board")),)
    table.answer(0, "choice", "choice:go").answer(0, "exert")
    after = view_of(table.now, None)
    assert public_pictures(after) == ("board",) and keepsakes(after) == ("exploration",)
    assert [name for name, _ in gallery(after)] == ["exploration"]


def test_the_exploration_shows_dice_numbers_and_lanterns(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {}}, {"at": 7, "gain": {}}]})
    table = Table(dice={"lantern": [4, 3]}).cave_shows(name).turn(
        0, "explore", "villager:trainer", "villager:explorer", "villager:builder")
    shown = [run.text for run in drawn("exploration", view_of(table.now, 1), reader())]
    assert {"4", "7", "?", "900", "Trainer"} <= set(shown)
    table.answer(0, "choice", "choice:go")
    trip = view_of(table.now, 1).expedition
    assert trip is not None and str(trip.lanterns) in [
        run.text for run in drawn("exploration", view_of(table.now, 1), reader())
    ]


def test_what_has_changed_is_marked() -> None:
    table = Table()
    before = view_of(table.state, 1)
    table.turn(0, "labour", "villager:builder", "villager:trainer")
    now = view_of(table.now, 1)
    assert "+2" in [run.text for run in drawn("board", now, reader(before=before))]
    assert "+2" not in [run.text for run in drawn("board", now, reader())]


def test_the_ranking_tells_where_the_points_come_from() -> None:
    view = views(3)[-1]
    assert view.finished
    shown = [run.text for run in drawn("ranking", view, reader())]
    for player in view.players:
        assert str(sum(player.points.values())).replace("-", "−") in shown
    assert "Victory" in " ".join(shown) or "shared" in " ".join(shown)


def test_no_picture_tells_from_which_price_somebody_sells() -> None:
    def looks(accept: int) -> list[bytes]:
        table = Table().own(1, rope=1)
        table[1].goods["rope"], table[1].sale, table[1].accept = 0, "rope", accept
        view = view_of(table.state, 0)
        return [draw(what, view, reader()).data for what in ("board", "hand", "ranking")]

    assert looks(0) == looks(7)


def test_only_a_seat_has_a_village_and_only_an_exploration_is_drawn() -> None:
    view = view_of(Table().state, None)
    for what in ("hand", "exploration"):
        with pytest.raises(ValueError):
            draw(what, view, reader())
    with pytest.raises(KeyError):
        draw("reveal", view, reader())
    assert set(PICTURES) == {"board", "hand", "exploration", "ranking"}


def test_many_villagers_fit_into_a_narrow_village() -> None:
    table = Table(4, villagers=True)
    for number, card in enumerate(list(table.state.villager_pile)):
        table.villager(0, card.name, (Zone.READY, Zone.EXHAUSTED, Zone.INJURED)[number % 3])
    for what in ("board", "hand"):
        for run in drawn(what, view_of(table.state, 0), reader()):
            assert run.inside
