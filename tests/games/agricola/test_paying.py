"""What can be paid is offered, with the exchanges that make it so."""

from __future__ import annotations

import random

import pytest

from games.agricola import SPEC
from games.agricola.exchange import exchanges
from games.agricola.funding import reachable, ways_by_exchange, ways_to_pay
from games.agricola.goods import GOODS
from games.core.catalogue import catalogue
from games.core.prices import price
from games.core.view import table_view
from tests.games.agricola.farm import Farm
from tests.games.agricola.table import Table, both, farm, give, table

WORDS = catalogue("en", ("games.core.texts", "games.agricola.texts"))
FUEL_MARKET, ILLICIT = "special:1-2-a:black_market", "special:1-2-a:illicit_work"


def hint(one: Table, option: str, seat: int = 0) -> str:
    board, asked = table_view(one.session, seat).board, one.asked(seat)
    said = SPEC.rules.wording(board, asked, option).hint
    return "" if said is None else WORDS.say(said, str)


def test_a_horse_is_bought_for_a_vegetable() -> None:
    one = Farm().has(0, vegetable=1)
    assert hint(one, "special:1-2-a:horse_market").endswith("1 food, from 1 vegetable")
    one.place("special:1-2-a:horse_market").owns(0, horse=1).quiet()


def test_a_lesson_is_paid_with_grain() -> None:
    one = Farm(4).hand(0, "B104").has(0, grain=1)
    assert hint(one, "lessons_b").endswith("1 food, from 1 grain")
    one.place("lessons_b")
    assert hint(one, "B104").endswith("1 food, from 1 grain")
    one.answer("B104").owns(0).quiet()


def test_only_who_has_several_exchanges_is_asked_which() -> None:
    one = Farm().has(0, grain=1, vegetable=1)
    assert hint(one, "special:1-2-a:horse_market").endswith("1 food, by an exchange")
    one.place("special:1-2-a:horse_market").asks(0, "pay").offers("food-1<grain-1", "food-1<vegetable-1")
    board, asked = table_view(one.session, 0).board, one.asked()
    label = SPEC.rules.wording(board, asked, "food-1<vegetable-1").label
    assert WORDS.say(label, str) == "1 food, from 1 vegetable"
    one.answer("food-1<vegetable-1").owns(0, horse=1, grain=1)


def test_food_at_hand_is_paid_without_a_question() -> None:
    one = Farm().has(0, food=1, grain=1, vegetable=1).place("special:1-2-a:horse_market")
    one.owns(0, horse=1, grain=1, vegetable=1)


def test_a_part_of_a_price_may_be_at_hand() -> None:
    one = Farm().card(0, "fireplace_2").has(0, food=1, sheep=1)
    ways = ways_to_pay(one.state, one.me(), (price({"food": 2}),))
    assert [(dict(way.plan), way.leaving.as_dict()) for way in ways] == [({"sheep": 1}, {"sheep": 1})]


def test_a_card_that_costs_food_and_grain_does_not_eat_its_grain() -> None:
    one = Farm().has(0, grain=2)
    assert reachable(one.state, one.me(), price({"food": 1, "grain": 1}))
    assert not reachable(one.state, one.me(), price({"food": 2, "grain": 1}))


def test_a_minor_improvement_is_paid_with_grain() -> None:
    one = Farm().hand(0, "M029").card(0, "fireplace_2", "well", "pottery").has(0, grain=1)
    one.place("meeting_place", ("M029",)).owns(0, wood=1, clay=1, reed=1, stone=1)


def test_fuel_of_the_black_market_does_not_burn_the_wood_of_the_card() -> None:
    """The wood is what the card costs."""
    Farm().hand(0, "M079").has(0, wood=1).refuses(FUEL_MARKET)
    one = Farm().hand(0, "M079").has(0, wood=2).place(FUEL_MARKET, ("M079",))
    one.answer(one.ids()[0]).owns(0)


def test_illicit_work_leaves_what_the_major_costs() -> None:
    """Of two ways to the food one would take the clay away that the fireplace needs."""
    one = Farm().card(0, "B104").has(0, grain=1, clay=2, wood=1).place(ILLICIT, ("fireplace_2",))
    one.owns(0)


def test_the_second_user_of_a_card_pays_for_it_and_for_the_horse() -> None:
    one = Farm().has(1, grain=3).place("special:1-2-a:hiring_fair")
    assert "food, from 3 grain" in hint(one, "special:1-2-a:horse_market", 1)
    one.place("special:1-2-a:horse_market", seat=1).owns(1, horse=1)
    one = Farm().has(1, grain=2).place("special:1-2-a:hiring_fair")
    assert "special:1-2-a:horse_market" not in one.ids(1) and "special:1-2-a:hiring_fair" in one.ids(1)


def test_cattle_of_the_animal_market_and_farm_supplies_are_paid_with_grain() -> None:
    one = Farm(6).has(0, grain=1).place("animal_market").offers("cattle")
    assert hint(one, "cattle").endswith("1 food, from 1 grain")
    one.answer("cattle").owns(0, cattle=1)
    Farm(6).has(0, vegetable=1).place("farm_supplies", ("grain",)).owns(0, grain=1)


