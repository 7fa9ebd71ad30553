"""Every loss has a log line, and every price shown is the one that is paid."""

from __future__ import annotations

import random

import pytest

from games.core.catalogue import catalogue
from games.core.copying import copy_of
from games.core.fuzz import random_answer
from games.core.preview import preview
from games.core.session import Session
from games.core.text import Text
from games.core.view import table_view
from games.mi_tierra import SPEC
from games.mi_tierra.content import MARKETS, TRADE
from games.mi_tierra.fields import CHANNELS
from games.mi_tierra.orders import ORDERS
from games.mi_tierra.pieces import Pen, Placement
from games.mi_tierra.state import Stall, Step
from games.mi_tierra.supply import goods_left
from games.mi_tierra.upkeep import begin_round
from tests.games.mi_tierra.table import Table, new_state
from tests.languages import MI_TIERRA as LANGUAGES

FOLDERS = ("games.core.texts", "games.mi_tierra.texts")


def said(text: Text | None, language: str = "en") -> str:
    assert text is not None
    return catalogue(language, FOLDERS).translate(text, "P{}".format)


def hints(table: Table, seat: int = 0) -> dict[str, str]:
    """Return the hints of a seat's options."""
    question = table.sees(seat).question
    assert question is not None
    return {option: said(wording.hint) for option, wording in question.wordings.items() if wording.hint is not None}


def board(table: Table, viewer: int | None = None) -> str:
    rules = table.session.rules
    return "\n".join(said(line) for line in rules.board_text(rules.view(table.session.state, viewer)))


def black(money: int = 20) -> Table:
    """Return a table at which seat 0 has a worker on the black market."""
    table = Table(2).at(Step.BLACK).money(money, 20)
    table.state.black, table.state.placed = [0], [Placement(0, "official_market")]
    return table


# -- animals ---------------------------------------------------------------------------------------------------------


def test_animals_that_go_for_others_are_told_before_and_after() -> None:
    table = Table(2).at(Step.AREAS).pens(0, Pen(3, "sheep", 3)).place(0, "cattle_farm").rolls(green=("high",))
    assert table.asked() == {0: "house"}
    told = preview(table.session, 0, ("p1:cow:2",)).lines
    table.answer(0, "house", "p1:cow:2")
    assert "P0 lets 3 sheep go." in [said(line.text) for line in told]
    assert "P0 lets 3 sheep go." in [said(line) for line in table.lines(1)]


@pytest.mark.parametrize(("language", "meat"), [("en", "meat"), ("es", "carne"), ("it", "carne")])
def test_whoever_houses_animals_is_told_what_brings_meat(language: str, meat: str) -> None:
    table = Table(2).at(Step.AREAS).pens(0, Pen(3, "sheep", 3)).place(0, "cattle_farm").rolls(green=("high",))
    question = table.sees(0).question
    assert question is not None and meat in said(question.prompt, language)


def test_animals_let_go_at_the_beginning_of_a_round_are_told_to_everybody() -> None:
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "cow", 2)).answer(0, "place", "move_animals")
    table.answer(0, "move_animals", "p1:none")
    assert "P0 lets 2 cows go." in [said(line) for line in table.lines(1)]


def test_where_animals_live_is_first_proposed_as_it_is() -> None:
    """There is one horse in each of two pens, one of them with wheat for its training."""
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "horse", 1, wheat=True), Pen(3, "horse", 1))
    table.answer(0, "place", "move_animals")
    assert table.decision(0).proposals[0] == ()


def test_a_newcomer_is_proposed_to_leave_an_animal_alone_with_its_wheat() -> None:
    table = Table(2).at(Step.AREAS).pens(0, Pen(3, "cow", 1, wheat=True), Pen(2, "cow", 1))
    table.place(0, "cattle_farm").rolls(green=("low",))
    assert ("p2:cow:2",) in table.decision(0).proposals


def test_an_order_for_newcomers_is_not_about_moving_animals() -> None:
    assert "move_animals" not in ORDERS
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "cow", 1), Pen(3)).answer(0, "place", "move_animals")
    assert table.asked() == {0: "move_animals"}


