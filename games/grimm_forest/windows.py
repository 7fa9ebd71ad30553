"""The timing windows: which cards act when, and in which order (rulebook, gather step 2: turn order).

A card registers its effect with a window under its id; the rules resolve the window without naming cards.
Within a window the seats act in turn order. A seat with several effects chooses their order; effects that only
bring their owner something and that nothing else of his can change (`calm`) come first without a question, unless
another of his effects costs him something (`costs`), which he may rather suffer before he has more to lose.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from games.core.ask import pick
from games.core.decision import one_of
from games.core.events import Query
from games.grimm_forest.state import Fable, Goods, GrimmState

When = Callable[[GrimmState, int], bool]
Effect = Callable[[GrimmState, int], Awaitable[None]]


def _never(state: GrimmState, seat: int) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Reaction:
    """A card's effect in a window: when it applies (pure), what it does, whether it is calm, when it costs its
    owner something (pure)."""

    when: When
    effect: Effect
    calm: bool
    costs: When


class Window:
    """One timing window."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.reactions: dict[str, Reaction] = {}

    def on(self, card: str, when: When, *, calm: bool = False, costs: When = _never) -> Callable[[Effect], Effect]:
        """Register a card's effect."""

        def register(effect: Effect) -> Effect:
            if card in self.reactions:
                raise ValueError(f"{card} reacts to {self.name} twice")
            self.reactions[card] = Reaction(when, effect, calm, costs)
            return effect

        return register

    async def resolve(self, state: GrimmState) -> None:
        """Let every card act once that applies when its seat's turn comes."""
        for seat in state.order():
            await self.resolve_seat(state, seat)

    async def resolve_seat(self, state: GrimmState, seat: int) -> None:
        """Let one seat's cards act. A card that comes into play meanwhile acts too."""
        done: list[str] = []
        while True:
            ready = [card for card in state.cards_of(seat) if card not in done and self._applies(state, seat, card)]
            if not ready:
                return
            card = ready[0] if len(ready) == 1 else await self._next(state, seat, ready)
            done.append(card)
            state.journal.count("triggered", card)
            await self.reactions[card].effect(state, seat)

    async def _next(self, state: GrimmState, seat: int, ready: list[str]) -> str:
        """Which of several effects comes next."""
        calm = [card for card in ready if self.reactions[card].calm]
        if calm and not any(self.reactions[card].costs(state, seat) for card in ready):
            return calm[0]
        return (await pick(one_of(seat, "next_effect", tuple(f"card:{card}" for card in ready))))[5:]

    def _applies(self, state: GrimmState, seat: int, card: str) -> bool:
        reaction = self.reactions.get(card)
        return reaction is not None and reaction.when(state, seat)


start_of_round = Window("start_of_round")
when_revealed = Window("when_revealed")
after_gather_reveal = Window("after_gather_reveal")
before_collecting = Window("before_collecting")
end_of_gather = Window("end_of_gather")
start_of_build = Window("start_of_build")
end_of_build = Window("end_of_build")


@dataclass(frozen=True, slots=True)
class Action:
    """What a Friend lets his owner do in his build turn. `possible` is pure."""

    possible: When
    effect: Effect


special_actions: dict[str, Action] = {}
"""Cost one of the build actions; each once a turn."""

free_actions: dict[str, Action] = {}
"""Cost no action: the Friends who may be discarded in their owner's turn."""

cancels: dict[str, frozenset[str]] = {}
"""Friends who may be discarded to cancel these monsters."""

guards: dict[str, Effect] = {}
"""Friends who cancel every monster that would strike where their owner stands."""

on_gain: dict[str, Effect] = {}
"""What a Friend does on joining a seat."""

departs_when: dict[str, Callable[[GrimmState, Fable], bool]] = {}
"""When a Unique Location is discarded, looked at at the end of the gather phase."""


@dataclass(frozen=True, slots=True)
class Section:
    """A house part about to be built: by whom, of what, 0 floor to 2 roof, on a Cutting Corners site or not."""

    seat: int
    material: str
    part: int
    corners: bool


class Scene(Protocol):
    """A table as far as open cards go: the state has it, and so has a view."""

    def in_play(self) -> list[tuple[int, str]]:
        """Every open card with its seat, each pair once."""
        ...


def _in_play(scene: Scene) -> list[tuple[int, str]]:
    return scene.in_play()


section_cost: Query[Scene, int] = Query("section_cost", _in_play)
"""What a section costs in all; about a `Section`. Words ask it of a view."""

toll_owner: Query[GrimmState, int] = Query("toll_owner", GrimmState.in_play)
"""The seat to which one resource of a section's cost goes, -1 for none; about a `Section`."""

must_play_fable: Query[GrimmState, bool] = Query("must_play_fable", GrimmState.in_play)
"""Whether a seat must lay a Fable if it holds one; about the seat."""

chooses_last: Query[GrimmState, bool] = Query("chooses_last", GrimmState.in_play)
"""Whether a seat chooses its cards after all others; about the seat."""

monster_places: Query[GrimmState, tuple[str, ...]] = Query("monster_places", GrimmState.in_play)
"""Where a monster may be put; about nothing."""

harvest: Query[GrimmState, Goods] = Query("harvest", GrimmState.in_play)
"""What comes on top of what a seat collects; about (seat, collected goods)."""


def action(
    registry: dict[str, Action], card: str, possible: When
) -> Callable[[Effect], Effect]:
    """Register what a Friend lets his owner do in his turn."""

    def register(effect: Effect) -> Effect:
        if card in registry:
            raise ValueError(f"{card} has two actions of one kind")
        registry[card] = Action(possible, effect)
        return effect

    return register
