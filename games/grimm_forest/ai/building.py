"""The Build turn: a search over what the remaining actions can do."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.grimm_forest.ai import values
from games.grimm_forest.ai.plan import (
    ONE_EACH,
    Estate,
    Lot,
    Purse,
    add,
    complete,
    of_one,
    purse,
    rounds_to_win,
    section_price,
)
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.content import HOUSES_TO_WIN, MATERIALS, PARTS

DEPTH = 3
"""How many actions the search looks ahead."""
SAFE = 0.02
"""What a resource in a house has over one on the board, which can be stolen."""
WON = 5.0
"""What winning is worth beyond the rounds saved."""
AT_ONCE = 0.15
"""What each action left is worth then: to win first and draw cards afterwards, not the other way round."""
STURDY = (0.0, 0.2, 0.5)
"""What a house of each material is worth in a tie."""
FIRST_BUILDER = 0.6
"""What the First Builder's reward is worth."""
TWO_FABLES, BEST_OF_THREE, A_WOLF = 1.7, 1.5, 1.2
"""What the special actions that bring Fables are worth, beside drawing one."""
SINGLES = of_one("straw"), of_one("wood"), of_one("brick")


class Builder:
    """Looks for the best use of a build turn's actions."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.market = situation.markets[situation.seat]
        self.tokens = situation.view.first_tokens
        self.corner_sites = situation.me.corner_sites
        self.draw = values.another_fable(situation)
        self.friend = values.new_friend(situation)
        self._seen: dict[tuple[Purse, tuple[Lot, ...], int], float] = {}

    def best(self, goods: Purse, houses: tuple[Lot, ...], actions: int) -> float:
        """The best that these resources, houses and actions can come to, in rounds saved."""
        key = goods, houses, actions
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = self._best(goods, houses, actions)
        return found

    def _best(self, goods: Purse, houses: tuple[Lot, ...], actions: int) -> float:
        estate = Estate(goods, houses, self.corner_sites)
        done = complete(estate)
        if done >= HOUSES_TO_WIN:
            sturdy = sum(STURDY[material] for material, parts, _ in houses if parts == 3)
            return WON + sturdy + AT_ONCE * actions
        if actions == 0:
            return -rounds_to_win(estate, self.market)
        values_found = [self.best(add(goods, one), houses, actions - 1) for one in SINGLES]
        for material, part, corners in self.sections(goods, houses):
            values_found.append(self.built(goods, houses, actions - 1, (material, part, corners)))
        return max(values_found)

    def sections(self, goods: Purse, houses: tuple[Lot, ...]) -> list[Lot]:
        """The houses that these resources can begin or continue."""
        found: list[Lot] = []
        for material, have in enumerate(goods):
            if have < 2:
                continue
            begun = [lot for lot in houses if lot[0] == material and lot[1] < 3]
            if not begun and self.market.floors[material] and len(houses) < 5:
                begun = [(material, 0, False)]
            found += [lot for lot in begun if section_price(lot[1], lot[2], self.market.toll) <= have]
        return found

    def built(self, goods: Purse, houses: tuple[Lot, ...], actions: int, lot: Lot, helped: int = 0) -> float:
        """The same after building the next section of `lot` (material, parts so far, on a corner site)."""
        material, parts, corners = lot
        price = section_price(parts, corners, self.market.toll) - helped
        rest = list(houses)
        if parts:
            rest.remove(lot)
        rest.append((material, parts + 1, corners))
        value = SAFE * price
        if parts == 1:
            value += self.friend
        elif parts == 2 and MATERIALS[material] in self.tokens:
            value += FIRST_BUILDER
        return value + self.best(add(goods, of_one(MATERIALS[material], price), -1), tuple(sorted(rest)), actions)


def build(situation: Situation, decision: Decision, rng: random.Random) -> Answer:
    """The next action of my turn."""
    builder = Builder(situation)
    estate = situation.estates[situation.seat]
    actions = min(DEPTH, situation.me.actions)
    scored = [(_worth(builder, estate, actions, option), rng.random(), option) for option in decision.parts[0].ids]
    return (max(scored)[2],)


def _worth(builder: Builder, estate: Estate, actions: int, option: str) -> float:
    goods, houses = estate.goods, estate.houses
    kind, _, what = option.partition(":")
    match kind:
        case "build":
            return builder.built(goods, houses, actions - 1, lot_of(option))
        case "gain":
            return builder.best(add(goods, of_one(what)), houses, actions - 1)
        case "draw":
            return builder.draw + builder.best(goods, houses, actions - 1)
        case "special":
            return _special(builder, estate, actions - 1, what)
        case "free":
            return _farewell(builder, estate, actions, what)
        case _:  # end
            return builder.best(goods, houses, 0)


def lot_of(option: str) -> Lot:
    """The house that a build option continues: material, parts so far, on a corner site."""
    words = option.split(":")
    return MATERIALS.index(words[1]), PARTS.index(words[2]), len(words) == 4


def _special(builder: Builder, estate: Estate, actions: int, friend: str) -> float:
    """What a Friend's special action comes to, the remaining actions included."""
    goods, houses = estate.goods, estate.houses
    match friend:
        case "little_mermaid":
            return builder.best(add(goods, ONE_EACH), houses, actions)
        case "rapunzel":
            return builder.best(add(goods, purse(builder.situation.me.stored)), houses, actions)
        case "wood_cutter":
            return builder.best(add(goods, of_one("wood", 2)), houses, actions)
        case "rumpelstiltskin":
            bare: Purse = 0, goods[1], goods[2]
            turned = (add(bare, of_one(new, goods[0])) for new in ("wood", "brick"))
            return max(builder.best(new, houses, actions) for new in turned)
        case "puss_in_boots":
            return max((value for value, _ in helped_builds(builder, estate, actions)), default=0.0)
        case "fairy_godmother":
            return TWO_FABLES * builder.draw + builder.best(goods, houses, actions)
        case "goldilocks":
            return BEST_OF_THREE * builder.draw + builder.best(goods, houses, actions)
        case _:  # Red Riding Hood
            return A_WOLF * builder.draw + builder.best(goods, houses, actions)


def helped_builds(builder: Builder, estate: Estate, actions: int) -> list[tuple[float, Lot]]:
    """The sections to build with a resource of an opponent, with what each comes to."""
    found: list[tuple[float, Lot]] = []
    for at, material in enumerate(MATERIALS):
        helpers = [rival for rival in builder.situation.rivals if rival.goods[material]]
        if not helpers:
            continue
        hurt = max(builder.situation.worth(rival.seat, of_one(material), -1) for rival in helpers)
        more = add(estate.goods, of_one(material))
        for lot in builder.sections(more, estate.houses):
            if lot[0] == at:
                found.append((hurt + builder.built(estate.goods, estate.houses, actions, lot, 1), lot))
    return found


def _farewell(builder: Builder, estate: Estate, actions: int, friend: str) -> float:
    """What sending a Friend away for two resources comes to: worth it when they decide something now."""
    situation = builder.situation
    gained = max(
        builder.best(add(add(estate.goods, one), two), estate.houses, actions) for one in SINGLES for two in SINGLES
    )
    cards = 0.0
    if friend == "fairy_godmother":
        hand = sorted(values.fable(card) for card in situation.me.hand)
        cards = 0.5 * sum(hand[:2]) * min(1.0, situation.left / 3)
    return gained - cards - values.friend(situation, friend)
