"""The end of the game (rulebook, "Fine partita")."""

from __future__ import annotations

import pytest

from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.state import Pen, Step
from tests.games.mi_tierra.table import Table


def ended(*money: int) -> Table:
    """A game in its last round, about to be reckoned."""
    return Table(len(money)).at(Step.END, "winter", 3).money(*money)


def test_the_sixteenth_round_is_the_last() -> None:
    assert ended(5, 6).session.finished
    assert not Table(2).at(Step.END, "autumn", 3).session.finished


def test_what_is_left_is_exchanged_three_for_one() -> None:
    """Rulebook, "Fine partita", example: 2 apples, 1 wine, 3 grapes, a cow and a sheep are 8, which make $2."""
    table = ended(0, 5).goods(0, apple=2, wine=1, grape=3).pens(0, Pen(2, "cow", 1), Pen(2, "sheep", 1))
    assert table.session.finished and table.seat(0).money == 2
    assert MiTierraRules().result(table.session.state).scores[0] == {"money": 2, "left": 2}


def test_the_bank_buys_cakes_and_clothes() -> None:
    """Rulebook, "Fine partita": $49 and $47; they are no part of the exchange."""
    table = ended(1, 5).goods(0, cake=2, clothes=1, apple=2)
    assert table.session.finished and table.seat(0).money == 1 + 98 + 47
    assert table.seat(0).earned == {"cake": 98, "clothes": 47}


@pytest.mark.parametrize(("money", "apples", "places", "reason"), [
    ((9, 7), (0, 2), (1, 2), "money"), ((7, 7), (1, 2), (2, 1), "left"), ((7, 7), (2, 2), (1, 1), "shared"),
    ((7, 6), (2, 5), (1, 1), "shared"),
])
def test_ties_go_by_what_is_left_after_the_exchange(
    money: tuple[int, int], apples: tuple[int, int], places: tuple[int, int], reason: str
) -> None:
    """Rulebook, "Fine partita"; ruling MT-42: the remainder, not what there was before."""
    table = ended(*money).goods(0, apple=apples[0]).goods(1, apple=apples[1])
    result = table.session.finished and MiTierraRules().result(table.session.state)
    assert result and result.places == places and result.reason.key == f"mi-tierra-reason-{reason}"


def test_the_last_round_is_played_to_its_end() -> None:
    table = Table(2).at(Step.PLACE).money(10, 20).goods(0, apple=3).row("A01", "A02")
    table.state.last_round = True
    table.answer(0, "place", "official_market").all_pass()
    table.answer(0, "market", "sell:A01").answer(0, "sale", "apple=1").answer(0, "after_sale", "home")
    assert table.session.finished and table.seat(0).money == 14


def test_a_round_leaves_nothing_behind() -> None:
    table = Table(2).at(Step.END)
    player = table.player(0)
    player.passed = player.moved = player.sold = True
    player.used, player.smuggled = ["lucky_clover"], 4
    table.plan(0, "lucky_clover").place(0, "order_table")
    assert table.asked() == {0: "place"}
    now = table.seat(0)
    assert (now.passed, now.moved, now.sold, now.used, now.smuggled) == (False, False, False, [], 0)
    assert table.session.state.placed == []
