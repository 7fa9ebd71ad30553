"""What a building would add to a village now, in points, as texts and pictures tell it."""

from __future__ import annotations

from dataclasses import replace

from games.above_below.cards.box import building
from games.above_below.content.load import BOARD, POTION
from games.above_below.content.schema import Symbol
from games.above_below.gains import completes
from games.above_below.scoring import points_added
from games.above_below.view import AboveBelowView, PlayerView


def points_now(view: AboveBelowView, seat: int, name: str) -> int:
    """Return how many points a building would add to a seat's village now: for itself, by its symbols, by reputation
    and its ranking, and by quests that it completes."""
    me = view.players[seat]
    return points_added(view.players, seat, _built(view, me, name))


def _built(view: AboveBelowView, me: PlayerView, name: str) -> PlayerView:
    """Return a village with another building and its immediate gains."""
    card, houses, caves = building(name), me.houses, list(me.caves)
    if card.kind == "outpost":
        at = next((number for number, cave in enumerate(caves) if not cave.outpost), None)
    else:
        at = None
    if at is not None:
        caves[at] = replace(caves[at], outpost=name)
    else:  # an outpost for which there is no cave yet counts like a house
        houses = (*houses, name)
    potions = min(card.count(Symbol.POTION_PER_ROUND), view.supply[POTION])
    reputation = min(BOARD.reputation.most, me.reputation + card.count(Symbol.REPUTATION))
    goods = {**me.goods, POTION: me.goods[POTION] + potions}
    after = replace(me, houses=houses, caves=tuple(caves), goods=goods, reputation=reputation)
    return replace(after, quests=(*me.quests, *(name for name in view.quests if completes(after, name))))
