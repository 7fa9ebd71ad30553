"""The answers within a turn and at a harvest: whatever leaves most."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.agricola.ai.planner.ground import compact, fence_answer, rooms_answer, stables_answer
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.worth import worth
from games.agricola.animals import counted
from games.agricola.cards.box import card_of
from games.agricola.crops import names_of
from games.agricola.goods import ANIMALS
from games.agricola.majors.cooking import bread, cook_rates
from games.agricola.majors.upgrading import FOR
from games.agricola.plots import plots_of
from games.agricola.state import AgricolaState, Player
from games.core.copying import copy_of
from games.core.decision import NO, YES, Answer, Decision, amounts

Change = Callable[[Player], None]


def value_after(state: AgricolaState, seat: int, taste: Taste, change: Change) -> float:
    """What the position is worth after a change of the seat's farm."""
    player = copy_of(state.players[seat])
    change(player)
    return worth(state, player, taste)


def best_of(
    state: AgricolaState, seat: int, taste: Taste, ways: Iterable[Answer], change: Callable[[Player, Answer], None]
) -> Answer:
    """The way whose change leaves most; the first of equals."""
    best, most = None, 0.0
    for way in ways:
        value = value_after(state, seat, taste, lambda player, way=way: change(player, way))
        if best is None or value > most:
            best, most = way, value
    assert best is not None
    return best


def answer(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The strong player's answer to any question but where to place a person."""
    choice = CHOICES.get(decision.key)
    if choice is not None:
        return choice(state, decision, taste)
    if decision.proposals:
        return decision.proposals[0]
    part = decision.parts[0]
    return part.ids[: max(1, part.least)]


def _plow(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    yard = state.players[decision.seat].yard
    return compact(yard, decision.parts[0])


def _rooms(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def build(player: Player, cells: Answer) -> None:
        for good, n in (("reed", 2), (player.house, 5)):
            player.goods[good] -= n * len(cells)
        player.yard = player.yard.laid("room", player.yard.spaces(cells)) if cells else player.yard

    return best_of(state, decision.seat, taste, rooms_answer(state.players[decision.seat].yard, decision.parts[0]), build)


def _stables(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    player = state.players[decision.seat]
    price = 1 if player.begun == "side_job" or decision.parts[0].most == 1 and player.goods["wood"] < 2 else 2

    def build(player: Player, cells: Answer) -> None:
        player.goods["wood"] -= price * len(cells)
        player.yard = player.yard.with_stables(player.yard.spaces(cells))

    return best_of(state, decision.seat, taste, stables_answer(player.yard, decision.parts[0]), build)


def _sow(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def sow(player: Player, way: Answer) -> None:
        fields = list(plots_of(player).fields)
        for token, n in amounts(way).items():
            crop = token.rpartition(":")[2]
            player.goods[crop] -= n
            player.yard = player.yard.sown(crop, fields[:n])
            del fields[:n]

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
            for good, n in card_of(name).cost.items():
                player.goods[good] -= n
        player.majors.append(name)
        if name.startswith("well"):
            for number in range(state.round + 1, min(15, state.round + 6)):
                there = player.coming.setdefault(number, {})
                there["food"] = there.get("food", 0) + 1

    return best_of(state, decision.seat, taste, [(name,) for name in decision.parts[0].ids], build)


def _fence(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    return fence_answer(state, decision, taste)


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


def _feed(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    from games.agricola.ai.planner.meals import feed

    return feed(state, decision, taste)


def _one(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    def gain(player: Player, way: Answer) -> None:
        player.goods[way[0]] += 1

    return best_of(state, decision.seat, taste, [(name,) for name in decision.parts[0].ids], gain)


CHOICES: dict[str, Callable[[AgricolaState, Decision, Taste], Answer]] = {
    "plow": _plow, "build_rooms": _rooms, "build_stables": _stables, "sow": _sow, "bake": _bake, "major": _major,
    "fence": _fence, "house_animals": _house, "breed": _breed, "feed": _feed, "reed_stone": _one, "resource": _one,
}
