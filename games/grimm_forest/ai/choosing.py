"""The secret choice: where to go, and which Fable to lay."""

from __future__ import annotations

import math
import random

from games.core.decision import Answer, Decision
from games.grimm_forest.ai import values
from games.grimm_forest.ai.denial import stopped
from games.grimm_forest.ai.fables import Outing, bonus
from games.grimm_forest.ai.mixing import Mixing
from games.grimm_forest.ai.situation import Situation

DARING = 0.06
"""How much better a choice must be, in rounds, to be e times as likely: a player who can be foreseen is robbed."""
PATIENCE = 0.5
"""A Fable is kept while it brings less than this share of what it usually brings."""
LAST_ROUNDS = 2.5
"""Towards the end nothing is worth keeping."""


def choose(situation: Situation, decision: Decision, rng: random.Random) -> Answer:
    """A Gather card, and the Fable that fits it best or none."""
    mixing = Mixing(situation)
    places, cards = decision.parts[0].ids, decision.parts[1].ids
    scored: list[tuple[float, Answer]] = []
    for place in places:
        outing = Outing(situation, mixing, place)
        value = mixing.value(situation.seat, place) + stopped(mixing, place)
        if not (cards and must_play(situation)):
            scored.append((value, (place,)))
        for option in cards:
            card = option.partition(":")[2]
            scored.append((value + bonus(card, outing) - kept_for(situation, card), (place, option)))
    return draw_one(scored, DARING, rng)


def kept_for(situation: Situation, card: str) -> float:
    """What a Fable is worth in hand for a better moment: little when the game ends soon or the hand is full."""
    later = min(1.0, situation.left / LAST_ROUNDS)
    return PATIENCE * later * values.fable(card) / (1 + 0.25 * max(0, situation.me.hand_size - 1))


def must_play(situation: Situation) -> bool:
    """Whether an opponent's Huntsman forces me to lay a Fable."""
    return any(rival.friend == "huntsman" for rival in situation.rivals)


def draw_one(scored: list[tuple[float, Answer]], warmth: float, rng: random.Random) -> Answer:
    """One of the answers, the better ones much more often."""
    best = max(score for score, _ in scored)
    weights = [math.exp((score - best) / warmth) for score, _ in scored]
    return rng.choices([answer for _, answer in scored], weights)[0]
