"""Gaining, losing, giving and choosing resources. The general supply is unlimited (see the rulings)."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.ask import ask, pick
from games.core.decision import Decision, Part, amounts
from games.core.effects import goods_decision, total
from games.core.text import Arg, Seat
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.state import GrimmState
from games.grimm_forest.wording.terms import card_name, in_place, listed

ONE_OF_EACH = dict.fromkeys(MATERIALS, 1)


def gain(state: GrimmState, seat: int, goods: Mapping[str, int], card: str) -> None:
    """A card brings a seat resources from the supply."""
    purse = state.goods(seat)
    for material, count in goods.items():
        purse[material] += count
    state.say("grimm-forest-log-gains", seat=seat, who=Seat(seat), goods=listed(goods), card=card_name(card))


def lose(state: GrimmState, seat: int, goods: Mapping[str, int], card: str) -> None:
    """A card makes a seat return resources to the supply, as far as it has them."""
    purse = state.goods(seat)
    lost = {material: min(count, purse[material]) for material, count in goods.items()}
    if not total(lost):
        return
    for material, count in lost.items():
        purse[material] -= count
    state.say("grimm-forest-log-loses", seat=seat, who=Seat(seat), goods=listed(lost), card=card_name(card))


def give(state: GrimmState, giver: int, taker: int, goods: Mapping[str, int], card: str) -> None:
    """A card moves resources from one board to another."""
    if not total(goods):
        return
    for material, count in goods.items():
        state.goods(giver)[material] -= count
        state.goods(taker)[material] += count
    state.say(
        "grimm-forest-log-gives",
        seat=giver, who=Seat(giver), to_whom=Seat(taker), goods=listed(goods), card=card_name(card),
    )


def take_from_place(state: GrimmState, seat: int, place: str, goods: Mapping[str, int], card: str) -> None:
    """A card lets a seat take resources that lie on a place. This is not collecting."""
    if not total(goods):
        return
    for material, count in goods.items():
        state.locations[place][material] -= count
    gain(state, seat, goods, card)


def add_to_place(state: GrimmState, seat: int, place: str, goods: Mapping[str, int], card: str) -> None:
    """A seat's card puts resources of the supply on a place."""
    for material, count in goods.items():
        state.locations[place][material] += count
    state.say("grimm-forest-log-grows", seat=seat, who=Seat(seat), goods=listed(goods), place=in_place(place),
              card=card_name(card))


def half(goods: Mapping[str, int]) -> int:
    """Half of the goods in all, rounded down."""
    return total(goods) // 2


async def choose(
    seat: int, key: str, count: int, limits: Mapping[str, int], card: str, who: int = -1
) -> dict[str, int]:
    """Ask a seat for `count` resources within `limits`, or as many as there are. Not asked when there is no choice.

    `who` is the other player concerned, if any: an argument of the question.
    """
    limits = {material: limit for material, limit in limits.items() if limit > 0}
    if total(limits) <= count:
        return dict(limits)
    if len(limits) == 1:
        return dict.fromkeys(limits, count)
    args: dict[str, Arg] = {"card": card_name(card), "n": count, "who": Seat(who if who >= 0 else seat)}
    if count == 1:
        return {await pick(Decision(seat, key, (Part(key, tuple(limits)),), args=args)): 1}
    form = goods_decision(seat, key, count, limits)
    return amounts(await ask(Decision(seat, key, form.parts, form.proposals, args=args)))


async def gain_choice(state: GrimmState, seat: int, count: int, card: str) -> None:
    """A card brings a seat `count` resources of its choice."""
    gain(state, seat, await choose(seat, "gain", count, dict.fromkeys(MATERIALS, count), card), card)