def test_a_pen_that_is_given_up_is_told_with_all_in_it() -> None:
    table = Table(2).at(Step.PLACE).pens(0, Pen(3, "sheep", 1, True, True)).answer(0, "place", "give_up")
    table.answer(0, "give_up", "p1")
    assert said(table.lines()[-1]) == "P0 gives up pen 1 with 1 sheep, wheat, and water."


@pytest.mark.parametrize("area", ["sheep_farm", "cattle_farm", "hen_house"])
def test_an_animal_farm_says_how_much_meat_animals_without_room_bring(area: str) -> None:
    for table, meat in ((Table(2), 1), (Table(2).plan(0, "smokehouse"), 2)):
        question = table.at(Step.PLACE).sees(0).question
        assert question is not None and (hint := question.wordings[area].hint) is not None
        assert said(hint).endswith(f"they bring {meat} meat in all.")


def test_no_surplus_is_told_where_no_meat_is_left() -> None:
    table = Table(2).at(Step.AREAS).place(0, "cattle_farm").rolls(green=("low",))
    table.goods(1, meat=goods_left(table.state, "meat"))
    assert table.asked() == {0: "place"} and "surplus" not in table.log() and "none-left" in table.log()


# -- workers ---------------------------------------------------------------------------------------------------------


def test_how_many_workers_will_leave_is_told_and_stands_on_the_board() -> None:
    table = Table(2).at(Step.PLACE)
    table.player(0).hired = 5
    table.answer(0, "place", "let_go").answer(0, "place", "let_go")
    assert said(table.lines(1)[-1]) == "P0 will give 2 workers back at the next upkeep."
    assert "P0 gives back at the next upkeep, workers: 2." in board(table, 1)
    table.answer(0, "place", "keep_all")
    assert said(table.lines(1)[-1]) == "P0 keeps all workers." and "gives back" not in board(table, 1)


def test_who_has_passed_may_still_give_workers_back_until_the_upkeep() -> None:
    """Ruling MT-06; they leave before their wages are due, and what was said can be taken back."""
    table = Table(2).at(Step.PLACE).money(9, 9)
    table.player(0).hired = 5
    table.answer(0, "place", "pass")
    for act in ("let_go", "let_go", "keep_all", "let_go"):
        table.session.act_out_of_turn(0, (act,))
    aside = table.sees(0).out_of_turn
    assert aside is not None and said(aside.prompt) == "How many workers do you give back at the next upkeep?"
    assert table.sees(1).out_of_turn is None
    table.answer(1, "place", "pass")
    assert table.session.state.round == 2 and (table.seat(0).hired, table.seat(0).money) == (4, 7)


def test_workers_who_go_unpaid_are_told_apart_from_those_given_back() -> None:
    """Nobody has chosen it, so the line says why they go (rulebook, "Mantenimento lavoratori")."""
    table = Table(2).round(1).money(1, 9)
    table.player(0).hired = 5
    assert table.asked()
    told = [said(line) for line in table.lines(1)]
    assert "P0 cannot pay the wages of 2 workers, who go back to the square." in told
    assert not any("gives" in line for line in told)


def test_the_board_in_words_tells_turns_and_channels() -> None:
    table = Table(2).at(Step.PLACE).money(5, 3)
    table.player(0).channels = ["a2:a3"]
    told = board(table)
    assert "It is the turn of P0 to place a worker." in told
    assert "Turn order of the next round as things stand: P1 and P0." in told
    assert "between fields a2 and a3" in told


# -- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "last", "told"), [
    (9, False, "Leaves at the next upkeep, before wages are paid"),
    (9, True, "No upkeep follows this round: it changes nothing"),
    (16, False, "No upkeep follows this round: it changes nothing"),
])
def test_no_upkeep_is_named_that_does_not_come(number: int, last: bool, told: str) -> None:
    table = Table(2).at(Step.PLACE).round(number)
    table.player(0).hired, table.state.last_round = 4, last
    assert hints(table)["let_go"] == told


@pytest.mark.parametrize(("number", "last"), [(16, False), (9, True)])
def test_no_turn_order_is_told_for_a_round_that_does_not_come(number: int, last: bool) -> None:
    table = Table(2).at(Step.PLACE).round(number)
    table.state.last_round = last
    assert "This is the last round." in board(table)
    assert "next round" not in board(table).split("Development")[0]


