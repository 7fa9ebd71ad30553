"""Actions with cards: building majors, playing minor improvements and occupations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards.own import Action, Own
from games.agricola.cards.play import can_play_minor, can_play_occupation, play_minor, play_occupation
from games.agricola.majors.building import build_major, can_build
from games.agricola.state import AgricolaState, Player
from games.core.decision import Decision, one_of


@dataclass(frozen=True, slots=True)
class BuildMajor(Action):
    """Build a major improvement. `only`: one of these; `less`: for so much less."""

    only: tuple[str, ...] = ()
    less: Mapping[str, int] = field(default_factory=dict)

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one could be built."""
        return can_build(state, player, self.only, self.less)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await build_major(own.state, own.player, may_decline, self.only, self.less)


@dataclass(frozen=True, slots=True)
class PlayMinor(Action):
    """Play a minor improvement."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one could be played."""
        return can_play_minor(state, player)

    def offered(self, state: AgricolaState, player: Player) -> bool:
        """Whoever has a hand is always asked: not asking would tell."""
        return bool(player.hand)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await play_minor(own.state, own.player, may_decline)


@dataclass(frozen=True, slots=True)
class PlayOccupation(Action):
    """Play an occupation. `prices`: food for the first, second ... of the game, the last of them for all later ones."""

    prices: tuple[int, ...]

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is an occupation in hand, and the food for it."""
        return can_play_occupation(state, player, self.prices)

    def offered(self, state: AgricolaState, player: Player) -> bool:
        """Whoever has a hand is always asked: not asking would tell."""
        return bool(player.hand)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await play_occupation(own.state, own.player, self.prices, may_decline)


@dataclass(frozen=True, slots=True)
class Improve(Action):
    """Build a major improvement or play a minor one."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of them is possible."""
        return can_build(state, player) or can_play_minor(state, player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        """Whoever has cards is always asked: not asking would tell. Whoever has exchanged the kind away that was chosen
        is asked again: the other one is left."""
        state, player = own.state, own.player

        def question() -> Decision | None:
            possible = {"major": can_build(state, player), "minor": can_play_minor(state, player)}
            kinds = tuple(kind for kind in possible if possible[kind])
            return one_of(player.seat, "improvement", kinds, private=True) if kinds else None

        while player.begun and self.possible(state, player):
            if player.hand and await ask_freely(state, player, question) == ("minor",):
                await play_minor(state, player)
            else:
                await build_major(state, player)
        return not player.begun
