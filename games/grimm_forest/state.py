"""The state of a game: everything that survives a segment, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from games.core.state import Card, GameState, hidden, hidden_card
from games.grimm_forest.content import ACTIONS, HOUSES_TO_WIN, MATERIALS, MONSTERS, SITES, UNIQUES

Goods = dict[str, int]
"""Resources by material; every material has an entry."""


def no_goods() -> Goods:
    """An empty purse."""
    return dict.fromkeys(MATERIALS, 0)


class Step(StrEnum):
    """Which segment comes next: the timing windows in the rulebook's order."""

    START = "start"                          # Royal Prince, start-of-round Friends, Fairy Food
    CHOOSE = "choose"                        # the secret choice
    CHOOSE_LAST = "choose_last"              # the Evil Queen's choice, after a peek
    REVEAL_FABLES = "reveal_fables"
    REVEAL_GATHER = "reveal_gather"
    BEFORE_COLLECTING = "before_collecting"
    COLLECT = "collect"
    END_OF_GATHER = "end_of_gather"
    START_OF_BUILD = "start_of_build"
    BUILD = "build"                          # one seat's turn
    END_OF_BUILD = "end_of_build"
    CLEANUP = "cleanup"
    OVER = "over"


@cache
def turn_order(players: int, start: int) -> tuple[int, ...]:
    """The seats clockwise from the start player."""
    return tuple((start + k) % players for k in range(players))


@dataclass(slots=True)
class House:
    """A house on a player board: 1 floor, 2 with walls, 3 complete. `corners`: on a Cutting Corners site."""

    material: str
    parts: int
    corners: bool = False


@dataclass(slots=True)
class Fable:
    """A Fable lying open on the table.

    `place`: where it lies (monsters, Unique Locations, Fairy Food), else "". `since`: the round it was played in.
    `settled`: it has done what it does once: a cancelled or spent monster, a Cutting Corners that became a site.
    """

    card: str
    owner: int
    since: int
    place: str = ""
    settled: bool = False


@dataclass(slots=True)
class GatherCard:
    """A Gather card as played. `owner`: whose card it is, which the Wishing Well can make somebody else's."""

    place: str
    owner: int
    known_to: int


@dataclass(slots=True)
class Player:
    """One player's board, cards and what the round has brought so far.

    `said`: what Aladdin predicts ("alone", "together") or the place Pinocchio announces. `robbed`, `booty`: from whom
    Ali Baba took what. `stored`: resources on Rapunzel. `under_mermaid`: Gather cards out of use.
    `facedown`: the chosen Fable before the reveal; `facedown_seen`: mask of the seats that have seen that very card
    there. `revealed`: the Fable of this round once it has been turned over, wherever it is now. `at`: where the pig
    stands, "" while it stands nowhere. `collected`: this round, from the place only.
    `used`: special actions taken in this build turn.
    """

    seat: int
    goods: Goods = field(default_factory=no_goods)
    houses: list[House] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    hand: list[Card] = hidden("fables", owner=True)
    friend: str = ""
    said: str = ""
    robbed: int = -1
    booty: str = ""
    stored: Goods = field(default_factory=no_goods)
    under_mermaid: list[str] = field(default_factory=list)
    gather: GatherCard | None = None
    facedown: Card | None = hidden_card("fables")
    facedown_seen: int = 0
    revealed: str = ""
    at: str = ""
    collected: Goods = field(default_factory=no_goods)
    actions: int = ACTIONS
    used: list[str] = field(default_factory=list)

    def complete(self) -> int:
        """How many complete houses stand here."""
        return sum(house.parts == 3 for house in self.houses)


