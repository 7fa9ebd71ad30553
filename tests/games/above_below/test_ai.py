"""The AI seats: always within the rules, blind to rewards, and the good one far ahead of the legal one."""

from __future__ import annotations

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

import games.above_below.ai
from games.above_below import SPEC
from games.above_below.ai.good import Good
from games.above_below.ai.judge import Judge
from games.above_below.ai.weights import Weights
from games.above_below.state import Step, Zone
from games.above_below.view import view_of
from games.core.fuzz import Legal
from games.core.registry import first_state
from games.core.rules import Result
from games.core.run import Run
from games.core.view import table_view
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table
from tests.scale import scaled


def played(players: list[Good | Legal], number: int, way: str = "base") -> Result:
    """A whole game of these seats; an answer that the rules do not take fails it."""
    rng = random.Random(f"{way}:{number}")
    run = Run(SPEC.rules, first_state(SPEC, len(players), f"{rng.getrandbits(256):064x}", SPEC.options_of(way)))
    while not run.finished:
        for seat, decision in list(run.open().items())[:1]:
            run.submit(seat, players[seat].choose(table_view(run, seat), decision, rng))
    return SPEC.rules.result(run.state)


def test_the_good_one_beats_the_legal_one() -> None:
    games_played, won = scaled(10), 0
    for number in range(games_played):
        seats: list[Good | Legal] = [Good(), Legal()] if number % 2 else [Legal(), Good()]
        result = played(seats, number)
        won += result.places[1 - number % 2] == 1 and result.places[number % 2] == 2
    assert won >= games_played * 0.95 - 0.5


@pytest.mark.parametrize("way", ["base", "expanded"])
def test_four_good_ones_play_to_the_end(way: str) -> None:
    result = played([Good() for _ in range(4)], 1, way)
    assert min(result.totals) > 15


@pytest.mark.parametrize("way", list(SPEC.ways))
def test_the_legal_one_plays_every_way(way: str) -> None:
    played([Legal() for _ in range(2)], 2, way)


def test_it_never_looks_into_the_book() -> None:
    """No module of the AI reads pages: it knows of a page what its view has."""
    folder = Path(games.above_below.ai.__file__).parent
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                assert ".book" not in node.module and not node.module.endswith(".state"), file.name


def answer(table: Table, seat: int = 0) -> tuple[str, ...]:
    decision = table.question(seat)
    return Good().choose(table_view(table.session, seat), decision, random.Random(1))


def test_it_takes_the_safe_choice_with_two_and_the_bold_one_with_many(page: NewPage) -> None:
    safe = {"id": "safe", "tiers": [{"at": 3, "gain": {}}, {"at": 4, "gain": {}}]}
    name = page(safe, {"id": "bold", "tiers": [{"at": 7, "gain": {}}]})
    assert answer(Table().exploring(0, name, "builder", "trainer")) == ("choice:safe",)
    table = Table()
    for piece in ("bruno", "mirta", "vera", "liquid_woman"):
        table.villager(0, piece)
    table.exploring(0, name, "explorer", "bruno", "mirta", "vera", "liquid_woman")
    assert answer(table) == ("choice:bold",)


def test_it_exerts_for_a_success_and_not_for_nothing(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 3, "gain": {}}]})
    table = Table(dice={"lantern": [1, 1]}).exploring(0, name, "trainer", "explorer").answer(0, "choice", "choice:go")
    assert len(answer(table)) == 1
    name = page({"id": "go", "tiers": [{"at": 2, "gain": {}}, {"at": 4, "gain": {}}]})
    table = Table(dice={"lantern": [1, 1]}).exploring(0, name, "trainer", "explorer").answer(0, "choice", "choice:go")
    assert answer(table) == ()


def test_in_the_last_round_injuries_cost_nothing(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 2, "gain": {}}, {"at": 4, "gain": {}}]})
    table = Table(dice={"lantern": [1, 1]}).exploring(0, name, "trainer", "explorer").at(Step.READ, 7)
    assert len(answer(table.answer(0, "choice", "choice:go"))) == 2


def test_it_rolls_again_what_is_dark(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 3, "gain": {}}]})
    table = Table(dice={"lantern": [1, 1]}).built(0, "lucky_shrine").exploring(0, name, "builder", "trainer")
    table.answer(0, "choice", "choice:go")
    assert answer(table) == ("reroll",)
    table.answer(0, "exert", "reroll")
    assert answer(table) == ("villager:builder",)


@pytest.mark.parametrize(("price", "sold"), [(3, "yes"), (1, "no")])
def test_it_sells_for_more_than_the_item_is_worth(price: int, sold: str) -> None:
    """A fifth mushroom on the first space counts one point."""
    table = Table().laid(1, mushroom=4).own(1, mushroom=1)
    table[1].goods["mushroom"], table[1].sale = 0, "mushroom"
    table.answer(0, "turn", "buy").answer(0, "offer", "coin=3")
    decision = replace(table.question(1), args={**table.question(1).args, "n": price})
    assert Good().choose(table_view(table.session, 1), decision, random.Random(1)) == (sold,)


def test_nothing_left_to_gain_it_passes() -> None:
    table = Table()
    for piece in ("builder", "trainer", "explorer"):
        table.villager(0, piece, Zone.EXHAUSTED)
    assert answer(table) == ("pass",)


def test_a_new_kind_of_good_is_worth_its_space_and_its_income() -> None:
    judge = Judge(view_of(Table().laid(0, fish=1, rope=1, pot=1).state, 0), 0, Weights())
    assert judge.good("rope") == 1
    assert judge.good("ore") > judge.good("pot") > 1
