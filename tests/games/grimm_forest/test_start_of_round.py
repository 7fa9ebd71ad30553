"""The Royal Prince and the order of start-of-round effects."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.table import Table


def test_the_prince_takes_two_of_five_bricks() -> None:
    """Rulebook, differences with two players, the example: five bricks, he takes two and leaves three."""
    table = Table(2, prince_rolls=["brick"]).lies("brickyard", brick=5)
    assert table.lying("brickyard") == (0, 0, 3)
    assert table.board().prince == "brickyard" and table.board().prince_took == 2


@pytest.mark.parametrize(
    ("fields", "forest", "brickyard", "place", "took"),
    [(11, 4, 3, "fields", 5), (11, 11, 3, "forest", 5), (12, 12, 12, "brickyard", 6), (13, 12, 3, "fields", 6)],
)
def test_above_ten_he_goes_to_the_fullest_the_sturdiest_in_a_tie(
    fields: int, forest: int, brickyard: int, place: str, took: int
) -> None:
    table = Table(2, prince_rolls=["straw"])
    table.lies("fields", straw=fields).lies("forest", wood=forest).lies("brickyard", brick=brickyard)
    assert (table.board().prince, table.board().prince_took) == (place, took)
    assert table.session.state.prince_rolls == ["straw"]  # no roll


def test_exactly_ten_is_not_more_than_ten() -> None:
    table = Table(2, prince_rolls=["wood"]).lies("fields", straw=10)
    assert table.board().prince == "forest" and table.lying("fields") == (10, 0, 0)


def test_the_prince_is_nobodys_company() -> None:
    table = Table(2, prince_rolls=["straw"]).friend(0, "golden_goose").go("fields", "forest")
    assert table.asked() == {0: "gain"}


def test_no_prince_with_three() -> None:
    table = Table(3)
    assert table.board().prince == "" and table.lying("fields") == (5, 0, 0)


def test_the_die_shows_every_material() -> None:
    places = set()
    for counter in range(20):
        table = Table(2, prince_rolls=[])
        table.state.chance.counter = 100 + counter
        places.add(table.board().prince)
    assert places == {"fields", "forest", "brickyard"}


def test_a_roll_cannot_be_taken_back() -> None:
    table = Table(2).friend(0, "aladdin").answer(0, "aladdin", "alone")
    assert table.session.can_undo(0)  # his own answer, given after the roll
    table.session.undo(0)
    assert not table.session.can_undo(0)


def test_effects_go_in_turn_order_from_the_start_player() -> None:
    table = Table(3, start=1).friend(0, "aladdin").friend(1, "pinocchio").friend(2, "rapunzel")
    table.answer(1, "pinocchio", "fields").answer(2, "rapunzel", "wood").answer(0, "aladdin", "alone")
    assert set(table.asked().values()) == {"choose"}
