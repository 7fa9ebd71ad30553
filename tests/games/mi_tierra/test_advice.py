"""What the farmer advises is true of the farm: room that moving animals makes, water that lies idle, and why goods that a
card buys are kept."""

from __future__ import annotations

from games.core.decision import Answer
from games.mi_tierra.ai.farmer import explain
from games.mi_tierra.pieces import Entry, Pen
from games.mi_tierra.state import Stall, Step
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
