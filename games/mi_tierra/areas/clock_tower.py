"""The clock tower: a look at what comes, or horses (rulebook, "Torre dell'orologio")."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Decision, Kind, Part, one_of
from games.core.state import Card
from games.core.text import Seat
from games.mi_tierra.cards.box import area
from games.mi_tierra.dice import roll
from games.mi_tierra.housing import arrive
from games.mi_tierra.state import MiTierraState, Placement

SIGHT = 4
"""How many cards one sees from up there."""


@area("clock_tower")
async def clock_tower(state: MiTierraState, placement: Placement) -> None:
    """Either look at the top four market cards, which only a player who is alone up here may put back in another order;
    or roll the green die for 1 or 2 horses."""
    seat = placement.seat
    options = ("look", "horses") if state.deck else ("horses",)
    choice = options[0] if len(options) == 1 else await pick(one_of(seat, "tower", options))
    if choice == "horses":
        await arrive(state, seat, "horse", await roll(state, seat, "green"))
        return
    top = _top(state)
    for card in top:
        card.learn(seat)
    state.learnt(seat)
    state.say("mi-tierra-log-looks", seat=seat, who=Seat(seat), n=len(top))
    if len(top) > 1 and {one.seat for one in state.placed_on(placement.area)} == {seat}:
        state.looker = seat


def _top(state: MiTierraState) -> list[Card]:
    """The cards that can be seen, topmost first."""
    return state.deck[-SIGHT:][::-1]


async def reorder(state: MiTierraState) -> None:
    """Who has looked and is alone puts the cards back in any order: a segment of its own, because what has been seen
    cannot be taken back. Whoever else knew the cards does not know any more where they lie."""
    seat, top = state.looker, _top(state)
    state.looker = -1
    ids = tuple(card.name for card in top)
    form = Decision(seat, "reorder", (Part("order", ids, Kind.ORDER),), (ids,), private=True)
    order = await ask(form)
    for card, name in zip(top, order, strict=True):
        card.name, card.known_to = name, 1 << seat
    state.say("mi-tierra-log-reorders", seat=seat, who=Seat(seat), n=len(top))
