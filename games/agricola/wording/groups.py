"""Which options of a long list belong together, and an emoji for each; never the only sign of anything."""

from __future__ import annotations

from collections.abc import Mapping

from games.agricola.cards.box import card_of
from games.agricola.cards.decks import BASE_MINORS, MOOR_MINORS, OCCUPATIONS, deck_of
from games.core.text import Text, key_of

SPACES: Mapping[str, str] = {
    "forest": "🌲", "grove": "🌳", "copse": "🌿", "riverbank_forest": "🍃", "clay_pit": "🧱", "hollow": "🏺",
    "reed_bank": "🎋", "western_quarry": "🪨", "eastern_quarry": "🪨", "resource_market": "🧺",
    "building_supplies": "📦", "meeting_place": "🤝", "day_laborer": "💪", "fishing": "🎣",
    "traveling_players": "🎭", "infirmary": "🏥", "farmland": "🚜", "grain_seeds": "🌾", "vegetable_seeds": "🥕",
    "grain_utilization": "🌱", "cultivation": "🌻", "farm_supplies": "🧰", "fencing": "🚧", "sheep_market": "🐑",
    "pig_market": "🐗", "cattle_market": "🐄", "animal_market": "🐾", "corral": "🐂", "farm_expansion": "🏠",
    "house_building": "🏡", "side_job": "🔧", "house_redevelopment": "🪜", "farm_redevelopment": "🪚",
    "modest_wish": "👶", "basic_wish_for_children": "👪", "urgent_wish_for_children": "🍼",
    "major_improvement": "🔨", "improvement": "🔨", "lessons": "🎓", "lessons_b": "🎓", "lessons_c": "🎓",
}

GOODS = frozenset((
    "forest", "grove", "copse", "riverbank_forest", "clay_pit", "hollow", "reed_bank", "western_quarry",
    "eastern_quarry", "resource_market", "building_supplies", "meeting_place", "day_laborer", "fishing",
    "traveling_players", "infirmary", "grain_seeds", "vegetable_seeds", "sheep_market", "pig_market", "cattle_market",
    "animal_market", "corral",
))
"""The spaces of which one takes something; on the others one builds, plows, sows or grows."""

SPECIAL_ACTIONS: Mapping[str, str] = {
    "fell_trees": "🪓", "slash_and_burn": "🔥", "cut_peat": "🟤", "horse_market": "🐎", "hiring_fair": "🪙",
    "black_market": "🌙", "illicit_work": "🤫",
}

MAJOR_KINDS: Mapping[str, tuple[str, str]] = {
    "fireplace": ("kitchens", "🍲"), "hearth": ("kitchens", "🍲"), "cookhouse": ("kitchens", "🍲"),
    "slaughterhouse": ("kitchens", "🔪"), "oven": ("ovens", "🍞"), "craft": ("workshops", "🧵"),
    "stall": ("stalls", "🏪"),
}
"""Group and emoji by what a major improvement is; those that are none of these are buildings of their own."""


HAND: Mapping[str, str] = {OCCUPATIONS: "🟨", MOOR_MINORS: "🟫", BASE_MINORS: "🟧"}
"""The colours of the hand cards' backs, as on their pictures."""


def hand_group(card: str) -> tuple[Text, str]:
    """Group and emoji of a hand card: its deck."""
    deck = deck_of(card)
    return Text(key_of("agricola-group", deck.replace(" ", "_"))), HAND[deck]


def space_group(space: str) -> tuple[Text, str]:
    """Group and emoji of an action space."""
    return Text(f"agricola-group-{'goods' if space in GOODS else 'farm'}"), SPACES[space]


def special_group(action: str) -> tuple[Text, str]:
    """Group and emoji of a special action."""
    return Text("agricola-group-special"), SPECIAL_ACTIONS[action]


def major_group(major: str) -> tuple[Text, str]:
    """Group and emoji of a major improvement."""
    card = card_of(major)
    kind = card.group or ("craft" if card.harvest is not None else "")
    group, emoji = MAJOR_KINDS.get(kind, ("buildings", "🏰"))
    return Text(f"agricola-group-{group}"), emoji
