"""Descriptions of cards, buildings and places in Discord's select menus, which cuts them at 100 characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from games.above_below.content.load import BUILDINGS
from games.above_below.wording.hints import building_hint, offered_building_hint
from games.agricola.cards.every import HAND_CARDS, MAJORS
from games.agricola.wording.effects import card_effect
from games.agricola.wording.hands import card_hint
from games.agricola.wording.terms import goods_text
from games.core.catalogue import LANGUAGES, catalogue
from games.core.registry import BUILT_IN, texts_of
from games.core.text import Text
from games.grimm_forest.content import FRIENDS
from games.grimm_forest.wording.terms import card_rule
from games.mi_tierra.content import AREAS
from games.mi_tierra.wording.options import FEES
from games.mi_tierra.wording.terms import area_rule

DESCRIPTION = 100
"""The number of characters of an option's description that Discord shows."""


def descriptions() -> Iterator[tuple[str, Text]]:
    """Yield all menu entries that do not depend on the state of a table, with their descriptions."""
    for name in HAND_CARDS:
        yield name, card_hint(name)
    for name, card in MAJORS.items():
        yield name, Text("agricola-hint-major", {
            "cost": goods_text(card.cost), "points": card.points, "effect": card_effect(name),
        })
    for friend in FRIENDS:
        yield friend, card_rule(friend)
    for building in chain(BUILDINGS.house, BUILDINGS.key_house, BUILDINGS.star_house, BUILDINGS.outpost):
        yield building.id, building_hint(building.id)
        yield f"{building.id}, to build", offered_building_hint(building.id, building.cost, 9)
    for area in AREAS:
        yield area, area_rule(area, FEES.get(area, 0))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_description_that_fits_in_english_fits_in_every_language(language: str) -> None:
    """Some are too long in English, too: the message above shows them in full (`tests/cogs/test_cut_hints.py`)."""
    folders = ("games.core.texts", *map(texts_of, BUILT_IN))
    english, other = catalogue("en", folders), catalogue(language, folders)
    cut = {
        name: words for name, description in descriptions()
        if len(english.translate(description, str)) <= DESCRIPTION < len(words := other.translate(description, str))
    }
    assert cut == {}
