"""Why it is not there: what the questions of Agricola do not offer, and the reason, as the one who asks reads it."""

from __future__ import annotations

import pytest

from games.agricola import SPEC
from games.core.catalogue import catalogue
from games.core.text import Text
from games.core.view import table_view
from tests.games.agricola.table import Table, both, farm, give, table

WORDS = catalogue("en", ("games.core.texts", "games.agricola.texts"))


def english(text: Text | None) -> str:
    assert text is not None
    return WORDS.say(text, "P{}".format)


def why(one: Table, seat: int = 0) -> dict[str, str]:
    """What is missing in a seat's question, and why."""
    question = table_view(one.session, seat).question
    assert question is not None
    return {english(gone.label): english(gone.reason) for gone in question.missing}


def test_spaces_tell_what_they_would_take() -> None:
    one = table(2, farm(goods={"wood": 0, "food": 2}), moor=True, round_number=7)
    one.place("grain_seeds")
    one.place("clay_pit", seat=1)
    found = why(one)
    assert found["Grain Seeds"] == "taken by P0" and found["Clay Pit"] == "taken by P1"
    assert found["Fencing"].endswith("you have 0 wood; fences left: 15")
    assert found["Farm Expansion"] == "costs 5 wood and 2 reed; you lack 5 wood and 2 reed"
    assert found["House Redevelopment"] == "costs 2 clay and 1 reed; you lack 2 clay and 1 reed"
    assert found["Basic Wish for Children"] == "no free room: as many people as rooms (2)"
    assert found["Illicit Work"] == "costs 1 fuel; you lack 1 fuel" and "Reed Bank" not in found


def test_special_actions_tell_who_has_had_them_and_what_they_cost() -> None:
    one = table(2, both(give(food=2), give(1, food=1)), moor=True)
    one.place("special:1-2-a:hiring_fair")
    assert why(one, 1)["Hiring Fair"] == "costs 2 food; you lack 1 food"
    one.place("forest", seat=1)
    assert why(one)["Hiring Fair"] == "you have used this card this round"


def test_the_sick_are_told_that_only_the_infirmary_is_left() -> None:
    one = table(2, farm(goods={"food": 2}, sick=2), moor=True)
    assert why(one)["Forest"] == "everybody at home is in bed: only the Infirmary is left"
    assert "Infirmary" not in why(one)


def test_majors_tell_what_is_lacking_and_what_covers_them() -> None:
    one = table(2, give(clay=2), moor=True)
    one.place("major_improvement")
    found = why(one)
    assert found["Cooking Hearth (4 clay)"] == "costs 4 clay; you lack 2 clay"
    assert found["Village Church"] == "lies under Well" and "Fireplace (2 clay)" not in found


def test_farmyard_spaces_tell_what_stands_there() -> None:
    one = table(2, farm(fields="b1", forests="c3", moors="d3", stables="e1"))
    one.place("farmland")
    found = why(one)
    assert found["B1"] == "there is a field" and found["C3"] == "there is a forest"
    assert found["E1"] == "there is a stable" and found["E2"] == "not beside a field" and "C1" not in found


def test_animals_tell_what_would_cook_them() -> None:
    one = table(2, farm(majors=["fireplace_2"], goods={"sheep": 1, "horse": 1}, pastures="d1 e1"), moor=True)
    one.place("anytime")
    assert why(one)["horse"] == "nothing to cook it in: build Cookhouse" and "sheep" not in why(one)


@pytest.mark.parametrize("players", [2, 6])
def test_a_question_of_everybody_tells_nothing_of_one_seat(players: int) -> None:
    """What a spectator reads beside a public question is at most who stands where."""
    one = table(players, moor=True)
    reasons = {gone.reason.key for gone in SPEC.rules.missing(one.view(None), one.asked())}
    assert reasons <= {"agricola-why-not-occupied", "agricola-why-not-lacks", "agricola-why-not-illicit",
                       "agricola-why-not-minor"}
