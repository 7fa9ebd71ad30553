"""The thirteen areas of the board that produce (rulebook, "Lavoratori nelle aree produttive")."""

from __future__ import annotations

import pytest

from games.mi_tierra.activation import next_worker
from games.mi_tierra.content import PRODUCTION
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import Player, Step
from tests.games.mi_tierra.table import Table


def working(*places: str, players: int = 2) -> Table:
    """Seat 0 has workers there, and the areas are about to produce; everybody has money enough."""
    table = Table(players).at(Step.AREAS).money(*[40] * players).place(0, *places)
    table.player(0).hired = max(3, len(places))
    return table


def gained(table: Table) -> dict[str, int]:
    """The goods of seat 0 that are there."""
    return {good: count for good, count in table.seat(0).goods.items() if count}


def done(table: Table) -> Player:
    """Seat 0 once nobody is asked about the areas any more."""
    assert set(table.asked().values()) == {"place"}, table.asked()
    return table.seat(0)


def test_areas_act_in_their_order_and_first_come_is_first_served() -> None:
    """Rulebook, "Fase 5"."""
    table = Table(3)
    for area in reversed(PRODUCTION):
        table.place(2, area if area != "development" else "development:top")
        table.place(1, area if area != "development" else "development:left")
    table.state.order = [1, 2, 0]
    found = []
    while (one := next_worker(table.state)) is not None:
        found.append((one.area, one.seat))
        table.state.placed.remove(one)
    assert [area for area, _ in found[::2]] == list(PRODUCTION)
    first = dict(reversed(found))
    assert {area for area, seat in first.items() if seat == 1} == {"development"}, "there turn order counts"


def test_workers_go_home_when_they_have_worked() -> None:
    table = working("square", "square", "order_table", players=3)
    assert table.asked() and table.seat(0).hired == 5 and table.session.state.at_hut(0) == 5


# -- forest ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "size"), [("low", 2), ("high", 3)])
def test_forest_gives_a_pen_of_the_green_die(side: str, size: int) -> None:
    table = working("forest").rolls(green=(side,))
    assert done(table).pens == [Pen(size), None, None]


@pytest.mark.parametrize("size", [2, 3])
def test_forest_two_workers_choose_the_pen(size: int) -> None:
    table = working("forest:pair").answer(0, "pen_size", f"size:{size}")
    assert done(table).pens[0] == Pen(size) and "rolls" not in table.log()


def test_forest_with_full_sites_a_pen_can_be_given_up_before_the_roll() -> None:
    """Rulebook, note after "Industria vestiario"; ruling MT-18: what it holds is lost, a trainer's pen stays."""
    full = (Pen(2, "cow", 2), Pen(2, "sheep", 1, True, True, True), Pen(3, "chicken", 1, True, True))
    table = working("forest").pens(0, *full).rolls(green=("high",))
    assert table.options(0) == ("p1", "p3", "none") and "rolls" not in table.log()
    assert done(table.answer(0, "give_up_pen", "p1")).pens == [Pen(3), *full[1:]]
    table = working("forest").pens(0, *full)
    assert done(table.answer(0, "give_up_pen", "none")).pens == list(full) and "no-site" in table.log()
    stay = [Pen(2, "cow", 1, True, True, True)] * 3
    table = working("square").pens(0, *stay)
    table.player(0).hired = 5
    table.place(0, "forest")
    assert done(table).pens == stay


def test_forest_has_no_pen_left_of_the_size_rolled() -> None:
    """Ruling MT-19."""
    table = Table(4).at(Step.AREAS).place(0, "forest").rolls(green=("high",))
    for seat in (1, 2):
        table.pens(seat, Pen(3), Pen(3), Pen(3) if seat == 1 else Pen(2))
    assert done(table).pens == [None, None, None] and "no-pen" in table.log()
    table = Table(4).at(Step.AREAS).place(0, "forest:pair")
    for seat in (1, 2):
        table.pens(seat, Pen(3), Pen(3), Pen(3) if seat == 1 else Pen(2))
    assert done(table).pens[0] == Pen(2), "one size is left to choose"


