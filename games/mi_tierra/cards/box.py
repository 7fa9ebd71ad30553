"""The box: markets, events, development cards and areas, and where they join the rules.

Development cards work for the farm they lie on, the permanent event in force for everybody. Rules name no card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from games.core.cards import NOBODY, Box, GameCard, effect
from games.mi_tierra.cards.own import Own
from games.mi_tierra.content import MARKETS
from games.mi_tierra.pieces import Placement
from games.mi_tierra.state import MiTierraState

Act = Callable[[MiTierraState, Placement], Awaitable[None]]
Happens = Callable[[Own], Awaitable[None]]


class _Farm(Protocol):
    @property
    def seat(self) -> int: ...

    @property
    def cards(self) -> Sequence[str]: ...

    @property
    def sold(self) -> bool: ...

    @property
    def smuggled(self) -> int: ...


class Scene(Protocol):
    """A table as far as the cards at work go: the state has it, and so has a view."""

    @property
    def players(self) -> Sequence[_Farm]: ...

    @property
    def in_force(self) -> str: ...


def _in_play(scene: Scene, among: Collection[str]) -> list[tuple[int, str]]:
    found = [(farm.seat, card) for farm in scene.players for card in farm.cards if card in among]
    return [(NOBODY, scene.in_force), *found] if scene.in_force in among else found


def _order(state: MiTierraState) -> Iterable[int]:
    return (NOBODY, *state.order)


BOX: Box[MiTierraState, Own] = Box("mi_tierra", Own, _in_play, _order)


@dataclass(frozen=True, slots=True)
class Roll:
    """A die that a seat has just rolled: "white" or "green"."""

    seat: int
    die: str


@dataclass(frozen=True, slots=True)
class Of:
    """What is asked about: a seat, and an area, a good or a crop of it."""

    seat: int
    what: str = ""


upkeep = BOX.moment("upkeep")
"""Before wages are paid."""
rolled = BOX.trigger("rolled", Roll)
"""The die still lies there, and may be rolled again."""

crop_yield = BOX.query("crop_yield", int, Of)
"""Units that a worker on a field of a crop brings in; about the seat and crop."""
irrigation = BOX.query("irrigation", bool, type(None))
"""Whether watered fields bring twice as much."""
product_yield = BOX.query("product_yield", int, Of)
"""Units of an animal product; about the seat and product."""
surplus_meat = BOX.query("surplus_meat", int, Of)
"""Meat for the animals that find no room; about the seat."""
fee = BOX.query("fee", int, Of)
"""What an area asks of a worker; about the seat and area."""
free_workers = BOX.query("free_workers", int, Of)
"""How many workers in service cost no wage; about the seat."""
official_bonus = BOX.query("official_bonus", int, type(None))
"""What each unit brings on the official market beside its price."""
first_sale_bonus = BOX.query("first_sale_bonus", int, Of)
"""What the first official sale of a round brings beside it; about the seat."""
black_buying = BOX.query("black_buying", bool, type(None))
"""Whether the black market sells."""
black_limit = BOX.query("black_limit", int, Of)
"""How many units a worker may buy on the black market; about the seat."""
black_bonus_units = BOX.query("black_bonus_units", int, Of)
"""How many units of a round bring $1 more on the black market; about the seat."""
protected = BOX.query("protected", bool, Of)
"""Whether mosquitoes and foot-rot spare a seat."""


@dataclass(eq=False)
class Market(GameCard):
    """A market card. `prices`: what it buys, at which price each; `most`: how many units in all; `leaves`: it has the
    exit symbol."""

    deck: str = "A"
    most: int = 0
    leaves: bool = False
    prices: tuple[tuple[str, int], ...] = effect(())

    def price(self, ware: str) -> int:
        """What a unit brings; 0 for what this market does not buy."""
        return dict(self.prices).get(ware, 0)


async def _nothing(own: Own) -> None:
    """What an event without an effect does."""


@dataclass(eq=False)
class Event(GameCard):
    """An event: `happens` once and is gone, or is `permanent` and lies in force until the next event."""

    deck: str = "A"
    permanent: bool = False
    happens: Happens = effect(_nothing)


@dataclass(eq=False)
class Plan(GameCard):
    """A development card, of which there are so many copies. `worth`: what it brings in a round, in dollars, as AI
    seats reckon; less to a farm that has none of what it `wants` (a crop, a kind of animal)."""

    copies: int = 2
    worth: float = 0.0
    wants: str = ""


async def _idle(state: MiTierraState, placement: Placement) -> None:
    """What an area without an action does."""


@dataclass(eq=False)
class Area(GameCard):
    """An area of the board on which workers produce."""

    act: Act = effect(_idle)


def event(name: str, deck: str) -> Callable[[Happens], Event]:
    """Declare an instant event by what happens. The function's docstring is its rule."""

    def declare(happens: Happens) -> Event:
        return BOX.add(Event(name, "event", deck, False, happens))

    return declare


def permanent_event(name: str, deck: str) -> Event:
    """Declare a permanent event."""
    return BOX.add(Event(name, "event", deck, True))


def plan(name: str, *, worth: float, wants: str = "") -> Plan:
    """Declare a development card."""
    return BOX.add(Plan(name, "plan", worth=worth, wants=wants))


def area(name: str) -> Callable[[Act], Area]:
    """Declare an area by what a worker does there. The function's docstring is its rule."""

    def declare(act: Act) -> Area:
        return BOX.add(Area(name, "area", act))

    return declare


for _card in MARKETS.values():
    BOX.add(Market(_card.id, "market", _card.deck, _card.most, _card.leaves, tuple(_card.prices.items())))


def market_of(name: str) -> Market:
    """The market of this id."""
    found = BOX.cards[name]
    assert isinstance(found, Market)
    return found


def event_of(name: str) -> Event | None:
    """The event of this id; None when it is a market."""
    found = BOX.cards[name]
    return found if isinstance(found, Event) else None


def plan_of(name: str) -> Plan:
    """The development card of this id."""
    found = BOX.cards[name]
    assert isinstance(found, Plan)
    return found


def area_of(name: str) -> Area:
    """The area of this id."""
    found = BOX.cards[name]
    assert isinstance(found, Area)
    return found


def market_deck(deck: str) -> list[str]:
    """Deck A or B before it is shuffled, markets first."""
    markets = [card.id for card in BOX.cards.values() if isinstance(card, Market) and card.deck == deck]
    return markets + [card.id for card in BOX.cards.values() if isinstance(card, Event) and card.deck == deck]


def plan_deck() -> list[str]:
    """The development cards before they are shuffled, every copy."""
    return [card.id for card in BOX.cards.values() if isinstance(card, Plan) for _ in range(card.copies)]
