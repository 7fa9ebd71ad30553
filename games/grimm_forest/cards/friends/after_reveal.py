"""Friends that act when the Gather cards have been revealed."""

from __future__ import annotations

from games.core.ask import confirm
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.content import MAKES, MATERIALS
from games.grimm_forest.goods import choose, take_from_place
from games.grimm_forest.state import GatherCard, GrimmState
from games.grimm_forest.windows import after_gather_reveal
from games.grimm_forest.wording.terms import card_name, in_place, listed, to_place


def _always(state: GrimmState, seat: int) -> bool:
    return True


def _something_here(state: GrimmState, seat: int) -> bool:
    return bool(total(state.locations[state.players[seat].at]))


@after_gather_reveal.on("cinderella", _something_here)
async def cinderella(state: GrimmState, seat: int) -> None:
    """You arrive first and take two of the resources at your place, before any Wolf; then you gather as usual."""
    at = state.players[seat].at
    taken = await choose(seat, "take_from_market", 2, state.locations[at], "cinderella")
    take_from_place(state, seat, at, taken, "cinderella")


@after_gather_reveal.on("gingerbread_man", _always)
async def gingerbread_man(state: GrimmState, seat: int) -> None:
    """Instead of going to your place you may take one resource from each. You are nowhere then and gather nothing."""
    if not await confirm(seat, "gingerbread_man", place=to_place(state.players[seat].at)):
        state.journal.count("declined", "gingerbread_man")
        return
    state.players[seat].at = ""
    state.say("grimm-forest-log-runs-away", seat=seat, who=Seat(seat), card=card_name("gingerbread_man"))
    for place, goods in state.locations.items():
        taken = await choose(seat, "take_from_market", 1, goods, "gingerbread_man")
        take_from_place(state, seat, place, taken, "gingerbread_man")


@after_gather_reveal.on("jack", _always)
async def jack(state: GrimmState, seat: int) -> None:
    """Add two resources of its kind to your place; at the Market two of your choice."""
    at = state.players[seat].at
    added = {MAKES[at]: 2} if at in MAKES else await choose(seat, "add", 2, dict.fromkeys(MATERIALS, 2), "jack")
    for material, count in added.items():
        state.locations[at][material] += count
    state.say("grimm-forest-log-grows", seat=seat, who=Seat(seat), goods=listed(added), place=in_place(at),
              card=card_name("jack"))


@after_gather_reveal.on("thumbelina", lambda state, seat: bool(state.gather_hand(seat)))
async def thumbelina(state: GrimmState, seat: int) -> None:
    """You may shuffle your unplayed Gather cards, reveal one and go there instead."""
    player = state.players[seat]
    if not await confirm(seat, "thumbelina", place=to_place(player.at)):
        state.journal.count("declined", "thumbelina")
        return
    player.at = state.rolls().choice("thumbelina", state.gather_hand(seat))
    player.gather = GatherCard(player.at, seat, 0)
    state.say("grimm-forest-log-flies", seat=seat, who=Seat(seat), place=to_place(player.at),
              card=card_name("thumbelina"))
