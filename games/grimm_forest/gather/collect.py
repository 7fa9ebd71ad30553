"""Collecting: a pig alone takes everything, several share equally, the remainder stays (gather step 4)."""

from __future__ import annotations

from games.core.effects import total
from games.core.text import Listed, Seat
from games.grimm_forest.cards.box import after_collecting
from games.grimm_forest.market import divide_market
from games.grimm_forest.state import GrimmState, Step
from games.grimm_forest.wording.terms import in_place, listed


async def collect(state: GrimmState) -> None:
    """Share out place by place, then what cards add."""
    for place in state.locations:
        seats = state.pigs_at(place)
        if len(seats) == 1:
            _take_all(state, place, seats[0])
        elif seats and place == "market":
            await divide_market(state, seats)
            _say_market(state, seats)
        elif seats:
            _share(state, place, seats)
    await after_collecting.fire(state)
    state.step = Step.END_OF_GATHER


def _take_all(state: GrimmState, place: str, seat: int) -> None:
    goods, player = state.locations[place], state.players[seat]
    for material, count in goods.items():
        player.goods[material] += count
        player.collected[material] += count
        goods[material] = 0
    state.say("grimm-forest-log-collects-alone", seat=seat, who=Seat(seat), goods=listed(player.collected),
              place=in_place(place))


def _share(state: GrimmState, place: str, seats: list[int]) -> None:
    goods = state.locations[place]
    each = {material: count // len(seats) for material, count in goods.items()}
    for seat in seats:
        player = state.players[seat]
        for material, count in each.items():
            player.goods[material] += count
            player.collected[material] += count
            goods[material] -= count
    state.say("grimm-forest-log-collect-together", seats=Listed(tuple(Seat(seat) for seat in seats)),
              goods=listed(each), n=total(each), place=in_place(place), left=listed(goods))


def _say_market(state: GrimmState, seats: list[int]) -> None:
    for seat in seats:
        state.say("grimm-forest-log-market-share", seat=seat, who=Seat(seat),
                  goods=listed(state.players[seat].collected))
