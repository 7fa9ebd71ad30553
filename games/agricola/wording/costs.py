"""What options cost beyond the goods at hand, and which goods become it, from the view of the one who is asked."""

from __future__ import annotations

from collections.abc import Mapping

from games.agricola import paying
from games.agricola.actions.improving import PlayOccupation
from games.agricola.cards.box import card_of
from games.agricola.exchange import exchanges_of
from games.agricola.funding import ways_by_exchange
from games.agricola.goods import Goods, covers
from games.agricola.majors.upgrading import FOR
from games.agricola.spaces.actions import ACTIONS
from games.agricola.special_actions import SECOND_USER
from games.agricola.view import AgricolaView, FarmView
from games.core.decision import Decision
from games.core.prices import price
from games.core.text import Text

FOOD = {"food": 1}


def by_exchange(view: AgricolaView, farm: FarmView, cost: Mapping[str, int]) -> Text | None:
    """What a price costs that is not at hand: "1 food, from 1 grain"; None where nothing need or can be exchanged."""
    if covers(farm.goods, cost):
        return None
    found = exchanges_of(farm, tuple(farm.swaps.items()), moor=view.moor)
    return paying.by_exchange(ways_by_exchange(farm, found, (price(cost),)))


def cost_of(view: AgricolaView, decision: Decision, option: str) -> Mapping[str, int] | None:
    """The goods that an option costs at once; None where it costs none, or not a price of its own."""
    farm = view.farms[decision.seat]
    match decision.key:
        case "place" | "place_again" | "special":
            cost = special_cost if option.startswith("special:") else _space_cost
            return cost(view, farm, option)
        case "major" if FOR not in option:
            return next((place.cost for place in view.places if place.cards[:1] == (option,)), None)
        case "minor" if FOR not in option and option in farm.hand_costs:
            return farm.hand_costs[option]
        case "occupation" if option in farm.hand and card_of(option).kind == "occupation":
            return {"food": int(str(decision.args.get("fee", 0)))}
        case "renovate":
            return farm.renovations.get(option)
        case "animal_market" if option == "cattle":
            return FOOD
        case "farm_supplies":
            return FOOD
    return None


def special_cost(view: AgricolaView, farm: FarmView, option: str) -> Goods:
    """The food and fuel for a special action, with those for its card."""
    _, card, action = option.split(":")
    one = next(one for one in view.specials if one.id == card)
    food = SECOND_USER if one.users and one.users != (farm.seat,) else 0
    food += max(0, -one.food.get(action, 0)) + (action == "illicit_work")
    return {"food": food, "fuel": int(action in ("illicit_work", "black_market"))}


def _space_cost(view: AgricolaView, farm: FarmView, option: str) -> Mapping[str, int] | None:
    space = next((space for space in view.spaces if space.id == option), None)
    if space is None or space.action is None:
        return None
    action = ACTIONS[space.action]
    if isinstance(action, PlayOccupation):
        return {"food": action.prices[min(len(farm.occupations), len(action.prices) - 1)]}
    return FOOD if space.action == "farm_supplies" else None
