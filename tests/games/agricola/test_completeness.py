"""Every card has a test that names it, can be switched off, and is played and triggered in play."""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.cards.box import CARDS as DECLARED
from games.agricola.cards.every import BOX, HAND_CARDS, MAJORS
from games.agricola.farmyard.grid import bits
from games.agricola.majors.cooking import cooking
from games.agricola.options import AgricolaOptions
from games.agricola.state import AgricolaState
from games.agricola.wording.effects import card_effect
from games.agricola.wording.terms import card_text
from games.core.cards import Moment, Trigger
from games.core.catalogue import catalogue
from games.core.fuzz import play_randomly
from games.core.registry import first_state
from games.core.run import Run
from tests.games.agricola.farm import BARE
from tests.games.agricola.table import fences, spaces

# While `make mutate-cards` has a card switched off, only tests of what the cards do may notice it.
pytestmark = pytest.mark.skipif("SOBREMESA_SWITCHED_OFF" in os.environ, reason="a card is switched off")

CARDS = tuple(BOX.cards)
ACTS = (Moment, Trigger)
HAND, SMALL, FIELDS = 20, 4, 5
"""Cards in each hand of random play, or in a small one, and fields of each farm, three of them planted."""
NAMES = re.findall(
    r"def (test_\w+)", "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.rglob("test_*.py"))
)


def test_a_test_names_every_card() -> None:
    assert [card for card in CARDS if not any(name.startswith(f"test_{card.lower()}_") for name in NAMES)] == []
    assert len(CARDS) == len(MAJORS) + len(HAND_CARDS) and len(MAJORS) == 24 + 8
    assert Counter(name[0] for name in HAND_CARDS) == {"M": 117, "A": 48, "B": 48}


def test_every_card_has_its_name_and_text_in_every_language() -> None:
    for language in ("en", "es", "it"):
        words = catalogue(language, ("games.core.texts", "games.agricola.texts"))
        keys = [text.key for name in CARDS for text in (card_text(name), card_effect(name))]
        assert [key for key in keys if not words.has(key)] == []


def test_a_card_switched_off_does_nothing_and_comes_back() -> None:
    before = cooking(("fireplace_2",))
    with BOX.switched_off("fireplace_2"):
        assert cooking(("fireplace_2",)) == {}
    assert cooking(("fireplace_2",)) == before == {"sheep": 2, "boar": 2, "cattle": 3, "vegetable": 2}


def test_every_card_is_played_and_triggered_in_random_play() -> None:
    tally: Counter[str] = Counter()
    acting = {name for name, card in BOX.cards.items() if any(isinstance(hook, ACTS) for hook in card.at)}
    acting |= {name for name, card in DECLARED.items() if card.swaps or card.kind == "major"}
    wanted = {f"played:{card}" for card in CARDS} | {f"triggered:{card}" for card in acting}
    for number in range(400):
        tally.update(_played_with(wanted - tally.keys(), number))
        if wanted <= tally.keys():
            return
    assert wanted - tally.keys() == set()


def _played_with(wanted: set[str], number: int) -> Mapping[str, int]:
    """What cards did in a random game of rich players. Their hands have the cards first of all that were never played;
    those that were never of use lie before them in every second game."""
    missing = {name.partition(":")[2] for name in wanted}
    idle = sorted(name for name in missing & HAND_CARDS.keys() if number % 2 and f"played:{name}" not in wanted)
    rng = random.Random(number)
    options = AgricolaOptions(level=3, moor=number % 3 > 0)
    players = 4 if options.moor else 6
    cards = sorted(rng.sample(list(HAND_CARDS), len(HAND_CARDS)), key=lambda name: name not in missing)
    cards = [name for name in cards if name not in idle]
    size = SMALL if number % 4 == 3 else HAND
    hands = [cards[seat : size * players : players] for seat in range(players)]
    given: dict[str, Any] = {"hands": hands} | ({"layouts": [BARE] * players} if number % 3 == 1 else {})
    state = first_state(SPEC, players, f"{number:064x}", options, given)
    for player in state.players:
        player.goods.update(wood=25, clay=25, reed=25, stone=25, fuel=9, food=20, grain=5, vegetable=5)
        fields = tuple(player.yard.grid.names[space] for space in bits(player.yard.free)[:FIELDS])
        player.yard = player.yard.laid("field", player.yard.spaces(fields))
        player.yard = player.yard.sown("grain", fields[:1]).sown("vegetable", fields[1:3])
        if "layouts" in given:
            tiles = player.yard.laid("room", spaces("b3")).laid("moor", spaces("c3"))
            player.yard = tiles.with_fences(fences("d1 e1 e2, d2 d3 e3"))
            player.goods.update({"sheep": 5, "horse": 5, "cattle" if number % 2 else "boar": 1})
    for at, name in enumerate(idle):
        player = state.players[at % players]
        (player.minors if DECLARED[name].kind == "minor" else player.occupations).append(name)
    for seat, hand in enumerate(hands):
        for old in {old for name in hand for old in DECLARED[name].upgrades}:
            _own(state, seat, old)
    run = Run(SPEC.rules, state)
    play_randomly(run, rng)
    return run.tally


def _own(state: AgricolaState, seat: int, major: str) -> None:
    """Lay a major of this name or group before a seat, if there is one left."""
    for stack in state.places:
        for name in stack:
            if major in (name, DECLARED[name].group):
                stack.remove(name)
                state.players[seat].majors.append(name)
                return


def test_no_rule_word_ai_seat_or_drawing_of_what_cards_do_names_a_card() -> None:
    """Cards stand in their own folders; the records of other programs (`replay`) have their own names for them,
    and a lesson deals cards that it can talk about."""
    root = Path(__file__).parents[3]
    game, cards = root / "games" / "agricola", root / "games" / "agricola" / "cards"
    rules = [
        file for file in game.rglob("*.py")
        if not any(file.is_relative_to(folder) for folder in (cards / "majors", cards / "hand", game / "replay"))
        and file.name != "lesson.py"
    ]
    rules.append(root / "rendering" / "agricola" / "effects.py")
    named = {
        f"{file.relative_to(root)}: {card}" for file in rules for card in CARDS
        if f'"{card}"' in file.read_text(encoding="utf-8")
    }
    healthy = {"games/agricola/rules.py: well"}  # the people who are well, an argument of a question
    assert len(rules) > 50 and named == healthy
