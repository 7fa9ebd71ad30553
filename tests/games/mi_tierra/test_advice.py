"""What the farmer advises is true of the farm and of what is still to come."""

from __future__ import annotations

import pytest

from games.core.decision import Answer
from games.core.text import Text
from games.mi_tierra.ai.farmer import explain
from games.mi_tierra.ai.reasons import purpose
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.pieces import Entry, Pen
from games.mi_tierra.state import Stall, Step
from games.mi_tierra.view import view_of
from games.mi_tierra.wording.terms import listed
from tests.games.mi_tierra.table import Table


def advice(table: Table, seat: int = 0) -> tuple[Answer, str]:
    """Return the advised answer, and the key of the reason without what all have in common."""
    answer, reason = explain(table.sees(seat), table.decision(seat))
    return answer, reason.key.removeprefix("mi-tierra-")


def test_a_horse_for_which_others_move_closer_together_has_room() -> None:
    """The two horses can live in the large pen, and the sheep in a small one."""
    table = Table(2).at(Step.AREAS).pens(0, Pen(2, "horse", 2), Pen(2, "cow", 2), Pen(3, "sheep", 2))
    assert advice(table.place(0, "clock_tower")) == (("horses",), "advice-tower")
    full = Table(2).at(Step.AREAS).pens(0, Pen(2, "horse", 2), Pen(2, "cow", 2), Pen(3, "sheep", 3))
    assert advice(full.place(0, "clock_tower")) == (("look",), "advice-tower-look")


def test_the_animal_of_a_prize_is_one_with_room() -> None:
    """The winner's cow has settled; one place beside the hen is left."""
    table = Table(2).at(Step.PRIZES, "summer").pens(0, Pen(2, "horse", 2), Pen(2, "cow", 1), Pen(2, "chicken", 1))
    table.state.entries = [Entry(0, "horse", 1, 1, (0,))]
    assert table.asked() == {0: "prize_animal"}
    assert advice(table)[0] == ("animal:chicken",)


def test_idle_water_is_laid_to_planted_fields() -> None:
    table = Table(2).at(Step.PLACE).fields(0, b1="grape", b2="grape")
    table.player(0).reserve = 2
    assert advice(table.answer(0, "place", "move_water")) == (("a1:b1", "a2:b2"), "advice-water")
    laid = Table(2).at(Step.PLACE).fields(0, b1="grape")
    laid.player(0).channels = ["a1:b1"]
    assert advice(laid.answer(0, "place", "move_water"))[0] == ("a1:b1",), "no other place is better"


def test_goods_that_a_card_buys_are_kept_for_what_is_made_of_them() -> None:
    """The hint said that nobody paid enough, beside a card that paid."""
    table = Table(2).at(Step.MARKET).money(20, 5).row("A16", "A04").goods(0, wool=3).place(0, "official_market")
    table.state.stalls = [Stall(0)]
    assert "sell:A16" in table.options(0)
    assert advice(table) == (("home",), "advice-keep-parts")


@pytest.mark.parametrize(("number", "last", "why"), [
    (14, True, "go-clock-tower"), (13, False, "go-clock-tower"), (13, True, "advice-horse-sold"),
    (15, False, "advice-horse-sold"),
])
def test_no_rodeo_is_promised_after_the_last_one(number: int, last: bool, why: str) -> None:
    """Round 14 is the last summer."""
    table = Table(2).at(Step.PLACE).round(number).pens(0, Pen(2))
    table.state.last_round = last
    assert purpose(Situation(view_of(table.session.state, 0), 0), "clock_tower").key == f"mi-tierra-{why}"


def test_the_order_table_is_advised_for_the_place_that_it_gives() -> None:
    """Several workers of one player on it take several spaces, but only one place in the turn order."""
    table = Table(3).at(Step.PLACE).place(0, "order_table", "order_table")
    assert purpose(Situation(view_of(table.session.state, 1), 1), "order_table") == Text(
        "mi-tierra-go-order-table", {"n": 2}
    )


def test_where_no_place_is_worth_a_worker_the_advice_is_to_pass() -> None:
    """A seat in the last round, of whose field the supply has nothing left, was sent to the order table."""
    table = Table(2).at(Step.PLACE, "autumn", 1).goods(1, apple=42).pens(0, Pen(2))
    table.place(1, "clock_tower").state.last_round = True
    assert advice(table) == (("pass",), "go-pass")


@pytest.mark.parametrize(("pen", "last", "advised"), [
    (Pen(3, "chicken", 3), False, "animal:chicken"),
    (Pen(2, "cow", 1), False, "pay"),
    (Pen(2, "chicken", 2), False, "pay"),
    (Pen(2, "chicken", 1, wheat=True, water=True), False, "pay"),
    (Pen(2, "cow", 1), True, "animal:cow"),
])
def test_foot_rot_is_paid_for_an_animal_that_is_worth_it(pen: Pen, last: bool, advised: str) -> None:
    """One hen of three gives no egg less; at the end three animals are a dollar."""
    table = Table(2, start=1).at(Step.MARKETS, "spring").money(20, 20).next_cards("E09").pens(0, pen)
    table.state.last_round = last
    assert table.asked() == {0: "foot_rot"}
    assert advice(table)[0] == (advised,)


def test_animals_are_not_said_to_give_what_the_supply_does_not_have() -> None:
    table = Table(3).at(Step.PLACE).money(9, 9, 9).goods(1, egg=10).goods(2, egg=11).row("A11", "A12", "A19")
    table.pens(0, Pen(3, "chicken", 3), Pen(3, "cow", 3), Pen(3, "sheep", 3)).player(0).hired = 5
    told = purpose(Situation(table.sees(0).board, 0), "animal_industry")
    assert told.args["goods"] == listed({"wool": 1, "milk": 2})
