"""The learnt judgement of the strong AI: the expected final points of a village at the end of a day, and what things
are worth by it.

A village is worth the points that it would have now, plus what each trait (`traits`) will still bring, which depends on
the nights to come. What explorations bring on average depends on the lanterns of the party, and what numbers of pages
bring on the number; nothing is known of single pages. All weights come from games of AIs
(`training.above_below.learning`), not from games of people.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from games.above_below.actions.build import BUILD
from games.above_below.actions.harvest import HARVEST, good_on
from games.above_below.actions.labour import LABOUR
from games.above_below.actions.train import TRAIN
from games.above_below.ai.judge import Valuation
from games.above_below.ai.plan import Plan
from games.above_below.ai.traits import Around, Tracked, counted, points_now
from games.above_below.ai.weights import Weights
from games.above_below.cards.box import building, count, villager
from games.above_below.content.load import BOARD, CIDER, GOODS, POTION
from games.above_below.content.schema import Symbol
from games.above_below.explore.odds import mean
from games.above_below.view import AboveBelowView, CaveView, ChoiceView, PlayerView, VillagerView
from games.above_below.village import Village

FILE = Path(__file__).with_name("weights.json")
SCALE = 6
"""Nights of a game, so that the powers stay between 0 and 1."""
STEP = 3
"""So many coins are added to find what a coin is worth."""


class Learnt:
    """Everything that was learnt: what traits, explorations and numbers of pages bring."""

    def __init__(self, found: Mapping[str, Any]) -> None:
        self.found = found
        self._worths: dict[tuple[int, int], Mapping[str, float]] = {}

    def worths(self, nights: int, players: int) -> Mapping[str, float]:
        """Return what each trait will bring, by the nights to come and the number of players."""
        key = nights, players
        if key not in self._worths:
            time, changes = nights / SCALE, self.found["players"][str(players)]
            self._worths[key] = {
                trait: first + time * (second + time * third) + changes[trait][0] + time * changes[trait][1]
                for trait, (first, second, third) in self.found["traits"].items()
            }
        return self._worths[key]

    def expected_points(self, village: Tracked, around: Around, nights: int) -> float:
        """Return the expected final points of a village at the end of a day."""
        now = points_now(village, around)
        if not nights:
            return now
        worth = self.worths(nights, len(around.reputations))
        return now + sum([number * worth[name] for name, number in counted(village, around) if number])

    def exploring(self, party: Sequence[float], nights: int) -> float:
        """Return what an exploration brings by the numbers of `party_traits`."""
        kind = "explore" if nights else "explore_last"
        time, coefficients = nights / SCALE, self.found[kind]
        gain: float = sum([
            number * (first + time * second) for number, (first, second) in zip(party, coefficients, strict=True)
        ])
        return gain

    def number(self, reached: int, nights: int) -> float:
        """Return what it brings to reach a number of a page; -1 stands for a failure, 0 for choices without numbers."""
        first, second = self.found["numbers"][str(reached)]
        found: float = first + second * nights / SCALE
        return found


@cache
def learnt() -> Learnt:
    """Return what was learnt."""
    return Learnt(json.loads(FILE.read_text(encoding="utf-8")))


def party_traits(village: Village, lanterns: float, size: int, tool_laid: bool) -> list[float]:
    """Return what the gain of an exploration depends on."""
    return [
        1.0, lanterns, max(0.0, lanterns - 3.5), max(0.0, lanterns - 5), max(0.0, lanterns - 7), size, tool_laid,
        count(village, Symbol.COIN_ON_EXPLORE), count(village, Symbol.REROLL), village.empty_caves() == 0,
        count(village, Symbol.POINTS_PER_EMPTY_CAVE),
    ]


class LearntValuation(Valuation):
    """The valuation for one player at one question, by the learnt judgement. All values are in village points."""

    def __init__(self, view: AboveBelowView, seat: int, usual: Weights, learnt_: Learnt | None = None) -> None:
        super().__init__(view, seat, usual)
        self.learnt = learnt_ or learnt()
        self._buildings: dict[str, float] = {}
        me = self.me
        self.around = Around([player.reputation for player in view.players], view.quests, tuple(view.on_offer()))
        self.evening = worked(me)
        self.now = self.value(self.evening)
        if self.nights:
            more = self.value(replace(self.evening, coins=me.coins + STEP)) - self.now
            less = self.now - self.value(replace(self.evening, coins=max(0, me.coins - STEP)))
            self.coin = max(0.05, (more + less) / (STEP + min(STEP, me.coins)))
        else:
            self.coin = 0.05

    def of(self, village: PlayerView) -> LearntValuation:
        return LearntValuation(self.at_table_with(village), self.me.seat, self.weights, self.learnt)

    def value(self, village: PlayerView) -> float:
        """Return the expected final points if the player's village became this one at the end of the day."""
        around = self.around
        if village.reputation != self.me.reputation:
            reputations = list(around.reputations)
            reputations[village.seat] = village.reputation
            around = replace(around, reputations=reputations)
        return self.learnt.expected_points(village, around, self.nights)

    def _more(self, **changes: Any) -> float:
        return self.value(replace(self.evening, **changes)) - self.now

    def good(self, good: str) -> float:
        return self._gains[good]

    @cached_property
    def _gains(self) -> dict[str, float]:
        goods = self.me.goods
        return {item: self._more(goods={**goods, item: goods[item] + 1}) for item in (*GOODS, POTION, CIDER)}

    def item(self, item: str) -> float:
        return self._gains[item]

    def kept(self, item: str) -> float:
        goods = self.me.goods
        return -self._more(goods={**goods, item: goods[item] - 1})

    def harvest(self, name: str) -> float:
        goods, good = self.me.goods, good_on(name)
        on_cards = {**self.me.on_cards, name: self.me.on_cards[name] - 1}
        return self._more(goods={**goods, good: goods[good] + 1}, on_cards=on_cards)

    def building(self, name: str) -> float:
        if name not in self._buildings:
            self._buildings[name] = self.value(with_building(self.evening, name)) - self.now
        return self._buildings[name]

    def newcomer(self, piece: str) -> float:
        ready = count(self.me, Symbol.TRAINEE_READY) > 0
        return self.value(with_villager(self.evening, piece)) - self.now + ready * self.coin

    def cave(self) -> float:
        return self._cave

    @cached_property
    def _cave(self) -> float:
        return self._more(caves=(*self.evening.caves, CaveView("", "")))

    def exploring(self, pieces: Sequence[str]) -> float:
        lanterns = float(mean(self.faces(pieces)))
        return self.learnt.exploring(party_traits(self.me, lanterns, len(pieces), self.view.tool_laid), self.nights)

    def after(self, plan: Plan) -> float:
        """Return the expected final points if the player carries out a plan."""
        village, more = self.outcome(plan)
        return self.value(village) + more

    def outcome(self, plan: Plan) -> tuple[PlayerView, float]:
        """Return the village at the end of the day if the player carries out a plan, and what explorations and the like
        bring in addition."""
        village, found, coins = self.evening, 0.0, self.me.coins
        goods, on_cards = dict(self.me.goods), dict(self.me.on_cards)
        for deed in plan:
            coins -= deed.price
            if deed.action == BUILD:
                coins += count(village, Symbol.COIN_ON_BUILD)
                village = with_building(without_cave(village, deed.what[0]), deed.what[0])
            elif deed.action == TRAIN:
                village = with_villager(village, deed.what[0])
                found += self.coin * (count(village, Symbol.TRAINEE_READY) > 0)
            elif deed.action == LABOUR:
                coins += len(deed.who)
                goods[CIDER] += self.view.cider
            elif deed.action == HARVEST:
                for name in deed.what:
                    goods[good_on(name)] += 1
                    on_cards[name] -= 1
            else:
                found += deed.worth
        for drink in (POTION, CIDER):  # what the symbols for it pay instead of coins
            paid = min(goods[drink], max(0, -coins))
            goods[drink], coins = goods[drink] - paid, coins + paid
        goods[POTION] += village.goods[POTION] - self.me.goods[POTION]
        on_cards = {**village.on_cards, **on_cards}
        return replace(village, coins=coins, goods=goods, on_cards=on_cards), found

    @cached_property
    def _injury(self) -> float:
        people = list(self.evening.villagers)
        for place, one in enumerate(people):
            if one.zone == "exhausted":
                people[place] = replace(one, zone="injured")
                return -self._more(villagers=tuple(people))
        return 0.0

    def injury(self) -> float:
        return max(0.05, self._injury)

    def supply(self) -> float:
        return 0.5

    def spent(self) -> float:
        return self.coin

    def number(self, numbers: Iterable[int], lanterns: int) -> float:
        best = max((number for number in numbers if number <= lanterns), default=-1)
        return self.learnt.number(best, self.nights)

    def choice(self, choice: ChoiceView) -> float:
        if not choice.numbers:
            return self.number((0,), 0)
        return super().choice(choice)


