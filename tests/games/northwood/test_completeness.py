"""Every character is tested by name, has its texts, and can be switched off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.core.catalogue import LANGUAGES, catalogue
from games.core.text import Text, key_of
from games.northwood import SPEC
from games.northwood.cards import BOX, person
from games.northwood.content import CHARACTERS, DECK, MEDALS, RANKS, STARS, SUITS, crowned, suit_of
from games.northwood.scenarios import SCENARIOS, NorthwoodOptions
from tests.games.northwood.table import act, hand, visit

HERE = Path(__file__).parent
FOLDERS = ("games.core.texts", "games.northwood.texts")


def test_the_box_is_complete() -> None:
    assert len(DECK) == len(set(DECK)) == 32 and len(CHARACTERS) == 24
    assert sum(person(name).crown for name in CHARACTERS) == 12
    assert sum(STARS) == 20 and MEDALS == {"bronze": 16, "silver": 18, "gold": 20}
    assert {(p.suit, p.rank, p.crown) for p in map(person, CHARACTERS)} == {
        (suit, rank, crown) for suit in SUITS for rank in RANKS for crown in (False, True)
    }


def test_every_character_has_an_ability_with_its_rule_in_words() -> None:
    assert BOX.cards.keys() == set(CHARACTERS) == set(SPEC.cards["character"])
    for name in CHARACTERS:
        assert person(name).use.__doc__ and person(name).use.__name__ == name
        assert person(name).declared == f"games.northwood.cards.{suit_of(name)}"


def test_a_test_names_each_character() -> None:
    tests = "".join((HERE / file).read_text(encoding="utf-8") for file in ("test_plain.py", "test_crowned.py"))
    named = re.findall(r"def test_(\w+)", tests)
    for character in CHARACTERS:
        mine = [test for test in named if test.startswith(f"{character}_")]
        assert [test for test in mine if crowned(character) or not test.startswith(f"{character}_crown_")], character


def test_a_character_switched_off_does_nothing() -> None:
    with BOX.switched_off("claws_jack"):
        assert len(hand(act(visit(3, "c1 f1"), "claws_jack"))) == 2
    assert len(hand(act(visit(3, "c1 f1"), "claws_jack"))) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_rules_scenarios_options_and_topics_are_in_every_language(language: str) -> None:
    words = catalogue(language, FOLDERS)
    keys = [key_of("northwood-character", name, part) for name in CHARACTERS for part in ("", "text")]
    keys = [key.rstrip("-") for key in keys]
    keys += [key_of("northwood-rules", topic, part).rstrip("-") for topic in SPEC.topics for part in ("", "title")]
    keys += [key_of("northwood-scenario", name, "text") for name in ("free", *SCENARIOS)]
    keys += [key_of("northwood-option", name) for name in NorthwoodOptions.model_fields]
    keys += ["northwood-name", "northwood-tagline", "northwood-kind-character"]
    keys += [key_of("northwood-score", part) for part in ("stars", "friends")]
    assert [key for key in keys if not words.has(key)] == []
    named = {words.say(Text(key_of("northwood-character", name)), str) for name in CHARACTERS}
    assert len(named) == 24
    scenarios = {
        words.say(Text("northwood-scenario", {"id": name, "n": scenario.number}), str)
        for name, scenario in SCENARIOS.items()
    }
    assert len(scenarios) == 16
