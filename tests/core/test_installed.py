"""Games that packages of others bring: taken as they are, or left out with a reason, and never in each other's way."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from textwrap import dedent

import pytest

from games.core.catalogue import LANGUAGES
from games.core.installed import GROUP, Installed, installed
from games.core.registry import HOUSE, RESERVED

TAKEN = (*HOUSE, *RESERVED)
ROOM = 3
SPEC = """
    from dataclasses import replace
    from games.core.fuzz import Legal
    from games.core.rules import Rules
    from games.core.spec import GameSpec
    from games.core.state import GameState

    class Nothing(Rules[GameState, str]):
        game = "{game}"

    SPEC = GameSpec(
        "{game}", Nothing(), GameState, 1, range(2, 3), lambda *_: None, {{"legal": Legal()}},
        texts="{package}.texts", drawing="{package}.drawing",
    )
"""


@pytest.fixture(autouse=True)
def _packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Packages lie in the test's folder, and are forgotten afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        del sys.modules[name]


def package(folder: Path, name: str, more: str = "", *, game: str = "", says: str = "") -> EntryPoint:
    """A package with a game that is as it should be, but for `more` at the end of its module and what it `says`."""
    game = game or name
    (folder / name / "texts").mkdir(parents=True)
    code = dedent(SPEC.format(game=game, package=name)) + dedent(more)
    (folder / name / "__init__.py").write_text(code, encoding="utf-8")
    for language in LANGUAGES:
        words = says or f"{game.replace('_', '-')}-name = Pebbles"
        (folder / name / "texts" / f"{language}.ftl").write_text(words + "\n", encoding="utf-8")
    return EntryPoint(game, f"{name}:SPEC", GROUP)


def reason(found: Installed) -> str:
    """Why the only game was left out."""
    assert not found.specs
    (one,) = found.left_out
    return one.reason


def test_a_game_that_is_as_it_should_be_is_taken(tmp_path: Path) -> None:
    found = installed([package(tmp_path, "pebbles")], TAKEN, ROOM)
    assert list(found.specs) == ["pebbles"] and found.specs["pebbles"].id == "pebbles"
    assert found.left_out == ()


@pytest.mark.parametrize("more", ["raise ZeroDivisionError('oh')", "raise SystemExit('oh')", "import no_such_thing"])
def test_a_package_that_cannot_be_loaded_stops_no_other(tmp_path: Path, more: str) -> None:
    found = installed([package(tmp_path, "broken", more), package(tmp_path, "pebbles")], TAKEN, ROOM)
    assert list(found.specs) == ["pebbles"]
    (one,) = found.left_out
    assert (one.package, one.game) == ("broken", "broken")
    assert ("oh" in one.reason or "no_such_thing" in one.reason) and one.reason in str(one)


def test_a_game_of_the_house_is_never_replaced(tmp_path: Path) -> None:
    assert "already" in reason(installed([package(tmp_path, "other", game="agricola")], TAKEN, ROOM))


@pytest.mark.parametrize("name", RESERVED)
def test_no_game_is_called_as_texts_of_the_house_begin(tmp_path: Path, name: str) -> None:
    assert "already" in reason(installed([package(tmp_path, "other", game=name)], TAKEN, ROOM))


def test_of_two_games_of_one_name_one_is_here_and_the_other_is_told_of(tmp_path: Path) -> None:
    points = [package(tmp_path, "second", game="pebbles"), package(tmp_path, "first", game="pebbles")]
    for given in (points, points[::-1]):
        found = installed(given, TAKEN, ROOM)
        assert found.specs["pebbles"].texts == "first.texts"
        assert [one.package for one in found.left_out] == ["second"]


def test_there_are_not_more_games_than_discord_can_offer(tmp_path: Path) -> None:
    found = installed([package(tmp_path, f"game{n}") for n in range(ROOM + 1)], TAKEN, ROOM)
    assert len(found.specs) == ROOM
    assert [one.game for one in found.left_out] == [f"game{ROOM}"] and "more games" in found.left_out[0].reason


@pytest.mark.parametrize(("more", "why"), [
    ("SPEC = 'a game'", "no GameSpec"),
    ("SPEC = replace(SPEC, id='other')", "differently"),
    ("Nothing.game = 'other'", "differently"),
    ("SPEC = replace(SPEC, ais={'good': Legal()})", "legal"),
    ("SPEC = replace(SPEC, ais={'legal': Legal(), 'champion': Legal()})", "are called legal, good"),
    ("SPEC = replace(SPEC, drawing='')", "drawing"),
    ("SPEC = replace(SPEC, texts='pebbles.nowhere')", "pebbles-name in en"),
])
def test_a_game_that_is_not_as_it_should_be_is_left_out(tmp_path: Path, more: str, why: str) -> None:
    assert why in reason(installed([package(tmp_path, "pebbles", more)], TAKEN, ROOM))


@pytest.mark.parametrize(("says", "why"), [
    ("pebbles-title = Pebbles", "pebbles-name"),
    ("pebbles-name = Pebbles\ncogs-join = Mine", "cogs-join"),
    ("pebbles-name = { $n ->", "cannot be read"),
])
def test_texts_are_readable_and_a_game_s_own(tmp_path: Path, says: str, why: str) -> None:
    assert why in reason(installed([package(tmp_path, "pebbles", says=says)], TAKEN, ROOM))


@pytest.mark.parametrize("name", ["Pebbles", "peb-bles", "p" * 31, "2pebbles"])
def test_an_id_fits_keys_buttons_and_files(tmp_path: Path, name: str) -> None:
    assert "id" in reason(installed([package(tmp_path, "pebbles", game=name)], TAKEN, ROOM))
