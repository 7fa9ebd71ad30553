"""The achievements of For Northwood!"""

from __future__ import annotations

from games.core.achievements import Achievement, Finish
from games.northwood.content import MEDALS, STARS
from games.northwood.scenarios import FULL
from games.northwood.state import NorthwoodState

Journey = Finish[NorthwoodState]


def _friends(journey: Journey, *fiefs: int) -> bool:
    """Return whether all these fiefs are friendly."""
    return journey.state.friendly.issuperset(fiefs)


def _row(journey: Journey) -> int:
    """Return the most successful visits in a row."""
    most = now = 0
    for visit in journey.state.visits:
        now = now + 1 if visit.won else 0
        most = max(most, now)
    return most


def _scenario(journey: Journey, *names: str) -> bool:
    return journey.won and journey.state.scenario.id in names


ACHIEVEMENTS: tuple[Achievement[NorthwoodState], ...] = (
    Achievement("silence", lambda journey: _friends(journey, 0)),
    Achievement("long_visit", lambda journey: _friends(journey, 7)),
    Achievement("both_edges", lambda journey: _friends(journey, 0, 7)),
    Achievement("inner_circle", lambda journey: _friends(journey, 2, 3, 4, 5)),
    Achievement("five_in_a_row", lambda journey: _row(journey) >= 5),
    Achievement("bronze", lambda journey: journey.total >= MEDALS["bronze"]),
    Achievement("silver", lambda journey: journey.total >= MEDALS["silver"]),
    Achievement("all_friends", lambda journey: journey.total == sum(STARS)),
    Achievement("full_silver", lambda journey: (
        journey.state.scenario.deal == FULL and journey.total >= MEDALS["silver"]
    )),
    Achievement("in_order", lambda journey: _scenario(journey, "left_to_right", "right_to_left")),
    Achievement("few_words", lambda journey: _scenario(journey, "lone_envoy")),
    Achievement("without_guests", lambda journey: _scenario(journey, "no_strangers")),
    Achievement("for_northwood", lambda journey: _scenario(journey, "for_northwood")),
    Achievement("ten_medals", lambda journey: journey.total >= MEDALS["bronze"], games=10),
    Achievement("thirty_journeys", lambda journey: journey.total >= 14, games=30),
)
