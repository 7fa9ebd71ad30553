"""The farmyard: spaces, fences, pastures, room for animals."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.agricola.farmyard.animals import Housing, bedded, best_fits, fits, housed, housing_of, most_roomy
from games.agricola.farmyard.grid import bits, grid_of
from games.agricola.farmyard.pastures import (
    FENCES,
    Enclosure,
    connected_sets,
    enclosed,
    possible_pastures,
    proposed_pastures,
)
from games.agricola.farmyard.yard import Farmyard
from tests.games.agricola.table import farm, fences, spaces, table


def test_spaces_have_letters_for_columns_and_numbers_for_rows() -> None:
    grid = grid_of()
    assert grid.names[0] == "a1" and grid.names[9] == "e2" and len(grid.names) == 15
    assert len(grid.edges) == 38


def test_a_pasture_has_fences_on_all_sides_even_at_the_rim() -> None:
    yard = Farmyard(fences=fences("e1"))
    assert yard.fences.bit_count() == 4
    assert yard.pastures == (spaces("e1"),)


def test_neighbours_share_the_fence_between_them() -> None:
    assert fences("d1, e1").bit_count() == 7
    assert set(Farmyard(fences=fences("d1, e1")).pastures) == {spaces("d1"), spaces("e1")}


@pytest.mark.parametrize(("built", "wanted", "wood", "fault"), [
    ("", "e1", 4, None),
    ("", "e1", 3, "fences"),
    ("", "a2", 15, "tile"),
    ("", "c1 e1", 15, "apart"),
    ("e1", "d1", 3, None),
    ("e1", "b1", 15, "detached"),
    ("d1 e1", "d1 e1", 15, "there"),
    ("d1 e1", "d1", 1, None),
    ("d1 e1", "e1 e2", 15, "mixed"),
])
def test_what_may_be_fenced(built: str, wanted: str, wood: int, fault: str | None) -> None:
    yard = Farmyard(fences=fences(built) if built else 0)
    assert Enclosure((), yard.fences, yard.blocked, wood).fault(spaces(wanted)) == fault


def test_simple_pastures_are_possible_exactly_when_any_is() -> None:
    """The shortcut through rectangles agrees with a look at every connected set."""
    for built in ("", "e1", "d1 e1 e2", "c1 d1, e1", "c1 c2 d2 e2 e1", "b1 b2 b3 c3 d3 d2 d1"):
        yard = Farmyard(fences=fences(built) if built else 0)
        for affordable in range(5):
            plan = Enclosure((), yard.fences, yard.blocked, affordable)
            every = any(plan.fault(one) is None for one in connected_sets(()))
            assert bool(possible_pastures(plan)) == every, (built, affordable)
            assert all(plan.fault(one) is None for one in proposed_pastures(plan))


def test_fifteen_fences_cannot_ring_a_space() -> None:
    """Why no rule is needed for a forest inside a ring of pastures: the smallest ring takes sixteen pieces."""
    grid = grid_of()
    rings = [
        one for one in connected_sets(())
        if any(other & ~one for other in enclosed((), grid.boundary(one)) if other != one)
    ]
    assert min(grid.boundary(one).bit_count() for one in rings) > FENCES


def test_the_first_field_lies_anywhere_and_further_ones_beside_it() -> None:
    yard = Farmyard()
    assert yard.field_sites == yard.unused and yard.unused.bit_count() == 13
    assert yard.laid("field", spaces("c1")).field_sites == spaces("b1 d1 c2")


def test_rooms_touch_the_house_and_stables_stand_on_any_free_space() -> None:
    yard = Farmyard(stables=spaces("b2"), fences=fences("e1"))
    assert yard.room_sites == spaces("a1 b3")
    assert yard.stable_sites & spaces("e1") and not yard.stable_sites & spaces("b2 a2")


def test_what_is_sown_is_reaped_one_by_one_until_the_field_is_empty() -> None:
    yard = Farmyard().laid("field", spaces("b1 c1 d1")).sown("grain", ("b1",)).sown("vegetable", ("c1",))
    assert (yard.grain, yard.vegetable, yard.empty_fields) == ({"b1": 3}, {"c1": 2}, spaces("d1"))
    once, taken = yard.reaped()
    assert taken == {"grain": 1, "vegetable": 1}
    twice, _ = once.reaped()
    assert (twice.grain, twice.vegetable) == ({"b1": 1}, {}) and twice.empty_fields == spaces("c1 d1")


def test_capacity_doubles_with_each_stable() -> None:
    assert housing_of([(1, 0), (2, 1), (1, 2)], 1) == Housing((8, 8, 2), 1)


def test_a_pasture_holds_one_species_and_single_places_any() -> None:
    room = Housing((4, 2), 1)
    assert fits(room, (4, 2, 0, 0)) and fits(room, (4, 2, 1, 0))
    assert not fits(room, (4, 2, 1, 1)) and not fits(room, (3, 3, 2, 0))
    assert housed(room, (5, 2, 0, 0)) == (0, 1)


_ROOM = st.builds(
    lambda sizes, singles, beds: Housing(tuple(sorted(sizes, reverse=True)), singles, tuple(beds)),
    st.lists(st.sampled_from([2, 4, 6, 8]), max_size=4), st.integers(1, 4), st.lists(st.integers(1, 15), max_size=3),
)
_ANIMALS = st.tuples(*[st.integers(0, 6)] * 4)


@given(_ROOM, _ANIMALS)
def test_animals_fit_exactly_when_some_way_to_house_them_exists(room: Housing, animals: tuple[int, ...]) -> None:
    def lodged(left: tuple[int, ...], beds: tuple[int, ...]) -> bool:
        if not beds:
            return sum(left) <= room.singles
        return lodged(left, beds[1:]) or any(
            lodged(tuple(n - (one == kind) for one, n in enumerate(left)), beds[1:])
            for kind in range(4) if left[kind] and beds[0] >> kind & 1
        )

    def possible(at: int, left: tuple[int, ...]) -> bool:
        if at == len(room.pastures):
            return lodged(left, room.beds)
        return any(
            possible(at + 1, tuple(max(0, n - room.pastures[at]) if i == kind else n for i, n in enumerate(left)))
            for kind in range(4)
        )

    assert fits(room, animals) == possible(0, animals)


@settings(deadline=None)  # thousands of selections: a busy machine is no fault
@given(_ROOM, _ANIMALS)
def test_the_best_selections_fit_and_cannot_grow(room: Housing, animals: tuple[int, ...]) -> None:
    best = best_fits(room, animals)
    assert best
    for kept in best:
        assert fits(room, kept)
        for kind in range(4):
            more = tuple(n + (i == kind) for i, n in enumerate(kept))
            assert more[kind] > animals[kind] or not fits(room, more)


@given(_ROOM, _ANIMALS)
def test_all_animals_outside_pastures_have_a_place_of_their_own(room: Housing, animals: tuple[int, ...]) -> None:
    if not room.lodges(animals):
        return
    sleeping = bedded(room.beds, animals)
    for bed, species in zip(room.beds, sleeping, strict=True):
        assert species is None or bed >> species & 1
    left = [n - sleeping.count(species) for species, n in enumerate(animals)]
    assert min(left) >= 0 and sum(left) <= room.singles


def test_beds_leave_room_in_pastures() -> None:
    """Three sheep, a pasture for four and the house: with a bed, only one of them need be in the pasture."""
    assert most_roomy(Housing((4,), 1), (3, 0, 0, 0), 3) == 0
    assert most_roomy(Housing((4,), 1, beds=(1,)), (3, 0, 0, 0), 3) == 1
    assert most_roomy(Housing((4,), 1, beds=(2,)), (3, 0, 0, 0), 3) == 0, "the bed is not for sheep"


def test_bits_are_listed_smallest_first() -> None:
    assert bits(0b10110) == (1, 2, 4) and bits(0) == ()


def test_animals_look_for_room_once_all_fences_of_an_action_stand() -> None:
    """Three stables house three species; fenced into one pasture they house one, so two animals must go."""
    one = table(2, farm(stables="c1 d1 e1", goods={"wood": 15, "sheep": 1, "boar": 1, "cattle": 2}), round_number=2)
    one.place("fencing", ("c1", "d1", "e1"))
    assert one.asked().key == "fence" and one.me().crowded, "more pastures may follow"
    one.answer()
    assert one.asked().key == "house_animals"
    one.answer("sheep=1", "cattle=2")
    assert one.me().animals == (1, 0, 2, 0) and not one.me().crowded
