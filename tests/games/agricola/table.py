"""A small builder of tables, and a way to play them through the door that players use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.farmyard.grid import grid_of
from games.agricola.options import AgricolaOptions
from games.agricola.setup import setup
from games.agricola.state import AgricolaState, Phase, Player, Space
from games.agricola.view import AgricolaView
from games.core.chance import Chance
from games.core.decision import Decision, Refused
from games.core.session import Session

Change = Callable[[AgricolaState], None]
ROUND_CARDS = (
    "major_improvement", "fencing", "grain_utilization", "sheep_market", "basic_wish_for_children",
    "house_redevelopment", "western_quarry", "vegetable_seeds", "pig_market", "cattle_market", "eastern_quarry",
    "urgent_wish_for_children", "cultivation", "farm_redevelopment",
)


class Table:
    """A session with short ways to answer and to look."""

    def __init__(self, state: AgricolaState) -> None:
        self.session = Session(SPEC.rules, state)

    @property
    def state(self) -> AgricolaState:
        return self.session.state

    def me(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def goods(self, seat: int = 0) -> dict[str, int]:
        return {good: n for good, n in self.me(seat).goods.items() if n}

    def view(self, viewer: int | None = None) -> AgricolaView:
        board = SPEC.rules.view(self.state, viewer)
        assert isinstance(board, AgricolaView)
        return board

    def asked(self, seat: int = 0) -> Decision:
        return self.session.open()[seat]

    def ids(self, seat: int = 0) -> tuple[str, ...]:
        return self.asked(seat).parts[0].ids

    def answer(self, *tokens: str, seat: int = 0) -> None:
        self.session.submit(seat, tokens)
        assert SPEC.rules.invariants(self.state) == []

    def place(self, option: str, *answers: tuple[str, ...], seat: int = 0) -> None:
        """Take an option of the placing question, then give the answers that follow."""
        assert self.asked(seat).key == "place"
        self.answer(option, seat=seat)
        for tokens in answers:
            self.answer(*tokens, seat=seat)

    def refused(self, *tokens: str, seat: int = 0) -> str:
        """The rule that refuses an answer; nothing may change by it."""
        before = repr(self.state)
        with pytest.raises(Refused) as caught:
            self.session.submit(seat, tokens)
        assert repr(self.state) == before
        return caught.value.refusal.rule

    def rest(self) -> None:
        """Let everybody place the people left where nothing much happens, up to the end of the work phase."""
        number = self.state.round
        while not self.session.finished and self.state.round == number and self.state.phase is Phase.WORK:
            seat, decision = next(iter(self.session.open().items()))
            quiet = [name for name in QUIET if name in decision.parts[0].ids]
            self.session.submit(seat, (quiet[0],))


QUIET = ("infirmary", "reed_bank", "clay_pit", "western_quarry", "day_laborer", "fishing", "forest", "grain_seeds",
         "meeting_place", "resource_market", "copse", "grove", "hollow", "riverbank_forest")


def table(
    players: int = 2, change: Change | None = None, *, round_number: int = 1, moor: bool = False,
    given: dict[str, Any] | None = None, **options: Any,
) -> Table:
    """A table at its first question of a round, seat 0 first. `change` edits the state before that round begins."""
    deals = {"starting_player": 0, "round_cards": ROUND_CARDS, "layouts": [5] * players, **(given or {})}
    state = setup(players, AgricolaOptions(moor=moor, **options), Chance("11" * 32), deals)
    while state.round < round_number - 1:
        state.round += 1
        card = state.deck.draw()
        state.round_cards.append(card)
        state.spaces[card] = Space()
    if change is not None:
        change(state)
    return Table(state)


def give(seat: int = 0, **goods: int) -> Change:
    """A change: these goods and no others."""
    def change(state: AgricolaState) -> None:
        for good in state.players[seat].goods:
            state.players[seat].goods[good] = goods.get(good, 0)

    return change


def farm(seat: int = 0, *, goods: dict[str, int] | None = None, **what: Any) -> Change:
    """A change of one farm: `fields="b1 b2"` and the like put tiles and stables on spaces, the rest sets fields of
    `Player` (`majors=[...]`, `people=3`)."""
    def change(state: AgricolaState) -> None:
        player = state.players[seat]
        if goods is not None:
            give(seat, **goods)(state)
        for name, value in what.items():
            if name in KINDS:
                for kind in KINDS:  # what stood there before makes way
                    setattr(player.yard, kind, getattr(player.yard, kind) & ~spaces(value))
                setattr(player.yard, name, spaces(value))
            elif name == "pastures":
                player.yard.fences = fences(value)
                for kind in KINDS[:-1]:
                    setattr(player.yard, kind, getattr(player.yard, kind) & ~spaces(value.replace(",", " ")))
            elif name in ("grain_on", "vegetable_on"):
                planted = player.yard.planted(name.removesuffix("_on"))
                planted.update({grid_of().number[cell]: n for cell, n in value.items()})
            else:
                setattr(player, name, value)
                if name == "majors":
                    for stack in state.places:
                        stack[:] = [card for card in stack if card not in value]

    return change


KINDS = ("rooms", "fields", "forests", "moors", "stables")


def both(*changes: Change) -> Change:
    """Several changes one after another."""
    def change(state: AgricolaState) -> None:
        for one in changes:
            one(state)

    return change


def spaces(names: str) -> int:
    """A set of spaces from their names: "b1 b2"."""
    return sum(1 << grid_of().number[name] for name in names.split())


def fences(pastures: str) -> int:
    """The fences around pastures: "b1 b2, c1"."""
    found = 0
    for names in pastures.split(","):
        found |= grid_of().boundary(spaces(names))
    return found
