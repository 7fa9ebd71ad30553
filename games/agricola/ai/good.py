"""The good player: honest (it sees what its seat sees), quick, and rarely hungry."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.agricola.ai.farming import bake_value, fence_plan, keeping_value, major_value
from games.agricola.ai.feeding import feed
from games.agricola.ai.hands import accept, draft, first_effect, mulligan, pay, play_card, renovate, take_special
from games.agricola.ai.placing import bundle_value, option_value
from games.agricola.ai.situation import Situation
from games.agricola.crops import names_of
from games.agricola.farmyard.grid import bits
from games.agricola.state import PEOPLE
from games.core.decision import NO, YES, Answer, Decision
from games.core.fuzz import free_answer
from games.core.view import TableView


class GoodAi:
    """Takes what it values most."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        now = Situation(view.board, view.board.farms[decision.seat])
        choice = CHOICES.get(decision.key)
        if choice is not None:
            return choice(now, decision)
        return rng.choice(decision.proposals) if decision.proposals else free_answer(decision, rng)


def _place(now: Situation, decision: Decision) -> Answer:
    return (max(decision.parts[0].ids, key=lambda option: option_value(now, option)),)


def _major(now: Situation, decision: Decision) -> Answer:
    def value(option: str) -> float:
        return 0.0 if option == "nothing" else major_value(now, option)

    return (max(decision.parts[0].ids, key=value),)


def _compact(now: Situation, decision: Decision) -> Answer:
    """Spaces that leave as few free neighbours behind as possible: farms stay in one piece."""
    grid, free = now.yard.grid, now.yard.free

    def freedom(name: str) -> tuple[int, str]:
        return (grid.next_to[grid.number[name]] & free).bit_count(), name

    part = decision.parts[0]
    chosen = sorted(part.ids, key=freedom)[: max(1, part.least)]
    return tuple(name for name in part.ids if name in chosen)


def _rooms(now: Situation, decision: Decision) -> Answer:
    """As many rooms as the family can ever use, each touching the house."""
    farm, part = now.farm, decision.parts[0]
    wanted = min(part.most, max(1, PEOPLE - farm.rooms))
    if part.least == 0 and farm.rooms >= PEOPLE:
        return ()
    yard, rooms, cells = now.yard, now.yard.rooms, 0
    for _ in range(wanted):
        sites = yard.grid.around(rooms) & yard.free & ~cells
        if not sites:
            break
        best = min(bits(sites), key=lambda space: ((yard.grid.next_to[space] & yard.free).bit_count(), space))
        cells |= 1 << best
        rooms |= 1 << best
    return names_of(yard.extra, cells)


def _stables(now: Situation, decision: Decision) -> Answer:
    """Late stables on unused spaces, or inside pastures; none early unless that is all there is to build."""
    part, yard = decision.parts[0], now.yard
    if part.least == 0 and now.rounds_left > 2:
        return ()
    order = sorted(part.ids, key=lambda name: not yard.fenced >> yard.grid.number[name] & 1)
    spare = now.goods["wood"] // 2 if now.rounds_left <= 2 else 1
    chosen = order[: max(part.least, min(part.most, spare))]
    return tuple(name for name in part.ids if name in chosen)


def _first(now: Situation, decision: Decision) -> Answer:
    return decision.proposals[0]


def _bake(now: Situation, decision: Decision) -> Answer:
    value, grain = bake_value(now)
    if decision.parts[0].least == 0 and value <= 0:
        return ()
    return (f"grain={max(grain, 1)}",)


def _fence(now: Situation, decision: Decision) -> Answer:
    plan = fence_plan(now)
    if plan.pastures:
        return names_of(now.yard.extra, plan.pastures[0])
    return () if decision.parts[0].least == 0 else decision.proposals[0]


def _keep(now: Situation, decision: Decision) -> Answer:
    part = decision.parts[0]
    animals = dict(zip(part.ids, part.limits, strict=True))
    cooking = decision.key == "house_animals"
    return max(decision.proposals, key=lambda kept: keeping_value(now, kept, animals, cooking=cooking))


def _one_good(now: Situation, decision: Decision) -> Answer:
    return (max(decision.parts[0].ids, key=lambda good: bundle_value(now, {good: 1})),)


def _animal(now: Situation, decision: Decision) -> Answer:
    food = {"sheep": 1, "boar": 0, "cattle": -1}

    def value(species: str) -> float:
        return bundle_value(now, {species: 1}) + food[species] * now.food_value(1)

    return (max(decision.parts[0].ids, key=value),)


def _stay_rich(now: Situation, decision: Decision) -> Answer:
    return YES if now.food_gap < -3 and YES[0] in decision.parts[0].ids else NO


CHOICES: dict[str, Callable[[Situation, Decision], Answer]] = {
    "place": _place,
    "major": _major,
    "plow": _compact,
    "build_rooms": _rooms,
    "build_stables": _stables,
    "sow": _first,
    "sow_grain": _compact,
    "sow_vegetable": _compact,
    "bake": _bake,
    "fence": _fence,
    "house_animals": _keep,
    "breed": _keep,
    "feed": feed,
    "reed_stone": _one_good,
    "resource": _one_good,
    "animal_market": _animal,
    "solo_pay": _stay_rich,
    "buy": _stay_rich,
    "pay_for": _stay_rich,
    "draft": draft,
    "mulligan": mulligan,
    "minor": play_card,
    "occupation": play_card,
    "pay": pay,
    "use_card": accept,
    "grow": accept,
    "special": take_special,
    "renovate": renovate,
    "next_effect": first_effect,
}
