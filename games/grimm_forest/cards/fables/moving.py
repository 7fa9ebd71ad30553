"""Fables that move pigs before collecting."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.text import Seat
from games.grimm_forest.hand import draw
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import before_collecting
from games.grimm_forest.wording.terms import in_place, to_place


def _chinny_acts(state: GrimmState, seat: int) -> bool:
    if state.played(seat, "chinny") is None:
        return False
    return not state.monsters_came or bool(state.monsters_at(state.players[seat].at))


@before_collecting.on("chinny", _chinny_acts)
async def chinny(state: GrimmState, seat: int) -> None:
    """If a monster is at your place you may move to another. If no monster was played this round, draw a Fable."""
    if not state.monsters_came:
        draw(state, seat, 1, "chinny")
        return
    player = state.players[seat]
    elsewhere = tuple(place for place in state.locations if place != player.at)
    choice = await pick(one_of(seat, "chinny", (*elsewhere, "stay"), place=in_place(player.at)))
    if choice == "stay":
        state.journal.count("declined", "chinny")
        return
    player.at = choice
    state.say("grimm-forest-log-moves", seat=seat, who=Seat(seat), place=to_place(choice))


@before_collecting.on(
    "roar", lambda state, seat: state.played(seat, "roar") is not None and state.accompanied(seat)
)
async def roar(state: GrimmState, seat: int) -> None:
    """Opponents at your place shuffle all their Gather cards, the played one too, and go where a random one says."""
    for rival in state.rivals_at_place_of(seat):
        player = state.players[rival]
        gather = player.gather
        assert gather is not None
        cards = [*state.gather_hand(rival), gather.place]
        choice = state.rolls().choice("roar", cards)
        if choice != gather.place:
            gather.place, gather.owner = choice, rival
        player.at = choice
        state.say("grimm-forest-log-chased", seat=rival, who=Seat(rival), place=to_place(choice))