# -- animals ---------------------------------------------------------------------------------------------------------

DICE = {"sheep_farm": ("sheep", "white"), "cattle_farm": ("cow", "green"), "hen_house": ("chicken", "white"),
        "clock_tower": ("horse", "green")}


def rolling(table: Table, die: str, face: int) -> Table:
    return table.rolls(white=(face,)) if die == "white" else table.rolls(green=("low" if face == 1 else "high",))


def at_farm(area: str, face: int, *pens: Pen) -> Table:
    """Seat 0 rolls for animals in an area."""
    table = rolling(working(area).pens(0, *pens), DICE[area][1], face)
    return table.answer(0, "tower", "horses") if area == "clock_tower" else table


@pytest.mark.parametrize("area", DICE)
def test_animals_as_many_as_the_die_shows(area: str) -> None:
    kind, die = DICE[area]
    for face in (1, 2, 3) if die == "white" else (1, 2):
        table = at_farm(area, face, Pen(3))
        assert done(table).pens[0] == Pen(3, kind, face)
        assert gained(table) == {}


@pytest.mark.parametrize("area", DICE)
def test_animals_without_room_bring_one_meat_for_all_of_them(area: str) -> None:
    """Rulebook, "Allevamento ovino" and the like; ruling MT-15: one for the whole surplus."""
    table = at_farm(area, 2)
    assert done(table).animals() == 0 and gained(table) == {"meat": 1}


def test_a_pen_holds_one_kind_only() -> None:
    table = at_farm("sheep_farm", 2, Pen(3, "cow", 1))
    assert table.asked() == {0: "house"}
    assert all(len({token.split(":")[1] for token in one}) == 1 for one in table.decision(0).proposals)
    table.answer(0, "house", "p1:cow:1")
    assert done(table).pens[0] == Pen(3, "cow", 1) and gained(table) == {"meat": 1}


def test_newcomers_settle_without_a_question_where_there_is_one_way() -> None:
    table = at_farm("hen_house", 2, Pen(3, "chicken", 1), Pen(2, "cow", 2))
    assert done(table).pens[:2] == [Pen(3, "chicken", 3), Pen(2, "cow", 2)]


def test_newcomers_are_asked_about_where_there_are_several_ways() -> None:
    table = at_farm("hen_house", 2, Pen(3, "chicken", 1), Pen(3))
    table.answer(0, "house", "p1:chicken:1", "p2:chicken:2")
    assert done(table).pens[:2] == [Pen(3, "chicken", 1), Pen(3, "chicken", 2)] and gained(table) == {}


def test_a_trained_animal_is_never_joined_without_a_question() -> None:
    trained = Pen(3, "cow", 1, True, True)
    table = at_farm("cattle_farm", 1, trained)
    assert table.asked() == {0: "house"}
    table.answer(0, "house", "p1:cow:1")
    assert done(table).pens[0] == trained and gained(table) == {}, "there was room: who is let go brings nothing"


def test_newcomers_leave_a_trained_animal_alone_where_there_is_another_home() -> None:
    """One way undoes no training, so nobody is asked."""
    trained = Pen(3, "cow", 1, True, True)
    table = at_farm("cattle_farm", 1, trained, Pen(3))
    assert done(table).pens[:2] == [trained, Pen(3, "cow", 1)]


def test_others_may_move_for_newcomers() -> None:
    """Ruling MT-16: what finds room when others move is no surplus."""
    table = at_farm("sheep_farm", 3, Pen(3, "cow", 2), Pen(2))
    table.answer(0, "house", "p1:sheep:3", "p2:cow:2")
    assert done(table).pens[:2] == [Pen(3, "sheep", 3), Pen(2, "cow", 2)] and gained(table) == {}
    table = at_farm("sheep_farm", 3, Pen(3, "cow", 2), Pen(2))
    table.answer(0, "house", "p1:cow:2", "p2:sheep:2")
    assert gained(table) == {}, "the third sheep had room"


