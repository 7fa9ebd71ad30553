"""Everything that can be paid is offered, with the exchanges that are needed for it."""

from __future__ import annotations

import random

import pytest

from games.agricola import SPEC
from games.agricola.cards.box import CARDS, Swap
from games.agricola.exchange import exchanges, food_rates, simple_exchanges, swaps_of
from games.agricola.funding import reachable, ways_by_exchange, ways_to_pay
from games.agricola.goods import ANIMALS, GOODS
from games.agricola.state import AgricolaState, Phase, Player
from games.core.cards import CardStorage
from games.core.catalogue import catalogue
from games.core.prices import Price, price
from games.core.view import table_view
from tests.games.agricola.farm import Farm
from tests.games.agricola.table import Table, both, farm, give, table
from tests.scale import scaled

TEXTS = ("games.core.texts", "games.agricola.texts")
WORDS = catalogue("en", TEXTS)
FUEL_MARKET, ILLICIT = "special:1-2-a:black_market", "special:1-2-a:illicit_work"


def hint(one: Table, option: str, seat: int = 0) -> str:
    board, asked = table_view(one.session, seat).board, one.asked(seat)
    said = SPEC.rules.wording(board, asked, option).hint
    return "" if said is None else WORDS.translate(said, str)


def test_a_horse_is_bought_for_a_vegetable() -> None:
    one = Farm().has(0, vegetable=1)
    assert hint(one, "special:1-2-a:horse_market").startswith("1 food, from 1 vegetable; ")
    one.place("special:1-2-a:horse_market").owns(0, horse=1).asks_nothing()


def test_a_lesson_is_paid_with_grain() -> None:
    one = Farm(4).hand(0, "B104").has(0, grain=1)
    assert hint(one, "lessons_b").endswith("1 food, from 1 grain")
    one.place("lessons_b")
    assert hint(one, "B104").endswith("1 food, from 1 grain")
    one.answer("B104").owns(0).asks_nothing()


def test_only_who_has_several_exchanges_is_asked_which() -> None:
    one = Farm().has(0, grain=1, vegetable=1)
    assert hint(one, "special:1-2-a:horse_market").startswith("1 food, by an exchange; ")
    one.place("special:1-2-a:horse_market").asks(0, "pay").offers("food-1<grain-1", "food-1<vegetable-1")
    board, asked = table_view(one.session, 0).board, one.asked()
    label = SPEC.rules.wording(board, asked, "food-1<vegetable-1").label
    assert WORDS.translate(label, str) == "1 food, from 1 vegetable"
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
    """The card itself costs the wood."""
    Farm().hand(0, "M079").has(0, wood=1).refuses(FUEL_MARKET)
    one = Farm().hand(0, "M079").has(0, wood=2).place(FUEL_MARKET, ("M079",))
    one.answer(one.ids()[0]).owns(0)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "from 1 wood"), ("es", "a partir de 1 madera"), ("it", "da 1 legno")],
)
def test_what_is_burnt_for_a_special_action_is_not_cut_off(language: str, said: str) -> None:
    """An option's hint has room for 100 characters."""
    one = Farm().hand(1, "M079").has(1, wood=2, food=2).place("special:1-2-a:hiring_fair").turn_of(1)
    found = SPEC.rules.wording(table_view(one.session, 1).board, one.asked(1), FUEL_MARKET).hint
    assert found is not None and said in catalogue(language, TEXTS).translate(found, str)[:99]


def test_the_exchange_for_the_card_may_need_the_fuel_of_the_black_market() -> None:
    """3 fuel become 2 wood: one is burnt for the fee, the other one pays the card."""
    one = Farm(number=3).card(0, "M081").hand(0, "M079").has(0, fuel=3).turn_of(0)
    assert "1 fuel, by an exchange" in hint(one, FUEL_MARKET)
    one.place(FUEL_MARKET, ("M079",)).owns(0)
    Farm(number=3).card(0, "M081").hand(0, "M079").has(0, fuel=2).turn_of(0).refuses(FUEL_MARKET)
    for food, offered in ((1, False), (2, True)):  # the second user pays 2 food before
        one = Farm(number=3).card(1, "M081").hand(1, "M079").has(1, fuel=3, food=food)
        one.place("special:1-2-a:hiring_fair")
        assert (FUEL_MARKET in one.turn_of(1).options(1)) is offered
    one.place(FUEL_MARKET, ("M079",), seat=1).owns(1)


