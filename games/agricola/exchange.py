"""What a player may turn into something else at any time: cooking, raw crops, wood to fuel, the stalls, hand cards.

An exchange has an id, what it takes and what it gives; an answer says how often each is made. They are judged
together: what counts is that nothing is overdrawn when all of them are made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from games.agricola.cards import hooks
from games.agricola.cards.box import BOX, Swap, card_of
from games.agricola.goods import ANIMALS, CROPS, GOODS, Goods
from games.agricola.majors.cooking import cook_for, cook_rates, cooking
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, goods_text
from games.core.cards import copied
from games.core.decision import Answer, Decision, Kind, Part, Refusal
from games.core.text import Text

LIGHT = "light:"
"""Prefix of the exchange that pays the fuel token off a cooking improvement (variant)."""
RELEASE = "release:"
"""Prefix of the exchange that lets an animal go, or discards another good, for nothing."""
KEPT = "food"
"""The one good that is never discarded: the family eats what there is (base rules: feeding)."""
EDIBLE = frozenset((*ANIMALS, *CROPS))
Bag = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Exchange:
    """`n` of `take` for `gives` of `good`; `most` is how often it can be made at best. `points`: won besides;
    `harvest`: it is made once a harvest; `beside`: goods of which it takes 1 as well; `counter`: the card whose
    counters it takes, one each time."""

    id: str
    take: str
    n: int
    good: str
    gives: int
    most: int
    points: int = 0
    harvest: bool = False
    beside: tuple[str, ...] = ()
    counter: str = ""


@dataclass(slots=True)
class Sum:
    """Several exchanges made together: what they take, what they give, the counters they take from cards, which cards
    they light (variant), and which good they would cook on a card that is not lit."""

    takes: Goods = field(default_factory=dict)
    gives: Goods = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    lit: list[str] = field(default_factory=list)
    uncooked: str | None = None


def exchanges(state: AgricolaState, player: Player) -> list[Exchange]:
    """All exchanges that the player could make now, at least once each."""
    goods = player.goods
    swaps = swaps_of(state, player) if player.in_front else ()
    extra = _obtainable(goods, swaps)
    found: list[Exchange] = []
    for species, food in _food_rates(player).items():
        n = goods[species] + extra.get(species, 0)
        if n:
            found.append(Exchange(species, species, 1, "food", food, n))
    if state.moor and (wood := goods["wood"] + extra.get("wood", 0)):
        found.append(Exchange("burn", "wood", 1, "fuel", 1, wood))
    for name, swap in swaps:
        if most := min(swap.most, (goods[swap.take] + extra.get(swap.take, 0)) // swap.n):
            card = name.partition(":")[0] if swap.counter else ""
            most = min(most, counters_on(player, card)) if card else most
            if most:
                found.append(Exchange(name, swap.take, swap.n, swap.good, swap.gives, most, counter=card))
    for name in player.locked:
        if goods["fuel"] or goods["wood"] + extra.get("wood", 0):
            found.append(Exchange(LIGHT + name, "fuel", 1, "", 0, 1))
    return found


def counters_on(player: Player, card: str) -> int:
    """The number that lies on a player's card."""
    kept = player.kept.get(card)
    return kept.count if kept else 0


def _food_rates(player: Player) -> Mapping[str, int]:
    """Food for one of each good, as if every locked card were lit: lighting it may be part of the same answer."""
    if player.locked:
        return {"grain": 1, "vegetable": 1, **cooking(tuple(player.in_front))}
    return cook_rates(player)


NamedSwap = tuple[str, Swap]
"""A card's exchange with its name in answers."""


def swaps_of(state: AgricolaState, player: Player) -> tuple[NamedSwap, ...]:
    """The exchanges at any time that the player's cards allow."""
    return _lasting(tuple(player.in_front)) + hooks.swaps.of(state, player, ())


@lru_cache(maxsize=4096)
def _lasting(cards: tuple[str, ...]) -> tuple[NamedSwap, ...]:
    """Those that are data of their cards."""
    return tuple([named for card in cards for named in named_swaps(card)])


def named_swaps(card: str) -> list[NamedSwap]:
    """A card's exchanges at any time, named by the card and what is given, with what it takes where that is not
    enough."""
    swaps = card_of(card).swaps
    given = [swap.good for swap in swaps]
    return [
        (f"{card}:{swap.good}" if given.count(swap.good) == 1 else f"{card}:{swap.good}:{swap.n}-{swap.take}", swap)
        for swap in swaps
    ]


