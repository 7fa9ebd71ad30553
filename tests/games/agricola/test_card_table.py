"""What cards give and take, from whom, how often, and whether that is optional, compared with one table
(`card_table.tsv`).

Each row is used at two tables, with the card and without it; the difference is what it gives and takes. Optional
effects are declined in a third game, in which there must be no difference."""

from __future__ import annotations

from collections import Counter

import pytest

from games.agricola.actions.combined import OptionalAction
from games.agricola.calendar import HARVESTS
from games.agricola.cards.box import CARDS, card_of
from games.agricola.goods import ANIMALS
from games.agricola.state import Phase
from games.core.cards import code_of_card
from games.core.decision import Refused
from tests.games.agricola.card_uses import (
    COUNTERS,
    LAST_HARVESTS,
    ROWS,
    USED,
    Row,
    afterwards,
    all_told,
    bag,
    change,
    difference,
    effect_of_uses,
    farm_for,
    given_by,
    owned,
    use,
)


def title(row: Row) -> str:
    return f"{row.card}-{row.when}-{row.setup}".replace(" ", "_")


def test_the_table_has_every_card_that_is_in_the_box() -> None:
    assert {row.card for row in ROWS} == {
        name for name, card in CARDS.items() if card.kind != "major" or card.spot is None or card.spot.board != "second"
    }


@pytest.mark.parametrize("row", USED, ids=title)
def test_a_card_gives_and_takes_what_the_table_says(row: Row) -> None:
    goods, later, others = change(row, row.answers.split())
    assert goods == difference(bag(row.gives), bag(row.takes))
    assert later == bag(row.later)
    if row.others:
        assert others == bag(row.others)


@pytest.mark.parametrize("row", [row for row in USED if row.will == "may" and row.answers], ids=title)
def test_what_may_be_left_changes_nothing_when_it_is(row: Row) -> None:
    goods, later, others = change(row, [])
    kept = bag(row.gives) if row.when.startswith("others") else Counter()
    paid = Counter(dict(card_of(row.card).cost)) if row.when == "play" else Counter()
    del kept["vegetable"]
    assert goods == difference(kept, paid) and not later and not +others


@pytest.mark.parametrize(
    "row", [row for row in USED if row.will == "must" and row.when.startswith(("place", "special"))], ids=title,
)
def test_what_must_be_done_asks_for_no_leave(row: Row) -> None:
    one = farm_for(row, lies=True)
    use(row, one, row.answers.split())
    assert one.asked(next(iter(one.session.open_questions()))).key == "place"


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


def times(n: int, goods: Counter[str]) -> Counter[str]:
    return Counter({good: n * each for good, each in goods.items()})


def whole(row: Row) -> Counter[str]:
    """Return the total difference of one use of the card. What is put back on a space comes again with its next use."""
    return difference(bag(row.gives) + bag(row.later), bag(row.takes))


@pytest.mark.parametrize("row", [
    row for row in USED if row.often == "each" and whole(row) and int(row.told.get("number", 1)) not in HARVESTS
], ids=title)
def test_what_a_card_does_each_time_it_does_at_the_next_occasion_too(row: Row) -> None:
    """The card is used in two rounds without a harvest in between."""
    first, second = effect_of_uses(row, 2)
    assert first == whole(row)
    assert second == (bag(row.gives) if row.source == "space" else whole(row))


@pytest.mark.parametrize("row", [row for row in USED if row.often == "round" and row.kind == "start"], ids=title)
def test_what_a_card_does_at_the_start_of_a_round_it_does_once_in_each(row: Row) -> None:
    one, control = (farm_for(row, lies=lies) for lies in (True, False))
    for time in (1, 2):
        use(row, one, row.answers.split())
        use(row, control, [], lies=False)
        number = one.state.round
        while one.state.round == number:
            assert difference(owned(one), owned(control)) == times(time, whole(row))
            one.answer_least()
            control.answer_least()


@pytest.mark.parametrize("row", [row for row in USED if row.often == "round" and row.kind != "start"], ids=title)
def test_what_a_card_does_once_a_round_it_does_in_the_next_one_too(row: Row) -> None:
    assert effect_of_uses(row, 2) == [whole(row)] * 2


@pytest.mark.parametrize("row", [row for row in USED if row.often == "harvest"], ids=title)
def test_what_a_card_does_in_a_harvest_it_does_in_each_and_not_between(row: Row) -> None:
    assert effect_of_uses(row, 2) == [whole(row)] * 2
    one, control = (farm_for(row, lies=lies) for lies in (True, False))
    if (number := one.state.round) in LAST_HARVESTS:
        return
    for table, lies in ((one, True), (control, False)):
        use(row, table, row.answers.split(), lies=lies).next_round()
    assert one.state.round == number + 2 and difference(owned(one), owned(control)) == whole(row)


@pytest.mark.parametrize("row", [row for row in USED if row.kind == "feed"], ids=title)
def test_what_a_card_does_once_in_a_harvest_it_does_not_twice(row: Row) -> None:
    one = farm_for(row, lies=True)
    one.has(0, food=9, fuel=9, **{good: 2 for good in bag(row.takes) if good != "fuel"}).through(Phase.FEED)
    what = row.when.split()[1]
    assert one.refused(f"{what}=2")
    one.answer(f"{what}=1")


@pytest.mark.parametrize("row", [
    row for row in USED if row.kind in ("use", "counters") and row.often == "any" and row.source != "card"
], ids=title)
def test_an_act_is_offered_while_it_can_be_paid(row: Row) -> None:
    """The row's farm can pay three times. Goods on a card can be taken only once."""
    one = farm_for(row, lies=True)
    for _ in range(COUNTERS):
        before = all_told(one)
        use(row, one, [])
        assert difference(all_told(one), before) == whole(row)
        if row.kind == "counters":
            given_by(row, 0)[-1](one.state)
            one.place("infirmary" if "infirmary" in one.options() else "reed_bank")
            one.next_round()
            given_by(row, 0)[-1](one.state)
    with pytest.raises(Refused):
        use(row, one, [])