def test_the_exchange_for_the_major_may_need_the_fuel_of_illicit_work() -> None:
    def only_the_well(state: AgricolaState) -> None:
        for stack in state.places:
            if stack[-1:] != ["well"]:
                state.removed += stack
                stack.clear()

    one = Farm(number=3).card(0, "M081").has(0, fuel=3, food=1, stone=3).change(only_the_well).turn_of(0)
    assert "by an exchange" in hint(one, ILLICIT)
    one.place(ILLICIT, ("well",)).owns(0)


def test_the_exchange_for_the_card_is_left_out_when_another_card_can_be_played() -> None:
    one = Farm(number=3).card(0, "M081").hand(0, "M079").has(0, fuel=3, wood=1).turn_of(0)
    assert "exchange" not in hint(one, FUEL_MARKET)
    one.place(FUEL_MARKET, ("M079",)).owns(0, fuel=2)


def test_illicit_work_leaves_what_the_major_costs() -> None:
    """Of two ways to get food, one would use up the clay that the fireplace costs."""
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
    """The cases are a room, a stable, fences and a renovation."""
    land = farm(majors=[major], goods=goods, forests="", moors="")
    one = table(2, both(land, give(1)), moor=True, round_number=7)
    for tokens in played:
        one.answer(*tokens)
    assert one.goods() == left and 0 not in one.session.open_questions()


def test_an_offer_of_a_card_says_what_becomes_its_price() -> None:
    one = Farm().card(0, "M098").has(0, wood=1, food=0).place("fishing").asks(0, "buy")
    assert hint(one, "yes") == "1 fuel, from 1 wood"
    one.yes().owns(0, food=4)


def test_an_offer_does_not_eat_what_the_space_needs() -> None:
    """Grain Utilization needs the only grain for sowing."""
    one = Farm(number=3).card(0, "B104").has(0, grain=1).yard(0, fields="e3").place("grain_utilization", ("anytime",))
    assert one.refused("grain=1") == "needed"


def test_what_cannot_be_had_is_not_offered() -> None:
    one = Farm().refuses("special:1-2-a:horse_market")
    assert not reachable(one.state, one.me(), price({"food": 1}))
    Farm(moor=False).hand(0, "A002").has(0, wood=9).place("meeting_place").refuses("A002")


def test_a_price_that_takes_exactly_what_there_is_can_be_paid() -> None:
    """3 fuel, one of them from wood, become the 2 clay: three times two thirds are 2."""
    one = Farm().card(0, "M081").hand(0, "M109").has(0, wood=1, fuel=2).place("meeting_place").offers("M109")
    one.answer("M109").owns(0)
    Farm().card(0, "M081").hand(0, "M109").has(0, wood=1, fuel=2).turn_of(0).offers("major_improvement")


def _butchery(**goods: int) -> Farm:
    """Return a table with an unpaid Horse Butchery and an occupation that costs 1 food."""
    def wait(state: AgricolaState) -> None:
        state.players[0].locked.append("M106")

    return Farm(fuel_tokens=True).card(0, "M106", "A092").hand(0, "B118").change(wait).has(0, **goods)


def test_an_unlit_card_cooks_for_no_price() -> None:
    _butchery(horse=2).turn_of(0).refuses("lessons")
    _butchery(horse=2, fuel=1).yard(0, pastures="d2 e2").place("lessons", ("B118",)).owns(0, food=1, horse=1)


