"""What is done to a farmyard takes effect here, and brings what lay on its spaces."""

from __future__ import annotations

from collections.abc import Iterator

from games.agricola.anytime import settle
from games.agricola.cards import hooks
from games.agricola.cards.hooks import TilesGone
from games.agricola.farmyard.yard import KINDS, Farmyard
from games.agricola.gains import receive
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import cell_text, goods_text


async def change(state: AgricolaState, player: Player, yard: Farmyard) -> None:
    """Make this the player's farmyard (see `rework`); animals for which there is no longer room must go."""
    old = player.yard
    rework(state, player, yard)
    if hooks.tiles_gone.effects and (gone := _tiles_gone(old, yard)):
        await hooks.tiles_gone.fire_seat(state, player.seat, TilesGone(player.seat, gone))
    await settle(state, player)


def rework(state: AgricolaState, player: Player, yard: Farmyard) -> None:
    """Make this the player's farmyard, in an act that looks after the animals itself. Goods that lie on a space come
    to the player once it is no longer unused, those on a field once it is sown. What was done is told before this is
    called, so that what it brings is told after it."""
    old, player.yard = player.yard, yard
    if yard.lying:
        for name in list(_won(old, yard)):
            goods = yard.lying[name]
            receive(state, player, goods)
            state.tell("agricola-log-lay-there", player.seat, goods=goods_text(goods), cell=cell_text(name))
            player.yard = player.yard.without_goods((name,))


def _tiles_gone(old: Farmyard, new: Farmyard) -> dict[str, str]:
    """The spaces whose uppermost tile has been taken away or replaced, with the kind it was of."""
    if old.terrain == new.terrain:
        return {}
    names, after = old.grid.names, dict(zip(new.grid.names, new.stacks, strict=True))
    return {
        name: KINDS[stack[-1]] for name, stack in zip(names, old.stacks, strict=True)
        if stack and not after[name].startswith(stack)
    }


def _won(old: Farmyard, new: Farmyard) -> Iterator[str]:
    """The spaces whose goods are won by this change."""
    for name in new.lying:
        space = new.spaces((name,))
        taken = old.unused & ~new.unused if old.unused & space else new.growing & ~old.growing
        if taken & space:
            yield name
