"""The tables of The Grimm Forest: places, prices, and which cards there are. Names stand in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MATERIALS = ("straw", "wood", "brick")
"""From the weakest to the sturdiest."""

PARTS = ("floor", "walls", "roof")
COSTS = (2, 4, 6)
"""What a floor, walls and a roof cost, in resources of the house's material (rulebook, Build, C)."""

SITES = 5
"""Building sites on a player board."""

SECTIONS = 5
"""Floors, walls and roofs of each material in the box."""

HOUSES_TO_WIN = 3
ACTIONS = 2

PLACES = ("fields", "forest", "brickyard", "market")
MAKES = {"fields": "straw", "forest": "wood", "brickyard": "brick"}
"""What a place produces. The Market, which is used with four players only, has everything."""

PLACE_OF = {material: place for place, material in MAKES.items()}

REFILL = {
    "fields": {"straw": 5, "wood": 0, "brick": 0},
    "forest": {"straw": 0, "wood": 4, "brick": 0},
    "brickyard": {"straw": 0, "wood": 0, "brick": 3},
    "market": {"straw": 1, "wood": 1, "brick": 1},
}
"""What is laid on each place at set-up and at every clean-up (Mega Resources are worth 5, 4 and 3)."""

PRINCE_DIE = ("straw", "straw", "wood", "wood", "brick", "brick")
PRINCE_LIMIT = 10
"""With more than this on a place the Royal Prince does not roll (rulebook, differences with two players)."""


def places_for(players: int) -> tuple[str, ...]:
    """The places in use: the Market joins with four players."""
    return PLACES if players == 4 else PLACES[:3]


class Kind(StrEnum):
    """The special kinds of Fables (rulebook, components)."""

    PLAIN = "plain"
    MONSTER = "monster"
    UNIQUE = "unique"          # lies on a place until its condition is met
    NEXT_ROUND = "next_round"  # acts in the round after it was played


@dataclass(frozen=True, slots=True)
class FableCard:
    """One Fable: how many copies there are, its kind, and whether it is an advanced card."""

    id: str
    copies: int = 2
    kind: Kind = Kind.PLAIN
    advanced: bool = False


@dataclass(frozen=True, slots=True)
class FriendCard:
    """One Friend; there is a single copy of each."""

    id: str
    advanced: bool = False


FABLES = {
    card.id: card
    for card in (
        FableCard("friendly_game"),
        FableCard("big_bad_wolf", kind=Kind.MONSTER),
        FableCard("bridge_troll", kind=Kind.MONSTER),
        FableCard("chinny"),
        FableCard("oracle"),
        FableCard("crystal_ball"),
        FableCard("curse_darkness", advanced=True),
        FableCard("cutting_corners", advanced=True),
        FableCard("dragon", 1, Kind.MONSTER),
        FableCard("fairy_food", kind=Kind.NEXT_ROUND, advanced=True),
        FableCard("ghostly_whispers"),
        FableCard("giant", 1, Kind.MONSTER),
        FableCard("grandmas_house", 1, Kind.UNIQUE, advanced=True),
        FableCard("harvest_moon"),
        FableCard("hidden_vault"),
        FableCard("hired_help", kind=Kind.NEXT_ROUND, advanced=True),
        FableCard("little_helpers"),
        FableCard("lonely_castle", 1, Kind.UNIQUE, advanced=True),
        FableCard("magic_flute", advanced=True),
        FableCard("mysterious_stranger"),
        FableCard("night_tavern", 1, advanced=True),
        FableCard("powerful_friends"),
        FableCard("roar"),
        FableCard("royal_wedding", 1, Kind.UNIQUE, advanced=True),
        FableCard("search_past", advanced=True),
        FableCard("share_wealth"),
        FableCard("spy_network"),
        FableCard("taxation", 1, Kind.NEXT_ROUND, advanced=True),
        FableCard("thoughtful_gift"),
        FableCard("wandering_trader"),
        FableCard("wishing_well", 1, advanced=True),
        FableCard("wolf", kind=Kind.MONSTER),
    )
}
"""56 cards; 38 without the advanced ones. The copies and the advanced marks are house data: see the rulings."""

FRIENDS = {
    card.id: card
    for card in (
        FriendCard("aladdin"),
        FriendCard("ali_baba"),
        FriendCard("cinderella"),
        FriendCard("evil_queen", advanced=True),
        FriendCard("fairy_godmother"),
        FriendCard("frog_prince"),
        FriendCard("gingerbread_man", advanced=True),
        FriendCard("golden_goose"),
        FriendCard("goldilocks"),
        FriendCard("hansel_gretel"),
        FriendCard("huntsman", advanced=True),
        FriendCard("jack"),
        FriendCard("little_mermaid", advanced=True),
        FriendCard("pinocchio"),
        FriendCard("puss_in_boots"),
        FriendCard("rapunzel"),
        FriendCard("red_riding_hood"),
        FriendCard("robin_hood", advanced=True),
        FriendCard("rumpelstiltskin"),
        FriendCard("seven_dwarfs"),
        FriendCard("sleeping_beauty", advanced=True),
        FriendCard("snow_white"),
        FriendCard("thumbelina", advanced=True),
        FriendCard("tom_thumb"),
        FriendCard("wood_cutter"),
    )
}
"""25 cards; 18 without the advanced ones."""

MONSTERS = frozenset(card.id for card in FABLES.values() if card.kind is Kind.MONSTER)
UNIQUES = frozenset(card.id for card in FABLES.values() if card.kind is Kind.UNIQUE)
NEXT_ROUND = frozenset(card.id for card in FABLES.values() if card.kind is Kind.NEXT_ROUND)


def fable_names(advanced: bool) -> list[str]:
    """The Fable deck in the order of the table, every copy."""
    return [card.id for card in FABLES.values() if advanced or not card.advanced for _ in range(card.copies)]


def friend_names(advanced: bool) -> list[str]:
    """The Friend deck in the order of the table."""
    return [card.id for card in FRIENDS.values() if advanced or not card.advanced]
