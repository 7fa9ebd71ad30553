"""What is printed on improvements beside their effect, compared with one table (`card_prints.tsv`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.agricola.cards.box import AgricolaCard
from games.agricola.cards.every import HAND_CARDS, MAJORS
from games.agricola.wording.hands import condition_text
from tests.games.agricola.test_hand_words import said

FILE = Path(__file__).with_name("card_prints.tsv")
PRINTED = {
    line.split("\t")[0]: line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
}
IMPROVEMENTS = {**MAJORS, **{name: card for name, card in HAND_CARDS.items() if card.kind == "minor"}}


def declared(card: AgricolaCard) -> list[str]:
    """Return the card's line of the table, as the card is declared."""
    needs = said(condition_text(card.id))
    cost = [f"{good}={n}" for good, n in card.cost.items()]
    for count, goods in card.each:
        cost += [f"{good}={n}/{count}" for good, n in goods.items()]
    old = ("game" if card.removes_old else "board") if card.upgrades else ""
    found = [
        card.id, " ".join(cost), needs, str(card.points), "left" if card.passing else "", " ".join(card.upgrades), old,
    ]
    while not found[-1]:
        found.pop()
    return found


def test_the_table_has_every_improvement() -> None:
    assert PRINTED.keys() == IMPROVEMENTS.keys()


@pytest.mark.parametrize("name", IMPROVEMENTS)
def test_a_card_costs_needs_and_scores_what_is_printed(name: str) -> None:
    assert declared(IMPROVEMENTS[name]) == PRINTED[name]
