"""Circumstances that must not matter to a card: its owner, the orientation of the farm, raw goods as its price,
restarts, undo, and how it came to the hand. Rows of the card table are used once more with one of these changed, and
must give the same result: a third of the rows for each circumstance, others for another one, and all of them at a
larger TEST_SCALE."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

import pytest

from games.agricola import SPEC
from games.core.codec import dump_given, dump_state, load_given, load_state
from games.core.session import Session
from tests.games.agricola.card_uses import USED, YARD, Row, bag, change, difference
from tests.games.agricola.farm import Farm
from tests.games.agricola.test_card_table import title
from tests.scale import sample

SPACES = (*YARD, "pastures", "veg", "wheat")
MIRROR = {"1": "3", "2": "2", "3": "1"}
RAW = (("food", "grain"), ("food", "vegetable"), ("fuel", "wood"))
"""Goods that are paid, and goods that can be exchanged for them one for one."""
SEEN = {"passed on by a neighbour": 0b10, "drafted, and seen by all": 0b11}
"""Ways for a card to come to the hand of the first of two seats, and the seats that know it."""


class Restarting(Farm):
    """A table that is stored and loaded after every answer."""

    def answer(self, *tokens: str, seat: int = 0) -> Self:  # type: ignore[override]  # one answer
        super().answer(*tokens, seat=seat)
        old = self.session
        state = load_state(SPEC, dump_state(old.checkpoint), SPEC.version)
        given = load_given(dump_given(old.given))
        self._built = Session(SPEC.rules, state, given, segment=old.segment, numbers=old.numbers)
        assert dump_state(self.session.state) == dump_state(old.state)
        return self


class Wavering(Farm):
    """A table at which every answer that can be undone is undone and given again."""

    taken_back = 0

    def answer(self, *tokens: str, seat: int = 0) -> Self:  # type: ignore[override]  # one answer
        before = dump_state(self.session.state)
        super().answer(*tokens, seat=seat)
        if self.session.can_undo(seat):
            after = dump_state(self.session.state)
            self.session.undo(seat)
            assert dump_state(self.session.state) == before
            super().answer(*tokens, seat=seat)
            assert dump_state(self.session.state) == after
            Wavering.taken_back += 1
        return self


class Mirrored(Farm):
    """A farm upside down: its house is on the upper two rows."""

    def yard(self, seat: int, **what: Any) -> Self:
        return super().yard(seat, **{"rooms": "a1 a2", **what})


def ends_as_told(row: Row, **how: Any) -> None:
    goods, later, others = change(row, row.answers.split(), **how)
    assert goods == difference(bag(row.gives), bag(row.takes)) and later == bag(row.later)
    if row.others:
        assert others == bag(row.others)


def a_third(rows: list[Row], circumstance: str) -> list[Row]:
    """Return the rows that are used with this circumstance."""
    return sample(rows, 1 / 3, f"cards, {circumstance}")


@pytest.mark.parametrize("row", a_third(USED, "another seat"), ids=title)
def test_another_seat_owns_it(row: Row) -> None:
    ends_as_told(row, seat=1)


@pytest.mark.parametrize("row", a_third(USED, "restarted"), ids=title)
def test_every_answer_is_followed_by_a_restart(row: Row) -> None:
    ends_as_told(row, make=Restarting)


@pytest.mark.parametrize("row", a_third(USED, "taken back"), ids=title)
def test_every_answer_is_taken_back_and_given_again(row: Row) -> None:
    ends_as_told(row, make=Wavering)


def test_answers_were_taken_back() -> None:
    Wavering.taken_back = 0
    for row in USED[::10]:
        ends_as_told(row, make=Wavering)
    assert Wavering.taken_back > 5


@pytest.mark.parametrize(
    "row", a_third([row for row in USED if not row.answers.startswith(("b2", "yes b2"))], "upside down"), ids=title
)
def test_the_farm_lies_upside_down(row: Row) -> None:
    told = {
        name: "+".join(cell[0] + MIRROR[cell[1]] for cell in value.split("+")) if name in SPACES else value
        for name, value in row.told.items()
    }
    ends_as_told(replace(row, setup=" ".join(f"{name}={value}" for name, value in told.items())), make=Mirrored)


@pytest.mark.parametrize(("row", "way"), [
    (row, way) for way in SEEN for row in a_third([row for row in USED if row.kind == "play"], way)
], ids=lambda one: title(one) if isinstance(one, Row) else one)
def test_it_came_to_the_hand_in_another_way(row: Row, way: str) -> None:
    ends_as_told(row, known_to=SEEN[way])


def raw(row: Row, good: str, source: str) -> Row:
    """Return the row with another good that can be exchanged for its price of food or fuel."""
    def swapped(goods: str) -> str:
        found = bag(goods)
        found[source] += found.pop(good, 0)
        return " ".join(f"{name}={n}" for name, n in found.items())

    told = {name: value for name, value in row.told.items() if name not in (good, source)}
    there = bag(" ".join(f"{name}={value}" for name, value in row.told.items() if name not in told))
    there[source] += there.pop(good)
    setup = " ".join([f"{name}={n}" for name, n in there.items()] + [f"{name}={value}" for name, value in told.items()])
    n = bag(row.takes)[good]
    answers = f"{row.answers} {good}-{n}<{source}-{n}"  # where what the space has just given would do as well
    return replace(row, setup=setup, takes=swapped(row.takes), answers=answers)


def pays_with(row: Row, good: str) -> bool:
    """Return whether a row pays all of a good that it has, and the good can be made from another one."""
    return bool(row.kind not in ("anytime", "feed", "counters")
                and bag(row.takes)[good] and row.told.get(good) == str(bag(row.takes)[good]))


@pytest.mark.parametrize(("row", "good", "source"), [
    (row, good, source) for row in USED for good, source in RAW
    if pays_with(row, good) and not (source == "vegetable" and "fireplace" in row.setup)  # which makes it 2 food
], ids=lambda value: title(value) if isinstance(value, Row) else value)
def test_its_price_is_found_by_an_exchange(row: Row, good: str, source: str) -> None:
    ends_as_told(raw(row, good, source))
