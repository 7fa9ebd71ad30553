"""Unique Locations: Fables that lie on a place until their condition is met (rulebook, "Fable cards")."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.text import Seat
from games.grimm_forest.state import Fable, GrimmState
from games.grimm_forest.windows import departs_when
from games.grimm_forest.wording.terms import card_name, card_rule, in_place


async def place_unique(state: GrimmState, fable: Fable) -> None:
    """Its owner lays it on a place that has no Unique Location yet. There are three such cards and three places or
    more, so one is always free."""
    free = tuple(place for place in state.locations if state.unique_at(place) is None)
    place = free[0]
    if len(free) > 1:
        place = await pick(one_of(
            fable.owner, "place_unique", free, card=card_name(fable.card), rule=card_rule(fable.card)
        ))
    fable.place = place
    state.say("grimm-forest-log-unique-placed", seat=fable.owner, who=Seat(fable.owner),
              card=card_name(fable.card), place=in_place(place))


def discard_uniques(state: GrimmState) -> None:
    """At the end of the Gather phase, after their effects: discard those whose condition is met."""
    for fable in list(state.table):
        departs = departs_when.get(fable.card)
        if fable.place and departs is not None and departs(state, fable):
            state.table.remove(fable)
            state.discards.append(fable.card)
            state.say("grimm-forest-log-unique-leaves", card=card_name(fable.card), place=in_place(fable.place))
