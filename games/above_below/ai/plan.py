"""The AI seat's plan for the rest of a round: who of its ready villagers does what, so that all of it brings most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from games.above_below.actions.build import BUILD, builders, has_place
from games.above_below.actions.harvest import HARVEST
from games.above_below.actions.labour import LABOUR
from games.above_below.actions.train import TRAIN, trainers
from games.above_below.ai.judge import Judge
from games.above_below.cards.box import building
from games.above_below.explore.odds import faces_of
from games.above_below.explore.send import EXPLORE, LEAST
from games.above_below.paying import purse

BUILDINGS, NEWCOMERS, LARGEST = 4, 3, 6
"""How many of the best buildings and newcomers are weighed, and the largest party."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One action of a plan: who does it, and what it is about (a building, a newcomer, buildings to harvest from)."""

    action: str
    who: tuple[str, ...]
    what: tuple[str, ...] = ()
    worth: float = 0.0


Plan = tuple[Deed, ...]


def lanterns(piece: str) -> int:
    """The lanterns of all faces of a villager's die."""
    return sum(faces_of(piece, ()))


class Planner:
    """Weighs plans one after the other, at most `looks` of them."""

    def __init__(self, judge: Judge, looks: int) -> None:
        self.judge = judge
        self.looks = looks
        self.ready = sorted(judge.me.ready(), key=lambda piece: (lanterns(piece), piece))
        self.goods = sorted(
            ((judge.harvest(name), name) for name, n in judge.me.on_cards.items() for _ in range(n)), reverse=True
        )
        self.money = sum(purse(judge.me).values())
        self.parties: dict[tuple[str, ...], float] = {}
        self.cider = 1.5 * judge.coin * (judge.nights > 0) if judge.view.cider else 0.0

    def best(self) -> Plan:
        """The plan that brings most; nothing without ready villagers."""
        found: tuple[float, Plan] = (0.0, ())
        for looks, plan in enumerate(self._plans()):
            worth = sum(deed.worth for deed in plan)
            if worth > found[0] + 1e-9:
                found = (worth, plan)
            if looks + 1 >= self.looks:
                break
        return found[1]

    def _plans(self) -> Iterator[Plan]:
        """What is bought first, the most tempting purchases before others; then what the rest may do."""
        for bought in self._purchases():
            spent = sum(self._price(deed) for deed in bought)
            used = {piece for deed in bought for piece in deed.who}
            rest = [piece for piece in self.ready if piece not in used]
            for parties in self._explorations(rest):
                below = {piece for deed in parties for piece in deed.who}
                home = [piece for piece in rest if piece not in below]
                plan = self._at_home(home, spent - self.money)
                if plan is not None:
                    yield (*bought, *parties, *plan)

    # -- what is bought ------------------------------------------------------------------------------------------

    def _price(self, deed: Deed) -> int:
        return self.judge.price(deed.what[0]) if deed.action == BUILD else self.judge.fee(deed.what[0])

    def _purchases(self) -> list[Plan]:
        """Up to two buildings and two newcomers, as far as there is somebody for it; the best ones first."""
        hammers, quills = builders(self.judge.me), trainers(self.judge.me)
        found: list[Plan] = []
        for houses in self._some(self._buildings() if hammers else [], len(hammers)):
            for newcomers in self._some(self._newcomers() if quills else [], len(quills)):
                plan = self._staffed(houses, newcomers, hammers, quills)
                if plan is not None:
                    found.append(plan)
        return sorted(found, key=lambda plan: -sum(deed.worth for deed in plan))

    def _buildings(self) -> list[tuple[float, str]]:
        judge, most = self.judge, self.money + len(self.ready)
        there = [name for name in judge.view.on_offer() if has_place(judge.me, name) and judge.price(name) <= most]
        return self._tempting([(judge.bargain(name), name) for name in there], BUILDINGS)

    def _newcomers(self) -> list[tuple[float, str]]:
        judge, most = self.judge, self.money + len(self.ready)
        there = [piece for piece in judge.view.for_hire if piece and judge.fee(piece) <= most]
        return self._tempting([(judge.hire(piece), piece) for piece in there], NEWCOMERS)

    @staticmethod
    def _tempting(worths: list[tuple[float, str]], most: int) -> list[tuple[float, str]]:
        return sorted((one for one in worths if one[0] > 0), reverse=True)[:most]

    @staticmethod
    def _some(there: Sequence[tuple[float, str]], most: int) -> Iterator[tuple[tuple[float, str], ...]]:
        for size in range(min(2, most, len(there)) + 1):
            yield from combinations(there, size)

    def _staffed(
        self, houses: Sequence[tuple[float, str]], newcomers: Sequence[tuple[float, str]],
        hammers: Sequence[str], quills: Sequence[str],
    ) -> Plan | None:
        """Who builds and who trains: whoever is least able to do anything else. None when there are too few, or two
        outposts want one cave."""
        if sum(building(name).kind == "outpost" for _, name in houses) > self.judge.me.empty_caves():
            return None
        free, deeds = list(self.ready), []
        for worth, name in houses:
            able = [piece for piece in hammers if piece in free]
            able.sort(key=lambda piece: bool(newcomers) and piece in quills and len(quills) <= len(newcomers))
            if not able:
                return None
            free.remove(able[0])
            deeds.append(Deed(BUILD, (able[0],), (name,), worth))
        for worth, name in newcomers:
            able = [piece for piece in quills if piece in free]
            if not able:
                return None
            free.remove(able[0])
            deeds.append(Deed(TRAIN, (able[0],), (name,), worth))
        return tuple(deeds)

    # -- what the rest do ----------------------------------------------------------------------------------------

    def _explorations(self, rest: Sequence[str]) -> Iterator[Plan]:
        """Nobody below; the brightest in one party of each size; and with many, two more in another."""
        yield ()
        if not self.judge.view.cave_top:
            return
        bright = list(reversed(rest))
        for size in range(LEAST, min(LARGEST, len(bright)) + 1):
            first = self._party(bright[:size])
            yield (first,)
            for more in range(LEAST, min(4, len(bright) - size) + 1):
                yield (first, self._party(bright[size:size + more]))

    def _party(self, pieces: Sequence[str]) -> Deed:
        party = tuple(pieces)
        if party not in self.parties:
            self.parties[party] = self.judge.exploring(party)
        return Deed(EXPLORE, party, (), self.parties[party])

    def _at_home(self, home: Sequence[str], debt: int) -> Plan | None:
        """Harvest what is worth more than a coin, and labour, at least for what is owed. None when that is not
        enough."""
        coin = self.judge.coin
        if debt > len(home):
            return None
        goods = [one for one in self.goods[: len(home) - max(0, debt)] if one[0] > coin]
        if goods and len(goods) == len(home) and self.cider + coin > goods[-1][0]:
            goods.pop()
        deeds = []
        if goods:
            who, what = tuple(home[: len(goods)]), tuple(name for _, name in goods)
            deeds.append(Deed(HARVEST, who, what, sum(worth for worth, _ in goods)))
        if workers := tuple(home[len(goods):]):
            deeds.append(Deed(LABOUR, workers, (), len(workers) * coin + self.cider))
        return tuple(deeds)
