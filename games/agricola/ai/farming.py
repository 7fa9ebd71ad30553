"""What the good player thinks of fields, fences, animals and majors on its farm."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.agricola.ai.effects import effects_value
from games.agricola.ai.situation import Situation, smooth
from games.agricola.animals import counted
from games.agricola.cards.box import card_of
from games.agricola.farmyard.pastures import Enclosure, possible_pastures
from games.agricola.goods import ANIMALS, covers
from games.agricola.majors.cooking import bread, most_bread
from games.agricola.majors.upgrading import FOR
from games.core.decision import Answer

BREEDING = 0.5
"""A pair of animals, a harvest."""


@dataclass(frozen=True, slots=True)
class FencePlan:
    """Pastures to fence one after another, and what they are worth together."""

    value: float
    pastures: tuple[int, ...]


def fence_plan(now: Situation, wood: int | None = None) -> FencePlan:
    """The pastures that a greedy builder would fence with this much wood (default: all there is)."""
    farm = now.farm
    yard = now.yard
    left = now.goods["wood"] if wood is None else wood
    fences, pieces = yard.fences, farm.fences_left
    pastures = len(yard.pastures)
    chosen: list[int] = []
    value = 0.0
    used = ~yard.unused
    while len(chosen) < 4:
        plan = Enclosure(yard.extra, fences, yard.blocked, min(left, pieces))
        best, best_value, best_new = 0, 0.0, 0
        for spaces in possible_pastures(plan):
            new = plan.new_fences(spaces)
            worth = _pasture_value(now, pastures, spaces & ~used, spaces & yard.stables, spaces)
            worth -= new.bit_count() * 0.34 * min(1.0, (now.rounds_left + 0.3) / 5)
            if worth > best_value:
                best, best_value, best_new = spaces, worth, new
        if not best:
            break
        chosen.append(best)
        value += best_value
        fences |= best_new
        used |= best
        left -= best_new.bit_count()
        pieces -= best_new.bit_count()
        pastures += 1
    return FencePlan(value, tuple(chosen))


def _pasture_value(now: Situation, pastures: int, gained: int, stables: int, spaces: int) -> float:
    value = smooth("pastures", pastures + 1) - smooth("pastures", pastures)
    value += gained.bit_count() * (1.0 + 0.12 * min(4, now.harvests_left)) + stables.bit_count()
    return value - (0.35 * max(0, spaces.bit_count() - 4) if now.rounds_left > 3 else 0.0)


def animal_value(now: Situation, species: str, n: int) -> float:
    """What `n` more of a species are worth: those that find room for points and breeding, the others as food."""
    free = [pasture for pasture in now.farm.pastures if pasture.species in (None, species)]
    room = max((p.capacity - p.n for p in free), default=0) + (0 if now.farm.pet else 1)
    kept = min(n, room)
    value = now.count_value(species, kept) if kept else 0.0
    if kept and now.goods[species] < 2 <= now.goods[species] + kept and room > 2:
        value += BREEDING * now.harvests_left
    rate = now.rates.get(species, 0)
    if rate and now.food_gap > 0:
        return max(value + now.food_value((n - kept) * rate), now.food_value(n * rate))
    return value + now.food_value((n - kept) * rate)


def keeping_value(now: Situation, kept: Answer, animals: Mapping[str, int], *, cooking: bool) -> float:
    """What it is worth to keep these of the animals; the others are cooked, if that is allowed."""
    value, food = 0.0, 0
    for species, n in zip(ANIMALS, counted(kept), strict=True):
        had = animals.get(species, 0)
        value += now.count_value(species, n - now.goods[species]) if n != now.goods[species] else 0.0
        if n >= 2:
            value += BREEDING * now.harvests_left * 0.6
        food += (had - n) * now.rates.get(species, 0)
    return value + (now.food_value(food) if cooking else 0.0)


def field_value(now: Situation) -> float:
    """What one more field is worth."""
    fields = now.yard.fields.bit_count()
    value = smooth("fields", fields + 1) - smooth("fields", fields) + 1.3
    seeds = now.goods["grain"] + now.goods["vegetable"]
    return value + (0.5 if seeds > now.empty_fields and now.harvests_left > 1 else 0.0)


def sow_value(now: Situation, fields: int | None = None) -> float:
    """What sowing as much as possible is worth."""
    fields = now.empty_fields if fields is None else fields
    vegetables = min(fields, now.goods["vegetable"])
    grain = min(fields - vegetables, now.goods["grain"])
    value = 0.0
    if vegetables:
        value += now.count_value("vegetable", vegetables) + 0.3 * vegetables * min(2, now.harvests_left)
    if grain:
        value += now.count_value("grain", 2 * grain) + 0.35 * grain * min(3, now.harvests_left)
    return 0.85 * value


def bake_value(now: Situation) -> tuple[float, int]:
    """The best amount of grain to bake, as (value, grain)."""
    majors = now.farm.majors
    most = min(now.goods["grain"], most_bread(majors))
    options = [
        (now.food_value(bread(majors, n)) + now.count_value("grain", -n) - 0.15 * n, n) for n in range(1, most + 1)
    ]
    return max(options, default=(0.0, 0))


def affordable_majors(now: Situation) -> list[str]:
    """The majors the seat could build with what it has, upgrades included."""
    ways: list[str] = []
    for place in now.view.places:
        if place.cards:
            name = place.cards[0]
            if covers(now.goods, place.cost):
                ways.append(name)
            ways += [name + FOR + old for old in now.farm.majors if card_of(old).group in card_of(name).upgrades]
    return ways


def major_value(now: Situation, way: str) -> float:
    """What building a major this way is worth, its cost taken off."""
    name, _, old = way.partition(FOR)
    major = card_of(name)
    value = float(major.points)
    if old:
        value -= card_of(old).points
    else:
        place = next((place for place in now.view.places if place.cards[:1] == (name,)), None)
        value -= now.cost_value(place.cost if place else major.cost)
    kitchen = major.kitchen
    if kitchen.cook:
        best = max((max(card_of(mine).kitchen.cook.values(), default=0) for mine in now.farm.majors), default=0)
        if not best:
            value += 1.6 + 0.75 * now.harvests_left
        elif max(kitchen.cook.values()) > best:
            value += 0.25 * now.harvests_left
    if kitchen.bake and now.goods["grain"] and major.group == "oven":
        baked = min(now.goods["grain"], kitchen.most or 1)
        value += now.food_value(baked * kitchen.bake) - 0.5 * baked
    return value + effects_value(now, major)
