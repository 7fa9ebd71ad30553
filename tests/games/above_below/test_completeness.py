"""The box is complete: every card works by its data, no rule names one, and random games reach every one of them."""

from __future__ import annotations

import ast
import os
import random
from collections import Counter
from pathlib import Path

import pytest

import games.above_below
from games.above_below import SPEC
from games.above_below.cards.box import BOX, BUILDING_KINDS
from games.above_below.checks import flaws
from games.core.decision import flaws as form_flaws
from games.core.fuzz import random_answer
from games.core.registry import first_state
from games.core.run import Run
from tests.scale import scaled

# While a card is switched off, only tests of what the cards do may notice it.
pytestmark = pytest.mark.skipif("SOBREMESA_SWITCHED_OFF" in os.environ, reason="a card is switched off")

GAME = Path(games.above_below.__file__).parent


def test_no_rule_names_a_card() -> None:
    states = {card.id for card in BOX.of_kind("state")}  # the book's schema names them
    names = set(BOX.cards) - states - {"starting_house"}  # what every village begins with
    wrong = []
    for file in sorted(GAME.rglob("*.py")):
        if "book" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names:
                wrong.append(f"{file.relative_to(GAME)}: {node.value}")
    assert wrong == []


def test_every_card_is_data() -> None:
    assert [card for card in BOX.cards if not BOX.data_only(card)] == []
    assert {card.declared for card in BOX.cards.values()} == {
        "games.above_below.cards.box", "games.above_below.cards.pages",
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("way", ["base", "expanded"])
def test_random_games_keep_every_law(way: str, players: int) -> None:
    for number in range(scaled(4)):
        rng = random.Random(f"{way}:{players}:{number}")
        run = Run(SPEC.rules, first_state(SPEC, players, f"{rng.getrandbits(256):064x}", SPEC.options_of(way)))
        while not run.finished:
            assert flaws(run.state) == []
            asked = run.open()
            assert [flaw for decision in asked.values() for flaw in form_flaws(decision)] == []
            seat = rng.choice(list(asked))
            run.submit(seat, random_answer(run.rules, run.state, asked[seat], rng))
        assert flaws(run.state) == [] and run.state.round == 7


def test_every_building_is_built_in_some_random_game() -> None:
    built: Counter[str] = Counter()
    every = {card.id for kind in BUILDING_KINDS for card in BOX.of_kind(kind)}
    number = 0
    while (every - built.keys()) and number < 400:
        number += 1
        rng = random.Random(number)
        state = first_state(SPEC, 4, f"{rng.getrandbits(256):064x}")
        for player in state.players:
            player.coins = 40
        run = Run(SPEC.rules, state)
        while not run.finished:
            asked = run.open()
            seat = rng.choice(list(asked))
            decision = asked[seat]
            eager = decision.key == "turn" and "build" in decision.parts[0].ids
            run.submit(seat, ("build",) if eager else random_answer(run.rules, run.state, decision, rng))
        built.update(name for player in run.state.players for name in player.buildings())
    assert every - built.keys() == set()