def test_a_grocer_sells_its_uppermost_good_once() -> None:
    """Wood that becomes fuel for the Black Market cannot pay for the card as well."""
    Farm().card(0, "A102").hand(0, "B062").has(0, food=2).turn_of(0).refuses(FUEL_MARKET)
    one = Farm().card(0, "A102").hand(0, "B062").has(0, food=2).place("major_improvement", ("anytime",))
    assert one.refused("A102:wood=1", "burn=1") == "needed"
    one = Farm().card(0, "A102").hand(0, "B062").has(0, food=1, fuel=1).place(FUEL_MARKET, ("B062",)).owns(0)
    assert one.me().kept["A102"].count == 1


@pytest.mark.parametrize(("cards", "goods", "card", "left"), [
    (("A102",), {"wood": 2, "food": 2, "grain": 2}, "B010", {}),
    (("M081",), {"wood": 1, "fuel": 2}, "M053", {}),
    (("A102",), {"grain": 3}, "A071", {"grain": 2}),
])
def test_what_has_been_brought_may_become_something_else(
    cards: tuple[str, ...], goods: dict[str, int], card: str, left: dict[str, int]
) -> None:
    """Food for the Caravan's grain buys its wood; one burnt wood makes two of 3 fuel; a player with grain but no
    food buys from the Grocer."""
    one = Farm().card(0, *cards).hand(0, card).has(0, **goods).place("meeting_place").offers(card)
    one.answer(card).owns(0, **left)


def test_what_one_exchange_brings_and_another_takes_is_not_told() -> None:
    one = Farm().card(0, "A102").has(0, food=1).turn_of(0).answer("anytime").answer("A102:wood=1", "burn=1")
    said = [WORDS.translate(line.text, str) for closed in one.session.closed for line in closed.lines]
    said += [WORDS.translate(line.text, str) for line in one.session.lines()]
    assert any(line.endswith("turns 1 food into 1 fuel.") for line in said), said


def test_the_meal_may_be_cooked_for_the_grocer() -> None:
    one = Farm(number=14).card(0, "A102").has(0, grain=8).turn_of(0)
    while one.state.phase is not Phase.FEED:
        seat = next(iter(one.session.open_questions()))
        quiet = (name for name in ("reed_bank", "fishing", "clay_pit", "forest") if name in one.ids(seat))
        one.answer(next(quiet), seat=seat)
    one.asks(0, "feed")
    assert not one.me().goods["food"]
    one.offers("A102:wood").answer("grain=5", "A102:wood=1")


def test_a_sheep_that_has_come_must_be_housed_before_it_becomes_anything_but_food() -> None:
    """This holds even if there is room: housing it is a separate answer, and not a way to pay."""
    one = Farm().card(0, "M081", "B104").hand(0, "M059").has(0, fuel=2, sheep=0).turn_of(0).answer("anytime")
    one.refuses("B104:stone")
    one = Farm().card(0, "M081", "B104").has(0, fuel=2, sheep=1).turn_of(0).answer("anytime")
    assert one.refused("M081:sheep=1", "B104:stone=1", "B104:boar=1") == "overdrawn"
    assert not reachable(one.state, one.me(), price({"stone": 2}))
    assert reachable(one.state, one.me(), price({"stone": 1, "sheep": 1}))


def test_no_circle_of_exchanges_brings_more() -> None:
    """The values of goods are found for all cards together, with unlimited counters and pile."""
    swapping = [name for name, card in CARDS.items() if card.swaps or card.kitchen.cook or name == "A102"]
    one = Farm().card(0, *swapping).change(_supplied).has(0, wood=3, fuel=2)
    assert reachable(one.state, one.me(), price({"clay": 2}))


def _supplied(state: AgricolaState) -> None:
    state.players[0].kept["M126"] = CardStorage(4)


def test_a_way_is_found_where_cards_allow_more_exchanges_than_are_tried() -> None:
    """A sequential search would try only some of the orders in which these cards exchange goods."""
    cards = ("M106", "M126", "basket_stall", "M081", "B080", "B104")
    one = Farm(moor=True).card(0, *cards).change(_supplied)
    one.has(0, clay=5, stone=1, vegetable=2, fuel=8, boar=4, cattle=1, horse=2)
    cost = price({"clay": 1, "food": 5, "wood": 4})
    ways = ways_by_exchange(one.me(), exchanges(one.state, one.me()), (cost,))
    assert ways and reachable(one.state, one.me(), cost)
    assert all(way.leaving.is_payable_from(one.me().goods) for way in ways)