def test_a_crackdown_leaves_nothing_to_buy_in_no_words() -> None:
    table = black().goods(0, apple=1).in_force("E11")
    question = table.sees(0).question
    assert question is not None and said(question.prompt) == "Black market: sell as much as you like."
    assert {said(one.label) for one in question.missing} >= {"Buy apples"}
    assert "apples $1/–" in board(table, 0)


def test_a_boom_stands_beside_the_price() -> None:
    market = next(card for card in MARKETS.values() if {"apple", "wheat"} <= set(card.prices))
    table = Table(2).at(Step.MARKET).goods(0, apple=2, wheat=1).row(market.id).in_force("E10")
    table.place(0, "official_market").state.stalls = [Stall(0)]
    table.answer(0, "market", f"sell:{market.id}")
    assert hints(table) == {
        ware: f"${market.prices[ware] + 1} each; you have {n}" for ware, n in (("apple", 2), ("wheat", 1))
    }


def test_the_back_road_stands_beside_the_price_as_long_as_it_pays() -> None:
    table = black().goods(0, apple=2).plan(0, "back_road")
    price = TRADE.black_market["apple"].sell
    assert hints(table)["sell:apple"] == f"${price}, ${price + 1} for the first 5; you have 2"
    table = black().goods(0, apple=2).plan(0, "back_road")
    table.player(0).smuggled = 5
    assert hints(table)["sell:apple"] == f"${price} each; you have 2"


def test_places_tell_the_fee_that_their_owner_would_pay() -> None:
    table = Table(2).at(Step.PLACE).plan(0, "factory_permit", "craft_guild")
    told = hints(table)
    assert told["animal_industry"].startswith("$3 in all") and told["wine_mill"].startswith("$3 in all")
    assert "$5 make a cake" in told["oven"] and "$4 make clothes" in told["clothing"]


def test_foot_rot_says_why_it_cannot_be_paid() -> None:
    table = Table(2).at(Step.MARKETS).money(2, 20).pens(0, Pen(2, "cow", 1), Pen(2, "sheep", 1)).next_cards("E09")
    table.state.row[0] = ""
    question = table.sees(0).question
    assert question is not None and table.asked()[0] == "foot_rot"
    assert [said(one.reason) for one in question.missing] == ["It costs $3; you have $2."]


def test_one_basket_moves_the_cube_once_and_not_for_nothing() -> None:
    """Ruling MT-38: all sales are one transaction. Ruling MT-04: a change of 0 moves no cube."""
    buys = next(ware for ware, line in TRADE.black_market.items() if line.buy == 4)
    sells = next(ware for ware, line in TRADE.black_market.items() if line.sell in (1, 2, 4))
    count = 4 // TRADE.black_market[sells].sell
    table = black(0).goods(0, **{sells: count})
    table.state.track = [0, 1]
    table.answer(0, "black_market", f"sell:{sells}={count}", f"buy:{buys}=1")
    assert table.session.state.track == [0, 1] and table.seat(0).money == 0


def test_a_pen_that_is_not_ready_promises_no_training() -> None:
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "cow", 1), Pen(3, "cow", 1, True, True))
    told = hints(table)
    assert told["pen:p1"].startswith("Trains only if ") and told["pen:p2"].startswith("Stays as a trainer for good")


def test_two_workers_at_the_seed_shop_are_told_of_no_die() -> None:
    table = Table(2).at(Step.AREAS)
    table.player(0).fields = dict.fromkeys(table.player(0).fields, "apple") | {"a1": "wheat"}
    question = table.place(0, "crops:pair").sees(0).question
    assert question is not None and question.decision.key == "give_up_field"
    assert "die" not in said(question.prompt)


def test_a_crop_to_choose_says_in_how_many_fields_it_grows_whatever_lies_in_the_store() -> None:
    table = Table(2).at(Step.AREAS).goods(0, apple=3).fields(0, a1="grape", a2="apple", a3="grape")
    assert table.place(0, "crops:pair").asked() == {0: "crop"}
    assert hints(table) == {
        "crop:apple": "Grows in 1 of your fields",
        "crop:wheat": "Grows in none of your fields",
        "crop:grape": "Grows in 2 of your fields",
    }


