"""What a seat has begun to do, and that no exchange may make all of it impossible.

Whoever uses an action space carries out at least one of its acts (base rules 1.4), and whoever takes a special action
card one of its actions. `Player.begun` names what has been begun until one of its acts is done; meanwhile an exchange
after which none of them would be left is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.agricola.exchange import Sum, carry_out
from games.agricola.state import AgricolaState, Player

Possible = Callable[[AgricolaState, Player], bool]
POSSIBLE: dict[str, Possible] = {}
"""By the name of what can be begun: whether a player could do one of its acts. Each is entered beside its acts."""


def prevented(state: AgricolaState, player: Player, total: Sum) -> bool:
    """Whether these exchanges would leave nothing of what the player has begun, and could do now."""
    if not player.begun or not POSSIBLE[player.begun](state, player):
        return False
    after = replace(player, goods=dict(player.goods), locked=list(player.locked), kept=dict(player.kept))
    carry_out(after, total)
    return not POSSIBLE[player.begun](state, after)
