"""Cards: each is declared once, with everything that it is and everything that it does.

A game has one `Box`: its cards, and the hooks at which cards join the rules. The rules fire moments and triggers, which
may ask somebody, and put queries, which are pure and cheap. No rule names a card.

    box: Box[GrimmState, Own] = Box("grimm_forest", Own, GrimmState.in_play, GrimmState.order)
    end_of_build = box.moment("end_of_build")
    section_cost = box.query("section_cost", int, Section)

    robin_hood = friend("robin_hood", advanced=True)

    @robin_hood.on(end_of_build, when=somebody_is_richer)
    async def robin_hood_takes(own: Own) -> None:
        \"\"\"At the end of the Build phase everybody with more resources than you gives you one of his choice.\"\"\"

So a card can be found, listed, counted and switched off by its declaration alone.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from typing import Any, Generic, TypeVar, overload

from games.core.ask import pick
from games.core.decision import card_id, card_of, one_of
from games.core.state import GameState
from games.core.text import Text, key_of

S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound="Owned[Any]")  # noqa: E741  # the owner's side of a card: the letter that fits
E = TypeVar("E")
V = TypeVar("V")
A = TypeVar("A")
C = TypeVar("C", bound="GameCard")
F = TypeVar("F", bound=Callable[..., Any])

NOBODY = -1
"""The seat of a card that is in force for everybody and belongs to no one."""


@dataclass(frozen=True, slots=True)
class Owned(Generic[S]):
    """A card at work: the state, the seat whose card it is (or `NOBODY`), and its id. What an effect gets.

    Games add the verbs of their card texts in a subclass.
    """

    state: S
    seat: int
    card: str

    def declined(self) -> None:
        """Note for the statistics that the owner did not want the effect."""
        self.state.journal.count("declined", self.card, self.seat if self.seat != NOBODY else None)


@dataclass(slots=True)
class Kept:
    """What a card keeps while it lies on the table: a number, goods, names of spaces or cards."""

    count: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)


def copied(kept: Kept) -> Kept:
    """The same things kept, in a copy of their own."""
    return Kept(kept.count, dict(kept.goods), list(kept.names))


def effect(default: Any) -> Any:
    """A field of a card that is part of what it does; `default` is what a card that does nothing has there."""
    return field(default=default, metadata={"effect": True})


@dataclass(eq=False)
class GameCard:
    """A card as the box has it. Games add the data of their cards in subclasses.

    `kind` is the word of the rulebook (fable, minor, major, character …) and finds the card's texts.
    """

    id: str
    kind: str
    declared: str = field(default="", init=False)
    """The module in which the card is declared."""
    at: list[Hook[Any]] = field(default_factory=list, init=False, repr=False)
    """The hooks at which it does something."""

    def __post_init__(self) -> None:
        self.declared = _declaring_module()

    def title(self, game: str) -> Text:
        """Its name."""
        return Text(key_of(game, self.kind, self.id))

    @overload
    def on(
        self, hook: Moment[O], *, when: Callable[[O], bool] | None = None, calm: bool = False,
        costs: Callable[[O], bool] | None = None,
    ) -> Callable[[Callable[[O], Awaitable[None]]], Callable[[O], Awaitable[None]]]: ...
    @overload
    def on(
        self, hook: Trigger[O, E], *, when: Callable[[O, E], bool] | None = None, calm: bool = False,
        costs: Callable[[O, E], bool] | None = None,
    ) -> Callable[[Callable[[O, E], Awaitable[None]]], Callable[[O, E], Awaitable[None]]]: ...
    def on(self, hook: Any, *, when: Any = None, calm: bool = False, costs: Any = None) -> Any:
        """Do something at a moment or trigger. `when` says whether it applies now (pure).

        `calm`: it only brings its owner something, and nothing else of theirs can change what, so its owner is not
        asked when to do it, unless another of the owner's effects `costs` them something now.
        """

        def register(run: F) -> F:
            hook.add(self, _Reaction(run, when, calm, costs))
            return run

        return register

    def changes(self, query: Query[O, V, A]) -> Callable[[Callable[[O, V, A], V]], Callable[[O, V, A], V]]:
        """Change a value of the rules: `change(own, value, about)` returns the new one."""

        def register(change: Callable[[O, V, A], V]) -> Callable[[O, V, A], V]:
            query.add(self, change)
            return change

        return register


@dataclass(frozen=True, slots=True)
class _Reaction:
    run: Callable[..., Awaitable[None]]
    when: Callable[..., bool] | None
    calm: bool
    costs: Callable[..., bool] | None


class Hook(Generic[E]):
    """Where cards join the rules: what each of them does here, in the order of declaration."""

    def __init__(self, box: Box[Any, Any], name: str) -> None:
        self.box = box
        self.name = name
        self.effects: dict[str, tuple[E, ...]] = {}

    def add(self, card: GameCard, effect: E) -> None:
        """A card does this here."""
        self.effects[card.id] = (*self.effects.get(card.id, ()), effect)
        if self not in card.at:
            card.at.append(self)

    def at_work(self, state: Any, seat: int | None = None) -> Iterator[tuple[Any, E]]:
        """What the cards in play (with `seat`: of that seat) do here: each effect with its owner's side of the card.

        Queries can also be put to a view, where the box's `in_play` takes one: words and AI seats then reckon as the
        rules do.
        """
        if self.effects:
            for holder, card in self.box.in_play(state, self.effects):
                if seat is None or holder == seat:
                    own = self.box.own(state, holder, card)
                    for one in self.effects[card]:
                        yield own, one


class _Firing(Hook[_Reaction]):
    """A hook at which cards act one after the other."""

    def silent(self, state: Any) -> bool:
        """Whether no card in play does anything here."""
        return not self.effects or not self.box.hears(state, self.effects)

    async def _fire(self, state: Any, facts: tuple[Any, ...]) -> None:
        for seat in self.box.order(state):
            await self._fire_seat(state, seat, facts)

    async def _fire_seat(self, state: Any, seat: int, facts: tuple[Any, ...]) -> None:
        """Let a seat's cards act, each once. A card that comes into play meanwhile acts too; one that left does not."""
        done: set[str] = set()
        while ready := self._ready(state, seat, facts, done):
            card = ready[0] if len(ready) == 1 else await self._next(state, seat, facts, ready)
            done.add(card)
            await self._act(state, seat, card, facts)

    async def _act(self, state: Any, seat: int, card: str, facts: tuple[Any, ...]) -> None:
        """Let a card do all that applies now."""
        own = self.box.own(state, seat, card)
        acted = False
        for reaction in self.effects[card]:
            if reaction.when is None or reaction.when(own, *facts):
                if not acted:
                    state.journal.count("triggered", card, seat if seat != NOBODY else None)
                acted = True
                await reaction.run(own, *facts)

    def _ready(self, state: Any, seat: int, facts: tuple[Any, ...], done: Collection[str]) -> list[str]:
        """The seat's cards that apply now, in the order in which they lie there."""
        found: list[str] = []
        for holder, card in self.box.in_play(state, self.effects):
            if holder == seat and card not in done and card not in found:
                own = self.box.own(state, seat, card)
                if any(one.when is None or one.when(own, *facts) for one in self.effects[card]):
                    found.append(card)
        return found

    async def _next(self, state: Any, seat: int, facts: tuple[Any, ...], ready: Sequence[str]) -> str:
        """Which of several effects comes next: calm ones without a question, while nothing costs the owner anything."""
        calm = [card for card in ready if all(one.calm for one in self.effects[card])]
        if seat == NOBODY or (calm and not any(self._costs(state, seat, card, facts) for card in ready)):
            return (calm or ready)[0]
        return card_of(await pick(one_of(seat, "next_effect", tuple(map(card_id, ready)))))

    def _costs(self, state: Any, seat: int, card: str, facts: tuple[Any, ...]) -> bool:
        own = self.box.own(state, seat, card)
        return any(one.costs is not None and one.costs(own, *facts) for one in self.effects[card])

    def _applicable(self, state: Any, facts: tuple[Any, ...]) -> list[tuple[int, str]]:
        if self.silent(state):
            return []
        return [(seat, card) for seat in self.box.order(state) for card in self._ready(state, seat, facts, ())]


