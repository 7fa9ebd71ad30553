"""The costs of options beyond the goods at hand, and the goods exchanged for them, from the view of the seat that is
asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from games.agricola import paying
from games.agricola.actions.combined import Then
from games.agricola.actions.home import Renovate
from games.agricola.actions.improving import PlayOccupation
from games.agricola.anytime import USE
from games.agricola.cards.box import card_of
from games.agricola.exchange import exchanges_of
from games.agricola.funding import Way, ways_by_exchange
from games.agricola.goods import Goods, lacking
from games.agricola.majors.upgrading import FOR, upgrades_to
from games.agricola.spaces.actions import ACTIONS
from games.agricola.special_actions import SECOND_USER
from games.agricola.view import AgricolaView, FarmView, SpecialView
from games.agricola.wording.terms import goods_text
from games.core.decision import Decision
from games.core.prices import Price, cheapest, price, total
from games.core.text import Listed, Text

FOOD = {"food": 1}
FREE = price({})


class Due(NamedTuple):
    """The cost of an option in words: the price, and the goods exchanged for it if those at hand are not enough. If
    there are several prices, the words say that there is a choice."""

    price: Text | Listed
    exchanged: Text | None = None


def due(
    view: AgricolaView, farm: FarmView, prices: Sequence[Price], first: Price = FREE, then: Sequence[Price] = ()
) -> Due:
    """Return the cost for a seat that can pay any of these prices; the nearest price if it can pay none. `first`: the
    part that is paid before the rest, so that exchanges are chosen for it alone. `then`: the prices of which one is
    paid afterwards; if the payment with the goods at hand leaves none of them payable, goods are exchanged before."""
    direct = [one for one in prices if one.is_payable_from(farm.goods)]
    if direct:
        said = _either(direct)
        if not then or any(payable(view, _after(farm, one), then) for one in direct):
            return Due(said)
        both = [total((one, later)) for one in prices for later in then]
        return Due(said, Text("agricola-pay-exchanged", {"goods": said}) if payable(view, farm, both) else None)
    ways = _ways(view, farm, prices)
    if not ways:
        return Due(_either([nearest(farm, prices)]))
    several = _either(list(dict.fromkeys([way.price for way in ways])))
    leaves = not then or any(payable(view, _after(farm, way.leaving), then) for way in ways)
    if len(ways) > 1 or not leaves or (first.goods and len(_ways(view, farm, (first,))) > 1):
        return Due(several, Text("agricola-pay-exchanged", {"goods": several}))
    return Due(several, paying.by_exchange(ways))


def payable(view: AgricolaView, farm: FarmView, prices: Sequence[Price]) -> bool:
    """Return whether a seat can pay one of these prices, perhaps with exchanges."""
    return any(one.is_payable_from(farm.goods) for one in prices) or bool(_ways(view, farm, prices))


def _after(farm: FarmView, paid: Price) -> FarmView:
    return replace(farm, goods={good: n - paid[good] for good, n in farm.goods.items()})


def nearest(farm: FarmView, prices: Sequence[Price]) -> Price:
    """Return the price of which a seat lacks fewest goods."""
    return min(prices, key=lambda one: sum(lacking(farm.goods, one.as_dict()).values()))


def short_of(view: AgricolaView, farm: FarmView, cost: Mapping[str, int]) -> Goods:
    """Return the goods that a seat lacks for a price even after exchanges, minimised one good after another."""
    short = lacking(farm.goods, cost)
    for good in tuple(short):
        while short[good]:
            less = {**short, good: short[good] - 1}
            if not payable(view, farm, (price({name: n - less.get(name, 0) for name, n in cost.items()}),)):
                break
            short = less
    return {good: n for good, n in short.items() if n}


def _ways(view: AgricolaView, farm: FarmView, prices: Sequence[Price]) -> Sequence[Way]:
    found = exchanges_of(farm, tuple(farm.swaps.items()), moor=view.moor)
    return ways_by_exchange(farm, found, prices) if found else ()


def _either(prices: Sequence[Price]) -> Text | Listed:
    """Return "2 clay", or "2 clay or 1 clay and 1 fuel"; of more than two prices only the first, with a note that there
    are others."""
    first, *others = [goods_text(one.as_dict()) for one in prices]
    if len(others) == 1:
        return Text("agricola-pay-either", {"one": first, "other": others[0]})
    return Text("agricola-pay-or-other", {"goods": first}) if others else first


def prices_of(view: AgricolaView, decision: Decision, option: str) -> Sequence[Price]:
    """Return the possible prices of an option; empty if it costs nothing at once or has no price of its own."""
    farm = view.farms[decision.seat]
    if option in decision.anytime:
        return _one(card_of(option.removeprefix(USE)).act_cost) if option.startswith(USE) else ()
    match decision.key:
        case "place" | "place_again" if renovates(view, option):
            only = tuple(farm.renovation_prices.values())
            return only[0] if len(only) == 1 else ()  # of several materials each says its price
        case "place" | "place_again" | "special":
            cost = special_cost if option.startswith("special:") else space_cost
            return _one(cost(view, farm, option))
        case "major" if any(place.cards[:1] == (option,) for place in view.places):
            return cheaper(major_prices(farm, option), decision)
        case "minor" if FOR not in option:
            return farm.hand_prices.get(option, ())
        case "occupation" if option in farm.hand and card_of(option).kind == "occupation":
            return _one({"food": int(str(decision.args.get("fee", 0)))})
        case "renovate":
            return farm.renovation_prices.get(option, ())
        case "animal_market" if option == "cattle":
            return _one(FOOD)
        case "farm_supplies":
            return _one(FOOD)
    return ()


def paid_by_card(view: AgricolaView, decision: Decision, option: str, prices: Sequence[Price]) -> Text | None:
    """Return what a card turns into the food of an occupation ("1 food, from 1 wood") if the seat cannot pay it
    otherwise and so will not be asked; else None."""
    farm = view.farms[decision.seat]
    if len(prices) != 1 or not _is_lesson(view, decision, option) or payable(view, farm, prices):
        return None
    (fee,) = prices
    ways = [one for one in farm.lesson_prices.get(fee["food"], ()) if one != fee and payable(view, farm, (one,))]
    return paying.from_goods(fee.as_dict(), ways[0].as_dict()) if ways else None


def _is_lesson(view: AgricolaView, decision: Decision, option: str) -> bool:
    space = next((space for space in view.spaces if space.id == option), None)
    action = ACTIONS.get(space.action) if space is not None and space.action is not None else None
    return decision.key == "occupation" or isinstance(action, PlayOccupation)


def renovates(view: AgricolaView, option: str) -> bool:
    """Return whether a space begins with a renovation, which is paid without a question where there is no choice."""
    space = next((space for space in view.spaces if space.id == option), None)
    action = ACTIONS.get(space.action) if space is not None and space.action is not None else None
    return isinstance(action, Then) and isinstance(action.first, Renovate)


def _one(cost: Mapping[str, int]) -> Sequence[Price]:
    return (price(cost),) if any(cost.values()) else ()


def major_prices(farm: FarmView, major: str) -> tuple[Price, ...]:
    """Return the possible prices of a major improvement for a seat, whoever reads them: other people's view of the
    board has the printed ones, or their own."""
    return farm.major_prices.get(major, (card_of(major).price,))


def cheaper(prices: Sequence[Price], decision: Decision) -> Sequence[Price]:
    """Return the prices reduced by the discount of a card."""
    less = decision.args.get("less")
    return prices if less is None else cheapest([one.lowered_by(paying.read(str(less))) for one in prices])


def special_cost(view: AgricolaView, farm: FarmView, option: str) -> Goods:
    """Return the food and fuel for a special action, including those for its card."""
    _, card, action = option.split(":")
    one = next(one for one in view.specials if one.id == card)
    food = fee_of(farm, one) + max(0, -one.food.get(action, 0)) + (action == "illicit_work")
    return {"food": food, "fuel": int(action in ("illicit_work", "black_market"))}


def fee_of(farm: FarmView, card: SpecialView) -> int:
    """Return the food that a special action card itself costs a seat."""
    return SECOND_USER if card.users and card.users != (farm.seat,) else 0


def paid_first(view: AgricolaView, decision: Decision, option: str) -> Price:
    """Return the part of an option's price that is paid first: the food for a special action card."""
    if not option.startswith("special:"):
        return FREE
    card = next(one for one in view.specials if one.id == option.split(":")[1])
    return price({"food": fee_of(view.farms[decision.seat], card)})


