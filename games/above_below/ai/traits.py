"""What the strong AI counts of a village at the end of a day (its *traits*), as numbers by name, and the points that
the village would have if the game ended then."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Protocol

from games.above_below.actions.harvest import good_on
from games.above_below.ai.judge import HAMMERS, QUILLS
from games.above_below.cards.box import BOX, BUILDING_KINDS, building, quest, villager
from games.above_below.content.load import BOARD, CIDER, EXPANDED, GOODS, POTION, SUPPLIES
from games.above_below.content.schema import Mark, Perk, Symbol
from games.above_below.explore.odds import faces_of
from games.above_below.scoring import majority, points_of
from games.above_below.track import income_with
from games.above_below.village import Village

COUNTED = (
    Symbol.TRAINEE_READY, Symbol.COIN_ON_BUILD, Symbol.REROLL, Symbol.COIN_ON_EXPLORE, Symbol.GOOD_REFRESH,
    Symbol.GOODS_ONCE, Symbol.POTION_PER_ROUND, Symbol.POINTS_PER_GOOD, Symbol.POINTS_PER_POTION,
    Symbol.POINTS_PER_BUILDING, Symbol.POINTS_PER_VILLAGER, Symbol.POINTS_PER_EMPTY_CAVE, Symbol.CIDER_PAYS,
)
"""The symbols whose numbers are traits."""
COUNTING = (
    Symbol.POINTS_PER_GOOD, Symbol.POINTS_PER_POTION, Symbol.POINTS_PER_BUILDING, Symbol.POINTS_PER_VILLAGER,
    Symbol.POINTS_PER_EMPTY_CAVE,
)
LIMITS = {"coins": (2, 4, 7, 11), "kinds": (1, 2, 3, 4, 5, 6, 7), "people": (4, 5, 6, 7, 8), "income": (5, 6, 7, 8, 9)}
"""These numbers also count up to limits, because what exceeds them is worth less or more."""


class Tracked(Village, Protocol):
    """A player's village with its advancement track, of the state or of a view."""

    @property
    def track(self) -> Any: ...

    @property
    def sale(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Around:
    """What a village is valued by beyond itself: the reputations of all seats, the open quests, and the buildings that
    can be bought."""

    reputations: Sequence[int]
    quests: Collection[str]
    offers: tuple[str, ...]


def placed(village: Tracked) -> dict[str, int]:
    """Return how many of each kind of goods the village owns, in the order in which the kinds will lie on the track:
    those that lie there already, then the others, the rarest first."""
    track, hand, sale = dict(village.track), village.goods, village.sale
    found = {good: n + hand[good] + (good == sale) for good, n in track.items()}
    fresh = sorted(
        (n, place) for place, good in enumerate(GOODS) if good not in track and (n := hand[good] + (good == sale))
    )
    kinds = tuple(GOODS)
    found.update((kinds[place], n) for n, place in fresh)
    return found


def points_now(village: Tracked, around: Around) -> int:
    """Return the points of a village if the game ended now and its goods at hand were laid. Open quests that it fulfils
    count: it would claim them."""
    points = sum([BOARD.track[place][0] * n for place, n in enumerate(placed(village).values())])
    built = _built(tuple(village.buildings()))
    points += built.points
    for perk in built.counting:
        points += points_of(village, perk)
    fame = majority(around.reputations, BOARD.majority[len(around.reputations)])[village.seat]
    for name in village.quests:
        points += quest(name).points
    for name in around.quests:
        if not missing(village, name):
            points += quest(name).points
    return points + village.reputation + fame + village.goods[SUPPLIES] // 2


def missing(village: Village, name: str) -> int:
    """Return how many things a village lacks for a quest."""
    return sum([max(0, n - village.owns(item)) for item, n in quest(name).need.items()])


@dataclass(frozen=True, slots=True)
class Built:
    """What the buildings of a village have together: the points that they are always worth, the symbols that count
    something and those of income, beds, the goods that come again, and their traits."""

    points: int
    counting: tuple[Perk, ...]
    incomes: tuple[Perk, ...]
    beds: int
    again: tuple[str, ...]
    traits: tuple[tuple[str, float], ...]


@lru_cache(10_000)
def _built(names: tuple[str, ...]) -> Built:
    every = [perk for name in names for perk in building(name).perks]
    traits = [(f"building:{name}", 1.0) for name in names if building(name).kind in BUILDING_KINDS]
    return Built(
        len(traits) + sum(perk.n for perk in every if perk.op is Symbol.POINTS),
        tuple(perk for perk in every if perk.op in COUNTING),
        tuple(perk for perk in every if perk.op in (Symbol.INCOME, Symbol.INCOME_PER_GOOD)),
        sum(perk.n for perk in every if perk.op is Symbol.BED),
        tuple(perk.good for perk in every if perk.op is Symbol.GOOD_REFRESH and perk.good),
        (*traits, *((f"symbol:{perk.op}", float(perk.n)) for perk in every if perk.op in COUNTED)),
    )


@dataclass(frozen=True, slots=True)
class Offer:
    """A building that can be bought: its price, the points that it is always worth, and the symbols that count
    something."""

    name: str
    kind: str
    price: int
    points: int
    counting: tuple[Perk, ...]


@lru_cache(10_000)
def _offered(names: tuple[str, ...]) -> tuple[Offer, ...]:
    found = []
    for name in names:
        card, alone = building(name), _built((name,))
        itself = sum(perk.n for perk in alone.counting if card.kind in perk.kinds)
        found.append(Offer(name, card.kind, card.cost, alone.points + itself, alone.counting))
    return tuple(found)


def traits_of(village: Tracked, around: Around) -> dict[str, float]:
    """Return all traits of a village."""
    found = dict.fromkeys(names(), 0.0)
    for name, number in counted(village, around):
        found[name] += number
    return found


def counted(village: Tracked, around: Around) -> list[tuple[str, float]]:
    """Return the traits of a village with their numbers, some of them in several parts, and not all that are 0."""
    goods, names = placed(village), tuple(village.buildings())
    built = _built(names)
    income = income_with(len(goods))
    for perk in built.incomes:
        income += perk.n * (goods.get(perk.good, 0) if perk.good else 1)
    found: list[tuple[str, float]] = [*built.traits, *_limited("coins", village.coins), *_limited("income", income)]
    _add_goods(found, village, goods, built.again)
    _add_others(found, village, around)
    people = tuple([(one.piece, one.zone, *one.states) for one in village.villagers])
    found += _of_people(people, built.beds, village.goods[POTION], village.goods[CIDER])
    _add_market(found, village, names, around.offers, income)
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
        "buy", "buy_two", "buy_later", "unlaid", "unlaid_most", "harvest", "harvest_new", "lying_points",
        "reputation", "ahead",
    ]))


