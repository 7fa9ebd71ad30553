"""Goods on round spaces, which reach their owner at the start of that round."""

from __future__ import annotations

from games.agricola.goods import put
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text


def put_coming(player: Player, number: int, good: str, n: int) -> None:
    """Lay goods of a player on a round space."""
    there = player.coming.setdefault(number, {})
    there[good] = there.get(good, 0) + n


def arrive(state: AgricolaState) -> None:
    """Everybody receives what lies on the space of the present round."""
    for seat in state.order():
        player = state.players[seat]
        there = player.coming.pop(state.round, None)
        if there:
            put(player.goods, there)
            state.tell("agricola-log-arrived", seat, goods=goods_text(there))
