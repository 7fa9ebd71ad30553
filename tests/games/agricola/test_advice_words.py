"""The sentences with which the adviser of Agricola gives its reasons."""

from __future__ import annotations

import pytest

from games.agricola.ai.planner.advice import explain, reason
from games.agricola.ai.planner.answers import CHOICES
from games.agricola.ai.planner.taste import taste_for
from games.agricola.ai.planner.turns import Turn
from games.agricola.ai.planner.worth import worth
from games.agricola.scoring import score
from games.agricola.special_actions import cards_for
from games.agricola.wording.options import CELLS
from games.agricola.wording.terms import card_text, goods_text
from games.core.catalogue import catalogue
from games.core.copying import copy_of
from games.core.text import Text, key_of, text
from games.core.view import seat_view
from tests.games.agricola.farm import Farm
from tests.games.agricola.table import both, farm, give, table

TEXTS = ("games.core.texts", "games.agricola.texts")


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "You get 1 reed. That is what", "You get 3 wood and 1 reed. That is what"),
        ("es", "Recibes 1 junco. Es lo que", "Recibes 3 maderas y 1 junco. Es lo que"),
        ("it", "Ricevi 1 canna. È quello che", "Ricevi 3 legno e 1 canna. È quello che"),
    ],
)
def test_goods_that_are_needed_are_named_in_one_and_in_several(language: str, one: str, several: str) -> None:
    """The second sentence has no pronoun that would need their number and gender."""
    words = catalogue(language, TEXTS)
    for goods, said in (({"reed": 1}, one), ({"wood": 3, "reed": 1}, several)):
        reason = text("agricola-why-goods", goods=goods_text(goods), want=text("agricola-nothing"))
        assert words.translate(reason, str).startswith(said)


def test_the_family_of_the_next_harvest_is_counted_as_it_will_be_then() -> None:
    """A child born in round 5 eats as an adult at the harvest of round 7: alone three people need 9 food."""
    one = table(1, both(farm(rooms="a1 a2 a3"), give()), round_number=5)
    one.place("basic_wish_for_children")
    answer, why = explain(seat_view(one.session, 0), one.asked())
    assert answer == ("day_laborer",)
    assert catalogue("en", TEXTS).translate(why, str).startswith(
        "You get 2 food. Your family needs 9 food at the next harvest, and you have none.",
    )


@pytest.mark.parametrize(("food", "said"), [(9, "You gain: 1 food. Next best"), (1, "You get 1 food. Your family")])
def test_food_is_no_reason_for_who_has_enough_for_the_next_harvest(food: int, said: str) -> None:
    rich = both(give(food=food, fuel=1, horse=1), farm(house="stone", majors=["peat_charcoal_kiln"]))
    one = table(2, rich, round_number=14, moor=True)
    answer, why = explain(seat_view(one.session, 0), one.asked())
    assert answer == ("special:1-2-a:hiring_fair",)
    assert catalogue("en", TEXTS).translate(why, str).startswith(said)


def test_a_card_that_is_to_be_played_is_named() -> None:
    """The space to play it is advised first: only the reason can say which card."""
    state, words = table(2, moor=True).state, catalogue("en", TEXTS)
    then = copy_of(state)
    then.players[0].minors = ["M092"]
    why = reason(state, 0, Turn(0.0, "meeting_place", then), taste_for(state))
    card = words.translate(card_text("M092"), str)
    assert words.translate(why, str).startswith(f"The sooner you play {card}, the longer it helps you: ")


@pytest.mark.parametrize(("number", "said"), [(14, "Well scores 4 points."), (13, "The sooner you build")])
def test_no_card_is_built_in_the_last_round_to_be_used_for_long(number: int, said: str) -> None:
    rich = both(give(food=12, wood=2, stone=4, reed=2), farm(house="stone", people=5))
    one = table(2, rich, round_number=number)
    answer, why = explain(seat_view(one.session, 0), one.asked())
    assert answer == ("major_improvement",)
    assert catalogue("en", TEXTS).translate(why, str).startswith(said)


@pytest.mark.parametrize(("number", "home", "found"), [
    (14, 0, ["best", "brings", "best"]), (14, 1, ["later", "fields", "best"]), (13, 0, ["later", "fields", "starter"]),
])
def test_the_last_person_of_the_game_is_placed_for_nothing_that_comes_later(
    number: int, home: int, found: list[str]
) -> None:
    """Goods were to be taken "to build with later", and a field was to be sown."""
    state = table(2, farm(house="stone"), round_number=number).state
    thens = [copy_of(state) for _ in range(3)]
    wood, field, starter = (then.players[0] for then in thens)
    wood.goods["clay"] += 9
    field.yard = field.yard.laid("field", field.yard.spaces(("b2",)))
    thens[2].starter, state.starter = 0, 1
    for then, key in zip(thens, found, strict=True):
        then.players[0].home = home
        assert reason(state, 0, Turn(0.0, "", then), taste_for(state)).key == f"agricola-why-{key}"
    assert starter.home == home


