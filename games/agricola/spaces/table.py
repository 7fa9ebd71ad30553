"""All action spaces as data, by number of players (base rules 1.2; expansion: appendix 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SpaceDef:
    """One action space.

    `accumulates`: goods put on it each round, all taken by whoever comes. `gives`: goods from the supply.
    `action`: what else is done there, a name in `games.agricola.spaces.actions`. `linked`: the space that is blocked
    while somebody stands here, and the other way round. `from_round`: closed before that round.
    """

    id: str
    action: str | None = None
    accumulates: Mapping[str, int] = field(default_factory=dict)
    gives: Mapping[str, int] = field(default_factory=dict)
    linked: str | None = None
    from_round: int = 1


def _piling(name: str, **goods: int) -> SpaceDef:
    return SpaceDef(name, accumulates=goods)


BOARD = (
    SpaceDef("farm_expansion", "farm_expansion"),
    SpaceDef("meeting_place", "meeting_minor"),
    SpaceDef("grain_seeds", gives={"grain": 1}),
    SpaceDef("farmland", "plow"),
    SpaceDef("lessons", "lessons"),
    SpaceDef("day_laborer", gives={"food": 2}),
    _piling("forest", wood=3),
    _piling("clay_pit", clay=1),
    _piling("reed_bank", reed=1),
    _piling("fishing", food=1),
)

ROUND_CARDS: tuple[tuple[SpaceDef, ...], ...] = (
    (
        SpaceDef("major_improvement", "improvement"),
        SpaceDef("fencing", "fencing"),
        SpaceDef("grain_utilization", "sow_bake"),
        _piling("sheep_market", sheep=1),
    ),
    (
        SpaceDef("basic_wish_for_children", "family_growth"),
        SpaceDef("house_redevelopment", "renovate_improve"),
        _piling("western_quarry", stone=1),
    ),
    (SpaceDef("vegetable_seeds", gives={"vegetable": 1}), _piling("pig_market", boar=1)),
    (_piling("cattle_market", cattle=1), _piling("eastern_quarry", stone=1)),
    (SpaceDef("urgent_wish_for_children", "urgent_growth"), SpaceDef("cultivation", "plow_sow")),
    (SpaceDef("farm_redevelopment", "renovate_fence"),),
)
"""The round cards, stage by stage."""

STAGES = tuple(tuple(card.id for card in stage) for stage in ROUND_CARDS)

SIDE_JOB = SpaceDef("side_job", "side_job")

THREE = (
    _piling("grove", wood=2),
    _piling("hollow", clay=1),
    SpaceDef("resource_market", "choose_reed_stone", gives={"food": 1}),
    SpaceDef("lessons_b", "lessons_2"),
)
FOUR = (
    _piling("copse", wood=1),
    _piling("grove", wood=2),
    _piling("hollow", clay=2),
    SpaceDef("resource_market", gives={"reed": 1, "stone": 1, "food": 1}),
    SpaceDef("lessons_b", "lessons_1_1_2"),
    _piling("traveling_players", food=1),
)
FIVE = (
    SpaceDef("lessons_b", "lessons_2", linked="copse"),
    SpaceDef("copse", accumulates={"wood": 1}, linked="lessons_b"),
    SpaceDef("house_building", "rooms", linked="traveling_players"),
    SpaceDef("traveling_players", accumulates={"food": 1}, linked="house_building"),
    SpaceDef("lessons_c", "lessons_1_1_2", linked="modest_wish"),
    SpaceDef("modest_wish", "modest_wish", linked="lessons_c", from_round=5),
    SpaceDef("riverbank_forest", accumulates={"wood": 1}, gives={"reed": 1}),
    _piling("grove", wood=2),
    _piling("hollow", clay=3),
    SpaceDef("resource_market", gives={"reed": 1, "stone": 1, "wood": 1}),
    SpaceDef("animal_market", "animal_market"),
)
SIX = (
    *FIVE,
    SpaceDef("farm_supplies", "farm_supplies"),
    SpaceDef("building_supplies", "building_supplies", gives={"food": 1}),
    SpaceDef("corral", "corral"),
    SIDE_JOB,
    SpaceDef("improvement", "minor_then_major"),
)
BY_PLAYERS: Mapping[int, tuple[SpaceDef, ...]] = {1: (), 2: (), 3: THREE, 4: FOUR, 5: FIVE, 6: SIX}
"""The extension boards. The sources disagree about five players; this is the only place that says which is taken."""

INFIRMARY = SpaceDef("infirmary", gives={"food": 1})
SMALL_MARKET = SpaceDef("resource_market", gives={"food": 1, "stone": 1})
"""On the side of the expansion's board for one and two players."""


def spaces_for(players: int, *, moor: bool, family: bool, cards: bool) -> tuple[SpaceDef, ...]:
    """The spaces that are there from the start, for a number of players and the table's options."""
    replaced: dict[str, SpaceDef] = {}
    if players == 1:
        replaced["forest"] = _piling("forest", wood=2)
    if not cards and (family or players > 1):
        replaced["meeting_place"] = SpaceDef("meeting_place", "meeting_place", accumulates={"food": 1})
    if family:
        replaced["day_laborer"] = SpaceDef("day_laborer", "choose_resource", gives={"food": 1})
    spaces = [replaced.get(space.id, space) for space in BOARD]
    if moor:
        spaces.append(INFIRMARY)
        if players <= 2:
            spaces.append(SMALL_MARKET)
    spaces += BY_PLAYERS[players]
    if players < 6 and (family or (players > 1 and not cards)):
        spaces.append(SIDE_JOB)
    return tuple(spaces)


def _by_table() -> dict[tuple[int, bool, bool, bool], dict[str, SpaceDef]]:
    rounds = {card.id: card for stage in ROUND_CARDS for card in stage}
    found = {}
    for players in BY_PLAYERS:
        for mask in range(8):
            moor, family, cards = bool(mask & 1), bool(mask & 2), bool(mask & 4)
            there = spaces_for(players, moor=moor, family=family, cards=cards)
            found[players, moor, family, cards] = {space.id: space for space in there} | rounds
    return found


TABLES = _by_table()
"""For (players, moor, family, cards): every space that can come into play there, by id."""
