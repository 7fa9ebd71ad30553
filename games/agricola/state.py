"""Everything about a table of Agricola that outlives a segment."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from games.agricola.calendar import HARVESTS as HARVESTS
from games.agricola.calendar import LAST_ROUND as LAST_ROUND
from games.agricola.farmyard.yard import Farmyard
from games.agricola.goods import ANIMALS, Goods, no_goods
from games.core.cards import Kept
from games.core.journal import Line
from games.core.state import Card, GameState, hidden
from games.core.text import Arg, Seat, Text

STABLES = 4
PEOPLE = 5
SEATS = tuple(Seat(seat) for seat in range(6))


class Phase(StrEnum):
    """Which segment is next."""

    DRAFT = "draft"
    MULLIGAN = "mulligan"
    PREPARE = "prepare"
    WORK = "work"
    RETURN = "return"
    FIELD = "field"
    FEED = "feed"
    BREED = "breed"
    END = "end"


@dataclass(slots=True)
class Laid:
    """Something that a card has laid on a round space and that is no goods: a tile, or an offer. `what` is the card's
    own word for it ("field", "fuel")."""

    card: str
    what: str


@dataclass(slots=True)
class Player:
    """One seat's farm and belongings.

    `people` counts everybody including `newborns` (born this round); `home` those that can still be placed this
    round, of which `sick` lie in bed. `coming[r]` are goods that arrive at the start of round r. `locked` are cooking
    improvements that wait for their fuel (variant). `crowded`: there are more animals than room, and the seat is being
    asked which to keep. `begun` names the action of the space or card that the seat is using, until one of its acts is
    done; `by` the card that lets it do what it is asked about now ("" where a space does). `bonus` are points won
    during the game. `occupations` and `minors` are the hand cards played; `kept` is what lies on the seat's cards, by
    card; `laid[r]` what its cards have laid on the space of round r besides goods; `tokens` are what others' cards have
    put before the seat, by card with the points they count at the end. `pile` lies before the seat in a draft: one of
    these cards is taken, the others are passed on.

    `gained` counts the building resources that came in this work phase. `joined` are people of the supply that a card
    lets the seat place in this round besides the family, of which `waiting` are still to be placed, among `home`.
    """

    seat: int
    yard: Farmyard = field(default_factory=Farmyard)
    goods: Goods = field(default_factory=no_goods)
    house: str = "wood"
    people: int = 2
    newborns: int = 0
    home: int = 2
    sick: int = 0
    begging: int = 0
    crowded: bool = False
    begun: str = ""
    by: str = ""
    bonus: int = 0
    majors: list[str] = field(default_factory=list)
    locked: list[str] = field(default_factory=list)
    coming: dict[int, Goods] = field(default_factory=dict)
    occupations: list[str] = field(default_factory=list)
    minors: list[str] = field(default_factory=list)
    kept: dict[str, Kept] = field(default_factory=dict)
    laid: dict[int, list[Laid]] = field(default_factory=dict)
    tokens: dict[str, int] = field(default_factory=dict)
    gained: int = 0
    joined: int = 0
    waiting: int = 0
    hand: list[Card] = hidden("hand", owner=True)
    pile: list[Card] = hidden("hand", owner=True)

    @property
    def rooms(self) -> int:
        """How many rooms the house has."""
        return self.yard.rooms.bit_count()

    @property
    def stables_left(self) -> int:
        """Stables not yet built."""
        return STABLES - self.yard.stables.bit_count()

    @property
    def animals(self) -> tuple[int, ...]:
        """The numbers of animals by species, in the order of `ANIMALS`."""
        goods = self.goods
        return tuple([goods[species] for species in ANIMALS])

    def acted(self) -> None:
        """An act of what has been begun is done: all the rest may be left."""
        self.begun = ""

    @property
    def played(self) -> list[str]:
        """The hand cards in play, occupations first."""
        return self.occupations + self.minors

    @property
    def in_front(self) -> list[str]:
        """All cards in play, majors first. Not to be changed."""
        return self.majors + self.occupations + self.minors if self.occupations or self.minors else self.majors


@dataclass(slots=True)
class Space:
    """An action space: what has accumulated on it, and the seats of the people there in order of arrival."""

    goods: Goods = field(default_factory=dict)
    people: list[int] = field(default_factory=list)


@dataclass(slots=True)
class RoundDeck:
    """Round cards not yet revealed, by stage; the next one is the first of the lowest stage that has any."""

    stage_1: list[Card] = hidden("round-1")
    stage_2: list[Card] = hidden("round-2")
    stage_3: list[Card] = hidden("round-3")
    stage_4: list[Card] = hidden("round-4")
    stage_5: list[Card] = hidden("round-5")
    stage_6: list[Card] = hidden("round-6")

    def stages(self) -> tuple[list[Card], ...]:
        """The cards left in each stage."""
        return self.stage_1, self.stage_2, self.stage_3, self.stage_4, self.stage_5, self.stage_6

    def draw(self) -> str:
        """Take the next card."""
        stage = next(cards for cards in self.stages() if cards)
        return stage.pop(0).name


@dataclass(slots=True)
class SpecialCard:
    """A special action card at 2 to 6 players: the seats that have used it this round, at most two."""

    id: str
    users: list[int] = field(default_factory=list)


@dataclass(slots=True)
class SoloSpecials:
    """The special action cards of the solo game (rulebook: solo mode).

    `top` is the uppermost card of the draw deck: its back shows its actions, and no two cards have the same, so
    everybody knows it; `deck` are the cards below it. `shown` is the card that lies face up, if any; `paid` says
    whether the 2 food for not discarding it were paid this round.
    """

    deck: list[Card] = hidden("special")
    top: str | None = None
    shown: str | None = None
    discards: list[str] = field(default_factory=list)
    paid: bool = False


OUTCOMES = frozenset(f"agricola-log-{outcome}" for outcome in (
    "plow", "sow", "sow-beyond", "bake", "rooms", "stables", "renovate", "newborn", "fence", "fence-paid", "major",
    "upgrade", "minor", "occupation", "starter", "gets", "felled", "slashed", "cut", "horse", "hiring",
))
"""Log lines that say what came of a space or a special action."""


@dataclass(slots=True)
class AgricolaState(GameState):
    """A table. `level` is the rulebook's, `hands` the option of how hands are found; `deal` is the number of the draft
    that is going on. `starter` holds the starting player token, `active` is whose turn it is in the work phase.

    `places` are the places of the majors board, each a stack whose last card lies on top. `removed` are cards that have
    left the game.
    """

    players: list[Player] = field(default_factory=list)
    moor: bool = True
    family: bool = False
    fuel_tokens: bool = False
    level: int = 1
    hands: str = "draft"
    deal: int = 0
    phase: Phase = Phase.PREPARE
    round: int = 0
    starter: int = 0
    active: int = 0
    spaces: dict[str, Space] = field(default_factory=dict)
    round_cards: list[str] = field(default_factory=list)
    deck: RoundDeck = field(default_factory=RoundDeck)
    places: list[list[str]] = field(default_factory=list)
    specials: list[SpecialCard] = field(default_factory=list)
    solo: SoloSpecials | None = None
    removed: list[str] = field(default_factory=list)

    @property
    def cards(self) -> bool:
        """Whether there are hand cards."""
        return self.level > 1

    def tell(self, key: str, seat: int, /, **args: Arg) -> None:
        """Write a log line about what `seat` does; its text has the seat as `$who`.

        What comes of a space or a special action is one line with it: "Ana plows B1 (Farmland)".
        """
        text = Text(key, {"who": SEATS[seat], **args})
        if self.journal.begun is not None and key in OUTCOMES:
            text = Text("agricola-log-by", {"done": text, "by": self.journal.begun})
            self.journal.begun = None
        self.journal.write(Line(text, seat))

    def mention(self, key: str, seat: int, /, **args: Arg) -> None:
        """Write a log line about a detail, which the channel leaves out."""
        self.journal.write(Line(Text(key, {"who": SEATS[seat], **args}), seat, weight=0))

    def goods(self, seat: int) -> Goods:
        """The goods of a seat."""
        return self.players[seat].goods

    def order(self) -> list[int]:
        """All seats, the starting player first, then clockwise."""
        n = len(self.players)
        return [(self.starter + k) % n for k in range(n)]

    def acting(self) -> list[int]:
        """All seats in the order in which their cards act: clockwise from whose turn it is, between the turns from the
        starting player."""
        n, first = len(self.players), self.active if self.phase is Phase.WORK else self.starter
        return [(first + k) % n for k in range(n)]

    def hears(self, among: Mapping[str, Any]) -> bool:
        """Whether one of these cards lies before a player: asked at every event of a game, so it is quick."""
        strange = among.keys().isdisjoint
        hands = self.cards
        for player in self.players:
            if player.majors and not strange(player.majors):
                return True
            if hands and not (strange(player.minors) and strange(player.occupations)):
                return True
        return False

    def in_play(self, among: Collection[str]) -> Iterator[tuple[int, str]]:
        """(seat, card) for those of these cards that lie before a player, in the order in which they came there."""
        for player in self.players:
            for card in player.in_front:
                if card in among:
                    yield player.seat, card
