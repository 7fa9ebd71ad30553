"""Beauty contests in winter and rodeos in summer (rulebook, "Concorsi di bellezza", "Rodei")."""

from __future__ import annotations

import pytest

from games.mi_tierra.content import TRADE
from games.mi_tierra.pieces import Pen
from games.mi_tierra.prizes import Award, awards, goods_prize
from games.mi_tierra.state import Step
from tests.games.mi_tierra.table import Table, new_state

COW = Pen(3, "cow", 1, True, True)
MASTER = Pen(3, "horse", 1, True, True, True)


def contest(players: int = 4, season: str = "winter", lap: int = 0) -> Table:
    """The contest or rodeo of a season is about to begin; everybody has $20 and the order is that of the seats."""
    return Table(players).at(Step.CONTEST, season, lap).money(*[20] * players)


def shown(table: Table) -> list[tuple[int, int]]:
    """Who has shown what for how many points."""
    return [(entry.seat, entry.points) for entry in table.session.state.entries]


def test_three_cows_of_level_two_make_six_points() -> None:
    """Rulebook, "Concorsi di bellezza", example: one worker, 3 x 2 = 6."""
    table = contest(2).pens(0, COW, COW, COW).pens(1, Pen(3, "sheep", 3)).place(0, "podium").place(1, "podium")
    table.answer(0, "enter_contest", "p1", "p2", "p3")
    assert shown(table) == [(0, 6)]


def test_horses_of_level_three_and_one_make_four_points() -> None:
    """Rulebook, "Rodei", example: two workers, 1 x 3 + 1 x 1 = 4."""
    table = contest(2, "summer").pens(0, MASTER, Pen(2, "horse", 2)).pens(1, Pen(2, "horse", 1))
    table.player(0).hired = 4
    table.place(0, "arena", "arena").place(1, "arena")
    table.answer(0, "enter_rodeo", "p1").answer(0, "enter_rodeo", "p2")
    assert shown(table) == [(0, 3), (0, 1)]


def test_one_worker_shows_one_kind_of_one_training() -> None:
    table = contest(2).pens(0, COW, Pen(3, "cow", 2), Pen(3, "sheep", 3)).place(0, "podium", "podium")
    assert table.refused(0, "p1", "p2").rule == "mixed_entry" and table.refused(0, "p2", "p3").rule == "mixed_entry"
    table.answer(0, "enter_contest", "p1")
    assert table.options(0) == ("p2", "p3"), "an animal is shown once"
    table.answer(0, "enter_contest", "p3")
    assert table.seat(0).earned == {"contest": 7} and table.asked() == {0: "prize_goods"}


def test_horses_are_shown_in_the_arena_only_and_others_on_the_podium_only() -> None:
    table = contest(2).pens(0, MASTER, Pen(2, "chicken", 1)).place(0, "podium")
    assert table.options(0) == ("p2",)
    table = contest(2, "summer").pens(0, MASTER, Pen(2, "chicken", 1)).place(0, "arena")
    assert table.options(0) == ("p1",)


def test_a_pen_shown_in_winter_is_out_and_one_of_horses_has_the_rest_left() -> None:
    table = contest(3).pens(0, Pen(3, "cow", 3), Pen(3, "cow", 1)).place(0, "podium", "podium")
    table.answer(0, "enter_contest", "p2")
    assert table.options(0) == ("p1",)
    table.answer(0, "enter_contest", "p1")
    assert table.log().count("shows") == 2 and table.asked() == {0: "prize_goods"}
    rodeo = contest(3, "summer").pens(0, Pen(3, "horse", 3)).place(0, "arena", "arena")
    assert rodeo.answer(0, "enter_rodeo", "p1").options(0) == ("p1",)


def test_each_horse_needs_a_worker_of_its_own() -> None:
    table = contest(2, "summer").pens(0, Pen(3, "horse", 2), Pen(2)).place(0, "arena", "arena", "arena")
    table.answer(0, "enter_rodeo", "p1").answer(0, "enter_rodeo", "p1")
    assert table.asked() == {0: "prize_animal"}, "there is no third horse"
    assert table.log().count("shows-nothing") == 1


