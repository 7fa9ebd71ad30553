"""The action that a seat has begun and must still carry out, and the check that keeps it possible.

A player who uses an action space carries out at least one of its acts (base rules 1.4); a player who takes a special
action card carries out one of its actions. `Player.begun` names the action until one of its acts is done. Until then
an exchange, or an act of a card, is refused if none of the acts would be possible after it.
"""

from __future__ import annotations

from collections.abc import Callable

from games.agricola.exchange import Sum, carry_out
from games.agricola.state import AgricolaState, Player
from games.agricola.what_if import supposing

Possible = Callable[[AgricolaState, Player], bool]
POSSIBLE: dict[str, Possible] = {}
"""For each action that can be begun, a check whether the player could do one of its acts. The modules of the acts add
the entries."""


def doable(state: AgricolaState, player: Player) -> bool:
    """Return whether the player has begun an action and could do one of its acts now."""
    return bool(player.begun) and POSSIBLE[player.begun](state, player)


def shows_hand(player: Player) -> bool:
    """Return whether a question that offers only what leaves the begun action possible could show what is in the
    player's hand, so that it must be private: the action may be to play a card."""
    return bool(player.begun and player.hand)


def prevented(state: AgricolaState, player: Player, total: Sum) -> bool:
    """Return whether these exchanges would make every act of the begun action impossible."""
    return preventing(state, player)(total)


def preventing(state: AgricolaState, player: Player) -> Callable[[Sum], bool]:
    """Return a function that tells whether given exchanges would make every act of the begun action impossible. What
    is possible without exchanges is computed once, so the function is fast for many candidates."""
    if not doable(state, player):
        return lambda _: False
    possible = POSSIBLE[player.begun]

    def check(total: Sum) -> bool:
        with supposing(player, dict(player.goods)):
            carry_out(player, total)
            return not possible(state, player)

    return check
