"""Every card has a test that names it, can be switched off, and is played and triggered in play."""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from games.agricola import SPEC
from games.agricola.cards.every import BOX, HAND_CARDS, MAJORS
from games.agricola.majors.cooking import cooking
from games.agricola.options import AgricolaOptions
from games.core.fuzz import play_randomly
from games.core.registry import new_run

# While `make mutate-cards` has a card switched off, only tests of what the cards do may notice it.
pytestmark = pytest.mark.skipif("SOBREMESA_SWITCHED_OFF" in os.environ, reason="a card is switched off")

CARDS = tuple(BOX.cards)
NAMES = re.findall(
    r"def (test_\w+)", "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
)


def test_a_test_names_every_card() -> None:
    assert [card for card in CARDS if not any(name.startswith(f"test_{card.lower()}_") for name in NAMES)] == []
    assert len(CARDS) == len(MAJORS) + len(HAND_CARDS) == 24 + 8 + 6


def test_a_card_switched_off_does_nothing_and_comes_back() -> None:
    before = cooking(("fireplace_2",))
    with BOX.switched_off("fireplace_2"):
        assert cooking(("fireplace_2",)) == {}
    assert cooking(("fireplace_2",)) == before == {"sheep": 2, "boar": 2, "cattle": 3, "vegetable": 2}


def test_every_card_is_played_and_triggered_in_random_play() -> None:
    tally: Counter[str] = Counter()
    quiet = {"A098", "B126"}  # they change values and do nothing themselves
    wanted = {f"played:{card}" for card in CARDS} | {f"triggered:{card}" for card in CARDS if card not in quiet}
    for number in range(400):
        options = AgricolaOptions(trial_cards=True, moor=number % 3 > 0)
        session = new_run(SPEC, 4 if options.moor else 6, f"{number:064x}", options)
        for player in session.state.players:
            player.goods.update(wood=25, clay=25, reed=25, stone=25, fuel=9, food=20)
        play_randomly(session, random.Random(number))
        tally.update(session.tally)
        if wanted <= tally.keys():
            return
    assert wanted - tally.keys() == set()


def test_no_rule_word_ai_seat_or_drawing_of_what_cards_do_names_a_card() -> None:
    """Cards stand in their own folders; the records of other programs (`replay`) have their own names for them."""
    root = Path(__file__).parents[3]
    game, cards = root / "games" / "agricola", root / "games" / "agricola" / "cards"
    rules = [
        file for file in game.rglob("*.py")
        if not any(file.is_relative_to(folder) for folder in (cards / "majors", cards / "hand", game / "replay"))
    ]
    rules.append(root / "rendering" / "agricola" / "effects.py")
    named = {
        f"{file.relative_to(root)}: {card}" for file in rules for card in CARDS
        if f'"{card}"' in file.read_text(encoding="utf-8")
    }
    healthy = {"games/agricola/rules.py: well"}  # the people who are well, an argument of a question
    assert len(rules) > 50 and named == healthy
