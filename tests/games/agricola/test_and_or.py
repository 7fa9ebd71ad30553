"""Whoever uses an action space does at least one of its acts, whatever is exchanged meanwhile (base rules 1.4)."""

from __future__ import annotations

import random

import pytest

from games.agricola import SPEC
from games.agricola.anytime import ANYTIME
from games.agricola.options import AgricolaOptions
from games.agricola.spaces.using import table_of
from games.core.fuzz import random_answer
from games.core.registry import new_session
from games.core.text import Text
from tests.games.agricola.table import farm, give, table
from tests.scale import scaled


def test_the_wood_of_a_farm_expansion_cannot_all_be_burnt() -> None:
    one = table(2, give(wood=7, reed=2), moor=True)
    one.place("farm_expansion")
    assert one.asked().key == "build_rooms"
    one.answer(ANYTIME)
    assert one.refused("burn=7") == "needed"
    one.answer("burn=5")
    assert one.asked().key == "build_stables" and one.asked().parts[0].least == 1, "the room is gone, not the stable"
    one.answer(ANYTIME)
    assert one.refused("burn=1") == "needed"
    one.answer()
    assert one.asked().key == "build_stables" and one.goods() == {"wood": 2, "reed": 2, "fuel": 5}
    one.answer("a1")
    assert one.goods() == {"reed": 2, "fuel": 5} and one.asked(1).key == "place"


def test_where_the_wood_for_stables_is_burnt_a_clay_room_must_be_built() -> None:
    one = table(2, farm(house="clay", goods={"clay": 5, "reed": 2, "wood": 2}), moor=True)
    one.place("farm_expansion", (ANYTIME,), ("burn=2",))
    assert one.asked().key == "build_rooms" and one.asked().parts[0].least == 1 and () not in one.asked().proposals
    assert one.refused() == "too_few"


def test_who_declines_the_rooms_and_burns_the_wood_is_asked_for_rooms_again() -> None:
    one = table(2, farm(house="clay", goods={"clay": 5, "reed": 2, "wood": 2}), moor=True)
    one.place("farm_expansion", (), (ANYTIME,), ("burn=1",))
    assert one.asked().key == "build_rooms" and one.asked().parts[0].least == 1
    one.answer("a1")
    assert one.me().rooms == 3 and one.asked(1).key == "place"


def test_the_last_grain_of_a_grain_utilization_cannot_be_cooked() -> None:
    one = table(2, farm(fields="b1", goods={"grain": 1}), round_number=3)
    one.place("grain_utilization", (ANYTIME,))
    assert one.refused("grain=1") == "needed"


def test_the_last_means_of_a_side_job_cannot_be_exchanged() -> None:
    one = table(2, farm(majors=["fireplace_2"], goods={"wood": 1, "grain": 1}), moor=True)
    one.place("side_job", (ANYTIME,), ("burn=1",))
    assert one.asked().key == "bake" and one.asked().parts[0].least == 1
    one.answer(ANYTIME)
    assert one.refused("grain=1") == "needed"


def test_who_declines_the_stable_and_eats_the_grain_builds_it_after_all() -> None:
    one = table(2, farm(majors=["fireplace_2"], goods={"wood": 1, "grain": 1}), moor=True)
    one.place("side_job", (), (ANYTIME,), ("grain=1",))
    assert one.asked().key == "build_stables" and one.asked().parts[0].least == 1


def test_a_cultivation_without_seed_must_plow() -> None:
    one = table(2, farm(fields="b1", goods={"grain": 1}), round_number=13)
    one.place("cultivation", (ANYTIME,), ("grain=1",))
    assert one.asked().key == "plow" and one.refused() == "too_few"
    one.answer("b2")
    assert one.me().yard.fields.bit_count() == 2 and one.asked(1).key == "place"


def test_a_cultivation_may_plow_after_sowing_and_must_when_the_seed_is_eaten() -> None:
    one = table(2, farm(fields="b1", goods={"grain": 1}), round_number=13)
    one.place("cultivation", (), ("grain=1",))
    assert one.asked().key == "plow" and one.asked().parts[0].least == 0
    other = table(2, farm(fields="b1", goods={"grain": 1}), round_number=13)
    other.place("cultivation", (), (ANYTIME,), ("grain=1",))
    assert other.asked().key == "plow" and other.asked().parts[0].least == 1


def test_after_the_first_act_everything_may_be_exchanged() -> None:
    one = table(2, give(wood=9, reed=2), moor=True)
    one.place("farm_expansion", ("a1",), (ANYTIME,), ("burn=4",))
    assert one.asked(1).key == "place" and one.me().rooms == 3


def test_illicit_work_that_is_paid_for_builds_something() -> None:
    one = table(2, farm(majors=["ceramics_stall"], goods={"clay": 2, "fuel": 1, "food": 1}), moor=True)
    one.place("special:1-2-a:illicit_work", (ANYTIME,))
    assert one.refused("ceramics_stall:wood=1") == "needed"


def test_a_minor_improvement_exchanged_away_leaves_the_major_one() -> None:
    change = farm(majors=["ceramics_stall"], goods={"clay": 2, "reed": 1, "wood": 1, "stone": 1})
    one = table(2, change, moor=True, level=3, given={"hands": [["M075"], []]})
    one.place("major_improvement", ("minor",), (ANYTIME,), ("ceramics_stall:wood=2",))
    assert one.asked().key == "improvement" and one.ids() == ("major",), "the Furniture Stall can still be built"


ACTS = {f"agricola-log-{act}" for act in (
    "plow", "sow", "bake", "rooms", "stables", "renovate", "newborn", "fence", "fence-paid", "major", "upgrade",
    "minor", "occupation", "hut-to-room",
)}
"""The log lines of acts that a placement can be for."""


def act_of(text: Text) -> str:
    """The key of what was done, whether or not the line says where."""
    done = text.args.get("done")
    return done.key if isinstance(done, Text) else text.key


BUILDERS = {
    "farm_expansion", "plow", "sow_bake", "plow_sow", "side_job", "improvement", "minor_then_major", "fencing",
    "renovate_improve", "renovate_fence", "family_growth", "urgent_growth", "modest_wish", "rooms", "lessons",
}
"""The actions of spaces that do nothing but such acts."""


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("moor", [True, False])
def test_no_placement_ends_without_an_act_of_its_space(players: int, moor: bool) -> None:
    """Random players who love to exchange what they are about to use."""
    acts = 0
    for number in range(scaled(3)):
        options = AgricolaOptions(moor=moor, level=3 if number % 2 else 1)
        session = new_session(SPEC, players, f"{number + 77:064x}", options)
        session.closed.clear()
        spaces = table_of(session.state)
        rng = random.Random(f"{players}:{moor}:{number}")
        used = ""
        while not session.finished:
            seat, decision = next(iter(session.open().items()))
            free = decision.anytime and decision.key != "place" and rng.random() < 0.4
            answer = random_answer(SPEC.rules, session.state, decision, rng)
            if free:
                answer = (rng.choice(decision.anytime),)
            if decision.key == "place" and not decision.is_free(answer):
                used = answer[0]
            session.submit(seat, answer)
            assert SPEC.rules.invariants(session.state) == []
            for closed in session.closed:
                if used in spaces and spaces[used].action in BUILDERS:
                    assert ACTS & {act_of(line.text) for line in closed.lines}, used
                    acts += 1
                used = ""
            session.closed.clear()
    assert acts, "no placement of those that were looked at came up"