def _closure(state: AgricolaState, player: Player, cost: Price) -> bool | None:
    """Return whether exchanges in sequence lead to a price, or None if there are too many."""
    swaps, homes = swaps_of(state, player), dict(zip(ANIMALS, player.animals, strict=True))
    moves = [("", Swap(good, "food", 1, food)) for good, food in food_rates(tuple(player.in_front)).items()]
    moves += [*([("", Swap("wood", "fuel"))] if state.moor else []), *swaps]
    limits: dict[str, int] = {f"home:{good}": n for good, n in homes.items()}
    limited: list[tuple[str, Swap]] = []
    for name, swap in moves:
        card, limit = name.partition(":")[0], ""
        if swap.counter:
            limit, limits[card] = card, 1 if swap.counter > 0 else player.kept[card].count
        elif swap.take in ANIMALS and swap.good != "food":
            limit = f"home:{swap.take}"
        limited.append((limit, swap))
    places = {name: at for at, name in enumerate((*GOODS, *limits))}
    start = (*[player.goods[good] for good in GOODS], *limits.values())
    seen, waiting = {start}, [start]
    for there in waiting:
        if all(there[places[good]] >= n for good, n in cost.goods):
            return True
        for limit, swap in limited:
            after = list(there)
            after[places[swap.take]] -= swap.n
            after[places[swap.good]] += swap.gives
            if limit:
                after[places[limit]] -= 1
            if min(after) >= 0 and (then := tuple(after)) not in seen:
                seen.add(then)
                waiting.append(then)
        if len(waiting) > FAR:
            return None
    return False


FAR = 8000


@pytest.mark.parametrize("seed", range(scaled(6)))
def test_a_price_is_within_reach_exactly_when_exchanges_lead_to_it(seed: int) -> None:
    rng = random.Random(f"closure {seed}")
    supplies: dict[str, int] = {"M126": rng.randint(1, 3), "A102": rng.randint(0, 7)}

    def supply(state: AgricolaState) -> None:
        state.players[0].kept |= {card: CardStorage(n) for card, n in supplies.items()}

    one = Farm(moor=seed % 4 > 0).card(0, *rng.sample(EXCHANGING, rng.randint(1, 3))).change(supply)
    state, player = one.state, one.me()
    for _ in range(30):
        player.goods.update({good: rng.choice((0, 0, 0, 1, 1, 2, 3)) for good in GOODS})
        cost = price({good: rng.randint(1, 3) for good in rng.sample(GOODS[:8], rng.randint(1, 2))})
        truth = _closure(state, player, cost)
        if truth is not None:
            assert reachable(state, player, cost) == truth, (player.goods, cost, player.in_front, player.kept)


EXCHANGING = ("B104", "M081", "A102", "B080", "M126", "M106", "basket_stall", "furniture_stall", "fireplace_2")


@pytest.mark.parametrize("seed", range(60))
def test_a_price_is_within_reach_exactly_when_there_is_a_way_to_pay_it(seed: int) -> None:
    """The quick check by the value of goods agrees with a search of all exchanges."""
    rng = random.Random(seed)
    one = Farm(moor=seed % 3 > 0).card(0, *rng.sample(EXCHANGING, rng.randint(1, 4)))
    one.has(0, **{good: rng.randint(0, 4) for good in rng.sample(GOODS, 5)})
    state, player = one.state, one.me()
    for _ in range(40):
        cost = price({good: rng.randint(1, 4) for good in rng.sample(GOODS[:8], rng.randint(1, 3))})
        if not cost.is_payable_from(player.goods):
            ways = ways_by_exchange(player, exchanges(state, player), (cost,))
            assert reachable(state, player, cost) == bool(ways), (player.goods, cost, player.in_front)


