"""What the strong AI counts of a village at the end of a day (its *traits*), as numbers by name, and the points that
the village would have if the game ended then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol

from games.above_below.ai.judge import HAMMERS, QUILLS
from games.above_below.cards.box import BOX, BUILDING_KINDS, building, perks, quest, villager
from games.above_below.content.load import BOARD, CIDER, EXPANDED, GOODS, POTION, SUPPLIES
from games.above_below.content.schema import Mark, Symbol
from games.above_below.explore.odds import faces_of
from games.above_below.scoring import built, majority, points_of
from games.above_below.track import income_with
from games.above_below.village import Village

COUNTED = (
    Symbol.TRAINEE_READY, Symbol.COIN_ON_BUILD, Symbol.REROLL, Symbol.COIN_ON_EXPLORE, Symbol.GOOD_REFRESH,
    Symbol.GOODS_ONCE, Symbol.POTION_PER_ROUND, Symbol.POINTS_PER_GOOD, Symbol.POINTS_PER_POTION,
    Symbol.POINTS_PER_BUILDING, Symbol.POINTS_PER_VILLAGER, Symbol.POINTS_PER_EMPTY_CAVE, Symbol.CIDER_PAYS,
)
"""The symbols whose numbers are traits."""
LIMITS = {"coins": (2, 4, 7, 11), "kinds": (1, 2, 3, 4, 5, 6, 7), "people": (4, 5, 6, 7, 8), "income": (5, 6, 7, 8, 9)}
"""These numbers also count up to limits, because what exceeds them is worth less or more."""


class Tracked(Village, Protocol):
    """A player's village with its advancement track, of the state or of a view."""

    @property
    def track(self) -> Any: ...


def goods_of(village: Tracked) -> list[int]:
    """Return the number of each kind of goods that the village owns, in the order in which the kinds will lie on the
    track: those that lie there already, then the others, the rarest first."""
    track = dict(village.track)
    fresh = sorted(n for good in GOODS if good not in track and (n := village.owns(good)))
    return [village.owns(good) for good in track] + fresh


def points_now(village: Tracked, reputations: Sequence[int]) -> int:
    """Return the points of a village if the game ended now and its goods at hand were laid; `reputations` are those of
    all seats."""
    goods = sum(BOARD.track[place][0] * n for place, n in enumerate(goods_of(village)))
    cards = sum(points_of(village, perk) for name in village.buildings() for perk in building(name).perks)
    fame = majority(reputations, BOARD.majority[len(reputations)])[village.seat]
    quests = sum(quest(name).points for name in village.quests)
    return goods + cards + len(built(village)) + village.reputation + fame + quests + village.goods[SUPPLIES] // 2


def traits_of(village: Tracked, reputations: Sequence[int], quests: Sequence[str]) -> dict[str, float]:
    """Return all traits of a village; `quests` are the open ones."""
    found = dict.fromkeys(names(), 0.0)
    for name, number in (
        *_stores(village, quests), *_people(village), *_buildings(village), *_fame(village, reputations),
    ):
        found[name] += number
    return found


@cache
def names() -> tuple[str, ...]:
    """Return the names of all traits."""
    return tuple(dict.fromkeys([
        "one", POTION, CIDER, SUPPLIES, "goods", "quests", "caves", "cave_1", "cave_2", "lying", "lying_1",
        *(name for name in LIMITS), *(f"{name}_{limit}" for name, limits in LIMITS.items() for limit in limits),
        *(f"good:{good}" for good in GOODS),
        "ready", "injured", "short", "spare", "lanterns", "best", "hammers", "hammer_1", "hammer_2", "hammer_plus",
        "quills", "quill_1", "quill_2", "quill_plus",
        *(f"villager:{card.id}" for card in BOX.of_kind("villager")), *(f"state:{one.id}" for one in EXPANDED.state),
        *(f"tool:{one.id}" for one in EXPANDED.tool),
        *(f"building:{card.id}" for kind in BUILDING_KINDS for card in BOX.of_kind(kind)),
        *(f"symbol:{symbol}" for symbol in COUNTED),
        "reputation", "ahead",
    ]))


