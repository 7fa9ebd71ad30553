"""The farmer, an AI seat: acceptable answers to every question, from views alone, and better ones than chance."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import replace

import pytest

from games.core.chance import Chance
from games.core.codec import dump_state
from games.core.fuzz import random_answer
from games.core.leanings import Leanings
from games.core.redeal import REVERSED, SORTED, redeal
from games.core.run import Run
from games.core.session import Session
from games.core.view import table_view
from games.mi_tierra import SPEC
from games.mi_tierra.ai.farmer import explain
from games.mi_tierra.ai.places import for_sale, place_worth
from games.mi_tierra.ai.situation import PRICES, Situation
from games.mi_tierra.ai.taste import LEANINGS, PLAIN, USUAL, Taste
from games.mi_tierra.content import WARES
from games.mi_tierra.options import MiTierraOptions
from games.mi_tierra.pieces import Pen
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.setup import setup
from games.mi_tierra.state import MiTierraState, Step
from games.mi_tierra.view import view_of
from tests.games.mi_tierra.table import Table
from tests.scale import scaled

SLOWEST = 0.15
"""Seconds that a decision may take at most."""


def game(players: int, number: int) -> Run[MiTierraState]:
    chance = Chance(f"{random.Random(f'{players}:{number}').getrandbits(256):064x}")
    return Run(MiTierraRules(), setup(players, MiTierraOptions(), chance, {}))


def play(run: Run[MiTierraState], seats: tuple[str, ...], rng: random.Random) -> tuple[float, ...]:
    """A whole game between AI seats; the totals."""
    while waiting := run.open():
        seat = next(iter(waiting))
        run.submit(seat, SPEC.ais[seats[seat]].choose(table_view(run, seat), waiting[seat], rng))
    return run.rules.result(run.state).totals


def test_the_farmer_beats_chance() -> None:
    """19 of 20 games of two: the seat changes from game to game."""
    wins = 0
    games = scaled(10)
    for number in range(games):
        seats = ("good", "legal") if number % 2 else ("legal", "good")
        totals = play(game(2, number), seats, random.Random(number))
        wins += totals[seats.index("good")] > totals[seats.index("legal")]
    assert wins >= 0.95 * games


@pytest.mark.parametrize("players", range(2, 7))
def test_the_farmer_answers_everything_in_time(players: int) -> None:
    """Random players bring about every question; his answers are checked beside theirs."""
    asked: Counter[str] = Counter()
    slow = 0.0
    for number in range(scaled(2)):
        run, rng = game(players, number), random.Random(number)
        while waiting := run.open():
            for seat, decision in waiting.items():
                began = time.process_time()
                answer = SPEC.ais["good"].choose(table_view(run, seat), decision, rng)
                slow = max(slow, time.process_time() - began)
                assert run.rules.refusal(run.state, decision, answer) is None, decision.key
                asked[decision.key] += 1
            seat = rng.choice(list(waiting))
            run.submit(seat, random_answer(run.rules, run.state, waiting[seat], rng))
    assert {"place", "plant", "house", "market", "sale", "black_market", "plan", "make", "tower"} <= set(asked)
    assert slow < SLOWEST


def test_the_farmer_sees_nothing_that_is_hidden() -> None:
    """The same answer whatever lies in the decks."""
    session = Session(MiTierraRules(), game(3, 5).state)
    rng = random.Random(8)
    compared = 0
    while not session.finished and compared < 40:
        seat, decision = next(iter(session.open().items()))
        mine = SPEC.ais["good"].choose(table_view(session, seat), decision, random.Random(1))
        for mix in (SORTED, REVERSED):
            twin = session.fork()
            twin.state = redeal(session.state, seat, mix)
            assert dump_state(twin.state) != dump_state(session.state)
            assert SPEC.ais["good"].choose(table_view(twin, seat), decision, random.Random(1)) == mine
            compared += 1
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))
    assert compared >= 40


def worth(table: Table, place: str, taste: Taste = USUAL) -> float:
    return place_worth(Situation(view_of(table.session.state, 0), 0, taste), place)


def test_the_farmer_goes_where_there_is_something_to_win() -> None:
    rich = Table(2).at(Step.PLACE, "winter", 1).money(30, 30).goods(0, milk=1, egg=2, apple=6, wool=3)
    rich.pens(0, Pen(3, "cow", 3)).row("A02", "A04")
    assert worth(rich, "oven") > worth(rich, "field:a2") > worth(rich, "pass")
    assert worth(rich, "clothing") > worth(rich, "order_table")
    assert worth(rich, "podium") > 30 and worth(rich, "arena") == 0
    assert worth(rich, "official_market") >= 15
    poor = Table(2).at(Step.PLACE).money(0, 30).goods(0, milk=1, egg=2)
    assert worth(poor, "oven") == 0 and worth(poor, "official_market") == 0


def test_a_farmer_holds_back_what_the_next_piece_needs_until_the_end() -> None:
    table = Table(2).at(Step.MARKET, "spring", 1).money(30, 30).goods(0, wool=4, milk=2, apple=2)
    now = Situation(view_of(table.session.state, 0), 0)
    assert for_sale(now, dict(now.farm.goods)) == {**now.farm.goods, "wool": 1}, "there is no egg for a cake"
    last = Situation(replace(now.view, last_round=True), 0)
    assert for_sale(last, dict(last.farm.goods)) == last.farm.goods


def test_every_leaning_likes_something_else() -> None:
    table = Table(4).at(Step.PLACE, "spring", 1).money(30, 30, 30, 30).pens(0, Pen(3), Pen(2))
    view = view_of(table.session.state, 0)

    def best(leaning: str, *places: str) -> str:
        return max(places, key=lambda one: place_worth(Situation(view, 0, LEANINGS[leaning]), one))

    animals = ("sheep_farm", "hen_house", "cattle_farm")
    assert best("tailor", *animals) == "sheep_farm" and best("dairy", *animals) == "cattle_farm"
    assert best("rider", "clock_tower", "water_mill") == "clock_tower"
    assert isinstance(SPEC.ais["good"], Leanings) and set(SPEC.ais["good"].minds) == set(LEANINGS)


def test_the_farmer_says_what_he_would_do_and_why() -> None:
    table = Table(2).at(Step.PLACE, "winter", 3).money(30, 30).goods(0, milk=1, egg=2)
    answer, why = explain(table.sees(0), table.decision(0))
    best, other = why.args["n"], why.args["other"]
    assert answer == ("oven",) and best == round(worth(table, "oven", PLAIN)) and why.key == "mi-tierra-advice-place"
    assert isinstance(other, int) and other < best and other == round(worth(table, "official_market", PLAIN))
    table = Table(4).at(Step.PLACE).money(8, 8, 8, 8).grid("", "", "", "")
    table.player(0).hired = 5
    answer, why = explain(table.sees(0), table.decision(0))
    assert answer == ("forest:pair",) and why.key == "mi-tierra-advice-tried"
    assert why.args == {"n": round(worth(table, "forest:pair", PLAIN)), "other": round(worth(table, "forest", PLAIN))}
    table = Table(2).at(Step.AREAS).money(30, 30).goods(0, milk=1, egg=2).place(0, "oven")
    answer, why = explain(table.sees(0), table.decision(0))
    assert answer == ("yes",) and why.key == "mi-tierra-advice"


def test_every_ware_has_a_price_in_both_decks() -> None:
    assert all(PRICES[deck][ware] > 0 for deck in "AB" for ware in WARES)
    assert PRICES["B"]["wine"] > PRICES["A"]["wine"] > PRICES["A"]["grape"]
