"""What is done to a farmyard takes effect here, and brings what lay on its spaces."""

from __future__ import annotations

from collections.abc import Iterator

from games.agricola.anytime import settle
from games.agricola.farmyard.yard import Farmyard
from games.agricola.goods import put
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import cell_text, goods_text


async def change(state: AgricolaState, player: Player, yard: Farmyard) -> None:
    """Make this the player's farmyard (see `rework`); animals for which there is no longer room must go."""
    rework(state, player, yard)
    await settle(state, player)


def rework(state: AgricolaState, player: Player, yard: Farmyard) -> None:
    """Make this the player's farmyard, in an act that looks after the animals itself. Goods that lie on a space come
    to the player once it is no longer unused, those on a field once it is sown. What was done is told before this is
    called, so that what it brings is told after it."""
    old, player.yard = player.yard, yard
    if yard.lying:
        for name in list(_won(old, yard)):
            goods = yard.lying[name]
            put(player.goods, goods)
            state.tell("agricola-log-lay-there", player.seat, goods=goods_text(goods), cell=cell_text(name))
            player.yard = player.yard.without_goods((name,))


def _won(old: Farmyard, new: Farmyard) -> Iterator[str]:
    """The spaces whose goods are won by this change."""
    for name in new.lying:
        space = new.spaces((name,))
        taken = old.unused & ~new.unused if old.unused & space else new.growing & ~old.growing
        if taken & space:
            yield name
