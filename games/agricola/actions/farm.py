"""Actions on the land: plowing, sowing, fencing; and baking."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola import crops, fences, sowing
from games.agricola.anytime import MayDecline, never
from games.agricola.cards.own import Action, Own
from games.agricola.state import AgricolaState, Player


@dataclass(frozen=True, slots=True)
class Plow(Action):
    """Plow one field."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is a place for a field."""
        return crops.can_plow(player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await crops.plow(own.state, own.player, may_decline)


@dataclass(frozen=True, slots=True)
class Sow(Action):
    """Sow any number of empty fields and other plots."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is an empty plot and something to sow on it."""
        return sowing.can_sow(player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await sowing.sow(own.state, own.player, may_decline)


@dataclass(frozen=True, slots=True)
class Bake(Action):
    """Take a Bake Bread action."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is grain, and something to bake it in."""
        return crops.can_bake(player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await crops.bake(own.state, own.player, may_decline)


@dataclass(frozen=True, slots=True)
class Fence(Action):
    """Take a Build Fences action."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether at least one new pasture is possible."""
        return fences.can_build_fences(state, player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await fences.build_fences(own.state, own.player, may_decline)
