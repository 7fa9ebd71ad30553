"""How often something still comes about for a seat, and how likely the conditions of cards are met then: what is known
of the rounds left, and for the rest what a farm usually does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.agricola.ai.planner.horizon import Horizon
from games.agricola.ai.planner.taste import CardTaste
from games.agricola.calendar import LAST_ROUND
from games.agricola.cards import hooks
from games.agricola.cards.conditions import All, Between, Counters, House, Occupied
from games.agricola.cards.conditions import Any as Any_
from games.agricola.cards.effects import Doing
from games.agricola.cards.facts import Fewer, From, FromBed, OnRoundSpace, Rooms, Took
from games.agricola.cards.own import Own
from games.agricola.spaces.table import STAGES
from games.core.cards import Hook

IN_ROUNDS = (hooks.round_starts, hooks.returning_home, hooks.round_ends)
IN_HARVESTS = (hooks.harvest_starts, hooks.reaping, hooks.feeding, hooks.breeding, hooks.harvest_ends)
STILL = 7.0
"""So many rounds before the end nearly all is still to come of what is done a few times in a game."""
WANTED = 3.2
"""Rooms that a house has at the end, or would have if there were time."""
STAYS, COMES = 0.35, 0.12
"""How likely a condition is met later on that is met now, and one that is not."""
HOUSED: Mapping[str, float] = {"wood": 0.7, "clay": 0.25, "stone": 0.08}
REACHED: Mapping[str, float] = {"wood": 1.0, "clay": 0.65, "stone": 0.25}
"""In how much of the rounds to come a house is of a material, and how likely it is at some time."""
ONCE = 0.6
"""How likely a condition is met at some time of which nothing is known."""
MANY_ROOMS = 0.15
"""How likely two rooms or more are built at once."""


def _lives() -> dict[str, float]:
    """For how many rounds a round card is there after the one in which it comes, on average."""
    found: dict[str, float] = {}
    gone = 0
    for stage in STAGES:
        found.update(dict.fromkeys(stage, LAST_ROUND - gone - (len(stage) + 1) / 2 + 1))
        gone += len(stage)
    return found


LIVES: Mapping[str, float] = _lives()


def rounds_of(name: str, ahead: Horizon) -> float:
    """In how many of the rounds left a space is there, or may be expected."""
    return min(LIVES.get(name, float(LAST_ROUND)), float(ahead.rounds))


def uses(name: str, ahead: Horizon, taste: CardTaste) -> float:
    """How often the seat still takes a space or special action that brings it nothing more than others."""
    a_round = taste.uses.get(name, taste.space) * LAST_ROUND / LIVES.get(name, float(LAST_ROUND))
    return a_round * rounds_of(name, ahead)


def times(when: Hook[Any] | str, ahead: Horizon, taste: CardTaste, own: Own | None = None) -> float:
    """How often something still comes about."""
    if isinstance(when, str):
        return uses(when, ahead, taste)
    if when in IN_ROUNDS:
        return float(ahead.rounds)
    if when in IN_HARVESTS:
        return float(len(ahead.harvests))
    if when is hooks.points:
        return ahead.rounds / LAST_ROUND
    soon = min(1.0, ahead.rounds / STILL)
    if when is hooks.rooms_built and own is not None:
        return max(0.0, WANTED - own.player.rooms) * soon
    if when is hooks.renovated and own is not None and own.player.house == "stone":
        return 0.0
    return taste.often.get(when.name, 0.0) * soon


def lies(own: Own) -> bool:
    """Whether a card lies before its owner, and is not in the hand."""
    return own.card in own.player.played


def reached(condition: Any) -> float:
    """How likely a condition is met some time."""
    return max([REACHED[one] for one in condition.materials]) if isinstance(condition, House) else ONCE


def likely(when: Any, ahead: Horizon, taste: CardTaste, own: Own | None = None) -> float:
    """In how much of the time left a condition of a card is met."""
    match when:
        case None:
            return 1.0
        case Doing(_, _, further):
            return likely(further, ahead, taste, own)
        case House(materials):
            if own is not None and own.player.house in materials:
                return max(HOUSED["wood"], sum([HOUSED[one] for one in materials]))
            return sum([HOUSED[one] for one in materials if own is None or one != "wood"])
        case From(_, new):
            return REACHED[new]
        case Rooms(least, materials):
            chance = MANY_ROOMS if least > 1 else 1.0
            return chance * (sum([HOUSED[one] for one in materials]) if materials else 1.0)
        case Between("round", least, most):
            left = range(LAST_ROUND - ahead.rounds + 1, LAST_ROUND + 1)
            return sum(least <= number <= most for number in left) / max(1, len(left))
        case All(several):
            return min([likely(one, ahead, taste, own) for one in several])
        case Any_(several):
            return min(1.0, sum([likely(one, ahead, taste, own) for one in several]))
        case Between():
            return taste.provided if own is None else STAYS if when(own) else COMES
        case Counters():
            return float(own is None or own.count > 0 or not lies(own))
        case Took() | Fewer() | Occupied() | FromBed() | OnRoundSpace():
            return taste.met
    return taste.provided
