"""Fencing in single spaces for nothing, which is no Build Fences action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.agricola.actions.tiles import cells
from games.agricola.anytime import MayDecline, never
from games.agricola.cards import hooks
from games.agricola.cards.hooks import Fenced
from games.agricola.cards.own import Action, Own
from games.agricola.farmyard.yard import Farmyard
from games.agricola.land import change
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, cell_text


def wild(yard: Farmyard) -> int:
    """Forests and moors next to a pasture."""
    return yard.reserve_sites


def beside(yard: Farmyard) -> int:
    """Spaces outside pastures that may become one: next to a pasture, if there is one."""
    near = yard.grid.around(yard.fenced) if yard.pastures else yard.grid.everything
    return yard.ringed(near & ~(yard.blocked | yard.fenced))


def apart(yard: Farmyard) -> int:
    """Unused spaces next to no pasture."""
    return yard.ringed(yard.free & ~yard.grid.around(yard.fenced))


@dataclass(frozen=True, slots=True)
class FenceSpace(Action):
    """Put fences from the supply around one of these spaces (`wild`, `beside`, `apart`), for nothing. With a tile on it
    the space is no pasture until the tile is gone."""

    where: Callable[[Farmyard], int]

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is such a space, and the fences for it."""
        return bool(self.where(player.yard))

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        chosen = await cells(own, "fence_space", self.where(own.player.yard), 0 if may_decline() else 1, 1)
        if not chosen:
            return False
        yard = own.player.yard
        space = yard.spaces(chosen)
        key = "agricola-log-reserve" if space & yard.tiles else "agricola-log-fence-space"
        own.state.tell(key, own.seat, cell=cell_text(chosen[0]), card=card_text(own.card))
        await change(own.state, own.player, yard.ringed_by_fences(space))
        if not space & yard.tiles:
            await hooks.fenced.fire(own.state, Fenced(own.seat, (space,)))
        return True