def acts_once(card: str) -> bool:
    """Return whether a card acts when it is played and never again before the end."""
    return all((row.kind, row.often) in (*PLAYED_ONCE, ("rule", "end")) for row in ROWS if row.card == card)


PLAYED_ONCE = (("play", "once"), ("rule", "once"))
ALONE = [row for row in USED if row.kind == "play" and acts_once(row.card)]
OCCASIONS = {
    "once": {"play", "build", "upgrade", "harvest", "round", "rule"}, "harvest": {"harvest", "feed", "rule"},
    "each": {"place", "beside", "special", "others", "counters", "learn", "improve", "rule"},
    "any": {"anytime", "use", "counters", "rule"}, "round": {"start", "round", "special", "rule"},
    "always": {"rule"}, "end": {"rule"},
}
"""The kinds of use that fit each word for how often a card acts."""


def test_how_often_a_row_says_can_be_looked_at() -> None:
    assert [row for row in ROWS if row.kind not in OCCASIONS[row.often]] == []


@pytest.mark.parametrize("row", ALONE, ids=title)
def test_what_a_card_does_once_does_not_come_again(row: Row) -> None:
    """In later rounds the card makes no difference and asks nothing. Goods on round spaces are counted when they are
    put there. Arriving animals may find no home."""
    (found, asked), (without, asked_without) = (afterwards(row, held=held) for held in (True, False))
    if any(good in bag(row.later) for good in ANIMALS):
        found, without = (Counter({good: one[good] for good in one if good not in ANIMALS}) for one in (found, without))
    elif "arrived" not in {hook.name for hook in card_of(row.card).hooks}:
        assert asked == asked_without
    assert found == without


@pytest.mark.parametrize("row", [row for row in USED if row.kind == "harvest" and row.often == "once"], ids=title)
def test_what_a_card_does_in_one_harvest_only_does_not_come_again(row: Row) -> None:
    assert effect_of_uses(row, 2) == [whole(row), Counter()]


QUERIES = frozenset((
    "beds", "breeders", "breeding", "breeds_last", "fence_goods", "free_fences", "fuel_more", "fuel_most",
    "fuel_saved", "harvest_ends", "improvement: lowers", "instead_of_renovation", "lodgings", "may_join",
    "others_bred", "pasture_extra", "pets", "renovation_targets", "room: lowers", "renovation: lowers", "room: sets",
    "room_for_people",
))
EACH = frozenset((
    "after_space", "after_special", "baked", "before_occupation", "before_special", "cooked", "extra_turn",
    "fenced", "field_laid", "improvement: pays", "lesson: pays", "passed_on", "placed", "rooms_built", "renovated",
    "room: pays", "renovation: pays", "special_gives", "used_space", "using_space", "arrived", "points", "at_any_time",
))
ROUND = frozenset(("after_special", "before_special", "extra_turn", "returning_home", "round_starts"))
HOOKS = {
    "once": frozenset(("arrived", "house_grown", "points", "renovated", "round_ends", "after_space")),
    "each": EACH, "any": frozenset(("at_any_time",)), "round": ROUND,
    "harvest": frozenset(("feeding", "fuel_more", "harvest_ends", "reaping", "spared_by_wood")),
    "always": QUERIES, "end": frozenset(("points", "table_points")),
}
"""The hooks at which a card that changes rules may act, apart from when it is played, by how often it does."""
LEAVES = {
    "M033": frozenset(("round_starts",)), "M053": frozenset(("at_any_time", "held_tiles", "people_away", "tiles_gone")),
}
"""The hooks at which a card waits for its single effect, and at which guests leave a card."""


@pytest.mark.parametrize("row", [row for row in ROWS if row.when == "rule"], ids=title)
def test_a_rule_of_a_card_applies_as_often_as_the_table_says(row: Row) -> None:
    card = card_of(row.card)
    hooks = {hook.name for hook in card.hooks}
    often = {other.often for other in ROWS if other.card == row.card}
    assert row.source in ("supply", "space", "land", "price", "points")
    assert hooks or card.plot or card.left or card.last
    assert hooks - {"played"} <= frozenset().union(*(HOOKS[one] for one in often), LEAVES.get(row.card, ()))
    assert row.often != "once" or "played" in hooks


@pytest.mark.parametrize("name", sorted({row.card for row in ALONE}))
def test_a_card_that_acts_once_acts_when_it_is_played(name: str) -> None:
    card = card_of(name)
    assert {hook.name for hook in card.hooks} <= {"played"} | HOOKS["once"] | HOOKS["end"] | LEAVES.get(
        name, frozenset()
    )
    assert not (card.swaps or card.harvest or card.last or card.kitchen.cook or card.plot or card.unused_plots)


@pytest.mark.parametrize("row", [row for row in ROWS if row.when == "rule"], ids=title)
def test_a_rule_of_which_nothing_may_be_left_is_not_declared_so(row: Row) -> None:
    assert row.will in ("may", "must", "both")
    assert row.will != "must" or OptionalAction not in code_of_card(card_of(row.card))


@pytest.mark.parametrize("row", [row for row in USED if row.often in ("each", "round", "harvest")], ids=title)
def test_what_a_card_does_again_is_not_only_done_when_it_is_played(row: Row) -> None:
    card = card_of(row.card)
    assert card.harvest is not None or {hook.name for hook in card.hooks} - {"played"}
