"""The reasons of the advice for answers to questions within a turn and at a harvest: what they bring the farm."""

from __future__ import annotations

from collections.abc import Callable

from games.agricola.ai.planner.answers import Worths, best_improvement
from games.agricola.ai.planner.feeding import meal_of
from games.agricola.ai.planner.gains import brings, left_of, of_field, of_freed, of_sowing
from games.agricola.ai.planner.placement import compact
from games.agricola.ai.planner.taste import Parameters
from games.agricola.ai.planner.tiles import removing
from games.agricola.ai.planner.worth import plan, worth
from games.agricola.animals import counted
from games.agricola.calendar import LAST_ROUND
from games.agricola.cards.box import card_of
from games.agricola.crops import names_of
from games.agricola.goods import ANIMALS, BUILDING, Goods
from games.agricola.harvest.feeding import HEAT
from games.agricola.harvest.needs import food_ahead, heating_cost
from games.agricola.majors.cooking import bread, cook_rates
from games.agricola.majors.upgrading import FOR
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, good_text, goods_text
from games.core.copying import copy_of
from games.core.decision import NO, YES, Answer, Decision, Part, amounts
from games.core.text import Listed, Text, text

CARD = "card:"
PAIR = 2
MANY = 5.0
"""From so many points on, the estimate of what a card brings is too rough to be named."""


def yes_or_no(chosen: Answer, worths: Worths) -> Text:
    """Return by how much an offer is worth more than it costs, or less."""
    less = next((worths[other] for other in (YES, NO) if other != chosen and other in worths), None)
    key = "agricola-why-yes" if chosen == YES else "agricola-why-no"
    more = 0.0 if less is None else worths[chosen] - less
    return text(key) if round(2 * more) < 1 else text(f"{key}-by", halves=round(2 * more), points=round(more))


def card_worth(state: AgricolaState, player: Player, way: str, value: float, taste: Parameters) -> Text:
    """Return the points on a card to build or play, and what it is expected to bring in all."""
    name, _, old = way.partition(FOR)
    more = value - worth(state, player, taste)
    if old:
        return text("agricola-why-upgrade", card=card_text(name), old=card_text(old), halves=max(0, round(2 * more)),
                    points=round(more))
    key = "agricola-why-card-worth" if more > 0 else "agricola-why-card-least"
    halves = max(1, round(2 * more)) if more < MANY else 0
    return text(key, card=card_text(name), scores=max(0, card_of(name).points), halves=halves, points=round(more))


def of_keeping(
    state: AgricolaState, player: Player, chosen: Answer, *, cooks: bool, young: bool = True
) -> Text:
    """Return the reason for keeping these animals: there is room for all, or for no young besides them, the others
    become food, or the young that are kept, or those that are given up. `young`: there is room for some young, if other
    animals are given up."""
    kept, rates = counted(chosen), cook_rates(player)
    if kept == player.animals:
        return text("agricola-why-keep-all" if cooks else f"agricola-why-no-{'young' if young else 'room'}")
    food = 0
    lost: Goods = {}
    born: Goods = {}
    after = copy_of(player)
    for species, there, n in zip(ANIMALS, player.animals, kept, strict=True):
        food += (there - n) * rates.get(species, 0)
        after.goods[species] = n
        if n != there:
            (lost if n < there else born)[species] = abs(there - n)
    if cooks and food:
        return text("agricola-why-cook", food=goods_text({"food": food}))
    if born and lost:
        return text("agricola-why-breed", born=goods_text(born), lost=goods_text(lost))
    found = brings(state, player, after, born) if born else None
    return found or text("agricola-why-give-up", goods=goods_text(lost))


def of_animals(before: Player, after: Player, species: str, gained: Goods) -> Text:
    """Return what animals are good for: the first of their species that were gained."""
    n = after.goods[species]
    goods = goods_text(gained)
    if n >= PAIR > before.goods[species]:
        return text("agricola-why-pair", goods=goods)
    if not before.goods[species]:
        return text("agricola-why-species", goods=goods, animal=good_text(species))
    return text("agricola-why-animals", goods=goods)


