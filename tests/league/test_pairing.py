"""Properties of the pairings, with 2 to 500 entrants and two to six seats a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tables.league.pairing import (
    Earlier,
    Round,
    divisions,
    earlier,
    pair_round,
    pairs,
    round_robin,
    rounds_of_robin,
    table_sizes,
)


def season(people: int, seats: int, rounds: int, seed: int, least: int = 2) -> list[Round]:
    """Pair a Swiss season whose games are decided by chance."""
    rng, points = Random(seed), Counter[int]()
    found: list[Round] = []
    for _ in range(rounds):
        order = sorted(range(1, people + 1), key=lambda one: (-points[one], one))
        before = earlier([table for one in found for table in one.tables], [bye for one in found for bye in one.byes])
        found.append(pair_round(order, points, before, seats, least, rng))
        for table in found[-1].tables:
            points[rng.choice(table)] += 1
        points.update(found[-1].byes)
    return found


def repeats(rounds: Sequence[Round]) -> int:
    """Return how often two people met who had met before."""
    met = Counter(pair for one in rounds for table in one.tables for pair in pairs(table))
    return sum(n - 1 for n in met.values())


@settings(max_examples=60, deadline=None)
@given(people=st.integers(2, 500), seats=st.integers(2, 6), least=st.integers(2, 6))
def test_sizes_of_tables(people: int, seats: int, least: int) -> None:
    least = min(least, seats)
    sizes = table_sizes(people, seats, least)
    assert all(least <= size <= seats for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    if people >= least * (least - 1):  # from there on every number is a sum of neighbouring sizes, unless they are one
        assert people - sum(sizes) == (0 if least < seats else people % seats)


@settings(max_examples=25, deadline=None)
@given(people=st.integers(2, 60), seats=st.integers(2, 6), rounds=st.integers(1, 5), seed=st.integers(0, 999))
def test_everybody_has_one_seat_or_a_bye(people: int, seats: int, rounds: int, seed: int) -> None:
    found = season(people, seats, rounds, seed)
    for one in found:
        assert sorted([*(person for table in one.tables for person in table), *one.byes]) == [*range(1, people + 1)]
    byes = Counter(bye for one in found for bye in one.byes)
    assert not byes or max(byes.values()) - min(byes[person] for person in range(1, people + 1)) <= 1


@pytest.mark.parametrize(("people", "seats", "rounds"), [
    (500, 2, 9), (500, 4, 9), (500, 6, 7), (499, 3, 9), (200, 4, 8), (37, 3, 6), (16, 2, 9), (10, 2, 5), (24, 4, 4),
])
def test_opponents_do_not_repeat_where_there_are_enough(people: int, seats: int, rounds: int) -> None:
    assert repeats(season(people, seats, rounds, seed=people)) == 0


@settings(max_examples=8, deadline=None)
@given(people=st.integers(4, 12), seats=st.integers(3, 4), seed=st.integers(0, 999))
def test_where_opponents_must_repeat_nobody_meets_one_much_more_often(people: int, seats: int, seed: int) -> None:
    found = season(people, seats, people, seed)
    met = Counter(pair for one in found for table in one.tables for pair in pairs(table))
    least = people * (seats - 1) / (people - 1)  # how often two meet on average
    assert max(met.values()) <= 2 * least + 2


@pytest.mark.parametrize(("people", "seats"), [(20, 2), (21, 3), (40, 4), (24, 6), (500, 2)])
def test_first_seats_are_shared_evenly(people: int, seats: int) -> None:
    firsts = Counter(table[0] for one in season(people, seats, 9, seed=1) for table in one.tables)
    share = 9 / seats
    assert all(abs(firsts[person] - share) < 2 for person in range(1, people + 1))


def test_people_with_the_same_points_meet() -> None:
    points = {person: float(person > 8) for person in range(1, 17)}
    order = sorted(points, key=lambda person: -points[person])
    found = pair_round(order, points, Earlier(), 2, 2, Random(1))
    assert all(len({points[person] for person in table}) == 1 for table in found.tables)


@pytest.mark.parametrize("people", [2, 3, 4, 7, 10])
def test_in_a_round_robin_every_two_meet_once(people: int) -> None:
    entrants = list(range(1, people + 1))
    tables: list[tuple[int, ...]] = []
    for n in range(1, rounds_of_robin(people) + 1):
        found = round_robin(entrants, n, (), earlier(tables), Random(n))
        assert len(found.byes) == people % 2
        tables += found.tables
    assert Counter(pair for table in tables for pair in pairs(table)) == Counter(pairs(entrants))
    firsts = Counter(table[0] for table in tables)
    assert max(firsts.values()) - min(firsts[one] for one in entrants) <= 2


def test_the_opponent_of_an_absent_person_has_a_bye() -> None:
    found = round_robin([1, 2, 3, 4], 1, [1], Earlier(), Random(0))
    assert len(found.tables) == len(found.byes) == 1 and 1 not in {*found.tables[0], *found.byes}


@given(people=st.integers(1, 500), size=st.integers(2, 12))
def test_divisions_are_about_as_large_as_wished(people: int, size: int) -> None:
    found = divisions(range(people), size)
    assert [person for one in found for person in one] == [*range(people)]
    assert max(map(len, found)) - min(map(len, found)) <= 1
    assert [*map(len, found)] == sorted(map(len, found), reverse=True)


@given(people=st.integers(2, 500), size=st.integers(1, 12), least=st.integers(2, 6))
def test_nobody_is_in_a_division_that_is_too_small_for_a_table(people: int, size: int, least: int) -> None:
    found = divisions(range(people), size, least)
    assert min(map(len, found)) >= min(people, least)
