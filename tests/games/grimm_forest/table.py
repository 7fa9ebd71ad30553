"""A table to try a situation on: lay it out, let seats answer, look at what a viewer sees."""

from __future__ import annotations

from typing import Any

from games.core.chance import Chance
from games.core.decision import Refusal
from games.core.session import Session
from games.core.state import Card
from games.core.view import TableView, table_view
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.options import GrimmOptions
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.setup import setup
from games.grimm_forest.state import Fable, GrimmState, House, Step
from games.grimm_forest.view import GrimmView, PlayerView
from tests.games.refusals import refusal_of


def new_state(players: int = 3, *, advanced: bool = True, **given: Any) -> GrimmState:
    """A game before its first round; seat 0 starts unless given otherwise. With two players the die shows straw."""
    given = {"start": 0, "prince_rolls": ["straw"] * 3 if players == 2 else [], **given}
    return setup(players, GrimmOptions(advanced=advanced), Chance("00" * 32), given)


class Table:
    """A laid-out table. Lay things out first; the first question or look starts the session."""

    def __init__(self, players: int = 3, *, advanced: bool = True, **given: Any) -> None:
        self.state = new_state(players, advanced=advanced, **given)
        self._session: Session[GrimmState] | None = None

    # -- laying out ----------------------------------------------------------------------------------------------

    def at(self, step: Step) -> Table:
        """Begin with this step instead of the start of the round."""
        self.state.step = step
        return self

    def friend(self, seat: int, friend: str) -> Table:
        """Give a seat a Friend, taken out of the deck."""
        self.state.friend_deck.remove(next(card for card in self.state.friend_deck if card.name == friend))
        self.state.players[seat].friend = friend
        return self

    def hand(self, seat: int, *fables: str) -> Table:
        """Give a seat Fables, taken out of the deck."""
        for name in fables:
            self.state.players[seat].hand.append(self._out_of_deck(name))
        return self

    def next_fables(self, *fables: str) -> Table:
        """Put Fables on top of the deck, topmost first."""
        self.state.deck += [self._out_of_deck(name) for name in reversed(fables)]
        return self

    def next_friends(self, *friends: str) -> Table:
        """Put Friends on top of their deck, topmost first."""
        deck = self.state.friend_deck
        for name in reversed(friends):
            card = next(one for one in deck if one.name == name)
            deck.remove(card)
            deck.append(card)
        return self

    def discards(self, *fables: str) -> Table:
        """Put Fables on the discard pile, the last one on top."""
        self.state.discards += [self._out_of_deck(name).name for name in fables]
        return self

    def waiting(self, seat: int, fable: str) -> Table:
        """A Next Round Fable that the seat played last round."""
        self.state.table.append(Fable(self._out_of_deck(fable).name, seat, self.state.round - 1))
        return self

    def lying_on(self, place: str, fable: str, seat: int) -> Table:
        """A Unique Location from an earlier round."""
        self.state.table.append(Fable(self._out_of_deck(fable).name, seat, self.state.round - 1, place))
        return self

    def empty_deck(self) -> Table:
        """Discard every Fable of the deck."""
        self.state.discards += [card.name for card in self.state.deck]
        self.state.deck = []
        return self

    def hand_out_discards(self, seat: int, keep: int = 0) -> Table:
        """A seat takes all discarded Fables but the first `keep`."""
        taken, self.state.discards = self.state.discards[keep:], self.state.discards[:keep]
        self.state.players[seat].hand += [Card(name) for name in taken]
        return self

    def purse(self, seat: int, straw: int = 0, wood: int = 0, brick: int = 0) -> Table:
        """Set the resources on a seat's board."""
        self.state.players[seat].goods = {"straw": straw, "wood": wood, "brick": brick}
        return self

    def lies(self, place: str, straw: int = 0, wood: int = 0, brick: int = 0) -> Table:
        """Set the resources on a place."""
        self.state.locations[place] = {"straw": straw, "wood": wood, "brick": brick}
        return self

    def house(self, seat: int, material: str, parts: int = 3, corners: bool = False) -> Table:
        """Put a house on a seat's board, its sections taken from the stock."""
        self.state.players[seat].houses.append(House(material, parts, corners))
        for part in range(parts):
            self.state.sections[material][part] -= 1
        return self

    def token(self, seat: int, material: str) -> Table:
        """Give a seat a First Builder token."""
        self.state.first_tokens.remove(material)
        self.state.players[seat].tokens.append(material)
        return self

    def _out_of_deck(self, name: str) -> Card:
        card = next(card for card in self.state.deck if card.name == name)
        self.state.deck.remove(card)
        return card

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session[GrimmState]:
        """The session, started on first use."""
        if self._session is None:
            assert GrimmRules().invariants(self.state) == []
            self._session = Session(GrimmRules(), self.state)
        return self._session

    def go(self, *plans: str) -> Table:
        """Every seat that is asked chooses: a place, or `place+fable`. Plans are in seat order."""
        for seat, plan in enumerate(plans):
            place, _, fable = plan.partition("+")
            self.answer(seat, "choose", place, *([f"fable:{fable}"] if fable else []))
        return self

    def answer(self, seat: int, key: str, *ids: str) -> Table:
        """The seat answers the question `key`; anything else being asked is a failure."""
        asked = {one: decision.key for one, decision in self.session.open().items()}
        assert asked.get(seat) == key, f"asked is {asked}"
        self.session.submit(seat, ids)
        assert GrimmRules().invariants(self.session.state) == []
        return self

    def refused(self, seat: int, *ids: str) -> Refusal:
        """The seat's answer is refused, for the reason returned."""
        return refusal_of(self.session, seat, ids)

    def pass_builds(self) -> Table:
        """Let all seats fetch straw until the next round asks for something else than building."""
        while (asked := self.session.open()) and all(d.key == "build" for d in asked.values()):
            for seat, decision in asked.items():
                last = decision.parts[0].ids[-1]
                self.answer(seat, "build", "end" if last == "end" else "gain:straw")
        return self

    # -- looking -------------------------------------------------------------------------------------------------

    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {seat: decision.key for seat, decision in self.session.open().items()}

    def options(self, seat: int) -> tuple[str, ...]:
        """All option ids of the seat's question."""
        return tuple(name for part in self.session.open()[seat].parts for name in part.ids)

    def sees(self, viewer: int | None = None) -> TableView:
        """What a viewer gets of the table."""
        return table_view(self.session, viewer)

    def board(self, viewer: int | None = None) -> GrimmView:
        """The board as a viewer sees it."""
        board: GrimmView = self.sees(viewer).board
        return board

    def seat(self, seat: int) -> PlayerView:
        """A player as he sees himself."""
        return self.board(seat).players[seat]

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Straw, wood and brick of a seat."""
        return _three(self.seat(seat).goods)

    def lying(self, place: str) -> tuple[int, int, int]:
        """Straw, wood and brick on a place."""
        return _three(self.board().location(place).goods)

    def log(self, viewer: int | None = None) -> list[str]:
        """The keys of all log lines the viewer may read, without their common beginning."""
        lines = [line for closed in self.session.closed for line in closed.lines] + self.session.lines()
        return [line.text.key.removeprefix("grimm-forest-log-") for line in lines if line.visible_to(viewer)]


def _three(goods: Any) -> tuple[int, int, int]:
    return goods["straw"], goods["wood"], goods["brick"]


def total(goods: tuple[int, int, int]) -> int:
    """All of them."""
    assert len(goods) == len(MATERIALS)
    return sum(goods)
