"""Cards that leave their owner: to the hand of the player on the left, or out of the game."""

from __future__ import annotations

from games.agricola.cards import hooks
from games.agricola.cards.hooks import PassedOn
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text
from games.core.state import Card
from games.core.text import Seat


async def pass_left(state: AgricolaState, player: Player, card: str) -> None:
    """A minor improvement before a player goes to the hand of the player on the left, who has to take it; alone it
    leaves the game. What it kept, and what it had laid on round spaces besides goods, is lost."""
    if len(state.players) == 1:
        remove(state, player, card)
        state.tell("agricola-log-card-removed", player.seat, card=card_text(card))
        return
    put_away(player, card)
    left = state.players[(player.seat + 1) % len(state.players)]
    left.hand.append(Card(card, known_to=(1 << len(state.players)) - 1))
    state.tell("agricola-log-passed", player.seat, card=card_text(card), to=Seat(left.seat))
    await hooks.passed_on.fire_seat(state, left.seat, PassedOn(left.seat, card))


def remove(state: AgricolaState, player: Player, card: str) -> None:
    """A minor improvement before a player leaves the game."""
    put_away(player, card)
    state.removed.append(card)


def put_away(player: Player, card: str) -> None:
    """A minor improvement no longer lies before the player."""
    player.minors.remove(card)
    player.kept.pop(card, None)
    for number, there in list(player.laid.items()):
        there[:] = [one for one in there if one.card != card]
        if not there:
            del player.laid[number]
