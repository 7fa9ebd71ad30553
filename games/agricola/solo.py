"""The special action cards of the solo game (rulebook: solo mode)."""

from __future__ import annotations

from games.agricola.anytime import offer, within_reach
from games.agricola.special_actions import SPECIALS, perform, possible, token
from games.agricola.state import AgricolaState, Player, SoloSpecials
from games.core.ask import confirm
from games.core.state import Card

KEEP = 2
"""Food for not discarding the card after a use, once a round."""
GOAL = {False: 65, True: 70}
"""Points to reach with the expansion: without hand cards, and with them."""


async def reveal(state: AgricolaState) -> None:
    """The preparation phase: a card still there may stay or go under the deck; else the next one is turned up.

    When the deck is empty the last card used comes back, for the rest of the game.
    """
    solo = state.solo
    assert solo is not None
    solo.paid = False
    if solo.shown is not None:
        if solo.top is None or await confirm(0, "solo_keep"):
            return
        solo.deck.append(Card(solo.shown, known_to=1))
        _turn_up(state, solo)
        return
    if solo.top is not None:
        _turn_up(state, solo)
    elif solo.discards:
        solo.shown = solo.discards.pop()
        state.say("agricola-log-solo-back")


def _turn_up(state: AgricolaState, solo: SoloSpecials) -> None:
    solo.shown = solo.top
    state.learnt()
    state.say("agricola-log-solo-shown")
    show_back(solo)


def show_back(solo: SoloSpecials) -> None:
    """The next card of the deck has become its uppermost one."""
    solo.top = solo.deck.pop(0).name if solo.deck else None


def offers(state: AgricolaState, player: Player) -> list[str]:
    """The special actions that the player could do now."""
    solo = state.solo
    if solo is None or solo.shown is None:
        return []
    return [
        token(solo.shown, action) for action in SPECIALS[solo.shown].actions
        if possible(state, player, solo.shown, action, 0)
    ]


async def take_special(state: AgricolaState, player: Player, card: str, action: str) -> None:
    """Do an action of the card, and discard it unless 2 food are paid to keep it (once a round)."""
    solo = state.solo
    assert solo is not None
    await perform(state, player, card, action, 0)
    cost = {"food": KEEP}
    if not solo.paid and within_reach(state, player, cost) and await offer(state, player, "solo_pay", cost, food=KEEP):
        solo.paid = True
        return
    solo.shown = None
    solo.discards.append(card)
