"""The beginning of a round: season, turn order, wages, markets (rulebook, "Fase 1" to "Fase 3", "Nuovo round")."""

from __future__ import annotations

import pytest

from games.mi_tierra.money import by_money, earn, pay
from games.mi_tierra.state import Pen, Step
from tests.games.mi_tierra.table import Table


def test_the_first_round_goes_clockwise_from_the_start_player() -> None:
    """Rulebook, "Preparazione"."""
    table = Table(4, start=2)
    assert table.state.order == [2, 3, 0, 1] and table.asked() == {2: "place"}
    assert table.session.state.round == 1 and table.session.state.season == "spring"


def test_least_money_goes_first() -> None:
    """Rulebook, "Fase 2"."""
    table = Table(4).round(1).money(9, 4, 30, 7)
    assert table.asked() == {1: "place"}
    assert table.session.state.order == [1, 3, 0, 2] and table.session.state.round == 2


def test_of_equal_money_the_last_to_arrive_goes_first() -> None:
    """Rulebook, "Fase 2": whose cube lies on the others."""
    state = Table(3).money(5, 5, 5).state
    assert by_money(state) == [2, 1, 0]
    earn(state, 0, 2, "market")
    pay(state, 0, 2)
    assert by_money(state) == [0, 2, 1]
    earn(state, 2, 0, "market")
    pay(state, 2, 0)
    assert by_money(state) == [0, 2, 1], "a change of nothing moves no cube"


def test_workers_on_the_order_table_come_first_in_the_next_round() -> None:
    """Rulebook, "Nuovo round": first the lower line, then the others by money; two of one player count once."""
    table = Table(4).round(1).money(9, 4, 30, 7).place(2, "order_table", "order_table").place(0, "order_table")
    assert table.asked() == {2: "place"}
    assert table.session.state.order == [2, 0, 1, 3]
    assert [table.session.state.at_hut(seat) for seat in range(4)] == [3, 3, 3, 3]


def test_the_order_table_does_nothing_in_its_own_round() -> None:
    table = Table(2).at(Step.AREAS).money(3, 9).place(1, "order_table")
    assert table.asked() == {1: "place"} and table.session.state.order == [1, 0]
    assert table.session.state.round == 2


def test_the_marker_goes_from_the_last_space_to_the_first() -> None:
    """Rulebook, "Fase 1"."""
    table = Table(2).round(8)
    assert table.asked() and (table.session.state.round, table.session.state.season) == (9, "spring")


def test_five_workers_cost_four_dollars() -> None:
    """Rulebook, "Mantenimento lavoratori", example: two workers beyond the three of the beginning, $2 each."""
    table = Table(2).round(1).money(10, 10)
    table.player(0).hired = 5
    assert table.asked() and [one.money for one in table.session.state.players] == [6, 10]


@pytest.mark.parametrize(("money", "left", "kept"), [(0, 0, 3), (1, 1, 3), (2, 0, 4), (3, 1, 4), (4, 0, 5)])
def test_who_cannot_pay_gives_workers_back(money: int, left: int, kept: int) -> None:
    """Rulebook, "Mantenimento lavoratori": nobody goes below zero."""
    table = Table(2).round(1).money(money, 10)
    table.player(0).hired = 5
    assert table.asked() and (table.seat(0).money, table.seat(0).hired) == (left, kept)
    assert table.seat(0).idle == 5 - kept


def test_workers_can_be_given_back_although_they_could_be_paid() -> None:
    """Rulebook, "Mantenimento lavoratori"; ruling MT-06: it is said beforehand and can be changed until the upkeep."""
    table = Table(2).at(Step.PLACE).money(10, 30)
    table.player(0).hired = 5
    for _ in range(2):
        table.answer(0, "place", "let_go")
    assert "let_go" not in table.decision(0).anytime
    table.answer(0, "place", "keep_all").answer(0, "place", "let_go").all_pass()
    assert (table.seat(0).hired, table.seat(0).money, table.seat(0).leaving) == (4, 8, 0)
    assert table.decision(0).anytime == ("let_go",)


def test_a_trainer_costs_a_wage_and_is_never_given_back() -> None:
    """Ruling MT-46."""
    table = Table(2).round(1).money(0, 9).pens(0, *[Pen(2, "cow", 1, True, True, True)] * 3)
    table.player(0).hired = 5
    assert table.asked() == {1: "place"} or table.asked() == {0: "place"}
    assert (table.seat(0).hired, table.seat(0).trainers, table.session.state.at_hut(0)) == (3, 3, 0)


def test_closing_markets_leave_and_exit_symbols_close() -> None:
    """Rulebook, "Mantenimento mercato": the closing row is discarded, cards with the symbol move there, and the row is
    filled up without counting them."""
    table = Table(3).round(1).row("A10", "A05", "A14").closing("A08").next_cards("A04", "A11")
    assert table.asked()
    state = table.session.state
    assert state.gone == ["A08"] and state.closing == ["A10", "A14"] and state.row == ["A04", "A05", "A11"]


def test_the_development_cards_are_filled_up() -> None:
    table = Table(2).round(1).grid("shears", "", "", "thresher")
    before = [card.name for card in table.state.plans][::-1][:2]
    assert table.asked() and table.session.state.grid == ["shears", *before, "thresher"]


def test_given_up_development_cards_become_the_deck_again() -> None:
    table = Table(2).round(1).grid("shears", "", "shears", "thresher")
    table.state.plans_gone = [card.name for card in table.state.plans]
    table.state.plans = []
    assert table.asked() and table.session.state.grid[1]
    assert table.session.state.plans_gone == [] and len(table.session.state.plans) == 28
