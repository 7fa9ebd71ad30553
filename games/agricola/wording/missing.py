"""What a question does not offer now, and why, from the view of the one who asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from games.agricola.cards.box import cards_of
from games.agricola.goods import ANIMALS, CROPS, HOUSES, lacking
from games.agricola.majors.cooking import cooking
from games.agricola.special_actions import SECOND_USER
from games.agricola.state import PEOPLE
from games.agricola.view import AgricolaView, CellView, FarmView, SpaceView, SpecialView
from games.agricola.wording.hands import why_not
from games.agricola.wording.options import wording
from games.agricola.wording.terms import amount_text, card_text, goods_text, major_text
from games.core.decision import Decision
from games.core.rules import Missing
from games.core.text import Arg, Listed, Seat, Text

Found = Iterator[tuple[str, Text]]
"""What is missing, as the id that it would have as an option, and the reason."""
FUEL_PRICE = {"fuel": 1}


def missing(view: AgricolaView, decision: Decision) -> tuple[Missing, ...]:
    """What the question does not offer now, and why; the same words once, and none that an option has."""
    reasons = _QUESTIONS.get(decision.key)
    if reasons is None:
        return ()
    offered = [name for part in decision.parts for name in part.ids]
    labels = {repr(wording(view, decision, name).label) for name in offered}
    found: list[Missing] = []
    for name, reason in reasons(view, view.farms[decision.seat]):
        if name in offered:
            continue
        label = wording(view, decision, name).label
        if repr(label) not in labels:
            labels.add(repr(label))
            found.append(Missing(label, reason))
    return tuple(found)


def _why(what: str, /, **args: Arg) -> Text:
    return Text(f"agricola-why-not-{what}", args)


def _lacks(farm: FarmView, cost: Mapping[str, int]) -> Text:
    """"It costs 5 wood and 2 reed; you lack 1 wood"."""
    return _why("lacks", cost=goods_text(cost), lacking=goods_text(lacking(farm.goods, cost)))


# -- placing people ---------------------------------------------------------------------------------------------------


def _places(view: AgricolaView, farm: FarmView) -> Found:
    bed = farm.sick > 0 and farm.home == farm.sick
    for space in view.spaces:
        if space.people and space.id != "infirmary":
            yield space.id, _why("occupied", people=Listed(tuple(Seat(seat) for seat in space.people)))
        elif bed:
            yield space.id, _why("sick")
        elif space.obstacle in ("closed", "linked"):
            yield space.id, _why(space.obstacle)
        elif space.obstacle == "impossible":
            yield space.id, _impossible(view, farm, space)
    for card in view.specials:
        for action in card.actions:
            yield f"special:{card.id}:{action}", _special(farm, card, action)


def _impossible(view: AgricolaView, farm: FarmView, space: SpaceView) -> Text:
    """Why nothing of a space's action can be done."""
    match space.id:
        case "farm_expansion" | "house_building":
            return _no_room(farm)
        case "fencing":
            return _why("fences", wood=farm.goods["wood"], left=farm.fences_left)
        case "house_redevelopment" | "farm_redevelopment":
            return _no_renovation(farm)
        case "basic_wish_for_children" | "modest_wish" | "urgent_wish_for_children":
            return _why("family") if farm.people == PEOPLE else _why("rooms", n=farm.rooms)
        case "farm_supplies":
            return _lacks(farm, {"food": 1})
    reason = _BY_SPACE.get(space.id, "lessons")
    return _why(reason, stables=farm.stables_left)


_BY_SPACE = {
    "farmland": "plow", "grain_utilization": "sow-bake", "cultivation": "plow-sow", "side_job": "side-job",
    "major_improvement": "majors", "improvement": "improvement", "corral": "corral",
}


def _no_room(farm: FarmView) -> Text:
    return _lacks(farm, farm.room_cost) if lacking(farm.goods, farm.room_cost) else _why("room-site")


def _no_renovation(farm: FarmView) -> Text:
    for cost in farm.renovations.values():
        return _lacks(farm, cost)
    return _why("stone-house" if farm.house == HOUSES[-1] else "no-renovation")


