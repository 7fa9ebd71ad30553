"""All major improvements as data (base rules 1.3; expansion: appendix 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Major:
    """One major improvement.

    `cook`: food for one animal or vegetable, at any time. `bake`: food for one grain in a Bake Bread action, for at
    most `bake_most` grain (None: any number). `upgrades`: kinds of card that may be returned instead of paying.
    `code`: the number printed on the expansion's cards.
    """

    id: str
    cost: Mapping[str, int]
    points: int
    kind: str = ""
    cook: Mapping[str, int] = field(default_factory=dict)
    bake: int = 0
    bake_most: int | None = None
    upgrades: tuple[str, ...] = ()
    code: str = ""


_FIREPLACE = {"sheep": 2, "boar": 2, "cattle": 3, "vegetable": 2}
_HEARTH = {"sheep": 2, "boar": 3, "cattle": 4, "vegetable": 3}
_COOKHOUSE = _HEARTH | {"horse": 2}
_SLAUGHTER = {"sheep": 1, "boar": 1, "cattle": 2, "horse": 2}


def _fireplace(clay: int) -> Major:
    return Major(f"fireplace_{clay}", {"clay": clay}, 1, "fireplace", _FIREPLACE, bake=2)


def _hearth(clay: int) -> Major:
    return Major(f"cooking_hearth_{clay}", {"clay": clay}, 1, "hearth", _HEARTH, bake=3, upgrades=("fireplace",))


def _slaughterhouse(number: int) -> Major:
    cost = {"clay": 1, "stone": 1}
    return Major(f"horse_slaughterhouse_{number}", cost, 2, "slaughterhouse", _SLAUGHTER, code=f"M00{number}")


def _cookhouse(number: int) -> Major:
    return Major(
        f"cookhouse_{number}", {"clay": 6}, 2, "cookhouse", _COOKHOUSE, bake=3, upgrades=("fireplace", "hearth"),
        code=f"M00{number + 2}",
    )


_BASE = (
    _fireplace(2),
    _fireplace(3),
    _hearth(4),
    _hearth(5),
    Major("well", {"wood": 1, "stone": 3}, 4),
    Major("clay_oven", {"clay": 3, "stone": 1}, 2, "oven", bake=5, bake_most=1),
    Major("stone_oven", {"clay": 1, "stone": 3}, 3, "oven", bake=4, bake_most=2),
    Major("joinery", {"wood": 2, "stone": 2}, 2, "craft"),
    Major("pottery", {"clay": 2, "stone": 2}, 2, "craft"),
    Major("basketmakers_workshop", {"reed": 2, "stone": 2}, 2, "craft"),
)
_SECOND = (
    _fireplace(4),
    _hearth(6),
    Major("well_2", {"clay": 1, "stone": 3}, 4),
    Major("clay_oven_2", {"clay": 4, "stone": 1}, 2, "oven", bake=5, bake_most=1),
    Major("stone_oven_2", {"clay": 2, "stone": 3}, 3, "oven", bake=4, bake_most=2),
    Major("joinery_2", {"wood": 2, "stone": 3}, 2, "craft"),
    Major("pottery_2", {"clay": 2, "stone": 3}, 2, "craft"),
    Major("basketmakers_workshop_2", {"reed": 2, "stone": 3}, 2, "craft"),
)
"""The second copies for six players in the base game (the expansion never uses them)."""
_MOOR = (
    _slaughterhouse(1),
    _slaughterhouse(2),
    _cookhouse(1),
    _cookhouse(2),
    Major("village_church", {"wood": 2, "stone": 4}, 4, code="M005"),
    Major("heating_oven", {"clay": 1, "stone": 1}, 1, "oven", code="M006"),
    Major("tiled_oven", {"clay": 2, "stone": 1}, 1, "oven", code="M007"),
    Major("furniture_stall", {"wood": 1, "stone": 1}, 2, "stall", code="M008"),
    Major("ceramics_stall", {"clay": 1, "stone": 1}, 2, "stall", code="M009"),
    Major("basket_stall", {"reed": 1, "stone": 1}, 2, "stall", code="M010"),
    Major("peat_charcoal_kiln", {"stone": 1}, 1, code="M011"),
    Major("foresters_lodge", {"wood": 1, "clay": 2}, 1, code="M012"),
    Major("museum_of_the_moors", {"clay": 1, "reed": 1, "stone": 1}, 3, code="M013"),
    Major("riding_stables", {"wood": 2, "clay": 1, "reed": 1}, 3, code="M014"),
)
MAJORS: dict[str, Major] = {major.id: major for major in (*_BASE, *_SECOND, *_MOOR)}

BASE_PLACES = tuple((major.id,) for major in _BASE)
"""The majors board of the base game: ten places with one card each."""

SIX_PLACES = BASE_PLACES + tuple((major.id,) for major in _SECOND)
"""With six players the base game has eight places more, for the second copies."""

MOOR_PLACES = (
    ("horse_slaughterhouse_1", "fireplace_2"),
    ("horse_slaughterhouse_2", "fireplace_3"),
    ("cookhouse_1", "cooking_hearth_4"),
    ("cookhouse_2", "cooking_hearth_5"),
    ("village_church", "well"),
    ("heating_oven", "clay_oven"),
    ("tiled_oven", "stone_oven"),
    ("furniture_stall", "joinery"),
    ("ceramics_stall", "pottery"),
    ("basket_stall", "basketmakers_workshop"),
    ("museum_of_the_moors", "peat_charcoal_kiln"),
    ("riding_stables", "foresters_lodge"),
)
"""The combined board with the expansion: twelve places with two cards each, the upper one last."""


def home_places(players: int, *, moor: bool) -> tuple[tuple[str, ...], ...]:
    """The places of the majors board at the start of a game, which are those that returned cards go back to."""
    if moor:
        return MOOR_PLACES
    return SIX_PLACES if players == 6 else BASE_PLACES


DISCOUNTS: dict[str, Mapping[str, Mapping[str, int]]] = {
    "museum_of_the_moors": {
        "well": {"stone": 1},
        "stone_oven": {"stone": 1},
        "clay_oven": {"clay": 1},
        "pottery": {"clay": 1},
        "joinery": {"wood": 1},
        "basketmakers_workshop": {"reed": 1},
        "foresters_lodge": {"clay": 1},
    },
}
"""What a major saves its owner when building others."""


@dataclass(frozen=True, slots=True)
class Craft:
    """A craft building: once a harvest one `material` becomes `food`; at the end `steps` of the material left are
    worth 1, 2 and 3 points."""

    material: str
    food: int
    steps: tuple[int, int, int]


CRAFTS: dict[str, Craft] = {
    "joinery": Craft("wood", 2, (3, 5, 7)),
    "pottery": Craft("clay", 2, (3, 5, 7)),
    "basketmakers_workshop": Craft("reed", 3, (2, 4, 5)),
    "joinery_2": Craft("wood", 2, (3, 5, 7)),
    "pottery_2": Craft("clay", 2, (3, 5, 7)),
    "basketmakers_workshop_2": Craft("reed", 3, (2, 4, 5)),
}

STALLS: dict[str, tuple[str, tuple[str, ...]]] = {
    "furniture_stall": ("wood", ("clay",)),
    "ceramics_stall": ("clay", ("wood",)),
    "basket_stall": ("reed", ("wood", "clay", "stone")),
}
"""What a stall takes and what it gives, one for one, at any time."""


@lru_cache(maxsize=4096)
def cooking(majors: tuple[str, ...]) -> Mapping[str, int]:
    """The best food for one of each good that these majors can cook. Raw vegetables are worth 1 without any."""
    best: dict[str, int] = {}
    for name in majors:
        for good, food in MAJORS[name].cook.items():
            best[good] = max(food, best.get(good, 0))
    return best


@lru_cache(maxsize=4096)
def bread(majors: tuple[str, ...], grain: int) -> int:
    """The most food that a Bake Bread action of these majors makes from `grain` grain (0: more than they can bake)."""
    rates: list[int] = []
    unlimited = 0
    for name in majors:
        major = MAJORS[name]
        if major.bake_most is None:
            unlimited = max(unlimited, major.bake)
        else:
            rates += [major.bake] * major.bake_most
    rates = sorted((rate for rate in rates if rate > unlimited), reverse=True)[:grain]
    rest = grain - len(rates)
    if rest and not unlimited:
        return 0
    return sum(rates) + rest * unlimited


@lru_cache(maxsize=4096)
def most_bread(majors: tuple[str, ...]) -> int:
    """How many grain these majors can bake in one action; 99 when there is no limit."""
    limited = 0
    for name in majors:
        major = MAJORS[name]
        if major.bake and major.bake_most is None:
            return 99
        limited += major.bake_most or 0
    return limited
