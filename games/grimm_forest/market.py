"""Dividing the Market: in turn order one resource at a time, all get equally many, the rest stays
(rulebook, differences with four players)."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.effects import total
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.state import GrimmState


async def divide_market(state: GrimmState, seats: list[int]) -> None:
    """Each of `seats` picks in turn until everybody has an equal share. Not asked while only one kind is left."""
    goods = state.locations["market"]
    for _ in range(total(goods) // len(seats)):
        for seat in seats:
            kinds = tuple(material for material in MATERIALS if goods[material])
            choice = kinds[0] if len(kinds) == 1 else await pick(one_of(seat, "market", kinds))
            goods[choice] -= 1
            state.goods(seat)[choice] += 1
            state.players[seat].collected[choice] += 1
