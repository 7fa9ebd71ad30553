"""What an improvement or occupation is, and the box of all of them. Each is declared once, in the module of its theme.

    corn_scoop = minor(ID, cost(wood=1), using(gain(grain=1), spaces=("grain_seeds",)))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from games.agricola.cards.own import Own
from games.agricola.state import AgricolaState
from games.agricola.wording.terms import card_text
from games.core.cards import Box, GameCard, effect
from games.core.prices import Price, price
from games.core.text import Text

Condition = Callable[[Own], bool]


class Effect(Protocol):
    """Something that a card does, as data; it joins the hooks where it acts."""

    def join(self, card: AgricolaCard) -> None:
        """Let the card do this."""
        ...


@dataclass(frozen=True, slots=True)
class Kitchen:
    """What a card cooks and bakes. `cook`: food for one animal or vegetable, at any time. `bake`: food for one grain in
    a Bake Bread action, for at most `most` grain (None: any number). `beside`: only beside a card of these groups."""

    cook: Mapping[str, int] = field(default_factory=dict)
    bake: int = 0
    most: int | None = None
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange at any time: `n` of a good for `gives` of another one; at most `most` times in one go. `counter`:
    each takes one of the counters on the card."""

    take: str
    good: str
    n: int = 1
    gives: int = 1
    most: int = 99
    counter: bool = False


@dataclass(frozen=True, slots=True)
class HarvestSwap:
    """An exchange once a harvest: 1 of a good, and of each of the goods `beside`, for food or for points."""

    take: str
    food: int = 0
    points: int = 0
    beside: tuple[str, ...] = ()

    @property
    def takes(self) -> Mapping[str, int]:
        """All that it takes."""
        return dict.fromkeys((self.take, *self.beside), 1)


@dataclass(frozen=True, slots=True)
class LastSwap:
    """An exchange at the end of the game, as often as one likes: 1 of each of these goods for points. They are gone."""

    takes: tuple[str, ...]
    points: int = 1


@dataclass(frozen=True, slots=True)
class Left:
    """A point at the end for each of these numbers that the goods left reach; they are not spent."""

    good: str
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a major lies on the majors board: on a place of the base game ("base"), of its second copies for six
    ("second"), or of the expansion's combined board ("moor"), there at the bottom of its place or on top."""

    board: str
    place: int
    top: bool = False


@dataclass(eq=False)
class AgricolaCard(GameCard):
    """A major or minor improvement, or an occupation.

    `each`: what it costs besides for each of something, by the name of the count (`games.agricola.cards.conditions`).
    `needs`: its prerequisite. `players`: only with that many. `group`: majors that upgrades and effects speak of
    together ("fireplace"). `upgrades`: groups or cards of which one may be returned instead of paying (a minor
    improvement that has any is played in no other way, and may be played as a major, too); `removes_old`: the one
    returned leaves the game. `passing`: after its effect the card goes to the hand of the player on the left. `code`:
    the number on the expansion's majors. `draws`: it draws start layouts (`draws_label`).
    `lone_pastures`: so many pastures may lie apart from the others because of it. `plot`: the
    crops that may be sown on it, as on a field; `unused_plots`: on so many unused spaces crops may grow. `keeps`: what
    it keeps that everybody should see, as the end of a text's key (`wording.kept`). `effects` are
    what it does besides its kitchen, its exchanges and its points for goods left.
    """

    cost: Mapping[str, int] = field(default_factory=dict)
    points: int = 0
    needs: Condition | None = None
    players: int = 1
    group: str = ""
    upgrades: tuple[str, ...] = ()
    removes_old: bool = False
    passing: bool = False
    spot: Spot | None = None
    code: str = ""
    draws: bool = False
    lone_pastures: int = 0
    keeps: str = ""
    effects: tuple[Effect, ...] = ()
    kitchen: Kitchen = effect(Kitchen())
    swaps: tuple[Swap, ...] = effect(())
    each: tuple[tuple[str, Mapping[str, int]], ...] = effect(())
    harvest: HarvestSwap | None = effect(None)
    left: Left | None = effect(None)
    last: LastSwap | None = effect(None)
    plot: tuple[str, ...] = effect(())
    unused_plots: int = effect(0)

    @cached_property
    def price(self) -> Price:
        """The printed cost."""
        return price(self.cost)

    def title(self, game: str) -> Text:
        """Its name."""
        return card_text(self.id)


BOX: Box[AgricolaState, Own] = Box("agricola", Own, AgricolaState.in_play, AgricolaState.acting, AgricolaState.hears)


def draws_label(card: str) -> str:
    """The label of the chance by which a card draws start layouts."""
    return f"layout for {card}"


def cost(**goods: int) -> Mapping[str, int]:
    """A cost, good by good."""
    return goods


CARDS: dict[str, AgricolaCard] = {}
"""All cards by id, in the order of declaration."""


def card_of(name: str) -> AgricolaCard:
    """The card of this id."""
    return CARDS[name]


def cards_of(*kinds: str) -> dict[str, AgricolaCard]:
    """All cards of these kinds by id, in the order of declaration."""
    return {name: card for name, card in CARDS.items() if card.kind in kinds}


def _card(kind: str, name: str, effects: tuple[Effect, ...], data: dict[str, Any]) -> AgricolaCard:
    card = CARDS[name] = BOX.add(AgricolaCard(name, kind, effects=effects, **data))
    for one in effects:
        one.join(card)
    return card


def major(name: str, cost: Mapping[str, int], points: int, spot: Spot, *effects: Effect, **data: Any) -> AgricolaCard:
    """Declare a major improvement; `data` are further fields of `AgricolaCard`."""
    return _card("major", name, effects, {"cost": cost, "points": points, "spot": spot, **data})


def minor(
    name: str, cost: Mapping[str, int], *effects: Effect, points: int = 0, needs: Condition | None = None, **data: Any
) -> AgricolaCard:
    """Declare a minor improvement; `data` are further fields of `AgricolaCard`."""
    return _card("minor", name, effects, {"cost": cost, "points": points, "needs": needs, **data})


def occupation(name: str, *effects: Effect, players: int = 1, **data: Any) -> AgricolaCard:
    """Declare an occupation; `data` are further fields of `AgricolaCard`."""
    return _card("occupation", name, effects, {"players": players, **data})


def playable(state: AgricolaState, seat: int, name: str) -> bool:
    """Whether a card's prerequisite is met; it sees the state, the player and the table."""
    needs = card_of(name).needs
    return needs is None or needs(Own(state, seat, name))

