"""The answers within a turn and at a harvest: whatever leaves most."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from games.agricola.ai.good import GoodAi
from games.agricola.ai.planner.feeding import feed
from games.agricola.ai.planner.ground import compact, fence_answer, rooms_answer, stables_answer
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.wants import food_to_come
from games.agricola.ai.planner.worth import worth
from games.agricola.animals import counted
from games.agricola.calendar import LAST_ROUND
from games.agricola.cards.box import card_of
from games.agricola.goods import ANIMALS
from games.agricola.house import room_prices
from games.agricola.majors.building import prices_of
from games.agricola.majors.cooking import bread, cook_rates
from games.agricola.majors.upgrading import FOR
from games.agricola.plots import UNUSED, plots_of
from games.agricola.state import AgricolaState, Player
from games.agricola.view import view_of
from games.core.copying import copy_of
from games.core.decision import Answer, Decision, amounts
from games.core.view import TableView

OTHERS = GoodAi()
"""Answers what is rarely asked: what cards of the hand offer, and special actions."""


def best_of(
    state: AgricolaState, seat: int, taste: Taste, ways: Iterable[Answer], change: Callable[[Player, Answer], None]
) -> Answer:
    """The way whose change leaves most; the first of equals."""

    def left(way: Answer) -> float:
        player = copy_of(state.players[seat])
        change(player, way)
        return worth(state, player, taste)

    return max(ways, key=left)


def answer(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The strong player's answer to any question but where to place a person."""
    choice = CHOICES.get(decision.key)
    if choice is not None:
        return choice(state, decision, taste)
    board = view_of(state, decision.seat)
    seen = TableView("agricola", decision.seat, board, None, (), can_undo=False, finished=False)
    return OTHERS.choose(seen, decision, random.Random(f"{state.round}:{decision.key}"))


def _plow(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    yard = state.players[decision.seat].yard
    return compact(yard, decision.parts[0])


def _rooms(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    player = state.players[decision.seat]
    price = room_prices(state, player)[0]

    def build(player: Player, cells: Answer) -> None:
        for good, n in price.goods:
            player.goods[good] -= n * len(cells)
        player.yard = player.yard.laid("room", player.yard.spaces(cells)) if cells else player.yard

    return best_of(state, decision.seat, taste, rooms_answer(player.yard, decision.parts[0]), build)


def _stables(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    player = state.players[decision.seat]
    price = 2 if decision.parts[0].most <= player.goods["wood"] // 2 else 1

    def build(player: Player, cells: Answer) -> None:
        player.goods["wood"] -= price * len(cells)
        player.yard = player.yard.with_stables(player.yard.spaces(cells))

    return best_of(state, decision.seat, taste, stables_answer(player.yard, decision.parts[0]), build)


def _sow(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def sow(player: Player, way: Answer) -> None:
        fields = list(plots_of(player).fields)
        for token, n in amounts(way).items():
            where, _, crop = token.rpartition(":")
            player.goods[crop] -= n
            places = [where] if where and where != UNUSED else fields[:n]
            player.yard = player.yard.sown(crop, places)
            del fields[: len(places)]

    return best_of(state, decision.seat, taste, decision.proposals, sow)


def _bake(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def bake(player: Player, way: Answer) -> None:
        n = amounts(way).get("grain", 0)
        player.goods["grain"] -= n
        player.goods["food"] += bread(tuple(player.in_front), n)

    return best_of(state, decision.seat, taste, decision.proposals, bake)


def _major(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def build(player: Player, way: Answer) -> None:
        if way == ("nothing",):
            return
        name, _, old = way[0].partition(FOR)
        if old:
            player.majors.remove(old)
        else:
            for good, n in prices_of(state, player, name)[0].goods:
                player.goods[good] -= n
        player.majors.append(name)
        if food := food_to_come(card_of(name), LAST_ROUND - state.round):
            there = player.coming.setdefault(LAST_ROUND, {})
            there["food"] = there.get("food", 0) + food

    return best_of(state, decision.seat, taste, [(name,) for name in decision.parts[0].ids], build)


def _house(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    rates = cook_rates(state.players[decision.seat])

    def keep(player: Player, way: Answer) -> None:
        for species, n in zip(ANIMALS, counted(way), strict=True):
            player.goods["food"] += (player.goods[species] - n) * rates.get(species, 0)
            player.goods[species] = n

    return best_of(state, decision.seat, taste, decision.proposals, keep)


def _breed(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def keep(player: Player, way: Answer) -> None:
        for species, n in zip(ANIMALS, counted(way), strict=True):
            player.goods[species] = n

    return best_of(state, decision.seat, taste, decision.proposals, keep)


def _one(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def gain(player: Player, way: Answer) -> None:
        player.goods[way[0]] += 1

    return best_of(state, decision.seat, taste, [(name,) for name in decision.parts[0].ids], gain)


CHOICES: dict[str, Callable[[AgricolaState, Decision, Taste], Answer]] = {
    "plow": _plow, "build_rooms": _rooms, "build_stables": _stables, "sow": _sow, "bake": _bake, "major": _major,
    "fence": fence_answer, "house_animals": _house, "breed": _breed, "feed": feed, "reed_stone": _one, "resource": _one,
}