class Moment(_Firing, Generic[O]):
    """A point of the rules at which cards act: the start of a round, the end of a phase."""

    async def fire(self, state: GameState) -> None:
        """Let every card act once that applies when its seat's turn comes, in the box's order of seats."""
        if not self.silent(state):
            await self._fire(state, ())

    async def fire_seat(self, state: GameState, seat: int) -> None:
        """Let one seat's cards act."""
        await self._fire_seat(state, seat, ())

    async def fire_one(self, state: GameState, seat: int) -> None:
        """Let one of a seat's cards act; who has several chooses."""
        if ready := self._ready(state, seat, (), ()):
            await self._act(state, seat, ready[0] if len(ready) == 1 else await self._next(state, seat, (), ready), ())

    def applicable(self, state: GameState) -> list[tuple[int, str]]:
        """The cards that would act now: (seat, card)."""
        return self._applicable(state, ())


class Trigger(_Firing, Generic[O, E]):
    """Something that happens, with its facts: a space was used, a monster strikes."""

    async def fire(self, state: GameState, event: E) -> None:
        """Let every card act once that applies when its seat's turn comes, in the box's order of seats."""
        if not self.silent(state):
            await self._fire(state, (event,))

    async def fire_seat(self, state: GameState, seat: int, event: E) -> None:
        """Let one seat's cards act."""
        await self._fire_seat(state, seat, (event,))

    def applicable(self, state: GameState, event: E) -> list[tuple[int, str]]:
        """The cards that would act now: (seat, card)."""
        return self._applicable(state, (event,))


