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
    top = state.deck[-SIGHT:][::-1]
    for card in top:
        card.learn(seat)
    state.learnt(seat)
    state.say("mi-tierra-log-looks", seat=seat, who=Seat(seat), n=len(top))
    if len(top) > 1 and {one.seat for one in state.placed_on(placement.area)} == {seat}:
        await _reorder(state, seat, top)


async def _reorder(state: MiTierraState, seat: int, top: list[Card]) -> None:
    """The seat puts the cards back as it likes. Whoever knew them does not know any more where they lie."""
    ids = tuple(card.name for card in top)
    form = Decision(seat, "reorder", (Part("order", ids, Kind.ORDER),), (ids,), private=True)
    order = await ask(form)
    for card, name in zip(top, order, strict=True):
        card.name, card.known_to = name, 1 << seat
    state.say("mi-tierra-log-reorders", seat=seat, who=Seat(seat), n=len(top))
