"""The black market (rulebook, "Mercato nero")."""

from __future__ import annotations

import pytest

from games.mi_tierra.content import TRADE, WARES
from games.mi_tierra.pieces import Pen, Placement
from games.mi_tierra.state import Step
from tests.games.mi_tierra.table import Table


def black(*seats: int, players: int = 2) -> Table:
    """Workers have come to the black market; everybody has $20."""
    table = Table(players).at(Step.BLACK).money(*[20] * players)
    table.state.black = list(seats)
    table.state.placed = [Placement(seat, "official_market") for seat in seats]
    return table


@pytest.mark.parametrize("ware", WARES)
def test_a_unit_brings_its_price_and_costs_its_price(ware: str) -> None:
    line = TRADE.black_market[ware]
    animal = ware in ("sheep", "cow", "chicken", "horse")
    table = black(0)
    if animal:
        table.pens(0, Pen(2, ware, 1))
    else:
        table.goods(0, **{ware: 1})
    table.answer(0, "black_market", f"sell:{ware}=1")
    assert table.seat(0).money == 20 + line.sell
    table = black(0).pens(0, Pen(2))
    assert (f"buy:{ware}" in table.options(0)) == (line.buy is not None)
    if line.buy is not None:
        table.answer(0, "black_market", f"buy:{ware}=1")
        assert table.seat(0).money == 20 - line.buy
        assert (table.seat(0).animals(ware) if animal else table.seat(0).goods[ware]) == 1


def test_sales_have_no_limit_and_purchases_three_units_a_worker() -> None:
    """Rulebook: as much as one likes, and at most three."""
    table = black(0, 0).goods(0, apple=12, wine=7).money(20, 20)
    assert table.refused(0, "buy:apple=4").rule == "too_many_of"
    assert table.refused(0, "buy:apple=2", "buy:egg=2").rule == "too_many"
    table.answer(0, "black_market", "sell:apple=12", "sell:wine=7", "buy:egg=3")
    assert table.seat(0).money == 20 + 12 + 70 - 21
    table.answer(0, "black_market", "buy:egg=3")
    assert table.seat(0).goods["egg"] == 6


def test_what_is_sold_pays_for_what_is_bought() -> None:
    """Ruling MT-38."""
    table = black(0).money(1, 20).goods(0, wine=1)
    assert table.refused(0, "buy:milk=1").rule == "too_dear"
    assert table.refused(0, "sell:wine=1", "buy:milk=2").rule == "too_dear"
    table.answer(0, "black_market", "sell:wine=1", "buy:milk=1")
    assert table.seat(0).money == 2 and table.seat(0).goods["milk"] == 1


def test_bought_animals_need_room() -> None:
    table = black(0).pens(0, Pen(2, "cow", 2), Pen(2, "horse", 1))
    assert table.refused(0, "buy:chicken=1").rule == "no_room"
    assert table.refused(0, "buy:cow=1").rule == "no_room"
    table.answer(0, "black_market", "sell:horse=1", "buy:chicken=2")
    assert table.seat(0).pens[1] == Pen(2, "chicken", 2) and table.seat(0).goods["meat"] == 0


def test_several_kinds_of_bought_animals_are_housed_together() -> None:
    table = black(0).pens(0, Pen(3), Pen(2))
    table.answer(0, "black_market", "buy:chicken=2", "buy:sheep=1")
    assert table.asked() == {0: "house"}
    table.answer(0, "house", "p1:chicken:2", "p2:sheep:1")
    assert table.seat(0).pens[:2] == [Pen(3, "chicken", 2), Pen(2, "sheep", 1)]


def test_cakes_and_clothes_are_not_traded() -> None:
    """Ruling MT-38."""
    table = black(0).goods(0, cake=1, clothes=1, apple=1)
    assert not [one for one in table.options(0) if one.endswith(("cake", "clothes"))]


def test_workers_trade_in_the_order_in_which_they_came() -> None:
    table = black(1, 0, players=3).goods(0, apple=1).goods(1, apple=1)
    assert table.asked() == {1: "black_market"}
    table.answer(1, "black_market")
    assert table.asked() == {0: "black_market"}
    table.answer(0, "black_market", "sell:apple=1")
    assert set(table.asked().values()) == {"place"}


def test_only_what_is_there_can_be_bought() -> None:
    table = black(0).goods(1, egg=20)
    assert dict(zip(table.decision(0).parts[0].ids, table.decision(0).parts[0].limits, strict=True))["buy:egg"] == 1
