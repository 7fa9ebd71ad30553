"""The achievements of Above and Below."""

from __future__ import annotations

from games.above_below.cards.box import building
from games.above_below.content.load import GOODS
from games.above_below.state import AboveBelowState, Player, Zone
from games.core.achievements import Achievement, Finish

HOUSES = ("house", "key_house", "star_house")
"""The kinds of buildings above the ground (rulebook p. 12); the starting house is none of them."""

Village = Finish[AboveBelowState]


def _chief(village: Village) -> Player:
    return village.state.players[village.seat]


def _of_kind(village: Village, *kinds: str) -> int:
    """Return how many buildings of these kinds the village has."""
    return sum(building(name).kind in kinds for name in _chief(village).buildings())


def _unhurt(village: Village) -> bool:
    chief = _chief(village)
    return len(chief.villagers) >= 7 and not any(chief.in_zone(Zone.INJURED)) and len(chief.caves) >= 3


ACHIEVEMENTS: tuple[Achievement[AboveBelowState], ...] = (
    Achievement("six_kinds", lambda village: len(_chief(village).track) >= 6),
    Achievement("every_kind", lambda village: len(_chief(village).track) == len(GOODS)),
    Achievement("laden_track", lambda village: village.scores["goods"] >= 30),
    Achievement("big_village", lambda village: village.scores["built"] >= 9),
    Achievement("two_floors", lambda village: _of_kind(village, "outpost") >= 3 and _of_kind(village, *HOUSES) >= 3),
    Achievement("two_stars", lambda village: _of_kind(village, "star_house") >= 2),
    Achievement("own_points", lambda village: village.scores["cards"] >= 20),
    Achievement("many_hands", lambda village: len(_chief(village).villagers) >= 9),
    Achievement("deep_down", lambda village: len(_chief(village).caves) >= 5),
    Achievement("unhurt", _unhurt),
    Achievement("good_name", lambda village: _chief(village).reputation >= 6),
    Achievement("empty_purse", lambda village: village.won and _chief(village).coins <= 1),
    Achievement("three_quests", lambda village: len(_chief(village).quests) >= 3),
    Achievement("seventy_points", lambda village: village.total >= 70),
    Achievement("old_hand", lambda village: village.total >= 50, games=10),
)
