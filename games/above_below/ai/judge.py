"""What things are worth to a player now, in village points, by what lies open and by the round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from zlib import crc32

from games.above_below.actions.build import builders, price_for
from games.above_below.actions.harvest import good_on
from games.above_below.actions.train import PLUS, book, trainers
from games.above_below.ai.weights import NUMBERS, PARTY, Weights
from games.above_below.cards.box import building, count, perks, quest, villager
from games.above_below.content.load import BOARD, GOODS, POTION
from games.above_below.content.schema import Mark, Perk, Symbol
from games.above_below.explore.odds import Faces, chance, faces_of, mean
from games.above_below.track import income_with
from games.above_below.view import AboveBelowView, ChoiceView, PlayerView
from games.above_below.wording.options import points_with

HAMMERS, QUILLS = (Mark.HAMMER, Mark.HAMMER_PLUS), (Mark.QUILL, Mark.QUILL_PLUS)


class Judge:
    """A player's eye on the table, made anew for each question."""

    def __init__(self, view: AboveBelowView, seat: int, weights: Weights) -> None:
        self.view = view
        self.me: PlayerView = view.players[seat]
        self.weights = weights
        self.nights = view.rounds - view.round
        self.coin = weights.coin[self.nights]
        self._prices: dict[str, int] = {}

    # -- goods ---------------------------------------------------------------------------------------------------

    @cached_property
    def _kinds(self) -> list[str]:
        """Kinds on the track, then those at hand that would come there."""
        laid = [name for name, _ in self.me.track]
        return laid + [name for name in GOODS if self.me.goods[name] and name not in laid]

    def good(self, good: str) -> float:
        """One more of a good: what its space counts, and the income that a new kind brings."""
        kinds = self._kinds
        if good in kinds:
            worth = float(BOARD.track[min(kinds.index(good), len(BOARD.track) - 1)][0])
        else:
            place = min(len(BOARD.track) - 1, len(kinds))
            more = income_with(place + 1) - income_with(place)
            worth = BOARD.track[place][0] + self.weights.fresh + more * self.nights * self.coin
        return worth + self._for_quests(good)

    def _for_quests(self, item: str) -> float:
        """A part of a quest that wants this and that nobody has claimed, the greater the less is missing."""
        found = 0.0
        for name in self.view.quests:
            need = quest(name).need
            missing = {other: n - self.me.owns(other) for other, n in need.items() if n > self.me.owns(other)}
            if missing.get(item):
                found += 0.7 * quest(name).points / sum(missing.values()) ** 1.5
        return found

    def item(self, item: str) -> float:
        """A good, potion or cider."""
        if item in GOODS:
            return self.good(item)
        return (1.3 * self.coin if self.nights else 0.0) + self._for_quests(item)

    def harvest(self, name: str) -> float:
        """The good that lies on a building."""
        return self.good(good_on(name))

    # -- buildings and villagers ---------------------------------------------------------------------------------

    @cached_property
    def builders(self) -> list[str]:
        """Who of the player can build, the cheapest first."""
        return builders(self.me)

    @cached_property
    def trainers(self) -> list[str]:
        """Who of the player can train, the cheapest first."""
        return trainers(self.me)

    def building(self, name: str) -> float:
        """A building, its price not counted."""
        worth = self.weights.point * points_with(self.me, name) + sum(map(self._perk, building(name).perks))
        return worth * self._liking(name) * (self.weights.star if building(name).kind == "star_house" else 1.0)

    def _liking(self, name: str) -> float:
        """What this seat in this game thinks of a building beside what others think of it: tastes differ, and they last
        from the first round to the last."""
        drawn = crc32(f"{self._game}:{self.me.seat}:{name}".encode()) / 2**32
        return 1 + self.weights.taste * (2 * drawn - 1)

    @cached_property
    def _game(self) -> str:
        """What tells this game from others to everybody, in each of its rounds alike: the key houses drawn for it."""
        there = set(self.view.key_houses)
        there.update(name for one in self.view.players for name in one.houses if building(name).kind == "key_house")
        return ",".join(sorted(there - {""}))

    def _perk(self, perk: Perk) -> float:
        """What a symbol brings besides the points that it counts now."""
        left, money, weights = self.nights, self.coin, self.weights
        match perk.op:
            case Symbol.BED:
                short = len(self.me.villagers) - self.me.beds
                return left * weights.bed * money * max(0.0, min(perk.n, short + 0.6))
            case Symbol.INCOME:
                return left * perk.n * money * weights.income
            case Symbol.INCOME_PER_GOOD:
                return left * perk.n * money * weights.income * (dict(self.me.track).get(perk.good or "", 0) + 0.5)
            case Symbol.GOOD_REFRESH:
                times = (min(left, weights.harvests) + 1) * weights.harvest
                return times * max(0.0, self.good(perk.good or "") - money)
            case Symbol.GOODS_ONCE:
                return perk.n * max(0.0, self.good(perk.good or "") - money) * weights.once
            case Symbol.POTION_PER_ROUND:
                return left * weights.potion * money
            case Symbol.REROLL:
                return left * weights.reroll * perk.n * money
            case Symbol.COIN_ON_EXPLORE:
                return left * weights.on_explore * perk.n * money
            case Symbol.COIN_ON_BUILD:
                return left * weights.on_build * perk.n * money
            case Symbol.TRAINEE_READY:
                return min(left, 4) * weights.ready * money
            case Symbol.REPUTATION:
                return weights.reputation * perk.n
            case Symbol.POINTS_PER_VILLAGER | Symbol.POINTS_PER_BUILDING:
                return perk.n * left * weights.growth
            case Symbol.POINTS_PER_GOOD | Symbol.POINTS_PER_EMPTY_CAVE | Symbol.POINTS_PER_POTION:
                return perk.n * left * weights.more_goods
            case Symbol.POTION_PAYS | Symbol.CIDER_PAYS:
                return 0.3 * left * money
            case _:
                return 0.0

    def price(self, name: str) -> int:
        """What the player pays for a building with the best of their builders."""
        if name not in self._prices:
            self._prices[name] = price_for(self.builders[0], name)
        return self._prices[name]

    def bargain(self, name: str) -> float:
        """What a building brings more than it costs; an outpost uses a cave up."""
        cave = self.cave() if building(name).kind == "outpost" else 0.0
        return self.building(name) - self.price(name) * self.coin - cave

    def cave(self) -> float:
        """An empty cave more."""
        if not self.nights:
            return self._per(Symbol.POINTS_PER_EMPTY_CAVE)
        worth = self.weights.spare_cave if self.me.empty_caves() else self.weights.cave
        return worth + self._per(Symbol.POINTS_PER_EMPTY_CAVE)

    def symbols(self, symbol: Symbol) -> Iterator[Perk]:
        """The player's symbols of a kind."""
        return perks(self.me, symbol)

    def _per(self, symbol: Symbol) -> int:
        return count(self.me, symbol)

    def newcomer(self, piece: str) -> float:
        """A villager for hire, the fee not counted: work in the days to come, more by lanterns and marks."""
        card, weights = villager(piece), self.weights
        days = max(0, self.nights - (0 if len(self.me.villagers) < self.me.beds else 1))
        day = (
            weights.newcomer + weights.lantern * float(mean([faces_of(piece, ())]))
            + weights.hammer * card.can(*HAMMERS) + weights.quill * card.can(*QUILLS)
        )
        return self._per(Symbol.POINTS_PER_VILLAGER) + days * self.coin * day

    def fee(self, piece: str) -> int:
        """What the player pays for a villager for hire, by the best of their trainers."""
        able = self.trainers
        cheaper = bool(book(self.me)) or bool(able and villager(able[0]).can(Mark.QUILL_PLUS))
        return self.view.fee(piece) - PLUS * cheaper

    def hire(self, piece: str) -> float:
        """What a villager brings more than the fee."""
        return self.newcomer(piece) - self.fee(piece) * self.coin

    # -- below ---------------------------------------------------------------------------------------------------

    def faces(self, pieces: Iterable[str]) -> list[Faces]:
        """The dice of some of the player's villagers."""
        return [faces_of(piece, self.me.villager(piece).states) for piece in pieces]

    def exploring(self, pieces: Sequence[str]) -> float:
        """An exploration by these villagers, before its page is known."""
        lanterns = float(mean(self.faces(pieces)))
        for (low, less), (high, more) in pairwise(PARTY):
            if lanterns <= high:
                coins = less + (more - less) * max(0.0, (lanterns - low) / (high - low))
                break
        else:
            coins = PARTY[-1][1]
        wear = self.weights.wear * len(pieces) * (self.nights > 0)
        coins += self._per(Symbol.COIN_ON_EXPLORE) + 0.4 * self._per(Symbol.REROLL) + 2 * self.view.tool_laid
        return (coins - wear) * (self.weights.spoils if self.nights else self.weights.last_spoils) + self.cave()

    def injury(self) -> float:
        """An injury in coins: nothing when no day comes after, little for who has a potion."""
        if not self.nights:
            return 0.05
        return self.weights.injury * (0.7 if self.me.goods[POTION] else 1.0)

    def number(self, numbers: Iterable[int], lanterns: int) -> float:
        """What so many lanterns bring at a choice, in coins, with the cave."""
        best = max((number for number in numbers if number <= lanterns), default=None)
        return -0.3 if best is None else NUMBERS[best] + 2.5

    def choice(self, choice: ChoiceView) -> float:
        """A choice of the open page in coins, with the best exertions."""
        if not choice.numbers:
            return self.weights.unknown
        trip = self.view.expedition
        assert trip is not None
        party = self.faces(one.piece for one in trip.party)
        helped = sum(lanterns for _, lanterns in choice.bonus)
        found = 0.0
        for total in range(sum(max(faces) for faces in party) + 1):
            likely = float(chance(party, total) - chance(party, total + 1))
            found += likely * max(
                self.number(choice.numbers, total + helped + more) - self.injury() * more
                for more in range(len(trip.exertable) + 1)
            )
        return found
