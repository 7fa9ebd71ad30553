"""`python -m games simulate` plays For Northwood! in both set-ups and in every scenario, named by option.

The golden file has a row for each: rules that change anywhere show there. `make goldens` writes it anew.
"""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from games.cli.main import main
from games.northwood.scenarios import SCENARIOS, NorthwoodOptions

GOLDEN = Path(__file__).with_name("northwood_ways.json")
GAMES = 12
JACKS, CROWNED_JACKS = {"jack"}, {"jack_crown"}
ALL = {f"{rank}{crown}" for rank in ("jack", "queen", "king") for crown in ("", "_crown")}
INTRO, EVERYBODY = (JACKS, {"queen", "king"}), (ALL, ALL)
WAYS = {
    "characters=intro": INTRO,
    "characters=full": EVERYBODY,
    "scenario=first_steps": INTRO,
    "scenario=bronze_road": INTRO,
    "scenario=inner_circle": INTRO,
    "scenario=edges_first": INTRO,
    "scenario=queens_council": (JACKS, {"queen", "queen_crown"}),
    "scenario=kings_council": (JACKS, {"king", "king_crown"}),
    "scenario=new_friends": (CROWNED_JACKS, {"queen", "king"}),
    "scenario=left_to_right": INTRO,
    "scenario=right_to_left": INTRO,
    "scenario=lone_envoy": INTRO,
    "scenario=outer_ring": INTRO,
    "scenario=no_strangers": EVERYBODY,
    "scenario=everyone": EVERYBODY,
    "scenario=long_talks": EVERYBODY,
    "scenario=silver_road": INTRO,
    "scenario=for_northwood": EVERYBODY,
}
"""Every way to play, with the ranks of its allies and of its rulers."""


@cache
def simulated(way: str) -> dict[str, Any]:
    """What the command prints for one option."""
    arguments = ["simulate", "northwood", "--players", "1", "--option", way, "--games", str(GAMES), "--seed", "3"]
    with redirect_stdout(io.StringIO()) as printed:
        assert main([*arguments, "--json"]) == 0
    report: dict[str, Any] = json.loads(printed.getvalue())
    return report


def summed_up(report: dict[str, Any]) -> str:
    """A report as one line of the golden file."""
    played = sum(card["played"] for card in report["cards"].values())
    spread = " ".join(f"{name} {value:g}" for name, value in report["scores"][0].items())
    return f"{report['decisions']} decisions, {played} abilities, won {report['wins'][0]}, stars {spread}"


def test_the_ways_are_all_there_are() -> None:
    fields = NorthwoodOptions.model_fields
    scenarios, characters = (set(get_args(fields[name].annotation)) for name in ("scenario", "characters"))
    assert scenarios == {"free", *SCENARIOS} and len(SCENARIOS) == 16
    assert WAYS.keys() == {f"scenario={name}" for name in SCENARIOS} | {f"characters={name}" for name in characters}


@pytest.mark.parametrize("way", WAYS)
def test_simulate_plays_it_to_the_end_without_a_violation(way: str, update_goldens: bool) -> None:
    report = simulated(way)
    assert (report["game"], report["players"], report["games"], report["violations"]) == ("northwood", 1, GAMES, [])
    golden: dict[str, str] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    if update_goldens:
        golden = {name: golden.get(name, "") for name in WAYS} | {way: summed_up(report)}
        GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
    assert golden[way] == summed_up(report)


@pytest.mark.parametrize("way", WAYS)
def test_it_is_played_by_those_whom_it_deals(way: str) -> None:
    allies, rulers = WAYS[way]
    used = {name.split("_", 1)[1] for name in simulated(way)["cards"]}
    assert allies <= used <= allies | rulers  # of the rulers, only guests and those whom a queen copies use theirs
