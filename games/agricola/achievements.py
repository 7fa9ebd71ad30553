"""The achievements of Agricola and Farmers of the Moor."""

from __future__ import annotations

from games.agricola.cards.box import card_of
from games.agricola.state import PEOPLE, STABLES, AgricolaState, Player
from games.core.achievements import Achievement, Finish

MOST = 4
"""The most points of a category."""
CRAFTS = 3
"""The number of different craft buildings; each turns another good into food."""
HERDS = ("sheep", "boar", "cattle")

Farm = Finish[AgricolaState]


def _farmer(farm: Farm) -> Player:
    return farm.state.players[farm.seat]


def _nothing_missing(farm: Farm) -> bool:
    """Whether every category has points: fields, pastures, each crop and each animal; and every space is used."""
    categories = ("fields", "pastures", "grain", "vegetables", *HERDS, *(("horses",) if farm.state.moor else ()))
    return all(farm.scores[one] > 0 for one in categories) and farm.scores["unused"] == 0


def _all_crafts(farm: Farm) -> bool:
    crafts = [card for card in map(card_of, _farmer(farm).majors) if card.group == "craft"]
    return len({card.left.good for card in crafts if card.left is not None}) == CRAFTS


ACHIEVEMENTS: tuple[Achievement[AgricolaState], ...] = (
    Achievement("no_bare_ground", lambda farm: farm.scores["unused"] == 0),
    Achievement("nothing_missing", _nothing_missing),
    Achievement("full_house", lambda farm: _farmer(farm).people == PEOPLE and not _farmer(farm).sick),
    Achievement("stone_manor", lambda farm: _farmer(farm).house == "stone" and _farmer(farm).rooms >= 4),
    Achievement("fenced_stables", lambda farm: farm.scores["fenced_stables"] == STABLES),
    Achievement("tilled_land", lambda farm: farm.scores["fields"] == farm.scores["pastures"] == MOST),
    Achievement("full_barn", lambda farm: farm.scores["grain"] == farm.scores["vegetables"] == MOST),
    Achievement("breeder", lambda farm: all(farm.scores[one] >= 2 for one in HERDS)),
    Achievement("three_crafts", _all_crafts),
    Achievement("stud_farm", lambda farm: farm.scores.get("horses", 0) >= MOST),
    Achievement("busy_hand", lambda farm: len(_farmer(farm).played) >= 8),
    Achievement("moor_alone", lambda farm: farm.state.moor and not farm.rivals and farm.won, games=3),
    Achievement("rich_farm", lambda farm: farm.total >= 45),
    Achievement("well_fed", lambda farm: farm.scores["begging"] == 0 and farm.total >= 25, games=10),
    Achievement("good_years", lambda farm: farm.total >= 35, games=20),
)
