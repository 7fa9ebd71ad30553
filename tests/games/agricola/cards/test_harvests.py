"""Cards that act in a harvest, and cards that hear of cooking and baking."""

from __future__ import annotations

import pytest

from games.agricola.state import AgricolaState, Phase
from games.core.chance import Chance
from tests.games.agricola.farm import Farm


def harvested(one: Farm) -> Farm:
    """Up to the end of the field phase: all have fuel, so that heating is asked."""
    return one.change(_fuel).through(Phase.FEED)


def _fuel(state: AgricolaState) -> None:
    for player in state.players:
        player.goods["fuel"] = 9


def test_m088_peat_iron_wants_two_moors() -> None:
    one = harvested(Farm(number=4).card(0, "M088").yard(0, moors="a1 b1"))
    assert one.me().goods["fuel"] == 10
    assert harvested(Farm(number=4).card(0, "M088").yard(0, moors="a1")).me().goods["fuel"] == 9


@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (7, 3)])
def test_b039_loom_weaves_by_steps(sheep: int, food: int) -> None:
    plain = harvested(Farm(number=4).has(0, sheep=sheep).yard(0, pastures="d2 d3 e2 e3"))
    one = harvested(Farm(number=4).card(0, "B039").has(0, sheep=sheep).yard(0, pastures="d2 d3 e2 e3"))
    assert one.me().goods["food"] - plain.me().goods["food"] == food
    one.scores(0, bonus=sheep // 3)


def test_b050_butter_churn_counts_each_on_its_own() -> None:
    base = {"sheep": 5, "cattle": 3}
    plain = harvested(Farm(number=4).has(0, **base).yard(0, pastures="d2 d3 e2, e3 e1"))
    one = harvested(Farm(number=4).card(0, "B050").has(0, **base).yard(0, pastures="d2 d3 e2, e3 e1"))
    assert one.me().goods["food"] - plain.me().goods["food"] == 2


@pytest.mark.parametrize(("fields", "food"), [("c3 d3 e3", 3), ("d3 e3", 0)])
def test_b061_three_field_rotation_wants_an_empty_field(fields: str, food: int) -> None:
    base = {"fields": fields, "grain_on": {"e3": 1}, "vegetable_on": {"d3": 1}}
    plain = harvested(Farm(number=4).yard(0, **base))
    one = harvested(Farm(number=4).card(0, "B061").yard(0, **base))
    assert one.me().goods["food"] - plain.me().goods["food"] == food


def test_m128_workbench_works_in_the_last_harvests() -> None:
    one = harvested(Farm(number=13).card(0, "M128"))
    plain = harvested(Farm(number=13))
    assert one.me().goods["clay"] - plain.me().goods["clay"] == 2
    early = harvested(Farm(number=11).card(0, "M128"))
    assert early.me().goods["clay"] == harvested(Farm(number=11)).me().goods["clay"]


def test_a063_dutch_windmill_grinds_after_harvests() -> None:
    one = Farm(number=5).card(0, "A063", "fireplace_2").has(0, grain=1).place("grain_utilization", ("grain=1",))
    one.owns(0, food=5)
    one = Farm(number=4).card(0, "A063", "fireplace_2").has(0, grain=1).place("grain_utilization", ("grain=1",))
    one.owns(0, food=2)


@pytest.mark.parametrize(("sheep", "heating"), [(1, 2), (2, 1), (3, 1), (4, 0), (6, 0)])
def test_m086_spinning_mill_warms_by_the_sheep_of_the_field_phase(sheep: int, heating: int) -> None:
    one = harvested(Farm(number=4).card(0, "M086").has(0, sheep=sheep).yard(0, pastures="d2 d3 e2 e3"))
    assert one.view(0).farms[0].heating == heating


def test_m102_savings_deposit_pays_for_clay_and_moves_on() -> None:
    one = harvested(Farm(number=4).card(0, "M102").has(0, clay=9))
    plain = harvested(Farm(number=4).has(0, clay=9))
    assert one.me().goods["food"] - plain.me().goods["food"] == 6
    assert one.me().minors == [] and [held.name for held in one.me(1).hand] == ["M102"]


def test_m102_savings_deposit_moves_on_without_paying() -> None:
    one = harvested(Farm(number=4).card(0, "M102"))
    assert one.me().goods["food"] == harvested(Farm(number=4)).me().goods["food"]
    assert one.me().minors == [] and [held.name for held in one.me(1).hand] == ["M102"]


def test_m102_savings_deposit_leaves_the_solo_game() -> None:
    one = harvested(Farm(1, number=4).card(0, "M102"))
    assert one.state.removed == ["M102"]


def test_m102_and_m104_draw_by_themselves() -> None:
    labels = [f"layout for {card}" for card in ("M102", "M104")]
    drawn = {label: {Chance(f"{n:064x}").below(label, 9) for n in range(99)} for label in labels}
    assert drawn == {label: set(range(9)) for label in labels}


def test_m104_wild_harvest_counts_forests() -> None:
    base = "a1 b1 b2 b3 c1 c2 c3 d1 d2"
    one = harvested(Farm(number=4).card(0, "M104").yard(0, forests=base))
    assert one.me().goods["food"] - harvested(Farm(number=4).yard(0, forests=base)).me().goods["food"] == 1
    one = harvested(Farm(number=4).card(0, "M104"))
    assert one.me().goods["food"] == harvested(Farm(number=4)).me().goods["food"]
    Farm().hand(0, "M104").place("meeting_place", ("M104",)).owns(0, food=1)


def test_m069_leather_saddle_wants_three_horses() -> None:
    yard = {"majors": ["fireplace_2"], "pastures": "d2 d3, e2 e3"}
    one = Farm().card(0, "M069").yard(0, **yard).has(0, horse=3, cattle=2).place("anytime", ("cattle=2",))
    one.scores(0, bonus=2)
    one = Farm().card(0, "M069").yard(0, **yard).has(0, horse=2, cattle=2).place("anytime", ("cattle=2",))
    one.scores(0, bonus=0)


def test_m069_leather_saddle_counts_at_feeding_too() -> None:
    one = Farm(number=4).card(0, "M069").yard(0, majors=["fireplace_2"], pastures="d2 d3, e2 e3")
    one = harvested(one.has(0, horse=3, cattle=2)).answer("cattle=2").scores(0, bonus=2)


def test_m115_oak_bark_counts_what_is_cooked() -> None:
    one = Farm().card(0, "M115").yard(0, majors=["fireplace_2"], pastures="d2 d3, e2 e3")
    one.has(0, boar=1, cattle=1, sheep=1).place("anytime", ("boar=1", "cattle=1", "sheep=1")).owns(0, wood=2, food=7)
    one = Farm().card(0, "M115").yard(0, majors=["fireplace_2"]).has(0, sheep=1).place("anytime", ("sheep=1",))
    one.owns(0, food=2)
    one = Farm().hand(0, "M115").card(0, "well", "pottery").has(0, vegetable=1).place("meeting_place", ("M115",))
    one.owns(0, wood=2)