def paid_then(view: AgricolaView, decision: Decision, option: str) -> Sequence[Price]:
    """Return the prices of which one is paid after that of an option: those of the improvements that a special action
    allows. Returns nothing if there is none, or an upgrade, which is free."""
    farm = view.farms[decision.seat]
    match option.rpartition(":")[2] if option.startswith("special:") else "":
        case "black_market":
            found = {name: farm.hand_prices[name] for name in farm.ready if card_of(name).kind == "minor"}
        case "illicit_work":
            found = {place.cards[0]: major_prices(farm, place.cards[0]) for place in view.places if place.cards}
            found |= {name: () for name in farm.ready if card_of(name).upgrades}
        case _:
            return ()
    if any(upgrades_to(farm, name) for name in found):
        return ()
    return [one for prices in found.values() for one in prices]


def space_cost(view: AgricolaView, farm: FarmView, option: str) -> Mapping[str, int]:
    """Return the minimum food that a space itself costs a seat."""
    space = next((space for space in view.spaces if space.id == option), None)
    if space is None or space.action is None:
        return {}
    action = ACTIONS[space.action]
    if isinstance(action, PlayOccupation):
        return {"food": action.prices[min(len(farm.occupations), len(action.prices) - 1)]}
    return FOOD if space.action == "farm_supplies" else {}
