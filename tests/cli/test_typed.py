"""What is typed becomes an answer."""

from __future__ import annotations

import pytest

from games.cli.typed import Unclear, prompt_of, tokens_of
from games.core.catalogue import catalogue
from games.core.decision import Kind, Part

WORDS = catalogue("en", ("games.core.texts", "games.cli.texts"))
LABELS = {"straw": "Straw", "wood": "Wood", "brick": "Brick", "b2": "B2"}
GOODS = Part("goods", ("straw", "wood", "brick"), Kind.AMOUNTS, 1, 3, (3, 3, 1))
ONE = Part("goods", ("wood",), Kind.AMOUNTS, 0, 3, (3,))
PICK = Part("pick", ("straw", "wood", "brick"), least=1, most=2)


@pytest.mark.parametrize(("line", "tokens"), [
    ("1=2 3=1", ["straw=2", "brick=1"]),
    ("straw=2, Brick=1", ["straw=2", "brick=1"]),
    ("2 0 1", ["straw=2", "brick=1"]),
    ("", []),
])
def test_amounts(line: str, tokens: list[str]) -> None:
    assert tokens_of(GOODS, line, LABELS) == tokens


def test_a_bare_count_is_enough_where_there_is_one_thing() -> None:
    assert tokens_of(ONE, "2", LABELS) == ["wood=2"] and tokens_of(ONE, "1=2", LABELS) == ["wood=2"]
    assert tokens_of(ONE, "0", LABELS) == []


def test_a_bare_count_among_several_things_is_answered_with_an_example() -> None:
    with pytest.raises(Unclear) as unclear:
        tokens_of(GOODS, "2", LABELS)
    assert WORDS.say(unclear.value.reason, str) == "“2”: say of what and how many, like 1=1."


@pytest.mark.parametrize(("line", "tokens"), [
    ("1 3", ["straw", "brick"]), ("straw,wood", ["straw", "wood"]), ("br", ["brick"]), ("Wood", ["wood"]), ("", []),
])
def test_options(line: str, tokens: list[str]) -> None:
    assert tokens_of(PICK, line, LABELS) == tokens


@pytest.mark.parametrize("line", ["0", "4", "clay", "1 clay", "-1", "²"])
def test_what_is_no_option_is_said_so(line: str) -> None:
    with pytest.raises(Unclear):
        tokens_of(PICK, line, LABELS)


@pytest.mark.parametrize(("part", "words"), [
    (PICK, "Choose 1 to 2"),
    (ONE, "How many (0–3, Enter: none)"),
    (GOODS, "How many of each, 1 to 3 in all (like 1=1)"),
    (Part("p", ("a", "b"), least=2, most=2), "Choose 2 (like 1 2)"),
    (Part("p", ("a", "b")), "Choose (1–2)"),
    (Part("p", ("a", "b"), least=0), "One or none (1–2, Enter: none)"),
    (Part("p", ("a", "b"), Kind.ORDER, 2, 2), "All in order (like 2 1)"),
])
def test_prompts_give_an_example(part: Part, words: str) -> None:
    assert WORDS.say(prompt_of(part), str) == words
