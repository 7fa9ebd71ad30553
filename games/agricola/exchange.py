"""What a player may turn into something else at any time: cooking, raw crops, wood to fuel, the stalls, hand cards.

An exchange has an id, what it takes and what it gives; an answer says how often each is made. They are judged
together: what counts is that nothing is overdrawn when all of them are made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from games.agricola.cards import hooks
from games.agricola.cards.table import HAND_CARDS
from games.agricola.goods import GOODS, Goods
from games.agricola.majors.cooking import cook_rates
from games.agricola.majors.table import MAJORS, STALLS, cooking
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import goods_text, major_text
from games.core.decision import Answer, Decision, Kind, Part, Refusal
from games.core.text import Text

LIGHT = "light:"
"""Prefix of the exchange that pays the fuel token off a cooking improvement (variant)."""
RELEASE = "release:"
"""Prefix of the exchange that lets an animal go, or discards another good, for nothing."""
KEPT = "food"
"""The one good that is never discarded: the family eats what there is (base rules: feeding)."""
Bag = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Exchange:
    """One of `take` for `gives` of `good`; `most` is how often it can be made at best."""

    id: str
    take: str
    n: int
    good: str
    gives: int
    most: int


@dataclass(slots=True)
class Sum:
    """Several exchanges made together: what they take, what they give, which cards they light (variant), and which
    good they would cook on a card that is not lit."""

    takes: Goods = field(default_factory=dict)
    gives: Goods = field(default_factory=dict)
    lit: list[str] = field(default_factory=list)
    uncooked: str | None = None


def exchanges(state: AgricolaState, player: Player) -> list[Exchange]:
    """All exchanges that the player could make now, at least once each."""
    goods = player.goods
    extra = _from_stalls(state, player) if player.majors or state.cards else {}
    found: list[Exchange] = []
    for species, food in _food_rates(player).items():
        n = goods[species] + extra.get(species, 0)
        if n:
            found.append(Exchange(species, species, 1, "food", food, n))
    if state.moor and (wood := goods["wood"] + extra.get("wood", 0)):
        found.append(Exchange("burn", "wood", 1, "fuel", 1, wood))
    for name in player.majors:
        stall = STALLS.get(name)
        if stall and (n := goods[stall[0]] + extra.get(stall[0], 0)):
            found += [Exchange(f"{name}:{good}", stall[0], 1, good, 1, n) for good in stall[1]]
    if state.cards:
        for name, good, n, result, gives in hooks.swaps.value(state, (), hooks.About(player.seat)):
            if goods[good] >= n:
                found.append(Exchange(name, good, n, result, gives, goods[good] // n))
    for name in player.locked:
        if goods["fuel"] or goods["wood"] + extra.get("wood", 0):
            found.append(Exchange(LIGHT + name, "fuel", 1, "", 0, 1))
    return found


def _food_rates(player: Player) -> Mapping[str, int]:
    """Food for one of each good, as if every locked card were lit: lighting it may be part of the same answer."""
    if player.locked:
        return {"grain": 1, "vegetable": 1, **cooking(tuple(player.majors))}
    return cook_rates(player)


def _from_stalls(state: AgricolaState, player: Player) -> Goods:
    """How many more of a good other exchanges could bring at best, so that limits leave room for chains."""
    goods = player.goods
    extra = {
        good: sum(goods[source] for source in sources)
        for good, sources in stall_sources(tuple(name for name in player.majors if name in STALLS)).items()
    }
    if state.cards:
        for _, good, n, result, gives in hooks.swaps.value(state, (), hooks.About(player.seat)):
            extra[result] = extra.get(result, 0) + goods[good] // n * gives
    return extra


@lru_cache(maxsize=16)
def stall_sources(stalls: tuple[str, ...]) -> Mapping[str, frozenset[str]]:
    """For each good that these stalls can bring: the other goods it can be made from, over several stalls too."""
    made_from: dict[str, set[str]] = {}
    for _ in stalls:  # as many steps as there are stalls
        for name in stalls:
            source, results = STALLS[name]
            for good in results:
                made_from.setdefault(good, set()).update({source, *made_from.get(source, ())} - {good})
    return {good: frozenset(sources) for good, sources in made_from.items()}


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
        usable = tuple(name for name in player.majors if name not in player.locked or name in result.lit)
        rates = {"grain": 1, "vegetable": 1, **cooking(usable)}
    for one in found:
        times = chosen.get(one.id, 0)
        if times:
            result.takes[one.take] = result.takes.get(one.take, 0) + times * one.n
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


def note_use(state: AgricolaState, player: Player, chosen: Iterable[str]) -> None:
    """Count for the statistics which cards made the exchanges."""
    for name in chosen:
        kind = name.partition(":")[0]
        if kind in STALLS or kind in HAND_CARDS:
            state.journal.count("triggered", kind)
            continue
        cooks = [major for major in player.majors if name in MAJORS[major].cook]
        if cooks:
            state.journal.count("triggered", max(cooks, key=lambda major: MAJORS[major].cook[name]))


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
    return bool((player.majors or state.cards) and exchanges(state, player))


def simple_exchanges(player: Player, found: list[Exchange]) -> list[Answer]:
    """Each exchange once, and as often as possible."""
    return [
        (f"{one.id}={n}",) for one in found for n in ((1, one.most) if one.most > 1 else (1,))
        if n * one.n <= player.goods[one.take] and _alone(player, one)
    ]


def most_food(state: AgricolaState, player: Player) -> int:
    """At least as much food as the player's exchanges can bring."""
    return sum(one.most * one.gives for one in exchanges(state, player) if one.good == "food")


def _alone(player: Player, one: Exchange) -> bool:
    """Whether the exchange is worth something by itself: cooking is not while its card waits for fuel."""
    return not player.locked or one.good != "food" or cook_rates(player).get(one.take) == one.gives


def releases(player: Player) -> list[Exchange]:
    """Letting animals go and discarding goods, as exchanges for nothing."""
    return [
        Exchange(RELEASE + good, good, 1, "", 0, n)
        for good in reversed(GOODS) if (n := player.goods[good]) and good != KEPT
    ]


def overdrawn(missing: Goods, decision: Decision) -> Refusal | None:
    """A refusal that names the goods of which more would be needed."""
    if not missing:
        return None
    return Refusal("overdrawn", Text("agricola-refused-overdrawn", {"goods": goods_text(missing)}), decision.proposals)


def unlit(player: Player, total: Sum, decision: Decision) -> Refusal | None:
    """A refusal to cook on a card whose fuel has not been paid (variant)."""
    if total.uncooked is None:
        return None
    locked = next(name for name in player.locked if total.uncooked in MAJORS[name].cook)
    return Refusal("not_lit", Text("agricola-refused-not-lit", {"major": major_text(locked)}), decision.proposals)
