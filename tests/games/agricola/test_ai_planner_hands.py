"""What the strong AI seat does with its hand: it goes by what the cards declare."""

from __future__ import annotations

import random
from dataclasses import replace
from inspect import isfunction

import pytest

from games.agricola import SPEC
from games.agricola.actions.farm import Bake, Plow, Sow
from games.agricola.actions.goods import Buy, Gain
from games.agricola.ai.planner.cards import (
    STEP,
    USUAL,
    WORTH,
    at_once,
    brought,
    comes,
    lacking_for,
    lasting,
    of_hand,
    promise,
    still_brings,
)
from games.agricola.ai.planner.horizon import Horizon, horizon
from games.agricola.ai.planner.planner import PlannerAi
from games.agricola.ai.planner.taste import COMPANY, MOOR, Taste, taste_for
from games.agricola.ai.planner.worth import worth
from games.agricola.calendar import HARVESTS
from games.agricola.cards.box import card_of
from games.agricola.cards.every import HAND_CARDS
from games.agricola.cards.own import Action, Own
from games.agricola.state import AgricolaState, Phase
from games.core.decision import NO, YES, Answer, Decision, amounts
from games.core.registry import new_run
from games.core.run import Run
from games.core.view import table_view
from tests.games.agricola.farm import Farm
from tests.games.agricola.test_ai import seen

DRAFT, MULLIGAN = "draft", "mulligan"


def choice(one: Farm, seat: int = 0) -> Answer:
    """The strong seat's answer to its open question; it has to be one that is taken."""
    answer = PlannerAi().choose(table_view(one.session, seat), one.asked(seat), random.Random(1))
    one.session.fork().submit(seat, answer)
    return answer


def left(rounds: int) -> Horizon:
    """So many rounds before the end, with a family of two."""
    due = tuple(number for number in HARVESTS if number > 14 - rounds)
    return Horizon(rounds, due, len(due), 2, 2 + 2 * rounds, 4)


def test_whatever_brings_something_again_and_again_is_worth_more_the_longer_it_lies_there() -> None:
    worths = [still_brings(card_of("B121"), left(rounds), COMPANY) for rounds in (0, 3, 6, 12)]
    assert worths == sorted(worths) and worths[0] == 0 and worths[-1] > 1
    giving = [name for name, card in HAND_CARDS.items() if all(one.points >= 0 for one in card.gist)]
    giving = [name for name in giving if all(n > 0 for one in HAND_CARDS[name].gist for n in one.goods.values())]
    assert len(giving) > 190
    assert all(still_brings(card_of(name), left(12), COMPANY) >= 0 for name in giving)


def test_what_a_card_comes_to_is_read_from_its_effects_or_said_by_its_gist() -> None:
    """A function of its own and a change of a value say nothing about what they are good for."""
    for name, card in HAND_CARDS.items():
        at_work = [getattr(one, "run", one) for hook in card.at for one in hook.effects.get(name, ())]
        unread = [one for one in card.effects if type(one) not in WORTH] + [one for one in at_work if isfunction(one)]
        assert card.gist or not unread, f"nothing says what {name} comes to"


@pytest.mark.parametrize(("pays", "rarely"), [("B121", "B097"), ("A088", "A090"), ("B057", "A053"), ("B036", "M125")])
def test_a_card_that_pays_is_drafted_before_one_whose_condition_is_hardly_ever_met(pays: str, rarely: str) -> None:
    """Clay wherever one goes anyhow, and fences for nothing, before what a stone house brings; food in the house of
    wood that everybody begins with before food for a round in which seven goods are taken."""
    for order in ((pays, rarely), (rarely, pays)):
        run = new_run(SPEC, 2, "4d" * 32, SPEC.options(level=3, hands=DRAFT))
        decision = run.open()[0]
        part = replace(decision.parts[0], ids=order)
        asked = Decision(0, decision.key, (part, *decision.parts[1:]), (), decision.private, decision.args)
        assert PlannerAi().choose(seen(run, 0), asked, random.Random(1)) == (pays,)


