"""The box: where Fables and Friends join the rules, and what the rules know of each card.

What else there is to a card, its worth to the AI and its questions in words, is added in `cards.declare`.
Within a moment the seats act in turn order (rulebook, gather step 2).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from games.core.cards import Box, GameCard, effect
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import FABLES, FRIENDS, Kind
from games.grimm_forest.state import GrimmState

When = Callable[[Own], bool]
Act = Callable[[Own], Awaitable[None]]


class _Seated(Protocol):
    @property
    def seat(self) -> int: ...

    @property
    def friend(self) -> str: ...


class _Lying(Protocol):
    @property
    def card(self) -> str: ...

    @property
    def owner(self) -> int: ...


class Scene(Protocol):
    """A table as far as open cards go: the state has it, and so has a view."""

    @property
    def players(self) -> Sequence[_Seated]: ...

    @property
    def table(self) -> Sequence[_Lying]: ...


def _in_play(scene: Scene, among: Collection[str]) -> list[tuple[int, str]]:
    """The open cards with their seats, each pair once: a seat's Friend before its Fables."""
    found = [(player.seat, player.friend) for player in scene.players if player.friend in among]
    for fable in scene.table:
        if fable.card in among and (fable.owner, fable.card) not in found:
            found.append((fable.owner, fable.card))
    return found


BOX: Box[GrimmState, Own] = Box("grimm_forest", Own, _in_play, GrimmState.order)

start_of_round = BOX.moment("start_of_round")
before_choosing_last = BOX.moment("before_choosing_last")
when_revealed = BOX.moment("when_revealed")
after_gather_reveal = BOX.moment("after_gather_reveal")
before_collecting = BOX.moment("before_collecting")
after_collecting = BOX.moment("after_collecting")
end_of_gather = BOX.moment("end_of_gather")
start_of_build = BOX.moment("start_of_build")
end_of_build = BOX.moment("end_of_build")


@dataclass(frozen=True, slots=True)
class Section:
    """A house part about to be built: by whom, of what, 0 floor to 2 roof, on a Cutting Corners site or not."""

    seat: int
    material: str
    part: int
    corners: bool


section_cost = BOX.query("section_cost", int, Section)
"""What a section costs in all."""

toll_owner = BOX.query("toll_owner", int, Section)
"""The seat to which one resource of a section's cost goes, -1 for none."""

must_play_fable = BOX.query("must_play_fable", bool, int)
"""Whether a seat must lay a Fable if it holds one; about the seat."""

chooses_last = BOX.query("chooses_last", bool, int)
"""Whether a seat chooses its cards after all others; about the seat."""

monster_places = BOX.query("monster_places", tuple[str, ...], type(None))
"""Where a monster may be put; about nothing."""


@dataclass(eq=False)
class GrimmCard(GameCard):
    """A Fable or Friend: whether it is an advanced card, and the labels of its own draws."""

    advanced: bool = False
    draws: tuple[str, ...] = ()


@dataclass(eq=False)
class FableRules(GrimmCard):
    """What the rules know of a Fable: how many copies there are, and its nature.

    `departs(own, place)`: whether a Unique Location on that place is discarded, looked at as the Gather phase ends.
    `site`: it becomes a building site of its owner when it has done its work, and stays.
    """

    copies: int = 2
    nature: Kind = Kind.PLAIN
    site: bool = False
    departs: Callable[[GrimmState, str], bool] | None = effect(None)

    def leaves_when(self, condition: Callable[[GrimmState, str], bool]) -> Callable[[GrimmState, str], bool]:
        """When a Unique Location is discarded: a condition of the state and the place it lies on."""
        self.departs = condition
        return condition


@dataclass(frozen=True, slots=True)
class TurnAction:
    """What a Friend lets his owner do in his build turn. `possible` is pure; None: at any time."""

    do: Act
    possible: When | None = None

    def allowed(self, own: Own) -> bool:
        """Whether it can be done now."""
        return self.possible is None or self.possible(own)


@dataclass(eq=False)
class FriendRules(GrimmCard):
    """What the rules know of a Friend. There is a single copy of each.

    `announces`: his owner says where he will go, which is marked on the place with his picture. `special`: an action
    once a turn; it costs one of the build actions. `free`: costs none; the Friends who may be discarded in their
    owner's turn. `cancels`: the monsters which he may be discarded to cancel. `guards`: he cancels every monster that
    would strike where his owner stands, and this is what it brings. `arrives`: what he does on joining a seat.
    """

    announces: bool = False
    special: TurnAction | None = effect(None)
    free: TurnAction | None = effect(None)
    cancels: frozenset[str] = effect(frozenset())
    guards: Act | None = effect(None)
    arrives: Act | None = effect(None)

    def special_action(self, possible: When | None = None) -> Callable[[Act], Act]:
        """Declare what his owner may spend an action on, once a turn."""

        def declare(do: Act) -> Act:
            self.special = TurnAction(do, possible)
            return do

        return declare

    def free_action(self, possible: When | None = None) -> Callable[[Act], Act]:
        """Declare what his owner may do in his turn without an action."""

        def declare(do: Act) -> Act:
            self.free = TurnAction(do, possible)
            return do

        return declare

    def guarding(self, do: Act) -> Act:
        """Declare that he cancels every monster where his owner stands, and what it brings."""
        self.guards = do
        return do

    def arriving(self, do: Act) -> Act:
        """Declare what he does on joining a seat."""
        self.arrives = do
        return do


def fable_rules(name: str) -> FableRules:
    """The Fable of this id. Raises `KeyError` when there is none."""
    found = BOX.cards[name]
    assert isinstance(found, FableRules)
    return found


def friend_rules(name: str) -> FriendRules | None:
    """The Friend of this id; None for "", which is nobody."""
    if not name:
        return None
    found = BOX.cards[name]
    assert isinstance(found, FriendRules)
    return found


def announcer() -> str:
    """The Friend whose owner says where he will go."""
    return next(card.id for card in BOX.of_kind("friend") if isinstance(card, FriendRules) and card.announces)


def is_monster(name: str) -> bool:
    """Whether a Fable is a monster."""
    return fable_rules(name).nature is Kind.MONSTER


def is_unique(name: str) -> bool:
    """Whether a Fable is a Unique Location."""
    return fable_rules(name).nature is Kind.UNIQUE


def is_next_round(name: str) -> bool:
    """Whether a Fable acts in the round after it was played."""
    return fable_rules(name).nature is Kind.NEXT_ROUND


def draw_labels() -> tuple[str, ...]:
    """The labels of all draws that cards make."""
    return tuple(label for card in BOX.cards.values() if isinstance(card, GrimmCard) for label in card.draws)


def fable_deck(advanced: bool) -> list[str]:
    """The Fable deck before it is shuffled, every copy."""
    cards = (fable_rules(name) for name in FABLES)
    return [card.id for card in cards if advanced or not card.advanced for _ in range(card.copies)]


def friend_deck(advanced: bool) -> list[str]:
    """The Friend deck before it is shuffled."""
    cards = (friend_rules(name) for name in FRIENDS)
    return [card.id for card in cards if card is not None and (advanced or not card.advanced)]
