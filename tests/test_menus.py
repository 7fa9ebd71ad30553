"""Descriptions of cards, buildings and places in menus, which Discord cuts at 100 characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from games.above_below.content.load import BUILDINGS
from games.above_below.wording.hints import building_hint
from games.agricola.cards.every import HAND_CARDS, MAJORS
from games.agricola.wording.effects import card_effect
from games.agricola.wording.hands import card_hint
from games.agricola.wording.terms import goods_text
from games.core.catalogue import LANGUAGES, catalogue
from games.core.registry import HOUSE, texts_of
from games.core.text import Text
from games.grimm_forest.content import FRIENDS
from games.grimm_forest.wording.terms import card_rule
from games.mi_tierra.content import AREAS
from games.mi_tierra.wording.options import FEES
from games.mi_tierra.wording.terms import area_rule

DESCRIPTION = 100
"""How many characters of an option's description Discord shows."""


def descriptions() -> Iterator[tuple[str, Text]]:
    """Yield what a menu describes independent of the state of the table, with its description."""
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
    for area in AREAS:
        yield area, area_rule(area, FEES.get(area, 0))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_description_that_fits_in_english_fits_in_every_language(language: str) -> None:
    """In English, too, some do not: they are told whole in the message above (`tests/cogs/test_cut_hints.py`)."""
    folders = ("games.core.texts", *map(texts_of, HOUSE))
    english, other = catalogue("en", folders), catalogue(language, folders)
    cut = {
        name: words for name, description in descriptions()
        if len(english.say(description, str)) <= DESCRIPTION < len(words := other.say(description, str))
    }
    assert cut == {}
