"""Achievements of all games: enough of them, each worded in every language and met by a finished game, and none by a
game in which nothing was done."""

from __future__ import annotations

import pytest

from games.above_below.content.load import BUILDINGS
from games.core.achievements import achievements_of, met_in
from games.core.catalogue import LANGUAGES, catalogue
from games.core.registry import BUILT_IN, GAMES, spec_of, texts_of
from tests.conformance.achieved import MET, changed, poor

every_game = pytest.mark.parametrize("game", GAMES)
EACH = [(game, one.id) for game in BUILT_IN for one in achievements_of(spec_of(game))]


@pytest.mark.parametrize("game", BUILT_IN)
def test_there_are_ten_or_more_and_some_take_weeks(game: str) -> None:
    found = achievements_of(spec_of(game))
    assert len(found) >= 10 and len({one.id for one in found}) == len(found)
    assert any(one.games >= 10 for one in found)
    assert MET[game].keys() == {one.id for one in found}


@pytest.mark.parametrize(("game", "name"), EACH)
def test_each_is_met_by_a_finished_game_and_not_by_one_in_which_nothing_was_done(game: str, name: str) -> None:
    assert name in met_in(spec_of(game), changed(game, name), 0)
    assert met_in(spec_of(game), poor(game), 0) == []


def test_key_houses_and_star_houses_are_houses() -> None:
    """Above and Below, rulebook p. 12-13: "buildings" are houses, key houses, star houses and outposts."""
    state = changed("above_below", "two_floors")
    village = state.players[0]
    village.houses = [village.houses[0], *(getattr(BUILDINGS, kind)[0].id for kind in ("house", "key_house"))]
    assert "two_floors" not in met_in(spec_of("above_below"), state, 0), "the starting house does not count"
    village.houses.append(BUILDINGS.star_house[0].id)
    assert "two_floors" in met_in(spec_of("above_below"), state, 0)


def test_resources_on_rapunzel_are_left() -> None:
    state = changed("grimm_forest", "nothing_left")
    state.players[0].stored["brick"] = 1
    assert "nothing_left" not in met_in(spec_of("grimm_forest"), state, 0)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_in_one_short_sentence_what_it_takes(game: str, language: str) -> None:
    names, words, english = set(), catalogue(language, (texts_of(game),)), catalogue("en", (texts_of(game),))
    for one in achievements_of(spec_of(game)):
        name, about = (words.translate(said, str) for said in (one.name(game), one.about(game)))
        assert english.has(one.name(game).key) and english.has(one.about(game).key)
        assert 0 < len(name) <= 32 and not name.endswith("."), name
        assert len(about) <= 110 and about.count(".") == 1 and about.endswith("."), about
        assert one.games == 1 or str(one.games) in about
        names.add(name)
    assert len(names) == len(achievements_of(spec_of(game)))
