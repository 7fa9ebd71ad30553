"""The small facts about hand cards of level II, each checked by playing the card (see `test_unit_facts`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.agricola.cards.every import MAJORS
from games.agricola.majors.building import prices_of
from games.agricola.state import Phase
from tests.games.agricola.farm import Farm

Found = tuple[str, ...]
Check = Callable[[dict[str, Any], Found], Any]
CELLS = ("a1", *(f"{column}{row}" for column in "bcde" for row in "123"))
BY_CODE = {major.code: name for name, major in MAJORS.items() if major.code}


def minor(one: Farm, card: str, *answers: Found) -> Farm:
    """Seat 0 plays a minor improvement on the Meeting Place."""
    return one.hand(0, card).place("meeting_place", (card,), *answers)


def installed(fact: dict[str, Any], found: Found) -> Any:
    return {"fuel_required": Farm().card(0, "M085").view(0).farms[0].heating}


def spun(fact: dict[str, Any], found: Found) -> Any:
    one = Farm(number=4).card(0, "M086", "fireplace_2").has(0, sheep=int(found[0]), fuel=9)
    one.yard(0, pastures="d2 d3 e2 e3").through(Phase.FEED).me().goods["sheep"] = 0
    return {"fuel_required": one.view(0).farms[0].heating}


def living_history(fact: dict[str, Any], found: Found) -> Any:
    one = Farm().card(0, "M113")
    return {"cost": prices_of(one.state, one.me(), BY_CODE.get(found[0], found[0]))[0].as_dict()}


def expedition(fact: dict[str, Any], found: Found) -> Any:
    horses, moors = map(int, found)
    one = Farm().has(0, food=4, horse=horses).yard(0, moors="a1", pastures="d2 d3 e2 e3")
    minor(one, "M021", CELLS[:moors])
    return {"food": one.me().goods["food"] - 4, "fuel": one.me().goods["fuel"], "bonus": one.me().bonus}


def _with_unused(n: int, **has: int) -> Farm:
    """A farm with so many unused spaces, and a pasture for a horse."""
    return Farm().has(0, **has).yard(0, fields=" ".join(CELLS[1 : len(CELLS) - n]), pastures=CELLS[0])


def turf(fact: dict[str, Any], found: Found) -> Any:
    one = minor(_with_unused(int(found[0])).card(0, "well", "joinery", "pottery", "fireplace_2"), "M019")
    return {"fuel": one.me().goods["fuel"]}


def inventory(fact: dict[str, Any], found: Found) -> Any:
    one = minor(_with_unused(int(found[0]), food=1), "M025")
    row = ("reed", "grain", "cattle", "stone", "vegetable", "horse")
    return {"gain": [good for good in row if one.me().goods[good]]}


def brigade(fact: dict[str, Any], found: Found) -> Any:
    one = Farm().has(0, food=4, fuel=4, clay=1, stone=1).yard(0, forests=" ".join(CELLS[: int(found[0])]))
    minor(one, "M065")
    return {"food": one.me().goods["food"] - 4, "bonus": one.me().bonus}


def prize(fact: dict[str, Any], found: Found) -> Any:
    players, each = map(int, found)
    one = Farm(players, moor=True).card(0, "M073").has(0, sheep=each, boar=each, cattle=each, horse=each)
    return {"bonus": one.yard(0, pastures="b1 c1, d1 e1, b3 c3, d3 e3").view(0).farms[0].points["bonus"]}


def schedule(fact: dict[str, Any], found: Found) -> Any:
    base = Farm(number=int(found[0])).card(0, "well", "joinery").has(0, wood=4)
    one = minor(base, fact["area"])
    return {"schedule": {str(number): good for number, there in one.me().coming.items() for good in there}}


def drying(fact: dict[str, Any], found: Found) -> Any:
    one = Farm(number=int(found[0])).card(0, "M077").yard(0, moors="a1").place("special:1-2-b:cut_peat")
    return {f"round_{number}": goods for number, goods in one.me().coming.items()}


def forest_later(fact: dict[str, Any], found: Found) -> Any:
    one = Farm(number=int(found[0])).card(0, "M048").yard(0, moors="a1").place("special:1-2-b:cut_peat")
    return {f"round_{number}": laid[0].what for number, laid in one.me().laid.items()}


def saddle(fact: dict[str, Any], found: Found) -> Any:
    horses, cattle = map(int, found)
    one = Farm().card(0, "M069").yard(0, majors=["fireplace_2"], pastures="d2 d3, e2 e3")
    one.has(0, horse=horses, cattle=cattle).place("anytime", (f"cattle={cattle}",))
    return {"bonus": one.me().bonus}


def bath(fact: dict[str, Any], found: Found) -> Any:
    number, moors = map(int, found)
    one = Farm(number=number).card(0, "M094").yard(0, moors=" ".join(CELLS[:moors])).place("infirmary")
    return {"food_on_rounds": sorted(one.me().coming)}


def body(fact: dict[str, Any], found: Found) -> Any:
    return {"bonus": Farm().card(0, "M071").view(0).farms[0].points["bonus"]}


def sled(fact: dict[str, Any], found: Found) -> Any:
    one = Farm(number=int(found[0])).has(0, wood=1)
    minor(one, "M079")
    ways = [option.split(":") for option in one.asked().parts[0].ids]
    return {"options": {number: int(goods.removeprefix("fuel-")) for _, number, goods in ways}}


CARD_CHECKS: list[tuple[str, str, Check]] = [
    ("heating", r"2 wood rooms \+ M085", installed),
    ("heating", r"2 wood rooms, M086, (\d) sheep in field phase \(then all cooked\)", spun),
    ("living_history_discount", r"own M113, build (\w+)", living_history),
    ("M021", r"(\d) horses, (\d) moors removed", expedition),
    ("M019", r"(\d) unused spaces", turf),
    ("M025", r"(\d+) unused spaces", inventory),
    ("M065", r"(\d) spaces with visible forest", brigade),
    ("M073", r"(\d) players, (\d) complete sets after paying the sheep", prize),
    ("M076", r"played in round (\d+)", schedule),
    ("M078", r"played in round (\d+)", schedule),
    ("M077", r"Cut Peat in round (\d+)", drying),
    ("M048", r"Cut Peat in round (\d+)", forest_later),
    ("M069", r"(\d) horses, cook (\d) cattle", saddle),
    ("M071", r"only own M071", body),
    ("M079", r"played in round (\d+)", sled),
    ("M094", r"Infirmary in round (\d+) with (\d) visible moors", bath),
]
"""Area and wording of facts, and how they are checked here."""
