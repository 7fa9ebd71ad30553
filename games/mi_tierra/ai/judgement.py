"""The learnt judgement of the strong AI: the expected final money of each farm at the start of a round.

Each trait (`traits`) is worth an amount that depends on the rounds to play: a quadratic polynomial, whose coefficients
come from games of AIs with random tastes (`training.mi_tierra.learning`), not from games of people.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from games.mi_tierra.ai.traits import open_prices, parts_of, rounds_to_play, traits_of
from games.mi_tierra.state import MiTierraState

Weights = dict[str, tuple[float, ...]]
"""By trait, the coefficients for the powers 0, 1, 2 of the rounds to play, divided by `SCALE`."""
FOLDER = Path(__file__).with_name("weights")
SCALE = 8
"""Rounds in a usual game, so that the powers stay near 1."""


@cache
def weights_for(players: int) -> Weights:
    """Return the weights for a number of players."""
    found = json.loads((FOLDER / f"{players}.json").read_text(encoding="utf-8"))
    return {trait: tuple(coefficients) for trait, coefficients in found.items()}


def expected_money(state: MiTierraState) -> list[float]:
    """Return the expected final money of all seats at the start of a round."""
    worth, prices = _worth(state), open_prices(state)
    return [
        sum([count * worth[trait] for trait, count in traits_of(state, player, prices).items()])
        for player in state.players
    ]


def money_by_part(state: MiTierraState, seat: int) -> dict[str, float]:
    """Return the expected final money of a seat at the start of a round, by the part of the farm that brings it."""
    worth = _worth(state)
    parts = parts_of(state, state.players[seat], open_prices(state))
    return {part: sum([count * worth[trait] for trait, count in traits]) for part, traits in parts.items()}


def _worth(state: MiTierraState) -> dict[str, float]:
    """Return what each trait is worth at this time."""
    time = rounds_to_play(state) / SCALE
    return {
        trait: first + time * (second + time * third)
        for trait, (first, second, third) in weights_for(len(state.players)).items()
    }
