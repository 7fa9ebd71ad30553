"""What spaces, special actions and major improvements do, in words: alike in options, in the board and in alt texts."""

from __future__ import annotations

from games.agricola.view import SpaceView, SpecialView
from games.core.text import Text, key_of

BY_ACTION = frozenset((
    "choose_reed_stone", "choose_resource", "meeting_place", "meeting_minor", "building_supplies", "lessons",
    "lessons_2", "lessons_1_1_2", "improvement", "family_growth",
))
"""Actions that one space has at some tables only, or that go with goods: their words are the action's, not the space's.
The last two play minor improvements, too, where there are hand cards."""
WITH_CARDS = ("improvement", "family_growth")


def space_effect(space: SpaceView, *, cards: bool) -> Text | None:
    """What a space does besides giving goods; None where goods are all."""
    if space.id == "infirmary":
        return Text("agricola-effect-infirmary")
    if space.action is None:
        return None
    if space.action in BY_ACTION:
        more = ("cards",) if cards and space.action in WITH_CARDS else ()
        return Text(key_of("agricola-effect", space.action, *more))
    return Text(key_of("agricola-space", space.id, "effect"))


def special_effect(card: SpecialView, action: str, fee: int) -> Text:
    """What a special action asks and gives; `fee` is the food for the card itself."""
    return Text(key_of("agricola-special", action, "effect"), {"food": abs(card.food.get(action, 0)), "fee": fee})


def major_effect(major: str) -> Text:
    """What a major improvement does."""
    return Text(key_of("agricola-major", major, "text"))
