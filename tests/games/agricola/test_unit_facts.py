"""The small facts that other sources agree on, each of them checked, or listed by name as waiting for its card."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.agricola.cards.every import HAND_CARDS, MAJORS
from games.agricola.farmyard.grid import bits
from games.agricola.majors.building import prices_of
from games.agricola.special_actions import cards_for, fee_of
from games.agricola.special_acts import slash_sites
from tests.games.agricola.card_facts import CARD_CHECKS
from tests.games.agricola.table import farm, give, table
from tests.games.agricola.test_cards import with_hands

Fact = dict[str, Any]
Check = Callable[[Fact, tuple[str, ...]], Any]
HERE = Path(__file__).parent
FACTS: list[Fact] = json.loads((HERE / "fixtures" / "facts.json").read_text(encoding="utf-8"))
SHARED = Path(os.environ.get("SOBREMESA_FACTS", HERE.parents[2].parent / "shared" / "facts"))
SOURCE = SHARED / "agricola" / "unit_facts.json"

WAITING = {"M032": 1, "M082": 1, "M084": 1, "M108": 3}
"""Minor improvements of level II that facts speak of and that are not in the game yet, with the number of facts."""

HOUSES = {2: "a2 a3", 3: "a1 a2 a3", 4: "a1 a2 a3 b1"}
BY_NAME = {"no cards": [], "M006 Heating Oven": ["heating_oven"], "M007 Tiled Oven": ["tiled_oven"],
           "Tiled Oven": ["tiled_oven"]}
BY_CODE = {major.code: name for name, major in MAJORS.items() if major.code}


def waits_for(fact: Fact) -> str | None:
    """The card of level II that a fact needs."""
    cards = re.findall(r"M\d{3}", f"{fact['area']} {fact['given']}")
    return next((card for card in cards if card in WAITING), None)


def farm_of(seat: int, **what: Any) -> Any:
    return table(2, farm(seat, forests="", moors="", **what), moor=True).view(0).farms[seat]


def fuel_required(fact: Fact, found: tuple[str, ...]) -> Any:
    rooms, house, cards = found
    return {"fuel_required": farm_of(0, rooms=HOUSES[int(rooms)], house=house, majors=BY_NAME[cards]).heating}


def sick_people(fact: Fact, found: tuple[str, ...]) -> Any:
    """Nobody pays; everybody goes to the Infirmary first, so that the harvest comes at once."""
    people, rooms, fuel = map(int, found)
    change = farm(rooms=HOUSES[rooms], people=people, goods={"food": 9, "fuel": 3}, forests="", moors="")
    one = table(2, change, round_number=4, moor=True)
    give(1, food=9, fuel=9)(one.state)
    for seat in (0, 1, 0, 1):
        one.place("infirmary", seat=seat)
    one.answer(*([f"heat={fuel}"] if fuel else []))
    one.answer("heat=2", seat=1)
    return {"sick_people": one.me().sick}


def food(fact: Fact, found: tuple[str, ...]) -> Any:
    return {"food": farm_of(0, people=int(found[0])).food_due}


def people_points(fact: Fact, found: tuple[str, ...]) -> Any:
    people, sick = map(int, found)
    return {"people_points": farm_of(0, people=people, sick=sick).points["people"]}


def horse_points(fact: Fact, found: tuple[str, ...]) -> Any:
    one = table(2, moor=True)
    one.me().goods["horse"] = int(found[0])
    return {"points": one.view(0).farms[0].points["horses"]}


def kiln(fact: Fact, found: tuple[str, ...]) -> Any:
    return {"bonus": farm_of(0, majors=["peat_charcoal_kiln"], goods={"fuel": int(found[0])}).points["bonus"]}


def museum(fact: Fact, found: tuple[str, ...]) -> Any:
    one = table(2, farm(majors=["museum_of_the_moors"]), moor=True)
    return {"cost": prices_of(one.state, one.me(), BY_CODE.get(found[0], found[0]))[0].as_dict()}


def fuel_storage(fact: Fact, found: tuple[str, ...]) -> Any:
    one = with_hands(2, ["M075"], change=give(clay=1, reed=1), round_number=int(found[0]))
    one.place("major_improvement", ("minor",), ("M075",))
    return {"schedule": {str(number): good for number, there in one.me().coming.items() for good in there}}


def second_taker(fact: Fact, found: tuple[str, ...]) -> Any:
    one = table(3, give(1, food=5), moor=True)
    one.place("special:1-3-a:cut_peat", ("b2",))
    one.place("special:1-3-a:cut_peat", ("b2",), seat=1)
    closed = not any(name.startswith("special:1-3-a") for name in one.ids(2))
    return {"food": one.me(1).goods["food"] - 5, "card": "face down" if closed else "face up"}


def same_again(fact: Fact, found: tuple[str, ...]) -> Any:
    one = table(2, give(food=9), moor=True)
    one.place("special:1-2-b:cut_peat", ("b2",))
    one.place("forest", seat=1)
    assert fee_of(one.state, "1-2-b", 0) is None
    return {"legal": any(name.startswith("special:1-2-b") for name in one.ids())}


def card_counts(fact: Fact, found: tuple[str, ...]) -> Any:
    return {"cards": [len(cards_for(players)) for players in range(1, 7)]}


def slash(fields: str) -> set[str]:
    one = table(2, farm(fields=fields, forests="c1 e1 e3"), moor=True)
    names = one.me().yard.grid.names
    return {names[space] for space in bits(slash_sites(one.me()))}


def slash_first(fact: Fact, found: tuple[str, ...]) -> Any:
    return {"legal_on": "any forest" if slash("") == {"c1", "e1", "e3"} else slash("")}


def slash_beside(fact: Fact, found: tuple[str, ...]) -> Any:
    return {"legal_on": "forest orthogonally next to a field" if slash("b1 d2") == {"c1"} else slash("b1 d2")}


def unused(fact: Fact, found: tuple[str, ...]) -> Any:
    farms = [table(1, moor=True, given={"layouts": [number]}).me() for number in range(1, 10)]
    (number,) = {player.yard.unused.bit_count() for player in farms}
    return {"unused_spaces": number}


CHECKS: list[tuple[str, str, Check]] = [
    ("heating", r"(\d) rooms, (wood|clay|stone) house, (no cards)", fuel_required),
    ("heating", r"(\d) (wood) rooms \+ (M006 Heating Oven|M007 Tiled Oven)", fuel_required),
    ("heating", r"(\d)-room (clay) house \+ (Tiled Oven)", fuel_required),
    ("heating", r"(\d) farmers, (\d) wood rooms, pays (\d) fuel", sick_people),
    ("feeding", r"(\d) farmers multiplayer", food),
    ("scoring", r"(\d) people, (\d) still sick", people_points),
    ("scoring", r"(\d) horses", horse_points),
    ("kiln", r"(\d) fuel left at scoring", kiln),
    ("museum_discount", r"own M013, build (\w+)", museum),
    ("M075", r"played in round (\d+)", fuel_storage),
    ("special_card", r"2nd taker \(another player\)", second_taker),
    ("special_card", r"same player again same round", same_again),
    ("special_card_counts", r"players 1\.\.6", card_counts),
    ("slash_and_burn", r"no field yet", slash_first),
    ("slash_and_burn", r"fields exist", slash_beside),
    ("farmyard", r"start of FotM game", unused),
    *CARD_CHECKS,
]
"""Area and wording of facts, and how they are checked here."""

NOW = [fact for fact in FACTS if waits_for(fact) is None]


@pytest.mark.parametrize("fact", NOW, ids=lambda fact: f"{fact['area']}: {fact['given']}")
def test_fact(fact: Fact) -> None:
    found = [
        check(fact, read.groups()) for area, words, check in CHECKS
        if area == fact["area"] and (read := re.fullmatch(words, fact["given"]))
    ]
    assert found == [fact["expect"]]


def test_every_fact_is_checked_or_waits_for_a_card_of_level_two() -> None:
    assert Counter(card for fact in FACTS if (card := waits_for(fact))) == WAITING
    assert (len(FACTS), len(NOW), sum(WAITING.values())) == (104, 98, 6)


def test_no_fact_waits_for_a_card_that_is_there() -> None:
    """Whoever brings one of these cards takes it off the list, and its facts become tests."""
    there = {*HAND_CARDS, *BY_CODE}
    assert [card for card in WAITING if card in there] == []


@pytest.mark.skipif(not SOURCE.is_file(), reason="the facts are not at hand")
def test_the_facts_are_the_ones_we_were_given() -> None:
    given = json.loads(SOURCE.read_text(encoding="utf-8"))
    assert [{name: one[name] for name in ("area", "given", "expect")} for one in given] == FACTS