@pytest.mark.parametrize(("major", "goods", "played", "left"), [
    ("ceramics_stall", {"clay": 5, "reed": 2}, [("farm_expansion",), ("b2",)], {}),
    ("ceramics_stall", {"clay": 2}, [("farm_expansion",), ("b2",)], {}),
    ("ceramics_stall", {"clay": 3, "wood": 1}, [("fencing",), ("e3",)], {}),
    ("basket_stall", {"reed": 3}, [("house_redevelopment",)], {}),
])
def test_what_is_built_is_paid_with_what_a_stall_gives(
    major: str, goods: dict[str, int], played: list[tuple[str, ...]], left: dict[str, int]
) -> None:
    """A room, a stable, fences, a renovation."""
    land = farm(majors=[major], goods=goods, forests="", moors="")
    one = table(2, both(land, give(1)), moor=True, round_number=7)
    for tokens in played:
        one.answer(*tokens)
    assert one.goods() == left and 0 not in one.session.open()


def test_an_offer_of_a_card_says_what_becomes_its_price() -> None:
    one = Farm().card(0, "M098").has(0, wood=1, food=0).place("fishing").asks(0, "buy")
    assert hint(one, "yes") == "1 fuel, from 1 wood"
    one.yes().owns(0, food=4)


def test_an_offer_does_not_eat_what_the_space_needs() -> None:
    """The only grain is what Grain Utilization sows."""
    one = Farm(number=3).card(0, "B104").has(0, grain=1).yard(0, fields="e3").place("grain_utilization", ("anytime",))
    assert one.refused("grain=1") == "needed"


def test_what_cannot_be_had_is_not_offered() -> None:
    one = Farm().refuses("special:1-2-a:horse_market")
    assert not reachable(one.state, one.me(), price({"food": 1}))
    Farm(moor=False).hand(0, "A002").has(0, wood=9).place("meeting_place").refuses("A002")


EXCHANGING = ("B104", "M081", "A102", "B080", "M126", "M106", "basket_stall", "furniture_stall", "fireplace_2")


@pytest.mark.parametrize("seed", range(60))
def test_a_price_is_within_reach_exactly_when_there_is_a_way_to_pay_it(seed: int) -> None:
    """What is seen at once of goods that are worth too little is what a search of all exchanges finds."""
    rng = random.Random(seed)
    one = Farm(moor=seed % 3 > 0).card(0, *rng.sample(EXCHANGING, rng.randint(1, 4)))
    one.has(0, **{good: rng.randint(0, 4) for good in rng.sample(GOODS, 5)})
    state, player = one.state, one.me()
    for _ in range(40):
        cost = price({good: rng.randint(1, 4) for good in rng.sample(GOODS[:8], rng.randint(1, 3))})
        if not cost.within(player.goods):
            ways = ways_by_exchange(player, exchanges(state, player), (cost,))
            assert reachable(state, player, cost) == bool(ways), (player.goods, cost, player.in_front)


def test_of_several_prices_that_which_is_paid_stands_beside_a_renovation() -> None:
    """The Frame Builder lets 1 wood stand for clay, and a stall turns clay into wood; but the clay is at hand."""
    one = Farm(number=6).card(0, "A123", "ceramics_stall", "A087").has(0, clay=2, reed=1, stone=2)
    one.place("house_redevelopment").asks(0, "renovate")
    assert hint(one, "clay") == hint(one, "stone") == ""
    one.answer("clay").asks(0, "major")
    assert one.goods() == {"stone": 2}


def test_of_several_prices_that_which_is_paid_stands_beside_a_major() -> None:
    """The Farmhand's Quarters let 1 fuel stand for 1 clay, and wood burns; but the clay is at hand."""
    one = Farm(number=1).card(0, "M093").has(0, wood=1, clay=2).place("major_improvement")
    assert hint(one, "fireplace_2").startswith("2 clay; ") and "fuel" not in hint(one, "fireplace_2")
    one.answer("fireplace_2").owns(0, wood=1)


def test_a_choice_of_prices_stands_beside_a_major() -> None:
    one = Farm(number=1).card(0, "M093").has(0, clay=2, fuel=1).place("major_improvement")
    assert hint(one, "fireplace_2").startswith("1 clay and 1 fuel or 2 clay; ")
    one.answer("fireplace_2").asks(0, "pay").offers("clay-1+fuel-1", "clay-2")


def test_exchanges_are_told_for_what_a_major_costs_with_the_register_of_craftsmen() -> None:
    one = Farm(number=2).card(0, "basket_stall", "ceramics_stall", "fireplace_2").hand(0, "M018")
    one.has(0, reed=2, wood=1, clay=1).place("meeting_place", ("M018",)).asks(0, "major")
    assert "2 stone" not in hint(one, "joinery") and hint(one, "joinery").endswith("2 wood and 1 stone, by an exchange")
    assert hint(one, "pottery").startswith("2 clay and 1 stone; ")


def test_a_minor_improvement_that_cards_make_free_does_not_tell_its_printed_cost() -> None:
    one = Farm().card(0, "A075").hand(0, "M079").has(0).place("meeting_place")
    assert hint(one, "M079") and "1 wood" not in hint(one, "M079")
    one.answer("M079").asks(0, "choose_round")
