"""How the strong player feeds its family: food by food with what leaves most."""

from __future__ import annotations

from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.worth import worth
from games.agricola.cards.box import card_of
from games.agricola.harvest.feeding import HEAT
from games.agricola.majors.cooking import cook_rates
from games.agricola.state import AgricolaState, Phase, Player
from games.core.copying import copy_of
from games.core.decision import Answer, Decision


def feed(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The cheapest meal: sources are added one by one while somebody is hungry, then surplus is cooked."""
    limits = {name: most for part in decision.parts for name, most in zip(part.ids, part.limits, strict=True)}
    player = copy_of(state.players[decision.seat])
    table = copy_of(state)
    table.phase = Phase.BREED
    chosen: dict[str, int] = {}
    _heat(limits, player, chosen)
    due = int(str(decision.args["food"]))
    for name in player.in_front:
        swap = card_of(name).harvest
        if swap is not None and name in limits and player.goods[swap.take] > 0:
            before = _after(table, player, due, taste)
            player.goods[swap.take] -= 1
            player.goods["food"] += swap.food
            player.bonus += swap.points
            if _after(table, player, due, taste) >= before:
                chosen[name] = 1
            else:
                player.goods[swap.take] += 1
                player.goods["food"] -= swap.food
                player.bonus -= swap.points
    rates = cook_rates(player)
    edible = [good for good, rate in rates.items() if rate and good in limits]
    while player.goods["food"] < due:
        options = []
        for good in edible:
            if player.goods[good] and chosen.get(good, 0) < limits[good]:
                player.goods[good] -= 1
                player.goods["food"] += rates[good]
                options.append((_after(table, player, due, taste), good))
                player.goods[good] += 1
                player.goods["food"] -= rates[good]
        if not options:
            break
        value, good = max(options)
        if value < _after(table, player, due, taste):
            break
        player.goods[good] -= 1
        player.goods["food"] += rates[good]
        chosen[good] = chosen.get(good, 0) + 1
    return tuple(f"{name}={chosen[name]}" for part in decision.parts for name in part.ids if chosen.get(name))


def _after(table: AgricolaState, player: Player, due: int, taste: Taste) -> float:
    """What is left when the family has eaten."""
    goods, begging = player.goods, player.begging
    eaten = min(due, goods["food"])
    goods["food"] -= eaten
    player.begging += due - eaten
    value = worth(table, player, taste)
    goods["food"] += eaten
    player.begging = begging
    return value


def _heat(limits: dict[str, int], player: Player, chosen: dict[str, int]) -> None:
    if HEAT not in limits:
        return
    goods = player.goods
    fuel = min(limits[HEAT], goods["fuel"])
    wood = min(limits[HEAT] - fuel, goods["wood"], limits.get("burn", 0))
    goods["fuel"] -= fuel
    goods["wood"] -= wood
    chosen |= {HEAT: fuel + wood, "burn": wood}
