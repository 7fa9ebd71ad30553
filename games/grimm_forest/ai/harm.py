"""What monsters would do to whom, and where to send them."""

from __future__ import annotations

from games.grimm_forest.ai import values
from games.grimm_forest.ai.denial import brought, loss
from games.grimm_forest.ai.mixing import Mixing, share
from games.grimm_forest.ai.plan import ONE_EACH, Lot, Purse, add
from games.grimm_forest.ai.situation import Situation

STRAW_OR_WOOD = 2
"""Houses of a lower index than this can be blown down."""
LOST_FABLE = 0.25
"""What a Fable in hand is worth to somebody whose hand is not known."""
HUNTSMAN = "huntsman"
UNLIKELY = 0.01
"""Chances below this are not worth working out."""


def harm(situation: Situation, mixing: Mixing, card: str, seat: int, place: str) -> float:
    """The rounds that a monster at `place` costs a seat that is there."""
    match card:
        case "wolf":
            return max(0.0, _usual(mixing, seat, place))
        case "dragon":
            return loss(mixing, seat, place, situation.estates[seat].goods)
        case "big_bad_wolf":
            goods = brought(mixing, seat, place)
            return max((cost for _, cost in blown_down(situation, seat, goods)), default=0.0)
        case "giant":
            player = situation.view.players[seat]
            friend = values.friend(situation, player.friend)
            return friend + LOST_FABLE * player.hand_size - situation.saved(seat, ONE_EACH, -1)
        case _:  # the Bridge Troll
            return loss(mixing, seat, place, half_of(situation, place))


def _usual(mixing: Mixing, seat: int, place: str) -> float:
    """What a seat would collect at a place, usually with at most one other."""
    payoffs = mixing.payoffs(seat, place)
    return (payoffs[0] + payoffs[1]) / 2


def blown_down(situation: Situation, seat: int, goods: Purse | None = None) -> list[tuple[Lot, float]]:
    """Each straw or wooden house of a seat with the rounds that losing its top section costs, now or with `goods`."""
    houses = situation.estates[seat].houses
    now = situation.rounds(seat, goods)
    found: list[tuple[Lot, float]] = []
    for at, (material, parts, corners) in enumerate(houses):
        if material < STRAW_OR_WOOD:
            less: tuple[Lot, ...] = ((material, parts - 1, corners),) if parts > 1 else ()
            rest = houses[:at] + less + houses[at + 1:]
            found.append(((material, parts, corners), situation.rounds(seat, goods, rest) - now))
    return found


def half_of(situation: Situation, place: str) -> Purse:
    """Half of a harvest that two share: the Bridge Troll's toll."""
    straw, wood, brick = share(situation.view.location(place).goods, 2, place)
    return straw // 2, wood // 2, brick // 2


def best_place(
    situation: Situation, mixing: Mixing, card: str, places: tuple[str, ...], mine: str
) -> tuple[str, float]:
    """Where a monster of mine does me most good, and how much; `mine` is where I go."""
    scored = {place: menace(situation, mixing, card, place, mine) for place in places}
    place = max(scored, key=lambda one: scored[one])
    return place, scored[place]


def menace(situation: Situation, mixing: Mixing, card: str, place: str, mine: str) -> float:
    """What a monster of mine at a place is worth to me, by where everybody will probably be.

    The Huntsman stops it where he stands and is paid for it.
    """
    if place == mine and situation.me.friend == HUNTSMAN:
        return situation.one_each(situation.seat)
    hunter = next((rival.seat for rival in situation.rivals if rival.friend == HUNTSMAN), None)
    stopped = 0.0 if hunter is None else mixing.mixes[hunter][place]
    bounty = 0.0 if hunter is None else situation.worth(hunter, ONE_EACH)
    return stopped * bounty + (1 - stopped) * _strike(situation, mixing, card, place, mine)


def _strike(situation: Situation, mixing: Mixing, card: str, place: str, mine: str) -> float:
    """What a monster of mine is worth to me when nobody stops it."""
    parts = []
    for rival in situation.rivals:
        chance = mixing.mixes[rival.seat][place]
        if chance > UNLIKELY:
            cost = harm(situation, mixing, card, rival.seat, place)
            if card == "bridge_troll":
                gain = situation.saved(situation.seat, half_of(situation, place))
                parts.append(chance * (cost * situation.importance[rival.seat] + gain))
            else:
                parts.append(chance * cost * situation.importance[rival.seat])
    value = max(parts, default=0.0) if card == "bridge_troll" else sum(parts)
    if place == mine and card != "bridge_troll":
        value -= harm(situation, mixing, card, situation.seat, place)
    return value


def unguarded(situation: Situation) -> tuple[str, ...]:
    """The places where a monster may be put."""
    view = situation.view
    house = [place.id for place in view.locations if place.unique is not None and place.unique.card == "grandmas_house"]
    return tuple(house) or tuple(place.id for place in view.locations if not place.monsters)


def rob_of(situation: Situation, seat: int, count: int, goods: Purse) -> float:
    """What taking `count` resources of my choice is worth to me when the seat has `goods`."""
    now = situation.rounds(seat, goods)
    best = 0.0
    for straw in range(min(count, goods[0]) + 1):
        for wood in range(min(count - straw, goods[1]) + 1):
            taken: Purse = straw, wood, min(count - straw - wood, goods[2])
            setback = situation.rounds(seat, add(goods, taken, -1)) - now
            best = max(best, situation.saved(situation.seat, taken) + situation.importance[seat] * setback)
    return best
