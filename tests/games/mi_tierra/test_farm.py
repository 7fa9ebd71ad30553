"""Work on one's own farm (rulebook, "Attivazione dei lavoratori nella propria fattoria", "Addestramento")."""

from __future__ import annotations

import pytest

from games.mi_tierra.fields import BESIDE, CHANNELS, FIELDS, harvest, next_channels, one_chain, watered
from games.mi_tierra.state import Pen, Step
from tests.games.mi_tierra.table import Table


def farming(*spots: str, season: str = "spring", players: int = 2) -> Table:
    """Seat 0 has workers on its farm, and the farms are about to produce."""
    table = Table(players).at(Step.FARMS, season).money(*[20] * players)
    return table.place(0, *(f"field:{spot}" if spot[0] != "p" else f"pen:{spot}" for spot in spots))


def crops(table: Table) -> tuple[int, int, int]:
    """Apples, wheat and grapes of seat 0 after the harvest."""
    assert set(table.asked().values()) == {"place"}
    goods = table.seat(0).goods
    return goods["apple"], goods["wheat"], goods["grape"]


def test_an_apple_field_brings_one_and_beside_another_two() -> None:
    """Rulebook, "Attivazione dei lavoratori nella propria fattoria", example. Both fields are dry."""
    assert crops(farming("b4").fields(0, b4="apple")) == (1, 0, 0)
    assert crops(farming("b4").fields(0, b4="apple", b3="apple")) == (2, 0, 0)


def test_never_more_than_two_however_many_fields_join() -> None:
    assert crops(farming("b3").fields(0, b2="grape", b3="grape", b4="grape", a3="grape")) == (0, 0, 2)


def test_fields_join_by_their_sides_only() -> None:
    assert crops(farming("b4").fields(0, b4="grape", a3="grape")) == (0, 0, 1)
    assert BESIDE["a1"] == ("a2", "b1") and BESIDE["b3"] == ("a3", "b2", "b4")


def test_each_worker_of_a_pair_of_fields_brings_two() -> None:
    """Ruling MT-10."""
    assert crops(farming("b3", "b4").fields(0, b3="wheat", b4="wheat")) == (0, 4, 0)


def test_a_watered_field_brings_twice_as_much() -> None:
    """Rulebook, note on watered crops and "Mulino ad acqua"; ruling MT-12: doubled after the limit, so four."""
    assert crops(farming("a2")) == (2, 0, 0), "the printed apples are watered from the start"
    assert crops(farming("a1").fields(0, a1="apple")) == (4, 0, 0)
    table = farming("b1").fields(0, b1="grape")
    table.player(0).channels = ["a1:b1"]
    assert crops(table) == (0, 0, 2)


def test_the_field_with_the_worker_says_whether_it_is_watered() -> None:
    """Ruling MT-13."""
    assert crops(farming("b1").fields(0, a1="wheat", b1="wheat")) == (0, 2, 0)
    assert crops(farming("a1").fields(0, a1="wheat", b1="wheat")) == (0, 4, 0)


def test_a_chain_waters_what_hangs_on_it() -> None:
    assert watered(()) == {"a1", "a2"}
    assert watered(["a2:a3", "a3:b3"]) == {"a1", "a2", "a3", "b3"}
    assert watered(["a3:b3"]) == {"a1", "a2"} and not one_chain(["a3:b3"])
    assert one_chain(["a3:b3", "a2:a3"]) and set(next_channels(["a1:b1"])) == {"a2:b2", "b1:b2", "a2:a3"}
    assert len(FIELDS) == 8 and len(CHANNELS) == 9
    assert harvest({**dict.fromkeys(FIELDS, ""), "b4": "apple"}, "b4", wet=True) == 2


def test_a_harvest_ends_with_the_supply() -> None:
    table = farming("a1").fields(0, a1="wheat", b1="wheat").goods(1, wheat=31)
    assert crops(table) == (0, 2, 0)


READY = Pen(3, "horse", 1, True, True)


def test_training_has_three_levels() -> None:
    """Rulebook, table of "Addestramento"."""
    assert Pen(3, "horse", 1).level == 1
    assert READY.level == 2 and Pen(3, "horse", 1, True, True, True).level == 3
    for less in (Pen(3, "horse", 2, True, True), Pen(3, "horse", 1, False, True), Pen(3, "horse", 1, True, False),
                 Pen(3, "horse", 1, True, False, True), Pen(3, "horse", 1, False, True, True)):
        assert less.level == 1


def test_a_worker_becomes_a_trainer_for_the_rest_of_the_game() -> None:
    table = farming("p1").pens(0, READY)
    assert table.asked() and table.seat(0).pens[0] == Pen(3, "horse", 1, True, True, True)
    assert table.session.state.at_hut(0) == 2 and table.seat(0).hired == 3


@pytest.mark.parametrize("pen", [
    Pen(3, "horse", 2, True, True), Pen(3, "horse", 1, True), Pen(3, "horse", 1, water=True), Pen(3, "", 0, True, True),
])
def test_where_a_pen_is_not_ready_the_worker_goes_home(pen: Pen) -> None:
    """Ruling MT-45."""
    table = farming("p1").pens(0, pen)
    assert table.asked() and table.seat(0).pens[0] == pen and table.session.state.at_hut(0) == 3


def test_what_was_given_up_this_round_brings_nothing() -> None:
    table = Table(2).at(Step.AREAS).place(0, "crops", "field:b1").rolls(white=(3,))
    table.fields(0, **dict.fromkeys(("a1", "a3", "a4", "b1", "b2", "b3", "b4"), "grape"))
    table.player(0).fields |= {"b1": "wheat"}
    table.answer(0, "give_up_field", "b1")
    assert table.asked() and table.seat(0).goods["wheat"] == 0
    gone = Table(2).at(Step.AREAS).place(0, "forest", "pen:p1").pens(0, READY, Pen(2), Pen(2)).rolls(green=("low",))
    gone.answer(0, "give_up_pen", "p1")
    assert gone.seat(0).pens[0] == Pen(2)