@cache
def stays(name: str) -> bool:
    """Return whether goods that lie on a building count: those that are not placed there again in the morning."""
    store = building(name).store()
    return store is not None and store.op is Symbol.GOODS_ONCE


@cache
def _limited(name: str, number: int) -> tuple[tuple[str, float], ...]:
    return (name, number), *((f"{name}_{limit}", min(limit, number)) for limit in LIMITS[name])


HELD = {good: f"good:{good}" for good in GOODS}


def _add_goods(
    found: list[tuple[str, float]], village: Tracked, goods: Mapping[str, int], again: Sequence[str]
) -> None:
    """Add what a village has of goods, and where more of them will lie."""
    found += _limited("kinds", len(goods))
    kinds, laid = list(goods), len(village.track)
    total = unlaid = most = 0
    for place, (good, n) in enumerate(goods.items()):
        found.append((HELD[good], n))
        total += n
        if place >= laid:
            unlaid += n
            most = max(most, n)
    found += (("goods", total), ("unlaid", unlaid), ("unlaid_most", most))

    def space(good: str) -> int:
        place = kinds.index(good) if good in goods else len(kinds)
        return BOARD.track[min(place, len(BOARD.track) - 1)][0]

    lying = 0
    for name, n in village.on_cards.items():
        if n and stays(name):
            lying += n
            found.append(("lying_points", n * space(good_on(name))))
    found += (("lying", lying), ("lying_1", min(1, lying)))
    if again:
        found.append(("harvest", sum([space(good) for good in again])))
        found.append(("harvest_new", len({good for good in again if good not in goods})))


