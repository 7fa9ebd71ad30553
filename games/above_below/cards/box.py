"""The box: every building, villager, quest, tool and state, with all that it does as data.

Rules ask for a symbol, a mark or a number and name no card.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from games.above_below.content.load import BUILDINGS, EXPANDED, VILLAGERS
from games.above_below.content.schema import BuildingData, Mark, Perk, Symbol, VillagerData
from games.above_below.state import AboveBelowState
from games.above_below.village import Village
from games.core.cards import Box, GameCard, Owned, effect

Own = Owned[AboveBelowState]
SECOND = "_2"
"""What the second token of a villager of whom there are two is called after."""


def _in_play(state: AboveBelowState, among: Collection[str]) -> Iterator[tuple[int, str]]:
    for player in state.players:
        yield from ((player.seat, card) for card in player.buildings() if card in among)


BOX: Box[AboveBelowState, Own] = Box("above_below", Own, _in_play, AboveBelowState.order)


@dataclass(eq=False)
class Building(GameCard):
    """A house, key house, star house or outpost: its price in coins and its symbols."""

    cost: int = 0
    perks: tuple[Perk, ...] = effect(())

    def count(self, symbol: Symbol, good: str | None = None) -> int:
        """How many of a symbol are on it; of a good, where it has one."""
        return sum(perk.n for perk in self.perks if perk.op is symbol and (good is None or perk.good == good))

    def store(self) -> Perk | None:
        """The symbol that lays goods on it, if there is one."""
        stores = (Symbol.GOODS_ONCE, Symbol.GOOD_REFRESH)
        return next((perk for perk in self.perks if perk.op in stores), None)


@dataclass(eq=False)
class VillagerCard(GameCard):
    """A villager; `games.above_below.content.schema.VillagerData` says what the fields mean."""

    copies: int = 1
    marks: tuple[Mark, ...] = effect(())
    lanterns: tuple[tuple[int, int], ...] = effect(())
    reputation: int = effect(0)
    refuses: int = effect(0)
    own_bed: bool = effect(False)

    def lights(self, roll: int) -> int:
        """The lanterns that a result of the die gives: the best line reached; none below the lowest."""
        return max((lanterns for least, lanterns in self.lanterns if roll >= least), default=0)

    def can(self, *marks: Mark) -> bool:
        """Whether the villager has one of these marks."""
        return any(mark in self.marks for mark in marks)


@dataclass(eq=False)
class Quest(GameCard):
    """A quest: what one must own, and the points at the end for who first did."""

    need: Mapping[str, int] = field(default_factory=dict)
    points: int = effect(0)


@dataclass(eq=False)
class Tool(GameCard):
    """A tool; `games.above_below.content.schema.ToolData` says what the fields mean."""

    copies: int = 1
    die: int = effect(0)
    teaches: bool = effect(False)
    harvest: int = effect(0)


@dataclass(eq=False)
class VillagerState(GameCard):
    """A state that lies on a villager for good; `games.above_below.content.schema.StateData` says what it does."""

    die: int = effect(0)
    refuses: int = effect(0)
    coins: int = effect(0)
    unhurt: bool = effect(False)


def _building(kind: str, data: BuildingData) -> None:
    BOX.add(Building(data.id, kind, cost=data.cost, perks=data.perks))


def _villager(data: VillagerData) -> None:
    BOX.add(VillagerCard(
        data.id, "villager", copies=data.copies, marks=data.marks, lanterns=data.lanterns, reputation=data.reputation,
        refuses=data.refuses, own_bed=data.own_bed,
    ))


BUILDING_KINDS = ("house", "outpost", "key_house", "star_house")
for _kind in ("starting_house", *BUILDING_KINDS):
    for _data in getattr(BUILDINGS, _kind):
        _building(_kind, _data)
for _group in (VILLAGERS.starting, VILLAGERS.ordinary, VILLAGERS.expanded, VILLAGERS.special):
    for _one in _group:
        _villager(_one)
for _quest in EXPANDED.quest:
    BOX.add(Quest(_quest.id, "quest", need=_quest.need, points=_quest.points))
for _tool in EXPANDED.tool:
    BOX.add(Tool(
        _tool.id, "tool", copies=_tool.copies, die=_tool.die, teaches=_tool.teaches, harvest=_tool.harvest,
    ))
for _state in EXPANDED.state:
    BOX.add(VillagerState(
        _state.id, "state", die=_state.die, refuses=_state.refuses, coins=_state.coins, unhurt=_state.unhurt,
    ))


def building(name: str) -> Building:
    """The building of this id. Raises `KeyError` when there is none."""
    found = BOX.cards[name]
    assert isinstance(found, Building), name
    return found


def villager(piece: str) -> VillagerCard:
    """What the rules know of a villager's token. Raises `KeyError` when there is no such villager."""
    found = BOX.cards[piece.removesuffix(SECOND)]
    assert isinstance(found, VillagerCard), piece
    return found


def quest(name: str) -> Quest:
    """The quest of this id. Raises `KeyError` when there is none."""
    found = BOX.cards[name]
    assert isinstance(found, Quest), name
    return found


def tool(name: str) -> Tool:
    """The tool of this id. Raises `KeyError` when there is none."""
    found = BOX.cards[name]
    assert isinstance(found, Tool), name
    return found


def villager_state(name: str) -> VillagerState:
    """The state of this id. Raises `KeyError` when there is none."""
    found = BOX.cards[name]
    assert isinstance(found, VillagerState), name
    return found


def pieces(group: tuple[VillagerData, ...]) -> list[str]:
    """The tokens of a group of villagers, second copies too."""
    return [data.id + suffix for data in group for suffix in ("", SECOND)[: data.copies]]


def count(village: Village, symbol: Symbol, good: str | None = None) -> int:
    """How many of a symbol somebody's buildings have together."""
    return sum(building(name).count(symbol, good) for name in village.buildings())


def perks(village: Village, *symbols: Symbol) -> Iterator[Perk]:
    """The symbols of these kinds on somebody's buildings, one after the other."""
    for name in village.buildings():
        yield from (perk for perk in building(name).perks if perk.op in symbols)