def for_goods(state: AgricolaState, player: Player, goods: Goods, taste: Parameters) -> Text | None:
    """Return what goods are good for: the first goal of the strong AI that still lacks one of them, after the goals
    before it have had theirs; None if none does. `player` is the farm without these goods."""
    left = dict(player.goods)
    for goal in plan(state, player, taste):
        costs: Goods = {good: getattr(goal, good) for good in BUILDING}
        lacked = {good: costs[good] - left[good] for good in goods if costs.get(good, 0) > left[good]}
        if lacked:
            name = goal.what
            want = card_text(name.removeprefix(CARD)) if name.startswith(CARD) else text(f"agricola-want-{name}")
            if len(lacked) == len(goods):
                return text("agricola-why-goods", goods=goods_text(goods), want=want)
            return text("agricola-why-lacked", goods=goods_text(goods), lacked=goods_text(lacked), want=want)
        for good, n in costs.items():
            left[good] = max(0, left[good] - n)
    return None


def for_later(player: Player, goods: Goods) -> Text:
    """Return what the scarcest of the building resources among some goods is usually needed for."""
    scarce = min([good for good in BUILDING if good in goods], key=lambda good: player.goods[good])
    return text("agricola-why-later", goods=goods_text(goods), good=scarce, have=player.goods[scarce])


def of_meal(state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters) -> Text:
    """Return the reason for feeding the family so: the cards whose use is part of it, that there is enough food, or
    what is lacking and that it takes what is needed least."""
    used = amounts(chosen)
    cards = tuple(name for name in used if name in player.in_front)
    if cards:
        return text("agricola-why-feed-cards", cards=Listed(tuple(map(card_text, cards))))
    rates = cook_rates(player)
    lack = int(str(decision.args["food"])) - player.goods["food"]
    eaten = {good: used[good] for good in used if good in rates}
    if lack <= 0 and not eaten:
        edible = any(rates.get(name) for name in decision.parts[0].ids)
        return text("agricola-why-feed-enough" if edible else "agricola-why-feed-fed")
    meal = meal_of(state, decision, taste)
    begging = max(0, meal.due - meal.player.goods["food"])
    if not eaten:
        must = not set(decision.parts[0].ids) - {HEAT, "burn"}
        return text("agricola-why-beg-must" if must else "agricola-why-beg", n=begging)
    last = int(state.round == LAST_ROUND)  # no action follows
    if lack <= 0:
        return text("agricola-why-feed", last=last)
    return text("agricola-why-feed-lack", lack=lack, goods=goods_text(eaten), begging=begging, last=last)


# -- by question ------------------------------------------------------------------------------------------------------

Reason = Callable[[AgricolaState, Player, Decision, Answer, Parameters], "Text | None"]


def _of_yard(change: Callable[[Player, Answer], None]) -> Reason:
    """Return the reason for an answer that changes the farmyard."""

    def reason(
        state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters
    ) -> Text | None:
        if not chosen:
            return text("agricola-why-nothing")
        after = copy_of(player)
        change(after, chosen)
        return brings(state, player, after)

    return reason


def _rooms(player: Player, cells: Answer) -> None:
    player.yard = player.yard.laid("room", player.yard.spaces(cells))


def _stables(player: Player, cells: Answer) -> None:
    player.yard = player.yard.with_stables(player.yard.spaces(cells))


def _fences(player: Player, cells: Answer) -> None:
    player.yard = player.yard.ringed_by_fences(player.yard.spaces(cells))


def _field(
    state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters
) -> Text | None:
    if not chosen:
        return text("agricola-why-nothing")
    part, yard = decision.parts[0], player.yard
    change = yard.turned if decision.key == "slash_and_burn" else yard.laid
    then = change("field", yard.spaces(chosen))
    return of_field(then, left_of(then, only=len(part.ids) == part.least == 1))


