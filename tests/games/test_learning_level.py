"""The `learning` AI of each game: it loses to the good one, beats the one without a plan, and does nothing in vain."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.core.ai_styles import choose_style
from games.core.decision import Decision
from games.core.registry import GAMES, new_run, spec_of
from games.core.run import Run
from games.core.spec import Ai
from games.core.view import table_view
from games.mi_tierra.ai.places import value_of_place
from games.mi_tierra.ai.situation import Situation
from tests.scale import scaled

LEARNT = [game for game in GAMES if "learning" in spec_of(game).ais]
Check = Callable[[Run[Any], Decision, tuple[str, ...]], None]


def play(game: str, number: int, levels: list[str], check: Check | None = None) -> Run[Any]:
    """Play a game to its end. `check` is called before each answer of the learning seat."""
    spec, rng = spec_of(game), random.Random(f"{game}:{number}")
    run = new_run(spec, len(levels), f"{rng.getrandbits(256):064x}")
    ais: list[Ai] = [choose_style(spec.ais[level], rng) for level in levels]
    while waiting := run.open_questions():
        seat, decision = next(iter(waiting.items()))
        answer = ais[seat].choose(table_view(run, seat), decision, rng)
        if check is not None and levels[seat] == "learning":
            check(run, decision, answer)
        run.submit(seat, answer)
    return run


@pytest.mark.parametrize("game", LEARNT)
@pytest.mark.parametrize(("other", "least", "most"), [("legal", 0.9, 1.0), ("good", 0.0, 0.35)])
def test_it_stands_between_the_one_without_a_plan_and_the_good_one(
    game: str, other: str, least: float, most: float
) -> None:
    games, won = scaled(2), 0
    for number in range(games):
        levels = ["learning", other] if number % 2 else [other, "learning"]
        run = play(game, number, levels)
        won += run.rules.result(run.state).places[levels.index("learning")] == 1
    assert least * games - 0.5 <= won <= most * games + 0.5


def test_in_the_grimm_forest_it_wins_as_soon_as_one_building_action_is_enough() -> None:
    missed = []

    def check(run: Run[Any], decision: Decision, answer: tuple[str, ...]) -> None:
        if decision.key != "build":
            return
        possible = any(wins(run, decision.seat, option) for option in decision.parts[0].ids)
        if possible and not wins(run, decision.seat, answer[0]):
            missed.append(answer)

    for number in range(scaled(1)):
        play("grimm_forest", number, ["learning", "learning"], check)
    assert not missed


def wins(run: Run[Any], seat: int, option: str) -> bool:
    """Return whether this builds the third house of a seat."""
    houses = run.state.players[seat].houses
    return option.startswith("build:") and ":roof" in option and sum(house.parts == 3 for house in houses) == 2


def test_in_mi_tierra_it_places_nobody_in_vain() -> None:
    """It places a worker for nothing only if no place is worth anything."""
    vain = []

    def check(run: Run[Any], decision: Decision, answer: tuple[str, ...]) -> None:
        if decision.key == "place":
            situation = Situation(run.rules.view(run.state, decision.seat), decision.seat)
            worth = {place: value_of_place(situation, place) for place in decision.parts[0].ids}
            if worth[answer[0]] <= 0 < max(worth.values()):
                vain.append(answer)

    for number in range(scaled(1)):
        play("mi_tierra", number, ["learning", "learning"], check)
    assert not vain
