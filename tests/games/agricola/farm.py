"""A table told sentence by sentence, for tests of what cards do:

    Farm(4).card(1, "A160").has(1, food=1).place("traveling_players", seat=2).yes(1).owns(1, wood=1, vegetable=1)

What stands before the first thing that is played describes the table; everybody begins with nothing.
"""

from __future__ import annotations

from typing import Any, Self

from games.agricola.cards.box import card_of
from games.agricola.state import Phase
from games.core.decision import Decision
from games.core.session import Session
from tests.games.agricola.table import QUIET, Change, Table, both, farm, give, table

BARE = "..... R.... R...."


class Farm(Table):
    """A table with hand cards; it is built when something is played on it or looked at."""

    def __init__(self, players: int = 2, *, number: int = 1, moor: bool = True, **options: Any) -> None:
        self._players = players
        self._number = number
        self._options = {"moor": moor, "trial_cards": True, **options}
        self._hands: list[list[str]] = [[] for _ in range(players)]
        self._changes: list[Change] = [give(seat) for seat in range(players)]
        self._starter = 0
        self._given: dict[str, Any] = {}
        self._built: Session[Any] | None = None

    @property
    def session(self) -> Session[Any]:  # type: ignore[override]  # built late
        if self._built is None:
            layouts = {} if not self._options["moor"] else {"layouts": [BARE] * self._players}
            given = {"hands": self._hands, "starting_player": self._starter, **layouts, **self._given}
            change = both(*self._changes)
            self._built = table(
                self._players, change, round_number=self._number, given=given, **self._options,
            ).session
        return self._built

    # -- the table -----------------------------------------------------------------------------------------------------

    def card(self, seat: int, *names: str) -> Self:
        """These cards lie before a seat."""
        def lay(state: Any) -> None:
            player = state.players[seat]
            for name in names:
                kind = card_of(name).kind
                {"major": player.majors, "minor": player.minors, "occupation": player.occupations}[kind].append(name)
                for stack in state.places:
                    stack[:] = [one for one in stack if one != name]

        return self.change(lay)

    def hand(self, seat: int, *names: str) -> Self:
        """These cards are in a seat's hand."""
        self._hands[seat] += names
        return self

    def has(self, seat: int, **goods: int) -> Self:
        """These goods are a seat's, and no others."""
        return self.change(give(seat, **goods))

    def yard(self, seat: int, **what: Any) -> Self:
        """What stands on a seat's farm, and who lives there (see `table.farm`)."""
        return self.change(farm(seat, **what))

    def change(self, change: Change) -> Self:
        """The table is changed before the round begins."""
        assert self._built is None, "the table is being played on"
        self._changes.append(change)
        return self

    def given(self, **deals: Any) -> Self:
        """What is dealt, instead of by chance."""
        self._given |= deals
        return self

    # -- what is played ------------------------------------------------------------------------------------------------

    def place(self, option: str, *answers: tuple[str, ...], seat: int = 0) -> Self:  # type: ignore[override]  # fluent
        """A seat takes an option of the placing question and gives the answers that follow; those before it go where
        nothing much happens."""
        if self._built is None:
            self._starter = seat
        while self.asked_place() != seat:
            other = self.asked_place()
            ids = self.asked(other).parts[0].ids
            super().answer(next(name for name in QUIET if name in ids and name != option), seat=other)
        super().place(option, *answers, seat=seat)
        return self

    def asked_place(self) -> int:
        """The seat that is asked for its next person."""
        (seat, decision), = self.session.open().items()
        assert decision.key == "place", f"seat {seat} is asked {decision.key}"
        return seat

    def answer(self, *tokens: str, seat: int = 0) -> Self:  # type: ignore[override]  # one answer
        """A seat's answer."""
        super().answer(*tokens, seat=seat)
        return self

    def yes(self, seat: int = 0) -> Self:
        """A seat accepts."""
        return self.answer("yes", seat=seat)

    def no(self, seat: int = 0) -> Self:
        """A seat declines."""
        return self.answer("no", seat=seat)

    def through(self, phase: Phase) -> Self:
        """Everybody does as little as possible until a phase has begun, or the game is over."""
        while self.state.phase is not phase and not self.session.finished:
            seat, decision = next(iter(self.session.open().items()))
            self.session.submit(seat, _least(decision))
        return self

    def next_round(self) -> Self:
        """Everybody does as little as possible until the next round's first turn."""
        number = self.state.round
        while self.state.round == number and not self.session.finished:
            seat, decision = next(iter(self.session.open().items()))
            self.session.submit(seat, _least(decision))
        return self

    # -- what is found -------------------------------------------------------------------------------------------------

    def owns(self, seat: int, **goods: int) -> Self:
        """These goods are a seat's, and no others."""
        assert self.goods(seat) == goods
        return self

    def asks(self, seat: int, key: str) -> Self:
        """This question is open for a seat."""
        assert self.asked(seat).key == key
        return self

    def offers(self, *options: str, seat: int = 0) -> Self:
        """The open question of a seat has these options, those at any time included."""
        missing = [option for option in options if option not in self.options(seat)]
        assert not missing, f"{missing} not among {self.options(seat)}"
        return self

    def refuses(self, *options: str, seat: int = 0) -> Self:
        """The open question of a seat has none of these options."""
        there = [option for option in options if option in self.options(seat)]
        assert not there, f"{there} offered"
        return self

    def options(self, seat: int = 0) -> tuple[str, ...]:
        """All options of a seat's open question."""
        decision = self.asked(seat)
        return (*(one for part in decision.parts for one in part.ids), *decision.anytime)

    def quiet(self) -> Self:
        """Nobody is asked anything but for the next person."""
        self.asked_place()
        return self

    def scores(self, seat: int, **parts: int) -> Self:
        """A seat has these points by category, as the game stands."""
        points = self.view(seat).farms[seat].points
        assert {name: points[name] for name in parts} == parts
        return self

    def coming(self, seat: int, **goods: int) -> Self:
        """Of these goods so many lie on round spaces for a seat."""
        found: dict[str, int] = {}
        for there in self.me(seat).coming.values():
            for good, n in there.items():
                found[good] = found.get(good, 0) + n
        assert found == goods
        return self


def _least(decision: Decision) -> tuple[str, ...]:
    """The answer that does least."""
    if decision.key == "place":
        ids = decision.parts[0].ids
        return (next((name for name in QUIET if name in ids), ids[-1]),)
    if () in decision.proposals or all(part.least == 0 for part in decision.parts):
        return ()
    first = decision.parts[0]
    for calm in ("no", "nothing"):
        if calm in first.ids:
            return (calm,)
    return decision.proposals[0] if decision.proposals else first.ids[: first.least]
