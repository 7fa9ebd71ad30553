"""One event, one line: that somebody goes somewhere, and what comes of it."""

from __future__ import annotations

import pytest

from games.core.catalogue import LANGUAGES, catalogue
from games.core.text import Seat, Text
from tests.games.agricola.table import Table, farm, table

WORDS = {language: catalogue(language, ("games.core.texts", "games.agricola.texts")) for language in LANGUAGES}


def lines(one: Table, language: str = "en") -> list[str]:
    """What was told of the last turn."""
    told = one.session.closed[-1].lines
    return [WORDS[language].say(line.text, ["Ana", "Ben", "Cleo"].__getitem__) for line in told]


def test_a_space_and_what_comes_of_it_are_one_line() -> None:
    one = table(2, farm(goods={"wood": 7, "reed": 2, "grain": 1}))
    one.place("farmland", ("b1",))
    assert lines(one) == ["Ana plows B1 (Farmland)"]
    assert lines(one, "es") == ["Ana labra B1 (Tierra de labranza)"]
    one.place("meeting_place", seat=1)
    assert lines(one) == ["Ben is now starting player (Meeting Place, 1 food)"]
    one.place("forest", seat=0)
    assert lines(one) == ["Ana uses Forest and takes 3 wood"]


def test_a_special_action_and_what_comes_of_it_are_one_line() -> None:
    one = table(2, farm(forests="b1"), moor=True)
    one.place("special:1-2-b:fell_trees")
    assert lines(one) == ["Ana fells B1 for 2 wood (Fell Trees)"]
    one.place("special:1-2-a:hiring_fair", seat=1)
    assert lines(one) == ["Ben earns 1 food (Hiring Fair)"]
    one.place("special:1-2-a:hiring_fair")
    assert lines(one) == ["Ana earns 1 food (Hiring Fair, 2 food for the card)"]


@pytest.mark.parametrize(("space", "answer", "told"), [
    ("animal_market", "sheep", "Ana takes 1 food and 1 sheep (Animal Market)"),
    ("animal_market", "boar", "Ana takes 1 wild boar (Animal Market)"),
    ("corral", None, "Ana takes 1 sheep (Corral)"),
])
def test_goods_that_were_chosen_are_told(space: str, answer: str | None, told: str) -> None:
    """Nobody could read before what somebody took there."""
    one = table(6)
    one.place(space, *(() if answer is None else ((answer,),)))
    assert lines(one) == [told]


def test_a_meal_and_its_heating_are_one_line() -> None:
    text = Text("agricola-log-meal", {"who": Seat(0), "food": 4, "missing": 1, "fuel": 0, "sick": 2})
    said = [words.say(text, lambda _: "Ana") for words in WORDS.values()]
    assert said == [
        "Ana feeds the family with 4 food, begs for 1 and heats with 0 fuel; 2 people fall ill",
        "Ana alimenta a la familia con 4 alimentos, mendiga 1 y calienta con 0 combustibles; enferman 2 granjeros",
        "Ana sfama la famiglia con 4 cibo, mendica 1 e riscalda con 0 combustibili; 2 familiari si ammalano",
    ]


OLD = {
    "place": {"space": Text("agricola-space-farmland")},
    "takes": {"space": Text("agricola-space-forest"), "goods": Text("agricola-amount-wood", {"n": 3})},
    "special": {"action": "fell-trees", "fee": 2},
    "fed": {"food": 4, "missing": 1},
    "heated": {"fuel": 2, "sick": 1},
}


@pytest.mark.parametrize("key", OLD)
def test_lines_that_were_stored_are_still_told(key: str) -> None:
    text = Text(f"agricola-log-{key}", {"who": Seat(0), **OLD[key]})
    for words in WORDS.values():
        assert words.has(text.key) and "Ana" in words.say(text, lambda _: "Ana")