def test_wheat_in_a_pen_takes_the_room_of_one_animal() -> None:
    """Ruling MT-17."""
    table = at_farm("cattle_farm", 2, Pen(2, wheat=True))
    table.answer(0, "house", "p1:cow:1")
    assert done(table).pens[0] == Pen(2, "cow", 1, True) and gained(table) == {"meat": 1}


def test_animals_come_as_far_as_there_are_any() -> None:
    """Ruling MT-19."""
    table = at_farm("sheep_farm", 3, Pen(3))
    fresh = Table(4).at(Step.AREAS).pens(0, Pen(3)).place(0, "sheep_farm").rolls(white=(3,))
    fresh.pens(1, Pen(3, "sheep", 3), Pen(3, "sheep", 3), Pen(3, "sheep", 3)).pens(2, Pen(2, "sheep", 1))
    assert done(table).animals("sheep") == 3 and done(fresh).animals("sheep") == 1
    empty = Table(4).at(Step.AREAS).pens(0, Pen(2)).place(0, "sheep_farm").rolls(white=(3,))
    empty.pens(1, Pen(3, "sheep", 3), Pen(3, "sheep", 3), Pen(3, "sheep", 3)).pens(2, Pen(2, "sheep", 2))
    assert done(empty).animals("sheep") == 0 and gained(empty) == {} and "no-animals" in empty.log()


# -- square ----------------------------------------------------------------------------------------------------------


def test_square_hires_one_idle_worker_for_the_next_round() -> None:
    """Rulebook, "Piazza dei lavoratori disoccupati": two more, five in all."""
    table = Table(2).at(Step.AREAS).money(9, 9).place(0, "square")
    assert done(table).hired == 4 and table.seat(0).money == 7, "his first wage is due at the next upkeep"
    table = Table(2).at(Step.AREAS).money(9, 9).place(0, "square")
    table.player(0).hired = 5
    assert done(table).hired == 5 and "nobody-idle" in table.log()


# -- crops -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "crop"), [(1, "apple"), (2, "wheat"), (3, "grape")])
def test_crops_the_white_die_says_what_is_planted(face: int, crop: str) -> None:
    table = working("crops").rolls(white=(face,)).answer(0, "plant", "b3")
    assert done(table).fields["b3"] == crop


@pytest.mark.parametrize("crop", ["apple", "wheat", "grape"])
def test_crops_two_workers_choose(crop: str) -> None:
    table = working("crops:pair").answer(0, "crop", f"crop:{crop}").answer(0, "plant", "a1")
    assert done(table).fields["a1"] == crop and "rolls" not in table.log()


def test_crops_wheat_may_go_into_a_pen_with_room() -> None:
    """Rulebook, "Coltivazioni"."""
    pens = (Pen(2, "cow", 1), Pen(2, "sheep", 2), Pen(3, wheat=True))
    table = working("crops").pens(0, *pens).rolls(white=(2,))
    assert [one for one in table.options(0) if one[0] == "p"] == ["p1"]
    assert done(table.answer(0, "plant", "p1")).pens[0] == Pen(2, "cow", 1, True)
    table = working("crops").pens(0, *pens).rolls(white=(1,))
    assert not [one for one in table.options(0) if one[0] == "p"]


FULL = dict.fromkeys(("a1", "a3", "a4", "b1", "b2", "b3", "b4"), "grape")


def test_crops_with_full_fields_one_can_be_given_up_before_the_roll() -> None:
    """Ruling MT-18; the printed apples stay."""
    table = working("crops").fields(0, **FULL).rolls(white=(1,))
    assert "a2" not in table.options(0) and "rolls" not in table.log()
    assert done(table.answer(0, "give_up_field", "b1")).fields["b1"] == "apple"
    table = working("crops").fields(0, **FULL).pens(0, Pen(2)).rolls(white=(2,))
    table.answer(0, "give_up_field", "none")
    assert done(table).pens[0] == Pen(2, wheat=True), "wheat had one place left, so nobody was asked"
    table = working("crops").fields(0, **FULL).rolls(white=(1,)).answer(0, "give_up_field", "none")
    assert done(table).fields == FULL | {"a2": "apple"} and "no-field" in table.log()


