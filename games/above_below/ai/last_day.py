"""The day before the last: what a village can still get tomorrow is planned, not estimated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from games.above_below.ai.judgement import LearntValuation
from games.above_below.ai.plan import Planner
from games.above_below.ai.resting import best_of
from games.above_below.ai.traits import placed
from games.above_below.cards.box import building, count, perks, villager
from games.above_below.content.load import CIDER, POTION
from games.above_below.content.schema import Symbol
from games.above_below.track import income_with
from games.above_below.view import AboveBelowView, PlayerView

LOOKS = 200
"""The maximum number of plans compared for the last day."""


def after_last_day(judge: LearntValuation, village: PlayerView) -> float:
    """Return the points of a village, as it will be tonight, with the best plan for the last day."""
    there = tomorrow(judge.view, village)
    then = LearntValuation(there, village.seat, judge.weights, judge.learnt)
    return then.now + sum(deed.worth for deed in Planner(then, LOOKS).best())


def tomorrow(view: AboveBelowView, village: PlayerView) -> AboveBelowView:
    """Return the table in the morning of the next day, if nobody else takes anything: the villagers have rested, and
    income, potions and goods on buildings have come."""
    village = _morning(_risen(village))
    players = tuple(village if one.seat == village.seat else one for one in view.players)
    own = {*village.buildings(), *(one.piece for one in village.villagers)}

    def left(names: Iterable[str]) -> tuple[str, ...]:
        return tuple("" if name in own else name for name in names)

    return replace(
        view, round=view.round + 1, players=players, cider=True, expedition=None,
        rows={kind: left(names) for kind, names in view.rows.items()}, key_houses=left(view.key_houses),
        star_houses=left(view.star_houses), for_hire=left(view.for_hire),
    )


def _morning(village: PlayerView) -> PlayerView:
    goods = placed(village)
    income = income_with(len(goods))
    for perk in perks(village, Symbol.INCOME, Symbol.INCOME_PER_GOOD):
        income += perk.n * (goods.get(perk.good, 0) if perk.good else 1)
    on_cards = dict(village.on_cards)
    for name, n in on_cards.items():
        store = building(name).store()
        if store is not None and store.op is Symbol.GOOD_REFRESH:
            on_cards[name] = max(n, store.n)
    potions = village.goods[POTION] + count(village, Symbol.POTION_PER_ROUND)
    tools = tuple(replace(held, used=False) for held in village.tools)
    return replace(
        village, coins=village.coins + income, on_cards=on_cards, goods={**village.goods, POTION: potions}, tools=tools,
    )


def _risen(village: PlayerView) -> PlayerView:
    """Return a village in which as many villagers have risen as its beds, potions and ciders allow."""
    beds = count(village, Symbol.BED)
    own = {one.piece for one in village.villagers if villager(one.piece).own_bed and one.zone != "injured"}
    injured = [one.piece for one in village.villagers if one.zone == "injured"]
    healed = injured[: village.goods[POTION]]
    up = [one.piece for one in village.villagers
          if one.zone == "exhausted" and one.piece not in own] + healed
    ciders = min(village.goods[CIDER], max(0, len(up) - beds))
    rising = {*own, *best_of(village, up, beds + ciders, True)}
    people = tuple(replace(one, zone="ready") if one.piece in rising else one for one in village.villagers)
    drunk = {POTION: len(healed), CIDER: ciders}
    goods = {**village.goods, **{drink: village.goods[drink] - n for drink, n in drunk.items()}}
    return replace(village, villagers=people, goods=goods)