def _special(farm: FarmView, card: SpecialView, action: str) -> Text:
    """Why a special action cannot be taken: its card, then its price, then what it needs."""
    if farm.seat in card.users:
        return _why("special-yours")
    if len(card.users) > 1:
        return _why("special-used")
    fee = SECOND_USER if card.users else 0
    food = fee - min(0, card.food.get(action, 0)) + (1 if action == "illicit_work" else 0)
    if farm.goods["food"] < food:
        return _lacks(farm, {"food": food})
    if action in ("illicit_work", "black_market") and not farm.goods["fuel"] + farm.goods["wood"]:
        return _lacks(farm, FUEL_PRICE)
    return _why({
        "fell_trees": "forest", "slash_and_burn": "slash", "cut_peat": "moor", "illicit_work": "illicit",
    }.get(action, "minor"))


# -- majors and cards -------------------------------------------------------------------------------------------------


def _majors(view: AgricolaView, farm: FarmView) -> Found:
    for place in view.places:
        if place.cards:
            yield place.cards[0], _lacks(farm, place.cost)
        for below in place.cards[1:]:
            yield below, _why("covered", major=major_text(place.cards[0]))


def _cards(view: AgricolaView, farm: FarmView) -> Found:
    for card in farm.hand:
        yield card, why_not(farm, card) or _why("not-now")


def _kinds(view: AgricolaView, farm: FarmView) -> Found:
    yield "major", _why("majors", stables=0)
    yield "minor", _why("minor")


# -- the farmyard -----------------------------------------------------------------------------------------------------


def _cells(beside: str) -> Callable[[AgricolaView, FarmView], Found]:
    """Spaces that are not offered: what stands there, or that it is not beside what it must touch."""
    def cells(view: AgricolaView, farm: FarmView) -> Found:
        for cell in farm.cells:
            yield cell.name, _why("cell", kind=_standing(cell)) if _standing(cell) != "free" else _why(beside)

    return cells


def _standing(cell: CellView) -> str:
    if cell.kind != "empty" or cell.crop:
        return cell.kind if cell.kind != "empty" else "crop"
    return "stable" if cell.stable else "free" if cell.pasture is None else "pasture"


def _fence(view: AgricolaView, farm: FarmView) -> Found:
    for cell in farm.cells:
        if cell.kind != "empty" or cell.crop:
            yield cell.name, _why("cell", kind=_standing(cell))


def _stables(view: AgricolaView, farm: FarmView) -> Found:
    for cell in farm.cells:
        if cell.kind != "empty" or cell.stable or cell.crop:
            yield cell.name, _why("cell", kind=_standing(cell))


def _slash(view: AgricolaView, farm: FarmView) -> Found:
    for cell in farm.cells:
        if cell.kind == "forest":
            yield cell.name, _why("beside-field")


# -- goods ------------------------------------------------------------------------------------------------------------


def _kitchens(view: AgricolaView, species: str) -> list[str]:
    """A major of each group at this table that cooks a species."""
    boards = ("base", "moor") if view.moor else ("base",)
    found = {
        card.group: name for name, card in reversed(cards_of("major").items())
        if species in card.kitchen.cook and card.spot is not None and card.spot.board in boards
    }
    return list(reversed(found.values()))


def _goods(view: AgricolaView, farm: FarmView) -> Found:
    rates = cooking(farm.majors)
    for species in ANIMALS:
        if farm.goods[species] and species not in rates:
            cooks = Listed(tuple(card_text(name) for name in _kitchens(view, species)))
            yield species, _why("cook", majors=cooks)
    if view.moor and not farm.goods["wood"]:
        yield "burn", _why("none", goods=amount_text("wood", 0))


def _seeds(view: AgricolaView, farm: FarmView) -> Found:
    for crop in CROPS:
        if not farm.goods[crop]:
            yield crop, _why("none", goods=amount_text(crop, 0))


def _cattle(view: AgricolaView, farm: FarmView) -> Found:
    yield "cattle", _lacks(farm, {"food": 1})


def _offer(view: AgricolaView, farm: FarmView) -> Found:
    yield "yes", _lacks(farm, {"food": 2})


_QUESTIONS: Mapping[str, Callable[[AgricolaView, FarmView], Found]] = {
    "place": _places, "major": _majors, "minor": _cards, "occupation": _cards, "improvement": _kinds,
    "plow": _cells("beside-field"), "build_rooms": _cells("beside-room"), "build_stables": _stables, "fence": _fence,
    "slash_and_burn": _slash, "exchange": _goods, "feed": _goods, "sow": _seeds, "animal_market": _cattle,
    "solo_pay": _offer, "lutenist": _offer,
}
"""Why something is missing, by question."""
