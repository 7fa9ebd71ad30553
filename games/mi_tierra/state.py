"""The state of a game: everything that survives a segment, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from games.core.state import Card, GameState, hidden
from games.mi_tierra.content import ALL_WORKERS, FARM, GOODS, WORKERS, season_of
from games.mi_tierra.pieces import Entry, Pen, Placement

Goods = dict[str, int]
"""Resources by name; every one of `content.GOODS` has an entry."""


class Step(StrEnum):
    """The cursor: which segment comes next."""

    SEASON = "season"      # the marker moves on, and the turn order is found
    WAGES = "wages"        # income and wages
    MARKETS = "markets"    # markets leave, and the rows are filled up
    PLACE = "place"        # one turn of placing
    AREAS = "areas"        # one worker on the board produces
    FARMS = "farms"        # the workers on the farms produce
    CONTEST = "contest"    # one worker on the podium or in the arena enters animals
    PRIZES = "prizes"
    MARKET = "market"      # one worker on the official market sells, or not
    BLACK = "black"        # one worker trades on the black market
    END = "end"            # the round is over, and perhaps the game
    OVER = "over"


@dataclass(slots=True)
class Stall:
    """A worker on the official market. `sold`: he has had his sale of this lap."""

    seat: int
    sold: bool = False


@dataclass(slots=True)
class Player:
    """One farm and its people.

    `hired`: workers in service, trainers included; the others stand idle on the square. `leaving`: so many are given
    back at the next upkeep. `passed`: places nobody any more in this round. `fields`: crops by place, "" for free.
    `channels`: water cubes between two fields. `reserve`: water cubes beside the farm. `pens`: by site, None for free.
    `cards`: development cards; `used`: those that have been used up in this round. `moved`: the first turn of the round
    is over, and with it the time for moving water and animals. `sold`: has sold on the official market in this round.
    `smuggled`: units sold on the black market in this round. `earned`: money by where it came from.
    """

    seat: int
    money: int = 0
    hired: int = WORKERS
    leaving: int = 0
    passed: bool = False
    goods: Goods = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    fields: dict[str, str] = field(default_factory=dict)
    channels: list[str] = field(default_factory=list)
    reserve: int = 0
    pens: list[Pen | None] = field(default_factory=lambda: [None] * FARM.pen_sites)
    cards: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    moved: bool = False
    sold: bool = False
    smuggled: int = 0
    earned: dict[str, int] = field(default_factory=dict)

    @property
    def idle(self) -> int:
        """Workers that can still be hired."""
        return ALL_WORKERS - self.hired

    @property
    def trainers(self) -> int:
        """Workers who stay with an animal for the rest of the game."""
        return sum(pen.trainer for pen in self.pens if pen is not None)

    def animals(self, kind: str = "") -> int:
        """How many animals live here, of one kind or in all."""
        return sum(pen.count for pen in self.pens if pen is not None and (not kind or pen.animal == kind))


@dataclass(slots=True)
class MiTierraState(GameState):
    """A table of Mi Tierra.

    `order`: the seats in this round's turn order; `track`: the seats in the order in which their cubes last moved on
    the money track, the last one lying on top. `turn`: whose turn it is among `order`. `placed`: this round's workers
    in the order of placing; those on the order table stay for the next round. `deck`: markets and events, top last;
    `unseen`: cards of deck A that went back into the box. `row`: official markets, "" for a gap; `closing`: those that
    leave at the next upkeep; `gone`: markets and events out of the game. `in_force`: the permanent event, "" for none;
    `flowers`: permanent events so far. `last_round`: the third of them has come. `grid`: the four development cards;
    `plans`: their deck, `plans_gone` their discards. `die`, `low`, `face`: the die that lies there, "" for none, what
    its lowest side means, and its result. `looker`: who may reorder the top of the deck, -1 for nobody. `arriving`:
    animals that somebody is finding room for. `entries`: animals shown so far; `stalls`: workers on the official
    market; `alone`: one player is left there and has one more sale for each of them. `black`: seats of the workers on
    the black market, in order of arrival.
    """

    players: list[Player] = field(default_factory=list)
    round: int = 0
    step: Step = Step.SEASON
    order: list[int] = field(default_factory=list)
    track: list[int] = field(default_factory=list)
    turn: int = 0
    placed: list[Placement] = field(default_factory=list)
    deck: list[Card] = hidden("markets")
    unseen: list[Card] = hidden("markets")
    row: list[str] = field(default_factory=list)
    closing: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    in_force: str = ""
    flowers: int = 0
    last_round: bool = False
    plans: list[Card] = hidden("plans")
    plans_gone: list[str] = field(default_factory=list)
    grid: list[str] = field(default_factory=list)
    die: str = ""
    low: int = 1
    face: int = 0
    looker: int = -1
    arriving: dict[str, int] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    stalls: list[Stall] = field(default_factory=list)
    alone: bool = False
    black: list[int] = field(default_factory=list)

    @property
    def season(self) -> str:
        """This round's season."""
        return season_of(self.round)

    def at_hut(self, seat: int) -> int:
        """How many workers of a seat wait to be placed."""
        player = self.players[seat]
        return player.hired - player.trainers - sum(
            one.workers for one in self.placed if one.seat == seat and not one.done
        )

    def placed_on(self, area: str) -> list[Placement]:
        """The workers on an area, the first to come first."""
        return [one for one in self.placed if one.area == area]
