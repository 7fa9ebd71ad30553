"""The Fables are revealed and act, in turn order: monsters and Unique Locations are put on places (gather step 2)."""

from __future__ import annotations

from games.core.text import Seat
from games.grimm_forest.cards.box import is_monster, is_unique, when_revealed
from games.grimm_forest.monsters import place_monster
from games.grimm_forest.state import Fable, GrimmState, Step
from games.grimm_forest.unique import place_unique
from games.grimm_forest.wording.terms import card_name


async def reveal_fables(state: GrimmState) -> None:
    """All turn over together; then each acts when its owner's turn comes, if it still lies there."""
    _turn_over(state)
    for seat in state.order():
        fable = next((f for f in state.table if f.owner == seat and f.since == state.round), None)
        if fable is None:
            continue
        if is_monster(fable.card):
            await place_monster(state, fable)
        elif is_unique(fable.card):
            await place_unique(state, fable)
        await when_revealed.fire_seat(state, seat)
    state.step = Step.REVEAL_GATHER


def _turn_over(state: GrimmState) -> None:
    state.learnt()
    state.fables_open = True
    for seat in state.order():
        player = state.players[seat]
        if player.facedown is None:
            continue
        card = player.facedown.name
        player.facedown, player.facedown_seen, player.revealed = None, 0, card
        state.table.append(Fable(card, seat, state.round))
        state.monsters_came = state.monsters_came or is_monster(card)
        state.journal.count("played", card)
        state.say("grimm-forest-log-reveals-fable", seat=seat, weight=2, who=Seat(seat), card=card_name(card))