def test_the_board_says_who_places_who_is_next_and_where_water_lies() -> None:
    """All in words: the order of the next round is that which it would have now."""
    table = Table(3).at(Step.PLACE).money(9, 5, 7).pens(0, Pen(2, "cow", 1, True, True))
    channel = CHANNELS[0]
    table.player(0).channels, table.player(0).reserve = [channel], 1
    table.state.order = [1, 2, 0]
    later = copy_of(table.state)
    begin_round(later)
    one, other = channel.split(":")
    for viewer in (None, 0, 1):
        told = board(table, viewer)
        assert "Turn order: P1, P2, and P0." in told
        assert "It is the turn of P1 to place a worker." in told
        names = [f"P{seat}" for seat in later.order]
        assert f"Turn order of the next round as things stand: {names[0]}, {names[1]}, and {names[2]}." in told
        assert f"Water of P0: 3 cubes, 1 beside the farm; between fields {one} and {other}." in told
        assert "pen 1 (room for 2): 1 cow, wheat, water" in told


# -- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_word_of_a_place_is_not_cut(language: str) -> None:
    """A select shows a hundred characters of a description."""
    for season in ("spring", "summer", "autumn", "winter"):
        table = Table(2).at(Step.PLACE, season)
        question = table.sees(0).question
        assert question is not None
        hints_there = [said(one.hint, language) for one in question.wordings.values() if one.hint is not None]
        assert [hint for hint in hints_there if len(hint) > 100] == []


# -- laws over random games ------------------------------------------------------------------------------------------

def test_no_label_or_hint_is_a_key_or_longer_than_a_select_shows() -> None:
    seen: dict[str, Text] = {}
    for players in (2, 4):
        rng, session = random.Random(players), Session(SPEC.rules, new_state(players, deck_a=(), deck_b=()))
        while not session.finished:
            seat, decision = rng.choice(list(session.open_questions().items()))
            view = table_view(session, seat)
            for question in (view.question, view.out_of_turn):
                for wording in question.wordings.values() if question is not None else ():
                    seen |= {
                        repr(text): text for text in (wording.label, wording.hint, wording.group) if text is not None
                    }
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
    told = {said(text, language) for text in seen.values() for language in LANGUAGES}
    assert {one for one in told if len(one) > 100 or "mi-tierra-" in one} == set()


def test_the_forest_says_that_all_sites_are_taken() -> None:
    table = Table(2).at(Step.PLACE).pens(0, *[Pen(2)] * len(Table(2).player(0).pens))
    assert hints(table)["forest"] == "All your sites are taken: you give up a pen first, or get nothing"


@pytest.mark.parametrize("workers", ["", ":pair"])
def test_who_has_no_room_is_warned_before_placing_one_worker_or_two(workers: str) -> None:
    """Two workers choose what they get, but it needs a place all the same."""
    full = {field: "apple" for field, crop in Table(2).player(0).fields.items() if not crop}
    table = Table(2).at(Step.PLACE).fields(0, **full).pens(0, Pen(2, "cow", 2), Pen(2), Pen(3))
    told = hints(table)
    assert told[f"forest{workers}"] == "All your sites are taken: you give up a pen first, or get nothing"
    planted = "All your fields are planted: you give one up first, or "
    assert told[f"crops{workers}"] == planted + "can plant only wheat, in a pen"
    table = Table(2).at(Step.PLACE).fields(0, **full).pens(0, Pen(2, "cow", 2))
    assert hints(table)[f"crops{workers}"] == planted + "get nothing"
    assert hints(Table(2).at(Step.PLACE))["crops:pair"] == "Choose instead of rolling"
    trained = [Pen(2, animal, 1, wheat=True, water=True, trainer=True) for animal in ("cow", "sheep", "chicken")]
    table = Table(2).at(Step.PLACE).pens(0, *trained)
    table.player(0).hired += 2
    assert hints(table)[f"forest{workers}"] == (
        "All your sites are taken: trainers stay in all pens, and you get nothing"
    )