def test_a_cheaper_room_is_worth_what_it_saves_as_long_as_rooms_are_missing() -> None:
    """Wood rooms for two wood less and one reed less: for nothing in a house of clay, or with five rooms."""
    def worth_of(one: Farm) -> float:
        state = one.session.state
        return still_brings(card_of("M036"), left(10), MOOR, Own(state, 0, "M036"))

    assert worth_of(Farm()) > worth_of(Farm().yard(0, rooms="a1 a2 a3")) > 0
    assert worth_of(Farm().yard(0, rooms="a1 a2 a3 b1 b2")) == worth_of(Farm().yard(0, house="clay")) == 0


def test_what_a_house_of_wood_brings_is_worth_more_as_long_as_the_house_is_of_wood() -> None:
    wooden, clay = (Farm(number=5).yard(0, house=house).session.state for house in ("wood", "clay"))
    there, gone = (still_brings(card_of("B057"), left(9), MOOR, Own(state, 0, "B057")) for state in (wooden, clay))
    assert there > 1 and gone == 0


def test_counters_that_are_used_up_bring_nothing() -> None:
    one = Farm().card(0, "B019")
    state = one.session.state
    own = Own(state, 0, "B019")
    assert still_brings(card_of("B019"), left(12), MOOR, own) == 0
    own.kept.count = 2
    assert still_brings(card_of("B019"), left(12), MOOR, own) > 0


@pytest.mark.parametrize("taste", [COMPANY, MOOR], ids=["base", "moor"])
def test_a_plowed_field_promises_more_than_bread_that_few_can_bake_and_what_has_a_price_less_than_a_gift(
    taste: Taste,
) -> None:
    def promised(action: Action) -> float:
        return brought((action,), taste.cards)

    assert promised(Plow()) > promised(Sow()) > promised(Bake())
    assert promised(Gain({"grain": 2})) > promised(Buy({"grain": 3}, {"food": 2})) > 0


def test_what_comes_with_spaces_is_believed_in_part_and_what_is_sold_back_there_whole() -> None:
    trusting = replace(COMPANY, cards=replace(COMPANY.cards, trusted=1.0))
    with_spaces, sold_back = card_of("A116"), card_of("A056")
    whole = still_brings(with_spaces, left(10), trusting)
    assert still_brings(with_spaces, left(10), COMPANY) == pytest.approx(COMPANY.cards.trusted * whole)
    assert still_brings(sold_back, left(10), COMPANY) == still_brings(sold_back, left(10), trusting) > 0


def test_what_playing_a_card_brings_at_once_is_believed_in_part_before_it_is_played() -> None:
    state = Farm().hand(0, "M074").session.state
    player, card = state.players[0], card_of("M074")
    promised = [
        promise(state, player, "M074", replace(MOOR, cards=replace(MOOR.cards, once=once))) for once in (0.0, 1.0)
    ]
    assert promised[1] - promised[0] == pytest.approx(at_once(card, MOOR.cards, Own(state, 0, "M074")))
    assert promised[0] < promise(state, player, "M074", MOOR) < promised[1]


@pytest.mark.parametrize("card", ["B010", "M032"])
def test_room_for_one_more_person_is_among_what_promises_most_early(card: str) -> None:
    """Somebody sleeps in the card, and the family grows without another room."""
    others = sorted(still_brings(other, left(11), MOOR) for other in HAND_CARDS.values())
    assert still_brings(card_of(card), left(11), MOOR) > others[-20]


def test_what_comes_when_a_card_is_played_comes_in_its_rounds() -> None:
    assert comes(card_of("A112"), 3) == {3: {"grain": 1}}
    beyond = comes(card_of("well"), 12)
    assert beyond == {13: {"food": 1}, 14: {"food": 1}}


@pytest.mark.parametrize("taste", [COMPANY, MOOR])
def test_goods_that_a_card_brings_late_are_worth_less(taste: Taste) -> None:
    """The more on the moor, where games have come to less by them."""
    player = (state := Farm(number=4).card(0, "M075").session.state).players[0]
    found = []
    for number in (5, 9, 14):
        player.coming = {number: {"clay": 2}}
        found.append(of_hand(state, player, taste))
    player.coming = {}
    nothing = of_hand(state, player, taste)
    assert found == sorted(found, reverse=True) and found[0] > found[-1] > nothing
    assert (found[-1] - nothing) / (found[0] - nothing) == pytest.approx(
        taste.cards.late / lasting(9, taste.cards)
    )


