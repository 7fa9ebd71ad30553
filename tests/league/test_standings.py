"""Standings: points of a table, tie-breakers in their order, and what an AI earned in a person's place."""

from __future__ import annotations

import time
from random import Random

import pytest

from tables.league.standings import SeasonGame, deciding_tie_breakers, standings


def game(*people: int, places: tuple[int, ...] = (), totals: tuple[float, ...] = (), ai: int = -1) -> SeasonGame:
    """Return a finished game whose people are given in the order of their places."""
    return SeasonGame(
        people, places or tuple(range(1, len(people) + 1)), totals or (1.0,) * len(people),
        tuple(seat != ai for seat in range(len(people))),
    )


@pytest.mark.parametrize(("one", "points"), [
    (game(1, 2), [1, 0]),
    (game(1, 2, places=(1, 1)), [0.5, 0.5]),
    (game(1, 2, 3), [1, 0.5, 0]),
    (game(1, 2, 3, 4, places=(1, 2, 2, 4)), [1, 0.5, 0.5, 0]),
    (game(1, 2, ai=0), [0, 1]),
    (game(1, 2, 3, ai=0), [0, 1, 0.5]),
])
def test_points_of_a_table(one: SeasonGame, points: list[float]) -> None:
    assert one.points == points


def places(found: list[tuple[int, int]]) -> dict[int, int]:
    return {person: place for place, person in found}


def order(entrants: range, *games: SeasonGame, byes: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    return [(one.place, one.person) for one in standings(entrants, games, byes)]


def test_points_come_first_and_a_bye_is_worth_a_win() -> None:
    assert order(range(1, 4), game(1, 2), byes=(3,))[-1] == (3, 2)


def test_then_the_opponents_points() -> None:
    # 1 and 3 have won once; 1 against 2, who has won too, 3 against 4, who has not
    assert order(range(1, 6), game(1, 2), game(2, 5), game(3, 4))[:1] == [(1, 1)]


def test_then_wins_and_then_the_share_of_the_points() -> None:
    wins = standings([1, 2, 3, 4, 5, 6], [game(1, 3, 4), game(5, 2, 6)])
    assert [one.wins for one in wins][:2] == [1, 1]
    shares = order(range(1, 5), game(1, 2, totals=(30, 10)), game(3, 4, totals=(30, 20)))
    assert shares == [(1, 1), (2, 3), (3, 4), (4, 2)]


def test_people_who_are_level_in_everything_share_their_place() -> None:
    assert order(range(1, 5), game(1, 2), game(3, 4)) == [(1, 1), (1, 3), (3, 2), (3, 4)]


def test_what_an_ai_earned_does_not_count() -> None:
    found = {one.person: one for one in standings([1, 2], [game(1, 2, ai=0)])}
    assert (found[1].points, found[1].wins) == (0, 0) and (found[2].points, found[2].wins) == (1, 1)
    several = {one.person: one.wins for one in standings([1, 2, 3, 4], [game(1, 2, 3, 4, places=(1, 2, 2, 4), ai=0)])}
    assert several == {1: 0, 2: 1, 3: 1, 4: 0}


def test_in_single_elimination_the_round_that_was_reached_comes_first() -> None:
    found = standings([1, 2, 3], [game(1, 2)], stages={1: 1, 2: 3, 3: 2})
    assert [one.person for one in found] == [2, 3, 1]


def test_standings_of_500_people_are_quick() -> None:
    rng, games = Random(5), []
    for _ in range(9):
        people = rng.sample(range(500), 500)
        games += [game(*people[n:n + 4]) for n in range(0, 500, 4)]
    took = []
    for _ in range(5):
        begun = time.process_time()
        assert len(standings(range(500), games)) == 500
        took.append(time.process_time() - begun)
    assert min(took) < 0.05


def test_what_has_decided_between_neighbours_with_the_same_points_is_named() -> None:
    """1 and 3 have won one game each; 1 against 2, who has won too, 3 against 4, who has not."""
    found = standings(range(1, 6), [game(1, 2), game(2, 5), game(3, 4)])
    decided = deciding_tie_breakers(found)
    assert [(one.place, one.person, decided[one.person]) for one in found] == [
        (place, person, ("opponents",)) for place, person in ((1, 1), (1, 2), (3, 3), (4, 4), (5, 5))
    ]
    level = standings(range(1, 5), [game(1, 2), game(3, 4)])
    assert set(deciding_tie_breakers(level).values()) == {()}, "they share their place"
    shares = standings(range(1, 5), [game(1, 2, totals=(30, 10)), game(3, 4, totals=(30, 20))])
    assert set(deciding_tie_breakers(shares).values()) == {("share",)}
    stages = standings([1, 2], [], stages={1: 1, 2: 2})
    assert set(deciding_tie_breakers(stages).values()) == {("stage",)}, "the round that they have reached has decided"
    shown = standings([1, 2], [game(2, 1)], stages={1: 1, 2: 2})
    assert set(deciding_tie_breakers(shown).values()) == {()}, "the points say the same"
