"""Custom ids: what is written is read again, and nothing else is."""

from __future__ import annotations

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.custom_id import LIMIT, BadId, ComponentId, base36, parse
from cogs.draft import packed, unpacked
from games.core.decision import Part

ARGS = st.lists(st.text(st.characters(codec="utf-8"), max_size=12), max_size=4)


@given(
    table=st.integers(0, 36**12 - 1), seat=st.none() | st.integers(0, 99), number=st.integers(0, 36**8 - 1),
    args=ARGS.map(tuple), modal=st.booleans(), act=st.sampled_from(("take", "seat_ai", "x")),
)
def test_round_trip(table: int, seat: int | None, number: int, args: tuple[str, ...], modal: bool, act: str) -> None:
    made = ComponentId(table, act, args, seat, number, modal)
    if made.fits and args != ("",):
        assert parse(str(made)) == made


@pytest.mark.parametrize("hostile", [
    "", "s", "s:1", "s:1:0:0", "s:1:0:0:", "x:1:0:0:take", "s:1:0:-1:take", "s:1:-1:0:take", "s:1:0:0:TAKE",
    "s:1:0:0:take\n", "s:é:0:0:take", "s:1:0:0:" + "a" * 17, "s:1:0:0:take:" + "x" * 100, "s:1::0:take",
    "s:٣:0:0:take", "S:1:0:0:take", "s:1:0:0:take;drop", "s:" + "z" * 13 + ":0:0:take", "📎:1:0:0:take",
])
def test_hostile_ids_are_refused(hostile: str) -> None:
    with pytest.raises(BadId):
        parse(hostile)


def test_random_rubbish_never_breaks_the_parser() -> None:
    rng = random.Random(1)
    for _ in range(5000):
        rubbish = "".join(rng.choice(string.printable + "sm:::|%é") for _ in range(rng.randrange(LIMIT + 5)))
        try:
            made = parse(rubbish)
        except BadId:
            continue
        assert str(made).startswith(rubbish[:2])


def test_base36() -> None:
    assert [base36(n) for n in (0, 35, 36, 1295, 1296)] == ["0", "z", "10", "zz", "100"]


def test_packed_tokens_come_back_and_a_changed_part_forgets_them() -> None:
    part = Part("p", tuple(f"x{n}" for n in range(60)))
    chosen = ("x0", "x37", "x59", "x4")
    assert unpacked(part, packed(part, chosen)) == chosen
    assert unpacked(Part("p", part.ids[:-1]), packed(part, chosen)) == ()


@pytest.mark.parametrize("data", ["", "abcd", "zz", "0000zz", "!!!!"])
def test_rubbish_unpacks_to_nothing(data: str) -> None:
    part = Part("p", ("a", "b"))
    assert unpacked(part, data) == ()
    assert unpacked(part, packed(part, ()) + "zz") == ()
    assert unpacked(part, packed(part, ()) + "-1") == ()