def test_it_learns_first_what_brings_something_early_and_at_the_end_what_counts_at_once() -> None:
    early = Farm(moor=False).hand(0, "A112", "B121").place("lessons")
    assert choice(early) == ("B121",)
    late = Farm(number=14, moor=False).hand(0, "A112", "B121").has(0, food=9).place("lessons")
    assert choice(late) == ("A112",)


def test_it_plays_a_card_that_is_worth_its_price_and_no_other() -> None:
    assert choice(Farm().hand(0, "M075", "A067").has(0, wood=1, clay=1, reed=1).place("meeting_place")) != ()
    assert choice(Farm(number=14).hand(0, "A067").has(0, wood=1).place("meeting_place")) == ()


@pytest.mark.parametrize(
    ("there", "held", "kind"), [("well", "A067", "major"), ("cookhouse_1", "M075", "minor")],
)
def test_it_chooses_the_kind_of_improvement_of_which_one_is_worth_more(there: str, held: str, kind: str) -> None:
    """A first fireplace is worth more than a card that seldom brings anything, one beside a cookhouse less than goods
    in several rounds to come."""
    one = Farm(number=5).card(0, there).hand(0, held).has(0, clay=2, wood=3, reed=1, food=9)
    one.place("major_improvement")
    assert set(one.asked(0).parts[0].ids) == {"major", "minor"}
    assert choice(one) == (kind,)


def test_it_drafts_what_promises_most_and_puts_away_what_promises_little() -> None:
    drafting, exchanging = (new_run(SPEC, 2, "4d" * 32, SPEC.options(level=3, hands=way)) for way in (DRAFT, MULLIGAN))

    def promised(run: Run[AgricolaState], card: str) -> float:
        return promise(run.state, run.state.players[0], card, MOOR)

    (taken,) = PlannerAi().choose(seen(drafting, 0), drafting.open()[0], random.Random(1))
    assert promised(drafting, taken) == max(promised(drafting, card) for card in drafting.open()[0].parts[0].ids)
    away = PlannerAi().choose(seen(exchanging, 0), exchanging.open()[0], random.Random(1))
    kept = set(exchanging.open()[0].parts[0].ids) - set(away)
    assert away and kept and all(promised(exchanging, card) < USUAL for card in away)
    assert all(promised(exchanging, card) >= USUAL for card in kept)


def test_a_card_promises_less_the_further_off_what_it_asks_for_is() -> None:
    """A major is wanted for one, three for another; and of what comes when a card is played, what this table gets."""
    state = Farm(moor=True).session.state
    player = state.players[0]
    near, far = (lacking_for(card_of(name).needs, Own(state, 0, name)) for name in ("M120", "M114"))
    assert (near, far) == (1, 3)
    before = promise(state, player, "M120", MOOR)
    player.majors.append("well")
    assert promise(state, player, "M120", MOOR) == pytest.approx(before + STEP)
    two = at_once(card_of("B102"), MOOR.cards, Own(state, 0, "B102"))
    assert two < at_once(card_of("B102"), MOOR.cards)


@pytest.mark.parametrize(("players", "moor"), [(1, True), (2, True), (2, False), (3, False)])
def test_a_point_won_is_a_point_and_so_is_one_printed_on_a_card_of_the_hand(players: int, moor: bool) -> None:
    """Both are certain, and games without hands, from which the weights were learnt, have hardly any."""
    state = Farm(players, number=6, moor=moor).session.state
    taste, player = taste_for(state), state.players[0]
    before = worth(state, player, taste)
    player.bonus += 3
    assert worth(state, player, taste) == pytest.approx(before + 3)
    player.minors.append("B025")
    plain = worth(state, player, taste) - still_brings(card_of("B025"), horizon(state, player), taste)
    player.minors[:] = ["M050"]
    printed = worth(state, player, taste) - still_brings(card_of("M050"), horizon(state, player), taste)
    assert printed == pytest.approx(plain + 1)