class Query(Hook[Callable[[Any, Any, Any], Any]], Generic[O, V, A]):
    """A value that cards in play may change: a cost, a capacity, a permission. Pure; never asks.

    Changes must give the same value in whatever order the cards were played; where one card sets what another lowers,
    use `games.core.prices`. The conformance tests turn the order around.
    """

    def value(self, state: Any, base: V, about: A) -> V:
        """`base` as changed by the cards in play; `about` says what is asked about (a seat, a section, ...). `state`
        may be a view (see `at_work`)."""
        if self.effects:  # what `at_work` does, without a generator: nothing is put as often as queries
            for holder, card in self.box.in_play(state, self.effects):
                own = self.box.own(state, holder, card)
                for change in self.effects[card]:
                    base = change(own, base, about)
        return base


InPlay = Callable[[S, Collection[str]], Iterable[tuple[int, str]]]
Hears = Callable[[S, Mapping[str, Any]], bool]


class Box(Generic[S, O]):
    """All cards of a game, and the hooks at which they join its rules.

    `own(state, seat, card)` makes what effects get. `in_play(state, among)` yields (seat, card) for those of the cards
    `among` that are in play, in the order in which they lie before their owners. `order(state)` are the seats in the
    order in which their cards act (begin with `NOBODY` where cards without an owner can be in force).
    `hears(state, among)` says whether one of the cards `among` is in play, if a game knows a quicker way. `caches` are
    called when a card is switched off or on: whatever was remembered about cards must go.
    """

    def __init__(
        self, game: str, own: Callable[[S, int, str], O], in_play: InPlay[S], order: Callable[[S], Iterable[int]],
        hears: Hears[S] | None = None,
    ) -> None:
        self.game = game
        self.own = own
        self.in_play = in_play
        self.hears: Hears[S] = hears or (lambda state, among: any(True for _ in in_play(state, among)))
        self.order = order
        self.cards: dict[str, GameCard] = {}
        self.hooks: list[Hook[Any]] = []
        self.caches: list[Callable[[], None]] = []

    def add(self, card: C) -> C:
        """Put a card into the box. Raises `ValueError` for an id that is there already."""
        if card.id in self.cards:
            raise ValueError(f"{self.game}: the card {card.id} is declared twice")
        self.cards[card.id] = card
        return card

    def moment(self, name: str) -> Moment[O]:
        """A new moment of the rules."""
        return self.hook(Moment(self, name))

    def trigger(self, name: str, facts: type[E]) -> Trigger[O, E]:
        """A new trigger, whose facts are of this type."""
        return self.hook(Trigger(self, name))

    def query(self, name: str, value: type[V], about: type[A]) -> Query[O, V, A]:
        """A new query for values of this type, about something of that type."""
        return self.hook(Query(self, name))

    def hook(self, hook: H) -> H:
        """A new hook of whatever kind."""
        self.hooks.append(hook)
        return hook

    def of_kind(self, kind: str) -> list[GameCard]:
        """The cards of one kind, in the order of declaration."""
        return [card for card in self.cards.values() if card.kind == kind]

    @contextmanager
    def switched_off(self, card_id: str) -> Iterator[None]:
        """While this lasts the card can be played but does nothing. For tests. Raises `KeyError` for an unknown id."""
        card = self.cards[card_id]
        taken = [(hook, hook.effects.pop(card_id)) for hook in card.at]
        data = {one.name: getattr(card, one.name) for one in effect_fields(card)}
        for one in effect_fields(card):
            object.__setattr__(card, one.name, one.default)
        self._forget()
        try:
            yield
        finally:
            for hook, effects in taken:
                hook.effects[card_id] = effects
            for name, value in data.items():
                object.__setattr__(card, name, value)
            self._forget()

    def _forget(self) -> None:
        for cache in self.caches:
            cache()

    def data_only(self, card_id: str) -> bool:
        """Whether the card is data: no function, lambda or condition of its own. A class of actions or conditions that
        no other card uses counts as its own."""
        shared = {id(card): _ingredients(card) for card in self.cards.values()}
        own = shared.pop(id(self.cards[card_id]))
        others = set().union(*shared.values()) if shared else set()
        return all(isinstance(one, type) and one in others for one in own)


