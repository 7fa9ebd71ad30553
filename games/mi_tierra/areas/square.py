"""The square of the unemployed (rulebook, "Piazza dei lavoratori disoccupati")."""

from __future__ import annotations

from games.core.text import Seat
from games.mi_tierra.cards.box import area
from games.mi_tierra.state import MiTierraState, Placement


@area("square")
async def square(state: MiTierraState, placement: Placement) -> None:
    """Hire one of your two idle workers. He can be placed from the next round on."""
    player = state.players[placement.seat]
    if player.idle:
        player.hired += 1
        state.say("mi-tierra-log-hires", seat=player.seat, who=Seat(player.seat), n=player.hired)
    else:
        state.say("mi-tierra-log-nobody-idle", seat=player.seat, who=Seat(player.seat))
