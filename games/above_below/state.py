"""The state of a game: everything that survives a segment, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from games.above_below.content.load import CIDER, GOODS, POTION, SUPPLIES
from games.core.state import Card, GameState, hidden, hidden_card

STARTING_HOUSE = "starting_house"
ASK_ME = 0
"""No price from which an item on sale is given away unasked."""


class Step(StrEnum):
    """Which segment comes next."""

    ROUND = "round"                # a round begins: a tool is laid out
    TURN = "turn"                  # one seat's free actions and its action
    READ = "read"                  # an exploration: the page lies open, a choice is made
    LANTERNS = "lanterns"          # its dice lie there: rolled again, raised, villagers exerted
    RESULT = "result"              # it is told what has become of it
    SPOILS = "spoils"              # what is to be chosen of it, one thing after the other
    DUSK = "dusk"                  # everybody has passed: round marker, cider, newcomers
    NIGHT = "night"                # rest, side by side
    DAWN = "dawn"                  # income, goods on buildings, the first player card
    LAST_GOODS = "last_goods"      # the last round is over: goods may still be laid on the track
    OVER = "over"


class Zone(StrEnum):
    """Where a villager stands on the player board, or that they lie on the cave card."""

    READY = "ready"
    EXHAUSTED = "exhausted"
    INJURED = "injured"
    EXPLORING = "exploring"


def nothing() -> dict[str, int]:
    """An empty store: goods, potions, ciders and supplies."""
    return dict.fromkeys((*GOODS, POTION, CIDER, SUPPLIES), 0)


@dataclass(slots=True)
class Villager:
    """A villager of a player. `piece`: which token; `states`: what lies on it for good."""

    piece: str
    zone: Zone = Zone.READY
    states: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Cave:
    """A cave card that a player has won: its pages, and the outpost that was built on it, "" for none."""

    card: str
    outpost: str = ""


@dataclass(slots=True)
class HeldTool:
    """A tool of a player. `used`: face down until the end of the round."""

    tool: str
    used: bool = False


@dataclass(slots=True)
class Player:
    """One player's village.

    `goods`: what is at hand, neither on the track nor on buildings. `sale`: the item on sale, "" for none; it is not
    among `goods`. `accept`: the price from which it is sold unasked, `ASK_ME` for none; nobody else knows it.
    `track`: goods on the advancement track, kinds in their order from the left. `houses`: houses, key houses and star
    houses as they were built, the starting house first. `on_cards`: goods that lie on buildings. `quests`: those that
    were claimed.
    """

    seat: int
    coins: int = 0
    goods: dict[str, int] = field(default_factory=nothing)
    sale: str = ""
    accept: int = ASK_ME
    track: dict[str, int] = field(default_factory=dict)
    reputation: int = 0
    villagers: list[Villager] = field(default_factory=list)
    houses: list[str] = field(default_factory=lambda: [STARTING_HOUSE])
    caves: list[Cave] = field(default_factory=list)
    on_cards: dict[str, int] = field(default_factory=dict)
    quests: list[str] = field(default_factory=list)
    tools: list[HeldTool] = field(default_factory=list)
    passed: bool = False

    def buildings(self) -> list[str]:
        """Everything that was built, the starting house too."""
        return [*self.houses, *(cave.outpost for cave in self.caves if cave.outpost)]

    def empty_caves(self) -> int:
        """How many caves are without an outpost."""
        return sum(not cave.outpost for cave in self.caves)

    def owns(self, item: str) -> int:
        """How many of an item the player owns: at hand, on sale and on the track, but not on buildings."""
        return self.goods[item] + self.track.get(item, 0) + (self.sale == item)

    def in_zone(self, zone: Zone) -> Iterator[Villager]:
        """The villagers who stand there."""
        return (one for one in self.villagers if one.zone is zone)

    def ready(self) -> list[str]:
        """The villagers who can be used."""
        return [one.piece for one in self.in_zone(Zone.READY)]

    def villager(self, piece: str) -> Villager:
        """The villager with this token. Raises `StopIteration` when the player has none."""
        return next(one for one in self.villagers if one.piece == piece)

    def use_tool(self, name: str) -> None:
        """Turn a tool of a kind face down for this round. Raises `StopIteration` when none can be used."""
        next(one for one in self.tools if one.tool == name and not one.used).used = True


@dataclass(slots=True)
class Explorer:
    """A villager of an exploration. `die`: as rolled, 0 before; `added`: by tools and supplies."""

    piece: str
    die: int = 0
    added: int = 0
    exerted: bool = False


@dataclass(slots=True)
class Expedition:
    """An exploration, under way or the last one.

    `cave`: the card; `token`: the one of the second book that was laid on it, "" for none; `pages`: those read so far,
    the present one last. `choice`: what was chosen on it. `coin_paid`: for lanterns, before the dice. `rerolls`: used
    so far. `lanterns`: in all, once it is over. `outcome`: "" while it is under way, else "success" or "failure".
    `reached`: the number whose result counts; `gained`: the coins that came of it. `pending`: what is still to be
    chosen of it (`explore.spoils`).
    """

    seat: int
    party: list[Explorer]
    cave: str
    token: str = ""
    pages: list[str] = field(default_factory=list)
    choice: str = ""
    coin_paid: bool = False
    rerolls: int = 0
    lanterns: int = 0
    outcome: str = ""
    reached: int = 0
    gained: int = 0
    pending: list[str] = field(default_factory=list)

    @property
    def page(self) -> str:
        """The page that lies open."""
        return self.pages[-1]

    def explorer(self, piece: str) -> Explorer:
        """A villager of the party. Raises `StopIteration` for somebody else."""
        return next(one for one in self.party if one.piece == piece)


@dataclass(slots=True)
class AboveBelowState(GameState):
    """A table of Above and Below.

    Piles have their top at the end. What was put back under one lies openly in the list `…_under`, first in first out,
    and comes when the pile itself is used up. A cave card is the ids of its six pages, die 1 first, with commas. A
    token of the second book is its name, die results and pages (see `explore.tokens`).

    `modules`: what of the Expanded Edition is in play. `first`: who has the first player card; `turn`: whose turn it
    is. `refreshed`, `refused_offers[seat]`: of the present turn. `cider`: whether the cider lies on the board.
    `supply`: what is left of goods, potions and the like. `met[page]`: bit mask of the seats that have read a page.
    """

    modules: tuple[str, ...] = ()
    players: list[Player] = field(default_factory=list)
    step: Step = Step.ROUND
    round: int = 1
    first: int = 0
    turn: int = 0
    refreshed: bool = False
    refused_offers: dict[int, int] = field(default_factory=dict)
    cider: bool = True
    supply: dict[str, int] = field(default_factory=dict)
    star_houses: list[str] = field(default_factory=list)
    key_houses: list[str] = field(default_factory=list)
    house_row: list[str] = field(default_factory=list)
    house_pile: list[Card] = hidden("houses")
    house_under: list[str] = field(default_factory=list)
    outpost_row: list[str] = field(default_factory=list)
    outpost_pile: list[Card] = hidden("outposts")
    outpost_under: list[str] = field(default_factory=list)
    for_hire: list[str] = field(default_factory=list)
    villager_pile: list[Card] = hidden("villagers")
    specials: list[str] = field(default_factory=list)
    cave_top: str = ""
    cave_pile: list[Card] = hidden("caves")
    caves_under: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    tool_pile: list[Card] = hidden("tools")
    tool_laid: Card | None = hidden_card("tools")
    tokens: list[Card] = hidden("tokens")
    tokens_used: list[str] = field(default_factory=list)
    expedition: Expedition | None = None
    met: dict[str, int] = field(default_factory=dict)

    def order(self) -> tuple[int, ...]:
        """All seats in turn order from the first player."""
        return tuple((self.first + k) % len(self.players) for k in range(len(self.players)))

    @property
    def trip(self) -> Expedition:
        """The exploration that is under way."""
        assert self.expedition is not None, "nobody explores"
        return self.expedition

    def take(self, item: str, count: int) -> int:
        """Take up to so many of an item out of the supply; how many there were (AB-53: what has run out is not
        gained)."""
        taken = min(count, self.supply[item])
        self.supply[item] -= taken
        return taken

    def gain(self, seat: int, item: str, count: int) -> int:
        """A player gets up to so many of an item from the supply; how many it were."""
        taken = self.take(item, count)
        self.players[seat].goods[item] += taken
        return taken

    def give_back(self, seat: int, item: str, count: int) -> None:
        """A player spends so many of an item."""
        self.players[seat].goods[item] -= count
        self.supply[item] += count
