"""The learnt judgement of the strong AI: each seat's chance of winning, before a Gather phase or a Build phase.

Each trait (`traits`) adds to a player's strength, more or less by the rounds that the fastest player still needs; the
chances are the shares of the exponentials of the strengths (softmax). The weights come from games of AIs
(`training.grimm_forest.learning`), not from games of people.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path

from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.ai.traits import is_building, traits_of
from games.grimm_forest.state import GrimmState
from games.grimm_forest.view import view_of

Weights = dict[str, tuple[float, float]]
"""By trait, the weight at the end of the game and its change by the rounds to play, divided by `SCALE`."""
FOLDER = Path(__file__).with_name("weights")
SCALE = 6


@cache
def weights_for(players: int, building: bool) -> Weights:
    """Return the weights for a number of players, before a Build phase or before a Gather phase."""
    found = json.loads((FOLDER / f"{players}.json").read_text(encoding="utf-8"))
    return {trait: (first, second) for trait, (first, second) in found["build" if building else "gather"].items()}


def rounds_left(situation: Situation) -> float:
    """Return the rounds that the game may still last, divided by `SCALE`."""
    return situation.left / SCALE


def chances(state: GrimmState) -> list[float]:
    """Return each seat's chance of winning."""
    situation = Situation(view_of(state, None), 0)
    left = rounds_left(situation)
    weights = weights_for(len(state.players), is_building(state))
    strengths = []
    for player in state.players:
        strength = 0.0
        for name, value in traits_of(state, situation, player).items():
            first, second = weights[name]
            strength += value * (first + left * second)
        strengths.append(strength)
    best = max(strengths)
    shares = [math.exp(strength - best) for strength in strengths]
    return [share / sum(shares) for share in shares]