def test_of_several_prices_that_which_is_paid_stands_beside_a_renovation() -> None:
    """The Frame Builder allows 1 wood instead of clay, and a stall turns clay into wood; but there is enough clay."""
    one = Farm(number=6).card(0, "A123", "ceramics_stall", "A087").has(0, clay=2, reed=1, stone=2)
    one.place("house_redevelopment").asks(0, "renovate")
    assert (hint(one, "clay"), hint(one, "stone")) == ("2 clay and 1 reed", "1 reed and 2 stone")
    one.answer("clay").asks(0, "major")
    assert one.goods() == {"stone": 2}


def test_a_choice_of_prices_stands_beside_a_renovation() -> None:
    one = Farm(number=6).card(0, "A123", "A087").has(0, wood=1, clay=2, reed=1).place("house_redevelopment")
    assert hint(one, "clay") == "1 wood and 1 reed or 2 clay and 1 reed"
    assert hint(one, "stone") == "1 wood and 1 reed"
    one.answer("clay").asks(0, "pay").offers("reed-1+wood-1", "clay-2+reed-1")


def test_what_is_exchanged_stands_once_beside_a_renovation() -> None:
    one = Farm(number=6).card(0, "A123", "ceramics_stall", "A087").has(0, clay=3, reed=1).place("house_redevelopment")
    assert hint(one, "stone") == "1 wood and 1 reed, from 1 clay and 1 reed"


def test_of_several_prices_that_which_is_paid_stands_beside_a_major() -> None:
    """The Farmhand's Quarters allow 1 fuel instead of 1 clay, and wood burns; but there is enough clay."""
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


PAID = ("agricola-log-paid", "agricola-log-card-paid")


def paid(one: Farm) -> list[str]:
    """Return what the log says of payments."""
    lines = [line for closed in one.session.closed for line in closed.lines] + list(one.session.lines())
    return [WORDS.translate(line.text, "P{}".format) for line in lines if line.text.key in PAID]


def test_what_is_paid_beside_the_price_of_a_thing_is_told() -> None:
    one = Farm(4).card(0, "B109").hand(0, "B104").has(0, wood=1).place("lessons_b")
    assert paid(one.answer("B104")) == ["P0 pays 1 wood (Paper Maker)."]
    one = Farm(number=14).card(0, "M074", "well", "joinery").has(0, food=9).to_the_meal()
    assert paid(one.answer("food=2")) == ["P0 pays 2 food (Administration)."]


def test_what_a_card_sells_for_food_is_proposed_while_another_waits_for_fuel() -> None:
    def wait(state: AgricolaState) -> None:
        state.players[0].locked.append("M106")

    one = Farm(fuel_tokens=True).card(0, "M081", "M106").change(wait).has(0, fuel=3, horse=2)
    proposed = simple_exchanges(one.me(), exchanges(one.state, one.me()))
    assert ("M081:food=1",) in proposed and ("M106:food=1",) not in proposed


def test_what_a_card_turns_into_the_food_of_a_lesson_is_said_beside_it() -> None:
    """The Paper Maker's wood is taken without a question if nothing else can pay."""
    one = Farm(4).card(0, "B109").hand(0, "B104").has(0, wood=1).turn_of(0)
    assert hint(one, "lessons_b").endswith("1 food, from 1 wood")
    one.place("lessons_b")
    assert hint(one, "B104").endswith("1 food, from 1 wood")
    one = Farm(4).card(0, "B109").hand(0, "B104").has(0, wood=1, food=1).turn_of(0)
    assert "wood" not in hint(one, "lessons_b")


@pytest.mark.parametrize(("cards", "dark", "goods", "proposed", "never"), [
    (("fireplace_2",), "fireplace_2", {"vegetable": 4}, "vegetable=4", "vegetable=2"),
    (("fireplace_2", "M106"), "M106", {"sheep": 2}, "sheep=2", "M106:food=1"),
    (("fireplace_2", "M106"), "fireplace_2", {"horse": 2}, "M106:food=1", ""),
    (("fireplace_2", "M106"), "M106", {"vegetable": 4}, "vegetable=2", "vegetable=4"),
])
def test_a_meal_is_proposed_at_what_is_brought_by_the_cards_that_are_lit(
    cards: tuple[str, ...], dark: str, goods: dict[str, int], proposed: str, never: str
) -> None:
    one = Farm(fuel_tokens=True, number=4).card(0, *cards).yard(0, pastures="d2 e2", locked=[dark]).has(0, **goods)
    found = one.to_the_meal().asks(0, "feed").asked().proposals
    assert (proposed,) in found and not any(never in answer for answer in found), found
    begging = one.answer(proposed).me().begging
    assert begging == 0


