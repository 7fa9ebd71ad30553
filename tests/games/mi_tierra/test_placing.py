"""Placing workers (rulebook, "Fase 4")."""

from __future__ import annotations

import pytest

from games.mi_tierra.content import AREAS, PRODUCTION, development_spaces, spaces_of
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import Step
from tests.games.mi_tierra.table import Table


def test_one_worker_each_in_turn_until_all_are_placed() -> None:
    table = Table(2).at(Step.PLACE)
    for seat in (0, 1, 0, 1, 0):
        table.answer(seat, "place", "official_market")
    assert table.asked() == {1: "place"} and table.options(1).count("official_market") == 0
    assert [one.seat for one in table.session.state.placed] == [0, 1, 0, 1, 0]


def test_who_has_more_workers_goes_on_alone() -> None:
    table = Table(2).at(Step.PLACE)
    table.player(1).hired = 5
    order = []
    while table.asked().get(0) == "place" or table.asked().get(1) == "place":
        seat = next(iter(table.asked()))
        if table.session.state.round > 1:
            break
        order.append(seat)
        table.answer(seat, "place", "field:a2" if seat not in order[:-1] else table.options(seat)[0])
    assert order == [0, 1, 0, 1, 0, 1, 1, 1]


def test_two_workers_on_one_space_are_one_turn() -> None:
    """Rulebook, "Fase 4", note: in the forest and at the seed shop only."""
    table = Table(3).at(Step.PLACE)
    assert [one for one in table.options(0) if one.endswith(":pair")] == ["forest:pair", "crops:pair"]
    table.answer(0, "place", "forest:pair")
    assert table.asked() == {1: "place"} and table.session.state.at_hut(0) == 1
    table.answer(1, "place", "pass").answer(2, "place", "pass")
    assert not [one for one in table.options(0) if one.endswith(":pair")]


@pytest.mark.parametrize("area", [area for area in PRODUCTION if area != "development"] + ["official_market"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_area_takes_as_many_as_it_has_spaces(area: str, players: int) -> None:
    table = Table(players).at(Step.PLACE)
    for number in range(spaces_of(area, players) - 1):
        table.player(number % players).hired = 5
        table.place(number % players, area)
    assert area in table.options(0)
    full = Table(players).at(Step.PLACE)
    for number in range(spaces_of(area, players)):
        full.player(number % players).hired = 5
        full.place(number % players, area)
    assert area not in full.options(0)


def test_the_right_edge_of_the_development_cards_is_blocked_with_two() -> None:
    assert [one for one in Table(2).at(Step.PLACE).options(0) if one.startswith("development")] == [
        f"development:{spot}" for spot in ("top", "left", "centre", "bottom")
    ]
    table = Table(3).at(Step.PLACE).place(1, "development:centre")
    assert "development:centre" not in table.options(0) and "development:right" in table.options(0)
    assert len(development_spaces(3)) == 5


@pytest.mark.parametrize(("season", "area"), [
    ("spring", ""), ("summer", "arena"), ("autumn", ""), ("winter", "podium"),
])
def test_podium_and_arena_open_in_their_season_only(season: str, area: str) -> None:
    options = Table(2).at(Step.PLACE, season).options(0)
    assert {one for one in ("arena", "podium") if one in options} == {area} - {""}
    assert AREAS["arena"].spaces == AREAS["podium"].spaces == 6


def test_one_worker_to_a_field_or_pen_of_ones_own() -> None:
    table = Table(2).at(Step.PLACE).fields(0, b1="wheat").pens(0, Pen(2), Pen(3, trainer=True))
    table.player(0).hired = 4
    own = [one for one in table.options(0) if one.startswith(("field", "pen"))]
    assert own == ["field:a2", "field:b1", "pen:p1"]
    table.answer(0, "place", "field:a2").answer(1, "place", "field:a2").answer(0, "place", "pen:p1")
    own = [one for one in table.answer(1, "place", "pass").options(0) if one.startswith(("field", "pen"))]
    assert own == ["field:b1"]


def test_passing_is_final_for_the_round() -> None:
    """Ruling MT-08."""
    table = Table(2).at(Step.PLACE).answer(0, "place", "pass").answer(1, "place", "order_table")
    assert table.asked() == {1: "place"}
    table.answer(1, "place", "pass")
    assert table.asked() == {1: "place"} and table.session.state.round == 2
    assert not table.seat(0).passed


def test_water_and_animals_move_in_the_first_turn_of_a_round_only() -> None:
    """Rulebook, "Mulino ad acqua", note; ruling MT-21."""
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "cow", 1), Pen(3))
    table.player(0).reserve = 1
    assert table.decision(0).anytime == ("move_water", "move_animals")
    table.answer(0, "place", "move_water").answer(0, "move_water", "p2")
    table.answer(0, "place", "move_animals").answer(0, "house", "p1:none", "p2:cow:1")
    assert table.seat(0).pens[:2] == [Pen(2), Pen(3, "cow", 1, water=True)] and table.seat(0).reserve == 0
    table.answer(0, "place", "order_table").answer(1, "place", "order_table")
    assert table.asked() == {0: "place"} and table.decision(0).anytime == ()


def test_water_moves_in_one_chain_and_no_more_than_there_is() -> None:
    table = Table(2).at(Step.PLACE).pens(0, Pen(2))
    table.player(0).channels = ["a2:a3", "a3:b3"]
    table.answer(0, "place", "move_water")
    assert table.refused(0, "a3:b3").rule == "no_chain"
    assert table.refused(0, "a2:a3", "a3:b3", "p1").rule == "too_many_cubes"
    table.answer(0, "move_water", "a1:b1", "p1")
    assert table.seat(0).channels == ["a1:b1"] and table.seat(0).pens[0] == Pen(2, water=True)


def test_the_chain_that_waters_most_is_one_answer() -> None:
    """Wheat lies joined in b2 and b3, two cubes away; a grape alone in a3, one away. A cube in a pen stays there."""
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "cow", 1, wheat=True, water=True)).fields(
        0, a3="grape", b2="wheat", b3="wheat"
    )
    table.player(0).channels = ["a1:b1", "a2:a3"]
    proposals = table.answer(0, "place", "move_water").decision(0).proposals
    assert proposals == (("a1:b1", "a2:a3", "p1"), ("a2:b2", "b2:b3", "p1"), ())


def test_animals_can_be_let_go_and_never_multiply() -> None:
    """Ruling MT-16."""
    table = Table(2).at(Step.PLACE).pens(0, Pen(2, "cow", 2), Pen(3, "sheep", 1)).answer(0, "place", "move_animals")
    assert table.refused(0, "p1:cow:2", "p2:cow:1").rule == "too_many_animals"
    table.answer(0, "house", "p1:sheep:1", "p2:cow:1")
    assert (table.seat(0).animals("cow"), table.seat(0).animals("sheep"), table.seat(0).goods["meat"]) == (1, 1, 0)