def test_crops_no_tile_left() -> None:
    table = Table(2).at(Step.AREAS).place(0, "crops").fields(1, **FULL).rolls(white=(3,))
    assert done(table).fields["a1"] == "" and "no-tile" in table.log()


# -- animal industry -------------------------------------------------------------------------------------------------


def industry(**herds: int) -> Table:
    sizes = {"pens": [Pen(3, kind, count) for kind, count in herds.items()]}
    return working("animal_industry").pens(0, *sizes["pens"])


def test_industry_one_fee_for_three_products() -> None:
    """Rulebook, "Industria di lavorazione dei prodotti animali": $5 for all three; the animals stay."""
    table = industry(sheep=2, cow=1, chicken=3)
    herd = table.player(0).pens.copy()
    table.answer(0, "make", "yes")
    assert gained(table) == {"wool": 1, "milk": 1, "egg": 1} and done(table).pens == herd and table.seat(0).money == 35


@pytest.mark.parametrize(("kind", "good", "least", "more"), [
    ("sheep", "wool", 2, 6), ("chicken", "egg", 2, 6), ("cow", "milk", 1, 3),
])
def test_industry_needs_animals_enough(kind: str, good: str, least: int, more: int) -> None:
    for count in range(1, 8):
        pens = [Pen(3, kind, min(3, max(0, count - 3 * site))) for site in range(3) if count > 3 * site]
        table = working("animal_industry").pens(0, *pens)
        made = (count >= least) + (count >= more)
        if made:
            assert gained(table.answer(0, "make", "yes")) == {good: made}, count
        else:
            assert done(table).money == 40 and gained(table) == {}, count


def test_industry_without_money_or_wish_nothing_is_paid() -> None:
    """Rulings MT-20, MT-53."""
    table = industry(cow=2).money(4, 40)
    assert done(table).money == 4 and gained(table) == {}
    table = industry(cow=2).answer(0, "make", "no")
    assert done(table).money == 40 and gained(table) == {}


# -- water mill ------------------------------------------------------------------------------------------------------


def test_water_mill_a_chain_from_the_house() -> None:
    """Rulebook, "Mulino ad acqua": the printed apples and the field left of them are watered."""
    table = working("water_mill").rolls(green=("high",))
    assert set(table.options(0)) == {"a1:b1", "a2:b2", "a2:a3", "keep"}
    table.answer(0, "water", "a2:a3")
    assert set(table.options(0)) == {"a1:b1", "a2:b2", "a3:a4", "a3:b3", "keep"}
    table.answer(0, "water", "a3:b3")
    assert done(table).channels == ["a2:a3", "a3:b3"] and table.seat(0).reserve == 0


def test_water_mill_into_a_pen_or_kept() -> None:
    table = working("water_mill").pens(0, Pen(2), Pen(3, water=True)).rolls(green=("high",))
    assert [one for one in table.options(0) if one[0] == "p"] == ["p1"]
    table.answer(0, "water", "p1").answer(0, "water", "keep")
    assert done(table).pens[0] == Pen(2, water=True) and table.seat(0).reserve == 1


def test_water_mill_only_new_cubes_are_placed() -> None:
    """Ruling MT-21: older ones wait for the next round."""
    table = working("water_mill").rolls(green=("low",))
    table.player(0).reserve = 2
    table.answer(0, "water", "a1:b1")
    assert done(table).reserve == 2 and table.seat(0).channels == ["a1:b1"]


def test_water_mill_gives_what_there_is() -> None:
    table = Table(2).at(Step.AREAS).place(0, "water_mill").rolls(green=("high",))
    table.player(1).reserve = 19
    assert done(table.answer(0, "water", "keep")).reserve == 1


