"""Actions with the tiles of a farmyard: laying them, taking them away, turning one into another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.hooks import FieldLaid
from games.agricola.cards.own import Action, Own
from games.agricola.crops import names_of
from games.agricola.goods import put
from games.agricola.land import change
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, cell_text, cells_text, goods_text
from games.core.decision import Answer, Decision, Kind, Part


async def cells(own: Own, key: str, spaces: int, least: int, most: int) -> Answer:
    """Ask for `least` to `most` of these spaces of the owner's farmyard."""
    ids = names_of(own.player.yard.extra, spaces)
    most = min(most, len(ids))
    if not most:
        return ()
    part = Part(key, ids, Kind.CELLS, min(least, most), most)
    decision = Decision(own.seat, key, (part,), () if least else ((),))
    return await ask_freely(own.state, own.player, lambda: decision)


@dataclass(frozen=True, slots=True)
class LayTile(Action):
    """Put a forest, a moor or a field from the supply on an unused space; a field next to a field, if there is one. It
    is no plowing."""

    kind: str

    def _sites(self, player: Player) -> int:
        return player.yard.field_sites if self.kind == "field" else player.yard.free

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is such a space."""
        return bool(self._sites(player))

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        yard = own.player.yard
        chosen = await cells(own, f"lay_{self.kind}", self._sites(own.player), 0 if may_decline() else 1, 1)
        if not chosen:
            return False
        own.state.tell("agricola-log-lays", own.seat, tile=self.kind, cell=cell_text(chosen[0]))
        await change(own.state, own.player, yard.laid(self.kind, yard.spaces(chosen)))
        if self.kind == "field":
            await hooks.field_laid.fire(own.state, FieldLaid(own.seat, chosen[0], "tile"))
        return True


@dataclass(frozen=True, slots=True)
class MoorToField(Action):
    """Replace a moor, the only tile on its space, by a field; next to a field, if there is one. It is no plowing."""

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is such a moor."""
        return bool(player.yard.turned_sites(player.yard.moors))

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        yard = own.player.yard
        chosen = await cells(own, "moor_to_field", yard.turned_sites(yard.moors), 0 if may_decline() else 1, 1)
        if not chosen:
            return False
        own.state.tell("agricola-log-moor-to-field", own.seat, cell=cell_text(chosen[0]))
        await change(own.state, own.player, yard.turned("field", yard.spaces(chosen)))
        await hooks.field_laid.fire(own.state, FieldLaid(own.seat, chosen[0], "swap"))
        return True


@dataclass(frozen=True, slots=True)
class ForestsToMoors(Action):
    """Turn over up to `most` forests, each the only tile on its space, to moors."""

    most: int

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is such a forest."""
        return bool(self._sites(state, player))

    def _sites(self, state: AgricolaState, player: Player) -> int:
        yard = player.yard
        return yard.forests & ~yard.stacked & ~yard.spaces(hooks.held_tiles.of(state, player, ()))

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        yard = own.player.yard
        chosen = await cells(own, "forests_to_moors", self._sites(own.state, own.player), 0, self.most)
        if not chosen:
            return False
        own.state.tell("agricola-log-forests-to-moors", own.seat, cells=cells_text(chosen))
        await change(own.state, own.player, yard.turned("moor", yard.spaces(chosen)))
        return True


@dataclass(frozen=True, slots=True)
class RemoveMoors(Action):
    """Take away any number of visible moors; each gives goods and points. It is no cutting of peat."""

    each: Mapping[str, int]
    points: int = 0

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is a moor."""
        return bool(player.yard.moors)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        yard = own.player.yard
        chosen = await cells(own, "remove_moors", yard.moors, 0, len(yard.stacks))
        if not chosen:
            return False
        goods = {good: n * len(chosen) for good, n in self.each.items()}
        put(own.goods, goods)
        own.state.tell(
            "agricola-log-removes-moors", own.seat, cells=cells_text(chosen), goods=goods_text(goods),
            card=card_text(own.card),
        )
        await change(own.state, own.player, yard.lifted(yard.spaces(chosen)))
        own.win(self.points * len(chosen))
        return True


@dataclass(frozen=True, slots=True)
class CoverWithForest(Action):
    """Put a forest from the supply on top of visible tiles of a kind, on as many as one likes up to `most`."""

    kind: str
    most: int = field(default=99)

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there is such a tile."""
        return bool(_shown(player, self.kind))

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        yard = own.player.yard
        chosen = await cells(own, f"cover_{self.kind}", _shown(own.player, self.kind), 0, self.most)
        if not chosen:
            return False
        own.state.tell("agricola-log-covers", own.seat, cells=cells_text(chosen), card=card_text(own.card))
        await change(own.state, own.player, yard.laid("forest", yard.spaces(chosen)))
        return True


def _shown(player: Player, kind: str) -> int:
    return player.yard.forests if kind == "forest" else player.yard.moors
