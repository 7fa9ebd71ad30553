"""Whole games of random players, with everything counted after each answer."""

from __future__ import annotations

import random

import pytest

from games.core.chance import Chance
from games.core.decision import flaws
from games.core.fuzz import random_answer
from games.core.run import Run
from games.core.spec import NoOptions
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.setup import setup
from games.mi_tierra.state import MiTierraState
from tests.scale import scaled


@pytest.mark.parametrize("players", range(2, 7))
def test_no_piece_is_lost_in_random_games(players: int) -> None:
    asked: set[str] = set()
    for number in range(scaled(6)):
        run, rng = game(players, number)
        while waiting := run.open():
            for seat, decision in waiting.items():
                assert flaws(decision) == [] and decision.seat == seat
                for answer in decision.proposals:
                    assert run.rules.refusal(run.state, decision, answer) is None, (decision.key, answer)
                asked.add(decision.key)
            seat = rng.choice(list(waiting))
            run.submit(seat, random_answer(run.rules, run.state, waiting[seat], rng))
            assert run.rules.invariants(run.state) == []
        assert min(run.rules.result(run.state).places) == 1 and run.state.round <= 16
    assert {"place", "house", "plant", "market", "sale", "plan", "tower"} <= asked


def game(players: int, number: int) -> tuple[Run[MiTierraState], random.Random]:
    """A game and the random source of its players."""
    rng = random.Random(f"{players}:{number}")
    chance = Chance(f"{rng.getrandbits(256):064x}")
    return Run(MiTierraRules(), setup(players, NoOptions(), chance, {})), rng