# -- clock tower -----------------------------------------------------------------------------------------------------


def test_tower_shows_the_next_four_cards_and_one_may_reorder_them_alone() -> None:
    """Rulebook, "Torre dell'orologio"."""
    table = working("clock_tower").next_cards("A10", "A11", "A12", "A13").answer(0, "tower", "look")
    assert table.options(0) == ("A10", "A11", "A12", "A13") and table.decision(0).private
    table.answer(0, "reorder", "A13", "A10", "A12", "A11")
    drawn = [name for name in table.session.state.row if name]
    assert drawn == ["A13", "A10"], "they were laid out in the next round"
    top = table.session.state.deck[-2:]
    assert [(card.name, card.known_to) for card in top] == [("A11", 1), ("A12", 1)]


def test_tower_two_players_see_but_leave_the_order() -> None:
    """Ruling MT-23: alone is a player, not a worker."""
    table = Table(3).at(Step.AREAS).place(0, "clock_tower").place(1, "clock_tower")
    table.answer(0, "tower", "look").answer(1, "tower", "look")
    assert "reorders" not in table.log() and table.log().count("looks") == 2
    table = Table(3).at(Step.AREAS).place(0, "clock_tower", "clock_tower").answer(0, "tower", "look")
    assert table.asked() == {0: "reorder"}


def test_tower_who_reorders_takes_the_others_knowledge_away() -> None:
    table = working("clock_tower").next_cards("A10", "A11", "A12", "A13")
    for card in table.state.deck[-4:]:
        card.known_to = 0b10
    table.answer(0, "tower", "look").answer(0, "reorder", "A10", "A11", "A12", "A13")
    assert [card.known_to for card in table.session.state.deck[-2:]] == [1, 1]


def test_tower_looks_over_the_end_of_deck_a_and_at_what_is_left() -> None:
    """Ruling MT-24."""
    table = working("clock_tower")
    state = table.state
    state.gone += [card.name for card in state.deck[2:]]
    state.deck = state.deck[:2]
    last = [card.name for card in state.deck[::-1]]
    state.row = [state.gone.pop(), state.gone.pop()]
    assert table.answer(0, "tower", "look").options(0) == tuple(last)


# -- oven, mill, clothing --------------------------------------------------------------------------------------------


def test_oven_one_cake_for_milk_eggs_and_eight() -> None:
    """Rulebook, "Forno": 1 milk, 2 eggs, $8; one cake a worker."""
    table = working("oven").goods(0, milk=3, egg=5).answer(0, "make", "yes")
    assert gained(table) == {"milk": 2, "egg": 3, "cake": 1} and done(table).money == 32
    for goods, money in (({"milk": 1, "egg": 1}, 40), ({"milk": 0, "egg": 2}, 40), ({"milk": 1, "egg": 2}, 7)):
        table = working("oven").goods(0, **goods).money(money, 40)
        assert done(table).goods["cake"] == 0 and table.seat(0).money == money


def test_clothing_one_piece_for_wool_and_seven() -> None:
    """Rulebook, "Industria vestiario": 3 wool, $7."""
    table = working("clothing").goods(0, wool=4).answer(0, "make", "yes")
    assert gained(table) == {"wool": 1, "clothes": 1} and done(table).money == 33
    assert done(working("clothing").goods(0, wool=2)).money == 40
    assert done(working("clothing").goods(0, wool=3).answer(0, "make", "no")).goods["wool"] == 3


@pytest.mark.parametrize(("chosen", "left"), [
    ("flour", {"wheat": 1, "grape": 4, "flour": 1}), ("wine", {"wheat": 4, "grape": 1, "wine": 1}),
    ("both", {"wheat": 1, "grape": 1, "flour": 1, "wine": 1}), ("none", {"wheat": 4, "grape": 4}),
])
def test_wine_mill_one_fee_for_flour_and_wine(chosen: str, left: dict[str, int]) -> None:
    """Rulebook, "Industria vinicola e di macinazione": 3 wheat, 3 grapes, $5 for both."""
    table = working("wine_mill").goods(0, wheat=4, grape=4).answer(0, "mill", chosen)
    assert gained(table) == left and done(table).money == (40 if chosen == "none" else 35)


