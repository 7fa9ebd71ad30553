"""What monsters would do to whom, and where to send them."""

from __future__ import annotations

from games.grimm_forest.ai import values
from games.grimm_forest.ai.mixing import Mixing, share
from games.grimm_forest.ai.plan import ONE_EACH, Lot, Purse, purse
from games.grimm_forest.ai.situation import Situation

STRAW_OR_WOOD = 2
"""Houses of a lower index than this can be blown down."""
LOST_FABLE = 0.25
"""What a Fable in hand is worth to somebody whose hand is not known."""
UNLIKELY = 0.01
"""Chances below this are not worth working out."""


def harm(situation: Situation, mixing: Mixing, card: str, seat: int, place: str) -> float:
    """The rounds that a monster at `place` costs a seat that is there."""
    match card:
        case "wolf":
            return max(0.0, _usual(mixing, seat, place))
        case "dragon":
            return situation.rounds(seat, (0, 0, 0)) - situation.rounds(seat)
        case "big_bad_wolf":
            return max((cost for _, cost in blown_down(situation, seat)), default=0.0)
        case "giant":
            player = situation.view.players[seat]
            friend = values.friend(situation, player.friend)
            return friend + LOST_FABLE * player.hand_size - situation.saved(seat, ONE_EACH, -1)
        case _:  # the Bridge Troll
            return troll_toll(situation, seat, place)


def _usual(mixing: Mixing, seat: int, place: str) -> float:
    """What a seat would collect at a place, usually with at most one other."""
    payoffs = mixing.payoffs(seat, place)
    return (payoffs[0] + payoffs[1]) / 2


def blown_down(situation: Situation, seat: int) -> list[tuple[Lot, float]]:
    """Each straw or wooden house of a seat with the rounds that losing its top section costs."""
    houses = situation.estates[seat].houses
    now = situation.rounds(seat)
    found: list[tuple[Lot, float]] = []
    for at, (material, parts, corners) in enumerate(houses):
        if material < STRAW_OR_WOOD:
            less: tuple[Lot, ...] = ((material, parts - 1, corners),) if parts > 1 else ()
            rest = houses[:at] + less + houses[at + 1:]
            found.append(((material, parts, corners), situation.rounds(seat, houses=rest) - now))
    return found


def troll_toll(situation: Situation, seat: int, place: str) -> float:
    """The rounds that giving half of a shared harvest costs."""
    straw, wood, brick = share(situation.view.location(place).goods, 2, place)
    half: Purse = straw // 2, wood // 2, brick // 2
    return situation.saved(seat, half)


def best_place(
    situation: Situation, mixing: Mixing, card: str, places: tuple[str, ...], mine: str
) -> tuple[str, float]:
    """Where a monster of mine does me most good, and how much; `mine` is where I go."""
    scored = {place: menace(situation, mixing, card, place, mine) for place in places}
    place = max(scored, key=lambda one: scored[one])
    return place, scored[place]


def menace(situation: Situation, mixing: Mixing, card: str, place: str, mine: str) -> float:
    """What a monster of mine at a place is worth to me, by where everybody will probably be."""
    parts = []
    for rival in situation.rivals:
        chance = mixing.mixes[rival.seat][place]
        if chance > UNLIKELY:
            cost = harm(situation, mixing, card, rival.seat, place)
            if card == "bridge_troll":
                gain = troll_toll(situation, situation.seat, place)
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


def rob_of(situation: Situation, seat: int, count: int) -> float:
    """What taking `count` resources of my choice from a seat is worth to me."""
    goods = purse(situation.view.players[seat].goods)
    best = 0.0
    for straw in range(min(count, goods[0]) + 1):
        for wood in range(min(count - straw, goods[1]) + 1):
            taken: Purse = straw, wood, min(count - straw - wood, goods[2])
            best = max(best, situation.saved(situation.seat, taken) + situation.worth(seat, taken, -1))
    return best
