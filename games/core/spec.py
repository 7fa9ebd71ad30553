"""A game's whole entry: what the registry, the table service, Discord and the tests need to know of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Generic, Protocol, TypeVar

from pydantic import BaseModel

from games.core.cards import Box
from games.core.chance import Chance
from games.core.decision import Answer, Decision
from games.core.orders import Fact, OrderKind
from games.core.rules import Rules
from games.core.state import GameState
from games.core.text import Text
from games.core.view import TableView

S = TypeVar("S", bound=GameState)
Hint = Callable[[TableView[Any], Decision], tuple[Answer, Text]]
"""Advice for a seat: from its view and its question, what to answer, and why."""


Change = Callable[[dict[str, Any]], dict[str, Any]]
"""What turns plain data of one rules version into that of the next."""

LEVELS = ("legal", "learning", "good", "strong")
"""What AI seats are called that sit down beside people: the lobby has words for these, the weakest first."""


class Ai(Protocol):
    """A player that sees only what its seat sees."""

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        """An answer to `decision`, which must be acceptable."""
        ...


class NoOptions(BaseModel):
    """Options of a game that has none."""

    model_config = {"frozen": True, "extra": "forbid"}


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a game that is worth testing: the options that make it, as a table's options are given, and the
    numbers of seats at which it is played differently from the others."""

    options: Mapping[str, Any]
    seats: Collection[int]


def _no_facts(board: Any) -> Mapping[str, Fact]:
    return {}


def _nothing_standing(board: Any) -> Sequence[Text]:
    return ()


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """A game's entry: all that others need to know of it.

    `setup(players, options, chance, given)` makes the first state; `given` replaces random deals by recorded ones
    (keys are the game's own: `"fable_deck"`, ...), and `ValueError` is raised for what is unknown or impossible in
    it. `version` is the rules version, raised with every change that matters to a table in play; `migrations[v]`
    turns a saved state of version v into v+1, and `option_changes[v]`, where options have changed, the stored options
    of a table. `ais` are in order of strength (`LEVELS`); "legal" is always the first. `hint`, where a game has one,
    answers "what would you do?"; `daily(day)`, where it has one, are the options of the deal of a day, which everybody
    plays alone. `box` has the cards that do something. `ways` are the ways to play, by name: together they reach every
    option and every number of seats; none: there is only one. `labels` are those of all draws,
    `chosen` the fields of a state that options alone decide: both are what `games.core.given` goes by.

    `texts` is the folder of its catalogues, named like a package, `drawing` the package that draws it, with its `icons`
    and `texts`: a game of the house has them in `games/<id>/texts` and `rendering/<id>` and need not say so. `balance`
    is the module with the `BALANCE` that `python -m games balance` measures (`games.core.balance`); "" for none.
    `lesson` is the module with the `LESSON` of the game (`games.core.lesson`); "" for none.

    `orders` are the questions that people may answer beforehand (`games.core.orders`), in the order in which they are
    listed; the texts are `<game>-order-<key>`. `facts` reads from a spectator's view what they may be guarded by; one
    that begins with the id of an option and `:` belongs to it. `standing`: what the seat of a view has said for later
    by the game's own rules; it is listed beside the orders.

    `minutes[players]` is what a game takes around a real table, once the rules are known; `weight` how much there is to
    think about, from 1 (a party game) to 5. `open_alone`: who plays alone in a channel plays with an open hand, because
    nobody is there from whom it would have to be hidden.
    """

    id: str
    rules: Rules[S, Any]
    state: type[S]
    version: int
    seats: range
    setup: Callable[[int, Any, Chance, Mapping[str, Any]], S]
    ais: Mapping[str, Ai]
    options: type[BaseModel] = NoOptions
    migrations: Mapping[int, Change] = field(default_factory=dict)
    option_changes: Mapping[int, Change] = field(default_factory=dict)
    topics: Sequence[str] = ()
    cards: Mapping[str, Sequence[str]] = field(default_factory=dict)
    hint: Hint | None = None
    daily: Callable[[date], BaseModel] | None = None
    box: Box[Any, Any] | None = None
    minutes: Mapping[int, int] = field(default_factory=dict)
    weight: int = 2
    open_alone: bool = False
    ways: Mapping[str, Way] = field(default_factory=dict)
    labels: Collection[str] = ()
    chosen: Collection[str] = ()
    texts: str = ""
    drawing: str = ""
    balance: str = ""
    lesson: str = ""
    orders: Mapping[str, OrderKind] = field(default_factory=dict)
    facts: Callable[[Any], Mapping[str, Fact]] = _no_facts
    standing: Callable[[Any], Sequence[Text]] = _nothing_standing

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the AIs to choose from, the weakest first: who can play at random is not offered where somebody
        is who plays to learn. Seats that bear its name keep it."""
        return tuple(name for name in self.ais if name != "legal" or "learning" not in self.ais)

    @property
    def strongest(self) -> str:
        """The name of the best AI."""
        return list(self.ais)[-1]

    def ways_to_test(self) -> list[tuple[str, int]]:
        """Every way to play with every number of seats that it asks for; the default options, where none is named."""
        ways = self.ways or {"": Way({}, self.seats)}
        return [(name, players) for name, way in ways.items() for players in way.seats]

    def options_of(self, way: str) -> Any:
        """The options of a way to play. Raises `KeyError` for one that is not declared."""
        return self.options.model_validate(self.ways[way].options if way else {})
