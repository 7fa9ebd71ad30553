"""A table to try a situation on: lay it out, let seats answer, look at what has come of it."""

from __future__ import annotations

from typing import Any

from games.core.chance import Chance
from games.core.decision import Decision, Refusal
from games.core.session import Session
from games.core.state import Card
from games.core.text import Text
from games.core.view import TableView, table_view
from games.mi_tierra.cards.box import market_deck
from games.mi_tierra.content import CALENDAR
from games.mi_tierra.options import MiTierraOptions
from games.mi_tierra.pieces import Pen, Placement
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.setup import setup
from games.mi_tierra.state import MiTierraState, Player, Step
from tests.games.refusals import refusal_of

WHITE = {1: 0, 2: 2, 3: 4}
GREEN = {"low": 0, "high": 3}
"""Which side of a die shows what."""


def new_state(players: int = 3, **given: Any) -> MiTierraState:
    """A game before its first round; seat 0 starts, and no event comes before deck B unless given otherwise."""
    given = {"start": 0, "deck_a": market_deck("A")[:28], "deck_b": market_deck("B")[:17], **given}
    return setup(players, MiTierraOptions(), Chance("00" * 32), given)


class Table:
    """A laid-out table. Lay things out first; the first question or look starts the session."""

    def __init__(self, players: int = 3, **given: Any) -> None:
        self.state = new_state(players, **given)
        self._session: Session[MiTierraState] | None = None

    # -- laying out ----------------------------------------------------------------------------------------------

    def at(self, step: Step, season: str = "spring", lap: int = 0) -> Table:
        """Begin with this step, in a round of this season; `lap` counts the rows of the calendar."""
        self.state.step = step
        self.state.round = CALENDAR.index(season) + 1 + 4 * lap
        return self

    def round(self, number: int) -> Table:
        """Set the round's number."""
        self.state.round = number
        return self

    def player(self, seat: int) -> Player:
        """A player, to lay something out for."""
        return self.state.players[seat]

    def money(self, *amounts: int) -> Table:
        """Set the money of all seats, the cubes laid in seat order."""
        for seat, amount in enumerate(amounts):
            self.player(seat).money = amount
        self.state.track = list(range(len(self.state.players)))
        return self

    def goods(self, seat: int, **goods: int) -> Table:
        """Set a seat's resources."""
        self.player(seat).goods |= goods
        return self

    def pens(self, seat: int, *pens: Pen) -> Table:
        """Put pens on a seat's first sites."""
        self.player(seat).pens[: len(pens)] = pens
        return self

    def fields(self, seat: int, **fields: str) -> Table:
        """Plant a seat's fields."""
        self.player(seat).fields |= fields
        return self

    def plan(self, seat: int, *cards: str) -> Table:
        """Give a seat development cards, taken out of their deck or the grid."""
        for name in cards:
            deck = self.state.plans
            found = next((card for card in deck if card.name == name), None)
            if found is not None:
                deck.remove(found)
            else:
                at = self.state.grid.index(name)
                self.state.grid[at] = deck.pop().name
            self.player(seat).cards.append(name)
        return self

    def grid(self, *cards: str) -> Table:
        """Lay these development cards in the grid: top left, top right, bottom left, bottom right; "" is a gap."""
        self.state.plans += [Card(name) for name in self.state.grid if name]
        for name in filter(None, cards):
            self.state.plans.remove(next(card for card in self.state.plans if card.name == name))
        self.state.grid = list(cards)
        return self

    def row(self, *markets: str) -> Table:
        """Lay these markets in the official row, the first ones of as many as there are players."""
        for at, name in enumerate(markets):
            self.state.row[at] = self._out(name)
        return self

    def closing(self, *markets: str) -> Table:
        """Lay these markets in the closing row."""
        self.state.closing = [self._out(name) for name in markets]
        return self

    def next_cards(self, *cards: str) -> Table:
        """Put markets and events on top of the deck, topmost first."""
        self.state.deck += [Card(self._out(name)) for name in reversed(cards)]
        return self

    def in_force(self, event: str) -> Table:
        """Let a permanent event be in force, the first one so far."""
        self.state.in_force = self._out(event)
        self.state.flowers = 1
        return self

    def place(self, seat: int, *places: str) -> Table:
        """Put workers of a seat on places, named as placing names them."""
        for place in places:
            area, _, spot = place.partition(":")
            pair = spot == "pair"
            self.state.placed.append(Placement(seat, area, "" if pair else spot, 1 + pair))
        return self

    def rolls(self, *, white: tuple[int, ...] = (), green: tuple[str, ...] = ()) -> Table:
        """Let the dice show this next."""
        results = {"white": [WHITE[one] for one in white], "green": [GREEN[one] for one in green]}
        self.state.chance.given = {
            f"{die}:{n}": (side,) for die, sides in results.items() for n, side in enumerate(sides, 1)
        }
        return self

    def _out(self, name: str) -> str:
        for pile in (self.state.deck, self.state.unseen):
            for card in pile:
                if card.name == name:
                    pile.remove(card)
                    if pile is self.state.unseen:  # so many cards lie in the box whatever is laid out
                        pile.append(self.state.deck.pop(0))
                    return name
        raise AssertionError(f"{name} lies in no deck")

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session[MiTierraState]:
        """The session, started on first use."""
        if self._session is None:
            assert MiTierraRules().invariants(self.state) == []
            self._session = Session(MiTierraRules(), self.state)
            self.state = self._session.state
        return self._session

    def answer(self, seat: int, key: str, *ids: str) -> Table:
        """The seat answers the question `key`; anything else being asked is a failure."""
        assert self.asked().get(seat) == key, f"asked is {self.asked()}"
        self.session.submit(seat, ids)
        self.state = self.session.state
        assert MiTierraRules().invariants(self.state) == []
        return self

    def refused(self, seat: int, *ids: str) -> Refusal:
        """The seat's answer is refused, for the reason returned."""
        return refusal_of(self.session, seat, ids)

    def all_pass(self) -> Table:
        """Everybody who is asked to place in this round passes."""
        this = self.session.state.round
        while self.session.state.round == this and "place" in self.asked().values():
            self.answer(next(iter(self.asked())), "place", "pass")
        return self

    # -- looking -------------------------------------------------------------------------------------------------

    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {seat: decision.key for seat, decision in self.session.open().items()}

    def decision(self, seat: int) -> Decision:
        """The seat's question."""
        return self.session.open()[seat]

    def options(self, seat: int) -> tuple[str, ...]:
        """All option ids of the seat's question."""
        return tuple(name for part in self.decision(seat).parts for name in part.ids)

    def seat(self, seat: int) -> Player:
        """A player as the table stands now."""
        return self.session.state.players[seat]

    def sees(self, viewer: int | None = None) -> TableView:
        """What a viewer gets of the table."""
        return table_view(self.session, viewer)

    def lines(self, viewer: int | None = None) -> list[Text]:
        """All log lines the viewer may read."""
        lines = [line for closed in self.session.closed for line in closed.lines] + self.session.lines()
        return [line.text for line in lines if line.visible_to(viewer)]

    def log(self, viewer: int | None = None) -> list[str]:
        """The keys of all log lines the viewer may read, without their common beginning."""
        return [line.key.removeprefix("mi-tierra-log-") for line in self.lines(viewer)]