def _add_others(found: list[tuple[str, float]], village: Tracked, around: Around) -> None:
    """Add drinks, caves, tools, quests and fame."""
    found.append(("one", 1))
    for item in (POTION, CIDER, SUPPLIES):
        found.append((item, village.goods[item] + (village.sale == item)))
    empty = village.empty_caves()
    if empty:
        found += (("caves", empty), ("cave_1", 1), ("cave_2", min(2, empty)))
    for held in village.tools:
        found.append((f"tool:{held.tool}", 1))
    for name in around.quests:
        if lacking := missing(village, name):
            found.append(("quests", quest(name).points / (1 + lacking) ** 1.5))
    others = max([one for seat, one in enumerate(around.reputations) if seat != village.seat])
    found.append(("reputation", village.reputation))
    found.append(("ahead", max(-4, min(4, village.reputation - others))))


@lru_cache(50_000)
def _of_people(
    people: tuple[tuple[str, ...], ...], beds: int, potions: int, ciders: int
) -> Sequence[tuple[str, float]]:
    found: dict[str, float] = {}

    def add(name: str, number: float) -> None:
        found[name] = found.get(name, 0) + number

    lights: list[float] = []
    hammers = quills = injured = own_beds = ready = 0
    for piece, zone, *states in people:
        card = villager(piece)
        add(f"villager:{card.id}", 1)
        lights.append(sum(faces_of(piece, states)) / 6)
        hammers += card.can(*HAMMERS)
        quills += card.can(*QUILLS)
        add("hammer_plus", card.can(Mark.HAMMER_PLUS))
        add("quill_plus", card.can(Mark.QUILL_PLUS))
        hurt, rested = zone == "injured", zone == "ready"
        own_beds += card.own_bed and not hurt
        injured += hurt
        ready += rested
        for state in states:
            add(f"state:{state}", 1)
    number = len(people)
    for name, count in _limited("people", number):
        add(name, count)
    healed = min(injured, potions)
    up = number - injured - ready - own_beds + healed
    rising = min(up, beds + ciders)
    add("ready", ready + own_beds + rising)
    add("injured", injured - healed)
    add("short", max(0, number - own_beds - beds))
    add("spare", max(0, beds - number + own_beds))
    lights.sort(reverse=True)
    add("lanterns", sum(lights))
    add("best", sum(lights[:3]))
    add("hammers", hammers)
    add("hammer_1", min(1, hammers))
    add("hammer_2", min(2, hammers))
    add("quills", quills)
    add("quill_1", min(1, quills))
    add("quill_2", min(2, quills))
    return tuple((name, number) for name, number in found.items() if number)


def _add_market(
    found: list[tuple[str, float]], village: Tracked, own: Collection[str], offers: tuple[str, ...], income: int
) -> None:
    """Add what could be bought tomorrow, and the day after."""
    money, cave = village.coins + income, village.empty_caves()
    there: list[tuple[int, int]] = []
    later = 0
    for offer in _offered(offers):
        if offer.name in own or (offer.kind == "outpost" and not cave):
            continue
        points, price = offer.points, offer.price
        for perk in offer.counting:
            points += points_of(village, perk)
        if price <= money + income:
            later = max(later, points)
            if price <= money:
                there.append((points, price))
    there.sort(reverse=True)
    most = best = there[0][0] if there else 0
    for place, (points, price) in enumerate(there):
        if 2 * points <= most:
            break
        for more, other in there[place + 1:]:
            if price + other <= money:
                most = max(most, points + more)
                break
    found += (("buy", best), ("buy_two", most), ("buy_later", later))
