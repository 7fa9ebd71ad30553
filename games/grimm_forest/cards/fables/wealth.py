"""Fables about goods at the end of the Gather phase, wherever the pigs are."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Decision, Kind, Part, amounts, one_of
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.goods import choose, give, half, take_from_place
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import end_of_gather
from games.grimm_forest.wording.terms import amount, card_name

RICH_HARVEST = 5


def _rich(state: GrimmState, seat: int) -> list[int]:
    return [
        other for other in state.order()
        if other != seat and total(state.players[other].collected) >= RICH_HARVEST
    ]


@end_of_gather.on(
    "share_wealth",
    lambda state, seat: state.played(seat, "share_wealth") is not None and bool(_rich(state, seat)),
)
async def share_wealth(state: GrimmState, seat: int) -> None:
    """Each opponent who collected five or more this round gives you two of those resources; he picks which."""
    for other in _rich(state, seat):
        player = state.players[other]
        limits = {material: min(count, player.goods[material]) for material, count in player.collected.items()}
        given = await choose(other, "give", 2, limits, "share_wealth", seat)
        give(state, other, seat, given, "share_wealth")


def _empty_places(state: GrimmState) -> list[str]:
    return [place for place, goods in state.locations.items() if half(goods) and not state.pigs_at(place)]


@end_of_gather.on(
    "harvest_moon",
    lambda state, seat: state.played(seat, "harvest_moon") is not None and bool(_empty_places(state)),
)
async def harvest_moon(state: GrimmState, seat: int) -> None:
    """Choose a place without players and take half of its resources, rounded down."""
    places = _empty_places(state)
    place = places[0]
    if len(places) > 1:
        place = await pick(one_of(seat, "harvest_moon", tuple(places)))
    goods = state.locations[place]
    taken = await choose(seat, "take_from_market", half(goods), goods, "harvest_moon")
    take_from_place(state, seat, place, taken, "harvest_moon")


def _most(state: GrimmState, seat: int, other: int, material: str) -> int:
    """The most of `material` that can be given for as many of one other material."""
    back = max(count for kind, count in state.goods(other).items() if kind != material)
    return min(3, state.goods(seat)[material], back)


def _gifts(state: GrimmState, seat: int) -> list[str]:
    return [
        f"gift:{other}:{material}"
        for other in state.order() if other != seat
        for material in MATERIALS if _most(state, seat, other, material) > 0
    ]


@end_of_gather.on(
    "thoughtful_gift",
    lambda state, seat: state.played(seat, "thoughtful_gift") is not None and bool(_gifts(state, seat)),
)
async def thoughtful_gift(state: GrimmState, seat: int) -> None:
    """Give an opponent up to three of one material; he returns as many of another one, which he picks."""
    choice = await pick(one_of(seat, "thoughtful_gift", (*_gifts(state, seat), "none")))
    if choice == "none":
        state.journal.count("declined", "thoughtful_gift")
        return
    _, whose, material = choice.split(":")
    other = int(whose)
    count = _most(state, seat, other, material)
    if count > 1:
        part = Part("gift_amount", (material,), Kind.AMOUNTS, 1, count, (count,))
        proposals = tuple((f"{material}={n}",) for n in range(count, 0, -1))
        form = Decision(seat, "gift_amount", (part,), proposals, args={"whom": Seat(other), "n": count})
        count = amounts(await ask(form))[material]
    give(state, seat, other, {material: count}, "thoughtful_gift")
    kinds = [k for k in MATERIALS if k != material and state.goods(other)[k] >= count]
    back = kinds[0]
    if len(kinds) > 1:
        back = await pick(one_of(other, "gift_return", tuple(kinds), n=count, whom=Seat(seat),
                                 gift=amount(material, count), card=card_name("thoughtful_gift")))
    give(state, other, seat, {back: count}, "thoughtful_gift")