def test_who_shows_nothing_is_no_competitor() -> None:
    """Ruling MT-26."""
    table = contest(2).pens(0, Pen(2, "sheep", 1)).place(0, "podium").place(1, "podium")
    table.answer(0, "enter_contest")
    assert set(table.asked().values()) == {"place"} and table.seat(0).earned == {}


@pytest.mark.parametrize(("points", "prizes"), [
    ({}, []),
    ({0: 1}, [(0, 0, 7)]),
    ({0: 3, 1: 1}, [(0, 0, 7)]),
    ({0: 3, 1: 1, 2: 2}, [(0, 0, 7), (2, 1, 5)]),
    ({0: 3, 1: 4, 2: 2, 3: 1}, [(1, 0, 7), (0, 1, 5), (2, 2, 1)]),
    ({0: 3, 1: 4, 2: 2, 3: 1, 4: 9}, [(4, 0, 7), (1, 1, 5), (0, 2, 1)]),
    ({0: 2, 1: 2}, [(0, 0, 3), (1, 0, 3)]),
    ({0: 2, 1: 2, 2: 1}, [(0, 0, 6), (1, 0, 6)]),
    ({0: 2, 1: 1, 2: 1}, [(0, 0, 7), (1, 1, 2), (2, 1, 2)]),
    ({0: 5, 1: 1, 2: 1, 3: 1}, [(0, 0, 7), (1, 1, 2), (2, 1, 2), (3, 1, 2)]),
    ({0: 1, 1: 1, 2: 1, 3: 1}, [(0, 0, 3), (1, 0, 3), (2, 0, 3), (3, 0, 3)]),
    ({0: 5, 1: 5, 2: 1, 3: 1}, [(0, 0, 6), (1, 0, 6), (2, 2, 0), (3, 2, 0)]),
])
def test_prizes_go_by_the_number_of_competitors_and_ties_share(
    points: dict[int, int], prizes: list[tuple[int, int, int]]
) -> None:
    """Rulebook, table of prizes; in a tie the money of the tied places is added, shared and rounded down (ruling MT-27:
    as far as these places carry a prize)."""
    assert awards(points, (7, 5, 1), list(range(5))) == [Award(*one) for one in prizes]


def test_the_first_prize_in_winter_is_money_and_two_normal_or_three_base_goods() -> None:
    def first() -> Table:
        table = contest(2).pens(0, Pen(2, "sheep", 1)).place(0, "podium")
        return table.answer(0, "enter_contest", "p1")

    table = first()
    assert table.seat(0).money == 27
    assert table.refused(0, "wine=3").rule == "prize_mixture"
    assert table.refused(0, "apple=2", "wine=1").rule == "prize_mixture"
    assert table.answer(0, "prize_goods", "wine=1", "wool=1").seat(0).goods["wine"] == 1
    assert first().answer(0, "prize_goods", "apple=2", "meat=1").seat(0).goods["apple"] == 2
    assert {"cake", "clothes"} & set(first().options(0)) == set()


def test_second_and_third_prizes_in_winter() -> None:
    table = contest(4)
    for seat in range(4):
        table.pens(seat, Pen(3, "sheep", 3 - seat) if seat < 3 else Pen(3, "cow", 1, True)).place(seat, "podium")
    table.player(2).pens[1] = Pen(2, "chicken", 2)
    for seat, pens in ((0, "p1"), (1, "p1"), (2, "p1"), (3, "p1")):
        table.answer(seat, "enter_contest", pens)
    assert [table.seat(seat).money for seat in range(4)] == [27, 25, 20, 20]
    table.answer(0, "prize_goods", "flour=2")
    assert table.refused(1, "flour=2").rule == "prize_mixture"
    table.answer(1, "prize_goods", "grape=2")
    assert table.options(2) == ("meat", "apple", "wheat", "grape") and table.decision(2).parts[0].most == 1
    table.answer(2, "prize_goods", "meat=1").answer(3, "prize_goods", "apple=1")


