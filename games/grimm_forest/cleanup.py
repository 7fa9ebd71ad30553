"""Start and end of the Build phase, the end of the game, and the clean-up (rulebook, "3. Clean-up")."""

from __future__ import annotations

from games.core.effects import total
from games.core.text import Listed, Seat
from games.grimm_forest.cards.box import end_of_build
from games.grimm_forest.content import ACTIONS, REFILL
from games.grimm_forest.scoring import places
from games.grimm_forest.state import GrimmState, Player, Step, no_goods


async def end_build(state: GrimmState) -> None:
    """Friends that act at the end of the Build phase; then the game ends if anybody has three houses."""
    await end_of_build.fire(state)
    if not state.somebody_has_won():
        state.step = Step.CLEANUP
        return
    state.step = Step.OVER
    winners = tuple(Seat(seat) for seat, place in enumerate(places(state)) if place == 1)
    state.say("grimm-forest-log-won", weight=2, n=len(winners), seats=Listed(winners))


def clean_up(state: GrimmState) -> None:
    """Pass the start token on, take the pigs home, refill the places."""
    state.start = (state.start + 1) % len(state.players)
    for player in state.players:
        _rest(player)
    for place, goods in state.locations.items():
        for material, count in REFILL[place].items():
            goods[material] += count
    state.round += 1
    state.turn = 0
    state.fables_open = state.gather_open = state.monsters_came = False
    state.prince, state.prince_took = "", 0
    state.step = Step.START


def _rest(player: Player) -> None:
    player.at = ""
    player.actions = ACTIONS
    player.used = []
    if total(player.collected):
        player.collected = no_goods()
    player.said = player.booty = player.revealed = ""
    player.robbed = -1
