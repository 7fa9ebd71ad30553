"""A number before a noun has a selector: nobody reads "1 points"."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from games.core.catalogue import LANGUAGES
from tests.test_texts import FOLDERS, entries

NUMBERS = {
    "n", "most", "least", "fee", "food", "fuel", "wood", "grain", "heat", "heating", "stars", "points", "people",
    "rooms", "home", "fences", "stables", "missing", "pages", "sick", "resources", "singles", "largest", "ahead",
    "left",
}
"""The names that number arguments have; an argument of another name holds words."""

UNCOUNTED = {
    "en": {"wood", "clay", "reed", "stone", "grain", "food", "fuel", "sheep", "cattle", "straw", "of", "and", "at",
           "in", "to", "for", "ahead", "here", "left", "so", "instead", "with", "wheat", "meat", "wool", "milk"},
    "es": {"de", "y", "a", "en", "por", "con", "sobre"},
    "it": {"legno", "argilla", "grano", "cibo", "d", "su", "e", "di", "da", "in", "con", "per", "invece"},
}
"""Words after a number that are the same for one and for many: what is not counted, and small words."""

NEVER_ONE = {
    "agricola-feeding": "each begging marker costs 3 points",
    "grimm-forest-board-game": "three houses win",
    "cli-verify-late-draws": "the number of a segment",
    "cogs-lobby-now": "seats of a game for two or more",
    "bot-trouble-away-days": "the limit is 21",
    "bot-trouble-away-stretch": "the limit is 21",
    "bot-trouble-away-year": "the limit is 42, and the other count has a selector",
    "bot-trouble-full": "said only where several may play",
    "northwood-goal-stars": "every goal is 12 stars or more",
    "northwood-why-not-far": "the limit is 2",
    "northwood-why-not-nine": "the number of a card, not a count",
    "grimm-forest-ask-mermaid-keep": "the Little Mermaid leaves two places",
    "agricola-ask-solo-pay": "the price is 2 food",
    "agricola-special-hiring-fair-effect": "the fee is 2 food",
    "agricola-refused-no-room": "'can' is the same for one and for many",
    "agricola-board-house": "a house has two rooms or more",
    "draw-agricola-alt-short-player": "'at home' is the same for one and for many",
    "agricola-board-people": "a family has two people or more",
    "agricola-board-sick": "'in bed' is the same for one and for many",
    "agricola-board-begging": "each begging marker costs 3 points",
    "agricola-board-solo": "'face down' is a state of the deck",
    "draw-agricola-alt-farm": "a house has two rooms or more",
    "draw-agricola-alt-house": "a house has two rooms or more",
    "draw-agricola-alt-coming": "the number of a round",
    "grimm-forest-ask-whispers-keep": "two Fables are kept",
    "draw-agricola-goal-reached": "a goal of many points",
    "draw-agricola-goal-missed": "a goal of many points",
    "draw-northwood-alt-stars": "'possible' is the same for one and for many",
    "cogs-stats-rating": "said from ten games on",
    "bot-trouble-undo-often": "three are granted",
    "grimm-forest-log-round": "the number of a round",
    "mi-tierra-ask-prize-goods": "prizes are 2 or 3 base goods, and the other count has a selector",
    "mi-tierra-board-farm": "'at the hut' is the same for one and for many",
}
"""Messages where a number stands before a word without a selector, each with its reason."""


def unselected(pattern: ast.Pattern, selected: frozenset[str], uncounted: set[str]) -> bool:
    """Whether a number stands right before a counted word outside every selector of that number."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            chosen = {inner.selector.id.name} if isinstance(inner.selector, ast.VariableReference) else set()
            if any(unselected(variant.value, selected | chosen, uncounted) for variant in inner.variants):
                return True
        elif isinstance(inner, ast.VariableReference) and inner.id.name in NUMBERS - selected:
            after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            word = re.match(r" ([^\W\d_]+)", after.value if isinstance(after, ast.TextElement) else "")
            if word and word[1] not in uncounted:
                return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_has_a_selector(language: str) -> None:
    wrong = set()
    for folder in FOLDERS:
        for entry in entries(folder, language):
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            if unselected(entry.value, frozenset(), UNCOUNTED[language]):
                wrong.add(entry.id.name)
    assert wrong - NEVER_ONE.keys() == set()


def test_the_check_finds_what_it_looks_for() -> None:
    def wrong(message: str) -> bool:
        entry = FluentParser().parse_entry(message)
        assert isinstance(entry, ast.Message) and entry.value is not None
        return unselected(entry.value, frozenset(), UNCOUNTED["en"])

    assert wrong("x = { $n } points")
    assert wrong("x = { $n ->\n    [one] one of { $most } points\n   *[other] { $n } points\n}")
    assert not wrong("x = { $n ->\n    [one] 1 point\n   *[other] { $n } points\n}")
    assert not wrong("x = { $n } food, { $who } points")
