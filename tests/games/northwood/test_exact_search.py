"""The exact search with which the adviser is compared: probabilities that can be counted by hand."""

from __future__ import annotations

import pytest

from benchmarks.northwood_exact import Search, TooLarge, advised_answer, every_answer, with_unseen_deck
from games.northwood.options import NorthwoodOptions
from tests.games.northwood.table import Table, visit


def position(fief: int, ruler: str, hand: str) -> Table:
    """Return a position before a statement, in which no ability can be used any more."""
    options = NorthwoodOptions(pause=True)
    return with_unseen_deck(visit(fief, hand, ruler=ruler, exhausted=(0, 1, 2, 3), options=options))


@pytest.mark.sampled(1 / 2)
@pytest.mark.parametrize(
    ("fief", "ruler", "hand", "chance"),
    [
        (1, "flowers_queen", "c8", 7 / 31),    # wins against the seven lower Claws alone
        (1, "claws_queen", "c8", 1),           # the favourite suit wins against every other one, too
        (0, "claws_queen", "c1", 7 / 31),      # loses against the seven higher Claws alone
        (2, "flowers_queen", "c7 c8", 6 / 30 * 5 / 29),
        (1, "flowers_queen", "c7 c8", 2 * 6 / 30 * 24 / 29),
        (1, "claws_queen", "c7 c8", 0),        # neither can lose
        (1, "flowers_queen", "c8 l8", 14 / 30 * 22 / 29 + 16 / 30 * 7 / 29),
    ],
)
def test_every_order_of_the_unseen_cards_counts_once(fief: int, ruler: str, hand: str, chance: float) -> None:
    assert Search(every_answer, 10_000).chance(position(fief, ruler, hand)) == pytest.approx(chance)


def test_an_ability_is_used_if_that_is_best() -> None:
    """The crowned Jack of Eyes looks at the next of five statements, of which one is good, and may put another one
    under the deck, or do better."""
    game = with_unseen_deck(visit(
        1, "c8", ally="eyes_jack_crown", ruler="flowers_queen", exhausted=(0, 1, 2), top="c1 f1 f2 e1 e2", deck_size=5
    ))
    best, advised = Search(every_answer, 10_000).chance(game), Search(advised_answer, 10_000).chance(game)
    assert best >= advised > 1 / 5 and best >= 1 / 5 + 4 / 5 * 1 / 4


def test_a_search_that_needs_too_many_steps_is_given_up() -> None:
    with pytest.raises(TooLarge):
        Search(every_answer, 3).chance(position(1, "flowers_queen", "c7 c8"))
