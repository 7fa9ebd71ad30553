"""What cards give and take, from whom, how often and whether one may leave it, against one table (`card_table.tsv`).

Each row is put to use at a table twice: with the card, and without it; what differs is what it gives and takes. What
may be left is left in a third game, in which nothing must differ.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.agricola.actions.combined import May
from games.agricola.cards.box import CARDS, card_of
from games.agricola.goods import ANIMALS
from games.core.cards import ingredients
from tests.games.agricola.card_uses import ROWS, USED, Row, bag, change, farm_for, less, owned, use


def title(row: Row) -> str:
    return f"{row.card}-{row.when}-{row.setup}".replace(" ", "_")


def test_the_table_has_every_card_that_is_in_the_box() -> None:
    assert {row.card for row in ROWS} == {
        name for name, card in CARDS.items() if card.kind != "major" or card.spot is None or card.spot.board != "second"
    }


@pytest.mark.parametrize("row", USED, ids=title)
def test_a_card_gives_and_takes_what_the_table_says(row: Row) -> None:
    goods, later, others = change(row, row.answers.split())
    assert goods == less(bag(row.gives), bag(row.takes))
    assert later == bag(row.later)
    if row.others:
        assert others == bag(row.others)


@pytest.mark.parametrize("row", [row for row in USED if row.will == "may" and row.answers], ids=title)
def test_what_may_be_left_changes_nothing_when_it_is(row: Row) -> None:
    goods, later, others = change(row, [])
    kept = bag(row.gives) if row.when.startswith("others") else Counter()
    paid = Counter(dict(card_of(row.card).cost)) if row.when == "play" else Counter()
    del kept["vegetable"]
    assert goods == less(kept, paid) and not later and not +others


@pytest.mark.parametrize(
    "row", [row for row in USED if row.will == "must" and row.when.startswith(("place", "special"))], ids=title,
)
def test_what_must_be_done_asks_for_no_leave(row: Row) -> None:
    one = farm_for(row, lies=True)
    use(row, one, row.answers.split())
    assert one.asked(next(iter(one.session.open()))).key == "place"


@pytest.mark.parametrize(
    "row", [row for row in USED if row.often == "any" and row.when.startswith("anytime")], ids=title,
)
def test_what_may_be_done_any_number_of_times_is_done_twice(row: Row) -> None:
    one = farm_for(row, lies=True)
    doubled = {good: 2 * n for good, n in bag(row.takes).items()}
    if sum(doubled.get(name, 0) for name in ANIMALS) > 1 or "sheep" in row.gives:
        one.yard(0, pastures="d1 d2 e1 e2")
    one.has(0, **doubled).place("anytime", (f"{row.when.split()[1]}=1",))
    assert owned(one)
    if row.source == "card":
        return  # what lies there is another good each time
    one.place("anytime", (f"{row.when.split()[1]}=1",))
    assert owned(one) == Counter({good: 2 * n for good, n in bag(row.gives).items()})


QUERIES = frozenset((
    "beds", "free_fences", "fuel_most", "improvement: lowers", "may_join", "renovation_targets", "room: lowers",
    "renovation: lowers", "room: sets",
))
EACH = frozenset((
    "after_special", "before_occupation", "extra_turn", "lesson: pays", "rooms_built", "renovated", "room: pays",
    "renovation: pays", "used_space", "using_space", "arrived", "points", "at_any_time",
))
HOOKS = {
    "once": frozenset(("played", "arrived", "house_grown", "points", "after_space")),
    "each": EACH, "any": frozenset(("at_any_time",)), "round": frozenset(("extra_turn", "round_starts")),
    "always": QUERIES, "end": frozenset(("points", "table_points")),
}
"""Where a card that changes rules may join them, by how often it does."""


@pytest.mark.parametrize("row", [row for row in ROWS if row.when == "rule"], ids=title)
def test_a_rule_of_a_card_applies_as_often_as_the_table_says(row: Row) -> None:
    hooks = {hook.name for hook in card_of(row.card).at}
    assert row.source in ("supply", "space", "land", "price", "points")
    assert hooks and hooks <= HOOKS[row.often]
    assert row.often != "once" or "played" in hooks


@pytest.mark.parametrize("row", [row for row in ROWS if row.when == "rule"], ids=title)
def test_a_rule_of_which_nothing_may_be_left_is_not_declared_so(row: Row) -> None:
    assert row.will in ("may", "must", "both")
    assert row.will != "must" or May not in ingredients(card_of(row.card))


@pytest.mark.parametrize("row", [row for row in USED if row.often in ("each", "round", "harvest")], ids=title)
def test_what_a_card_does_again_is_not_only_done_when_it_is_played(row: Row) -> None:
    card = card_of(row.card)
    assert card.harvest is not None or {hook.name for hook in card.at} - {"played"}