def test_wine_mill_with_goods_for_one_only() -> None:
    table = working("wine_mill").goods(0, wheat=3, grape=2)
    assert table.options(0) == ("flour", "none")
    assert done(working("wine_mill").goods(0, wheat=2, grape=2)).money == 40
    assert done(working("wine_mill").goods(0, wheat=3).money(4, 40)).money == 4


@pytest.mark.parametrize(("area", "good", "goods"), [
    ("oven", "cake", {"milk": 1, "egg": 2}), ("clothing", "clothes", {"wool": 3}),
])
def test_seven_cakes_and_seven_clothes_are_all(area: str, good: str, goods: dict[str, int]) -> None:
    """Ruling MT-54."""
    table = working(area).goods(0, **goods).goods(1, **{good: 7})
    assert done(table).goods[good] == 0 and table.seat(0).money == 40


# -- development -----------------------------------------------------------------------------------------------------

GRID = ("shears", "thresher", "trellis", "back_road")


@pytest.mark.parametrize(("spot", "price", "cards"), [
    ("top", 2, ("tl", "tr")), ("left", 2, ("tl", "bl")), ("right", 2, ("tr", "br")), ("bottom", 2, ("bl", "br")),
    ("centre", 4, ("tl", "tr", "bl", "br")),
])
def test_development_a_dollar_for_each_card_touched(spot: str, price: int, cards: tuple[str, ...]) -> None:
    """Rulebook, "Sviluppo": two at an edge, four in the centre; the card taken is part of the price."""
    table = working(f"development:{spot}", players=3).grid(*GRID)
    assert table.options(0) == (*cards, "none")
    table.answer(0, "plan", cards[0])
    assert done(table).money == 40 - price and len(table.seat(0).cards) == 1


def test_development_is_cheaper_once_cards_are_gone() -> None:
    """Rulebook, "Sviluppo": there may be none left."""
    table = working("development:centre", players=3).grid("", "thresher", "", "")
    assert done(table.answer(0, "plan", "tr")).money == 39 and table.seat(0).cards == ["thresher"]
    table = working("development:left", players=3).grid("", "thresher", "", "trellis")
    assert done(table).money == 40 and "no-plan" in table.log()


def test_development_acts_in_turn_order() -> None:
    table = Table(3).at(Step.AREAS).money(20, 20, 20).grid(*GRID)
    table.place(2, "development:top").place(0, "development:left")
    assert table.asked() == {0: "plan"}
    table.answer(0, "plan", "tl")
    assert table.options(2) == ("tr", "none") and table.decision(2).args["n"] == 1


def test_development_nobody_must_buy_or_has_to_without_money() -> None:
    table = working("development:centre", players=3).grid(*GRID).answer(0, "plan", "none")
    assert done(table).money == 40 and table.seat(0).cards == []
    table = working("development:centre", players=3).grid(*GRID).money(3, 40, 40)
    assert done(table).money == 3 and table.seat(0).cards == []


def test_development_a_fourth_card_takes_the_place_of_another() -> None:
    """Rulebook, "Sviluppo": cards of the farm may be given up for new ones; they go to the discards."""
    table = working("development:top", players=3).grid(*GRID).plan(0, "savings_book", "bunkhouse", "smokehouse")
    table.answer(0, "plan", "tl").answer(0, "give_up_plan", "card:bunkhouse")
    assert done(table).cards == ["savings_book", "smokehouse", "shears"]
    assert table.session.state.plans_gone == ["bunkhouse"]


def test_development_nobody_has_two_of_a_name() -> None:
    table = working("development:top", players=3).grid(*GRID).plan(0, "shears")
    assert table.options(0) == ("tr", "none") and table.decision(0).args["n"] == 2