def _obtainable(goods: Bag, swaps: tuple[NamedSwap, ...]) -> Goods:
    """How many more of a good the exchanges could bring at best, so that limits leave room for chains."""
    return {
        good: sum(goods[source] // n * gives for source, n, gives in sources)
        for good, sources in sources_of(swaps).items()
    }


Source = tuple[str, int, int]
"""A good that is given, how many of it, and how many come of it."""


@lru_cache(maxsize=256)
def sources_of(swaps: tuple[NamedSwap, ...]) -> Mapping[str, frozenset[Source]]:
    """For each good that these exchanges can bring: the other goods it can be made from. One-for-one exchanges make
    chains of several; the others are single steps."""
    made_from: dict[str, set[Source]] = {}
    for _ in swaps:  # as many steps as there are exchanges
        for _, swap in swaps:
            there = {(swap.take, swap.n, swap.gives)}
            if swap.n == swap.gives == 1:
                there |= {one for one in made_from.get(swap.take, ()) if one[1] == one[2] == 1}
            made_from.setdefault(swap.good, set()).update(one for one in there if one[0] != swap.good)
    return {good: frozenset(sources) for good, sources in made_from.items()}


BOX.caches += (_lasting.cache_clear, sources_of.cache_clear)


def limits_part(key: str, found: list[Exchange], least: int = 0) -> Part:
    """A part of a form that says how often each exchange is made."""
    most = tuple([one.most for one in found])
    return Part(key, tuple([one.id for one in found]), Kind.AMOUNTS, least, sum(most), most)


def add_up(player: Player, found: list[Exchange], chosen: Mapping[str, int]) -> Sum:
    """What the chosen exchanges take and give. Food from cooking counts at the rates of the cards that are lit."""
    result = Sum()
    result.lit = [name.removeprefix(LIGHT) for name in chosen if name.startswith(LIGHT)]
    rates: Mapping[str, int] | None = None
    if player.locked:
        usable = tuple(name for name in player.in_front if name not in player.locked or name in result.lit)
        rates = {"grain": 1, "vegetable": 1, **cooking(usable)}
    for one in found:
        times = chosen.get(one.id, 0)
        if times:
            result.takes[one.take] = result.takes.get(one.take, 0) + times * one.n
            for good in one.beside:
                result.takes[good] = result.takes.get(good, 0) + times
            if one.counter:
                result.counters[one.counter] = result.counters.get(one.counter, 0) + times
            gives = one.gives
            if rates is not None and one.good == "food" and one.id == one.take:
                gives = rates.get(one.take, 0)
                if not gives:
                    result.uncooked = one.take
            if one.good:
                result.gives[one.good] = result.gives.get(one.good, 0) + times * gives
    return result


def shortfall(goods: Bag, total: Sum) -> Goods:
    """What is overdrawn by exchanges made together."""
    return {
        good: n - goods[good] - total.gives.get(good, 0)
        for good, n in total.takes.items() if n > goods[good] + total.gives.get(good, 0)
    }


def carry_out(player: Player, total: Sum) -> None:
    """Make the exchanges."""
    for good, n in total.takes.items():
        player.goods[good] -= n
    for good, n in total.gives.items():
        player.goods[good] += n
    for name in total.lit:
        player.locked.remove(name)
    for card, n in total.counters.items():
        kept = copied(player.kept[card])
        kept.count -= n
        player.kept[card] = kept


def note_use(state: AgricolaState, player: Player, chosen: Iterable[str]) -> None:
    """Count for the statistics which cards made the exchanges."""
    for name in chosen:
        kind = name.partition(":")[0]
        card = kind if kind in BOX.cards else cook_for(tuple(player.in_front), name)
        if card is not None:
            state.journal.count("triggered", card, player.seat)


def eaten(found: Iterable[Exchange], chosen: Mapping[str, int]) -> Goods:
    """The animals and crops that the chosen exchanges turn into food."""
    return {
        one.take: chosen[one.id] * one.n for one in found
        if one.good == "food" and chosen.get(one.id) and one.take in EDIBLE
    }


def can_discard(player: Player) -> bool:
    """Whether the player has anything that may be discarded."""
    return any(n for good, n in player.goods.items() if good != KEPT)


def can_exchange(state: AgricolaState, player: Player) -> bool:
    """Whether the player has anything to turn into something else."""
    goods = player.goods
    if goods["grain"] or goods["vegetable"] or any(player.animals):
        return True
    if state.moor and goods["wood"]:
        return True
    return bool(player.in_front and exchanges(state, player))


def simple_exchanges(player: Player, found: list[Exchange]) -> list[Answer]:
    """Each exchange once, and as often as possible."""
    return [
        (f"{one.id}={n}",) for one in found for n in ((1, one.most) if one.most > 1 else (1,))
        if n * one.n <= player.goods[one.take] and _alone(player, one)
    ]


def _alone(player: Player, one: Exchange) -> bool:
    """Whether the exchange is worth something by itself: cooking is not while its card waits for fuel."""
    return not player.locked or one.good != "food" or cook_rates(player).get(one.take) == one.gives


def releases(player: Player) -> list[Exchange]:
    """Letting animals go and discarding goods, as exchanges for nothing."""
    return [
        Exchange(RELEASE + good, good, 1, "", 0, n)
        for good in reversed(GOODS) if (n := player.goods[good]) and good != KEPT
    ]


def faulty(player: Player, total: Sum, decision: Decision) -> Refusal | None:
    """Why these exchanges cannot be made together."""
    return (
        overdrawn(shortfall(player.goods, total), decision) or _uncounted(player, total, decision)
        or unlit(player, total, decision)
    )


def _uncounted(player: Player, total: Sum, decision: Decision) -> Refusal | None:
    """A refusal to take more counters from a card than lie there."""
    for card, n in total.counters.items():
        if n > counters_on(player, card):
            why = Text("agricola-refused-no-counters", {"card": card_text(card), "n": counters_on(player, card)})
            return Refusal("no_counters", why, decision.proposals)
    return None


def overdrawn(missing: Goods, decision: Decision) -> Refusal | None:
    """A refusal that names the goods of which more would be needed."""
    if not missing:
        return None
    return Refusal("overdrawn", Text("agricola-refused-overdrawn", {"goods": goods_text(missing)}), decision.proposals)


def unlit(player: Player, total: Sum, decision: Decision) -> Refusal | None:
    """A refusal to cook on a card whose fuel has not been paid (variant)."""
    if total.uncooked is None:
        return None
    lit = tuple(name for name in player.in_front if name not in player.locked or name in total.lit)
    locked = next((name for name in player.locked if total.uncooked in cooking((*lit, name))), player.locked[0])
    return Refusal("not_lit", Text("agricola-refused-not-lit", {"major": card_text(locked)}), decision.proposals)