@pytest.mark.parametrize("asked", ["place", "feed"])
def test_the_points_are_counted_when_nothing_of_the_game_is_left_but_the_meal(asked: str) -> None:
    """Animals and crops that the family was about to eat were counted as well: of 22 points, 25 were expected."""
    one = table(2, farm(
        goods={"grain": 1, "vegetable": 1, "sheep": 2, "boar": 1}, rooms="a1 a2 a3 b3", people=4,
        pastures="d1 e1, d2 e2", majors=["cooking_hearth_5"],
    ), round_number=14)
    expected = None
    while not one.session.finished:
        seat, decision = next(iter(one.session.open_questions().items()))
        answer, why = explain(seat_view(one.session, seat), decision)
        if seat == 0 and decision.key == asked:
            expected = why.args["points"]
        one.session.submit(seat, answer)
    assert expected == sum(score(one.state, one.me()).values())


@pytest.mark.parametrize(("space", "asked"), [("farm_expansion", "build_rooms"), ("farmland", "plow")])
def test_the_points_that_are_expected_of_an_answer_are_those_after_it(space: str, asked: str) -> None:
    """Those before it were told, so that they seemed to fall with each question of a turn."""
    one = table(2, farm(goods={"wood": 5, "reed": 2}, fields="a1"), round_number=6)
    one.place(space)
    decision, state = one.asked(), copy_of(one.state)
    assert decision.key == asked
    answer, why = explain(seat_view(one.session, 0), decision)
    one.answer(*answer)
    now = one.me()
    assert why.args["points"] == round(worth(state, now, taste_for(state)))
    assert why.args["points"] > round(worth(state, state.players[0], taste_for(state)))


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_whoever_is_asked_for_a_space_is_told_what_to_think_of(language: str) -> None:
    words = catalogue(language, TEXTS)
    assert [key for key in CELLS if not words.has(key_of("agricola-tip", key))] == []


def test_what_is_not_compared_is_not_said_to_score_the_most() -> None:
    one = Farm(number=4).card(0, "B024").place("sheep_market").asks(0, "place_again")
    assert "place_again" not in CHOICES
    _, why = explain(seat_view(one.session, 0), one.asked())
    assert why.args["why"] == Text("agricola-why-pass")


@pytest.mark.parametrize("number", range(2, 6))
def test_the_card_that_can_be_used_is_kept_alone(number: int) -> None:
    """Without hand cards and goods nothing can be done with a card that plays and builds improvements, in any
    round."""
    land, idle = "1-2-b", "1-5-6-b"
    for first, second, said in ((idle, land, "no"), (land, idle, "yes")):
        rest = [name for name in cards_for(1) if name not in (first, second)]
        one = table(1, moor=True, given={"specials": [first, second, *rest]})
        one.rest()
        while one.state.round < number:
            one.answer("yes")
            one.rest()
        assert one.asked().key == "solo_keep"
        answer, why = explain(seat_view(one.session, 0), one.asked())
        assert answer == (said,)
        assert why.args["why"].key == f"agricola-why-solo-{'keep' if said == 'yes' else 'change'}"  # type: ignore[union-attr]  # it is a text


@pytest.mark.parametrize("number", range(2, 5))
def test_supplies_are_chosen_by_what_they_are_worth(number: int) -> None:
    """A player with nine clay lacks wood, and one with nine grain needs a field and no further grain."""
    for goods, option, said in (
        ({"clay": 9, "reed": 4, "stone": 4}, "building_supplies", ("stone", "wood")),
        ({"grain": 9}, "farm_supplies", ("plow",)), ({}, "farm_supplies", ("grain", "plow")),
    ):
        one = table(6, give(food=9, **goods), round_number=number)
        one.answer(option)
        answer, why = explain(seat_view(one.session, 0), one.asked())
        assert answer == said and why.args["why"] != Text("agricola-why-best")


@pytest.mark.parametrize(("language", "said"), [
    ("en", "What this brings at the harvest is worth more than what it takes: Joinery."),
    ("es", "Lo que da en la cosecha vale más que lo que cuesta: Taller de ebanistería."),
    ("it", "Quello che dà al raccolto vale più di quello che costa: Falegnameria."),
])
def test_a_card_that_is_to_be_used_at_a_harvest_is_the_reason(language: str, said: str) -> None:
    change = farm(majors=["joinery"], goods={"wood": 1, "food": 1})
    one = table(2, both(change, give(1, food=9)), round_number=4)
    one.place("grain_seeds")
    one.rest()
    answer, why = explain(seat_view(one.session, 0), one.asked())
    assert "joinery=1" in answer
    assert catalogue(language, TEXTS).translate(why, str).startswith(said)


@pytest.mark.parametrize(
    ("language", "step", "beside"),
    [("en", "one material", "next to"), ("es", "un solo paso", "junto a"), ("it", "un solo passo", "accanto")],
)
def test_the_help_is_true_of_cards_that_lead_to_its_questions(language: str, step: str, beside: str) -> None:
    """The material is asked for where wood may become stone, and a field of Wild Fields touches no other."""
    words = catalogue(language, TEXTS)
    one = Farm(number=6).card(0, "A087").has(0, clay=9, stone=9, reed=9).place("house_redevelopment")
    assert one.asks(0, "renovate").asked().parts[0].ids == ("clay", "stone")
    assert step not in words.translate(Text("agricola-tip-renovate"), str)
    wild = Farm(number=6).hand(0, "M043").yard(0, fields="b1 c1").has(0, vegetable=2)
    wild.place("meeting_place", ("M043",)).asks(0, "lay_field").refuses("b2", "c2", "d1")
    assert beside not in words.translate(Text("agricola-tip-lay-field"), str).lower()
