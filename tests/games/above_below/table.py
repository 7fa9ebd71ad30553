"""A table to try a situation on: lay it out, let seats answer, look at what has become of it."""

from __future__ import annotations

import itertools

from games.above_below.cards.box import building
from games.above_below.caves import FACES
from games.above_below.content.load import GOODS
from games.above_below.options import AboveBelowOptions
from games.above_below.rows import HOUSE, OUTPOST
from games.above_below.rules import AboveBelowRules
from games.above_below.setup import setup
from games.above_below.state import (
    AboveBelowState,
    Cave,
    Expedition,
    Explorer,
    HeldTool,
    Player,
    Step,
    Villager,
    Zone,
)
from games.core.chance import Chance
from games.core.decision import Decision, Refusal, Refused
from games.core.session import Session
from games.core.state import Card

RULES = AboveBelowRules()


def cave(*pages: str) -> str:
    """A cave card on which these pages stand by turns."""
    return ",".join(itertools.islice(itertools.cycle(pages), FACES))


class Table:
    """A laid-out table in seat 0's turn. Lay things out first; the first question or look starts the session.

    Villages begin as the set-up makes them. `dice` are the results of the next rolls of a label, as they are read.
    """

    def __init__(self, players: int = 2, *, dice: dict[str, list[int]] | None = None, **modules: bool) -> None:
        self.chance = Chance("00" * 32)
        given = {"start": 0}
        self.state: AboveBelowState = setup(players, AboveBelowOptions(**modules), self.chance, given)
        self.state.step = Step.TURN
        self._session: Session[AboveBelowState] | None = None
        self.dice(**(dice or {}))

    # -- laying out ----------------------------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def dice(self, **results: list[int]) -> Table:
        """The results of the next rolls of a label, as they are read."""
        self.chance.given = {
            f"{label}:{number}": (result - 1,)
            for label, rolls in results.items() for number, result in enumerate(rolls, 1)
        }
        return self

    def own(self, seat: int, **goods: int) -> Table:
        """Give a seat goods, drinks or supplies."""
        for item, n in goods.items():
            assert self.state.gain(seat, item, n) == n
        return self

    def laid(self, seat: int, **goods: int) -> Table:
        """Goods lie on a seat's track, in this order."""
        for good, n in goods.items():
            assert good in GOODS and self.state.take(good, n) == n
            self[seat].track[good] = n
        return self

    def coins(self, seat: int, n: int) -> Table:
        """Set a seat's coins."""
        self[seat].coins = n
        return self

    def built(self, seat: int, *names: str, goods: int = 0) -> Table:
        """Buildings stand in a seat's village; outposts on caves of their own. `goods` lie on the last one."""
        for name in names:
            self._off_the_table(name)
            if building(name).kind == "outpost":
                self[seat].caves.append(Cave(self._cave(), name))
            else:
                self[seat].houses.append(name)
            store = building(name).store()
            if store is not None and store.good is not None:
                self[seat].on_cards[name] = 0
                if name == names[-1]:
                    self[seat].on_cards[name] = self.state.take(store.good, goods)
        return self

    def on_offer(self, *names: str) -> Table:
        """These buildings are on offer; houses and outposts first in their rows."""
        places = {HOUSE: 0, OUTPOST: 0}
        for name in names:
            kind = building(name).kind
            if kind == "key_house" and name not in self.state.key_houses:
                self.state.key_houses[0] = name
            if kind in ("key_house", "star_house"):
                continue
            row, pile = self._row(kind)
            if name in row:
                row[row.index(name)] = row[places[kind]]
            else:
                next(card for card in pile if card.name == name).name = row[places[kind]]
            row[places[kind]] = name
            places[kind] += 1
        return self

    def _row(self, kind: str) -> tuple[list[str], list[Card]]:
        state = self.state
        return (state.house_row, state.house_pile) if kind == HOUSE else (state.outpost_row, state.outpost_pile)

    def _off_the_table(self, name: str) -> None:
        state, kind = self.state, building(name).kind
        if kind == "star_house":
            state.star_houses.remove(name)
        elif kind == "key_house":
            state.key_houses.remove(name if name in state.key_houses else state.key_houses[0])
        else:
            row, pile = self._row(kind)
            card = next((card for card in pile if card.name == name), None)
            if card is None:
                replaced = pile.pop()
                row[row.index(name)] = replaced.name
            else:
                pile.remove(card)

    def empty_cave(self, seat: int, n: int = 1) -> Table:
        """A seat owns empty caves."""
        self[seat].caves += [Cave(self._cave()) for _ in range(n)]
        return self

    def _cave(self) -> str:
        return self.state.cave_pile.pop(0).name

    def villager(self, seat: int, piece: str, zone: Zone = Zone.READY, *states: str) -> Table:
        """A villager lives with a seat, or changes zone if they do already."""
        there = next((one for one in self[seat].villagers if one.piece == piece), None)
        if there is None:
            self._hired(piece)
            there = Villager(piece)
            self[seat].villagers.append(there)
        there.zone = zone
        for name in states:
            assert self.state.take(name, 1)
            there.states.append(name)
        return self

    def _hired(self, piece: str) -> None:
        state = self.state
        if piece in state.specials:
            state.specials.remove(piece)
        elif piece in state.for_hire:
            state.for_hire[state.for_hire.index(piece)] = state.villager_pile.pop().name
        else:
            state.villager_pile.remove(next(card for card in state.villager_pile if card.name == piece))

    def for_hire(self, *names: str) -> Table:
        """These villagers stand on the cheapest spaces."""
        for place, name in enumerate(names):
            there = self.state.for_hire
            if name in there:
                there[there.index(name)] = there[place]
            else:
                next(card for card in self.state.villager_pile if card.name == name).name = there[place]
            there[place] = name
        return self

    def tool(self, seat: int, name: str, used: bool = False) -> Table:
        """A seat owns a tool."""
        self.state.tool_pile.remove(next(card for card in self.state.tool_pile if card.name == name))
        self[seat].tools.append(HeldTool(name, used))
        return self

    def cave_shows(self, *pages: str) -> Table:
        """The top cave card shows these pages by turns."""
        self.state.cave_top = cave(*pages)
        return self

    def exploring(self, seat: int, page: str, *party: str) -> Table:
        """A page lies open to a seat's explorers."""
        for piece in party:
            self[seat].villager(piece).zone = Zone.EXPLORING
        self.state.expedition = Expedition(
            seat, [Explorer(piece) for piece in party], self._cave(), pages=[page],
        )
        self.state.turn, self.state.step = seat, Step.READ
        return self

    def at(self, step: Step, round_: int | None = None) -> Table:
        """Begin with this step, in a round."""
        self.state.step = step
        if round_ is not None:
            self.state.round = round_
        return self

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session[AboveBelowState]:
        """The session, started on first use."""
        if self._session is None:
            assert RULES.invariants(self.state) == []
            self._session = Session(RULES, self.state)
        return self._session

    @property
    def now(self) -> AboveBelowState:
        """The state as it is now."""
        return self.session.state

    def player(self, seat: int) -> Player:
        """A player as they are now."""
        return self.now.players[seat]

    def zone(self, seat: int, piece: str) -> Zone:
        """Where a villager stands now."""
        return self.player(seat).villager(piece).zone

    def question(self, seat: int) -> Decision:
        """What a seat is asked."""
        return self.session.open()[seat]

    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {seat: decision.key for seat, decision in self.session.open().items()}

    def options(self, seat: int) -> tuple[str, ...]:
        """All options of a seat's question."""
        return tuple(name for part in self.question(seat).parts for name in part.ids)

    def answer(self, seat: int, key: str, *ids: str) -> Table:
        """The seat answers the question `key`; anything else being asked is a failure."""
        assert self.asked().get(seat) == key, f"asked is {self.asked()}"
        self.session.submit(seat, ids)
        assert RULES.invariants(self.now) == []
        return self

    def act(self, seat: int, *ids: str) -> Table:
        """The seat acts out of turn."""
        self.session.act(seat, ids)
        assert RULES.invariants(self.now) == []
        return self

    def refused(self, seat: int, *ids: str) -> Refusal:
        """The seat's answer is refused, for the reason returned."""
        try:
            self.session.submit(seat, ids)
        except Refused as refused:
            return refused.refusal
        raise AssertionError(f"{ids} was taken")

    def turn(self, seat: int, action: str, *ids: str) -> Table:
        """The seat takes an action and answers its question."""
        self.answer(seat, "turn", action)
        return self.answer(seat, action, *ids) if ids else self

    def everybody_passes(self) -> Table:
        """All seats pass until the round is over; nights are spent as first proposed."""
        number = self.now.round
        while self.now.round == number and not self.session.finished:
            for seat, decision in self.session.open().items():
                self.answer(seat, decision.key, *(("pass",) if decision.key == "turn" else decision.proposals[0]))
        return self

    def log(self) -> list[str]:
        """The keys of all log lines, without their common beginning."""
        lines = [line for closed in self.session.closed for line in closed.lines] + self.session.lines()
        return [line.text.key.removeprefix("above-below-log-") for line in lines]
