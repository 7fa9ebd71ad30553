"""The laws of every game, for this one, which is not in the registry yet; and its ways to play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core import registry
from games.mi_tierra import SPEC
from tests.conformance import test_board_in_words, test_every_game, test_given, test_long_lists, test_missing
from tests.conformance.tables import Case


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """For these tests the game is one of the house."""
    monkeypatch.setattr(registry, "HOUSE", (*registry.HOUSE, "mi_tierra"))


CASES = [Case("mi_tierra", way, players) for way, players in SPEC.ways_to_test()]
LAWS = [
    law for module in (test_every_game, test_given, test_missing, test_board_in_words, test_long_lists)
    for name, law in vars(module).items()
    if name.startswith("test_") and law.__code__.co_varnames[: law.__code__.co_argcount] == ("case",)
]
WATCHED = [
    test_every_game.test_who_learns_what_was_hidden_is_said_by_the_rules,
    test_every_game.test_the_order_of_cards_in_play_changes_no_value,
]
LOGGED = [
    test_board_in_words.test_the_board_stands_under_headings_in_every_language,
    test_missing.test_what_is_missing_has_words_in_every_language,
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_law(law: Callable[[Case], None]) -> None:
    number = LAWS.index(law)
    law(CASES[number % len(CASES)])


@pytest.mark.parametrize("law", WATCHED, ids=lambda law: law.__name__)
def test_a_law_with_an_eye_on_the_engine(
    law: Callable[[Case, pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    law(CASES[2], monkeypatch)


@pytest.mark.parametrize("law", LOGGED, ids=lambda law: law.__name__)
def test_a_law_with_an_eye_on_the_log(
    law: Callable[[Case, pytest.LogCaptureFixture], None], caplog: pytest.LogCaptureFixture
) -> None:
    law(CASES[3], caplog)


def test_every_law_is_held() -> None:
    held = {law.__name__ for law in (*LAWS, *WATCHED, *LOGGED)}
    assert len(LAWS) >= 17 and len(held) == len(LAWS) + 4
    assert {players for _, players in SPEC.ways_to_test()} == set(SPEC.seats)