@cache
def stays(name: str) -> bool:
    """Return whether goods that lie on a building count: those that are not placed there again in the morning."""
    store = building(name).store()
    return store is not None and store.op is Symbol.GOODS_ONCE


def _limited(name: str, number: float) -> Iterator[tuple[str, float]]:
    yield name, number
    for limit in LIMITS[name]:
        yield f"{name}_{limit}", min(limit, number)


def _stores(village: Tracked, quests: Sequence[str]) -> Iterator[tuple[str, float]]:
    goods = goods_of(village)
    yield "one", 1
    yield from _limited("coins", village.coins)
    for item in (POTION, CIDER, SUPPLIES):
        yield item, village.owns(item)
    yield "goods", sum(goods)
    for good in GOODS:
        yield f"good:{good}", village.owns(good)
    yield from _limited("kinds", len(goods))
    track = {good: village.owns(good) for good in GOODS}
    income = income_with(len(goods))
    for perk in perks(village, Symbol.INCOME, Symbol.INCOME_PER_GOOD):
        income += perk.n * (track[perk.good] if perk.good else 1)
    yield from _limited("income", income)
    for name in quests:
        need = quest(name).need
        missing = sum(max(0, n - village.owns(item)) for item, n in need.items())
        yield "quests", quest(name).points / (1 + missing) ** 1.5
    empty, lying = village.empty_caves(), sum(n for name, n in village.on_cards.items() if stays(name))
    yield "caves", empty
    yield "cave_1", min(1, empty)
    yield "cave_2", min(2, empty)
    yield "lying", lying
    yield "lying_1", min(1, lying)
    for held in village.tools:
        yield f"tool:{held.tool}", 1


def _people(village: Village) -> Iterator[tuple[str, float]]:
    lights: list[float] = []
    hammers = quills = injured = own_beds = ready = 0
    for one in village.villagers:
        card = villager(one.piece)
        yield f"villager:{card.id}", 1
        lights.append(sum(faces_of(one.piece, one.states)) / 6)
        hammers += card.can(*HAMMERS)
        quills += card.can(*QUILLS)
        yield "hammer_plus", card.can(Mark.HAMMER_PLUS)
        yield "quill_plus", card.can(Mark.QUILL_PLUS)
        hurt, rested = one.zone == "injured", one.zone == "ready"
        own_beds += card.own_bed and not hurt
        injured += hurt
        ready += rested
        for state in one.states:
            yield f"state:{state}", 1
    beds = sum(perk.n for perk in perks(village, Symbol.BED))
    number = len(village.villagers)
    yield from _limited("people", number)
    healed = min(injured, village.goods[POTION])
    up = number - injured - ready - own_beds + healed
    rising = min(up, beds + village.goods[CIDER])
    yield "ready", ready + own_beds + rising
    yield "injured", injured - healed
    yield "short", max(0, number - own_beds - beds)
    yield "spare", max(0, beds - number + own_beds)
    lights.sort(reverse=True)
    yield "lanterns", sum(lights)
    yield "best", sum(lights[:3])
    yield "hammers", hammers
    yield "hammer_1", min(1, hammers)
    yield "hammer_2", min(2, hammers)
    yield "quills", quills
    yield "quill_1", min(1, quills)
    yield "quill_2", min(2, quills)


def _buildings(village: Village) -> Iterator[tuple[str, float]]:
    for name in village.buildings():
        card = building(name)
        if card.kind in BUILDING_KINDS:
            yield f"building:{name}", 1
        for perk in card.perks:
            if perk.op in COUNTED:
                yield f"symbol:{perk.op}", perk.n


def _fame(village: Village, reputations: Sequence[int]) -> Iterator[tuple[str, float]]:
    others = max(one for seat, one in enumerate(reputations) if seat != village.seat)
    yield "reputation", village.reputation
    yield "ahead", max(-4, min(4, village.reputation - others))
