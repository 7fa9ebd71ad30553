"""The development cards (house data)."""

from __future__ import annotations

import pytest

from games.mi_tierra.housing import filled
from games.mi_tierra.state import Pen, Step
from tests.games.mi_tierra.table import Table


@pytest.mark.parametrize(("card", "crop"), [("apple_ladder", "apple"), ("thresher", "wheat"), ("trellis", "grape")])
def test_field_cards_bring_one_more_after_doubling(card: str, crop: str) -> None:
    for mine, wet, dry in (((card,), 3, 2), ((), 2, 1)):
        table = Table(2).at(Step.FARMS).plan(0, *mine).fields(0, a1=crop, b4=crop).fields(1, a1="wheat")
        table.player(0).fields["a2"] = "apple"
        if crop == "apple":
            wet, table.player(0).fields["a1"] = wet + 2, crop
        table.place(0, "field:a1", "field:b4").place(1, "field:a2")
        assert table.asked() and table.seat(0).goods[crop] == wet + dry
        assert table.seat(1).goods["apple"] == 2, "the neighbour has no such card"


def test_apple_ladder_helps_apples_only() -> None:
    table = Table(2).at(Step.FARMS).plan(0, "apple_ladder").fields(0, b4="grape").place(0, "field:b4")
    assert table.asked() and table.seat(0).goods["grape"] == 1


@pytest.mark.parametrize(("card", "good", "pen"), [
    ("shears", "wool", Pen(3, "sheep", 2)), ("milking_stool", "milk", Pen(3, "cow", 1)),
    ("nest_boxes", "egg", Pen(3, "chicken", 2)),
])
def test_product_cards_bring_one_more_where_there_is_one(card: str, good: str, pen: Pen) -> None:
    table = Table(2).at(Step.AREAS).money(20, 20).plan(0, card).pens(0, pen).place(0, "animal_industry")
    assert table.answer(0, "make", "yes").seat(0).goods[good] == 2
    table = Table(2).at(Step.AREAS).money(20, 20).plan(0, card).pens(0, filled(pen, pen.animal, pen.count - 1))
    table.place(0, "animal_industry")
    assert set(table.asked().values()) == {"place"}


def test_smokehouse_gives_two_meat_for_surplus_animals() -> None:
    table = Table(2).at(Step.AREAS).plan(0, "smokehouse").place(0, "sheep_farm").rolls(white=(3,))
    assert table.asked() and table.seat(0).goods["meat"] == 2


@pytest.mark.parametrize(("card", "area", "die"), [
    ("lucky_clover", "sheep_farm", "white"), ("lucky_horseshoe", "cattle_farm", "green"),
])
def test_lucky_cards_roll_again_and_the_second_result_stands(card: str, area: str, die: str) -> None:
    """Rulebook, note before "Attivazione dei lavoratori": also when it is worse; once a round."""
    kind = "sheep" if die == "white" else "cow"

    def lucky() -> Table:
        table = Table(3).at(Step.AREAS).plan(0, card).pens(0, Pen(3), Pen(3, "chicken", 3), Pen(3, "chicken", 3))
        return table.rolls(white=(2, 1, 1), green=("high", "low", "low")).place(0, area, area)

    table = lucky()
    assert table.decision(0).args["n"] == 2
    table.answer(0, "roll_again", "yes")
    assert table.seat(0).animals(kind) == 2, "one each: the second worker is not asked any more"
    table = lucky().answer(0, "roll_again", "no")
    assert table.asked() == {0: "roll_again"} and table.seat(0).animals(kind) == 2
    other = Table(2).at(Step.AREAS).plan(0, card).place(0, "cattle_farm" if die == "white" else "sheep_farm")
    assert set(other.asked().values()) == {"place"}, "the other die is not its business"


def test_mosquito_nets_spare_their_owner() -> None:
    for event in ("E01", "E07", "E09"):
        table = Table(2).at(Step.MARKETS).money(20, 20).next_cards(event).plan(0, "mosquito_nets")
        table.goods(0, apple=2, wheat=1).pens(0, Pen(2, "cow", 2))
        assert set(table.asked().values()) == {"place"}
        assert (table.seat(0).money, sum(table.seat(0).goods.values()), table.seat(0).animals()) == (20, 3, 2)


@pytest.mark.parametrize(("season", "income"), [("spring", 1), ("summer", 1), ("autumn", 0), ("winter", 0)])
def test_mosquito_nets_are_lent_in_spring_and_summer(season: str, income: int) -> None:
    table = Table(2).at(Step.WAGES, season).money(5, 9).plan(0, "mosquito_nets")
    assert table.asked() and table.seat(0).money == 5 + income


def test_savings_book_pays_before_wages() -> None:
    table = Table(2).at(Step.WAGES).money(0, 9).plan(0, "savings_book")
    table.player(0).hired = 4
    assert table.asked() and (table.seat(0).money, table.seat(0).hired) == (0, 4)
    assert table.seat(0).earned == {"cards": 2}


def test_market_stall_adds_to_the_first_sale_of_a_round() -> None:
    table = Table(2).at(Step.FARMS).money(10, 20).plan(0, "market_stall").goods(0, apple=9).goods(1, apple=9)
    table.row("A01", "A02").next_cards("A04", "A07", "A26").place(0, "official_market").place(1, "official_market")
    table.answer(0, "market", "sell:A01").answer(0, "sale", "apple=1")
    assert table.seat(0).money == 10 + 4 + 3
    table.answer(1, "market", "sell:A02").answer(1, "sale", "apple=1")
    table.answer(0, "market", "sell:A04").answer(0, "sale", "apple=1")
    assert table.seat(0).money == 17 + 4 and table.seat(1).money == 20 + 3


@pytest.mark.parametrize(("card", "area", "price"), [
    ("factory_permit", "animal_industry", 3), ("factory_permit", "wine_mill", 3),
    ("craft_guild", "oven", 5), ("craft_guild", "clothing", 4),
    ("factory_permit", "oven", 8), ("craft_guild", "wine_mill", 5),
])
def test_fee_cards_factory_permit_and_craft_guild(card: str, area: str, price: int) -> None:
    table = Table(2).at(Step.AREAS).money(price, 20).plan(0, card).pens(0, Pen(2, "cow", 1)).place(0, area)
    table.goods(0, milk=1, egg=2, wheat=3, grape=3, wool=3)
    table.answer(0, *(("mill", "both") if area == "wine_mill" else ("make", "yes")))
    assert table.seat(0).money == 0


def test_bunkhouse_houses_one_worker_for_nothing() -> None:
    table = Table(2).at(Step.WAGES).money(9, 9).plan(0, "bunkhouse")
    table.player(0).hired = table.player(1).hired = 5
    assert table.asked() and [table.seat(seat).money for seat in (0, 1)] == [7, 5]


def test_back_road_pays_more_for_five_units_and_sells_four() -> None:
    table = Table(2).at(Step.FARMS).money(20, 20).plan(0, "back_road").goods(0, apple=9)
    table.place(0, "official_market", "official_market").answer(0, "market", "black").answer(0, "market", "black")
    table.answer(0, "black_market", "sell:apple=3", "buy:wheat=3", "buy:grape=1")
    assert table.seat(0).money == 20 + 3 * 2 - 15 - 6
    table.answer(0, "black_market", "sell:apple=3")
    assert table.seat(0).money == 5 + 2 * 2 + 1, "five units of the round are the limit"
