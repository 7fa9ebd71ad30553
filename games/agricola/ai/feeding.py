"""How the good player feeds its family: with what it will miss least."""

from __future__ import annotations

from games.agricola.ai.situation import Situation
from games.agricola.goods import ANIMALS
from games.agricola.harvest.feeding import CHURCHES, HEAT
from games.agricola.majors.table import CRAFTS
from games.core.decision import Answer, Decision

Source = tuple[float, str, str, int]
"""Loss for each food, id, good taken, food for one."""


def feed(now: Situation, decision: Decision) -> Answer:
    """Heat the house, use the crafts, then turn what costs least into food until nobody is hungry."""
    limits = {name: most for part in decision.parts for name, most in zip(part.ids, part.limits, strict=True)}
    left = dict(now.goods)
    chosen: dict[str, int] = {}
    _heat(limits, left, chosen)
    missing = now.farm.food_due - left["food"]
    for name in CRAFTS:
        if name in limits and left[CRAFTS[name].material] and (missing > 0 or now.harvests_left > 1):
            chosen[name] = 1
            left[CRAFTS[name].material] -= 1
            missing -= CRAFTS[name].food
    for _, name, good, food in sorted(_sources(now, limits)):
        times = min(limits[name], left[good], -(-missing // food)) if missing > 0 else 0
        if times > 0:
            chosen[name] = times
            left[good] -= times
            missing -= times * food
    for name in CHURCHES:
        if name in limits and left["fuel"] > 0:
            chosen[name] = 1
    return tuple(f"{name}={chosen[name]}" for part in decision.parts for name in part.ids if chosen.get(name))


def _heat(limits: dict[str, int], left: dict[str, int], chosen: dict[str, int]) -> None:
    if HEAT not in limits:
        return
    fuel = min(limits[HEAT], left["fuel"])
    wood = min(limits[HEAT] - fuel, left["wood"], limits.get("burn", 0))
    left["fuel"] -= fuel
    left["wood"] -= wood
    chosen |= {HEAT: fuel + wood, "burn": wood}


def _sources(now: Situation, limits: dict[str, int]) -> list[Source]:
    """What could be eaten, with what is lost for each food."""
    found: list[Source] = []
    for good in ("grain", "vegetable", *ANIMALS):
        food = now.rates.get(good, 0)
        if good in limits and food:
            loss = -now.count_value(good, -1) + 0.05
            if good in ANIMALS and now.goods[good] <= 2 and now.harvests_left > 1:
                loss += 0.8  # the pair would not breed any more
            found.append((loss / food, good, good, food))
    return found
