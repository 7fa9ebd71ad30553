"""The laws of all games hold for this one too, which is not on the list of games while its book is being written."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from games.above_below import SPEC
from games.core import registry
from tests.conformance import test_board_in_words, test_every_game, test_given, test_long_lists, test_missing
from tests.conformance.tables import Case

MODULES = (test_board_in_words, test_every_game, test_given, test_long_lists, test_missing)


def laws() -> list[Callable[..., None]]:
    """Every law that is checked for a way to play and a number of seats."""
    return [
        law for module in MODULES for name, law in vars(module).items()
        if name.startswith("test_") and "case" in inspect.signature(law).parameters
    ]


WAYS = [*SPEC.ways]


@pytest.mark.parametrize(("law", "number"), [(law, number) for number, law in enumerate(laws())],
                         ids=lambda one: getattr(one, "__name__", ""))
def test_the_law(
    law: Callable[..., None], number: int, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each law with all modules for one number of seats and without for another, so that all laws meet all of them."""
    monkeypatch.setattr(registry, "HOUSE", (*registry.HOUSE, SPEC.id))
    seats = list(SPEC.seats)
    cases = [Case(SPEC.id, "base", seats[number % 3]), Case(SPEC.id, "expanded", seats[(number + 1) % 3])]
    others = {name: request.getfixturevalue(name) for name in inspect.signature(law).parameters if name != "case"}
    for case in cases:
        given: dict[str, Any] = {"case": case, **others}
        law(**given)


def test_there_are_laws() -> None:
    assert len(laws()) > 15 and all(way in SPEC.ways for way in ("base", "expanded"))


@pytest.mark.parametrize("way", [way for way in WAYS if way not in ("base", "expanded")])
def test_each_module_alone_plays_to_the_end(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "HOUSE", (*registry.HOUSE, SPEC.id))
    test_every_game.test_random_play_reaches_the_end_without_a_violation(Case(SPEC.id, way, 2))
