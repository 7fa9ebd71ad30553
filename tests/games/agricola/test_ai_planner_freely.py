"""What the strong AI seat does at any time with its cards: first, where something better follows."""

from __future__ import annotations

import pytest

from games.agricola.ai.planner.advice import explain
from games.agricola.ai.planner.cards import still_brings
from games.agricola.ai.planner.taste import MOOR
from games.agricola.ai.planner.worth import worth
from games.agricola.cards.box import card_of
from games.agricola.cards.own import Own
from games.agricola.state import Phase
from games.core.cards import Kept
from games.core.catalogue import catalogue
from games.core.decision import amounts
from games.core.text import Text
from games.core.view import table_view
from tests.games.agricola.farm import Farm
from tests.games.agricola.test_ai_planner_hands import choice, left
from tests.games.agricola.test_kept import keeping


def say(text: Text) -> str:
    return catalogue("en", ("games.core.texts", "games.agricola.texts")).say(text, str)


def counters(one: Farm, card: str, n: int) -> Farm:
    """A farm with a card before it on which there are so many counters."""
    return one.card(0, card).change(keeping(card, Kept(n)))


def test_it_fills_its_stores_before_it_places_anybody() -> None:
    assert choice(counters(Farm(number=6), "M125", 3).has(0, food=6, fuel=3)) == ("use:M125",)


def test_it_keeps_counters_for_when_more_is_wanting() -> None:
    assert not choice(counters(Farm(number=6), "M090", 3).has(0, food=1, fuel=2))[0].startswith("use:")
    assert choice(counters(Farm(number=6), "M090", 3)) == ("use:M090",)


def test_it_heats_from_a_store_rather_than_let_somebody_fall_ill() -> None:
    one = counters(Farm(number=4), "M090", 1).through(Phase.FEED)
    assert one.offers("use:M090").asked(0).args["cold"] == 2
    assert choice(one) == ("use:M090",)
    assert amounts(choice(one.answer("use:M090")))["heat"] == 2


def test_it_does_nothing_at_any_time_that_brings_nothing() -> None:
    """Crops may be discarded at any time; it keeps them."""
    one = Farm(number=6).card(0, "M111").yard(0, grain_on={"e3": 3}).has(0, food=9, fuel=3).offers("use:M111")
    assert not choice(one)[0].startswith("use:")


@pytest.mark.parametrize("moor", [False, True])
def test_it_spreads_a_crop_before_the_field_phase(moor: bool) -> None:
    """Two fields are harvested then instead of one; it asks once, as one field is left to sow."""
    one = Farm(number=4, moor=moor).card(0, "A071").yard(0, fields="b1 c1", grain_on={"b1": 3}).has(0, food=4, fuel=4)
    one.place("day_laborer").place("clay_pit", seat=1)
    assert choice(one) == ("use:A071",)
    assert choice(one.answer("use:A071")) != ("use:A071",)


def test_its_last_moor_becomes_a_field_where_that_is_worth_more() -> None:
    assert choice(Farm(number=5).card(0, "M040").yard(0, moors="a1").has(0, food=4, fuel=4, grain=2)) == ("use:M040",)
    one = Farm(number=12).card(0, "M040").yard(0, moors="a1", fields="b1 b2 c1 c2 d1").has(0, food=9, clay=2)
    assert not choice(one.offers("use:M040"))[0].startswith("use:"), "without fuel the moor may be cut yet"


@pytest.mark.parametrize("horses", [1, 2])
def test_a_pony_lies_down_to_keep_the_family_warm_and_no_more_of_them(horses: int) -> None:
    one = Farm(number=14).card(0, "M084").has(0, horse=horses, food=9).yard(0, pastures="d1 d2").through(Phase.FEED)
    assert choice(one.offers("use:M084")) == ("use:M084",)
    assert "use:" not in choice(one.answer("use:M084"))[0], "two fuel heat for both, and a standing horse is a point"


def test_a_lying_pony_is_half_a_point_less_and_the_pair_does_not_breed() -> None:
    left_with = []
    for lying in (0, 1, 2):
        state = counters(Farm(number=4), "M084", lying).has(0, horse=2).yard(0, pastures="d1 d2").session.state
        left_with.append(worth(state, state.players[0], MOOR))
    assert left_with[0] - left_with[1] > left_with[1] - left_with[2] == pytest.approx(0.5)


@pytest.mark.parametrize("moor", [False, True])
def test_an_adopted_newborn_is_placed_in_the_round_of_its_birth(moor: bool) -> None:
    one = Farm(number=6, moor=moor).card(0, "A092").has(0, food=8, fuel=4).yard(0, rooms="a1 a2 a3")
    one.place("basic_wish_for_children").place("clay_pit", seat=1)
    assert choice(one.offers("use:A092")) == ("use:A092",)


def test_its_last_person_is_placed_and_does_not_go_back() -> None:
    """With that the round would be over for it."""
    one = Farm().card(0, "M053", "M057").yard(0, forests="d1").change(keeping("M053", Kept(names=["d1"])))
    one.place("clay_pit").place("infirmary", seat=1).place("day_laborer").place("fishing", seat=1)
    one.answer("special:1-2-b:fell_trees").offers("forest", "use:M053")
    assert one.me().home == 1 and choice(one) != ("use:M053",)


def test_what_lies_on_a_card_promises_less_with_each_counter_taken() -> None:
    found = []
    for n in (3, 2, 1, 0):
        state = counters(Farm(number=4), "M090", n).session.state
        found.append(still_brings(card_of("M090"), left(10), MOOR, Own(state, 0, "M090")))
    assert found == sorted(found, reverse=True) and found[-1] == 0 < found[0]


def test_the_adviser_says_so_by_the_name_of_the_card() -> None:
    one = counters(Farm(number=6), "M125", 3).has(0, food=6, fuel=3)
    view = table_view(one.session, 0)
    assert view.question is not None
    answer, why = explain(view, view.question.decision)
    assert answer == ("use:M125",) and "Hardware Store" in say(view.question.wordings["use:M125"].label)
    assert "leaves you most" in say(why)
