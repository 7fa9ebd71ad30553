"""Scoring, ties, and the small facts that sources agree on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.majors.building import cost_of
from games.agricola.majors.table import MAJORS
from games.agricola.scoring import by_steps
from games.agricola.special_actions import cards_for, fee_of, slash_sites
from games.agricola.state import Phase
from tests.games.agricola.table import farm, give, table

FACTS = json.loads((Path(__file__).parent / "fixtures" / "facts.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("category", "points"), [
    ("fields", [-1, -1, 1, 2, 3, 4, 4]), ("pastures", [-1, 1, 2, 3, 4, 4]),
    ("grain", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]), ("vegetables", [-1, 1, 2, 3, 4, 4]),
    ("sheep", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]), ("boar", [-1, 1, 1, 2, 2, 3, 3, 4, 4]),
    ("cattle", [-1, 1, 2, 2, 3, 3, 4, 4]),
])
def test_steps(category: str, points: list[int]) -> None:
    assert [by_steps(category, n) for n in range(len(points))] == points


def test_every_category() -> None:
    change = farm(
        fields="b1 c1", grain_on={"b1": 3}, stables="e1 d3", pastures="e1 e2", house="clay", people=3, begging=1,
        majors=["well", "joinery"], bonus=2, goods={"grain": 1, "sheep": 4, "wood": 5, "vegetable": 1},
    )
    one = table(2, change)
    assert dict(one.view(0).farms[0].points) == {
        "fields": 1, "pastures": 1, "grain": 2, "vegetables": 1, "sheep": 2, "boar": -1, "cattle": -1,
        "unused": -8, "fenced_stables": 1, "clay_rooms": 2, "stone_rooms": 0, "people": 9, "begging": -3,
        "improvements": 6, "bonus": 4,
    }
    assert one.view(0).farms[0].total == 16


def final(moor: bool, *goods: dict[str, int]) -> Any:
    one = table(len(goods), farm(forests="", moors=""), moor=moor)
    for seat, there in enumerate(goods):
        give(seat, **there)(one.state)
        one.me(seat).yard.forests = one.me(seat).yard.moors = 0
    one.state.phase = Phase.END
    return SPEC.rules.result(one.state)


def test_the_base_game_breaks_ties_by_building_resources() -> None:
    result = final(False, {"wood": 1}, {"reed": 2}, {"food": 9})
    assert result.places == (2, 1, 3) and result.reason.key == "agricola-result-resources"


def test_with_the_moor_ties_are_shared() -> None:
    result = final(True, {"wood": 1}, {"reed": 2}, {"grain": 1})
    assert result.places == (2, 2, 1) and result.reason.key == "agricola-result-points"
    assert final(True, {"wood": 1}, {"reed": 2}).places == (1, 1)
    assert final(True, {"wood": 1}, {"reed": 2}).reason.key == "agricola-result-shared"


# -- the facts ---------------------------------------------------------------------------------------------------------

HOUSES = {2: "a2 a3", 3: "a1 a2 a3", 4: "a1 a2 a3 b1"}


def heating(given: dict[str, Any]) -> Any:
    change = farm(rooms=HOUSES[given["rooms"]], house=given["house"], majors=given["majors"], forests="", moors="")
    return table(2, change, moor=True).view(0).farms[0].heating


def sick(given: dict[str, Any]) -> Any:
    change = farm(rooms=HOUSES[given["rooms"]], goods={"food": 9}, forests="", moors="")
    one = table(2, change, round_number=4, moor=True)
    give(1, food=9, fuel=9)(one.state)
    for seat in (0, 1, 0, 1):
        one.place("infirmary", seat=seat)
    one.answer("heat=2", seat=1)
    return one.me().sick


def food(given: dict[str, Any]) -> Any:
    return table(given["players"]).view(0).farms[0].food_due


def people(given: dict[str, Any]) -> Any:
    one = table(2, farm(people=given["people"]), moor=True)
    one.me().sick = given["sick"]
    return one.view(0).farms[0].points["people"]


def horses(given: dict[str, Any]) -> Any:
    one = table(2, moor=True)
    one.me().goods["horse"] = given["horses"]
    return one.view(0).farms[0].points["horses"]


def kiln(given: dict[str, Any]) -> Any:
    one = table(2, farm(majors=["peat_charcoal_kiln"], goods={"fuel": given["fuel"]}), moor=True)
    return one.view(0).farms[0].points["bonus"]


def discount(given: dict[str, Any]) -> Any:
    one = table(2, farm(majors=["museum_of_the_moors"]), moor=True)
    by_code = {major.code: name for name, major in MAJORS.items() if major.code}
    return cost_of(one.state, one.me(), by_code.get(given["build"], given["build"]))


def second_taker(given: dict[str, Any]) -> Any:
    one = table(2, give(1, food=2), moor=True)
    one.place("special:1-2-b:cut_peat", ("b2",))
    one.place("special:1-2-b:cut_peat", ("b2",), seat=1)
    closed = fee_of(one.state, "1-2-b", 0) is None
    return {"food": one.me(1).goods["food"] - 2, "face_down": closed}


def same_again(given: dict[str, Any]) -> Any:
    one = table(2, moor=True)
    one.place("special:1-2-b:cut_peat", ("b2",))
    return fee_of(one.state, "1-2-b", 0) is not None


def card_counts(given: dict[str, Any]) -> Any:
    return [len(cards_for(players)) for players in range(1, 7)]


def slash(given: dict[str, Any]) -> Any:
    one = table(2, farm(fields=given["fields"], forests=given["forests"]), moor=True)
    names = one.me().yard.grid.names
    return [name for i, name in enumerate(names) if slash_sites(one.me()) >> i & 1]


def unused(given: dict[str, Any]) -> Any:
    return table(2, moor=True).me().yard.unused.bit_count()


CHECKS = {
    "heating": heating, "sick": sick, "food": food, "people": people, "horses": horses, "kiln": kiln,
    "discount": discount, "second_taker": second_taker, "same_again": same_again, "card_counts": card_counts,
    "slash": slash, "unused": unused,
}


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact['what']}-{fact['given']}")
def test_fact(fact: dict[str, Any]) -> None:
    assert CHECKS[fact["what"]](fact["given"]) == fact["expect"]