def worked(village: PlayerView) -> PlayerView:
    """Return a village as it is when everybody has worked."""
    people = tuple(replace(one, zone="exhausted") if one.zone != "injured" else one for one in village.villagers)
    return replace(village, villagers=people)


def without_cave(village: PlayerView, name: str) -> PlayerView:
    """Return a village without the empty cave that a building would use."""
    if building(name).kind != "outpost":
        return village
    empty = next(place for place, cave in enumerate(village.caves) if not cave.outpost)
    return replace(village, caves=(*village.caves[:empty], *village.caves[empty + 1 :]))


def with_building(village: PlayerView, name: str) -> PlayerView:
    """Return a village with another building; an outpost comes with a cave of its own."""
    card, goods, on_cards = building(name), village.goods, village.on_cards
    store = card.store()
    if store is not None:
        on_cards = {**on_cards, name: store.n}
    if potions := card.count(Symbol.POTION_PER_ROUND):
        goods = {**goods, POTION: goods[POTION] + potions}
    reputation = min(BOARD.reputation.most, village.reputation + card.count(Symbol.REPUTATION))
    if card.kind == "outpost":
        caves = (*village.caves, CaveView("", name))
        return replace(village, caves=caves, goods=goods, on_cards=on_cards, reputation=reputation)
    houses = (*village.houses, name)
    return replace(village, houses=houses, goods=goods, on_cards=on_cards, reputation=reputation)


def with_villager(village: PlayerView, piece: str) -> PlayerView:
    """Return a village with another, exhausted villager."""
    ends = BOARD.reputation
    reputation = max(ends.least, min(ends.most, village.reputation + villager(piece).reputation))
    return replace(
        village, villagers=(*village.villagers, VillagerView(piece, "exhausted", ())), reputation=reputation,
    )