H = TypeVar("H", bound=Hook[Any])


def effect_fields(card: GameCard) -> list[Field[Any]]:
    """The fields of a card that are part of what it does."""
    return [one for one in fields(card) if one.metadata.get("effect")]


def does_something(card: GameCard) -> bool:
    """Whether the card has any effect: at a hook, or as data."""
    return bool(card.at) or any(
        one.default is MISSING or getattr(card, one.name) != one.default for one in effect_fields(card)
    )


def _ingredients(card: GameCard) -> set[Any]:
    """The code a card consists of: functions, and the types of its actions and conditions."""
    found: set[Any] = set()
    for hook in card.at:
        for effect in hook.effects.get(card.id, ()):
            _gather(effect, found)
    for one in fields(card):
        if one.name != "at":
            _gather(getattr(card, one.name), found)
    return found


def _gather(value: Any, found: set[Any]) -> None:
    if isinstance(value, (str, bytes, int, float, type(None))):
        return
    if isinstance(value, dict):
        _gather([*value.keys(), *value.values()], found)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for one in value:
            _gather(one, found)
    elif is_dataclass(value) and not isinstance(value, type):
        if callable(value):
            found.add(type(value))
        for one in fields(value):
            _gather(getattr(value, one.name), found)
    elif callable(value):
        found.add(value)


def _declaring_module() -> str:
    """The module whose top level is declaring a card now; "" when a function makes one."""
    frame = sys._getframe(1)
    while frame is not None:
        if frame.f_code.co_name == "<module>":
            return str(frame.f_globals.get("__name__", ""))
        frame = frame.f_back  # type: ignore[assignment]  # the loop ends there
    return ""
