"""Every card has a test that names it, and every card is played and triggered in random play."""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from games.core.fuzz import play_randomly
from games.core.registry import new_run
from games.grimm_forest import SPEC
from games.grimm_forest.content import FABLES, FRIENDS
from games.grimm_forest.mutation import CARDS, REGISTRIES, switch_off
from games.grimm_forest.setup import Options

# While `make mutate-cards` has a card switched off, only tests of what the cards do may notice it.
pytestmark = pytest.mark.skipif("SOBREMESA_SWITCHED_OFF" in os.environ, reason="a card is switched off")

NAMES = re.findall(
    r"def (test_\w+)", "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
)


def test_a_test_names_every_card() -> None:
    unnamed = [card for card in CARDS if not any(name.startswith(f"test_{card}") for name in NAMES)]
    assert unnamed == []
    assert len(CARDS) == len(FABLES) + len(FRIENDS) == 57


def test_every_card_is_registered_somewhere_and_can_be_switched_off() -> None:
    for card in CARDS:
        before = [card in registry for registry in REGISTRIES]
        assert any(before), card
        with switch_off(card):
            assert not any(card in registry for registry in REGISTRIES)
        assert [card in registry for registry in REGISTRIES] == before


def test_every_card_is_played_and_triggered_in_random_play() -> None:
    tally: Counter[str] = Counter()
    wanted = {f"{what}:{card}" for card in CARDS for what in ("played", "triggered")}
    for number in range(400):
        players = 2 + number % 3
        session = new_run(SPEC, players, f"{number:064x}", Options(advanced=True))
        play_randomly(session, random.Random(number))
        tally.update(session.tally)
        if wanted <= tally.keys():
            return
    assert wanted - tally.keys() == set()