def _tile(state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters) -> Text | None:
    """Return what the fields score with one that a card lays or makes of a moor."""
    change = player.yard.turned if decision.key == "moor_to_field" else player.yard.laid
    return of_field(change("field", player.yard.spaces(chosen))) if chosen else None


def _freed(
    state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters
) -> Text | None:
    freed = of_freed(player.yard, chosen)
    need = heating_cost(state, player)
    if freed is None or decision.key != "cut_peat" or need <= player.goods["fuel"]:
        return freed
    return text("agricola-why-peat", freed=freed, need=goods_text({"fuel": need}), have=player.goods["fuel"])


def _moors(state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters) -> Text | None:
    each = removing(str(decision.args.get("card", "")))
    if each is None or not chosen:
        return None
    after = copy_of(player)
    after.yard = after.yard.lifted(after.yard.spaces(chosen))
    after.bonus += len(chosen) * each.points
    return brings(state, player, after, {good: len(chosen) * n for good, n in each.each.items()})


def _sow(state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters) -> Text | None:
    sown: Goods = {}
    for token, n in amounts(chosen).items():
        crop = token.rpartition(":")[2]
        sown[crop] = sown.get(crop, 0) + n
    return of_sowing(state, sown) if sown else text("agricola-why-nothing")


def _bake(state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters) -> Text | None:
    n = amounts(chosen).get("grain", 0)
    if not n:
        return text("agricola-why-nothing")
    card = decision.args.get("card")
    food = bread((str(card),) if card else tuple(player.in_front), n)
    need = food_ahead(state, player)
    return text(
        "agricola-why-baked", baked=goods_text({"grain": n}), made=goods_text({"food": food}), need=need,
        have=player.goods["food"], hungry="yes" if need > player.goods["food"] else "no",
    ) if food else None


def _goods(state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters) -> Text | None:
    gained = dict.fromkeys(chosen, 1)
    if (found := for_goods(state, player, gained, taste)) is not None:
        return found
    after = copy_of(player)
    for good in gained:
        after.goods[good] += 1
    found = brings(state, player, after)
    return found or for_later(player, gained) if any(good in BUILDING for good in gained) else found


def _supplies(
    state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters
) -> Text | None:
    if not chosen:
        return text("agricola-why-nothing")
    after = copy_of(player)
    if "plow" in chosen:
        site = compact(player.yard, Part("plow", names_of(player.yard.extra, player.yard.field_sites)))
        after.yard = after.yard.laid("field", after.yard.spaces(site))
    after.goods["grain"] += "grain" in chosen
    return brings(state, player, after, {"grain": 1} if "grain" in chosen else None)


def _animal(
    state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters
) -> Text | None:
    species = chosen[0]
    if species not in ANIMALS:
        return None
    after = copy_of(player)
    after.goods[species] += 1
    return of_animals(player, after, species, {species: 1})


def _improvement(
    state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters
) -> Text | None:
    found = best_improvement(state, player, chosen[0], taste)
    return card_worth(state, player, *found, taste) if found is not None else None


def _pay(state: AgricolaState, player: Player, decision: Decision, chosen: Answer, taste: Parameters) -> Text | None:
    return text("agricola-why-pay")


REASONS: dict[str, Reason] = {
    "plow": _field, "slash_and_burn": _field, "lay_field": _tile, "moor_to_field": _tile, "fell_trees": _freed,
    "cut_peat": _freed, "fence": _of_yard(_fences),
    "build_rooms": _of_yard(_rooms), "build_stables": _of_yard(_stables), "sow": _sow, "bake": _bake,
    "reed_stone": _goods, "resource": _goods, "building_supplies": _goods, "farm_supplies": _supplies,
    "animal_market": _animal, "improvement": _improvement, "pay": _pay, "remove_moors": _moors,
}
"""The reason for an answer by the key of its question; None where there is nothing to say of it."""
