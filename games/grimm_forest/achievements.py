"""The achievements of The Grimm Forest."""

from __future__ import annotations

from games.core.achievements import Achievement, Finish
from games.grimm_forest.content import HOUSES_TO_WIN, MATERIALS, SITES
from games.grimm_forest.state import GrimmState, Player

Tale = Finish[GrimmState]


def _pig(tale: Tale) -> Player:
    return tale.state.players[tale.seat]


def _finished(tale: Tale, material: str) -> int:
    """Return how many complete houses of a material the seat has."""
    return sum(house.parts == 3 and house.material == material for house in _pig(tale).houses)


def _neighbours_empty_handed(tale: Tale) -> bool:
    return tale.won and max(tale.rivals) <= 1


def _photo_finish(tale: Tale) -> bool:
    return tale.won and max(tale.rivals) >= HOUSES_TO_WIN


def _nothing_left(tale: Tale) -> bool:
    """Return whether a winner has no resources, neither on the player board nor on Rapunzel."""
    pig = _pig(tale)
    return tale.won and not any((*pig.goods.values(), *pig.stored.values()))


ACHIEVEMENTS: tuple[Achievement[GrimmState], ...] = (
    Achievement("three_materials", lambda tale: all(_finished(tale, one) for one in MATERIALS)),
    Achievement("two_of_brick", lambda tale: _finished(tale, "brick") >= 2),
    Achievement("without_brick", lambda tale: tale.won and not _finished(tale, "brick")),
    Achievement("two_firsts", lambda tale: len(_pig(tale).tokens) >= 2),
    Achievement("three_firsts", lambda tale: len(_pig(tale).tokens) == len(MATERIALS)),
    Achievement("no_firsts", lambda tale: tale.won and not _pig(tale).tokens),
    Achievement("quick", lambda tale: tale.won and tale.state.round <= 8),
    Achievement("far_ahead", _neighbours_empty_handed),
    Achievement("photo_finish", _photo_finish),
    Achievement("nothing_left", _nothing_left),
    Achievement("no_friends", lambda tale: tale.won and not _pig(tale).friend),
    Achievement("cut_corners", lambda tale: any(house.corners and house.parts == 3 for house in _pig(tale).houses)),
    Achievement("every_site", lambda tale: len(_pig(tale).houses) >= SITES),
    Achievement("full_table", lambda tale: tale.won and len(tale.rivals) == 3, games=5),
    Achievement("settled", lambda tale: tale.total >= HOUSES_TO_WIN, games=15),
)
