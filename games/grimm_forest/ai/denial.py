"""Keeping others from their third house: what they would have after collecting, and what losing some of it costs them.

Nobody but me may see to it that the leader does not finish this round, so I weigh it fully.
"""

from __future__ import annotations

from games.grimm_forest.ai.mixing import Mixing, crowd
from games.grimm_forest.ai.plan import Estate, Purse, actions_to_win, add
from games.grimm_forest.content import ACTIONS

STOP = 2.0
"""What it is worth, in rounds, to keep an opponent from finishing now: there is another round for me to win in."""
SPARED = {"puss_in_boots": 1, "seven_dwarfs": 1, "golden_goose": 2, "fairy_godmother": 2, "little_mermaid": 2}
"""Actions that a Friend may spare who is about to finish: by resources, or as one more."""


def stopped(mixing: Mixing, place: str) -> float:
    """What my coming to a place is worth because opponents there, sharing with me, fall short of their third house."""
    situation = mixing.situation
    prevented = 0.0
    for rival in situation.rivals:
        chance = mixing.mixes[rival.seat][place]
        finishes = [missing(mixing, rival.seat, place, n) <= ACTIONS for n in range(len(situation.view.players))]
        if chance and any(finishes) and not all(finishes):
            others = (mix[place] for seat, mix in mixing.mixes.items() if seat not in (rival.seat, situation.seat))
            prevented += chance * sum(p * (finishes[n] - finishes[n + 1]) for n, p in enumerate(crowd(others)))
    return STOP * prevented


def missing(mixing: Mixing, seat: int, place: str, others: int) -> int:
    """The build actions a seat needs for its third house once it has collected at a place with so many others, those
    left out that its Friend may spare it."""
    estate = mixing.situation.estates[seat]
    friend = mixing.situation.view.players[seat].friend
    richer = Estate(add(estate.goods, mixing.haul(seat, place, others)), estate.houses, estate.corner_sites)
    return actions_to_win(richer, mixing.situation.markets[seat]) - SPARED.get(friend, 0)


def brought(mixing: Mixing, seat: int, place: str) -> Purse:
    """What a seat will have after collecting at a place, with as many others there as are to be expected."""
    others = sum(mix[place] for other, mix in mixing.mixes.items() if other != seat)
    return add(mixing.situation.estates[seat].goods, mixing.haul(seat, place, round(others)))


def loss(mixing: Mixing, seat: int, place: str, taken: Purse) -> float:
    """The rounds it costs a seat to lose resources once it has collected at a place."""
    goods = brought(mixing, seat, place)
    return mixing.situation.rounds(seat, add(goods, taken, -1)) - mixing.situation.rounds(seat, goods)
