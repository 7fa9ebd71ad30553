"""The field phase: one good from every planted field."""

from __future__ import annotations

from games.agricola.goods import put
from games.agricola.state import AgricolaState
from games.agricola.wording.terms import goods_text


def reap(state: AgricolaState) -> None:
    """Everybody takes one good from each planted field."""
    for seat in state.order():
        player = state.players[seat]
        player.yard, crops = player.yard.reaped()
        put(player.goods, crops)
        if any(crops.values()):
            state.tell("agricola-log-reap", seat, weight=0, goods=goods_text(crops))