@pytest.mark.parametrize(("lap", "first", "second"), [(0, 14, 7), (1, 28, 14), (2, 42, 21), (3, 56, 28)])
def test_rodeo_prizes_grow_from_summer_to_summer(lap: int, first: int, second: int) -> None:
    """Rulebook, table of "Rodei": money, a cow, and for the first an animal of its choice."""
    table = contest(3, "summer", lap)
    for seat in range(3):
        table.pens(seat, Pen(3, "horse", 3 - seat), Pen(2)).place(seat, *["arena"] * (3 - seat))
    for seat in range(3):
        for _ in range(3 - seat):
            table.answer(seat, "enter_rodeo", "p1")
    assert [table.seat(seat).money for seat in range(3)] == [20 + first, 20 + second, 20]
    assert table.asked() == {0: "prize_animal"}
    table.answer(0, "prize_animal", "animal:cow")
    assert table.seat(0).animals("cow") == 2 and table.seat(1).animals("cow") == 1 and table.seat(2).animals("cow") == 0


def test_the_third_prize_of_a_rodeo_is_money_as_the_second() -> None:
    table = contest(4, "summer").pens(0, MASTER)
    for seat in (1, 2, 3):
        table.pens(seat, Pen(3, "horse", 3))
    for seat, count in enumerate((1, 2, 1, 1)):
        table.place(seat, *["arena"] * count)
    for seat in (0, 1, 1, 2, 3):
        table.answer(seat, "enter_rodeo", "p1")
    assert [table.seat(seat).money for seat in range(4)] == [34, 27, 23, 23], "the third place is shared"
    table.answer(0, "house", "p1:horse:1").answer(0, "prize_animal", "animal:sheep").answer(0, "house", "p1:horse:1")
    table.answer(1, "house", "p1:horse:3")
    assert [table.seat(seat).goods["meat"] for seat in range(4)] == [2, 1, 0, 0]


def test_prize_animals_without_room_are_surplus() -> None:
    """Ruling MT-31."""
    table = contest(2, "summer").pens(0, Pen(2, "horse", 2)).place(0, "arena")
    table.answer(0, "enter_rodeo", "p1").answer(0, "house", "p1:horse:2")
    assert table.seat(0).goods["meat"] == 1 and table.asked() == {0: "prize_animal"}
    table.answer(0, "prize_animal", "animal:horse").answer(0, "house", "p1:horse:2")
    assert table.seat(0).goods["meat"] == 2


def test_trained_animals_that_took_part_lose_their_water() -> None:
    """Rulebook, end of both parts; ruling MT-32: winners or not, wheat and trainer stay."""
    table = contest(2).pens(0, COW, COW, Pen(3, "sheep", 1, False, True)).pens(1, Pen(3, "sheep", 3))
    table.player(0).hired = 4
    table.place(0, "podium", "podium").place(1, "podium")
    table.answer(0, "enter_contest", "p1").answer(0, "enter_contest", "p3").answer(1, "enter_contest", "p1")
    pens = table.seat(0).pens
    assert [pen.water for pen in pens if pen is not None] == [False, True, True]
    assert pens[0] == Pen(3, "cow", 1, True)


def test_a_trainer_of_this_round_counts() -> None:
    """Ruling MT-43: training is before the contest."""
    table = Table(2).at(Step.FARMS, "summer").pens(0, Pen(3, "horse", 1, True, True))
    table.place(0, "pen:p1", "arena").answer(0, "enter_rodeo", "p1")
    assert any(line.args.get("n") == 3 for line in table.lines() if line.key == "mi-tierra-log-shows")
    assert table.seat(0).pens[0] == Pen(3, "horse", 1, True, False, True)


def test_a_prize_has_a_click_for_the_dearest_goods_and_for_base_ones() -> None:
    state = new_state(3)
    first, _, third = (goods_prize(state, 0, prize) for prize in TRADE.contest.prizes)
    assert first is not None and third is not None
    assert first.proposals == (("wine=2",), ("flour=2",), ("milk=2",), ("grape=3",), ("wheat=3",))
    assert third.proposals == (("grape=1",), ("wheat=1",), ("apple=1",), ("meat=1",))