def test_a_raw_vegetable_is_proposed_while_its_kitchen_waits_for_fuel() -> None:
    one = Farm(fuel_tokens=True).card(0, "fireplace_2").yard(0, locked=["fireplace_2"]).has(0, vegetable=1)
    one.turn_of(0).answer("anytime")
    assert ("vegetable=1",) in one.asked().proposals
    one.answer("vegetable=1").owns(0, food=1)


def test_what_becomes_the_food_of_adoptive_parents_is_said_beside_them() -> None:
    """The price is paid without another question."""
    def adopting(**goods: int) -> Farm:
        one = Farm(number=5).card(0, "A092", "fireplace_2").has(0, **goods).yard(0, rooms="a1 a2 a3", pastures="d2 e2")
        return one.place("basic_wish_for_children").place("forest", seat=1).offers("use:A092")

    one = adopting(sheep=1)
    assert hint(one, "use:A092").endswith("1 food, from 1 sheep")
    one.answer("use:A092").owns(0, food=1)
    assert hint(adopting(sheep=1, grain=1), "use:A092").endswith("1 food, by an exchange")
    assert hint(adopting(sheep=1, food=1), "use:A092").endswith("no longer counts as a newborn")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "from 2 wood and 1 reed"), ("es", "2 maderas y 1 junco"), ("it", "2 legno e 1 canna")],
)
def test_a_renovation_without_a_choice_says_what_it_exchanges(language: str, said: str) -> None:
    """The click on the space pays it; with the clay at hand nothing need be said."""
    one = Farm(number=7).card(0, "furniture_stall").has(0, wood=3, reed=1).turn_of(0)
    found = SPEC.rules.wording(table_view(one.session, 0).board, one.asked(), "house_redevelopment").hint
    assert found is not None and said in catalogue(language, TEXTS).translate(found, str)[:99]
    one.place("house_redevelopment").owns(0, wood=1)
    one = Farm(number=7).card(0, "furniture_stall").has(0, wood=3, clay=2, reed=1).turn_of(0)
    assert hint(one, "house_redevelopment") == "renovate, then you may build an improvement"


def test_what_may_exchange_goods_unsaid_is_previewed() -> None:
    """A single stable, room or pasture, and the points of the Administration; not where the goods at hand suffice."""
    for goods, shown in (({"clay": 2}, True), ({"wood": 2}, False)):
        one = Farm(number=3).card(0, "ceramics_stall").has(0, **goods).place("farm_expansion")
        assert SPEC.rules.is_previewed(one.asks(0, "build_stables").asked()) is shown
    for clay, shown in ((3, True), (0, False)):
        room = Farm(number=3).card(0, "ceramics_stall").has(0, clay=clay, wood=5 - clay, reed=2).place("farm_expansion")
        assert room.asks(0, "build_rooms").asked().parts[0].most == 1
        assert SPEC.rules.is_previewed(room.asked()) is shown
    for grain, shown in ((1, True), (0, False)):
        last = Farm(number=14).card(0, "M074", "well").has(0, food=1 - grain, grain=grain, fuel=9).to_the_meal()
        assert SPEC.rules.is_previewed(last.asks(0, "pay_food").asked()) is shown


def test_a_last_pasture_paid_by_exchange_is_previewed() -> None:
    for goods, shown in (({"clay": 4}, True), ({"wood": 4}, False)):
        one = Farm(number=4).card(0, "ceramics_stall").has(0, **goods)
        one.yard(0, fields="a1 b1 c1 d1 e1 b2 c2 d2 e2 b3 c3 d3").place("fencing").asks(0, "fence")
        assert one.asked().parts[0].most == 1 and SPEC.rules.is_previewed(one.asked()) is shown
