"""How the strong player feeds its family: food by food with what it will miss least."""

from __future__ import annotations

from collections.abc import Iterable

from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.worth import worth
from games.agricola.cards.box import card_of
from games.agricola.harvest.feeding import HEAT
from games.agricola.harvest.needs import taken_ill
from games.agricola.majors.cooking import cook_rates
from games.agricola.state import AgricolaState, Phase, Player
from games.core.copying import copy_of
from games.core.decision import Answer, Decision


class Meal:
    """One feeding as it is thought through: `player` is a copy of the farm, `chosen` the exchanges so far."""

    def __init__(self, state: AgricolaState, decision: Decision, taste: Taste) -> None:
        self.table, self.taste = copy_of(state), taste
        self.table.phase = Phase.BREED
        self.player: Player = self.table.players[decision.seat]
        self.due = int(str(decision.args["food"]))
        self.limits = {
            name: most for part in decision.parts for name, most in zip(part.ids, part.limits, strict=True)
        }
        self.chosen: dict[str, int] = {}

    def left(self) -> float:
        """What is left when the family has eaten."""
        player = copy_of(self.player)
        eaten = min(self.due, player.goods["food"])
        player.goods["food"] -= eaten
        player.begging += self.due - eaten
        return worth(self.table, player, self.taste)

    def swap(self, name: str, goods: Iterable[str], food: int, points: int = 0, n: int = 1) -> None:
        """Turn `n` of each of these goods into food or points; -1 takes that back."""
        for good in goods:
            self.player.goods[good] -= n
        self.player.goods["food"] += n * food
        self.player.bonus += n * points
        self.chosen[name] = self.chosen.get(name, 0) + n

    def heat(self) -> None:
        """Heat with fuel, and with wood where that is not enough; who is cold falls ill."""
        if HEAT not in self.limits:
            return
        goods = self.player.goods
        fuel = min(self.limits[HEAT], goods["fuel"])
        wood = min(self.limits[HEAT] - fuel, goods["wood"], self.limits.get("burn", 0))
        goods["fuel"] -= fuel
        goods["wood"] -= wood
        self.chosen |= {HEAT: fuel + wood, "burn": wood}
        self.player.sick = taken_ill(self.player.people, self.limits[HEAT] - fuel - wood)

    def use_crafts(self) -> None:
        """Use each craft once where that leaves no less."""
        for name in self.player.in_front:
            craft = card_of(name).harvest
            if craft is None or name not in self.limits or not all(self.player.goods[good] for good in craft.takes):
                continue
            before = self.left()
            self.swap(name, craft.takes, craft.food, craft.points)
            if self.left() < before:
                self.swap(name, craft.takes, craft.food, craft.points, -1)

    def eat(self) -> None:
        """While somebody is hungry, eat what leaves most; beg where that leaves more."""
        rates = cook_rates(self.player)
        while self.player.goods["food"] < self.due:
            best, most = None, self.left()
            for good, food in rates.items():
                if food and self.player.goods[good] and self.chosen.get(good, 0) < self.limits.get(good, 0):
                    self.swap(good, (good,), food)
                    value = self.left()
                    self.swap(good, (good,), food, 0, -1)
                    if value >= most:
                        best, most = good, value
            if best is None:
                return
            self.swap(best, (best,), rates[best])


def meal_of(state: AgricolaState, decision: Decision, taste: Taste) -> Meal:
    """The cheapest meal that can be thought of, in a heated house."""
    meal = Meal(state, decision, taste)
    meal.heat()
    meal.use_crafts()
    meal.eat()
    return meal


def feed(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The answer that is this meal."""
    meal = meal_of(state, decision, taste)
    return tuple(
        f"{name}={meal.chosen[name]}" for part in decision.parts for name in part.ids if meal.chosen.get(name)
    )