@dataclass(slots=True)
class GrimmState(GameState):
    """A table of The Grimm Forest.

    `turn`: how many seats have finished their build turn. Decks have their top at the end of the list.
    `fables_open`, `gather_open`: whether this round's Fables and Gather cards lie open.
    `sections[material]`: floors, walls and roofs left. `table`: the open Fables.
    `offer`, `offer_by`: a drawn Friend whom a seat keeps or gives. `looking`, `looker`: Fables that one seat looks at.
    `tavern`: Friends being handed out. `prince`, `prince_took`: what the Royal Prince took this round.
    """

    advanced: bool = False
    players: list[Player] = field(default_factory=list)
    locations: dict[str, Goods] = field(default_factory=dict)
    start: int = 0
    round: int = 1
    step: Step = Step.START
    turn: int = 0
    fables_open: bool = False
    gather_open: bool = False
    deck: list[Card] = hidden("fables")
    discards: list[str] = field(default_factory=list)
    friend_deck: list[Card] = hidden("friends")
    friend_discards: list[str] = field(default_factory=list)
    table: list[Fable] = field(default_factory=list)
    monsters_came: bool = False
    sections: dict[str, list[int]] = field(default_factory=dict)
    first_tokens: list[str] = field(default_factory=list)
    prince_rolls: list[str] = field(default_factory=list)
    prince: str = ""
    prince_took: int = 0
    offer: str = ""
    offer_by: int = -1
    looking: list[Card] = hidden("fables")
    looker: int = -1
    tavern: list[Card] = hidden("friends")

    # -- who and where -------------------------------------------------------------------------------------------

    def order(self) -> tuple[int, ...]:
        """All seats in turn order."""
        return turn_order(len(self.players), self.start)

    def goods(self, seat: int) -> Goods:
        """The resources on a player board."""
        return self.players[seat].goods

    def pigs_at(self, place: str) -> list[int]:
        """The seats whose pigs stand at a place, in turn order. Nobody is ever at ""."""
        return [seat for seat in self.order() if self.players[seat].at == place] if place else []

    def rivals_at_place_of(self, seat: int) -> list[int]:
        """The other seats at this seat's place, in turn order."""
        return [other for other in self.pigs_at(self.players[seat].at) if other != seat]

    def alone(self, seat: int) -> bool:
        """Whether the seat's pig shares its place with no other pig. Monsters do not count (rulebook, "Alone")."""
        at = self.players[seat].at
        return bool(at) and all(p.at != at or p.seat == seat for p in self.players)

    def accompanied(self, seat: int) -> bool:
        """Whether another pig is at the seat's place. A pig that is nowhere is neither alone nor accompanied."""
        at = self.players[seat].at
        return bool(at) and any(p.at == at and p.seat != seat for p in self.players)

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards_of(self, seat: int) -> list[str]:
        """The cards of a seat that lie open: its Friend, then its Fables."""
        friend = self.players[seat].friend
        cards = [friend] if friend else []
        for fable in self.table:
            if fable.owner == seat and fable.card not in cards:
                cards.append(fable.card)
        return cards

    def in_play(self) -> list[tuple[int, str]]:
        """Every open card with its seat, each pair once. For queries, to which the order does not matter."""
        found = [(player.seat, player.friend) for player in self.players if player.friend]
        for fable in self.table:
            entry = (fable.owner, fable.card)
            if entry not in found:
                found.append(entry)
        return found

    def played(self, seat: int, card: str) -> Fable | None:
        """The open Fable of this name that the seat played this round."""
        return next((f for f in self.table if f.owner == seat and f.card == card and f.since == self.round), None)

    def ripe(self, seat: int, card: str) -> Fable | None:
        """The open Fable of this name that the seat played last round."""
        return next((f for f in self.table if f.owner == seat and f.card == card and f.since == self.round - 1), None)

    def monsters_at(self, place: str) -> list[Fable]:
        """The monsters at a place."""
        return [fable for fable in self.table if fable.place == place and fable.card in MONSTERS]

    def unique_at(self, place: str) -> Fable | None:
        """The Unique Location on a place."""
        return next((fable for fable in self.table if fable.place == place and fable.card in UNIQUES), None)

    def gather_cards(self, seat: int) -> list[str]:
        """The Gather cards a seat may use: all but those under the Little Mermaid."""
        under = self.players[seat].under_mermaid
        return [place for place in self.locations if place not in under]

    def gather_hand(self, seat: int) -> list[str]:
        """The usable Gather cards that lie before nobody."""
        out = [p.gather.place for p in self.players if p.gather is not None and p.gather.owner == seat]
        return [place for place in self.gather_cards(seat) if place not in out]

    # -- building sites ------------------------------------------------------------------------------------------

    def corner_sites(self, seat: int) -> int:
        """Extra building sites: the Cutting Corners cards on a board."""
        return sum(f.card == "cutting_corners" and f.owner == seat and f.settled for f in self.table)

    def free_site(self, seat: int, corners: bool) -> bool:
        """Whether a site is free: an ordinary one, or one of Cutting Corners."""
        sites = self.corner_sites(seat) if corners else SITES
        houses = self.players[seat].houses
        return len(houses) < sites or sum(house.corners == corners for house in houses) < sites

    def somebody_has_won(self) -> bool:
        """Whether anybody has the houses that end the game after this Build phase."""
        return any(player.complete() >= HOUSES_TO_WIN for player in self.players)