def test_it_sees_what_a_card_lets_it_do_at_once() -> None:
    """A child without a room is no good that comes, and the card has no points; still it is the best of the hand."""
    one = Farm(number=10).hand(0, "M050", "M052").has(0, horse=4, wood=2, clay=1, food=8)
    one.yard(0, pastures="d1 e1").place("meeting_place")
    assert set(one.asked(0).parts[0].ids) == {"M050", "M052"}
    assert choice(one) == ("M052",)


@pytest.mark.parametrize("fuel", [0, 1, 2, 3, 4])
def test_fuel_that_heats_the_house_goes_into_no_card(fuel: int) -> None:
    """Once a harvest the card turns grain and fuel together into food, and two rooms take two of the fuel."""
    one = Farm(number=4).card(0, "M108").has(0, fuel=fuel, grain=1, food=0).through(Phase.FEED)
    chosen = amounts(choice(one))
    assert chosen.get("heat", 0) == min(fuel, 2)
    assert chosen.get("M108", 0) == (fuel > 2)


@pytest.mark.parametrize(("fuel", "taken"), [(9, YES), (2, NO)])
def test_it_takes_what_a_card_offers_for_goods_where_that_leaves_more(fuel: int, taken: Answer) -> None:
    """A point for a fuel, at the end of each round, but not for one that the harvest needs so that nobody falls ill."""
    one = Farm(number=4).card(0, "M068").has(0, food=12, fuel=fuel).through(Phase.RETURN)
    assert one.asked(0).key == "pay_for"
    assert choice(one) == taken


def test_it_buys_a_horse_that_it_can_feed_and_house() -> None:
    one = Farm(number=9).card(0, "M129").has(0, food=12, fuel=5).yard(0, pastures="d1 e1").place("farmland")
    assert one.asked(0).key == "buy"
    assert choice(one) == YES


def test_it_takes_its_moors_away_for_points_and_fuel() -> None:
    one = Farm(number=12).hand(0, "M021").has(0, food=12).yard(0, moors="a1 b1 c1").place("meeting_place", ("M021",))
    assert one.asked(0).key == "remove_moors"
    assert choice(one) == ("a1", "b1", "c1")


def test_it_turns_a_moor_into_a_field() -> None:
    one = Farm(number=8).hand(0, "M015").yard(0, moors="a1 e1").has(0, food=9, fuel=9, grain=1)
    one.place("meeting_place", ("M015",))
    assert one.asked(0).key == "moor_to_field"
    assert choice(one) in {("a1",), ("e1",)}


def test_it_reaps_all_that_a_card_lets_it_reap() -> None:
    one = Farm(number=14).card(0, "A112").yard(0, fields="d3 e3", grain_on={"d3": 3, "e3": 3}).has(0, food=20, fuel=9)
    one.through(Phase.FIELD)
    assert one.asked(0).key == "reap_more"
    assert choice(one) == ("d3", "e3")


@pytest.mark.parametrize(("food", "paid"), [(30, 2), (0, 0)])
def test_it_gives_food_for_points_that_its_family_does_not_eat(food: int, paid: int) -> None:
    one = Farm(number=14).card(0, "M074", "well", "joinery").has(0, food=food, fuel=9).through(Phase.FEED)
    chosen = amounts(choice(one)) if one.asked(0).key == "pay_food" else {}
    assert chosen.get("food", 0) == paid


@pytest.mark.parametrize(("food", "taken"), [(12, "horse_market"), (0, "hiring_fair")])
def test_it_takes_the_special_action_of_most_use_that_a_card_offers(food: int, taken: str) -> None:
    one = Farm(number=14).card(0, "M054").has(0, food=food, fuel=9).yard(0, moors="e1 e3", forests="d1")
    one.place("farmland", ("a1",)).asks(0, "special")
    assert choice(one) == (f"special:1-2-a:{taken}",)
